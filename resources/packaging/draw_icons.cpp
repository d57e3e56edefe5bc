// Draws a picture in sizes that desktops ask for:  draw-icons PICTURE.svg NAME FOLDER SIZE...
// writes FOLDER/SIZExSIZE/NAME.png for each size.

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc < 5) {
        std::fprintf(stderr, "draw-icons PICTURE.svg NAME FOLDER SIZE...\n");
        return 2;
    }
    QSvgRenderer picture(QString::fromLocal8Bit(argv[1]));
    for (int i = 4; i < argc; ++i) {
        const int size = std::atoi(argv[i]);
        const QString folder = QStringLiteral("%1/%2x%2").arg(QString::fromLocal8Bit(argv[3])).arg(size);
        QImage image(size, size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.render(&painter, image.rect());
        painter.end();
        const QString file = QStringLiteral("%1/%2.png").arg(folder, QString::fromLocal8Bit(argv[2]));
        if (!picture.isValid() || !QDir().mkpath(folder) || !image.save(file)) {
            std::fprintf(stderr, "draw-icons: %s cannot be drawn\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}
