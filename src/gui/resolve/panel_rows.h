#pragma once

#include "look/look.h"
#include "umpire/worksheet/worksheet.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QPushButton>

class QMenu;
class QSpinBox;

namespace umpire::gui {

/// What is counted by hand goes up to this.
inline constexpr int mostCounted = 99;

/// A derived modifier: its reason, its section, its value. Muted while an answer takes it away; a click lets
/// the umpire put his own value in its place, one on the section's letter shows the rule.
class LineRow : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LineRow(const Look& look, QWidget* parent = nullptr);

    void setLine(const WorksheetLine& line);
    const WorksheetLine& line() const { return m_line; }
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QString aside() const;
    QRect letterPlace() const;

    const Look& m_look;
    WorksheetLine m_line;
    QString m_label;
    QString m_section;
};

/// A question to the umpire: a big box to tick (or a number), its key, and what it changes.
class QuestionRow : public QCheckBox {
    Q_OBJECT

  public:
    QuestionRow(const Look& look, const WorksheetQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const WorksheetQuestion& question);
    const WorksheetQuestion& question() const { return m_question; }
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  Q_SIGNALS:
    void answered(int value);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool hitButton(const QPoint& pos) const override;
    void nextCheckState() override;

  private:
    QRect textRoom(const QSize& size) const;
    void paintBox(QPainter& painter) const;
    void paintKey(QPainter& painter) const;

    const Look& m_look;
    WorksheetQuestion m_question;
    QString m_text;
    QString m_key;
    QSpinBox* m_number = nullptr;
};

/// Several of a list: a button that tells what is picked and opens the list, which stays open while picking.
class PickList : public QPushButton {
    Q_OBJECT

  public:
    PickList(const QString& name, QWidget* parent = nullptr);

    void setChoices(const std::vector<WorksheetChoice>& choices);

  Q_SIGNALS:
    void picked(const umpire::Ids& ids);

  private:
    void build();
    QString summary() const;

    QString m_name;
    QMenu* m_menu;
    std::vector<WorksheetChoice> m_choices;
};

/// Those of the choices that are picked.
Ids pickedOf(const std::vector<WorksheetChoice>& choices);

} // namespace umpire::gui
