#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QCheckBox>
#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace umpire::gui {

class QuestionRow;

/// A question answered with some of a few, each with a box of its own, the likeliest first. Its key ticks one
/// after the other.
class TicksRow : public QWidget {
    Q_OBJECT

  public:
    TicksRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void picked(const QString& place, const QString& fact, const QStringList& ids);

  private:
    PanelQuestion tickOf(std::size_t choice) const;
    void tick(std::size_t choice, bool on);

    PanelQuestion m_question;
    std::vector<QuestionRow*> m_rows;
};

/// A question with one answer of a few, such as direct or indirect: buttons beside its text.
class OneRow : public QWidget {
    Q_OBJECT

  public:
    OneRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void chosen(const QString& place, const QString& fact, const QString& choice);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    PanelQuestion m_question;
    std::vector<QPushButton*> m_buttons;
};

class PickList;

/// A question answered with some of a list, such as the units that have an enemy near.
class ChoiceRow : public QWidget {
    Q_OBJECT

  public:
    ChoiceRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void picked(const QString& place, const QString& fact, const QStringList& ids);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    PanelQuestion m_question;
    PickList* m_list;
};

/// A question to the umpire: a big box to tick (or a number), its key, and what it changes.
class QuestionRow : public QCheckBox {
    Q_OBJECT

  public:
    QuestionRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);
    const PanelQuestion& question() const { return m_question; }
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  Q_SIGNALS:
    void answered(const QString& place, const QString& fact, int value);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool hitButton(const QPoint& pos) const override;
    void nextCheckState() override;

  private:
    QRect textRoom(const QSize& size) const;
    void paintBox(QPainter& painter) const;
    void paintValue(QPainter& painter) const;
    void paintKey(QPainter& painter) const;
    void send(int value);

    const Look& m_look;
    PanelQuestion m_question;
    QSpinBox* m_number = nullptr;
};

} // namespace umpire::gui
