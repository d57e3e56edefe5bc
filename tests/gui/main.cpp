#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

static void loadResources() {
    Q_INIT_RESOURCE(app);
    Q_INIT_RESOURCE(languages);
}

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ::testing::InitGoogleTest(&argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    loadResources();
    return RUN_ALL_TESTS();
}
