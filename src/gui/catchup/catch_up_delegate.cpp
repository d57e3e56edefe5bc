#include "catchup/catch_up_delegate.h"

#include "catchup/catch_up_model.h"

#include <QComboBox>
#include <QSpinBox>

namespace umpire::gui {

QWidget* CatchUpDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                       const QModelIndex& index) const {
    const QString name = index.data(Qt::AccessibleTextRole).toString();
    if (index.data(CatchUpModel::CountRole).toBool()) {
        auto* count = new QSpinBox(parent);
        count->setAccessibleName(name);
        count->setRange(0, index.data(CatchUpModel::MostRole).toInt());
        count->setFrame(false);
        return count;
    }
    auto* words = new QComboBox(parent);
    words->setAccessibleName(name);
    const QStringList list = index.data(CatchUpModel::WordsRole).toStringList();
    for (qsizetype i = 0; i + 1 < list.size(); i += 2) {
        words->addItem(list[i + 1], list[i]);
    }
    return words;
}

void CatchUpDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        count->setValue(index.data(Qt::EditRole).toInt());
        count->selectAll();
    } else if (auto* words = qobject_cast<QComboBox*>(editor)) {
        words->setCurrentIndex(words->findData(index.data(Qt::EditRole)));
    }
}

void CatchUpDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                   const QModelIndex& index) const {
    if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        count->interpretText();
        model->setData(index, count->value());
    } else if (auto* words = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, words->currentData());
    }
}

} // namespace umpire::gui
