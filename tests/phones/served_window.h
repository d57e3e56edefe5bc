#pragma once

#include "phone.h"
#include "test_window.h"

#include "document/text.h"
#include "phones/phones_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test {

/// A real window whose phones are served to this computer only.
class ServedWindow : public TestWindow {
  protected:
    PhonesDialog& dialog() {
        auto* shown = window->findChild<PhonesDialog*>();
        if (!shown) {
            trigger("actionPhones");
            shown = window->findChild<PhonesDialog*>();
        }
        return *shown;
    }
    PhoneServer& phones() { return dialog().server(); }
    void turnOn() {
        auto* network = dialog().findChild<QComboBox*>(QStringLiteral("phonesNetwork"));
        network->setCurrentIndex(network->count() - 1);
        QTest::mouseClick(dialog().findChild<QPushButton*>(QStringLiteral("phonesSwitch")), Qt::LeftButton);
        ASSERT_TRUE(phones().isOn());
        dialog().close();
        window->activateWindow();
    }
    PhoneServer::Link linkOf(const Id& side) {
        for (PhoneServer::Link& link : phones().links()) {
            if (link.viewer.side == side) {
                return link;
            }
        }
        ADD_FAILURE() << side;
        return {};
    }
    /// "": of the spectators.
    QString urlOf(const Id& side) { return phones().url(linkOf(side)); }
    bool shoot(const Id& unit, const Id& target, int die) {
        return document.execute({{"do", "shoot"}, {"unit", unit}, {"target", target}, {"dice", {die}}}).ok;
    }
    /// The latest of what the side of a phone claimed, as it is told there.
    static Json claimOn(Phone& phone) {
        const Json& claims = phone.shown()["claims"];
        return claims.empty() ? Json::object() : claims[0];
    }

    static bool claimBecomes(Phone& phone, const char* state) {
        return waitFor([&] { return claimOn(phone).value("state", "") == state; });
    }

    const Json shot{{"subject", "12lhr"}, {"target", "i-67"}, {"action", "shoot"}};
};

} // namespace umpire::gui::test
