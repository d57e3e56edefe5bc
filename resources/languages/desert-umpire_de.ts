<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Application</name>
    <message>
        <source>The battle to open; a rule pack or a collection of formations to take in.</source>
        <translation>Das Gefecht, das geöffnet wird; oder ein Regelpaket oder eine Sammlung von Verbänden zum Übernehmen.</translation>
    </message>
    <message>
        <source>only one FILE can be exported or shown in a picture</source>
        <translation>nur eine DATEI kann exportiert oder als Bild gezeigt werden</translation>
    </message>
    <message>
        <source>--theme is one of %1</source>
        <translation>--theme ist eines von %1</translation>
    </message>
    <message>
        <source>--scale is a number from %1 to %2</source>
        <translation>--scale ist eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT</source>
        <translation>--size ist BREITExHÖHE</translation>
    </message>
    <message>
        <source>%1: the file cannot be read</source>
        <translation>%1: Die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1: not written</source>
        <translation>%1: nicht geschrieben</translation>
    </message>
    <message>
        <source>--output needs --export SHEET</source>
        <translation>--output braucht --export SHEET</translation>
    </message>
    <message>
        <source>--language is one of %1, not %2</source>
        <translation>--language ist eines von %1, nicht %2</translation>
    </message>
</context>
<context>
    <name>BattleReader</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, which marker</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%3: %1 von %2</translation>
    </message>
    <message>
        <source>this phase: %1</source>
        <translation>diese Phase: %1</translation>
    </message>
    <message>
        <source>%1 of %2 %3 lost</source>
        <translation>%3: %1 von %2 verloren</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BattleRepository</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nothing can be written where %1 is (%2). You can play all the same: it will be kept among the unsaved battles. Or save it elsewhere.</source>
        <translation>Am Ort von %1 lässt sich nichts schreiben (%2). Gespielt werden kann trotzdem: Das Gefecht bleibt unter den nicht gespeicherten. Oder anderswo speichern.</translation>
    </message>
    <message>
        <source>Read only: %1 has closed this battle, or was stopped. Take it over to play on here.</source>
        <translation>Nur lesbar: %1 hat dieses Gefecht geschlossen oder wurde beendet. Zum Weiterspielen hier übernehmen.</translation>
    </message>
    <message>
        <source>Read only: %1 has this battle open, and has given no sign of life for a while. Take it over if nobody plays there any more.</source>
        <translation>Nur lesbar: %1 hat dieses Gefecht geöffnet, gibt aber seit einer Weile kein Lebenszeichen. Übernehmen, wenn dort niemand mehr spielt.</translation>
    </message>
    <message>
        <source>Read only: this battle is open at %1. What is played there appears here. To play on your own, save a copy.</source>
        <translation>Nur lesbar: Dieses Gefecht ist auf %1 geöffnet. Was dort gespielt wird, erscheint hier. Um selbst zu spielen, eine Kopie speichern.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. It was left alone.</source>
        <translation>%1 wurde von einem anderen Programm geändert und nicht angetastet.</translation>
    </message>
    <message>
        <source>%1 is not there any more: it was moved or removed, or its drive is gone.</source>
        <translation>%1 ist nicht mehr da: verschoben, gelöscht, oder das Laufwerk fehlt.</translation>
    </message>
    <message>
        <source>%1 cannot be locked (%2), and without a lock two programs could write it at once.</source>
        <translation>%1 kann nicht gesperrt werden (%2); ohne Sperre könnten zwei Programme zugleich hineinschreiben.</translation>
    </message>
    <message>
        <source>%1 Nothing is lost: its journal holds all that was played. It is tried again with each record.</source>
        <translation>%1 Nichts ist verloren: Das Journal enthält alles, was gespielt wurde. Mit jedem Eintrag wird es erneut versucht.</translation>
    </message>
    <message>
        <source>This battle has no file, and cannot be kept among the unsaved battles (%1): it stands in memory only. Save it.</source>
        <translation>Dieses Gefecht hat keine Datei und kann auch nicht unter den nicht gespeicherten aufgehoben werden (%1): Es steht nur im Arbeitsspeicher. Bitte speichern.</translation>
    </message>
    <message>
        <source>What you played last, and the file of the other may not hold, is kept among the unsaved battles.</source>
        <translation>Was zuletzt gespielt wurde und in der anderen Datei vielleicht fehlt, liegt unter den nicht gespeicherten Gefechten.</translation>
    </message>
    <message>
        <source>What you played last stands in memory only (%1): save a copy.</source>
        <translation>Was zuletzt gespielt wurde, steht nur im Arbeitsspeicher (%1): Bitte eine Kopie speichern.</translation>
    </message>
    <message>
        <source>%1 What you play is kept among the unsaved battles meanwhile.</source>
        <translation>%1 Was gespielt wird, kommt so lange zu den nicht gespeicherten Gefechten.</translation>
    </message>
    <message>
        <source>%1 What you play stands in memory only (%2): save it elsewhere.</source>
        <translation>%1 Was gespielt wird, steht nur im Arbeitsspeicher (%2): Bitte anderswo speichern.</translation>
    </message>
    <message>
        <source>there is no place for them</source>
        <translation>es gibt keinen Platz dafür</translation>
    </message>
    <message>
        <source>%1 is among the examples of the program, which stay as they are. Choose a folder of your own.</source>
        <translation>%1 gehört zu den Beispielen des Programms, und die bleiben, wie sie sind. Bitte einen eigenen Ordner wählen.</translation>
    </message>
    <message>
        <source>%1 is open: %2. Choose another name, or close it there.</source>
        <translation>%1 ist geöffnet: %2. Einen anderen Namen wählen oder dort schließen.</translation>
    </message>
    <message>
        <source>Nothing can be written there: %1.</source>
        <translation>Dort lässt sich nichts schreiben: %1.</translation>
    </message>
</context>
<context>
    <name>CampFinder</name>
    <message>
        <source>Put under %1: its %2 fought those of %3.</source>
        <translation>Zu %1 gesetzt: Diese %2 kämpften gegen die von %3.</translation>
    </message>
    <message>
        <source>Put under a side of its own: its %1 fought those of %2.</source>
        <translation>Als eigene Seite gesetzt: Diese %1 kämpften gegen die von %2.</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>may be played now</source>
        <translation>darf jetzt gespielt werden</translation>
    </message>
</context>
<context>
    <name>CatchUpDialog</name>
    <message numerus="yes">
        <source>%n field changed: %1</source>
        <comment>%n fields changed: %1</comment>
        <translation>
            <numerusform>%n Feld geändert: %1</numerusform>
            <numerusform>%n Felder geändert: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message numerus="yes">
        <source>%n minute this turn</source>
        <comment>%n minutes this turn</comment>
        <translation>
            <numerusform>%n Minute in diesem Zug</numerusform>
            <numerusform>%n Minuten in diesem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute this phase</source>
        <comment>%n minutes this phase</comment>
        <translation>
            <numerusform>%n Minute in dieser Phase</numerusform>
            <numerusform>%n Minuten in dieser Phase</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute in all</source>
        <comment>%n minutes in all</comment>
        <translation>
            <numerusform>%n Minute insgesamt</numerusform>
            <numerusform>%n Minuten insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has taken the one minute meant for it</source>
        <comment>This turn has taken the %n minutes meant for it</comment>
        <translation>
            <numerusform>Dieser Zug hat seine eine Minute gebraucht</numerusform>
            <numerusform>Dieser Zug hat seine %n Minuten gebraucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnReason</name>
    <message>
        <source>by %1</source>
        <translation>durch %1</translation>
    </message>
    <message numerus="yes">
        <source>by %n unit</source>
        <comment>by %n units</comment>
        <translation>
            <numerusform>durch %n Einheit</numerusform>
            <numerusform>durch %n Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Save a picture of the window and exit.</source>
        <translation>Ein Bild des Fensters speichern und beenden.</translation>
    </message>
    <message>
        <source>For the picture: the unit that acts.</source>
        <translation>Für das Bild: die Einheit, die handelt.</translation>
    </message>
    <message>
        <source>For the picture: the unit it acts on.</source>
        <translation>Für das Bild: die Einheit, auf die sie wirkt.</translation>
    </message>
    <message>
        <source>For the picture: the die thrown.</source>
        <translation>Für das Bild: der geworfene Würfel.</translation>
    </message>
    <message>
        <source>For the picture: menu entries to trigger, by name.</source>
        <translation>Für das Bild: Menüeinträge, die ausgelöst werden, mit Namen.</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table.</source>
        <translation>Der Tisch des Spielleiters beim Tabletop.</translation>
    </message>
    <message>
        <source>Play by these rules instead of those the file names.</source>
        <translation>Nach diesen Regeln spielen statt nach denen, die die Datei nennt.</translation>
    </message>
    <message>
        <source>The language, such as de or fr, whatever the preferences say.</source>
        <translation>Die Sprache, etwa de oder fr, was immer in den Einstellungen steht.</translation>
    </message>
    <message>
        <source>light, dark, contrast, contrast-light, contrast-dark or auto.</source>
        <translation>light, dark, contrast, contrast-light, contrast-dark oder auto.</translation>
    </message>
    <message>
        <source>Size of text in per cent, 80 to 200.</source>
        <translation>Schriftgröße in Prozent, 80 bis 200.</translation>
    </message>
    <message>
        <source>Size of the window, such as 1600x1000.</source>
        <translation>Größe des Fensters, etwa 1600x1000.</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>FILE is a battle to open. A rule pack (its folder or its pack.json) and a collection of formations are taken in, after a question. Several battles are each opened in a window of their own.</source>
        <translation>DATEI ist ein Gefecht, das geöffnet wird. Ein Regelpaket (sein Ordner oder seine pack.json) und eine Sammlung von Verbänden werden nach einer Rückfrage übernommen. Mehrere Gefechte öffnen sich jeweils in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>With --export a sheet is written, and no window is opened: it works without a display.</source>
        <translation>Mit --export wird ein Blatt geschrieben und kein Fenster geöffnet: Das geht auch ohne Bildschirm.</translation>
    </message>
    <message>
        <source>umpire wargames at the table</source>
        <translation>Tabletop-Gefechte am Tisch leiten</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>CorrectionFields</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>CorrectionText</name>
    <message>
        <source>not rolled</source>
        <translation>nicht gewürfelt</translation>
    </message>
    <message>
        <source>Rolls that come out differently</source>
        <translation>Würfe, die anders ausgehen</translation>
    </message>
    <message>
        <source>no longer %1</source>
        <translation>nicht mehr: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Records that now do something else</source>
        <translation>Einträge, die nun etwas anderes bewirken</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>▲ Records that can no longer happen</source>
        <translation>▲ Einträge, die nicht mehr möglich sind</translation>
    </message>
    <message>
        <source>is kept as it was</source>
        <translation>bleibt, wie es war</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>wird weggelassen</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>keep it as it was</source>
        <translation>lassen, wie es war</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
</context>
<context>
    <name>DamagedBattle</name>
    <message numerus="yes">
        <source>What can be saved of it: turn %1, %n record. %2</source>
        <comment>What can be saved of it: turn %1, %n records. %2</comment>
        <translation>
            <numerusform>Was zu retten ist: Zug %1, %n Eintrag. %2</numerusform>
            <numerusform>Was zu retten ist: Zug %1, %n Einträge. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Save what can be saved? Lost records are noted in their place; what stands on the disk now is kept beside the file.</source>
        <translation>Retten, was zu retten ist? Verlorene Einträge werden an ihrer Stelle vermerkt; was jetzt auf der Platte steht, bleibt neben der Datei erhalten.</translation>
    </message>
    <message>
        <source>The battle is damaged</source>
        <translation>Das Gefecht ist beschädigt</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Retten, was zu retten ist</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This can be opened in its place, as a new battle.
The damaged file stays as it is.</source>
        <translation>Dies kann stattdessen als neues Gefecht geöffnet werden.
Die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Battles (*.battle.json);;Other files of this program (*.json);;All files (*)</source>
        <translation>Gefechte (*.battle.json);;Andere Dateien dieses Programms (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rosters (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Aufstellungen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Import a roster</source>
        <translation>Aufstellung importieren</translation>
    </message>
    <message>
        <source>Export the roster</source>
        <translation>Aufstellung exportieren</translation>
    </message>
    <message>
        <source>Share house rules</source>
        <translation>Hausregeln weitergeben</translation>
    </message>
    <message>
        <source>House rules (*.house-rules.json);;All files (*)</source>
        <translation>Hausregeln (*.house-rules.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>Blätter speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page for a browser (*.html);;Text (*.txt);;Table (*.csv)</source>
        <translation>PDF (*.pdf);;Seite für einen Browser (*.html);;Text (*.txt);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
</context>
<context>
    <name>DiceBars</name>
    <message numerus="yes">
        <source>%1: %n times, expected %2</source>
        <comment>%1: %n times, expected %2</comment>
        <translation>
            <numerusform>%1: %n-mal, erwartet %2</numerusform>
            <numerusform>%1: %n-mal, erwartet %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationWriter</name>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>en_GB</source>
        <comment>names the language of dates, such as de_DE</comment>
        <translation>de_DE</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm:ss</source>
        <translation>d. MMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Gewarnt</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>some dice thrown by the program, from a seed: they could be foretold</source>
        <translation>einige Würfel vom Programm, aus einem Startwert: Sie wären vorherzusagen</translation>
    </message>
    <message>
        <source>the program&apos;s dice, from a seed: they could be foretold</source>
        <translation>Würfel des Programms, aus einem Startwert: Sie wären vorherzusagen</translation>
    </message>
    <message>
        <source>some dice thrown by the program, the others on the table</source>
        <translation>einige Würfel vom Programm, die anderen auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source>the program&apos;s dice, sealed beforehand</source>
        <translation>Würfel des Programms, vorab versiegelt</translation>
    </message>
    <message>
        <source>dice thrown on the table</source>
        <translation>auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source>⚂ Dice that were seen before</source>
        <translation>⚂ Würfel, die schon zu sehen waren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>First written: %1</source>
        <translation>Zuerst geschrieben: %1</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>↺ Can no longer happen, and was left out</source>
        <translation>↺ Nicht mehr möglich und daher weggelassen</translation>
    </message>
    <message>
        <source>↺ Changed by a correction</source>
        <translation>↺ Durch eine Berichtigung geändert</translation>
    </message>
    <message>
        <source>%1 (section %2)</source>
        <translation>%1 (Abschnitt %2)</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Geworfen: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>set by the umpire</source>
        <translation>vom Spielleiter gesetzt</translation>
    </message>
    <message>
        <source>Stated by the umpire</source>
        <translation>Angabe des Spielleiters</translation>
    </message>
    <message>
        <source>Set by the umpire in place of what was worked out</source>
        <translation>Vom Spielleiter anstelle des Errechneten gesetzt</translation>
    </message>
    <message>
        <source>Reason given</source>
        <translation>Angegebener Grund</translation>
    </message>
    <message>
        <source>Now turn %1, %2, %3</source>
        <translation>Jetzt Zug %1, %2, %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Fell due: %1</source>
        <translation>Fällig geworden: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>Waived: %1 (%2)</source>
        <translation>Erlassen: %1 (%2)</translation>
    </message>
    <message>
        <source>No longer owed: %1</source>
        <translation>Nicht mehr fällig: %1</translation>
    </message>
    <message>
        <source>Rulings looked at</source>
        <translation>Herangezogene Auslegungen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ExportOrder</name>
    <message>
        <source>Write a sheet and exit: %1.</source>
        <translation>Ein Blatt schreiben und beenden: %1.</translation>
    </message>
    <message>
        <source>For --export: the file to write; its name says how.</source>
        <translation>Für --export: die Zieldatei; ihr Name bestimmt das Format.</translation>
    </message>
    <message>
        <source>For --export: just this side&apos;s.</source>
        <translation>Für --export: nur das dieser Seite.</translation>
    </message>
    <message>
        <source>For --export: whose copy, umpire (default) or players.</source>
        <translation>Für --export: für wen die Kopie ist, umpire (Vorgabe) oder players.</translation>
    </message>
    <message>
        <source>For --export: roster and unit-cards as they are now or were set-up.</source>
        <translation>Für --export: Aufstellung und Einheitenkarten, wie sie jetzt sind (now) oder eingerichtet wurden (set-up).</translation>
    </message>
    <message>
        <source>For --export: the ready reference in large type.</source>
        <translation>Für --export: die Kurzübersicht in großer Schrift.</translation>
    </message>
    <message>
        <source>For --export: the ready reference with odds.</source>
        <translation>Für --export: die Kurzübersicht mit Chancen.</translation>
    </message>
    <message>
        <source>For --export: the report with a last page on which every record was played anew.</source>
        <translation>Für --export: der Bericht mit einer letzten Seite, auf der jeder Eintrag neu durchgespielt wurde.</translation>
    </message>
    <message>
        <source>For --export: photos for the report, placed by their time.</source>
        <translation>Für --export: Fotos für den Bericht, nach ihrer Zeit eingeordnet.</translation>
    </message>
    <message>
        <source>For --export: a4 (default), a5 or letter.</source>
        <translation>Für --export: a4 (Vorgabe), a5 oder letter.</translation>
    </message>
    <message>
        <source>For --export: black and white.</source>
        <translation>Für --export: schwarzweiß.</translation>
    </message>
    <message>
        <source>--export: unknown sheet %1; it is one of %2</source>
        <translation>--export: unbekanntes Blatt %1; es gibt %2</translation>
    </message>
    <message>
        <source>--export: unknown sheet %1%2</source>
        <translation>--export: unbekanntes Blatt %1%2</translation>
    </message>
    <message>
        <source>--export needs --output OUT.pdf, .html, .txt or .csv</source>
        <translation>--export braucht --output OUT.pdf, .html, .txt oder .csv</translation>
    </message>
    <message>
        <source>--output: %1 does not end in .pdf, .html, .txt or .csv</source>
        <translation>--output: %1 endet nicht auf .pdf, .html, .txt oder .csv</translation>
    </message>
    <message>
        <source>--for is umpire or players</source>
        <translation>--for ist umpire oder players</translation>
    </message>
    <message>
        <source>--as is now or set-up</source>
        <translation>--as ist now oder set-up</translation>
    </message>
    <message>
        <source>--paper is a4, a5 or letter</source>
        <translation>--paper ist a4, a5 oder letter</translation>
    </message>
    <message>
        <source>For --export: lengths in centimetres, whatever the preferences say.</source>
        <translation>Für --export: Längen in Zentimetern, was immer die Einstellungen sagen.</translation>
    </message>
    <message>
        <source>For --export: lengths in inches, whatever the preferences say.</source>
        <translation>Für --export: Längen in Zoll, was immer die Einstellungen sagen.</translation>
    </message>
</context>
<context>
    <name>FieldMenu</name>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit together</source>
        <comment>%n units together</comment>
        <translation>
            <numerusform>%n Einheit zusammen</numerusform>
            <numerusform>%n Einheiten zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick out its unit</source>
        <comment>Pick out its %n units</comment>
        <translation>
            <numerusform>Ihre Einheit auswählen</numerusform>
            <numerusform>Ihre %n Einheiten auswählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>%n thing to look at</source>
        <comment>%n things to look at</comment>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and one more</source>
        <comment>and %n more</comment>
        <translation>
            <numerusform>und noch eins</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSharing</name>
    <message>
        <source>Share as one file</source>
        <translation>Als eine Datei weitergeben</translation>
    </message>
    <message>
        <source>%1 holds all of these house rules. Whoever gets it drops it on this program&apos;s window, or opens it with it.</source>
        <translation>%1 enthält alle diese Hausregeln. Wer die Datei bekommt, zieht sie auf das Fenster dieses Programms oder öffnet sie damit.</translation>
    </message>
    <message>
        <source>These rules have errors; put them in order first.</source>
        <translation>Diese Regeln haben Fehler; sie sind erst in Ordnung zu bringen.</translation>
    </message>
</context>
<context>
    <name>IssueList</name>
    <message numerus="yes">
        <source>× %n thing is wrong; the rules cannot be saved until it is put right</source>
        <comment>× %n things are wrong; the rules cannot be saved until they are put right</comment>
        <translation>
            <numerusform>× %n Fehler; die Regeln lassen sich erst speichern, wenn er behoben ist</numerusform>
            <numerusform>× %n Fehler; die Regeln lassen sich erst speichern, wenn sie behoben sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ In order, with %n thing to look at</source>
        <comment>✓ In order, with %n things to look at</comment>
        <translation>
            <numerusform>✓ In Ordnung, mit %n Hinweis</numerusform>
            <numerusform>✓ In Ordnung, mit %n Hinweisen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu: %1</source>
        <translation>Menü: %1</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>0–9</source>
        <translation>0–9</translation>
    </message>
    <message>
        <source>A unit&apos;s number, or the die that is asked for</source>
        <translation>Nummer einer Einheit oder der verlangte Würfel</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>To the tile nearest in that direction</source>
        <translation>Zur nächsten Kachel in dieser Richtung</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Applies what is ready, goes on to what follows, or points at a unit</source>
        <translation>Wendet an, was bereit ist, geht zum Folgenden weiter oder zeigt auf eine Einheit</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Points at the unit the keyboard is on; folds a formation</source>
        <translation>Zeigt auf die Einheit, auf der die Tastatur steht; klappt einen Verband ein</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Takes all typed dice back, else lets go of the unit</source>
        <translation>Nimmt alle getippten Würfel zurück, sonst die Wahl der Einheit</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Takes the last die back</source>
        <translation>Nimmt den letzten Würfel zurück</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Goes where many dice are told at once</source>
        <translation>Dorthin, wo viele Würfel auf einmal angegeben werden</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <translation>A, Umschalt+A</translation>
    </message>
    <message>
        <source>The next action, the one before</source>
        <translation>Die nächste Aktion, die vorige</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Picks all units of a formation</source>
        <translation>Wählt alle Einheiten eines Verbandes</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Filters the field</source>
        <translation>Filtert das Feld</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Parks what is being resolved</source>
        <translation>Legt beiseite, was ausgewertet wird</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Rolls for me</source>
        <translation>Würfelt für mich</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>Finds in the record</source>
        <translation>Sucht im Protokoll</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Umschalt+F10</translation>
    </message>
    <message>
        <source>All a unit can do</source>
        <translation>Alles, was eine Einheit tun kann</translation>
    </message>
    <message>
        <source>On a line of the record</source>
        <translation>Auf einer Zeile des Protokolls</translation>
    </message>
    <message>
        <source>Shows it in full</source>
        <translation>Zeigt sie ausführlich</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Corrects it</source>
        <translation>Berichtigt sie</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Writes a note beside it</source>
        <translation>Schreibt eine Notiz daneben</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Bookmarks it</source>
        <translation>Setzt ein Lesezeichen</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Undoes everything after it</source>
        <translation>Macht alles danach rückgängig</translation>
    </message>
    <message>
        <source>In a note</source>
        <translation>In einer Notiz</translation>
    </message>
    <message>
        <source>Keeps it</source>
        <translation>Behält sie</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Begins a new line</source>
        <translation>Beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>Ctrl+Down, Ctrl+Up</source>
        <translation>Strg+Herunter, Strg+Hoch</translation>
    </message>
    <message>
        <source>On to what stands above the unit, to the turn, and back</source>
        <translation>Weiter zu dem, was über der Einheit steht, zum Zug und zurück</translation>
    </message>
    <message>
        <source>Gives it up</source>
        <translation>Verwirft sie</translation>
    </message>
    <message>
        <source>While looking back</source>
        <translation>In der Rückschau</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>The record before, the one after</source>
        <translation>Der Eintrag davor, der danach</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>The turn before, the one after</source>
        <translation>Der Zug davor, der danach</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>To the beginning, to now</source>
        <translation>Zum Anfang, zum Jetzt</translation>
    </message>
    <message>
        <source>Lets it run, and pauses it</source>
        <translation>Lässt ablaufen und hält an</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Schneller, langsamer</translation>
    </message>
    <message>
        <source>Whether the players see it too</source>
        <translation>Ob auch die Spieler es sehen</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>In the players&apos; window</source>
        <translation>Im Spielerfenster</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Fills the screen, and leaves it</source>
        <translation>Füllt den Bildschirm und gibt ihn frei</translation>
    </message>
    <message>
        <source>Scrolls the field</source>
        <translation>Verschiebt das Feld</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Strg++, Strg+-, Strg+0</translation>
    </message>
    <message>
        <source>Larger text, smaller, the usual size</source>
        <translation>Größere Schrift, kleinere, die übliche</translation>
    </message>
    <message>
        <source>Questions (with Shift: of the second party)</source>
        <translation>Fragen (mit Umschalt: zur zweiten Partei)</translation>
    </message>
    <message>
        <source>What a unit does by itself</source>
        <translation>Was eine Einheit von sich aus tut</translation>
    </message>
    <message>
        <source>Esc, Ctrl+Shift+P</source>
        <translation>Esc, Strg+Umschalt+P</translation>
    </message>
    <message>
        <source>Closes it; the full screen first</source>
        <translation>Schließt es; erst den Vollbildmodus</translation>
    </message>
    <message>
        <source>In the window of house rules</source>
        <translation>Im Fenster der Hausregeln</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Herunter</translation>
    </message>
    <message>
        <source>From Find into what the rules say</source>
        <translation>Von Suchen zu dem, was die Regeln sagen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y</source>
        <translation>Strg+Umschalt+Y</translation>
    </message>
    <message>
        <source>Tries them on the open battle</source>
        <translation>Probiert sie am offenen Gefecht aus</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Opens a stack; then who stays behind</source>
        <translation>Öffnet einen Stapel; dann: wer zurückbleibt</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Takes the stack up; Enter puts it down</source>
        <translation>Nimmt den Stapel auf; Eingabe setzt ihn ab</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>What is shown of all units</source>
        <translation>Was von allen Einheiten gezeigt wird</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>With a click: acts together with the first</source>
        <translation>Mit einem Klick: handelt zusammen mit der ersten</translation>
    </message>
    <message>
        <source>From place to place, and along an open stack</source>
        <translation>Von Ort zu Ort, und den offenen Stapel entlang</translation>
    </message>
    <message>
        <source>What stands beside the turn</source>
        <translation>Was neben dem Zug steht</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Desert Umpire</source>
        <translation>Desert Umpire</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Gefecht</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Never sa&amp;ved</source>
        <translation>N&amp;ie gespeichert</translation>
    </message>
    <message>
        <source>R&amp;oster</source>
        <translation>&amp;Aufstellung</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pap&amp;ier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Units on the &amp;field</source>
        <translation>Einheiten im Fel&amp;d</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New battle</source>
        <translation>&amp;Neues Gefecht</translation>
    </message>
    <message>
        <source>Back to an empty field</source>
        <translation>Zurück zu einem leeren Feld</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Close battle</source>
        <translation>Gefecht s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Set &amp;up the roster</source>
        <translation>Aufstellung ein&amp;richten</translation>
    </message>
    <message>
        <source>The battle&apos;s sides, formations, officers and units</source>
        <translation>Seiten, Verbände, Offiziere und Einheiten des Gefechts</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>Szen&amp;ario</translation>
    </message>
    <message>
        <source>Title, sides, reinforcements, who is hidden</source>
        <translation>Titel, Seiten, Verstärkungen, wer verdeckt ist</translation>
    </message>
    <message>
        <source>B&amp;alance</source>
        <translation>&amp;Kräftevergleich</translation>
    </message>
    <message>
        <source>What the sides bring, and what losses will do to them</source>
        <translation>Was die Seiten aufbieten und was Verluste daraus machen</translation>
    </message>
    <message>
        <source>New &amp;side</source>
        <translation>Neue &amp;Seite</translation>
    </message>
    <message>
        <source>New &amp;formation</source>
        <translation>Neuer &amp;Verband</translation>
    </message>
    <message>
        <source>Under the side or formation that is chosen</source>
        <translation>Unter der gewählten Seite oder dem gewählten Verband</translation>
    </message>
    <message>
        <source>New &amp;officer</source>
        <translation>Neuer &amp;Offizier</translation>
    </message>
    <message>
        <source>Commands what is chosen</source>
        <translation>Befehligt, was gewählt ist</translation>
    </message>
    <message>
        <source>New u&amp;nit</source>
        <translation>Neue &amp;Einheit</translation>
    </message>
    <message>
        <source>In the formation that is chosen</source>
        <translation>Im gewählten Verband</translation>
    </message>
    <message>
        <source>Show &amp;templates</source>
        <translation>Vor&amp;lagen zeigen</translation>
    </message>
    <message>
        <source>Whole formations with one click</source>
        <translation>Ganze Verbände mit einem Klick</translation>
    </message>
    <message>
        <source>Same a&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>The same, with the next number</source>
        <translation>Das Gleiche mit der nächsten Nummer</translation>
    </message>
    <message>
        <source>Strike o&amp;ff</source>
        <translation>Strei&amp;chen</translation>
    </message>
    <message>
        <source>With everything below</source>
        <translation>Mit allem darunter</translation>
    </message>
    <message>
        <source>Place &amp;higher</source>
        <translation>&amp;Höher setzen</translation>
    </message>
    <message>
        <source>Before its neighbour</source>
        <translation>Vor den Nachbarn</translation>
    </message>
    <message>
        <source>Place &amp;lower</source>
        <translation>&amp;Tiefer setzen</translation>
    </message>
    <message>
        <source>Behind its neighbour</source>
        <translation>Hinter den Nachbarn</translation>
    </message>
    <message>
        <source>&amp;Keep in my collection…</source>
        <translation>In meine Sa&amp;mmlung …</translation>
    </message>
    <message>
        <source>For any battle</source>
        <translation>Für jedes Gefecht</translation>
    </message>
    <message>
        <source>&amp;Import from CSV…</source>
        <translation>Aus CSV &amp;importieren …</translation>
    </message>
    <message>
        <source>One row a side, formation, officer or unit</source>
        <translation>Eine Zeile je Seite, Verband, Offizier oder Einheit</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV e&amp;xportieren …</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Zeilen ein&amp;fügen</translation>
    </message>
    <message>
        <source>Copied with their heads from a spreadsheet</source>
        <translation>Mit ihren Spaltenköpfen aus einer Tabelle kopiert</translation>
    </message>
    <message>
        <source>&amp;Back to before the battle…</source>
        <translation>&amp;Zurück vor das Gefecht …</translation>
    </message>
    <message>
        <source>The roster stays, what was played is taken back</source>
        <translation>Die Aufstellung bleibt, das Gespielte wird zurückgenommen</translation>
    </message>
    <message>
        <source>The next battle of a campaign begins with what is left</source>
        <translation>Das nächste Gefecht eines Feldzugs beginnt mit dem, was übrig ist</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Next &amp;phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Phase &amp;before</source>
        <translation>&amp;Vorige Phase</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Passes through all phases left of this side&apos;s turn</source>
        <translation>Durchläuft alle übrigen Phasen dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Park what is being resolved</source>
        <translation>&amp;Beiseitelegen</translation>
    </message>
    <message>
        <source>The last &amp;die applies at once</source>
        <translation>Letzter Würfel gilt &amp;sofort</translation>
    </message>
    <message>
        <source>&amp;Go to anything…</source>
        <translation>Gehe z&amp;u …</translation>
    </message>
    <message>
        <source>Units, tests and menu entries by a few letters or numbers</source>
        <translation>Einheiten, Tests und Menüeinträge mit ein paar Buchstaben oder Ziffern</translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation>&amp;Tabellen …</translation>
    </message>
    <message>
        <source>What the rules leave blank, filled in from your book</source>
        <translation>Was die Regeln offen lassen, aus Ihrem Buch ergänzt</translation>
    </message>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Haus&amp;regeln …</translation>
    </message>
    <message>
        <source>What you play otherwise: make, change, try and share it</source>
        <translation>Was anders gespielt wird: anlegen, ändern, ausprobieren und weitergeben</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Auslegungen …</translation>
    </message>
    <message>
        <source>Which reading of the rulebook this battle is played by</source>
        <translation>Nach welcher Lesart des Regelwerks dieses Gefecht gespielt wird</translation>
    </message>
    <message>
        <source>&amp;Find in the record</source>
        <translation>Im Protokoll &amp;suchen</translation>
    </message>
    <message>
        <source>Records by unit, turn, kind or words</source>
        <translation>Einträge nach Einheit, Zug, Art oder Wörtern</translation>
    </message>
    <message>
        <source>Show &amp;all records</source>
        <translation>&amp;Alle Einträge zeigen</translation>
    </message>
    <message>
        <source>Ends every filter of the record</source>
        <translation>Hebt jeden Filter des Protokolls auf</translation>
    </message>
    <message>
        <source>&amp;Note on a unit or the turn…</source>
        <translation>Notiz zu Einheit oder Zu&amp;g …</translation>
    </message>
    <message>
        <source>On the unit that is chosen, what stands above it, or the turn</source>
        <translation>Zur gewählten Einheit, zu dem, was über ihr steht, oder zum Zug</translation>
    </message>
    <message>
        <source>Who holds which &amp;objective</source>
        <translation>Wer hält welches Zie&amp;l</translation>
    </message>
    <message>
        <source>The objectives of the scenario, and the points of the sides</source>
        <translation>Die Ziele des Szenarios und die Punkte der Seiten</translation>
    </message>
    <message>
        <source>The &amp;clock runs</source>
        <translation>U&amp;hr läuft</translation>
    </message>
    <message>
        <source>Counts how long each phase takes at the table; once more stops it</source>
        <translation>Zählt, wie lange jede Phase am Tisch dauert; noch einmal hält sie an</translation>
    </message>
    <message>
        <source>&amp;Note beside the last record</source>
        <translation>&amp;Notiz zum letzten Eintrag</translation>
    </message>
    <message>
        <source>What the umpire wants to remember</source>
        <translation>Was der Spielleiter behalten will</translation>
    </message>
    <message>
        <source>&amp;Correct the last record…</source>
        <translation>Letzten Eintrag &amp;berichtigen …</translation>
    </message>
    <message>
        <source>Other facts or dice, with everything that follows from them</source>
        <translation>Andere Angaben oder Würfel, mit allem, was daraus folgt</translation>
    </message>
    <message>
        <source>&amp;Bookmark the last record</source>
        <translation>&amp;Lesezeichen am letzten Eintrag</translation>
    </message>
    <message>
        <source>To find it again</source>
        <translation>Um ihn wiederzufinden</translation>
    </message>
    <message>
        <source>Bookmark &amp;below</source>
        <translation>Lesezeichen &amp;darunter</translation>
    </message>
    <message>
        <source>The next one, going back in time</source>
        <translation>Das nächste, zurück in der Zeit</translation>
    </message>
    <message>
        <source>Bookmark a&amp;bove</source>
        <translation>L&amp;esezeichen darüber</translation>
    </message>
    <message>
        <source>The next one, going on in time</source>
        <translation>Das nächste, vor in der Zeit</translation>
    </message>
    <message>
        <source>&amp;How the dice fell…</source>
        <translation>&amp;Wie die Würfel fielen …</translation>
    </message>
    <message>
        <source>Each side’s dice against what was to be expected</source>
        <translation>Die Würfel jeder Seite neben dem, was zu erwarten war</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Ready reference, rosters, orders, cards, reports</source>
        <translation>Kurzübersicht, Aufstellungen, Befehle, Karten, Berichte</translation>
    </message>
    <message>
        <source>Print all for &amp;tonight…</source>
        <translation>Alles für &amp;heute Abend drucken …</translation>
    </message>
    <message>
        <source>What is printed before a game, for the umpire and the players</source>
        <translation>Was vor einem Spiel gedruckt wird, für Spielleiter und Spieler</translation>
    </message>
    <message>
        <source>After-action &amp;report…</source>
        <translation>Gefechts&amp;bericht …</translation>
    </message>
    <message>
        <source>Put into your own words what happened, then print it</source>
        <translation>Das Geschehen in eigene Worte fassen, dann drucken</translation>
    </message>
    <message>
        <source>&amp;State sheet…</source>
        <translation>S&amp;tandblatt …</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper</source>
        <translation>Der Stand des Gefechts, um auf Papier weiterzuspielen</translation>
    </message>
    <message>
        <source>State sheet beside the &amp;file at each turn’s end</source>
        <translation>Standblatt bei jedem &amp;Zugende neben die Datei</translation>
    </message>
    <message>
        <source>Should the laptop die, the last sheet can be printed elsewhere</source>
        <translation>Versagt der Laptop, lässt sich das letzte Blatt anderswo drucken</translation>
    </message>
    <message>
        <source>Type &amp;in a turn played on paper…</source>
        <translation>Auf &amp;Papier gespielten Zug eingeben …</translation>
    </message>
    <message>
        <source>Losses, states and marks of all units at once</source>
        <translation>Verluste, Zustände und Marken aller Einheiten auf einmal</translation>
    </message>
    <message>
        <source>As large as all &amp;fit</source>
        <translation>So groß, dass alle &amp;passen</translation>
    </message>
    <message>
        <source>The largest size at which every unit is in view</source>
        <translation>Die größte Darstellung, bei der jede Einheit zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Each unit on a card</source>
        <translation>Jede Einheit auf einer Karte</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Each unit in one line</source>
        <translation>Jede Einheit in einer Zeile</translation>
    </message>
    <message>
        <source>F&amp;old all formations</source>
        <translation>Alle Verbände &amp;einklappen</translation>
    </message>
    <message>
        <source>One line for each formation</source>
        <translation>Eine Zeile je Verband</translation>
    </message>
    <message>
        <source>&amp;Unfold all formations</source>
        <translation>Alle Verbände &amp;ausklappen</translation>
    </message>
    <message>
        <source>Every unit of every formation</source>
        <translation>Jede Einheit jedes Verbandes</translation>
    </message>
    <message>
        <source>&amp;Filter the field</source>
        <translation>Feld &amp;filtern</translation>
    </message>
    <message>
        <source>Only some of the units</source>
        <translation>Nur einige der Einheiten</translation>
    </message>
    <message>
        <source>&amp;Players’ window</source>
        <translation>&amp;Spielerfenster</translation>
    </message>
    <message>
        <source>The field without secrets, for a second screen</source>
        <translation>Das Feld ohne Geheimnisse, für einen zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Look &amp;back through the battle</source>
        <translation>&amp;Rückschau auf das Gefecht</translation>
    </message>
    <message>
        <source>Record by record or turn by turn, and nothing changes by it</source>
        <translation>Eintrag für Eintrag oder Zug für Zug; nichts ändert sich dadurch</translation>
    </message>
    <message>
        <source>For f&amp;ingers</source>
        <translation>Für F&amp;inger</translation>
    </message>
    <message>
        <source>Everything that is pressed is large enough for a touch screen</source>
        <translation>Alles zum Drücken ist groß genug für einen Touchscreen</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Black on white, or white on black</source>
        <translation>Schwarz auf Weiß oder Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>&amp;Tint what changes</source>
        <translation>Änderungen einfär&amp;ben</translation>
    </message>
    <message>
        <source>For a moment, where the field changed</source>
        <translation>Für einen Augenblick, wo sich das Feld geändert hat</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Nothing but this window</source>
        <translation>Nichts als dieses Fenster</translation>
    </message>
    <message>
        <source>R&amp;ules at hand</source>
        <translation>&amp;Regeln zur Hand</translation>
    </message>
    <message>
        <source>The ready reference of this battle, at the place of what is being done</source>
        <translation>Die Kurzübersicht dieses Gefechts, an der Stelle, um die es gerade geht</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The first evening, the table, the roster, paper, house rules, when things go wrong</source>
        <translation>Der erste Abend, der Tisch, die Aufstellung, Papier, Hausregeln, wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>All keys on one page, also to be printed</source>
        <translation>Alle Tasten auf einer Seite, auch zum Drucken</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Text, look, dice, what is asked first, folders, sounds</source>
        <translation>Schrift, Aussehen, Würfel, Rückfragen, Ordner, Klänge</translation>
    </message>
    <message>
        <source>&amp;Tour of the screen</source>
        <translation>Bildschirm-Rund&amp;gang</translation>
    </message>
    <message>
        <source>What is where</source>
        <translation>Was wo zu finden ist</translation>
    </message>
    <message>
        <source>Larger &amp;text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>K&amp;leinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>N&amp;ormale Schrift</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der Desk&amp;top</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>About this &amp;problem…</source>
        <translation>Zu diesem &amp;Problem …</translation>
    </message>
    <message>
        <source>What went wrong, as a text to read and to save</source>
        <translation>Was schiefging, als Text zum Lesen und Speichern</translation>
    </message>
    <message>
        <source>&amp;About Desert Umpire</source>
        <translation>Ü&amp;ber Desert Umpire</translation>
    </message>
    <message>
        <source>replay, rewind, history of the game</source>
        <translation>Replay, Wiederholung, Wiedergabe, zurückspulen, Spielverlauf, Rückblick</translation>
    </message>
    <message>
        <source>&amp;Carry losses into a new battle…</source>
        <translation>Verluste in ein neues &amp;Gefecht übernehmen …</translation>
    </message>
    <message>
        <source>Players’ p&amp;hones…</source>
        <translation>Telefo&amp;ne der Spieler…</translation>
    </message>
    <message>
        <source>What each side may know, on the players’ own phones</source>
        <translation>Was jede Seite wissen darf, auf den Telefonen der Spieler</translation>
    </message>
</context>
<context>
    <name>ManualFile</name>
    <message>
        <source>index.html</source>
        <comment>The file of the manual in this language; leave it where there is none.</comment>
        <translation>index_de.html</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>somebody of %1</source>
        <translation>jemand (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: nothing is told of it</source>
        <translation>%1: Es ist nichts darüber bekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MapWay</name>
    <message>
        <source>The way costs %1; how far they may move is not filled in</source>
        <translation>Der Weg kostet %1; wie weit es gehen darf, ist nicht eingetragen</translation>
    </message>
    <message>
        <source>The way costs %1 of %2: within reach</source>
        <translation>Der Weg kostet %1 von %2: in Reichweite</translation>
    </message>
    <message>
        <source>The way costs %1, but only %2 may be spent: too far</source>
        <translation>Der Weg kostet %1, verfügbar sind nur %2: zu weit</translation>
    </message>
    <message>
        <source>Length of the way: %1; how far they may move is not filled in</source>
        <translation>Länge des Weges: %1; wie weit es gehen darf, ist nicht eingetragen</translation>
    </message>
    <message>
        <source>Length of the way: %1 of %2; what the ground costs is not filled in</source>
        <translation>Länge des Weges: %1 von %2; was das Gelände kostet, ist nicht eingetragen</translation>
    </message>
    <message>
        <source>Length of the way: %1, but only %2 may be spent: too far, unless by road</source>
        <translation>Länge des Weges: %1, verfügbar sind nur %2: zu weit, außer auf der Straße</translation>
    </message>
    <message>
        <source>No way leads there, as far as the map is filled in</source>
        <translation>Dorthin führt kein Weg, soweit die Karte eingetragen ist</translation>
    </message>
</context>
<context>
    <name>OddsScene</name>
    <message>
        <source>The rules have errors: their odds are worked out once they are put right.</source>
        <translation>Die Regeln haben Fehler: Ihre Chancen werden berechnet, sobald diese behoben sind.</translation>
    </message>
    <message>
        <source>Open a battle of this game: odds are those of somebody in a battle.</source>
        <translation>Ein Gefecht dieses Spiels öffnen: Chancen hat immer jemand in einem Gefecht.</translation>
    </message>
    <message>
        <source>%1 cannot be played by these rules: %2</source>
        <translation>%1 kann nach diesen Regeln nicht gespielt werden: %2</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>not in order</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht in Gebrauch</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>in order, in use</source>
        <translation>in Ordnung, in Gebrauch</translation>
    </message>
    <message>
        <source>Tables filled in</source>
        <translation>Ergänzte Tabellen</translation>
    </message>
    <message>
        <source>Battle to begin from</source>
        <translation>Gefecht als Ausgangspunkt</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are not in order, and are not used.</source>
        <translation>Die Regeln „%1“ in Ihrem Ordner sind fehlerhaft und werden nicht verwendet.</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are not used: others come first.</source>
        <translation>Die Regeln „%1“ in Ihrem Ordner werden nicht verwendet: Andere gehen vor.</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are used in the place of those that came with the program.</source>
        <translation>Die Regeln „%1“ in Ihrem Ordner werden anstelle der mitgelieferten verwendet.</translation>
    </message>
</context>
<context>
    <name>PageFurniture</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PaletteSearch</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Due, if it holds</source>
        <translation>Fällig, falls es zutrifft</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>%1 fällig</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>Im Protokoll</translation>
    </message>
    <message>
        <source>Everything about it, to set right</source>
        <translation>Alles darüber, zum Richtigstellen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>PanelDice</name>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>The program throws the %1</source>
        <translation>Das Programm würfelt: %1</translation>
    </message>
    <message>
        <source>Type the %1</source>
        <translation>Eingeben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more)</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%1 (noch %n)</numerusform>
            <numerusform>%1 (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The program draws the %1</source>
        <translation>Das Programm zieht: %1</translation>
    </message>
    <message>
        <source>Type the %1, then Enter or a pause</source>
        <translation>%1 eingeben, dann Eingabe oder kurz warten</translation>
    </message>
    <message>
        <source>What was drawn?</source>
        <translation>Was wurde gezogen?</translation>
    </message>
</context>
<context>
    <name>PanelWriter</name>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>The rules have nothing that it could do to %1 now.</source>
        <translation>Nach den Regeln kann sie gegen %1 jetzt nichts tun.</translation>
    </message>
    <message>
        <source>The rules have nothing for it to do now. What it may do all the same stands under More.</source>
        <translation>Nach den Regeln hat sie jetzt nichts zu tun. Was sie trotzdem darf, steht unter „Mehr“.</translation>
    </message>
    <message>
        <source>Choose what it is to do.</source>
        <translation>Wählen Sie, was sie tun soll.</translation>
    </message>
    <message>
        <source>Now point at the enemy unit: click it, or type its number.</source>
        <translation>Nun auf die feindliche Einheit zeigen: anklicken oder ihre Nummer tippen.</translation>
    </message>
    <message>
        <source>Type the number for “%1”.</source>
        <translation>Die Zahl für „%1“ eintippen.</translation>
    </message>
    <message>
        <source>First choose the %1.</source>
        <translation>Zuerst wählen: %1.</translation>
    </message>
    <message>
        <source>First give the %1: press Enter and type it.</source>
        <translation>Zuerst angeben: %1 – Eingabe drücken und tippen.</translation>
    </message>
    <message>
        <source>First choose the %1: click it, or press its first letter.</source>
        <translation>Zuerst wählen: %1 – anklicken oder den Anfangsbuchstaben drücken.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>+1: %1</source>
        <translation>+1: %1</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>%1, with one more (in %)</source>
        <translation>%1, mit einem mehr (in %)</translation>
    </message>
    <message>
        <source>The odds are being worked out …</source>
        <translation>Die Chancen werden berechnet …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what he threw</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Due: %1</source>
        <translation>Fällig: %1</translation>
    </message>
    <message>
        <source>The rules have nothing that it could do to %1 now: %2.</source>
        <translation>Nach den Regeln kann sie %1 jetzt nichts tun: %2.</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %n × %2: %3</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%1 wirft %n × %2: %3</numerusform>
            <numerusform>%1 wirft %n × %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws the %2: %3</source>
        <translation>%1 wirft den %2: %3</translation>
    </message>
    <message>
        <source>First choose the %1: click it on the map, or press Enter and type it.</source>
        <translation>Zuerst wählen: %1 – auf der Karte anklicken, oder Eingabetaste und eintippen.</translation>
    </message>
    <message>
        <source>First choose the %1: click it, here or on the map.</source>
        <translation>Zuerst wählen: %1 – hier oder auf der Karte anklicken.</translation>
    </message>
    <message>
        <source>Now click the card that it is done to: those that may be have a ring.</source>
        <translation>Nun die Karte anklicken, der es gilt: Die es sein dürfen, haben einen Ring.</translation>
    </message>
    <message>
        <source>Now click what it is done to: it stands below the field.</source>
        <translation>Jetzt anklicken, womit es geschieht: es steht unter dem Feld.</translation>
    </message>
    <message>
        <source>%1 throws %2: %3</source>
        <translation>%1 wirft %2: %3</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>%1: the PDF could not be made</source>
        <translation>%1: Das PDF konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>%1: the file %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message numerus="yes">
        <source>%n phone looks: %1</source>
        <comment>%n phones look: %1</comment>
        <translation>
            <numerusform>%n Telefon sieht zu: %1</numerusform>
            <numerusform>%n Telefone sehen zu: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoSlabs</name>
    <message>
        <source>(picture not found)</source>
        <translation>(Bild nicht gefunden)</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Text and look</source>
        <translation>Schrift und Aussehen</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>Size of text in per cent</source>
        <translation>Schriftgröße in Prozent</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, as the desktop</source>
        <translation>Hoher Kontrast, wie der Desktop</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Hoher Kontrast, schwarz auf weiß</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Hoher Kontrast, weiß auf schwarz</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the window, the rules, the record and what is printed; the battle goes on where it stands</source>
        <translation>Des Fensters, der Regeln, des Protokolls und des Gedruckten; das Gefecht geht weiter, wo es steht</translation>
    </message>
    <message>
        <source>Leng&amp;ths</source>
        <translation>Län&amp;gen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>How the rules tell them: two and a half centimetres to the inch</source>
        <translation>Wie die Regeln sie nennen: zweieinhalb Zentimeter auf ein Zoll</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>T&amp;int what changes</source>
        <translation>Änderungen &amp;einfärben</translation>
    </message>
    <message>
        <source>For a moment, where the field changed</source>
        <translation>Für einen Augenblick, wo sich das Feld geändert hat</translation>
    </message>
    <message>
        <source>Tint what changes</source>
        <translation>Änderungen einfärben</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Who throws each kind of die. It can also be chosen beside the dice, while they are asked for.</source>
        <translation>Wer welche Art Würfel wirft. Das lässt sich auch neben den Würfeln wählen, während sie verlangt werden.</translation>
    </message>
    <message>
        <source>The last die &amp;applies at once</source>
        <translation>Letzter Würfel &amp;gilt sofort</translation>
    </message>
    <message>
        <source>Else the result is shown first, and Enter applies it</source>
        <translation>Sonst wird erst das Ergebnis gezeigt, und Eingabe wendet es an</translation>
    </message>
    <message>
        <source>The last die applies at once</source>
        <translation>Letzter Würfel gilt sofort</translation>
    </message>
    <message>
        <source>Asking first</source>
        <translation>Rückfragen</translation>
    </message>
    <message>
        <source>What is asked about before it is done. All of it can be undone but the last.</source>
        <translation>Wonach gefragt wird, bevor es geschieht. Alles außer dem Letzten lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Ending a &amp;phase while tests are owed</source>
        <translation>Eine &amp;Phase beenden, solange Tests fällig sind</translation>
    </message>
    <message>
        <source>Shows them first; asked once more, the phase ends all the same</source>
        <translation>Zeigt sie zuerst; beim zweiten Mal endet die Phase trotzdem</translation>
    </message>
    <message>
        <source>Ask before a phase ends while tests are owed</source>
        <translation>Fragen, bevor eine Phase mit fälligen Tests endet</translation>
    </message>
    <message>
        <source>Going &amp;back to before the battle</source>
        <translation>&amp;Zurück vor das Gefecht</translation>
    </message>
    <message>
        <source>Takes everything that was played off the field</source>
        <translation>Nimmt alles Gespielte vom Feld</translation>
    </message>
    <message>
        <source>Ask before going back to before the battle</source>
        <translation>Fragen, bevor es zurück vor das Gefecht geht</translation>
    </message>
    <message>
        <source>&amp;Discarding a battle that was never saved</source>
        <translation>Ein nie gespeichertes Gefecht &amp;verwerfen</translation>
    </message>
    <message>
        <source>It is gone for good</source>
        <translation>Es ist dann endgültig fort</translation>
    </message>
    <message>
        <source>Ask before a battle that was never saved is discarded</source>
        <translation>Fragen, bevor ein nie gespeichertes Gefecht verworfen wird</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Ctrl+T starts and stops the clock. It counts beside the game and never stops it.</source>
        <translation>Strg+T startet und hält die Uhr an. Sie läuft neben dem Spiel her und hält es nie an.</translation>
    </message>
    <message>
        <source>A turn of a &amp;new battle may take</source>
        <translation>Ein Zug eines &amp;neuen Gefechts darf dauern</translation>
    </message>
    <message>
        <source>Minutes for a turn of a new battle</source>
        <translation>Minuten für einen Zug eines neuen Gefechts</translation>
    </message>
    <message>
        <source>A battle that is there already keeps its own: F6, Minutes for a turn</source>
        <translation>Ein bestehendes Gefecht behält seine eigenen: F6, Minuten je Zug</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>It &amp;starts by itself</source>
        <translation>Startet von &amp;selbst</translation>
    </message>
    <message>
        <source>With the first throw, or the first phase that ends; not after you stopped it</source>
        <translation>Beim ersten Wurf oder der ersten beendeten Phase; nicht, nachdem Sie sie angehalten haben</translation>
    </message>
    <message>
        <source>The clock starts by itself</source>
        <translation>Die Uhr startet von selbst</translation>
    </message>
    <message>
        <source>It is shown &amp;beside the phases</source>
        <translation>Wird neben den &amp;Phasen gezeigt</translation>
    </message>
    <message>
        <source>Once it counts, or a turn has a limit</source>
        <translation>Sobald sie zählt oder ein Zug begrenzt ist</translation>
    </message>
    <message>
        <source>The clock is shown beside the phases</source>
        <translation>Die Uhr wird neben den Phasen gezeigt</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>&amp;Battles are looked for in</source>
        <translation>&amp;Gefechte werden gesucht in</translation>
    </message>
    <message>
        <source>Battles are looked for in</source>
        <translation>Gefechte werden gesucht in</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Another folder for battles</source>
        <translation>Anderer Ordner für Gefechte</translation>
    </message>
    <message>
        <source>Chooses another folder</source>
        <translation>Wählt einen anderen Ordner</translation>
    </message>
    <message>
        <source>My &amp;collection of formations is kept in</source>
        <translation>Meine &amp;Sammlung von Verbänden liegt in</translation>
    </message>
    <message>
        <source>My collection is kept in</source>
        <translation>Meine Sammlung liegt in</translation>
    </message>
    <message>
        <source>Another folder for my collection</source>
        <translation>Anderer Ordner für meine Sammlung</translation>
    </message>
    <message>
        <source>Chooses another folder; what is there already is used</source>
        <translation>Wählt einen anderen Ordner; was dort schon liegt, wird verwendet</translation>
    </message>
    <message>
        <source>&amp;House rules are looked for in</source>
        <translation>&amp;Hausregeln werden gesucht in</translation>
    </message>
    <message>
        <source>House rules are looked for in</source>
        <translation>Hausregeln werden gesucht in</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>The computer&apos;s own signal, where it has one. Off unless you want it.</source>
        <translation>Das Signal des Computers selbst, falls er eines hat. Aus, solange Sie es nicht wollen.</translation>
    </message>
    <message>
        <source>When a &amp;result is on the record</source>
        <translation>Wenn ein &amp;Ergebnis im Protokoll steht</translation>
    </message>
    <message>
        <source>One signal</source>
        <translation>Ein Signal</translation>
    </message>
    <message>
        <source>A sound when a result is on the record</source>
        <translation>Ein Klang, wenn ein Ergebnis im Protokoll steht</translation>
    </message>
    <message>
        <source>When a &amp;test falls due</source>
        <translation>Wenn ein &amp;Test fällig wird</translation>
    </message>
    <message>
        <source>A sound when a test falls due</source>
        <translation>Ein Klang, wenn ein Test fällig wird</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>&amp;Anhören</translation>
    </message>
    <message>
        <source>Listen to the signal</source>
        <translation>Das Signal anhören</translation>
    </message>
    <message>
        <source>Gives one signal</source>
        <translation>Gibt ein Signal</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>As it was when the program was new</source>
        <translation>Wie nach der Installation</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all pages</source>
        <translation>Alle Seiten zurücksetzen</translation>
    </message>
    <message>
        <source>All pages as they were when the program was new</source>
        <translation>Alle Seiten wie nach der Installation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc; what you chose is in force already</source>
        <translation>Esc; was Sie gewählt haben, gilt bereits</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n copy</source>
        <comment>%n copies</comment>
        <translation>
            <numerusform>%n Exemplar</numerusform>
            <numerusform>%n Exemplare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPlan</name>
    <message>
        <source>Ready reference, umpire&apos;s</source>
        <translation>Kurzübersicht, Spielleiter</translation>
    </message>
    <message>
        <source>Everything on one sheet.</source>
        <translation>Alles auf einem Blatt.</translation>
    </message>
    <message>
        <source>Ready reference, players&apos;</source>
        <translation>Kurzübersicht, Spieler</translation>
    </message>
    <message>
        <source>The same without what only the umpire needs; one for each player.</source>
        <translation>Das Gleiche ohne das, was nur der Spielleiter braucht; für jeden Spieler eines.</translation>
    </message>
    <message>
        <source>Ready reference in large type</source>
        <translation>Kurzübersicht in großer Schrift</translation>
    </message>
    <message>
        <source>On two pages.</source>
        <translation>Auf zwei Seiten.</translation>
    </message>
    <message>
        <source>Ready reference with odds</source>
        <translation>Kurzübersicht mit Chancen</translation>
    </message>
    <message>
        <source>With the chance of each outcome per net modifier.</source>
        <translation>Mit der Chance jedes Ergebnisses je Gesamtmodifikator.</translation>
    </message>
    <message>
        <source>Rosters, umpire&apos;s</source>
        <translation>Aufstellungen, Spielleiter</translation>
    </message>
    <message>
        <source>Both sides, with what is secret.</source>
        <translation>Beide Seiten, mit dem Geheimen.</translation>
    </message>
    <message>
        <source>Rosters, players&apos;</source>
        <translation>Aufstellungen, Spieler</translation>
    </message>
    <message>
        <source>Each side its own, without what is secret; one for each player.</source>
        <translation>Jeder Seite die eigene, ohne das Geheime; für jeden Spieler eine.</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Nine to a page, to cut out; one of each.</source>
        <translation>Neun je Seite zum Ausschneiden; von jeder eine.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Befehlsbögen</translation>
    </message>
    <message>
        <source>For the players to fill in before the game.</source>
        <translation>Von den Spielern vor dem Spiel auszufüllen.</translation>
    </message>
    <message>
        <source>State sheet</source>
        <translation>Standblatt</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper.</source>
        <translation>Der Stand des Gefechts, um auf Papier weiterzuspielen.</translation>
    </message>
    <message>
        <source>After-action report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <source>What happened, turn by turn.</source>
        <translation>Was geschah, Zug für Zug.</translation>
    </message>
    <message>
        <source>After-action report, the record checked</source>
        <translation>Gefechtsbericht, Protokoll geprüft</translation>
    </message>
    <message>
        <source>With a last page on which every record was played anew.</source>
        <translation>Mit einer letzten Seite, auf der jeder Eintrag neu durchgespielt wurde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>A report that cannot be read.</source>
        <translation>Ein Bericht, der nicht lesbar ist.</translation>
    </message>
    <message>
        <source>There is no report of a breakdown.</source>
        <translation>Es gibt keinen Bericht über einen Absturz.</translation>
    </message>
    <message>
        <source>What happened, and what you did just before (please write it here):</source>
        <translation>Was geschah und was Sie kurz davor taten (bitte hier schreiben):</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Bildschirme</translation>
    </message>
</context>
<context>
    <name>PublicResult</name>
    <message>
        <source>%1 → %2</source>
        <comment>who acts, on whom</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>RecentBattles</name>
    <message>
        <source>last played today at %1</source>
        <translation>zuletzt gespielt heute um %1</translation>
    </message>
    <message>
        <source>last played yesterday at %1</source>
        <translation>zuletzt gespielt gestern um %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>zuletzt gespielt am %1</translation>
    </message>
    <message>
        <source>× Not there any more</source>
        <translation>× Nicht mehr da</translation>
    </message>
    <message>
        <source>Two players at one laptop</source>
        <translation>Zwei Spieler an einem Laptop</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
</context>
<context>
    <name>RecordFacts</name>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Turn and phases</source>
        <translation>Zug und Phasen</translation>
    </message>
    <message>
        <source>Set by hand, corrected</source>
        <translation>Von Hand gesetzt, berichtigt</translation>
    </message>
    <message>
        <source>Roster, scenario and rulings</source>
        <translation>Aufstellung, Szenario und Auslegungen</translation>
    </message>
    <message>
        <source>★ Bookmarks and notes</source>
        <translation>★ Lesezeichen und Notizen</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message numerus="yes">
        <source>Undo %n record, from %1 back to %2?</source>
        <comment>Undo %n records, from %1 back to %2?</comment>
        <translation>
            <numerusform>%n Eintrag rückgängig machen, von %1 zurück bis %2?</numerusform>
            <numerusform>%n Einträge rückgängig machen, von %1 zurück bis %2?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record</source>
        <comment>%n records</comment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message numerus="yes">
        <source>%n picture</source>
        <comment>%n pictures</comment>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterField</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>von selbst</translation>
    </message>
</context>
<context>
    <name>RosterForm</name>
    <message numerus="yes">
        <source>%n together</source>
        <comment>%n together</comment>
        <translation>
            <numerusform>%n zusammen</numerusform>
            <numerusform>%n zusammen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterScreen</name>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreButton</name>
    <message numerus="yes">
        <source>%1: %n point</source>
        <comment>%1: %n points</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionName</name>
    <message>
        <source>“%1”</source>
        <comment>the title of a section</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>SharedFiles</name>
    <message>
        <source>The tables filled in for “%1” are put among your own, as %2. Battles that are begun from now on have them.</source>
        <translation>Die für „%1“ ergänzten Tabellen kommen zu Ihren eigenen, als %2. Gefechte, die von jetzt an beginnen, haben sie.</translation>
    </message>
    <message>
        <source>“%1” is put among your battles to begin from, as %2.</source>
        <translation>„%1“ wird Ausgangspunkt für neue Gefechte, abgelegt als %2.</translation>
    </message>
    <message>
        <source>“%1” is put among your own rules, in %2. New battles can then be played by it.</source>
        <translation>„%1“ kommt zu Ihren eigenen Regeln, in %2. Danach können neue Gefechte damit gespielt werden.</translation>
    </message>
    <message>
        <source>“%1” comes in the place of what stands in %2. That is kept in the folder %3 beside it.</source>
        <translation>„%1“ tritt an die Stelle dessen, was in %2 steht. Das Bisherige bleibt daneben im Ordner %3 erhalten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and %n more</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables filled in</source>
        <translation>Ergänzte Tabellen</translation>
    </message>
    <message>
        <source>A battle to begin from</source>
        <translation>Ein Gefecht als Ausgangspunkt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>A rule pack</source>
        <translation>Ein Regelpaket</translation>
    </message>
    <message>
        <source>A collection of formations</source>
        <translation>Eine Sammlung von Verbänden</translation>
    </message>
    <message>
        <source>“%1” is there for new battles.</source>
        <translation>„%1“ steht für neue Gefechte bereit.</translation>
    </message>
    <message>
        <source>“%1” was taken in as %2.</source>
        <translation>„%1“ wurde als %2 übernommen.</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is not taken in</source>
        <translation>%1 wird nicht übernommen</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Your collection has all that is in %1.</source>
        <translation>Ihre Sammlung enthält alles aus %1.</translation>
    </message>
    <message>
        <source>Add them to my collection</source>
        <translation>Zu meiner Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Keep it as another collection</source>
        <translation>Als weitere Sammlung behalten</translation>
    </message>
    <message>
        <source>But %1.</source>
        <translation>Aber: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n formation that you have not got: %1</source>
        <comment>%n formations that you have not got: %1</comment>
        <translation>
            <numerusform>%n Verband, den Sie nicht haben: %1</numerusform>
            <numerusform>%n Verbände, die Sie nicht haben: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>--export %1 needs the FILE of a battle</source>
        <translation>--export %1 braucht die DATEI eines Gefechts</translation>
    </message>
    <message>
        <source>--export %1 needs a FILE, or --rules with one of %2</source>
        <translation>--export %1 braucht eine DATEI oder --rules mit einem von %2</translation>
    </message>
    <message>
        <source>--side: there is no side %1 in this battle; it has %2</source>
        <translation>--side: In diesem Gefecht gibt es keine Seite %1; es gibt %2</translation>
    </message>
    <message>
        <source>%1: the file %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>SpecialReader</name>
    <message>
        <source>%1 since turn %2</source>
        <translation>%1 seit Zug %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>%1: nein</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: then point at the other unit.</source>
        <translation>%1: Dann auf die andere Einheit zeigen.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Jetzt nicht: %1</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Takes it off the table; it may come back.</source>
        <translation>Nimmt sie vom Tisch; sie kann wiederkommen.</translation>
    </message>
    <message>
        <source>Puts it on the table now.</source>
        <translation>Stellt sie jetzt auf den Tisch.</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>verlässt den Tisch</translation>
    </message>
    <message>
        <source>comes onto the table</source>
        <translation>kommt auf den Tisch</translation>
    </message>
</context>
<context>
    <name>SubjectCard</name>
    <message numerus="yes">
        <source>%n together</source>
        <comment>%n together</comment>
        <translation>
            <numerusform>%n zusammen</numerusform>
            <numerusform>%n zusammen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubjectText</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehligt</translation>
    </message>
    <message>
        <source>Line of command</source>
        <translation>Befehlskette</translation>
    </message>
    <message>
        <source>The officers above it, nearest first.</source>
        <translation>Die Offiziere darüber, der nächste zuerst.</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>Your note: %1</source>
        <translation>Ihre Notiz: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an officer and his fate</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message numerus="yes">
        <source>One test is still owed. Resolve or waive it, or ask again to leave it open</source>
        <comment>%n tests are still owed. Resolve or waive them, or ask again to leave them open</comment>
        <translation>
            <numerusform>Ein Test ist noch fällig. Auswerten oder erlassen, oder noch einmal drücken, um ihn offen zu lassen</numerusform>
            <numerusform>%n Tests sind noch fällig. Auswerten oder erlassen, oder noch einmal drücken, um sie offen zu lassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplatePanel</name>
    <message numerus="yes">
        <source>%n formation</source>
        <comment>%n formations</comment>
        <translation>
            <numerusform>%n Verband</numerusform>
            <numerusform>%n Verbände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officer</source>
        <comment>%n officers</comment>
        <translation>
            <numerusform>%n Offizier</numerusform>
            <numerusform>%n Offiziere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Over after turn %1</source>
        <translation>Nach Zug %1 zu Ende</translation>
    </message>
    <message>
        <source>Turn %1, played on after turn %2</source>
        <translation>Zug %1, weitergespielt nach Zug %2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Nobody drawn yet</source>
        <translation>Noch niemand gezogen</translation>
    </message>
    <message>
        <source>Click the unit that acts, then the enemy it acts on. Or type their numbers: the badge on each tile.</source>
        <translation>Die handelnde Einheit anklicken, dann den Feind, dem es gilt. Oder die Nummern tippen: das Schild auf jeder Kachel.</translation>
    </message>
</context>
<context>
    <name>TwoPlayers</name>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>&amp;Who sits at this laptop?</source>
        <translation>&amp;Wer sitzt an diesem Laptop?</translation>
    </message>
    <message>
        <source>The umpire, who sees all</source>
        <translation>Der Spielleiter, der alles sieht</translation>
    </message>
    <message>
        <source>Two players, one after the other</source>
        <translation>Zwei Spieler, einer nach dem anderen</translation>
    </message>
</context>
<context>
    <name>UnsavedBattles</name>
    <message>
        <source>turn %1 · %2 · %3</source>
        <translation>Zug %1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n record</source>
        <comment>%n records</comment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read as it is; open it to see why</source>
        <translation>so nicht lesbar; öffnen, um zu sehen, warum</translation>
    </message>
    <message>
        <source>A battle without a title</source>
        <translation>Ein Gefecht ohne Titel</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>to %1: %2</source>
        <translation>bis %1: %2</translation>
    </message>
    <message>
        <source>%1 and more: %2</source>
        <translation>ab %1: %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>This is longer, or deeper nested, than any rules need.</source>
        <translation>Das ist länger oder tiefer verschachtelt, als Regeln es je brauchen.</translation>
    </message>
    <message>
        <source>This is no JSON yet: look at line %1.</source>
        <translation>Das ist noch kein JSON: Zeile %1 ansehen.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>weggenommen</translation>
    </message>
    <message>
        <source>This is no expression yet: letter %1, %2</source>
        <translation>Das ist noch kein Ausdruck: Zeichen %1, %2</translation>
    </message>
</context>
<context>
    <name>WithinSentence</name>
    <message>
        <source>small letters</source>
        <comment>How names of states, marks and deeds stand within a sentence. Leave it as it is for small letters; anything else leaves the names alone.</comment>
        <translation>wie geschrieben</translation>
    </message>
</context>
<context>
    <name>audit</name>
    <message numerus="yes">
        <source>it needs {n} die, but has {count}</source>
        <comment>it needs {n} dice, but has {count}</comment>
        <translation>
            <numerusform>verlangt wird {n} Würfel, da sind {count}</numerusform>
            <numerusform>verlangt werden {n} Würfel, da sind {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>it says that {count} were drawn, but it took {drawn}</source>
        <translation>er sagt, dass {count} gezogen wurden, nimmt aber {drawn}</translation>
    </message>
    <message>
        <source>{purpose} needs a die more than the record has</source>
        <translation>{purpose}: Es fehlt ein Würfel im Eintrag</translation>
    </message>
    <message>
        <source>{purpose}: the record has {recorded}, but draw {at} of {series} is {face}</source>
        <translation>{purpose}: Im Eintrag steht {recorded}, aber Ziehung {at} aus „{series}“ ist {face}</translation>
    </message>
    <message>
        <source>record {number}: {text}</source>
        <translation>Eintrag {number}: {text}</translation>
    </message>
    <message>
        <source>the secret that was revealed of the {series} is not the one that was pledged</source>
        <translation>das aufgedeckte Geheimnis ({series}) ist nicht das zugesagte</translation>
    </message>
    <message>
        <source>its dice are of the {series}, of which nothing was pledged</source>
        <translation>seine Würfel stammen aus „{series}“, wofür nichts zugesagt wurde</translation>
    </message>
    <message>
        <source>its rolls show other dice than its command</source>
        <translation>seine Würfe zeigen andere Würfel als sein Befehl</translation>
    </message>
    <message>
        <source>it cannot be thrown again as it stands: {why}</source>
        <translation>so lässt er sich nicht erneut werfen: {why}</translation>
    </message>
    <message>
        <source>{problem}; it cannot be thrown again as it stands: {why}</source>
        <translation>{problem}; so lässt er sich nicht erneut werfen: {why}</translation>
    </message>
    <message>
        <source>{throw}: {problem}</source>
        <translation>{throw}: {problem}</translation>
    </message>
    <message>
        <source>the rules have no die {die} to draw it again</source>
        <translation>die Regeln haben keinen Würfel {die}, um ihn neu zu ziehen</translation>
    </message>
    <message>
        <source>the {die} shows no {face}</source>
        <translation>{die} zeigt kein {face}</translation>
    </message>
    <message>
        <source>it has {written}, but draw {draw} of {series} is {face}</source>
        <translation>darin steht {written}, aber Ziehung {draw} aus „{series}“ ist {face}</translation>
    </message>
    <message>
        <source>it was drawn with {generator}; this program knows {seeds} and {secrets}</source>
        <translation>gezogen wurde mit {generator}; dieses Programm kennt {seeds} und {secrets}</translation>
    </message>
    <message>
        <source>it changes the dice of record {record} without saying so</source>
        <translation>er ändert die Würfel von Eintrag {record}, ohne es zu sagen</translation>
    </message>
    <message numerus="yes">
        <source>{n} die came from a seed that stands in the file: it could be foretold</source>
        <comment>{n} dice came from a seed that stands in the file: they could be foretold</comment>
        <translation>
            <numerusform>{n} Würfel stammt aus einem Startwert, der in der Datei steht: Er wäre vorherzusagen</numerusform>
            <numerusform>{n} Würfel stammen aus einem Startwert, der in der Datei steht: Sie wären vorherzusagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{series}: draw {to} stands in no record, and nothing says why: {why}</source>
        <translation>{series}: Ziehung {to} steht in keinem Eintrag, und nichts sagt, warum: {why}</translation>
    </message>
    <message>
        <source>{series}: draws {from} to {to} stand in no record, and nothing says why: {why}</source>
        <translation>{series}: Die Ziehungen {from} bis {to} stehen in keinem Eintrag, und nichts sagt, warum: {why}</translation>
    </message>
    <message>
        <source>record {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>{series}: draws of {last} stand in {where} once more</source>
        <translation>{series}: Ziehungen aus „{last}“ stehen noch einmal in „{where}“</translation>
    </message>
    <message>
        <source>{name}: its draw {from} of {series} was thrown before those of {last}</source>
        <translation>{name}: seine Ziehung {from} aus „{series}“ wurde vor denen von „{last}“ geworfen</translation>
    </message>
    <message>
        <source>the records that had them were lost or taken out of the file</source>
        <translation>die Einträge dazu gingen verloren oder wurden aus der Datei genommen</translation>
    </message>
    <message>
        <source>thrown for a command that was refused, by an older program, or taken out of the file</source>
        <translation>geworfen für einen Befehl, der abgelehnt wurde, von einem älteren Programm, oder aus der Datei genommen</translation>
    </message>
    <message>
        <source>{name}: its dice were thrown before the {series} were pledged</source>
        <translation>{name}: Die Würfel wurden vor der Zusage geworfen ({series})</translation>
    </message>
    <message>
        <source>{name}: it goes back to the {series}, though others were begun since</source>
        <translation>{name}: greift auf „{series}“ zurück, obwohl seitdem andere begonnen wurden</translation>
    </message>
    <message>
        <source>sealed dice {number}</source>
        <translation>versiegelte Würfel {number}</translation>
    </message>
    <message>
        <source>seed {number}</source>
        <translation>Startwert {number}</translation>
    </message>
    <message>
        <source>the throw waiting for record {record}</source>
        <translation>der Wurf, der auf Eintrag {record} wartet</translation>
    </message>
    <message>
        <source>the throw not used before record {record}</source>
        <translation>der vor Eintrag {record} nicht verwendete Wurf</translation>
    </message>
    <message>
        <source>the throw taken back before record {record}</source>
        <translation>der vor Eintrag {record} zurückgenommene Wurf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{what} of roll {roll}</source>
        <translation>{what}, Wurf {roll}</translation>
    </message>
    <message>
        <source>{what} of record {record} as corrected</source>
        <translation>{what} im berichtigten Eintrag {record}</translation>
    </message>
    <message>
        <source>{what} of roll {roll} of record {record} as corrected</source>
        <translation>{what}, Wurf {roll} im berichtigten Eintrag {record}</translation>
    </message>
    <message>
        <source>its effects</source>
        <translation>seine Wirkungen</translation>
    </message>
    <message>
        <source>its moment of the game is not that at which it was given</source>
        <translation>sein Zeitpunkt im Spiel ist nicht der, an dem er gegeben wurde</translation>
    </message>
    <message>
        <source>its warnings</source>
        <translation>seine Warnungen</translation>
    </message>
    <message>
        <source>what it tells besides is not what the rules give</source>
        <translation>was er sonst noch sagt, ergibt sich nicht aus den Regeln</translation>
    </message>
    <message>
        <source>the rulings that it names are not those that were looked at</source>
        <translation>die genannten Auslegungen sind nicht die, auf die geachtet wurde</translation>
    </message>
    <message>
        <source>{what}: the file has {written}, the rules give {anew}</source>
        <translation>{what}: In der Datei steht {written}, die Regeln ergeben {anew}</translation>
    </message>
    <message>
        <source>{what} is not what the rules give</source>
        <translation>{what} ist nicht, was die Regeln ergeben</translation>
    </message>
    <message>
        <source>its rolls</source>
        <translation>seine Würfe</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>what is explained</source>
        <translation>was erklärt wird</translation>
    </message>
    <message>
        <source>the records it changes</source>
        <translation>die Einträge, die er ändert</translation>
    </message>
    <message>
        <source>what it makes</source>
        <translation>was er bewirkt</translation>
    </message>
    <message numerus="yes">
        <source>{n} change</source>
        <comment>{n} changes</comment>
        <translation>
            <numerusform>{n} Änderung</numerusform>
            <numerusform>{n} Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{record} and what follows do not say which edition of the rules they were played with</source>
        <translation>{record} und das Folgende sagen nicht, nach welcher Ausgabe der Regeln gespielt wurde</translation>
    </message>
    <message>
        <source>{record} and what follows were played with another edition of the rules, {letters}; this is {own}</source>
        <translation>{record} und das Folgende wurden nach einer anderen Ausgabe der Regeln gespielt, {letters}; diese ist {own}</translation>
    </message>
    <message>
        <source>it is refused when it is played anew: {why}</source>
        <translation>beim Nachspielen wird er abgelehnt: {why}</translation>
    </message>
    <message>
        <source>{record}: {problem}</source>
        <translation>{record}: {problem}</translation>
    </message>
    <message>
        <source>{remark}: {reason}</source>
        <translation>{remark}: {reason}</translation>
    </message>
    <message>
        <source>{record} puts {subject} right by hand</source>
        <translation>{record} stellt von Hand richtig: {subject}</translation>
    </message>
    <message>
        <source>{record} takes over what was played on paper</source>
        <translation>{record} übernimmt, was auf Papier gespielt wurde</translation>
    </message>
    <message>
        <source>{record} corrects record {number}, its dice too</source>
        <translation>{record} berichtigt Eintrag {number}, auch dessen Würfel</translation>
    </message>
    <message>
        <source>{record} corrects record {number}</source>
        <translation>{record} berichtigt Eintrag {number}</translation>
    </message>
    <message>
        <source>{record}: its link of the chain was taken out</source>
        <translation>{record}: Sein Glied der Kette wurde herausgenommen</translation>
    </message>
    <message>
        <source>{record}: it, or what was before it, is not as it was written</source>
        <translation>{record}: Er selbst oder etwas davor ist nicht mehr so, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>no record is chained: an older program wrote them, or it was taken out</source>
        <translation>kein Eintrag ist verkettet: Ein älteres Programm schrieb sie, oder die Kette wurde herausgenommen</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}, a new secret: the one before was not there or revealed; revealed</source>
        <translation>{series}: Zusage {letters}, gegeben vor Eintrag {record}, ein neues Geheimnis: das vorige fehlte oder war aufgedeckt; aufgedeckt</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}, a new secret: the one before was not there or revealed; its secret is not revealed yet</source>
        <translation>{series}: Zusage {letters}, gegeben vor Eintrag {record}, ein neues Geheimnis: das vorige fehlte oder war aufgedeckt; noch nicht aufgedeckt</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}; revealed</source>
        <translation>{series}: Zusage {letters}, gegeben vor Eintrag {record}; aufgedeckt</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}; its secret is not revealed yet</source>
        <translation>{series}: Zusage {letters}, gegeben vor Eintrag {record}; noch nicht aufgedeckt</translation>
    </message>
    <message>
        <source>{name}: from draw {from} on with the number {number} that the players called</source>
        <translation>{name}: ab Ziehung {from} mit der Zahl {number}, die die Spieler genannt haben</translation>
    </message>
    <message numerus="yes">
        <source>{n} thing is not as rules and dice give</source>
        <comment>{n} things are not as rules and dice give</comment>
        <translation>
            <numerusform>{n} Sache ist nicht so, wie Regeln und Würfel es ergeben</numerusform>
            <numerusform>{n} Sachen sind nicht so, wie Regeln und Würfel es ergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {n} record as rules and dice give them</source>
        <comment>all {n} records as rules and dice give them</comment>
        <translation>
            <numerusform>{n} Eintrag, wie Regeln und Würfel es ergeben</numerusform>
            <numerusform>alle {n} Einträge, wie Regeln und Würfel es ergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die drawn by the program, {stated} stated by players, {corrected} corrected</source>
        <comment>{n} dice drawn by the program, {stated} stated by players, {corrected} corrected</comment>
        <translation>
            <numerusform>{n} Würfel vom Programm gezogen, {stated} von Spielern angegeben, {corrected} berichtigt</numerusform>
            <numerusform>{n} Würfel vom Programm gezogen, {stated} von Spielern angegeben, {corrected} berichtigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die is sealed and can be checked once revealed</source>
        <comment>{n} dice are sealed and can be checked once revealed</comment>
        <translation>
            <numerusform>{n} Würfel ist versiegelt und nach dem Aufdecken prüfbar</numerusform>
            <numerusform>{n} Würfel sind versiegelt und nach dem Aufdecken prüfbar</numerusform>
        </translation>
    </message>
    <message>
        <source>{records}; {dice}; letters {letters}</source>
        <translation>{records}; {dice}; Buchstaben {letters}</translation>
    </message>
    <message>
        <source>{records}; {dice}; {sealed}; letters {letters}</source>
        <translation>{records}; {dice}; {sealed}; Buchstaben {letters}</translation>
    </message>
    <message>
        <source>the battle before record 1</source>
        <translation>das Gefecht vor Eintrag 1</translation>
    </message>
    <message>
        <source>{record}, which is undone</source>
        <translation>{record}, rückgängig gemacht</translation>
    </message>
    <message>
        <source>record {number}, which was taken back and replaced before {record} was made</source>
        <translation>Eintrag {number}, der zurückgenommen und ersetzt wurde, bevor {record} entstand</translation>
    </message>
    <message numerus="yes">
        <source>{throw}: {n} die seen and in no record</source>
        <comment>{throw}: {n} dice seen and in no record</comment>
        <translation>
            <numerusform>{throw}: {n} Würfel war zu sehen und steht in keinem Eintrag</numerusform>
            <numerusform>{throw}: {n} Würfel waren zu sehen und stehen in keinem Eintrag</numerusform>
        </translation>
    </message>
    <message>
        <source>{series}: its secret was not revealed when the dice came from another one, before record {record}: nobody can check what fell with it</source>
        <translation>{series}: ihr Geheimnis war nicht aufgedeckt, als die Würfel vor Eintrag {record} aus einem anderen kamen: niemand kann prüfen, was mit ihm fiel</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>there is no {subject}</source>
        <translation>es gibt kein {subject}</translation>
    </message>
    <message>
        <source>{field} of {subject} was another</source>
        <translation>{subject}: {field} war anders</translation>
    </message>
    <message>
        <source>there is a {subject} already</source>
        <translation>es gibt schon {subject}</translation>
    </message>
    <message>
        <source>{subject} stood elsewhere</source>
        <translation>{subject} stand anderswo</translation>
    </message>
    <message>
        <source>a battle has no {detail}</source>
        <translation>ein Gefecht hat kein {detail}</translation>
    </message>
    <message>
        <source>its {detail} was another</source>
        <translation>{detail} war anders</translation>
    </message>
    <message>
        <source>it was another turn or phase</source>
        <translation>es war ein anderer Zug oder eine andere Phase</translation>
    </message>
    <message>
        <source>another side was first</source>
        <translation>eine andere Seite war zuerst dran</translation>
    </message>
    <message>
        <source>the ruling {ruling} was another</source>
        <translation>die Auslegung {ruling} war eine andere</translation>
    </message>
    <message>
        <source>{due} was owed already</source>
        <translation>{due} war schon fällig</translation>
    </message>
    <message>
        <source>{due} was not owed</source>
        <translation>{due} war nicht fällig</translation>
    </message>
    <message>
        <source>the last points were others</source>
        <translation>die letzten Punkte waren andere</translation>
    </message>
    <message>
        <source>the note of record {record} was another</source>
        <translation>die Notiz zu Eintrag {record} war eine andere</translation>
    </message>
    <message>
        <source>the umpire&apos;s words for {passage} were others</source>
        <translation>die Worte des Spielleiters für {passage} waren andere</translation>
    </message>
    <message>
        <source>a cell of the table {table} was another</source>
        <translation>eine Zelle der Tabelle {table} war eine andere</translation>
    </message>
    <message>
        <source>the list of objectives was another</source>
        <translation>die Liste der Ziele war eine andere</translation>
    </message>
    <message>
        <source>there is no objective {objective}</source>
        <translation>es gibt kein Ziel {objective}</translation>
    </message>
    <message>
        <source>another held the objective {objective}</source>
        <translation>das Ziel {objective} hielt jemand anderes</translation>
    </message>
    <message>
        <source>the note on turn {turn} was another</source>
        <translation>die Notiz zu Zug {turn} war eine andere</translation>
    </message>
    <message>
        <source>the note on {subject} was another</source>
        <translation>die Notiz zu {subject} war eine andere</translation>
    </message>
    <message>
        <source>a phase cannot have taken such a time</source>
        <translation>so lange kann eine Phase nicht gedauert haben</translation>
    </message>
</context>
<context>
    <name>battle file</name>
    <message>
        <source>the roster was changed by hand since it was set up; it is used as it stands, without the steps that led to it</source>
        <translation>die Aufstellung wurde nach dem Einrichten von Hand geändert; sie gilt, wie sie ist, ohne die Schritte dorthin</translation>
    </message>
    <message>
        <source>the history cannot be played again: {problem}</source>
        <translation>der Verlauf lässt sich nicht nachspielen: {problem}</translation>
    </message>
    <message>
        <source>the program wrote {was} where {now} stands now, and nothing else differs: unless you changed it, the disk damaged it, and &quot;umpire recover&quot; puts it right</source>
        <translation>das Programm schrieb {was}, wo jetzt {now} steht, und sonst ist alles gleich: Wenn nicht Sie es geändert haben, hat die Platte es beschädigt, und &quot;umpire recover&quot; bringt es in Ordnung</translation>
    </message>
    <message>
        <source>the checksum of this file is damaged; all else is as it was written</source>
        <translation>die Prüfsumme dieser Datei ist beschädigt; alles andere ist, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>this file was edited since the program wrote it; what lies covered in it counts as it was written</source>
        <translation>diese Datei wurde bearbeitet, seit das Programm sie schrieb; was darin verdeckt liegt, gilt, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>this earlier state can be opened: {state}; &quot;umpire recover&quot; saves what else there is</source>
        <translation>dieser frühere Stand lässt sich öffnen: {state}; &quot;umpire recover&quot; rettet, was es sonst noch gibt</translation>
    </message>
    <message>
        <source>this file was edited since the program wrote it; it is used as it stands</source>
        <translation>diese Datei wurde bearbeitet, seit das Programm sie schrieb; sie gilt, wie sie ist</translation>
    </message>
    <message>
        <source>battle files</source>
        <translation>Gefechtsdateien</translation>
    </message>
    <message>
        <source>the rules {rules} cannot be used; name others with --rules NAME-OR-FOLDER</source>
        <translation>die Regeln {rules} sind nicht verwendbar; andere mit --rules NAME-ODER-ORDNER nennen</translation>
    </message>
    <message>
        <source>the rules {rules} cannot be used</source>
        <translation>die Regeln {rules} sind nicht verwendbar</translation>
    </message>
    <message>
        <source>this part of the battle, which lies covered, is damaged; &quot;umpire recover&quot; saves what is left of it, and looks at the copies kept beside the file</source>
        <translation>dieser verdeckte Teil des Gefechts ist beschädigt; &quot;umpire recover&quot; rettet, was davon übrig ist, und sieht in die Kopien neben der Datei</translation>
    </message>
    <message>
        <source>the name of an objective is too long: {excess}; its beginning is used</source>
        <translation>der Name eines Ziels ist zu lang: {excess}; verwendet wird sein Anfang</translation>
    </message>
    <message>
        <source>there is no side {side} that could hold it</source>
        <translation>es gibt keine Seite {side}, die es halten könnte</translation>
    </message>
    <message>
        <source>another objective has the id {id} already</source>
        <translation>ein anderes Ziel hat schon die id {id}</translation>
    </message>
    <message>
        <source>more than {most} objectives</source>
        <translation>mehr als {most} Ziele</translation>
    </message>
    <message>
        <source>{text} holds characters that cannot be shown, such as control characters or a change of writing direction; type it anew</source>
        <translation>{text} enthält nicht darstellbare Zeichen, etwa Steuerzeichen oder einen Wechsel der Schreibrichtung; neu tippen</translation>
    </message>
    <message>
        <source>{key} was shortened: {excess}</source>
        <translation>{key} wurde gekürzt: {excess}</translation>
    </message>
    <message>
        <source>there is no side {side}</source>
        <translation>es gibt keine Seite {side}</translation>
    </message>
    <message>
        <source>the battle has no side yet</source>
        <translation>das Gefecht hat noch keine Seite</translation>
    </message>
    <message>
        <source>{key} is {limit}; it goes from 1 to {most}, or 0 for none</source>
        <translation>{key} ist {limit}; möglich sind 1 bis {most}, oder 0 für keine Grenze</translation>
    </message>
    <message>
        <source>unknown ruling {ruling}{guess}</source>
        <translation>unbekannte Auslegung {ruling}{guess}</translation>
    </message>
    <message>
        <source>{reading} is no reading of {ruling}; it has {known}</source>
        <translation>{reading} ist keine Lesart von {ruling}; es gibt {known}</translation>
    </message>
    <message>
        <source>more than {most} sides, formations, officers and units</source>
        <translation>mehr als {most} Seiten, Verbände, Offiziere und Einheiten</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids are unique across the file</source>
        <translation>die id {id} ist schon vergeben (Zeile {line}); jede id kommt in der Datei nur einmal vor</translation>
    </message>
    <message>
        <source>the formation {id} needs a &quot;side&quot; or a &quot;parent&quot;</source>
        <translation>der Verband {id} braucht &quot;side&quot; oder &quot;parent&quot;</translation>
    </message>
    <message>
        <source>there is no formation or side {id}{guess}</source>
        <translation>es gibt weder Verband noch Seite {id}{guess}</translation>
    </message>
    <message>
        <source>{id} names the side {side}, but stands under {place}</source>
        <translation>{id} nennt die Seite {side}, steht aber unter {place}</translation>
    </message>
    <message>
        <source>the rules have no table {table}{hint}</source>
        <translation>die Regeln haben keine Tabelle {table}{hint}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>no longer {what}</source>
        <translation>nicht mehr: {what}</translation>
    </message>
    <message numerus="yes">
        <source>gets {n} back</source>
        <comment>gets {n} back</comment>
        <translation>
            <numerusform>{n} zurück</numerusform>
            <numerusform>{n} zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses {n}</source>
        <comment>loses {n}</comment>
        <translation>
            <numerusform>Verlust {n}</numerusform>
            <numerusform>Verluste {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fewer {what}</source>
        <comment>{n} fewer {what}</comment>
        <translation>
            <numerusform>{what} −{n}</numerusform>
            <numerusform>{what} −{n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {what}</source>
        <comment>{n} {what}</comment>
        <translation>
            <numerusform>{what} {n}</numerusform>
            <numerusform>{what} {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>{place}: this goes through more than {most} subjects, lists within lists; ask for less</source>
        <translation>{place}: Das durchläuft mehr als {most} Subjekte, Listen in Listen; weniger verlangen</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>sealed dice {number}</source>
        <translation>versiegelte Würfel {number}</translation>
    </message>
    <message>
        <source>{generator}, seed {number}</source>
        <translation>{generator}, Startwert {number}</translation>
    </message>
    <message>
        <source>{series}, draw {from}</source>
        <translation>{series}, Ziehung {from}</translation>
    </message>
    <message>
        <source>{series}, draws {from} to {to}</source>
        <translation>{series}, Ziehungen {from} bis {to}</translation>
    </message>
    <message>
        <source>{series}, from draw {from}</source>
        <translation>{series}, ab Ziehung {from}</translation>
    </message>
    <message>
        <source>Record {number}: {faces}  ({origin})  {deed}</source>
        <translation>Eintrag {number}: {faces}  ({origin})  {deed}</translation>
    </message>
    <message>
        <source>{draw}; put right by record {number}</source>
        <translation>{draw}; richtiggestellt durch Eintrag {number}</translation>
    </message>
    <message>
        <source>{draw}; undone</source>
        <translation>{draw}; rückgängig gemacht</translation>
    </message>
    <message>
        <source>sealed dice {number}: pledge {pledge}, given before record {record}; secret {secret}</source>
        <translation>versiegelte Würfel {number}: Zusage {pledge}, gegeben vor Eintrag {record}; Geheimnis {secret}</translation>
    </message>
    <message>
        <source>sealed dice {number}: pledge {pledge}, given before record {record}; not revealed yet</source>
        <translation>versiegelte Würfel {number}: Zusage {pledge}, gegeben vor Eintrag {record}; noch nicht aufgedeckt</translation>
    </message>
    <message>
        <source>sealed dice {number}: from draw {draw} on the players called {called}</source>
        <translation>versiegelte Würfel {number}: ab Ziehung {draw} haben die Spieler {called} genannt</translation>
    </message>
    <message>
        <source>{side}, {die}, {origin}: {count}; chi-square {measure}</source>
        <translation>{side}, {die}, {origin}: {count}; Chi-Quadrat {measure}</translation>
    </message>
    <message>
        <source>record {record}: put right by hand in record {other}; the dice it was drawn with still stand in it</source>
        <translation>Eintrag {record}: in Eintrag {other} von Hand richtiggestellt; die dafür gezogenen Würfel stehen noch darin</translation>
    </message>
    <message>
        <source>{sealed} of {all} draws are sealed: they can be checked once the dice are revealed (umpire dice FILE --reveal)</source>
        <translation>{sealed} von {all} Ziehungen sind versiegelt: prüfbar, sobald die Würfel aufgedeckt sind (umpire dice DATEI --reveal)</translation>
    </message>
    <message>
        <source>all {all} draws as recorded</source>
        <translation>alle {all} Ziehungen wie eingetragen</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>vom Programm gezogen</translation>
    </message>
    <message>
        <source>thrown by the players</source>
        <translation>von den Spielern geworfen</translation>
    </message>
    <message>
        <source>{path}: taken in as {place}</source>
        <translation>{path}: übernommen als {place}</translation>
    </message>
    <message>
        <source>there are no house rules of that name among your own packs, and no folder of a pack; --extends makes new ones</source>
        <translation>unter den eigenen Paketen gibt es keine Hausregeln dieses Namens, und ein Ordner mit einem Paket ist es auch nicht; --extends legt neue an</translation>
    </message>
    <message>
        <source>a path and a value are wanted, such as texts/numbers/NAME=12</source>
        <translation>erwartet wird ein Pfad mit einem Wert, etwa texts/numbers/NAME=12</translation>
    </message>
    <message>
        <source>a path is wanted, such as texts/numbers/NAME</source>
        <translation>erwartet wird ein Pfad, etwa texts/numbers/NAME</translation>
    </message>
    <message>
        <source>{id}: {rules}</source>
        <translation>{id}: {rules}</translation>
    </message>
    <message>
        <source>(was {value})</source>
        <translation>(war {value})</translation>
    </message>
    <message>
        <source>(new)</source>
        <translation>(neu)</translation>
    </message>
    <message>
        <source>these rules have errors; put them in order first</source>
        <translation>diese Regeln haben Fehler; zuerst in Ordnung bringen</translation>
    </message>
    <message>
        <source>(has errors: see umpire validate)</source>
        <translation>(hat Fehler: siehe umpire validate)</translation>
    </message>
    <message>
        <source>{folder}, {whose}; hidden by the one above</source>
        <translation>{folder}, {whose}; vom obigen verdeckt</translation>
    </message>
    <message>
        <source>{folder}, {whose}; for other packs to build on</source>
        <translation>{folder}, {whose}; als Grundlage für andere Pakete</translation>
    </message>
    <message>
        <source>{folder}, {whose}</source>
        <translation>{folder}, {whose}</translation>
    </message>
    <message>
        <source>{title} ({edition})</source>
        <translation>{title} ({edition})</translation>
    </message>
    <message>
        <source>there are no rules called {rules} to compare with</source>
        <translation>es gibt keine Regeln namens {rules} zum Vergleichen</translation>
    </message>
    <message>
        <source>the same as {rules} ({edition})</source>
        <translation>dasselbe wie {rules} ({edition})</translation>
    </message>
    <message>
        <source>What differs from {id}: {rules}</source>
        <translation>Unterschiede zu {id}: {rules}</translation>
    </message>
    <message>
        <source>no rule pack was found; name the folder of one with --rules</source>
        <translation>kein Regelpaket gefunden; mit --rules den Ordner eines Pakets nennen</translation>
    </message>
    <message>
        <source>there are several rule packs; name one of {names}</source>
        <translation>es gibt mehrere Regelpakete; eines nennen von {names}</translation>
    </message>
    <message>
        <source>the examples of the program stay as they are; save it elsewhere, such as {file} in a folder of your own</source>
        <translation>die Beispiele des Programms bleiben, wie sie sind; anderswo speichern, etwa {file} in einem eigenen Ordner</translation>
    </message>
    <message>
        <source>the battle has no side {side}</source>
        <translation>das Gefecht hat keine Seite {side}</translation>
    </message>
    <message>
        <source>the secret could not be kept: {problem}</source>
        <translation>das Geheimnis konnte nicht aufbewahrt werden: {problem}</translation>
    </message>
    <message>
        <source>the dice are sealed: pledge {letters} ({pledge})</source>
        <translation>die Würfel sind versiegelt: Zusage {letters} ({pledge})</translation>
    </message>
    <message>
        <source>sealed dice {number}, pledge {letters}: secret {secret}</source>
        <translation>versiegelte Würfel {number}, Zusage {letters}: Geheimnis {secret}</translation>
    </message>
    <message>
        <source>sealed dice {number}, pledge {letters}: the secret is not on this computer</source>
        <translation>versiegelte Würfel {number}, Zusage {letters}: Das Geheimnis liegt nicht auf diesem Computer</translation>
    </message>
    <message>
        <source>revealed; whoever plays on throws with a new secret</source>
        <translation>aufgedeckt; wer weiterspielt, wirft mit einem neuen Geheimnis</translation>
    </message>
    <message>
        <source>nothing was revealed</source>
        <translation>nichts wurde aufgedeckt</translation>
    </message>
    <message>
        <source>{file}: the dice are sealed: pledge {letters} ({pledge})</source>
        <translation>{file}: die Würfel sind versiegelt: Zusage {letters} ({pledge})</translation>
    </message>
    <message>
        <source>their secret could not be kept, so nobody can check them later: {problem}</source>
        <translation>ihr Geheimnis konnte nicht aufbewahrt werden; niemand kann sie später prüfen: {problem}</translation>
    </message>
    <message>
        <source>how far the dice were thrown could not be kept: {problem}</source>
        <translation>wie weit die Würfel geworfen wurden, konnte nicht aufbewahrt werden: {problem}</translation>
    </message>
    <message>
        <source>nothing of it can be saved, and nothing beside it</source>
        <translation>davon und von dem daneben ist nichts zu retten</translation>
    </message>
    <message>
        <source>something is there already; name a file that is not</source>
        <translation>dort ist schon etwas; eine Datei nennen, die es noch nicht gibt</translation>
    </message>
    <message numerus="yes">
        <source>{file}: written from {source}: turn {turn}, {n} record</source>
        <comment>{file}: written from {source}: turn {turn}, {n} records</comment>
        <translation>
            <numerusform>{file}: geschrieben aus {source}: Zug {turn}, {n} Eintrag</numerusform>
            <numerusform>{file}: geschrieben aus {source}: Zug {turn}, {n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: error: {problem}</source>
        <translation>{place}: Fehler: {problem}</translation>
    </message>
    <message>
        <source>{place}: warning: {problem}</source>
        <translation>{place}: Warnung: {problem}</translation>
    </message>
    <message>
        <source>{pile}: {n}</source>
        <translation>{pile}: {n}</translation>
    </message>
    <message>
        <source>Turn {turn}, {side}, {phase}; record {record}</source>
        <translation>Zug {turn}, {side}, {phase}; Eintrag {record}</translation>
    </message>
    <message>
        <source>no side yet</source>
        <translation>noch keine Seite</translation>
    </message>
    <message>
        <source>Due: {test} ({id})</source>
        <translation>Fällig: {test} ({id})</translation>
    </message>
    <message>
        <source>Extends {id}: {title}</source>
        <translation>Erweitert {id}: {title}</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Checks:</source>
        <translation>Tests:</translation>
    </message>
    <message>
        <source>Rulings (the first reading is the default):</source>
        <translation>Auslegungen (die erste Lesart ist die Vorgabe):</translation>
    </message>
    <message>
        <source>it is open: {owner}; close it there, or save elsewhere</source>
        <translation>es ist geöffnet: {owner}; dort schließen oder anderswo speichern</translation>
    </message>
    <message>
        <source>it cannot be locked, so nothing is played: {problem}; remove what is in the way, or save elsewhere</source>
        <translation>die Sperre misslingt, deshalb wird nichts gespielt: {problem}; das Hindernis entfernen oder anderswo speichern</translation>
    </message>
    <message>
        <source>it cannot be locked any more: {problem}; nothing is saved there</source>
        <translation>es lässt sich nicht mehr sperren: {problem}; dort wird nichts gespeichert</translation>
    </message>
    <message>
        <source>it was taken over: {owner}; nothing more is saved there</source>
        <translation>es wurde übernommen: {owner}; dort wird nichts mehr gespeichert</translation>
    </message>
    <message>
        <source>column {column}: {problem}</source>
        <translation>Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>the script cannot be read</source>
        <translation>das Skript ist nicht lesbar</translation>
    </message>
    <message>
        <source>the line is not over after {most} bytes; the script is read no further</source>
        <translation>die Zeile ist nach {most} Bytes nicht zu Ende; das Skript wird nicht weiter gelesen</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>die Zeile ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>there is no sheet {name}{guess}; there are {names}</source>
        <translation>es gibt kein Blatt {name}{guess}; es gibt {names}</translation>
    </message>
    <message>
        <source>the sheet {name} is about a battle; name its FILE</source>
        <translation>das Blatt {name} gehört zu einem Gefecht; dessen DATEI nennen</translation>
    </message>
    <message>
        <source>the battle has no side {side}; it has {sides}</source>
        <translation>das Gefecht hat keine Seite {side}; es hat {sides}</translation>
    </message>
    <message>
        <source>{who} is no side of the battle; take one, umpire or everybody</source>
        <translation>{who} ist keine Seite des Gefechts; eine davon, umpire oder everybody angeben</translation>
    </message>
    <message>
        <source>{table} ({id}): blank, what heads its rows or columns too</source>
        <translation>{table} ({id}): leer, auch die Köpfe der Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>{table} ({id}): all {cells} cells are filled in</source>
        <translation>{table} ({id}): alle {cells} Zellen sind ausgefüllt</translation>
    </message>
    <message>
        <source>{table} ({id}): {said} of {cells} cells are filled in</source>
        <translation>{table} ({id}): {said} von {cells} Zellen sind ausgefüllt</translation>
    </message>
    <message>
        <source>{rules} leaves no table blank</source>
        <translation>{rules} lässt keine Tabelle leer</translation>
    </message>
    <message>
        <source>this battle is played with {rules}, not with {wanted}</source>
        <translation>dieses Gefecht wird mit {rules} gespielt, nicht mit {wanted}</translation>
    </message>
    <message>
        <source>there is no folder for tables of one&apos;s own: set UMPIRE_TABLES</source>
        <translation>es gibt keinen Ordner für eigene Tabellen: UMPIRE_TABLES setzen</translation>
    </message>
    <message>
        <source>{file}: in order</source>
        <translation>{file}: in Ordnung</translation>
    </message>
    <message>
        <source>this is no rule pack, and no folder of packs: neither it nor a folder in it has a pack.json</source>
        <translation>das ist weder ein Regelpaket noch ein Ordner mit Paketen: Weder hier noch in einem Unterordner liegt eine pack.json</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>no record has the letters {letters}</source>
        <translation>kein Eintrag hat die Buchstaben {letters}</translation>
    </message>
    <message>
        <source>the letters {letters} are those of {record}</source>
        <translation>die Buchstaben {letters} gehören zu {record}</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>it took no more, and what was to be written is cut short; make room on the disk, or write elsewhere</source>
        <translation>sie nahm nichts mehr an, und was zu schreiben war, ist abgeschnitten; bitte auf dem Datenträger Platz schaffen oder anderswohin schreiben</translation>
    </message>
    <message>
        <source>standard input gives the battle or the commands, and cannot give both; name a file for one of them (--script)</source>
        <translation>die Standardeingabe liefert das Gefecht oder die Befehle, aber nicht beides; für eines davon bitte eine Datei nennen (--script)</translation>
    </message>
    <message>
        <source>it is changed where it stands, so name a file</source>
        <translation>sie wird an Ort und Stelle geändert; bitte eine Datei nennen</translation>
    </message>
    <message>
        <source>there is no option {word}{guess}</source>
        <translation>es gibt keine Option {word}{guess}</translation>
    </message>
    <message>
        <source>there is no command {word}; there are {commands}</source>
        <translation>es gibt keinen Befehl {word}; es gibt {commands}</translation>
    </message>
    <message>
        <source>there is no command {word}{guess}</source>
        <translation>es gibt keinen Befehl {word}{guess}</translation>
    </message>
    <message>
        <source>{word} is one word more than it takes</source>
        <translation>{word} ist ein Wort zu viel</translation>
    </message>
    <message>
        <source>a command is wanted: {commands}</source>
        <translation>ein Befehl fehlt: {commands}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} wants a value</source>
        <translation>{name} braucht einen Wert</translation>
    </message>
    <message>
        <source>{name} takes one value</source>
        <translation>{name} nimmt einen Wert</translation>
    </message>
    <message>
        <source>{name} and {other} do not go together</source>
        <translation>{name} und {other} gehen nicht zusammen</translation>
    </message>
    <message>
        <source>it takes {choices}, not {value}</source>
        <translation>möglich ist {choices}, nicht {value}</translation>
    </message>
    <message>
        <source>it takes a whole number from 0 to {most}, not {value}</source>
        <translation>möglich ist eine ganze Zahl von 0 bis {most}, nicht {value}</translation>
    </message>
    <message>
        <source>{command} --help tells more.</source>
        <translation>{command} --help sagt mehr.</translation>
    </message>
    <message>
        <source>{path}: the same as {place}</source>
        <translation>{path}: dasselbe wie {place}</translation>
    </message>
    <message>
        <source>{path}: what differs from {place}</source>
        <translation>{path}: was anders ist als in {place}</translation>
    </message>
    <message>
        <source>{problem} (--replace takes it in, and keeps what it replaces)</source>
        <translation>{problem} (--replace nimmt es auf und hebt auf, was es ersetzt)</translation>
    </message>
    <message>
        <source>{file}: in order; its languages were not looked at, which --languages does</source>
        <translation>{file}: in Ordnung; die Sprachen wurden nicht geprüft, das tut --languages</translation>
    </message>
    <message>
        <source>the secret of its dice is not on this computer, so nobody can check what fell with it; from here on they come from a new one</source>
        <translation>das Geheimnis seiner Würfel ist nicht auf diesem Rechner, daher kann niemand prüfen, was mit ihm fiel; von hier an kommen sie aus einem neuen</translation>
    </message>
    <message>
        <source>players&apos; phones</source>
        <translation>Telefone der Spieler</translation>
    </message>
    <message>
        <source>served by the window</source>
        <translation>vom Fenster bedient</translation>
    </message>
    <message>
        <source>not built in: it takes qt6-httpserver-dev, qt6-websockets-dev and libqrencode-dev</source>
        <translation>nicht eingebaut: dazu braucht es qt6-httpserver-dev, qt6-websockets-dev und libqrencode-dev</translation>
    </message>
</context>
<context>
    <name>cli help</name>
    <message>
        <source>Of what people read: {languages}; without it that of the system</source>
        <translation>Für alles, was Menschen lesen: {languages}; sonst die des Systems</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table: rules, dice and record on the command line.</source>
        <translation>Der Tisch des Spielleiters beim Tabletop: Regeln, Würfel und Protokoll auf der Kommandozeile.</translation>
    </message>
    <message>
        <source>{option}. Without it: {default}</source>
        <translation>{option}. Ohne Angabe: {default}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Plays what is typed, a JSON command a line, and keeps every answered command.</source>
        <translation>Spielt, was getippt wird, je Zeile ein JSON-Befehl, und behält jeden beantworteten Befehl.</translation>
    </message>
    <message>
        <source>Tells the exact odds of the commands in turn.jsonl, and rolls nothing.</source>
        <translation>Nennt die genauen Chancen der Befehle in turn.jsonl und würfelt nichts.</translation>
    </message>
    <message>
        <source>Writes the report of the battle as a page for a browser.</source>
        <translation>Schreibt den Gefechtsbericht als Seite für einen Browser.</translation>
    </message>
    <message>
        <source>Plays every record anew and tells what is not as the rules give it.</source>
        <translation>Spielt jeden Eintrag nach und sagt, was die Regeln so nicht ergeben.</translation>
    </message>
    <message>
        <source>rules, dice and record of a wargame on the command line</source>
        <translation>Regeln, Würfel und Protokoll eines Tabletop-Gefechts auf der Kommandozeile</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>The commands of a script, what answers tell, and what a battle file may hold are described in the program&apos;s manual, in the chapter The command line: Help &gt; Manual in the window of desert-umpire, or share/desert-umpire/manual/index.html where the program is installed.</source>
        <translation>Die Befehle eines Skripts, was Antworten sagen und was eine Gefechtsdatei enthalten darf, steht im Handbuch des Programms, im Kapitel über die Kommandozeile: Hilfe &gt; Handbuch im Fenster von desert-umpire oder share/desert-umpire/manual/index.html, wo das Programm installiert ist.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>These rules instead of those the battle names: name or folder of a pack</source>
        <translation>Diese Regeln statt derer, die das Gefecht nennt: Name oder Ordner eines Pakets</translation>
    </message>
    <message>
        <source>Check battle files and rule packs</source>
        <translation>Gefechtsdateien und Regelpakete prüfen</translation>
    </message>
    <message>
        <source>Battle files, rule packs, and folders of rule packs</source>
        <translation>Gefechtsdateien, Regelpakete und Ordner mit Regelpaketen</translation>
    </message>
    <message>
        <source>Packs: judge their language files, too, and count what is not translated</source>
        <translation>Regelpakete: auch ihre Sprachdateien prüfen und zählen, was nicht übersetzt ist</translation>
    </message>
    <message>
        <source>Play a battle: one JSON command a line, one result a line</source>
        <translation>Ein Gefecht spielen: je Zeile ein JSON-Befehl, je Zeile ein Ergebnis</translation>
    </message>
    <message>
        <source>The exact odds of commands; nothing is rolled</source>
        <translation>Die genauen Chancen von Befehlen; gewürfelt wird nicht</translation>
    </message>
    <message>
        <source>What each draft of a command lacks, what its answers would change, and the odds</source>
        <translation>Was jedem Entwurf eines Befehls fehlt, was seine Antworten ändern würden, und die Chancen</translation>
    </message>
    <message>
        <source>File with commands; - for standard input</source>
        <translation>Datei mit Befehlen; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>No commands: this side&apos;s total against one that is partly hidden from it</source>
        <translation>Keine Befehle: die Summe dieser Seite gegen eine, die ihr teils verborgen ist</translation>
    </message>
    <message>
        <source>Keep the battle there, safe after every command</source>
        <translation>Das Gefecht dort aufbewahren, sicher nach jedem Befehl</translation>
    </message>
    <message>
        <source>Make the program&apos;s own dice repeatable, for tests: they can be foretold</source>
        <translation>Die Würfel des Programms wiederholbar machen, für Versuche: Sie sind vorherzusagen</translation>
    </message>
    <message>
        <source>A number that the players called, mixed into the program&apos;s dice</source>
        <translation>Eine von den Spielern genannte Zahl, den Würfeln des Programms beigemischt</translation>
    </message>
    <message>
        <source>Show a battle as it stands</source>
        <translation>Ein Gefecht zeigen, wie es steht</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>umpire, everybody or a side: cards that they may not see are counted</source>
        <translation>umpire, everybody oder eine Seite: Karten, die sie nicht sehen darf, werden nur gezählt</translation>
    </message>
    <message>
        <source>The roster of a battle as CSV, for a spreadsheet</source>
        <translation>Die Aufstellung eines Gefechts als CSV, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>The program&apos;s dice of a battle, and how evenly the dice fell for each side</source>
        <translation>Die Würfel des Programms in einem Gefecht und wie gleichmäßig sie für jede Seite fielen</translation>
    </message>
    <message>
        <source>Draw them once more, from their secret or seed and position, and compare</source>
        <translation>Sie aus Geheimnis oder Startwert und Stelle noch einmal ziehen und vergleichen</translation>
    </message>
    <message>
        <source>Write the pledge of the dice to come</source>
        <translation>Die Zusage für die kommenden Würfel schreiben</translation>
    </message>
    <message>
        <source>The battle is over: write the secret of its dice</source>
        <translation>Das Gefecht ist zu Ende: das Geheimnis seiner Würfel schreiben</translation>
    </message>
    <message>
        <source>Play every record anew: is all as the rules and the dice give it?</source>
        <translation>Jeden Eintrag nachspielen: Ist alles so, wie Regeln und Würfel es ergeben?</translation>
    </message>
    <message>
        <source>Letters of a record that somebody noted: &quot;1a2b 3c4d&quot;</source>
        <translation>Buchstaben eines Eintrags, die jemand notiert hat: &quot;1a2b 3c4d&quot;</translation>
    </message>
    <message>
        <source>Name a command that a side may give now</source>
        <translation>Einen Befehl nennen, den eine Seite jetzt geben darf</translation>
    </message>
    <message>
        <source>The side, by its id</source>
        <translation>Die Seite, nach ihrer id</translation>
    </message>
    <message>
        <source>best: what leaves it best beside the others; random: any that is legal</source>
        <translation>best: was sie neben den anderen am besten stellt; random: irgendein erlaubter</translation>
    </message>
    <message>
        <source>Of what is left to chance</source>
        <translation>Für das, was dem Zufall überlassen ist</translation>
    </message>
    <message>
        <source>Write a sheet: ready-reference, roster, unit-cards, orders, state or report</source>
        <translation>Ein Blatt schreiben: ready-reference, roster, unit-cards, orders, state oder report</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>The battle file; ready-reference does without</source>
        <translation>Die Gefechtsdatei; ready-reference kommt ohne aus</translation>
    </message>
    <message>
        <source>text, html or csv</source>
        <translation>text, html oder csv</translation>
    </message>
    <message>
        <source>Only this side&apos;s, by its id</source>
        <translation>Nur das dieser Seite, nach ihrer id</translation>
    </message>
    <message>
        <source>umpire or players: what is secret is left out for players</source>
        <translation>umpire oder players: Geheimes fehlt für Spieler</translation>
    </message>
    <message>
        <source>roster, unit-cards: now or set-up (default: now once play has begun)</source>
        <translation>roster, unit-cards: now oder set-up (Vorgabe: now, sobald gespielt wird)</translation>
    </message>
    <message>
        <source>Lengths in centimetres, two and a half to the inch</source>
        <translation>Längen in Zentimetern, zweieinhalb auf ein Zoll</translation>
    </message>
    <message>
        <source>ready-reference: two pages in large type</source>
        <translation>ready-reference: zwei Seiten in großer Schrift</translation>
    </message>
    <message>
        <source>ready-reference: with the chance of each outcome</source>
        <translation>ready-reference: mit der Chance jedes Ergebnisses</translation>
    </message>
    <message>
        <source>report: with a last page on which every record was played anew</source>
        <translation>report: mit einer letzten Seite, auf der jeder Eintrag nachgespielt wurde</translation>
    </message>
    <message>
        <source>report: a folder of pictures to place by their time</source>
        <translation>report: ein Ordner mit Bildern, die nach ihrer Zeit eingeordnet werden</translation>
    </message>
    <message>
        <source>List rule packs and where they are, or describe one</source>
        <translation>Regelpakete und ihre Orte aufzählen oder eines beschreiben</translation>
    </message>
    <message>
        <source>What it says otherwise than the pack it extends, or its game is shipped with</source>
        <translation>Was es anders sagt als das Paket, das es erweitert, oder das mit seinem Spiel ausgelieferte</translation>
    </message>
    <message>
        <source>Name or folder of a pack</source>
        <translation>Name oder Ordner eines Pakets</translation>
    </message>
    <message>
        <source>The JSON Schema of a pack&apos;s battle files</source>
        <translation>Das JSON-Schema der Gefechtsdateien eines Pakets</translation>
    </message>
    <message>
        <source>What is filled in of the tables that a pack leaves blank, or keep a battle&apos;s</source>
        <translation>Was von den leer gelassenen Tabellen eines Pakets ausgefüllt ist, oder die eines Gefechts behalten</translation>
    </message>
    <message>
        <source>Name or folder of a pack, or a battle file</source>
        <translation>Name oder Ordner eines Pakets, oder eine Gefechtsdatei</translation>
    </message>
    <message>
        <source>Keep the tables of this battle for new battles of the pack</source>
        <translation>Die Tabellen dieses Gefechts für neue Gefechte des Pakets behalten</translation>
    </message>
    <message>
        <source>Write what can be saved of a damaged battle to a new file, and say what is lost</source>
        <translation>Retten, was von einem beschädigten Gefecht übrig ist, in eine neue Datei, und sagen, was verloren ist</translation>
    </message>
    <message>
        <source>The new file; otherwise FILE-recovered.battle.json</source>
        <translation>Die neue Datei; sonst DATEI-recovered.battle.json</translation>
    </message>
    <message>
        <source>Versions, folders, packs and what was left behind: is all in order?</source>
        <translation>Versionen, Ordner, Pakete und Liegengebliebenes: Ist alles in Ordnung?</translation>
    </message>
    <message>
        <source>Folders with battles; otherwise the working folder</source>
        <translation>Ordner mit Gefechten; sonst der Arbeitsordner</translation>
    </message>
    <message>
        <source>Copy packs, collections, tables and battles to begin from to your own folders</source>
        <translation>Pakete, Sammlungen, Tabellen und Gefechte als Ausgangspunkt in die eigenen Ordner kopieren</translation>
    </message>
    <message>
        <source>Folders of packs, house rules as one file, and files</source>
        <translation>Ordner mit Paketen, Hausregeln in einer Datei, und Dateien</translation>
    </message>
    <message>
        <source>Make house rules, change them, compare their odds, and write them as one file</source>
        <translation>Hausregeln anlegen, ändern, ihre Chancen vergleichen und sie in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Name or folder of a pack of your own</source>
        <translation>Name oder Ordner eines eigenen Pakets</translation>
    </message>
    <message>
        <source>Make new house rules of that name, on top of this pack</source>
        <translation>Neue Hausregeln dieses Namens anlegen, aufbauend auf diesem Paket</translation>
    </message>
    <message>
        <source>What they are called</source>
        <translation>Wie sie heißen</translation>
    </message>
    <message>
        <source>Tell the values whose paths have this text in them, as --set takes them</source>
        <translation>Die Werte nennen, deren Pfade diesen Text enthalten, so wie --set sie annimmt</translation>
    </message>
    <message>
        <source>A battle: the odds of commands in it, before and after the changes</source>
        <translation>Ein Gefecht: die Chancen von Befehlen darin, vor und nach den Änderungen</translation>
    </message>
    <message>
        <source>Write them as one file for others; - for standard output</source>
        <translation>Sie für andere in eine Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>PATH: take back what they say of a value or entry</source>
        <translation>PFAD: zurücknehmen, was sie zu einem Wert oder Eintrag sagen</translation>
    </message>
    <message>
        <source>PATH: take away an entry or value</source>
        <translation>PFAD: einen Eintrag oder Wert wegnehmen</translation>
    </message>
    <message>
        <source>PATH=VALUE: add an entry, as JSON</source>
        <translation>PFAD=WERT: einen Eintrag hinzufügen, als JSON</translation>
    </message>
    <message>
        <source>PATH=VALUE: set a value, as JSON or plain text</source>
        <translation>PFAD=WERT: einen Wert setzen, als JSON oder einfachen Text</translation>
    </message>
    <message>
        <source>The battle file; what is kept beside it is read, too</source>
        <translation>Die Gefechtsdatei; was neben ihr aufbewahrt ist, wird mitgelesen</translation>
    </message>
    <message>
        <source>The battle file; - for standard input</source>
        <translation>Die Gefechtsdatei; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>NÖTIG</translation>
    </message>
    <message>
        <source>Not with</source>
        <translation>Nicht mit</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <source>In the place of what stands there, which is kept beside it; under the name of others</source>
        <translation>Anstelle dessen, was dort steht und daneben aufgehoben wird; auch unter dem Namen anderer</translation>
    </message>
    <message>
        <source>Write the schemas of all files and the tables of keys of the README.md into a folder of rules instead</source>
        <translation>Statt dessen die Schemata aller Dateien und die Schlüsseltabellen der README.md in einen Regelordner schreiben</translation>
    </message>
    <message>
        <source>Its conditions and what it works out, as one would write them</source>
        <translation>Seine Bedingungen und was es berechnet, wie man es hinschriebe</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message>
        <source>the place of a formation stands in {key}, not in {other}</source>
        <translation>der Platz eines Verbands steht in {key}, nicht in {other}</translation>
    </message>
    <message>
        <source>the place of an officer stands in {key}, not in {other}</source>
        <translation>der Platz eines Offiziers steht in {key}, nicht in {other}</translation>
    </message>
    <message>
        <source>the place of a unit stands in {key}, not in {other}</source>
        <translation>der Platz einer Einheit steht in {key}, nicht in {other}</translation>
    </message>
    <message>
        <source>more than {most} formations, officers and units</source>
        <translation>mehr als {most} Verbände, Offiziere und Einheiten</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids are unique in an entry</source>
        <translation>die id {id} ist schon vergeben (Zeile {line}); jede id kommt in einem Eintrag nur einmal vor</translation>
    </message>
    <message>
        <source>a collection has no sides; leave &quot;side&quot; out</source>
        <translation>eine Sammlung hat keine Seiten; &quot;side&quot; weglassen</translation>
    </message>
    <message>
        <source>the entry has no formation {id}{guess}</source>
        <translation>der Eintrag hat keinen Verband {id}{guess}</translation>
    </message>
    <message>
        <source>more than {most} entries</source>
        <translation>mehr als {most} Einträge</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids of entries are unique</source>
        <translation>die id {id} ist schon vergeben (Zeile {line}); jeder Eintrag hat seine eigene id</translation>
    </message>
    <message>
        <source>collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>the collection is not saved: {problem} (at {place})</source>
        <translation>die Sammlung ist nicht gespeichert: {problem} (bei {place})</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>nothing heads the rows of the table {table} yet: {text} Type it in with {command}</source>
        <translation>für die Zeilen der Tabelle {table} gibt es noch keine Köpfe: {text} Einzutragen mit {command}</translation>
    </message>
    <message>
        <source>nothing heads the columns of the table {table} yet: {text} Type it in with {command}</source>
        <translation>für die Spalten der Tabelle {table} gibt es noch keine Köpfe: {text} Einzutragen mit {command}</translation>
    </message>
    <message>
        <source>the table {table} is blank at {place}: {text} Type it in with {command}</source>
        <translation>die Tabelle {table} ist leer bei {place}: {text} Einzutragen mit {command}</translation>
    </message>
    <message>
        <source>{what} is {found} where {expected} is expected</source>
        <translation>{what} ist {found}, erwartet wird {expected}</translation>
    </message>
    <message>
        <source>an id in quotes</source>
        <translation>eine id in Anführungszeichen</translation>
    </message>
    <message>
        <source>{id} is a {kind}, but {what} names a {wanted}</source>
        <translation>{id} ist hier falsch ({kind}): {what} verlangt {wanted}</translation>
    </message>
    <message>
        <source>there is no {kind} {id}</source>
        <translation>{kind} {id} gibt es nicht</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>{what} is {found}; numbers in commands go up to {most}</source>
        <translation>{what} ist {found}; Zahlen in Befehlen gehen bis {most}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>one of {list}</source>
        <translation>eines von {list}</translation>
    </message>
    <message>
        <source>{what} is {word}, which is none of {list}</source>
        <translation>{what} ist {word}, das ist nichts von {list}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>the command {name} needs {field}</source>
        <translation>der Befehl {name} braucht {field}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>{what} is {number}; it cannot be less than 0</source>
        <translation>{what} ist {number}; weniger als 0 geht nicht</translation>
    </message>
    <message>
        <source>{what}: the {field} {name} is too long: {excess}</source>
        <translation>{what}: {field} {name} ist zu lang: {excess}</translation>
    </message>
    <message>
        <source>{key} is too long: {excess}</source>
        <translation>{key} ist zu lang: {excess}</translation>
    </message>
    <message>
        <source>{field} is {number}; it goes from {from} to {to}</source>
        <translation>{field} ist {number}; möglich sind {from} bis {to}</translation>
    </message>
    <message>
        <source>an object with a unit and its facts</source>
        <translation>ein Objekt mit einer Einheit und ihren Angaben</translation>
    </message>
    <message>
        <source>a {kind} has no field {field}</source>
        <translation>bei {kind} gibt es kein Feld {field}</translation>
    </message>
    <message>
        <source>{field} of {subject} is worked out, not stored; set {list} instead</source>
        <translation>{subject}: {field} wird berechnet, nicht gespeichert; stattdessen {list} setzen</translation>
    </message>
    <message>
        <source>{field} of {subject} can be {most} at most</source>
        <translation>{subject}: {field} kann höchstens {most} sein</translation>
    </message>
    <message>
        <source>{field} of {subject}</source>
        <translation>{subject}: {field}</translation>
    </message>
    <message>
        <source>{field} of the turn</source>
        <translation>{field} des Zuges</translation>
    </message>
    <message>
        <source>game turns are counted from 1</source>
        <translation>Züge zählen ab 1</translation>
    </message>
    <message>
        <source>the turn has no field {field}</source>
        <translation>der Zug hat kein Feld {field}</translation>
    </message>
    <message>
        <source>nothing in this battle is called {id}</source>
        <translation>nichts in diesem Gefecht heißt {id}</translation>
    </message>
    <message>
        <source>&quot;adjust&quot; needs &quot;set&quot;: an object of fields and their new values</source>
        <translation>&quot;adjust&quot; braucht &quot;set&quot;: ein Objekt mit Feldern und ihren neuen Werten</translation>
    </message>
    <message>
        <source>the new values of {id} are {found} where an object of fields is expected</source>
        <translation>die neuen Werte von {id} sind {found}, erwartet wird ein Objekt mit Feldern</translation>
    </message>
    <message>
        <source>nothing is set for {id}; name its fields and their new values, or leave it out</source>
        <translation>für {id} ist nichts gesetzt; Felder und neue Werte nennen oder es weglassen</translation>
    </message>
    <message>
        <source>&quot;catch-up&quot; needs &quot;set&quot;: an object of subjects, each with its fields and their new values</source>
        <translation>&quot;catch-up&quot; braucht &quot;set&quot;: ein Objekt mit Subjekten, jedes mit seinen Feldern und deren neuen Werten</translation>
    </message>
    <message>
        <source>{subject} needs a name</source>
        <translation>{subject} braucht einen Namen</translation>
    </message>
    <message>
        <source>the roster entry of a {kind} has no {key}</source>
        <translation>{kind}: Der Eintrag der Aufstellung hat kein {key}</translation>
    </message>
    <message>
        <source>{key} of {what}</source>
        <translation>{key} von {what}</translation>
    </message>
    <message>
        <source>there is no check {id} to ask for</source>
        <translation>es gibt keinen Test {id}, der zu verlangen wäre</translation>
    </message>
    <message>
        <source>check {check}</source>
        <translation>Test {check}</translation>
    </message>
    <message>
        <source>{field} is {found} where true or false is expected</source>
        <translation>{field} ist {found}, erwartet wird true oder false</translation>
    </message>
    <message>
        <source>{command} needs &quot;set&quot;: an object of keys and their new values, such as {example}</source>
        <translation>{command} braucht &quot;set&quot;: ein Objekt mit Schlüsseln und ihren neuen Werten, etwa {example}</translation>
    </message>
    <message>
        <source>{command} needs &quot;subjects&quot;: a list of ids</source>
        <translation>{command} braucht &quot;subjects&quot;: eine Liste von ids</translation>
    </message>
    <message>
        <source>an entry of &quot;subjects&quot;</source>
        <translation>ein Eintrag von &quot;subjects&quot;</translation>
    </message>
    <message>
        <source>give &quot;before&quot; or &quot;after&quot;, not both</source>
        <translation>&quot;before&quot; oder &quot;after&quot; angeben, nicht beides</translation>
    </message>
    <message>
        <source>the field {key} means nothing to {command}</source>
        <translation>das Feld {key} bedeutet für {command} nichts</translation>
    </message>
    <message>
        <source>in the phase {phase} nobody is drawn to act</source>
        <translation>in der Phase {phase} wird niemand zum Handeln gezogen</translation>
    </message>
    <message>
        <source>in the phase {phase} nobody is left to be drawn</source>
        <translation>in der Phase {phase} ist niemand mehr zu ziehen</translation>
    </message>
    <message>
        <source>{subject} cannot be drawn now; left are {list}</source>
        <translation>{subject} lässt sich jetzt nicht ziehen; übrig: {list}</translation>
    </message>
    <message>
        <source>the draw of who acts next</source>
        <translation>das Ziehen, wer als Nächstes handelt</translation>
    </message>
    <message>
        <source>{subject} is drawn.</source>
        <translation>Gezogen: {subject}.</translation>
    </message>
    <message>
        <source>&quot;enlist&quot; needs &quot;sides&quot;, &quot;formations&quot;, &quot;officers&quot;, &quot;units&quot; or &quot;things&quot; with an entry</source>
        <translation>&quot;enlist&quot; braucht &quot;sides&quot;, &quot;formations&quot;, &quot;officers&quot;, &quot;units&quot; oder &quot;things&quot; mit einem Eintrag</translation>
    </message>
    <message>
        <source>{list} is {found} where a list is expected</source>
        <translation>{list} ist {found}, erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>a battle has at most {most} sides, formations, officers and units</source>
        <translation>ein Gefecht hat höchstens {most} Seiten, Verbände, Offiziere und Einheiten</translation>
    </message>
    <message>
        <source>{what} is {found} where an object is expected</source>
        <translation>{what} ist {found}, erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>{what} needs &quot;name&quot;</source>
        <translation>{what} braucht &quot;name&quot;</translation>
    </message>
    <message>
        <source>{what} needs a name</source>
        <translation>{what} braucht einen Namen</translation>
    </message>
    <message>
        <source>{what}: the id {wanted} is written otherwise than ids are: small letters, digits and single hyphens</source>
        <translation>{what}: Die id {wanted} ist nicht regelgerecht: Kleinbuchstaben, Ziffern und einzelne Bindestriche</translation>
    </message>
    <message>
        <source>{what}: the id {wanted} is given to another entry of this command</source>
        <translation>{what}: Die id {wanted} hat schon ein anderer Eintrag dieses Befehls</translation>
    </message>
    <message>
        <source>{what} needs {key}: what {subject} belongs to</source>
        <translation>{what} braucht {key}: wozu {subject} gehört</translation>
    </message>
    <message>
        <source>{what}: there is no formation or side {id}</source>
        <translation>{what}: Es gibt weder Verband noch Seite {id}</translation>
    </message>
    <message>
        <source>{what}: {place} is a thing; only formations and sides have others under them</source>
        <translation>{what}: {place} ist eine Sache; nur Verbände und Seiten haben andere unter sich</translation>
    </message>
    <message>
        <source>{what}: {place} is a unit; only formations and sides have others under them</source>
        <translation>{what}: {place} ist eine Einheit; nur Verbände und Seiten haben andere unter sich</translation>
    </message>
    <message>
        <source>{what}: {place} is an officer; only formations and sides have others under them</source>
        <translation>{what}: {place} ist ein Offizier; nur Verbände und Seiten haben andere unter sich</translation>
    </message>
    <message>
        <source>{what}: the line of command of {subject} runs in a circle</source>
        <translation>{what}: Die Befehlskette von {subject} läuft im Kreis</translation>
    </message>
    <message>
        <source>{what} names the side {side}, but stands under {other}</source>
        <translation>{what} nennt die Seite {side}, steht aber unter {other}</translation>
    </message>
    <message>
        <source>{what} has an unknown key {key}</source>
        <translation>{what} hat einen unbekannten Schlüssel {key}</translation>
    </message>
    <message>
        <source>{what} needs {roster-key}</source>
        <translation>{what} braucht {roster-key}</translation>
    </message>
    <message>
        <source>the rules have no table {id}</source>
        <translation>die Regeln haben keine Tabelle {id}</translation>
    </message>
    <message>
        <source>nothing heads the {field}s of {table} yet; fill that in before</source>
        <translation>{table}: Noch gibt es keine Köpfe ({field}); diese zuerst ausfüllen</translation>
    </message>
    <message>
        <source>{table} has the headings of {owner}; fill them in there</source>
        <translation>{table} hat die Köpfe von {owner}; dort ausfüllen</translation>
    </message>
    <message>
        <source>{table} has no such headings to be filled in</source>
        <translation>{table} hat keine solchen Köpfe zum Ausfüllen</translation>
    </message>
    <message>
        <source>{problem} (at {place})</source>
        <translation>{problem} (bei {place})</translation>
    </message>
    <message>
        <source>&quot;correct&quot; needs &quot;record&quot;: the number of the record to correct</source>
        <translation>&quot;correct&quot; braucht &quot;record&quot;: die Nummer des Eintrags, der berichtigt wird</translation>
    </message>
    <message>
        <source>&quot;keep&quot; is a list of record numbers</source>
        <translation>&quot;keep&quot; ist eine Liste von Eintragsnummern</translation>
    </message>
    <message numerus="yes">
        <source>{n} die is given that nothing asks for</source>
        <comment>{n} dice are given that nothing asks for</comment>
        <translation>
            <numerusform>{n} Würfel ist angegeben, nach dem nichts fragt</numerusform>
            <numerusform>{n} Würfel sind angegeben, nach denen nichts fragt</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;turn&quot; is {number}; it goes from 1 to {now}, the turn being played</source>
        <translation>&quot;turn&quot; ist {number}; möglich sind 1 bis {now}, der laufende Zug</translation>
    </message>
    <message>
        <source>&quot;turn&quot; goes with the subject &quot;turn&quot; only</source>
        <translation>&quot;turn&quot; gehört nur zum Subjekt &quot;turn&quot;</translation>
    </message>
    <message>
        <source>There was no note on turn {turn}</source>
        <translation>Zu Zug {turn} gab es keine Notiz</translation>
    </message>
    <message>
        <source>There was no note on {subject}</source>
        <translation>Zu {subject} gab es keine Notiz</translation>
    </message>
    <message>
        <source>give &quot;record&quot; or &quot;subject&quot;, not both</source>
        <translation>&quot;record&quot; oder &quot;subject&quot; angeben, nicht beides</translation>
    </message>
    <message>
        <source>&quot;note&quot; needs &quot;record&quot;: the number of the record it belongs to, or &quot;subject&quot;: an id, or &quot;turn&quot;</source>
        <translation>&quot;note&quot; braucht &quot;record&quot;: die Nummer des Eintrags, zu dem sie gehört, oder &quot;subject&quot;: eine id oder &quot;turn&quot;</translation>
    </message>
    <message>
        <source>Nobody held {objective} before</source>
        <translation>{objective} war vorher bei niemandem</translation>
    </message>
    <message>
        <source>{side} held {objective} before</source>
        <translation>{objective} war vorher bei: {side}</translation>
    </message>
    <message>
        <source>an objective has no {key}</source>
        <translation>ein Ziel hat kein {key}</translation>
    </message>
    <message>
        <source>{name} is worth {worth}; it goes from 0 to {most}</source>
        <translation>{name} ist {worth} wert; möglich sind 0 bis {most}</translation>
    </message>
    <message>
        <source>an entry of &quot;objectives&quot;</source>
        <translation>ein Eintrag von &quot;objectives&quot;</translation>
    </message>
    <message>
        <source>an object with the name of an objective</source>
        <translation>ein Objekt mit dem Namen eines Ziels</translation>
    </message>
    <message>
        <source>An objective</source>
        <translation>Ein Ziel</translation>
    </message>
    <message>
        <source>an objective needs a name</source>
        <translation>ein Ziel braucht einen Namen</translation>
    </message>
    <message>
        <source>{id} is no id: small letters, digits and single hyphens</source>
        <translation>{id} ist keine id: Kleinbuchstaben, Ziffern und einzelne Bindestriche</translation>
    </message>
    <message>
        <source>two objectives have the id {id}</source>
        <translation>zwei Ziele haben die id {id}</translation>
    </message>
    <message>
        <source>a list of objectives</source>
        <translation>eine Liste von Zielen</translation>
    </message>
    <message>
        <source>&quot;objectives&quot; has {count} entries; {most} are the most</source>
        <translation>&quot;objectives&quot; hat {count} Einträge; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>the scenario lists no objective, so there is no {id}</source>
        <translation>das Szenario nennt keine Ziele, also gibt es kein {id}</translation>
    </message>
    <message>
        <source>the scenario has no objective {id}</source>
        <translation>das Szenario hat kein Ziel {id}</translation>
    </message>
    <message>
        <source>the report has no passage {passage}, only &quot;opening&quot;, &quot;closing&quot; and &quot;turn-1&quot;, &quot;turn-2&quot; and so on</source>
        <translation>der Bericht hat keinen Abschnitt {passage}, nur &quot;opening&quot;, &quot;closing&quot; und &quot;turn-1&quot;, &quot;turn-2&quot; und so weiter</translation>
    </message>
    <message>
        <source>the words for {passage} are {count} bytes long; {most} are the most</source>
        <translation>die Worte für {passage} sind {count} Bytes lang; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>The game has not come to turn {turn}; these words are printed once it has</source>
        <translation>Das Spiel ist noch nicht bei Zug {turn}; diese Worte werden gedruckt, sobald es so weit ist</translation>
    </message>
    <message>
        <source>{place} is no formation or side, so nothing can stand under it</source>
        <translation>{place} ist weder Verband noch Seite, also kann nichts darunter stehen</translation>
    </message>
    <message>
        <source>{subject} cannot stand under itself</source>
        <translation>{subject} kann nicht unter sich selbst stehen</translation>
    </message>
    <message>
        <source>{subject} is a side and stands under nobody</source>
        <translation>{subject} ist eine Seite und steht unter niemandem</translation>
    </message>
    <message>
        <source>{subject} is a thing and stands under nobody</source>
        <translation>{subject} ist eine Sache und steht unter niemandem</translation>
    </message>
    <message>
        <source>&quot;regroup&quot; needs &quot;under&quot;, &quot;before&quot; or &quot;after&quot;</source>
        <translation>&quot;regroup&quot; braucht &quot;under&quot;, &quot;before&quot; oder &quot;after&quot;</translation>
    </message>
    <message>
        <source>{what} is {found} where an id in quotes is expected</source>
        <translation>{what} ist {found}, erwartet wird eine id in Anführungszeichen</translation>
    </message>
    <message>
        <source>{what} cannot be left out</source>
        <translation>{what} darf nicht fehlen</translation>
    </message>
    <message>
        <source>{what} is {number}; it goes from {least} to {most}</source>
        <translation>{what} ist {number}; möglich sind {least} bis {most}</translation>
    </message>
    <message>
        <source>there is no ruling {id}</source>
        <translation>es gibt keine Auslegung {id}</translation>
    </message>
    <message>
        <source>{reading} is no reading of {ruling}</source>
        <translation>{reading} ist keine Lesart von {ruling}</translation>
    </message>
    <message>
        <source>{key} is {number}; it goes from 1 to {most}, or 0 for none</source>
        <translation>{key} ist {number}; möglich sind 1 bis {most}, oder 0 für keine Grenze</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Das Gefecht</translation>
    </message>
    <message>
        <source>a battle has no {key}</source>
        <translation>ein Gefecht hat kein {key}</translation>
    </message>
    <message>
        <source>command {number} ({name})</source>
        <translation>Befehl {number} ({name})</translation>
    </message>
    <message>
        <source>command {number} of &quot;commands&quot; is no command</source>
        <translation>Befehl {number} von &quot;commands&quot; ist kein Befehl</translation>
    </message>
    <message>
        <source>{part}: {name} is done by itself, not among several; send it alone, before or after them</source>
        <translation>{part}: {name} geschieht für sich, nicht mit mehreren zusammen; allein senden, davor oder danach</translation>
    </message>
    <message>
        <source>{part}: dice mean nothing here; what needs dice is done by itself</source>
        <translation>{part}: Würfel bedeuten hier nichts; was Würfel braucht, wird für sich getan</translation>
    </message>
    <message>
        <source>{part}: it needs dice or a result that the umpire states, so it is done by itself</source>
        <translation>{part}: braucht Würfel oder ein vom Spielleiter angegebenes Ergebnis und geschieht deshalb für sich</translation>
    </message>
    <message>
        <source>{part}: {why}</source>
        <translation>{part}: {why}</translation>
    </message>
    <message>
        <source>&quot;several&quot; needs &quot;commands&quot;: a list of commands</source>
        <translation>&quot;several&quot; braucht &quot;commands&quot;: eine Liste von Befehlen</translation>
    </message>
    <message>
        <source>&quot;commands&quot; has {count} entries; {most} are the most</source>
        <translation>&quot;commands&quot; hat {count} Einträge; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>&quot;seconds&quot; is {number}; it goes from 0 to {most}</source>
        <translation>&quot;seconds&quot; ist {number}; möglich sind 0 bis {most}</translation>
    </message>
    <message>
        <source>&quot;time&quot; needs &quot;seconds&quot;: how long the phase took until now</source>
        <translation>&quot;time&quot; braucht &quot;seconds&quot;: wie lange die Phase bis jetzt gedauert hat</translation>
    </message>
    <message>
        <source>Turn {turn-limit} was the last of the scenario: the game is over, unless you play on</source>
        <translation>Zug {turn-limit} war der letzte des Szenarios: Das Spiel ist vorbei, außer ihr spielt weiter</translation>
    </message>
    <message>
        <source>Still owed: {list}</source>
        <translation>Noch fällig: {list}</translation>
    </message>
    <message>
        <source>nothing owed is called {id}</source>
        <translation>nichts Fälliges heißt {id}</translation>
    </message>
    <message>
        <source>Waived without a reason.</source>
        <translation>Ohne Begründung erlassen.</translation>
    </message>
    <message>
        <source>&quot;facts&quot; is {found} where an object is expected</source>
        <translation>&quot;facts&quot; ist {found}, erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>the record to correct has no facts</source>
        <translation>der Eintrag, der berichtigt wird, hat keine Angaben</translation>
    </message>
    <message>
        <source>the field {key} means nothing to the record and was passed over</source>
        <translation>das Feld {key} bedeutet für den Eintrag nichts und wurde übergangen</translation>
    </message>
    <message>
        <source>Record {record} can no longer happen but was kept: {reason}</source>
        <translation>Eintrag {record} ist nicht mehr möglich, wurde aber behalten: {reason}</translation>
    </message>
    <message>
        <source>Record {record} can no longer happen and was dropped: {reason}</source>
        <translation>Eintrag {record} ist nicht mehr möglich und wurde weggelassen: {reason}</translation>
    </message>
    <message>
        <source>&quot;dice&quot; is {found} where a list is expected</source>
        <translation>&quot;dice&quot; ist {found}, erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>was dropped before and happens again</source>
        <translation>war weggelassen und gilt wieder</translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown then decide nothing now</source>
        <comment>{n} dice thrown then decide nothing now</comment>
        <translation>
            <numerusform>{n} geworfener Würfel entscheidet nun nichts mehr</numerusform>
            <numerusform>{n} geworfene Würfel entscheiden nun nichts mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>the battle was taken back to its start by record {reset}, so nothing follows from record {record}; undo that first</source>
        <translation>das Gefecht wurde durch Eintrag {reset} auf seinen Anfang zurückgesetzt, auf Eintrag {record} folgt also nichts; zuerst das rückgängig machen</translation>
    </message>
    <message>
        <source>there is no record {record}; there are {count}</source>
        <translation>es gibt keinen Eintrag {record}; es gibt {count}</translation>
    </message>
    <message>
        <source>record {record} is itself a correction; correct the record it changed, or undo it</source>
        <translation>Eintrag {record} ist selbst eine Berichtigung; den Eintrag berichtigen, den sie änderte, oder sie rückgängig machen</translation>
    </message>
    <message>
        <source>record {record} was dropped by a correction</source>
        <translation>Eintrag {record} wurde durch eine Berichtigung weggelassen</translation>
    </message>
    <message>
        <source>the battle has no side yet, so {own} means nothing; put a side on the roster first</source>
        <translation>das Gefecht hat noch keine Seite, also bedeutet {own} nichts; zuerst eine Seite in die Aufstellung setzen</translation>
    </message>
    <message>
        <source>the rules ask too much: {problem}</source>
        <translation>die Regeln verlangen zu viel: {problem}</translation>
    </message>
    <message>
        <source>there is no command {name}</source>
        <translation>es gibt keinen Befehl {name}</translation>
    </message>
    <message>
        <source>the program threw no such die beforehand that is still to be used: {found}</source>
        <translation>das Programm hat keinen solchen Würfel im Voraus geworfen, der noch zu verwenden wäre: {found}</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>die Ziehung</translation>
    </message>
    <message>
        <source>{subject}: {n} drawn of {count}.</source>
        <translation>{subject}: {n} von {count} gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>Draw who acts next: {n} is left</source>
        <comment>Draw who acts next: {n} are left</comment>
        <translation>
            <numerusform>Ziehen, wer als Nächstes handelt: noch {n}</numerusform>
            <numerusform>Ziehen, wer als Nächstes handelt: noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>a command is an object, not {found}</source>
        <translation>ein Befehl ist ein Objekt, nicht {found}</translation>
    </message>
    <message>
        <source>{check} of {subject}</source>
        <translation>{check}, {subject}</translation>
    </message>
    <message>
        <source>{check}: the rules name no die for {subject}</source>
        <translation>{check}: Die Regeln nennen keinen Würfel für {subject}</translation>
    </message>
    <message>
        <source>{check}: the rules name nobody who takes it</source>
        <translation>{check}: Die Regeln nennen niemanden, der ihn macht</translation>
    </message>
    <message>
        <source>{check}: no table of the rules applies to {subject}</source>
        <translation>{check}: Keine Tabelle der Regeln gilt für {subject}</translation>
    </message>
    <message>
        <source>the fact {fact} names {named}, but here it can name nobody</source>
        <translation>die Angabe {fact} nennt {named}, kann hier aber niemanden nennen</translation>
    </message>
    <message>
        <source>the fact {fact} names {named}, which is none of {list}</source>
        <translation>die Angabe {fact} nennt {named}, nichts von {list}</translation>
    </message>
    <message>
        <source>{contest}: the rules hold no cell for these two results</source>
        <translation>{contest}: Die Regeln haben keine Zelle für diese beiden Ergebnisse</translation>
    </message>
    <message>
        <source>a command is an object such as {example}, not {found}</source>
        <translation>ein Befehl ist ein Objekt wie {example}, nicht {found}</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>nothing in this battle is called {subject}</source>
        <translation>nichts in diesem Gefecht heißt {subject}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>there is no fact {id} here: this takes no facts</source>
        <translation>hier gibt es keine Angabe {id}: Dies nimmt keine Angaben</translation>
    </message>
    <message>
        <source>there is no fact {id} here, only {list}</source>
        <translation>hier gibt es keine Angabe {id}, nur {list}</translation>
    </message>
    <message>
        <source>the fact {id}</source>
        <translation>die Angabe {id}</translation>
    </message>
    <message>
        <source>there is no modifier {id}</source>
        <translation>es gibt keinen Modifikator {id}</translation>
    </message>
    <message>
        <source>the modifier {id}</source>
        <translation>der Modifikator {id}</translation>
    </message>
    <message>
        <source>&quot;check&quot; of an extra line</source>
        <translation>&quot;check&quot; einer eigenen Zeile</translation>
    </message>
    <message>
        <source>an extra line</source>
        <translation>eine eigene Zeile</translation>
    </message>
    <message>
        <source>an object with a text and a value</source>
        <translation>ein Objekt mit einem Text und einem Wert</translation>
    </message>
    <message>
        <source>an extra line has no {key}, only {list}</source>
        <translation>eine eigene Zeile hat kein {key}, nur {list}</translation>
    </message>
    <message>
        <source>an extra line needs {key}</source>
        <translation>eine eigene Zeile braucht {key}</translation>
    </message>
    <message>
        <source>&quot;text&quot; of an extra line</source>
        <translation>&quot;text&quot; einer eigenen Zeile</translation>
    </message>
    <message>
        <source>&quot;value&quot; of an extra line</source>
        <translation>&quot;value&quot; einer eigenen Zeile</translation>
    </message>
    <message>
        <source>the text of an extra line is {text} where one line of words is expected</source>
        <translation>der Text einer eigenen Zeile ist {text}, erwartet wird eine Zeile mit Worten</translation>
    </message>
    <message>
        <source>the text of an extra line is {text} where one line of words is expected; {excess}</source>
        <translation>der Text einer eigenen Zeile ist {text}, erwartet wird eine Zeile mit Worten; {excess}</translation>
    </message>
    <message>
        <source>&quot;extra-lines&quot; has {count} lines where at most {most} are expected</source>
        <translation>&quot;extra-lines&quot; hat {count} Zeilen, höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>{check} of {subject} is for the umpire to see: state {field}, one of {list}</source>
        <translation>{check}, {subject}: Das sieht nur der Spielleiter; {field} angeben, eines von {list}</translation>
    </message>
    <message>
        <source>{field} is {outcome}; {check} comes to {list}</source>
        <translation>{field} ist {outcome}; {check} ergibt {list}</translation>
    </message>
    <message>
        <source>the field {key} means nothing to {name} and was passed over</source>
        <translation>das Feld {key} bedeutet für {name} nichts und wurde übergangen</translation>
    </message>
    <message>
        <source>{field} of {subject} cannot be {value} as things stand; set {stored} instead</source>
        <translation>{field} von {subject} kann so, wie die Dinge stehen, nicht {value} sein; stattdessen {stored} setzen</translation>
    </message>
    <message>
        <source>{field} of {subject} cannot be {value} as things stand</source>
        <translation>{field} von {subject} kann so, wie die Dinge stehen, nicht {value} sein</translation>
    </message>
    <message>
        <source>the rules end one phase after the other and never come to rest; an effect &quot;ends&quot; needs another condition</source>
        <translation>die Regeln beenden eine Phase nach der anderen und kommen nie zur Ruhe; ein Effekt „ends“ braucht eine andere Bedingung</translation>
    </message>
    <message>
        <source>{field} cannot be chosen now</source>
        <translation>{field} kann jetzt nicht gewählt werden</translation>
    </message>
    <message>
        <source>{field}: no number can be chosen now</source>
        <translation>{field}: Jetzt kann keine Zahl gewählt werden</translation>
    </message>
    <message>
        <source>{field} cannot be {number} now, only {list}</source>
        <translation>{field} kann jetzt nicht {number} sein, nur {list}</translation>
    </message>
    <message numerus="yes">
        <source>{roll}: {n} die more would follow, but none does after {most} in a row</source>
        <comment>{roll}: {n} dice more would follow, but none does after {most} in a row</comment>
        <translation>
            <numerusform>{roll}: {n} weiterer Würfel würde folgen, aber nach {most} hintereinander folgt keiner</numerusform>
            <numerusform>{roll}: {n} weitere Würfel würden folgen, aber nach {most} hintereinander folgt keiner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>csv</name>
    <message>
        <source>the cell holds a NUL byte, so this is no text; save the sheet as CSV in UTF-8</source>
        <translation>die Zelle enthält ein NUL-Byte, ist also kein Text; die Tabelle als CSV in UTF-8 speichern</translation>
    </message>
    <message>
        <source>the cell is no UTF-8; save the sheet as CSV in UTF-8</source>
        <translation>die Zelle ist kein UTF-8; die Tabelle als CSV in UTF-8 speichern</translation>
    </message>
    <message>
        <source>the cell {cell} holds a control character (shown as ?); take it out</source>
        <translation>die Zelle {cell} enthält ein Steuerzeichen (als ? gezeigt); entfernen</translation>
    </message>
    <message>
        <source>the cell has {count} characters; a cell has at most {most}</source>
        <translation>die Zelle hat {count} Zeichen; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>the column &quot;name&quot; is missing; the first row names the columns</source>
        <translation>die Spalte &quot;name&quot; fehlt; die erste Zeile nennt die Spalten</translation>
    </message>
    <message>
        <source>there is no such column; there are {known}</source>
        <translation>eine solche Spalte gibt es nicht; es gibt {known}</translation>
    </message>
    <message>
        <source>there is no such column{guess}</source>
        <translation>eine solche Spalte gibt es nicht{guess}</translation>
    </message>
    <message>
        <source>column {place} holds this already; leave one of them out</source>
        <translation>das steht schon in Spalte {place}; eine davon weglassen</translation>
    </message>
    <message>
        <source>{cell} stands under no column; name the column in row {row}, or empty the cell</source>
        <translation>{cell} steht unter keiner Spalte; die Spalte in Zeile {row} benennen oder die Zelle leeren</translation>
    </message>
    <message>
        <source>there is no formation or side {name}{guess}</source>
        <translation>es gibt weder Verband noch Seite {name}{guess}</translation>
    </message>
    <message>
        <source>{name} fights for {side}, not for {other}</source>
        <translation>{name} kämpft für {side}, nicht für {other}</translation>
    </message>
    <message numerus="yes">
        <source>{n} other</source>
        <comment>{n} others</comment>
        <translation>
            <numerusform>{n} anderes</numerusform>
            <numerusform>{n} andere</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Zeile {row}</translation>
    </message>
    <message>
        <source>{text} may be {meant}; write the id of the one that is meant</source>
        <translation>{text} kann {meant} bedeuten; die id des Gemeinten schreiben</translation>
    </message>
    <message>
        <source>row {row}: {problem}</source>
        <translation>Zeile {row}: {problem}</translation>
    </message>
    <message>
        <source>row {row}, column {place}: {problem}</source>
        <translation>Zeile {row}, Spalte {place}: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>... and {n} more</source>
        <comment>... and {n} more</comment>
        <translation>
            <numerusform>... und {n} weiteres</numerusform>
            <numerusform>... und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheet is empty; its first row names the columns</source>
        <translation>die Tabelle ist leer; ihre erste Zeile nennt die Spalten</translation>
    </message>
    <message>
        <source>the sheet has no row below its header</source>
        <translation>die Tabelle hat unter dem Kopf keine Zeile</translation>
    </message>
    <message>
        <source>the side has no name; write one</source>
        <translation>die Seite hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>a side has no {key}; leave the cell empty</source>
        <translation>eine Seite hat kein {key}; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the cell is empty; every side needs one</source>
        <translation>die Zelle ist leer; jede Seite braucht einen Wert</translation>
    </message>
    <message>
        <source>the column {key} is missing; every side needs one</source>
        <translation>die Spalte {key} fehlt; jede Seite braucht einen Wert</translation>
    </message>
    <message>
        <source>the formation has no name; write one</source>
        <translation>der Verband hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>a formation has no {key}; leave the cell empty</source>
        <translation>ein Verband hat kein {key}; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the cell is empty; every formation needs one</source>
        <translation>die Zelle ist leer; jeder Verband braucht einen Wert</translation>
    </message>
    <message>
        <source>the column {key} is missing; every formation needs one</source>
        <translation>die Spalte {key} fehlt; jeder Verband braucht einen Wert</translation>
    </message>
    <message>
        <source>the officer has no name; write one</source>
        <translation>der Offizier hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>an officer has no {key}; leave the cell empty</source>
        <translation>ein Offizier hat kein {key}; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the cell is empty; every officer needs one</source>
        <translation>die Zelle ist leer; jeder Offizier braucht einen Wert</translation>
    </message>
    <message>
        <source>the column {key} is missing; every officer needs one</source>
        <translation>die Spalte {key} fehlt; jeder Offizier braucht einen Wert</translation>
    </message>
    <message>
        <source>the thing has no name; write one</source>
        <translation>die Sache hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>a thing has no {key}; leave the cell empty</source>
        <translation>eine Sache hat kein {key}; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the cell is empty; every thing needs one</source>
        <translation>die Zelle ist leer; jede Sache braucht einen Wert</translation>
    </message>
    <message>
        <source>the column {key} is missing; every thing needs one</source>
        <translation>die Spalte {key} fehlt; jede Sache braucht einen Wert</translation>
    </message>
    <message>
        <source>the unit has no name; write one</source>
        <translation>die Einheit hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>a unit has no {key}; leave the cell empty</source>
        <translation>eine Einheit hat kein {key}; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the cell is empty; every unit needs one</source>
        <translation>die Zelle ist leer; jede Einheit braucht einen Wert</translation>
    </message>
    <message>
        <source>the column {key} is missing; every unit needs one</source>
        <translation>die Spalte {key} fehlt; jede Einheit braucht einen Wert</translation>
    </message>
    <message>
        <source>{cell} is none of {known}{guess}</source>
        <translation>{cell} ist nichts von {known}{guess}</translation>
    </message>
    <message>
        <source>{id} is no id; use small letters, digits and single hyphens, as in {example}, or leave the cell empty</source>
        <translation>{id} ist keine id; Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden, wie in {example}, oder die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the id {id} is taken already (row {row}); choose another, or leave the cell empty</source>
        <translation>die id {id} ist schon vergeben (Zeile {row}); eine andere wählen oder die Zelle leer lassen</translation>
    </message>
    <message>
        <source>the id {id} is taken already by {name}; choose another, or leave the cell empty</source>
        <translation>die id {id} hat schon {name}; eine andere wählen oder die Zelle leer lassen</translation>
    </message>
    <message>
        <source>a side belongs to nothing; leave the cell empty</source>
        <translation>eine Seite gehört zu nichts; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>a thing belongs to no side; leave the cell empty</source>
        <translation>eine Sache gehört zu keiner Seite; die Zelle leer lassen</translation>
    </message>
    <message>
        <source>{cell} is neither yes nor no; write yes or no</source>
        <translation>{cell} ist weder ja noch nein; yes oder no schreiben</translation>
    </message>
    <message>
        <source>{cell} is out of reach; write one from {least} to {most}</source>
        <translation>{cell} ist außer Reichweite; eine Zahl von {least} bis {most} schreiben</translation>
    </message>
    <message>
        <source>{cell} is no whole number; write one from {least} to {most}</source>
        <translation>{cell} ist keine ganze Zahl; eine von {least} bis {most} schreiben</translation>
    </message>
    <message>
        <source>{text} may be several; write the id of the one that is meant</source>
        <translation>{text} kann mehrere bezeichnen; die Kennung dessen schreiben, der gemeint ist</translation>
    </message>
</context>
<context>
    <name>date</name>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
</context>
<context>
    <name>date of a first</name>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <source>{n} die thrown, too few to judge</source>
        <comment>{n} dice thrown, too few to judge</comment>
        <translation>
            <numerusform>{n} Wurf, zu wenig für ein Urteil</numerusform>
            <numerusform>{n} Würfe, zu wenige für ein Urteil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown, uneven: fair dice fall like this once in {battles} battles</source>
        <comment>{n} dice thrown, uneven: fair dice fall like this once in {battles} battles</comment>
        <translation>
            <numerusform>{n} Wurf, ungleichmäßig: Gerechte Würfel fallen so einmal in {battles} Gefechten</numerusform>
            <numerusform>{n} Würfe, ungleichmäßig: Gerechte Würfel fallen so einmal in {battles} Gefechten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)</source>
        <comment>{n} dice thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)</comment>
        <translation>
            <numerusform>{n} Wurf, nichts Ungewöhnliches (gerechte Würfel sind in {battles} von 100 Gefechten so ungleichmäßig)</numerusform>
            <numerusform>{n} Würfe, nichts Ungewöhnliches (gerechte Würfel sind in {battles} von 100 Gefechten so ungleichmäßig)</numerusform>
        </translation>
    </message>
    <message>
        <source>so many dice can fall in more ways than are worked out</source>
        <translation>so viele Würfel können auf mehr Arten fallen, als berechnet werden</translation>
    </message>
    <message numerus="yes">
        <source>{n} lot</source>
        <comment>{n} lots</comment>
        <translation>
            <numerusform>{n} Los</numerusform>
            <numerusform>{n} Lose</numerusform>
        </translation>
    </message>
    <message>
        <source>{purpose}: a number from 1 to {count} tells which one is drawn, not {given}</source>
        <translation>{purpose}: Eine Zahl von 1 bis {count} sagt, was gezogen wird, nicht {given}</translation>
    </message>
    <message>
        <source>{purpose}: the {die} shows {faces}, not {given}</source>
        <translation>{purpose}: {die} zeigt {faces}, nicht {given}</translation>
    </message>
    <message>
        <source>{purpose}: no {given} is left there to be drawn</source>
        <translation>{purpose}: Dort ist kein {given} mehr zu ziehen</translation>
    </message>
    <message>
        <source>{purpose}: {given} may mean {names}</source>
        <translation>{purpose}: {given} kann {names} bedeuten</translation>
    </message>
    <message>
        <source>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but nothing is given</source>
        <translation>{purpose}: Was gezogen wird, muss angegeben werden, als Zahl von 1 bis {count} oder mit Namen; es ist aber nichts angegeben</translation>
    </message>
    <message numerus="yes">
        <source>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but only {n} is given</source>
        <comment>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but only {n} are given</comment>
        <translation>
            <numerusform>{purpose}: Was gezogen wird, muss angegeben werden, als Zahl von 1 bis {count} oder mit Namen; es ist aber nur {n} angegeben</numerusform>
            <numerusform>{purpose}: Was gezogen wird, muss angegeben werden, als Zahl von 1 bis {count} oder mit Namen; es sind aber nur {n} angegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>{purpose} needs {dice}, but no die is left of the {given} given</source>
        <translation>{purpose} braucht {dice}, aber von {given} angegebenen ist kein Würfel übrig</translation>
    </message>
    <message numerus="yes">
        <source>{purpose} needs {dice}, but {n} die is left of the {given} given</source>
        <comment>{purpose} needs {dice}, but {n} dice are left of the {given} given</comment>
        <translation>
            <numerusform>{purpose} braucht {dice}, aber von {given} angegebenen ist noch {n} Würfel übrig</numerusform>
            <numerusform>{purpose} braucht {dice}, aber von {given} angegebenen sind noch {n} Würfel übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>the operating system gives no random numbers; give the dice that were thrown</source>
        <translation>das Betriebssystem gibt keine Zufallszahlen; die geworfenen Würfel angeben</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} ist nicht schreibbar: {why}</translation>
    </message>
    <message>
        <source>there is no folder for it</source>
        <translation>dafür gibt es keinen Ordner</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {why}</source>
        <translation>der Ordner {folder} kann nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <source>{folder} may not outlast a power cut: {why}</source>
        <translation>{folder} übersteht vielleicht keinen Stromausfall: {why}</translation>
    </message>
</context>
<context>
    <name>dice group</name>
    <message>
        <source>that is too large a number</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>here no die counts by itself: say what they show</source>
        <translation>hier zählt kein Würfel für sich: angeben, was sie zeigen</translation>
    </message>
    <message>
        <source>write how many, x, and what they show: 3x10</source>
        <translation>schreiben: wie viele, x und was sie zeigen: 3x10</translation>
    </message>
    <message>
        <source>these do not all come to the same: say what they show</source>
        <translation>diese ergeben nicht alle dasselbe: angeben, was sie zeigen</translation>
    </message>
    <message>
        <source>the {die} has no {face}</source>
        <translation>{die} hat kein {face}</translation>
    </message>
    <message numerus="yes">
        <source>that is {n} die too many</source>
        <comment>that is {n} dice too many</comment>
        <translation>
            <numerusform>das ist {n} Würfel zu viel</numerusform>
            <numerusform>das sind {n} Würfel zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>more of these count than you say</source>
        <translation>davon zählen mehr als angegeben</translation>
    </message>
    <message>
        <source>say what each of these shows</source>
        <translation>angeben, was jeder von diesen zeigt</translation>
    </message>
    <message>
        <source>how many show {face}? Add {none} if none</source>
        <translation>wie viele zeigen {face}? Bei keinem {none} anhängen</translation>
    </message>
    <message numerus="yes">
        <source>{n} die is missing</source>
        <comment>{n} dice are missing</comment>
        <translation>
            <numerusform>{n} Würfel fehlt</numerusform>
            <numerusform>{n} Würfel fehlen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>there is no folder for {name}</source>
        <translation>für {name} gibt es keinen Ordner</translation>
    </message>
    <message>
        <source>set HOME or XDG_DATA_HOME to the path of a folder</source>
        <translation>HOME oder XDG_DATA_HOME auf den Pfad eines Ordners setzen</translation>
    </message>
    <message>
        <source>{folder} ({name}) cannot be written to</source>
        <translation>in {folder} ({name}) lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>give yourself the right to write there, or free its disk from being read only</source>
        <translation>sich das Schreibrecht dort geben oder den Schreibschutz der Platte aufheben</translation>
    </message>
    <message>
        <source>the disk of {folder} is nearly full</source>
        <translation>die Platte von {folder} ist fast voll</translation>
    </message>
    <message>
        <source>make room: battles are kept there while they have no file</source>
        <translation>Platz schaffen: Dort liegen Gefechte, solange sie keine Datei haben</translation>
    </message>
    <message>
        <source>the rules {name} in {folder} are not in order</source>
        <translation>die Regeln {name} in {folder} sind fehlerhaft</translation>
    </message>
    <message>
        <source>umpire validate {folder} tells what to correct; or move the folder away</source>
        <translation>umpire validate {folder} sagt, was zu berichtigen ist; oder den Ordner beiseiteschaffen</translation>
    </message>
    <message>
        <source>the rules {name} in {folder} are not used: others of that name are</source>
        <translation>die Regeln {name} in {folder} werden nicht verwendet: andere dieses Namens gehen vor</translation>
    </message>
    <message>
        <source>give one of them another id and its folder that name, or move one away</source>
        <translation>einem davon eine andere id und seinem Ordner diesen Namen geben oder eines beiseiteschaffen</translation>
    </message>
    <message>
        <source>the collection {file} is not in order</source>
        <translation>die Sammlung {file} ist fehlerhaft</translation>
    </message>
    <message>
        <source>correct it where the messages say, or move it away: it is never written over meanwhile</source>
        <translation>berichtigen, wo die Meldungen es sagen, oder beiseiteschaffen: Überschrieben wird sie inzwischen nie</translation>
    </message>
    <message>
        <source>{file}: a battle was not closed</source>
        <translation>{file}: ein Gefecht wurde nicht geschlossen</translation>
    </message>
    <message>
        <source>open the battle, or it is open just now: the journal holds what its file may lack, so leave it there</source>
        <translation>das Gefecht öffnen, oder es ist gerade geöffnet: Das Journal enthält, was der Datei fehlen kann, also liegen lassen</translation>
    </message>
    <message>
        <source>{file}: a program broke down</source>
        <translation>{file}: ein Programm ist abgestürzt</translation>
    </message>
    <message>
        <source>Help &gt; About this problem… shows the report; remove it when you have sent it on</source>
        <translation>Hilfe &gt; Zu diesem Problem … zeigt den Bericht; nach dem Weitersenden entfernen</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>{folder}: {name}; cannot be written to</source>
        <translation>{folder}: {name}; nicht schreibbar</translation>
    </message>
    <message>
        <source>{folder}: {name}; {mebibytes} MiB free</source>
        <translation>{folder}: {name}; {mebibytes} MiB frei</translation>
    </message>
    <message>
        <source>{folder}: {name}; not there yet, {mebibytes} MiB free</source>
        <translation>{folder}: {name}; noch nicht da, {mebibytes} MiB frei</translation>
    </message>
    <message>
        <source>{file}: the window&apos;s settings</source>
        <translation>{file}: die Einstellungen des Fensters</translation>
    </message>
    <message>
        <source>{file}: the window&apos;s settings; not there yet</source>
        <translation>{file}: die Einstellungen des Fensters; noch nicht da</translation>
    </message>
    <message>
        <source>Rule packs</source>
        <translation>Regelpakete</translation>
    </message>
    <message>
        <source>{id}: NOT IN ORDER; {whose}, {folder}</source>
        <translation>{id}: FEHLERHAFT; {whose}, {folder}</translation>
    </message>
    <message>
        <source>{id}: not used, others of that name are; {whose}, {folder}</source>
        <translation>{id}: nicht verwendet, andere dieses Namens gehen vor; {whose}, {folder}</translation>
    </message>
    <message>
        <source>{id}: in order ({edition}, {print}); {whose}, {folder}</source>
        <translation>{id}: in Ordnung ({edition}, {print}); {whose}, {folder}</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {n} entry</source>
        <comment>{file}: {n} entries</comment>
        <translation>
            <numerusform>{file}: {n} Eintrag</numerusform>
            <numerusform>{file}: {n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Left behind beside battles</source>
        <translation>Neben Gefechten liegen geblieben</translation>
    </message>
    <message>
        <source>{file}: the journal of a battle</source>
        <translation>{file}: das Journal eines Gefechts</translation>
    </message>
    <message>
        <source>{file}: a report</source>
        <translation>{file}: ein Bericht</translation>
    </message>
    <message>
        <source>{file}: a lock that nobody held; it is gone now</source>
        <translation>{file}: eine Sperre, die niemand hielt; sie ist nun fort</translation>
    </message>
    <message>
        <source>{file}: open, {owner}</source>
        <translation>{file}: geöffnet, {owner}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message numerus="yes">
        <source>{n} collection</source>
        <comment>{n} collections</comment>
        <translation>
            <numerusform>{n} Sammlung</numerusform>
            <numerusform>{n} Sammlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lock</source>
        <comment>{n} locks</comment>
        <translation>
            <numerusform>{n} Sperre</numerusform>
            <numerusform>{n} Sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} journal</source>
        <comment>{n} journals</comment>
        <translation>
            <numerusform>{n} Journal</numerusform>
            <numerusform>{n} Journale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} report</source>
        <comment>{n} reports</comment>
        <translation>
            <numerusform>{n} Bericht</numerusform>
            <numerusform>{n} Berichte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>{key} is {number}; it goes from {least} to {most}</source>
        <translation>{key} ist {number}; möglich sind {least} bis {most}</translation>
    </message>
    <message>
        <source>a quote opens a cell and no quote closes it</source>
        <translation>ein Anführungszeichen öffnet eine Zelle, und keines schließt sie</translation>
    </message>
    <message>
        <source>text stands behind the closing quote of a cell; write a quote inside a quoted cell twice</source>
        <translation>hinter dem schließenden Anführungszeichen einer Zelle steht Text; ein Anführungszeichen in einer Zelle doppelt schreiben</translation>
    </message>
    <message numerus="yes">
        <source>the row has more than {n} cell</source>
        <comment>the row has more than {n} cells</comment>
        <translation>
            <numerusform>die Zeile hat mehr als {n} Zelle</numerusform>
            <numerusform>die Zeile hat mehr als {n} Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is more than {n} row below the header</source>
        <comment>there are more than {n} rows below the header</comment>
        <translation>
            <numerusform>unter dem Kopf ist mehr als {n} Zeile</numerusform>
            <numerusform>unter dem Kopf sind mehr als {n} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: it is no ordinary file</source>
        <translation>nicht lesbar: keine gewöhnliche Datei</translation>
    </message>
    <message numerus="yes">
        <source>is too large: at most {n} byte is read</source>
        <comment>is too large: at most {n} bytes are read</comment>
        <translation>
            <numerusform>zu groß: Gelesen wird höchstens {n} Byte</numerusform>
            <numerusform>zu groß: Gelesen werden höchstens {n} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>nicht schreibbar: {reason}</translation>
    </message>
    <message>
        <source>cannot be read back after writing: it {problem}</source>
        <translation>nach dem Schreiben nicht wieder lesbar: {problem}</translation>
    </message>
    <message>
        <source>cannot be written: what is read back is not what was written</source>
        <translation>nicht schreibbar: Was zurückgelesen wird, ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>was written, but may not outlast a power cut: {reason}</source>
        <translation>geschrieben, übersteht aber vielleicht keinen Stromausfall: {reason}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>the text {text}</source>
        <translation>der Text {text}</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>die Zahl {number}</translation>
    </message>
    <message>
        <source>the number {written} is too long; numbers go up to 2147483647</source>
        <translation>die Zahl {written} ist zu lang; Zahlen gehen bis 2147483647</translation>
    </message>
    <message>
        <source>the key {key} is given twice (first in line {line}); remove one</source>
        <translation>der Schlüssel {key} steht zweimal da (zuerst in Zeile {line}); einen entfernen</translation>
    </message>
    <message>
        <source>too many keys are given twice; the rest of the file is not read</source>
        <translation>zu viele Schlüssel sind doppelt; der Rest der Datei wird nicht gelesen</translation>
    </message>
    <message numerus="yes">
        <source>more than {n} value; this is too much for one file</source>
        <comment>more than {n} values; this is too much for one file</comment>
        <translation>
            <numerusform>mehr als {n} Wert; das ist zu viel für eine Datei</numerusform>
            <numerusform>mehr als {n} Werte; das ist zu viel für eine Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested more than {n} level deep</source>
        <comment>nested more than {n} levels deep</comment>
        <translation>
            <numerusform>tiefer als {n} Ebene verschachtelt</numerusform>
            <numerusform>tiefer als {n} Ebenen verschachtelt</numerusform>
        </translation>
    </message>
    <message>
        <source>the number is too large; numbers go up to 2147483647</source>
        <translation>die Zahl ist zu groß; Zahlen gehen bis 2147483647</translation>
    </message>
    <message>
        <source>this is not JSON: {reason}</source>
        <translation>das ist kein JSON: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>the file has {n} byte; at most {most} are read</source>
        <comment>the file has {n} bytes; at most {most} are read</comment>
        <translation>
            <numerusform>die Datei hat {n} Byte; höchstens {most} werden gelesen</numerusform>
            <numerusform>die Datei hat {n} Bytes; höchstens {most} werden gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>the file starts with a byte-order mark; save it as plain UTF-8 without one</source>
        <translation>die Datei beginnt mit einer Byte-Reihenfolge-Marke (BOM); als reines UTF-8 ohne sie speichern</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file holds a NUL byte, so it is no text; save it as plain UTF-8</source>
        <translation>die Datei enthält ein NUL-Byte, ist also kein Text; als reines UTF-8 speichern</translation>
    </message>
    <message>
        <source>found {found} where {expected} is expected</source>
        <translation>erwartet wird {expected}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>found {found} where a whole number is expected; write it without a fraction</source>
        <translation>erwartet wird eine ganze Zahl, gefunden wurde {found}; ohne Bruch schreiben</translation>
    </message>
    <message>
        <source>the number {number} is out of reach; numbers go up to {largest}</source>
        <translation>die Zahl {number} ist außer Reichweite; Zahlen gehen bis {largest}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>too many problems; the rest is not listed</source>
        <translation>zu viele Probleme; der Rest wird nicht aufgezählt</translation>
    </message>
    <message>
        <source>unknown key {key}{hint}</source>
        <translation>unbekannter Schlüssel {key}{hint}</translation>
    </message>
    <message>
        <source>; there are {list}</source>
        <translation>; es gibt {list}</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>der Schlüssel {key} fehlt</translation>
    </message>
    <message>
        <source>{id} is no id; use small letters, digits and single hyphens, as in &quot;4th-company&quot;</source>
        <translation>{id} ist keine id; Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden, wie in &quot;4th-company&quot;</translation>
    </message>
    <message>
        <source>found {word} where {allowed} is expected</source>
        <translation>erwartet wird {allowed}, gefunden wurde {word}</translation>
    </message>
    <message>
        <source>{word} is none of {list}{hint}</source>
        <translation>{word} ist nichts von {list}{hint}</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message numerus="yes">
        <source>it has {n} character; at most {most} are taken</source>
        <comment>it has {n} characters; at most {most} are taken</comment>
        <translation>
            <numerusform>es hat {n} Zeichen; höchstens {most} sind möglich</numerusform>
            <numerusform>es hat {n} Zeichen; höchstens {most} sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>it has more than one line; write it on one</source>
        <translation>es hat mehr als eine Zeile; in einer schreiben</translation>
    </message>
    <message numerus="yes">
        <source>one of its letters bears {n} mark; at most {most} are taken</source>
        <comment>one of its letters bears {n} marks; at most {most} are taken</comment>
        <translation>
            <numerusform>einer seiner Buchstaben trägt {n} Zusatzzeichen; höchstens {most} sind möglich</numerusform>
            <numerusform>einer seiner Buchstaben trägt {n} Zusatzzeichen; höchstens {most} sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} is the old word for {new}, which stands here too; remove it</source>
        <translation>{old} ist das alte Wort für {new}, das hier auch steht; es ist zu entfernen</translation>
    </message>
</context>
<context>
    <name>folders</name>
    <message>
        <source>everything of your own</source>
        <translation>alles Eigene</translation>
    </message>
    <message>
        <source>rule packs</source>
        <translation>Regelpakete</translation>
    </message>
    <message>
        <source>collections of formations</source>
        <translation>Sammlungen von Verbänden</translation>
    </message>
    <message>
        <source>tables that you filled in</source>
        <translation>selbst ausgefüllte Tabellen</translation>
    </message>
    <message>
        <source>battles to begin from</source>
        <translation>Gefechte als Ausgangspunkt</translation>
    </message>
    <message>
        <source>secrets of the program&apos;s dice</source>
        <translation>Geheimnisse der Würfel des Programms</translation>
    </message>
    <message>
        <source>reports of what went wrong</source>
        <translation>Fehlerberichte</translation>
    </message>
    <message>
        <source>the window&apos;s own, battles without a file among them</source>
        <translation>was dem Fenster gehört, darunter Gefechte ohne Datei</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>It is done.</source>
        <translation>Alles erledigt.</translation>
    </message>
    <message>
        <source>Something in the input was refused; each refusal is told.</source>
        <translation>Etwas in der Eingabe wurde abgelehnt; jede Ablehnung wird genannt.</translation>
    </message>
    <message>
        <source>The program was called with options that it does not know or that do not fit.</source>
        <translation>Das Programm wurde mit Optionen aufgerufen, die es nicht kennt oder die nicht passen.</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Eine Datei ließ sich nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>The language, where none is asked for; the first that is set counts.</source>
        <translation>Die Sprache, wenn keine verlangt ist; die erste, die gesetzt ist, zählt.</translation>
    </message>
    <message>
        <source>A folder of rule packs that is looked into before all others.</source>
        <translation>Ein Ordner mit Regelpaketen, in dem vor allen anderen gesucht wird.</translation>
    </message>
    <message>
        <source>Where the user&apos;s own packs and the secrets of dice are kept, in place of ~/.local/share.</source>
        <translation>Wo die eigenen Pakete und die Geheimnisse der Würfel liegen, anstelle von ~/.local/share.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>A battle: its roster and every record of what was played.</source>
        <translation>Ein Gefecht: seine Aufstellung und jeder Eintrag dessen, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Records that are not in the battle file yet; it goes when they are.</source>
        <translation>Einträge, die noch nicht in der Gefechtsdatei stehen; die Datei verschwindet, sobald sie es tun.</translation>
    </message>
    <message>
        <source>The battle as it was before, the newest first.</source>
        <translation>Das Gefecht, wie es vorher war, das neueste zuerst.</translation>
    </message>
    <message>
        <source>The user&apos;s own rule packs, a folder each.</source>
        <translation>Die eigenen Regelpakete, jedes in einem Ordner.</translation>
    </message>
    <message>
        <source>The secrets from which the program&apos;s dice are drawn, for their owner&apos;s eyes only.</source>
        <translation>Die Geheimnisse, aus denen die Würfel des Programms gezogen werden, nur für die Augen ihres Besitzers.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>the cursor {cursor} is outside the {count} records</source>
        <translation>die Marke {cursor} liegt außerhalb der {count} Einträge</translation>
    </message>
    <message>
        <source>the roster cannot stand at record {place} of {cursor}</source>
        <translation>die Aufstellung kann nicht bei Eintrag {place} von {cursor} stehen</translation>
    </message>
    <message>
        <source>a throw that stands in no record came after {after} records, but there are {count}</source>
        <translation>ein Wurf, der in keinem Eintrag steht, kam nach {after} Einträgen, es gibt aber {count}</translation>
    </message>
    <message>
        <source>record {number} corrects record {record}, which is not before it</source>
        <translation>Eintrag {number} berichtigt Eintrag {record}, der nicht vor ihm steht</translation>
    </message>
    <message>
        <source>record {number} does not lead to the roster: {problem}</source>
        <translation>Eintrag {number} führt nicht zur Aufstellung: {problem}</translation>
    </message>
    <message>
        <source>record {number} does not fit what was before it: {problem}</source>
        <translation>Eintrag {number} passt nicht zu dem, was vor ihm war: {problem}</translation>
    </message>
    <message>
        <source>after record {number} nothing could go on: {problem}</source>
        <translation>nach Eintrag {number} ginge nichts mehr weiter: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>the roster is not the one that its first {n} record set up; take out &quot;history&quot; to use it as it stands</source>
        <comment>the roster is not the one that its first {n} records set up; take out &quot;history&quot; to use it as it stands</comment>
        <translation>
            <numerusform>die Aufstellung ist nicht die, die ihr erster {n} Eintrag einrichtete; &quot;history&quot; herausnehmen, um sie zu verwenden, wie sie ist</numerusform>
            <numerusform>die Aufstellung ist nicht die, die ihre ersten {n} Einträge einrichteten; &quot;history&quot; herausnehmen, um sie zu verwenden, wie sie ist</numerusform>
        </translation>
    </message>
    <message>
        <source>the history was changed since it was written</source>
        <translation>der Verlauf wurde geändert, seit er geschrieben wurde</translation>
    </message>
    <message>
        <source>the rules have no phase {phase}</source>
        <translation>die Regeln haben keine Phase {phase}</translation>
    </message>
    <message>
        <source>there is no side {side} whose turn it could be</source>
        <translation>es gibt keine Seite {side}, die am Zug sein könnte</translation>
    </message>
    <message>
        <source>{subject} belongs to {parent}, which is no formation or side</source>
        <translation>{subject} gehört zu {parent}, das weder Verband noch Seite ist</translation>
    </message>
    <message>
        <source>the line of command of {subject} runs in a circle</source>
        <translation>{subject}: Die Befehlskette läuft im Kreis</translation>
    </message>
    <message>
        <source>{subject} is not of the side it stands under</source>
        <translation>{subject} ist nicht von der Seite, unter der es steht</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>{path} is removed; take that back first</source>
        <translation>{path} ist weggenommen; zuerst das zurücknehmen</translation>
    </message>
    <message>
        <source>there is nothing at {path} in these rules{hint}</source>
        <translation>bei {path} steht in diesen Regeln nichts{hint}</translation>
    </message>
    <message>
        <source>there is no part {part} of a pack{hint}</source>
        <translation>bei Paketen gibt es keinen Teil {part}{hint}</translation>
    </message>
    <message>
        <source>{file} is no JSON now; put its text in order first</source>
        <translation>{file} ist derzeit kein JSON; zuerst den Text in Ordnung bringen</translation>
    </message>
    <message>
        <source>pack.json is no JSON now; put its text in order first</source>
        <translation>pack.json ist derzeit kein JSON; zuerst den Text in Ordnung bringen</translation>
    </message>
    <message>
        <source>there is {name} already</source>
        <translation>{name} gibt es schon</translation>
    </message>
    <message>
        <source>{name} is no id: small letters, digits and single hyphens between them</source>
        <translation>{name} ist keine id: Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen</translation>
    </message>
    <message>
        <source>found version {version}, but this program reads version {known} of house rules in one file</source>
        <translation>gefunden wurde Version {version}; Hausregeln in einer Datei liest dieses Programm in Version {known}</translation>
    </message>
    <message>
        <source>&quot;files&quot; has to be an object with a pack.json in it</source>
        <translation>&quot;files&quot; muss ein Objekt sein, das eine pack.json enthält</translation>
    </message>
    <message>
        <source>{file} cannot be read, and nothing was shared</source>
        <translation>{file} ist nicht lesbar; nichts wurde weitergegeben</translation>
    </message>
    <message>
        <source>{file} cannot be shared: it is no JSON object, or its name is not one such as modifiers.json</source>
        <translation>{file} lässt sich nicht weitergeben: Es ist kein JSON-Objekt, oder der Name ist keiner wie modifiers.json</translation>
    </message>
    <message>
        <source>{file} is a link that leads out of the folder of the pack; put the file itself there</source>
        <translation>{file} ist ein Verweis aus dem Ordner des Regelpakets hinaus; die Datei selbst dorthin legen</translation>
    </message>
    <message>
        <source>{file} {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>these rules have errors; no battle can be played by them</source>
        <translation>diese Regeln haben Fehler; kein Gefecht lässt sich danach spielen</translation>
    </message>
    <message>
        <source>{key} of {entry}</source>
        <translation>{key} von {entry}</translation>
    </message>
    <message>
        <source>{folder} holds no house rules: its pack.json extends no other pack; make new ones on top of it</source>
        <translation>{folder} enthält keine Hausregeln: seine pack.json erweitert kein anderes Paket; neue darauf aufbauen</translation>
    </message>
    <message>
        <source>a pack cannot do without its pack.json</source>
        <translation>ohne pack.json geht es in einem Paket nicht</translation>
    </message>
    <message>
        <source>what another program wrote</source>
        <translation>was ein anderes Programm schrieb</translation>
    </message>
    <message>
        <source>these rules have errors and were not saved; put them in order, or take the last changes back</source>
        <translation>diese Regeln haben Fehler und wurden nicht gespeichert; in Ordnung bringen oder die letzten Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>{file} was changed by another program meanwhile; nothing was saved. Read it again, or write over it</source>
        <translation>{file} wurde inzwischen von einem anderen Programm geändert; nichts wurde gespeichert. Neu einlesen oder überschreiben</translation>
    </message>
    <message>
        <source>A trait of every word of this list</source>
        <translation>Ein Merkmal jedes Wortes dieser Liste</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What the line adds to the total; a number, or an expression that gives one</source>
        <translation>Was die Zeile zur Summe beiträgt; eine Zahl oder ein Ausdruck, der eine ergibt</translation>
    </message>
    <message>
        <source>Counts while</source>
        <translation>Zählt, solange</translation>
    </message>
    <message>
        <source>The line counts while this holds; without it, always</source>
        <translation>Die Zeile zählt, solange dies gilt; ohne Angabe immer</translation>
    </message>
    <message>
        <source>In the checks</source>
        <translation>In den Tests</translation>
    </message>
    <message>
        <source>The checks in which the line counts</source>
        <translation>Die Tests, in denen die Zeile zählt</translation>
    </message>
    <message>
        <source>The checks for which it may be stated</source>
        <translation>Die Tests, für die sie angegeben werden kann</translation>
    </message>
    <message>
        <source>Played unless a battle says otherwise</source>
        <translation>Gilt, wenn ein Gefecht nichts anderes sagt</translation>
    </message>
    <message>
        <source>The reading that counts where a battle names none</source>
        <translation>Die Lesart, die zählt, wo ein Gefecht keine nennt</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>What it is called on the screen; it may hold places in braces</source>
        <translation>Wie es auf dem Bildschirm heißt; Platzhalter in geschweiften Klammern sind möglich</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Where the rulebook has it</source>
        <translation>Wo es im Regelheft steht</translation>
    </message>
    <message>
        <source>On printed sheets</source>
        <translation>Auf gedruckten Blättern</translation>
    </message>
    <message>
        <source>What stands on printed sheets in its place</source>
        <translation>Was stattdessen auf gedruckten Blättern steht</translation>
    </message>
    <message>
        <source>Worth on printed sheets</source>
        <translation>Wert auf gedruckten Blättern</translation>
    </message>
    <message>
        <source>In words, where the value cannot be printed</source>
        <translation>In Worten, wo sich der Wert nicht drucken lässt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>The same where there is little room</source>
        <translation>Dasselbe für wenig Platz</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>The colour of the outcome in the window</source>
        <translation>Die Farbe des Ergebnisses im Fenster</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Which totals come to which outcome; without gaps, the first from below, the last upwards</source>
        <translation>Welche Summen welches Ergebnis haben; lückenlos, der erste nach unten offen, der letzte nach oben</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The die that is thrown</source>
        <translation>Der Würfel, der geworfen wird</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How many dice are thrown together; without it, one</source>
        <translation>Wie viele Würfel zusammen geworfen werden; ohne Angabe einer</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>A die counts at this number or more</source>
        <translation>Ein Würfel zählt ab dieser Zahl</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Each face as often as it stands on the die</source>
        <translation>Jede Würfelseite so oft, wie sie auf dem Würfel steht</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What the umpire is asked</source>
        <translation>Was der Spielleiter gefragt wird</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>The letter or digit that ticks it</source>
        <translation>Der Buchstabe oder die Ziffer zum Ankreuzen</translation>
    </message>
    <message>
        <source>Ticked beforehand</source>
        <translation>Vorab angekreuzt</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Anfangs</translation>
    </message>
    <message>
        <source>Its value where nobody says another</source>
        <translation>Der Wert, solange niemand einen anderen nennt</translation>
    </message>
    <message>
        <source>While</source>
        <translation>Solange</translation>
    </message>
    <message>
        <source>The condition under which it holds</source>
        <translation>Die Bedingung, unter der es gilt</translation>
    </message>
    <message>
        <source>Worked out from</source>
        <translation>Berechnet aus</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>What happens, in order</source>
        <translation>Was geschieht, der Reihe nach</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Lesarten</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Wortlisten</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Questions and facts</source>
        <translation>Fragen und Angaben</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Routinen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Zeitpunkte</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Messgrößen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>{id} cannot be their name: small letters, digits and single hyphens between them, such as our-club</source>
        <translation>{id} kann nicht ihr Name sein: Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, etwa our-club</translation>
    </message>
    <message>
        <source>there are rules called {id} already; choose another name</source>
        <translation>Regeln namens {id} gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{place} is there already; choose another name</source>
        <translation>{place} gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>say what they are to be called, such as the name of the club</source>
        <translation>angeben, wie sie heißen sollen, etwa nach dem Verein</translation>
    </message>
    <message>
        <source>the title is too long: {why}</source>
        <translation>der Titel ist zu lang: {why}</translation>
    </message>
    <message>
        <source>{base} has errors, and nothing can be built on it; put it in order first</source>
        <translation>{base} hat Fehler, und nichts kann darauf aufbauen; zuerst dieses in Ordnung bringen</translation>
    </message>
    <message>
        <source>nothing was saved: {file} {problem}</source>
        <translation>nichts wurde gespeichert; {file}: {problem}</translation>
    </message>
    <message>
        <source>{own} against {enemy}</source>
        <translation>{own} gegen {enemy}</translation>
    </message>
    <message>
        <source>{result}: {who}</source>
        <translation>{result}: {who}</translation>
    </message>
    <message>
        <source>the picture {file} is damaged</source>
        <translation>das Bild {file} ist beschädigt</translation>
    </message>
    <message>
        <source>{file} is no name for a file of a pack; such names are like modifiers.json, and like field.png or field.svg for the picture of the map</source>
        <translation>{file} ist kein Name für eine Datei eines Pakets; solche Namen lauten wie modifiers.json, und wie field.png oder field.svg für das Bild der Karte</translation>
    </message>
</context>
<context>
    <name>issue</name>
    <message>
        <source>{problem} (at {path})</source>
        <translation>{problem} (bei {path})</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>Fehler: {problem}</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>Warnung: {problem}</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>found {found} where a number of records is expected</source>
        <translation>erwartet wird eine Anzahl von Einträgen, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>found {found} where a checksum is expected</source>
        <translation>erwartet wird eine Prüfsumme, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>die Zeile ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>more than {most} lines are not read</source>
        <translation>mehr als {most} Zeilen werden nicht gelesen</translation>
    </message>
    <message>
        <source>the journal ends in an unfinished line, as it does when the program was stopped; all before it was read</source>
        <translation>das Journal endet mit einer unfertigen Zeile, wie es beim Abbruch des Programms geschieht; alles davor wurde gelesen</translation>
    </message>
    <message>
        <source>this line of the journal is damaged</source>
        <translation>diese Zeile des Journals ist beschädigt</translation>
    </message>
    <message>
        <source>what this line covers cannot be read</source>
        <translation>was diese Zeile verdeckt, ist nicht lesbar</translation>
    </message>
    <message>
        <source>version {version} of journals is not known to this program, which reads version {known}</source>
        <translation>Version {version} von Journalen kennt dieses Programm nicht; es liest Version {known}</translation>
    </message>
    <message>
        <source>found {found} where {next} is next</source>
        <translation>als Nächstes kommt {next}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>{problem}; move it elsewhere to open the battle as it was last saved whole</source>
        <translation>{problem}; anderswohin verschieben, um das Gefecht so zu öffnen, wie es zuletzt ganz gespeichert wurde</translation>
    </message>
    <message>
        <source>the journal is a symbolic link, which is not followed</source>
        <translation>das Journal ist ein symbolischer Link; ihm wird nicht gefolgt</translation>
    </message>
    <message>
        <source>the journal {trouble}</source>
        <translation>das Journal: {trouble}</translation>
    </message>
    <message>
        <source>line {line} speaks of records that are not there</source>
        <translation>Zeile {line} spricht von Einträgen, die nicht da sind</translation>
    </message>
    <message>
        <source>record {number} is missing</source>
        <translation>Eintrag {number} fehlt</translation>
    </message>
    <message>
        <source>no record is missing before the next line that is whole</source>
        <translation>vor der nächsten heilen Zeile fehlt kein Eintrag</translation>
    </message>
    <message numerus="yes">
        <source>{n} record is lost ({numbers})</source>
        <comment>{n} records are lost ({numbers})</comment>
        <translation>
            <numerusform>{n} Eintrag ist verloren ({numbers})</numerusform>
            <numerusform>{n} Einträge sind verloren ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage}; {n} record after the damage can still be read</source>
        <comment>{damage}; {n} records after the damage can still be read</comment>
        <translation>
            <numerusform>{damage}; {n} Eintrag nach dem Schaden ist noch lesbar</numerusform>
            <numerusform>{damage}; {n} Einträge nach dem Schaden sind noch lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, of which {n} does not fit without what is lost ({numbers})</source>
        <comment>{text}, of which {n} do not fit without what is lost ({numbers})</comment>
        <translation>
            <numerusform>{text}, wovon {n} ohne das Verlorene nicht passt ({numbers})</numerusform>
            <numerusform>{text}, wovon {n} ohne das Verlorene nicht passen ({numbers})</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal goes with another state of the battle file, which was replaced or changed since; the battle is as the file has it</source>
        <translation>das Journal gehört zu einem anderen Stand der Gefechtsdatei, die seitdem ersetzt oder geändert wurde; das Gefecht steht, wie die Datei es hat</translation>
    </message>
    <message>
        <source>the battle is read up to line {line} of the journal. {saved}</source>
        <translation>das Gefecht ist bis Zeile {line} des Journals gelesen. {saved}</translation>
    </message>
    <message>
        <source>the journal cannot be played again: {problem}</source>
        <translation>das Journal lässt sich nicht nachspielen: {problem}</translation>
    </message>
    <message>
        <source>the journal {file} {problem}</source>
        <translation>das Journal {file}: {problem}</translation>
    </message>
    <message>
        <source>the journal {file} is gone or was changed by another program</source>
        <translation>das Journal {file} ist fort oder wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>the journal {file} cannot be written: {why}</source>
        <translation>das Journal {file} ist nicht schreibbar: {why}</translation>
    </message>
    <message>
        <source>the journal {file} takes no line of {size} bytes</source>
        <translation>das Journal {file} nimmt keine Zeile von {size} Bytes auf</translation>
    </message>
    <message>
        <source>the journal {file} cannot be removed: {why}</source>
        <translation>das Journal {file} lässt sich nicht entfernen: {why}</translation>
    </message>
    <message>
        <source>Record {number} does not fit without what was lost before it.</source>
        <translation>Eintrag {number} passt nicht ohne das, was davor verloren ging.</translation>
    </message>
    <message>
        <source>Record {number} was lost with a damaged file.</source>
        <translation>Eintrag {number} ging mit einer beschädigten Datei verloren.</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>the bracket ] that ends the list is missing before this brace</source>
        <translation>vor dieser geschweiften Klammer fehlt die eckige Klammer ], die die Liste schließt</translation>
    </message>
    <message>
        <source>the brace } that ends the object is missing before this bracket</source>
        <translation>vor dieser eckigen Klammer fehlt die geschweifte Klammer }, die das Objekt schließt</translation>
    </message>
    <message>
        <source>a list has no keys; an object stands in braces { }</source>
        <translation>eine Liste hat keine Schlüssel; ein Objekt steht in geschweiften Klammern { }</translation>
    </message>
    <message>
        <source>one colon too many</source>
        <translation>ein Doppelpunkt zu viel</translation>
    </message>
    <message>
        <source>a number does not begin with 0; remove it</source>
        <translation>eine Zahl beginnt nicht mit 0; entfernen</translation>
    </message>
    <message>
        <source>a comma is missing before this</source>
        <translation>davor fehlt ein Komma</translation>
    </message>
    <message>
        <source>one comma too many before this bracket; remove it</source>
        <translation>vor dieser eckigen Klammer ist ein Komma zu viel; entfernen</translation>
    </message>
    <message>
        <source>bracket</source>
        <translation>eckiger Klammer</translation>
    </message>
    <message>
        <source>brace</source>
        <translation>geschweifter Klammer</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>a value is missing before this {met}</source>
        <translation>vor {met} fehlt ein Wert</translation>
    </message>
    <message>
        <source>one comma too many before this brace; remove it</source>
        <translation>vor dieser geschweiften Klammer ist ein Komma zu viel; entfernen</translation>
    </message>
    <message>
        <source>one comma too many; remove it</source>
        <translation>ein Komma zu viel; entfernen</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here</source>
        <translation>hier wird ein Schlüssel in doppelten Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>a text stands in double quotes, not in single ones</source>
        <translation>ein Text steht in doppelten Anführungszeichen, nicht in einfachen</translation>
    </message>
    <message>
        <source>JSON has no comments; remove this one</source>
        <translation>JSON kennt keine Kommentare; diesen entfernen</translation>
    </message>
    <message>
        <source>this word stands for nothing; a text stands in double quotes, and only true, false and null without</source>
        <translation>dieses Wort steht für nichts; ein Text steht in doppelten Anführungszeichen, nur true, false und null stehen ohne</translation>
    </message>
    <message>
        <source>the closing quote of this text is missing</source>
        <translation>das schließende Anführungszeichen dieses Textes fehlt</translation>
    </message>
    <message>
        <source>a text holds no line breaks, tabs or other control characters; write a line break as \n</source>
        <translation>ein Text enthält keine Zeilenumbrüche, Tabulatoren oder anderen Steuerzeichen; einen Zeilenumbruch als \n schreiben</translation>
    </message>
    <message>
        <source>this is no UTF-8; save the file as UTF-8</source>
        <translation>das ist kein UTF-8; die Datei als UTF-8 speichern</translation>
    </message>
    <message>
        <source>a backslash in a text stands before &quot;, \, /, b, f, n, r, t or u with four digits; write \\ for the backslash itself</source>
        <translation>ein Rückstrich in einem Text steht vor &quot;, \, /, b, f, n, r, t oder u mit vier Ziffern; für den Rückstrich selbst \\ schreiben</translation>
    </message>
    <message>
        <source>this is no number; write it like 12 or -3</source>
        <translation>das ist keine Zahl; schreiben wie 12 oder -3</translation>
    </message>
    <message>
        <source>the file ends too early: a brace, bracket or value is missing</source>
        <translation>die Datei endet zu früh: Eine Klammer oder ein Wert fehlt</translation>
    </message>
    <message>
        <source>the file goes on after its end; remove what follows, or a brace or bracket too many before it</source>
        <translation>nach ihrem Ende geht die Datei weiter; entfernen, was folgt, oder eine Klammer zu viel davor</translation>
    </message>
    <message>
        <source>a colon is missing between the key and its value</source>
        <translation>zwischen Schlüssel und Wert fehlt ein Doppelpunkt</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>the journal that was here is kept as {file}</source>
        <translation>das Journal, das hier lag, ist als {file} erhalten</translation>
    </message>
    <message>
        <source>the file was changed by another program; what stood in it is kept as {file}</source>
        <translation>die Datei wurde von einem anderen Programm geändert; was darin stand, ist als {file} erhalten</translation>
    </message>
    <message>
        <source>cannot be written: {why}</source>
        <translation>nicht schreibbar: {why}</translation>
    </message>
    <message>
        <source>cannot be kept as it was before, so it is not replaced: it {trouble}</source>
        <translation>lässt sich nicht so aufbewahren, wie es war, und wird deshalb nicht ersetzt: {trouble}</translation>
    </message>
    <message>
        <source>its copy {file} {trouble}</source>
        <translation>seine Kopie {file}: {trouble}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>length</name>
    <message>
        <source>{whole} cm</source>
        <translation>{whole} cm</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>{who} on {host}</source>
        <translation>{who} auf {host}</translation>
    </message>
    <message>
        <source>{who} ({program}, process {process})</source>
        <translation>{who} ({program}, Prozess {process})</translation>
    </message>
    <message>
        <source>{who} ({program})</source>
        <translation>{who} ({program})</translation>
    </message>
    <message>
        <source>{who}, since {date} {time} UTC</source>
        <translation>{who}, seit {date} {time} UTC</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>no cards lie covered in this game</source>
        <translation>in diesem Spiel liegen keine Karten verdeckt</translation>
    </message>
    <message>
        <source>there are not two sides</source>
        <translation>es gibt keine zwei Seiten</translation>
    </message>
    <message>
        <source>what cards are bound to hangs on too much to be told ahead</source>
        <translation>woran Karten gebunden sind, hängt von zu vielem ab, um es vorauszusagen</translation>
    </message>
    <message>
        <source>no cards that are not seen could lie there together</source>
        <translation>keine verdeckten Karten könnten dort zusammen liegen</translation>
    </message>
    <message>
        <source>the cards that are not seen may lie there in too many ways; more than {count} are not gone through</source>
        <translation>die verdeckten Karten können dort auf zu viele Arten liegen; mehr als {count} werden nicht durchgegangen</translation>
    </message>
    <message>
        <source>which cards may lie there together hangs on too much to be told ahead</source>
        <translation>welche Karten dort zusammen liegen können, hängt von zu vielem ab, um es vorauszusagen</translation>
    </message>
    <message>
        <source>the rules do not count the total card by card</source>
        <translation>die Regeln zählen die Summe nicht Karte für Karte</translation>
    </message>
    <message>
        <source>the dice can fall in more than {n} ways; their odds are not worked out</source>
        <translation>die Würfel können auf mehr als {n} Arten fallen; ihre Chancen werden nicht berechnet</translation>
    </message>
    <message>
        <source>the dice can fall in so many ways that their odds were not worked out</source>
        <translation>die Würfel können auf so viele Arten fallen, dass ihre Chancen nicht berechnet wurden</translation>
    </message>
</context>
<context>
    <name>orders</name>
    <message>
        <source>Orders of {name}</source>
        <translation>Befehle: {name}</translation>
    </message>
    <message>
        <source>What the orders mean</source>
        <translation>Was die Befehle bedeuten</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>no {kind} has an attribute {id}{hint}</source>
        <translation>bei {kind} gibt es kein Attribut {id}{hint}</translation>
    </message>
    <message>
        <source>{id} of {who} is no {what}{hint}</source>
        <translation>{id} ({who}) ist nichts Passendes: verlangt wird {what}{hint}</translation>
    </message>
    <message>
        <source>{id} is listed twice; remove one</source>
        <translation>{id} steht zweimal in der Liste; eines entfernen</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>ein anderes Objekt</translation>
    </message>
    <message>
        <source>another list</source>
        <translation>eine andere Liste</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>ein anderer Text</translation>
    </message>
    <message>
        <source>{key} is {now}, was not there</source>
        <translation>{key} ist {now}, war nicht da</translation>
    </message>
    <message>
        <source>{key} is gone, was {then}</source>
        <translation>{key} ist fort, war {then}</translation>
    </message>
    <message>
        <source>it is {now}, was {then}</source>
        <translation>es ist {now}, war {then}</translation>
    </message>
    <message>
        <source>{key} is {now}, was {then}</source>
        <translation>{key} ist {now}, war {then}</translation>
    </message>
    <message>
        <source>unknown {what} {word}{hint}</source>
        <translation>unbekannt: {what} {word}{hint}</translation>
    </message>
    <message>
        <source>{reference} lacks a name; write it after a dot, as in {example}</source>
        <translation>{reference} fehlt ein Name; ihn hinter einen Punkt schreiben, wie in {example}</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when the dice are thrown</source>
        <translation>{word} ist hier nicht bekannt: Es kommt erst mit dem Wurf der Würfel</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when the roll has its outcome</source>
        <translation>{word} ist hier nicht bekannt: Es kommt erst, wenn der Wurf sein Ergebnis hat</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when both sides of a contest have rolled</source>
        <translation>{word} ist hier nicht bekannt: Es kommt erst, wenn beide Seiten eines Vergleichs gewürfelt haben</translation>
    </message>
    <message>
        <source>&quot;$each&quot; has a meaning only inside some, every, count, sum, min, max and each</source>
        <translation>&quot;$each&quot; hat nur in some, every, count, sum, min, max und each eine Bedeutung</translation>
    </message>
    <message>
        <source>&quot;$other&quot; has no meaning here: there is only one party</source>
        <translation>&quot;$other&quot; hat hier keine Bedeutung: Es gibt nur eine Partei</translation>
    </message>
    <message>
        <source>&quot;$self&quot; has no meaning here: nobody in particular is meant</source>
        <translation>&quot;$self&quot; hat hier keine Bedeutung: Niemand Bestimmtes ist gemeint</translation>
    </message>
    <message>
        <source>there is nothing called {reference}{hint}</source>
        <translation>es gibt nichts namens {reference}{hint}</translation>
    </message>
    <message>
        <source>&quot;$acting&quot; has no meaning here: no phase of the turn draws who acts</source>
        <translation>&quot;$acting&quot; hat hier keine Bedeutung: In keiner Phase des Zugs wird gezogen, wer handelt</translation>
    </message>
    <message>
        <source>the fact {word} is derived for {who}, but $self is {self} here</source>
        <translation>die Angabe {word} wird für {who} hergeleitet, aber $self ist hier {self}</translation>
    </message>
    <message>
        <source>&quot;$field&quot; has a meaning only in actions</source>
        <translation>&quot;$field&quot; hat nur in Aktionen eine Bedeutung</translation>
    </message>
    <message>
        <source>no list around this calls its items {word}; say it there as {example}</source>
        <translation>keine Liste darum nennt ihre Einträge {word}; dort angeben wie {example}</translation>
    </message>
    <message>
        <source>no {kind} has an attribute {word}{hint}</source>
        <translation>bei {kind} gibt es kein Attribut {word}{hint}</translation>
    </message>
    <message>
        <source>nothing can follow here, but {word} does: only subjects and words of a vocabulary have parts</source>
        <translation>hier kann nichts folgen, doch {word} folgt: Nur Subjekte und Wörter eines Vokabulars haben Teile</translation>
    </message>
    <message>
        <source>the vocabulary {vocabulary} has no trait {word}{hint}</source>
        <translation>das Vokabular {vocabulary} hat kein Merkmal {word}{hint}</translation>
    </message>
    <message>
        <source>there are no places here: the pack has no map; name one among its files</source>
        <translation>hier gibt es keine Orte: Das Paket hat keine Karte; eine unter seinen Dateien nennen</translation>
    </message>
    <message>
        <source>a yes or no</source>
        <translation>ein Ja oder Nein</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>a subject</source>
        <translation>ein Subjekt</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>a list of subjects</source>
        <translation>eine Liste von Subjekten</translation>
    </message>
    <message>
        <source>{found} gives {kind} where {wanted} is expected{hint}</source>
        <translation>{found} ergibt {kind}, erwartet wird {wanted}{hint}</translation>
    </message>
    <message>
        <source>; a reference starts with $: did you mean &quot;${text}&quot;?</source>
        <translation>; ein Verweis beginnt mit $: gemeint: &quot;${text}&quot;?</translation>
    </message>
    <message>
        <source>; did you mean &quot;$fact.{text}&quot;?</source>
        <translation>; gemeint: &quot;$fact.{text}&quot;?</translation>
    </message>
    <message>
        <source>this gives {found} where {wanted} is expected</source>
        <translation>das ergibt {found}, erwartet wird {wanted}</translation>
    </message>
    <message>
        <source>a list holds words only, not references such as {word}; use &quot;any&quot; with a comparison for each</source>
        <translation>eine Liste enthält nur Wörter, keine Verweise wie {word}; &quot;any&quot; mit einem Vergleich für jedes verwenden</translation>
    </message>
    <message>
        <source>an empty object says nothing; expected an operator such as {&quot;all&quot;: [...]}</source>
        <translation>ein leeres Objekt sagt nichts; erwartet wird ein Operator wie {&quot;all&quot;: [...]}</translation>
    </message>
    <message numerus="yes">
        <source>an expression has one operator, here is {n} key; put conditions that must all hold into {&quot;all&quot;: [...]}</source>
        <comment>an expression has one operator, here are {n} keys; put conditions that must all hold into {&quot;all&quot;: [...]}</comment>
        <translation>
            <numerusform>ein Ausdruck hat einen Operator, hier ist {n} Schlüssel; Bedingungen, die alle gelten müssen, in {&quot;all&quot;: [...]} setzen</numerusform>
            <numerusform>ein Ausdruck hat einen Operator, hier sind {n} Schlüssel; Bedingungen, die alle gelten müssen, in {&quot;all&quot;: [...]} setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>; there are {list}</source>
        <translation>; es gibt {list}</translation>
    </message>
    <message>
        <source>unknown operator {name}{hint}</source>
        <translation>unbekannter Operator {name}{hint}</translation>
    </message>
    <message numerus="yes">
        <source>{n} operand</source>
        <comment>{n} operands</comment>
        <translation>
            <numerusform>{n} Operand</numerusform>
            <numerusform>{n} Operanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} operand</source>
        <comment>at least {n} operands</comment>
        <translation>
            <numerusform>mindestens {n} Operand</numerusform>
            <numerusform>mindestens {n} Operanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} item</source>
        <comment>{n} items</comment>
        <translation>
            <numerusform>{n} Eintrag</numerusform>
            <numerusform>{n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a list of {wanted}, found {found}</source>
        <translation>erwartet wird eine Liste von {wanted}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>{left} is never equal to {right}</source>
        <translation>{left} ist nie gleich {right}</translation>
    </message>
    <message>
        <source>both sides are written out, so this never changes; a reference starts with $</source>
        <translation>beide Seiten sind ausgeschrieben, das ändert sich also nie; ein Verweis beginnt mit $</translation>
    </message>
    <message>
        <source>{left} is never {right}</source>
        <translation>{left} ist nie {right}</translation>
    </message>
    <message>
        <source>nothing is divided by 0</source>
        <translation>durch 0 wird nicht geteilt</translation>
    </message>
    <message>
        <source>nothing is in an empty list</source>
        <translation>in einer leeren Liste ist nichts</translation>
    </message>
    <message>
        <source>the items of a list around this are called {name} already; choose another name</source>
        <translation>die Einträge einer Liste darum heißen schon {name}; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>the table {table} has no columns; remove this key</source>
        <translation>die Tabelle {table} hat keine Spalten; diesen Schlüssel entfernen</translation>
    </message>
    <message>
        <source>only columns that are bands or ratios are shifted; remove this key</source>
        <translation>verschoben werden nur Spalten, die Bereiche oder Verhältnisse sind; diesen Schlüssel entfernen</translation>
    </message>
    <message>
        <source>only rows and columns that are bands or ratios have headings to ask for; give &quot;row&quot; or &quot;column&quot; of such a table</source>
        <translation>nur Zeilen und Spalten, die Bereiche oder Verhältnisse sind, haben Köpfe zum Erfragen; &quot;row&quot; oder &quot;column&quot; einer solchen Tabelle angeben</translation>
    </message>
    <message>
        <source>reading of the ruling {vocabulary}</source>
        <translation>Lesart der Auslegung {vocabulary}</translation>
    </message>
    <message>
        <source>word of the vocabulary {vocabulary}</source>
        <translation>Wort des Vokabulars {vocabulary}</translation>
    </message>
    <message>
        <source>a phase</source>
        <translation>eine Phase</translation>
    </message>
    <message>
        <source>an outcome</source>
        <translation>ein Ergebnis</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>ein Test</translation>
    </message>
    <message>
        <source>a die</source>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>a reading of the ruling {vocabulary}</source>
        <translation>eine Lesart der Auslegung {vocabulary}</translation>
    </message>
    <message>
        <source>a word of the vocabulary {vocabulary}</source>
        <translation>ein Wort des Vokabulars {vocabulary}</translation>
    </message>
    <message>
        <source>{word} is no {vocabulary}{hint}</source>
        <translation>{word} ist nichts Passendes: verlangt wird {vocabulary}{hint}</translation>
    </message>
    <message>
        <source>there are no rules called {name} beside this pack or where packs are looked for{hint}</source>
        <translation>es gibt keine Regeln namens {name} neben diesem Paket oder dort, wo Pakete gesucht werden{hint}</translation>
    </message>
    <message>
        <source>there is no rule pack in the folder {name}, seen from this one</source>
        <translation>im Ordner {name}, von diesem aus gesehen, liegt kein Regelpaket</translation>
    </message>
    <message>
        <source>{name} is neither the id of a pack nor a folder seen from this one, such as &quot;../rules-of-ours&quot;</source>
        <translation>{name} ist weder die id eines Pakets noch ein Ordner, von diesem aus gesehen, etwa &quot;../rules-of-ours&quot;</translation>
    </message>
    <message>
        <source>{pack} extends {base}</source>
        <translation>{pack} erweitert {base}</translation>
    </message>
    <message>
        <source>packs extend each other in a circle: {circle}</source>
        <translation>Pakete erweitern einander im Kreis: {circle}</translation>
    </message>
    <message numerus="yes">
        <source>more than {n} pack extends another</source>
        <comment>more than {n} packs extend one another</comment>
        <translation>
            <numerusform>mehr als {n} Paket erweitert ein anderes</numerusform>
            <numerusform>mehr als {n} Pakete erweitern einander</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} is so in {base} already; this changes nothing</source>
        <translation>{what} ist in {base} schon so; das ändert nichts</translation>
    </message>
    <message>
        <source>{problem}; this entry is new: did you mean {known} of {base}?</source>
        <translation>{problem}; dieser Eintrag ist neu: gemeint {known} aus {base}?</translation>
    </message>
    <message>
        <source>this is in order in {base}, and wrong by what is changed: {problem}</source>
        <translation>in {base} ist das in Ordnung, durch die Änderung wird es falsch: {problem}</translation>
    </message>
    <message>
        <source>since {place} removes {what}: {problem}</source>
        <translation>seit {place} {what} entfernt: {problem}</translation>
    </message>
    <message>
        <source>since {place} changes {what}: {problem}</source>
        <translation>seit {place} {what} ändert: {problem}</translation>
    </message>
    <message>
        <source>there are several entries {id} in {base}; say with &quot;of&quot; whose is meant</source>
        <translation>in {base} gibt es mehrere Einträge {id}; mit &quot;of&quot; sagen, wessen gemeint ist</translation>
    </message>
    <message>
        <source>{id} is given twice in this list; say all of it in one entry</source>
        <translation>{id} steht zweimal in dieser Liste; alles in einem Eintrag sagen</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be removed{hint}</source>
        <translation>in {base} gibt es kein {id} zum Entfernen{hint}</translation>
    </message>
    <message>
        <source>{id} is removed, and nothing else can be said of it</source>
        <translation>{id} wird entfernt, mehr lässt sich dazu nicht sagen</translation>
    </message>
    <message>
        <source>nothing is said of {what}; this changes nothing</source>
        <translation>zu {what} ist nichts gesagt; das ändert nichts</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be replaced{hint}</source>
        <translation>in {base} gibt es kein {id} zum Ersetzen{hint}</translation>
    </message>
    <message>
        <source>{id} cannot stand before one and after another; give one of the two</source>
        <translation>{id} kann nicht vor einem und hinter einem anderen stehen; eines von beiden angeben</translation>
    </message>
    <message>
        <source>{id} cannot stand before or after itself</source>
        <translation>{id} kann nicht vor oder hinter sich selbst stehen</translation>
    </message>
    <message>
        <source>there is no {id} in this list to stand before or after{hint}</source>
        <translation>in dieser Liste gibt es kein {id}, vor oder hinter dem etwas stehen könnte{hint}</translation>
    </message>
    <message>
        <source>{key} of {id}</source>
        <translation>{key} von {id}</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be taken away{hint}</source>
        <translation>in {base} gibt es kein {id} zum Wegnehmen{hint}</translation>
    </message>
    <message>
        <source>the pack {base} in {folder} has errors; put it in order first</source>
        <translation>das Paket {base} in {folder} hat Fehler; zuerst dieses in Ordnung bringen</translation>
    </message>
    <message>
        <source>{entry} is new</source>
        <translation>{entry} ist neu</translation>
    </message>
    <message>
        <source>{entry} is gone</source>
        <translation>{entry} ist fort</translation>
    </message>
    <message>
        <source>pack.json: &quot;module&quot; is {now}, was {then}</source>
        <translation>pack.json: &quot;module&quot; ist {now}, war {then}</translation>
    </message>
    <message>
        <source>the entries of {pack} stand in another order</source>
        <translation>die Einträge von {pack} stehen in anderer Reihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>{part}: {n} entry is gone</source>
        <comment>{part}: {n} entries are gone</comment>
        <translation>
            <numerusform>{part}: {n} Eintrag ist fort</numerusform>
            <numerusform>{part}: {n} Einträge sind fort</numerusform>
        </translation>
    </message>
    <message>
        <source>{entry} differs, or is new</source>
        <translation>{entry} ist anders oder neu</translation>
    </message>
    <message>
        <source>; add it</source>
        <translation>; hinzufügen</translation>
    </message>
    <message>
        <source>; is it {near}? Then call that so again</source>
        <translation>; ist es {near}? Dann wieder so nennen</translation>
    </message>
    <message>
        <source>the game {game} needs the {what} {id}, which is not there{hint}</source>
        <translation>das Spiel {game} braucht {what} {id}, das fehlt{hint}</translation>
    </message>
    <message>
        <source>the game {game} plays the command {id} itself; remove this</source>
        <translation>das Spiel {game} spielt den Befehl {id} selbst; dies entfernen</translation>
    </message>
    <message>
        <source>the game {game} needs the field {need} to be of the kind {kind}</source>
        <translation>das Spiel {game} verlangt das Feld {need} von der Art: {kind}</translation>
    </message>
    <message>
        <source>the game {game} needs the field {need} to name {kind}</source>
        <translation>das Spiel {game} braucht das Feld {need}, um {kind} zu nennen</translation>
    </message>
    <message>
        <source>the game {game} cannot do without the field {need}; remove {key}</source>
        <translation>das Spiel {game} kommt ohne das Feld {need} nicht aus; {key} entfernen</translation>
    </message>
    <message>
        <source>the game {game} needs the check {roll} to be taken by {kind}</source>
        <translation>das Spiel {game} verlangt den Test {roll}, gemacht durch: {kind}</translation>
    </message>
    <message>
        <source>the game {game} puts the check {roll} on the list of what is due; it needs &quot;direct&quot;: true</source>
        <translation>das Spiel {game} setzt den Test {roll} auf die Liste des Fälligen; er braucht &quot;direct&quot;: true</translation>
    </message>
    <message>
        <source>the game {game} needs the routine {routine} to be of {kind}</source>
        <translation>das Spiel {game} verlangt die Routine {routine} für: {kind}</translation>
    </message>
    <message>
        <source>the game {game} needs the {what} {need} to be of the kind {kind}</source>
        <translation>das Spiel {game} verlangt {what} {need} von der Art: {kind}</translation>
    </message>
    <message>
        <source>the game {game} sets the {what} {need}, so it cannot be derived</source>
        <translation>das Spiel {game} setzt {what} {need}; hergeleitet werden darf das nicht</translation>
    </message>
    <message>
        <source>the game {game} needs the attribute {need} to be a choice</source>
        <translation>das Spiel {game} verlangt das Attribut {need} als Auswahl</translation>
    </message>
    <message>
        <source>the game {game} needs the fact {need} to be of the kind {kind}</source>
        <translation>das Spiel {game} verlangt die Angabe {need} von der Art: {kind}</translation>
    </message>
    <message>
        <source>the game {game} gives the fact {need}, so it cannot be derived</source>
        <translation>das Spiel {game} gibt die Angabe {need}; hergeleitet werden darf sie nicht</translation>
    </message>
    <message>
        <source>the command {id} does nothing; say what it &quot;does&quot;, or give it &quot;effects&quot;</source>
        <translation>der Befehl {id} tut nichts; mit &quot;does&quot; sagen, was er tut, oder ihm &quot;effects&quot; geben</translation>
    </message>
    <message>
        <source>{what} {id}</source>
        <translation>{what} {id}</translation>
    </message>
    <message>
        <source>the {label}, that from </source>
        <translation>{label}, dies aus </translation>
    </message>
    <message>
        <source>a loop: the {label} is derived from {steps}itself; take one of these steps away</source>
        <translation>eine Schleife: {label} wird hergeleitet aus {steps}sich selbst; einen dieser Schritte wegnehmen</translation>
    </message>
    <message>
        <source>the band from {from} to {to} holds no total; &quot;from&quot; must not be above &quot;to&quot;</source>
        <translation>der Bereich von {from} bis {to} enthält keine Summe; &quot;from&quot; darf nicht über &quot;to&quot; liegen</translation>
    </message>
    <message>
        <source>only the first band may lack &quot;from&quot;; say where this one starts</source>
        <translation>nur der erste Bereich darf ohne &quot;from&quot; sein; sagen, wo dieser beginnt</translation>
    </message>
    <message>
        <source>remove &quot;from&quot; of the first band: every low total needs a band</source>
        <translation>&quot;from&quot; des ersten Bereichs entfernen: Jede niedrige Summe braucht einen Bereich</translation>
    </message>
    <message>
        <source>only the last band may lack &quot;to&quot;; say where this one ends</source>
        <translation>nur der letzte Bereich darf ohne &quot;to&quot; sein; sagen, wo dieser endet</translation>
    </message>
    <message>
        <source>remove &quot;to&quot; of the last band: every high total needs a band</source>
        <translation>&quot;to&quot; des letzten Bereichs entfernen: Jede hohe Summe braucht einen Bereich</translation>
    </message>
    <message>
        <source>a gap: no band holds {from} to {to}; start this band at {from}</source>
        <translation>eine Lücke: Kein Bereich enthält {from} bis {to}; diesen bei {from} beginnen</translation>
    </message>
    <message>
        <source>a gap: no band holds {from}; start this band at {from}</source>
        <translation>eine Lücke: Kein Bereich enthält {from}; diesen bei {from} beginnen</translation>
    </message>
    <message>
        <source>an overlap: the band before this one goes up to {last}; start this band at {expected}</source>
        <translation>eine Überschneidung: Der Bereich davor reicht bis {last}; diesen bei {expected} beginnen</translation>
    </message>
    <message>
        <source>there are no bands, so no total has an outcome; add at least one</source>
        <translation>es gibt keine Bereiche, also hat keine Summe ein Ergebnis; mindestens einen hinzufügen</translation>
    </message>
    <message>
        <source>this table is never used: the one before it has no condition and always applies</source>
        <translation>diese Tabelle wird nie verwendet: Die davor hat keine Bedingung und gilt immer</translation>
    </message>
    <message>
        <source>nobody can reach this modifier: its condition never holds</source>
        <translation>diesen Modifikator erreicht niemand: Seine Bedingung gilt nie</translation>
    </message>
    <message>
        <source>this default needs the default of {needed}, which is not known yet; put that attribute before this one</source>
        <translation>diese Vorgabe braucht die Vorgabe von {needed}, die noch nicht bekannt ist; jenes Attribut vor dieses setzen</translation>
    </message>
    <message>
        <source>a loop of follow-ups that never ends: {chain}; take one of these steps away</source>
        <translation>eine Schleife von Folgetests, die nie endet: {chain}; einen dieser Schritte wegnehmen</translation>
    </message>
    <message>
        <source>{chain} leads to {next}</source>
        <translation>{chain} führt zu {next}</translation>
    </message>
    <message>
        <source>a loop of routines that never ends: {chain}; take one of these steps away</source>
        <translation>eine Schleife von Routinen, die nie endet: {chain}; einen dieser Schritte wegnehmen</translation>
    </message>
    <message>
        <source>{chain} does {next}</source>
        <translation>{chain} tut {next}</translation>
    </message>
    <message>
        <source>no cell without a condition holds {own} against {enemy}; add one</source>
        <translation>keine Zelle ohne Bedingung gilt für {own} gegen {enemy}; eine hinzufügen</translation>
    </message>
    <message>
        <source>the {what} {id} is never used; {doing}, or remove it</source>
        <translation>{what} {id} wird nie verwendet; {doing} oder entfernen</translation>
    </message>
    <message>
        <source>the vocabulary {vocabulary} has no word {word}, so no rule can ask for it{hint}</source>
        <translation>das Vokabular {vocabulary} hat kein Wort {word}, also kann keine Regel danach fragen{hint}</translation>
    </message>
    <message>
        <source>no vocabulary has the word {word}, so no rule can ask for it{hint}</source>
        <translation>kein Vokabular hat das Wort {word}, also kann keine Regel danach fragen{hint}</translation>
    </message>
    <message>
        <source>read it in a rule or show it in a text</source>
        <translation>in einer Regel lesen oder in einem Text zeigen</translation>
    </message>
    <message>
        <source>let a check come to it</source>
        <translation>einen Test dazu kommen lassen</translation>
    </message>
    <message>
        <source>let an effect do it</source>
        <translation>durch eine Wirkung geschehen lassen</translation>
    </message>
    <message>
        <source>let a rule show it</source>
        <translation>in einer Regel zeigen</translation>
    </message>
    <message>
        <source>count with it or show it in a text</source>
        <translation>damit rechnen oder in einem Text zeigen</translation>
    </message>
    <message>
        <source>the fact {i} is never used; use it in a condition or a value, or remove it</source>
        <translation>die Angabe {i} wird nie verwendet; in einer Bedingung oder einem Wert verwenden oder entfernen</translation>
    </message>
    <message>
        <source>the vocabulary {i} is never used; give an attribute or a fact words from it, or remove it</source>
        <translation>das Vokabular {i} wird nie verwendet; einem Attribut oder einer Angabe Wörter daraus geben oder es entfernen</translation>
    </message>
    <message>
        <source>nothing reads the table {id}; read it with {example}, or remove it</source>
        <translation>nichts liest die Tabelle {id}; mit {example} lesen oder entfernen</translation>
    </message>
    <message>
        <source>no check throws the die {id}; use it in a check, or remove it</source>
        <translation>kein Test wirft den Würfel {id}; in einem Test verwenden oder entfernen</translation>
    </message>
    <message>
        <source>unknown {what} {id}{hint}</source>
        <translation>unbekannt: {what} {id}{hint}</translation>
    </message>
    <message>
        <source>; the pack has no {what}</source>
        <translation>; das Paket hat kein {what}</translation>
    </message>
    <message>
        <source>; there is only {list}</source>
        <translation>; es gibt nur {list}</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>attribute in rosters</source>
        <translation>Attribut in Aufstellungen</translation>
    </message>
    <message>
        <source>attribute that can be adjusted</source>
        <translation>änderbares Attribut</translation>
    </message>
    <message>
        <source>attribute that can be written down</source>
        <translation>Attribut zum Aufschreiben</translation>
    </message>
    <message>
        <source>attribute that counts points</source>
        <translation>Attribut, das Punkte zählt</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>Wortauswahl</translation>
    </message>
    <message>
        <source>choice of words in rosters</source>
        <translation>Wortauswahl in Aufstellungen</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>contest</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>count in rosters</source>
        <translation>Anzahl in Aufstellungen</translation>
    </message>
    <message>
        <source>count with marks</source>
        <translation>Anzahl mit Marken</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Seite des Würfels</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Ja/Nein-Wert</translation>
    </message>
    <message>
        <source>footnote</source>
        <translation>Fußnote</translation>
    </message>
    <message>
        <source>formation attribute</source>
        <translation>Verbandsattribut</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>officer attribute</source>
        <translation>Offiziersattribut</translation>
    </message>
    <message>
        <source>other count</source>
        <translation>andere Anzahl</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>Lesart</translation>
    </message>
    <message>
        <source>roster check</source>
        <translation>Prüfung der Aufstellung</translation>
    </message>
    <message>
        <source>routine</source>
        <translation>Routine</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>side attribute</source>
        <translation>Seitenattribut</translation>
    </message>
    <message>
        <source>stored attribute</source>
        <translation>gespeichertes Attribut</translation>
    </message>
    <message>
        <source>stored choice of words</source>
        <translation>gespeicherte Wortauswahl</translation>
    </message>
    <message>
        <source>stored count</source>
        <translation>gespeicherte Anzahl</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>thing attribute</source>
        <translation>Attribut einer Sache</translation>
    </message>
    <message>
        <source>text of these words</source>
        <translation>Text dieser Wörter</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>unit attribute</source>
        <translation>Einheitenattribut</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>Sache</translation>
    </message>
    <message>
        <source>a side</source>
        <translation>eine Seite</translation>
    </message>
    <message>
        <source>a formation</source>
        <translation>ein Verband</translation>
    </message>
    <message>
        <source>an officer</source>
        <translation>ein Offizier</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>eine Einheit</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>eine Sache</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>formations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>officers</source>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>things</source>
        <translation>Sachen</translation>
    </message>
    <message>
        <source>no battle is played with {pack}, which is made for others to build on; name one of them</source>
        <translation>mit {pack} wird kein Gefecht gespielt, es ist Grundlage für andere; eines davon nennen</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>with the program</source>
        <translation>mit dem Programm</translation>
    </message>
    <message>
        <source>there are no rules called {name}{hint}; no rules folder was found</source>
        <translation>es gibt keine Regeln namens {name}{hint}; kein Regelordner wurde gefunden</translation>
    </message>
    <message>
        <source>there are no rules called {name}{hint}; there are {list}</source>
        <translation>es gibt keine Regeln namens {name}{hint}; es gibt {list}</translation>
    </message>
    <message>
        <source>Rule packs are looked for, by the names of their folders, in this order in:</source>
        <translation>Regelpakete werden nach den Namen ihrer Ordner gesucht, in dieser Reihenfolge in:</translation>
    </message>
    <message>
        <source>A folder that the environment variable UMPIRE_RULES names comes first. --rules takes the folder of a
pack, too; those in the working folder are used only when --rules names them.</source>
        <translation>Ein Ordner, den die Umgebungsvariable UMPIRE_RULES nennt, kommt zuerst. --rules nimmt auch den Ordner eines
Pakets; die im Arbeitsordner werden nur verwendet, wenn --rules sie nennt.</translation>
    </message>
    <message>
        <source>there are several rules called {name}: those in {folder} ({whose}) are used, not those in {other} ({others})</source>
        <translation>es gibt mehrere Regeln namens {name}: Verwendet werden die in {folder} ({whose}), nicht die in {other} ({others})</translation>
    </message>
    <message>
        <source>the field {other} is {party} already</source>
        <translation>das Feld {other} ist schon {party}</translation>
    </message>
    <message>
        <source>{from} to {to}</source>
        <translation>{from} bis {to}</translation>
    </message>
    <message>
        <source>no number goes from {span}</source>
        <translation>keine Zahl liegt in {span}</translation>
    </message>
    <message>
        <source>the default {fallback} is not in {span}</source>
        <translation>die Vorgabe {fallback} liegt nicht in {span}</translation>
    </message>
    <message>
        <source>{action} is a command of the program itself; choose another id</source>
        <translation>{action} ist ein Befehl des Programms selbst; eine andere id wählen</translation>
    </message>
    <message>
        <source>{field} belongs to every command; choose another id</source>
        <translation>{field} gehört zu jedem Befehl; eine andere id wählen</translation>
    </message>
    <message>
        <source>the fact names {kind}, but these are {others}</source>
        <translation>die Angabe nennt {kind}, dies aber sind {others}</translation>
    </message>
    <message>
        <source>only a flag is set or cleared</source>
        <translation>nur ein Ja/Nein-Wert wird gesetzt oder gelöscht</translation>
    </message>
    <message>
        <source>{key} means something else in a battle file; choose another key</source>
        <translation>{key} hat in einer Gefechtsdatei eine andere Bedeutung; einen anderen Schlüssel wählen</translation>
    </message>
    <message>
        <source>{key} means something else in a roster sheet; choose another key</source>
        <translation>{key} hat in einer Aufstellungstabelle eine andere Bedeutung; einen anderen Schlüssel wählen</translation>
    </message>
    <message>
        <source>the value is derived</source>
        <translation>der Wert ist hergeleitet</translation>
    </message>
    <message>
        <source>there is no &quot;roster&quot; key to require</source>
        <translation>es gibt keinen Schlüssel &quot;roster&quot;, der verlangt werden könnte</translation>
    </message>
    <message>
        <source>it limits a count that is given in a battle file</source>
        <translation>es begrenzt eine Anzahl, die in einer Gefechtsdatei steht</translation>
    </message>
    <message>
        <source>it limits a count</source>
        <translation>es begrenzt eine Anzahl</translation>
    </message>
    <message>
        <source>only a flag can be a mark</source>
        <translation>nur ein Ja/Nein-Wert kann eine Marke sein</translation>
    </message>
    <message>
        <source>only a stored flag can be stamped</source>
        <translation>nur ein gespeicherter Ja/Nein-Wert kann gestempelt werden</translation>
    </message>
    <message>
        <source>the value is stored itself</source>
        <translation>der Wert ist selbst gespeichert</translation>
    </message>
    <message>
        <source>only a flag can be a deed</source>
        <translation>nur ein Ja/Nein-Wert kann eine Tat sein</translation>
    </message>
    <message>
        <source>only a stored count of a side counts points</source>
        <translation>nur eine gespeicherte Anzahl einer Seite zählt Punkte</translation>
    </message>
    <message>
        <source>only a subject can be tied to another</source>
        <translation>nur ein Subjekt kann an ein anderes gebunden werden</translation>
    </message>
    <message>
        <source>several places are derived, never stored; give &quot;derived&quot;</source>
        <translation>mehrere Plätze werden hergeleitet, nie gespeichert; &quot;derived&quot; angeben</translation>
    </message>
    <message>
        <source>only a count can be a share of another</source>
        <translation>nur eine Anzahl kann ein Anteil einer anderen sein</translation>
    </message>
    <message>
        <source>only a count can have marks</source>
        <translation>nur eine Anzahl kann Marken haben</translation>
    </message>
    <message>
        <source>marks are shares of another count; name it as &quot;share-of&quot;</source>
        <translation>Marken sind Anteile einer anderen Anzahl; diese als &quot;share-of&quot; nennen</translation>
    </message>
    <message>
        <source>every {kind} has {attribute} anyway; choose another id</source>
        <translation>bei {kind} gibt es {attribute} ohnehin; eine andere id wählen</translation>
    </message>
    <message>
        <source>it is never shown</source>
        <translation>es wird nie gezeigt</translation>
    </message>
    <message>
        <source>another {kind} attribute is read from {rosterKey} already</source>
        <translation>bei {kind} wird schon ein anderes Attribut aus {rosterKey} gelesen</translation>
    </message>
    <message>
        <source>a mark stands either &quot;at&quot; a share or &quot;above&quot; it; remove one</source>
        <translation>eine Marke steht entweder bei einem Anteil (&quot;at&quot;) oder darüber (&quot;above&quot;); eines entfernen</translation>
    </message>
    <message>
        <source>marks are per cent from 1 to 100, each larger than the one before it</source>
        <translation>Marken sind Prozente von 1 bis 100, jede größer als die vorige</translation>
    </message>
    <message>
        <source>the check {id} is taken by {who}, but here {taker} takes it</source>
        <translation>den Test {id} macht {who}, hier aber {taker}</translation>
    </message>
    <message>
        <source>the check {id} is never taken by itself; name one that is &quot;direct&quot;</source>
        <translation>der Test {id} wird nie für sich gemacht; einen nennen, der &quot;direct&quot; ist</translation>
    </message>
    <message>
        <source>unknown fact {key}{hint}</source>
        <translation>unbekannte Angabe {key}{hint}</translation>
    </message>
    <message>
        <source>the fact {fact} is not stated for the check {check}; remove it</source>
        <translation>die Angabe {fact} wird für den Test {check} nicht gemacht; entfernen</translation>
    </message>
    <message>
        <source>the fact {fact} names subjects of a battle, which no pack knows; remove it</source>
        <translation>die Angabe {fact} nennt Subjekte eines Gefechts, die kein Paket kennt; entfernen</translation>
    </message>
    <message>
        <source>a count that is stated cannot be less than 0</source>
        <translation>eine angegebene Anzahl kann nicht kleiner als 0 sein</translation>
    </message>
    <message>
        <source>found {found} where a list of words is expected</source>
        <translation>erwartet wird eine Liste von Wörtern, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>one outcome alone leaves nothing to state; give at least two</source>
        <translation>bei einem einzigen Ergebnis bleibt nichts anzugeben; mindestens zwei nennen</translation>
    </message>
    <message>
        <source>{key} belongs to a roll, but the umpire states what this check comes to; remove it</source>
        <translation>{key} gehört zu einem Wurf, aber was dieser Test ergibt, gibt der Spielleiter an; entfernen</translation>
    </message>
    <message>
        <source>the dice decide here; only of a &quot;stated&quot; check is there a choice</source>
        <translation>hier entscheiden die Würfel; nur bei einem &quot;stated&quot;-Test gibt es eine Wahl</translation>
    </message>
    <message>
        <source>a pool needs a &quot;threshold&quot;: a die counts at that number or more</source>
        <translation>ein Würfelpool braucht &quot;threshold&quot;: Ein Würfel zählt ab dieser Zahl</translation>
    </message>
    <message>
        <source>only the dice of a pool count or not; $successes is nothing here</source>
        <translation>nur die Würfel eines Würfelpools zählen oder nicht; $successes ist hier nichts</translation>
    </message>
    <message>
        <source>{key} belongs to a pool, but this check is banded; remove it</source>
        <translation>{key} gehört zu einem Würfelpool, aber dieser Test hat Bereiche; entfernen</translation>
    </message>
    <message>
        <source>a check has &quot;bands&quot; or &quot;tables&quot;, not both; put these bands into a table</source>
        <translation>ein Test hat &quot;bands&quot; oder &quot;tables&quot;, nicht beides; diese Bereiche in eine Tabelle setzen</translation>
    </message>
    <message>
        <source>the {die} has no symbol {key}; it shows {faces}</source>
        <translation>{die} hat kein Symbol {key}; es gibt {faces}</translation>
    </message>
    <message>
        <source>the text of its outcome {id} does not fit: {problem}</source>
        <translation>der Text seines Ergebnisses {id} passt nicht: {problem}</translation>
    </message>
    <message>
        <source>its outcome {id} has texts about {who}, but the check is taken by {taker}</source>
        <translation>sein Ergebnis {id} hat Texte über {who}, den Test aber macht {taker}</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who} against {other}; in a contest both are of one kind</source>
        <translation>den Test {check} macht {who} gegen {other}; in einem Vergleich sind beide von einer Art</translation>
    </message>
    <message>
        <source>expected a list of 1 to 1000 faces, found {found}</source>
        <translation>erwartet wird eine Liste von 1 bis 1000 Würfelseiten, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>{symbol} is no symbol; use small letters, digits and single hyphens</source>
        <translation>{symbol} ist kein Symbol; Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden</translation>
    </message>
    <message>
        <source>the {die} has no face {face}; it shows {faces}</source>
        <translation>{die} hat keine Seite {face}; es gibt {faces}</translation>
    </message>
    <message>
        <source>this can be any word; take a choice whose words are dice (&quot;vocabulary&quot;: &quot;die&quot;)</source>
        <translation>das kann jedes Wort sein; eine Auswahl nehmen, deren Wörter Würfel sind (&quot;vocabulary&quot;: &quot;die&quot;)</translation>
    </message>
    <message>
        <source>an effect needs one of the keys {list}</source>
        <translation>eine Wirkung braucht einen der Schlüssel {list}</translation>
    </message>
    <message>
        <source>an effect has one verb, here are {list}; make an effect of each</source>
        <translation>eine Wirkung hat ein Verb, hier sind {list}; aus jedem eine Wirkung machen</translation>
    </message>
    <message>
        <source>{word} of {who} is derived, so it cannot be set</source>
        <translation>{word} ist hergeleitet ({who}) und kann nicht gesetzt werden</translation>
    </message>
    <message>
        <source>{word} of {who} is derived, so it cannot be set; set {adjusts} instead</source>
        <translation>{word} ist hergeleitet ({who}) und kann nicht gesetzt werden; stattdessen {adjusts} setzen</translation>
    </message>
    <message>
        <source>no {kind} has an attribute {word} to set{hint}</source>
        <translation>bei {kind} gibt es kein Attribut {word} zum Setzen{hint}</translation>
    </message>
    <message>
        <source>the routine {word} is for {who}, but $self is {self} here</source>
        <translation>die Routine {word} ist für {who}, aber $self ist hier {self}</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, but $self is {self} here</source>
        <translation>den Test {check} macht {who}, aber $self ist hier {self}</translation>
    </message>
    <message>
        <source>only an action has fields, and this owes a check</source>
        <translation>nur eine Aktion hat Felder, hier aber wird ein Test fällig</translation>
    </message>
    <message>
        <source>the action {word} has no field {key}{hint}</source>
        <translation>die Aktion {word} hat kein Feld {key}{hint}</translation>
    </message>
    <message>
        <source>the action {word} takes no fact {key}{hint}</source>
        <translation>die Aktion {word} nimmt keine Angabe {key}{hint}</translation>
    </message>
    <message>
        <source>the check {word} takes no fact {key}{hint}</source>
        <translation>der Test {word} nimmt keine Angabe {key}{hint}</translation>
    </message>
    <message>
        <source>null is nobody, so these effects never happen</source>
        <translation>null ist niemand, also geschehen diese Wirkungen nie</translation>
    </message>
    <message>
        <source>expected a subject or a list of subjects, such as &quot;$other&quot; or &quot;$self.units&quot;</source>
        <translation>erwartet wird ein Subjekt oder eine Liste von Subjekten, etwa &quot;$other&quot; oder &quot;$self.units&quot;</translation>
    </message>
    <message>
        <source>this gives {who}, but one stands under a formation or side</source>
        <translation>das ergibt {who}, stehen kann man aber nur unter einem Verband oder einer Seite</translation>
    </message>
    <message>
        <source>a thing stands under nobody; remove &quot;under&quot;</source>
        <translation>eine Sache steht unter niemandem; &quot;under&quot; entfernen</translation>
    </message>
    <message>
        <source>no {kind} has a stored attribute {word}{hint}</source>
        <translation>bei {kind} gibt es kein gespeichertes Attribut {word}{hint}</translation>
    </message>
    <message>
        <source>{who} needs {list}; give it in &quot;with&quot;</source>
        <translation>{who} braucht {list}; in &quot;with&quot; angeben</translation>
    </message>
    <message>
        <source>a side can neither be moved nor taken off the battle</source>
        <translation>eine Seite kann weder bewegt noch aus dem Gefecht genommen werden</translation>
    </message>
    <message>
        <source>a thing stands under nobody, so it cannot be moved</source>
        <translation>eine Sache steht unter niemandem und kann deshalb nicht versetzt werden</translation>
    </message>
    <message>
        <source>expected a list of subjects to draw from, such as &quot;$self.units&quot;</source>
        <translation>erwartet wird eine Liste von Subjekten, aus der gezogen wird, etwa &quot;$self.units&quot;</translation>
    </message>
    <message>
        <source>{verb} is for $self, but here nobody in particular is meant; put it into the effects of a &quot;for&quot;</source>
        <translation>{verb} gilt für $self, aber hier ist niemand Bestimmtes gemeint; in die Wirkungen eines &quot;for&quot; setzen</translation>
    </message>
    <message>
        <source>the {what} {id} is there already; give this one another id</source>
        <translation>{what} {id} gibt es schon; hier eine andere id wählen</translation>
    </message>
    <message>
        <source>{key} has no effect here: {why}; remove it</source>
        <translation>{key} hat hier keine Wirkung: {why}; entfernen</translation>
    </message>
    <message>
        <source>the fact is derived</source>
        <translation>die Angabe ist hergeleitet</translation>
    </message>
    <message>
        <source>it says when &quot;ticked&quot; holds</source>
        <translation>es sagt, wann &quot;ticked&quot; gilt</translation>
    </message>
    <message>
        <source>there is no question</source>
        <translation>es gibt keine Frage</translation>
    </message>
    <message>
        <source>only a yes or no can be ticked</source>
        <translation>nur ein Ja oder Nein kann angekreuzt werden</translation>
    </message>
    <message>
        <source>it says whom a stated subject may be</source>
        <translation>es sagt, wer ein angegebenes Subjekt sein darf</translation>
    </message>
    <message>
        <source>the key {key} ticks {other} in the check {check} already; choose another</source>
        <translation>die Taste {key} kreuzt im Test {check} schon {other} an; eine andere wählen</translation>
    </message>
    <message>
        <source>the check {id} is taken by {who}, but this is a fact about {whom}</source>
        <translation>den Test {id} macht {who}, dies aber ist eine Angabe über: {whom}</translation>
    </message>
    <message>
        <source>this question is never asked; name the checks it is stated for</source>
        <translation>diese Frage wird nie gestellt; die Tests nennen, für die sie angegeben wird</translation>
    </message>
    <message>
        <source>{key} is no key; give one letter or digit</source>
        <translation>{key} ist keine Taste; einen Buchstaben oder eine Ziffer angeben</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, not by {other}</source>
        <translation>den Test {check} macht {who}, nicht {other}</translation>
    </message>
    <message>
        <source>null is nobody; name who takes the check, such as &quot;$other&quot;</source>
        <translation>null ist niemand; nennen, wer den Test macht, etwa &quot;$other&quot;</translation>
    </message>
    <message>
        <source>the pack extends no other</source>
        <translation>das Paket erweitert kein anderes</translation>
    </message>
    <message>
        <source>found version {version}, but this program reads packs of version {known}</source>
        <translation>gefunden wurde Version {version}, dieses Programm liest aber Pakete der Version {known}</translation>
    </message>
    <message>
        <source>there is no game {module}{hint}; this program plays {list}</source>
        <translation>es gibt kein Spiel {module}{hint}; dieses Programm spielt {list}</translation>
    </message>
    <message>
        <source>{vocabulary} means the places or borders of the map; give the pack&apos;s own vocabulary another id</source>
        <translation>{vocabulary} bezeichnet die Orte oder Grenzen der Karte; dem eigenen Vokabular des Pakets eine andere id geben</translation>
    </message>
    <message>
        <source>nobody can reach this modifier: it names no check; add &quot;checks&quot;</source>
        <translation>diesen Modifikator erreicht niemand: Er nennt keinen Test; &quot;checks&quot; hinzufügen</translation>
    </message>
    <message>
        <source>its checks are taken by different kinds of subject; make a modifier of each kind</source>
        <translation>seine Tests machen verschiedene Arten von Subjekten; für jede Art einen eigenen Modifikator anlegen</translation>
    </message>
    <message>
        <source>its checks are taken against different kinds of subject; make a modifier of each kind</source>
        <translation>seine Tests gehen gegen verschiedene Arten von Subjekten; für jede Art einen eigenen Modifikator anlegen</translation>
    </message>
    <message>
        <source>a modifier of 0 changes nothing; give another value or remove it</source>
        <translation>ein Modifikator von 0 ändert nichts; einen anderen Wert angeben oder entfernen</translation>
    </message>
    <message>
        <source>an empty list fits no outcome</source>
        <translation>eine leere Liste passt zu keinem Ergebnis</translation>
    </message>
    <message>
        <source>an empty list fits no outcome; leave {key} out to mean all</source>
        <translation>eine leere Liste passt zu keinem Ergebnis; {key} weglassen, um alle zu meinen</translation>
    </message>
    <message>
        <source>the check {check} never comes to {id}; its outcomes are {list}</source>
        <translation>der Test {check} kommt nie zu {id}; seine Ergebnisse sind {list}</translation>
    </message>
    <message>
        <source>{file} is no file beside pack.json; give a plain name such as {example}</source>
        <translation>{file} ist keine Datei neben pack.json; einen schlichten Namen angeben, etwa {example}</translation>
    </message>
    <message>
        <source>this file is a link that leads out of the folder of the pack; put the file itself there</source>
        <translation>diese Datei ist ein Link aus dem Ordner des Pakets hinaus; die Datei selbst hineinlegen</translation>
    </message>
    <message>
        <source>this file {problem}</source>
        <translation>diese Datei: {problem}</translation>
    </message>
    <message>
        <source>found {found} where an object is expected</source>
        <translation>erwartet wird ein Objekt, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>{file} is named for {other} already; every part has a file of its own</source>
        <translation>{file} ist schon für {other} genannt; jeder Teil hat seine eigene Datei</translation>
    </message>
    <message>
        <source>{key} belongs to a part of the kind {list}; remove it</source>
        <translation>{key} gehört zu einem Teil der Art {list}; entfernen</translation>
    </message>
    <message>
        <source>the footnote {footnote} is there already; give this one another id</source>
        <translation>die Fußnote {footnote} gibt es schon; dieser eine andere id geben</translation>
    </message>
    <message>
        <source>nothing refers to the footnote {id}; name it as a &quot;footnote&quot;, or remove it</source>
        <translation>nichts verweist auf die Fußnote {id}; als &quot;footnote&quot; nennen oder entfernen</translation>
    </message>
    <message>
        <source>a sheet is printed without a battle; only &quot;$ruling&quot; and &quot;$number&quot; are known here</source>
        <translation>ein Blatt wird ohne Gefecht gedruckt; hier sind nur &quot;$ruling&quot; und &quot;$number&quot; bekannt</translation>
    </message>
    <message>
        <source>the part {part} is there already; give this one another id</source>
        <translation>den Teil {part} gibt es schon; diesem eine andere id geben</translation>
    </message>
    <message>
        <source>a grid is drawn of one check; name just one</source>
        <translation>ein Raster wird für einen Test gezeichnet; nur einen nennen</translation>
    </message>
    <message>
        <source>an empty list names no check</source>
        <translation>eine leere Liste nennt keinen Test</translation>
    </message>
    <message>
        <source>there is one head for each of the checks; found {heads} for {checks}</source>
        <translation>zu jedem der Tests gehört ein Kopf; gefunden: {heads} für {checks}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check</source>
        <comment>{n} checks</comment>
        <translation>
            <numerusform>{n} Test</numerusform>
            <numerusform>{n} Tests</numerusform>
        </translation>
    </message>
    <message>
        <source>no word of {vocabulary} has a choice of words {of}{hint}</source>
        <translation>kein Wort von {vocabulary} hat eine Wortauswahl {of}{hint}</translation>
    </message>
    <message>
        <source>no word of {vocabulary} has a count {of}{hint}</source>
        <translation>kein Wort von {vocabulary} hat eine Anzahl {of}{hint}</translation>
    </message>
    <message>
        <source>there is one text for each of the traits; found {cells} for {traits}</source>
        <translation>zu jedem der Merkmale gehört ein Text; gefunden: {cells} für {traits}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trait</source>
        <comment>{n} traits</comment>
        <translation>
            <numerusform>{n} Merkmal</numerusform>
            <numerusform>{n} Merkmale</numerusform>
        </translation>
    </message>
    <message>
        <source>only words of a vocabulary have traits to add to; remove it</source>
        <translation>nur Wörter eines Vokabulars haben Merkmale zum Hinzufügen; entfernen</translation>
    </message>
    <message>
        <source>this is no word; write what it is called</source>
        <translation>das ist kein Wort; schreiben, wie es heißt</translation>
    </message>
    <message>
        <source>the pile {id} stands here already</source>
        <translation>der Stapel {id} steht hier schon</translation>
    </message>
    <message>
        <source>action of a side with a list of units</source>
        <translation>Aktion einer Seite mit einer Liste von Einheiten</translation>
    </message>
    <message>
        <source>action of a unit with another one</source>
        <translation>Aktion einer Einheit mit einer anderen</translation>
    </message>
    <message>
        <source>table with a row for each {word}</source>
        <translation>Tabelle mit einer Zeile für jedes {word}</translation>
    </message>
    <message>
        <source>action of a unit with a place</source>
        <translation>Aktion einer Einheit mit einem Ort</translation>
    </message>
    <message>
        <source>paths are told by {&quot;reach&quot;: ...}</source>
        <translation>Wege nennt {&quot;reach&quot;: ...}</translation>
    </message>
    <message>
        <source>unknown action {key}{hint}</source>
        <translation>unbekannte Aktion {key}{hint}</translation>
    </message>
    <message>
        <source>{key} is no key for it; give a capital letter, but none of A, F, P and R</source>
        <translation>{key} ist keine Taste dafür; einen Großbuchstaben angeben, aber nicht A, F, P oder R</translation>
    </message>
    <message>
        <source>nothing stands here; write what is to be shortened</source>
        <translation>hier steht nichts; schreiben, was gekürzt werden soll</translation>
    </message>
    <message>
        <source>a fix does one of &quot;set&quot;, &quot;renumber&quot;, &quot;strike&quot; and &quot;enlist&quot;</source>
        <translation>eine Behebung tut eines von &quot;set&quot;, &quot;renumber&quot;, &quot;strike&quot; und &quot;enlist&quot;</translation>
    </message>
    <message>
        <source>no roster attribute of {kind} is called {key}{hint}</source>
        <translation>bei {kind} heißt kein Aufstellungsattribut {key}{hint}</translation>
    </message>
    <message>
        <source>a ruling needs at least two readings; the first is the default</source>
        <translation>eine Auslegung braucht mindestens zwei Lesarten; die erste ist die Vorgabe</translation>
    </message>
    <message>
        <source>a step is one thing, here are {list}; make a step of each</source>
        <translation>ein Schritt ist eine Sache, hier sind {list}; aus jeder einen Schritt machen</translation>
    </message>
    <message>
        <source>a step needs one of the keys &quot;roll&quot;, &quot;contest&quot;, &quot;does&quot;, &quot;one-of&quot; or one of an effect: {list}</source>
        <translation>ein Schritt braucht einen der Schlüssel &quot;roll&quot;, &quot;contest&quot;, &quot;does&quot;, &quot;one-of&quot; oder einen einer Wirkung: {list}</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, but $self is {self} here; say with &quot;subject&quot; who takes it</source>
        <translation>den Test {check} macht {who}, aber $self ist hier {self}; mit &quot;subject&quot; sagen, wer ihn macht</translation>
    </message>
    <message>
        <source>{contest} is between two of {kind}, which $self and $other are not here; name them as &quot;own&quot; and &quot;enemy&quot;</source>
        <translation>{contest} gilt zwischen zwei von {kind}, was $self und $other hier nicht sind; sie als &quot;own&quot; und &quot;enemy&quot; nennen</translation>
    </message>
    <message>
        <source>there is no {place} here; this goes from {from} to {to}</source>
        <translation>hier gibt es kein {place}; dies geht von {from} bis {to}</translation>
    </message>
    <message>
        <source>{place} heads nothing of this table{known}</source>
        <translation>{place} ist kein Kopf dieser Tabelle{known}</translation>
    </message>
    <message>
        <source>found {found} where an object is expected, by rows and columns</source>
        <translation>erwartet wird ein Objekt nach Zeilen und Spalten, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>{number} is no cell of this table; they go from {from} to {to}</source>
        <translation>{number} ist keine Zelle dieser Tabelle; sie gehen von {from} bis {to}</translation>
    </message>
    <message>
        <source>found {found} where a list of headings is expected</source>
        <translation>erwartet wird eine Liste von Köpfen, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>nobody fills in what heads these rows or columns; remove this key</source>
        <translation>niemand füllt die Köpfe dieser Zeilen oder Spalten aus; diesen Schlüssel entfernen</translation>
    </message>
    <message>
        <source>expected 1 to {most} numbers, from {from} up</source>
        <translation>erwartet werden 1 bis {most} Zahlen, von {from} aufwärts</translation>
    </message>
    <message>
        <source>the table {table} must stand before this one</source>
        <translation>die Tabelle {table} muss vor dieser stehen</translation>
    </message>
    <message>
        <source>the table {table} has no {key} of its own that a battle fills in</source>
        <translation>die Tabelle {table} hat kein eigenes {key}, das ein Gefecht ausfüllt</translation>
    </message>
    <message>
        <source>; without {key} it stands where the template is put</source>
        <translation>; ohne {key} steht es dort, wohin die Vorlage gesetzt wird</translation>
    </message>
    <message>
        <source>the template has no formation {place} above this entry{hint}</source>
        <translation>die Vorlage hat keinen Verband {place} über diesem Eintrag{hint}</translation>
    </message>
    <message>
        <source>the template has no side {side}{hint}</source>
        <translation>die Vorlage hat keine Seite {side}{hint}</translation>
    </message>
    <message>
        <source>the template has sides, and this formation is of none of them; give it &quot;side&quot; or &quot;parent&quot;</source>
        <translation>die Vorlage hat Seiten, und dieser Verband gehört zu keiner; ihm &quot;side&quot; oder &quot;parent&quot; geben</translation>
    </message>
    <message>
        <source>the template adds nothing; give it formations or units</source>
        <translation>die Vorlage fügt nichts hinzu; ihr Verbände oder Einheiten geben</translation>
    </message>
    <message>
        <source>{key} is no id; use small letters, digits and single hyphens</source>
        <translation>{key} ist keine id; Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden</translation>
    </message>
    <message>
        <source>a turn has at least one phase</source>
        <translation>ein Zug hat mindestens eine Phase</translation>
    </message>
    <message>
        <source>a turn without half-turns has no active side; write &quot;both&quot;, or name the side as in {&quot;side&quot;: &quot;$first-side&quot;}</source>
        <translation>ein Zug ohne Halbzüge hat keine aktive Seite; &quot;both&quot; schreiben oder die Seite nennen wie in {&quot;side&quot;: &quot;$first-side&quot;}</translation>
    </message>
    <message>
        <source>the owner of a phase is &quot;active&quot;, &quot;both&quot;, or an object with either &quot;side&quot; or &quot;drawn&quot;</source>
        <translation>der Besitzer einer Phase ist &quot;active&quot;, &quot;both&quot; oder ein Objekt mit &quot;side&quot; oder &quot;drawn&quot;</translation>
    </message>
    <message>
        <source>the phase {phase} draws {others}; all phases that draw draw subjects of the same kind</source>
        <translation>die Phase {phase} zieht {others}; alle Phasen, in denen gezogen wird, ziehen Subjekte derselben Art</translation>
    </message>
    <message>
        <source>{moment} belongs to no phase; remove &quot;phase&quot;, or use phase-start or phase-end</source>
        <translation>{moment} gehört zu keiner Phase; &quot;phase&quot; entfernen, oder phase-start oder phase-end verwenden</translation>
    </message>
    <message>
        <source>this turn has no half-turns; use turn-start or turn-end</source>
        <translation>dieser Zug hat keine Halbzüge; turn-start oder turn-end verwenden</translation>
    </message>
    <message>
        <source>nothing happens at this moment; give it &quot;effects&quot; or a &quot;text&quot;</source>
        <translation>zu diesem Zeitpunkt geschieht nichts; ihm &quot;effects&quot; oder einen &quot;text&quot; geben</translation>
    </message>
    <message>
        <source>there are no places: the pack has no map; name one among its files</source>
        <translation>es gibt keine Orte: Das Paket hat keine Karte; eine unter seinen Dateien nennen</translation>
    </message>
    <message>
        <source>lists and subjects have no default: unstated they are empty; remove this key</source>
        <translation>Listen und Subjekte haben keine Vorgabe: Ohne Angabe sind sie leer; diesen Schlüssel entfernen</translation>
    </message>
    <message>
        <source>the tone {value} is none of {list}{hint}</source>
        <translation>der Ton {value} ist nichts von {list}{hint}</translation>
    </message>
    <message>
        <source>there is no silhouette {value}; there are {list}</source>
        <translation>es gibt keinen Umriss {value}; es gibt {list}</translation>
    </message>
    <message>
        <source>{vocabulary} means the pack&apos;s phases, outcomes, checks, dice or a ruling; choose another id</source>
        <translation>{vocabulary} bezeichnet die Phasen, Ergebnisse, Tests oder Würfel des Pakets oder eine Auslegung; eine andere id wählen</translation>
    </message>
    <message>
        <source>every word has {trait} anyway; give the trait another id</source>
        <translation>jedes Wort hat {trait} ohnehin; dem Merkmal eine andere id geben</translation>
    </message>
    <message>
        <source>a vocabulary has at least one word</source>
        <translation>ein Vokabular hat mindestens ein Wort</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Attributes and notes</source>
        <translation>Attribute und Notizen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Kräftevergleich</translation>
    </message>
    <message>
        <source>Outcomes, checks and contests</source>
        <translation>Ergebnisse, Tests und Vergleiche</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Routinen</translation>
    </message>
    <message>
        <source>Questions and facts</source>
        <translation>Fragen und Angaben</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Texts and numbers</source>
        <translation>Texte und Zahlen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{name} ({id})</source>
        <translation>{name} ({id})</translation>
    </message>
    <message>
        <source>{entry} is new: {value}</source>
        <translation>{entry} ist neu: {value}</translation>
    </message>
    <message>
        <source>{entry} is gone, was {value}</source>
        <translation>{entry} ist fort, war {value}</translation>
    </message>
    <message>
        <source>{entry}: {difference}</source>
        <translation>{entry}: {difference}</translation>
    </message>
    <message>
        <source>{entry} stands first now</source>
        <translation>{entry} steht jetzt zuerst</translation>
    </message>
    <message>
        <source>{entry} stands behind {other} now</source>
        <translation>{entry} steht jetzt hinter {other}</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>the procedures are those of {now}, were those of {then}</source>
        <translation>die Abläufe sind die von {now}, waren die von {then}</translation>
    </message>
    <message>
        <source>{trait} is no choice of words of {vocabulary}</source>
        <translation>{trait} ist keine Wortauswahl von {vocabulary}</translation>
    </message>
    <message>
        <source>the check {check} never comes to {outcome}</source>
        <translation>der Test {check} kommt nie zu {outcome}</translation>
    </message>
    <message>
        <source>a sheet is printed without a battle; its texts may name {list}</source>
        <translation>ein Blatt wird ohne Gefecht gedruckt; seine Texte dürfen {list} nennen</translation>
    </message>
    <message>
        <source>a brace stands alone; places are written as in {number.men}</source>
        <translation>eine geschweifte Klammer steht allein; Platzhalter werden geschrieben wie {number.men}</translation>
    </message>
    <message>
        <source>the place {place} cannot be filled: {problem}</source>
        <translation>der Platzhalter {place} lässt sich nicht füllen: {problem}</translation>
    </message>
    <message>
        <source>it is not known yet when this text is shown</source>
        <translation>das ist noch nicht bekannt, wenn dieser Text gezeigt wird</translation>
    </message>
    <message>
        <source>a brace stands alone; places are written as in {self.name}</source>
        <translation>eine geschweifte Klammer steht allein; Platzhalter werden geschrieben wie {self.name}</translation>
    </message>
    <message>
        <source>this text knows nothing but the numbers of texts.json</source>
        <translation>dieser Text kennt nichts als die Zahlen aus texts.json</translation>
    </message>
    <message>
        <source>the pack has no text {text}</source>
        <translation>das Regelpaket hat keinen Text {text}</translation>
    </message>
    <message numerus="yes">
        <source>{n} text of the pack is not translated: {text}</source>
        <comment>{n} texts of the pack are not translated, such as {text}</comment>
        <translation>
            <numerusform>{n} Text des Regelpakets ist nicht übersetzt: {text}</numerusform>
            <numerusform>{n} Texte des Regelpakets sind nicht übersetzt, etwa {text}</numerusform>
        </translation>
    </message>
    <message>
        <source>no places</source>
        <translation>keine Plätze</translation>
    </message>
    <message>
        <source>nothing stands here; write the text in this language, or leave the line out</source>
        <translation>hier steht nichts; den Text in dieser Sprache schreiben oder die Zeile weglassen</translation>
    </message>
    <message>
        <source>found {found} where the text has {wanted}</source>
        <translation>gefunden wurde {found}, wo der Text {wanted} hat</translation>
    </message>
    <message>
        <source>the pack stands there already</source>
        <translation>das Paket steht schon da</translation>
    </message>
    <message>
        <source>this leads through more than {most} others, one after the other; make the chain shorter</source>
        <translation>dies führt nacheinander durch mehr als {most} andere; die Kette kürzer machen</translation>
    </message>
    <message>
        <source>a check throws from 1 to {most} dice at once, and this is {count}</source>
        <translation>ein Test wirft 1 bis {most} Würfel auf einmal, und dies sind {count}</translation>
    </message>
    <message>
        <source>no check knows the face {face}, which counts as 0; give it an outcome in &quot;symbols&quot; of a check that throws the die, or remove it</source>
        <translation>kein Test kennt die Seite {face}, sie zählt als 0; ihr unter &quot;symbols&quot; eines Tests, der den Würfel wirft, ein Ergebnis geben, oder sie entfernen</translation>
    </message>
    <message>
        <source>there is no file {file} beside pack.json{hint}</source>
        <translation>neben pack.json gibt es keine Datei {file}{hint}</translation>
    </message>
    <message>
        <source>let an action roll it, let it fall due, or make it &quot;direct&quot;</source>
        <translation>von einer Aktion werfen lassen, fällig werden lassen oder &quot;direct&quot; machen</translation>
    </message>
    <message>
        <source>let an action come to it</source>
        <translation>von einer Aktion austragen lassen</translation>
    </message>
    <message>
        <source>action of a unit</source>
        <translation>Aktion einer Einheit</translation>
    </message>
    <message>
        <source>; did you mean {one}, less something? A minus has a blank on each side</source>
        <translation>; war {one} weniger etwas gemeint? Ein Minus hat auf beiden Seiten ein Leerzeichen</translation>
    </message>
    <message>
        <source>a name is missing behind the $</source>
        <translation>hinter dem $ fehlt ein Name</translation>
    </message>
    <message>
        <source>the quote &apos; that ends this is missing</source>
        <translation>das schließende Anführungszeichen &apos; fehlt</translation>
    </message>
    <message>
        <source>write {meant} in place of {written}</source>
        <translation>{meant} statt {written} schreiben</translation>
    </message>
    <message>
        <source>write not in place of !</source>
        <translation>not statt ! schreiben</translation>
    </message>
    <message>
        <source>{sign} has no meaning here; words with such letters stand in single quotes</source>
        <translation>{sign} bedeutet hier nichts; Wörter mit solchen Zeichen stehen in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}; what &quot;{word}&quot; takes stands in parentheses</source>
        <translation>erwartet wird ein Operator oder das Ende, gefunden {found}; was „{word}“ braucht, steht in Klammern</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}; words with blanks stand in single quotes</source>
        <translation>erwartet wird ein Operator oder das Ende, gefunden {found}; Wörter mit Leerzeichen stehen in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}</source>
        <translation>erwartet wird ein Operator oder das Ende, gefunden {found}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>expected {wanted}, found {found}</source>
        <translation>erwartet wird {wanted}, gefunden {found}</translation>
    </message>
    <message>
        <source>two are compared at a time; join two comparisons by &quot;and&quot;</source>
        <translation>verglichen werden jeweils zwei; zwei Vergleiche mit „and“ verbinden</translation>
    </message>
    <message>
        <source>a reference starts with $: did you mean &quot;${word}.{name}&quot;?</source>
        <translation>ein Verweis beginnt mit $: war „${word}.{name}“ gemeint?</translation>
    </message>
    <message>
        <source>the name of a trait</source>
        <translation>der Name eines Merkmals</translation>
    </message>
    <message>
        <source>{number} is no number; a word of digits stands in single quotes</source>
        <translation>{number} ist keine Zahl; ein Wort aus Ziffern steht in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>expected a value, found &quot;{word}&quot;, which is a word of the grammar; as a word of the game it stands in single quotes, &apos;{word}&apos;</source>
        <translation>erwartet wird ein Wert, gefunden „{word}“, ein Wort der Grammatik; als Wort des Spiels steht es in einfachen Anführungszeichen, &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>there is no function {name}{hint}</source>
        <translation>es gibt keine Funktion {name}{hint}</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;]&quot;</source>
        <translation>„,“ oder „]“</translation>
    </message>
    <message>
        <source>behind &quot;{word}&quot; stands the list that it goes through; as a word of its own it stands in single quotes, &apos;{word}&apos;</source>
        <translation>hinter „{word}“ steht die Liste, die durchgegangen wird; als eigenes Wort steht es in einfachen Anführungszeichen, &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot;</source>
        <translation>„,“ oder „)“</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} value in parentheses, found {found}</source>
        <comment>{name} takes {n} values in parentheses, found {found}</comment>
        <translation>
            <numerusform>{name} braucht {n} Wert in Klammern, gefunden {found}</numerusform>
            <numerusform>{name} braucht {n} Werte in Klammern, gefunden {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a table</source>
        <translation>der Name einer Tabelle</translation>
    </message>
    <message>
        <source>only a stored count can be held</source>
        <translation>nur eine gespeicherte Anzahl kann zurückgehalten werden</translation>
    </message>
    <message>
        <source>a contest has one check for both, or with &quot;own&quot; and &quot;enemy&quot; one for each; leave one of them out</source>
        <translation>ein Vergleich hat einen Test für beide oder mit „own“ und „enemy“ einen für jeden; eines davon weglassen</translation>
    </message>
    <message>
        <source>{check} is taken by {who}, but the own check by {other}; in a contest both are of one kind</source>
        <translation>den Test {check} macht {who}, den eigenen aber {other}; in einem Vergleich sind beide von einer Art</translation>
    </message>
    <message>
        <source>no cell of the contest has the result {result}{hint}</source>
        <translation>kein Feld des Vergleichs hat das Ergebnis {result}{hint}</translation>
    </message>
    <message>
        <source>{check} is none of the checks of this part</source>
        <translation>{check} ist keiner der Tests dieses Teils</translation>
    </message>
    <message>
        <source>{count} holds for another count already, or is held itself; each wants a count of its own</source>
        <translation>{count} hält schon für eine andere Anzahl zurück oder wird selbst zurückgehalten; jede braucht eine eigene</translation>
    </message>
    <message>
        <source>both checks of a contest are thrown, or both are stated, and both count halves, or neither does</source>
        <translation>die beiden Tests eines Vergleichs werden beide gewürfelt oder beide festgestellt, und beide zählen Halbe oder keiner</translation>
    </message>
    <message>
        <source>{old} is an old word; write {new}, here and below</source>
        <translation>{old} ist ein altes Wort; zu schreiben ist {new}, hier und weiter unten</translation>
    </message>
    <message>
        <source>only a command without needed fields has a button of its own</source>
        <translation>nur ein Befehl ohne nötige Felder hat einen eigenen Knopf</translation>
    </message>
    <message>
        <source>of a count with &quot;among&quot; every number is tried; it may have {most} of them at most</source>
        <translation>bei einer Zahl mit &quot;among&quot; wird jede probiert; höchstens {most} dürfen es sein</translation>
    </message>
    <message>
        <source>{key} belongs to a contest, but this example is a check; remove it</source>
        <translation>{key} gehört zu einem Vergleich, dieses Beispiel ist aber ein Test; entfernen</translation>
    </message>
    <message>
        <source>an example is a check or a contest; leave one of them out</source>
        <translation>ein Beispiel ist ein Test oder ein Vergleich; eines davon weglassen</translation>
    </message>
    <message>
        <source>the contest {id} is one of {who}, but here units meet</source>
        <translation>der Vergleich {id} ist einer für {who}, hier treffen aber Einheiten aufeinander</translation>
    </message>
    <message>
        <source>only the dice of a pool count or not; take &quot;lowest&quot; or &quot;any&quot; in a banded check</source>
        <translation>nur die Würfel eines Pools zählen oder zählen nicht; in einem Test mit Bändern &quot;lowest&quot; oder &quot;any&quot; nehmen</translation>
    </message>
    <message>
        <source>all dice again would be another throw; say with &quot;most&quot; how many of them</source>
        <translation>alle Würfel noch einmal wäre ein anderer Wurf; mit &quot;most&quot; sagen, wie viele</translation>
    </message>
    <message>
        <source>the areas are the words of a vocabulary &quot;place&quot;, which is not there; write it into vocabulary.json</source>
        <translation>die Gebiete sind die Wörter eines Vokabulars &quot;place&quot;, das fehlt; in vocabulary.json schreiben</translation>
    </message>
    <message>
        <source>a map has at most {most} areas</source>
        <translation>eine Karte hat höchstens {most} Gebiete</translation>
    </message>
    <message>
        <source>the place {word} has no area; say where it lies</source>
        <translation>der Ort {word} hat kein Gebiet; sagen, wo es liegt</translation>
    </message>
    <message>
        <source>an area does not touch itself; remove it here</source>
        <translation>ein Gebiet grenzt nicht an sich selbst; hier entfernen</translation>
    </message>
    <message>
        <source>that {one} and {other} touch is said already; say it once</source>
        <translation>dass {one} und {other} aneinandergrenzen, ist schon gesagt; einmal sagen</translation>
    </message>
    <message>
        <source>expected two numbers from 0 to 1000: how far right and how far down it lies, in thousandths of the map</source>
        <translation>erwartet werden zwei Zahlen von 0 bis 1000: wie weit rechts und wie weit unten es liegt, in Tausendsteln der Karte</translation>
    </message>
    <message>
        <source>there is no file {file} beside pack.json</source>
        <translation>neben pack.json gibt es keine Datei {file}</translation>
    </message>
    <message>
        <source>hexes are drawn from their numbers</source>
        <translation>Hexfelder werden aus ihren Nummern gezeichnet</translation>
    </message>
    <message>
        <source>the map has areas in place of hexes</source>
        <translation>die Karte hat Gebiete statt Hexfeldern</translation>
    </message>
    <message>
        <source>the rows and columns of a table that is the same both ways are the words of one vocabulary</source>
        <translation>Zeilen und Spalten einer Tabelle, die in beide Richtungen gleich ist, sind die Wörter eines Vokabulars</translation>
    </message>
    <message>
        <source>{row} with {column} says something else the other way round; type it once</source>
        <translation>{row} mit {column} sagt andersherum etwas anderes; einmal eintragen</translation>
    </message>
    <message>
        <source>no {kind} has a stored list called {word}{hint}</source>
        <translation>bei {kind} gibt es keine gespeicherte Liste namens {word}{hint}</translation>
    </message>
    <message>
        <source>forms are written as in {self.plural|wins|win}: what is a yes or no or a number, the words for one, the words for many</source>
        <translation>Formen schreibt man wie in {self.plural|wins|win}: was ein Ja oder Nein oder eine Zahl ist, die Worte für eins, die Worte für viele</translation>
    </message>
    <message>
        <source>what is worked out is written with its signs, as in {$self.men + 1}</source>
        <translation>was ausgerechnet wird, schreibt man mit seinen Zeichen, wie in {$self.men + 1}</translation>
    </message>
    <message>
        <source>{one} lies over {other}; lay them {least} thousandths apart</source>
        <translation>{one} liegt über {other}; sie {least} Tausendstel auseinanderlegen</translation>
    </message>
    <message>
        <source>nothing is thrown in the contest {id}; there are no chances to tell</source>
        <translation>im Vergleich {id} wird nicht gewürfelt; es gibt keine Chancen zu nennen</translation>
    </message>
    <message>
        <source>chances of dice with so many different faces cannot be worked out; take dice that are more alike</source>
        <translation>Chancen von Würfeln mit so vielen verschiedenen Seiten lassen sich nicht ausrechnen; ähnlichere Würfel nehmen</translation>
    </message>
    <message>
        <source>a deed is of its phase, half-turn or turn; say which as &quot;lasts&quot;</source>
        <translation>eine Tat gehört zu ihrer Phase, ihrem Halbzug oder ihrem Zug; mit &quot;lasts&quot; sagen, wozu</translation>
    </message>
    <message>
        <source>this can be any word; take an outcome, a choice or a trait whose words are attributes of {who}</source>
        <translation>das kann jedes Wort sein; ein Ergebnis, eine Auswahl oder ein Merkmal nehmen, dessen Wörter Attribute sind ({who})</translation>
    </message>
    <message>
        <source>this can be {word}, but no {kind} has an attribute {word} to set{hint}</source>
        <translation>das kann {word} sein, aber es gibt kein Attribut {word} zum Setzen ({kind}){hint}</translation>
    </message>
    <message>
        <source>give either &quot;to&quot; or &quot;by&quot;</source>
        <translation>entweder &quot;to&quot; oder &quot;by&quot; angeben</translation>
    </message>
    <message>
        <source>{one} and {other} are of different kinds, so no value fits both</source>
        <translation>{one} und {other} sind von verschiedener Art; kein Wert passt zu beiden</translation>
    </message>
    <message>
        <source>{word} is no number, so nothing can be added to it</source>
        <translation>{word} ist keine Zahl; dazu lässt sich nichts zählen</translation>
    </message>
    <message>
        <source>this can be {word}, but no {kind} has attributes of these names to set{hint}</source>
        <translation>das kann {word} sein, aber Werte dieser Namen lassen sich nicht setzen ({kind}){hint}</translation>
    </message>
    <message>
        <source>&quot;set&quot; needs &quot;to&quot; or &quot;by&quot; beside it</source>
        <translation>&quot;set&quot; braucht &quot;to&quot; oder &quot;by&quot; neben sich</translation>
    </message>
    <message>
        <source>null is no number that could be added</source>
        <translation>null ist keine Zahl, die sich hinzuzählen ließe</translation>
    </message>
    <message>
        <source>{file} is no picture beside pack.json; give a plain name of at most 100 letters, digits, blanks and -_. that ends in .png or .svg</source>
        <translation>{file} ist kein Bild neben pack.json; einen einfachen Namen aus höchstens 100 Buchstaben (a–z), Ziffern, Leerzeichen und -_. angeben, der auf .png oder .svg endet</translation>
    </message>
    <message>
        <source>the picture {file} is too large: it may have {n} MB</source>
        <translation>das Bild {file} ist zu groß: es darf {n} MB haben</translation>
    </message>
</context>
<context>
    <name>photos</name>
    <message>
        <source>the photo cannot be read</source>
        <translation>das Foto ist nicht lesbar</translation>
    </message>
    <message>
        <source>the file is no JPEG picture, though it is called one; it is left out</source>
        <translation>die Datei ist kein JPEG-Bild, obwohl sie so heißt; sie wird weggelassen</translation>
    </message>
    <message>
        <source>the file is no PNG picture, though it is called one; it is left out</source>
        <translation>die Datei ist kein PNG-Bild, obwohl sie so heißt; sie wird weggelassen</translation>
    </message>
    <message>
        <source>the folder of photos cannot be read: {why}</source>
        <translation>der Fotoordner ist nicht lesbar: {why}</translation>
    </message>
    <message numerus="yes">
        <source>the folder holds {n} photo; only the first {most} by name are used. Put those you want into a folder of their own</source>
        <comment>the folder holds {n} photos; only the first {most} by name are used. Put those you want into a folder of their own</comment>
        <translation>
            <numerusform>der Ordner enthält {n} Foto; verwendet werden nur die ersten {most} nach Namen. Die gewünschten in einen eigenen Ordner legen</numerusform>
            <numerusform>der Ordner enthält {n} Fotos; verwendet werden nur die ersten {most} nach Namen. Die gewünschten in einen eigenen Ordner legen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Dice of the program, secret {number}</source>
        <translation>Würfel des Programms, Geheimnis {number}</translation>
    </message>
    <message>
        <source>Dice of the program</source>
        <translation>Würfel des Programms</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, revealed.</source>
        <translation>{dice}: Zusage {letters}, aufgedeckt.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, not yet revealed.</source>
        <translation>{dice}: Zusage {letters}, noch nicht aufgedeckt.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, number called {called}, revealed.</source>
        <translation>{dice}: Zusage {letters}, genannte Zahl {called}, aufgedeckt.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, number called {called}, not yet revealed.</source>
        <translation>{dice}: Zusage {letters}, genannte Zahl {called}, noch nicht aufgedeckt.</translation>
    </message>
    <message>
        <source>Record {number}: letters {letters}</source>
        <translation>Eintrag {number}: Buchstaben {letters}</translation>
    </message>
    <message>
        <source>Dice of the program came from a seed that stands in the file: they could be foretold.</source>
        <translation>Würfel des Programms stammen aus einem Startwert, der in der Datei steht: Sie wären vorherzusagen.</translation>
    </message>
    <message>
        <source>From record {record} on the dice came from a new secret, and the one before was not revealed: nobody can check what fell with it.</source>
        <translation>Ab Eintrag {record} kamen die Würfel aus einem neuen Geheimnis, und das vorige war nicht aufgedeckt: Niemand kann prüfen, was mit ihm fiel.</translation>
    </message>
</context>
<context>
    <name>read</name>
    <message>
        <source>{key} is {count}; it cannot be less than {least}</source>
        <translation>{key} ist {count}; weniger als {least} geht nicht</translation>
    </message>
    <message>
        <source>found {found} where a flag, a whole number, a text or a list of texts is expected</source>
        <translation>erwartet wird ein Ja/Nein-Wert, eine ganze Zahl, ein Text oder eine Liste von Texten, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>found {found} where a list is expected</source>
        <translation>erwartet wird eine Liste, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>found {found} where a whole number from 0 to {most} is expected</source>
        <translation>erwartet wird eine ganze Zahl von 0 bis {most}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>found {found} where hexadecimal digits are expected</source>
        <translation>erwartet werden hexadezimale Ziffern, gefunden wurde {found}</translation>
    </message>
    <message numerus="yes">
        <source>&quot;at&quot; has {n} entry, but &quot;dice&quot; has {dice}</source>
        <comment>&quot;at&quot; has {n} entries, but &quot;dice&quot; has {dice}</comment>
        <translation>
            <numerusform>&quot;at&quot; hat {n} Eintrag, &quot;dice&quot; aber {dice}</numerusform>
            <numerusform>&quot;at&quot; hat {n} Einträge, &quot;dice&quot; aber {dice}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {found} where an object is expected</source>
        <translation>erwartet wird ein Objekt, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>records are numbered from 1 up</source>
        <translation>Einträge zählen ab 1</translation>
    </message>
    <message>
        <source>found {found} where a number from {least} to {most} is expected</source>
        <translation>erwartet wird eine Zahl von {least} bis {most}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>found {found} dice where 1 to {most} are expected</source>
        <translation>erwartet werden 1 bis {most} Würfel, gefunden wurden {found}</translation>
    </message>
    <message>
        <source>{id} is a word of the program; choose another id</source>
        <translation>{id} ist ein Wort des Programms; eine andere id wählen</translation>
    </message>
    <message>
        <source>found {found} where a text, a whole number, true or false is expected</source>
        <translation>erwartet wird ein Text, eine ganze Zahl, true oder false, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>the line of command of {id} runs in a circle</source>
        <translation>{id}: Die Befehlskette läuft im Kreis</translation>
    </message>
    <message>
        <source>this program reads {files} of version {version}; this one was written by a later program</source>
        <translation>dieses Programm liest {files} der Version {version}; diese Datei schrieb ein späteres Programm</translation>
    </message>
    <message>
        <source>this program reads {files} of version {version}</source>
        <translation>dieses Programm liest {files} der Version {version}</translation>
    </message>
    <message>
        <source>there is no {kind} {id}{guess}</source>
        <translation>es gibt hier niemanden mit der Kennung oder dem Namen {id} (gesucht: {kind}){guess}</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message numerus="yes">
        <source>{n} command at once</source>
        <comment>{n} commands at once</comment>
        <translation>
            <numerusform>{n} Befehl auf einmal</numerusform>
            <numerusform>{n} Befehle auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>{action}: {names}</source>
        <translation>{action}: {names}</translation>
    </message>
    <message>
        <source>Objective: {objective}</source>
        <translation>Ziel: {objective}</translation>
    </message>
    <message>
        <source>Note on turn {turn}</source>
        <translation>Notiz zu Zug {turn}</translation>
    </message>
    <message>
        <source>Note on {subject}</source>
        <translation>Notiz zu {subject}</translation>
    </message>
    <message>
        <source>{name} {worth} ({side})</source>
        <translation>{name} {worth} ({side})</translation>
    </message>
    <message>
        <source>{name} {worth}</source>
        <translation>{name} {worth}</translation>
    </message>
    <message>
        <source>Objectives: none</source>
        <translation>Ziele: keine</translation>
    </message>
    <message>
        <source>Objectives: {list}</source>
        <translation>Ziele: {list}</translation>
    </message>
    <message>
        <source>{objective} held by {side}</source>
        <translation>{objective}: gehalten von {side}</translation>
    </message>
    <message>
        <source>{objective} held by nobody</source>
        <translation>{objective}: von niemandem gehalten</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>{phase} took {time}</source>
        <translation>{phase}: Dauer {time}</translation>
    </message>
    <message>
        <source>{thrown} on a {die} ({face})</source>
        <translation>{thrown} mit {die} ({face})</translation>
    </message>
    <message>
        <source>{subject}: {check}</source>
        <translation>{subject}: {check}</translation>
    </message>
    <message>
        <source>{subject} adjusted</source>
        <translation>{subject} geändert</translation>
    </message>
    <message>
        <source>Typed in from paper</source>
        <translation>Von Papier übernommen</translation>
    </message>
    <message>
        <source>Waived: {test}</source>
        <translation>Erlassen: {test}</translation>
    </message>
    <message>
        <source>Record {number} corrected</source>
        <translation>Eintrag {number} berichtigt</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Zeit am Tisch</translation>
    </message>
    <message>
        <source>Note beside record {number}</source>
        <translation>Notiz zu Eintrag {number}</translation>
    </message>
    <message>
        <source>The report&apos;s words: {passage}</source>
        <translation>Worte im Bericht: {passage}</translation>
    </message>
    <message>
        <source>Ruling {number}, {title}</source>
        <translation>Auslegung {number}, {title}</translation>
    </message>
    <message>
        <source>Ruling {ruling}</source>
        <translation>Auslegung {ruling}</translation>
    </message>
    <message>
        <source>End of {phase}</source>
        <translation>Ende: {phase}</translation>
    </message>
    <message>
        <source>End of {phase}: {side}</source>
        <translation>{side}: „{phase}“ beendet</translation>
    </message>
    <message>
        <source>End of the turn: {side}</source>
        <translation>{side}: Zug beendet</translation>
    </message>
    <message>
        <source>End of turn {turn}</source>
        <translation>Ende von Zug {turn}</translation>
    </message>
    <message>
        <source>Drawn to act: {subject}</source>
        <translation>Gezogen und am Zug: {subject}</translation>
    </message>
    <message>
        <source>{table}: its headings left blank</source>
        <translation>{table}: Köpfe leer gelassen</translation>
    </message>
    <message>
        <source>{table}: its rows are {value}</source>
        <translation>{table}: Zeilen sind {value}</translation>
    </message>
    <message>
        <source>{table}: its columns are {value}</source>
        <translation>{table}: Spalten sind {value}</translation>
    </message>
    <message>
        <source>{table}: filled in</source>
        <translation>{table}: ausgefüllt</translation>
    </message>
    <message>
        <source>{table}: the rest left blank</source>
        <translation>{table}: der Rest leer gelassen</translation>
    </message>
    <message>
        <source>{table}: the rest is {value}</source>
        <translation>{table}: Der Rest ist {value}</translation>
    </message>
    <message>
        <source>{table}: {place} left blank</source>
        <translation>{table}: {place} leer gelassen</translation>
    </message>
    <message>
        <source>{table}: {place} is {value}</source>
        <translation>{table}: {place} ist {value}</translation>
    </message>
    <message>
        <source>modifiers {modifiers}: {total}</source>
        <translation>Modifikatoren {modifiers}: {total}</translation>
    </message>
    <message>
        <source>threw {dice}</source>
        <translation>gewürfelt {dice}</translation>
    </message>
    <message>
        <source>threw {dice}, modifiers {modifiers}: {total}</source>
        <translation>gewürfelt {dice}, Modifikatoren {modifiers}: {total}</translation>
    </message>
    <message>
        <source>{subject}, {outcome}</source>
        <translation>{subject}, {outcome}</translation>
    </message>
    <message>
        <source>{outcome}: stated</source>
        <translation>{outcome}: angegeben</translation>
    </message>
    <message>
        <source>{outcome}: {total}, threw {dice}</source>
        <translation>{outcome}: {total}, gewürfelt {dice}</translation>
    </message>
    <message>
        <source>{outcome}: {reasons} = {total}</source>
        <translation>{outcome}: {reasons} = {total}</translation>
    </message>
    <message>
        <source>{outcome}: threw {dice}</source>
        <translation>{outcome}: gewürfelt {dice}</translation>
    </message>
    <message>
        <source>{outcome}: threw {dice}, {reasons} = {total}</source>
        <translation>{outcome}: gewürfelt {dice}, {reasons} = {total}</translation>
    </message>
    <message>
        <source>{points} {side}: {reason}</source>
        <translation>{points} {side}: {reason}</translation>
    </message>
    <message>
        <source>{dice} and {die}</source>
        <translation>{dice} und {die}</translation>
    </message>
    <message>
        <source>{dice} ({again} thrown again)</source>
        <translation>{dice} ({again} noch einmal geworfen)</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>One damaged bit in line {line} was put right.</source>
        <translation>Ein beschädigtes Bit in Zeile {line} wurde berichtigt.</translation>
    </message>
    <message>
        <source>The journal beside it goes with another state of the battle, and was not used.</source>
        <translation>Das Journal daneben gehört zu einem anderen Stand des Gefechts und wurde nicht verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>Out of the journal: {n} record.</source>
        <comment>Out of the journal: {n} records.</comment>
        <translation>
            <numerusform>Aus dem Journal: {n} Eintrag.</numerusform>
            <numerusform>Aus dem Journal: {n} Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fitting without what is lost: record {numbers}.</source>
        <comment>Not fitting without what is lost: records {numbers}.</comment>
        <translation>
            <numerusform>Ohne das Verlorene passt nicht: Eintrag {numbers}.</numerusform>
            <numerusform>Ohne das Verlorene passen nicht: Einträge {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the earlier state {file}: what was played after it is lost.</source>
        <translation>Es ist der frühere Stand {file}: Was danach gespielt wurde, ist verloren.</translation>
    </message>
    <message>
        <source>No record is known to be lost.</source>
        <translation>Es ist kein verlorener Eintrag bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>Lost: record {numbers}. Each is noted in its place.</source>
        <comment>Lost: records {numbers}. Each is noted in its place.</comment>
        <translation>
            <numerusform>Verloren: Eintrag {numbers}. An seiner Stelle vermerkt.</numerusform>
            <numerusform>Verloren: Einträge {numbers}. Jeder ist an seiner Stelle vermerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn {turn}, {n} record</source>
        <comment>turn {turn}, {n} records</comment>
        <translation>
            <numerusform>Zug {turn}, {n} Eintrag</numerusform>
            <numerusform>Zug {turn}, {n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>{state}, the last of {date} {time}</source>
        <translation>{state}, der letzte vom {date} {time}</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>{first}, else {other}</source>
        <translation>{first}, sonst {other}</translation>
    </message>
    <message>
        <source>{contest}: own total down, the enemy&apos;s across</source>
        <translation>{contest}: eigene Summe abwärts, die des Feindes quer</translation>
    </message>
    <message>
        <source>Own down, enemy across</source>
        <translation>Eigene abwärts, Feind quer</translation>
    </message>
    <message>
        <source>over {from} %</source>
        <translation>über {from} %</translation>
    </message>
    <message>
        <source>from {from} %</source>
        <translation>ab {from} %</translation>
    </message>
    <message>
        <source>over {from} to {to} %</source>
        <translation>über {from} bis {to} %</translation>
    </message>
    <message>
        <source>over {from} to under {to} %</source>
        <translation>über {from} bis unter {to} %</translation>
    </message>
    <message>
        <source>{from} to {to} %</source>
        <translation>{from} bis {to} %</translation>
    </message>
    <message>
        <source>{from} to under {to} %</source>
        <translation>{from} bis unter {to} %</translation>
    </message>
    <message>
        <source>{check}: chances</source>
        <translation>{check}: Chancen</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>{n} die {chance}</source>
        <comment>{n} dice {chance}</comment>
        <translation>
            <numerusform>{n} Würfel {chance}</numerusform>
            <numerusform>{n} Würfel {chance}</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances by net modifier: {checks}</source>
        <translation>Chancen nach Summe der Modifikatoren: {checks}</translation>
    </message>
    <message>
        <source>All as the rules have them.</source>
        <translation>Alles, wie die Regeln es haben.</translation>
    </message>
    <message>
        <source>(The rules as they came: {reading})</source>
        <translation>(Die Regeln im Original: {reading})</translation>
    </message>
    <message>
        <source>House rules of this battle</source>
        <translation>Hausregeln dieses Gefechts</translation>
    </message>
    <message>
        <source>Other rolls</source>
        <translation>Andere Würfe</translation>
    </message>
    <message>
        <source>Other modifiers</source>
        <translation>Andere Modifikatoren</translation>
    </message>
    <message>
        <source>All rulings, as they are played</source>
        <translation>Alle Auslegungen, wie gespielt wird</translation>
    </message>
    <message>
        <source>{rules}, with house rules: {mark} is not as they came</source>
        <translation>{rules}, mit Hausregeln: {mark} weicht vom Original ab</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>By the umpire&apos;s hand</source>
        <translation>Vom Spielleiter von Hand gesetzt</translation>
    </message>
    <message>
        <source>Played on paper</source>
        <translation>Auf Papier gespielt</translation>
    </message>
    <message>
        <source>{moment}: {changes}</source>
        <translation>{moment}: {changes}</translation>
    </message>
    <message>
        <source>{how} ({reason})</source>
        <translation>{how} ({reason})</translation>
    </message>
    <message>
        <source>{how}: {changes}</source>
        <translation>{how}: {changes}</translation>
    </message>
    <message>
        <source>{subject}, {dice} (by hand: {lines})</source>
        <translation>{subject}, {dice} (von Hand: {lines})</translation>
    </message>
    <message>
        <source>{subject}, {dice}</source>
        <translation>{subject}, {dice}</translation>
    </message>
    <message>
        <source>{subject} throws {dice} (by hand: {lines})</source>
        <translation>{subject}, Wurf {dice} (von Hand: {lines})</translation>
    </message>
    <message>
        <source>{subject} throws {dice}</source>
        <translation>{subject}, Wurf {dice}</translation>
    </message>
    <message>
        <source>{check}: {subject}: {outcome}, as the umpire saw it</source>
        <translation>{check}: {subject}: {outcome}, wie der Spielleiter es sah</translation>
    </message>
    <message>
        <source>{check}: {subject}: {outcome}</source>
        <translation>{check}: {subject}: {outcome}</translation>
    </message>
    <message>
        <source>{check}: {throw}</source>
        <translation>{check}: {throw}</translation>
    </message>
    <message>
        <source>{throw}: {outcome}</source>
        <translation>{throw}: {outcome}</translation>
    </message>
    <message numerus="yes">
        <source>{dice} at {change}: {n} of them counts</source>
        <comment>{dice} at {change}: {n} of them count</comment>
        <translation>
            <numerusform>{dice} mit {change}, davon zählt {n}</numerusform>
            <numerusform>{dice} mit {change}, davon zählen {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}, {change} for a total of {total}</source>
        <translation>{dice}, {change}, zusammen {total}</translation>
    </message>
    <message>
        <source> ({missing} of {whole}, {percent} %)</source>
        <translation> ({missing} von {whole}, {percent} %)</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation>Vor dem Gefecht</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>The sides</source>
        <translation>Die Seiten</translation>
    </message>
    <message>
        <source>How it stood at the end</source>
        <translation>Wie es am Ende stand</translation>
    </message>
    <message>
        <source>Losses over time</source>
        <translation>Verluste im Verlauf</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Put right and waived</source>
        <translation>Richtiggestellt und erlassen</translation>
    </message>
    <message>
        <source>To be noted</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>The umpire&apos;s notes</source>
        <translation>Die Notizen des Spielleiters</translation>
    </message>
    <message>
        <source>The umpire notes: {note}</source>
        <translation>Notiz des Spielleiters: {note}</translation>
    </message>
    <message>
        <source>The record, checked</source>
        <translation>Das Protokoll, geprüft</translation>
    </message>
    <message>
        <source>{reading} (decided in turn {turn})</source>
        <translation>{reading} (entschieden in Zug {turn})</translation>
    </message>
    <message>
        <source>Record {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, waived:</source>
        <translation>Zug {turn}, erlassen:</translation>
    </message>
    <message>
        <source>{record}, was put right.</source>
        <translation>{record}, wurde richtiggestellt.</translation>
    </message>
    <message>
        <source>{record}, was put right: {reason}</source>
        <translation>{record}, wurde richtiggestellt: {reason}</translation>
    </message>
    <message>
        <source>{record}, {what}, was put right.</source>
        <translation>{record}, {what}, wurde richtiggestellt.</translation>
    </message>
    <message>
        <source>{record}, {what}, was put right: {reason}</source>
        <translation>{record}, {what}, wurde richtiggestellt: {reason}</translation>
    </message>
    <message>
        <source>after-action report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>To be expected</source>
        <translation>Zu erwarten</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>{Steps} at the start</source>
        <translation>{Steps} zu Beginn</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Units out of play</source>
        <translation>Einheiten aus dem Spiel</translation>
    </message>
    <message>
        <source>{what} {part} of {whole} ({percent} %)</source>
        <translation>{what} {part} von {whole} ({percent} %)</translation>
    </message>
    <message>
        <source>At the end: {side}</source>
        <translation>Am Ende: {side}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Game turns played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Per cent lost</source>
        <translation>Prozent verloren</translation>
    </message>
    <message>
        <source>{side}, continued</source>
        <translation>{side}, Fortsetzung</translation>
    </message>
    <message>
        <source>thrown on the table</source>
        <translation>auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source>thrown by the program</source>
        <translation>vom Programm geworfen</translation>
    </message>
    <message>
        <source>Not counted: {dice}.</source>
        <translation>Nicht gezählt: {dice}.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message numerus="yes">
        <source>{n} unit</source>
        <comment>{n} units</comment>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}, with {units} and {n} {steps}</source>
        <translation>{side} ({units}, {n} {steps})</translation>
    </message>
    <message>
        <source>{side}, with {units}</source>
        <translation>{side} ({units})</translation>
    </message>
    <message>
        <source>Nobody had come to the field.</source>
        <translation>Niemand war auf das Feld gekommen.</translation>
    </message>
    <message>
        <source>{sides}; and {side}</source>
        <translation>{sides}; {side}</translation>
    </message>
    <message>
        <source>{sides}; {side}</source>
        <translation>{sides}; {side}</translation>
    </message>
    <message>
        <source>To the field came {sides}.</source>
        <translation>Auf dem Feld: {sides}.</translation>
    </message>
    <message>
        <source>A quiet turn.</source>
        <translation>Ein ruhiger Zug.</translation>
    </message>
    <message>
        <source>{missing}, and its unit is still in play.</source>
        <translation>{missing}; die Einheit ist noch im Spiel.</translation>
    </message>
    <message>
        <source>{missing}, and all of its units are still in play.</source>
        <translation>{missing}; alle Einheiten sind noch im Spiel.</translation>
    </message>
    <message>
        <source>{missing}, and its only unit is out of play.</source>
        <translation>{missing}; die einzige Einheit ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>{missing}, and all of its units are out of play.</source>
        <translation>{missing}; alle Einheiten sind aus dem Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>{missing}, and {n} of its {units} units is out of play.</source>
        <comment>{missing}, and {n} of its {units} units are out of play.</comment>
        <translation>
            <numerusform>{missing}; {n} von {units} Einheiten ist aus dem Spiel.</numerusform>
            <numerusform>{missing}; {n} von {units} Einheiten sind aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>All units of {side} are still in play.</source>
        <translation>{side}: Alle Einheiten sind noch im Spiel.</translation>
    </message>
    <message>
        <source>All units of {side} are out of play.</source>
        <translation>{side}: Alle Einheiten sind aus dem Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of the {units} units of {side} is out of play.</source>
        <comment>{n} of the {units} units of {side} are out of play.</comment>
        <translation>
            <numerusform>{side}: {n} von {units} Einheiten ist aus dem Spiel.</numerusform>
            <numerusform>{side}: {n} von {units} Einheiten sind aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} still has all of its {n} {steps}</source>
        <translation>{side}: noch alle {n} {steps}</translation>
    </message>
    <message>
        <source>{side} has lost {missing} of {n} {steps}</source>
        <translation>{side}, {steps}: {missing} von {n} verloren</translation>
    </message>
    <message>
        <source>The battle has not begun.</source>
        <translation>Das Gefecht hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>So it stands in turn {turn}.</source>
        <translation>So steht es in Zug {turn}.</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message numerus="yes">
        <source>{n} side</source>
        <comment>{n} sides</comment>
        <translation>
            <numerusform>{n} Seite</numerusform>
            <numerusform>{n} Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} formation</source>
        <comment>{n} formations</comment>
        <translation>
            <numerusform>{n} Verband</numerusform>
            <numerusform>{n} Verbände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} officer</source>
        <comment>{n} officers</comment>
        <translation>
            <numerusform>{n} Offizier</numerusform>
            <numerusform>{n} Offiziere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} thing</source>
        <comment>{n} things</comment>
        <translation>
            <numerusform>{n} Sache</numerusform>
            <numerusform>{n} Sachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unit</source>
        <comment>{n} units</comment>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} other</source>
        <comment>{first} and {n} others</comment>
        <translation>
            <numerusform>{first} und {n} weiterer</numerusform>
            <numerusform>{first} und {n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{head} with {n} unit</source>
        <comment>{head} with {n} units</comment>
        <translation>
            <numerusform>{head} mit {n} Einheit</numerusform>
            <numerusform>{head} mit {n} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{head} and {n} unit</source>
        <comment>{head} and {n} units</comment>
        <translation>
            <numerusform>{head} und {n} Einheit</numerusform>
            <numerusform>{head} und {n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} join the roster</source>
        <translation>Neu in der Aufstellung: {names}</translation>
    </message>
    <message>
        <source>{names} joins the roster</source>
        <translation>Neu in der Aufstellung: {names}</translation>
    </message>
    <message>
        <source>called {name}</source>
        <translation>genannt {name}</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>{what}: nein</translation>
    </message>
    <message>
        <source>{what} as usual</source>
        <translation>{what}: wie üblich</translation>
    </message>
    <message>
        <source>{what} not given</source>
        <translation>{what}: keine Angabe</translation>
    </message>
    <message>
        <source>{names} go under {place}</source>
        <translation>{names}: jetzt unter {place}</translation>
    </message>
    <message>
        <source>{names} goes under {place}</source>
        <translation>{names}: jetzt unter {place}</translation>
    </message>
    <message>
        <source>{names} go before {place}</source>
        <translation>{names}: jetzt vor {place}</translation>
    </message>
    <message>
        <source>{names} goes before {place}</source>
        <translation>{names}: jetzt vor {place}</translation>
    </message>
    <message>
        <source>{names} go behind {place}</source>
        <translation>{names}: jetzt hinter {place}</translation>
    </message>
    <message>
        <source>{names} goes behind {place}</source>
        <translation>{names}: jetzt hinter {place}</translation>
    </message>
    <message>
        <source>Objectives: none</source>
        <translation>Ziele: keine</translation>
    </message>
    <message numerus="yes">
        <source>{n} objective, worth {points} in all</source>
        <comment>{n} objectives, worth {points} in all</comment>
        <translation>
            <numerusform>{n} Ziel, insgesamt {points} wert</numerusform>
            <numerusform>{n} Ziele, insgesamt {points} wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Time for a turn: as it comes</source>
        <translation>Zeit je Zug: ohne Grenze</translation>
    </message>
    <message>
        <source>Time for a turn: {minutes} min</source>
        <translation>Zeit je Zug: {minutes} min</translation>
    </message>
    <message>
        <source>Turn limit: none</source>
        <translation>Letzter Zug: keiner</translation>
    </message>
    <message>
        <source>Turn limit: {turn}</source>
        <translation>Letzter Zug: {turn}</translation>
    </message>
    <message>
        <source>First move: they roll for it</source>
        <translation>Zieht zuerst: wird erwürfelt</translation>
    </message>
    <message>
        <source>First move: {side}</source>
        <translation>Zieht zuerst: {side}</translation>
    </message>
    <message>
        <source>Title: none</source>
        <translation>Titel: keiner</translation>
    </message>
    <message>
        <source>Title: {text}</source>
        <translation>Titel: {text}</translation>
    </message>
    <message>
        <source>Date: none</source>
        <translation>Datum: keines</translation>
    </message>
    <message>
        <source>Date: {text}</source>
        <translation>Datum: {text}</translation>
    </message>
    <message>
        <source>Notes: none</source>
        <translation>Anmerkungen: keine</translation>
    </message>
    <message>
        <source>Notes: {text}</source>
        <translation>Anmerkungen: {text}</translation>
    </message>
    <message>
        <source>{names} struck off the roster</source>
        <translation>Aus der Aufstellung gestrichen: {names}</translation>
    </message>
    <message>
        <source>The battle starts again from its roster</source>
        <translation>Das Gefecht beginnt neu mit seiner Aufstellung</translation>
    </message>
    <message>
        <source>{before} is called {now}</source>
        <translation>{before} heißt jetzt {now}</translation>
    </message>
    <message>
        <source>{subject} stands under {formation}</source>
        <translation>{subject}: unter {formation}</translation>
    </message>
    <message>
        <source>{subject} has another place in the list</source>
        <translation>{subject}: anderer Platz in der Liste</translation>
    </message>
    <message>
        <source>{subject} joins the battle</source>
        <translation>Neu im Gefecht: {subject}</translation>
    </message>
    <message>
        <source>{subject} leaves the battle</source>
        <translation>Nicht mehr im Gefecht: {subject}</translation>
    </message>
</context>
<context>
    <name>roster sheet</name>
    <message>
        <source>out of play</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>is {out}</source>
        <translation>{out}</translation>
    </message>
    <message>
        <source>replaced in turn</source>
        <translation>ersetzt in Zug</translation>
    </message>
    <message>
        <source>roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>{head} is no band of numbers; write them as {example}</source>
        <translation>{head} ist kein Zahlenbereich; schreiben wie {example}</translation>
    </message>
    <message>
        <source>{head} is no ratio; write them as {example}</source>
        <translation>{head} ist kein Verhältnis; schreiben wie {example}</translation>
    </message>
    <message>
        <source>a table has 1 to {most} rows and columns</source>
        <translation>eine Tabelle hat 1 bis {most} Zeilen und Spalten</translation>
    </message>
    <message>
        <source>{head} does not lie above {before}; write them in rising order</source>
        <translation>{head} liegt nicht über {before}; aufsteigend schreiben</translation>
    </message>
</context>
<context>
    <name>rules stamp</name>
    <message numerus="yes">
        <source>{differences}; and {n} more</source>
        <comment>{differences}; and {n} more</comment>
        <translation>
            <numerusform>{differences}; und {n} weiteres</numerusform>
            <numerusform>{differences}; und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>this battle was played with other rules of the name {rules}</source>
        <translation>dieses Gefecht wurde mit anderen Regeln des Namens {rules} gespielt</translation>
    </message>
    <message>
        <source>this battle was played with the rules {before}, and is opened with {now}</source>
        <translation>dieses Gefecht wurde mit den Regeln {before} gespielt und wird mit {now} geöffnet</translation>
    </message>
    <message>
        <source>{rules}; what differs cannot be told. It goes on with the rules it is opened with; --rules names others</source>
        <translation>{rules}; worin sie sich unterscheiden, ist nicht zu sagen. Weiter geht es mit den Regeln, mit denen es geöffnet wird; --rules nennt andere</translation>
    </message>
    <message>
        <source>{rules}: {differences}. It goes on with the rules it is opened with; --rules names others</source>
        <translation>{rules}: {differences}. Weiter geht es mit den Regeln, mit denen es geöffnet wird; --rules nennt andere</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Notes taken in play</source>
        <translation>Im Spiel gemachte Notizen</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Zeit am Tisch</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Kein Gefecht ist offen.</translation>
    </message>
    <message>
        <source>There is no such side in this battle.</source>
        <translation>In diesem Gefecht gibt es keine solche Seite.</translation>
    </message>
    <message>
        <source>There is nothing in this battle for it yet.</source>
        <translation>In diesem Gefecht gibt es dafür noch nichts.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>house rules: {mark} is not as in {rules}</source>
        <translation>Hausregeln: {mark} weicht von {rules} ab</translation>
    </message>
    <message>
        <source>Unknown sheet</source>
        <translation>Unbekanntes Blatt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Was dort liegt</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Umpire&apos;s copy</source>
        <translation>Exemplar des Spielleiters</translation>
    </message>
    <message>
        <source>Players&apos; copy</source>
        <translation>Exemplar der Spieler</translation>
    </message>
    <message>
        <source>These rules have no ready reference</source>
        <translation>Diese Regeln haben keine Kurzübersicht</translation>
    </message>
    <message>
        <source>Ready reference</source>
        <translation>Kurzübersicht</translation>
    </message>
    <message>
        <source>Officers of {name}</source>
        <translation>Offiziere: {name}</translation>
    </message>
    <message>
        <source>Units of {name}</source>
        <translation>Einheiten: {name}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Losses of {name}</source>
        <translation>Verluste: {name}</translation>
    </message>
    <message>
        <source>Untitled battle</source>
        <translation>Gefecht ohne Titel</translation>
    </message>
    <message>
        <source>Over after turn {limit}</source>
        <translation>Nach Zug {limit} zu Ende</translation>
    </message>
    <message>
        <source>Turn {turn}, played on after turn {limit}</source>
        <translation>Zug {turn}, weitergespielt nach Zug {limit}</translation>
    </message>
    <message>
        <source>Turn {turn} of {limit}</source>
        <translation>Zug {turn} von {limit}</translation>
    </message>
    <message>
        <source>as it stands, turn {turn}</source>
        <translation>wie es steht, Zug {turn}</translation>
    </message>
    <message>
        <source>as it stands after turn {limit}, the last</source>
        <translation>wie es steht nach Zug {limit}, dem letzten</translation>
    </message>
    <message>
        <source>as it stands, turn {turn} of {limit}</source>
        <translation>wie es steht, Zug {turn} von {limit}</translation>
    </message>
    <message>
        <source>as set up, before the first turn</source>
        <translation>wie aufgestellt, vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{battle}: {sheet}</source>
        <translation>{battle}: {sheet}</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>{now} of {n} {steps}</source>
        <translation>{steps}: {now} von {n}</translation>
    </message>
    <message>
        <source>What the boxes mean</source>
        <translation>Was die Kästchen bedeuten</translation>
    </message>
    <message>
        <source>lost already</source>
        <translation>schon verloren</translation>
    </message>
    <message>
        <source>over {percent} %</source>
        <translation>über {percent} %</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{share} at {losses}</source>
        <translation>{share} bei {losses}</translation>
    </message>
    <message>
        <source>What belongs to no side</source>
        <translation>Was zu keiner Seite gehört</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>{what}: nein</translation>
    </message>
    <message>
        <source>{name} × {n}</source>
        <translation>{name} × {n}</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>This picture could not be read: {file}</source>
        <translation>Dieses Bild war nicht lesbar: {file}</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Nichts zu drucken</translation>
    </message>
    <message>
        <source>[Picture: {file}]</source>
        <translation>[Bild: {file}]</translation>
    </message>
    <message>
        <source>{chart} (marks: {marks})</source>
        <translation>{chart} (Marken: {marks})</translation>
    </message>
    <message>
        <source>nobody is given orders in {rules}, so there are no sheets for them</source>
        <translation>in {rules} erhält niemand Befehle, also gibt es dafür keine Blätter</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>{number} or less</source>
        <translation>{number} oder weniger</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} oder mehr</translation>
    </message>
    <message>
        <source>no {symbol}</source>
        <translation>ohne {symbol}</translation>
    </message>
    <message>
        <source>any {symbol}</source>
        <translation>mind. 1 {symbol}</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>wie gesehen</translation>
    </message>
    <message>
        <source>{dice}, one or more</source>
        <translation>{dice}, einer oder mehr</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>wechselt</translation>
    </message>
    <message>
        <source>{worth} each</source>
        <translation>je {worth}</translation>
    </message>
    <message>
        <source>{worth}, to {bound}</source>
        <translation>{worth}, bis {bound}</translation>
    </message>
    <message>
        <source>Ready reference</source>
        <translation>Kurzübersicht</translation>
    </message>
    <message>
        <source>All tables of the game on two sides of a sheet.</source>
        <translation>Alle Tabellen des Spiels auf zwei Seiten eines Blatts.</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>What each side brings, with boxes to tick off what it loses.</source>
        <translation>Was jede Seite mitbringt, mit Kästchen zum Abstreichen der Verluste.</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>A card for each unit, nine to a page, to cut out.</source>
        <translation>Eine Karte für jede Einheit, neun je Seite, zum Ausschneiden.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Befehlsbögen</translation>
    </message>
    <message>
        <source>For players to give each unit its order before the game.</source>
        <translation>Für Spieler, um jeder Einheit vor dem Spiel ihren Befehl zu geben.</translation>
    </message>
    <message>
        <source>State sheet</source>
        <translation>Standblatt</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper.</source>
        <translation>Der Stand des Gefechts, um auf Papier weiterzuspielen.</translation>
    </message>
    <message>
        <source>After-action report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <source>What happened, turn by turn, with losses and dice.</source>
        <translation>Was geschah, Zug für Zug, mit Verlusten und Würfeln.</translation>
    </message>
    <message>
        <source>{dice}, the lowest number may be thrown again</source>
        <translation>{dice}, die niedrigste Zahl darf noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>{dice}, what fails may be thrown again</source>
        <translation>{dice}, was misslingt, darf noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>{dice}, some of them may be thrown again</source>
        <translation>{dice}, einige dürfen noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>{dice}, up to {most} with the lowest number thrown again</source>
        <translation>{dice}, bis zu {most} mit der niedrigsten Zahl noch einmal geworfen</translation>
    </message>
    <message>
        <source>{dice}, up to {most} that fail thrown again</source>
        <translation>{dice}, bis zu {most} misslungene noch einmal geworfen</translation>
    </message>
    <message>
        <source>{dice}, the lowest number is thrown again</source>
        <translation>{dice}, die niedrigste Zahl wird noch einmal geworfen</translation>
    </message>
    <message>
        <source>{dice}, what fails is thrown again</source>
        <translation>{dice}, was misslingt, wird noch einmal geworfen</translation>
    </message>
    <message>
        <source>{dice}, up to {most} thrown again, the highest first</source>
        <translation>{dice}, bis zu {most} noch einmal geworfen, die höchsten zuerst</translation>
    </message>
    <message>
        <source>{dice}, up to {most} thrown again, the lowest first</source>
        <translation>{dice}, bis zu {most} noch einmal geworfen, die niedrigsten zuerst</translation>
    </message>
    <message>
        <source>{dice}, the highest number brings one more, at most {most} in a row</source>
        <translation>{dice}, die höchste Zahl bringt einen weiteren, höchstens {most} nacheinander</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>Where the game stands</source>
        <translation>Stand des Spiels</translation>
    </message>
    <message>
        <source>Nobody has the first move yet.</source>
        <translation>Noch hat niemand den ersten Zug.</translation>
    </message>
    <message>
        <source>First move: {side}.</source>
        <translation>Zieht zuerst: {side}.</translation>
    </message>
    <message>
        <source>{test} (if it applies)</source>
        <translation>{test} (falls zutreffend)</translation>
    </message>
    <message>
        <source>No test is owed.</source>
        <translation>Kein Test ist fällig.</translation>
    </message>
    <message>
        <source>Tests owed</source>
        <translation>Fällige Tests</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Out of play: {side}</source>
        <translation>Aus dem Spiel: {side}</translation>
    </message>
    <message>
        <source>Rulings of this battle</source>
        <translation>Auslegungen dieses Gefechts</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>to go on with on paper</source>
        <translation>um auf Papier weiterzuspielen</translation>
    </message>
</context>
<context>
    <name>stray</name>
    <message>
        <source>a die was thrown that no record has used yet: {dice}</source>
        <translation>ein Würfel wurde geworfen, den noch kein Eintrag verwendet hat: {dice}</translation>
    </message>
    <message>
        <source>before record {number} a die was thrown and not used: {dice}</source>
        <translation>vor Eintrag {number} wurde ein Würfel geworfen und nicht verwendet: {dice}</translation>
    </message>
    <message>
        <source>record {number} was undone after its dice were seen: {deed}, {dice}</source>
        <translation>Eintrag {number} wurde rückgängig gemacht, nachdem seine Würfel zu sehen waren: {deed}, {dice}</translation>
    </message>
    <message>
        <source>record {number} was undone after its dice were seen: {deed}, {dice} ({outcome})</source>
        <translation>Eintrag {number} wurde rückgängig gemacht, nachdem seine Würfel zu sehen waren: {deed}, {dice} ({outcome})</translation>
    </message>
    <message>
        <source>{undone}; thrown anew in record {next}</source>
        <translation>{undone}; neu geworfen in Eintrag {next}</translation>
    </message>
    <message>
        <source>{undone}; record {next} came in its place</source>
        <translation>{undone}; an seine Stelle kam Eintrag {next}</translation>
    </message>
    <message numerus="yes">
        <source>{n} die of the program was seen and is in no record</source>
        <comment>{n} dice of the program were seen and are in no record</comment>
        <translation>
            <numerusform>{n} Würfel des Programms war zu sehen und steht in keinem Eintrag</numerusform>
            <numerusform>{n} Würfel des Programms waren zu sehen und stehen in keinem Eintrag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>tables of one&apos;s own</source>
        <translation>eigene Tabellen</translation>
    </message>
    <message>
        <source>these are the tables of {pack}, not of {rules}</source>
        <translation>dies sind die Tabellen von {pack}, nicht von {rules}</translation>
    </message>
    <message>
        <source>your own tables are not changed, for the file has errors: {problem}</source>
        <translation>die eigenen Tabellen bleiben unverändert, denn die Datei hat Fehler: {problem}</translation>
    </message>
</context>
<context>
    <name>take in</name>
    <message>
        <source>{folder} cannot be made: {why}</source>
        <translation>{folder} kann nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <source>{place} is there already; move it away first if this is to take its place</source>
        <translation>{place} gibt es schon; zuerst beiseiteschaffen, wenn dies an seine Stelle soll</translation>
    </message>
    <message>
        <source>there is no folder of your own: neither XDG_DATA_HOME nor HOME is set</source>
        <translation>es gibt keinen eigenen Ordner: Weder XDG_DATA_HOME noch HOME ist gesetzt</translation>
    </message>
    <message>
        <source>it holds more than a pack of rules may</source>
        <translation>es enthält mehr, als ein Regelpaket darf</translation>
    </message>
    <message>
        <source>it is not in order, and was not taken in</source>
        <translation>es ist fehlerhaft und wurde nicht übernommen</translation>
    </message>
    <message>
        <source>this is no rule pack: there is no pack.json in it</source>
        <translation>das ist kein Regelpaket: Es enthält keine pack.json</translation>
    </message>
    <message>
        <source>these house rules extend no pack</source>
        <translation>diese Hausregeln bauen auf keinem Paket auf</translation>
    </message>
    <message>
        <source>this is no pack, no house rules, no collection, no file of tables and no battle of this program</source>
        <translation>das ist weder Regelpaket noch Hausregeln, Sammlung, Tabellendatei oder Gefecht dieses Programms</translation>
    </message>
    <message>
        <source>its folders stand too deep in each other for a pack of rules</source>
        <translation>seine Ordner liegen für ein Regelpaket zu tief ineinander</translation>
    </message>
    <message>
        <source>{file} is a link or no ordinary file: nothing of it is taken in</source>
        <translation>{file} ist ein Link oder keine gewöhnliche Datei: Nichts davon wird übernommen</translation>
    </message>
    <message>
        <source>it is not in order without what stands beside it</source>
        <translation>es ist ohne das, was daneben liegt, fehlerhaft</translation>
    </message>
    <message>
        <source>its id is {id}, as that of the rules in {folder}, in whose place it would be played</source>
        <translation>es trägt die Kennung {id} wie die Regeln in {folder}, und würde an deren Stelle gespielt</translation>
    </message>
    <message>
        <source>the file says that it is {file}, and the rules in it that they are {id}</source>
        <translation>die Datei sagt, sie sei {file}, die Regeln darin, sie seien {id}</translation>
    </message>
    <message>
        <source>{file} is in it, which is not the picture of its map</source>
        <translation>es enthält {file}, und das ist nicht das Bild seiner Karte</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ActionBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>whose roll, how it came out</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The dice are still to fall.</source>
        <translation>Die Würfel müssen noch fallen.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ActionRow</name>
    <message>
        <source>More ▾</source>
        <translation>Mehr ▾</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
</context>
<context>
    <name>umpire::gui::AdjustField</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalanceFacts</name>
    <message>
        <source>%1 of the units that are left</source>
        <translation>%1 der übrigen Einheiten</translation>
    </message>
    <message>
        <source>Chance to hold</source>
        <translation>Chance standzuhalten</translation>
    </message>
    <message>
        <source>%1 of the units, by their share of: %2</source>
        <translation>%1 der Einheiten, nach ihrem Anteil an: %2</translation>
    </message>
    <message>
        <source>over %1&#xa0;%</source>
        <translation>über %1 %</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Further losses to</source>
        <translation>Weitere Verluste bis</translation>
    </message>
    <message>
        <source>How many more losses pass %1 %</source>
        <translation>Wie viele Verluste noch, bis %1 % überschritten sind</translation>
    </message>
    <message>
        <source>How many more losses reach %1 %</source>
        <translation>Wie viele Verluste noch, bis %1 % erreicht sind</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1: the chance of %2 in the check &quot;%3&quot;. Of a formation: the mean of its units, weighed by: %4</source>
        <translation>%1: die Chance auf %2 beim Test „%3“. Bei einem Verband: das Mittel seiner Einheiten, gewichtet nach: %4</translation>
    </message>
    <message>
        <source>Wins : tie : loses</source>
        <translation>Gewinnt : unentschieden : verliert</translation>
    </message>
    <message>
        <source>%1: the chance to win in &quot;%2&quot;, that nothing is decided, and that to lose, against every enemy that may be met, weighed by: %3. Of a formation: the mean of its units</source>
        <translation>%1: die Chance, in „%2“ zu gewinnen, die, dass nichts entschieden wird, und die zu verlieren, gegen jeden Feind, auf den man treffen kann, gewichtet nach: %3. Bei einem Verband: der Durchschnitt seiner Einheiten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalanceModel</name>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>%1 : %2 : %3</source>
        <translation>%1 : %2 : %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalancePage</name>
    <message>
        <source>formations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>The rules of this battle name nothing to compare.</source>
        <translation>Die Regeln dieses Gefechts nennen nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Nothing to compare yet: put %1 on the roster first.</source>
        <translation>Noch nichts zu vergleichen: Zuerst %1 in die Aufstellung setzen.</translation>
    </message>
    <message>
        <source>%1 has nothing to lose yet: put units under it.</source>
        <translation>%1 hat noch nichts zu verlieren: Einheiten darunter setzen.</translation>
    </message>
    <message>
        <source>%1 does not take the check &quot;%2&quot;. Choose a formation that does, and see what its losses do to it.</source>
        <translation>%1 macht den Test „%2“ nicht. Wählen Sie einen Verband, der ihn macht, und sehen Sie, was seine Verluste bewirken.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalanceTable</name>
    <message>
        <source>What the sides bring</source>
        <translation>Was die Seiten aufbieten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BandsEditor</name>
    <message>
        <source>+ Band</source>
        <translation>+ Bereich</translation>
    </message>
    <message>
        <source>Add a band above the others</source>
        <translation>Einen Bereich über den anderen hinzufügen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Band %1, from</source>
        <translation>Bereich %1, von</translation>
    </message>
    <message>
        <source>Band %1, to</source>
        <translation>Bereich %1, bis</translation>
    </message>
    <message>
        <source>Band %1, what it comes to</source>
        <translation>Bereich %1, Ergebnis</translation>
    </message>
    <message>
        <source>Take band %1 away</source>
        <translation>Bereich %1 wegnehmen</translation>
    </message>
    <message>
        <source>Take this band away</source>
        <translation>Diesen Bereich wegnehmen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BattleDocument</name>
    <message>
        <source>This is the past: nothing is played here. Go back to now to play</source>
        <translation>Dies ist die Vergangenheit: Hier wird nichts gespielt. Zum Spielen zurück zum Jetzt</translation>
    </message>
    <message>
        <source>This battle is open read only: nothing is played here. Take it over, or save a copy to play on your own</source>
        <translation>Dieses Gefecht ist nur lesbar geöffnet: Hier wird nichts gespielt. Übernehmen oder eine Kopie speichern, um selbst zu spielen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BattleFileActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>The rules cannot be used</source>
        <translation>Die Regeln sind nicht verwendbar</translation>
    </message>
    <message>
        <source>The battle begins without the tables that you have filled in</source>
        <translation>Das Gefecht beginnt ohne die von Ihnen ergänzten Tabellen</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>%1 is open, with notes</source>
        <translation>%1 ist offen, mit Anmerkungen</translation>
    </message>
    <message>
        <source>Another program changed the file</source>
        <translation>Ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>Put your battle in the place of %1? What stands there now is kept as %1.1.</source>
        <translation>Ihr Gefecht an die Stelle von %1 setzen? Was jetzt dort steht, bleibt als %1.1 erhalten.</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Dorthin setzen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>%1
The battle goes on; it can be saved elsewhere.</source>
        <translation>%1
Das Gefecht geht weiter; es kann anderswo gespeichert werden.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Where shall it be kept?</source>
        <translation>Wo soll es aufgehoben werden?</translation>
    </message>
    <message>
        <source>Leave it among the unsaved battles</source>
        <translation>Bei den nicht gespeicherten Gefechten lassen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>The secret of its dice is not on this computer</source>
        <translation>Das Geheimnis seiner Würfel ist nicht auf diesem Rechner</translation>
    </message>
    <message>
        <source>Nobody can check the dice that the program threw in this battle. If it throws more here, they come from a new secret, and the record and the report say so. Open the battle where it was played, or bring its secret here from the folder dice, to go on with the old one.</source>
        <translation>Niemand kann die Würfel prüfen, die das Programm in diesem Gefecht geworfen hat. Wirft es hier weitere, kommen sie aus einem neuen Geheimnis, und Protokoll und Bericht sagen es. Um mit dem alten fortzufahren, bitte das Gefecht dort öffnen, wo es gespielt wurde, oder das Geheimnis aus dem Ordner dice hierher bringen.</translation>
    </message>
    <message>
        <source>Play on with a new secret</source>
        <translation>Mit einem neuen Geheimnis weiterspielen</translation>
    </message>
    <message>
        <source>Carry losses into a new battle</source>
        <translation>Verluste in ein neues Gefecht übernehmen</translation>
    </message>
    <message>
        <source>Leaves %1 as it stands now, and begins a new battle, %2, with what is left of both sides. It has a file of its own.</source>
        <translation>Lässt %1, wie es jetzt steht, und beginnt ein neues Gefecht, %2, mit dem, was von beiden Seiten übrig ist. Es hat eine eigene Datei.</translation>
    </message>
    <message>
        <source>Begin it</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>%1 begins. It is kept in %2.</source>
        <translation>%1 beginnt. Es wird in %2 aufgehoben.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BrigadeCard</name>
    <message>
        <source>Unfold %1</source>
        <translation>%1 ausklappen</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <source>Show its units (Space)</source>
        <translation>Ihre Einheiten zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Fold it to one line (Space)</source>
        <translation>Zu einer Zeile einklappen (Leertaste)</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%3: %1 von %2</translation>
    </message>
    <message>
        <source>all gone</source>
        <translation>alle fort</translation>
    </message>
    <message numerus="yes">
        <source>%n not acted yet</source>
        <comment>units</comment>
        <translation>
            <numerusform>%n noch untätig</numerusform>
            <numerusform>%n noch untätig</numerusform>
        </translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1; note: %2</source>
        <translation>%1; Notiz: %2</translation>
    </message>
    <message>
        <source>%1; folded: %2</source>
        <translation>%1; eingeklappt: %2</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Einheiten von %1</translation>
    </message>
    <message>
        <source>%1, back turn %2: %3</source>
        <comment>an officer&apos;s fate and his name</comment>
        <translation>%1, zurück Zug %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an officer&apos;s fate and his name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ByHandPane</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>Die Datei als Text</translation>
    </message>
    <message>
        <source>pack.json</source>
        <translation>pack.json</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>%1 (nothing yet)</source>
        <translation>%1 (noch nichts)</translation>
    </message>
    <message>
        <source>× Column %1: %2</source>
        <translation>× Spalte %1: %2</translation>
    </message>
    <message>
        <source>▲ Column %1: %2</source>
        <translation>▲ Spalte %1: %2</translation>
    </message>
    <message>
        <source>✓ In order</source>
        <translation>✓ In Ordnung</translation>
    </message>
    <message>
        <source>Nothing is wrong with line %1; others have a sign at the left.</source>
        <translation>Zeile %1 ist in Ordnung; andere haben links ein Zeichen.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CallDialog</name>
    <message>
        <source>A number from the players</source>
        <translation>Eine Zahl von den Spielern</translation>
    </message>
    <message>
        <source>The dice come from a secret that is settled already; this is its pledge. Let the players note its first letters, and then call a number: it is mixed into every die from here on.</source>
        <translation>Die Würfel stammen aus einem schon festgelegten Geheimnis; dies ist die Zusage dafür. Lassen Sie die Spieler die ersten Buchstaben notieren und dann eine Zahl nennen: Sie wird von hier an in jeden Wurf gemischt.</translation>
    </message>
    <message>
        <source>Pledge of the dice</source>
        <translation>Zusage der Würfel</translation>
    </message>
    <message>
        <source>Number the players call</source>
        <translation>Von den Spielern genannte Zahl</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>Einmischen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CardButton</name>
    <message>
        <source>It acts</source>
        <translation>Sie handelt</translation>
    </message>
    <message>
        <source>It is aimed at</source>
        <translation>Sie ist das Ziel</translation>
    </message>
    <message>
        <source>It goes along</source>
        <translation>Sie geht mit</translation>
    </message>
    <message>
        <source>It may be aimed at</source>
        <translation>Sie darf getroffen werden</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CardHead</name>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>%1. Click to choose it.</source>
        <translation>%1. Klick wählt sie aus.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CardTable</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and how many cards it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards on the table</source>
        <translation>Die Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>What %1 may do</source>
        <translation>Was %1 tun darf</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CatchUpDialog</name>
    <message>
        <source>A turn played on paper</source>
        <translation>Ein auf Papier gespielter Zug</translation>
    </message>
    <message>
        <source>Type in what the state sheet says now. Digits and letters change a cell, space ticks a mark, Tab and arrows go on. All of it becomes one record.</source>
        <translation>Eintragen, was das Standblatt jetzt sagt. Ziffern und Buchstaben ändern eine Zelle, die Leertaste setzt eine Marke, Tab und Pfeile gehen weiter. Alles wird ein einziger Eintrag.</translation>
    </message>
    <message>
        <source>Units, officers and formations</source>
        <translation>Einheiten, Offiziere und Verbände</translation>
    </message>
    <message>
        <source>&amp;Turn now</source>
        <translation>&amp;Zug jetzt</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Played on paper</source>
        <translation>Auf Papier gespielt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>&amp;Enter as one record</source>
        <translation>Als &amp;einen Eintrag übernehmen</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Esc once more leaves all of this out.</source>
        <translation>Noch einmal Esc, und alles hier entfällt.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CatchUpModel</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CellsModel</name>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was es besagt</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CheckDialog</name>
    <message>
        <source>The record, checked</source>
        <translation>Das Protokoll, geprüft</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was sich fand</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ChoiceEditor</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ClaimStrip</name>
    <message>
        <source>Parked</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Resolve now: %1</source>
        <translation>Jetzt auswerten: %1</translation>
    </message>
    <message>
        <source>Takes this up</source>
        <translation>Nimmt dies wieder auf</translation>
    </message>
    <message>
        <source>Drop: %1</source>
        <translation>Verwerfen: %1</translation>
    </message>
    <message>
        <source>Drops this claim</source>
        <translation>Verwirft dies</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>%1 (thrown: %2)</source>
        <translation>%1 (gewürfelt: %2)</translation>
    </message>
    <message>
        <source>%1 (the program throws)</source>
        <translation>%1 (das Programm würfelt)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what he claims</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rules do not allow it</source>
        <translation>Die Regeln erlauben es nicht</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außer Reichweite</translation>
    </message>
    <message>
        <source>Not in sight</source>
        <translation>Nicht in Sicht</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Another word, then Enter</source>
        <translation>Ein anderes Wort, dann Enter</translation>
    </message>
    <message>
        <source>Another word to the player</source>
        <translation>Ein anderes Wort an den Spieler</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ClockButton</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 von %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1
Starts and stops the clock (Ctrl+T)</source>
        <translation>%1
Startet und hält die Uhr an (Strg+T)</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>Die Uhr läuft</translation>
    </message>
    <message>
        <source>The clock is stopped</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>A unit, two numbers, a test, a command …</source>
        <translation>Eine Einheit, zwei Nummern, ein Test, ein Befehl …</translation>
    </message>
    <message>
        <source>What it may mean, best first</source>
        <translation>Was gemeint sein kann, das Beste zuerst</translation>
    </message>
    <message>
        <source>↑ ↓ and Enter · Alt+1 to 9 · Esc closes</source>
        <translation>↑ ↓ und Eingabe · Alt+1 bis 9 · Esc schließt</translation>
    </message>
    <message>
        <source>Nothing fits. Try a unit&apos;s number, part of its name, or a test.</source>
        <translation>Nichts passt. Versuchen Sie die Nummer einer Einheit, einen Teil ihres Namens oder einen Test.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Jetzt nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ContentsTree</name>
    <message>
        <source>Only what is &amp;changed</source>
        <translation>Nur Geän&amp;dertes</translation>
    </message>
    <message>
        <source>Find an entry of the rules</source>
        <translation>Eintrag der Regeln suchen</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Only what these house rules change</source>
        <translation>Nur was diese Hausregeln ändern</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>Nichts mit diesem Namen.</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>%1, cannot be read</source>
        <translation>%1, nicht lesbar</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CorrectDialog</name>
    <message>
        <source>Correct record %1</source>
        <translation>Eintrag %1 berichtigen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What the correction changes</source>
        <translation>Was die Berichtigung ändert</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Lassen, wie es war</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The dice as they fell</source>
        <translation>Die Würfel, wie sie fielen</translation>
    </message>
    <message>
        <source>Who and whom</source>
        <translation>Wer und wen</translation>
    </message>
    <message>
        <source>What was stated</source>
        <translation>Was angegeben wurde</translation>
    </message>
    <message>
        <source>What counted</source>
        <translation>Was zählte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason for the correction</source>
        <translation>Grund der Berichtigung</translation>
    </message>
    <message>
        <source>Why, in a few words</source>
        <translation>Warum, in wenigen Worten</translation>
    </message>
    <message>
        <source>✎ Another modifier…</source>
        <translation>✎ Anderer Modifikator …</translation>
    </message>
    <message>
        <source>Another modifier, by hand</source>
        <translation>Anderer Modifikator, von Hand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>One more die is needed: choose the face it showed, on the left.</source>
        <translation>Ein Würfel mehr ist nötig: Links die Augenzahl wählen, die er zeigte.</translation>
    </message>
    <message>
        <source>Put a die or an answer right, on the left. Everything that would come out differently is shown here before it is done.</source>
        <translation>Links einen Würfel oder eine Antwort richtigstellen. Alles, was anders ausginge, wird hier gezeigt, bevor es geschieht.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>What is different on the table</source>
        <translation>Was auf dem Tisch anders ist</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CorrectLineRow</name>
    <message>
        <source>As computed</source>
        <translation>Wie errechnet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: as computed</source>
        <translation>%1: wie errechnet</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CoveredLine</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>As the cards lie now, your total beats theirs.</source>
        <translation>Wie die Karten jetzt liegen, schlägt Ihre Summe die der Gegner.</translation>
    </message>
    <message>
        <source>As the cards lie now, your total equals theirs.</source>
        <translation>Wie die Karten jetzt liegen, gleicht Ihre Summe der der Gegner.</translation>
    </message>
    <message>
        <source>As the cards lie now, your total is less than theirs.</source>
        <translation>Wie die Karten jetzt liegen, ist Ihre Summe kleiner als die der Gegner.</translation>
    </message>
    <message>
        <source>Your total beats theirs: %1, equals it: %2</source>
        <comment>per cents of a chance</comment>
        <translation>Ihre Summe schlägt die der Gegner: %1, gleicht ihr: %2</translation>
    </message>
    <message>
        <source>Chance of the higher total, as each side must judge it from its own cards: %1 %2, %3 %4.</source>
        <comment>sides and per cents of chances</comment>
        <translation>Aussicht auf die höhere Summe, wie jede Seite sie nach ihren eigenen Karten einschätzen muss: %1 %2, %3 %4.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CrashReporter</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>%1. What was played is kept.</source>
        <translation>%1. Was gespielt wurde, ist erhalten.</translation>
    </message>
    <message>
        <source>%1. No battle was open.</source>
        <translation>%1. Es war kein Gefecht offen.</translation>
    </message>
    <message>
        <source>%1. The battle is not there any more.</source>
        <translation>%1. Das Gefecht ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The program broke down in this battle. What was played is here; Help &gt; About this problem… has the report.</source>
        <translation>Das Programm ist in diesem Gefecht abgestürzt. Das Gespielte ist hier; der Bericht steht unter Hilfe &gt; Zu diesem Problem …</translation>
    </message>
    <message>
        <source>Put the report away</source>
        <translation>Bericht entfernen</translation>
    </message>
    <message>
        <source>The report of what went wrong is removed for good. The battle stays as it is.</source>
        <translation>Der Bericht über den Fehler wird endgültig gelöscht. Das Gefecht bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Remove the report</source>
        <translation>Bericht entfernen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceDialog</name>
    <message>
        <source>How the dice fell</source>
        <translation>Wie die Würfel fielen</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>Thrown on the table</source>
        <translation>Auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation>Vom Programm geworfen</translation>
    </message>
    <message>
        <source>No such die has been thrown yet.</source>
        <translation>Ein solcher Würfel wurde noch nicht geworfen.</translation>
    </message>
    <message>
        <source>⚂ Not counted: %1.</source>
        <translation>⚂ Nicht gezählt: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. χ² %2. The dashed line is what fair dice give on average.</source>
        <translation>%1. χ² %2. Die gestrichelte Linie ist der Durchschnitt bei gerechten Würfeln.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceGroupRow</name>
    <message>
        <source>All dice of the throw at once</source>
        <translation>Alle Würfel des Wurfs auf einmal</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Angeben</translation>
    </message>
    <message>
        <source>Give all dice of the throw</source>
        <translation>Alle Würfel des Wurfs angeben</translation>
    </message>
    <message numerus="yes">
        <source>+  all %n at once: %1</source>
        <translation>
            <numerusform>+  alle %n auf einmal: %1</numerusform>
            <numerusform>+  alle %n auf einmal: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>+  the last of them</source>
        <translation>+  der letzte davon</translation>
    </message>
    <message>
        <source>“7” alone: seven that show %1</source>
        <translation>„7“ allein: sieben, die %1 zeigen</translation>
    </message>
    <message>
        <source>how many, x, and what they show</source>
        <translation>wie viele, x, und was sie zeigen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceMenu</name>
    <message>
        <source>A &amp;number from the players…</source>
        <translation>Eine &amp;Zahl von den Spielern …</translation>
    </message>
    <message>
        <source>Chec&amp;k the record…</source>
        <translation>&amp;Protokoll prüfen …</translation>
    </message>
    <message>
        <source>Re&amp;veal the dice…</source>
        <translation>Würfel auf&amp;decken …</translation>
    </message>
    <message>
        <source>Reveal the dice</source>
        <translation>Würfel aufdecken</translation>
    </message>
    <message>
        <source>The secret of the dice is written into the battle&apos;s file, so that anybody can check every die that the program threw. This is for the end of the battle: dice thrown afterwards come from a new secret.</source>
        <translation>Das Geheimnis der Würfel wird in die Gefechtsdatei geschrieben, sodass jeder alle Würfe des Programms prüfen kann. Gedacht für das Ende des Gefechts: Spätere Würfe kommen aus einem neuen Geheimnis.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceRow</name>
    <message>
        <source>Park it</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Für mich würfeln</translation>
    </message>
    <message>
        <source>The program throws and records the dice (R)</source>
        <translation>Das Programm würfelt und schreibt die Würfel auf (R)</translation>
    </message>
    <message>
        <source>Puts this aside as a card, to be resolved later (P)</source>
        <translation>Legt dies als Karte beiseite, um es später auszuwerten (P)</translation>
    </message>
    <message>
        <source>Who throws this kind of die</source>
        <translation>Wer diese Art Würfel wirft</translation>
    </message>
    <message>
        <source>Who throws the %1</source>
        <translation>Wer diesen Würfel wirft: %1</translation>
    </message>
    <message>
        <source>%1   (so far %2)</source>
        <translation>%1   (bisher %2)</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <translation>Für mich ziehen</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The players draw the %1</source>
        <translation>Die Spieler ziehen: %1</translation>
    </message>
    <message>
        <source>The players throw the %1</source>
        <translation>Die Spieler würfeln: %1</translation>
    </message>
    <message>
        <source>The players throw a %1 in its place</source>
        <translation>Die Spieler würfeln stattdessen: %1</translation>
    </message>
    <message>
        <source>The program draws the %1</source>
        <translation>Das Programm zieht: %1</translation>
    </message>
    <message>
        <source>The program throws the %1</source>
        <translation>Das Programm würfelt: %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>%1: %2 …</source>
        <translation>%1: %2 …</translation>
    </message>
    <message>
        <source>%1, then Enter</source>
        <translation>%1, dann Eingabe</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DieSlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DifferencesPane</name>
    <message>
        <source>What these house rules say otherwise</source>
        <translation>Was diese Hausregeln anders sagen</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Noch weicht nichts ab.</translation>
    </message>
    <message>
        <source>Nothing differs from %1 yet.</source>
        <translation>Noch weicht nichts von %1 ab.</translation>
    </message>
    <message>
        <source>The rules have errors: this is how they differed when they last had none.</source>
        <translation>Die Regeln haben Fehler: So wichen sie ab, als sie zuletzt keine hatten.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DrawMenu</name>
    <message>
        <source>Who acts next</source>
        <translation>Wer als Nächstes handelt</translation>
    </message>
    <message>
        <source>The program draws</source>
        <translation>Das Programm zieht</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DrawRow</name>
    <message>
        <source>What was drawn, by some letters</source>
        <translation>Was gezogen wurde, angegeben mit ein paar Buchstaben</translation>
    </message>
    <message>
        <source>+  some letters of its name</source>
        <translation>+  ein paar Buchstaben des Namens</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take what was drawn</source>
        <translation>Nehmen, was gezogen wurde</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DroppedFiles</name>
    <message>
        <source>One battle at a time</source>
        <translation>Immer nur ein Gefecht</translation>
    </message>
    <message>
        <source>%1 is opened; a double click opens each of the others in a window of its own.</source>
        <translation>%1 wird geöffnet; ein Doppelklick öffnet jedes der anderen in einem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DueEntry</name>
    <message>
        <source>Resolve</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Erlassen …</translation>
    </message>
    <message>
        <source>%1  (if it applies)</source>
        <translation>%1  (falls es zutrifft)</translation>
    </message>
    <message>
        <source>Resolve: %1</source>
        <translation>Auswerten: %1</translation>
    </message>
    <message>
        <source>Waive: %1</source>
        <translation>Erlassen: %1</translation>
    </message>
    <message>
        <source>Why, for the record; then Enter</source>
        <translation>Warum, für das Protokoll; dann Eingabe</translation>
    </message>
    <message>
        <source>Reason for waiving: %1</source>
        <translation>Grund für das Erlassen: %1</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Erlassen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DuePanel</name>
    <message>
        <source>Nothing is due. What the rules ask for is listed here as it falls due.</source>
        <translation>Nichts ist fällig. Was die Regeln verlangen, erscheint hier, sobald es fällig wird.</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
</context>
<context>
    <name>umpire::gui::EntryForm</name>
    <message>
        <source>&amp;Add…</source>
        <translation>Hin&amp;zufügen …</translation>
    </message>
    <message>
        <source>Adds an entry beside this one</source>
        <translation>Fügt neben diesem einen Eintrag hinzu</translation>
    </message>
    <message>
        <source>Bac&amp;k to the base</source>
        <translation>Zurück zur Grund&amp;lage</translation>
    </message>
    <message>
        <source>Takes back all that these house rules say of it</source>
        <translation>Nimmt alles zurück, was diese Hausregeln dazu sagen</translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>The rules do without it</source>
        <translation>Die Regeln kommen ohne aus</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Choose at the left what is to be played otherwise.</source>
        <translation>Links wählen, was anders gespielt werden soll.</translation>
    </message>
    <message>
        <source>Choose an entry at the left.</source>
        <translation>Links einen Eintrag wählen.</translation>
    </message>
    <message>
        <source>%1 · as the base has it</source>
        <translation>%1 · wie in der Grundlage</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>As the base has it</source>
        <translation>Wie in der Grundlage</translation>
    </message>
    <message>
        <source>O&amp;ne more like it…</source>
        <translation>&amp;Noch so ein Eintrag …</translation>
    </message>
    <message>
        <source>%1-2</source>
        <translation>%1-2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Its id, in small letters and hyphens:</source>
        <translation>Die id, in Kleinbuchstaben mit Bindestrichen:</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ExplanationPane</name>
    <message>
        <source>There is no such record.</source>
        <translation>Diesen Eintrag gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a correction. Correct the record it changed, or undo back to before it.</source>
        <translation>Dies ist eine Berichtigung. Den Eintrag berichtigen, den sie geändert hat, oder bis davor rückgängig machen.</translation>
    </message>
    <message>
        <source>A correction left this record out. Undo that correction instead.</source>
        <translation>Eine Berichtigung hat diesen Eintrag weggelassen. Stattdessen jene Berichtigung rückgängig machen.</translation>
    </message>
    <message>
        <source>This set up the battle. Change the roster or the scenario instead.</source>
        <translation>Damit wurde das Gefecht eingerichtet. Stattdessen Aufstellung oder Szenario ändern.</translation>
    </message>
    <message>
        <source>Nothing was rolled or stated here. Undo back to before it instead.</source>
        <translation>Hier wurde nichts gewürfelt oder angegeben. Stattdessen bis davor rückgängig machen.</translation>
    </message>
    <message>
        <source>The record in full</source>
        <translation>Der Eintrag ausführlich</translation>
    </message>
    <message>
        <source>Note beside this record</source>
        <translation>Notiz zu diesem Eintrag</translation>
    </message>
    <message>
        <source>Correct this</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>★ Bookmark</source>
        <translation>★ Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark it (B)</source>
        <translation>Lesezeichen setzen (B)</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Zurück bis hier</translation>
    </message>
    <message>
        <source>Undo everything that was done after this record (U)</source>
        <translation>Alles rückgängig machen, was nach diesem Eintrag geschah (U)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Zurück zur Liste (Esc)</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Notiz behalten</translation>
    </message>
    <message>
        <source>Write the note down (Enter)</source>
        <translation>Die Notiz aufschreiben (Eingabe)</translation>
    </message>
    <message>
        <source>Choose a record to see it in full.</source>
        <translation>Einen Eintrag wählen, um ihn ausführlich zu sehen.</translation>
    </message>
    <message>
        <source>★ Bookmarked</source>
        <translation>★ Mit Lesezeichen</translation>
    </message>
    <message>
        <source>☆ Bookmark</source>
        <translation>☆ Lesezeichen</translation>
    </message>
    <message>
        <source>Put a die or a fact right and see what follows (C)</source>
        <translation>Einen Würfel oder eine Angabe richtigstellen und sehen, was folgt (C)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FaceButton</name>
    <message>
        <source>Die shows %1</source>
        <translation>Würfel zeigt %1</translation>
    </message>
    <message numerus="yes">
        <source>Die shows %1: %n so far</source>
        <translation>
            <numerusform>Würfel zeigt %1: bisher %n</numerusform>
            <numerusform>Würfel zeigt %1: bisher %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldBar</name>
    <message>
        <source>Filter of the field</source>
        <translation>Filter des Feldes</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Steht noch</translation>
    </message>
    <message>
        <source>Not acted yet</source>
        <translation>Noch untätig</translation>
    </message>
    <message>
        <source>Something due</source>
        <translation>Etwas fällig</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Only units of this side</source>
        <translation>Nur Einheiten dieser Seite</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Only units under this formation</source>
        <translation>Nur Einheiten dieses Verbandes</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>Part of a name, or the first digits of a number</source>
        <translation>Teil eines Namens oder die ersten Ziffern einer Nummer</translation>
    </message>
    <message>
        <source>Only units that stand</source>
        <translation>Nur Einheiten, die noch stehen</translation>
    </message>
    <message>
        <source>Leave out units that are gone</source>
        <translation>Einheiten weglassen, die fort sind</translation>
    </message>
    <message>
        <source>Only units that have not acted yet</source>
        <translation>Nur Einheiten, die noch nicht gehandelt haben</translation>
    </message>
    <message>
        <source>Only units with something due</source>
        <translation>Nur Einheiten, für die etwas fällig ist</translation>
    </message>
    <message>
        <source>Only units that owe a test, themselves or with their formation</source>
        <translation>Nur Einheiten, die selbst oder mit ihrem Verband einen Test schulden</translation>
    </message>
    <message>
        <source>Show all units</source>
        <translation>Alle Einheiten zeigen</translation>
    </message>
    <message>
        <source>Show every unit again (Escape)</source>
        <translation>Wieder jede Einheit zeigen (Esc)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Only units that have done nothing in this phase, as far as the record knows</source>
        <translation>Nur Einheiten, die in dieser Phase, soweit das Protokoll weiß, noch nichts getan haben</translation>
    </message>
    <message>
        <source>Only units that have not %1 in this phase, as far as the record knows</source>
        <translation>Nur Einheiten, für die in dieser Phase im Protokoll noch fehlt: %1</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>All formations</source>
        <translation>Alle Verbände</translation>
    </message>
    <message numerus="yes">
        <source>No unit of %n</source>
        <translation>
            <numerusform>Keine von %n Einheit</numerusform>
            <numerusform>Keine von %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldMenu</name>
    <message>
        <source>%1 – %2 of %3</source>
        <translation>%1 – %2 von %3</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Nothing that needs no dice and no answer</source>
        <translation>Nichts, was ohne Würfel und ohne Antwort ginge</translation>
    </message>
    <message>
        <source>Set all of them</source>
        <translation>Alle setzen</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everything about it, to set right…</source>
        <translation>Alles darüber, zum Richtigstellen …</translation>
    </message>
    <message>
        <source>Everything about them, to set right…</source>
        <translation>Alles darüber, zum Richtigstellen …</translation>
    </message>
    <message>
        <source>Note on it…	Ctrl+J</source>
        <translation>Notiz dazu …	Strg+J</translation>
    </message>
    <message>
        <source>Its history in the record</source>
        <translation>Verlauf im Protokoll</translation>
    </message>
    <message>
        <source>Hide it from the players</source>
        <translation>Vor den Spielern verbergen</translation>
    </message>
    <message>
        <source>Hide them from the players</source>
        <translation>Vor den Spielern verbergen</translation>
    </message>
    <message>
        <source>Show it to the players</source>
        <translation>Den Spielern zeigen</translation>
    </message>
    <message>
        <source>Show them to the players</source>
        <translation>Den Spielern zeigen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldRow</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nirgendwohin</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldView</name>
    <message>
        <source>Nobody is on the field yet. F4 opens the roster.</source>
        <translation>Noch ist niemand auf dem Feld. F4 öffnet die Aufstellung.</translation>
    </message>
    <message>
        <source>The field: the sides and their units</source>
        <translation>Das Feld: die Seiten und ihre Einheiten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FilterBar</name>
    <message>
        <source>Whom the records concern</source>
        <translation>Wen die Einträge betreffen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Kind of record</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Wörter, nach denen gesucht wird</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words to look for, in any order (key /)</source>
        <translation>Wörter, nach denen gesucht wird, in beliebiger Folge (Taste /)</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FindingsList</name>
    <message>
        <source>✓ Nothing to look at</source>
        <translation>✓ Keine Hinweise</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Gehe zu: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FlagEditor</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FoldersPane</name>
    <message>
        <source>Rules, collections, tables and battles to begin from</source>
        <translation>Regeln, Sammlungen, Tabellen und Gefechte als Ausgangspunkt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>How it is</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Shows your folder in the file manager</source>
        <translation>Zeigt Ihren Ordner im Dateimanager</translation>
    </message>
    <message>
        <source>&amp;Take in…</source>
        <translation>Ü&amp;bernehmen …</translation>
    </message>
    <message>
        <source>Copies something into your folder, once it is in order</source>
        <translation>Kopiert etwas in Ihren Ordner, sobald es in Ordnung ist</translation>
    </message>
    <message>
        <source>&amp;Use this collection</source>
        <translation>Diese &amp;Sammlung verwenden</translation>
    </message>
    <message>
        <source>The collection that is chosen in the list</source>
        <translation>Die in der Liste gewählte Sammlung</translation>
    </message>
    <message>
        <source>A folder with a &amp;pack of rules…</source>
        <translation>Ein Ordner mit einem &amp;Regelpaket …</translation>
    </message>
    <message>
        <source>A &amp;file: house rules, collection, tables or battle…</source>
        <translation>Eine &amp;Datei: Hausregeln, Sammlung, Tabellen oder Gefecht …</translation>
    </message>
    <message>
        <source>Open your folder</source>
        <translation>Ihren Ordner öffnen</translation>
    </message>
    <message>
        <source>Take in a pack, a collection, tables or a battle</source>
        <translation>Ein Paket, eine Sammlung, Tabellen oder ein Gefecht übernehmen</translation>
    </message>
    <message>
        <source>Use this collection</source>
        <translation>Diese Sammlung verwenden</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, in %5</source>
        <translation>%1, %2, %3, %4, in %5</translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Ihr Ordner</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>No program shows folders here. It is %1.</source>
        <translation>Kein Programm zeigt hier Ordner an. Er ist %1.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::HouseRulesActions</name>
    <message>
        <source>&amp;Go on by them</source>
        <translation>Damit &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>Wie bishe&amp;r</translation>
    </message>
    <message>
        <source>The rules of this battle, %1, were changed. It goes on by them as they were, unless you want it to go on as they are now.</source>
        <translation>Die Regeln dieses Gefechts, %1, wurden geändert. Es geht nach den bisherigen weiter, sofern Sie es nicht nach den jetzigen fortsetzen.</translation>
    </message>
    <message>
        <source>The rules of this battle cannot be read any more. It goes on by them as they were.</source>
        <translation>Die Regeln dieses Gefechts sind nicht mehr lesbar. Es geht nach den bisherigen weiter.</translation>
    </message>
    <message>
        <source>The rules of this battle were changed and are not in order. It goes on by them as they were. %1</source>
        <translation>Die Regeln dieses Gefechts wurden geändert und sind fehlerhaft. Es geht nach den bisherigen weiter. %1</translation>
    </message>
    <message>
        <source>%1 cannot go on by these rules</source>
        <translation>%1 kann nach diesen Regeln nicht weitergehen</translation>
    </message>
    <message>
        <source>From now on it goes by %1 as they are now; what was played stays as it was.</source>
        <translation>Von jetzt an gilt %1 in der jetzigen Fassung; was gespielt ist, bleibt, wie es war.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::HouseWindow</name>
    <message>
        <source>Which house rules</source>
        <translation>Welche Hausregeln</translation>
    </message>
    <message>
        <source>Tr&amp;y them</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Writes what was changed (Ctrl+S)</source>
        <translation>Schreibt, was geändert wurde (Strg+S)</translation>
    </message>
    <message>
        <source>House rules are a short list of what you play otherwise: a modifier, a range, a band of the dice, a text. The rest stays as the game has it.</source>
        <translation>Hausregeln sind eine kurze Liste dessen, was Sie anders spielen: ein Modifikator, eine Reichweite, ein Bereich der Würfel, ein Text. Alles Übrige bleibt, wie das Spiel es hat.</translation>
    </message>
    <message>
        <source>&amp;New house rules…</source>
        <translation>&amp;Neue Hausregeln …</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Take &amp;in…</source>
        <translation>Übernehm&amp;en …</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Read &amp;it</source>
        <translation>Neu e&amp;inlesen</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>Nich&amp;t einlesen</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formular</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>Von &amp;Hand</translation>
    </message>
    <message>
        <source>House &amp;rules</source>
        <translation>Haus&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <translation>Als eine Datei &amp;weitergeben …</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titel …</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Find an entry</source>
        <translation>Eintrag &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Gefecht</translation>
    </message>
    <message>
        <source>&amp;Try them on the open battle</source>
        <translation>Am offenen Gefecht &amp;ausprobieren</translation>
    </message>
    <message>
        <source>%1[*] – House rules</source>
        <translation>%1[*] – Hausregeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>built on %1</source>
        <translation>baut auf %1 auf</translation>
    </message>
    <message>
        <source>what they build on cannot be read</source>
        <translation>die Grundlage ist nicht lesbar</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Neue Hausregeln</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Another program changed the files of these rules since. Put yours in their place?</source>
        <translation>Ein anderes Programm hat die Dateien dieser Regeln seither geändert. Durch Ihre ersetzen?</translation>
    </message>
    <message>
        <source>Put mine there</source>
        <translation>Durch meine ersetzen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What these house rules are called:</source>
        <translation>Wie diese Hausregeln heißen:</translation>
    </message>
    <message>
        <source>No program shows folders here. It is %1.</source>
        <translation>Kein Programm zeigt hier Ordner an. Er ist %1.</translation>
    </message>
    <message>
        <source>Try the house rules</source>
        <translation>Hausregeln ausprobieren</translation>
    </message>
    <message>
        <source>The rules have errors. Put them right, and try them then.</source>
        <translation>Die Regeln haben Fehler. Erst beheben, dann ausprobieren.</translation>
    </message>
    <message>
        <source>Open a battle first: they are tried on a copy of it.</source>
        <translation>Zuerst ein Gefecht öffnen: Ausprobiert wird an einer Kopie davon.</translation>
    </message>
    <message>
        <source>%1 cannot be played by these rules</source>
        <translation>%1 kann nach diesen Regeln nicht gespielt werden</translation>
    </message>
    <message>
        <source>A copy of “%1” as it stands, played by “%2” with all that is changed in the editor. The battle itself stays as it is.</source>
        <translation>Eine Kopie von „%1“ im jetzigen Stand, gespielt nach „%2“ mit allem, was im Editor geändert ist. Das Gefecht selbst bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Plays a copy of the open battle by these rules; nothing of it is kept (Ctrl+Shift+Y)</source>
        <translation>Spielt eine Kopie des offenen Gefechts nach diesen Regeln; nichts davon bleibt (Strg+Umschalt+Y)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::IssueDialog</name>
    <message>
        <source>Problems found</source>
        <translation>Gefundene Probleme</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>umpire::gui::IssueList</name>
    <message>
        <source>What the check of the rules says</source>
        <translation>Was die Prüfung der Regeln sagt</translation>
    </message>
    <message>
        <source>✓ In order</source>
        <translation>✓ In Ordnung</translation>
    </message>
    <message>
        <source>× %1: %2</source>
        <translation>× %1: %2</translation>
    </message>
    <message>
        <source>▲ %1: %2</source>
        <translation>▲ %1: %2</translation>
    </message>
    <message>
        <source>Error in %1: %2</source>
        <translation>Fehler in %1: %2</translation>
    </message>
    <message>
        <source>Note on %1: %2</source>
        <translation>Hinweis zu %1: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::JsonEditor</name>
    <message>
        <source>Write an expression</source>
        <translation>Ausdruck schreiben</translation>
    </message>
    <message>
        <source>%1: write an expression</source>
        <translation>%1: Ausdruck schreiben</translation>
    </message>
    <message>
        <source>Something that is worked out, in place of a number</source>
        <translation>Etwas, das berechnet wird, anstelle einer Zahl</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts</translation>
    </message>
</context>
<context>
    <name>umpire::gui::KeyWindow</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>The list on one page (Alt+R)</source>
        <translation>Die Liste auf einer Seite (Alt+R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>Die Seite ist unterwegs zum Drucker.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LastLine</name>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The record of all that happened</source>
        <translation>Das Protokoll alles Geschehenen</translation>
    </message>
    <message>
        <source>Everything that happened (F3)</source>
        <translation>Alles, was geschah (F3)</translation>
    </message>
    <message>
        <source>%1 (Ctrl+3)</source>
        <translation>%1 (Strg+3)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Landkarte</translation>
    </message>
    <message>
        <source>The cards in place of the units, or the units again (Ctrl+G)</source>
        <translation>Die Karten anstelle der Einheiten oder wieder die Einheiten (Strg+G)</translation>
    </message>
    <message>
        <source>The map in place of the units, or the units again (Ctrl+G)</source>
        <translation>Die Landkarte anstelle der Einheiten oder wieder die Einheiten (Strg+G)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. %1</source>
        <translation>Noch ist nichts geschehen. %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LineRow</name>
    <message>
        <source>struck out</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>%1 %2, by hand</source>
        <comment>a line, what it is worth</comment>
        <translation>%1 %2, von Hand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line, what it is worth</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (section %2: click it, or press F1, for the rule)</source>
        <translation>%1 (Abschnitt %2: anklicken oder F1 für die Regel)</translation>
    </message>
    <message>
        <source>%1. Click to change it or take it away.</source>
        <translation>%1. Klick ändert es oder nimmt es weg.</translation>
    </message>
    <message>
        <source>%1. Click to put another value in its place.</source>
        <translation>%1. Klick setzt einen anderen Wert ein.</translation>
    </message>
    <message>
        <source>✎ by hand</source>
        <translation>✎ von Hand</translation>
    </message>
    <message>
        <source>✎ change</source>
        <translation>✎ ändern</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LossBar</name>
    <message>
        <source>%1: %2 of %3.</source>
        <translation>%1: %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lost.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>%1 von %n verloren.</numerusform>
            <numerusform>%1 von %n verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost. %3: %4.</source>
        <translation>%1 von %2 verloren. %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to pass %1 %.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Noch %n bis über %1 %.</numerusform>
            <numerusform>Noch %n bis über %1 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to the mark at %1 %.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Noch %n bis zur Marke bei %1 %.</numerusform>
            <numerusform>Noch %n bis zur Marke bei %1 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the last mark.</source>
        <translation>Jenseits der letzten Marke.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MainWindow</name>
    <message>
        <source>Unit %1…</source>
        <translation>Einheit %1 …</translation>
    </message>
    <message>
        <source>%1[*] – Desert Umpire</source>
        <translation>%1[*] – Desert Umpire</translation>
    </message>
    <message>
        <source>Desert Umpire</source>
        <translation>Desert Umpire</translation>
    </message>
    <message>
        <source>The battle&apos;s sides, %1, officers and units</source>
        <translation>Seiten, %1, Offiziere und Einheiten des Gefechts</translation>
    </message>
    <message>
        <source>formations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Desert Umpire %1</source>
        <translation>Desert Umpire %1</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table.</source>
        <translation>Der Tisch des Spielleiters beim Tabletop.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It is built on Qt (LGPL) and other free libraries, named in the file copyright that comes with it.</source>
        <translation>Freie Software unter der MIT-Lizenz. Sie beruht auf Qt (LGPL) und anderen freien Bibliotheken; genannt sind sie in der beiliegenden Datei copyright.</translation>
    </message>
    <message>
        <source>Rules: %1, %2</source>
        <translation>Regeln: %1, %2</translation>
    </message>
    <message>
        <source>About Desert Umpire</source>
        <translation>Über Desert Umpire</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>Das Handbuch</translation>
    </message>
    <message>
        <source>In the &amp;browser</source>
        <translation>Im &amp;Browser</translation>
    </message>
    <message>
        <source>Opens the same page in the browser, to print it or to keep it beside</source>
        <translation>Öffnet dieselbe Seite im Browser, zum Drucken oder zum Danebenlegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The manual did not come with this program. It is the page manual/index.html beside it, or in share/desert-umpire where it is installed.</source>
        <translation>Das Handbuch liegt diesem Programm nicht bei. Es ist die Seite manual/index.html daneben oder, wo es installiert ist, in share/desert-umpire.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapLegend</name>
    <message>
        <source>Place with a name</source>
        <translation>Ort mit Namen</translation>
    </message>
    <message>
        <source>What the map&apos;s patterns and lines mean: %1</source>
        <translation>Was Muster und Linien der Karte bedeuten: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapPane</name>
    <message>
        <source>Nearer (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Farther (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>The part of the map where units stand</source>
        <translation>Der Teil der Karte, auf dem Einheiten stehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>What is shown round the chosen unit</source>
        <translation>Was um die gewählte Einheit gezeigt wird</translation>
    </message>
    <message>
        <source>Units alone</source>
        <translation>Nur Einheiten</translation>
    </message>
    <message>
        <source>Choose a unit: it is shown round that one.</source>
        <translation>Eine Einheit wählen: Es wird um diese gezeigt.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>What is shown of all units (Z)</source>
        <translation>Was von allen Einheiten gezeigt wird (Z)</translation>
    </message>
    <message>
        <source>%1, of both sides (Z: further)</source>
        <translation>%1, von beiden Seiten (Z: weiter)</translation>
    </message>
    <message>
        <source>%1: nobody has any now (Z: further)</source>
        <translation>%1: hat jetzt niemand (Z: weiter)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapSide</name>
    <message>
        <source>Still to be set up</source>
        <translation>Noch aufzustellen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Nicht auf der Karte</translation>
    </message>
    <message>
        <source>Units at this place</source>
        <translation>Einheiten an diesem Ort</translation>
    </message>
    <message>
        <source>Still to be set up: click one, then its place</source>
        <translation>Noch aufzustellen: eine anklicken, dann ihren Ort</translation>
    </message>
    <message>
        <source>Off the map: click one, then its place</source>
        <translation>Außerhalb der Karte: eine anklicken, dann ihren Ort</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapView</name>
    <message>
        <source>Map</source>
        <translation>Landkarte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Map, %1</source>
        <translation>Landkarte, %1</translation>
    </message>
    <message>
        <source>Map, where to put the stack down: %1</source>
        <translation>Landkarte, wohin der Stapel kommt: %1</translation>
    </message>
    <message>
        <source>Map, where to put the stack down: %1. %2</source>
        <translation>Landkarte, wohin der Stapel kommt: %1. %2</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>bleibt zurück</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>zieht mit</translation>
    </message>
    <message>
        <source>Map, open stack in %1: %2, %3</source>
        <translation>Karte, offener Stapel in %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NewRulesDialog</name>
    <message>
        <source>New house rules</source>
        <translation>Neue Hausregeln</translation>
    </message>
    <message>
        <source>Our club&apos;s rules</source>
        <translation>Regeln unseres Vereins</translation>
    </message>
    <message>
        <source>The rules they build on</source>
        <translation>Die Regeln, auf denen sie aufbauen</translation>
    </message>
    <message>
        <source>What they are called</source>
        <translation>Wie sie heißen</translation>
    </message>
    <message>
        <source>Name of their folder</source>
        <translation>Name ihres Ordners</translation>
    </message>
    <message>
        <source>They begin as their base is, and follow it; you change what you play otherwise.</source>
        <translation>Sie beginnen so wie ihre Grundlage und folgen ihr; Sie ändern, was Sie anders spielen.</translation>
    </message>
    <message>
        <source>&amp;Built on:</source>
        <translation>&amp;Grundlage:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>Make them</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on</source>
        <translation>Notiz zu</translation>
    </message>
    <message>
        <source>What the note is on (Ctrl+Up, Ctrl+Down)</source>
        <translation>Wozu die Notiz gehört (Strg+Hoch, Strg+Herunter)</translation>
    </message>
    <message>
        <source>Enter keeps it, Shift+Enter begins a new line</source>
        <translation>Eingabe behält sie, Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NumberEditor</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ObjectivesEdit</name>
    <message>
        <source>The sides fight for no place in particular.</source>
        <translation>Die Seiten kämpfen um keinen bestimmten Ort.</translation>
    </message>
    <message>
        <source>Add objective</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>A place or a thing that gives points to the side that holds it</source>
        <translation>Ein Ort oder eine Sache, die der Seite Punkte bringt, die sie hält</translation>
    </message>
    <message>
        <source>Name of the objective</source>
        <translation>Name des Ziels</translation>
    </message>
    <message>
        <source>The points for the side that holds it</source>
        <translation>Die Punkte für die Seite, die es hält</translation>
    </message>
    <message>
        <source>Who holds it as the game begins</source>
        <translation>Wer es zu Spielbeginn hält</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes it off the list</source>
        <translation>Nimmt es von der Liste</translation>
    </message>
    <message>
        <source>Worth of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Who holds %1</source>
        <translation>Wer %1 hält</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Ziel %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OddsBars</name>
    <message>
        <source>Odds: %1</source>
        <translation>Chancen: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OddsPairs</name>
    <message>
        <source>%1, as before</source>
        <translation>%1, wie bisher</translation>
    </message>
    <message>
        <source>▲ %1, was %2</source>
        <translation>▲ %1, war %2</translation>
    </message>
    <message>
        <source>▼ %1, was %2</source>
        <translation>▼ %1, war %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OddsPane</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (is made in %2 % of the cases, by the base in %3 %)</source>
        <translation>%1 (kommt in %2 % der Fälle dazu, nach der Grundlage in %3 %)</translation>
    </message>
    <message>
        <source>It is not possible: %1</source>
        <translation>Das ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>By the base it is not possible: %1</source>
        <translation>Nach der Grundlage ist es nicht möglich: %1</translation>
    </message>
    <message>
        <source>By the house rules it is not possible: %1</source>
        <translation>Nach den Hausregeln ist es nicht möglich: %1</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>&amp;Upon</source>
        <translation>G&amp;egen</translation>
    </message>
    <message>
        <source>Upon whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>W&amp;as</translation>
    </message>
    <message>
        <source>What is done, or which check is taken</source>
        <translation>Was getan oder welcher Test gemacht wird</translation>
    </message>
    <message>
        <source>What stands in the &amp;panel</source>
        <translation>Was im Pa&amp;nel steht</translation>
    </message>
    <message>
        <source>Takes what is being resolved in the open battle, with its answers</source>
        <translation>Übernimmt, was im offenen Gefecht gerade ausgewertet wird, mit den Antworten</translation>
    </message>
    <message>
        <source>In the battle that is open, %1, as it stands.</source>
        <translation>Im offenen Gefecht, %1, wie es steht.</translation>
    </message>
    <message>
        <source>In %1, as it begins: no battle of this game is open.</source>
        <translation>In %1, wie es beginnt: Kein Gefecht dieses Spiels ist offen.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Choose who does what.</source>
        <translation>Wählen, wer was tut.</translation>
    </message>
    <message>
        <source>Choose upon whom.</source>
        <translation>Wählen, gegen wen.</translation>
    </message>
    <message>
        <source>Nothing is rolled for this.</source>
        <translation>Dafür wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Upper bar: by the base. Lower bar: by the house rules.</source>
        <translation>Oberer Balken: nach der Grundlage. Unterer Balken: nach den Hausregeln.</translation>
    </message>
    <message>
        <source>Here the house rules change nothing.</source>
        <translation>Hier ändern die Hausregeln nichts.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OfferRow</name>
    <message>
        <source>Due: %1</source>
        <translation>Fällig: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Mehr ▾</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OneMoreRows</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OneRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1 takes the next</source>
        <translation>Taste %1 nimmt das Nächste</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OrderOfBattleModel</name>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OverrideEditor</name>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A value by hand</source>
        <translation>Ein Wert von Hand</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In eigenen Worten</translation>
    </message>
    <message>
        <source>The line in your own words</source>
        <translation>Die Zeile in eigenen Worten</translation>
    </message>
    <message>
        <source>Value by hand</source>
        <translation>Wert von Hand</translation>
    </message>
    <message>
        <source>Why, for the record</source>
        <translation>Warum, für das Protokoll</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>Wie errechnet</translation>
    </message>
    <message>
        <source>A line of your own</source>
        <translation>Eine eigene Zeile</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OwnFormations</name>
    <message>
        <source>Your collection cannot be read: %1</source>
        <translation>Ihre Sammlung ist nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PagePreview</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PaletteModel</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, jetzt nicht</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhaseBar</name>
    <message>
        <source>Phase: %1</source>
        <translation>Phase: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhoneClaims</name>
    <message>
        <source>The umpire takes no claims by phone now.</source>
        <translation>Der Spielleiter nimmt jetzt keine Ansagen per Telefon an.</translation>
    </message>
    <message>
        <source>So many claims of your side wait already. Take one back first.</source>
        <translation>Es warten schon so viele Ansagen Ihrer Seite. Nehmen Sie erst eine zurück.</translation>
    </message>
    <message>
        <source>There is no such claim any more.</source>
        <translation>Diese Ansage gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>These dice are not asked for now.</source>
        <translation>Nach diesen Würfeln ist jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>The umpire has taken this up already.</source>
        <translation>Der Spielleiter hat das schon aufgenommen.</translation>
    </message>
    <message>
        <source>The umpire ends the phase.</source>
        <translation>Der Spielleiter beendet die Phase.</translation>
    </message>
    <message>
        <source>%1 leaves the throw to the program: press R.</source>
        <translation>%1 überlässt den Wurf dem Programm: R drücken.</translation>
    </message>
    <message>
        <source>The umpire took it back.</source>
        <translation>Der Spielleiter hat es zurückgenommen.</translation>
    </message>
    <message>
        <source>It was lost when the battle was opened anew.</source>
        <translation>Es ging verloren, als das Gefecht neu geöffnet wurde.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhoneServer</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and his phone&apos;s address</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhoneView</name>
    <message>
        <source>That is not yours to claim.</source>
        <translation>Das können Sie nicht ansagen.</translation>
    </message>
    <message>
        <source>Something is still to be chosen.</source>
        <translation>Es ist noch etwas zu wählen.</translation>
    </message>
    <message>
        <source>%1 of %2 minutes</source>
        <translation>%1 von %2 Minuten</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhonesDialog</name>
    <message>
        <source>Players’ phones</source>
        <translation>Telefone der Spieler</translation>
    </message>
    <message>
        <source>The players’ phones see what their side may know, and nothing more. They have to be in the same network as this computer.</source>
        <translation>Die Telefone der Spieler sehen, was ihre Seite wissen darf, und nicht mehr. Sie müssen im selben Netz sein wie dieser Rechner.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netz:</translation>
    </message>
    <message>
        <source>Players may hand in &amp;claims</source>
        <translation>Spieler dürfen a&amp;nsagen, was sie tun</translation>
    </message>
    <message>
        <source>They come as cards below the field; you resolve, change or decline them</source>
        <translation>Sie kommen als Karten unter das Feld; Sie werten sie aus, ändern sie oder lehnen sie ab</translation>
    </message>
    <message>
        <source>They see the &amp;odds of what they claim</source>
        <translation>Sie sehen die &amp;Chancen dessen, was sie ansagen</translation>
    </message>
    <message>
        <source>What the rules &amp;allow is played at once</source>
        <translation>Was die &amp;Regeln erlauben, wird sofort gespielt</translation>
    </message>
    <message>
        <source>In a game of cards: what they warn of comes to you as a claim</source>
        <translation>In einem Kartenspiel: Wovor sie warnen, kommt als Ansage zu Ihnen</translation>
    </message>
    <message>
        <source>On again when the program &amp;starts</source>
        <translation>Beim nächsten &amp;Start wieder an</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a network and its address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>only this computer</source>
        <translation>nur dieser Rechner</translation>
    </message>
    <message>
        <source>Phones cannot be served there (%1). Choose another network.</source>
        <translation>Dort können Telefone nicht bedient werden (%1). Wählen Sie ein anderes Netz.</translation>
    </message>
    <message>
        <source>This computer is in the network %1 no more. The phones come back by themselves once it is there again.</source>
        <translation>Dieser Rechner ist nicht mehr im Netz %1. Die Telefone kommen von selbst zurück, sobald er wieder dort ist.</translation>
    </message>
    <message>
        <source>&amp;Send all away</source>
        <translation>Alle &amp;wegschicken</translation>
    </message>
    <message>
        <source>&amp;Let them look</source>
        <translation>&amp;Zusehen lassen</translation>
    </message>
    <message>
        <source>Off. Nothing is served.</source>
        <translation>Aus. Niemand sieht etwas.</translation>
    </message>
    <message>
        <source>On. Open a battle for links to its sides.</source>
        <translation>An. Öffnen Sie ein Gefecht, dann gibt es Links für seine Seiten.</translation>
    </message>
    <message>
        <source>On. Each side photographs its own picture.</source>
        <translation>An. Jede Seite fotografiert ihr eigenes Bild.</translation>
    </message>
    <message>
        <source>Picture of the link for %1</source>
        <translation>Bild des Links für %1</translation>
    </message>
    <message>
        <source>Send away, with a new link</source>
        <translation>Wegschicken, mit neuem Link</translation>
    </message>
    <message>
        <source>Who has the old one sees nothing more</source>
        <translation>Wer den alten hat, sieht nichts mehr</translation>
    </message>
    <message>
        <source>Send %1 away, with a new link</source>
        <translation>%1 wegschicken, mit neuem Link</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>No phone looks yet.</source>
        <translation>Noch sieht kein Telefon zu.</translation>
    </message>
    <message>
        <source>This computer has another address in the network %1: the phones need new pictures, see View &gt; Players’ phones.</source>
        <translation>Dieser Rechner hat im Netz %1 eine andere Adresse: Die Telefone brauchen neue Bilder, siehe Ansicht &gt; Telefone der Spieler.</translation>
    </message>
    <message>
        <source>The phones are off: this computer is not in the network %1.</source>
        <translation>Die Telefone sind aus: Dieser Rechner ist nicht im Netz %1.</translation>
    </message>
    <message>
        <source>This computer is in the network %1 again.</source>
        <translation>Dieser Rechner ist wieder im Netz %1.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PickList</name>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlanList</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Other turn…</source>
        <translation>Anderer Zug …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes those chosen off this list; they stay on the roster (Del)</source>
        <translation>Nimmt die gewählten von dieser Liste; sie bleiben in der Aufstellung (Entf)</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>%1: add units</source>
        <translation>%1: Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>%1: take off the list</source>
        <translation>%1: von der Liste nehmen</translation>
    </message>
    <message>
        <source>%1: another turn</source>
        <translation>%1: anderer Zug</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlayersBoard</name>
    <message>
        <source>Looking back</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Kein Gefecht ist offen.</translation>
    </message>
    <message>
        <source>Record %1: letters %2</source>
        <translation>Eintrag %1: Buchstaben %2</translation>
    </message>
    <message>
        <source>dice pledged: %1</source>
        <translation>Zusage der Würfel: %1</translation>
    </message>
    <message>
        <source>number called: %1</source>
        <translation>genannte Zahl: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlayersWindow</name>
    <message>
        <source>The players&apos; view of the field</source>
        <translation>Die Sicht der Spieler auf das Feld</translation>
    </message>
    <message>
        <source>%1 – for the players</source>
        <translation>%1 – für die Spieler</translation>
    </message>
    <message>
        <source>For the players</source>
        <translation>Für die Spieler</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PreferencesDialog</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Who throws each kind of die is chosen while a battle is open.</source>
        <translation>Wer welche Art Würfel wirft, wird bei geöffnetem Gefecht gewählt.</translation>
    </message>
    <message>
        <source>Who throws each kind of die. It can also be chosen beside the dice, while they are asked for.</source>
        <translation>Wer welche Art Würfel wirft. Das lässt sich auch neben den Würfeln wählen, während sie verlangt werden.</translation>
    </message>
    <message>
        <source>Who throws the %1</source>
        <translation>Wer diesen Würfel wirft: %1</translation>
    </message>
    <message>
        <source>The players throw it</source>
        <translation>Die Spieler würfeln</translation>
    </message>
    <message>
        <source>The players throw a %1 in its place</source>
        <translation>Die Spieler würfeln stattdessen: %1</translation>
    </message>
    <message>
        <source>The program throws it</source>
        <translation>Das Programm würfelt</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Whole &amp;page</source>
        <translation>Ganze &amp;Seite</translation>
    </message>
    <message>
        <source>The whole page (Alt+P)</source>
        <translation>Die ganze Seite (Alt+S)</translation>
    </message>
    <message>
        <source>Page &amp;width</source>
        <translation>Seiten&amp;breite</translation>
    </message>
    <message>
        <source>As wide as there is room (Alt+W)</source>
        <translation>So breit, wie Platz ist (Alt+B)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>As large as on paper; Ctrl and the wheel, + and − change it</source>
        <translation>So groß wie auf dem Papier; ändern mit Strg und Mausrad, + und −</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pages printed</source>
        <translation>Gedruckte Seiten</translation>
    </message>
    <message>
        <source>Page %v of %m</source>
        <translation>Seite %v von %m</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops printing</source>
        <translation>Bricht das Drucken ab</translation>
    </message>
    <message>
        <source>Save as &amp;file…</source>
        <translation>Als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>As PDF, HTML, text or CSV (Alt+F)</source>
        <translation>Als PDF, HTML, Text oder CSV (Alt+D)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Dr&amp;ucken …</translation>
    </message>
    <message>
        <source>Chooses a printer (Alt+R)</source>
        <translation>Wählt einen Drucker (Alt+U)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc; what is being printed goes on</source>
        <translation>Esc; was gerade gedruckt wird, läuft weiter</translation>
    </message>
    <message>
        <source>Left out, for this battle has nothing for it yet: %1</source>
        <translation>Weggelassen, weil dieses Gefecht dafür noch nichts hat: %1</translation>
    </message>
    <message>
        <source>Left out, for %1: %2</source>
        <translation>Weggelassen, denn %1: %2</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>Nichts ist angekreuzt</translation>
    </message>
    <message>
        <source>Page %1 of %2 · %3 · %4 · %5 pt type</source>
        <translation>Seite %1 von %2 · %3 · %4 · Schrift %5 pt</translation>
    </message>
    <message>
        <source>All pages are on their way to the printer.</source>
        <translation>Alle Seiten sind unterwegs zum Drucker.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintJob</name>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>The printer %1 reports an error.</source>
        <translation>Der Drucker %1 meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The printer %1 did not take the pages.</source>
        <translation>Der Drucker %1 hat die Seiten nicht angenommen.</translation>
    </message>
    <message>
        <source>Page %1 of %2 could not be printed.</source>
        <translation>Seite %1 von %2 konnte nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Page %1 of %2 could not be made.</source>
        <translation>Seite %1 von %2 konnte nicht erstellt werden.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintOptions</name>
    <message>
        <source>All for &amp;tonight</source>
        <translation>Alles für &amp;heute Abend</translation>
    </message>
    <message>
        <source>Ticks what is printed before a game (Alt+T)</source>
        <translation>Kreuzt an, was vor einem Spiel gedruckt wird (Alt+H)</translation>
    </message>
    <message>
        <source>Rosters and cards show the battle</source>
        <translation>Aufstellungen und Karten zeigen das Gefecht</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplare: %1</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>As it was set up</source>
        <translation>Wie eingerichtet</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarzweiß</translation>
    </message>
    <message>
        <source>Margins in millimetres</source>
        <translation>Ränder in Millimetern</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Ränder</translation>
    </message>
    <message>
        <source>Players of %1</source>
        <translation>Spieler: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ProblemDialog</name>
    <message>
        <source>About this problem</source>
        <translation>Zu diesem Problem</translation>
    </message>
    <message>
        <source>The program sends nothing. Read this, write what happened, take out what nobody is to see, then save it to a file and send that yourself.</source>
        <translation>Das Programm sendet nichts. Lesen Sie dies, schreiben Sie dazu, was geschah, streichen Sie, was niemand sehen soll; dann als Datei speichern und selbst senden.</translation>
    </message>
    <message>
        <source>What there is to tell about the problem</source>
        <translation>Was zu dem Problem zu sagen ist</translation>
    </message>
    <message>
        <source>&amp;Save to a file…</source>
        <translation>Als Datei &amp;speichern …</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved as %1. Nothing was sent.</source>
        <translation>Gespeichert als %1. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::QuestionRow</name>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation>Taste %1, %2</translation>
    </message>
    <message>
        <source>%1 (key %2): %3</source>
        <translation>%1 (Taste %2): %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReadingPane</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Find in the text (Ctrl+F)</source>
        <translation>Im Text suchen (Strg+F)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>Die Stelle davor (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>Die nächste Stelle (Eingabe)</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Die Stelle davor</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Die nächste Stelle</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordModel</name>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>✎ noted</source>
        <translation>✎ notiert</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>↺ dropped</source>
        <translation>↺ weggelassen</translation>
    </message>
    <message>
        <source>↺ corrected</source>
        <translation>↺ berichtigt</translation>
    </message>
    <message>
        <source>%1, bookmarked</source>
        <translation>%1, mit Lesezeichen</translation>
    </message>
    <message>
        <source>%1, after dice that were seen and not kept</source>
        <translation>%1, nach Würfeln, die zu sehen waren und nicht galten</translation>
    </message>
    <message>
        <source>Turn · phase · number</source>
        <translation>Zug · Phase · Nummer</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>How it came out</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Correct, note</source>
        <translation>Berichtigen, notieren</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordTable</name>
    <message>
        <source>The record, newest first</source>
        <translation>Das Protokoll, Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordView</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the record (/)</source>
        <translation>Im Protokoll suchen (/)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show every record again</source>
        <translation>Wieder jeden Eintrag zeigen</translation>
    </message>
    <message>
        <source>★ ↑</source>
        <translation>★ ↑</translation>
    </message>
    <message>
        <source>Later bookmark (Ctrl+Up)</source>
        <translation>Späteres Lesezeichen (Strg+Hoch)</translation>
    </message>
    <message>
        <source>★ ↓</source>
        <translation>★ ↓</translation>
    </message>
    <message>
        <source>Earlier bookmark (Ctrl+Down)</source>
        <translation>Früheres Lesezeichen (Strg+Herunter)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How the dice fell so far</source>
        <translation>Wie die Würfel bisher fielen</translation>
    </message>
    <message>
        <source>Undo them</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Undo them; redo brings them back</source>
        <translation>Macht sie rückgängig; Wiederherstellen bringt sie zurück</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Ändert nichts (Esc)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number of a record (what it is)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo record %1?</source>
        <translation>Eintrag %1 rückgängig machen?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet. What is resolved is written down here, newest first.</source>
        <translation>Noch ist nichts geschehen. Was ausgewertet wird, steht hier, Neuestes zuerst.</translation>
    </message>
    <message>
        <source>Nothing like that is in the record. &quot;Show all&quot; brings everything back.</source>
        <translation>Nichts dergleichen steht im Protokoll. „Alle zeigen“ bringt alles zurück.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReferenceWindow</name>
    <message>
        <source>Rules at hand</source>
        <translation>Regeln zur Hand</translation>
    </message>
    <message>
        <source>The rules of this battle</source>
        <translation>Die Regeln dieses Gefechts</translation>
    </message>
    <message>
        <source>What is being &amp;done</source>
        <translation>Was gerade ge&amp;schieht</translation>
    </message>
    <message>
        <source>Goes to the rule for what is being resolved (F1)</source>
        <translation>Geht zur Regel für das, was gerade ausgewertet wird (F1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Further losses</source>
        <translation>Weitere Verluste</translation>
    </message>
    <message>
        <source>Further %1 lost</source>
        <translation>Weitere Verluste: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalFacts</name>
    <message>
        <source>over %1 %</source>
        <translation>über %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n of %1 lost: %2</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Nach %n von %1 verloren: %2</numerusform>
            <numerusform>Nach %n von %1 verloren: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more, %1 of %2 counted: %3</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Nach %n weiteren zählen %1 von %2: %3</numerusform>
            <numerusform>Nach %n weiteren zählen %1 von %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>now %1 of %2 counted</source>
        <translation>jetzt zählen %1 von %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Further lost</source>
        <translation>Weitere Verluste</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalPane</name>
    <message>
        <source>One test at the &amp;end</source>
        <translation>Ein Test am &amp;Ende</translation>
    </message>
    <message>
        <source>All losses fall at once, then one test is taken (Alt+E)</source>
        <translation>Alle Verluste fallen auf einmal, dann folgt ein Test (Alt+E)</translation>
    </message>
    <message>
        <source>A test after every &amp;loss</source>
        <translation>Ein Test nach jedem Ver&amp;lust</translation>
    </message>
    <message>
        <source>The losses fall one by one, and a test follows each that calls for one (Alt+L)</source>
        <translation>Die Verluste fallen einzeln; auf jeden, der ihn verlangt, folgt ein Test (Alt+L)</translation>
    </message>
    <message>
        <source>As &amp;numbers</source>
        <translation>Als &amp;Zahlen</translation>
    </message>
    <message>
        <source>The same as a table (Alt+N)</source>
        <translation>Dasselbe als Tabelle (Alt+Z)</translation>
    </message>
    <message>
        <source>Rehearsal of %1</source>
        <translation>Planspiel: %1</translation>
    </message>
    <message>
        <source>%1, as numbers</source>
        <translation>%1, als Zahlen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReplayScreen</name>
    <message>
        <source>The battle as it was</source>
        <translation>Das Gefecht, wie es war</translation>
    </message>
    <message>
        <source>&amp;Players see it too</source>
        <translation>S&amp;pieler sehen mit</translation>
    </message>
    <message>
        <source>The players’ window shows the same moment, without what is kept from them (P)</source>
        <translation>Das Spielerfenster zeigt denselben Augenblick, ohne das, was ihnen verborgen bleibt (P)</translation>
    </message>
    <message>
        <source>Players see it too</source>
        <translation>Spieler sehen mit</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück zum &amp;Jetzt</translation>
    </message>
    <message>
        <source>Back to the battle as it stands (Esc)</source>
        <translation>Zurück zum jetzigen Stand des Gefechts (Esc)</translation>
    </message>
    <message>
        <source>Record that is shown</source>
        <translation>Gezeigter Eintrag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>A record back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Go on by itself, or pause</source>
        <translation>Von selbst weiter oder anhalten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>A record on</source>
        <translation>Einen Eintrag vor</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>To the last record</source>
        <translation>Zum letzten Eintrag</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and −)</source>
        <translation>Wie schnell es von selbst weitergeht (+ und −)</translation>
    </message>
    <message>
        <source>Very slow: a record every 5 seconds</source>
        <translation>Sehr langsam: alle 5 Sekunden ein Eintrag</translation>
    </message>
    <message>
        <source>Slow: a record every 3 seconds</source>
        <translation>Langsam: alle 3 Sekunden ein Eintrag</translation>
    </message>
    <message>
        <source>A record every 2 seconds</source>
        <translation>Alle 2 Sekunden ein Eintrag</translation>
    </message>
    <message>
        <source>Fast: a record every second</source>
        <translation>Schnell: jede Sekunde ein Eintrag</translation>
    </message>
    <message>
        <source>Very fast: two records a second</source>
        <translation>Sehr schnell: zwei Einträge je Sekunde</translation>
    </message>
    <message>
        <source>Looking back: before the first record of %1</source>
        <translation>Rückschau: vor dem ersten Eintrag von %1</translation>
    </message>
    <message>
        <source>Looking back: record %1 of %2</source>
        <translation>Rückschau: Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>‖ Pause</source>
        <translation>‖ Anhalten</translation>
    </message>
    <message>
        <source>▸ Play</source>
        <translation>▸ Abspielen</translation>
    </message>
    <message>
        <source>Before the first record</source>
        <translation>Vor dem ersten Eintrag</translation>
    </message>
    <message>
        <source>The battle as it was set up</source>
        <translation>Das Gefecht, wie es eingerichtet wurde</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReportDialog</name>
    <message>
        <source>%1 ✎</source>
        <translation>%1 ✎</translation>
    </message>
    <message>
        <source>After-action report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <source>Passages of the report</source>
        <translation>Abschnitte des Berichts</translation>
    </message>
    <message>
        <source>Text of the passage; each line is a paragraph</source>
        <translation>Text des Abschnitts; jede Zeile ist ein Absatz</translation>
    </message>
    <message>
        <source>P&amp;ictures…</source>
        <translation>B&amp;ilder …</translation>
    </message>
    <message>
        <source>A folder with pictures; each stands where the game was when it was taken (Alt+I)</source>
        <translation>Ein Ordner mit Bildern; jedes steht da, wo das Spiel bei der Aufnahme war (Alt+I)</translation>
    </message>
    <message>
        <source>&amp;Back to the program&apos;s words</source>
        <translation>&amp;Zurück zu den Worten des Programms</translation>
    </message>
    <message>
        <source>Takes your words for this passage out again (Alt+B)</source>
        <translation>Nimmt Ihre Worte für diesen Abschnitt wieder heraus (Alt+Z)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Shows the pages (Alt+R)</source>
        <translation>Zeigt die Seiten (Alt+R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc; what you wrote is kept</source>
        <translation>Esc; was Sie geschrieben haben, bleibt</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>In your words. A later correction of the record does not change them.</source>
        <translation>In Ihren Worten. Eine spätere Berichtigung des Protokolls ändert sie nicht.</translation>
    </message>
    <message>
        <source>In the program&apos;s words. Type to put it better.</source>
        <translation>In den Worten des Programms. Tippen, um es besser zu sagen.</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Nicht behalten: %1</translation>
    </message>
    <message>
        <source>Some pictures cannot be used</source>
        <translation>Einige Bilder sind nicht verwendbar</translation>
    </message>
    <message>
        <source>No pictures</source>
        <translation>Keine Bilder</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ResolvePanel</name>
    <message>
        <source>Who acts?</source>
        <translation>Wer handelt?</translation>
    </message>
    <message numerus="yes">
        <source>%n units chosen</source>
        <translation>
            <numerusform>%n Einheit gewählt</numerusform>
            <numerusform>%n Einheiten gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at the enemy they act on: the first does so now, the others wait as cards.</source>
        <translation>Zeigen Sie auf den Gegner: die erste handelt jetzt, die anderen warten als Karten.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ResultBox</name>
    <message>
        <source>Apply ⏎</source>
        <translation>Anwenden ⏎</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>die Regel</translation>
    </message>
    <message>
        <source>Nothing changes on the roster.</source>
        <translation>In der Aufstellung ändert sich nichts.</translation>
    </message>
    <message>
        <source>Ready to be carried out.</source>
        <translation>Kann ausgeführt werden.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RollList</name>
    <message>
        <source>%1: open</source>
        <translation>%1: offen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>✎ Another modifier…</source>
        <translation>✎ Anderer Modifikator …</translation>
    </message>
    <message>
        <source>Another modifier, by hand</source>
        <translation>Anderer Modifikator, von Hand</translation>
    </message>
    <message>
        <source>A line of your own…</source>
        <translation>Eine eigene Zeile …</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterDelegate</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterField</name>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>They do not have the same. Select one of them.</source>
        <translation>Sie haben nicht dasselbe. Einen davon auswählen.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterForm</name>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Sache</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehligt</translation>
    </message>
    <message>
        <source>Stands under</source>
        <translation>Steht unter</translation>
    </message>
    <message>
        <source>Choose somebody on the left to say more about them.</source>
        <translation>Links jemanden wählen, um mehr über ihn zu sagen.</translation>
    </message>
    <message>
        <source>These are of different kinds; choose alike ones to change them together.</source>
        <translation>Diese sind verschiedener Art; gleichartige wählen, um sie gemeinsam zu ändern.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1, to look at: %2</source>
        <translation>%1, Hinweis: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterPage</name>
    <message>
        <source>Nothing is on the roster yet. Add a side, take a template, import a CSV file or paste rows from a spreadsheet.</source>
        <translation>Noch steht nichts in der Aufstellung. Eine Seite anlegen, eine Vorlage nehmen, eine CSV-Datei importieren oder Zeilen aus einer Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
        <source>+ Side</source>
        <translation>+ Seite</translation>
    </message>
    <message>
        <source>New Side</source>
        <translation>Neue Seite</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>+ Formation</source>
        <translation>+ Verband</translation>
    </message>
    <message>
        <source>New Formation</source>
        <translation>Neuer Verband</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>+ Officer</source>
        <translation>+ Offizier</translation>
    </message>
    <message>
        <source>New Officer</source>
        <translation>Neuer Offizier</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>+ Unit</source>
        <translation>+ Einheit</translation>
    </message>
    <message>
        <source>New Unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Same again, next number (Ctrl+D)</source>
        <translation>Noch einmal, nächste Nummer (Strg+D)</translation>
    </message>
    <message>
        <source>Strike off</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>With all below it (Delete)</source>
        <translation>Mit allem darunter (Entf)</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Show templates</source>
        <translation>Vorlagen zeigen</translation>
    </message>
    <message>
        <source>Whole formations with one click (Ctrl+Shift+T)</source>
        <translation>Ganze Verbände mit einem Klick (Strg+Umschalt+T)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterScreen</name>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Kräftevergleich</translation>
    </message>
    <message>
        <source>Parts of the roster</source>
        <translation>Teile der Aufstellung</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>An den Tisch</translation>
    </message>
    <message>
        <source>The battle begins, or goes on (F4)</source>
        <translation>Das Gefecht beginnt oder geht weiter (F4)</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>Choose a formation or units to keep; a whole side is kept as a battle file.</source>
        <translation>Einen Verband oder Einheiten zum Behalten wählen; eine ganze Seite wird als Gefechtsdatei aufgehoben.</translation>
    </message>
    <message>
        <source>Keep in your collection</source>
        <translation>In die eigene Sammlung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Nicht behalten: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>%1: this file %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The clipboard holds no text; copy rows with their heads in the spreadsheet first.</source>
        <translation>Die Zwischenablage enthält keinen Text; zuerst in der Tabellenkalkulation Zeilen mit ihren Spaltenköpfen kopieren.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Back to before the battle</source>
        <translation>Zurück vor das Gefecht</translation>
    </message>
    <message>
        <source>Everything that was played is taken off the field; the roster stays. It can be undone.</source>
        <translation>Alles Gespielte kommt vom Feld; die Aufstellung bleibt. Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Not kept: %1 needs %2 (%3); choose both</source>
        <translation>Nicht behalten: %1 braucht %2 (%3); beide wählen</translation>
    </message>
    <message>
        <source>Not kept: %1 needs %2 (%3), which a collection cannot hold</source>
        <translation>Nicht behalten: %1 braucht %2 (%3), was eine Sammlung nicht aufnehmen kann</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterTree</name>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RulingSummary</name>
    <message>
        <source>Rulings…</source>
        <translation>Auslegungen …</translation>
    </message>
    <message>
        <source>Rulings of this battle</source>
        <translation>Auslegungen dieses Gefechts</translation>
    </message>
    <message>
        <source>Shows how the rulebook is read, and lets you read it otherwise</source>
        <translation>Zeigt, wie das Regelwerk gelesen wird, und lässt es anders lesen</translation>
    </message>
    <message>
        <source>All as usual.</source>
        <translation>Alle wie üblich.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RulingsDialog</name>
    <message>
        <source>Only those &amp;changed</source>
        <translation>Nur &amp;geänderte</translation>
    </message>
    <message>
        <source>&amp;Reset to the pack&apos;s reading</source>
        <translation>Auf die Lesart des Pakets zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Where the rulebook can be read in more than one way, this is how the battle is played. A change counts from now on and is written into the record.</source>
        <translation>Wo das Regelwerk mehrere Lesarten zulässt, wird dieses Gefecht so gespielt. Eine Änderung gilt ab jetzt und kommt ins Protokoll.</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Auslegung suchen</translation>
    </message>
    <message>
        <source>Find: a word or a number</source>
        <translation>Suchen: ein Wort oder eine Nummer</translation>
    </message>
    <message>
        <source>Only those changed for this battle</source>
        <translation>Nur die für dieses Gefecht geänderten</translation>
    </message>
    <message>
        <source>Alt+C</source>
        <translation>Alt+G</translation>
    </message>
    <message>
        <source>The rulings</source>
        <translation>Die Auslegungen</translation>
    </message>
    <message>
        <source>Plays this one as the rule pack does (Alt+R)</source>
        <translation>Spielt diese so wie das Regelpaket (Alt+R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>All as the rule pack reads them.</source>
        <translation>Alle, wie das Regelpaket sie liest.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed for this battle.</source>
        <comment>rulings</comment>
        <translation>
            <numerusform>%n für dieses Gefecht geändert.</numerusform>
            <numerusform>%n für dieses Gefecht geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ruling fits. %1</source>
        <translation>Keine Auslegung passt. %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Changes what is said, ticked beforehand or due; never the sums.</source>
        <translation>Ändert, was gesagt, vorab angekreuzt oder fällig wird; nie die Summen.</translation>
    </message>
    <message>
        <source>Changes what the program works out.</source>
        <translation>Ändert, was das Programm errechnet.</translation>
    </message>
    <message>
        <source>Reading &amp;%1, the pack&apos;s</source>
        <translation>Lesart &amp;%1, die des Pakets</translation>
    </message>
    <message>
        <source>Reading &amp;%1</source>
        <translation>Lesart &amp;%1</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>✎ %1 – changed</source>
        <translation>✎ %1 – geändert</translation>
    </message>
    <message>
        <source>%1, changed for this battle</source>
        <translation>%1, für dieses Gefecht geändert</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SaveBar</name>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Hier speichern</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SaveMonitor</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Discard a battle</source>
        <translation>Gefecht verwerfen</translation>
    </message>
    <message>
        <source>%1 (%2) was never saved. Discard it for good?</source>
        <translation>%1 (%2) wurde nie gespeichert. Endgültig verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ScenarioPage</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Das Gefecht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>yyyy-mm-dd</source>
        <translation>jjjj-mm-tt</translation>
    </message>
    <message>
        <source>Year, month and day, such as 1917-10-31; other words may stand here too</source>
        <translation>Jahr, Monat und Tag, etwa 1917-10-31; auch andere Worte sind erlaubt</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>The last turn. When it is over the program says so and goes on</source>
        <translation>Der letzte Zug. Ist er vorbei, sagt es das Programm und spielt weiter</translation>
    </message>
    <message>
        <source>Minutes for a turn</source>
        <translation>Minuten je Zug</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>How long a side&apos;s turn is meant to take at the table. When it is over the clock says so, no more</source>
        <translation>Wie lange der Zug einer Seite am Tisch dauern soll. Ist die Zeit um, sagt es die Uhr, weiter nichts</translation>
    </message>
    <message>
        <source>Rulings otherwise than usual</source>
        <translation>Auslegungen, die vom Üblichen abweichen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>The situation, what is uncertain, what the umpire decided</source>
        <translation>Die Lage, was ungewiss ist, was der Spielleiter entschied</translation>
    </message>
    <message>
        <source>The sides</source>
        <translation>Die Seiten</translation>
    </message>
    <message>
        <source>There is no side yet; the roster adds one.</source>
        <translation>Noch gibt es keine Seite; die Aufstellung legt eine an.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Everybody is there from the start.</source>
        <translation>Alle sind von Anfang an da.</translation>
    </message>
    <message>
        <source>Who comes later?</source>
        <translation>Wer kommt später?</translation>
    </message>
    <message>
        <source>%1: planned turns</source>
        <translation>%1: geplante Züge</translation>
    </message>
    <message>
        <source>No turn is planned; they are there from the start.</source>
        <translation>Kein Zug ist geplant; sie sind von Anfang an da.</translation>
    </message>
    <message>
        <source>Who comes in which turn?</source>
        <translation>Wer kommt in welchem Zug?</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Vor den Spielern verborgen</translation>
    </message>
    <message>
        <source>The players see everybody.</source>
        <translation>Die Spieler sehen alle.</translation>
    </message>
    <message>
        <source>Who is hidden from the players?</source>
        <translation>Wer ist vor den Spielern verborgen?</translation>
    </message>
    <message>
        <source>Written as 1917-10-31 it stands in words on the start page.</source>
        <translation>Als 1917-10-31 geschrieben, steht es auf der Startseite in Worten.</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Zieht zuerst</translation>
    </message>
    <message>
        <source>they roll for it</source>
        <translation>wird ausgewürfelt</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ScoreButton</name>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Objectives and who holds them</source>
        <translation>Ziele und wer sie hält</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>Objectives. %1</source>
        <translation>Ziele. %1</translation>
    </message>
    <message>
        <source>%1
Who holds which objective (Ctrl+Shift+O)</source>
        <translation>%1
Wer hält welches Ziel (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 (%2) – %3</source>
        <translation>%1 (%2) – %3</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>Gehalten von: %1</translation>
    </message>
    <message>
        <source>Held by nobody</source>
        <translation>Von niemandem gehalten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SeatActions</name>
    <message>
        <source>&amp;Two players at this laptop</source>
        <translation>&amp;Zwei Spieler an diesem Laptop</translation>
    </message>
    <message>
        <source>Each sees his own hand; between them everything is covered</source>
        <translation>Jeder sieht die eigene Hand; dazwischen ist alles verdeckt</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SeatWindow</name>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>The umpire&apos;s view, with all cards</source>
        <translation>Die Sicht des Spielleiters, mit allen Karten</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>&amp;Suggest</source>
        <translation>&amp;Vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Undo the last</source>
        <translation>&amp;Letztes rückgängig</translation>
    </message>
    <message>
        <source>&amp;Hand over (H)</source>
        <translation>Wei&amp;tergeben (H)</translation>
    </message>
    <message>
        <source>What the program would do for this side</source>
        <translation>Was das Programm für diese Seite tun würde</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>The laptop goes to: %1. Everybody else looks away.</source>
        <translation>Der Laptop geht an: %1. Alle anderen sehen weg.</translation>
    </message>
    <message>
        <source>Show the cards of %1 (Space)</source>
        <translation>Karten zeigen: %1 (Leertaste)</translation>
    </message>
    <message>
        <source>Show the cards of %1</source>
        <translation>Karten zeigen: %1</translation>
    </message>
    <message>
        <source>Let the program play %1 in this phase</source>
        <translation>Das Programm in dieser Phase spielen lassen: %1</translation>
    </message>
    <message>
        <source>Covers everything, for %1 to sit down</source>
        <translation>Verdeckt alles, damit %1 Platz nehmen kann</translation>
    </message>
    <message>
        <source>Nothing that helps: go on to the next phase, or hand over.</source>
        <translation>Nichts, was hilft: weiter zur nächsten Phase oder weitergeben.</translation>
    </message>
    <message>
        <source>The umpire&apos;s view</source>
        <translation>Die Sicht des Spielleiters</translation>
    </message>
    <message>
        <source>It shows the hands of both players. Both should be asked first.</source>
        <translation>Sie zeigt die Hände beider Spieler. Beide sollten vorher gefragt werden.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>The laptop goes to: %1. That side has still to act in this phase. Everybody else looks away.</source>
        <translation>Der Laptop geht an: %1. Diese Seite ist in dieser Phase noch an der Reihe. Alle anderen sehen weg.</translation>
    </message>
    <message>
        <source>%1 acted last, and takes that back itself.</source>
        <translation>Zuletzt war am Zug: %1. Nur von dort wird das zurückgenommen.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Weitergeben</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SideCard</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SideColumn</name>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%3: %1 von %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SpecialsBoard</name>
    <message>
        <source>Specials</source>
        <translation>Sondereinheiten</translation>
    </message>
    <message>
        <source>The units like no other of both sides: how they stand, and what they may try this turn.</source>
        <translation>Die einzigartigen Einheiten beider Seiten: wie es um sie steht und was sie in diesem Zug versuchen dürfen.</translation>
    </message>
    <message>
        <source>No such unit on this side.</source>
        <translation>Keine solche Einheit auf dieser Seite.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
</context>
<context>
    <name>umpire::gui::StartPage</name>
    <message>
        <source>Desert Umpire</source>
        <translation>Desert Umpire</translation>
    </message>
    <message>
        <source>The field is empty. Lay out a battle, open one, or take an example.</source>
        <translation>Das Feld ist leer. Ein Gefecht anlegen, eines öffnen oder ein Beispiel nehmen.</translation>
    </message>
    <message>
        <source>The program broke down</source>
        <translation>Das Programm ist abgestürzt</translation>
    </message>
    <message>
        <source>Never saved: the program was stopped</source>
        <translation>Nie gespeichert: Das Programm wurde beendet</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>Lays out a battle (Ctrl+N)</source>
        <translation>Legt ein Gefecht an (Strg+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Opens a battle file (Ctrl+O)</source>
        <translation>Öffnet eine Gefechtsdatei (Strg+O)</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Zum Rundgang</translation>
    </message>
    <message>
        <source>Shows what is where, in a minute</source>
        <translation>Zeigt in einer Minute, was wo ist</translation>
    </message>
    <message>
        <source>New here? The tour takes a minute.</source>
        <translation>Zum ersten Mal hier? Der Rundgang dauert eine Minute.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Examples: %1</source>
        <translation>Beispiele: %1</translation>
    </message>
    <message>
        <source>About this problem…</source>
        <translation>Zu diesem Problem …</translation>
    </message>
    <message>
        <source>About this problem: %1</source>
        <translation>Zu diesem Problem: %1</translation>
    </message>
    <message>
        <source>Put away…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Put the report away: %1</source>
        <translation>Bericht entfernen: %1</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Your folders…</source>
        <translation>Eigene Ordner …</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 verwerfen</translation>
    </message>
    <message>
        <source>%1; and more</source>
        <translation>%1; und mehr</translation>
    </message>
    <message>
        <source>Your own battles to begin from</source>
        <translation>Eigene Gefechte als Anfang</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Zugeklappt</translation>
    </message>
</context>
<context>
    <name>umpire::gui::StateSheetAutosave</name>
    <message>
        <source>The state sheet was not written. %1</source>
        <translation>Das Standblatt wurde nicht geschrieben. %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::StoredBattle</name>
    <message>
        <source>The secret of the dice could not be kept, so nobody can check them later: %1</source>
        <translation>Das Geheimnis der Würfel konnte nicht aufbewahrt werden; niemand kann sie später prüfen: %1</translation>
    </message>
    <message>
        <source>it is open in another window by now, or gone</source>
        <translation>inzwischen in einem anderen Fenster geöffnet oder fort</translation>
    </message>
    <message>
        <source>nothing of it can be saved</source>
        <translation>davon ist nichts zu retten</translation>
    </message>
    <message>
        <source>This battle is open read only: its dice are revealed where it is played.</source>
        <translation>Dieses Gefecht ist nur lesbar geöffnet: Seine Würfel werden dort aufgedeckt, wo es gespielt wird.</translation>
    </message>
    <message>
        <source>The program has thrown no sealed die in this battle.</source>
        <translation>Das Programm hat in diesem Gefecht noch keinen versiegelten Würfel geworfen.</translation>
    </message>
    <message>
        <source>Some dice came from a secret that is not on this computer: reveal them where it was played.</source>
        <translation>Einige Würfel stammen aus einem Geheimnis, das nicht auf diesem Computer liegt: Dort aufdecken, wo gespielt wurde.</translation>
    </message>
    <message>
        <source>The secret of the dice stands in the battle&apos;s file now. Dice thrown from here on come from a new one.</source>
        <translation>Das Geheimnis der Würfel steht nun in der Gefechtsdatei. Weitere Würfe kommen aus einem neuen.</translation>
    </message>
    <message>
        <source>The dice were revealed before.</source>
        <translation>Die Würfel sind schon aufgedeckt.</translation>
    </message>
    <message>
        <source>this battle is open read only</source>
        <translation>dieses Gefecht ist nur lesbar geöffnet</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SubjectCard</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why, for the record</source>
        <translation>Warum, für das Protokoll</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sets what was changed and writes it into the record (Enter)</source>
        <translation>Setzt das Geänderte und schreibt es ins Protokoll (Eingabe)</translation>
    </message>
    <message>
        <source>Everything the record says about it</source>
        <translation>Alles, was das Protokoll darüber sagt</translation>
    </message>
    <message>
        <source>Closes the sheet (Esc)</source>
        <translation>Schließt das Blatt (Esc)</translation>
    </message>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TableDocks</name>
    <message>
        <source>%1 in a window of its own</source>
        <translation>%1 in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>Panels at the foot</source>
        <translation>Felder am unteren Rand</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TableScreen</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Landkarte</translation>
    </message>
    <message>
        <source>Everything that was done, newest first.</source>
        <translation>Alles, was getan wurde, Neuestes zuerst.</translation>
    </message>
    <message>
        <source>Tests that are owed. Resolve them, or waive them with a reason.</source>
        <translation>Fällige Tests. Auswerten oder mit Begründung erlassen.</translation>
    </message>
    <message>
        <source>This is the turn&apos;s first phase; undo leads back into the turn before</source>
        <translation>Dies ist die erste Phase des Zuges; Rückgängig führt in den Zug davor</translation>
    </message>
    <message>
        <source>back to the phase before</source>
        <translation>zurück zur Phase davor</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Turn, side and phase; what is due; what undo would take back.</source>
        <translation>Zug, Seite und Phase; was fällig ist; was Rückgängig zurücknähme.</translation>
    </message>
    <message>
        <source>What is being resolved: the lines the program derives (click one to put your own value in its place), the questions only you can answer, the exact odds, the dice, and how it comes out.</source>
        <translation>Was gerade ausgewertet wird: die Zeilen, die das Programm herleitet (Klick setzt einen eigenen Wert ein), die Fragen, die nur Sie beantworten können, die genauen Chancen, die Würfel und wie es ausgeht.</translation>
    </message>
    <message>
        <source>What players called out meanwhile: a click takes a card up.</source>
        <translation>Was die Spieler inzwischen angesagt haben: Ein Klick nimmt eine Karte auf.</translation>
    </message>
    <message numerus="yes">
        <source>Due (%n)</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Fällig (%n)</numerusform>
            <numerusform>Fällig (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 came right after a number and was not taken for a die. Type the die again.</source>
        <translation>Die %1 kam gleich nach einer Nummer und galt nicht als Würfel. Bitte den Würfel noch einmal tippen.</translation>
    </message>
    <message>
        <source>Dice were typed already. Esc takes them back; then R rolls.</source>
        <translation>Es wurden schon Würfel getippt. Esc nimmt sie zurück; dann würfelt R.</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>vor den Spielern verborgen</translation>
    </message>
    <message>
        <source>the players see it now</source>
        <translation>die Spieler sehen es jetzt</translation>
    </message>
    <message>
        <source>Here the player&apos;s dice were typed, and this came of it: the outcome, the sum, and what to do on the table. It is on the record now; the tour takes it back when it ends.</source>
        <translation>Hier wurden die Würfel des Spielers getippt, und dies kam heraus: das Ergebnis, die Summe und was auf dem Tisch zu tun ist. Es steht jetzt im Protokoll; am Ende nimmt der Rundgang es zurück.</translation>
    </message>
    <message>
        <source>Here dice were typed, and this would come of it: the outcome, the sum, and what to do on the table. In your own battle the tour puts nothing on the record.</source>
        <translation>Hier wurden Würfel getippt, und dies käme heraus: das Ergebnis, die Summe und was auf dem Tisch zu tun ist. In Ihrem eigenen Gefecht schreibt der Rundgang nichts ins Protokoll.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Whose turn it is and its phases. Next ends a phase; what is due and what undo would take back stand at the right.</source>
        <translation>Wer am Zug ist, und die Phasen. „Weiter“ beendet eine Phase; rechts steht, was fällig ist und was Rückgängig zurücknähme.</translation>
    </message>
    <message>
        <source>The field</source>
        <translation>Das Feld</translation>
    </message>
    <message>
        <source>What is being resolved</source>
        <translation>Was gerade ausgewertet wird</translation>
    </message>
    <message>
        <source>The program derives what it can and gives its reasons. Tick what only you can see; the odds follow. Then type the die the player threw.</source>
        <translation>Das Programm leitet her, was es kann, und nennt seine Gründe. Kreuzen Sie an, was nur Sie sehen können; die Chancen folgen. Dann den Würfel tippen, den der Spieler geworfen hat.</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>Everything that happened, newest first. Any line can be explained, noted, corrected, or gone back to. Beside it stand what is due and the %1.</source>
        <translation>Alles, was geschah, Neuestes zuerst. Jede Zeile lässt sich erklären, notieren, berichtigen oder als Rücksprungziel nehmen. Daneben steht, was fällig ist, und: %1.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>Ctrl+K finds every unit, test and menu entry by a few letters. A right click on a unit shows all it can do. Nothing is lost: undo is always there.</source>
        <translation>Strg+K findet jede Einheit, jeden Test und jeden Menüeintrag mit ein paar Buchstaben. Ein Rechtsklick auf eine Einheit zeigt alles, was sie tun kann. Nichts geht verloren: Rückgängig ist immer da.</translation>
    </message>
    <message>
        <source>The %1 shows no %2. Type the die again.</source>
        <translation>Der %1 zeigt keine %2. Den Würfel noch einmal eingeben.</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>&amp;Lists beside the map</source>
        <translation>&amp;Listen neben der Karte</translation>
    </message>
    <message>
        <source>%1 Both are framed now.</source>
        <comment>whom to click on</comment>
        <translation>%1 Beide sind jetzt umrahmt.</translation>
    </message>
    <message>
        <source>The field. %1 Arrow keys move from tile to tile, Enter or Space chooses, a typed number goes straight to a unit.</source>
        <comment>whom to click on</comment>
        <translation>Das Feld. %1 Pfeiltasten gehen von Kachel zu Kachel, Eingabe oder Leertaste wählt, eine getippte Nummer führt direkt zu einer Einheit.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TablesDialog</name>
    <message>
        <source>&amp;Keep for later battles</source>
        <translation>Für spätere Gefechte &amp;behalten</translation>
    </message>
    <message>
        <source>Tables of the rules</source>
        <translation>Tabellen der Regeln</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Zellen der Tabelle</translation>
    </message>
    <message>
        <source>Go to a row</source>
        <translation>Zu einer Zeile gehen</translation>
    </message>
    <message>
        <source>What is filled in here stands in every battle that is begun later</source>
        <translation>Was hier eingetragen wird, steht in jedem später begonnenen Gefecht</translation>
    </message>
    <message>
        <source>Heads of the rows:</source>
        <translation>Köpfe der Zeilen:</translation>
    </message>
    <message>
        <source>Heads of the columns:</source>
        <translation>Köpfe der Spalten:</translation>
    </message>
    <message>
        <source>All that stays blank:</source>
        <translation>Alles, was leer bleibt:</translation>
    </message>
    <message>
        <source>%1: no heads yet</source>
        <translation>%1: noch keine Köpfe</translation>
    </message>
    <message>
        <source>%1: filled in</source>
        <translation>%1: ausgefüllt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 blank</source>
        <translation>%1: %2 von %3 leer</translation>
    </message>
    <message>
        <source>There is no folder of your own to keep them in: HOME is not set.</source>
        <translation>Es gibt keinen eigenen Ordner dafür: HOME ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>Kept in %1: battles that are begun from now on have them.</source>
        <translation>Aufgehoben in %1: Von nun an begonnene Gefechte haben sie.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TemplatePanel</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Formations you keep are here for every battle.</source>
        <translation>Was Sie an Verbänden behalten, steht hier für jedes Gefecht bereit.</translation>
    </message>
    <message>
        <source>Take %1 out of the collection</source>
        <translation>%1 aus der Sammlung nehmen</translation>
    </message>
    <message>
        <source>Keep what is chosen…</source>
        <translation>Gewähltes behalten …</translation>
    </message>
    <message>
        <source>Keep what is chosen</source>
        <translation>Gewähltes behalten</translation>
    </message>
    <message>
        <source>Puts the formation into your own collection</source>
        <translation>Legt den Verband in die eigene Sammlung</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TextEditor</name>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ThingStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>strength of strength</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::Tour</name>
    <message>
        <source>Tour of the screen</source>
        <translation>Bildschirm-Rundgang</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ends the tour (Esc)</source>
        <translation>Beendet den Rundgang (Esc)</translation>
    </message>
    <message>
        <source>◂ Back</source>
        <translation>◂ Zurück</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>Right arrow or Enter</source>
        <translation>Pfeil rechts oder Eingabe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Weiter ▸</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TrialWindow</name>
    <message>
        <source>Trial of %1</source>
        <translation>Probe: %1</translation>
    </message>
    <message>
        <source>A trial: nothing of it is kept</source>
        <translation>Eine Probe: nichts davon bleibt</translation>
    </message>
    <message>
        <source>&amp;End the trial</source>
        <translation>Probe &amp;beenden</translation>
    </message>
    <message>
        <source>The battle stands as it stood</source>
        <translation>Das Gefecht steht, wie es stand</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TurnBar</name>
    <message>
        <source>⟲ Undo</source>
        <translation>⟲ Rückgängig</translation>
    </message>
    <message>
        <source>The scenario lists no objectives yet. F6 opens it.</source>
        <translation>Das Szenario nennt noch keine Ziele. F6 öffnet es.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the field</source>
        <translation>Feld filtern</translation>
    </message>
    <message>
        <source>Show only some of the units (F)</source>
        <translation>Nur einige der Einheiten zeigen (F)</translation>
    </message>
    <message>
        <source>Back to the phase before</source>
        <translation>Zurück zur Phase davor</translation>
    </message>
    <message>
        <source>Back to the phase before (Ctrl+Backspace)</source>
        <translation>Zurück zur Phase davor (Strg+Rücktaste)</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>Ends this phase (Ctrl+Return)</source>
        <translation>Beendet diese Phase (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>%1 · note</source>
        <translation>%1 · Notiz</translation>
    </message>
    <message>
        <source>The whole list, to resolve or waive</source>
        <translation>Die ganze Liste, zum Auswerten oder Erlassen</translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>Nichts fällig</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <comment>tests</comment>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Weiter ▸</translation>
    </message>
    <message>
        <source>Next phase ▸</source>
        <translation>Nächste Phase ▸</translation>
    </message>
    <message numerus="yes">
        <source>Due %n</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Fällig: %n</numerusform>
            <numerusform>Fällig: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due  %n ▾</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Fällig:  %n ▾</numerusform>
            <numerusform>Fällig:  %n ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation>%1. Jetzt nicht: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TypedRow</name>
    <message>
        <source>Goes there: +</source>
        <translation>Dorthin: +</translation>
    </message>
</context>
<context>
    <name>umpire::gui::UnitPicker</name>
    <message>
        <source>Find: part of a name</source>
        <translation>Suchen: Teil eines Namens</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Einheit suchen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>They arrive in turn</source>
        <translation>Sie treffen ein in Zug</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ValueRow</name>
    <message>
        <source>Back to the base</source>
        <translation>Zurück zur Grundlage</translation>
    </message>
    <message>
        <source>%1: back to what the base says</source>
        <translation>%1: zurück zur Grundlage</translation>
    </message>
    <message>
        <source>Takes back what these house rules say of it</source>
        <translation>Nimmt zurück, was diese Hausregeln dazu sagen</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>As the base says it</source>
        <translation>Wie in der Grundlage</translation>
    </message>
    <message>
        <source>Changed here. The base says: %1</source>
        <translation>Hier geändert. Die Grundlage sagt: %1</translation>
    </message>
    <message>
        <source>Said here only. The base says nothing of it</source>
        <translation>Nur hier gesagt. Die Grundlage sagt dazu nichts</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>; did you mean {word}?</source>
        <translation>; gemeint: {word}?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} und {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} oder {last}</translation>
    </message>
    <message>
        <source>: </source>
        <translation>: </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>small letters</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>{n} {what}</source>
        <translation>{what} {n}</translation>
    </message>
    <message>
        <source>{what} {n}</source>
        <translation>{what} {n}</translation>
    </message>
</context>
<context>
    <name>worksheet</name>
    <message>
        <source>New values</source>
        <translation>Neue Werte</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesart</translation>
    </message>
    <message>
        <source>{table}: rows</source>
        <translation>{table}: Zeilen</translation>
    </message>
    <message>
        <source>{table}: columns</source>
        <translation>{table}: Spalten</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <translation>{table}: {row}, {column}</translation>
    </message>
    <message>
        <source>{table}: {row}</source>
        <translation>{table}: {row}</translation>
    </message>
    <message>
        <source>{check} of {subject}</source>
        <translation>{check}, {subject}</translation>
    </message>
</context>
</TS>
