#include "houserules/bands_editor.h"

#include "document/text.h"
#include "roster/choice_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

QString endOf(const Json& band, const char* key) {
    return band.is_object() && band.contains(key) && band[key].is_number_integer()
               ? QString::number(band[key].get<std::int64_t>())
               : QString();
}

QString outcomeOf(const Json& band) {
    return band.is_object() && band.contains("outcome") && band["outcome"].is_string()
               ? toText(band["outcome"].get<std::string>())
               : QString();
}

} // namespace

BandsEditor::BandsEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_value(value) {
    setObjectName(QStringLiteral("bandsEditor"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* add = new QPushButton(tr("+ Band"), this);
    add->setObjectName(QStringLiteral("addBand"));
    add->setAccessibleName(tr("Add a band above the others"));
    add->setProperty("kind", QStringLiteral("small"));
    add->setAutoDefault(false);
    layout->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, &BandsEditor::addBand);
    show(value);
}

void BandsEditor::show(const HouseValue& value) {
    const Json now = value.now && value.now->is_array() ? *value.now : Json::array();
    if (isWaiting() || (m_rows && now == m_bands && value.choices == m_value.choices)) {
        return;
    }
    m_value = value;
    m_bands = now;
    build();
}

void BandsEditor::build() {
    if (m_rows) {
        m_rows->deleteLater();
    }
    if (m_rows) {
        m_rows->hide();
    }
    m_rows = new QWidget(this);
    m_grid = new QGridLayout(m_rows);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(2, 1);
    int column = 0;
    for (const QString& head : {tr("From"), tr("To"), tr("What it comes to")}) {
        auto* label = new QLabel(head, m_rows);
        label->setProperty("kind", QStringLiteral("muted"));
        m_grid->addWidget(label, 0, column++);
    }
    for (int row = 0; row < static_cast<int>(m_bands.size()); ++row) {
        addRow(row);
    }
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_rows);
    m_rows->show();
}

void BandsEditor::addRow(int row) {
    const int number = row + 1;
    m_grid->addWidget(addEnd(row, "from", tr("Band %1, from").arg(number)), number, 0);
    m_grid->addWidget(addEnd(row, "to", tr("Band %1, to").arg(number)), number, 1);
    m_grid->addWidget(addOutcome(row, tr("Band %1, what it comes to").arg(number)), number, 2);
    auto* drop = new QPushButton(QStringLiteral("×"), m_rows);
    drop->setObjectName(QStringLiteral("band-%1-drop").arg(number));
    drop->setAccessibleName(tr("Take band %1 away").arg(number));
    drop->setToolTip(tr("Take this band away"));
    drop->setProperty("kind", QStringLiteral("small"));
    drop->setAutoDefault(false);
    connect(drop, &QPushButton::clicked, this, [this, row] { dropBand(row); });
    m_grid->addWidget(drop, number, 3);
}

QWidget* BandsEditor::addEnd(int row, const char* key, const QString& spoken) {
    auto* line = new QLineEdit(endOf(m_bands[static_cast<std::size_t>(row)], key), m_rows);
    line->setObjectName(QStringLiteral("band-%1-%2").arg(row + 1).arg(QLatin1String(key)));
    line->setAccessibleName(spoken);
    line->setPlaceholderText(tr("open"));
    line->setFixedWidth(m_look.px(84));
    line->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("-?[0-9]{0,6}")), line));
    connect(line, &QLineEdit::textEdited, this, [this, row, key](const QString& text) {
        Json& band = m_bands[static_cast<std::size_t>(row)];
        bool number = false;
        const int end = text.toInt(&number);
        if (number) {
            band = band.is_object() ? band : Json::object(); // what was written by hand may be anything
            band[key] = end;
        } else if (band.is_object()) {
            band.erase(key);
        }
        typed();
    });
    connect(line, &QLineEdit::editingFinished, this, &BandsEditor::flush);
    return line;
}

QWidget* BandsEditor::addOutcome(int row, const QString& spoken) {
    auto* box = new ChoiceBox(m_rows);
    box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    box->setObjectName(QStringLiteral("band-%1-outcome").arg(row + 1));
    box->setAccessibleName(spoken);
    for (const HouseChoice& choice : m_value.choices) {
        box->addItem(toText(choice.name), toText(choice.id));
    }
    const QString now = outcomeOf(m_bands[static_cast<std::size_t>(row)]);
    if (box->findData(now) < 0) {
        box->addItem(now, now);
    }
    box->setShown(box->findData(now));
    connect(box, &ChoiceBox::chosen, this, [this, row, box] {
        Json& band = m_bands[static_cast<std::size_t>(row)];
        band = band.is_object() ? band : Json::object();
        band["outcome"] = fromText(box->currentData().toString());
        send();
    });
    return box;
}

/// Above the last: it begins where that ended, and that ends there.
void BandsEditor::addBand() {
    Json band = Json::object();
    if (!m_bands.empty() && m_bands.back().is_object()) {
        Json& last = m_bands.back();
        const bool open = !last.contains("to") && last.contains("from") && last["from"].is_number_integer();
        if (open) {
            last["to"] = last["from"];
        }
        if (last.contains("to") && last["to"].is_number_integer()) {
            band["from"] = last["to"].get<std::int64_t>() + 1;
        }
        if (last.contains("outcome")) {
            band["outcome"] = last["outcome"];
        }
    }
    m_bands.push_back(band);
    build();
    send();
}

void BandsEditor::dropBand(int row) {
    m_bands.erase(m_bands.begin() + row);
    build();
    send();
}

void BandsEditor::send() {
    Q_EMIT edited(m_bands);
}

} // namespace umpire::gui
