#include "window/record_view.h"

#include "field/short_name.h"
#include "models/record_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The place muted, who in bold, the rest plain.
class RecordDelegate : public QStyledItemDelegate {
  public:
    RecordDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool place = index.column() == RecordModel::Place;
        option->font = m_look.font(13.5, index.column() == RecordModel::Who ? QFont::Bold : QFont::Normal);
        const QFontMetrics metrics(option->font);
        option->text = abbreviated(option->text, metrics, option->rect.width() - m_look.px(20));
        option->palette.setColor(QPalette::Text, place ? m_look.theme().muted : m_look.theme().ink);
    }

  private:
    const Look& m_look;
};

} // namespace

RecordView::RecordView(const Look& look, QAbstractItemModel& model, QWidget* parent)
    : QFrame(parent), m_look(look), m_model(model), m_stack(new QStackedLayout),
      m_table(new QTableView(this)),
      m_empty(new QLabel(tr("Nothing has happened yet. What is resolved is written down here, newest first."),
                         this)) {
    setObjectName(QStringLiteral("recordArea"));
    setLayout(m_stack);
    m_empty->setProperty("kind", QStringLiteral("muted"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMinimumWidth(1);
    m_table->setModel(&model);
    m_table->setAccessibleName(tr("The record, newest first"));
    m_table->setItemDelegate(new RecordDelegate(look, this));
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFocusPolicy(Qt::TabFocus);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setWordWrap(false);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    connect(&look, &Look::changed, this, &RecordView::arrange);
    connect(&model, &QAbstractItemModel::modelReset, this, &RecordView::showWhatThereIs);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &RecordView::showWhatThereIs);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &RecordView::showWhatThereIs);
    arrange();
    showWhatThereIs();
}

void RecordView::showWhatThereIs() {
    if (m_model.rowCount() == 0) {
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_stack->setCurrentWidget(m_table);
    m_table->scrollToTop();
}

void RecordView::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void RecordView::arrange() {
    m_table->verticalHeader()->setMinimumSectionSize(m_look.px(20));
    m_table->verticalHeader()->setDefaultSectionSize(m_look.px(27));
    // The table itself may not have been laid out yet while the empty page is shown in its place.
    const int room = std::max(1, width() - m_table->verticalScrollBar()->sizeHint().width());
    // With large text in a small window only what was done and how it came out have room.
    const bool narrow = room < m_look.px(560);
    m_table->setColumnHidden(RecordModel::Place, narrow);
    m_table->setColumnHidden(RecordModel::Follows, narrow);
    const int place = narrow ? 0 : std::min(m_look.px(140), room / 6);
    m_table->setColumnWidth(RecordModel::Place, place);
    m_table->setColumnWidth(RecordModel::Who, (room - place) * (narrow ? 50 : 28) / 100);
    m_table->setColumnWidth(RecordModel::How, (room - place) * 42 / 100);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

} // namespace umpire::gui
