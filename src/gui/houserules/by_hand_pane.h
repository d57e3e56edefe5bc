#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace umpire::gui {

class CodeEdit;
class ElidedLabel;

/// The files of the house rules as text, for those who like to write them: checked while they type, with the
/// message for the line the cursor is in below. What is typed is taken over when the keyboard leaves the
/// text, and when the rules are saved.
class ByHandPane : public QWidget {
    Q_OBJECT

  public:
    ByHandPane(const Look& look, HouseDraft& draft, QWidget* parent = nullptr);

    /// Shows the file of a part, "pack" for the manifest, with the cursor there.
    void goTo(const std::string& part, const Position& at);
    /// Takes over what is typed.
    void flush();
    /// Whether something is typed that was not taken over yet.
    bool isTyped() const;

  Q_SIGNALS:
    /// What the check says of what is typed.
    void checked(const umpire::Issues& issues);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void restyle();
    void fillParts();
    void showPart();
    void refresh();
    void check();
    void showMessage();
    std::string part() const;
    QString fileText(const std::string& part) const;

    const Look& m_look;
    HouseDraft& m_draft;
    QComboBox* m_parts;
    ElidedLabel* m_path;
    CodeEdit* m_text;
    QLabel* m_message;
    QTimer m_rest;
    Issues m_issues;
    std::string m_shown; ///< the part
    QString m_file;      ///< its text as the rules have it
    QString m_taken;     ///< the same as the editor has it
};

} // namespace umpire::gui
