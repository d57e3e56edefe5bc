#include "document/within_sentence.h"

#include "document/text.h"
#include "umpire/base/letters.h"

#include <QCoreApplication>

namespace umpire::gui {

QString withinSentence(const QString& name) {
    const QString manner =
        QCoreApplication::translate("WithinSentence", "small letters",
                                    "How names of states, marks and deeds stand within a sentence. Leave it "
                                    "as it is for small letters; anything else leaves the names alone.");
    return manner == QLatin1String("small letters") ? toText(inSmallLetters(fromText(name))) : name;
}

} // namespace umpire::gui
