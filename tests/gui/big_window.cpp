#include "big_window.h"

#include <QFile>
#include <QTest>

namespace umpire::gui::test {

void BigWindow::openBig(const BigBattle& size) {
    const QString path = folder.filePath(QStringLiteral("big.battle.json"));
    QFile big(path);
    ASSERT_TRUE(big.open(QIODevice::WriteOnly));
    big.write(QByteArray::fromStdString(bigBattle(document.rules(), size).dump(1)));
    big.close();
    document.open(path);
    QTest::qWait(60);
}

} // namespace umpire::gui::test
