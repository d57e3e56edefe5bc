#include "print/state_sheet_autosave.h"

#include "paper/sheet_pages.h"
#include "print/print_job.h"
#include "print/print_plan.h"
#include "umpire/sheets/make_sheet.h"

#include <QFileInfo>

namespace umpire::gui {

StateSheetAutosave::StateSheetAutosave(const BattleDocument& document, const Settings& settings,
                                       QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings) {
    connect(&document, &BattleDocument::changed, this, &StateSheetAutosave::follow);
}

QString StateSheetAutosave::fileFor(const QString& battle) {
    const QFileInfo file(battle);
    QString name = file.fileName();
    for (const QLatin1String end : {QLatin1String(".json"), QLatin1String(".battle")}) {
        if (name.endsWith(end, Qt::CaseInsensitive)) {
            name.chop(end.size());
        }
    }
    return file.absolutePath() + QLatin1Char('/') + name + QStringLiteral(".state.pdf");
}

QString StateSheetAutosave::write() const {
    sheets::SheetWish wish;
    wish.sheet = "state";
    PageFormat format;
    format.paper = static_cast<QPageSize::PageSizeId>(m_settings.value(Settings::Key::PrintPaper).toInt());
    const double margin = m_settings.value(Settings::Key::PrintMargin).toDouble();
    format.margins = {margin, margin, margin, margin};
    format.colour = m_settings.value(Settings::Key::PrintColour).toBool();
    const std::shared_ptr<const RulePack> original = originalRules(m_document);
    const SheetPages pages(
        {sheets::makeSheet({m_document.rules(), &m_document.session(), original.get()}, wish)}, format);
    return PrintJob::writePdf(pages, fileFor(m_document.path()), m_document.title());
}

/// However the turn changed: ended, taken back or typed in from paper.
void StateSheetAutosave::follow(const ChangeEvent& event) {
    const Clock now = m_document.isOpen() ? m_document.battle().clock : Clock{0, {}, {}, 0};
    const bool ended =
        event.kind == ChangeEvent::Kind::State && m_turn > 0 && (now.turn != m_turn || now.side != m_side);
    m_turn = now.turn;
    m_side = now.side;
    if (!ended || m_document.path().isEmpty() || !m_settings.value(Settings::Key::StateSheets).toBool()) {
        return;
    }
    const QString problem = write();
    if (!problem.isEmpty()) {
        Q_EMIT failed(tr("The state sheet was not written. %1").arg(problem));
    }
}

} // namespace umpire::gui
