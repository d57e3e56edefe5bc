#include "record/correct_rows.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "resolve/pick_list.h"
#include "roster/choice_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int most = 99;

QHBoxLayout* rowOf(QWidget* row, const Look& look) {
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look.px(8));
    return layout;
}

QLabel* wordsOf(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("kind", QStringLiteral("question"));
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    return label;
}

} // namespace

QString CorrectFieldRow::nameOf(const CorrectionField& field) {
    return QStringLiteral("correct-%1-%2").arg(toText(field.place), toText(field.key));
}

CorrectFieldRow::CorrectFieldRow(const Look& look, const CorrectionField& field, QWidget* parent)
    : QWidget(parent), m_field(field) {
    QHBoxLayout* layout = rowOf(this, look);
    layout->addWidget(wordsOf(field.name, this), 1);
    QWidget* entry = nullptr;
    if (field.kind == CorrectionField::Kind::Count) {
        entry = m_count = new QSpinBox(this);
        m_count->setRange(static_cast<int>(field.from), static_cast<int>(field.to));
        connect(m_count, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT named(Json(value)); });
    } else if (field.kind == CorrectionField::Kind::Several) {
        entry = m_several = new PickList(field.name, this);
        connect(m_several, &PickList::picked, this, [this](const QStringList& ids) {
            Json list = Json::array();
            for (const QString& id : ids) {
                list.push_back(fromText(id));
            }
            Q_EMIT named(list);
        });
    } else {
        entry = m_one = new ChoiceBox(this);
        connect(m_one, &ChoiceBox::chosen, this, [this] {
            const auto at = static_cast<std::size_t>(std::max(0, m_one->currentIndex()));
            const Json value = at < m_field.choices.size() ? Json(m_field.choices[at].id) : Json();
            Q_EMIT named(m_field.kind == CorrectionField::Kind::Flag ? Json(value == Json("yes")) : value);
        });
    }
    entry->setObjectName(nameOf(field));
    entry->setAccessibleName(field.name);
    layout->addWidget(entry, 3);
    show(field);
}

void CorrectFieldRow::show(const CorrectionField& field) {
    const bool fresh = !m_one || m_one->count() == 0 ||
                       !std::equal(field.choices.begin(), field.choices.end(), m_field.choices.begin(),
                                   m_field.choices.end(),
                                   [](const PanelChoice& a, const PanelChoice& b) { return a.id == b.id; });
    m_field = field;
    if (m_count) {
        const QSignalBlocker quiet(m_count);
        m_count->setValue(static_cast<int>(field.value));
    } else if (m_several) {
        m_several->setChoices(field.choices);
    } else {
        if (fresh) {
            m_one->clear();
            for (const PanelChoice& choice : field.choices) {
                m_one->addItem(choice.name);
            }
        }
        const auto on = std::find_if(field.choices.begin(), field.choices.end(),
                                     [](const PanelChoice& choice) { return choice.on; });
        m_one->setShown(on == field.choices.end() ? -1 : static_cast<int>(on - field.choices.begin()));
    }
}

QString CorrectLineRow::nameOf(const CorrectionDraft::Row& row) {
    return QStringLiteral("line-%1-%2").arg(toText(row.place), toText(row.id));
}

CorrectLineRow::CorrectLineRow(const Look& look, const CorrectionDraft::Row& row, QWidget* parent)
    : QWidget(parent), m_value(new QSpinBox(this)), m_back(new QPushButton(tr("As computed"), this)) {
    QHBoxLayout* layout = rowOf(this, look);
    const QString says = tr("%1: %2").arg(row.who, row.label);
    m_value->setObjectName(nameOf(row));
    m_value->setAccessibleName(says);
    m_value->setRange(-most, most);
    m_back->setObjectName(nameOf(row) + QStringLiteral("-back"));
    m_back->setProperty("kind", QStringLiteral("small"));
    m_back->setAccessibleName(tr("%1: as computed").arg(says));
    layout->addWidget(m_value);
    layout->addWidget(wordsOf(row.label, this), 1);
    layout->addWidget(m_back);
    connect(m_value, &QSpinBox::valueChanged, this, &CorrectLineRow::set);
    connect(m_back, &QPushButton::clicked, this, &CorrectLineRow::takenBack);
    show(row);
}

void CorrectLineRow::show(const CorrectionDraft::Row& row) {
    const QSignalBlocker quiet(m_value);
    m_value->setValue(static_cast<int>(row.value));
    m_back->setEnabled(row.byHand);
}

} // namespace umpire::gui
