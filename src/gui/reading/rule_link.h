#pragma once

#include <QEvent>
#include <QStringList>

class QWidget;

namespace umpire::gui {

/// Somebody wants to read a rule. It goes to the window he is in, and on to those that window belongs to,
/// until one takes it: whoever shows a section's letter need not know who shows rules.
class RuleAsked : public QEvent {
  public:
    explicit RuleAsked(QStringList wanted) : QEvent(kind()), places(std::move(wanted)) {}
    static Type kind();

    /// Where it is told (umpire/sheets/rules_at_hand.h): the first of these that there is. Empty: wherever
    /// what is being done belongs.
    QStringList places;
};

/// Asks for a rule from somewhere in a window.
void askForRule(QWidget& from, const QStringList& places);

} // namespace umpire::gui
