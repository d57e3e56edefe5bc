#pragma once

#include "look/theme.h"

#include <QHash>
#include <QProxyStyle>

namespace umpire::gui {

/// The one look of the program, on Fusion: it tells Qt how large everything plain is and draws it, from the
/// palette and the size of text in force, so that neither is ever carried to each widget. What a widget is
/// told by its property `kind` or its name; parts that need more paint themselves.
class UmpireStyle : public QProxyStyle {
    Q_OBJECT

  public:
    UmpireStyle();

    /// That of the program; the first call puts it in the place of the desktop's.
    static UmpireStyle& ofProgram();

    /// Dresses the whole program.
    void wear(const Dress& dress);
    /// Dresses one window and what is in it.
    void wear(const Dress& dress, QWidget& window);
    /// What is in force for a widget; null: for the program.
    const Dress& dressOf(const QWidget* widget) const;

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;

  private:
    void paintItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    bool paintBars(ControlElement element, const QStyleOption& option, QPainter& painter,
                   const QWidget* widget) const;
    QSize usualSize(ContentsType type, const QStyleOption* option, const QSize& contents,
                    const QWidget* widget) const;
    QSize inputSize(ContentsType type, const QStyleOption* option, const QSize& contents,
                    const QWidget* widget) const;
    QRect tickPart(SubElement element, const QStyleOption& option, const Dress& dress) const;

    Dress m_dress;
    QHash<const QObject*, Dress> m_own; ///< of windows with a look of their own
};

} // namespace umpire::gui
