#include "resolve/face_entry.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// After this pause a number that could go on is taken as it is.
constexpr int facePatience = 1500;

bool isNumber(const QString& label) {
    bool is = false;
    label.toInt(&is);
    return is;
}

/// As many letters as no other label begins with.
QString beginningOf(const QString& label, const QStringList& labels) {
    for (int length = 1; length < label.size(); ++length) {
        const QString begin = label.left(length);
        const auto alike = std::count_if(labels.begin(), labels.end(), [&begin](const QString& other) {
            return other.startsWith(begin, Qt::CaseInsensitive);
        });
        if (alike == 1) {
            return begin.toUpper();
        }
    }
    return label.toUpper();
}

/// How many of the keys begin so.
auto beginning(const QStringList& keys, const QString& typed) {
    return std::count_if(keys.begin(), keys.end(),
                         [&typed](const QString& key) { return key.startsWith(typed); });
}

} // namespace

QStringList faceKeys(const QStringList& labels) {
    const QString ten = QStringLiteral("10");
    const bool longest =
        !labels.contains(QStringLiteral("0")) &&
        std::none_of(labels.begin(), labels.end(), [](const QString& label) { return label.toInt() > 10; });
    QStringList keys;
    for (const QString& label : labels) {
        keys << (label == ten && longest ? QStringLiteral("0")
                 : isNumber(label)       ? label
                                         : beginningOf(label, labels));
    }
    return keys;
}

FaceEntry::FaceEntry(QObject* parent) : QObject(parent) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(facePatience);
    connect(&m_pause, &QTimer::timeout, this, &FaceEntry::finish);
}

bool FaceEntry::goesOn(const QStringList& keys) {
    return std::any_of(keys.begin(), keys.end(),
                       [&keys](const QString& key) { return beginning(keys, key) > 1; });
}

bool FaceEntry::type(const QString& key, const QStringList& keys) {
    if (keys != m_keys) {
        clear();
        m_keys = keys;
    }
    const QString typed = m_typed + key.toUpper();
    const auto meant = beginning(m_keys, typed);
    if (meant == 0) {
        const bool number = !m_typed.isEmpty() && key.at(0).isDigit();
        if (number) {
            clear();
            Q_EMIT refused(typed);
        }
        return number;
    }
    m_typed = typed;
    if (meant == 1 && m_keys.contains(m_typed)) {
        return finish();
    }
    m_pause.start();
    Q_EMIT typing(m_typed);
    return true;
}

bool FaceEntry::finish() {
    const QString typed = m_typed;
    if (!m_keys.contains(typed)) {
        return false;
    }
    clear();
    Q_EMIT given(typed);
    return true;
}

void FaceEntry::clear() {
    m_pause.stop();
    if (!m_typed.isEmpty()) {
        m_typed.clear();
        Q_EMIT typing({});
    }
}

} // namespace umpire::gui
