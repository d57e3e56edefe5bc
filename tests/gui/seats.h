#pragma once

#include "test_window.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "players/seat_window.h"
#include "umpire/battle/visibility.h"
#include "window/main_window.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <set>

namespace umpire::gui::test {

/// Two players at one laptop with the shipped game of cards, and what of it is to stay unknown to whom.
class Seats : public TestWindow {
  protected:
    Seats() { source = example(QStringLiteral("palestine-1918")); }

    SeatWindow& sit() {
        for (const char* side : {"british", "turkish"}) {
            EXPECT_TRUE(document.execute({{"do", "fill-hand"}, {"side", side}}).ok);
        }
        window->seat().open();
        return *window->seat().seat();
    }
    void goToPhase(const Id& phase) {
        while (battle().clock.phase != phase) {
            ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
        }
    }
    /// The first card of a hand that may be laid, whatever was drawn.
    void layOne(const Id& side) {
        for (const Subject* card : battle().all(SubjectKind::Unit)) {
            const bool hand = card->side == side && card->value("pile").text() == "hand";
            const Json lay{{"do", "commit"}, {"side", side}, {"cards", Json::array({card->id})}};
            if (hand && document.execute(lay).ok) {
                return;
            }
        }
        FAIL() << side << " has nothing to lay";
    }
    /// The names of cards that this viewer may not see, and of no card that he may.
    std::set<QString> secretsFrom(const Viewer& viewer) {
        std::set<QString> secret;
        std::set<QString> known;
        for (const Subject* card : battle().all(SubjectKind::Unit)) {
            const bool hand = card->value("pile").text() == "hand";
            const bool seen = sees(document.rules(), battle(), *card, viewer);
            if (seen) {
                known.insert(toText(card->name));
            }
            if (hand && !seen) {
                secret.insert(toText(card->name));
            }
        }
        for (const QString& name : known) {
            secret.erase(name);
        }
        EXPECT_FALSE(secret.empty());
        return secret;
    }
    /// All that a widget and those in it say, to eyes and to ears.
    static QStringList wordsOf(QWidget& top) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList words;
        QList<QWidget*> all = top.findChildren<QWidget*>();
        all << &top;
        for (const QWidget* widget : all) {
            words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip()
                  << widget->objectName() << widget->windowTitle() << widget->property("text").toString();
        }
        return words;
    }
    static QStringList rowsOf(const QAbstractItemModel& model, const QModelIndex& under) {
        QStringList rows;
        for (int i = 0; i < model.rowCount(under); ++i) {
            const QModelIndex row = model.index(i, 0, under);
            rows << row.data().toString() << row.data(Qt::AccessibleTextRole).toString()
                 << rowsOf(model, row);
        }
        return rows;
    }
    static void expectNone(const std::set<QString>& secret, QWidget& top) {
        const QString all = wordsOf(top).join(QLatin1Char('\n'));
        for (const QString& name : secret) {
            EXPECT_FALSE(all.contains(name)) << fromText(name);
        }
    }
};

} // namespace umpire::gui::test
