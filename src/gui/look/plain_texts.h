#pragma once

#include <QObject>
#include <QString>

namespace umpire::gui {

/// The text for a button, a tab, a menu entry or the label of a field: an & in it is shown, and makes no key.
QString asWritten(const QString& text);

/// The text in a window's title: "[*]" in it does not stand for unsaved changes.
QString inTitle(const QString& text);

/// The text of a tool tip, in lines of a length that can be read.
QString tipOf(const QString& text);

/// A chance in per cent with one decimal, in the manner of the language, without the sign. Only what is
/// certain reads 100, only what cannot be 0.
QString percentNumber(double chance);
QString exactPercent(double chance);
/// The same for running text: without a decimal of nothing.
QString plainPercent(double chance);

/// Names come out of files, and where Qt is left to judge it takes "<b>x</b>" for markup. As long as this
/// lives, labels, message boxes and tool tips show every text as it is written, but for labels that ask for
/// rich text themselves.
class PlainTexts : public QObject {
    Q_OBJECT

  public:
    explicit PlainTexts(QObject* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace umpire::gui
