<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Application</name>
    <message>
        <source>The battle to open; a rule pack or a collection of formations to take in.</source>
        <translation>La bataille à ouvrir&#xa0;; un recueil de règles ou une collection de formations à ajouter.</translation>
    </message>
    <message>
        <source>only one FILE can be exported or shown in a picture</source>
        <translation>un seul FICHIER peut être exporté ou montré sur une image</translation>
    </message>
    <message>
        <source>--theme is one of %1</source>
        <translation>--theme est l’un de %1</translation>
    </message>
    <message>
        <source>--scale is a number from %1 to %2</source>
        <translation>--scale est un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT</source>
        <translation>--size s’écrit LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>%1: the file cannot be read</source>
        <translation>%1&#xa0;: le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1: not written</source>
        <translation>%1&#xa0;: non écrit</translation>
    </message>
    <message>
        <source>--output needs --export SHEET</source>
        <translation>--output demande --export SHEET</translation>
    </message>
    <message>
        <source>--language is one of %1, not %2</source>
        <translation>--language est parmi %1, pas %2</translation>
    </message>
</context>
<context>
    <name>BattleReader</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>this phase: %1</source>
        <translation>cette phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 %3 lost</source>
        <translation>pertes&#xa0;: %1 sur %2 %3</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>BattleRepository</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nothing can be written where %1 is (%2). You can play all the same: it will be kept among the unsaved battles. Or save it elsewhere.</source>
        <translation>Impossible d’écrire là où se trouve %1 (%2). Vous pouvez jouer quand même&#xa0;: la partie sera gardée parmi les batailles non enregistrées. Ou enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>Read only: %1 has closed this battle, or was stopped. Take it over to play on here.</source>
        <translation>Lecture seule&#xa0;: %1 a fermé cette bataille, ou a été arrêté. Prenez la main pour continuer à jouer ici.</translation>
    </message>
    <message>
        <source>Read only: %1 has this battle open, and has given no sign of life for a while. Take it over if nobody plays there any more.</source>
        <translation>Lecture seule&#xa0;: %1 a ouvert cette bataille et ne donne plus signe de vie depuis un moment. Prenez la main si personne n’y joue plus.</translation>
    </message>
    <message>
        <source>Read only: this battle is open at %1. What is played there appears here. To play on your own, save a copy.</source>
        <translation>Lecture seule&#xa0;: cette bataille est ouverte chez %1. Ce qui s’y joue apparaît ici. Pour jouer de votre côté, enregistrez une copie.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. It was left alone.</source>
        <translation>%1 a été modifié par un autre programme. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>%1 is not there any more: it was moved or removed, or its drive is gone.</source>
        <translation>%1 n’est plus là&#xa0;: déplacé, supprimé, ou son disque n’est plus branché.</translation>
    </message>
    <message>
        <source>%1 cannot be locked (%2), and without a lock two programs could write it at once.</source>
        <translation>%1 ne peut pas être verrouillé (%2)&#xa0;; sans verrou, deux programmes pourraient y écrire à la fois.</translation>
    </message>
    <message>
        <source>%1 Nothing is lost: its journal holds all that was played. It is tried again with each record.</source>
        <translation>%1 Rien n’est perdu&#xa0;: le journal contient tout ce qui a été joué. Un nouvel essai a lieu à chaque entrée.</translation>
    </message>
    <message>
        <source>This battle has no file, and cannot be kept among the unsaved battles (%1): it stands in memory only. Save it.</source>
        <translation>Cette bataille n’a pas de fichier et ne peut pas être gardée parmi les batailles non enregistrées (%1)&#xa0;: elle n’existe qu’en mémoire. Enregistrez-la.</translation>
    </message>
    <message>
        <source>What you played last, and the file of the other may not hold, is kept among the unsaved battles.</source>
        <translation>Ce que vous avez joué en dernier, et qui manque peut-être au fichier de l’autre, est gardé parmi les batailles non enregistrées.</translation>
    </message>
    <message>
        <source>What you played last stands in memory only (%1): save a copy.</source>
        <translation>Ce que vous avez joué en dernier n’existe qu’en mémoire (%1)&#xa0;: enregistrez une copie.</translation>
    </message>
    <message>
        <source>%1 What you play is kept among the unsaved battles meanwhile.</source>
        <translation>%1 En attendant, ce que vous jouez est gardé parmi les batailles non enregistrées.</translation>
    </message>
    <message>
        <source>%1 What you play stands in memory only (%2): save it elsewhere.</source>
        <translation>%1 Ce que vous jouez n’existe qu’en mémoire (%2)&#xa0;: enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>there is no place for them</source>
        <translation>il n’y a pas d’endroit pour elles</translation>
    </message>
    <message>
        <source>%1 is among the examples of the program, which stay as they are. Choose a folder of your own.</source>
        <translation>%1 fait partie des exemples du programme, qui restent tels quels. Choisissez un dossier à vous.</translation>
    </message>
    <message>
        <source>%1 is open: %2. Choose another name, or close it there.</source>
        <translation>%1 est ouvert&#xa0;: %2. Choisissez un autre nom, ou fermez-le là-bas.</translation>
    </message>
    <message>
        <source>Nothing can be written there: %1.</source>
        <translation>Impossible d’y écrire&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>CampFinder</name>
    <message>
        <source>Put under %1: its %2 fought those of %3.</source>
        <translation>Mettre sous %1&#xa0;: ses %2 combattaient %3.</translation>
    </message>
    <message>
        <source>Put under a side of its own: its %1 fought those of %2.</source>
        <translation>Mettre sous un camp à part&#xa0;: ses %1 combattaient %2.</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>may be played now</source>
        <translation>peut être jouée maintenant</translation>
    </message>
</context>
<context>
    <name>CatchUpDialog</name>
    <message numerus="yes">
        <source>%n field changed: %1</source>
        <comment>%n fields changed: %1</comment>
        <translation>
            <numerusform>%n champ modifié&#xa0;: %1</numerusform>
            <numerusform>%n champs modifiés&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message numerus="yes">
        <source>%n minute this turn</source>
        <comment>%n minutes this turn</comment>
        <translation>
            <numerusform>%n minute pour ce tour</numerusform>
            <numerusform>%n minutes pour ce tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute this phase</source>
        <comment>%n minutes this phase</comment>
        <translation>
            <numerusform>%n minute pour cette phase</numerusform>
            <numerusform>%n minutes pour cette phase</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute in all</source>
        <comment>%n minutes in all</comment>
        <translation>
            <numerusform>%n minute en tout</numerusform>
            <numerusform>%n minutes en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has taken the one minute meant for it</source>
        <comment>This turn has taken the %n minutes meant for it</comment>
        <translation>
            <numerusform>Ce tour a pris la minute prévue</numerusform>
            <numerusform>Ce tour a pris les %n minutes prévues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnReason</name>
    <message>
        <source>by %1</source>
        <translation>à cause de %1</translation>
    </message>
    <message numerus="yes">
        <source>by %n unit</source>
        <comment>by %n units</comment>
        <translation>
            <numerusform>à cause de %n unité</numerusform>
            <numerusform>à cause de %n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Save a picture of the window and exit.</source>
        <translation>Enregistrer une image de la fenêtre, puis quitter.</translation>
    </message>
    <message>
        <source>For the picture: the unit that acts.</source>
        <translation>Pour l’image&#xa0;: l’unité qui agit.</translation>
    </message>
    <message>
        <source>For the picture: the unit it acts on.</source>
        <translation>Pour l’image&#xa0;: l’unité visée.</translation>
    </message>
    <message>
        <source>For the picture: the die thrown.</source>
        <translation>Pour l’image&#xa0;: le dé lancé.</translation>
    </message>
    <message>
        <source>For the picture: menu entries to trigger, by name.</source>
        <translation>Pour l’image&#xa0;: entrées de menu à déclencher, par leur nom.</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table.</source>
        <translation>Le pupitre de l’arbitre, à la table de jeu.</translation>
    </message>
    <message>
        <source>Play by these rules instead of those the file names.</source>
        <translation>Jouer avec ces règles au lieu de celles que nomme le fichier.</translation>
    </message>
    <message>
        <source>The language, such as de or fr, whatever the preferences say.</source>
        <translation>La langue, par exemple de ou fr, quoi que disent les préférences.</translation>
    </message>
    <message>
        <source>light, dark, contrast, contrast-light, contrast-dark or auto.</source>
        <translation>light, dark, contrast, contrast-light, contrast-dark ou auto.</translation>
    </message>
    <message>
        <source>Size of text in per cent, 80 to 200.</source>
        <translation>Taille du texte en pour cent, de 80 à 200.</translation>
    </message>
    <message>
        <source>Size of the window, such as 1600x1000.</source>
        <translation>Taille de la fenêtre, par exemple 1600x1000.</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Synopsis</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>FILE is a battle to open. A rule pack (its folder or its pack.json) and a collection of formations are taken in, after a question. Several battles are each opened in a window of their own.</source>
        <translation>FICHIER est une bataille à ouvrir. Un recueil de règles (son dossier ou son pack.json) et une collection de formations sont ajoutés, après une question. Plusieurs batailles s’ouvrent chacune dans sa fenêtre.</translation>
    </message>
    <message>
        <source>With --export a sheet is written, and no window is opened: it works without a display.</source>
        <translation>Avec --export, une feuille est écrite et aucune fenêtre ne s’ouvre&#xa0;: cela marche sans écran.</translation>
    </message>
    <message>
        <source>umpire wargames at the table</source>
        <translation>umpire wargames autour de la table</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
</context>
<context>
    <name>CorrectionFields</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
</context>
<context>
    <name>CorrectionText</name>
    <message>
        <source>not rolled</source>
        <translation>pas de jet</translation>
    </message>
    <message>
        <source>Rolls that come out differently</source>
        <translation>Jets dont le résultat change</translation>
    </message>
    <message>
        <source>no longer %1</source>
        <translation>n’est plus %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Records that now do something else</source>
        <translation>Entrées dont l’effet change</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>▲ Records that can no longer happen</source>
        <translation>▲ Entrées devenues impossibles</translation>
    </message>
    <message>
        <source>is kept as it was</source>
        <translation>gardée telle quelle</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>écartée</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>l’écarter</translation>
    </message>
    <message>
        <source>keep it as it was</source>
        <translation>la garder telle quelle</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
</context>
<context>
    <name>DamagedBattle</name>
    <message numerus="yes">
        <source>What can be saved of it: turn %1, %n record. %2</source>
        <comment>What can be saved of it: turn %1, %n records. %2</comment>
        <translation>
            <numerusform>Ce qui peut en être sauvé&#xa0;: tour %1, %n entrée. %2</numerusform>
            <numerusform>Ce qui peut en être sauvé&#xa0;: tour %1, %n entrées. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Save what can be saved? Lost records are noted in their place; what stands on the disk now is kept beside the file.</source>
        <translation>Sauver ce qui peut l’être&#xa0;? Les entrées perdues sont signalées à leur place&#xa0;; ce qui est maintenant sur le disque est gardé à côté du fichier.</translation>
    </message>
    <message>
        <source>The battle is damaged</source>
        <translation>La bataille est endommagée</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Sauver ce qui peut l’être</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>This can be opened in its place, as a new battle.
The damaged file stays as it is.</source>
        <translation>Ceci peut être ouvert à la place, comme nouvelle bataille.
Le fichier endommagé reste tel quel.</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Battles (*.battle.json);;Other files of this program (*.json);;All files (*)</source>
        <translation>Batailles (*.battle.json);;Autres fichiers de ce programme (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Rosters (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Effectifs (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Import a roster</source>
        <translation>Importer des effectifs</translation>
    </message>
    <message>
        <source>Export the roster</source>
        <translation>Exporter les effectifs</translation>
    </message>
    <message>
        <source>Share house rules</source>
        <translation>Partager des règles maison</translation>
    </message>
    <message>
        <source>House rules (*.house-rules.json);;All files (*)</source>
        <translation>Règles maison (*.house-rules.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>Enregistrer les feuilles</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Page for a browser (*.html);;Text (*.txt);;Table (*.csv)</source>
        <translation>PDF (*.pdf);;Page pour navigateur (*.html);;Texte (*.txt);;Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications dans «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
</context>
<context>
    <name>DiceBars</name>
    <message numerus="yes">
        <source>%1: %n times, expected %2</source>
        <comment>%1: %n times, expected %2</comment>
        <translation>
            <numerusform>%1&#xa0;: %n fois, attendu %2</numerusform>
            <numerusform>%1&#xa0;: %n fois, attendu %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationWriter</name>
    <message>
        <source>record %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>en_GB</source>
        <comment>names the language of dates, such as de_DE</comment>
        <translation>fr_FR</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm:ss</source>
        <translation>d MMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Entrée %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>some dice thrown by the program, from a seed: they could be foretold</source>
        <translation>certains dés lancés par le programme, à partir d’une graine&#xa0;: ils étaient prévisibles</translation>
    </message>
    <message>
        <source>the program&apos;s dice, from a seed: they could be foretold</source>
        <translation>dés du programme, à partir d’une graine&#xa0;: ils étaient prévisibles</translation>
    </message>
    <message>
        <source>some dice thrown by the program, the others on the table</source>
        <translation>certains dés lancés par le programme, les autres sur la table</translation>
    </message>
    <message>
        <source>the program&apos;s dice, sealed beforehand</source>
        <translation>dés du programme, scellés d’avance</translation>
    </message>
    <message>
        <source>dice thrown on the table</source>
        <translation>dés lancés sur la table</translation>
    </message>
    <message>
        <source>⚂ Dice that were seen before</source>
        <translation>⚂ Dés déjà vus auparavant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>First written: %1</source>
        <translation>D’abord écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>pas de jet</translation>
    </message>
    <message>
        <source>↺ Can no longer happen, and was left out</source>
        <translation>↺ Devenue impossible, et écartée</translation>
    </message>
    <message>
        <source>↺ Changed by a correction</source>
        <translation>↺ Modifiée par une correction</translation>
    </message>
    <message>
        <source>%1 (section %2)</source>
        <translation>%1 (section %2)</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Lancé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>set by the umpire</source>
        <translation>fixé par l’arbitre</translation>
    </message>
    <message>
        <source>Stated by the umpire</source>
        <translation>Énoncé par l’arbitre</translation>
    </message>
    <message>
        <source>Set by the umpire in place of what was worked out</source>
        <translation>Fixé par l’arbitre au lieu du résultat calculé</translation>
    </message>
    <message>
        <source>Reason given</source>
        <translation>Raison donnée</translation>
    </message>
    <message>
        <source>Now turn %1, %2, %3</source>
        <translation>Maintenant tour %1, %2, %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Fell due: %1</source>
        <translation>Devenu dû&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <translation>Réglé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waived: %1 (%2)</source>
        <translation>Dispense&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>No longer owed: %1</source>
        <translation>N’est plus dû&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rulings looked at</source>
        <translation>Interprétations consultées</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ExportOrder</name>
    <message>
        <source>Write a sheet and exit: %1.</source>
        <translation>Écrire une feuille et quitter&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For --export: the file to write; its name says how.</source>
        <translation>Pour --export&#xa0;: le fichier à écrire&#xa0;; son nom dit le format.</translation>
    </message>
    <message>
        <source>For --export: just this side&apos;s.</source>
        <translation>Pour --export&#xa0;: seulement celle de ce camp.</translation>
    </message>
    <message>
        <source>For --export: whose copy, umpire (default) or players.</source>
        <translation>Pour --export&#xa0;: exemplaire de qui, umpire (par défaut) ou players.</translation>
    </message>
    <message>
        <source>For --export: roster and unit-cards as they are now or were set-up.</source>
        <translation>Pour --export&#xa0;: roster et unit-cards dans l’état présent (now) ou initial (set-up).</translation>
    </message>
    <message>
        <source>For --export: the ready reference in large type.</source>
        <translation>Pour --export&#xa0;: l’aide de jeu en gros caractères.</translation>
    </message>
    <message>
        <source>For --export: the ready reference with odds.</source>
        <translation>Pour --export&#xa0;: l’aide de jeu avec les chances.</translation>
    </message>
    <message>
        <source>For --export: the report with a last page on which every record was played anew.</source>
        <translation>Pour --export&#xa0;: le compte rendu avec une dernière page où chaque entrée est rejouée.</translation>
    </message>
    <message>
        <source>For --export: photos for the report, placed by their time.</source>
        <translation>Pour --export&#xa0;: des photos pour le compte rendu, placées selon leur heure.</translation>
    </message>
    <message>
        <source>For --export: a4 (default), a5 or letter.</source>
        <translation>Pour --export&#xa0;: a4 (par défaut), a5 ou letter.</translation>
    </message>
    <message>
        <source>For --export: black and white.</source>
        <translation>Pour --export&#xa0;: noir et blanc.</translation>
    </message>
    <message>
        <source>--export: unknown sheet %1; it is one of %2</source>
        <translation>--export&#xa0;: feuille %1 inconnue&#xa0;; au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>--export: unknown sheet %1%2</source>
        <translation>--export&#xa0;: feuille inconnue %1%2</translation>
    </message>
    <message>
        <source>--export needs --output OUT.pdf, .html, .txt or .csv</source>
        <translation>--export demande --output OUT.pdf, .html, .txt ou .csv</translation>
    </message>
    <message>
        <source>--output: %1 does not end in .pdf, .html, .txt or .csv</source>
        <translation>--output&#xa0;: %1 ne se termine pas par .pdf, .html, .txt ou .csv</translation>
    </message>
    <message>
        <source>--for is umpire or players</source>
        <translation>--for est umpire ou players</translation>
    </message>
    <message>
        <source>--as is now or set-up</source>
        <translation>--as est now ou set-up</translation>
    </message>
    <message>
        <source>--paper is a4, a5 or letter</source>
        <translation>--paper est a4, a5 ou letter</translation>
    </message>
    <message>
        <source>For --export: lengths in centimetres, whatever the preferences say.</source>
        <translation>Pour --export : longueurs en centimètres, quoi que disent les préférences.</translation>
    </message>
    <message>
        <source>For --export: lengths in inches, whatever the preferences say.</source>
        <translation>Pour --export : longueurs en pouces, quoi que disent les préférences.</translation>
    </message>
</context>
<context>
    <name>FieldMenu</name>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit together</source>
        <comment>%n units together</comment>
        <translation>
            <numerusform>%n unité ensemble</numerusform>
            <numerusform>%n unités ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick out its unit</source>
        <comment>Pick out its %n units</comment>
        <translation>
            <numerusform>Sélectionner son unité</numerusform>
            <numerusform>Sélectionner ses %n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>%n thing to look at</source>
        <comment>%n things to look at</comment>
        <translation>
            <numerusform>%n point à examiner</numerusform>
            <numerusform>%n points à examiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and one more</source>
        <comment>and %n more</comment>
        <translation>
            <numerusform>et encore un</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSharing</name>
    <message>
        <source>Share as one file</source>
        <translation>Partager en un fichier</translation>
    </message>
    <message>
        <source>%1 holds all of these house rules. Whoever gets it drops it on this program&apos;s window, or opens it with it.</source>
        <translation>%1 contient toutes ces règles maison. Qui le reçoit le dépose sur la fenêtre de ce programme, ou l’ouvre avec lui.</translation>
    </message>
    <message>
        <source>These rules have errors; put them in order first.</source>
        <translation>Ces règles contiennent des erreurs&#xa0;; corrigez-les d’abord.</translation>
    </message>
</context>
<context>
    <name>IssueList</name>
    <message numerus="yes">
        <source>× %n thing is wrong; the rules cannot be saved until it is put right</source>
        <comment>× %n things are wrong; the rules cannot be saved until they are put right</comment>
        <translation>
            <numerusform>× %n erreur&#xa0;; les règles ne peuvent pas être enregistrées tant qu’elle n’est pas corrigée</numerusform>
            <numerusform>× %n erreurs&#xa0;; les règles ne peuvent pas être enregistrées tant qu’elles ne sont pas corrigées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ In order, with %n thing to look at</source>
        <comment>✓ In order, with %n things to look at</comment>
        <translation>
            <numerusform>✓ En ordre, avec %n point à regarder</numerusform>
            <numerusform>✓ En ordre, avec %n points à regarder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Menu: %1</source>
        <translation>Menu&#xa0;: %1</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>0–9</source>
        <translation>0–9</translation>
    </message>
    <message>
        <source>A unit&apos;s number, or the die that is asked for</source>
        <translation>Le numéro d’une unité, ou le dé demandé</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>To the tile nearest in that direction</source>
        <translation>À la vignette voisine dans cette direction</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Applies what is ready, goes on to what follows, or points at a unit</source>
        <translation>Applique ce qui est prêt, passe à la suite, ou désigne une unité</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Points at the unit the keyboard is on; folds a formation</source>
        <translation>Désigne l’unité où se trouve le clavier&#xa0;; replie une formation</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Takes all typed dice back, else lets go of the unit</source>
        <translation>Reprend tous les dés saisis, sinon lâche l’unité</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arr.</translation>
    </message>
    <message>
        <source>Takes the last die back</source>
        <translation>Reprend le dernier dé</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Goes where many dice are told at once</source>
        <translation>Va là où beaucoup de dés se saisissent à la fois</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <translation>A, Maj+A</translation>
    </message>
    <message>
        <source>The next action, the one before</source>
        <translation>L’action suivante, la précédente</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>Picks all units of a formation</source>
        <translation>Choisit toutes les unités d’une formation</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Filters the field</source>
        <translation>Filtre le terrain</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Parks what is being resolved</source>
        <translation>Met de côté ce qui est en cours</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Rolls for me</source>
        <translation>Lance pour moi</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>Finds in the record</source>
        <translation>Cherche dans le registre</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Maj+F10</translation>
    </message>
    <message>
        <source>All a unit can do</source>
        <translation>Tout ce que peut une unité</translation>
    </message>
    <message>
        <source>On a line of the record</source>
        <translation>Sur une ligne du registre</translation>
    </message>
    <message>
        <source>Shows it in full</source>
        <translation>La montre en entier</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Corrects it</source>
        <translation>La corrige</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Writes a note beside it</source>
        <translation>Y joint une note</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Bookmarks it</source>
        <translation>Y met un signet</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Undoes everything after it</source>
        <translation>Annule tout ce qui la suit</translation>
    </message>
    <message>
        <source>In a note</source>
        <translation>Dans une note</translation>
    </message>
    <message>
        <source>Keeps it</source>
        <translation>La garde</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>Begins a new line</source>
        <translation>Commence une nouvelle ligne</translation>
    </message>
    <message>
        <source>Ctrl+Down, Ctrl+Up</source>
        <translation>Ctrl+Bas, Ctrl+Haut</translation>
    </message>
    <message>
        <source>On to what stands above the unit, to the turn, and back</source>
        <translation>Vers ce qui est au-dessus de l’unité, vers le tour, et retour</translation>
    </message>
    <message>
        <source>Gives it up</source>
        <translation>L’abandonne</translation>
    </message>
    <message>
        <source>While looking back</source>
        <translation>Pendant le retour en arrière</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>The record before, the one after</source>
        <translation>L’entrée d’avant, celle d’après</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>The turn before, the one after</source>
        <translation>Le tour d’avant, celui d’après</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Origine, Fin</translation>
    </message>
    <message>
        <source>To the beginning, to now</source>
        <translation>Au début, au présent</translation>
    </message>
    <message>
        <source>Lets it run, and pauses it</source>
        <translation>Fait défiler, et met en pause</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Plus vite, plus lentement</translation>
    </message>
    <message>
        <source>Whether the players see it too</source>
        <translation>Si les joueurs voient aussi</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Retour au présent</translation>
    </message>
    <message>
        <source>In the players&apos; window</source>
        <translation>Dans la fenêtre des joueurs</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Fills the screen, and leaves it</source>
        <translation>Remplit l’écran, et le quitte</translation>
    </message>
    <message>
        <source>Scrolls the field</source>
        <translation>Fait défiler le terrain</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>Larger text, smaller, the usual size</source>
        <translation>Texte plus grand, plus petit, taille normale</translation>
    </message>
    <message>
        <source>Questions (with Shift: of the second party)</source>
        <translation>Questions (avec Maj&#xa0;: de l’autre partie)</translation>
    </message>
    <message>
        <source>What a unit does by itself</source>
        <translation>Ce qu’une unité fait d’elle-même</translation>
    </message>
    <message>
        <source>Esc, Ctrl+Shift+P</source>
        <translation>Échap, Ctrl+Maj+P</translation>
    </message>
    <message>
        <source>Closes it; the full screen first</source>
        <translation>La ferme ; d’abord le plein écran</translation>
    </message>
    <message>
        <source>In the window of house rules</source>
        <translation>Dans la fenêtre des règles maison</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>From Find into what the rules say</source>
        <translation>De Trouver à ce que disent les règles</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y</source>
        <translation>Ctrl+Maj+Y</translation>
    </message>
    <message>
        <source>Tries them on the open battle</source>
        <translation>Les essaie sur la bataille ouverte</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Opens a stack; then who stays behind</source>
        <translation>Ouvre une pile ; puis qui reste sur place</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Takes the stack up; Enter puts it down</source>
        <translation>Prend la pile ; Entrée la pose</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>What is shown of all units</source>
        <translation>Ce qui est montré de toutes les unités</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>With a click: acts together with the first</source>
        <translation>Avec un clic : agit avec la première</translation>
    </message>
    <message>
        <source>From place to place, and along an open stack</source>
        <translation>D’un lieu à l’autre, et le long d’une pile ouverte</translation>
    </message>
    <message>
        <source>What stands beside the turn</source>
        <translation>Ce qui se trouve à côté du tour</translation>
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
        <translation>Menus</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Bataille</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Récentes</translation>
    </message>
    <message>
        <source>Never sa&amp;ved</source>
        <translation>&amp;Jamais enregistrées</translation>
    </message>
    <message>
        <source>R&amp;oster</source>
        <translation>&amp;Effectifs</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Registre</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Units on the &amp;field</source>
        <translation>&amp;Unités sur le terrain</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Panneau&amp;x</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;New battle</source>
        <translation>&amp;Nouvelle bataille</translation>
    </message>
    <message>
        <source>Back to an empty field</source>
        <translation>Revenir à un terrain vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close battle</source>
        <translation>&amp;Fermer la bataille</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Set &amp;up the roster</source>
        <translation>&amp;Préparer les effectifs</translation>
    </message>
    <message>
        <source>The battle&apos;s sides, formations, officers and units</source>
        <translation>Camps, formations, officiers et unités de la bataille</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>Title, sides, reinforcements, who is hidden</source>
        <translation>Titre, camps, renforts, qui est caché</translation>
    </message>
    <message>
        <source>B&amp;alance</source>
        <translation>É&amp;quilibre</translation>
    </message>
    <message>
        <source>What the sides bring, and what losses will do to them</source>
        <translation>Ce qu’apportent les camps, et ce que les pertes leur feront</translation>
    </message>
    <message>
        <source>New &amp;side</source>
        <translation>Nouveau &amp;camp</translation>
    </message>
    <message>
        <source>New &amp;formation</source>
        <translation>Nouvelle &amp;formation</translation>
    </message>
    <message>
        <source>Under the side or formation that is chosen</source>
        <translation>Sous le camp ou la formation choisis</translation>
    </message>
    <message>
        <source>New &amp;officer</source>
        <translation>Nouvel &amp;officier</translation>
    </message>
    <message>
        <source>Commands what is chosen</source>
        <translation>Commande ce qui est choisi</translation>
    </message>
    <message>
        <source>New u&amp;nit</source>
        <translation>Nouvelle &amp;unité</translation>
    </message>
    <message>
        <source>In the formation that is chosen</source>
        <translation>Dans la formation choisie</translation>
    </message>
    <message>
        <source>Show &amp;templates</source>
        <translation>Afficher les &amp;modèles</translation>
    </message>
    <message>
        <source>Whole formations with one click</source>
        <translation>Des formations entières d’un clic</translation>
    </message>
    <message>
        <source>Same a&amp;gain</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>The same, with the next number</source>
        <translation>La même chose, avec le numéro suivant</translation>
    </message>
    <message>
        <source>Strike o&amp;ff</source>
        <translation>&amp;Rayer</translation>
    </message>
    <message>
        <source>With everything below</source>
        <translation>Avec tout ce qui est en dessous</translation>
    </message>
    <message>
        <source>Place &amp;higher</source>
        <translation>Mon&amp;ter</translation>
    </message>
    <message>
        <source>Before its neighbour</source>
        <translation>Avant son voisin</translation>
    </message>
    <message>
        <source>Place &amp;lower</source>
        <translation>Desce&amp;ndre</translation>
    </message>
    <message>
        <source>Behind its neighbour</source>
        <translation>Après son voisin</translation>
    </message>
    <message>
        <source>&amp;Keep in my collection…</source>
        <translation>&amp;Garder dans ma collection…</translation>
    </message>
    <message>
        <source>For any battle</source>
        <translation>Pour toute bataille</translation>
    </message>
    <message>
        <source>&amp;Import from CSV…</source>
        <translation>&amp;Importer un CSV…</translation>
    </message>
    <message>
        <source>One row a side, formation, officer or unit</source>
        <translation>Une ligne par camp, formation, officier ou unité</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exporter en CSV…</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Co&amp;ller des lignes</translation>
    </message>
    <message>
        <source>Copied with their heads from a spreadsheet</source>
        <translation>Copiées d’un tableur avec leurs en-têtes</translation>
    </message>
    <message>
        <source>&amp;Back to before the battle…</source>
        <translation>Revenir &amp;avant la bataille…</translation>
    </message>
    <message>
        <source>The roster stays, what was played is taken back</source>
        <translation>Les effectifs restent, ce qui a été joué est repris</translation>
    </message>
    <message>
        <source>The next battle of a campaign begins with what is left</source>
        <translation>La bataille suivante d’une campagne commence avec ce qui reste</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Next &amp;phase</source>
        <translation>&amp;Phase suivante</translation>
    </message>
    <message>
        <source>Phase &amp;before</source>
        <translation>Phase précé&amp;dente</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>Passes through all phases left of this side&apos;s turn</source>
        <translation>Passe par toutes les phases restantes du tour de ce camp</translation>
    </message>
    <message>
        <source>&amp;Park what is being resolved</source>
        <translation>&amp;Mettre de côté ce qui est en cours</translation>
    </message>
    <message>
        <source>The last &amp;die applies at once</source>
        <translation>Le dernier dé &amp;s’applique aussitôt</translation>
    </message>
    <message>
        <source>&amp;Go to anything…</source>
        <translation>A&amp;ller à…</translation>
    </message>
    <message>
        <source>Units, tests and menu entries by a few letters or numbers</source>
        <translation>Unités, tests et menus par quelques lettres ou chiffres</translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation>&amp;Tables…</translation>
    </message>
    <message>
        <source>What the rules leave blank, filled in from your book</source>
        <translation>Ce que les règles laissent en blanc, rempli d’après votre livre</translation>
    </message>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Règles &amp;maison…</translation>
    </message>
    <message>
        <source>What you play otherwise: make, change, try and share it</source>
        <translation>Ce que vous jouez autrement&#xa0;: à créer, changer, essayer et partager</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Interprétations…</translation>
    </message>
    <message>
        <source>Which reading of the rulebook this battle is played by</source>
        <translation>Selon quelle lecture du livre de règles cette bataille se joue</translation>
    </message>
    <message>
        <source>&amp;Find in the record</source>
        <translation>&amp;Chercher dans le registre</translation>
    </message>
    <message>
        <source>Records by unit, turn, kind or words</source>
        <translation>Entrées par unité, tour, genre ou mots</translation>
    </message>
    <message>
        <source>Show &amp;all records</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Ends every filter of the record</source>
        <translation>Lève tous les filtres du registre</translation>
    </message>
    <message>
        <source>&amp;Note on a unit or the turn…</source>
        <translation>&amp;Note sur une unité ou le tour…</translation>
    </message>
    <message>
        <source>On the unit that is chosen, what stands above it, or the turn</source>
        <translation>Sur l’unité choisie, ce qui est au-dessus d’elle, ou le tour</translation>
    </message>
    <message>
        <source>Who holds which &amp;objective</source>
        <translation>Qui tient quel &amp;objectif</translation>
    </message>
    <message>
        <source>The objectives of the scenario, and the points of the sides</source>
        <translation>Les objectifs du scénario, et les points des camps</translation>
    </message>
    <message>
        <source>The &amp;clock runs</source>
        <translation>Le &amp;chrono tourne</translation>
    </message>
    <message>
        <source>Counts how long each phase takes at the table; once more stops it</source>
        <translation>Mesure la durée de chaque phase à la table&#xa0;; encore une fois l’arrête</translation>
    </message>
    <message>
        <source>&amp;Note beside the last record</source>
        <translation>&amp;Note à côté de la dernière entrée</translation>
    </message>
    <message>
        <source>What the umpire wants to remember</source>
        <translation>Ce que l’arbitre veut retenir</translation>
    </message>
    <message>
        <source>&amp;Correct the last record…</source>
        <translation>C&amp;orriger la dernière entrée…</translation>
    </message>
    <message>
        <source>Other facts or dice, with everything that follows from them</source>
        <translation>D’autres faits ou dés, avec tout ce qui en découle</translation>
    </message>
    <message>
        <source>&amp;Bookmark the last record</source>
        <translation>&amp;Signet sur la dernière entrée</translation>
    </message>
    <message>
        <source>To find it again</source>
        <translation>Pour la retrouver</translation>
    </message>
    <message>
        <source>Bookmark &amp;below</source>
        <translation>Signet plus &amp;bas</translation>
    </message>
    <message>
        <source>The next one, going back in time</source>
        <translation>Le suivant, en remontant le temps</translation>
    </message>
    <message>
        <source>Bookmark a&amp;bove</source>
        <translation>Signet plus &amp;haut</translation>
    </message>
    <message>
        <source>The next one, going on in time</source>
        <translation>Le suivant, en avançant dans le temps</translation>
    </message>
    <message>
        <source>&amp;How the dice fell…</source>
        <translation>Comment les &amp;dés sont tombés…</translation>
    </message>
    <message>
        <source>Each side’s dice against what was to be expected</source>
        <translation>Les dés de chaque camp, face à ce qu’on pouvait attendre</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Ready reference, rosters, orders, cards, reports</source>
        <translation>Aide de jeu, effectifs, ordres, fiches, comptes rendus</translation>
    </message>
    <message>
        <source>Print all for &amp;tonight…</source>
        <translation>Tout imprimer pour &amp;ce soir…</translation>
    </message>
    <message>
        <source>What is printed before a game, for the umpire and the players</source>
        <translation>Ce qu’on imprime avant une partie, pour l’arbitre et les joueurs</translation>
    </message>
    <message>
        <source>After-action &amp;report…</source>
        <translation>Compte &amp;rendu…</translation>
    </message>
    <message>
        <source>Put into your own words what happened, then print it</source>
        <translation>Racontez avec vos mots ce qui s’est passé, puis imprimez</translation>
    </message>
    <message>
        <source>&amp;State sheet…</source>
        <translation>&amp;Feuille d’état…</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper</source>
        <translation>La bataille telle qu’elle est, pour continuer sur papier</translation>
    </message>
    <message>
        <source>State sheet beside the &amp;file at each turn’s end</source>
        <translation>Feuille d’état près du fic&amp;hier à chaque fin de tour</translation>
    </message>
    <message>
        <source>Should the laptop die, the last sheet can be printed elsewhere</source>
        <translation>Si l’ordinateur lâche, la dernière feuille s’imprime ailleurs</translation>
    </message>
    <message>
        <source>Type &amp;in a turn played on paper…</source>
        <translation>&amp;Saisir un tour joué sur papier…</translation>
    </message>
    <message>
        <source>Losses, states and marks of all units at once</source>
        <translation>Pertes, états et marques de toutes les unités à la fois</translation>
    </message>
    <message>
        <source>As large as all &amp;fit</source>
        <translation>Aussi &amp;grand que possible</translation>
    </message>
    <message>
        <source>The largest size at which every unit is in view</source>
        <translation>La plus grande taille où toutes les unités se voient</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Fic&amp;hes</translation>
    </message>
    <message>
        <source>Each unit on a card</source>
        <translation>Chaque unité sur une fiche</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>Each unit in one line</source>
        <translation>Chaque unité sur une ligne</translation>
    </message>
    <message>
        <source>F&amp;old all formations</source>
        <translation>R&amp;eplier toutes les formations</translation>
    </message>
    <message>
        <source>One line for each formation</source>
        <translation>Une ligne par formation</translation>
    </message>
    <message>
        <source>&amp;Unfold all formations</source>
        <translation>&amp;Déplier toutes les formations</translation>
    </message>
    <message>
        <source>Every unit of every formation</source>
        <translation>Chaque unité de chaque formation</translation>
    </message>
    <message>
        <source>&amp;Filter the field</source>
        <translation>F&amp;iltrer le terrain</translation>
    </message>
    <message>
        <source>Only some of the units</source>
        <translation>Une partie des unités seulement</translation>
    </message>
    <message>
        <source>&amp;Players’ window</source>
        <translation>Fenêtre des &amp;joueurs</translation>
    </message>
    <message>
        <source>The field without secrets, for a second screen</source>
        <translation>Le terrain sans les secrets, pour un second écran</translation>
    </message>
    <message>
        <source>Look &amp;back through the battle</source>
        <translation>Re&amp;voir la bataille</translation>
    </message>
    <message>
        <source>Record by record or turn by turn, and nothing changes by it</source>
        <translation>Entrée par entrée ou tour par tour, sans rien changer</translation>
    </message>
    <message>
        <source>For f&amp;ingers</source>
        <translation>Pour les d&amp;oigts</translation>
    </message>
    <message>
        <source>Everything that is pressed is large enough for a touch screen</source>
        <translation>Tout ce qui se touche est assez grand pour un écran tactile</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Cont&amp;raste élevé</translation>
    </message>
    <message>
        <source>Black on white, or white on black</source>
        <translation>Noir sur blanc, ou blanc sur noir</translation>
    </message>
    <message>
        <source>&amp;Tint what changes</source>
        <translation>&amp;Teinter ce qui change</translation>
    </message>
    <message>
        <source>For a moment, where the field changed</source>
        <translation>Un instant, là où le terrain a changé</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>Nothing but this window</source>
        <translation>Rien que cette fenêtre</translation>
    </message>
    <message>
        <source>R&amp;ules at hand</source>
        <translation>&amp;Règles sous la main</translation>
    </message>
    <message>
        <source>The ready reference of this battle, at the place of what is being done</source>
        <translation>L’aide de jeu de cette bataille, à l’endroit de ce qui se fait</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>The first evening, the table, the roster, paper, house rules, when things go wrong</source>
        <translation>La première soirée, la table, les effectifs, le papier, les règles maison, en cas de panne</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>All keys on one page, also to be printed</source>
        <translation>Toutes les touches sur une page, à imprimer aussi</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Text, look, dice, what is asked first, folders, sounds</source>
        <translation>Texte, aspect, dés, questions préalables, dossiers, sons</translation>
    </message>
    <message>
        <source>&amp;Tour of the screen</source>
        <translation>&amp;Visite de l’écran</translation>
    </message>
    <message>
        <source>What is where</source>
        <translation>Ce qui est où</translation>
    </message>
    <message>
        <source>Larger &amp;text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>About this &amp;problem…</source>
        <translation>À propos de ce pro&amp;blème…</translation>
    </message>
    <message>
        <source>What went wrong, as a text to read and to save</source>
        <translation>Ce qui a mal tourné, en un texte à lire et à enregistrer</translation>
    </message>
    <message>
        <source>&amp;About Desert Umpire</source>
        <translation>À pr&amp;opos de Desert Umpire</translation>
    </message>
    <message>
        <source>replay, rewind, history of the game</source>
        <translation>replay, rejouer, ralenti, rembobiner, retour en arrière, déroulement</translation>
    </message>
    <message>
        <source>&amp;Carry losses into a new battle…</source>
        <translation>Reporter les pertes dans une nou&amp;velle bataille…</translation>
    </message>
    <message>
        <source>Players’ p&amp;hones…</source>
        <translation>Télép&amp;hones des joueurs…</translation>
    </message>
    <message>
        <source>What each side may know, on the players’ own phones</source>
        <translation>Ce que chaque camp peut savoir, sur les téléphones des joueurs</translation>
    </message>
</context>
<context>
    <name>ManualFile</name>
    <message>
        <source>index.html</source>
        <comment>The file of the manual in this language; leave it where there is none.</comment>
        <translation>index_fr.html</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>somebody of %1</source>
        <translation>quelqu’un (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: nothing is told of it</source>
        <translation>%1&#xa0;: rien n’en est dit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>MapWay</name>
    <message>
        <source>The way costs %1; how far they may move is not filled in</source>
        <translation>Le trajet coûte %1&#xa0;; la capacité de mouvement n’est pas renseignée</translation>
    </message>
    <message>
        <source>The way costs %1 of %2: within reach</source>
        <translation>Le trajet coûte %1 sur %2&#xa0;: à portée</translation>
    </message>
    <message>
        <source>The way costs %1, but only %2 may be spent: too far</source>
        <translation>Le trajet coûte %1, mais seuls %2 peuvent être dépensés&#xa0;: trop loin</translation>
    </message>
    <message>
        <source>Length of the way: %1; how far they may move is not filled in</source>
        <translation>Longueur du trajet&#xa0;: %1&#xa0;; la capacité de mouvement n’est pas renseignée</translation>
    </message>
    <message>
        <source>Length of the way: %1 of %2; what the ground costs is not filled in</source>
        <translation>Longueur du trajet&#xa0;: %1 sur %2&#xa0;; le coût du terrain n’est pas renseigné</translation>
    </message>
    <message>
        <source>Length of the way: %1, but only %2 may be spent: too far, unless by road</source>
        <translation>Longueur du trajet&#xa0;: %1, mais seuls %2 peuvent être dépensés&#xa0;: trop loin, sauf par la route</translation>
    </message>
    <message>
        <source>No way leads there, as far as the map is filled in</source>
        <translation>Aucun trajet n’y mène, d’après ce qui est renseigné sur la carte</translation>
    </message>
</context>
<context>
    <name>OddsScene</name>
    <message>
        <source>The rules have errors: their odds are worked out once they are put right.</source>
        <translation>Les règles ont des erreurs&#xa0;: leurs chances seront calculées une fois celles-ci corrigées.</translation>
    </message>
    <message>
        <source>Open a battle of this game: odds are those of somebody in a battle.</source>
        <translation>Ouvrez une bataille de ce jeu&#xa0;: les chances sont celles de quelqu’un dans une bataille.</translation>
    </message>
    <message>
        <source>%1 cannot be played by these rules: %2</source>
        <translation>%1 ne peut pas se jouer avec ces règles&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message>
        <source>not in order</source>
        <translation>pas en ordre</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en ordre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>in order, in use</source>
        <translation>en ordre, utilisé</translation>
    </message>
    <message>
        <source>Tables filled in</source>
        <translation>Tables remplies</translation>
    </message>
    <message>
        <source>Battle to begin from</source>
        <translation>Bataille de départ</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are not in order, and are not used.</source>
        <translation>Les règles «&#xa0;%1&#xa0;» de votre dossier ne sont pas en ordre, et ne servent pas.</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are not used: others come first.</source>
        <translation>Les règles «&#xa0;%1&#xa0;» de votre dossier ne servent pas&#xa0;: d’autres passent avant.</translation>
    </message>
    <message>
        <source>The rules “%1” in your folder are used in the place of those that came with the program.</source>
        <translation>Les règles «&#xa0;%1&#xa0;» de votre dossier servent à la place de celles fournies avec le programme.</translation>
    </message>
</context>
<context>
    <name>PageFurniture</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PaletteSearch</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>Due, if it holds</source>
        <translation>Dû, si le cas se présente</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>dû %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>Dans le registre</translation>
    </message>
    <message>
        <source>Everything about it, to set right</source>
        <translation>Tout ce qui la concerne, à rectifier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>PanelDice</name>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 pour&#xa0;: %2</translation>
    </message>
    <message>
        <source>The program throws the %1</source>
        <translation>Le programme lance&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type the %1</source>
        <translation>Saisir&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more)</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%1 (encore %n)</numerusform>
            <numerusform>%1 (encore %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The program draws the %1</source>
        <translation>Le programme pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type the %1, then Enter or a pause</source>
        <translation>Saisissez le %1, puis Entrée ou une pause</translation>
    </message>
    <message>
        <source>What was drawn?</source>
        <translation>Qu’a-t-on tiré ?</translation>
    </message>
</context>
<context>
    <name>PanelWriter</name>
    <message>
        <source>section %1</source>
        <translation>section %1</translation>
    </message>
    <message>
        <source>The rules have nothing that it could do to %1 now.</source>
        <translation>Les règles ne prévoient rien qu’elle puisse faire maintenant contre %1.</translation>
    </message>
    <message>
        <source>The rules have nothing for it to do now. What it may do all the same stands under More.</source>
        <translation>Les règles ne lui donnent rien à faire maintenant. Ce qu’elle peut faire malgré tout est sous Plus.</translation>
    </message>
    <message>
        <source>Choose what it is to do.</source>
        <translation>Choisissez ce qu’elle doit faire.</translation>
    </message>
    <message>
        <source>Now point at the enemy unit: click it, or type its number.</source>
        <translation>Désignez maintenant l’unité ennemie&#xa0;: cliquez-la, ou tapez son numéro.</translation>
    </message>
    <message>
        <source>Type the number for “%1”.</source>
        <translation>Tapez le nombre pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>First choose the %1.</source>
        <translation>Choisissez d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First give the %1: press Enter and type it.</source>
        <translation>Indiquez d’abord&#xa0;: %1 (Entrée, puis tapez).</translation>
    </message>
    <message>
        <source>First choose the %1: click it, or press its first letter.</source>
        <translation>Choisissez d’abord&#xa0;: %1 (un clic, ou la première lettre).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>pas de jet</translation>
    </message>
    <message>
        <source>+1: %1</source>
        <translation>+1&#xa0;: %1</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Avec %1</translation>
    </message>
    <message>
        <source>%1, with one more (in %)</source>
        <translation>%1, avec un de plus (en %)</translation>
    </message>
    <message>
        <source>The odds are being worked out …</source>
        <translation>Calcul des chances en cours …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what he threw</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Due: %1</source>
        <translation>Dû&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules have nothing that it could do to %1 now: %2.</source>
        <translation>Les règles ne lui offrent rien contre %1 pour l’instant : %2.</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2 : %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %n × %2: %3</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%1 lance %n × %2 : %3</numerusform>
            <numerusform>%1 lance %n × %2 : %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws the %2: %3</source>
        <translation>%1 lance le %2 : %3</translation>
    </message>
    <message>
        <source>First choose the %1: click it on the map, or press Enter and type it.</source>
        <translation>Choisissez d’abord : %1 – cliquez sur la carte, ou pressez Entrée et tapez-le.</translation>
    </message>
    <message>
        <source>First choose the %1: click it, here or on the map.</source>
        <translation>Choisissez d’abord : %1 – cliquez ici ou sur la carte.</translation>
    </message>
    <message>
        <source>Now click the card that it is done to: those that may be have a ring.</source>
        <translation>Cliquez maintenant la carte visée : celles qui peuvent l’être ont un anneau.</translation>
    </message>
    <message>
        <source>Now click what it is done to: it stands below the field.</source>
        <translation>Cliquez maintenant sur ce que cela concerne : c’est sous le champ.</translation>
    </message>
    <message>
        <source>%1 throws %2: %3</source>
        <translation>%1 lance %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>%1: the PDF could not be made</source>
        <translation>%1&#xa0;: le PDF n’a pas pu être créé</translation>
    </message>
    <message>
        <source>%1: the file %2</source>
        <translation>%1&#xa0;: le fichier %2</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message numerus="yes">
        <source>%n phone looks: %1</source>
        <comment>%n phones look: %1</comment>
        <translation>
            <numerusform>%n téléphone regarde&#xa0;: %1</numerusform>
            <numerusform>%n téléphones regardent&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoSlabs</name>
    <message>
        <source>(picture not found)</source>
        <translation>(image introuvable)</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Pages des préférences</translation>
    </message>
    <message>
        <source>Text and look</source>
        <translation>Texte et aspect</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Size of text in per cent</source>
        <translation>Taille du texte en pour cent</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspect</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, as the desktop</source>
        <translation>Contraste élevé, comme le bureau</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Contraste élevé, noir sur blanc</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Contraste élevé, blanc sur noir</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of the window, the rules, the record and what is printed; the battle goes on where it stands</source>
        <translation>Celle de la fenêtre, des règles, du registre et des impressions&#xa0;; la bataille continue où elle en est</translation>
    </message>
    <message>
        <source>Leng&amp;ths</source>
        <translation>L&amp;ongueurs</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longueurs</translation>
    </message>
    <message>
        <source>How the rules tell them: two and a half centimetres to the inch</source>
        <translation>Pour les longueurs des règles&#xa0;: deux centimètres et demi pour un pouce</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimètres</translation>
    </message>
    <message>
        <source>T&amp;int what changes</source>
        <translation>Te&amp;inter ce qui change</translation>
    </message>
    <message>
        <source>For a moment, where the field changed</source>
        <translation>Un instant, là où le terrain a changé</translation>
    </message>
    <message>
        <source>Tint what changes</source>
        <translation>Teinter ce qui change</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Who throws each kind of die. It can also be chosen beside the dice, while they are asked for.</source>
        <translation>Qui lance chaque sorte de dé. Cela se choisit aussi à côté des dés, quand ils sont demandés.</translation>
    </message>
    <message>
        <source>The last die &amp;applies at once</source>
        <translation>Le dernier dé s’&amp;applique aussitôt</translation>
    </message>
    <message>
        <source>Else the result is shown first, and Enter applies it</source>
        <translation>Sinon, le résultat est d’abord montré, et Entrée l’applique</translation>
    </message>
    <message>
        <source>The last die applies at once</source>
        <translation>Le dernier dé s’applique aussitôt</translation>
    </message>
    <message>
        <source>Asking first</source>
        <translation>Demander d’abord</translation>
    </message>
    <message>
        <source>What is asked about before it is done. All of it can be undone but the last.</source>
        <translation>Ce qui donne lieu à une question avant d’être fait. Tout peut être annulé, sauf le dernier point.</translation>
    </message>
    <message>
        <source>Ending a &amp;phase while tests are owed</source>
        <translation>Fin d’une &amp;phase alors que des tests sont dus</translation>
    </message>
    <message>
        <source>Shows them first; asked once more, the phase ends all the same</source>
        <translation>Les montre d’abord&#xa0;; à la seconde demande, la phase se termine quand même</translation>
    </message>
    <message>
        <source>Ask before a phase ends while tests are owed</source>
        <translation>Demander avant de finir une phase où des tests sont dus</translation>
    </message>
    <message>
        <source>Going &amp;back to before the battle</source>
        <translation>&amp;Retour à l’avant-bataille</translation>
    </message>
    <message>
        <source>Takes everything that was played off the field</source>
        <translation>Retire du terrain tout ce qui a été joué</translation>
    </message>
    <message>
        <source>Ask before going back to before the battle</source>
        <translation>Demander avant de revenir avant la bataille</translation>
    </message>
    <message>
        <source>&amp;Discarding a battle that was never saved</source>
        <translation>A&amp;bandon d’une bataille jamais enregistrée</translation>
    </message>
    <message>
        <source>It is gone for good</source>
        <translation>Elle disparaît pour de bon</translation>
    </message>
    <message>
        <source>Ask before a battle that was never saved is discarded</source>
        <translation>Demander avant d’abandonner une bataille jamais enregistrée</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
    </message>
    <message>
        <source>Ctrl+T starts and stops the clock. It counts beside the game and never stops it.</source>
        <translation>Ctrl+T lance et arrête le chrono. Il compte à côté de la partie et ne l’arrête jamais.</translation>
    </message>
    <message>
        <source>A turn of a &amp;new battle may take</source>
        <translation>Un tour d’une &amp;nouvelle bataille peut durer</translation>
    </message>
    <message>
        <source>Minutes for a turn of a new battle</source>
        <translation>Minutes par tour d’une nouvelle bataille</translation>
    </message>
    <message>
        <source>A battle that is there already keeps its own: F6, Minutes for a turn</source>
        <translation>Une bataille existante garde les siennes&#xa0;: F6, Minutes par tour</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>libre</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>It &amp;starts by itself</source>
        <translation>Il &amp;démarre tout seul</translation>
    </message>
    <message>
        <source>With the first throw, or the first phase that ends; not after you stopped it</source>
        <translation>Au premier jet, ou à la première phase finie&#xa0;; pas après que vous l’avez arrêté</translation>
    </message>
    <message>
        <source>The clock starts by itself</source>
        <translation>Le chrono démarre tout seul</translation>
    </message>
    <message>
        <source>It is shown &amp;beside the phases</source>
        <translation>Il s’affiche à &amp;côté des phases</translation>
    </message>
    <message>
        <source>Once it counts, or a turn has a limit</source>
        <translation>Dès qu’il compte, ou que le tour a une limite</translation>
    </message>
    <message>
        <source>The clock is shown beside the phases</source>
        <translation>Le chrono s’affiche à côté des phases</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>&amp;Battles are looked for in</source>
        <translation>Les &amp;batailles sont cherchées dans</translation>
    </message>
    <message>
        <source>Battles are looked for in</source>
        <translation>Les batailles sont cherchées dans</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Another folder for battles</source>
        <translation>Un autre dossier pour les batailles</translation>
    </message>
    <message>
        <source>Chooses another folder</source>
        <translation>Choisit un autre dossier</translation>
    </message>
    <message>
        <source>My &amp;collection of formations is kept in</source>
        <translation>Ma &amp;collection de formations est gardée dans</translation>
    </message>
    <message>
        <source>My collection is kept in</source>
        <translation>Ma collection est gardée dans</translation>
    </message>
    <message>
        <source>Another folder for my collection</source>
        <translation>Un autre dossier pour ma collection</translation>
    </message>
    <message>
        <source>Chooses another folder; what is there already is used</source>
        <translation>Choisit un autre dossier&#xa0;; ce qui s’y trouve déjà est utilisé</translation>
    </message>
    <message>
        <source>&amp;House rules are looked for in</source>
        <translation>Les règles &amp;maison sont cherchées dans</translation>
    </message>
    <message>
        <source>House rules are looked for in</source>
        <translation>Les règles maison sont cherchées dans</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>The computer&apos;s own signal, where it has one. Off unless you want it.</source>
        <translation>Le signal de l’ordinateur, s’il en a un. Muet, sauf si vous le voulez.</translation>
    </message>
    <message>
        <source>When a &amp;result is on the record</source>
        <translation>Quand un &amp;résultat est au registre</translation>
    </message>
    <message>
        <source>One signal</source>
        <translation>Un signal</translation>
    </message>
    <message>
        <source>A sound when a result is on the record</source>
        <translation>Un son quand un résultat est au registre</translation>
    </message>
    <message>
        <source>When a &amp;test falls due</source>
        <translation>Quand un &amp;test devient dû</translation>
    </message>
    <message>
        <source>A sound when a test falls due</source>
        <translation>Un son quand un test devient dû</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>Listen to the signal</source>
        <translation>Écouter le signal</translation>
    </message>
    <message>
        <source>Gives one signal</source>
        <translation>Donne un signal</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Réinitialiser la page</translation>
    </message>
    <message>
        <source>As it was when the program was new</source>
        <translation>Comme à la première mise en service</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset all pages</source>
        <translation>Réinitialiser toutes les pages</translation>
    </message>
    <message>
        <source>All pages as they were when the program was new</source>
        <translation>Toutes les pages comme à la première mise en service</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc; what you chose is in force already</source>
        <translation>Échap&#xa0;; vos choix sont déjà en vigueur</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n copy</source>
        <comment>%n copies</comment>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPlan</name>
    <message>
        <source>Ready reference, umpire&apos;s</source>
        <translation>Aide de jeu de l’arbitre</translation>
    </message>
    <message>
        <source>Everything on one sheet.</source>
        <translation>Tout sur une feuille.</translation>
    </message>
    <message>
        <source>Ready reference, players&apos;</source>
        <translation>Aide de jeu des joueurs</translation>
    </message>
    <message>
        <source>The same without what only the umpire needs; one for each player.</source>
        <translation>La même sans ce qui n’intéresse que l’arbitre&#xa0;; une par joueur.</translation>
    </message>
    <message>
        <source>Ready reference in large type</source>
        <translation>Aide de jeu, gros caractères</translation>
    </message>
    <message>
        <source>On two pages.</source>
        <translation>Sur deux pages.</translation>
    </message>
    <message>
        <source>Ready reference with odds</source>
        <translation>Aide de jeu, avec les chances</translation>
    </message>
    <message>
        <source>With the chance of each outcome per net modifier.</source>
        <translation>Avec la chance de chaque résultat selon le modificateur net.</translation>
    </message>
    <message>
        <source>Rosters, umpire&apos;s</source>
        <translation>Effectifs, pour l’arbitre</translation>
    </message>
    <message>
        <source>Both sides, with what is secret.</source>
        <translation>Les deux camps, avec ce qui est secret.</translation>
    </message>
    <message>
        <source>Rosters, players&apos;</source>
        <translation>Effectifs, pour les joueurs</translation>
    </message>
    <message>
        <source>Each side its own, without what is secret; one for each player.</source>
        <translation>À chaque camp les siens, sans ce qui est secret&#xa0;; un exemplaire par joueur.</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Fiches d’unité</translation>
    </message>
    <message>
        <source>Nine to a page, to cut out; one of each.</source>
        <translation>Neuf par page, à découper&#xa0;; une de chaque.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Feuilles d’ordres</translation>
    </message>
    <message>
        <source>For the players to fill in before the game.</source>
        <translation>À remplir par les joueurs avant la partie.</translation>
    </message>
    <message>
        <source>State sheet</source>
        <translation>Feuille d’état</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper.</source>
        <translation>La bataille telle qu’elle est, pour continuer sur papier.</translation>
    </message>
    <message>
        <source>After-action report</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>What happened, turn by turn.</source>
        <translation>Ce qui s’est passé, tour par tour.</translation>
    </message>
    <message>
        <source>After-action report, the record checked</source>
        <translation>Compte rendu vérifié</translation>
    </message>
    <message>
        <source>With a last page on which every record was played anew.</source>
        <translation>Avec une dernière page où chaque entrée est rejouée.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>A report that cannot be read.</source>
        <translation>Un rapport illisible.</translation>
    </message>
    <message>
        <source>There is no report of a breakdown.</source>
        <translation>Il n’y a pas de rapport de panne.</translation>
    </message>
    <message>
        <source>What happened, and what you did just before (please write it here):</source>
        <translation>Ce qui s’est passé, et ce que vous faisiez juste avant (à écrire ici)&#xa0;:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Écrans</translation>
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
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>RecentBattles</name>
    <message>
        <source>last played today at %1</source>
        <translation>jouée aujourd’hui à %1</translation>
    </message>
    <message>
        <source>last played yesterday at %1</source>
        <translation>jouée hier à %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>jouée le %1</translation>
    </message>
    <message>
        <source>× Not there any more</source>
        <translation>× N’est plus là</translation>
    </message>
    <message>
        <source>Two players at one laptop</source>
        <translation>Deux joueurs sur un ordinateur</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencée</translation>
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
        <translation>Tour et phases</translation>
    </message>
    <message>
        <source>Set by hand, corrected</source>
        <translation>Fixé à la main, corrigé</translation>
    </message>
    <message>
        <source>Roster, scenario and rulings</source>
        <translation>Effectifs, scénario et interprétations</translation>
    </message>
    <message>
        <source>★ Bookmarks and notes</source>
        <translation>★ Signets et notes</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message numerus="yes">
        <source>Undo %n record, from %1 back to %2?</source>
        <comment>Undo %n records, from %1 back to %2?</comment>
        <translation>
            <numerusform>Annuler %n entrée, de %1 en remontant à %2&#xa0;?</numerusform>
            <numerusform>Annuler %n entrées, de %1 en remontant à %2&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record</source>
        <comment>%n records</comment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message numerus="yes">
        <source>%n picture</source>
        <comment>%n pictures</comment>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterField</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>automatique</translation>
    </message>
</context>
<context>
    <name>RosterForm</name>
    <message numerus="yes">
        <source>%n together</source>
        <comment>%n together</comment>
        <translation>
            <numerusform>%n ensemble</numerusform>
            <numerusform>%n ensemble</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterScreen</name>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreButton</name>
    <message numerus="yes">
        <source>%1: %n point</source>
        <comment>%1: %n points</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionName</name>
    <message>
        <source>“%1”</source>
        <comment>the title of a section</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>SharedFiles</name>
    <message>
        <source>The tables filled in for “%1” are put among your own, as %2. Battles that are begun from now on have them.</source>
        <translation>Les tables remplies pour «&#xa0;%1&#xa0;» sont placées parmi les vôtres, sous %2. Les batailles commencées désormais les auront.</translation>
    </message>
    <message>
        <source>“%1” is put among your battles to begin from, as %2.</source>
        <translation>«&#xa0;%1&#xa0;» est placé parmi vos batailles de départ, sous %2.</translation>
    </message>
    <message>
        <source>“%1” is put among your own rules, in %2. New battles can then be played by it.</source>
        <translation>«&#xa0;%1&#xa0;» est placé parmi vos propres règles, dans %2. On peut ensuite jouer de nouvelles batailles avec.</translation>
    </message>
    <message>
        <source>“%1” comes in the place of what stands in %2. That is kept in the folder %3 beside it.</source>
        <translation>«&#xa0;%1&#xa0;» prend la place de ce qui se trouve dans %2. Cela est gardé à côté, dans le dossier %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and %n more</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables filled in</source>
        <translation>Tables remplies</translation>
    </message>
    <message>
        <source>A battle to begin from</source>
        <translation>Une bataille de départ</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>A rule pack</source>
        <translation>Un recueil de règles</translation>
    </message>
    <message>
        <source>A collection of formations</source>
        <translation>Une collection de formations</translation>
    </message>
    <message>
        <source>“%1” is there for new battles.</source>
        <translation>«&#xa0;%1&#xa0;» est prêt pour de nouvelles batailles.</translation>
    </message>
    <message>
        <source>“%1” was taken in as %2.</source>
        <translation>«&#xa0;%1&#xa0;» a été ajouté sous %2.</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is not taken in</source>
        <translation>%1 n’est pas ajouté</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>Your collection has all that is in %1.</source>
        <translation>Votre collection a tout ce que contient %1.</translation>
    </message>
    <message>
        <source>Add them to my collection</source>
        <translation>Les ajouter à ma collection</translation>
    </message>
    <message>
        <source>Keep it as another collection</source>
        <translation>La garder comme une autre collection</translation>
    </message>
    <message>
        <source>But %1.</source>
        <translation>Mais : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n formation that you have not got: %1</source>
        <comment>%n formations that you have not got: %1</comment>
        <translation>
            <numerusform>%n formation que vous n’avez pas&#xa0;: %1</numerusform>
            <numerusform>%n formations que vous n’avez pas&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>--export %1 needs the FILE of a battle</source>
        <translation>--export %1 demande le FICHIER d’une bataille</translation>
    </message>
    <message>
        <source>--export %1 needs a FILE, or --rules with one of %2</source>
        <translation>--export %1 demande un FICHIER, ou --rules avec l’un de&#xa0;: %2</translation>
    </message>
    <message>
        <source>--side: there is no side %1 in this battle; it has %2</source>
        <translation>--side&#xa0;: il n’y a pas de camp %1 dans cette bataille&#xa0;; elle a %2</translation>
    </message>
    <message>
        <source>%1: the file %2</source>
        <translation>%1&#xa0;: le fichier %2</translation>
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
        <translation>%1 depuis le tour %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: then point at the other unit.</source>
        <translation>%1&#xa0;: désignez ensuite l’autre unité.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Pas maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Arrive</translation>
    </message>
    <message>
        <source>Takes it off the table; it may come back.</source>
        <translation>La retire de la table&#xa0;; elle peut revenir.</translation>
    </message>
    <message>
        <source>Puts it on the table now.</source>
        <translation>La met sur la table maintenant.</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>quitte la table</translation>
    </message>
    <message>
        <source>comes onto the table</source>
        <translation>arrive sur la table</translation>
    </message>
</context>
<context>
    <name>SubjectCard</name>
    <message numerus="yes">
        <source>%n together</source>
        <comment>%n together</comment>
        <translation>
            <numerusform>%n ensemble</numerusform>
            <numerusform>%n ensemble</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubjectText</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Line of command</source>
        <translation>Chaîne de commandement</translation>
    </message>
    <message>
        <source>The officers above it, nearest first.</source>
        <translation>Les officiers au-dessus, le plus proche d’abord.</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>Your note: %1</source>
        <translation>Votre note&#xa0;: %1</translation>
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
            <numerusform>Un test est encore dû. Résolvez-le ou dispensez-en, ou redemandez pour le laisser ouvert</numerusform>
            <numerusform>%n tests sont encore dus. Résolvez-les ou dispensez-en, ou redemandez pour les laisser ouverts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplatePanel</name>
    <message numerus="yes">
        <source>%n formation</source>
        <comment>%n formations</comment>
        <translation>
            <numerusform>%n formation</numerusform>
            <numerusform>%n formations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officer</source>
        <comment>%n officers</comment>
        <translation>
            <numerusform>%n officier</numerusform>
            <numerusform>%n officiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit</source>
        <comment>%n units</comment>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Over after turn %1</source>
        <translation>Fini après le tour %1</translation>
    </message>
    <message>
        <source>Turn %1, played on after turn %2</source>
        <translation>Tour %1, prolongation après le tour %2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Tous les camps</translation>
    </message>
    <message>
        <source>Nobody drawn yet</source>
        <translation>Pas encore de tirage</translation>
    </message>
    <message>
        <source>Click the unit that acts, then the enemy it acts on. Or type their numbers: the badge on each tile.</source>
        <translation>Cliquez l’unité qui agit, puis l’ennemie qu’elle vise. Ou tapez leurs numéros : la pastille de chaque vignette.</translation>
    </message>
</context>
<context>
    <name>TwoPlayers</name>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>&amp;Who sits at this laptop?</source>
        <translation>&amp;Qui est devant cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>The umpire, who sees all</source>
        <translation>L’arbitre, qui voit tout</translation>
    </message>
    <message>
        <source>Two players, one after the other</source>
        <translation>Deux joueurs, l’un après l’autre</translation>
    </message>
</context>
<context>
    <name>UnsavedBattles</name>
    <message>
        <source>turn %1 · %2 · %3</source>
        <translation>tour %1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n record</source>
        <comment>%n records</comment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read as it is; open it to see why</source>
        <translation>illisible en l’état&#xa0;; ouvrez-la pour voir pourquoi</translation>
    </message>
    <message>
        <source>A battle without a title</source>
        <translation>Bataille sans titre</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>to %1: %2</source>
        <translation>jusqu’à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and more: %2</source>
        <translation>%1 et plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>This is longer, or deeper nested, than any rules need.</source>
        <translation>C’est plus long, ou plus imbriqué, que des règles n’en ont besoin.</translation>
    </message>
    <message>
        <source>This is no JSON yet: look at line %1.</source>
        <translation>Ce n’est pas encore du JSON&#xa0;: voyez la ligne %1.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>This is no expression yet: letter %1, %2</source>
        <translation>Ce n’est pas encore une expression&#xa0;: caractère %1, %2</translation>
    </message>
</context>
<context>
    <name>WithinSentence</name>
    <message>
        <source>small letters</source>
        <comment>How names of states, marks and deeds stand within a sentence. Leave it as it is for small letters; anything else leaves the names alone.</comment>
        <translation>small letters</translation>
    </message>
</context>
<context>
    <name>audit</name>
    <message numerus="yes">
        <source>it needs {n} die, but has {count}</source>
        <comment>it needs {n} dice, but has {count}</comment>
        <translation>
            <numerusform>il faut {n} dé, mais il y en a {count}</numerusform>
            <numerusform>il faut {n} dés, mais il y en a {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>it says that {count} were drawn, but it took {drawn}</source>
        <translation>elle dit que {count} ont été tirés, mais elle en a pris {drawn}</translation>
    </message>
    <message>
        <source>{purpose} needs a die more than the record has</source>
        <translation>{purpose}&#xa0;: il faut un dé de plus que n’en a l’entrée</translation>
    </message>
    <message>
        <source>{purpose}: the record has {recorded}, but draw {at} of {series} is {face}</source>
        <translation>{purpose}&#xa0;: l’entrée a {recorded}, mais le tirage {at} de {series} est {face}</translation>
    </message>
    <message>
        <source>record {number}: {text}</source>
        <translation>entrée {number}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>the secret that was revealed of the {series} is not the one that was pledged</source>
        <translation>{series}&#xa0;: le secret révélé n’est pas celui de l’engagement</translation>
    </message>
    <message>
        <source>its dice are of the {series}, of which nothing was pledged</source>
        <translation>ses dés viennent de&#xa0;: {series}, sans engagement donné</translation>
    </message>
    <message>
        <source>its rolls show other dice than its command</source>
        <translation>ses jets montrent d’autres dés que sa commande</translation>
    </message>
    <message>
        <source>it cannot be thrown again as it stands: {why}</source>
        <translation>en l’état, elle ne peut pas être rejouée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{problem}; it cannot be thrown again as it stands: {why}</source>
        <translation>{problem}&#xa0;; en l’état, elle ne peut pas être rejouée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{throw}: {problem}</source>
        <translation>{throw}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the rules have no die {die} to draw it again</source>
        <translation>les règles n’ont pas de dé {die} pour le tirer à nouveau</translation>
    </message>
    <message>
        <source>the {die} shows no {face}</source>
        <translation>{die}&#xa0;: pas de face {face}</translation>
    </message>
    <message>
        <source>it has {written}, but draw {draw} of {series} is {face}</source>
        <translation>elle a {written}, mais le tirage {draw} de {series} est {face}</translation>
    </message>
    <message>
        <source>it was drawn with {generator}; this program knows {seeds} and {secrets}</source>
        <translation>tirage fait avec {generator}&#xa0;; ce programme connaît {seeds} et {secrets}</translation>
    </message>
    <message>
        <source>it changes the dice of record {record} without saying so</source>
        <translation>elle change les dés de l’entrée {record} sans le dire</translation>
    </message>
    <message numerus="yes">
        <source>{n} die came from a seed that stands in the file: it could be foretold</source>
        <comment>{n} dice came from a seed that stands in the file: they could be foretold</comment>
        <translation>
            <numerusform>{n} dé vient d’une graine inscrite dans le fichier&#xa0;: il était prévisible</numerusform>
            <numerusform>{n} dés viennent d’une graine inscrite dans le fichier&#xa0;: ils étaient prévisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>{series}: draw {to} stands in no record, and nothing says why: {why}</source>
        <translation>{series}&#xa0;: le tirage {to} n’est dans aucune entrée, et rien ne dit pourquoi&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{series}: draws {from} to {to} stand in no record, and nothing says why: {why}</source>
        <translation>{series}&#xa0;: les tirages {from} à {to} ne sont dans aucune entrée, et rien ne dit pourquoi&#xa0;: {why}</translation>
    </message>
    <message>
        <source>record {number}</source>
        <translation>entrée {number}</translation>
    </message>
    <message>
        <source>{series}: draws of {last} stand in {where} once more</source>
        <translation>{series}&#xa0;: des tirages de {last} reviennent dans {where}</translation>
    </message>
    <message>
        <source>{name}: its draw {from} of {series} was thrown before those of {last}</source>
        <translation>{name}&#xa0;: son tirage {from} de {series} a été lancé avant ceux de {last}</translation>
    </message>
    <message>
        <source>the records that had them were lost or taken out of the file</source>
        <translation>les entrées qui les avaient ont été perdues ou retirées du fichier</translation>
    </message>
    <message>
        <source>thrown for a command that was refused, by an older program, or taken out of the file</source>
        <translation>lancés pour une commande refusée, lancés par un ancien programme, ou retirés du fichier</translation>
    </message>
    <message>
        <source>{name}: its dice were thrown before the {series} were pledged</source>
        <translation>{name}&#xa0;: ses dés ont été lancés avant l’engagement de&#xa0;: {series}</translation>
    </message>
    <message>
        <source>{name}: it goes back to the {series}, though others were begun since</source>
        <translation>{name}&#xa0;: retour à {series}, alors que d’autres ont été commencés depuis</translation>
    </message>
    <message>
        <source>sealed dice {number}</source>
        <translation>dés scellés {number}</translation>
    </message>
    <message>
        <source>seed {number}</source>
        <translation>graine {number}</translation>
    </message>
    <message>
        <source>the throw waiting for record {record}</source>
        <translation>le jet en attente pour l’entrée {record}</translation>
    </message>
    <message>
        <source>the throw not used before record {record}</source>
        <translation>le jet non utilisé avant l’entrée {record}</translation>
    </message>
    <message>
        <source>the throw taken back before record {record}</source>
        <translation>le jet repris avant l’entrée {record}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{what} of roll {roll}</source>
        <translation>{what}, jet {roll}</translation>
    </message>
    <message>
        <source>{what} of record {record} as corrected</source>
        <translation>{what} de l’entrée {record} corrigée</translation>
    </message>
    <message>
        <source>{what} of roll {roll} of record {record} as corrected</source>
        <translation>{what}, jet {roll} de l’entrée {record} corrigée</translation>
    </message>
    <message>
        <source>its effects</source>
        <translation>ses effets</translation>
    </message>
    <message>
        <source>its moment of the game is not that at which it was given</source>
        <translation>son moment de la partie n’est pas celui où elle a été donnée</translation>
    </message>
    <message>
        <source>its warnings</source>
        <translation>ses avertissements</translation>
    </message>
    <message>
        <source>what it tells besides is not what the rules give</source>
        <translation>ce qu’elle dit par ailleurs n’est pas ce que donnent les règles</translation>
    </message>
    <message>
        <source>the rulings that it names are not those that were looked at</source>
        <translation>les interprétations qu’elle nomme ne sont pas celles qui ont été consultées</translation>
    </message>
    <message>
        <source>{what}: the file has {written}, the rules give {anew}</source>
        <translation>{what}&#xa0;: le fichier dit {written}, les règles donnent {anew}</translation>
    </message>
    <message>
        <source>{what} is not what the rules give</source>
        <translation>{what}&#xa0;: pas ce que donnent les règles</translation>
    </message>
    <message>
        <source>its rolls</source>
        <translation>ses jets</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>what is explained</source>
        <translation>ce qui est expliqué</translation>
    </message>
    <message>
        <source>the records it changes</source>
        <translation>les entrées qu’elle change</translation>
    </message>
    <message>
        <source>what it makes</source>
        <translation>ce qu’elle produit</translation>
    </message>
    <message numerus="yes">
        <source>{n} change</source>
        <comment>{n} changes</comment>
        <translation>
            <numerusform>{n} changement</numerusform>
            <numerusform>{n} changements</numerusform>
        </translation>
    </message>
    <message>
        <source>{record} and what follows do not say which edition of the rules they were played with</source>
        <translation>{record} et la suite ne disent pas avec quelle édition des règles elles ont été jouées</translation>
    </message>
    <message>
        <source>{record} and what follows were played with another edition of the rules, {letters}; this is {own}</source>
        <translation>{record} et la suite ont été jouées avec une autre édition des règles, {letters}&#xa0;; celle-ci est {own}</translation>
    </message>
    <message>
        <source>it is refused when it is played anew: {why}</source>
        <translation>rejouée, elle est refusée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{record}: {problem}</source>
        <translation>{record}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{remark}: {reason}</source>
        <translation>{remark}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{record} puts {subject} right by hand</source>
        <translation>{record} rectifie {subject} à la main</translation>
    </message>
    <message>
        <source>{record} takes over what was played on paper</source>
        <translation>{record} reprend ce qui a été joué sur papier</translation>
    </message>
    <message>
        <source>{record} corrects record {number}, its dice too</source>
        <translation>{record} corrige l’entrée {number}, dés compris</translation>
    </message>
    <message>
        <source>{record} corrects record {number}</source>
        <translation>{record} corrige l’entrée {number}</translation>
    </message>
    <message>
        <source>{record}: its link of the chain was taken out</source>
        <translation>{record}&#xa0;: son maillon de la chaîne a été retiré</translation>
    </message>
    <message>
        <source>{record}: it, or what was before it, is not as it was written</source>
        <translation>{record}&#xa0;: l’entrée, ou ce qui la précède, n’est pas telle qu’elle a été écrite</translation>
    </message>
    <message>
        <source>no record is chained: an older program wrote them, or it was taken out</source>
        <translation>aucune entrée n’est enchaînée&#xa0;: elles viennent d’un ancien programme, ou la chaîne a été retirée</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}, a new secret: the one before was not there or revealed; revealed</source>
        <translation>{series}&#xa0;: engagement {letters}, donné avant l’entrée {record}, nouveau secret&#xa0;: le précédent manquait ou était révélé&#xa0;; révélé</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}, a new secret: the one before was not there or revealed; its secret is not revealed yet</source>
        <translation>{series}&#xa0;: engagement {letters}, donné avant l’entrée {record}, nouveau secret&#xa0;: le précédent manquait ou était révélé&#xa0;; son secret n’est pas encore révélé</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}; revealed</source>
        <translation>{series}&#xa0;: engagement {letters}, donné avant l’entrée {record}&#xa0;; révélé</translation>
    </message>
    <message>
        <source>{series}: pledge {letters}, given before record {record}; its secret is not revealed yet</source>
        <translation>{series}&#xa0;: engagement {letters}, donné avant l’entrée {record}&#xa0;; son secret n’est pas encore révélé</translation>
    </message>
    <message>
        <source>{name}: from draw {from} on with the number {number} that the players called</source>
        <translation>{name}&#xa0;: à partir du tirage {from}, avec le nombre {number} annoncé par les joueurs</translation>
    </message>
    <message numerus="yes">
        <source>{n} thing is not as rules and dice give</source>
        <comment>{n} things are not as rules and dice give</comment>
        <translation>
            <numerusform>{n} chose n’est pas conforme aux règles et aux dés</numerusform>
            <numerusform>{n} choses ne sont pas conformes aux règles et aux dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {n} record as rules and dice give them</source>
        <comment>all {n} records as rules and dice give them</comment>
        <translation>
            <numerusform>{n} entrée, conforme aux règles et aux dés</numerusform>
            <numerusform>les {n} entrées, toutes conformes aux règles et aux dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die drawn by the program, {stated} stated by players, {corrected} corrected</source>
        <comment>{n} dice drawn by the program, {stated} stated by players, {corrected} corrected</comment>
        <translation>
            <numerusform>{n} dé tiré par le programme&#xa0;; donnés par les joueurs&#xa0;: {stated}, corrigés&#xa0;: {corrected}</numerusform>
            <numerusform>{n} dés tirés par le programme&#xa0;; donnés par les joueurs&#xa0;: {stated}, corrigés&#xa0;: {corrected}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die is sealed and can be checked once revealed</source>
        <comment>{n} dice are sealed and can be checked once revealed</comment>
        <translation>
            <numerusform>{n} dé est scellé et pourra être vérifié une fois révélé</numerusform>
            <numerusform>{n} dés sont scellés et pourront être vérifiés une fois révélés</numerusform>
        </translation>
    </message>
    <message>
        <source>{records}; {dice}; letters {letters}</source>
        <translation>{records}&#xa0;; {dice}&#xa0;; lettres {letters}</translation>
    </message>
    <message>
        <source>{records}; {dice}; {sealed}; letters {letters}</source>
        <translation>{records}&#xa0;; {dice}&#xa0;; {sealed}&#xa0;; lettres {letters}</translation>
    </message>
    <message>
        <source>the battle before record 1</source>
        <translation>la bataille avant l’entrée 1</translation>
    </message>
    <message>
        <source>{record}, which is undone</source>
        <translation>{record}, qui est annulée</translation>
    </message>
    <message>
        <source>record {number}, which was taken back and replaced before {record} was made</source>
        <translation>entrée {number}, reprise et remplacée avant que {record} ne soit faite</translation>
    </message>
    <message numerus="yes">
        <source>{throw}: {n} die seen and in no record</source>
        <comment>{throw}: {n} dice seen and in no record</comment>
        <translation>
            <numerusform>{throw}&#xa0;: {n} dé vu et dans aucune entrée</numerusform>
            <numerusform>{throw}&#xa0;: {n} dés vus et dans aucune entrée</numerusform>
        </translation>
    </message>
    <message>
        <source>{series}: its secret was not revealed when the dice came from another one, before record {record}: nobody can check what fell with it</source>
        <translation>{series} : leur secret n’était pas révélé quand les dés sont venus d’un autre, avant l’entrée {record} : personne ne peut vérifier ce qui est tombé avec lui</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>there is no {subject}</source>
        <translation>{subject}&#xa0;: n’existe pas ici</translation>
    </message>
    <message>
        <source>{field} of {subject} was another</source>
        <translation>{field} de {subject} était autre</translation>
    </message>
    <message>
        <source>there is a {subject} already</source>
        <translation>il y a déjà {subject}</translation>
    </message>
    <message>
        <source>{subject} stood elsewhere</source>
        <translation>{subject} était ailleurs</translation>
    </message>
    <message>
        <source>a battle has no {detail}</source>
        <translation>une bataille n’a pas de {detail}</translation>
    </message>
    <message>
        <source>its {detail} was another</source>
        <translation>{detail} de la bataille était autre</translation>
    </message>
    <message>
        <source>it was another turn or phase</source>
        <translation>c’était un autre tour ou une autre phase</translation>
    </message>
    <message>
        <source>another side was first</source>
        <translation>un autre camp commençait</translation>
    </message>
    <message>
        <source>the ruling {ruling} was another</source>
        <translation>l’interprétation {ruling} était autre</translation>
    </message>
    <message>
        <source>{due} was owed already</source>
        <translation>{due} était déjà dû</translation>
    </message>
    <message>
        <source>{due} was not owed</source>
        <translation>{due} n’était pas dû</translation>
    </message>
    <message>
        <source>the last points were others</source>
        <translation>les derniers points étaient autres</translation>
    </message>
    <message>
        <source>the note of record {record} was another</source>
        <translation>la note de l’entrée {record} était autre</translation>
    </message>
    <message>
        <source>the umpire&apos;s words for {passage} were others</source>
        <translation>les mots de l’arbitre pour {passage} étaient autres</translation>
    </message>
    <message>
        <source>a cell of the table {table} was another</source>
        <translation>une cellule de la table {table} était autre</translation>
    </message>
    <message>
        <source>the list of objectives was another</source>
        <translation>la liste des objectifs était autre</translation>
    </message>
    <message>
        <source>there is no objective {objective}</source>
        <translation>il n’y a pas d’objectif {objective}</translation>
    </message>
    <message>
        <source>another held the objective {objective}</source>
        <translation>un autre tenait l’objectif {objective}</translation>
    </message>
    <message>
        <source>the note on turn {turn} was another</source>
        <translation>la note sur le tour {turn} était autre</translation>
    </message>
    <message>
        <source>the note on {subject} was another</source>
        <translation>la note sur {subject} était autre</translation>
    </message>
    <message>
        <source>a phase cannot have taken such a time</source>
        <translation>une phase ne peut pas avoir pris un tel temps</translation>
    </message>
</context>
<context>
    <name>battle file</name>
    <message>
        <source>the roster was changed by hand since it was set up; it is used as it stands, without the steps that led to it</source>
        <translation>les effectifs ont été modifiés à la main depuis leur mise en place&#xa0;; ils servent tels quels, sans les étapes qui y ont mené</translation>
    </message>
    <message>
        <source>the history cannot be played again: {problem}</source>
        <translation>l’historique ne peut pas être rejoué&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the program wrote {was} where {now} stands now, and nothing else differs: unless you changed it, the disk damaged it, and &quot;umpire recover&quot; puts it right</source>
        <translation>le programme avait écrit {was} là où se trouve {now}, et rien d’autre ne diffère&#xa0;: si ce n’est pas vous, c’est le disque qui l’a abîmé, et &quot;umpire recover&quot; le rétablit</translation>
    </message>
    <message>
        <source>the checksum of this file is damaged; all else is as it was written</source>
        <translation>la somme de contrôle de ce fichier est abîmée&#xa0;; tout le reste est tel qu’il a été écrit</translation>
    </message>
    <message>
        <source>this file was edited since the program wrote it; what lies covered in it counts as it was written</source>
        <translation>ce fichier a été modifié depuis que le programme l’a écrit&#xa0;; ce qu’il contient de masqué vaut tel qu’écrit</translation>
    </message>
    <message>
        <source>this earlier state can be opened: {state}; &quot;umpire recover&quot; saves what else there is</source>
        <translation>cet état antérieur peut être ouvert&#xa0;: {state}&#xa0;; &quot;umpire recover&quot; sauve ce qu’il y a d’autre</translation>
    </message>
    <message>
        <source>this file was edited since the program wrote it; it is used as it stands</source>
        <translation>ce fichier a été modifié depuis que le programme l’a écrit&#xa0;; il sert tel quel</translation>
    </message>
    <message>
        <source>battle files</source>
        <translation>fichiers de bataille</translation>
    </message>
    <message>
        <source>the rules {rules} cannot be used; name others with --rules NAME-OR-FOLDER</source>
        <translation>les règles {rules} ne peuvent pas servir&#xa0;; nommez-en d’autres avec --rules NAME-OR-FOLDER</translation>
    </message>
    <message>
        <source>the rules {rules} cannot be used</source>
        <translation>les règles {rules} ne peuvent pas servir</translation>
    </message>
    <message>
        <source>this part of the battle, which lies covered, is damaged; &quot;umpire recover&quot; saves what is left of it, and looks at the copies kept beside the file</source>
        <translation>cette partie de la bataille, qui est masquée, est endommagée&#xa0;; &quot;umpire recover&quot; sauve ce qu’il en reste et regarde les copies gardées à côté du fichier</translation>
    </message>
    <message>
        <source>the name of an objective is too long: {excess}; its beginning is used</source>
        <translation>le nom d’un objectif est trop long&#xa0;: {excess}&#xa0;; on en garde le début</translation>
    </message>
    <message>
        <source>there is no side {side} that could hold it</source>
        <translation>il n’y a pas de camp {side} qui puisse le tenir</translation>
    </message>
    <message>
        <source>another objective has the id {id} already</source>
        <translation>un autre objectif a déjà l’identifiant {id}</translation>
    </message>
    <message>
        <source>more than {most} objectives</source>
        <translation>plus de {most} objectifs</translation>
    </message>
    <message>
        <source>{text} holds characters that cannot be shown, such as control characters or a change of writing direction; type it anew</source>
        <translation>{text} contient des caractères qui ne peuvent pas s’afficher, comme des caractères de contrôle ou un changement de sens d’écriture&#xa0;; retapez-le</translation>
    </message>
    <message>
        <source>{key} was shortened: {excess}</source>
        <translation>{key} a été raccourci&#xa0;: {excess}</translation>
    </message>
    <message>
        <source>there is no side {side}</source>
        <translation>il n’y a pas de camp {side}</translation>
    </message>
    <message>
        <source>the battle has no side yet</source>
        <translation>la bataille n’a pas encore de camp</translation>
    </message>
    <message>
        <source>{key} is {limit}; it goes from 1 to {most}, or 0 for none</source>
        <translation>{key} est {limit}&#xa0;; cela va de 1 à {most}, ou 0 pour aucune</translation>
    </message>
    <message>
        <source>unknown ruling {ruling}{guess}</source>
        <translation>interprétation {ruling} inconnue{guess}</translation>
    </message>
    <message>
        <source>{reading} is no reading of {ruling}; it has {known}</source>
        <translation>{reading} n’est pas une lecture de {ruling}&#xa0;; elle a {known}</translation>
    </message>
    <message>
        <source>more than {most} sides, formations, officers and units</source>
        <translation>plus de {most} camps, formations, officiers et unités</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids are unique across the file</source>
        <translation>l’identifiant {id} est déjà pris (ligne {line})&#xa0;; les identifiants sont uniques dans tout le fichier</translation>
    </message>
    <message>
        <source>the formation {id} needs a &quot;side&quot; or a &quot;parent&quot;</source>
        <translation>la formation {id} demande un &quot;side&quot; ou un &quot;parent&quot;</translation>
    </message>
    <message>
        <source>there is no formation or side {id}{guess}</source>
        <translation>il n’y a pas de formation ni de camp {id}{guess}</translation>
    </message>
    <message>
        <source>{id} names the side {side}, but stands under {place}</source>
        <translation>{id} nomme le camp {side}, mais se trouve sous {place}</translation>
    </message>
    <message>
        <source>the rules have no table {table}{hint}</source>
        <translation>les règles n’ont pas de table {table}{hint}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>unit cards</source>
        <translation>fiches d’unité</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>no longer {what}</source>
        <translation>{what}&#xa0;: non</translation>
    </message>
    <message numerus="yes">
        <source>gets {n} back</source>
        <comment>gets {n} back</comment>
        <translation>
            <numerusform>regagne {n}</numerusform>
            <numerusform>regagne {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses {n}</source>
        <comment>loses {n}</comment>
        <translation>
            <numerusform>perd {n}</numerusform>
            <numerusform>perd {n}</numerusform>
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
            <numerusform>{what} +{n}</numerusform>
            <numerusform>{what} +{n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>{place}: this goes through more than {most} subjects, lists within lists; ask for less</source>
        <translation>{place}&#xa0;: cela parcourt plus de {most} sujets, listes dans les listes&#xa0;; demandez moins</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>sealed dice {number}</source>
        <translation>dés scellés {number}</translation>
    </message>
    <message>
        <source>{generator}, seed {number}</source>
        <translation>{generator}, graine {number}</translation>
    </message>
    <message>
        <source>{series}, draw {from}</source>
        <translation>{series}, tirage {from}</translation>
    </message>
    <message>
        <source>{series}, draws {from} to {to}</source>
        <translation>{series}, tirages {from} à {to}</translation>
    </message>
    <message>
        <source>{series}, from draw {from}</source>
        <translation>{series}, à partir du tirage {from}</translation>
    </message>
    <message>
        <source>Record {number}: {faces}  ({origin})  {deed}</source>
        <translation>Entrée {number}&#xa0;: {faces}  ({origin})  {deed}</translation>
    </message>
    <message>
        <source>{draw}; put right by record {number}</source>
        <translation>{draw}&#xa0;; rectifié par l’entrée {number}</translation>
    </message>
    <message>
        <source>{draw}; undone</source>
        <translation>{draw}&#xa0;; annulé</translation>
    </message>
    <message>
        <source>sealed dice {number}: pledge {pledge}, given before record {record}; secret {secret}</source>
        <translation>dés scellés {number}&#xa0;: engagement {pledge}, donné avant l’entrée {record}&#xa0;; secret {secret}</translation>
    </message>
    <message>
        <source>sealed dice {number}: pledge {pledge}, given before record {record}; not revealed yet</source>
        <translation>dés scellés {number}&#xa0;: engagement {pledge}, donné avant l’entrée {record}&#xa0;; pas encore révélé</translation>
    </message>
    <message>
        <source>sealed dice {number}: from draw {draw} on the players called {called}</source>
        <translation>dés scellés {number}&#xa0;: à partir du tirage {draw}, les joueurs ont annoncé {called}</translation>
    </message>
    <message>
        <source>{side}, {die}, {origin}: {count}; chi-square {measure}</source>
        <translation>{side}, {die}, {origin}&#xa0;: {count}&#xa0;; khi-deux {measure}</translation>
    </message>
    <message>
        <source>record {record}: put right by hand in record {other}; the dice it was drawn with still stand in it</source>
        <translation>entrée {record}&#xa0;: rectifiée à la main dans l’entrée {other}&#xa0;; les dés de son tirage y figurent toujours</translation>
    </message>
    <message>
        <source>{sealed} of {all} draws are sealed: they can be checked once the dice are revealed (umpire dice FILE --reveal)</source>
        <translation>{sealed} tirages sur {all} sont scellés&#xa0;: ils pourront être vérifiés une fois les dés révélés (umpire dice FICHIER --reveal)</translation>
    </message>
    <message>
        <source>all {all} draws as recorded</source>
        <translation>les {all} tirages sont tous tels qu’enregistrés</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>tiré par le programme</translation>
    </message>
    <message>
        <source>thrown by the players</source>
        <translation>lancés par les joueurs</translation>
    </message>
    <message>
        <source>{path}: taken in as {place}</source>
        <translation>{path}&#xa0;: ajouté sous {place}</translation>
    </message>
    <message>
        <source>there are no house rules of that name among your own packs, and no folder of a pack; --extends makes new ones</source>
        <translation>pas de règles maison de ce nom parmi vos recueils, ni de dossier de recueil&#xa0;; --extends en crée de nouvelles</translation>
    </message>
    <message>
        <source>a path and a value are wanted, such as texts/numbers/NAME=12</source>
        <translation>un chemin et une valeur sont attendus, par exemple texts/numbers/NOM=12</translation>
    </message>
    <message>
        <source>a path is wanted, such as texts/numbers/NAME</source>
        <translation>un chemin est attendu, par exemple texts/numbers/NOM</translation>
    </message>
    <message>
        <source>{id}: {rules}</source>
        <translation>{id}&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>(was {value})</source>
        <translation>(au lieu de {value})</translation>
    </message>
    <message>
        <source>(new)</source>
        <translation>(nouveau)</translation>
    </message>
    <message>
        <source>these rules have errors; put them in order first</source>
        <translation>ces règles ont des erreurs&#xa0;; mettez-les d’abord en ordre</translation>
    </message>
    <message>
        <source>(has errors: see umpire validate)</source>
        <translation>(a des erreurs&#xa0;: voir umpire validate)</translation>
    </message>
    <message>
        <source>{folder}, {whose}; hidden by the one above</source>
        <translation>{folder}, {whose}&#xa0;; masqué par celui du dessus</translation>
    </message>
    <message>
        <source>{folder}, {whose}; for other packs to build on</source>
        <translation>{folder}, {whose}&#xa0;; pour que d’autres recueils s’y appuient</translation>
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
        <translation>il n’y a pas de règles nommées {rules} auxquelles comparer</translation>
    </message>
    <message>
        <source>the same as {rules} ({edition})</source>
        <translation>comme {rules} ({edition})</translation>
    </message>
    <message>
        <source>What differs from {id}: {rules}</source>
        <translation>Ce qui diffère de {id}&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>no rule pack was found; name the folder of one with --rules</source>
        <translation>aucun recueil de règles trouvé&#xa0;; nommez le dossier d’un recueil avec --rules</translation>
    </message>
    <message>
        <source>there are several rule packs; name one of {names}</source>
        <translation>il y a plusieurs recueils de règles&#xa0;; nommez l’un de {names}</translation>
    </message>
    <message>
        <source>the examples of the program stay as they are; save it elsewhere, such as {file} in a folder of your own</source>
        <translation>les exemples du programme restent tels quels&#xa0;; enregistrez ailleurs, par exemple dans {file}, dans un dossier à vous</translation>
    </message>
    <message>
        <source>the battle has no side {side}</source>
        <translation>la bataille n’a pas de camp {side}</translation>
    </message>
    <message>
        <source>the secret could not be kept: {problem}</source>
        <translation>le secret n’a pas pu être gardé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the dice are sealed: pledge {letters} ({pledge})</source>
        <translation>les dés sont scellés&#xa0;: engagement {letters} ({pledge})</translation>
    </message>
    <message>
        <source>sealed dice {number}, pledge {letters}: secret {secret}</source>
        <translation>dés scellés {number}, engagement {letters}&#xa0;: secret {secret}</translation>
    </message>
    <message>
        <source>sealed dice {number}, pledge {letters}: the secret is not on this computer</source>
        <translation>dés scellés {number}, engagement {letters}&#xa0;: le secret n’est pas sur cet ordinateur</translation>
    </message>
    <message>
        <source>revealed; whoever plays on throws with a new secret</source>
        <translation>révélé&#xa0;; qui continue lance avec un nouveau secret</translation>
    </message>
    <message>
        <source>nothing was revealed</source>
        <translation>rien n’a été révélé</translation>
    </message>
    <message>
        <source>{file}: the dice are sealed: pledge {letters} ({pledge})</source>
        <translation>{file}&#xa0;: les dés sont scellés&#xa0;: engagement {letters} ({pledge})</translation>
    </message>
    <message>
        <source>their secret could not be kept, so nobody can check them later: {problem}</source>
        <translation>leur secret n’a pas pu être gardé, personne ne pourra donc les vérifier plus tard&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>how far the dice were thrown could not be kept: {problem}</source>
        <translation>jusqu’où les dés ont été lancés n’a pas pu être gardé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>nothing of it can be saved, and nothing beside it</source>
        <translation>rien ne peut en être sauvé, ni rien à côté</translation>
    </message>
    <message>
        <source>something is there already; name a file that is not</source>
        <translation>il y a déjà quelque chose&#xa0;; nommez un fichier qui n’existe pas</translation>
    </message>
    <message numerus="yes">
        <source>{file}: written from {source}: turn {turn}, {n} record</source>
        <comment>{file}: written from {source}: turn {turn}, {n} records</comment>
        <translation>
            <numerusform>{file}&#xa0;: écrit à partir de {source}&#xa0;: tour {turn}, {n} entrée</numerusform>
            <numerusform>{file}&#xa0;: écrit à partir de {source}&#xa0;: tour {turn}, {n} entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: error: {problem}</source>
        <translation>{place}&#xa0;: erreur&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{place}: warning: {problem}</source>
        <translation>{place}&#xa0;: avertissement&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{pile}: {n}</source>
        <translation>{pile}&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Turn {turn}, {side}, {phase}; record {record}</source>
        <translation>Tour {turn}, {side}, {phase}&#xa0;; entrée {record}</translation>
    </message>
    <message>
        <source>no side yet</source>
        <translation>pas encore de camp</translation>
    </message>
    <message>
        <source>Due: {test} ({id})</source>
        <translation>Dû&#xa0;: {test} ({id})</translation>
    </message>
    <message>
        <source>Extends {id}: {title}</source>
        <translation>Étend {id}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Checks:</source>
        <translation>Tests&#xa0;:</translation>
    </message>
    <message>
        <source>Rulings (the first reading is the default):</source>
        <translation>Interprétations (la première lecture vaut par défaut)&#xa0;:</translation>
    </message>
    <message>
        <source>it is open: {owner}; close it there, or save elsewhere</source>
        <translation>elle est ouverte&#xa0;: {owner}&#xa0;; fermez-la là-bas, ou enregistrez ailleurs</translation>
    </message>
    <message>
        <source>it cannot be locked, so nothing is played: {problem}; remove what is in the way, or save elsewhere</source>
        <translation>impossible de verrouiller, rien n’est donc joué&#xa0;: {problem}&#xa0;; ôtez ce qui gêne, ou enregistrez ailleurs</translation>
    </message>
    <message>
        <source>it cannot be locked any more: {problem}; nothing is saved there</source>
        <translation>impossible désormais de verrouiller&#xa0;: {problem}&#xa0;; rien n’y est enregistré</translation>
    </message>
    <message>
        <source>it was taken over: {owner}; nothing more is saved there</source>
        <translation>la main a été prise&#xa0;: {owner}&#xa0;; rien n’y est plus enregistré</translation>
    </message>
    <message>
        <source>column {column}: {problem}</source>
        <translation>colonne {column}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the script cannot be read</source>
        <translation>le script ne peut pas être lu</translation>
    </message>
    <message>
        <source>the line is not over after {most} bytes; the script is read no further</source>
        <translation>la ligne n’est pas finie après {most} octets&#xa0;; la lecture du script s’arrête là</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la ligne dépasse {most} octets</translation>
    </message>
    <message>
        <source>there is no sheet {name}{guess}; there are {names}</source>
        <translation>il n’y a pas de feuille {name}{guess}&#xa0;; il y a {names}</translation>
    </message>
    <message>
        <source>the sheet {name} is about a battle; name its FILE</source>
        <translation>la feuille {name} porte sur une bataille&#xa0;; nommez son FICHIER</translation>
    </message>
    <message>
        <source>the battle has no side {side}; it has {sides}</source>
        <translation>la bataille n’a pas de camp {side}&#xa0;; elle a {sides}</translation>
    </message>
    <message>
        <source>{who} is no side of the battle; take one, umpire or everybody</source>
        <translation>{who} n’est pas un camp de la bataille&#xa0;; prenez-en un, umpire ou everybody</translation>
    </message>
    <message>
        <source>{table} ({id}): blank, what heads its rows or columns too</source>
        <translation>{table} ({id})&#xa0;: vide, en-têtes de lignes ou de colonnes compris</translation>
    </message>
    <message>
        <source>{table} ({id}): all {cells} cells are filled in</source>
        <translation>{table} ({id})&#xa0;: les {cells} cellules sont toutes remplies</translation>
    </message>
    <message>
        <source>{table} ({id}): {said} of {cells} cells are filled in</source>
        <translation>{table} ({id})&#xa0;: cellules remplies, {said} sur {cells}</translation>
    </message>
    <message>
        <source>{rules} leaves no table blank</source>
        <translation>{rules} ne laisse aucune table vide</translation>
    </message>
    <message>
        <source>this battle is played with {rules}, not with {wanted}</source>
        <translation>cette bataille se joue avec {rules}, pas avec {wanted}</translation>
    </message>
    <message>
        <source>there is no folder for tables of one&apos;s own: set UMPIRE_TABLES</source>
        <translation>il n’y a pas de dossier pour vos propres tables&#xa0;: définissez UMPIRE_TABLES</translation>
    </message>
    <message>
        <source>{file}: in order</source>
        <translation>{file}&#xa0;: en ordre</translation>
    </message>
    <message>
        <source>this is no rule pack, and no folder of packs: neither it nor a folder in it has a pack.json</source>
        <translation>ce n’est ni un recueil de règles ni un dossier de recueils&#xa0;: ni lui ni l’un de ses dossiers n’a de pack.json</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>il n’y a pas de tel fichier ni dossier</translation>
    </message>
    <message>
        <source>no record has the letters {letters}</source>
        <translation>aucune entrée n’a les lettres {letters}</translation>
    </message>
    <message>
        <source>the letters {letters} are those of {record}</source>
        <translation>les lettres {letters} sont celles de {record}</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>it took no more, and what was to be written is cut short; make room on the disk, or write elsewhere</source>
        <translation>elle n’a plus rien accepté, et ce qui était à écrire est tronqué ; faites de la place sur le disque, ou écrivez ailleurs</translation>
    </message>
    <message>
        <source>standard input gives the battle or the commands, and cannot give both; name a file for one of them (--script)</source>
        <translation>l’entrée standard donne la bataille ou les commandes, pas les deux ; nommez un fichier pour l’une des deux (--script)</translation>
    </message>
    <message>
        <source>it is changed where it stands, so name a file</source>
        <translation>elle est modifiée sur place : nommez un fichier</translation>
    </message>
    <message>
        <source>there is no option {word}{guess}</source>
        <translation>il n’y a pas d’option {word}{guess}</translation>
    </message>
    <message>
        <source>there is no command {word}; there are {commands}</source>
        <translation>il n’y a pas de commande {word} ; il y a {commands}</translation>
    </message>
    <message>
        <source>there is no command {word}{guess}</source>
        <translation>il n’y a pas de commande {word}{guess}</translation>
    </message>
    <message>
        <source>{word} is one word more than it takes</source>
        <translation>{word} est un mot de trop</translation>
    </message>
    <message>
        <source>a command is wanted: {commands}</source>
        <translation>il manque une commande : {commands}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} manque</translation>
    </message>
    <message>
        <source>{name} wants a value</source>
        <translation>{name} demande une valeur</translation>
    </message>
    <message>
        <source>{name} takes one value</source>
        <translation>{name} prend une seule valeur</translation>
    </message>
    <message>
        <source>{name} and {other} do not go together</source>
        <translation>{name} et {other} ne vont pas ensemble</translation>
    </message>
    <message>
        <source>it takes {choices}, not {value}</source>
        <translation>il faut {choices}, pas {value}</translation>
    </message>
    <message>
        <source>it takes a whole number from 0 to {most}, not {value}</source>
        <translation>il faut un nombre entier de 0 à {most}, pas {value}</translation>
    </message>
    <message>
        <source>{command} --help tells more.</source>
        <translation>{command} --help en dit plus.</translation>
    </message>
    <message>
        <source>{path}: the same as {place}</source>
        <translation>{path} : identique à {place}</translation>
    </message>
    <message>
        <source>{path}: what differs from {place}</source>
        <translation>{path} : ce qui diffère de {place}</translation>
    </message>
    <message>
        <source>{problem} (--replace takes it in, and keeps what it replaces)</source>
        <translation>{problem} (--replace l’ajoute, et garde ce qu’il remplace)</translation>
    </message>
    <message>
        <source>{file}: in order; its languages were not looked at, which --languages does</source>
        <translation>{file} : en ordre ; ses langues n’ont pas été examinées, ce que fait --languages</translation>
    </message>
    <message>
        <source>the secret of its dice is not on this computer, so nobody can check what fell with it; from here on they come from a new one</source>
        <translation>le secret de ses dés n’est pas sur cet ordinateur, personne ne peut donc vérifier ce qui est tombé avec lui ; désormais ils viennent d’un nouveau</translation>
    </message>
    <message>
        <source>players&apos; phones</source>
        <translation>téléphones des joueurs</translation>
    </message>
    <message>
        <source>served by the window</source>
        <translation>servis par la fenêtre</translation>
    </message>
    <message>
        <source>not built in: it takes qt6-httpserver-dev, qt6-websockets-dev and libqrencode-dev</source>
        <translation>pas intégrés&#xa0;: il faut qt6-httpserver-dev, qt6-websockets-dev et libqrencode-dev</translation>
    </message>
</context>
<context>
    <name>cli help</name>
    <message>
        <source>Of what people read: {languages}; without it that of the system</source>
        <translation>Langue de ce que lisent les gens&#xa0;: {languages}&#xa0;; sinon celle du système</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table: rules, dice and record on the command line.</source>
        <translation>Le pupitre de l’arbitre, à la table de jeu&#xa0;: règles, dés et registre en ligne de commande.</translation>
    </message>
    <message>
        <source>{option}. Without it: {default}</source>
        <translation>{option}. Sans elle&#xa0;: {default}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Plays what is typed, a JSON command a line, and keeps every answered command.</source>
        <translation>Joue ce qui est tapé, une commande JSON par ligne, et garde chaque commande répondue.</translation>
    </message>
    <message>
        <source>Tells the exact odds of the commands in turn.jsonl, and rolls nothing.</source>
        <translation>Donne les chances exactes des commandes de turn.jsonl, sans rien lancer.</translation>
    </message>
    <message>
        <source>Writes the report of the battle as a page for a browser.</source>
        <translation>Écrit le compte rendu de la bataille sous forme de page pour un navigateur.</translation>
    </message>
    <message>
        <source>Plays every record anew and tells what is not as the rules give it.</source>
        <translation>Rejoue chaque entrée et dit ce qui n’est pas conforme aux règles.</translation>
    </message>
    <message>
        <source>rules, dice and record of a wargame on the command line</source>
        <translation>règles, dés et registre d’un wargame en ligne de commande</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Synopsis</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>The commands of a script, what answers tell, and what a battle file may hold are described in the program&apos;s manual, in the chapter The command line: Help &gt; Manual in the window of desert-umpire, or share/desert-umpire/manual/index.html where the program is installed.</source>
        <translation>Les commandes d’un script, ce que disent les réponses et ce qu’un fichier de bataille peut contenir sont décrits dans le manuel du programme, au chapitre de la ligne de commande&#xa0;: Aide &gt; Manuel dans la fenêtre de desert-umpire, ou share/desert-umpire/manual/index.html là où le programme est installé.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>These rules instead of those the battle names: name or folder of a pack</source>
        <translation>Ces règles au lieu de celles que nomme la bataille&#xa0;: nom ou dossier d’un recueil</translation>
    </message>
    <message>
        <source>Check battle files and rule packs</source>
        <translation>Vérifier des fichiers de bataille et des recueils de règles</translation>
    </message>
    <message>
        <source>Battle files, rule packs, and folders of rule packs</source>
        <translation>Fichiers de bataille, recueils de règles et dossiers de recueils</translation>
    </message>
    <message>
        <source>Packs: judge their language files, too, and count what is not translated</source>
        <translation>Recueils : juger aussi leurs fichiers de langue et compter ce qui n’est pas traduit</translation>
    </message>
    <message>
        <source>Play a battle: one JSON command a line, one result a line</source>
        <translation>Jouer une bataille&#xa0;: une commande JSON par ligne, un résultat par ligne</translation>
    </message>
    <message>
        <source>The exact odds of commands; nothing is rolled</source>
        <translation>Les chances exactes de commandes&#xa0;; rien n’est lancé</translation>
    </message>
    <message>
        <source>What each draft of a command lacks, what its answers would change, and the odds</source>
        <translation>Ce qui manque à chaque ébauche de commande, ce que changeraient ses réponses, et les chances</translation>
    </message>
    <message>
        <source>File with commands; - for standard input</source>
        <translation>Fichier de commandes&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>No commands: this side&apos;s total against one that is partly hidden from it</source>
        <translation>Pas de commandes&#xa0;: le total de ce camp contre celui d’un autre, en partie caché pour lui</translation>
    </message>
    <message>
        <source>Keep the battle there, safe after every command</source>
        <translation>Garder là la bataille, à l’abri après chaque commande</translation>
    </message>
    <message>
        <source>Make the program&apos;s own dice repeatable, for tests: they can be foretold</source>
        <translation>Rendre reproductibles les dés du programme, pour des essais&#xa0;: ils sont prévisibles</translation>
    </message>
    <message>
        <source>A number that the players called, mixed into the program&apos;s dice</source>
        <translation>Un nombre annoncé par les joueurs, mêlé aux dés du programme</translation>
    </message>
    <message>
        <source>Show a battle as it stands</source>
        <translation>Montrer une bataille telle qu’elle est</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>En JSON</translation>
    </message>
    <message>
        <source>umpire, everybody or a side: cards that they may not see are counted</source>
        <translation>umpire, everybody ou un camp&#xa0;: les cartes qui lui sont cachées sont seulement comptées</translation>
    </message>
    <message>
        <source>The roster of a battle as CSV, for a spreadsheet</source>
        <translation>Les effectifs d’une bataille en CSV, pour un tableur</translation>
    </message>
    <message>
        <source>The program&apos;s dice of a battle, and how evenly the dice fell for each side</source>
        <translation>Les dés du programme dans une bataille, et la régularité des dés pour chaque camp</translation>
    </message>
    <message>
        <source>Draw them once more, from their secret or seed and position, and compare</source>
        <translation>Les tirer à nouveau, à partir de leur secret ou de leur graine et de leur position, et comparer</translation>
    </message>
    <message>
        <source>Write the pledge of the dice to come</source>
        <translation>Écrire l’engagement des dés à venir</translation>
    </message>
    <message>
        <source>The battle is over: write the secret of its dice</source>
        <translation>La bataille est finie&#xa0;: écrire le secret de ses dés</translation>
    </message>
    <message>
        <source>Play every record anew: is all as the rules and the dice give it?</source>
        <translation>Rejouer chaque entrée&#xa0;: tout est-il conforme aux règles et aux dés&#xa0;?</translation>
    </message>
    <message>
        <source>Letters of a record that somebody noted: &quot;1a2b 3c4d&quot;</source>
        <translation>Lettres d’une entrée que quelqu’un a notées&#xa0;: &quot;1a2b 3c4d&quot;</translation>
    </message>
    <message>
        <source>Name a command that a side may give now</source>
        <translation>Nommer une commande que peut donner un camp maintenant</translation>
    </message>
    <message>
        <source>The side, by its id</source>
        <translation>Le camp, par son identifiant</translation>
    </message>
    <message>
        <source>best: what leaves it best beside the others; random: any that is legal</source>
        <translation>best&#xa0;: celle qui laisse le camp au mieux, comparée aux autres&#xa0;; random&#xa0;: n’importe quelle commande permise</translation>
    </message>
    <message>
        <source>Of what is left to chance</source>
        <translation>De ce qui est laissé au hasard</translation>
    </message>
    <message>
        <source>Write a sheet: ready-reference, roster, unit-cards, orders, state or report</source>
        <translation>Écrire une feuille&#xa0;: ready-reference, roster, unit-cards, orders, state ou report</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La feuille</translation>
    </message>
    <message>
        <source>The battle file; ready-reference does without</source>
        <translation>Le fichier de bataille&#xa0;; ready-reference s’en passe</translation>
    </message>
    <message>
        <source>text, html or csv</source>
        <translation>text, html ou csv</translation>
    </message>
    <message>
        <source>Only this side&apos;s, by its id</source>
        <translation>Seulement celles de ce camp, par son identifiant</translation>
    </message>
    <message>
        <source>umpire or players: what is secret is left out for players</source>
        <translation>umpire ou players&#xa0;: ce qui est secret est omis pour players</translation>
    </message>
    <message>
        <source>roster, unit-cards: now or set-up (default: now once play has begun)</source>
        <translation>roster, unit-cards&#xa0;: now ou set-up (par défaut&#xa0;: now une fois la partie commencée)</translation>
    </message>
    <message>
        <source>Lengths in centimetres, two and a half to the inch</source>
        <translation>Longueurs en centimètres, deux et demi pour un pouce</translation>
    </message>
    <message>
        <source>ready-reference: two pages in large type</source>
        <translation>ready-reference&#xa0;: deux pages en gros caractères</translation>
    </message>
    <message>
        <source>ready-reference: with the chance of each outcome</source>
        <translation>ready-reference&#xa0;: avec la chance de chaque résultat</translation>
    </message>
    <message>
        <source>report: with a last page on which every record was played anew</source>
        <translation>report&#xa0;: avec une dernière page où chaque entrée a été rejouée</translation>
    </message>
    <message>
        <source>report: a folder of pictures to place by their time</source>
        <translation>report&#xa0;: un dossier d’images à placer selon leur heure</translation>
    </message>
    <message>
        <source>List rule packs and where they are, or describe one</source>
        <translation>Lister les recueils de règles et leur emplacement, ou en décrire un</translation>
    </message>
    <message>
        <source>What it says otherwise than the pack it extends, or its game is shipped with</source>
        <translation>Ce qu’il dit autrement que le recueil qu’il étend, ou que celui fourni avec son jeu</translation>
    </message>
    <message>
        <source>Name or folder of a pack</source>
        <translation>Nom ou dossier d’un recueil</translation>
    </message>
    <message>
        <source>The JSON Schema of a pack&apos;s battle files</source>
        <translation>Le schéma JSON des fichiers de bataille d’un recueil</translation>
    </message>
    <message>
        <source>What is filled in of the tables that a pack leaves blank, or keep a battle&apos;s</source>
        <translation>Ce qui est rempli des tables qu’un recueil laisse vides, ou garder celles d’une bataille</translation>
    </message>
    <message>
        <source>Name or folder of a pack, or a battle file</source>
        <translation>Nom ou dossier d’un recueil, ou un fichier de bataille</translation>
    </message>
    <message>
        <source>Keep the tables of this battle for new battles of the pack</source>
        <translation>Garder les tables de cette bataille pour les nouvelles batailles du recueil</translation>
    </message>
    <message>
        <source>Write what can be saved of a damaged battle to a new file, and say what is lost</source>
        <translation>Écrire ce qui peut être sauvé d’une bataille endommagée dans un nouveau fichier, et dire ce qui est perdu</translation>
    </message>
    <message>
        <source>The new file; otherwise FILE-recovered.battle.json</source>
        <translation>Le nouveau fichier&#xa0;; sinon FICHIER-recovered.battle.json</translation>
    </message>
    <message>
        <source>Versions, folders, packs and what was left behind: is all in order?</source>
        <translation>Versions, dossiers, recueils et restes&#xa0;: tout est-il en ordre&#xa0;?</translation>
    </message>
    <message>
        <source>Folders with battles; otherwise the working folder</source>
        <translation>Dossiers de batailles&#xa0;; sinon le dossier de travail</translation>
    </message>
    <message>
        <source>Copy packs, collections, tables and battles to begin from to your own folders</source>
        <translation>Copier recueils, collections, tables et batailles de départ dans vos propres dossiers</translation>
    </message>
    <message>
        <source>Folders of packs, house rules as one file, and files</source>
        <translation>Dossiers de recueils, règles maison en un fichier, et fichiers</translation>
    </message>
    <message>
        <source>Make house rules, change them, compare their odds, and write them as one file</source>
        <translation>Créer des règles maison, les changer, comparer leurs chances et les écrire en un fichier</translation>
    </message>
    <message>
        <source>Name or folder of a pack of your own</source>
        <translation>Nom ou dossier d’un recueil à vous</translation>
    </message>
    <message>
        <source>Make new house rules of that name, on top of this pack</source>
        <translation>Créer sous ce nom de nouvelles règles maison, qui s’appuient sur ce recueil</translation>
    </message>
    <message>
        <source>What they are called</source>
        <translation>Leur titre</translation>
    </message>
    <message>
        <source>Tell the values whose paths have this text in them, as --set takes them</source>
        <translation>Donner les valeurs dont le chemin contient ce texte, telles que les prend --set</translation>
    </message>
    <message>
        <source>A battle: the odds of commands in it, before and after the changes</source>
        <translation>Une bataille&#xa0;: les chances de commandes dans celle-ci, avant et après les changements</translation>
    </message>
    <message>
        <source>Write them as one file for others; - for standard output</source>
        <translation>Les écrire en un fichier pour d’autres&#xa0;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>PATH: take back what they say of a value or entry</source>
        <translation>CHEMIN&#xa0;: annuler ce qu’elles disent d’une valeur ou d’un article</translation>
    </message>
    <message>
        <source>PATH: take away an entry or value</source>
        <translation>CHEMIN&#xa0;: retirer un article ou une valeur</translation>
    </message>
    <message>
        <source>PATH=VALUE: add an entry, as JSON</source>
        <translation>CHEMIN=VALEUR&#xa0;: ajouter un article, en JSON</translation>
    </message>
    <message>
        <source>PATH=VALUE: set a value, as JSON or plain text</source>
        <translation>CHEMIN=VALEUR&#xa0;: fixer une valeur, en JSON ou en simple texte</translation>
    </message>
    <message>
        <source>The battle file; what is kept beside it is read, too</source>
        <translation>Le fichier de la bataille ; ce qui est gardé à côté est lu aussi</translation>
    </message>
    <message>
        <source>The battle file; - for standard input</source>
        <translation>Le fichier de la bataille ; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>Not with</source>
        <translation>Pas avec</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>In the place of what stands there, which is kept beside it; under the name of others</source>
        <translation>À la place de ce qui s’y trouve, gardé à côté ; même sous le nom d’autres</translation>
    </message>
    <message>
        <source>Write the schemas of all files and the tables of keys of the README.md into a folder of rules instead</source>
        <translation>Écrire plutôt les schémas de tous les fichiers et les tableaux de clés du README.md dans un dossier de règles</translation>
    </message>
    <message>
        <source>Its conditions and what it works out, as one would write them</source>
        <translation>Ses conditions et ce qu’il calcule, comme on l’écrirait</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message>
        <source>the place of a formation stands in {key}, not in {other}</source>
        <translation>la place d’une formation se met dans {key}, pas dans {other}</translation>
    </message>
    <message>
        <source>the place of an officer stands in {key}, not in {other}</source>
        <translation>la place d’un officier se met dans {key}, pas dans {other}</translation>
    </message>
    <message>
        <source>the place of a unit stands in {key}, not in {other}</source>
        <translation>la place d’une unité se met dans {key}, pas dans {other}</translation>
    </message>
    <message>
        <source>more than {most} formations, officers and units</source>
        <translation>plus de {most} formations, officiers et unités</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids are unique in an entry</source>
        <translation>l’identifiant {id} est déjà pris (ligne {line})&#xa0;; les identifiants sont uniques dans un article</translation>
    </message>
    <message>
        <source>a collection has no sides; leave &quot;side&quot; out</source>
        <translation>une collection n’a pas de camps&#xa0;; omettez &quot;side&quot;</translation>
    </message>
    <message>
        <source>the entry has no formation {id}{guess}</source>
        <translation>l’article n’a pas de formation {id}{guess}</translation>
    </message>
    <message>
        <source>more than {most} entries</source>
        <translation>plus de {most} articles</translation>
    </message>
    <message>
        <source>the id {id} is taken already (line {line}); ids of entries are unique</source>
        <translation>l’identifiant {id} est déjà pris (ligne {line})&#xa0;; les identifiants des articles sont uniques</translation>
    </message>
    <message>
        <source>collections</source>
        <translation>collections</translation>
    </message>
    <message>
        <source>the collection is not saved: {problem} (at {place})</source>
        <translation>la collection n’est pas enregistrée&#xa0;: {problem} (en {place})</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>nothing heads the rows of the table {table} yet: {text} Type it in with {command}</source>
        <translation>rien n’est encore en tête des lignes de la table {table}&#xa0;: {text} Saisissez-le avec {command}</translation>
    </message>
    <message>
        <source>nothing heads the columns of the table {table} yet: {text} Type it in with {command}</source>
        <translation>rien n’est encore en tête des colonnes de la table {table}&#xa0;: {text} Saisissez-le avec {command}</translation>
    </message>
    <message>
        <source>the table {table} is blank at {place}: {text} Type it in with {command}</source>
        <translation>la table {table} est vide en {place}&#xa0;: {text} Saisissez-le avec {command}</translation>
    </message>
    <message>
        <source>{what} is {found} where {expected} is expected</source>
        <translation>{what}&#xa0;: attendu&#xa0;: {expected}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>an id in quotes</source>
        <translation>un identifiant entre guillemets</translation>
    </message>
    <message>
        <source>{id} is a {kind}, but {what} names a {wanted}</source>
        <translation>{id}&#xa0;: {kind}, mais {what} nomme&#xa0;: {wanted}</translation>
    </message>
    <message>
        <source>there is no {kind} {id}</source>
        <translation>{kind} {id}&#xa0;: n’existe pas</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>{what} is {found}; numbers in commands go up to {most}</source>
        <translation>{what} est {found}&#xa0;; dans les commandes, les nombres vont jusqu’à {most}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>one of {list}</source>
        <translation>l’un de {list}</translation>
    </message>
    <message>
        <source>{what} is {word}, which is none of {list}</source>
        <translation>{what} est {word}, qui ne figure pas parmi {list}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>the command {name} needs {field}</source>
        <translation>la commande {name} demande {field}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>{what} is {number}; it cannot be less than 0</source>
        <translation>{what} est {number}&#xa0;; cela ne peut pas être inférieur à 0</translation>
    </message>
    <message>
        <source>{what}: the {field} {name} is too long: {excess}</source>
        <translation>{what}&#xa0;: {field} {name} trop long&#xa0;: {excess}</translation>
    </message>
    <message>
        <source>{key} is too long: {excess}</source>
        <translation>{key} trop long&#xa0;: {excess}</translation>
    </message>
    <message>
        <source>{field} is {number}; it goes from {from} to {to}</source>
        <translation>{field} est {number}&#xa0;; cela va de {from} à {to}</translation>
    </message>
    <message>
        <source>an object with a unit and its facts</source>
        <translation>un objet avec une unité et ses faits</translation>
    </message>
    <message>
        <source>a {kind} has no field {field}</source>
        <translation>{kind}&#xa0;: pas de champ {field}</translation>
    </message>
    <message>
        <source>{field} of {subject} is worked out, not stored; set {list} instead</source>
        <translation>{field} de {subject} se calcule et ne s’enregistre pas&#xa0;; fixez plutôt {list}</translation>
    </message>
    <message>
        <source>{field} of {subject} can be {most} at most</source>
        <translation>{field} de {subject}&#xa0;: {most} au plus</translation>
    </message>
    <message>
        <source>{field} of {subject}</source>
        <translation>{field} de {subject}</translation>
    </message>
    <message>
        <source>{field} of the turn</source>
        <translation>{field} du tour</translation>
    </message>
    <message>
        <source>game turns are counted from 1</source>
        <translation>les tours de jeu se comptent à partir de 1</translation>
    </message>
    <message>
        <source>the turn has no field {field}</source>
        <translation>le tour n’a pas de champ {field}</translation>
    </message>
    <message>
        <source>nothing in this battle is called {id}</source>
        <translation>rien dans cette bataille ne s’appelle {id}</translation>
    </message>
    <message>
        <source>&quot;adjust&quot; needs &quot;set&quot;: an object of fields and their new values</source>
        <translation>&quot;adjust&quot; demande &quot;set&quot;&#xa0;: un objet avec des champs et leurs nouvelles valeurs</translation>
    </message>
    <message>
        <source>the new values of {id} are {found} where an object of fields is expected</source>
        <translation>nouvelles valeurs de {id}&#xa0;: attendu&#xa0;: un objet avec des champs&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>nothing is set for {id}; name its fields and their new values, or leave it out</source>
        <translation>rien n’est fixé pour {id}&#xa0;; nommez ses champs et leurs nouvelles valeurs, ou omettez-le</translation>
    </message>
    <message>
        <source>&quot;catch-up&quot; needs &quot;set&quot;: an object of subjects, each with its fields and their new values</source>
        <translation>&quot;catch-up&quot; demande &quot;set&quot;&#xa0;: un objet avec des sujets, chacun avec ses champs et leurs nouvelles valeurs</translation>
    </message>
    <message>
        <source>{subject} needs a name</source>
        <translation>{subject} demande un nom</translation>
    </message>
    <message>
        <source>the roster entry of a {kind} has no {key}</source>
        <translation>effectifs, {kind}&#xa0;: pas de clé {key}</translation>
    </message>
    <message>
        <source>{key} of {what}</source>
        <translation>{key} de {what}</translation>
    </message>
    <message>
        <source>there is no check {id} to ask for</source>
        <translation>il n’y a pas de test {id} à demander</translation>
    </message>
    <message>
        <source>check {check}</source>
        <translation>test {check}</translation>
    </message>
    <message>
        <source>{field} is {found} where true or false is expected</source>
        <translation>{field}&#xa0;: attendu&#xa0;: true ou false&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{command} needs &quot;set&quot;: an object of keys and their new values, such as {example}</source>
        <translation>{command} demande &quot;set&quot;&#xa0;: un objet avec des clés et leurs nouvelles valeurs, par exemple {example}</translation>
    </message>
    <message>
        <source>{command} needs &quot;subjects&quot;: a list of ids</source>
        <translation>{command} demande &quot;subjects&quot;&#xa0;: une liste d’identifiants</translation>
    </message>
    <message>
        <source>an entry of &quot;subjects&quot;</source>
        <translation>un élément de &quot;subjects&quot;</translation>
    </message>
    <message>
        <source>give &quot;before&quot; or &quot;after&quot;, not both</source>
        <translation>donnez &quot;before&quot; ou &quot;after&quot;, pas les deux</translation>
    </message>
    <message>
        <source>the field {key} means nothing to {command}</source>
        <translation>le champ {key} n’a pas de sens pour {command}</translation>
    </message>
    <message>
        <source>in the phase {phase} nobody is drawn to act</source>
        <translation>dans la phase {phase}, on ne tire personne au sort pour agir</translation>
    </message>
    <message>
        <source>in the phase {phase} nobody is left to be drawn</source>
        <translation>dans la phase {phase}, il ne reste personne à tirer au sort</translation>
    </message>
    <message>
        <source>{subject} cannot be drawn now; left are {list}</source>
        <translation>{subject} ne peut pas être tiré au sort maintenant&#xa0;; il reste {list}</translation>
    </message>
    <message>
        <source>the draw of who acts next</source>
        <translation>le tirage de qui agit ensuite</translation>
    </message>
    <message>
        <source>{subject} is drawn.</source>
        <translation>Tirage au sort&#xa0;: {subject}.</translation>
    </message>
    <message>
        <source>&quot;enlist&quot; needs &quot;sides&quot;, &quot;formations&quot;, &quot;officers&quot;, &quot;units&quot; or &quot;things&quot; with an entry</source>
        <translation>&quot;enlist&quot; demande &quot;sides&quot;, &quot;formations&quot;, &quot;officers&quot;, &quot;units&quot; ou &quot;things&quot; avec un élément</translation>
    </message>
    <message>
        <source>{list} is {found} where a list is expected</source>
        <translation>{list}&#xa0;: attendu&#xa0;: une liste&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>a battle has at most {most} sides, formations, officers and units</source>
        <translation>une bataille a au plus {most} camps, formations, officiers et unités</translation>
    </message>
    <message>
        <source>{what} is {found} where an object is expected</source>
        <translation>{what}&#xa0;: attendu&#xa0;: un objet&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{what} needs &quot;name&quot;</source>
        <translation>{what} demande &quot;name&quot;</translation>
    </message>
    <message>
        <source>{what} needs a name</source>
        <translation>{what} demande un nom</translation>
    </message>
    <message>
        <source>{what}: the id {wanted} is written otherwise than ids are: small letters, digits and single hyphens</source>
        <translation>{what}&#xa0;: l’identifiant {wanted} ne s’écrit pas ainsi&#xa0;: lettres minuscules, chiffres et traits d’union simples</translation>
    </message>
    <message>
        <source>{what}: the id {wanted} is given to another entry of this command</source>
        <translation>{what}&#xa0;: l’identifiant {wanted} est déjà donné à un autre élément de cette commande</translation>
    </message>
    <message>
        <source>{what} needs {key}: what {subject} belongs to</source>
        <translation>{what} demande {key}&#xa0;: de quoi {subject} fait partie</translation>
    </message>
    <message>
        <source>{what}: there is no formation or side {id}</source>
        <translation>{what}&#xa0;: il n’y a pas de formation ni de camp {id}</translation>
    </message>
    <message>
        <source>{what}: {place} is a thing; only formations and sides have others under them</source>
        <translation>{what}&#xa0;: {place} est une chose&#xa0;; seuls les formations et les camps ont des subordonnés</translation>
    </message>
    <message>
        <source>{what}: {place} is a unit; only formations and sides have others under them</source>
        <translation>{what}&#xa0;: {place} est une unité&#xa0;; seuls les formations et les camps ont des subordonnés</translation>
    </message>
    <message>
        <source>{what}: {place} is an officer; only formations and sides have others under them</source>
        <translation>{what}&#xa0;: {place} est un officier&#xa0;; seuls les formations et les camps ont des subordonnés</translation>
    </message>
    <message>
        <source>{what}: the line of command of {subject} runs in a circle</source>
        <translation>{what}&#xa0;: la chaîne de commandement de {subject} tourne en rond</translation>
    </message>
    <message>
        <source>{what} names the side {side}, but stands under {other}</source>
        <translation>{what} nomme le camp {side}, mais se trouve sous {other}</translation>
    </message>
    <message>
        <source>{what} has an unknown key {key}</source>
        <translation>{what} a une clé inconnue {key}</translation>
    </message>
    <message>
        <source>{what} needs {roster-key}</source>
        <translation>{what} demande {roster-key}</translation>
    </message>
    <message>
        <source>the rules have no table {id}</source>
        <translation>les règles n’ont pas de table {id}</translation>
    </message>
    <message>
        <source>nothing heads the {field}s of {table} yet; fill that in before</source>
        <translation>rien n’est encore en tête ({field}) de {table}&#xa0;; remplissez cela d’abord</translation>
    </message>
    <message>
        <source>{table} has the headings of {owner}; fill them in there</source>
        <translation>{table} a les en-têtes de {owner}&#xa0;; remplissez-les là</translation>
    </message>
    <message>
        <source>{table} has no such headings to be filled in</source>
        <translation>{table} n’a pas d’en-têtes de ce genre à remplir</translation>
    </message>
    <message>
        <source>{problem} (at {place})</source>
        <translation>{problem} (en {place})</translation>
    </message>
    <message>
        <source>&quot;correct&quot; needs &quot;record&quot;: the number of the record to correct</source>
        <translation>&quot;correct&quot; demande &quot;record&quot;&#xa0;: le numéro de l’entrée à corriger</translation>
    </message>
    <message>
        <source>&quot;keep&quot; is a list of record numbers</source>
        <translation>&quot;keep&quot; est une liste de numéros d’entrées</translation>
    </message>
    <message numerus="yes">
        <source>{n} die is given that nothing asks for</source>
        <comment>{n} dice are given that nothing asks for</comment>
        <translation>
            <numerusform>{n} dé est donné sans que rien ne le demande</numerusform>
            <numerusform>{n} dés sont donnés sans que rien ne les demande</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;turn&quot; is {number}; it goes from 1 to {now}, the turn being played</source>
        <translation>&quot;turn&quot; est {number}&#xa0;; cela va de 1 à {now}, le tour en cours</translation>
    </message>
    <message>
        <source>&quot;turn&quot; goes with the subject &quot;turn&quot; only</source>
        <translation>&quot;turn&quot; ne va qu’avec le sujet &quot;turn&quot;</translation>
    </message>
    <message>
        <source>There was no note on turn {turn}</source>
        <translation>Il n’y avait pas de note sur le tour {turn}</translation>
    </message>
    <message>
        <source>There was no note on {subject}</source>
        <translation>Il n’y avait pas de note sur {subject}</translation>
    </message>
    <message>
        <source>give &quot;record&quot; or &quot;subject&quot;, not both</source>
        <translation>donnez &quot;record&quot; ou &quot;subject&quot;, pas les deux</translation>
    </message>
    <message>
        <source>&quot;note&quot; needs &quot;record&quot;: the number of the record it belongs to, or &quot;subject&quot;: an id, or &quot;turn&quot;</source>
        <translation>&quot;note&quot; demande &quot;record&quot;&#xa0;: le numéro de l’entrée concernée, ou &quot;subject&quot;&#xa0;: un identifiant, ou &quot;turn&quot;</translation>
    </message>
    <message>
        <source>Nobody held {objective} before</source>
        <translation>Avant, personne ne tenait {objective}</translation>
    </message>
    <message>
        <source>{side} held {objective} before</source>
        <translation>Avant, {objective} était tenu par&#xa0;: {side}</translation>
    </message>
    <message>
        <source>an objective has no {key}</source>
        <translation>un objectif n’a pas de {key}</translation>
    </message>
    <message>
        <source>{name} is worth {worth}; it goes from 0 to {most}</source>
        <translation>{name} vaut {worth}&#xa0;; cela va de 0 à {most}</translation>
    </message>
    <message>
        <source>an entry of &quot;objectives&quot;</source>
        <translation>un élément de &quot;objectives&quot;</translation>
    </message>
    <message>
        <source>an object with the name of an objective</source>
        <translation>un objet avec le nom d’un objectif</translation>
    </message>
    <message>
        <source>An objective</source>
        <translation>Un objectif</translation>
    </message>
    <message>
        <source>an objective needs a name</source>
        <translation>un objectif demande un nom</translation>
    </message>
    <message>
        <source>{id} is no id: small letters, digits and single hyphens</source>
        <translation>{id} n’est pas un identifiant&#xa0;: lettres minuscules, chiffres et traits d’union simples</translation>
    </message>
    <message>
        <source>two objectives have the id {id}</source>
        <translation>deux objectifs ont l’identifiant {id}</translation>
    </message>
    <message>
        <source>a list of objectives</source>
        <translation>une liste d’objectifs</translation>
    </message>
    <message>
        <source>&quot;objectives&quot; has {count} entries; {most} are the most</source>
        <translation>&quot;objectives&quot; a {count} éléments&#xa0;; {most} au plus</translation>
    </message>
    <message>
        <source>the scenario lists no objective, so there is no {id}</source>
        <translation>le scénario ne liste aucun objectif, il n’y a donc pas de {id}</translation>
    </message>
    <message>
        <source>the scenario has no objective {id}</source>
        <translation>le scénario n’a pas d’objectif {id}</translation>
    </message>
    <message>
        <source>the report has no passage {passage}, only &quot;opening&quot;, &quot;closing&quot; and &quot;turn-1&quot;, &quot;turn-2&quot; and so on</source>
        <translation>le compte rendu n’a pas de passage {passage}, seulement &quot;opening&quot;, &quot;closing&quot; et &quot;turn-1&quot;, &quot;turn-2&quot;, et ainsi de suite</translation>
    </message>
    <message>
        <source>the words for {passage} are {count} bytes long; {most} are the most</source>
        <translation>le texte pour {passage} fait {count} octets&#xa0;; {most} au plus</translation>
    </message>
    <message>
        <source>The game has not come to turn {turn}; these words are printed once it has</source>
        <translation>La partie n’en est pas au tour {turn}&#xa0;; ces mots s’imprimeront quand elle y sera</translation>
    </message>
    <message>
        <source>{place} is no formation or side, so nothing can stand under it</source>
        <translation>{place} n’est ni une formation ni un camp, rien ne peut donc s’y trouver dessous</translation>
    </message>
    <message>
        <source>{subject} cannot stand under itself</source>
        <translation>{subject} ne peut pas se trouver sous soi-même</translation>
    </message>
    <message>
        <source>{subject} is a side and stands under nobody</source>
        <translation>{subject} est un camp et ne se trouve sous personne</translation>
    </message>
    <message>
        <source>{subject} is a thing and stands under nobody</source>
        <translation>{subject} est une chose et ne se trouve sous personne</translation>
    </message>
    <message>
        <source>&quot;regroup&quot; needs &quot;under&quot;, &quot;before&quot; or &quot;after&quot;</source>
        <translation>&quot;regroup&quot; demande &quot;under&quot;, &quot;before&quot; ou &quot;after&quot;</translation>
    </message>
    <message>
        <source>{what} is {found} where an id in quotes is expected</source>
        <translation>{what}&#xa0;: attendu&#xa0;: un identifiant entre guillemets&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{what} cannot be left out</source>
        <translation>{what} ne peut pas être omis</translation>
    </message>
    <message>
        <source>{what} is {number}; it goes from {least} to {most}</source>
        <translation>{what} est {number}&#xa0;; cela va de {least} à {most}</translation>
    </message>
    <message>
        <source>there is no ruling {id}</source>
        <translation>il n’y a pas d’interprétation {id}</translation>
    </message>
    <message>
        <source>{reading} is no reading of {ruling}</source>
        <translation>{reading} n’est pas une lecture de {ruling}</translation>
    </message>
    <message>
        <source>{key} is {number}; it goes from 1 to {most}, or 0 for none</source>
        <translation>{key} est {number}&#xa0;; cela va de 1 à {most}, ou 0 pour aucune</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>a battle has no {key}</source>
        <translation>une bataille n’a pas de {key}</translation>
    </message>
    <message>
        <source>command {number} ({name})</source>
        <translation>commande {number} ({name})</translation>
    </message>
    <message>
        <source>command {number} of &quot;commands&quot; is no command</source>
        <translation>la commande {number} de &quot;commands&quot; n’est pas une commande</translation>
    </message>
    <message>
        <source>{part}: {name} is done by itself, not among several; send it alone, before or after them</source>
        <translation>{part}&#xa0;: {name} se fait à part, pas parmi plusieurs&#xa0;; envoyez-la seule, avant ou après</translation>
    </message>
    <message>
        <source>{part}: dice mean nothing here; what needs dice is done by itself</source>
        <translation>{part}&#xa0;: des dés n’ont pas de sens ici&#xa0;; ce qui demande des dés se fait à part</translation>
    </message>
    <message>
        <source>{part}: it needs dice or a result that the umpire states, so it is done by itself</source>
        <translation>{part}&#xa0;: cela demande des dés ou un résultat énoncé par l’arbitre, et se fait donc à part</translation>
    </message>
    <message>
        <source>{part}: {why}</source>
        <translation>{part}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>&quot;several&quot; needs &quot;commands&quot;: a list of commands</source>
        <translation>&quot;several&quot; demande &quot;commands&quot;&#xa0;: une liste de commandes</translation>
    </message>
    <message>
        <source>&quot;commands&quot; has {count} entries; {most} are the most</source>
        <translation>&quot;commands&quot; a {count} éléments&#xa0;; {most} au plus</translation>
    </message>
    <message>
        <source>&quot;seconds&quot; is {number}; it goes from 0 to {most}</source>
        <translation>&quot;seconds&quot; est {number}&#xa0;; cela va de 0 à {most}</translation>
    </message>
    <message>
        <source>&quot;time&quot; needs &quot;seconds&quot;: how long the phase took until now</source>
        <translation>&quot;time&quot; demande &quot;seconds&quot;&#xa0;: combien de temps la phase a pris jusqu’ici</translation>
    </message>
    <message>
        <source>Turn {turn-limit} was the last of the scenario: the game is over, unless you play on</source>
        <translation>Le tour {turn-limit} était le dernier du scénario&#xa0;: la partie est finie, à moins de continuer</translation>
    </message>
    <message>
        <source>Still owed: {list}</source>
        <translation>Encore dû&#xa0;: {list}</translation>
    </message>
    <message>
        <source>nothing owed is called {id}</source>
        <translation>rien de dû ne s’appelle {id}</translation>
    </message>
    <message>
        <source>Waived without a reason.</source>
        <translation>Dispense sans raison donnée.</translation>
    </message>
    <message>
        <source>&quot;facts&quot; is {found} where an object is expected</source>
        <translation>&quot;facts&quot;&#xa0;: attendu&#xa0;: un objet&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>the record to correct has no facts</source>
        <translation>l’entrée à corriger n’a pas de faits</translation>
    </message>
    <message>
        <source>the field {key} means nothing to the record and was passed over</source>
        <translation>le champ {key} n’a pas de sens pour le registre et a été ignoré</translation>
    </message>
    <message>
        <source>Record {record} can no longer happen but was kept: {reason}</source>
        <translation>L’entrée {record} est devenue impossible mais a été gardée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Record {record} can no longer happen and was dropped: {reason}</source>
        <translation>L’entrée {record} est devenue impossible et a été écartée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>&quot;dice&quot; is {found} where a list is expected</source>
        <translation>&quot;dice&quot;&#xa0;: attendu&#xa0;: une liste&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>was dropped before and happens again</source>
        <translation>avait été écartée et se produit de nouveau</translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown then decide nothing now</source>
        <comment>{n} dice thrown then decide nothing now</comment>
        <translation>
            <numerusform>{n} dé alors lancé ne décide plus rien</numerusform>
            <numerusform>{n} dés alors lancés ne décident plus rien</numerusform>
        </translation>
    </message>
    <message>
        <source>the battle was taken back to its start by record {reset}, so nothing follows from record {record}; undo that first</source>
        <translation>l’entrée {reset} a ramené la bataille à son début&#xa0;: rien ne suit donc l’entrée {record}&#xa0;; annulez d’abord cela</translation>
    </message>
    <message>
        <source>there is no record {record}; there are {count}</source>
        <translation>il n’y a pas d’entrée {record}&#xa0;; il y en a {count}</translation>
    </message>
    <message>
        <source>record {record} is itself a correction; correct the record it changed, or undo it</source>
        <translation>l’entrée {record} est elle-même une correction&#xa0;; corrigez l’entrée qu’elle a changée, ou annulez-la</translation>
    </message>
    <message>
        <source>record {record} was dropped by a correction</source>
        <translation>l’entrée {record} a été écartée par une correction</translation>
    </message>
    <message>
        <source>the battle has no side yet, so {own} means nothing; put a side on the roster first</source>
        <translation>la bataille n’a pas encore de camp, {own} n’a donc pas de sens&#xa0;; mettez d’abord un camp dans les effectifs</translation>
    </message>
    <message>
        <source>the rules ask too much: {problem}</source>
        <translation>les règles en demandent trop&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>there is no command {name}</source>
        <translation>il n’y a pas de commande {name}</translation>
    </message>
    <message>
        <source>the program threw no such die beforehand that is still to be used: {found}</source>
        <translation>le programme n’a lancé d’avance aucun dé de ce genre qui reste à utiliser&#xa0;: {found}</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>le tirage</translation>
    </message>
    <message>
        <source>{subject}: {n} drawn of {count}.</source>
        <translation>{subject}&#xa0;: tirage de {n} sur {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw who acts next: {n} is left</source>
        <comment>Draw who acts next: {n} are left</comment>
        <translation>
            <numerusform>Tirer au sort qui agit ensuite&#xa0;: il en reste {n}</numerusform>
            <numerusform>Tirer au sort qui agit ensuite&#xa0;: il en reste {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>a command is an object, not {found}</source>
        <translation>une commande est un objet, pas {found}</translation>
    </message>
    <message>
        <source>{check} of {subject}</source>
        <translation>{check} ({subject})</translation>
    </message>
    <message>
        <source>{check}: the rules name no die for {subject}</source>
        <translation>{check}&#xa0;: les règles ne nomment pas de dé pour {subject}</translation>
    </message>
    <message>
        <source>{check}: the rules name nobody who takes it</source>
        <translation>{check}&#xa0;: les règles ne nomment personne qui le passe</translation>
    </message>
    <message>
        <source>{check}: no table of the rules applies to {subject}</source>
        <translation>{check}&#xa0;: aucune table des règles ne s’applique à {subject}</translation>
    </message>
    <message>
        <source>the fact {fact} names {named}, but here it can name nobody</source>
        <translation>le fait {fact} nomme {named}, mais ici il ne peut nommer personne</translation>
    </message>
    <message>
        <source>the fact {fact} names {named}, which is none of {list}</source>
        <translation>le fait {fact} nomme {named}, qui ne figure pas parmi {list}</translation>
    </message>
    <message>
        <source>{contest}: the rules hold no cell for these two results</source>
        <translation>{contest}&#xa0;: les règles n’ont pas de cellule pour ces deux résultats</translation>
    </message>
    <message>
        <source>a command is an object such as {example}, not {found}</source>
        <translation>une commande est un objet comme {example}, pas {found}</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>nothing in this battle is called {subject}</source>
        <translation>rien dans cette bataille ne s’appelle {subject}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>there is no fact {id} here: this takes no facts</source>
        <translation>il n’y a pas de fait {id} ici&#xa0;: ceci ne prend pas de faits</translation>
    </message>
    <message>
        <source>there is no fact {id} here, only {list}</source>
        <translation>il n’y a pas de fait {id} ici, seulement {list}</translation>
    </message>
    <message>
        <source>the fact {id}</source>
        <translation>le fait {id}</translation>
    </message>
    <message>
        <source>there is no modifier {id}</source>
        <translation>il n’y a pas de modificateur {id}</translation>
    </message>
    <message>
        <source>the modifier {id}</source>
        <translation>le modificateur {id}</translation>
    </message>
    <message>
        <source>&quot;check&quot; of an extra line</source>
        <translation>&quot;check&quot; d’une ligne supplémentaire</translation>
    </message>
    <message>
        <source>an extra line</source>
        <translation>une ligne supplémentaire</translation>
    </message>
    <message>
        <source>an object with a text and a value</source>
        <translation>un objet avec un texte et une valeur</translation>
    </message>
    <message>
        <source>an extra line has no {key}, only {list}</source>
        <translation>une ligne supplémentaire n’a pas de {key}, seulement {list}</translation>
    </message>
    <message>
        <source>an extra line needs {key}</source>
        <translation>une ligne supplémentaire demande {key}</translation>
    </message>
    <message>
        <source>&quot;text&quot; of an extra line</source>
        <translation>&quot;text&quot; d’une ligne supplémentaire</translation>
    </message>
    <message>
        <source>&quot;value&quot; of an extra line</source>
        <translation>&quot;value&quot; d’une ligne supplémentaire</translation>
    </message>
    <message>
        <source>the text of an extra line is {text} where one line of words is expected</source>
        <translation>texte d’une ligne supplémentaire&#xa0;: attendu&#xa0;: une ligne de mots&#xa0;; trouvé&#xa0;: {text}</translation>
    </message>
    <message>
        <source>the text of an extra line is {text} where one line of words is expected; {excess}</source>
        <translation>texte d’une ligne supplémentaire&#xa0;: attendu&#xa0;: une ligne de mots&#xa0;; trouvé&#xa0;: {text}&#xa0;; {excess}</translation>
    </message>
    <message>
        <source>&quot;extra-lines&quot; has {count} lines where at most {most} are expected</source>
        <translation>&quot;extra-lines&quot;&#xa0;: attendu&#xa0;: au plus {most} lignes&#xa0;; trouvé&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{check} of {subject} is for the umpire to see: state {field}, one of {list}</source>
        <translation>{check} de {subject} est à voir par l’arbitre&#xa0;: énoncez {field}, un de {list}</translation>
    </message>
    <message>
        <source>{field} is {outcome}; {check} comes to {list}</source>
        <translation>{field} est {outcome}&#xa0;; {check} donne {list}</translation>
    </message>
    <message>
        <source>the field {key} means nothing to {name} and was passed over</source>
        <translation>le champ {key} n’a pas de sens pour {name} et a été ignoré</translation>
    </message>
    <message>
        <source>{field} of {subject} cannot be {value} as things stand; set {stored} instead</source>
        <translation>{field} de {subject} ne peut valoir {value} en l’état ; donnez plutôt une valeur à {stored}</translation>
    </message>
    <message>
        <source>{field} of {subject} cannot be {value} as things stand</source>
        <translation>{field} de {subject} ne peut valoir {value} en l’état</translation>
    </message>
    <message>
        <source>the rules end one phase after the other and never come to rest; an effect &quot;ends&quot; needs another condition</source>
        <translation>les règles terminent une phase après l’autre sans jamais s’arrêter&#xa0;; un effet «&#xa0;ends&#xa0;» a besoin d’une autre condition</translation>
    </message>
    <message>
        <source>{field} cannot be chosen now</source>
        <translation>{field} ne peut pas être choisi maintenant</translation>
    </message>
    <message>
        <source>{field}: no number can be chosen now</source>
        <translation>{field}&#xa0;: aucun nombre ne peut être choisi maintenant</translation>
    </message>
    <message>
        <source>{field} cannot be {number} now, only {list}</source>
        <translation>{field} ne peut pas être {number} maintenant, seulement {list}</translation>
    </message>
    <message numerus="yes">
        <source>{roll}: {n} die more would follow, but none does after {most} in a row</source>
        <comment>{roll}: {n} dice more would follow, but none does after {most} in a row</comment>
        <translation>
            <numerusform>{roll}&#xa0;: {n} dé de plus suivrait, mais après {most} de suite il n’en vient plus</numerusform>
            <numerusform>{roll}&#xa0;: {n} dés de plus suivraient, mais après {most} de suite il n’en vient plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>csv</name>
    <message>
        <source>the cell holds a NUL byte, so this is no text; save the sheet as CSV in UTF-8</source>
        <translation>la cellule contient un octet NUL, ce n’est donc pas du texte&#xa0;; enregistrez la feuille en CSV UTF-8</translation>
    </message>
    <message>
        <source>the cell is no UTF-8; save the sheet as CSV in UTF-8</source>
        <translation>la cellule n’est pas en UTF-8&#xa0;; enregistrez la feuille en CSV UTF-8</translation>
    </message>
    <message>
        <source>the cell {cell} holds a control character (shown as ?); take it out</source>
        <translation>la cellule {cell} contient un caractère de contrôle (montré par&#xa0;?)&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>the cell has {count} characters; a cell has at most {most}</source>
        <translation>la cellule a {count} caractères&#xa0;; une cellule en a au plus {most}</translation>
    </message>
    <message>
        <source>the column &quot;name&quot; is missing; the first row names the columns</source>
        <translation>la colonne &quot;name&quot; manque&#xa0;; la première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>there is no such column; there are {known}</source>
        <translation>cette colonne n’existe pas&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>there is no such column{guess}</source>
        <translation>cette colonne n’existe pas{guess}</translation>
    </message>
    <message>
        <source>column {place} holds this already; leave one of them out</source>
        <translation>la colonne {place} contient déjà cela&#xa0;; omettez l’une des deux</translation>
    </message>
    <message>
        <source>{cell} stands under no column; name the column in row {row}, or empty the cell</source>
        <translation>{cell} n’est sous aucune colonne&#xa0;; nommez la colonne à la ligne {row}, ou videz la cellule</translation>
    </message>
    <message>
        <source>there is no formation or side {name}{guess}</source>
        <translation>il n’y a pas de formation ni de camp {name}{guess}</translation>
    </message>
    <message>
        <source>{name} fights for {side}, not for {other}</source>
        <translation>{name} combat pour {side}, pas pour {other}</translation>
    </message>
    <message numerus="yes">
        <source>{n} other</source>
        <comment>{n} others</comment>
        <translation>
            <numerusform>{n} autre</numerusform>
            <numerusform>{n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>{text} may be {meant}; write the id of the one that is meant</source>
        <translation>{text} peut désigner {meant}&#xa0;; écrivez l’identifiant de celui que vous voulez</translation>
    </message>
    <message>
        <source>row {row}: {problem}</source>
        <translation>ligne {row}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>row {row}, column {place}: {problem}</source>
        <translation>ligne {row}, colonne {place}&#xa0;: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>... and {n} more</source>
        <comment>... and {n} more</comment>
        <translation>
            <numerusform>… et {n} autre</numerusform>
            <numerusform>… et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheet is empty; its first row names the columns</source>
        <translation>la feuille est vide&#xa0;; sa première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>the sheet has no row below its header</source>
        <translation>la feuille n’a pas de ligne sous son en-tête</translation>
    </message>
    <message>
        <source>the side has no name; write one</source>
        <translation>le camp n’a pas de nom&#xa0;; écrivez-en un</translation>
    </message>
    <message>
        <source>a side has no {key}; leave the cell empty</source>
        <translation>un camp n’a pas de {key}&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>the cell is empty; every side needs one</source>
        <translation>la cellule est vide&#xa0;; il faut une valeur pour chaque camp</translation>
    </message>
    <message>
        <source>the column {key} is missing; every side needs one</source>
        <translation>la colonne {key} manque&#xa0;; il en faut une valeur pour chaque camp</translation>
    </message>
    <message>
        <source>the formation has no name; write one</source>
        <translation>la formation n’a pas de nom&#xa0;; écrivez-en un</translation>
    </message>
    <message>
        <source>a formation has no {key}; leave the cell empty</source>
        <translation>une formation n’a pas de {key}&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>the cell is empty; every formation needs one</source>
        <translation>la cellule est vide&#xa0;; il faut une valeur pour chaque formation</translation>
    </message>
    <message>
        <source>the column {key} is missing; every formation needs one</source>
        <translation>la colonne {key} manque&#xa0;; il en faut une valeur pour chaque formation</translation>
    </message>
    <message>
        <source>the officer has no name; write one</source>
        <translation>l’officier n’a pas de nom&#xa0;; écrivez-en un</translation>
    </message>
    <message>
        <source>an officer has no {key}; leave the cell empty</source>
        <translation>un officier n’a pas de {key}&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>the cell is empty; every officer needs one</source>
        <translation>la cellule est vide&#xa0;; il faut une valeur pour chaque officier</translation>
    </message>
    <message>
        <source>the column {key} is missing; every officer needs one</source>
        <translation>la colonne {key} manque&#xa0;; il en faut une valeur pour chaque officier</translation>
    </message>
    <message>
        <source>the thing has no name; write one</source>
        <translation>la chose n’a pas de nom&#xa0;; écrivez-en un</translation>
    </message>
    <message>
        <source>a thing has no {key}; leave the cell empty</source>
        <translation>une chose n’a pas de {key}&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>the cell is empty; every thing needs one</source>
        <translation>la cellule est vide&#xa0;; il faut une valeur pour chaque chose</translation>
    </message>
    <message>
        <source>the column {key} is missing; every thing needs one</source>
        <translation>la colonne {key} manque&#xa0;; il en faut une valeur pour chaque chose</translation>
    </message>
    <message>
        <source>the unit has no name; write one</source>
        <translation>l’unité n’a pas de nom&#xa0;; écrivez-en un</translation>
    </message>
    <message>
        <source>a unit has no {key}; leave the cell empty</source>
        <translation>une unité n’a pas de {key}&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>the cell is empty; every unit needs one</source>
        <translation>la cellule est vide&#xa0;; il faut une valeur pour chaque unité</translation>
    </message>
    <message>
        <source>the column {key} is missing; every unit needs one</source>
        <translation>la colonne {key} manque&#xa0;; il en faut une valeur pour chaque unité</translation>
    </message>
    <message>
        <source>{cell} is none of {known}{guess}</source>
        <translation>{cell} ne figure pas parmi {known}{guess}</translation>
    </message>
    <message>
        <source>{id} is no id; use small letters, digits and single hyphens, as in {example}, or leave the cell empty</source>
        <translation>{id} n’est pas un identifiant&#xa0;; lettres minuscules, chiffres et traits d’union simples, comme dans {example}, ou laissez la cellule vide</translation>
    </message>
    <message>
        <source>the id {id} is taken already (row {row}); choose another, or leave the cell empty</source>
        <translation>l’identifiant {id} est déjà pris (ligne {row})&#xa0;; choisissez-en un autre, ou laissez la cellule vide</translation>
    </message>
    <message>
        <source>the id {id} is taken already by {name}; choose another, or leave the cell empty</source>
        <translation>l’identifiant {id} est déjà pris par {name}&#xa0;; choisissez-en un autre, ou laissez la cellule vide</translation>
    </message>
    <message>
        <source>a side belongs to nothing; leave the cell empty</source>
        <translation>un camp ne fait partie de rien&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>a thing belongs to no side; leave the cell empty</source>
        <translation>une chose ne fait partie d’aucun camp&#xa0;; laissez la cellule vide</translation>
    </message>
    <message>
        <source>{cell} is neither yes nor no; write yes or no</source>
        <translation>{cell} n’est ni yes ni no&#xa0;; écrivez yes ou no</translation>
    </message>
    <message>
        <source>{cell} is out of reach; write one from {least} to {most}</source>
        <translation>{cell} est hors limites&#xa0;; écrivez un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>{cell} is no whole number; write one from {least} to {most}</source>
        <translation>{cell} n’est pas un nombre entier&#xa0;; écrivez-en un de {least} à {most}</translation>
    </message>
    <message>
        <source>{text} may be several; write the id of the one that is meant</source>
        <translation>{text} peut en désigner plusieurs&#xa0;; écrivez l’identifiant de celui qui est visé</translation>
    </message>
</context>
<context>
    <name>date</name>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
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
        <translation>{day}er {month} {year}</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <source>{n} die thrown, too few to judge</source>
        <comment>{n} dice thrown, too few to judge</comment>
        <translation>
            <numerusform>{n} dé lancé, trop peu pour juger</numerusform>
            <numerusform>{n} dés lancés, trop peu pour juger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown, uneven: fair dice fall like this once in {battles} battles</source>
        <comment>{n} dice thrown, uneven: fair dice fall like this once in {battles} battles</comment>
        <translation>
            <numerusform>{n} dé lancé, irrégulier&#xa0;: des dés réguliers tombent ainsi une fois sur {battles} batailles</numerusform>
            <numerusform>{n} dés lancés, irréguliers&#xa0;: des dés réguliers tombent ainsi une fois sur {battles} batailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} die thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)</source>
        <comment>{n} dice thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)</comment>
        <translation>
            <numerusform>{n} dé lancé, rien d’inhabituel (des dés réguliers sont aussi inégaux dans {battles} batailles sur 100)</numerusform>
            <numerusform>{n} dés lancés, rien d’inhabituel (des dés réguliers sont aussi inégaux dans {battles} batailles sur 100)</numerusform>
        </translation>
    </message>
    <message>
        <source>so many dice can fall in more ways than are worked out</source>
        <translation>tant de dés peuvent tomber de plus de façons qu’il n’en est calculé</translation>
    </message>
    <message numerus="yes">
        <source>{n} lot</source>
        <comment>{n} lots</comment>
        <translation>
            <numerusform>{n} tirage au sort</numerusform>
            <numerusform>{n} tirages au sort</numerusform>
        </translation>
    </message>
    <message>
        <source>{purpose}: a number from 1 to {count} tells which one is drawn, not {given}</source>
        <translation>{purpose}&#xa0;: un nombre de 1 à {count} dit ce qui est tiré, pas {given}</translation>
    </message>
    <message>
        <source>{purpose}: the {die} shows {faces}, not {given}</source>
        <translation>{purpose}&#xa0;: le {die} montre {faces}, pas {given}</translation>
    </message>
    <message>
        <source>{purpose}: no {given} is left there to be drawn</source>
        <translation>{purpose}&#xa0;: il n’y reste pas de {given} à tirer</translation>
    </message>
    <message>
        <source>{purpose}: {given} may mean {names}</source>
        <translation>{purpose}&#xa0;: {given} peut désigner {names}</translation>
    </message>
    <message>
        <source>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but nothing is given</source>
        <translation>{purpose}&#xa0;: il faut dire ce qui est tiré, par un nombre de 1 à {count} ou par son nom, mais rien n’est donné</translation>
    </message>
    <message numerus="yes">
        <source>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but only {n} is given</source>
        <comment>{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by its name, but only {n} are given</comment>
        <translation>
            <numerusform>{purpose}&#xa0;: il faut dire ce qui est tiré, par un nombre de 1 à {count} ou par son nom, mais {n} seulement est donné</numerusform>
            <numerusform>{purpose}&#xa0;: il faut dire ce qui est tiré, par un nombre de 1 à {count} ou par son nom, mais {n} seulement sont donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>{purpose} needs {dice}, but no die is left of the {given} given</source>
        <translation>{purpose} demande {dice}, mais il ne reste aucun dé des {given} donnés</translation>
    </message>
    <message numerus="yes">
        <source>{purpose} needs {dice}, but {n} die is left of the {given} given</source>
        <comment>{purpose} needs {dice}, but {n} dice are left of the {given} given</comment>
        <translation>
            <numerusform>{purpose} demande {dice}, mais il reste {n} dé des {given} donnés</numerusform>
            <numerusform>{purpose} demande {dice}, mais il reste {n} dés des {given} donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>the operating system gives no random numbers; give the dice that were thrown</source>
        <translation>le système d’exploitation ne donne pas de nombres aléatoires&#xa0;; donnez les dés qui ont été lancés</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>there is no folder for it</source>
        <translation>il n’y a pas de dossier pour cela</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {why}</source>
        <translation>le dossier {folder} ne peut pas être créé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{folder} may not outlast a power cut: {why}</source>
        <translation>{folder} pourrait ne pas survivre à une coupure de courant&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>dice group</name>
    <message>
        <source>that is too large a number</source>
        <translation>ce nombre est trop grand</translation>
    </message>
    <message>
        <source>here no die counts by itself: say what they show</source>
        <translation>ici, aucun dé ne compte à lui seul&#xa0;: dites ce qu’ils montrent</translation>
    </message>
    <message>
        <source>write how many, x, and what they show: 3x10</source>
        <translation>écrivez combien, x, et ce qu’ils montrent&#xa0;: 3x10</translation>
    </message>
    <message>
        <source>these do not all come to the same: say what they show</source>
        <translation>ils ne donnent pas tous le même résultat&#xa0;: dites ce qu’ils montrent</translation>
    </message>
    <message>
        <source>the {die} has no {face}</source>
        <translation>{die}&#xa0;: pas de face {face}</translation>
    </message>
    <message numerus="yes">
        <source>that is {n} die too many</source>
        <comment>that is {n} dice too many</comment>
        <translation>
            <numerusform>c’est {n} dé de trop</numerusform>
            <numerusform>c’est {n} dés de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>more of these count than you say</source>
        <translation>il y en a plus qui comptent que vous ne dites</translation>
    </message>
    <message>
        <source>say what each of these shows</source>
        <translation>dites ce que montre chacun d’eux</translation>
    </message>
    <message>
        <source>how many show {face}? Add {none} if none</source>
        <translation>combien montrent {face}&#xa0;? Ajoutez {none} s’il n’y en a pas</translation>
    </message>
    <message numerus="yes">
        <source>{n} die is missing</source>
        <comment>{n} dice are missing</comment>
        <translation>
            <numerusform>il manque {n} dé</numerusform>
            <numerusform>il manque {n} dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>there is no folder for {name}</source>
        <translation>il n’y a pas de dossier pour&#xa0;: {name}</translation>
    </message>
    <message>
        <source>set HOME or XDG_DATA_HOME to the path of a folder</source>
        <translation>définissez HOME ou XDG_DATA_HOME avec le chemin d’un dossier</translation>
    </message>
    <message>
        <source>{folder} ({name}) cannot be written to</source>
        <translation>impossible d’écrire dans {folder} ({name})</translation>
    </message>
    <message>
        <source>give yourself the right to write there, or free its disk from being read only</source>
        <translation>donnez-vous le droit d’y écrire, ou levez la lecture seule de son disque</translation>
    </message>
    <message>
        <source>the disk of {folder} is nearly full</source>
        <translation>le disque de {folder} est presque plein</translation>
    </message>
    <message>
        <source>make room: battles are kept there while they have no file</source>
        <translation>faites de la place&#xa0;: les batailles y sont gardées tant qu’elles n’ont pas de fichier</translation>
    </message>
    <message>
        <source>the rules {name} in {folder} are not in order</source>
        <translation>les règles {name} de {folder} ne sont pas en ordre</translation>
    </message>
    <message>
        <source>umpire validate {folder} tells what to correct; or move the folder away</source>
        <translation>umpire validate {folder} dit ce qu’il faut corriger&#xa0;; ou déplacez le dossier</translation>
    </message>
    <message>
        <source>the rules {name} in {folder} are not used: others of that name are</source>
        <translation>les règles {name} de {folder} ne servent pas&#xa0;: d’autres du même nom servent</translation>
    </message>
    <message>
        <source>give one of them another id and its folder that name, or move one away</source>
        <translation>donnez à l’un d’eux un autre identifiant, et à son dossier le même nom, ou déplacez-en un</translation>
    </message>
    <message>
        <source>the collection {file} is not in order</source>
        <translation>la collection {file} n’est pas en ordre</translation>
    </message>
    <message>
        <source>correct it where the messages say, or move it away: it is never written over meanwhile</source>
        <translation>corrigez-la là où le disent les messages, ou déplacez-la&#xa0;: rien ne l’écrase entre-temps</translation>
    </message>
    <message>
        <source>{file}: a battle was not closed</source>
        <translation>{file}&#xa0;: une bataille n’a pas été fermée</translation>
    </message>
    <message>
        <source>open the battle, or it is open just now: the journal holds what its file may lack, so leave it there</source>
        <translation>ouvrez la bataille, ou elle est ouverte en ce moment&#xa0;: le journal contient ce qui peut manquer à son fichier, laissez-le donc là</translation>
    </message>
    <message>
        <source>{file}: a program broke down</source>
        <translation>{file}&#xa0;: un programme est tombé en panne</translation>
    </message>
    <message>
        <source>Help &gt; About this problem… shows the report; remove it when you have sent it on</source>
        <translation>Aide &gt; À propos de ce problème… montre le rapport&#xa0;; supprimez-le une fois envoyé</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>formats</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>{folder}: {name}; cannot be written to</source>
        <translation>{folder}&#xa0;: {name}&#xa0;; impossible d’y écrire</translation>
    </message>
    <message>
        <source>{folder}: {name}; {mebibytes} MiB free</source>
        <translation>{folder}&#xa0;: {name}&#xa0;; {mebibytes} Mio libres</translation>
    </message>
    <message>
        <source>{folder}: {name}; not there yet, {mebibytes} MiB free</source>
        <translation>{folder}&#xa0;: {name}&#xa0;; pas encore créé, {mebibytes} Mio libres</translation>
    </message>
    <message>
        <source>{file}: the window&apos;s settings</source>
        <translation>{file}&#xa0;: les réglages de la fenêtre</translation>
    </message>
    <message>
        <source>{file}: the window&apos;s settings; not there yet</source>
        <translation>{file}&#xa0;: les réglages de la fenêtre&#xa0;; pas encore créés</translation>
    </message>
    <message>
        <source>Rule packs</source>
        <translation>Recueils de règles</translation>
    </message>
    <message>
        <source>{id}: NOT IN ORDER; {whose}, {folder}</source>
        <translation>{id}&#xa0;: PAS EN ORDRE&#xa0;; {whose}, {folder}</translation>
    </message>
    <message>
        <source>{id}: not used, others of that name are; {whose}, {folder}</source>
        <translation>{id}&#xa0;: n’est pas utilisé, d’autres du même nom le sont&#xa0;; {whose}, {folder}</translation>
    </message>
    <message>
        <source>{id}: in order ({edition}, {print}); {whose}, {folder}</source>
        <translation>{id}&#xa0;: en ordre ({edition}, {print})&#xa0;; {whose}, {folder}</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {n} entry</source>
        <comment>{file}: {n} entries</comment>
        <translation>
            <numerusform>{file}&#xa0;: {n} article</numerusform>
            <numerusform>{file}&#xa0;: {n} articles</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Left behind beside battles</source>
        <translation>Laissés à côté des batailles</translation>
    </message>
    <message>
        <source>{file}: the journal of a battle</source>
        <translation>{file}&#xa0;: le journal d’une bataille</translation>
    </message>
    <message>
        <source>{file}: a report</source>
        <translation>{file}&#xa0;: un rapport</translation>
    </message>
    <message>
        <source>{file}: a lock that nobody held; it is gone now</source>
        <translation>{file}&#xa0;: un verrou que personne ne tenait&#xa0;; il est maintenant supprimé</translation>
    </message>
    <message>
        <source>{file}: open, {owner}</source>
        <translation>{file}&#xa0;: ouvert, {owner}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message numerus="yes">
        <source>{n} collection</source>
        <comment>{n} collections</comment>
        <translation>
            <numerusform>{n} collection</numerusform>
            <numerusform>{n} collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lock</source>
        <comment>{n} locks</comment>
        <translation>
            <numerusform>{n} verrou</numerusform>
            <numerusform>{n} verrous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} journal</source>
        <comment>{n} journals</comment>
        <translation>
            <numerusform>{n} journal</numerusform>
            <numerusform>{n} journaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} report</source>
        <comment>{n} reports</comment>
        <translation>
            <numerusform>{n} rapport</numerusform>
            <numerusform>{n} rapports</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Tout va bien.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>{key} is {number}; it goes from {least} to {most}</source>
        <translation>{key} est {number}&#xa0;; cela va de {least} à {most}</translation>
    </message>
    <message>
        <source>a quote opens a cell and no quote closes it</source>
        <translation>un guillemet ouvre une cellule et aucun guillemet ne la ferme</translation>
    </message>
    <message>
        <source>text stands behind the closing quote of a cell; write a quote inside a quoted cell twice</source>
        <translation>du texte suit le guillemet fermant d’une cellule&#xa0;; dans une cellule entre guillemets, écrivez un guillemet deux fois</translation>
    </message>
    <message numerus="yes">
        <source>the row has more than {n} cell</source>
        <comment>the row has more than {n} cells</comment>
        <translation>
            <numerusform>la ligne a plus de {n} cellule</numerusform>
            <numerusform>la ligne a plus de {n} cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is more than {n} row below the header</source>
        <comment>there are more than {n} rows below the header</comment>
        <translation>
            <numerusform>il y a plus de {n} ligne sous l’en-tête</numerusform>
            <numerusform>il y a plus de {n} lignes sous l’en-tête</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: it is no ordinary file</source>
        <translation>ne peut pas être lu&#xa0;: ce n’est pas un fichier ordinaire</translation>
    </message>
    <message numerus="yes">
        <source>is too large: at most {n} byte is read</source>
        <comment>is too large: at most {n} bytes are read</comment>
        <translation>
            <numerusform>est trop grand&#xa0;: {n} octet au plus est lu</numerusform>
            <numerusform>est trop grand&#xa0;: {n} octets au plus sont lus</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>ne peut pas être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot be read back after writing: it {problem}</source>
        <translation>ne peut pas être relu après l’écriture&#xa0;: il {problem}</translation>
    </message>
    <message>
        <source>cannot be written: what is read back is not what was written</source>
        <translation>ne peut pas être écrit&#xa0;: ce qui est relu n’est pas ce qui a été écrit</translation>
    </message>
    <message>
        <source>was written, but may not outlast a power cut: {reason}</source>
        <translation>a été écrit, mais pourrait ne pas survivre à une coupure de courant&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>the text {text}</source>
        <translation>le texte {text}</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>le nombre {number}</translation>
    </message>
    <message>
        <source>the number {written} is too long; numbers go up to 2147483647</source>
        <translation>le nombre {written} est trop long&#xa0;; les nombres vont jusqu’à 2147483647</translation>
    </message>
    <message>
        <source>the key {key} is given twice (first in line {line}); remove one</source>
        <translation>la clé {key} est donnée deux fois (d’abord à la ligne {line})&#xa0;; ôtez-en une</translation>
    </message>
    <message>
        <source>too many keys are given twice; the rest of the file is not read</source>
        <translation>trop de clés sont données deux fois&#xa0;; le reste du fichier n’est pas lu</translation>
    </message>
    <message numerus="yes">
        <source>more than {n} value; this is too much for one file</source>
        <comment>more than {n} values; this is too much for one file</comment>
        <translation>
            <numerusform>plus de {n} valeur&#xa0;; c’est trop pour un seul fichier</numerusform>
            <numerusform>plus de {n} valeurs&#xa0;; c’est trop pour un seul fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested more than {n} level deep</source>
        <comment>nested more than {n} levels deep</comment>
        <translation>
            <numerusform>imbrication de plus de {n} niveau</numerusform>
            <numerusform>imbrication de plus de {n} niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>the number is too large; numbers go up to 2147483647</source>
        <translation>le nombre est trop grand&#xa0;; les nombres vont jusqu’à 2147483647</translation>
    </message>
    <message>
        <source>this is not JSON: {reason}</source>
        <translation>ce n’est pas du JSON&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>the file has {n} byte; at most {most} are read</source>
        <comment>the file has {n} bytes; at most {most} are read</comment>
        <translation>
            <numerusform>le fichier a {n} octet&#xa0;; on en lit au plus {most}</numerusform>
            <numerusform>le fichier a {n} octets&#xa0;; on en lit au plus {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>the file starts with a byte-order mark; save it as plain UTF-8 without one</source>
        <translation>le fichier commence par une marque d’ordre des octets (BOM)&#xa0;; enregistrez-le en simple UTF-8, sans elle</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file holds a NUL byte, so it is no text; save it as plain UTF-8</source>
        <translation>le fichier contient un octet NUL, ce n’est donc pas du texte&#xa0;; enregistrez-le en simple UTF-8</translation>
    </message>
    <message>
        <source>found {found} where {expected} is expected</source>
        <translation>attendu&#xa0;: {expected}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>found {found} where a whole number is expected; write it without a fraction</source>
        <translation>attendu&#xa0;: un nombre entier&#xa0;; trouvé&#xa0;: {found}&#xa0;; écrivez-le sans fraction</translation>
    </message>
    <message>
        <source>the number {number} is out of reach; numbers go up to {largest}</source>
        <translation>le nombre {number} est hors limites&#xa0;; les nombres vont jusqu’à {largest}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>too many problems; the rest is not listed</source>
        <translation>trop de problèmes&#xa0;; le reste n’est pas listé</translation>
    </message>
    <message>
        <source>unknown key {key}{hint}</source>
        <translation>clé {key} inconnue{hint}</translation>
    </message>
    <message>
        <source>; there are {list}</source>
        <translation>&#xa0;; il y a {list}</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>la clé {key} manque</translation>
    </message>
    <message>
        <source>{id} is no id; use small letters, digits and single hyphens, as in &quot;4th-company&quot;</source>
        <translation>{id} n’est pas un identifiant&#xa0;; lettres minuscules, chiffres et traits d’union simples, comme dans &quot;4th-company&quot;</translation>
    </message>
    <message>
        <source>found {word} where {allowed} is expected</source>
        <translation>attendu&#xa0;: {allowed}&#xa0;; trouvé&#xa0;: {word}</translation>
    </message>
    <message>
        <source>{word} is none of {list}{hint}</source>
        <translation>{word} ne figure pas parmi {list}{hint}</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>une liste de textes</translation>
    </message>
    <message numerus="yes">
        <source>it has {n} character; at most {most} are taken</source>
        <comment>it has {n} characters; at most {most} are taken</comment>
        <translation>
            <numerusform>il y a {n} caractère&#xa0;; on en prend au plus {most}</numerusform>
            <numerusform>il y a {n} caractères&#xa0;; on en prend au plus {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>it has more than one line; write it on one</source>
        <translation>il y a plus d’une ligne&#xa0;; écrivez-le sur une seule</translation>
    </message>
    <message numerus="yes">
        <source>one of its letters bears {n} mark; at most {most} are taken</source>
        <comment>one of its letters bears {n} marks; at most {most} are taken</comment>
        <translation>
            <numerusform>une de ses lettres porte {n} signe&#xa0;; on en prend au plus {most}</numerusform>
            <numerusform>une de ses lettres porte {n} signes&#xa0;; on en prend au plus {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} is the old word for {new}, which stands here too; remove it</source>
        <translation>{old} est l’ancien mot pour {new}, qui se trouve ici aussi&#xa0;; supprimez-le</translation>
    </message>
</context>
<context>
    <name>folders</name>
    <message>
        <source>everything of your own</source>
        <translation>tout ce qui est à vous</translation>
    </message>
    <message>
        <source>rule packs</source>
        <translation>recueils de règles</translation>
    </message>
    <message>
        <source>collections of formations</source>
        <translation>collections de formations</translation>
    </message>
    <message>
        <source>tables that you filled in</source>
        <translation>tables que vous avez remplies</translation>
    </message>
    <message>
        <source>battles to begin from</source>
        <translation>batailles de départ</translation>
    </message>
    <message>
        <source>secrets of the program&apos;s dice</source>
        <translation>secrets des dés du programme</translation>
    </message>
    <message>
        <source>reports of what went wrong</source>
        <translation>rapports de panne</translation>
    </message>
    <message>
        <source>the window&apos;s own, battles without a file among them</source>
        <translation>ce qui est à la fenêtre, dont les batailles sans fichier</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Exit status</source>
        <translation>Code de sortie</translation>
    </message>
    <message>
        <source>It is done.</source>
        <translation>C’est fait.</translation>
    </message>
    <message>
        <source>Something in the input was refused; each refusal is told.</source>
        <translation>Quelque chose a été refusé dans ce qui a été donné&#xa0;; chaque refus est dit.</translation>
    </message>
    <message>
        <source>The program was called with options that it does not know or that do not fit.</source>
        <translation>Le programme a été appelé avec des options qu’il ne connaît pas ou qui ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Un fichier n’a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>The language, where none is asked for; the first that is set counts.</source>
        <translation>La langue, si aucune n’est demandée ; la première qui est définie compte.</translation>
    </message>
    <message>
        <source>A folder of rule packs that is looked into before all others.</source>
        <translation>Un dossier de recueils de règles, consulté avant tous les autres.</translation>
    </message>
    <message>
        <source>Where the user&apos;s own packs and the secrets of dice are kept, in place of ~/.local/share.</source>
        <translation>Où sont gardés les recueils de l’utilisateur et les secrets des dés, au lieu de ~/.local/share.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>A battle: its roster and every record of what was played.</source>
        <translation>Une bataille&#xa0;: ses effectifs et chaque entrée de ce qui a été joué.</translation>
    </message>
    <message>
        <source>Records that are not in the battle file yet; it goes when they are.</source>
        <translation>Les entrées qui ne sont pas encore dans le fichier de bataille&#xa0;; il disparaît quand elles y sont.</translation>
    </message>
    <message>
        <source>The battle as it was before, the newest first.</source>
        <translation>La bataille telle qu’elle était avant, la plus récente d’abord.</translation>
    </message>
    <message>
        <source>The user&apos;s own rule packs, a folder each.</source>
        <translation>Les recueils de règles de l’utilisateur, un dossier chacun.</translation>
    </message>
    <message>
        <source>The secrets from which the program&apos;s dice are drawn, for their owner&apos;s eyes only.</source>
        <translation>Les secrets dont sont tirés les dés du programme, pour les seuls yeux de leur propriétaire.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>the cursor {cursor} is outside the {count} records</source>
        <translation>le curseur {cursor} est hors des {count} entrées</translation>
    </message>
    <message>
        <source>the roster cannot stand at record {place} of {cursor}</source>
        <translation>les effectifs ne peuvent pas être à l’entrée {place} sur {cursor}</translation>
    </message>
    <message>
        <source>a throw that stands in no record came after {after} records, but there are {count}</source>
        <translation>un jet qui n’est dans aucune entrée est venu après {after} entrées, mais il y en a {count}</translation>
    </message>
    <message>
        <source>record {number} corrects record {record}, which is not before it</source>
        <translation>l’entrée {number} corrige l’entrée {record}, qui ne la précède pas</translation>
    </message>
    <message>
        <source>record {number} does not lead to the roster: {problem}</source>
        <translation>l’entrée {number} ne mène pas aux effectifs&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>record {number} does not fit what was before it: {problem}</source>
        <translation>l’entrée {number} ne va pas avec ce qui la précède&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>after record {number} nothing could go on: {problem}</source>
        <translation>après l’entrée {number}, rien ne pouvait continuer&#xa0;: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>the roster is not the one that its first {n} record set up; take out &quot;history&quot; to use it as it stands</source>
        <comment>the roster is not the one that its first {n} records set up; take out &quot;history&quot; to use it as it stands</comment>
        <translation>
            <numerusform>les effectifs ne sont pas ceux que sa première entrée ({n}) a mis en place&#xa0;; ôtez &quot;history&quot; pour vous en servir tels quels</numerusform>
            <numerusform>les effectifs ne sont pas ceux que ses {n} premières entrées ont mis en place&#xa0;; ôtez &quot;history&quot; pour vous en servir tels quels</numerusform>
        </translation>
    </message>
    <message>
        <source>the history was changed since it was written</source>
        <translation>l’historique a été modifié depuis qu’il a été écrit</translation>
    </message>
    <message>
        <source>the rules have no phase {phase}</source>
        <translation>les règles n’ont pas de phase {phase}</translation>
    </message>
    <message>
        <source>there is no side {side} whose turn it could be</source>
        <translation>il n’y a pas de camp {side} dont ce pourrait être le tour</translation>
    </message>
    <message>
        <source>{subject} belongs to {parent}, which is no formation or side</source>
        <translation>{subject} fait partie de {parent}, qui n’est ni une formation ni un camp</translation>
    </message>
    <message>
        <source>the line of command of {subject} runs in a circle</source>
        <translation>la chaîne de commandement de {subject} tourne en rond</translation>
    </message>
    <message>
        <source>{subject} is not of the side it stands under</source>
        <translation>{subject} n’est pas du camp sous lequel il se trouve</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>prudence</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>alarme</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>fuite</translation>
    </message>
    <message>
        <source>{path} is removed; take that back first</source>
        <translation>{path} est retiré&#xa0;; annulez d’abord ce retrait</translation>
    </message>
    <message>
        <source>there is nothing at {path} in these rules{hint}</source>
        <translation>il n’y a rien à {path} dans ces règles{hint}</translation>
    </message>
    <message>
        <source>there is no part {part} of a pack{hint}</source>
        <translation>un recueil n’a pas de partie {part}{hint}</translation>
    </message>
    <message>
        <source>{file} is no JSON now; put its text in order first</source>
        <translation>{file} n’est pas du JSON en ce moment&#xa0;; mettez d’abord son texte en ordre</translation>
    </message>
    <message>
        <source>pack.json is no JSON now; put its text in order first</source>
        <translation>pack.json n’est pas du JSON en ce moment&#xa0;; mettez d’abord son texte en ordre</translation>
    </message>
    <message>
        <source>there is {name} already</source>
        <translation>{name} existe déjà</translation>
    </message>
    <message>
        <source>{name} is no id: small letters, digits and single hyphens between them</source>
        <translation>{name} n’est pas un identifiant&#xa0;: lettres minuscules, chiffres et traits d’union simples entre eux</translation>
    </message>
    <message>
        <source>found version {version}, but this program reads version {known} of house rules in one file</source>
        <translation>version {version} trouvée, mais ce programme lit la version {known} des règles maison en un fichier</translation>
    </message>
    <message>
        <source>&quot;files&quot; has to be an object with a pack.json in it</source>
        <translation>&quot;files&quot; doit être un objet contenant un pack.json</translation>
    </message>
    <message>
        <source>{file} cannot be read, and nothing was shared</source>
        <translation>{file} ne peut pas être lu, et rien n’a été partagé</translation>
    </message>
    <message>
        <source>{file} cannot be shared: it is no JSON object, or its name is not one such as modifiers.json</source>
        <translation>{file} ne peut pas être partagé&#xa0;: ce n’est pas un objet JSON, ou son nom n’est pas du genre modifiers.json</translation>
    </message>
    <message>
        <source>{file} is a link that leads out of the folder of the pack; put the file itself there</source>
        <translation>{file} est un lien qui sort du dossier du recueil&#xa0;; mettez-y le fichier lui-même</translation>
    </message>
    <message>
        <source>{file} {problem}</source>
        <translation>{file} {problem}</translation>
    </message>
    <message>
        <source>these rules have errors; no battle can be played by them</source>
        <translation>ces règles ont des erreurs&#xa0;; aucune bataille ne peut se jouer avec elles</translation>
    </message>
    <message>
        <source>{key} of {entry}</source>
        <translation>{key} de {entry}</translation>
    </message>
    <message>
        <source>{folder} holds no house rules: its pack.json extends no other pack; make new ones on top of it</source>
        <translation>{folder} ne contient pas de règles maison&#xa0;: son pack.json n’étend aucun autre recueil&#xa0;; faites-en de nouvelles par-dessus</translation>
    </message>
    <message>
        <source>a pack cannot do without its pack.json</source>
        <translation>un recueil ne peut pas se passer de son pack.json</translation>
    </message>
    <message>
        <source>what another program wrote</source>
        <translation>ce qu’un autre programme a écrit</translation>
    </message>
    <message>
        <source>these rules have errors and were not saved; put them in order, or take the last changes back</source>
        <translation>ces règles ont des erreurs et n’ont pas été enregistrées&#xa0;; mettez-les en ordre, ou annulez les derniers changements</translation>
    </message>
    <message>
        <source>{file} was changed by another program meanwhile; nothing was saved. Read it again, or write over it</source>
        <translation>{file} a été modifié entre-temps par un autre programme&#xa0;; rien n’a été enregistré. Relisez-le, ou écrivez par-dessus</translation>
    </message>
    <message>
        <source>A trait of every word of this list</source>
        <translation>Un trait de chaque mot de cette liste</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What the line adds to the total; a number, or an expression that gives one</source>
        <translation>Ce que la ligne ajoute au total&#xa0;; un nombre, ou une expression qui en donne un</translation>
    </message>
    <message>
        <source>Counts while</source>
        <translation>Compte tant que</translation>
    </message>
    <message>
        <source>The line counts while this holds; without it, always</source>
        <translation>La ligne compte tant que ceci est vrai&#xa0;; sans condition, toujours</translation>
    </message>
    <message>
        <source>In the checks</source>
        <translation>Dans les tests</translation>
    </message>
    <message>
        <source>The checks in which the line counts</source>
        <translation>Les tests où la ligne compte</translation>
    </message>
    <message>
        <source>The checks for which it may be stated</source>
        <translation>Les tests pour lesquels cela peut être énoncé</translation>
    </message>
    <message>
        <source>Played unless a battle says otherwise</source>
        <translation>Jouée sauf avis contraire d’une bataille</translation>
    </message>
    <message>
        <source>The reading that counts where a battle names none</source>
        <translation>La lecture qui compte là où une bataille n’en nomme aucune</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>What it is called on the screen; it may hold places in braces</source>
        <translation>Son nom à l’écran&#xa0;; il peut contenir des champs entre accolades</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Where the rulebook has it</source>
        <translation>Où cela se trouve dans le livre de règles</translation>
    </message>
    <message>
        <source>On printed sheets</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>What stands on printed sheets in its place</source>
        <translation>Ce qui figure à la place sur les feuilles imprimées</translation>
    </message>
    <message>
        <source>Worth on printed sheets</source>
        <translation>Valeur sur papier</translation>
    </message>
    <message>
        <source>In words, where the value cannot be printed</source>
        <translation>En mots, quand la valeur ne peut pas être imprimée</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>The same where there is little room</source>
        <translation>La même chose là où il y a peu de place</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>The colour of the outcome in the window</source>
        <translation>La couleur du résultat dans la fenêtre</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>Which totals come to which outcome; without gaps, the first from below, the last upwards</source>
        <translation>Quels totaux donnent quel résultat&#xa0;; sans trous, la première ouverte vers le bas, la dernière vers le haut</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>The die that is thrown</source>
        <translation>Le dé qui est lancé</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>How many dice are thrown together; without it, one</source>
        <translation>Combien de dés se lancent ensemble&#xa0;; sans indication, un</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>A die counts at this number or more</source>
        <translation>Un dé compte à partir de ce nombre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Each face as often as it stands on the die</source>
        <translation>Chaque face autant de fois qu’elle figure sur le dé</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>What the umpire is asked</source>
        <translation>Ce qui est demandé à l’arbitre</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>The letter or digit that ticks it</source>
        <translation>La lettre ou le chiffre qui coche</translation>
    </message>
    <message>
        <source>Ticked beforehand</source>
        <translation>Coché d’avance</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Its value where nobody says another</source>
        <translation>Sa valeur si personne n’en indique une autre</translation>
    </message>
    <message>
        <source>While</source>
        <translation>Tant que</translation>
    </message>
    <message>
        <source>The condition under which it holds</source>
        <translation>La condition sous laquelle cela vaut</translation>
    </message>
    <message>
        <source>Worked out from</source>
        <translation>Calculé d’après</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>What happens, in order</source>
        <translation>Ce qui se passe, dans l’ordre</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Oppositions</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Listes de mots</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Questions and facts</source>
        <translation>Questions et faits</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Routines</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>{id} cannot be their name: small letters, digits and single hyphens between them, such as our-club</source>
        <translation>{id} ne peut pas être leur nom&#xa0;: lettres minuscules, chiffres et traits d’union simples entre eux, par exemple notre-club</translation>
    </message>
    <message>
        <source>there are rules called {id} already; choose another name</source>
        <translation>il y a déjà des règles nommées {id}&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>{place} is there already; choose another name</source>
        <translation>{place} est déjà là&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>say what they are to be called, such as the name of the club</source>
        <translation>dites comment elles doivent s’appeler, par exemple le nom du club</translation>
    </message>
    <message>
        <source>the title is too long: {why}</source>
        <translation>le titre est trop long&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{base} has errors, and nothing can be built on it; put it in order first</source>
        <translation>{base} a des erreurs, et rien ne peut s’y appuyer&#xa0;; mettez-le d’abord en ordre</translation>
    </message>
    <message>
        <source>nothing was saved: {file} {problem}</source>
        <translation>rien n’a été enregistré&#xa0;: {file} {problem}</translation>
    </message>
    <message>
        <source>{own} against {enemy}</source>
        <translation>{own} contre {enemy}</translation>
    </message>
    <message>
        <source>{result}: {who}</source>
        <translation>{result}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>the picture {file} is damaged</source>
        <translation>l&apos;image {file} est endommagée</translation>
    </message>
    <message>
        <source>{file} is no name for a file of a pack; such names are like modifiers.json, and like field.png or field.svg for the picture of the map</source>
        <translation>{file} ne peut pas nommer un fichier de recueil&#xa0;; ces noms ressemblent à modifiers.json, et à field.png ou field.svg pour l’image de la carte</translation>
    </message>
</context>
<context>
    <name>issue</name>
    <message>
        <source>{problem} (at {path})</source>
        <translation>{problem} (à {path})</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>erreur : {problem}</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>avertissement : {problem}</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>found {found} where a number of records is expected</source>
        <translation>attendu&#xa0;: un nombre d’entrées&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>found {found} where a checksum is expected</source>
        <translation>attendu&#xa0;: une somme de contrôle&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la ligne dépasse {most} octets</translation>
    </message>
    <message>
        <source>more than {most} lines are not read</source>
        <translation>on ne lit pas plus de {most} lignes</translation>
    </message>
    <message>
        <source>the journal ends in an unfinished line, as it does when the program was stopped; all before it was read</source>
        <translation>le journal finit par une ligne inachevée, comme quand le programme est arrêté&#xa0;; tout ce qui la précède a été lu</translation>
    </message>
    <message>
        <source>this line of the journal is damaged</source>
        <translation>cette ligne du journal est endommagée</translation>
    </message>
    <message>
        <source>what this line covers cannot be read</source>
        <translation>ce que couvre cette ligne ne peut pas être lu</translation>
    </message>
    <message>
        <source>version {version} of journals is not known to this program, which reads version {known}</source>
        <translation>la version {version} des journaux n’est pas connue de ce programme, qui lit la version {known}</translation>
    </message>
    <message>
        <source>found {found} where {next} is next</source>
        <translation>attendu&#xa0;: {next}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{problem}; move it elsewhere to open the battle as it was last saved whole</source>
        <translation>{problem}&#xa0;; déplacez-le ailleurs pour ouvrir la bataille telle qu’elle a été enregistrée entière la dernière fois</translation>
    </message>
    <message>
        <source>the journal is a symbolic link, which is not followed</source>
        <translation>le journal est un lien symbolique, qui n’est pas suivi</translation>
    </message>
    <message>
        <source>the journal {trouble}</source>
        <translation>le journal {trouble}</translation>
    </message>
    <message>
        <source>line {line} speaks of records that are not there</source>
        <translation>la ligne {line} parle d’entrées qui n’y sont pas</translation>
    </message>
    <message>
        <source>record {number} is missing</source>
        <translation>l’entrée {number} manque</translation>
    </message>
    <message>
        <source>no record is missing before the next line that is whole</source>
        <translation>aucune entrée ne manque avant la prochaine ligne intacte</translation>
    </message>
    <message numerus="yes">
        <source>{n} record is lost ({numbers})</source>
        <comment>{n} records are lost ({numbers})</comment>
        <translation>
            <numerusform>{n} entrée est perdue ({numbers})</numerusform>
            <numerusform>{n} entrées sont perdues ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage}; {n} record after the damage can still be read</source>
        <comment>{damage}; {n} records after the damage can still be read</comment>
        <translation>
            <numerusform>{damage}&#xa0;; {n} entrée après le dégât se lit encore</numerusform>
            <numerusform>{damage}&#xa0;; {n} entrées après le dégât se lisent encore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, of which {n} does not fit without what is lost ({numbers})</source>
        <comment>{text}, of which {n} do not fit without what is lost ({numbers})</comment>
        <translation>
            <numerusform>{text}, dont {n} ne va pas sans ce qui est perdu ({numbers})</numerusform>
            <numerusform>{text}, dont {n} ne vont pas sans ce qui est perdu ({numbers})</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal goes with another state of the battle file, which was replaced or changed since; the battle is as the file has it</source>
        <translation>le journal va avec un autre état du fichier de bataille, remplacé ou modifié depuis&#xa0;; la bataille est celle du fichier</translation>
    </message>
    <message>
        <source>the battle is read up to line {line} of the journal. {saved}</source>
        <translation>la bataille est lue jusqu’à la ligne {line} du journal. {saved}</translation>
    </message>
    <message>
        <source>the journal cannot be played again: {problem}</source>
        <translation>le journal ne peut pas être rejoué&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the journal {file} {problem}</source>
        <translation>le journal {file} {problem}</translation>
    </message>
    <message>
        <source>the journal {file} is gone or was changed by another program</source>
        <translation>le journal {file} n’est plus là ou a été modifié par un autre programme</translation>
    </message>
    <message>
        <source>the journal {file} cannot be written: {why}</source>
        <translation>le journal {file} ne peut pas être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the journal {file} takes no line of {size} bytes</source>
        <translation>le journal {file} ne prend pas de ligne de {size} octets</translation>
    </message>
    <message>
        <source>the journal {file} cannot be removed: {why}</source>
        <translation>le journal {file} ne peut pas être supprimé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Record {number} does not fit without what was lost before it.</source>
        <translation>L’entrée {number} ne va plus sans ce qui a été perdu avant elle.</translation>
    </message>
    <message>
        <source>Record {number} was lost with a damaged file.</source>
        <translation>L’entrée {number} a été perdue avec un fichier endommagé.</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>the bracket ] that ends the list is missing before this brace</source>
        <translation>le crochet ] qui termine la liste manque avant cette accolade</translation>
    </message>
    <message>
        <source>the brace } that ends the object is missing before this bracket</source>
        <translation>l’accolade } qui termine l’objet manque avant ce crochet</translation>
    </message>
    <message>
        <source>a list has no keys; an object stands in braces { }</source>
        <translation>une liste n’a pas de clés&#xa0;; un objet se met entre accolades { }</translation>
    </message>
    <message>
        <source>one colon too many</source>
        <translation>un deux-points de trop</translation>
    </message>
    <message>
        <source>a number does not begin with 0; remove it</source>
        <translation>un nombre ne commence pas par 0&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>a comma is missing before this</source>
        <translation>une virgule manque avant ceci</translation>
    </message>
    <message>
        <source>one comma too many before this bracket; remove it</source>
        <translation>une virgule de trop avant ce crochet&#xa0;; ôtez-la</translation>
    </message>
    <message>
        <source>bracket</source>
        <translation>crochet</translation>
    </message>
    <message>
        <source>brace</source>
        <translation>accolade</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>deux-points</translation>
    </message>
    <message>
        <source>a value is missing before this {met}</source>
        <translation>une valeur manque avant ceci&#xa0;: {met}</translation>
    </message>
    <message>
        <source>one comma too many before this brace; remove it</source>
        <translation>une virgule de trop avant cette accolade&#xa0;; ôtez-la</translation>
    </message>
    <message>
        <source>one comma too many; remove it</source>
        <translation>une virgule de trop&#xa0;; ôtez-la</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here</source>
        <translation>une clé entre guillemets doubles est attendue ici</translation>
    </message>
    <message>
        <source>a text stands in double quotes, not in single ones</source>
        <translation>un texte se met entre guillemets doubles, pas simples</translation>
    </message>
    <message>
        <source>JSON has no comments; remove this one</source>
        <translation>JSON n’a pas de commentaires&#xa0;; ôtez celui-ci</translation>
    </message>
    <message>
        <source>this word stands for nothing; a text stands in double quotes, and only true, false and null without</source>
        <translation>ce mot ne représente rien&#xa0;; un texte se met entre guillemets doubles, et seuls true, false et null s’en passent</translation>
    </message>
    <message>
        <source>the closing quote of this text is missing</source>
        <translation>le guillemet fermant de ce texte manque</translation>
    </message>
    <message>
        <source>a text holds no line breaks, tabs or other control characters; write a line break as \n</source>
        <translation>un texte ne contient ni saut de ligne, ni tabulation, ni autre caractère de contrôle&#xa0;; écrivez un saut de ligne \n</translation>
    </message>
    <message>
        <source>this is no UTF-8; save the file as UTF-8</source>
        <translation>ce n’est pas de l’UTF-8&#xa0;; enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>a backslash in a text stands before &quot;, \, /, b, f, n, r, t or u with four digits; write \\ for the backslash itself</source>
        <translation>dans un texte, une barre oblique inverse précède &quot;, \, /, b, f, n, r, t, ou u avec quatre chiffres&#xa0;; écrivez \\ pour la barre elle-même</translation>
    </message>
    <message>
        <source>this is no number; write it like 12 or -3</source>
        <translation>ce n’est pas un nombre&#xa0;; écrivez-le comme 12 ou -3</translation>
    </message>
    <message>
        <source>the file ends too early: a brace, bracket or value is missing</source>
        <translation>le fichier finit trop tôt&#xa0;: une accolade, un crochet ou une valeur manque</translation>
    </message>
    <message>
        <source>the file goes on after its end; remove what follows, or a brace or bracket too many before it</source>
        <translation>le fichier continue après sa fin&#xa0;; ôtez ce qui suit, ou une accolade ou un crochet de trop avant</translation>
    </message>
    <message>
        <source>a colon is missing between the key and its value</source>
        <translation>un deux-points manque entre la clé et sa valeur</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>the journal that was here is kept as {file}</source>
        <translation>le journal qui était ici est gardé sous {file}</translation>
    </message>
    <message>
        <source>the file was changed by another program; what stood in it is kept as {file}</source>
        <translation>le fichier a été modifié par un autre programme&#xa0;; ce qu’il contenait est gardé sous {file}</translation>
    </message>
    <message>
        <source>cannot be written: {why}</source>
        <translation>ne peut pas être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>cannot be kept as it was before, so it is not replaced: it {trouble}</source>
        <translation>ne peut pas être gardé tel qu’il était et n’est donc pas remplacé&#xa0;: il {trouble}</translation>
    </message>
    <message>
        <source>its copy {file} {trouble}</source>
        <translation>sa copie {file} {trouble}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>length</name>
    <message>
        <source>{whole} cm</source>
        <translation>{whole}&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <source>it is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>{who} on {host}</source>
        <translation>{who} sur {host}</translation>
    </message>
    <message>
        <source>{who} ({program}, process {process})</source>
        <translation>{who} ({program}, processus {process})</translation>
    </message>
    <message>
        <source>{who} ({program})</source>
        <translation>{who} ({program})</translation>
    </message>
    <message>
        <source>{who}, since {date} {time} UTC</source>
        <translation>{who}, depuis le {date} {time} UTC</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>no cards lie covered in this game</source>
        <translation>aucune carte n’est masquée dans ce jeu</translation>
    </message>
    <message>
        <source>there are not two sides</source>
        <translation>il n’y a pas deux camps</translation>
    </message>
    <message>
        <source>what cards are bound to hangs on too much to be told ahead</source>
        <translation>ce à quoi les cartes sont liées dépend de trop de choses pour être dit d’avance</translation>
    </message>
    <message>
        <source>no cards that are not seen could lie there together</source>
        <translation>aucune carte invisible ne pourrait s’y trouver avec d’autres</translation>
    </message>
    <message>
        <source>the cards that are not seen may lie there in too many ways; more than {count} are not gone through</source>
        <translation>les cartes invisibles peuvent s’y trouver de trop de façons&#xa0;; on n’en parcourt pas plus de {count}</translation>
    </message>
    <message>
        <source>which cards may lie there together hangs on too much to be told ahead</source>
        <translation>savoir quelles cartes peuvent s’y trouver ensemble dépend de trop de choses</translation>
    </message>
    <message>
        <source>the rules do not count the total card by card</source>
        <translation>les règles ne comptent pas le total carte par carte</translation>
    </message>
    <message>
        <source>the dice can fall in more than {n} ways; their odds are not worked out</source>
        <translation>les dés peuvent tomber de plus de {n} façons&#xa0;; leurs chances ne sont pas calculées</translation>
    </message>
    <message>
        <source>the dice can fall in so many ways that their odds were not worked out</source>
        <translation>les dés peuvent tomber de tant de façons que leurs chances n’ont pas été calculées</translation>
    </message>
</context>
<context>
    <name>orders</name>
    <message>
        <source>Orders of {name}</source>
        <translation>Ordres&#xa0;: {name}</translation>
    </message>
    <message>
        <source>What the orders mean</source>
        <translation>Ce que signifient les ordres</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>ordres</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>no {kind} has an attribute {id}{hint}</source>
        <translation>{kind}&#xa0;: pas d’attribut {id}{hint}</translation>
    </message>
    <message>
        <source>{id} of {who} is no {what}{hint}</source>
        <translation>{id} de {who} n’est pas ceci&#xa0;: {what}{hint}</translation>
    </message>
    <message>
        <source>{id} is listed twice; remove one</source>
        <translation>{id} est dans la liste deux fois&#xa0;; ôtez l’un des deux</translation>
    </message>
    <message>
        <source>another object</source>
        <translation>un autre objet</translation>
    </message>
    <message>
        <source>another list</source>
        <translation>une autre liste</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>un autre texte</translation>
    </message>
    <message>
        <source>{key} is {now}, was not there</source>
        <translation>{key} est {now}, n’y était pas</translation>
    </message>
    <message>
        <source>{key} is gone, was {then}</source>
        <translation>{key} n’est plus là, était {then}</translation>
    </message>
    <message>
        <source>it is {now}, was {then}</source>
        <translation>est {now}, était {then}</translation>
    </message>
    <message>
        <source>{key} is {now}, was {then}</source>
        <translation>{key} est {now}, était {then}</translation>
    </message>
    <message>
        <source>unknown {what} {word}{hint}</source>
        <translation>{what}&#xa0;: {word} inconnu{hint}</translation>
    </message>
    <message>
        <source>{reference} lacks a name; write it after a dot, as in {example}</source>
        <translation>il manque un nom à {reference}&#xa0;; écrivez-le après un point, comme dans {example}</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when the dice are thrown</source>
        <translation>{word} n’est pas connu ici&#xa0;: il vient quand les dés sont lancés</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when the roll has its outcome</source>
        <translation>{word} n’est pas connu ici&#xa0;: il vient quand le jet a son résultat</translation>
    </message>
    <message>
        <source>{word} is not known here: it comes when both sides of a contest have rolled</source>
        <translation>{word} n’est pas connu ici&#xa0;: il vient quand les deux camps d’une opposition ont lancé</translation>
    </message>
    <message>
        <source>&quot;$each&quot; has a meaning only inside some, every, count, sum, min, max and each</source>
        <translation>&quot;$each&quot; n’a de sens qu’à l’intérieur de some, every, count, sum, min, max et each</translation>
    </message>
    <message>
        <source>&quot;$other&quot; has no meaning here: there is only one party</source>
        <translation>&quot;$other&quot; n’a pas de sens ici&#xa0;: il n’y a qu’une partie</translation>
    </message>
    <message>
        <source>&quot;$self&quot; has no meaning here: nobody in particular is meant</source>
        <translation>&quot;$self&quot; n’a pas de sens ici&#xa0;: il ne s’agit de personne en particulier</translation>
    </message>
    <message>
        <source>there is nothing called {reference}{hint}</source>
        <translation>rien ne s’appelle {reference}{hint}</translation>
    </message>
    <message>
        <source>&quot;$acting&quot; has no meaning here: no phase of the turn draws who acts</source>
        <translation>&quot;$acting&quot; n’a pas de sens ici&#xa0;: aucune phase du tour ne tire au sort qui agit</translation>
    </message>
    <message>
        <source>the fact {word} is derived for {who}, but $self is {self} here</source>
        <translation>le fait {word} est déduit pour {who}, mais $self est {self} ici</translation>
    </message>
    <message>
        <source>&quot;$field&quot; has a meaning only in actions</source>
        <translation>&quot;$field&quot; n’a de sens que dans les actions</translation>
    </message>
    <message>
        <source>no list around this calls its items {word}; say it there as {example}</source>
        <translation>aucune liste autour de ceci ne nomme ses éléments {word}&#xa0;; dites-le là-bas comme dans {example}</translation>
    </message>
    <message>
        <source>no {kind} has an attribute {word}{hint}</source>
        <translation>{kind}&#xa0;: pas d’attribut {word}{hint}</translation>
    </message>
    <message>
        <source>nothing can follow here, but {word} does: only subjects and words of a vocabulary have parts</source>
        <translation>rien ne peut suivre ici, mais {word} suit&#xa0;: seuls les sujets et les mots d’un vocabulaire ont des parties</translation>
    </message>
    <message>
        <source>the vocabulary {vocabulary} has no trait {word}{hint}</source>
        <translation>le vocabulaire {vocabulary} n’a pas de trait {word}{hint}</translation>
    </message>
    <message>
        <source>there are no places here: the pack has no map; name one among its files</source>
        <translation>il n’y a pas de lieux ici&#xa0;: le recueil n’a pas de carte&#xa0;; nommez-en une parmi ses fichiers</translation>
    </message>
    <message>
        <source>a yes or no</source>
        <translation>un oui ou un non</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>a subject</source>
        <translation>un sujet</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>une liste de mots</translation>
    </message>
    <message>
        <source>a list of subjects</source>
        <translation>une liste de sujets</translation>
    </message>
    <message>
        <source>{found} gives {kind} where {wanted} is expected{hint}</source>
        <translation>attendu&#xa0;: {wanted}&#xa0;; {found} donne&#xa0;: {kind}{hint}</translation>
    </message>
    <message>
        <source>; a reference starts with $: did you mean &quot;${text}&quot;?</source>
        <translation>&#xa0;; une référence commence par $&#xa0;: vouliez-vous dire &quot;${text}&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>; did you mean &quot;$fact.{text}&quot;?</source>
        <translation>&#xa0;; vouliez-vous dire &quot;$fact.{text}&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>this gives {found} where {wanted} is expected</source>
        <translation>attendu&#xa0;: {wanted}&#xa0;; ceci donne&#xa0;: {found}</translation>
    </message>
    <message>
        <source>a list holds words only, not references such as {word}; use &quot;any&quot; with a comparison for each</source>
        <translation>une liste ne contient que des mots, pas de références comme {word}&#xa0;; utilisez &quot;any&quot; avec une comparaison pour chacune</translation>
    </message>
    <message>
        <source>an empty object says nothing; expected an operator such as {&quot;all&quot;: [...]}</source>
        <translation>un objet vide ne dit rien&#xa0;; attendu&#xa0;: un opérateur comme {&quot;all&quot;: [...]}</translation>
    </message>
    <message numerus="yes">
        <source>an expression has one operator, here is {n} key; put conditions that must all hold into {&quot;all&quot;: [...]}</source>
        <comment>an expression has one operator, here are {n} keys; put conditions that must all hold into {&quot;all&quot;: [...]}</comment>
        <translation>
            <numerusform>une expression a un seul opérateur, il y a ici {n} clé&#xa0;; mettez dans {&quot;all&quot;: [...]} les conditions qui doivent toutes être remplies</numerusform>
            <numerusform>une expression a un seul opérateur, il y a ici {n} clés&#xa0;; mettez dans {&quot;all&quot;: [...]} les conditions qui doivent toutes être remplies</numerusform>
        </translation>
    </message>
    <message>
        <source>; there are {list}</source>
        <translation>&#xa0;; il y a {list}</translation>
    </message>
    <message>
        <source>unknown operator {name}{hint}</source>
        <translation>opérateur {name} inconnu{hint}</translation>
    </message>
    <message numerus="yes">
        <source>{n} operand</source>
        <comment>{n} operands</comment>
        <translation>
            <numerusform>{n} opérande</numerusform>
            <numerusform>{n} opérandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} operand</source>
        <comment>at least {n} operands</comment>
        <translation>
            <numerusform>au moins {n} opérande</numerusform>
            <numerusform>au moins {n} opérandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} item</source>
        <comment>{n} items</comment>
        <translation>
            <numerusform>{n} élément</numerusform>
            <numerusform>{n} éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a list of {wanted}, found {found}</source>
        <translation>attendu&#xa0;: une liste ({wanted})&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{left} is never equal to {right}</source>
        <translation>{left} n’est jamais égal à {right}</translation>
    </message>
    <message>
        <source>both sides are written out, so this never changes; a reference starts with $</source>
        <translation>les deux côtés sont écrits en toutes lettres, ceci ne change donc jamais&#xa0;; une référence commence par $</translation>
    </message>
    <message>
        <source>{left} is never {right}</source>
        <translation>{left} n’est jamais {right}</translation>
    </message>
    <message>
        <source>nothing is divided by 0</source>
        <translation>rien ne se divise par 0</translation>
    </message>
    <message>
        <source>nothing is in an empty list</source>
        <translation>une liste vide ne contient rien</translation>
    </message>
    <message>
        <source>the items of a list around this are called {name} already; choose another name</source>
        <translation>les éléments d’une liste autour de ceci s’appellent déjà {name}&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>the table {table} has no columns; remove this key</source>
        <translation>la table {table} n’a pas de colonnes&#xa0;; ôtez cette clé</translation>
    </message>
    <message>
        <source>only columns that are bands or ratios are shifted; remove this key</source>
        <translation>seules des colonnes en tranches ou en rapports se décalent&#xa0;; ôtez cette clé</translation>
    </message>
    <message>
        <source>only rows and columns that are bands or ratios have headings to ask for; give &quot;row&quot; or &quot;column&quot; of such a table</source>
        <translation>seules des lignes et des colonnes en tranches ou en rapports ont des en-têtes à demander&#xa0;; donnez &quot;row&quot; ou &quot;column&quot; d’une telle table</translation>
    </message>
    <message>
        <source>reading of the ruling {vocabulary}</source>
        <translation>lecture de l’interprétation {vocabulary}</translation>
    </message>
    <message>
        <source>word of the vocabulary {vocabulary}</source>
        <translation>mot du vocabulaire {vocabulary}</translation>
    </message>
    <message>
        <source>a phase</source>
        <translation>une phase</translation>
    </message>
    <message>
        <source>an outcome</source>
        <translation>un résultat</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>un test</translation>
    </message>
    <message>
        <source>a die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>a reading of the ruling {vocabulary}</source>
        <translation>une lecture de l’interprétation {vocabulary}</translation>
    </message>
    <message>
        <source>a word of the vocabulary {vocabulary}</source>
        <translation>un mot du vocabulaire {vocabulary}</translation>
    </message>
    <message>
        <source>{word} is no {vocabulary}{hint}</source>
        <translation>{word} n’est pas ceci&#xa0;: {vocabulary}{hint}</translation>
    </message>
    <message>
        <source>there are no rules called {name} beside this pack or where packs are looked for{hint}</source>
        <translation>il n’y a pas de règles nommées {name} à côté de ce recueil ni là où les recueils sont cherchés{hint}</translation>
    </message>
    <message>
        <source>there is no rule pack in the folder {name}, seen from this one</source>
        <translation>il n’y a pas de recueil de règles dans le dossier {name}, vu de celui-ci</translation>
    </message>
    <message>
        <source>{name} is neither the id of a pack nor a folder seen from this one, such as &quot;../rules-of-ours&quot;</source>
        <translation>{name} n’est ni l’identifiant d’un recueil ni un dossier vu de celui-ci, comme &quot;../rules-of-ours&quot;</translation>
    </message>
    <message>
        <source>{pack} extends {base}</source>
        <translation>{pack} étend {base}</translation>
    </message>
    <message>
        <source>packs extend each other in a circle: {circle}</source>
        <translation>des recueils s’étendent l’un l’autre en rond&#xa0;: {circle}</translation>
    </message>
    <message numerus="yes">
        <source>more than {n} pack extends another</source>
        <comment>more than {n} packs extend one another</comment>
        <translation>
            <numerusform>plus de {n} recueil en étend un autre</numerusform>
            <numerusform>plus de {n} recueils s’étendent l’un l’autre</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} is so in {base} already; this changes nothing</source>
        <translation>{what} est déjà ainsi dans {base}&#xa0;; cela ne change rien</translation>
    </message>
    <message>
        <source>{problem}; this entry is new: did you mean {known} of {base}?</source>
        <translation>{problem}&#xa0;; cet élément est nouveau&#xa0;: vouliez-vous dire {known} de {base}&#xa0;?</translation>
    </message>
    <message>
        <source>this is in order in {base}, and wrong by what is changed: {problem}</source>
        <translation>c’est en ordre dans {base}, et faux par ce qui est changé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>since {place} removes {what}: {problem}</source>
        <translation>puisque {place} retire {what}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>since {place} changes {what}: {problem}</source>
        <translation>puisque {place} change {what}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>there are several entries {id} in {base}; say with &quot;of&quot; whose is meant</source>
        <translation>il y a plusieurs éléments {id} dans {base}&#xa0;; dites par &quot;of&quot; de qui est celui que vous voulez</translation>
    </message>
    <message>
        <source>{id} is given twice in this list; say all of it in one entry</source>
        <translation>{id} est donné deux fois dans cette liste&#xa0;; dites tout en un seul élément</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be removed{hint}</source>
        <translation>il n’y a pas de {id} à retirer dans {base}{hint}</translation>
    </message>
    <message>
        <source>{id} is removed, and nothing else can be said of it</source>
        <translation>{id} est retiré, et rien d’autre ne peut en être dit</translation>
    </message>
    <message>
        <source>nothing is said of {what}; this changes nothing</source>
        <translation>rien n’est dit de {what}&#xa0;; ceci ne change rien</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be replaced{hint}</source>
        <translation>il n’y a pas de {id} à remplacer dans {base}{hint}</translation>
    </message>
    <message>
        <source>{id} cannot stand before one and after another; give one of the two</source>
        <translation>{id} ne peut pas se placer avant l’un et après un autre&#xa0;; donnez l’un des deux</translation>
    </message>
    <message>
        <source>{id} cannot stand before or after itself</source>
        <translation>{id} ne peut pas se placer avant ou après soi-même</translation>
    </message>
    <message>
        <source>there is no {id} in this list to stand before or after{hint}</source>
        <translation>il n’y a pas de {id} dans cette liste avant ou après quoi se placer{hint}</translation>
    </message>
    <message>
        <source>{key} of {id}</source>
        <translation>{key} de {id}</translation>
    </message>
    <message>
        <source>there is no {id} in {base} to be taken away{hint}</source>
        <translation>il n’y a pas de {id} à ôter dans {base}{hint}</translation>
    </message>
    <message>
        <source>the pack {base} in {folder} has errors; put it in order first</source>
        <translation>le recueil {base} de {folder} a des erreurs&#xa0;; mettez-le d’abord en ordre</translation>
    </message>
    <message>
        <source>{entry} is new</source>
        <translation>{entry} est nouveau</translation>
    </message>
    <message>
        <source>{entry} is gone</source>
        <translation>{entry} n’est plus là</translation>
    </message>
    <message>
        <source>pack.json: &quot;module&quot; is {now}, was {then}</source>
        <translation>pack.json&#xa0;: &quot;module&quot; est {now}, était {then}</translation>
    </message>
    <message>
        <source>the entries of {pack} stand in another order</source>
        <translation>les éléments de {pack} sont dans un autre ordre</translation>
    </message>
    <message numerus="yes">
        <source>{part}: {n} entry is gone</source>
        <comment>{part}: {n} entries are gone</comment>
        <translation>
            <numerusform>{part}&#xa0;: {n} élément n’est plus là</numerusform>
            <numerusform>{part}&#xa0;: {n} éléments ne sont plus là</numerusform>
        </translation>
    </message>
    <message>
        <source>{entry} differs, or is new</source>
        <translation>{entry} diffère, ou est nouveau</translation>
    </message>
    <message>
        <source>; add it</source>
        <translation>&#xa0;; ajoutez-le</translation>
    </message>
    <message>
        <source>; is it {near}? Then call that so again</source>
        <translation>&#xa0;; est-ce {near}&#xa0;? Rendez-lui alors ce nom</translation>
    </message>
    <message>
        <source>the game {game} needs the {what} {id}, which is not there{hint}</source>
        <translation>le jeu {game} demande&#xa0;: {what} {id}&#xa0;; cela n’existe pas{hint}</translation>
    </message>
    <message>
        <source>the game {game} plays the command {id} itself; remove this</source>
        <translation>le jeu {game} joue lui-même la commande {id}&#xa0;; ôtez ceci</translation>
    </message>
    <message>
        <source>the game {game} needs the field {need} to be of the kind {kind}</source>
        <translation>le jeu {game} demande que le champ {need} soit du genre {kind}</translation>
    </message>
    <message>
        <source>the game {game} needs the field {need} to name {kind}</source>
        <translation>le jeu {game} demande que le champ {need} nomme {kind}</translation>
    </message>
    <message>
        <source>the game {game} cannot do without the field {need}; remove {key}</source>
        <translation>le jeu {game} ne peut pas se passer du champ {need}&#xa0;; ôtez {key}</translation>
    </message>
    <message>
        <source>the game {game} needs the check {roll} to be taken by {kind}</source>
        <translation>le jeu {game} demande que le test {roll} soit passé par {kind}</translation>
    </message>
    <message>
        <source>the game {game} puts the check {roll} on the list of what is due; it needs &quot;direct&quot;: true</source>
        <translation>le jeu {game} met le test {roll} sur la liste de ce qui est dû&#xa0;; il lui faut &quot;direct&quot;: true</translation>
    </message>
    <message>
        <source>the game {game} needs the routine {routine} to be of {kind}</source>
        <translation>le jeu {game} demande que la routine {routine} soit celle de&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>the game {game} needs the {what} {need} to be of the kind {kind}</source>
        <translation>le jeu {game} demande&#xa0;: {what} {need}, du genre {kind}</translation>
    </message>
    <message>
        <source>the game {game} sets the {what} {need}, so it cannot be derived</source>
        <translation>le jeu {game} fixe&#xa0;: {what} {need}&#xa0;; cela ne peut donc pas être déduit</translation>
    </message>
    <message>
        <source>the game {game} needs the attribute {need} to be a choice</source>
        <translation>le jeu {game} demande que l’attribut {need} soit un choix</translation>
    </message>
    <message>
        <source>the game {game} needs the fact {need} to be of the kind {kind}</source>
        <translation>le jeu {game} demande que le fait {need} soit du genre {kind}</translation>
    </message>
    <message>
        <source>the game {game} gives the fact {need}, so it cannot be derived</source>
        <translation>le jeu {game} donne le fait {need}, qui ne peut donc pas être déduit</translation>
    </message>
    <message>
        <source>the command {id} does nothing; say what it &quot;does&quot;, or give it &quot;effects&quot;</source>
        <translation>la commande {id} ne fait rien&#xa0;; dites ce qu’elle fait (&quot;does&quot;), ou donnez-lui des &quot;effects&quot;</translation>
    </message>
    <message>
        <source>{what} {id}</source>
        <translation>{what} {id}</translation>
    </message>
    <message>
        <source>the {label}, that from </source>
        <translation>{label}, déduit à son tour de </translation>
    </message>
    <message>
        <source>a loop: the {label} is derived from {steps}itself; take one of these steps away</source>
        <translation>une boucle&#xa0;: {label}, déduit de {steps}lui-même&#xa0;; ôtez l’une de ces étapes</translation>
    </message>
    <message>
        <source>the band from {from} to {to} holds no total; &quot;from&quot; must not be above &quot;to&quot;</source>
        <translation>la tranche de {from} à {to} ne contient aucun total&#xa0;; &quot;from&quot; ne doit pas dépasser &quot;to&quot;</translation>
    </message>
    <message>
        <source>only the first band may lack &quot;from&quot;; say where this one starts</source>
        <translation>seule la première tranche peut se passer de &quot;from&quot;&#xa0;; dites où celle-ci commence</translation>
    </message>
    <message>
        <source>remove &quot;from&quot; of the first band: every low total needs a band</source>
        <translation>ôtez &quot;from&quot; de la première tranche&#xa0;: tout total bas demande une tranche</translation>
    </message>
    <message>
        <source>only the last band may lack &quot;to&quot;; say where this one ends</source>
        <translation>seule la dernière tranche peut se passer de &quot;to&quot;&#xa0;; dites où celle-ci finit</translation>
    </message>
    <message>
        <source>remove &quot;to&quot; of the last band: every high total needs a band</source>
        <translation>ôtez &quot;to&quot; de la dernière tranche&#xa0;: tout total haut demande une tranche</translation>
    </message>
    <message>
        <source>a gap: no band holds {from} to {to}; start this band at {from}</source>
        <translation>un trou&#xa0;: aucune tranche ne contient {from} à {to}&#xa0;; commencez cette tranche à {from}</translation>
    </message>
    <message>
        <source>a gap: no band holds {from}; start this band at {from}</source>
        <translation>un trou&#xa0;: aucune tranche ne contient {from}&#xa0;; commencez cette tranche à {from}</translation>
    </message>
    <message>
        <source>an overlap: the band before this one goes up to {last}; start this band at {expected}</source>
        <translation>un chevauchement&#xa0;: la tranche précédente va jusqu’à {last}&#xa0;; commencez cette tranche à {expected}</translation>
    </message>
    <message>
        <source>there are no bands, so no total has an outcome; add at least one</source>
        <translation>il n’y a pas de tranches, aucun total n’a donc de résultat&#xa0;; ajoutez-en au moins une</translation>
    </message>
    <message>
        <source>this table is never used: the one before it has no condition and always applies</source>
        <translation>cette table ne sert jamais&#xa0;: celle qui la précède n’a pas de condition et s’applique toujours</translation>
    </message>
    <message>
        <source>nobody can reach this modifier: its condition never holds</source>
        <translation>personne ne peut atteindre ce modificateur&#xa0;: sa condition n’est jamais remplie</translation>
    </message>
    <message>
        <source>this default needs the default of {needed}, which is not known yet; put that attribute before this one</source>
        <translation>cette valeur par défaut a besoin de celle de {needed}, pas encore connue&#xa0;; placez cet attribut avant celui-ci</translation>
    </message>
    <message>
        <source>a loop of follow-ups that never ends: {chain}; take one of these steps away</source>
        <translation>une boucle de suites sans fin&#xa0;: {chain}&#xa0;; ôtez l’une de ces étapes</translation>
    </message>
    <message>
        <source>{chain} leads to {next}</source>
        <translation>{chain} mène à {next}</translation>
    </message>
    <message>
        <source>a loop of routines that never ends: {chain}; take one of these steps away</source>
        <translation>une boucle de routines sans fin&#xa0;: {chain}&#xa0;; ôtez l’une de ces étapes</translation>
    </message>
    <message>
        <source>{chain} does {next}</source>
        <translation>{chain} fait {next}</translation>
    </message>
    <message>
        <source>no cell without a condition holds {own} against {enemy}; add one</source>
        <translation>aucune cellule sans condition ne tient {own} contre {enemy}&#xa0;; ajoutez-en une</translation>
    </message>
    <message>
        <source>the {what} {id} is never used; {doing}, or remove it</source>
        <translation>{what} {id}&#xa0;: ne sert jamais&#xa0;; {doing}, ou ôtez cela</translation>
    </message>
    <message>
        <source>the vocabulary {vocabulary} has no word {word}, so no rule can ask for it{hint}</source>
        <translation>le vocabulaire {vocabulary} n’a pas le mot {word}, aucune règle ne peut donc le demander{hint}</translation>
    </message>
    <message>
        <source>no vocabulary has the word {word}, so no rule can ask for it{hint}</source>
        <translation>aucun vocabulaire n’a le mot {word}, aucune règle ne peut donc le demander{hint}</translation>
    </message>
    <message>
        <source>read it in a rule or show it in a text</source>
        <translation>lisez-le dans une règle ou montrez-le dans un texte</translation>
    </message>
    <message>
        <source>let a check come to it</source>
        <translation>faites-y aboutir un test</translation>
    </message>
    <message>
        <source>let an effect do it</source>
        <translation>faites-le faire par un effet</translation>
    </message>
    <message>
        <source>let a rule show it</source>
        <translation>faites-le montrer par une règle</translation>
    </message>
    <message>
        <source>count with it or show it in a text</source>
        <translation>comptez avec, ou montrez-le dans un texte</translation>
    </message>
    <message>
        <source>the fact {i} is never used; use it in a condition or a value, or remove it</source>
        <translation>le fait {i} ne sert jamais&#xa0;; utilisez-le dans une condition ou une valeur, ou ôtez-le</translation>
    </message>
    <message>
        <source>the vocabulary {i} is never used; give an attribute or a fact words from it, or remove it</source>
        <translation>le vocabulaire {i} ne sert jamais&#xa0;; donnez-en des mots à un attribut ou à un fait, ou ôtez-le</translation>
    </message>
    <message>
        <source>nothing reads the table {id}; read it with {example}, or remove it</source>
        <translation>rien ne lit la table {id}&#xa0;; lisez-la avec {example}, ou ôtez-la</translation>
    </message>
    <message>
        <source>no check throws the die {id}; use it in a check, or remove it</source>
        <translation>aucun test ne lance le dé {id}&#xa0;; utilisez-le dans un test, ou ôtez-le</translation>
    </message>
    <message>
        <source>unknown {what} {id}{hint}</source>
        <translation>{what}&#xa0;: {id} inconnu{hint}</translation>
    </message>
    <message>
        <source>; the pack has no {what}</source>
        <translation>&#xa0;; le recueil n’a rien de ce genre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>; there is only {list}</source>
        <translation>&#xa0;; il n’y a que {list}</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>attribut</translation>
    </message>
    <message>
        <source>attribute in rosters</source>
        <translation>attribut dans les effectifs</translation>
    </message>
    <message>
        <source>attribute that can be adjusted</source>
        <translation>attribut qui peut être ajusté</translation>
    </message>
    <message>
        <source>attribute that can be written down</source>
        <translation>attribut qui peut être noté</translation>
    </message>
    <message>
        <source>attribute that counts points</source>
        <translation>attribut qui compte des points</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cellule</translation>
    </message>
    <message>
        <source>check</source>
        <translation>test</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>choix de mots</translation>
    </message>
    <message>
        <source>choice of words in rosters</source>
        <translation>choix de mots dans les effectifs</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>contest</source>
        <translation>opposition</translation>
    </message>
    <message>
        <source>count</source>
        <translation>compteur</translation>
    </message>
    <message>
        <source>count in rosters</source>
        <translation>compteur dans les effectifs</translation>
    </message>
    <message>
        <source>count with marks</source>
        <translation>compteur avec marques</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>example</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>face</source>
        <translation>face</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>indicateur</translation>
    </message>
    <message>
        <source>footnote</source>
        <translation>note de bas de page</translation>
    </message>
    <message>
        <source>formation attribute</source>
        <translation>attribut de formation</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modificateur</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>moment</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>officer attribute</source>
        <translation>attribut d’officier</translation>
    </message>
    <message>
        <source>other count</source>
        <translation>autre compteur</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>roster check</source>
        <translation>contrôle des effectifs</translation>
    </message>
    <message>
        <source>routine</source>
        <translation>routine</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>interprétation</translation>
    </message>
    <message>
        <source>side attribute</source>
        <translation>attribut de camp</translation>
    </message>
    <message>
        <source>stored attribute</source>
        <translation>attribut stocké</translation>
    </message>
    <message>
        <source>stored choice of words</source>
        <translation>choix de mots stocké</translation>
    </message>
    <message>
        <source>stored count</source>
        <translation>compteur stocké</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>substitut</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>template</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>thing attribute</source>
        <translation>attribut de chose</translation>
    </message>
    <message>
        <source>text of these words</source>
        <translation>texte de ces mots</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>trait</translation>
    </message>
    <message>
        <source>unit attribute</source>
        <translation>attribut d’unité</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>side</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>formation</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>officier</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>chose</translation>
    </message>
    <message>
        <source>a side</source>
        <translation>un camp</translation>
    </message>
    <message>
        <source>a formation</source>
        <translation>une formation</translation>
    </message>
    <message>
        <source>an officer</source>
        <translation>un officier</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>une unité</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>une chose</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>camps</translation>
    </message>
    <message>
        <source>formations</source>
        <translation>formations</translation>
    </message>
    <message>
        <source>officers</source>
        <translation>officiers</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>things</source>
        <translation>choses</translation>
    </message>
    <message>
        <source>no battle is played with {pack}, which is made for others to build on; name one of them</source>
        <translation>aucune bataille ne se joue avec {pack}, fait pour que d’autres s’y appuient&#xa0;; nommez l’un d’eux</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>with the program</source>
        <translation>avec le programme</translation>
    </message>
    <message>
        <source>there are no rules called {name}{hint}; no rules folder was found</source>
        <translation>il n’y a pas de règles nommées {name}{hint}&#xa0;; aucun dossier de règles n’a été trouvé</translation>
    </message>
    <message>
        <source>there are no rules called {name}{hint}; there are {list}</source>
        <translation>il n’y a pas de règles nommées {name}{hint}&#xa0;; il y a {list}</translation>
    </message>
    <message>
        <source>Rule packs are looked for, by the names of their folders, in this order in:</source>
        <translation>Les recueils de règles sont cherchés, par le nom de leur dossier, dans cet ordre dans&#xa0;:</translation>
    </message>
    <message>
        <source>A folder that the environment variable UMPIRE_RULES names comes first. --rules takes the folder of a
pack, too; those in the working folder are used only when --rules names them.</source>
        <translation>Le dossier que nomme la variable d’environnement UMPIRE_RULES vient d’abord. --rules prend aussi le dossier d’un
recueil&#xa0;; ceux du dossier de travail ne servent que si --rules les nomme.</translation>
    </message>
    <message>
        <source>there are several rules called {name}: those in {folder} ({whose}) are used, not those in {other} ({others})</source>
        <translation>il y a plusieurs règles nommées {name}&#xa0;: celles de {folder} ({whose}) servent, pas celles de {other} ({others})</translation>
    </message>
    <message>
        <source>the field {other} is {party} already</source>
        <translation>le champ {other} est déjà {party}</translation>
    </message>
    <message>
        <source>{from} to {to}</source>
        <translation>{from} à {to}</translation>
    </message>
    <message>
        <source>no number goes from {span}</source>
        <translation>aucun nombre ne va de {span}</translation>
    </message>
    <message>
        <source>the default {fallback} is not in {span}</source>
        <translation>la valeur par défaut {fallback} n’est pas dans {span}</translation>
    </message>
    <message>
        <source>{action} is a command of the program itself; choose another id</source>
        <translation>{action} est une commande du programme lui-même&#xa0;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>{field} belongs to every command; choose another id</source>
        <translation>{field} fait partie de toute commande&#xa0;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>the fact names {kind}, but these are {others}</source>
        <translation>le fait nomme {kind}, mais voici des {others}</translation>
    </message>
    <message>
        <source>only a flag is set or cleared</source>
        <translation>seul un indicateur se met ou s’efface</translation>
    </message>
    <message>
        <source>{key} means something else in a battle file; choose another key</source>
        <translation>{key} a un autre sens dans un fichier de bataille&#xa0;; choisissez une autre clé</translation>
    </message>
    <message>
        <source>{key} means something else in a roster sheet; choose another key</source>
        <translation>{key} a un autre sens dans une feuille d’effectifs&#xa0;; choisissez une autre clé</translation>
    </message>
    <message>
        <source>the value is derived</source>
        <translation>la valeur est déduite</translation>
    </message>
    <message>
        <source>there is no &quot;roster&quot; key to require</source>
        <translation>il n’y a pas de clé &quot;roster&quot; à exiger</translation>
    </message>
    <message>
        <source>it limits a count that is given in a battle file</source>
        <translation>cela limite un compteur donné dans un fichier de bataille</translation>
    </message>
    <message>
        <source>it limits a count</source>
        <translation>cela limite un compteur</translation>
    </message>
    <message>
        <source>only a flag can be a mark</source>
        <translation>seul un indicateur peut être une marque</translation>
    </message>
    <message>
        <source>only a stored flag can be stamped</source>
        <translation>seul un indicateur stocké peut être daté</translation>
    </message>
    <message>
        <source>the value is stored itself</source>
        <translation>la valeur elle-même est stockée</translation>
    </message>
    <message>
        <source>only a flag can be a deed</source>
        <translation>seul un indicateur peut être une action accomplie</translation>
    </message>
    <message>
        <source>only a stored count of a side counts points</source>
        <translation>seul un compteur stocké d’un camp compte des points</translation>
    </message>
    <message>
        <source>only a subject can be tied to another</source>
        <translation>seul un sujet peut être lié à un autre</translation>
    </message>
    <message>
        <source>several places are derived, never stored; give &quot;derived&quot;</source>
        <translation>plusieurs lieux se déduisent et ne se stockent jamais&#xa0;; donnez &quot;derived&quot;</translation>
    </message>
    <message>
        <source>only a count can be a share of another</source>
        <translation>seul un compteur peut être une part d’un autre</translation>
    </message>
    <message>
        <source>only a count can have marks</source>
        <translation>seul un compteur peut avoir des marques</translation>
    </message>
    <message>
        <source>marks are shares of another count; name it as &quot;share-of&quot;</source>
        <translation>les marques sont des parts d’un autre compteur&#xa0;; nommez-le comme &quot;share-of&quot;</translation>
    </message>
    <message>
        <source>every {kind} has {attribute} anyway; choose another id</source>
        <translation>chaque {kind} a déjà {attribute}&#xa0;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>it is never shown</source>
        <translation>cela ne se montre jamais</translation>
    </message>
    <message>
        <source>another {kind} attribute is read from {rosterKey} already</source>
        <translation>attribut ({kind})&#xa0;: un autre se lit déjà dans {rosterKey}</translation>
    </message>
    <message>
        <source>a mark stands either &quot;at&quot; a share or &quot;above&quot; it; remove one</source>
        <translation>une marque se place soit à une part (&quot;at&quot;), soit au-dessus (&quot;above&quot;)&#xa0;; ôtez l’une des deux</translation>
    </message>
    <message>
        <source>marks are per cent from 1 to 100, each larger than the one before it</source>
        <translation>les marques sont des pour cent de 1 à 100, chacune plus grande que la précédente</translation>
    </message>
    <message>
        <source>the check {id} is taken by {who}, but here {taker} takes it</source>
        <translation>le test {id} est passé par {who}, mais ici par {taker}</translation>
    </message>
    <message>
        <source>the check {id} is never taken by itself; name one that is &quot;direct&quot;</source>
        <translation>le test {id} ne se passe jamais à lui seul&#xa0;; nommez-en un qui soit &quot;direct&quot;</translation>
    </message>
    <message>
        <source>unknown fact {key}{hint}</source>
        <translation>fait {key} inconnu{hint}</translation>
    </message>
    <message>
        <source>the fact {fact} is not stated for the check {check}; remove it</source>
        <translation>le fait {fact} ne s’énonce pas pour le test {check}&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>the fact {fact} names subjects of a battle, which no pack knows; remove it</source>
        <translation>le fait {fact} nomme des sujets d’une bataille, qu’aucun recueil ne connaît&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>a count that is stated cannot be less than 0</source>
        <translation>un compteur énoncé ne peut pas être inférieur à 0</translation>
    </message>
    <message>
        <source>found {found} where a list of words is expected</source>
        <translation>attendu&#xa0;: une liste de mots&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>one outcome alone leaves nothing to state; give at least two</source>
        <translation>un seul résultat ne laisse rien à énoncer&#xa0;; donnez-en au moins deux</translation>
    </message>
    <message>
        <source>{key} belongs to a roll, but the umpire states what this check comes to; remove it</source>
        <translation>{key} appartient à un jet, mais c’est l’arbitre qui énonce le résultat de ce test&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>the dice decide here; only of a &quot;stated&quot; check is there a choice</source>
        <translation>ici, les dés décident&#xa0;; seul un test &quot;stated&quot; laisse un choix</translation>
    </message>
    <message>
        <source>a pool needs a &quot;threshold&quot;: a die counts at that number or more</source>
        <translation>un groupe de dés demande un seuil (&quot;threshold&quot;)&#xa0;: un dé compte à partir de ce nombre</translation>
    </message>
    <message>
        <source>only the dice of a pool count or not; $successes is nothing here</source>
        <translation>seuls les dés d’un groupe comptent ou non&#xa0;; $successes n’est rien ici</translation>
    </message>
    <message>
        <source>{key} belongs to a pool, but this check is banded; remove it</source>
        <translation>{key} appartient à un groupe de dés, mais ce test est par tranches&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>a check has &quot;bands&quot; or &quot;tables&quot;, not both; put these bands into a table</source>
        <translation>un test a des &quot;bands&quot; ou des &quot;tables&quot;, pas les deux&#xa0;; mettez ces tranches dans une table</translation>
    </message>
    <message>
        <source>the {die} has no symbol {key}; it shows {faces}</source>
        <translation>{die}&#xa0;: pas de symbole {key}&#xa0;; il montre {faces}</translation>
    </message>
    <message>
        <source>the text of its outcome {id} does not fit: {problem}</source>
        <translation>le texte de son résultat {id} ne convient pas&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>its outcome {id} has texts about {who}, but the check is taken by {taker}</source>
        <translation>son résultat {id} a des textes sur {who}, mais le test est passé par {taker}</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who} against {other}; in a contest both are of one kind</source>
        <translation>le test {check} est passé par {who} contre {other}&#xa0;; dans une opposition, les deux sont du même genre</translation>
    </message>
    <message>
        <source>expected a list of 1 to 1000 faces, found {found}</source>
        <translation>attendu&#xa0;: une liste de 1 à 1000 faces&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{symbol} is no symbol; use small letters, digits and single hyphens</source>
        <translation>{symbol} n’est pas un symbole&#xa0;; prenez des lettres minuscules, des chiffres et des traits d’union simples</translation>
    </message>
    <message>
        <source>the {die} has no face {face}; it shows {faces}</source>
        <translation>{die}&#xa0;: pas de face {face}&#xa0;; il montre {faces}</translation>
    </message>
    <message>
        <source>this can be any word; take a choice whose words are dice (&quot;vocabulary&quot;: &quot;die&quot;)</source>
        <translation>ceci peut être n’importe quel mot&#xa0;; prenez un choix dont les mots sont des dés (&quot;vocabulary&quot;: &quot;die&quot;)</translation>
    </message>
    <message>
        <source>an effect needs one of the keys {list}</source>
        <translation>un effet demande l’une des clés {list}</translation>
    </message>
    <message>
        <source>an effect has one verb, here are {list}; make an effect of each</source>
        <translation>un effet a un seul verbe, voici {list}&#xa0;; faites un effet de chacun</translation>
    </message>
    <message>
        <source>{word} of {who} is derived, so it cannot be set</source>
        <translation>{word} de {who} est déduit et ne peut donc pas être fixé</translation>
    </message>
    <message>
        <source>{word} of {who} is derived, so it cannot be set; set {adjusts} instead</source>
        <translation>{word} de {who} est déduit et ne peut donc pas être fixé&#xa0;; fixez plutôt {adjusts}</translation>
    </message>
    <message>
        <source>no {kind} has an attribute {word} to set{hint}</source>
        <translation>{kind}&#xa0;: pas d’attribut {word} à fixer{hint}</translation>
    </message>
    <message>
        <source>the routine {word} is for {who}, but $self is {self} here</source>
        <translation>la routine {word} est pour {who}, mais $self est {self} ici</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, but $self is {self} here</source>
        <translation>le test {check} est passé par {who}, mais $self est {self} ici</translation>
    </message>
    <message>
        <source>only an action has fields, and this owes a check</source>
        <translation>seule une action a des champs, et ceci doit un test</translation>
    </message>
    <message>
        <source>the action {word} has no field {key}{hint}</source>
        <translation>l’action {word} n’a pas de champ {key}{hint}</translation>
    </message>
    <message>
        <source>the action {word} takes no fact {key}{hint}</source>
        <translation>l’action {word} ne prend pas de fait {key}{hint}</translation>
    </message>
    <message>
        <source>the check {word} takes no fact {key}{hint}</source>
        <translation>le test {word} ne prend pas de fait {key}{hint}</translation>
    </message>
    <message>
        <source>null is nobody, so these effects never happen</source>
        <translation>null n’est personne, ces effets n’ont donc jamais lieu</translation>
    </message>
    <message>
        <source>expected a subject or a list of subjects, such as &quot;$other&quot; or &quot;$self.units&quot;</source>
        <translation>attendu&#xa0;: un sujet ou une liste de sujets, comme &quot;$other&quot; ou &quot;$self.units&quot;</translation>
    </message>
    <message>
        <source>this gives {who}, but one stands under a formation or side</source>
        <translation>ceci donne {who}, mais on se place sous une formation ou un camp</translation>
    </message>
    <message>
        <source>a thing stands under nobody; remove &quot;under&quot;</source>
        <translation>une chose ne se trouve sous personne&#xa0;; ôtez &quot;under&quot;</translation>
    </message>
    <message>
        <source>no {kind} has a stored attribute {word}{hint}</source>
        <translation>{kind}&#xa0;: pas d’attribut stocké {word}{hint}</translation>
    </message>
    <message>
        <source>{who} needs {list}; give it in &quot;with&quot;</source>
        <translation>il faut pour {who}&#xa0;: {list}&#xa0;; donnez-le dans &quot;with&quot;</translation>
    </message>
    <message>
        <source>a side can neither be moved nor taken off the battle</source>
        <translation>un camp ne peut être ni déplacé ni retiré de la bataille</translation>
    </message>
    <message>
        <source>a thing stands under nobody, so it cannot be moved</source>
        <translation>une chose ne se trouve sous personne et ne peut donc pas être déplacée</translation>
    </message>
    <message>
        <source>expected a list of subjects to draw from, such as &quot;$self.units&quot;</source>
        <translation>attendu&#xa0;: une liste de sujets où tirer, comme &quot;$self.units&quot;</translation>
    </message>
    <message>
        <source>{verb} is for $self, but here nobody in particular is meant; put it into the effects of a &quot;for&quot;</source>
        <translation>{verb} est pour $self, mais il ne s’agit ici de personne en particulier&#xa0;; mettez-le dans les effets d’un &quot;for&quot;</translation>
    </message>
    <message>
        <source>the {what} {id} is there already; give this one another id</source>
        <translation>{what}&#xa0;: {id} existe déjà&#xa0;; donnez à celui-ci un autre identifiant</translation>
    </message>
    <message>
        <source>{key} has no effect here: {why}; remove it</source>
        <translation>{key} n’a pas d’effet ici&#xa0;: {why}&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>the fact is derived</source>
        <translation>le fait est déduit</translation>
    </message>
    <message>
        <source>it says when &quot;ticked&quot; holds</source>
        <translation>cela dit quand &quot;ticked&quot; vaut</translation>
    </message>
    <message>
        <source>there is no question</source>
        <translation>il n’y a pas de question</translation>
    </message>
    <message>
        <source>only a yes or no can be ticked</source>
        <translation>seul un oui ou non se coche</translation>
    </message>
    <message>
        <source>it says whom a stated subject may be</source>
        <translation>cela dit qui peut être un sujet énoncé</translation>
    </message>
    <message>
        <source>the key {key} ticks {other} in the check {check} already; choose another</source>
        <translation>la touche {key} coche déjà {other} dans le test {check}&#xa0;; choisissez-en une autre</translation>
    </message>
    <message>
        <source>the check {id} is taken by {who}, but this is a fact about {whom}</source>
        <translation>le test {id} est passé par {who}, mais ceci est un fait sur {whom}</translation>
    </message>
    <message>
        <source>this question is never asked; name the checks it is stated for</source>
        <translation>cette question n’est jamais posée&#xa0;; nommez les tests pour lesquels elle s’énonce</translation>
    </message>
    <message>
        <source>{key} is no key; give one letter or digit</source>
        <translation>{key} n’est pas une touche&#xa0;; donnez une lettre ou un chiffre</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, not by {other}</source>
        <translation>le test {check} est passé par {who}, pas par {other}</translation>
    </message>
    <message>
        <source>null is nobody; name who takes the check, such as &quot;$other&quot;</source>
        <translation>null n’est personne&#xa0;; nommez qui passe le test, comme &quot;$other&quot;</translation>
    </message>
    <message>
        <source>the pack extends no other</source>
        <translation>le recueil n’en étend aucun autre</translation>
    </message>
    <message>
        <source>found version {version}, but this program reads packs of version {known}</source>
        <translation>version {version} trouvée, mais ce programme lit les recueils de version {known}</translation>
    </message>
    <message>
        <source>there is no game {module}{hint}; this program plays {list}</source>
        <translation>il n’y a pas de jeu {module}{hint}&#xa0;; ce programme joue {list}</translation>
    </message>
    <message>
        <source>{vocabulary} means the places or borders of the map; give the pack&apos;s own vocabulary another id</source>
        <translation>{vocabulary} désigne les lieux ou les bords de la carte&#xa0;; donnez un autre identifiant au vocabulaire du recueil</translation>
    </message>
    <message>
        <source>nobody can reach this modifier: it names no check; add &quot;checks&quot;</source>
        <translation>personne ne peut atteindre ce modificateur&#xa0;: il ne nomme aucun test&#xa0;; ajoutez &quot;checks&quot;</translation>
    </message>
    <message>
        <source>its checks are taken by different kinds of subject; make a modifier of each kind</source>
        <translation>ses tests se passent par des sujets de genres différents&#xa0;; faites un modificateur par genre</translation>
    </message>
    <message>
        <source>its checks are taken against different kinds of subject; make a modifier of each kind</source>
        <translation>ses tests se passent contre des sujets de genres différents&#xa0;; faites un modificateur par genre</translation>
    </message>
    <message>
        <source>a modifier of 0 changes nothing; give another value or remove it</source>
        <translation>un modificateur de 0 ne change rien&#xa0;; donnez une autre valeur ou ôtez-le</translation>
    </message>
    <message>
        <source>an empty list fits no outcome</source>
        <translation>une liste vide ne convient à aucun résultat</translation>
    </message>
    <message>
        <source>an empty list fits no outcome; leave {key} out to mean all</source>
        <translation>une liste vide ne convient à aucun résultat&#xa0;; omettez {key} pour les désigner tous</translation>
    </message>
    <message>
        <source>the check {check} never comes to {id}; its outcomes are {list}</source>
        <translation>le test {check} n’aboutit jamais à {id}&#xa0;; ses résultats sont {list}</translation>
    </message>
    <message>
        <source>{file} is no file beside pack.json; give a plain name such as {example}</source>
        <translation>{file} n’est pas un fichier à côté de pack.json&#xa0;; donnez un nom simple comme {example}</translation>
    </message>
    <message>
        <source>this file is a link that leads out of the folder of the pack; put the file itself there</source>
        <translation>ce fichier est un lien qui mène hors du dossier du recueil&#xa0;; mettez-y le fichier lui-même</translation>
    </message>
    <message>
        <source>this file {problem}</source>
        <translation>ce fichier {problem}</translation>
    </message>
    <message>
        <source>found {found} where an object is expected</source>
        <translation>attendu&#xa0;: un objet&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{file} is named for {other} already; every part has a file of its own</source>
        <translation>{file} est déjà nommé pour {other}&#xa0;; chaque partie a son propre fichier</translation>
    </message>
    <message>
        <source>{key} belongs to a part of the kind {list}; remove it</source>
        <translation>{key} appartient à une partie du genre {list}&#xa0;; ôtez-le</translation>
    </message>
    <message>
        <source>the footnote {footnote} is there already; give this one another id</source>
        <translation>la note {footnote} existe déjà&#xa0;; donnez à celle-ci un autre identifiant</translation>
    </message>
    <message>
        <source>nothing refers to the footnote {id}; name it as a &quot;footnote&quot;, or remove it</source>
        <translation>rien ne renvoie à la note {id}&#xa0;; nommez-la comme &quot;footnote&quot;, ou ôtez-la</translation>
    </message>
    <message>
        <source>a sheet is printed without a battle; only &quot;$ruling&quot; and &quot;$number&quot; are known here</source>
        <translation>une feuille s’imprime sans bataille&#xa0;; seuls &quot;$ruling&quot; et &quot;$number&quot; sont connus ici</translation>
    </message>
    <message>
        <source>the part {part} is there already; give this one another id</source>
        <translation>la partie {part} existe déjà&#xa0;; donnez à celle-ci un autre identifiant</translation>
    </message>
    <message>
        <source>a grid is drawn of one check; name just one</source>
        <translation>une grille se dessine pour un test&#xa0;; n’en nommez qu’un</translation>
    </message>
    <message>
        <source>an empty list names no check</source>
        <translation>une liste vide ne nomme aucun test</translation>
    </message>
    <message>
        <source>there is one head for each of the checks; found {heads} for {checks}</source>
        <translation>il y a un en-tête pour chacun des tests&#xa0;; trouvé {heads} pour {checks}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check</source>
        <comment>{n} checks</comment>
        <translation>
            <numerusform>{n} test</numerusform>
            <numerusform>{n} tests</numerusform>
        </translation>
    </message>
    <message>
        <source>no word of {vocabulary} has a choice of words {of}{hint}</source>
        <translation>aucun mot de {vocabulary} n’a de choix de mots {of}{hint}</translation>
    </message>
    <message>
        <source>no word of {vocabulary} has a count {of}{hint}</source>
        <translation>aucun mot de {vocabulary} n’a de compteur {of}{hint}</translation>
    </message>
    <message>
        <source>there is one text for each of the traits; found {cells} for {traits}</source>
        <translation>il y a un texte pour chacun des traits&#xa0;; trouvé {cells} pour {traits}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trait</source>
        <comment>{n} traits</comment>
        <translation>
            <numerusform>{n} trait</numerusform>
            <numerusform>{n} traits</numerusform>
        </translation>
    </message>
    <message>
        <source>only words of a vocabulary have traits to add to; remove it</source>
        <translation>seuls les mots d’un vocabulaire ont des traits à compléter&#xa0;; ôtez cela</translation>
    </message>
    <message>
        <source>this is no word; write what it is called</source>
        <translation>ce n’est pas un mot&#xa0;; écrivez comment cela s’appelle</translation>
    </message>
    <message>
        <source>the pile {id} stands here already</source>
        <translation>la pile {id} se trouve déjà ici</translation>
    </message>
    <message>
        <source>action of a side with a list of units</source>
        <translation>action d’un camp avec une liste d’unités</translation>
    </message>
    <message>
        <source>action of a unit with another one</source>
        <translation>action d’une unité avec une autre</translation>
    </message>
    <message>
        <source>table with a row for each {word}</source>
        <translation>table avec une ligne pour chaque {word}</translation>
    </message>
    <message>
        <source>action of a unit with a place</source>
        <translation>action d’une unité avec un lieu</translation>
    </message>
    <message>
        <source>paths are told by {&quot;reach&quot;: ...}</source>
        <translation>les chemins se disent par {&quot;reach&quot;: ...}</translation>
    </message>
    <message>
        <source>unknown action {key}{hint}</source>
        <translation>action {key} inconnue{hint}</translation>
    </message>
    <message>
        <source>{key} is no key for it; give a capital letter, but none of A, F, P and R</source>
        <translation>{key} n’est pas une touche pour cela&#xa0;; donnez une majuscule, mais aucune de A, F, P et R</translation>
    </message>
    <message>
        <source>nothing stands here; write what is to be shortened</source>
        <translation>rien ne se trouve ici&#xa0;; écrivez ce qu’il faut abréger</translation>
    </message>
    <message>
        <source>a fix does one of &quot;set&quot;, &quot;renumber&quot;, &quot;strike&quot; and &quot;enlist&quot;</source>
        <translation>une correction fait l’un de &quot;set&quot;, &quot;renumber&quot;, &quot;strike&quot; et &quot;enlist&quot;</translation>
    </message>
    <message>
        <source>no roster attribute of {kind} is called {key}{hint}</source>
        <translation>effectifs ({kind})&#xa0;: aucun attribut ne s’appelle {key}{hint}</translation>
    </message>
    <message>
        <source>a ruling needs at least two readings; the first is the default</source>
        <translation>une interprétation demande au moins deux lectures&#xa0;; la première vaut par défaut</translation>
    </message>
    <message>
        <source>a step is one thing, here are {list}; make a step of each</source>
        <translation>une étape est une seule chose, voici {list}&#xa0;; faites une étape de chacune</translation>
    </message>
    <message>
        <source>a step needs one of the keys &quot;roll&quot;, &quot;contest&quot;, &quot;does&quot;, &quot;one-of&quot; or one of an effect: {list}</source>
        <translation>une étape demande l’une des clés &quot;roll&quot;, &quot;contest&quot;, &quot;does&quot;, &quot;one-of&quot; ou l’une d’un effet&#xa0;: {list}</translation>
    </message>
    <message>
        <source>the check {check} is taken by {who}, but $self is {self} here; say with &quot;subject&quot; who takes it</source>
        <translation>le test {check} est passé par {who}, mais $self est {self} ici&#xa0;; dites par &quot;subject&quot; qui le passe</translation>
    </message>
    <message>
        <source>{contest} is between two of {kind}, which $self and $other are not here; name them as &quot;own&quot; and &quot;enemy&quot;</source>
        <translation>{contest} oppose deux parties du même genre ({kind}), ce que $self et $other ne sont pas ici&#xa0;; nommez-les comme &quot;own&quot; et &quot;enemy&quot;</translation>
    </message>
    <message>
        <source>there is no {place} here; this goes from {from} to {to}</source>
        <translation>il n’y a pas de {place} ici&#xa0;; cela va de {from} à {to}</translation>
    </message>
    <message>
        <source>{place} heads nothing of this table{known}</source>
        <translation>{place} n’est en tête de rien dans cette table{known}</translation>
    </message>
    <message>
        <source>found {found} where an object is expected, by rows and columns</source>
        <translation>attendu&#xa0;: un objet, par lignes et colonnes&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{number} is no cell of this table; they go from {from} to {to}</source>
        <translation>{number} n’est pas une cellule de cette table&#xa0;; elles vont de {from} à {to}</translation>
    </message>
    <message>
        <source>found {found} where a list of headings is expected</source>
        <translation>attendu&#xa0;: une liste d’en-têtes&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>nobody fills in what heads these rows or columns; remove this key</source>
        <translation>personne ne remplit ce qui est en tête de ces lignes ou colonnes&#xa0;; ôtez cette clé</translation>
    </message>
    <message>
        <source>expected 1 to {most} numbers, from {from} up</source>
        <translation>attendu&#xa0;: de 1 à {most} nombres, à partir de {from} en montant</translation>
    </message>
    <message>
        <source>the table {table} must stand before this one</source>
        <translation>la table {table} doit se trouver avant celle-ci</translation>
    </message>
    <message>
        <source>the table {table} has no {key} of its own that a battle fills in</source>
        <translation>la table {table} n’a pas de {key} à elle qu’une bataille remplisse</translation>
    </message>
    <message>
        <source>; without {key} it stands where the template is put</source>
        <translation>&#xa0;; sans {key}, elle se place là où le modèle est mis</translation>
    </message>
    <message>
        <source>the template has no formation {place} above this entry{hint}</source>
        <translation>le modèle n’a pas de formation {place} avant cet élément{hint}</translation>
    </message>
    <message>
        <source>the template has no side {side}{hint}</source>
        <translation>le modèle n’a pas de camp {side}{hint}</translation>
    </message>
    <message>
        <source>the template has sides, and this formation is of none of them; give it &quot;side&quot; or &quot;parent&quot;</source>
        <translation>le modèle a des camps, et cette formation n’est d’aucun&#xa0;; donnez-lui &quot;side&quot; ou &quot;parent&quot;</translation>
    </message>
    <message>
        <source>the template adds nothing; give it formations or units</source>
        <translation>le modèle n’ajoute rien&#xa0;; donnez-lui des formations ou des unités</translation>
    </message>
    <message>
        <source>{key} is no id; use small letters, digits and single hyphens</source>
        <translation>{key} n’est pas un identifiant&#xa0;; prenez des lettres minuscules, des chiffres et des traits d’union simples</translation>
    </message>
    <message>
        <source>a turn has at least one phase</source>
        <translation>un tour a au moins une phase</translation>
    </message>
    <message>
        <source>a turn without half-turns has no active side; write &quot;both&quot;, or name the side as in {&quot;side&quot;: &quot;$first-side&quot;}</source>
        <translation>un tour qui n’est pas divisé en tours de camp n’a pas de camp actif&#xa0;; écrivez &quot;both&quot;, ou nommez le camp comme dans {&quot;side&quot;: &quot;$first-side&quot;}</translation>
    </message>
    <message>
        <source>the owner of a phase is &quot;active&quot;, &quot;both&quot;, or an object with either &quot;side&quot; or &quot;drawn&quot;</source>
        <translation>le propriétaire d’une phase est &quot;active&quot;, &quot;both&quot;, ou un objet avec &quot;side&quot; ou &quot;drawn&quot;</translation>
    </message>
    <message>
        <source>the phase {phase} draws {others}; all phases that draw draw subjects of the same kind</source>
        <translation>la phase {phase} tire au sort {others}&#xa0;; toutes les phases qui tirent au sort tirent des sujets du même genre</translation>
    </message>
    <message>
        <source>{moment} belongs to no phase; remove &quot;phase&quot;, or use phase-start or phase-end</source>
        <translation>{moment} n’appartient à aucune phase&#xa0;; ôtez &quot;phase&quot;, ou prenez phase-start ou phase-end</translation>
    </message>
    <message>
        <source>this turn has no half-turns; use turn-start or turn-end</source>
        <translation>ce tour n’est pas divisé en tours de camp&#xa0;; prenez turn-start ou turn-end</translation>
    </message>
    <message>
        <source>nothing happens at this moment; give it &quot;effects&quot; or a &quot;text&quot;</source>
        <translation>rien ne se passe à ce moment&#xa0;; donnez-lui des &quot;effects&quot; ou un &quot;text&quot;</translation>
    </message>
    <message>
        <source>there are no places: the pack has no map; name one among its files</source>
        <translation>il n’y a pas de lieux&#xa0;: le recueil n’a pas de carte&#xa0;; nommez-en une parmi ses fichiers</translation>
    </message>
    <message>
        <source>lists and subjects have no default: unstated they are empty; remove this key</source>
        <translation>les listes et les sujets n’ont pas de valeur par défaut&#xa0;: non énoncés, ils sont vides&#xa0;; ôtez cette clé</translation>
    </message>
    <message>
        <source>the tone {value} is none of {list}{hint}</source>
        <translation>le ton {value} ne figure pas parmi {list}{hint}</translation>
    </message>
    <message>
        <source>there is no silhouette {value}; there are {list}</source>
        <translation>il n’y a pas de silhouette {value}&#xa0;; il y a {list}</translation>
    </message>
    <message>
        <source>{vocabulary} means the pack&apos;s phases, outcomes, checks, dice or a ruling; choose another id</source>
        <translation>{vocabulary} désigne les phases, résultats, tests, dés ou une interprétation du recueil&#xa0;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>every word has {trait} anyway; give the trait another id</source>
        <translation>chaque mot a déjà {trait}&#xa0;; donnez au trait un autre identifiant</translation>
    </message>
    <message>
        <source>a vocabulary has at least one word</source>
        <translation>un vocabulaire a au moins un mot</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Attributes and notes</source>
        <translation>Attributs et notes</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Outcomes, checks and contests</source>
        <translation>Résultats, tests et oppositions</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Routines</source>
        <translation>Routines</translation>
    </message>
    <message>
        <source>Questions and facts</source>
        <translation>Questions et faits</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Texts and numbers</source>
        <translation>Textes et nombres</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>{name} ({id})</source>
        <translation>{name} ({id})</translation>
    </message>
    <message>
        <source>{entry} is new: {value}</source>
        <translation>{entry} est nouveau&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{entry} is gone, was {value}</source>
        <translation>{entry} n’est plus là, était {value}</translation>
    </message>
    <message>
        <source>{entry}: {difference}</source>
        <translation>{entry}&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>{entry} stands first now</source>
        <translation>{entry} est maintenant en premier</translation>
    </message>
    <message>
        <source>{entry} stands behind {other} now</source>
        <translation>{entry} vient maintenant après {other}</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>the procedures are those of {now}, were those of {then}</source>
        <translation>les procédures sont celles de {now}, étaient celles de {then}</translation>
    </message>
    <message>
        <source>{trait} is no choice of words of {vocabulary}</source>
        <translation>{trait} n’est pas un choix de mots de {vocabulary}</translation>
    </message>
    <message>
        <source>the check {check} never comes to {outcome}</source>
        <translation>le test {check} n’aboutit jamais à {outcome}</translation>
    </message>
    <message>
        <source>a sheet is printed without a battle; its texts may name {list}</source>
        <translation>une feuille s’imprime sans bataille&#xa0;; ses textes peuvent nommer {list}</translation>
    </message>
    <message>
        <source>a brace stands alone; places are written as in {number.men}</source>
        <translation>une accolade est isolée&#xa0;; les champs s’écrivent comme {number.men}</translation>
    </message>
    <message>
        <source>the place {place} cannot be filled: {problem}</source>
        <translation>le champ {place} ne peut pas être rempli&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>it is not known yet when this text is shown</source>
        <translation>ce n’est pas encore connu quand ce texte s’affiche</translation>
    </message>
    <message>
        <source>a brace stands alone; places are written as in {self.name}</source>
        <translation>une accolade est isolée&#xa0;; les champs s’écrivent comme {self.name}</translation>
    </message>
    <message>
        <source>this text knows nothing but the numbers of texts.json</source>
        <translation>ce texte ne connaît rien d’autre que les nombres de texts.json</translation>
    </message>
    <message>
        <source>the pack has no text {text}</source>
        <translation>le recueil n’a pas le texte {text}</translation>
    </message>
    <message numerus="yes">
        <source>{n} text of the pack is not translated: {text}</source>
        <comment>{n} texts of the pack are not translated, such as {text}</comment>
        <translation>
            <numerusform>{n} texte du recueil n’est pas traduit : {text}</numerusform>
            <numerusform>{n} textes du recueil ne sont pas traduits, par exemple {text}</numerusform>
        </translation>
    </message>
    <message>
        <source>no places</source>
        <translation>aucun champ</translation>
    </message>
    <message>
        <source>nothing stands here; write the text in this language, or leave the line out</source>
        <translation>il n’y a rien ici&#xa0;; écrivez le texte dans cette langue, ou omettez la ligne</translation>
    </message>
    <message>
        <source>found {found} where the text has {wanted}</source>
        <translation>trouvé : {found} ; le texte a {wanted}</translation>
    </message>
    <message>
        <source>the pack stands there already</source>
        <translation>le recueil s’y trouve déjà</translation>
    </message>
    <message>
        <source>this leads through more than {most} others, one after the other; make the chain shorter</source>
        <translation>ceci passe par plus de {most} autres, l’un après l’autre ; raccourcissez la chaîne</translation>
    </message>
    <message>
        <source>a check throws from 1 to {most} dice at once, and this is {count}</source>
        <translation>un test lance de 1 à {most} dés à la fois, et ceci en fait {count}</translation>
    </message>
    <message>
        <source>no check knows the face {face}, which counts as 0; give it an outcome in &quot;symbols&quot; of a check that throws the die, or remove it</source>
        <translation>aucun test ne connaît la face {face}, qui compte pour 0 ; donnez-lui un résultat dans &quot;symbols&quot; d’un test qui lance le dé, ou supprimez-la</translation>
    </message>
    <message>
        <source>there is no file {file} beside pack.json{hint}</source>
        <translation>il n’y a pas de fichier {file} à côté de pack.json{hint}</translation>
    </message>
    <message>
        <source>let an action roll it, let it fall due, or make it &quot;direct&quot;</source>
        <translation>faites-le lancer par une action, faites-le échoir, ou rendez-le &quot;direct&quot;</translation>
    </message>
    <message>
        <source>let an action come to it</source>
        <translation>faites qu’une action y mène</translation>
    </message>
    <message>
        <source>action of a unit</source>
        <translation>action d’une unité</translation>
    </message>
    <message>
        <source>; did you mean {one}, less something? A minus has a blank on each side</source>
        <translation>&#xa0;; vouliez-vous dire {one} moins quelque chose&#xa0;? Un moins a une espace de chaque côté</translation>
    </message>
    <message>
        <source>a name is missing behind the $</source>
        <translation>il manque un nom après le $</translation>
    </message>
    <message>
        <source>the quote &apos; that ends this is missing</source>
        <translation>l’apostrophe &apos; qui ferme ce texte manque</translation>
    </message>
    <message>
        <source>write {meant} in place of {written}</source>
        <translation>écrivez {meant} au lieu de {written}</translation>
    </message>
    <message>
        <source>write not in place of !</source>
        <translation>écrivez not au lieu de&#xa0;!</translation>
    </message>
    <message>
        <source>{sign} has no meaning here; words with such letters stand in single quotes</source>
        <translation>{sign} ne veut rien dire ici&#xa0;; les mots avec de telles lettres se mettent entre apostrophes</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}; what &quot;{word}&quot; takes stands in parentheses</source>
        <translation>un opérateur ou la fin est attendu ici, trouvé {found}&#xa0;; ce que prend «&#xa0;{word}&#xa0;» se met entre parenthèses</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}; words with blanks stand in single quotes</source>
        <translation>un opérateur ou la fin est attendu ici, trouvé {found}&#xa0;; les mots avec des espaces se mettent entre apostrophes</translation>
    </message>
    <message>
        <source>expected an operator or the end, found {found}</source>
        <translation>un opérateur ou la fin est attendu ici, trouvé {found}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>expected {wanted}, found {found}</source>
        <translation>{wanted} est attendu ici, trouvé {found}</translation>
    </message>
    <message>
        <source>two are compared at a time; join two comparisons by &quot;and&quot;</source>
        <translation>on en compare deux à la fois&#xa0;; reliez deux comparaisons par «&#xa0;and&#xa0;»</translation>
    </message>
    <message>
        <source>a reference starts with $: did you mean &quot;${word}.{name}&quot;?</source>
        <translation>un renvoi commence par $&#xa0;: vouliez-vous dire «&#xa0;${word}.{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>the name of a trait</source>
        <translation>le nom d’un trait</translation>
    </message>
    <message>
        <source>{number} is no number; a word of digits stands in single quotes</source>
        <translation>{number} n’est pas un nombre&#xa0;; un mot fait de chiffres se met entre apostrophes</translation>
    </message>
    <message>
        <source>expected a value, found &quot;{word}&quot;, which is a word of the grammar; as a word of the game it stands in single quotes, &apos;{word}&apos;</source>
        <translation>une valeur est attendue ici, trouvé «&#xa0;{word}&#xa0;», un mot de la grammaire&#xa0;; comme mot du jeu, il se met entre apostrophes, &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>there is no function {name}{hint}</source>
        <translation>il n’y a pas de fonction {name}{hint}</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;]&quot;</source>
        <translation>«&#xa0;,&#xa0;» ou «&#xa0;]&#xa0;»</translation>
    </message>
    <message>
        <source>behind &quot;{word}&quot; stands the list that it goes through; as a word of its own it stands in single quotes, &apos;{word}&apos;</source>
        <translation>après «&#xa0;{word}&#xa0;» vient la liste à parcourir&#xa0;; comme mot à part, il se met entre apostrophes, &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot;</source>
        <translation>«&#xa0;,&#xa0;» ou «&#xa0;)&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} value in parentheses, found {found}</source>
        <comment>{name} takes {n} values in parentheses, found {found}</comment>
        <translation>
            <numerusform>{name} prend {n} valeur entre parenthèses, trouvé {found}</numerusform>
            <numerusform>{name} prend {n} valeurs entre parenthèses, trouvé {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a table</source>
        <translation>le nom d’une table</translation>
    </message>
    <message>
        <source>only a stored count can be held</source>
        <translation>seul un nombre enregistré peut être retenu</translation>
    </message>
    <message>
        <source>a contest has one check for both, or with &quot;own&quot; and &quot;enemy&quot; one for each; leave one of them out</source>
        <translation>une opposition a un test pour les deux, ou avec «&#xa0;own&#xa0;» et «&#xa0;enemy&#xa0;» un pour chacun&#xa0;; laissez l’un des deux de côté</translation>
    </message>
    <message>
        <source>{check} is taken by {who}, but the own check by {other}; in a contest both are of one kind</source>
        <translation>{check} est passé par {who}, mais le test propre par {other}&#xa0;; dans une opposition, les deux sont du même genre</translation>
    </message>
    <message>
        <source>no cell of the contest has the result {result}{hint}</source>
        <translation>aucune case de l’opposition n’a le résultat {result}{hint}</translation>
    </message>
    <message>
        <source>{check} is none of the checks of this part</source>
        <translation>{check} n’est aucun des tests de cette partie</translation>
    </message>
    <message>
        <source>{count} holds for another count already, or is held itself; each wants a count of its own</source>
        <translation>{count} retient déjà pour un autre nombre, ou est retenu lui-même&#xa0;; chacun a besoin du sien</translation>
    </message>
    <message>
        <source>both checks of a contest are thrown, or both are stated, and both count halves, or neither does</source>
        <translation>les deux tests d’une opposition sont tous deux lancés ou tous deux constatés, et tous deux comptent les moitiés ou aucun</translation>
    </message>
    <message>
        <source>{old} is an old word; write {new}, here and below</source>
        <translation>{old} est un ancien mot&#xa0;; écrivez {new}, ici et plus bas</translation>
    </message>
    <message>
        <source>only a command without needed fields has a button of its own</source>
        <translation>seul un ordre sans champs requis a un bouton à lui</translation>
    </message>
    <message>
        <source>of a count with &quot;among&quot; every number is tried; it may have {most} of them at most</source>
        <translation>avec &quot;among&quot;, chaque nombre est essayé&#xa0;; il peut y en avoir {most} au plus</translation>
    </message>
    <message>
        <source>{key} belongs to a contest, but this example is a check; remove it</source>
        <translation>{key} relève d’une opposition, mais cet exemple est un test&#xa0;; retirez-le</translation>
    </message>
    <message>
        <source>an example is a check or a contest; leave one of them out</source>
        <translation>un exemple est un test ou une opposition&#xa0;; laissez l’un des deux</translation>
    </message>
    <message>
        <source>the contest {id} is one of {who}, but here units meet</source>
        <translation>l’opposition {id} concerne {who}, mais ici ce sont des unités qui se rencontrent</translation>
    </message>
    <message>
        <source>only the dice of a pool count or not; take &quot;lowest&quot; or &quot;any&quot; in a banded check</source>
        <translation>seuls les dés d’une réserve comptent ou non&#xa0;; dans un test à tranches, prenez &quot;lowest&quot; ou &quot;any&quot;</translation>
    </message>
    <message>
        <source>all dice again would be another throw; say with &quot;most&quot; how many of them</source>
        <translation>tous les dés relancés, ce serait un autre jet&#xa0;; dites avec &quot;most&quot; combien</translation>
    </message>
    <message>
        <source>the areas are the words of a vocabulary &quot;place&quot;, which is not there; write it into vocabulary.json</source>
        <translation>les zones sont les mots d’un vocabulaire &quot;place&quot;, qui manque&#xa0;; écrivez-le dans vocabulary.json</translation>
    </message>
    <message>
        <source>a map has at most {most} areas</source>
        <translation>une carte a au plus {most} zones</translation>
    </message>
    <message>
        <source>the place {word} has no area; say where it lies</source>
        <translation>le lieu {word} n’a pas de zone&#xa0;; dites où elle se trouve</translation>
    </message>
    <message>
        <source>an area does not touch itself; remove it here</source>
        <translation>une zone ne se touche pas elle-même&#xa0;; enlevez-la ici</translation>
    </message>
    <message>
        <source>that {one} and {other} touch is said already; say it once</source>
        <translation>que {one} et {other} se touchent est déjà dit&#xa0;; dites-le une fois</translation>
    </message>
    <message>
        <source>expected two numbers from 0 to 1000: how far right and how far down it lies, in thousandths of the map</source>
        <translation>deux nombres de 0 à 1000 sont attendus&#xa0;: à quelle distance à droite et en bas elle se trouve, en millièmes de la carte</translation>
    </message>
    <message>
        <source>there is no file {file} beside pack.json</source>
        <translation>il n’y a pas de fichier {file} à côté de pack.json</translation>
    </message>
    <message>
        <source>hexes are drawn from their numbers</source>
        <translation>les hexagones sont dessinés d’après leurs numéros</translation>
    </message>
    <message>
        <source>the map has areas in place of hexes</source>
        <translation>la carte a des zones au lieu d’hexagones</translation>
    </message>
    <message>
        <source>the rows and columns of a table that is the same both ways are the words of one vocabulary</source>
        <translation>les lignes et colonnes d’une table identique dans les deux sens sont les mots d’un même vocabulaire</translation>
    </message>
    <message>
        <source>{row} with {column} says something else the other way round; type it once</source>
        <translation>{row} avec {column} dit autre chose dans l’autre sens&#xa0;; écrivez-le une fois</translation>
    </message>
    <message>
        <source>no {kind} has a stored list called {word}{hint}</source>
        <translation>aucun {kind} n’a de liste enregistrée appelée {word}{hint}</translation>
    </message>
    <message>
        <source>forms are written as in {self.plural|wins|win}: what is a yes or no or a number, the words for one, the words for many</source>
        <translation>les formes s’écrivent comme dans {self.plural|wins|win}&#xa0;: ce qui est un oui ou non ou un nombre, les mots pour un, les mots pour plusieurs</translation>
    </message>
    <message>
        <source>what is worked out is written with its signs, as in {$self.men + 1}</source>
        <translation>ce qui se calcule s’écrit avec ses signes, comme dans {$self.men + 1}</translation>
    </message>
    <message>
        <source>{one} lies over {other}; lay them {least} thousandths apart</source>
        <translation>{one} recouvre {other}&#xa0;; écartez-les de {least} millièmes</translation>
    </message>
    <message>
        <source>nothing is thrown in the contest {id}; there are no chances to tell</source>
        <translation>rien n’est lancé dans l’opposition {id}&#xa0;; il n’y a pas de chances à donner</translation>
    </message>
    <message>
        <source>chances of dice with so many different faces cannot be worked out; take dice that are more alike</source>
        <translation>les chances de dés à tant de faces différentes ne peuvent être calculées&#xa0;; prenez des dés plus semblables</translation>
    </message>
    <message>
        <source>a deed is of its phase, half-turn or turn; say which as &quot;lasts&quot;</source>
        <translation>une action accomplie est de sa phase, de son tour de camp ou de son tour&#xa0;; dites lequel par &quot;lasts&quot;</translation>
    </message>
    <message>
        <source>this can be any word; take an outcome, a choice or a trait whose words are attributes of {who}</source>
        <translation>cela peut être n&apos;importe quel mot&#xa0;; prenez un résultat, un choix ou un trait dont les mots sont des attributs ({who})</translation>
    </message>
    <message>
        <source>this can be {word}, but no {kind} has an attribute {word} to set{hint}</source>
        <translation>cela peut être {word}, mais il n&apos;y a pas d&apos;attribut {word} à fixer ({kind}){hint}</translation>
    </message>
    <message>
        <source>give either &quot;to&quot; or &quot;by&quot;</source>
        <translation>donnez soit &quot;to&quot;, soit &quot;by&quot;</translation>
    </message>
    <message>
        <source>{one} and {other} are of different kinds, so no value fits both</source>
        <translation>{one} et {other} sont de genres différents&#xa0;; aucune valeur ne convient aux deux</translation>
    </message>
    <message>
        <source>{word} is no number, so nothing can be added to it</source>
        <translation>{word} n&apos;est pas un nombre, on ne peut rien y ajouter</translation>
    </message>
    <message>
        <source>this can be {word}, but no {kind} has attributes of these names to set{hint}</source>
        <translation>cela peut être {word}, mais il n&apos;y a pas d&apos;attributs de ces noms à fixer ({kind}){hint}</translation>
    </message>
    <message>
        <source>&quot;set&quot; needs &quot;to&quot; or &quot;by&quot; beside it</source>
        <translation>&quot;set&quot; demande &quot;to&quot; ou &quot;by&quot; à côté</translation>
    </message>
    <message>
        <source>null is no number that could be added</source>
        <translation>null n&apos;est pas un nombre que l&apos;on puisse ajouter</translation>
    </message>
    <message>
        <source>{file} is no picture beside pack.json; give a plain name of at most 100 letters, digits, blanks and -_. that ends in .png or .svg</source>
        <translation>{file} n’est pas une image à côté de pack.json&#xa0;; donnez un nom simple d’au plus 100 lettres sans accent, chiffres, espaces et -_. qui finit par .png ou .svg</translation>
    </message>
    <message>
        <source>the picture {file} is too large: it may have {n} MB</source>
        <translation>l’image {file} est trop grande&#xa0;: elle peut avoir {n}&#xa0;Mo</translation>
    </message>
</context>
<context>
    <name>photos</name>
    <message>
        <source>the photo cannot be read</source>
        <translation>la photo ne peut pas être lue</translation>
    </message>
    <message>
        <source>the file is no JPEG picture, though it is called one; it is left out</source>
        <translation>le fichier n’est pas une image JPEG, malgré son nom&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>the file is no PNG picture, though it is called one; it is left out</source>
        <translation>le fichier n’est pas une image PNG, malgré son nom&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>the folder of photos cannot be read: {why}</source>
        <translation>le dossier de photos ne peut pas être lu&#xa0;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>the folder holds {n} photo; only the first {most} by name are used. Put those you want into a folder of their own</source>
        <comment>the folder holds {n} photos; only the first {most} by name are used. Put those you want into a folder of their own</comment>
        <translation>
            <numerusform>le dossier contient {n} photo&#xa0;; seules les {most} premières par leur nom servent. Mettez celles que vous voulez dans un dossier à part</numerusform>
            <numerusform>le dossier contient {n} photos&#xa0;; seules les {most} premières par leur nom servent. Mettez celles que vous voulez dans un dossier à part</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Dice of the program, secret {number}</source>
        <translation>Dés du programme, secret {number}</translation>
    </message>
    <message>
        <source>Dice of the program</source>
        <translation>Dés du programme</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, revealed.</source>
        <translation>{dice}&#xa0;: engagement {letters}, révélé.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, not yet revealed.</source>
        <translation>{dice}&#xa0;: engagement {letters}, pas encore révélé.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, number called {called}, revealed.</source>
        <translation>{dice}&#xa0;: engagement {letters}, nombre annoncé {called}, révélé.</translation>
    </message>
    <message>
        <source>{dice}: pledge {letters}, number called {called}, not yet revealed.</source>
        <translation>{dice}&#xa0;: engagement {letters}, nombre annoncé {called}, pas encore révélé.</translation>
    </message>
    <message>
        <source>Record {number}: letters {letters}</source>
        <translation>Entrée {number}&#xa0;: lettres {letters}</translation>
    </message>
    <message>
        <source>Dice of the program came from a seed that stands in the file: they could be foretold.</source>
        <translation>Des dés du programme viennent d’une graine inscrite dans le fichier&#xa0;: ils étaient prévisibles.</translation>
    </message>
    <message>
        <source>From record {record} on the dice came from a new secret, and the one before was not revealed: nobody can check what fell with it.</source>
        <translation>À partir de l’entrée {record}, les dés sont venus d’un nouveau secret, et le précédent n’était pas révélé : personne ne peut vérifier ce qui est tombé avec lui.</translation>
    </message>
</context>
<context>
    <name>read</name>
    <message>
        <source>{key} is {count}; it cannot be less than {least}</source>
        <translation>{key} est {count}&#xa0;; cela ne peut pas être inférieur à {least}</translation>
    </message>
    <message>
        <source>found {found} where a flag, a whole number, a text or a list of texts is expected</source>
        <translation>attendu&#xa0;: un indicateur, un nombre entier, un texte ou une liste de textes&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>found {found} where a list is expected</source>
        <translation>attendu&#xa0;: une liste&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>found {found} where a whole number from 0 to {most} is expected</source>
        <translation>attendu&#xa0;: un nombre entier de 0 à {most}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>found {found} where hexadecimal digits are expected</source>
        <translation>attendu&#xa0;: des chiffres hexadécimaux&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message numerus="yes">
        <source>&quot;at&quot; has {n} entry, but &quot;dice&quot; has {dice}</source>
        <comment>&quot;at&quot; has {n} entries, but &quot;dice&quot; has {dice}</comment>
        <translation>
            <numerusform>&quot;at&quot; a {n} élément, mais &quot;dice&quot; en a {dice}</numerusform>
            <numerusform>&quot;at&quot; a {n} éléments, mais &quot;dice&quot; en a {dice}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {found} where an object is expected</source>
        <translation>attendu&#xa0;: un objet&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>records are numbered from 1 up</source>
        <translation>les entrées se numérotent à partir de 1</translation>
    </message>
    <message>
        <source>found {found} where a number from {least} to {most} is expected</source>
        <translation>attendu&#xa0;: un nombre de {least} à {most}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>found {found} dice where 1 to {most} are expected</source>
        <translation>attendu&#xa0;: de 1 à {most} dés&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{id} is a word of the program; choose another id</source>
        <translation>{id} est un mot du programme&#xa0;; choisissez un autre identifiant</translation>
    </message>
    <message>
        <source>found {found} where a text, a whole number, true or false is expected</source>
        <translation>attendu&#xa0;: un texte, un nombre entier, true ou false&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>the line of command of {id} runs in a circle</source>
        <translation>la chaîne de commandement de {id} tourne en rond</translation>
    </message>
    <message>
        <source>this program reads {files} of version {version}; this one was written by a later program</source>
        <translation>ce programme lit les {files} de version {version}&#xa0;; celui-ci vient d’un programme plus récent</translation>
    </message>
    <message>
        <source>this program reads {files} of version {version}</source>
        <translation>ce programme lit les {files} de version {version}</translation>
    </message>
    <message>
        <source>there is no {kind} {id}{guess}</source>
        <translation>personne ici n’a l’identifiant ou le nom {id} (cherché&#xa0;: {kind}){guess}</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Set by hand</source>
        <translation>Fixé à la main</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message numerus="yes">
        <source>{n} command at once</source>
        <comment>{n} commands at once</comment>
        <translation>
            <numerusform>{n} commande à la fois</numerusform>
            <numerusform>{n} commandes à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{action}: {names}</source>
        <translation>{action}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Objective: {objective}</source>
        <translation>Objectif&#xa0;: {objective}</translation>
    </message>
    <message>
        <source>Note on turn {turn}</source>
        <translation>Note sur le tour {turn}</translation>
    </message>
    <message>
        <source>Note on {subject}</source>
        <translation>Note sur {subject}</translation>
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
        <translation>Objectifs&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Objectives: {list}</source>
        <translation>Objectifs&#xa0;: {list}</translation>
    </message>
    <message>
        <source>{objective} held by {side}</source>
        <translation>{objective}&#xa0;: tenu par {side}</translation>
    </message>
    <message>
        <source>{objective} held by nobody</source>
        <translation>{objective}&#xa0;: tenu par personne</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>{phase} took {time}</source>
        <translation>{phase}&#xa0;: durée {time}</translation>
    </message>
    <message>
        <source>{thrown} on a {die} ({face})</source>
        <translation>{thrown} au {die} ({face})</translation>
    </message>
    <message>
        <source>{subject}: {check}</source>
        <translation>{subject}&#xa0;: {check}</translation>
    </message>
    <message>
        <source>{subject} adjusted</source>
        <translation>{subject}&#xa0;: ajusté</translation>
    </message>
    <message>
        <source>Typed in from paper</source>
        <translation>Saisi d’après le papier</translation>
    </message>
    <message>
        <source>Waived: {test}</source>
        <translation>Dispense&#xa0;: {test}</translation>
    </message>
    <message>
        <source>Record {number} corrected</source>
        <translation>Entrée {number} corrigée</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Temps à la table</translation>
    </message>
    <message>
        <source>Note beside record {number}</source>
        <translation>Note à côté de l’entrée {number}</translation>
    </message>
    <message>
        <source>The report&apos;s words: {passage}</source>
        <translation>Les mots du compte rendu&#xa0;: {passage}</translation>
    </message>
    <message>
        <source>Ruling {number}, {title}</source>
        <translation>Interprétation {number}, {title}</translation>
    </message>
    <message>
        <source>Ruling {ruling}</source>
        <translation>Interprétation {ruling}</translation>
    </message>
    <message>
        <source>End of {phase}</source>
        <translation>Fin de la phase «&#xa0;{phase}&#xa0;»</translation>
    </message>
    <message>
        <source>End of {phase}: {side}</source>
        <translation>{side}&#xa0;: fin de la phase «&#xa0;{phase}&#xa0;»</translation>
    </message>
    <message>
        <source>End of the turn: {side}</source>
        <translation>{side}&#xa0;: fin du tour</translation>
    </message>
    <message>
        <source>End of turn {turn}</source>
        <translation>Fin du tour {turn}</translation>
    </message>
    <message>
        <source>Drawn to act: {subject}</source>
        <translation>Tiré au sort pour agir&#xa0;: {subject}</translation>
    </message>
    <message>
        <source>{table}: its headings left blank</source>
        <translation>{table}&#xa0;: en-têtes laissés vides</translation>
    </message>
    <message>
        <source>{table}: its rows are {value}</source>
        <translation>{table}&#xa0;: ses lignes sont {value}</translation>
    </message>
    <message>
        <source>{table}: its columns are {value}</source>
        <translation>{table}&#xa0;: ses colonnes sont {value}</translation>
    </message>
    <message>
        <source>{table}: filled in</source>
        <translation>{table}&#xa0;: remplie</translation>
    </message>
    <message>
        <source>{table}: the rest left blank</source>
        <translation>{table}&#xa0;: le reste laissé vide</translation>
    </message>
    <message>
        <source>{table}: the rest is {value}</source>
        <translation>{table}&#xa0;: le reste est {value}</translation>
    </message>
    <message>
        <source>{table}: {place} left blank</source>
        <translation>{table}&#xa0;: {place} laissé vide</translation>
    </message>
    <message>
        <source>{table}: {place} is {value}</source>
        <translation>{table}&#xa0;: {place} est {value}</translation>
    </message>
    <message>
        <source>modifiers {modifiers}: {total}</source>
        <translation>modificateurs {modifiers}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>threw {dice}</source>
        <translation>dés {dice}</translation>
    </message>
    <message>
        <source>threw {dice}, modifiers {modifiers}: {total}</source>
        <translation>dés {dice}, modificateurs {modifiers}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{subject}, {outcome}</source>
        <translation>{subject}, {outcome}</translation>
    </message>
    <message>
        <source>{outcome}: stated</source>
        <translation>{outcome}&#xa0;: énoncé</translation>
    </message>
    <message>
        <source>{outcome}: {total}, threw {dice}</source>
        <translation>{outcome}&#xa0;: {total}, dés {dice}</translation>
    </message>
    <message>
        <source>{outcome}: {reasons} = {total}</source>
        <translation>{outcome}&#xa0;: {reasons} = {total}</translation>
    </message>
    <message>
        <source>{outcome}: threw {dice}</source>
        <translation>{outcome}&#xa0;: dés {dice}</translation>
    </message>
    <message>
        <source>{outcome}: threw {dice}, {reasons} = {total}</source>
        <translation>{outcome}&#xa0;: dés {dice}, {reasons} = {total}</translation>
    </message>
    <message>
        <source>{points} {side}: {reason}</source>
        <translation>{points} {side}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{dice} and {die}</source>
        <translation>{dice} et {die}</translation>
    </message>
    <message>
        <source>{dice} ({again} thrown again)</source>
        <translation>{dice} ({again} relancés)</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>One damaged bit in line {line} was put right.</source>
        <translation>Un bit abîmé, à la ligne {line}, a été rétabli.</translation>
    </message>
    <message>
        <source>The journal beside it goes with another state of the battle, and was not used.</source>
        <translation>Le journal à côté va avec un autre état de la bataille et n’a pas servi.</translation>
    </message>
    <message numerus="yes">
        <source>Out of the journal: {n} record.</source>
        <comment>Out of the journal: {n} records.</comment>
        <translation>
            <numerusform>Tirée du journal&#xa0;: {n} entrée.</numerusform>
            <numerusform>Tirées du journal&#xa0;: {n} entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fitting without what is lost: record {numbers}.</source>
        <comment>Not fitting without what is lost: records {numbers}.</comment>
        <translation>
            <numerusform>Ne va pas sans ce qui est perdu&#xa0;: entrée {numbers}.</numerusform>
            <numerusform>Ne vont pas sans ce qui est perdu&#xa0;: entrées {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the earlier state {file}: what was played after it is lost.</source>
        <translation>C’est l’état antérieur {file}&#xa0;: ce qui a été joué ensuite est perdu.</translation>
    </message>
    <message>
        <source>No record is known to be lost.</source>
        <translation>Aucune entrée n’est connue comme perdue.</translation>
    </message>
    <message numerus="yes">
        <source>Lost: record {numbers}. Each is noted in its place.</source>
        <comment>Lost: records {numbers}. Each is noted in its place.</comment>
        <translation>
            <numerusform>Perdue&#xa0;: entrée {numbers}. Elle est signalée à sa place.</numerusform>
            <numerusform>Perdues&#xa0;: entrées {numbers}. Chacune est signalée à sa place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn {turn}, {n} record</source>
        <comment>turn {turn}, {n} records</comment>
        <translation>
            <numerusform>tour {turn}, {n} entrée</numerusform>
            <numerusform>tour {turn}, {n} entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{state}, the last of {date} {time}</source>
        <translation>{state}, le dernier du {date} {time}</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>all others</source>
        <translation>tous les autres</translation>
    </message>
    <message>
        <source>{first}, else {other}</source>
        <translation>{first}, sinon {other}</translation>
    </message>
    <message>
        <source>{contest}: own total down, the enemy&apos;s across</source>
        <translation>{contest}&#xa0;: total propre à gauche, celui de l’ennemi en haut</translation>
    </message>
    <message>
        <source>Own down, enemy across</source>
        <translation>Propre à gauche, ennemi en haut</translation>
    </message>
    <message>
        <source>over {from} %</source>
        <translation>plus de {from}&#xa0;%</translation>
    </message>
    <message>
        <source>from {from} %</source>
        <translation>à partir de {from}&#xa0;%</translation>
    </message>
    <message>
        <source>over {from} to {to} %</source>
        <translation>plus de {from} à {to}&#xa0;%</translation>
    </message>
    <message>
        <source>over {from} to under {to} %</source>
        <translation>plus de {from} à moins de {to}&#xa0;%</translation>
    </message>
    <message>
        <source>{from} to {to} %</source>
        <translation>{from} à {to}&#xa0;%</translation>
    </message>
    <message>
        <source>{from} to under {to} %</source>
        <translation>{from} à moins de {to}&#xa0;%</translation>
    </message>
    <message>
        <source>{check}: chances</source>
        <translation>{check}&#xa0;: chances</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message numerus="yes">
        <source>{n} die {chance}</source>
        <comment>{n} dice {chance}</comment>
        <translation>
            <numerusform>{n} dé {chance}</numerusform>
            <numerusform>{n} dés {chance}</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances by net modifier: {checks}</source>
        <translation>Chances selon le modificateur net&#xa0;: {checks}</translation>
    </message>
    <message>
        <source>All as the rules have them.</source>
        <translation>Tout comme dans les règles.</translation>
    </message>
    <message>
        <source>(The rules as they came: {reading})</source>
        <translation>(Les règles d’origine&#xa0;: {reading})</translation>
    </message>
    <message>
        <source>House rules of this battle</source>
        <translation>Règles maison de cette bataille</translation>
    </message>
    <message>
        <source>Other rolls</source>
        <translation>Autres jets</translation>
    </message>
    <message>
        <source>Other modifiers</source>
        <translation>Autres modificateurs</translation>
    </message>
    <message>
        <source>All rulings, as they are played</source>
        <translation>Toutes les interprétations, telles qu’elles se jouent</translation>
    </message>
    <message>
        <source>{rules}, with house rules: {mark} is not as they came</source>
        <translation>{rules}, avec règles maison&#xa0;: {mark} n’est pas comme à l’origine</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>By the umpire&apos;s hand</source>
        <translation>De la main de l’arbitre</translation>
    </message>
    <message>
        <source>Played on paper</source>
        <translation>Joué sur papier</translation>
    </message>
    <message>
        <source>{moment}: {changes}</source>
        <translation>{moment}&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>{how} ({reason})</source>
        <translation>{how} ({reason})</translation>
    </message>
    <message>
        <source>{how}: {changes}</source>
        <translation>{how}&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>{subject}, {dice} (by hand: {lines})</source>
        <translation>{subject}, {dice} (à la main&#xa0;: {lines})</translation>
    </message>
    <message>
        <source>{subject}, {dice}</source>
        <translation>{subject}, {dice}</translation>
    </message>
    <message>
        <source>{subject} throws {dice} (by hand: {lines})</source>
        <translation>{subject}, dés {dice} (à la main&#xa0;: {lines})</translation>
    </message>
    <message>
        <source>{subject} throws {dice}</source>
        <translation>{subject}, dés {dice}</translation>
    </message>
    <message>
        <source>{check}: {subject}: {outcome}, as the umpire saw it</source>
        <translation>{check}&#xa0;: {subject}&#xa0;: {outcome}, selon l’arbitre</translation>
    </message>
    <message>
        <source>{check}: {subject}: {outcome}</source>
        <translation>{check}&#xa0;: {subject}&#xa0;: {outcome}</translation>
    </message>
    <message>
        <source>{check}: {throw}</source>
        <translation>{check}&#xa0;: {throw}</translation>
    </message>
    <message>
        <source>{throw}: {outcome}</source>
        <translation>{throw}&#xa0;: {outcome}</translation>
    </message>
    <message numerus="yes">
        <source>{dice} at {change}: {n} of them counts</source>
        <comment>{dice} at {change}: {n} of them count</comment>
        <translation>
            <numerusform>{dice} à {change}, dont {n} compte</numerusform>
            <numerusform>{dice} à {change}, dont {n} comptent</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}, {change} for a total of {total}</source>
        <translation>{dice}, {change} pour un total de {total}</translation>
    </message>
    <message>
        <source> ({missing} of {whole}, {percent} %)</source>
        <translation> ({missing} sur {whole}, {percent}&#xa0;%)</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation>Avant la bataille</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>L’issue</translation>
    </message>
    <message>
        <source>The sides</source>
        <translation>Les camps</translation>
    </message>
    <message>
        <source>How it stood at the end</source>
        <translation>La situation à la fin</translation>
    </message>
    <message>
        <source>Losses over time</source>
        <translation>Les pertes au fil du temps</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Put right and waived</source>
        <translation>Rectifications et dispenses</translation>
    </message>
    <message>
        <source>To be noted</source>
        <translation>À noter</translation>
    </message>
    <message>
        <source>The umpire&apos;s notes</source>
        <translation>Les notes de l’arbitre</translation>
    </message>
    <message>
        <source>The umpire notes: {note}</source>
        <translation>L’arbitre note&#xa0;: {note}</translation>
    </message>
    <message>
        <source>The record, checked</source>
        <translation>Le registre, vérifié</translation>
    </message>
    <message>
        <source>{reading} (decided in turn {turn})</source>
        <translation>{reading} (décidé au tour {turn})</translation>
    </message>
    <message>
        <source>Record {number}</source>
        <translation>Entrée {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, waived:</source>
        <translation>Tour {turn}, dispenses&#xa0;:</translation>
    </message>
    <message>
        <source>{record}, was put right.</source>
        <translation>{record}, rectifiée.</translation>
    </message>
    <message>
        <source>{record}, was put right: {reason}</source>
        <translation>{record}, rectifiée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{record}, {what}, was put right.</source>
        <translation>{record}, {what}, rectifiée.</translation>
    </message>
    <message>
        <source>{record}, {what}, was put right: {reason}</source>
        <translation>{record}, {what}, rectifiée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>after-action report</source>
        <translation>compte rendu</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Obtenue</translation>
    </message>
    <message>
        <source>To be expected</source>
        <translation>Attendue</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>{Steps} at the start</source>
        <translation>{Steps} au début</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Units out of play</source>
        <translation>Unités hors jeu</translation>
    </message>
    <message>
        <source>{what} {part} of {whole} ({percent} %)</source>
        <translation>{what} {part} sur {whole} ({percent}&#xa0;%)</translation>
    </message>
    <message>
        <source>At the end: {side}</source>
        <translation>À la fin&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Game turns played</source>
        <translation>Tours joués</translation>
    </message>
    <message>
        <source>Per cent lost</source>
        <translation>Pertes en&#xa0;%</translation>
    </message>
    <message>
        <source>{side}, continued</source>
        <translation>{side}, suite</translation>
    </message>
    <message>
        <source>thrown on the table</source>
        <translation>lancés sur la table</translation>
    </message>
    <message>
        <source>thrown by the program</source>
        <translation>lancés par le programme</translation>
    </message>
    <message>
        <source>Not counted: {dice}.</source>
        <translation>Non comptés&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier mouvement</translation>
    </message>
    <message numerus="yes">
        <source>{n} unit</source>
        <comment>{n} units</comment>
        <translation>
            <numerusform>{n} unité</numerusform>
            <numerusform>{n} unités</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}, with {units} and {n} {steps}</source>
        <translation>{side}, avec {units} et {n} {steps}</translation>
    </message>
    <message>
        <source>{side}, with {units}</source>
        <translation>{side}, avec {units}</translation>
    </message>
    <message>
        <source>Nobody had come to the field.</source>
        <translation>Personne n’était venu sur le terrain.</translation>
    </message>
    <message>
        <source>{sides}; and {side}</source>
        <translation>{sides}&#xa0;; et {side}</translation>
    </message>
    <message>
        <source>{sides}; {side}</source>
        <translation>{sides}&#xa0;; {side}</translation>
    </message>
    <message>
        <source>To the field came {sides}.</source>
        <translation>Sur le terrain&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>A quiet turn.</source>
        <translation>Un tour calme.</translation>
    </message>
    <message>
        <source>{missing}, and its unit is still in play.</source>
        <translation>{missing}, et son unité est encore en jeu.</translation>
    </message>
    <message>
        <source>{missing}, and all of its units are still in play.</source>
        <translation>{missing}, et toutes ses unités sont encore en jeu.</translation>
    </message>
    <message>
        <source>{missing}, and its only unit is out of play.</source>
        <translation>{missing}, et sa seule unité est hors jeu.</translation>
    </message>
    <message>
        <source>{missing}, and all of its units are out of play.</source>
        <translation>{missing}, et toutes ses unités sont hors jeu.</translation>
    </message>
    <message numerus="yes">
        <source>{missing}, and {n} of its {units} units is out of play.</source>
        <comment>{missing}, and {n} of its {units} units are out of play.</comment>
        <translation>
            <numerusform>{missing}, et {n} de ses {units} unités est hors jeu.</numerusform>
            <numerusform>{missing}, et {n} de ses {units} unités sont hors jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>All units of {side} are still in play.</source>
        <translation>{side}&#xa0;: toutes les unités sont encore en jeu.</translation>
    </message>
    <message>
        <source>All units of {side} are out of play.</source>
        <translation>{side}&#xa0;: toutes les unités sont hors jeu.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of the {units} units of {side} is out of play.</source>
        <comment>{n} of the {units} units of {side} are out of play.</comment>
        <translation>
            <numerusform>{side}&#xa0;: {n} unité sur {units} est hors jeu.</numerusform>
            <numerusform>{side}&#xa0;: {n} unités sur {units} sont hors jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} still has all of its {n} {steps}</source>
        <translation>{side}&#xa0;: effectif intact, {n} {steps}</translation>
    </message>
    <message>
        <source>{side} has lost {missing} of {n} {steps}</source>
        <translation>{side}&#xa0;: pertes de {missing} sur {n} {steps}</translation>
    </message>
    <message>
        <source>The battle has not begun.</source>
        <translation>La bataille n’a pas commencé.</translation>
    </message>
    <message>
        <source>So it stands in turn {turn}.</source>
        <translation>Voilà la situation au tour {turn}.</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message numerus="yes">
        <source>{n} side</source>
        <comment>{n} sides</comment>
        <translation>
            <numerusform>{n} camp</numerusform>
            <numerusform>{n} camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} formation</source>
        <comment>{n} formations</comment>
        <translation>
            <numerusform>{n} formation</numerusform>
            <numerusform>{n} formations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} officer</source>
        <comment>{n} officers</comment>
        <translation>
            <numerusform>{n} officier</numerusform>
            <numerusform>{n} officiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} thing</source>
        <comment>{n} things</comment>
        <translation>
            <numerusform>{n} chose</numerusform>
            <numerusform>{n} choses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unit</source>
        <comment>{n} units</comment>
        <translation>
            <numerusform>{n} unité</numerusform>
            <numerusform>{n} unités</numerusform>
        </translation>
    </message>
    <message>
        <source>no one</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} other</source>
        <comment>{first} and {n} others</comment>
        <translation>
            <numerusform>{first} et {n} autre</numerusform>
            <numerusform>{first} et {n} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{head} with {n} unit</source>
        <comment>{head} with {n} units</comment>
        <translation>
            <numerusform>{head} avec {n} unité</numerusform>
            <numerusform>{head} avec {n} unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{head} and {n} unit</source>
        <comment>{head} and {n} units</comment>
        <translation>
            <numerusform>{head} et {n} unité</numerusform>
            <numerusform>{head} et {n} unités</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} join the roster</source>
        <translation>Ajout aux effectifs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} joins the roster</source>
        <translation>Ajout aux effectifs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>called {name}</source>
        <translation>nommé {name}</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>pas {what}</translation>
    </message>
    <message>
        <source>{what} as usual</source>
        <translation>{what} comme d’habitude</translation>
    </message>
    <message>
        <source>{what} not given</source>
        <translation>{what}&#xa0;: rien de donné</translation>
    </message>
    <message>
        <source>{names} go under {place}</source>
        <translation>Déplacement sous {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} goes under {place}</source>
        <translation>Déplacement sous {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} go before {place}</source>
        <translation>Déplacement avant {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} goes before {place}</source>
        <translation>Déplacement avant {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} go behind {place}</source>
        <translation>Déplacement après {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} goes behind {place}</source>
        <translation>Déplacement après {place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Objectives: none</source>
        <translation>Objectifs&#xa0;: aucun</translation>
    </message>
    <message numerus="yes">
        <source>{n} objective, worth {points} in all</source>
        <comment>{n} objectives, worth {points} in all</comment>
        <translation>
            <numerusform>{n} objectif, d’une valeur de {points} en tout</numerusform>
            <numerusform>{n} objectifs, d’une valeur de {points} en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Time for a turn: as it comes</source>
        <translation>Durée d’un tour&#xa0;: comme elle vient</translation>
    </message>
    <message>
        <source>Time for a turn: {minutes} min</source>
        <translation>Durée d’un tour&#xa0;: {minutes} min</translation>
    </message>
    <message>
        <source>Turn limit: none</source>
        <translation>Limite de tours&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Turn limit: {turn}</source>
        <translation>Limite de tours&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>First move: they roll for it</source>
        <translation>Commence&#xa0;: tiré aux dés</translation>
    </message>
    <message>
        <source>First move: {side}</source>
        <translation>Commence&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Title: none</source>
        <translation>Titre&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Title: {text}</source>
        <translation>Titre&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Date: none</source>
        <translation>Date&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Date: {text}</source>
        <translation>Date&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Notes: none</source>
        <translation>Notes&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Notes: {text}</source>
        <translation>Notes&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{names} struck off the roster</source>
        <translation>Retrait des effectifs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The battle starts again from its roster</source>
        <translation>La bataille repart de ses effectifs</translation>
    </message>
    <message>
        <source>{before} is called {now}</source>
        <translation>{before} s’appelle maintenant {now}</translation>
    </message>
    <message>
        <source>{subject} stands under {formation}</source>
        <translation>{subject} dépend maintenant de&#xa0;: {formation}</translation>
    </message>
    <message>
        <source>{subject} has another place in the list</source>
        <translation>Autre place dans la liste&#xa0;: {subject}</translation>
    </message>
    <message>
        <source>{subject} joins the battle</source>
        <translation>Arrivée dans la bataille&#xa0;: {subject}</translation>
    </message>
    <message>
        <source>{subject} leaves the battle</source>
        <translation>Départ de la bataille&#xa0;: {subject}</translation>
    </message>
</context>
<context>
    <name>roster sheet</name>
    <message>
        <source>out of play</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>is {out}</source>
        <translation>est {out}</translation>
    </message>
    <message>
        <source>replaced in turn</source>
        <translation>remplacé au tour</translation>
    </message>
    <message>
        <source>roster</source>
        <translation>effectifs</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>{head} is no band of numbers; write them as {example}</source>
        <translation>{head} n’est pas une tranche de nombres&#xa0;; écrivez-les comme {example}</translation>
    </message>
    <message>
        <source>{head} is no ratio; write them as {example}</source>
        <translation>{head} n’est pas un rapport&#xa0;; écrivez-les comme {example}</translation>
    </message>
    <message>
        <source>a table has 1 to {most} rows and columns</source>
        <translation>une table a de 1 à {most} lignes et colonnes</translation>
    </message>
    <message>
        <source>{head} does not lie above {before}; write them in rising order</source>
        <translation>{head} n’est pas au-dessus de {before}&#xa0;; écrivez-les en ordre croissant</translation>
    </message>
</context>
<context>
    <name>rules stamp</name>
    <message numerus="yes">
        <source>{differences}; and {n} more</source>
        <comment>{differences}; and {n} more</comment>
        <translation>
            <numerusform>{differences}&#xa0;; et {n} de plus</numerusform>
            <numerusform>{differences}&#xa0;; et {n} de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>this battle was played with other rules of the name {rules}</source>
        <translation>cette bataille a été jouée avec d’autres règles du nom de {rules}</translation>
    </message>
    <message>
        <source>this battle was played with the rules {before}, and is opened with {now}</source>
        <translation>cette bataille a été jouée avec les règles {before}, et s’ouvre avec {now}</translation>
    </message>
    <message>
        <source>{rules}; what differs cannot be told. It goes on with the rules it is opened with; --rules names others</source>
        <translation>{rules}&#xa0;; ce qui diffère ne peut pas être dit. Elle continue avec les règles avec lesquelles elle s’ouvre&#xa0;; --rules en nomme d’autres</translation>
    </message>
    <message>
        <source>{rules}: {differences}. It goes on with the rules it is opened with; --rules names others</source>
        <translation>{rules}&#xa0;: {differences}. Elle continue avec les règles avec lesquelles elle s’ouvre&#xa0;; --rules en nomme d’autres</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Tenu par</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Notes taken in play</source>
        <translation>Notes prises en jeu</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Temps à la table</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Aucune bataille n’est ouverte.</translation>
    </message>
    <message>
        <source>There is no such side in this battle.</source>
        <translation>Il n’y a pas de tel camp dans cette bataille.</translation>
    </message>
    <message>
        <source>There is nothing in this battle for it yet.</source>
        <translation>Il n’y a encore rien pour elle dans cette bataille.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>house rules: {mark} is not as in {rules}</source>
        <translation>règles maison&#xa0;: {mark} n’est pas comme dans {rules}</translation>
    </message>
    <message>
        <source>Unknown sheet</source>
        <translation>Feuille inconnue</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Num.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Ce qui s’y trouve</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Umpire&apos;s copy</source>
        <translation>Exemplaire de l’arbitre</translation>
    </message>
    <message>
        <source>Players&apos; copy</source>
        <translation>Exemplaire des joueurs</translation>
    </message>
    <message>
        <source>These rules have no ready reference</source>
        <translation>Ces règles n’ont pas d’aide de jeu</translation>
    </message>
    <message>
        <source>Ready reference</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Officers of {name}</source>
        <translation>Officiers&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Units of {name}</source>
        <translation>Unités&#xa0;: {name}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Losses of {name}</source>
        <translation>Pertes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Untitled battle</source>
        <translation>Bataille sans titre</translation>
    </message>
    <message>
        <source>Over after turn {limit}</source>
        <translation>Fini après le tour {limit}</translation>
    </message>
    <message>
        <source>Turn {turn}, played on after turn {limit}</source>
        <translation>Tour {turn}, prolongation après le tour {limit}</translation>
    </message>
    <message>
        <source>Turn {turn} of {limit}</source>
        <translation>Tour {turn} sur {limit}</translation>
    </message>
    <message>
        <source>as it stands, turn {turn}</source>
        <translation>telle qu’elle est, tour {turn}</translation>
    </message>
    <message>
        <source>as it stands after turn {limit}, the last</source>
        <translation>telle qu’elle est après le tour {limit}, le dernier</translation>
    </message>
    <message>
        <source>as it stands, turn {turn} of {limit}</source>
        <translation>telle qu’elle est, tour {turn} sur {limit}</translation>
    </message>
    <message>
        <source>as set up, before the first turn</source>
        <translation>telle que mise en place, avant le premier tour</translation>
    </message>
    <message>
        <source>{battle}: {sheet}</source>
        <translation>{battle}&#xa0;: {sheet}</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>{now} of {n} {steps}</source>
        <translation>{now} sur {n} {steps}</translation>
    </message>
    <message>
        <source>What the boxes mean</source>
        <translation>Ce que signifient les cases</translation>
    </message>
    <message>
        <source>lost already</source>
        <translation>déjà perdus</translation>
    </message>
    <message>
        <source>over {percent} %</source>
        <translation>plus de {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{share} at {losses}</source>
        <translation>{share} à {losses}</translation>
    </message>
    <message>
        <source>What belongs to no side</source>
        <translation>Ce qui n’est d’aucun camp</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>pas {what}</translation>
    </message>
    <message>
        <source>{name} × {n}</source>
        <translation>{name} × {n}</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les chiffres</translation>
    </message>
    <message>
        <source>This picture could not be read: {file}</source>
        <translation>Cette image n’a pas pu être lue&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Rien à imprimer</translation>
    </message>
    <message>
        <source>[Picture: {file}]</source>
        <translation>[Image&#xa0;: {file}]</translation>
    </message>
    <message>
        <source>{chart} (marks: {marks})</source>
        <translation>{chart} (marques&#xa0;: {marks})</translation>
    </message>
    <message>
        <source>nobody is given orders in {rules}, so there are no sheets for them</source>
        <translation>personne ne reçoit d’ordres dans {rules}, il n’y a donc pas de feuilles pour eux</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>{number} or less</source>
        <translation>{number} ou moins</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} ou plus</translation>
    </message>
    <message>
        <source>no {symbol}</source>
        <translation>aucun {symbol}</translation>
    </message>
    <message>
        <source>any {symbol}</source>
        <translation>≥ 1 {symbol}</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>selon ce qu’on voit</translation>
    </message>
    <message>
        <source>{dice}, one or more</source>
        <translation>{dice}, un ou plus</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>{worth} each</source>
        <translation>{worth} chacun</translation>
    </message>
    <message>
        <source>{worth}, to {bound}</source>
        <translation>{worth}, jusqu’à {bound}</translation>
    </message>
    <message>
        <source>Ready reference</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>All tables of the game on two sides of a sheet.</source>
        <translation>Toutes les tables du jeu sur les deux faces d’une feuille.</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>What each side brings, with boxes to tick off what it loses.</source>
        <translation>Ce qu’amène chaque camp, avec des cases pour cocher ses pertes.</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Fiches d’unité</translation>
    </message>
    <message>
        <source>A card for each unit, nine to a page, to cut out.</source>
        <translation>Une fiche par unité, neuf par page, à découper.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Feuilles d’ordres</translation>
    </message>
    <message>
        <source>For players to give each unit its order before the game.</source>
        <translation>Pour que les joueurs donnent à chaque unité son ordre avant la partie.</translation>
    </message>
    <message>
        <source>State sheet</source>
        <translation>Feuille d’état</translation>
    </message>
    <message>
        <source>The battle as it stands, to go on with on paper.</source>
        <translation>La bataille telle qu’elle est, pour continuer sur papier.</translation>
    </message>
    <message>
        <source>After-action report</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>What happened, turn by turn, with losses and dice.</source>
        <translation>Ce qui s’est passé, tour par tour, avec les pertes et les dés.</translation>
    </message>
    <message>
        <source>{dice}, the lowest number may be thrown again</source>
        <translation>{dice}, le plus petit nombre peut être relancé</translation>
    </message>
    <message>
        <source>{dice}, what fails may be thrown again</source>
        <translation>{dice}, les échecs peuvent être relancés</translation>
    </message>
    <message>
        <source>{dice}, some of them may be thrown again</source>
        <translation>{dice}, certains peuvent être relancés</translation>
    </message>
    <message>
        <source>{dice}, up to {most} with the lowest number thrown again</source>
        <translation>{dice}, jusqu&apos;à {most} au plus petit nombre relancés</translation>
    </message>
    <message>
        <source>{dice}, up to {most} that fail thrown again</source>
        <translation>{dice}, jusqu&apos;à {most} échecs relancés</translation>
    </message>
    <message>
        <source>{dice}, the lowest number is thrown again</source>
        <translation>{dice}, le plus petit nombre est relancé</translation>
    </message>
    <message>
        <source>{dice}, what fails is thrown again</source>
        <translation>{dice}, les échecs sont relancés</translation>
    </message>
    <message>
        <source>{dice}, up to {most} thrown again, the highest first</source>
        <translation>{dice}, jusqu&apos;à {most} relancés, les plus grands d&apos;abord</translation>
    </message>
    <message>
        <source>{dice}, up to {most} thrown again, the lowest first</source>
        <translation>{dice}, jusqu&apos;à {most} relancés, les plus petits d&apos;abord</translation>
    </message>
    <message>
        <source>{dice}, the highest number brings one more, at most {most} in a row</source>
        <translation>{dice}, le plus grand nombre en amène un autre, {most} de suite au plus</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>Where the game stands</source>
        <translation>Où en est la partie</translation>
    </message>
    <message>
        <source>Nobody has the first move yet.</source>
        <translation>Personne n’a encore le premier mouvement.</translation>
    </message>
    <message>
        <source>First move: {side}.</source>
        <translation>Commence&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>{test} (if it applies)</source>
        <translation>{test} (le cas échéant)</translation>
    </message>
    <message>
        <source>No test is owed.</source>
        <translation>Aucun test n’est dû.</translation>
    </message>
    <message>
        <source>Tests owed</source>
        <translation>Tests dus</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Out of play: {side}</source>
        <translation>Hors jeu&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Rulings of this battle</source>
        <translation>Interprétations de cette bataille</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Derniers événements</translation>
    </message>
    <message>
        <source>to go on with on paper</source>
        <translation>pour continuer sur papier</translation>
    </message>
</context>
<context>
    <name>stray</name>
    <message>
        <source>a die was thrown that no record has used yet: {dice}</source>
        <translation>un dé a été lancé qu’aucune entrée n’a encore utilisé&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>before record {number} a die was thrown and not used: {dice}</source>
        <translation>avant l’entrée {number}, un dé a été lancé et n’a pas servi&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>record {number} was undone after its dice were seen: {deed}, {dice}</source>
        <translation>l’entrée {number} a été annulée après que ses dés ont été vus&#xa0;: {deed}, {dice}</translation>
    </message>
    <message>
        <source>record {number} was undone after its dice were seen: {deed}, {dice} ({outcome})</source>
        <translation>l’entrée {number} a été annulée après que ses dés ont été vus&#xa0;: {deed}, {dice} ({outcome})</translation>
    </message>
    <message>
        <source>{undone}; thrown anew in record {next}</source>
        <translation>{undone}&#xa0;; relancé dans l’entrée {next}</translation>
    </message>
    <message>
        <source>{undone}; record {next} came in its place</source>
        <translation>{undone}&#xa0;; l’entrée {next} l’a remplacée</translation>
    </message>
    <message numerus="yes">
        <source>{n} die of the program was seen and is in no record</source>
        <comment>{n} dice of the program were seen and are in no record</comment>
        <translation>
            <numerusform>{n} dé du programme a été vu et n’est dans aucune entrée</numerusform>
            <numerusform>{n} dés du programme ont été vus et ne sont dans aucune entrée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>tables of one&apos;s own</source>
        <translation>vos propres tables</translation>
    </message>
    <message>
        <source>these are the tables of {pack}, not of {rules}</source>
        <translation>ces tables sont celles de {pack}, pas de {rules}</translation>
    </message>
    <message>
        <source>your own tables are not changed, for the file has errors: {problem}</source>
        <translation>vos propres tables ne sont pas modifiées, car le fichier a des erreurs&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>take in</name>
    <message>
        <source>{folder} cannot be made: {why}</source>
        <translation>{folder} ne peut pas être créé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{place} is there already; move it away first if this is to take its place</source>
        <translation>{place} est déjà là&#xa0;; déplacez-le d’abord si ceci doit prendre sa place</translation>
    </message>
    <message>
        <source>there is no folder of your own: neither XDG_DATA_HOME nor HOME is set</source>
        <translation>il n’y a pas de dossier à vous&#xa0;: ni XDG_DATA_HOME ni HOME n’est défini</translation>
    </message>
    <message>
        <source>it holds more than a pack of rules may</source>
        <translation>il contient plus que n’en a le droit un recueil de règles</translation>
    </message>
    <message>
        <source>it is not in order, and was not taken in</source>
        <translation>il n’est pas en ordre, et n’a pas été ajouté</translation>
    </message>
    <message>
        <source>this is no rule pack: there is no pack.json in it</source>
        <translation>ce n’est pas un recueil de règles&#xa0;: il n’a pas de pack.json</translation>
    </message>
    <message>
        <source>these house rules extend no pack</source>
        <translation>ces règles maison n’étendent aucun recueil</translation>
    </message>
    <message>
        <source>this is no pack, no house rules, no collection, no file of tables and no battle of this program</source>
        <translation>ce n’est ni un recueil, ni des règles maison, ni une collection, ni un fichier de tables, ni une bataille de ce programme</translation>
    </message>
    <message>
        <source>its folders stand too deep in each other for a pack of rules</source>
        <translation>ses dossiers sont trop imbriqués pour un recueil de règles</translation>
    </message>
    <message>
        <source>{file} is a link or no ordinary file: nothing of it is taken in</source>
        <translation>{file} est un lien ou n’est pas un fichier ordinaire&#xa0;: rien n’en est ajouté</translation>
    </message>
    <message>
        <source>it is not in order without what stands beside it</source>
        <translation>il n’est pas en ordre sans ce qui se trouve à côté</translation>
    </message>
    <message>
        <source>its id is {id}, as that of the rules in {folder}, in whose place it would be played</source>
        <translation>son identifiant est {id}, comme celui des règles de {folder}, à la place desquelles il serait joué</translation>
    </message>
    <message>
        <source>the file says that it is {file}, and the rules in it that they are {id}</source>
        <translation>le fichier dit être {file}, et les règles qu’il contient {id}</translation>
    </message>
    <message>
        <source>{file} is in it, which is not the picture of its map</source>
        <translation>il contient {file}, qui n’est pas l’image de sa carte</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>The dice are still to fall.</source>
        <translation>Les dés doivent encore tomber.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ActionRow</name>
    <message>
        <source>More ▾</source>
        <translation>Plus ▾</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>various</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
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
        <translation>%1 des unités restantes</translation>
    </message>
    <message>
        <source>Chance to hold</source>
        <translation>Chance de tenir</translation>
    </message>
    <message>
        <source>%1 of the units, by their share of: %2</source>
        <translation>%1 des unités, selon leur part de&#xa0;: %2</translation>
    </message>
    <message>
        <source>over %1&#xa0;%</source>
        <translation>plus de %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Further losses to</source>
        <translation>Pertes avant</translation>
    </message>
    <message>
        <source>How many more losses pass %1 %</source>
        <translation>Combien de pertes encore pour dépasser %1&#xa0;%</translation>
    </message>
    <message>
        <source>How many more losses reach %1 %</source>
        <translation>Combien de pertes encore pour atteindre %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1: the chance of %2 in the check &quot;%3&quot;. Of a formation: the mean of its units, weighed by: %4</source>
        <translation>%1&#xa0;: la chance de %2 au test «&#xa0;%3&#xa0;». Pour une formation&#xa0;: la moyenne de ses unités, pondérée par&#xa0;: %4</translation>
    </message>
    <message>
        <source>Wins : tie : loses</source>
        <translation>Gagne&#xa0;: égalité&#xa0;: perd</translation>
    </message>
    <message>
        <source>%1: the chance to win in &quot;%2&quot;, that nothing is decided, and that to lose, against every enemy that may be met, weighed by: %3. Of a formation: the mean of its units</source>
        <translation>%1&#xa0;: la chance de gagner dans «&#xa0;%2&#xa0;», celle que rien ne soit décidé et celle de perdre, contre chaque ennemi que l’on peut rencontrer, pondérées par&#xa0;: %3. Pour une formation&#xa0;: la moyenne de ses unités</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalanceModel</name>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 : %2 : %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalancePage</name>
    <message>
        <source>formations</source>
        <translation>formations</translation>
    </message>
    <message>
        <source>The rules of this battle name nothing to compare.</source>
        <translation>Les règles de cette bataille ne nomment rien à comparer.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Nothing to compare yet: put %1 on the roster first.</source>
        <translation>Encore rien à comparer&#xa0;: mettez d’abord des %1 dans les effectifs.</translation>
    </message>
    <message>
        <source>%1 has nothing to lose yet: put units under it.</source>
        <translation>%1 n’a encore rien à perdre&#xa0;: placez-y des unités.</translation>
    </message>
    <message>
        <source>%1 does not take the check &quot;%2&quot;. Choose a formation that does, and see what its losses do to it.</source>
        <translation>%1 ne passe pas le test «&#xa0;%2&#xa0;». Choisissez une formation qui le passe, et voyez l’effet de ses pertes.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BalanceTable</name>
    <message>
        <source>What the sides bring</source>
        <translation>Ce qu’apportent les camps</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BandsEditor</name>
    <message>
        <source>+ Band</source>
        <translation>+ Tranche</translation>
    </message>
    <message>
        <source>Add a band above the others</source>
        <translation>Ajouter une tranche au-dessus des autres</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Band %1, from</source>
        <translation>Tranche %1, de</translation>
    </message>
    <message>
        <source>Band %1, to</source>
        <translation>Tranche %1, à</translation>
    </message>
    <message>
        <source>Band %1, what it comes to</source>
        <translation>Tranche %1, résultat</translation>
    </message>
    <message>
        <source>Take band %1 away</source>
        <translation>Retirer la tranche %1</translation>
    </message>
    <message>
        <source>Take this band away</source>
        <translation>Retirer cette tranche</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BattleDocument</name>
    <message>
        <source>This is the past: nothing is played here. Go back to now to play</source>
        <translation>Ceci est le passé&#xa0;: on n’y joue rien. Revenez au présent pour jouer</translation>
    </message>
    <message>
        <source>This battle is open read only: nothing is played here. Take it over, or save a copy to play on your own</source>
        <translation>Cette bataille est ouverte en lecture seule&#xa0;: on n’y joue rien. Prenez la main, ou enregistrez une copie pour jouer de votre côté</translation>
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
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Règles&#xa0;:</translation>
    </message>
    <message>
        <source>The rules cannot be used</source>
        <translation>Les règles ne peuvent pas servir</translation>
    </message>
    <message>
        <source>The battle begins without the tables that you have filled in</source>
        <translation>La bataille commence sans les tables que vous avez remplies</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>%1 is open, with notes</source>
        <translation>%1 est ouvert, avec des remarques</translation>
    </message>
    <message>
        <source>Another program changed the file</source>
        <translation>Un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>Put your battle in the place of %1? What stands there now is kept as %1.1.</source>
        <translation>Mettre votre bataille à la place de %1&#xa0;? Ce qui s’y trouve maintenant est gardé sous %1.1.</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>L’y mettre</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>%1
The battle goes on; it can be saved elsewhere.</source>
        <translation>%1
La bataille continue&#xa0;; on peut l’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Where shall it be kept?</source>
        <translation>Où faut-il la garder&#xa0;?</translation>
    </message>
    <message>
        <source>Leave it among the unsaved battles</source>
        <translation>La laisser parmi les batailles non enregistrées</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucune</translation>
    </message>
    <message>
        <source>The secret of its dice is not on this computer</source>
        <translation>Le secret de ses dés n’est pas sur cet ordinateur</translation>
    </message>
    <message>
        <source>Nobody can check the dice that the program threw in this battle. If it throws more here, they come from a new secret, and the record and the report say so. Open the battle where it was played, or bring its secret here from the folder dice, to go on with the old one.</source>
        <translation>Personne ne peut vérifier les dés que le programme a lancés dans cette bataille. S’il en lance d’autres ici, ils viennent d’un nouveau secret, et le journal et le rapport le disent. Pour continuer avec l’ancien, ouvrez la bataille là où elle a été jouée, ou apportez ici son secret depuis le dossier dice.</translation>
    </message>
    <message>
        <source>Play on with a new secret</source>
        <translation>Continuer avec un nouveau secret</translation>
    </message>
    <message>
        <source>Carry losses into a new battle</source>
        <translation>Reporter les pertes dans une nouvelle bataille</translation>
    </message>
    <message>
        <source>Leaves %1 as it stands now, and begins a new battle, %2, with what is left of both sides. It has a file of its own.</source>
        <translation>Laisse %1 tel quel et commence une nouvelle bataille, %2, avec ce qui reste des deux camps. Elle a un fichier à elle.</translation>
    </message>
    <message>
        <source>Begin it</source>
        <translation>La commencer</translation>
    </message>
    <message>
        <source>%1 begins. It is kept in %2.</source>
        <translation>%1 commence. Elle est gardée dans %2.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::BrigadeCard</name>
    <message>
        <source>Unfold %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Replier %1</translation>
    </message>
    <message>
        <source>Show its units (Space)</source>
        <translation>Montrer ses unités (Espace)</translation>
    </message>
    <message>
        <source>Fold it to one line (Space)</source>
        <translation>Replier sur une ligne (Espace)</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>all gone</source>
        <translation>plus personne</translation>
    </message>
    <message numerus="yes">
        <source>%n not acted yet</source>
        <comment>units</comment>
        <translation>
            <numerusform>%n n’a pas agi</numerusform>
            <numerusform>%n n’ont pas agi</numerusform>
        </translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>%1; note: %2</source>
        <translation>%1&#xa0;; note&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; folded: %2</source>
        <translation>%1&#xa0;; repliée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Unités&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, back turn %2: %3</source>
        <comment>an officer&apos;s fate and his name</comment>
        <translation>%1, retour tour %2 : %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an officer&apos;s fate and his name</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ByHandPane</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>Le fichier en texte</translation>
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
        <translation>%1 (encore rien)</translation>
    </message>
    <message>
        <source>× Column %1: %2</source>
        <translation>× Colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>▲ Column %1: %2</source>
        <translation>▲ Colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✓ In order</source>
        <translation>✓ En ordre</translation>
    </message>
    <message>
        <source>Nothing is wrong with line %1; others have a sign at the left.</source>
        <translation>La ligne %1 est en ordre&#xa0;; d’autres ont un signe à gauche.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CallDialog</name>
    <message>
        <source>A number from the players</source>
        <translation>Un nombre des joueurs</translation>
    </message>
    <message>
        <source>The dice come from a secret that is settled already; this is its pledge. Let the players note its first letters, and then call a number: it is mixed into every die from here on.</source>
        <translation>Les dés viennent d’un secret déjà fixé&#xa0;; voici son engagement. Que les joueurs en notent les premières lettres, puis annoncent un nombre&#xa0;: il est mêlé à chaque dé à partir d’ici.</translation>
    </message>
    <message>
        <source>Pledge of the dice</source>
        <translation>Engagement des dés</translation>
    </message>
    <message>
        <source>Number the players call</source>
        <translation>Nombre annoncé par les joueurs</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>L’y mêler</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CardButton</name>
    <message>
        <source>It acts</source>
        <translation>Agit</translation>
    </message>
    <message>
        <source>It is aimed at</source>
        <translation>Est visée</translation>
    </message>
    <message>
        <source>It goes along</source>
        <translation>Accompagne</translation>
    </message>
    <message>
        <source>It may be aimed at</source>
        <translation>Elle peut être visée</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CardHead</name>
    <message>
        <source>Choose %1</source>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>%1. Click to choose it.</source>
        <translation>%1. Cliquez pour choisir.</translation>
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
        <translation>Les cartes sur la table</translation>
    </message>
    <message>
        <source>What %1 may do</source>
        <translation>Ce que peut faire %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CatchUpDialog</name>
    <message>
        <source>A turn played on paper</source>
        <translation>Un tour joué sur papier</translation>
    </message>
    <message>
        <source>Type in what the state sheet says now. Digits and letters change a cell, space ticks a mark, Tab and arrows go on. All of it becomes one record.</source>
        <translation>Recopiez ce que dit maintenant la feuille d’état. Chiffres et lettres changent une cellule, Espace coche une marque, Tab et les flèches passent à la suite. Le tout devient une seule entrée.</translation>
    </message>
    <message>
        <source>Units, officers and formations</source>
        <translation>Unités, officiers et formations</translation>
    </message>
    <message>
        <source>&amp;Turn now</source>
        <translation>&amp;Tour actuel</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Camp</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Raison</translation>
    </message>
    <message>
        <source>Played on paper</source>
        <translation>Joué sur papier</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>&amp;Enter as one record</source>
        <translation>&amp;Saisir en une entrée</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Esc once more leaves all of this out.</source>
        <translation>Encore une fois Échap, et tout ceci est abandonné.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CatchUpModel</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CellsModel</name>
    <message>
        <source>blank</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CheckDialog</name>
    <message>
        <source>The record, checked</source>
        <translation>Le registre, vérifié</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ChoiceEditor</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ClaimStrip</name>
    <message>
        <source>Parked</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Resolve now: %1</source>
        <translation>Résoudre maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Takes this up</source>
        <translation>Reprend ceci</translation>
    </message>
    <message>
        <source>Drop: %1</source>
        <translation>Abandonner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drops this claim</source>
        <translation>Abandonne cette annonce</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>%1 (thrown: %2)</source>
        <translation>%1 (dés&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (the program throws)</source>
        <translation>%1 (le programme lance)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what he claims</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The rules do not allow it</source>
        <translation>Les règles ne le permettent pas</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors de portée</translation>
    </message>
    <message>
        <source>Not in sight</source>
        <translation>Hors de vue</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Another word, then Enter</source>
        <translation>Un autre mot, puis Entrée</translation>
    </message>
    <message>
        <source>Another word to the player</source>
        <translation>Un autre mot au joueur</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ClockButton</name>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 sur %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1
Starts and stops the clock (Ctrl+T)</source>
        <translation>%1
Lance et arrête le chrono (Ctrl+T)</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>Le chrono tourne</translation>
    </message>
    <message>
        <source>The clock is stopped</source>
        <translation>Le chrono est arrêté</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1&#xa0;: %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>A unit, two numbers, a test, a command …</source>
        <translation>Une unité, deux numéros, un test, une commande …</translation>
    </message>
    <message>
        <source>What it may mean, best first</source>
        <translation>Ce que cela peut vouloir dire, le plus probable d’abord</translation>
    </message>
    <message>
        <source>↑ ↓ and Enter · Alt+1 to 9 · Esc closes</source>
        <translation>↑ ↓ et Entrée · Alt+1 à 9 · Échap ferme</translation>
    </message>
    <message>
        <source>Nothing fits. Try a unit&apos;s number, part of its name, or a test.</source>
        <translation>Rien ne convient. Essayez le numéro d’une unité, une partie de son nom, ou un test.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Impossible maintenant.</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Impossible maintenant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ContentsTree</name>
    <message>
        <source>Only what is &amp;changed</source>
        <translation>&amp;Modifications seules</translation>
    </message>
    <message>
        <source>Find an entry of the rules</source>
        <translation>Chercher un article des règles</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Chercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Only what these house rules change</source>
        <translation>Seulement ce que changent ces règles maison</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Ce que disent les règles</translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>Rien de ce nom.</translation>
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
        <translation>%1, illisible</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
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
        <translation>Corriger l’entrée %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What the correction changes</source>
        <translation>Ce que la correction change</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The dice as they fell</source>
        <translation>Les dés comme ils sont tombés</translation>
    </message>
    <message>
        <source>Who and whom</source>
        <translation>Qui, et contre qui</translation>
    </message>
    <message>
        <source>What was stated</source>
        <translation>Ce qui a été énoncé</translation>
    </message>
    <message>
        <source>What counted</source>
        <translation>Ce qui a compté</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason for the correction</source>
        <translation>Raison de la correction</translation>
    </message>
    <message>
        <source>Why, in a few words</source>
        <translation>Pourquoi, en quelques mots</translation>
    </message>
    <message>
        <source>✎ Another modifier…</source>
        <translation>✎ Autre modificateur…</translation>
    </message>
    <message>
        <source>Another modifier, by hand</source>
        <translation>Un autre modificateur, à la main</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>One more die is needed: choose the face it showed, on the left.</source>
        <translation>Il faut un dé de plus&#xa0;: choisissez à gauche la face qu’il montrait.</translation>
    </message>
    <message>
        <source>Put a die or an answer right, on the left. Everything that would come out differently is shown here before it is done.</source>
        <translation>Rectifiez à gauche un dé ou une réponse. Tout ce qui en sortirait différemment s’affiche ici avant d’être fait.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Rien.</translation>
    </message>
    <message>
        <source>What is different on the table</source>
        <translation>Ce qui change sur la table</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CorrectLineRow</name>
    <message>
        <source>As computed</source>
        <translation>Comme calculé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: as computed</source>
        <translation>%1&#xa0;: comme calculé</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CoveredLine</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>As the cards lie now, your total beats theirs.</source>
        <translation>Les cartes étant ce qu’elles sont, votre total bat le leur.</translation>
    </message>
    <message>
        <source>As the cards lie now, your total equals theirs.</source>
        <translation>Les cartes étant ce qu’elles sont, votre total égale le leur.</translation>
    </message>
    <message>
        <source>As the cards lie now, your total is less than theirs.</source>
        <translation>Les cartes étant ce qu’elles sont, votre total est inférieur au leur.</translation>
    </message>
    <message>
        <source>Your total beats theirs: %1, equals it: %2</source>
        <comment>per cents of a chance</comment>
        <translation>Votre total bat le leur&#xa0;: %1, l’égale&#xa0;: %2</translation>
    </message>
    <message>
        <source>Chance of the higher total, as each side must judge it from its own cards: %1 %2, %3 %4.</source>
        <comment>sides and per cents of chances</comment>
        <translation>Chance d’avoir le total le plus élevé, comme chaque camp doit en juger d’après ses propres cartes : %1 %2, %3 %4.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::CrashReporter</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1. What was played is kept.</source>
        <translation>%1. Ce qui a été joué est gardé.</translation>
    </message>
    <message>
        <source>%1. No battle was open.</source>
        <translation>%1. Aucune bataille n’était ouverte.</translation>
    </message>
    <message>
        <source>%1. The battle is not there any more.</source>
        <translation>%1. La bataille n’est plus là.</translation>
    </message>
    <message>
        <source>The program broke down in this battle. What was played is here; Help &gt; About this problem… has the report.</source>
        <translation>Le programme est tombé en panne dans cette bataille. Ce qui a été joué est ici&#xa0;; Aide &gt; À propos de ce problème… contient le rapport.</translation>
    </message>
    <message>
        <source>Put the report away</source>
        <translation>Ranger le rapport</translation>
    </message>
    <message>
        <source>The report of what went wrong is removed for good. The battle stays as it is.</source>
        <translation>Le rapport de panne est supprimé pour de bon. La bataille reste telle quelle.</translation>
    </message>
    <message>
        <source>Remove the report</source>
        <translation>Supprimer le rapport</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceDialog</name>
    <message>
        <source>How the dice fell</source>
        <translation>Comment les dés sont tombés</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Tous les dés</translation>
    </message>
    <message>
        <source>Thrown on the table</source>
        <translation>Lancés sur la table</translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation>Ceux du programme</translation>
    </message>
    <message>
        <source>No such die has been thrown yet.</source>
        <translation>Aucun dé de cette sorte n’a encore été lancé.</translation>
    </message>
    <message>
        <source>⚂ Not counted: %1.</source>
        <translation>⚂ Non comptés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. χ² %2. The dashed line is what fair dice give on average.</source>
        <translation>%1. χ² %2. Le trait discontinu indique ce que donnent en moyenne des dés réguliers.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceGroupRow</name>
    <message>
        <source>All dice of the throw at once</source>
        <translation>Tous les dés du jet à la fois</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Give all dice of the throw</source>
        <translation>Donner tous les dés du jet</translation>
    </message>
    <message numerus="yes">
        <source>+  all %n at once: %1</source>
        <translation>
            <numerusform>+  %n à la fois&#xa0;: %1</numerusform>
            <numerusform>+  les %n à la fois&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>+  the last of them</source>
        <translation>+  le dernier d’entre eux</translation>
    </message>
    <message>
        <source>“7” alone: seven that show %1</source>
        <translation>«&#xa0;7&#xa0;» seul&#xa0;: sept qui montrent %1</translation>
    </message>
    <message>
        <source>how many, x, and what they show</source>
        <translation>combien, x, et ce qu’ils montrent</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceMenu</name>
    <message>
        <source>A &amp;number from the players…</source>
        <translation>Un nom&amp;bre des joueurs…</translation>
    </message>
    <message>
        <source>Chec&amp;k the record…</source>
        <translation>Vérifier le re&amp;gistre…</translation>
    </message>
    <message>
        <source>Re&amp;veal the dice…</source>
        <translation>Ré&amp;véler les dés…</translation>
    </message>
    <message>
        <source>Reveal the dice</source>
        <translation>Révéler les dés</translation>
    </message>
    <message>
        <source>The secret of the dice is written into the battle&apos;s file, so that anybody can check every die that the program threw. This is for the end of the battle: dice thrown afterwards come from a new secret.</source>
        <translation>Le secret des dés est écrit dans le fichier de la bataille, pour que chacun puisse vérifier chaque dé lancé par le programme. C’est pour la fin de la bataille&#xa0;: les dés lancés ensuite viennent d’un nouveau secret.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DiceRow</name>
    <message>
        <source>Park it</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Lancer pour moi</translation>
    </message>
    <message>
        <source>The program throws and records the dice (R)</source>
        <translation>Le programme lance et note les dés (R)</translation>
    </message>
    <message>
        <source>Puts this aside as a card, to be resolved later (P)</source>
        <translation>Met ceci de côté sous forme de carte, à résoudre plus tard (P)</translation>
    </message>
    <message>
        <source>Who throws this kind of die</source>
        <translation>Qui lance cette sorte de dé</translation>
    </message>
    <message>
        <source>Who throws the %1</source>
        <translation>Qui lance&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1   (so far %2)</source>
        <translation>%1   (jusqu’ici %2)</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <translation>Piocher pour moi</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The players draw the %1</source>
        <translation>Les joueurs piochent&#xa0;: %1</translation>
    </message>
    <message>
        <source>The players throw the %1</source>
        <translation>Les joueurs lancent&#xa0;: %1</translation>
    </message>
    <message>
        <source>The players throw a %1 in its place</source>
        <translation>Les joueurs lancent à la place&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program draws the %1</source>
        <translation>Le programme pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program throws the %1</source>
        <translation>Le programme lance&#xa0;: %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>%1: %2 …</source>
        <translation>%1 : %2 …</translation>
    </message>
    <message>
        <source>%1, then Enter</source>
        <translation>%1, puis Entrée</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DieSlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DifferencesPane</name>
    <message>
        <source>What these house rules say otherwise</source>
        <translation>Ce que ces règles maison disent autrement</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Rien ne diffère encore.</translation>
    </message>
    <message>
        <source>Nothing differs from %1 yet.</source>
        <translation>Rien ne diffère encore de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The rules have errors: this is how they differed when they last had none.</source>
        <translation>Les règles ont des erreurs&#xa0;: voici en quoi elles différaient la dernière fois qu’elles étaient sans erreur.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DrawMenu</name>
    <message>
        <source>Who acts next</source>
        <translation>À qui d’agir ensuite</translation>
    </message>
    <message>
        <source>The program draws</source>
        <translation>Le programme tire au sort</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DrawRow</name>
    <message>
        <source>What was drawn, by some letters</source>
        <translation>Ce qui a été tiré, par quelques lettres</translation>
    </message>
    <message>
        <source>+  some letters of its name</source>
        <translation>+  quelques lettres du nom</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take what was drawn</source>
        <translation>Prendre ce qui a été tiré</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DroppedFiles</name>
    <message>
        <source>One battle at a time</source>
        <translation>Une bataille à la fois</translation>
    </message>
    <message>
        <source>%1 is opened; a double click opens each of the others in a window of its own.</source>
        <translation>%1 est ouvert&#xa0;; un double clic ouvre chacun des autres dans sa propre fenêtre.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DueEntry</name>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Dispenser…</translation>
    </message>
    <message>
        <source>%1  (if it applies)</source>
        <translation>%1  (le cas échéant)</translation>
    </message>
    <message>
        <source>Resolve: %1</source>
        <translation>Résoudre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waive: %1</source>
        <translation>Dispenser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Why, for the record; then Enter</source>
        <translation>Pourquoi, pour le registre&#xa0;; puis Entrée</translation>
    </message>
    <message>
        <source>Reason for waiving: %1</source>
        <translation>Raison de la dispense&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Dispenser</translation>
    </message>
</context>
<context>
    <name>umpire::gui::DuePanel</name>
    <message>
        <source>Nothing is due. What the rules ask for is listed here as it falls due.</source>
        <translation>Rien n’est dû. Ce que les règles réclament se met ici dès que c’est dû.</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Ce qui est dû</translation>
    </message>
</context>
<context>
    <name>umpire::gui::EntryForm</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>Adds an entry beside this one</source>
        <translation>Ajoute un article à côté de celui-ci</translation>
    </message>
    <message>
        <source>Bac&amp;k to the base</source>
        <translation>Retour à la &amp;base</translation>
    </message>
    <message>
        <source>Takes back all that these house rules say of it</source>
        <translation>Annule tout ce que ces règles maison en disent</translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>The rules do without it</source>
        <translation>Les règles s’en passent</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Choose at the left what is to be played otherwise.</source>
        <translation>Choisissez à gauche ce qui se joue autrement.</translation>
    </message>
    <message>
        <source>Choose an entry at the left.</source>
        <translation>Choisissez un article à gauche.</translation>
    </message>
    <message>
        <source>%1 · as the base has it</source>
        <translation>%1 · comme dans la base</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>As the base has it</source>
        <translation>Comme dans la base</translation>
    </message>
    <message>
        <source>O&amp;ne more like it…</source>
        <translation>&amp;Un autre pareil…</translation>
    </message>
    <message>
        <source>%1-2</source>
        <translation>%1-2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Its id, in small letters and hyphens:</source>
        <translation>Son identifiant, en lettres minuscules et traits d’union&#xa0;:</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ExplanationPane</name>
    <message>
        <source>There is no such record.</source>
        <translation>Cette entrée n’existe pas.</translation>
    </message>
    <message>
        <source>This is a correction. Correct the record it changed, or undo back to before it.</source>
        <translation>Ceci est une correction. Corrigez l’entrée qu’elle a modifiée, ou annulez jusque avant elle.</translation>
    </message>
    <message>
        <source>A correction left this record out. Undo that correction instead.</source>
        <translation>Une correction a écarté cette entrée. Annulez plutôt cette correction.</translation>
    </message>
    <message>
        <source>This set up the battle. Change the roster or the scenario instead.</source>
        <translation>Ceci a mis la bataille en place. Modifiez plutôt les effectifs ou le scénario.</translation>
    </message>
    <message>
        <source>Nothing was rolled or stated here. Undo back to before it instead.</source>
        <translation>Rien n’a été lancé ni énoncé ici. Annulez plutôt jusque avant.</translation>
    </message>
    <message>
        <source>The record in full</source>
        <translation>L’entrée en entier</translation>
    </message>
    <message>
        <source>Note beside this record</source>
        <translation>Note à côté de cette entrée</translation>
    </message>
    <message>
        <source>Correct this</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>★ Bookmark</source>
        <translation>★ Signet</translation>
    </message>
    <message>
        <source>Bookmark it (B)</source>
        <translation>Mettre un signet (B)</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Undo everything that was done after this record (U)</source>
        <translation>Annuler tout ce qui a été fait après cette entrée (U)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Retour à la liste (Échap)</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Garder la note</translation>
    </message>
    <message>
        <source>Write the note down (Enter)</source>
        <translation>Noter cela (Entrée)</translation>
    </message>
    <message>
        <source>Choose a record to see it in full.</source>
        <translation>Choisissez une entrée pour la voir en entier.</translation>
    </message>
    <message>
        <source>★ Bookmarked</source>
        <translation>★ Signet mis</translation>
    </message>
    <message>
        <source>☆ Bookmark</source>
        <translation>☆ Signet</translation>
    </message>
    <message>
        <source>Put a die or a fact right and see what follows (C)</source>
        <translation>Rectifier un dé ou un fait et voir ce qui suit (C)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FaceButton</name>
    <message>
        <source>Die shows %1</source>
        <translation>Le dé montre %1</translation>
    </message>
    <message numerus="yes">
        <source>Die shows %1: %n so far</source>
        <translation>
            <numerusform>Le dé montre %1&#xa0;: %n jusqu’ici</numerusform>
            <numerusform>Le dé montre %1&#xa0;: %n jusqu’ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldBar</name>
    <message>
        <source>Filter of the field</source>
        <translation>Filtre du terrain</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Not acted yet</source>
        <translation>Pas encore agi</translation>
    </message>
    <message>
        <source>Something due</source>
        <translation>Test dû</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Only units of this side</source>
        <translation>Seulement les unités de ce camp</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Only units under this formation</source>
        <translation>Seulement les unités sous cette formation</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Part of a name, or the first digits of a number</source>
        <translation>Partie d’un nom, ou premiers chiffres d’un numéro</translation>
    </message>
    <message>
        <source>Only units that stand</source>
        <translation>Seulement les unités en jeu</translation>
    </message>
    <message>
        <source>Leave out units that are gone</source>
        <translation>Laisse de côté les unités hors jeu</translation>
    </message>
    <message>
        <source>Only units that have not acted yet</source>
        <translation>Seulement les unités qui n’ont pas encore agi</translation>
    </message>
    <message>
        <source>Only units with something due</source>
        <translation>Seulement les unités qui ont quelque chose de dû</translation>
    </message>
    <message>
        <source>Only units that owe a test, themselves or with their formation</source>
        <translation>Seulement les unités qui doivent un test, elles-mêmes ou avec leur formation</translation>
    </message>
    <message>
        <source>Show all units</source>
        <translation>Afficher toutes les unités</translation>
    </message>
    <message>
        <source>Show every unit again (Escape)</source>
        <translation>Réafficher toutes les unités (Échap)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Only units that have done nothing in this phase, as far as the record knows</source>
        <translation>Seulement les unités qui n’ont rien fait durant cette phase, pour autant que le registre le sache</translation>
    </message>
    <message>
        <source>Only units that have not %1 in this phase, as far as the record knows</source>
        <translation>Seulement les unités qui n’ont pas %1 durant cette phase, pour autant que le registre le sache</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Tous les camps</translation>
    </message>
    <message>
        <source>All formations</source>
        <translation>Toutes les formations</translation>
    </message>
    <message numerus="yes">
        <source>No unit of %n</source>
        <translation>
            <numerusform>Aucune sur %n unité</numerusform>
            <numerusform>Aucune sur %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldMenu</name>
    <message>
        <source>%1 – %2 of %3</source>
        <translation>%1 – %2 sur %3</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Nothing that needs no dice and no answer</source>
        <translation>Rien qui se passe de dés et de réponse</translation>
    </message>
    <message>
        <source>Set all of them</source>
        <translation>Les fixer toutes</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Everything about it, to set right…</source>
        <translation>Tout ce qui la concerne, à rectifier…</translation>
    </message>
    <message>
        <source>Everything about them, to set right…</source>
        <translation>Tout ce qui les concerne, à rectifier…</translation>
    </message>
    <message>
        <source>Note on it…	Ctrl+J</source>
        <translation>Note à son sujet…	Ctrl+J</translation>
    </message>
    <message>
        <source>Its history in the record</source>
        <translation>Son historique dans le registre</translation>
    </message>
    <message>
        <source>Hide it from the players</source>
        <translation>La cacher aux joueurs</translation>
    </message>
    <message>
        <source>Hide them from the players</source>
        <translation>Les cacher aux joueurs</translation>
    </message>
    <message>
        <source>Show it to the players</source>
        <translation>La montrer aux joueurs</translation>
    </message>
    <message>
        <source>Show them to the players</source>
        <translation>Les montrer aux joueurs</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldRow</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nulle part</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FieldView</name>
    <message>
        <source>Nobody is on the field yet. F4 opens the roster.</source>
        <translation>Personne n’est encore sur le terrain. F4 ouvre les effectifs.</translation>
    </message>
    <message>
        <source>The field: the sides and their units</source>
        <translation>Le terrain&#xa0;: les camps et leurs unités</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FilterBar</name>
    <message>
        <source>Whom the records concern</source>
        <translation>Qui les entrées concernent</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Kind of record</source>
        <translation>Genre d’entrée</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Mots à chercher</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Words to look for, in any order (key /)</source>
        <translation>Mots à chercher, dans n’importe quel ordre (touche /)</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FindingsList</name>
    <message>
        <source>✓ Nothing to look at</source>
        <translation>✓ Rien à examiner</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Aller à&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FlagEditor</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>umpire::gui::FoldersPane</name>
    <message>
        <source>Rules, collections, tables and battles to begin from</source>
        <translation>Règles, collections, tables et batailles de départ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>How it is</source>
        <translation>État</translation>
    </message>
    <message>
        <source>From</source>
        <translation>D’où</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Shows your folder in the file manager</source>
        <translation>Montre votre dossier dans le gestionnaire de fichiers</translation>
    </message>
    <message>
        <source>&amp;Take in…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>Copies something into your folder, once it is in order</source>
        <translation>Copie quelque chose dans votre dossier, une fois en ordre</translation>
    </message>
    <message>
        <source>&amp;Use this collection</source>
        <translation>&amp;Utiliser cette collection</translation>
    </message>
    <message>
        <source>The collection that is chosen in the list</source>
        <translation>La collection choisie dans la liste</translation>
    </message>
    <message>
        <source>A folder with a &amp;pack of rules…</source>
        <translation>Un dossier avec un &amp;recueil de règles…</translation>
    </message>
    <message>
        <source>A &amp;file: house rules, collection, tables or battle…</source>
        <translation>Un &amp;fichier&#xa0;: règles maison, collection, tables ou bataille…</translation>
    </message>
    <message>
        <source>Open your folder</source>
        <translation>Ouvrir votre dossier</translation>
    </message>
    <message>
        <source>Take in a pack, a collection, tables or a battle</source>
        <translation>Ajouter un recueil, une collection, des tables ou une bataille</translation>
    </message>
    <message>
        <source>Use this collection</source>
        <translation>Utiliser cette collection</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, in %5</source>
        <translation>%1, %2, %3, %4, dans %5</translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Votre dossier</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>No program shows folders here. It is %1.</source>
        <translation>Aucun programme ne montre les dossiers ici. C’est %1.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::HouseRulesActions</name>
    <message>
        <source>&amp;Go on by them</source>
        <translation>&amp;Les adopter</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>&amp;Comme avant</translation>
    </message>
    <message>
        <source>The rules of this battle, %1, were changed. It goes on by them as they were, unless you want it to go on as they are now.</source>
        <translation>Les règles de cette bataille, %1, ont été modifiées. La bataille continue avec elles telles qu’elles étaient, sauf si vous voulez continuer avec leur état actuel.</translation>
    </message>
    <message>
        <source>The rules of this battle cannot be read any more. It goes on by them as they were.</source>
        <translation>Les règles de cette bataille ne peuvent plus être lues. La bataille continue avec elles telles qu’elles étaient.</translation>
    </message>
    <message>
        <source>The rules of this battle were changed and are not in order. It goes on by them as they were. %1</source>
        <translation>Les règles de cette bataille ont été modifiées et ne sont pas en ordre. La bataille continue avec elles telles qu’elles étaient. %1</translation>
    </message>
    <message>
        <source>%1 cannot go on by these rules</source>
        <translation>%1 ne peut pas continuer avec ces règles</translation>
    </message>
    <message>
        <source>From now on it goes by %1 as they are now; what was played stays as it was.</source>
        <translation>Désormais la bataille suit l’état actuel des règles %1&#xa0;; ce qui a été joué reste tel quel.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::HouseWindow</name>
    <message>
        <source>Which house rules</source>
        <translation>Quelles règles maison</translation>
    </message>
    <message>
        <source>Tr&amp;y them</source>
        <translation>Essa&amp;yer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Writes what was changed (Ctrl+S)</source>
        <translation>Écrit ce qui a été modifié (Ctrl+S)</translation>
    </message>
    <message>
        <source>House rules are a short list of what you play otherwise: a modifier, a range, a band of the dice, a text. The rest stays as the game has it.</source>
        <translation>Des règles maison sont une courte liste de ce que vous jouez autrement&#xa0;: un modificateur, une portée, une tranche de dés, un texte. Le reste demeure comme dans le jeu.</translation>
    </message>
    <message>
        <source>&amp;New house rules…</source>
        <translation>&amp;Nouvelles règles maison…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Take &amp;in…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Read &amp;it</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Laisser</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formulaire</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>D&amp;ifférences</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>C&amp;hances</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>À la mai&amp;n</translation>
    </message>
    <message>
        <source>House &amp;rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelles…</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <translation>&amp;Partager en un fichier…</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titre…</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find an entry</source>
        <translation>&amp;Chercher un article</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Bataille</translation>
    </message>
    <message>
        <source>&amp;Try them on the open battle</source>
        <translation>&amp;Essayer sur la bataille ouverte</translation>
    </message>
    <message>
        <source>%1[*] – House rules</source>
        <translation>%1[*] – Règles maison</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>built on %1</source>
        <translation>base&#xa0;: %1</translation>
    </message>
    <message>
        <source>what they build on cannot be read</source>
        <translation>leur base ne peut pas être lue</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Nouvelles règles maison</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Another program changed the files of these rules since. Put yours in their place?</source>
        <translation>Un autre programme a modifié entre-temps les fichiers de ces règles. Mettre les vôtres à leur place&#xa0;?</translation>
    </message>
    <message>
        <source>Put mine there</source>
        <translation>Mettre les miens</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What these house rules are called:</source>
        <translation>Titre de ces règles maison&#xa0;:</translation>
    </message>
    <message>
        <source>No program shows folders here. It is %1.</source>
        <translation>Aucun programme ne montre les dossiers ici. C’est %1.</translation>
    </message>
    <message>
        <source>Try the house rules</source>
        <translation>Essayer les règles maison</translation>
    </message>
    <message>
        <source>The rules have errors. Put them right, and try them then.</source>
        <translation>Les règles ont des erreurs. Corrigez-les, puis essayez.</translation>
    </message>
    <message>
        <source>Open a battle first: they are tried on a copy of it.</source>
        <translation>Ouvrez d’abord une bataille&#xa0;: l’essai se fait sur une copie.</translation>
    </message>
    <message>
        <source>%1 cannot be played by these rules</source>
        <translation>%1 ne peut pas se jouer avec ces règles</translation>
    </message>
    <message>
        <source>A copy of “%1” as it stands, played by “%2” with all that is changed in the editor. The battle itself stays as it is.</source>
        <translation>Une copie de «&#xa0;%1&#xa0;» en l’état, jouée avec «&#xa0;%2&#xa0;» et tout ce qui est modifié dans l’éditeur. La bataille elle-même reste telle quelle.</translation>
    </message>
    <message>
        <source>Plays a copy of the open battle by these rules; nothing of it is kept (Ctrl+Shift+Y)</source>
        <translation>Joue une copie de la bataille ouverte avec ces règles ; rien n’en est gardé (Ctrl+Maj+Y)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::IssueDialog</name>
    <message>
        <source>Problems found</source>
        <translation>Problèmes trouvés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>umpire::gui::IssueList</name>
    <message>
        <source>What the check of the rules says</source>
        <translation>Ce que dit le contrôle des règles</translation>
    </message>
    <message>
        <source>✓ In order</source>
        <translation>✓ En ordre</translation>
    </message>
    <message>
        <source>× %1: %2</source>
        <translation>× %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>▲ %1: %2</source>
        <translation>▲ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Error in %1: %2</source>
        <translation>Erreur, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Note on %1: %2</source>
        <translation>Remarque, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::JsonEditor</name>
    <message>
        <source>Write an expression</source>
        <translation>Écrire une expression</translation>
    </message>
    <message>
        <source>%1: write an expression</source>
        <translation>%1&#xa0;: écrire une expression</translation>
    </message>
    <message>
        <source>Something that is worked out, in place of a number</source>
        <translation>Quelque chose qui se calcule, à la place d’un nombre</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>ne dit rien</translation>
    </message>
</context>
<context>
    <name>umpire::gui::KeyWindow</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>The list on one page (Alt+R)</source>
        <translation>La liste sur une page (Alt+I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>La page est en route vers l’imprimante.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LastLine</name>
    <message>
        <source>Record</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>The record of all that happened</source>
        <translation>Le registre de tout ce qui s’est passé</translation>
    </message>
    <message>
        <source>Everything that happened (F3)</source>
        <translation>Tout ce qui s’est passé (F3)</translation>
    </message>
    <message>
        <source>%1 (Ctrl+3)</source>
        <translation>%1 (Ctrl+3)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The cards in place of the units, or the units again (Ctrl+G)</source>
        <translation>Les cartes à la place des unités, ou de nouveau les unités (Ctrl+G)</translation>
    </message>
    <message>
        <source>The map in place of the units, or the units again (Ctrl+G)</source>
        <translation>La carte à la place des unités, ou de nouveau les unités (Ctrl+G)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. %1</source>
        <translation>Rien ne s’est encore passé. %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LineRow</name>
    <message>
        <source>struck out</source>
        <translation>rayé</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>%1 %2, by hand</source>
        <comment>a line, what it is worth</comment>
        <translation>%1 %2, à la main</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line, what it is worth</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (section %2: click it, or press F1, for the rule)</source>
        <translation>%1 (section %2&#xa0;: cliquez-la, ou F1, pour la règle)</translation>
    </message>
    <message>
        <source>%1. Click to change it or take it away.</source>
        <translation>%1. Cliquez pour la changer ou la retirer.</translation>
    </message>
    <message>
        <source>%1. Click to put another value in its place.</source>
        <translation>%1. Cliquez pour y mettre une autre valeur.</translation>
    </message>
    <message>
        <source>✎ by hand</source>
        <translation>✎ à la main</translation>
    </message>
    <message>
        <source>✎ change</source>
        <translation>✎ changer</translation>
    </message>
</context>
<context>
    <name>umpire::gui::LossBar</name>
    <message>
        <source>%1: %2 of %3.</source>
        <translation>%1&#xa0;: %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lost.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Pertes&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Pertes&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost. %3: %4.</source>
        <translation>Pertes&#xa0;: %1 sur %2. %3&#xa0;: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to pass %1 %.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Encore %n pour dépasser %1&#xa0;%.</numerusform>
            <numerusform>Encore %n pour dépasser %1&#xa0;%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to the mark at %1 %.</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Encore %n jusqu’à la marque de %1&#xa0;%.</numerusform>
            <numerusform>Encore %n jusqu’à la marque de %1&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the last mark.</source>
        <translation>Au-delà de la dernière marque.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MainWindow</name>
    <message>
        <source>Unit %1…</source>
        <translation>Unité %1…</translation>
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
        <translation>Camps, %1, officiers et unités de la bataille</translation>
    </message>
    <message>
        <source>formations</source>
        <translation>formations</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Desert Umpire %1</source>
        <translation>Desert Umpire %1</translation>
    </message>
    <message>
        <source>The umpire&apos;s desk at a wargames table.</source>
        <translation>Le pupitre de l’arbitre, à la table de jeu.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It is built on Qt (LGPL) and other free libraries, named in the file copyright that comes with it.</source>
        <translation>Logiciel libre sous licence MIT. Il repose sur Qt (LGPL) et d’autres bibliothèques libres, nommées dans le fichier copyright qui l’accompagne.</translation>
    </message>
    <message>
        <source>Rules: %1, %2</source>
        <translation>Règles&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>About Desert Umpire</source>
        <translation>À propos de Desert Umpire</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>Le manuel</translation>
    </message>
    <message>
        <source>In the &amp;browser</source>
        <translation>Dans le &amp;navigateur</translation>
    </message>
    <message>
        <source>Opens the same page in the browser, to print it or to keep it beside</source>
        <translation>Ouvre la même page dans le navigateur, pour l’imprimer ou la garder à côté</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The manual did not come with this program. It is the page manual/index.html beside it, or in share/desert-umpire where it is installed.</source>
        <translation>Le manuel n’accompagnait pas ce programme. C’est la page manual/index.html à côté de lui, ou dans share/desert-umpire là où il est installé.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapLegend</name>
    <message>
        <source>Place with a name</source>
        <translation>Lieu portant un nom</translation>
    </message>
    <message>
        <source>What the map&apos;s patterns and lines mean: %1</source>
        <translation>Ce que signifient les motifs et les lignes de la carte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapPane</name>
    <message>
        <source>Nearer (+)</source>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Farther (-)</source>
        <translation>Plus loin (-)</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>The part of the map where units stand</source>
        <translation>La partie de la carte où se trouvent des unités</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>What is shown round the chosen unit</source>
        <translation>Ce qui s’affiche autour de l’unité choisie</translation>
    </message>
    <message>
        <source>Units alone</source>
        <translation>Unités seules</translation>
    </message>
    <message>
        <source>Choose a unit: it is shown round that one.</source>
        <translation>Choisissez une unité&#xa0;: l’affichage se fait autour d’elle.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>What is shown of all units (Z)</source>
        <translation>Ce qui est montré de toutes les unités (Z)</translation>
    </message>
    <message>
        <source>%1, of both sides (Z: further)</source>
        <translation>%1, des deux camps (Z : la suite)</translation>
    </message>
    <message>
        <source>%1: nobody has any now (Z: further)</source>
        <translation>%1 : personne n’en a maintenant (Z : la suite)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapSide</name>
    <message>
        <source>Still to be set up</source>
        <translation>Encore à placer</translation>
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
        <translation>Hors de la carte</translation>
    </message>
    <message>
        <source>Units at this place</source>
        <translation>Unités en ce lieu</translation>
    </message>
    <message>
        <source>Still to be set up: click one, then its place</source>
        <translation>Encore à placer&#xa0;: cliquez-en une, puis son lieu</translation>
    </message>
    <message>
        <source>Off the map: click one, then its place</source>
        <translation>Hors de la carte&#xa0;: cliquez-en une, puis son lieu</translation>
    </message>
</context>
<context>
    <name>umpire::gui::MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Map, %1</source>
        <translation>Carte, %1</translation>
    </message>
    <message>
        <source>Map, where to put the stack down: %1</source>
        <translation>Carte, où poser la pile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Map, where to put the stack down: %1. %2</source>
        <translation>Carte, où poser la pile&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>reste sur place</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>suit</translation>
    </message>
    <message>
        <source>Map, open stack in %1: %2, %3</source>
        <translation>Carte, pile ouverte en %1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NewRulesDialog</name>
    <message>
        <source>New house rules</source>
        <translation>Nouvelles règles maison</translation>
    </message>
    <message>
        <source>Our club&apos;s rules</source>
        <translation>Les règles de notre club</translation>
    </message>
    <message>
        <source>The rules they build on</source>
        <translation>Les règles sur lesquelles elles s’appuient</translation>
    </message>
    <message>
        <source>What they are called</source>
        <translation>Leur titre</translation>
    </message>
    <message>
        <source>Name of their folder</source>
        <translation>Nom de leur dossier</translation>
    </message>
    <message>
        <source>They begin as their base is, and follow it; you change what you play otherwise.</source>
        <translation>Elles commencent comme leur base, et la suivent&#xa0;; vous changez ce que vous jouez autrement.</translation>
    </message>
    <message>
        <source>&amp;Built on:</source>
        <translation>&amp;Base&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Make them</source>
        <translation>Les créer</translation>
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
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on</source>
        <translation>Note sur</translation>
    </message>
    <message>
        <source>What the note is on (Ctrl+Up, Ctrl+Down)</source>
        <translation>Ce que concerne la note (Ctrl+Haut, Ctrl+Bas)</translation>
    </message>
    <message>
        <source>Enter keeps it, Shift+Enter begins a new line</source>
        <translation>Entrée la garde, Maj+Entrée commence une nouvelle ligne</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>umpire::gui::NumberEditor</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ObjectivesEdit</name>
    <message>
        <source>The sides fight for no place in particular.</source>
        <translation>Les camps ne se disputent aucun lieu en particulier.</translation>
    </message>
    <message>
        <source>Add objective</source>
        <translation>Ajouter un objectif</translation>
    </message>
    <message>
        <source>A place or a thing that gives points to the side that holds it</source>
        <translation>Un lieu ou une chose qui rapporte des points au camp qui le tient</translation>
    </message>
    <message>
        <source>Name of the objective</source>
        <translation>Nom de l’objectif</translation>
    </message>
    <message>
        <source>The points for the side that holds it</source>
        <translation>Les points du camp qui le tient</translation>
    </message>
    <message>
        <source>Who holds it as the game begins</source>
        <translation>Qui le tient au début de la partie</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Takes it off the list</source>
        <translation>Le retire de la liste</translation>
    </message>
    <message>
        <source>Worth of %1</source>
        <translation>Valeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Who holds %1</source>
        <translation>Qui tient %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Objectif %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OddsBars</name>
    <message>
        <source>Odds: %1</source>
        <translation>Chances&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OddsPairs</name>
    <message>
        <source>%1, as before</source>
        <translation>%1, comme avant</translation>
    </message>
    <message>
        <source>▲ %1, was %2</source>
        <translation>▲ %1, au lieu de %2</translation>
    </message>
    <message>
        <source>▼ %1, was %2</source>
        <translation>▼ %1, au lieu de %2</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (is made in %2 % of the cases, by the base in %3 %)</source>
        <translation>%1 (se fait dans %2 % des cas, selon la base dans %3 %)</translation>
    </message>
    <message>
        <source>It is not possible: %1</source>
        <translation>C’est impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>By the base it is not possible: %1</source>
        <translation>Selon la base, c’est impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>By the house rules it is not possible: %1</source>
        <translation>Selon les règles maison, c’est impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Qui agit</translation>
    </message>
    <message>
        <source>&amp;Upon</source>
        <translation>S&amp;ur</translation>
    </message>
    <message>
        <source>Upon whom</source>
        <translation>Sur qui l’on agit</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>Qu&amp;oi</translation>
    </message>
    <message>
        <source>What is done, or which check is taken</source>
        <translation>Ce qui est fait, ou quel test est passé</translation>
    </message>
    <message>
        <source>What stands in the &amp;panel</source>
        <translation>Reprendre le &amp;panneau</translation>
    </message>
    <message>
        <source>Takes what is being resolved in the open battle, with its answers</source>
        <translation>Reprend ce qui se résout dans la bataille ouverte, avec ses réponses</translation>
    </message>
    <message>
        <source>In the battle that is open, %1, as it stands.</source>
        <translation>Dans la bataille ouverte, %1, en l’état.</translation>
    </message>
    <message>
        <source>In %1, as it begins: no battle of this game is open.</source>
        <translation>Dans %1, à son début&#xa0;: aucune bataille de ce jeu n’est ouverte.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Choose who does what.</source>
        <translation>Choisissez qui fait quoi.</translation>
    </message>
    <message>
        <source>Choose upon whom.</source>
        <translation>Choisissez sur qui.</translation>
    </message>
    <message>
        <source>Nothing is rolled for this.</source>
        <translation>Rien ne se lance pour cela.</translation>
    </message>
    <message>
        <source>Upper bar: by the base. Lower bar: by the house rules.</source>
        <translation>Barre du haut&#xa0;: selon la base. Barre du bas&#xa0;: selon les règles maison.</translation>
    </message>
    <message>
        <source>Here the house rules change nothing.</source>
        <translation>Ici, les règles maison ne changent rien.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OfferRow</name>
    <message>
        <source>Due: %1</source>
        <translation>Dû&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Plus ▾</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OneMoreRows</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Key %1 takes the next</source>
        <translation>La touche %1 prend le suivant</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OrderOfBattleModel</name>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OverrideEditor</name>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A value by hand</source>
        <translation>Une valeur à la main</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Avec vos mots</translation>
    </message>
    <message>
        <source>The line in your own words</source>
        <translation>La ligne avec vos mots</translation>
    </message>
    <message>
        <source>Value by hand</source>
        <translation>Valeur à la main</translation>
    </message>
    <message>
        <source>Why, for the record</source>
        <translation>Pourquoi, pour le registre</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>Comme calculé</translation>
    </message>
    <message>
        <source>A line of your own</source>
        <translation>Une ligne à vous</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>La retirer</translation>
    </message>
</context>
<context>
    <name>umpire::gui::OwnFormations</name>
    <message>
        <source>Your collection cannot be read: %1</source>
        <translation>Votre collection ne peut pas être lue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PagePreview</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
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
        <translation>%1, pas maintenant</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhaseBar</name>
    <message>
        <source>Phase: %1</source>
        <translation>Phase&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhoneClaims</name>
    <message>
        <source>The umpire takes no claims by phone now.</source>
        <translation>L’arbitre ne prend pas d’annonces par téléphone en ce moment.</translation>
    </message>
    <message>
        <source>So many claims of your side wait already. Take one back first.</source>
        <translation>Tant d’annonces de votre camp attendent déjà. Reprenez-en d’abord une.</translation>
    </message>
    <message>
        <source>There is no such claim any more.</source>
        <translation>Cette annonce n’existe plus.</translation>
    </message>
    <message>
        <source>These dice are not asked for now.</source>
        <translation>Ces dés ne sont pas demandés maintenant.</translation>
    </message>
    <message>
        <source>The umpire has taken this up already.</source>
        <translation>L’arbitre a déjà repris cela.</translation>
    </message>
    <message>
        <source>The umpire ends the phase.</source>
        <translation>C’est l’arbitre qui termine la phase.</translation>
    </message>
    <message>
        <source>%1 leaves the throw to the program: press R.</source>
        <translation>%1 laisse le programme lancer&#xa0;: appuyez sur R.</translation>
    </message>
    <message>
        <source>The umpire took it back.</source>
        <translation>L’arbitre l’a repris.</translation>
    </message>
    <message>
        <source>It was lost when the battle was opened anew.</source>
        <translation>Cela s’est perdu quand la bataille a été rouverte.</translation>
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
        <translation>Ce n’est pas à vous de l’annoncer.</translation>
    </message>
    <message>
        <source>Something is still to be chosen.</source>
        <translation>Il reste quelque chose à choisir.</translation>
    </message>
    <message>
        <source>%1 of %2 minutes</source>
        <translation>%1 minutes sur %2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PhonesDialog</name>
    <message>
        <source>Players’ phones</source>
        <translation>Téléphones des joueurs</translation>
    </message>
    <message>
        <source>The players’ phones see what their side may know, and nothing more. They have to be in the same network as this computer.</source>
        <translation>Les téléphones des joueurs voient ce que leur camp peut savoir, et rien de plus. Ils doivent être dans le même réseau que cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Réseau&#xa0;:</translation>
    </message>
    <message>
        <source>Players may hand in &amp;claims</source>
        <translation>Les joueurs peuvent faire des &amp;annonces</translation>
    </message>
    <message>
        <source>They come as cards below the field; you resolve, change or decline them</source>
        <translation>Elles arrivent comme des cartes sous le terrain&#xa0;; vous les réglez, les changez ou les refusez</translation>
    </message>
    <message>
        <source>They see the &amp;odds of what they claim</source>
        <translation>Ils voient les &amp;chances de ce qu’ils annoncent</translation>
    </message>
    <message>
        <source>What the rules &amp;allow is played at once</source>
        <translation>Ce que les &amp;règles permettent est joué aussitôt</translation>
    </message>
    <message>
        <source>In a game of cards: what they warn of comes to you as a claim</source>
        <translation>Dans un jeu de cartes&#xa0;: ce contre quoi elles mettent en garde vous arrive comme une annonce</translation>
    </message>
    <message>
        <source>On again when the program &amp;starts</source>
        <translation>De nouveau au prochain &amp;démarrage</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a network and its address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>only this computer</source>
        <translation>cet ordinateur seulement</translation>
    </message>
    <message>
        <source>Phones cannot be served there (%1). Choose another network.</source>
        <translation>Les téléphones ne peuvent pas être servis là (%1). Choisissez un autre réseau.</translation>
    </message>
    <message>
        <source>This computer is in the network %1 no more. The phones come back by themselves once it is there again.</source>
        <translation>Cet ordinateur n’est plus dans le réseau %1. Les téléphones reviendront d’eux-mêmes dès qu’il y sera de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Send all away</source>
        <translation>Les &amp;renvoyer tous</translation>
    </message>
    <message>
        <source>&amp;Let them look</source>
        <translation>&amp;Les laisser regarder</translation>
    </message>
    <message>
        <source>Off. Nothing is served.</source>
        <translation>Éteint. Personne ne voit rien.</translation>
    </message>
    <message>
        <source>On. Open a battle for links to its sides.</source>
        <translation>Allumé. Ouvrez une bataille pour avoir les liens de ses camps.</translation>
    </message>
    <message>
        <source>On. Each side photographs its own picture.</source>
        <translation>Allumé. Chaque camp photographie sa propre image.</translation>
    </message>
    <message>
        <source>Picture of the link for %1</source>
        <translation>Image du lien pour %1</translation>
    </message>
    <message>
        <source>Send away, with a new link</source>
        <translation>Renvoyer, avec un nouveau lien</translation>
    </message>
    <message>
        <source>Who has the old one sees nothing more</source>
        <translation>Qui a l’ancien ne voit plus rien</translation>
    </message>
    <message>
        <source>Send %1 away, with a new link</source>
        <translation>Renvoyer %1, avec un nouveau lien</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>No phone looks yet.</source>
        <translation>Aucun téléphone ne regarde encore.</translation>
    </message>
    <message>
        <source>This computer has another address in the network %1: the phones need new pictures, see View &gt; Players’ phones.</source>
        <translation>Cet ordinateur a une autre adresse dans le réseau %1&#xa0;: les téléphones ont besoin de nouvelles images, voir Affichage &gt; Téléphones des joueurs.</translation>
    </message>
    <message>
        <source>The phones are off: this computer is not in the network %1.</source>
        <translation>Les téléphones sont éteints&#xa0;: cet ordinateur n’est pas dans le réseau %1.</translation>
    </message>
    <message>
        <source>This computer is in the network %1 again.</source>
        <translation>Cet ordinateur est de nouveau dans le réseau %1.</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlanList</name>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Other turn…</source>
        <translation>Autre tour…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Takes those chosen off this list; they stay on the roster (Del)</source>
        <translation>Retire de cette liste ceux qui sont choisis&#xa0;; ils restent dans les effectifs (Suppr)</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>%1: add units</source>
        <translation>%1&#xa0;: ajouter des unités</translation>
    </message>
    <message>
        <source>%1: take off the list</source>
        <translation>%1&#xa0;: retirer de la liste</translation>
    </message>
    <message>
        <source>%1: another turn</source>
        <translation>%1&#xa0;: autre tour</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlayersBoard</name>
    <message>
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Aucune bataille n’est ouverte.</translation>
    </message>
    <message>
        <source>Record %1: letters %2</source>
        <translation>Entrée %1&#xa0;: lettres %2</translation>
    </message>
    <message>
        <source>dice pledged: %1</source>
        <translation>engagement des dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>number called: %1</source>
        <translation>nombre annoncé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PlayersWindow</name>
    <message>
        <source>The players&apos; view of the field</source>
        <translation>Le terrain vu par les joueurs</translation>
    </message>
    <message>
        <source>%1 – for the players</source>
        <translation>%1 – pour les joueurs</translation>
    </message>
    <message>
        <source>For the players</source>
        <translation>Pour les joueurs</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PreferencesDialog</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Who throws each kind of die is chosen while a battle is open.</source>
        <translation>Qui lance chaque sorte de dé se choisit quand une bataille est ouverte.</translation>
    </message>
    <message>
        <source>Who throws each kind of die. It can also be chosen beside the dice, while they are asked for.</source>
        <translation>Qui lance chaque sorte de dé. Cela se choisit aussi à côté des dés, quand ils sont demandés.</translation>
    </message>
    <message>
        <source>Who throws the %1</source>
        <translation>Qui lance&#xa0;: %1</translation>
    </message>
    <message>
        <source>The players throw it</source>
        <translation>Les joueurs le lancent</translation>
    </message>
    <message>
        <source>The players throw a %1 in its place</source>
        <translation>Les joueurs lancent à la place&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program throws it</source>
        <translation>Le programme le lance</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Whole &amp;page</source>
        <translation>&amp;Page entière</translation>
    </message>
    <message>
        <source>The whole page (Alt+P)</source>
        <translation>La page entière (Alt+P)</translation>
    </message>
    <message>
        <source>Page &amp;width</source>
        <translation>&amp;Largeur de page</translation>
    </message>
    <message>
        <source>As wide as there is room (Alt+W)</source>
        <translation>Aussi large que la place le permet (Alt+L)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100&#xa0;%</translation>
    </message>
    <message>
        <source>As large as on paper; Ctrl and the wheel, + and − change it</source>
        <translation>Comme sur le papier&#xa0;; Ctrl et la molette, + et − changent la taille</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Pages printed</source>
        <translation>Pages imprimées</translation>
    </message>
    <message>
        <source>Page %v of %m</source>
        <translation>Page %v sur %m</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops printing</source>
        <translation>Arrête l’impression</translation>
    </message>
    <message>
        <source>Save as &amp;file…</source>
        <translation>Enregistrer le &amp;fichier…</translation>
    </message>
    <message>
        <source>As PDF, HTML, text or CSV (Alt+F)</source>
        <translation>En PDF, HTML, texte ou CSV (Alt+F)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Chooses a printer (Alt+R)</source>
        <translation>Choisit une imprimante (Alt+I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc; what is being printed goes on</source>
        <translation>Échap&#xa0;; l’impression en cours continue</translation>
    </message>
    <message>
        <source>Left out, for this battle has nothing for it yet: %1</source>
        <translation>Omis, car cette bataille n’a encore rien pour cela&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left out, for %1: %2</source>
        <translation>Omis, car %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>Rien n’est coché</translation>
    </message>
    <message>
        <source>Page %1 of %2 · %3 · %4 · %5 pt type</source>
        <translation>Page %1 sur %2 · %3 · %4 · %5 pt</translation>
    </message>
    <message>
        <source>All pages are on their way to the printer.</source>
        <translation>Toutes les pages sont en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Toutes les feuilles</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintJob</name>
    <message>
        <source>There is nothing to print.</source>
        <translation>Il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>The printer %1 reports an error.</source>
        <translation>L’imprimante %1 signale une erreur.</translation>
    </message>
    <message>
        <source>The printer %1 did not take the pages.</source>
        <translation>L’imprimante %1 n’a pas pris les pages.</translation>
    </message>
    <message>
        <source>Page %1 of %2 could not be printed.</source>
        <translation>La page %1 sur %2 n’a pas pu être imprimée.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Interrompu&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>L’impression a été interrompue.</translation>
    </message>
    <message>
        <source>Page %1 of %2 could not be made.</source>
        <translation>La page %1 sur %2 n’a pas pu être créée.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::PrintOptions</name>
    <message>
        <source>All for &amp;tonight</source>
        <translation>Tout pour ce &amp;soir</translation>
    </message>
    <message>
        <source>Ticks what is printed before a game (Alt+T)</source>
        <translation>Coche ce qui s’imprime avant une partie (Alt+S)</translation>
    </message>
    <message>
        <source>Rosters and cards show the battle</source>
        <translation>Effectifs et fiches&#xa0;: bataille</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Joueurs à la table</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Telle qu’elle est</translation>
    </message>
    <message>
        <source>As it was set up</source>
        <translation>Telle qu’au départ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Margins in millimetres</source>
        <translation>Marges en millimètres</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Encre</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>Players of %1</source>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ProblemDialog</name>
    <message>
        <source>About this problem</source>
        <translation>À propos de ce problème</translation>
    </message>
    <message>
        <source>The program sends nothing. Read this, write what happened, take out what nobody is to see, then save it to a file and send that yourself.</source>
        <translation>Le programme n’envoie rien. Lisez ceci, écrivez ce qui s’est passé, retirez ce que personne ne doit voir, puis enregistrez-le dans un fichier et envoyez-le vous-même.</translation>
    </message>
    <message>
        <source>What there is to tell about the problem</source>
        <translation>Ce qu’il y a à dire du problème</translation>
    </message>
    <message>
        <source>&amp;Save to a file…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved as %1. Nothing was sent.</source>
        <translation>Enregistré sous %1. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::QuestionRow</name>
    <message>
        <source>changes nothing</source>
        <translation>ne change rien</translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation>Touche %1, %2</translation>
    </message>
    <message>
        <source>%1 (key %2): %3</source>
        <translation>%1 (touche %2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReadingPane</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Chercher dans le texte</translation>
    </message>
    <message>
        <source>Find in the text (Ctrl+F)</source>
        <translation>Chercher dans le texte (Ctrl+F)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>L’endroit précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>L’endroit suivant (Entrée)</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>L’endroit précédent</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>L’endroit suivant</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordModel</name>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>✎ noted</source>
        <translation>✎ noté</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>corriger</translation>
    </message>
    <message>
        <source>↺ dropped</source>
        <translation>↺ écartée</translation>
    </message>
    <message>
        <source>↺ corrected</source>
        <translation>↺ corrigée</translation>
    </message>
    <message>
        <source>%1, bookmarked</source>
        <translation>%1, avec signet</translation>
    </message>
    <message>
        <source>%1, after dice that were seen and not kept</source>
        <translation>%1, après des dés vus mais non retenus</translation>
    </message>
    <message>
        <source>Turn · phase · number</source>
        <translation>Tour · phase · numéro</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>How it came out</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>Correct, note</source>
        <translation>Corriger, noter</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordTable</name>
    <message>
        <source>The record, newest first</source>
        <translation>Le registre, du plus récent au plus ancien</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RecordView</name>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find in the record (/)</source>
        <translation>Chercher dans le registre (/)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show every record again</source>
        <translation>Réafficher toutes les entrées</translation>
    </message>
    <message>
        <source>★ ↑</source>
        <translation>★ ↑</translation>
    </message>
    <message>
        <source>Later bookmark (Ctrl+Up)</source>
        <translation>Signet plus récent (Ctrl+Haut)</translation>
    </message>
    <message>
        <source>★ ↓</source>
        <translation>★ ↓</translation>
    </message>
    <message>
        <source>Earlier bookmark (Ctrl+Down)</source>
        <translation>Signet plus ancien (Ctrl+Bas)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>How the dice fell so far</source>
        <translation>Comment les dés sont tombés jusqu’ici</translation>
    </message>
    <message>
        <source>Undo them</source>
        <translation>Les annuler</translation>
    </message>
    <message>
        <source>Undo them; redo brings them back</source>
        <translation>Les annuler&#xa0;; Rétablir les ramène</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Ne rien changer (Échap)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number of a record (what it is)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo record %1?</source>
        <translation>Annuler l’entrée %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet. What is resolved is written down here, newest first.</source>
        <translation>Rien ne s’est encore passé. Ce qui est résolu s’inscrit ici, le plus récent en haut.</translation>
    </message>
    <message>
        <source>Nothing like that is in the record. &quot;Show all&quot; brings everything back.</source>
        <translation>Le registre ne contient rien de tel. «&#xa0;Tout afficher&#xa0;» ramène tout.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReferenceWindow</name>
    <message>
        <source>Rules at hand</source>
        <translation>Règles sous la main</translation>
    </message>
    <message>
        <source>The rules of this battle</source>
        <translation>Les règles de cette bataille</translation>
    </message>
    <message>
        <source>What is being &amp;done</source>
        <translation>Ce qui est en &amp;cours</translation>
    </message>
    <message>
        <source>Goes to the rule for what is being resolved (F1)</source>
        <translation>Va à la règle de ce qui est en cours (F1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Further losses</source>
        <translation>Nouvelles pertes</translation>
    </message>
    <message>
        <source>Further %1 lost</source>
        <translation>Nouvelles pertes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalFacts</name>
    <message>
        <source>over %1 %</source>
        <translation>plus de %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n of %1 lost: %2</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Après %n perte sur %1&#xa0;: %2</numerusform>
            <numerusform>Après %n pertes sur %1&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more, %1 of %2 counted: %3</source>
        <comment>losses</comment>
        <translation>
            <numerusform>Après %n de plus, %1 sur %2 comptées&#xa0;: %3</numerusform>
            <numerusform>Après %n de plus, %1 sur %2 comptées&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>now %1 of %2 counted</source>
        <translation>maintenant %1 sur %2 comptées</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Further lost</source>
        <translation>Nouv. pertes</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RehearsalPane</name>
    <message>
        <source>One test at the &amp;end</source>
        <translation>Un seul test à la &amp;fin</translation>
    </message>
    <message>
        <source>All losses fall at once, then one test is taken (Alt+E)</source>
        <translation>Toutes les pertes tombent à la fois, puis un test est passé (Alt+F)</translation>
    </message>
    <message>
        <source>A test after every &amp;loss</source>
        <translation>Un test après chaque &amp;perte</translation>
    </message>
    <message>
        <source>The losses fall one by one, and a test follows each that calls for one (Alt+L)</source>
        <translation>Les pertes tombent une à une, et un test suit chacune de celles qui en réclament un (Alt+P)</translation>
    </message>
    <message>
        <source>As &amp;numbers</source>
        <translation>En &amp;nombres</translation>
    </message>
    <message>
        <source>The same as a table (Alt+N)</source>
        <translation>La même chose en tableau (Alt+N)</translation>
    </message>
    <message>
        <source>Rehearsal of %1</source>
        <translation>Simulation&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, as numbers</source>
        <translation>%1, en nombres</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ReplayScreen</name>
    <message>
        <source>The battle as it was</source>
        <translation>La bataille telle qu’elle était</translation>
    </message>
    <message>
        <source>&amp;Players see it too</source>
        <translation>Les &amp;joueurs voient aussi</translation>
    </message>
    <message>
        <source>The players’ window shows the same moment, without what is kept from them (P)</source>
        <translation>La fenêtre des joueurs montre le même instant, sans ce qu’on leur cache (P)</translation>
    </message>
    <message>
        <source>Players see it too</source>
        <translation>Les joueurs voient aussi</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Revenir au présent</translation>
    </message>
    <message>
        <source>Back to the battle as it stands (Esc)</source>
        <translation>Revenir à la bataille telle qu’elle est (Échap)</translation>
    </message>
    <message>
        <source>Record that is shown</source>
        <translation>Entrée affichée</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>A record back</source>
        <translation>Une entrée en arrière</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Go on by itself, or pause</source>
        <translation>Avancer tout seul, ou pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>A record on</source>
        <translation>Une entrée en avant</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>To the last record</source>
        <translation>À la dernière entrée</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and −)</source>
        <translation>À quelle vitesse cela avance tout seul (+ et −)</translation>
    </message>
    <message>
        <source>Very slow: a record every 5 seconds</source>
        <translation>Très lent&#xa0;: une entrée toutes les 5 secondes</translation>
    </message>
    <message>
        <source>Slow: a record every 3 seconds</source>
        <translation>Lent&#xa0;: une entrée toutes les 3 secondes</translation>
    </message>
    <message>
        <source>A record every 2 seconds</source>
        <translation>Une entrée toutes les 2 secondes</translation>
    </message>
    <message>
        <source>Fast: a record every second</source>
        <translation>Rapide&#xa0;: une entrée par seconde</translation>
    </message>
    <message>
        <source>Very fast: two records a second</source>
        <translation>Très rapide&#xa0;: deux entrées par seconde</translation>
    </message>
    <message>
        <source>Looking back: before the first record of %1</source>
        <translation>Retour en arrière&#xa0;: avant la première entrée sur %1</translation>
    </message>
    <message>
        <source>Looking back: record %1 of %2</source>
        <translation>Retour en arrière&#xa0;: entrée %1 sur %2</translation>
    </message>
    <message>
        <source>‖ Pause</source>
        <translation>‖ Pause</translation>
    </message>
    <message>
        <source>▸ Play</source>
        <translation>▸ Lecture</translation>
    </message>
    <message>
        <source>Before the first record</source>
        <translation>Avant la première entrée</translation>
    </message>
    <message>
        <source>The battle as it was set up</source>
        <translation>La bataille telle qu’au départ</translation>
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
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>Passages of the report</source>
        <translation>Passages du compte rendu</translation>
    </message>
    <message>
        <source>Text of the passage; each line is a paragraph</source>
        <translation>Texte du passage&#xa0;; chaque ligne est un paragraphe</translation>
    </message>
    <message>
        <source>P&amp;ictures…</source>
        <translation>I&amp;mages…</translation>
    </message>
    <message>
        <source>A folder with pictures; each stands where the game was when it was taken (Alt+I)</source>
        <translation>Un dossier d’images&#xa0;; chacune se place là où en était la partie quand elle a été prise (Alt+M)</translation>
    </message>
    <message>
        <source>&amp;Back to the program&apos;s words</source>
        <translation>&amp;Revenir aux mots du programme</translation>
    </message>
    <message>
        <source>Takes your words for this passage out again (Alt+B)</source>
        <translation>Retire vos mots de ce passage (Alt+R)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Shows the pages (Alt+R)</source>
        <translation>Montre les pages (Alt+I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc; what you wrote is kept</source>
        <translation>Échap&#xa0;; ce que vous avez écrit est gardé</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
        <source>In your words. A later correction of the record does not change them.</source>
        <translation>Avec vos mots. Une correction ultérieure du registre n’y change rien.</translation>
    </message>
    <message>
        <source>In the program&apos;s words. Type to put it better.</source>
        <translation>Avec les mots du programme. Tapez pour mieux dire.</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Non gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Some pictures cannot be used</source>
        <translation>Certaines images sont inutilisables</translation>
    </message>
    <message>
        <source>No pictures</source>
        <translation>Pas d’images</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ResolvePanel</name>
    <message>
        <source>Who acts?</source>
        <translation>Qui agit&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n units chosen</source>
        <translation>
            <numerusform>%n unité choisie</numerusform>
            <numerusform>%n unités choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at the enemy they act on: the first does so now, the others wait as cards.</source>
        <translation>Désignez l’ennemi visé : la première agit maintenant, les autres attendent comme cartes.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ResultBox</name>
    <message>
        <source>Apply ⏎</source>
        <translation>Appliquer ⏎</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>la règle</translation>
    </message>
    <message>
        <source>Nothing changes on the roster.</source>
        <translation>Rien ne change dans les effectifs.</translation>
    </message>
    <message>
        <source>Ready to be carried out.</source>
        <translation>Prêt à être exécuté.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RollList</name>
    <message>
        <source>%1: open</source>
        <translation>%1&#xa0;: ouvert</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>✎ Another modifier…</source>
        <translation>✎ Autre modificateur…</translation>
    </message>
    <message>
        <source>Another modifier, by hand</source>
        <translation>Un autre modificateur, à la main</translation>
    </message>
    <message>
        <source>A line of your own…</source>
        <translation>Une ligne à vous…</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterDelegate</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterField</name>
    <message>
        <source>various</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>They do not have the same. Select one of them.</source>
        <translation>Ils n’ont pas la même chose. Choisissez-en un.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterForm</name>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Chose</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Stands under</source>
        <translation>Dépend de</translation>
    </message>
    <message>
        <source>Choose somebody on the left to say more about them.</source>
        <translation>Choisissez quelqu’un à gauche pour en dire plus.</translation>
    </message>
    <message>
        <source>These are of different kinds; choose alike ones to change them together.</source>
        <translation>Ils sont de genres différents&#xa0;; choisissez-en de semblables pour les changer ensemble.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1, to look at: %2</source>
        <translation>%1, à examiner&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterPage</name>
    <message>
        <source>Nothing is on the roster yet. Add a side, take a template, import a CSV file or paste rows from a spreadsheet.</source>
        <translation>Les effectifs sont encore vides. Ajoutez un camp, prenez un modèle, importez un fichier CSV ou collez des lignes d’un tableur.</translation>
    </message>
    <message>
        <source>+ Side</source>
        <translation>+ Camp</translation>
    </message>
    <message>
        <source>New Side</source>
        <translation>Nouveau camp</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>+ Formation</source>
        <translation>+ Formation</translation>
    </message>
    <message>
        <source>New Formation</source>
        <translation>Nouvelle formation</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>+ Officer</source>
        <translation>+ Officier</translation>
    </message>
    <message>
        <source>New Officer</source>
        <translation>Nouvel officier</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>+ Unit</source>
        <translation>+ Unité</translation>
    </message>
    <message>
        <source>New Unit</source>
        <translation>Nouvelle unité</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Same again, next number (Ctrl+D)</source>
        <translation>La même chose, numéro suivant (Ctrl+D)</translation>
    </message>
    <message>
        <source>Strike off</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>With all below it (Delete)</source>
        <translation>Avec tout ce qui est en dessous (Suppr)</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Show templates</source>
        <translation>Montrer les modèles</translation>
    </message>
    <message>
        <source>Whole formations with one click (Ctrl+Shift+T)</source>
        <translation>Des formations entières d’un clic (Ctrl+Maj+T)</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterScreen</name>
    <message>
        <source>Roster</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Parts of the roster</source>
        <translation>Parties des effectifs</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>The battle begins, or goes on (F4)</source>
        <translation>La bataille commence, ou continue (F4)</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Choose a formation or units to keep; a whole side is kept as a battle file.</source>
        <translation>Choisissez une formation ou des unités à garder&#xa0;; un camp entier se garde en fichier de bataille.</translation>
    </message>
    <message>
        <source>Keep in your collection</source>
        <translation>Garder dans votre collection</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Non gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lu</translation>
    </message>
    <message>
        <source>%1: this file %2</source>
        <translation>%1&#xa0;: ce fichier %2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>The clipboard holds no text; copy rows with their heads in the spreadsheet first.</source>
        <translation>Le presse-papiers ne contient pas de texte&#xa0;; copiez d’abord dans le tableur des lignes avec leurs en-têtes.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>Back to before the battle</source>
        <translation>Revenir avant la bataille</translation>
    </message>
    <message>
        <source>Everything that was played is taken off the field; the roster stays. It can be undone.</source>
        <translation>Tout ce qui a été joué est retiré du terrain&#xa0;; les effectifs restent. Cela peut s’annuler.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Not kept: %1 needs %2 (%3); choose both</source>
        <translation>Non gardé&#xa0;: %1 a besoin de %2 (%3)&#xa0;; choisissez les deux</translation>
    </message>
    <message>
        <source>Not kept: %1 needs %2 (%3), which a collection cannot hold</source>
        <translation>Non gardé&#xa0;: %1 a besoin de %2 (%3), qu’une collection ne peut pas contenir</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RosterTree</name>
    <message>
        <source>Roster</source>
        <translation>Effectifs</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RulingSummary</name>
    <message>
        <source>Rulings…</source>
        <translation>Interprétations…</translation>
    </message>
    <message>
        <source>Rulings of this battle</source>
        <translation>Interprétations de cette bataille</translation>
    </message>
    <message>
        <source>Shows how the rulebook is read, and lets you read it otherwise</source>
        <translation>Montre comment le livre de règles est lu, et permet de le lire autrement</translation>
    </message>
    <message>
        <source>All as usual.</source>
        <translation>Toutes comme d’habitude.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::RulingsDialog</name>
    <message>
        <source>Only those &amp;changed</source>
        <translation>Seulement les &amp;changées</translation>
    </message>
    <message>
        <source>&amp;Reset to the pack&apos;s reading</source>
        <translation>&amp;Revenir à la lecture du recueil</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Where the rulebook can be read in more than one way, this is how the battle is played. A change counts from now on and is written into the record.</source>
        <translation>Là où le livre de règles se lit de plusieurs façons, voici comment la bataille se joue. Un changement vaut à partir de maintenant et s’inscrit au registre.</translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation>Chercher une interprétation</translation>
    </message>
    <message>
        <source>Find: a word or a number</source>
        <translation>Chercher&#xa0;: un mot ou un numéro</translation>
    </message>
    <message>
        <source>Only those changed for this battle</source>
        <translation>Seulement celles changées pour cette bataille</translation>
    </message>
    <message>
        <source>Alt+C</source>
        <translation>Alt+C</translation>
    </message>
    <message>
        <source>The rulings</source>
        <translation>Les interprétations</translation>
    </message>
    <message>
        <source>Plays this one as the rule pack does (Alt+R)</source>
        <translation>Joue celle-ci comme le recueil de règles (Alt+R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>All as the rule pack reads them.</source>
        <translation>Toutes comme les lit le recueil de règles.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed for this battle.</source>
        <comment>rulings</comment>
        <translation>
            <numerusform>%n changée pour cette bataille.</numerusform>
            <numerusform>%n changées pour cette bataille.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ruling fits. %1</source>
        <translation>Aucune interprétation ne convient. %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Changes what is said, ticked beforehand or due; never the sums.</source>
        <translation>Change ce qui est dit, coché d’avance ou dû&#xa0;; jamais les calculs.</translation>
    </message>
    <message>
        <source>Changes what the program works out.</source>
        <translation>Change ce que le programme calcule.</translation>
    </message>
    <message>
        <source>Reading &amp;%1, the pack&apos;s</source>
        <translation>Lecture &amp;%1, celle du recueil</translation>
    </message>
    <message>
        <source>Reading &amp;%1</source>
        <translation>Lecture &amp;%1</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>✎ %1 – changed</source>
        <translation>✎ %1 – modifiée</translation>
    </message>
    <message>
        <source>%1, changed for this battle</source>
        <translation>%1, modifiée pour cette bataille</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SaveBar</name>
    <message>
        <source>Take it over</source>
        <translation>Prendre la main</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Enregistrer ici</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
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
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Discard a battle</source>
        <translation>Abandonner une bataille</translation>
    </message>
    <message>
        <source>%1 (%2) was never saved. Discard it for good?</source>
        <translation>%1 (%2) n’a jamais été enregistrée. L’abandonner pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ScenarioPage</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>yyyy-mm-dd</source>
        <translation>aaaa-mm-jj</translation>
    </message>
    <message>
        <source>Year, month and day, such as 1917-10-31; other words may stand here too</source>
        <translation>Année, mois et jour, par exemple 1917-10-31&#xa0;; d’autres mots conviennent aussi</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>The last turn. When it is over the program says so and goes on</source>
        <translation>Le dernier tour. Quand il est fini, le programme le dit et continue</translation>
    </message>
    <message>
        <source>Minutes for a turn</source>
        <translation>Minutes par tour</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>How long a side&apos;s turn is meant to take at the table. When it is over the clock says so, no more</source>
        <translation>Combien de temps le tour d’un camp doit durer à la table. Au-delà, le chrono le dit, sans plus</translation>
    </message>
    <message>
        <source>Rulings otherwise than usual</source>
        <translation>Interprétations inhabituelles</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The situation, what is uncertain, what the umpire decided</source>
        <translation>La situation, ce qui est incertain, ce que l’arbitre a décidé</translation>
    </message>
    <message>
        <source>The sides</source>
        <translation>Les camps</translation>
    </message>
    <message>
        <source>There is no side yet; the roster adds one.</source>
        <translation>Il n’y a pas encore de camp&#xa0;; ajoutez-en un dans les effectifs.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Everybody is there from the start.</source>
        <translation>Tout le monde est là dès le début.</translation>
    </message>
    <message>
        <source>Who comes later?</source>
        <translation>Qui arrive plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>%1: planned turns</source>
        <translation>%1&#xa0;: tours prévus</translation>
    </message>
    <message>
        <source>No turn is planned; they are there from the start.</source>
        <translation>Aucun tour n’est prévu&#xa0;; tous sont là dès le début.</translation>
    </message>
    <message>
        <source>Who comes in which turn?</source>
        <translation>Qui arrive à quel tour&#xa0;?</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Caché aux joueurs</translation>
    </message>
    <message>
        <source>The players see everybody.</source>
        <translation>Les joueurs voient tout le monde.</translation>
    </message>
    <message>
        <source>Who is hidden from the players?</source>
        <translation>Qui est caché aux joueurs&#xa0;?</translation>
    </message>
    <message>
        <source>Written as 1917-10-31 it stands in words on the start page.</source>
        <translation>Écrite 1917-10-31, elle apparaît en toutes lettres sur la page d’accueil.</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>they roll for it</source>
        <translation>au jet de dés</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ScoreButton</name>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Objectives and who holds them</source>
        <translation>Objectifs et qui les tient</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points %1</source>
        <translation>Points %1</translation>
    </message>
    <message>
        <source>Objectives. %1</source>
        <translation>Objectifs. %1</translation>
    </message>
    <message>
        <source>%1
Who holds which objective (Ctrl+Shift+O)</source>
        <translation>%1
Qui tient quel objectif (Ctrl+Maj+O)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 (%2) – %3</source>
        <translation>%1 (%2) – %3</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>Tenu par %1</translation>
    </message>
    <message>
        <source>Held by nobody</source>
        <translation>Tenu par personne</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SeatActions</name>
    <message>
        <source>&amp;Two players at this laptop</source>
        <translation>&amp;Deux joueurs sur cet ordinateur</translation>
    </message>
    <message>
        <source>Each sees his own hand; between them everything is covered</source>
        <translation>Chacun voit sa propre main&#xa0;; entre les deux, tout est masqué</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SeatWindow</name>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>The umpire&apos;s view, with all cards</source>
        <translation>La vue de l’arbitre, avec toutes les cartes</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Phase suivante</translation>
    </message>
    <message>
        <source>&amp;Suggest</source>
        <translation>&amp;Suggérer</translation>
    </message>
    <message>
        <source>&amp;Undo the last</source>
        <translation>&amp;Annuler le dernier coup</translation>
    </message>
    <message>
        <source>&amp;Hand over (H)</source>
        <translation>Passer la &amp;main (H)</translation>
    </message>
    <message>
        <source>What the program would do for this side</source>
        <translation>Ce que le programme ferait pour ce camp</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>The laptop goes to: %1. Everybody else looks away.</source>
        <translation>Passez l’ordinateur à&#xa0;: %1. Les autres détournent le regard.</translation>
    </message>
    <message>
        <source>Show the cards of %1 (Space)</source>
        <translation>Montrer les cartes (%1) (Espace)</translation>
    </message>
    <message>
        <source>Show the cards of %1</source>
        <translation>Montrer les cartes (%1)</translation>
    </message>
    <message>
        <source>Let the program play %1 in this phase</source>
        <translation>Laisser le programme jouer pour %1 durant cette phase</translation>
    </message>
    <message>
        <source>Covers everything, for %1 to sit down</source>
        <translation>Masque tout, pour que la place revienne à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing that helps: go on to the next phase, or hand over.</source>
        <translation>Rien qui aide&#xa0;: passez à la phase suivante, ou passez la main.</translation>
    </message>
    <message>
        <source>The umpire&apos;s view</source>
        <translation>La vue de l’arbitre</translation>
    </message>
    <message>
        <source>It shows the hands of both players. Both should be asked first.</source>
        <translation>Elle montre la main des deux joueurs. Demandez-leur d’abord à tous les deux.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Montrer toutes les cartes</translation>
    </message>
    <message>
        <source>The laptop goes to: %1. That side has still to act in this phase. Everybody else looks away.</source>
        <translation>Passez l’ordinateur à : %1. Ce camp doit encore agir dans cette phase. Les autres détournent le regard.</translation>
    </message>
    <message>
        <source>%1 acted last, and takes that back itself.</source>
        <translation>Dernière action : %1. Elle seule peut la reprendre.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Passer la main</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SideCard</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>%1 sur %2 %3</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SpecialsBoard</name>
    <message>
        <source>Specials</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>The units like no other of both sides: how they stand, and what they may try this turn.</source>
        <translation>Les unités à part des deux camps&#xa0;: leur état, et ce qu’elles peuvent tenter ce tour.</translation>
    </message>
    <message>
        <source>No such unit on this side.</source>
        <translation>Aucune unité de ce genre dans ce camp.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
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
        <translation>Le terrain est vide. Mettez une bataille en place, ouvrez-en une, ou prenez un exemple.</translation>
    </message>
    <message>
        <source>The program broke down</source>
        <translation>Le programme est tombé en panne</translation>
    </message>
    <message>
        <source>Never saved: the program was stopped</source>
        <translation>Jamais enregistrée&#xa0;: le programme a été arrêté</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouvertes récemment</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Lays out a battle (Ctrl+N)</source>
        <translation>Met une bataille en place (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Opens a battle file (Ctrl+O)</source>
        <translation>Ouvre un fichier de bataille (Ctrl+O)</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Faire la visite</translation>
    </message>
    <message>
        <source>Shows what is where, in a minute</source>
        <translation>Montre ce qui est où, en une minute</translation>
    </message>
    <message>
        <source>New here? The tour takes a minute.</source>
        <translation>Première fois&#xa0;? La visite prend une minute.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Examples: %1</source>
        <translation>Exemples&#xa0;: %1</translation>
    </message>
    <message>
        <source>About this problem…</source>
        <translation>À propos de ce problème…</translation>
    </message>
    <message>
        <source>About this problem: %1</source>
        <translation>À propos de ce problème&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put away…</source>
        <translation>Ranger…</translation>
    </message>
    <message>
        <source>Put the report away: %1</source>
        <translation>Ranger le rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Continuer avec %1</translation>
    </message>
    <message>
        <source>Your folders…</source>
        <translation>Vos dossiers…</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Abandonner %1</translation>
    </message>
    <message>
        <source>%1; and more</source>
        <translation>%1 ; et d’autres points</translation>
    </message>
    <message>
        <source>Your own battles to begin from</source>
        <translation>Vos propres batailles de départ</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>Déplié</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Plié</translation>
    </message>
</context>
<context>
    <name>umpire::gui::StateSheetAutosave</name>
    <message>
        <source>The state sheet was not written. %1</source>
        <translation>La feuille d’état n’a pas été écrite. %1</translation>
    </message>
</context>
<context>
    <name>umpire::gui::StoredBattle</name>
    <message>
        <source>The secret of the dice could not be kept, so nobody can check them later: %1</source>
        <translation>Le secret des dés n’a pas pu être gardé, personne ne pourra donc les vérifier plus tard&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is open in another window by now, or gone</source>
        <translation>elle est ouverte dans une autre fenêtre, ou n’est plus là</translation>
    </message>
    <message>
        <source>nothing of it can be saved</source>
        <translation>rien ne peut en être sauvé</translation>
    </message>
    <message>
        <source>This battle is open read only: its dice are revealed where it is played.</source>
        <translation>Cette bataille est ouverte en lecture seule&#xa0;: ses dés se révèlent là où elle se joue.</translation>
    </message>
    <message>
        <source>The program has thrown no sealed die in this battle.</source>
        <translation>Le programme n’a lancé aucun dé scellé dans cette bataille.</translation>
    </message>
    <message>
        <source>Some dice came from a secret that is not on this computer: reveal them where it was played.</source>
        <translation>Certains dés viennent d’un secret qui n’est pas sur cet ordinateur&#xa0;: révélez-les là où la bataille a été jouée.</translation>
    </message>
    <message>
        <source>The secret of the dice stands in the battle&apos;s file now. Dice thrown from here on come from a new one.</source>
        <translation>Le secret des dés est maintenant dans le fichier de la bataille. Les dés lancés dès à présent viennent d’un nouveau secret.</translation>
    </message>
    <message>
        <source>The dice were revealed before.</source>
        <translation>Les dés ont déjà été révélés.</translation>
    </message>
    <message>
        <source>this battle is open read only</source>
        <translation>cette bataille est ouverte en lecture seule</translation>
    </message>
</context>
<context>
    <name>umpire::gui::SubjectCard</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Rectifier</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Why, for the record</source>
        <translation>Pourquoi, pour le registre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sets what was changed and writes it into the record (Enter)</source>
        <translation>Fixe ce qui a été changé et l’inscrit au registre (Entrée)</translation>
    </message>
    <message>
        <source>Everything the record says about it</source>
        <translation>Tout ce que le registre en dit</translation>
    </message>
    <message>
        <source>Closes the sheet (Esc)</source>
        <translation>Ferme la fiche (Échap)</translation>
    </message>
    <message>
        <source>various</source>
        <translation>divers</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TableDocks</name>
    <message>
        <source>%1 in a window of its own</source>
        <translation>%1 dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Panels at the foot</source>
        <translation>Panneaux du bas</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TableScreen</name>
    <message>
        <source>&amp;Cards</source>
        <translation>C&amp;artes</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>Cart&amp;e</translation>
    </message>
    <message>
        <source>Everything that was done, newest first.</source>
        <translation>Tout ce qui a été fait, le plus récent en haut.</translation>
    </message>
    <message>
        <source>Tests that are owed. Resolve them, or waive them with a reason.</source>
        <translation>Les tests dus. Résolvez-les, ou dispensez-en avec une raison.</translation>
    </message>
    <message>
        <source>This is the turn&apos;s first phase; undo leads back into the turn before</source>
        <translation>C’est la première phase du tour&#xa0;; Annuler ramène au tour précédent</translation>
    </message>
    <message>
        <source>back to the phase before</source>
        <translation>retour à la phase précédente</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>Turn, side and phase; what is due; what undo would take back.</source>
        <translation>Tour, camp et phase&#xa0;; ce qui est dû&#xa0;; ce qu’Annuler reprendrait.</translation>
    </message>
    <message>
        <source>What is being resolved: the lines the program derives (click one to put your own value in its place), the questions only you can answer, the exact odds, the dice, and how it comes out.</source>
        <translation>Ce qui est en cours&#xa0;: les lignes que le programme déduit (cliquez-en une pour y mettre votre valeur), les questions auxquelles vous seul pouvez répondre, les chances exactes, les dés, et le résultat.</translation>
    </message>
    <message>
        <source>What players called out meanwhile: a click takes a card up.</source>
        <translation>Ce que les joueurs ont annoncé entre-temps&#xa0;: un clic reprend une carte.</translation>
    </message>
    <message numerus="yes">
        <source>Due (%n)</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Dû (%n)</numerusform>
            <numerusform>Dû (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 came right after a number and was not taken for a die. Type the die again.</source>
        <translation>Le %1 est venu juste après un numéro et n’a pas été pris pour un dé. Retapez le dé.</translation>
    </message>
    <message>
        <source>Dice were typed already. Esc takes them back; then R rolls.</source>
        <translation>Des dés sont déjà saisis. Échap les reprend&#xa0;; ensuite R lance.</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>cachée aux joueurs</translation>
    </message>
    <message>
        <source>the players see it now</source>
        <translation>les joueurs la voient maintenant</translation>
    </message>
    <message>
        <source>Here the player&apos;s dice were typed, and this came of it: the outcome, the sum, and what to do on the table. It is on the record now; the tour takes it back when it ends.</source>
        <translation>Ici, les dés du joueur ont été saisis, et voici ce qui en est sorti&#xa0;: le résultat, le total, et ce qu’il faut faire sur la table. C’est au registre&#xa0;; la visite le reprend à la fin.</translation>
    </message>
    <message>
        <source>Here dice were typed, and this would come of it: the outcome, the sum, and what to do on the table. In your own battle the tour puts nothing on the record.</source>
        <translation>Ici, des dés ont été saisis, et voici ce qui en sortirait&#xa0;: le résultat, le total, et ce qu’il faudrait faire sur la table. Dans votre bataille, la visite n’inscrit rien au registre.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Whose turn it is and its phases. Next ends a phase; what is due and what undo would take back stand at the right.</source>
        <translation>À qui est le tour, et ses phases. Suite termine une phase&#xa0;; ce qui est dû et ce qu’Annuler reprendrait sont à droite.</translation>
    </message>
    <message>
        <source>The field</source>
        <translation>Le terrain</translation>
    </message>
    <message>
        <source>What is being resolved</source>
        <translation>Ce qui est en cours</translation>
    </message>
    <message>
        <source>The program derives what it can and gives its reasons. Tick what only you can see; the odds follow. Then type the die the player threw.</source>
        <translation>Le programme déduit ce qu’il peut et donne ses raisons. Cochez ce que vous seul pouvez voir&#xa0;; les chances suivent. Puis tapez le dé lancé par le joueur.</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Le registre</translation>
    </message>
    <message>
        <source>Everything that happened, newest first. Any line can be explained, noted, corrected, or gone back to. Beside it stand what is due and the %1.</source>
        <translation>Tout ce qui s’est passé, le plus récent en haut. Chaque ligne peut être expliquée, annotée, corrigée, et l’on peut y revenir. À côté se trouvent ce qui est dû et le panneau «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>Ctrl+K finds every unit, test and menu entry by a few letters. A right click on a unit shows all it can do. Nothing is lost: undo is always there.</source>
        <translation>Ctrl+K trouve chaque unité, test et menu par quelques lettres. Un clic droit sur une unité montre tout ce qu’elle peut faire. Rien n’est perdu&#xa0;: Annuler est toujours là.</translation>
    </message>
    <message>
        <source>The %1 shows no %2. Type the die again.</source>
        <translation>Le %1 ne montre pas de %2. Saisissez le dé de nouveau.</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>&amp;Lists beside the map</source>
        <translation>&amp;Listes à côté de la carte</translation>
    </message>
    <message>
        <source>%1 Both are framed now.</source>
        <comment>whom to click on</comment>
        <translation>%1 Les deux sont encadrées maintenant.</translation>
    </message>
    <message>
        <source>The field. %1 Arrow keys move from tile to tile, Enter or Space chooses, a typed number goes straight to a unit.</source>
        <comment>whom to click on</comment>
        <translation>Le terrain. %1 Les flèches vont de vignette en vignette, Entrée ou Espace choisit, un numéro tapé mène droit à une unité.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TablesDialog</name>
    <message>
        <source>&amp;Keep for later battles</source>
        <translation>&amp;Garder pour les batailles à venir</translation>
    </message>
    <message>
        <source>Tables of the rules</source>
        <translation>Tables des règles</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Cellules de la table</translation>
    </message>
    <message>
        <source>Go to a row</source>
        <translation>Aller à une ligne</translation>
    </message>
    <message>
        <source>What is filled in here stands in every battle that is begun later</source>
        <translation>Ce qui est rempli ici vaut dans toute bataille commencée plus tard</translation>
    </message>
    <message>
        <source>Heads of the rows:</source>
        <translation>En-têtes des lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Heads of the columns:</source>
        <translation>En-têtes des colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>All that stays blank:</source>
        <translation>Tout ce qui reste vide&#xa0;:</translation>
    </message>
    <message>
        <source>%1: no heads yet</source>
        <translation>%1&#xa0;: pas encore d’en-têtes</translation>
    </message>
    <message>
        <source>%1: filled in</source>
        <translation>%1&#xa0;: remplie</translation>
    </message>
    <message>
        <source>%1: %2 of %3 blank</source>
        <translation>%1&#xa0;: %2 vides sur %3</translation>
    </message>
    <message>
        <source>There is no folder of your own to keep them in: HOME is not set.</source>
        <translation>Vous n’avez pas de dossier où les garder&#xa0;: HOME n’est pas défini.</translation>
    </message>
    <message>
        <source>Kept in %1: battles that are begun from now on have them.</source>
        <translation>Gardées dans %1&#xa0;: les batailles commencées à partir de maintenant les ont.</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TemplatePanel</name>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Formations you keep are here for every battle.</source>
        <translation>Les formations que vous gardez sont ici pour toute bataille.</translation>
    </message>
    <message>
        <source>Take %1 out of the collection</source>
        <translation>Retirer %1 de la collection</translation>
    </message>
    <message>
        <source>Keep what is chosen…</source>
        <translation>Garder ce qui est choisi…</translation>
    </message>
    <message>
        <source>Keep what is chosen</source>
        <translation>Garder ce qui est choisi</translation>
    </message>
    <message>
        <source>Puts the formation into your own collection</source>
        <translation>Met la formation dans votre collection</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TextEditor</name>
    <message>
        <source>says nothing</source>
        <translation>ne dit rien</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ThingStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
        <translation>Visite de l’écran</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ends the tour (Esc)</source>
        <translation>Termine la visite (Échap)</translation>
    </message>
    <message>
        <source>◂ Back</source>
        <translation>◂ Retour</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Flèche gauche</translation>
    </message>
    <message>
        <source>Right arrow or Enter</source>
        <translation>Flèche droite ou Entrée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Suite ▸</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>Essai&#xa0;: %1</translation>
    </message>
    <message>
        <source>A trial: nothing of it is kept</source>
        <translation>Un essai&#xa0;: rien n’en est gardé</translation>
    </message>
    <message>
        <source>&amp;End the trial</source>
        <translation>&amp;Terminer l’essai</translation>
    </message>
    <message>
        <source>The battle stands as it stood</source>
        <translation>La bataille est restée comme elle était</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TurnBar</name>
    <message>
        <source>⟲ Undo</source>
        <translation>⟲ Annuler</translation>
    </message>
    <message>
        <source>The scenario lists no objectives yet. F6 opens it.</source>
        <translation>Le scénario n’a pas encore d’objectifs. F6 l’ouvre.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the field</source>
        <translation>Filtrer le terrain</translation>
    </message>
    <message>
        <source>Show only some of the units (F)</source>
        <translation>Ne montrer qu’une partie des unités (F)</translation>
    </message>
    <message>
        <source>Back to the phase before</source>
        <translation>Retour à la phase précédente</translation>
    </message>
    <message>
        <source>Back to the phase before (Ctrl+Backspace)</source>
        <translation>Retour à la phase précédente (Ctrl+Retour arr.)</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Ends this phase (Ctrl+Return)</source>
        <translation>Termine cette phase (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>%1 · note</source>
        <translation>%1 · note</translation>
    </message>
    <message>
        <source>The whole list, to resolve or waive</source>
        <translation>Toute la liste, pour résoudre ou dispenser</translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>Rien de dû</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <comment>tests</comment>
        <translation>
            <numerusform>%n dû</numerusform>
            <numerusform>%n dus</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Suite ▸</translation>
    </message>
    <message>
        <source>Next phase ▸</source>
        <translation>Phase suivante ▸</translation>
    </message>
    <message numerus="yes">
        <source>Due %n</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Dû %n</numerusform>
            <numerusform>Dus %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due  %n ▾</source>
        <comment>tests</comment>
        <translation>
            <numerusform>Dû  %n ▾</numerusform>
            <numerusform>Dus  %n ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation>%1. Pas maintenant&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>umpire::gui::TypedRow</name>
    <message>
        <source>Goes there: +</source>
        <translation>Accès&#xa0;: +</translation>
    </message>
</context>
<context>
    <name>umpire::gui::UnitPicker</name>
    <message>
        <source>Find: part of a name</source>
        <translation>Chercher&#xa0;: partie d’un nom</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Chercher une unité</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>They arrive in turn</source>
        <translation>Elles arrivent au tour</translation>
    </message>
</context>
<context>
    <name>umpire::gui::ValueRow</name>
    <message>
        <source>Back to the base</source>
        <translation>Revenir à la base</translation>
    </message>
    <message>
        <source>%1: back to what the base says</source>
        <translation>%1&#xa0;: revenir à ce que dit la base</translation>
    </message>
    <message>
        <source>Takes back what these house rules say of it</source>
        <translation>Annule ce que ces règles maison en disent</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>As the base says it</source>
        <translation>Comme dans la base</translation>
    </message>
    <message>
        <source>Changed here. The base says: %1</source>
        <translation>Modifié ici. La base dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Said here only. The base says nothing of it</source>
        <translation>Dit seulement ici. La base n’en dit rien</translation>
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
        <translation>&#xa0;; vouliez-vous dire {word}&#xa0;?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} et {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} ou {last}</translation>
    </message>
    <message>
        <source>: </source>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>small letters</source>
        <translation>small letters</translation>
    </message>
    <message>
        <source>{n} {what}</source>
        <translation>{what}&#xa0;: {n}</translation>
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
        <translation>Nouvelles valeurs</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Tenu par</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Ce qui est dû</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Interprétation</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>{table}: rows</source>
        <translation>{table}&#xa0;: lignes</translation>
    </message>
    <message>
        <source>{table}: columns</source>
        <translation>{table}&#xa0;: colonnes</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <translation>{table}&#xa0;: {row}, {column}</translation>
    </message>
    <message>
        <source>{table}: {row}</source>
        <translation>{table}&#xa0;: {row}</translation>
    </message>
    <message>
        <source>{check} of {subject}</source>
        <translation>{check} ({subject})</translation>
    </message>
</context>
</TS>
