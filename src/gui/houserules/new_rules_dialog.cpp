#include "houserules/new_rules_dialog.h"

#include "document/text.h"
#include "look/widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace umpire::gui {

QString asHouseId(const QString& text) {
    static const QRegularExpression accents(QStringLiteral("[\\x{0300}-\\x{036f}]"));
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    static const QRegularExpression apostrophes(QStringLiteral("['\\x{2019}]"));
    QString id = text.toLower().normalized(QString::NormalizationForm_KD).remove(accents).remove(apostrophes);
    id.replace(others, QStringLiteral(" "));
    return id.simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
}

NewRulesDialog::NewRulesDialog(const Look& look, const HouseDraft& draft, const QString& base,
                               QWidget* parent)
    : QDialog(parent), m_draft(draft), m_base(new QComboBox(this)), m_title(new QLineEdit(this)),
      m_id(new QLineEdit(this)), m_problem(makeLabel(this, "newRulesProblem", "warning")) {
    setObjectName(QStringLiteral("newRulesDialog"));
    setWindowTitle(tr("New house rules"));
    build();
    connect(m_base, &QComboBox::currentIndexChanged, this, &NewRulesDialog::check);
    connect(m_title, &QLineEdit::textChanged, this, &NewRulesDialog::suggest);
    connect(m_id, &QLineEdit::textChanged, this, &NewRulesDialog::check);
    fillBases(base);
    m_title->setText(tr("Our club's rules"));
    m_title->selectAll();
    m_title->setFocus();
    resize(dialogSize(look, *this, 560, 300));
}

void NewRulesDialog::build() {
    const std::tuple<QWidget*, const char*, QString> names[] = {
        {m_base, "newRulesBase", tr("The rules they build on")},
        {m_title, "newRulesTitle", tr("What they are called")},
        {m_id, "newRulesId", tr("Name of their folder")}};
    for (const auto& [widget, name, spoken] : names) {
        named(widget, name, spoken);
    }
    auto* about = makeLabel(
        this, "", "", tr("They begin as their base is, and follow it; you change what you play otherwise."));
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Built on:"), m_base);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Folder:"), m_id);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(makeButtons());
}

QWidget* NewRulesDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("Make them"));
    m_make->setProperty("kind", QStringLiteral("primary"));
    speakButtons(*buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void NewRulesDialog::fillBases(const QString& base) {
    for (const FoundPack& pack : m_draft.searchPath().found()) {
        if (!pack.hidden) {
            m_base->addItem(tr("%1 (%2)").arg(toText(pack.title), toText(ownerText(pack.owner))),
                            toText(pack.name));
        }
    }
    m_base->setCurrentIndex(std::max(0, m_base->findData(base)));
}

/// Until a name is typed, the title gives one.
void NewRulesDialog::suggest() {
    if (!m_id->isModified()) {
        m_id->setText(asHouseId(m_title->text()));
    }
    check();
}

HouseWish NewRulesDialog::wish() const {
    return {fromText(m_base->currentData().toString()), fromText(m_id->text().trimmed()),
            fromText(m_title->text().trimmed())};
}

void NewRulesDialog::check() {
    const QString problem = m_draft.problemOf(wish());
    m_problem->setText(problem);
    m_make->setEnabled(problem.isEmpty());
}

} // namespace umpire::gui
