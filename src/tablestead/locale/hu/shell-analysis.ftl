# A véget ért játszma elemzése: akkor töltődik be, amikor valaki megnyitja.

shell-analysis-overview = Áttekintés
shell-analysis-turns = Fordulók
shell-analysis-board = Tábla

shell-analysis-ask = Jól játszottál? Szerencséd volt?
shell-analysis-ask-about = Minden döntést összevetünk a talált legjobb lépésekkel, és a szerencsét elválasztjuk a játéktól. A háttérben fut: közben végignézheted a játszmát.
shell-analysis-start = Elemzés indítása
shell-analysis-go-on = Folytatás
shell-analysis-deeper = Mélyebben
shell-analysis-stop = Leállítás
shell-analysis-depth = Milyen alaposan
shell-analysis-depth-quick = Gyors
shell-analysis-depth-normal = Alapos
shell-analysis-depth-deep = Mély
shell-analysis-progress = { $all } fordulóból { $done }, a végétől
shell-analysis-about = kb. { $time }
shell-analysis-seconds = { $n } mp
shell-analysis-minutes = { $n } perc
shell-analysis-not-yet = még nincs elemezve
shell-analysis-stopped = Leállítva: a { $from }.–{ $all }. forduló kész

shell-analysis-verdict-own =
    { $played ->
        [strongly] Jól játszottál.
        [evenly] Játszhattál volna jobban.
        [unsure] Túl kevés nyílt döntés volt ahhoz, hogy a játékod megítélhető legyen.
       *[weakly] Sok esélyt elszalasztottál.
    } { $luck ->
        [with] A szerencse segített.
        [against] A szerencse ellened volt.
       *[neither] A szerencsén kevés múlt.
    }
shell-analysis-verdict-of =
    { $played ->
        [strongly] { $name } jól játszott.
        [evenly] { $name } játszhatott volna jobban.
        [unsure] Túl kevés nyílt döntés volt ahhoz, hogy { $name } játéka megítélhető legyen.
       *[weakly] { $name } sok esélyt elszalasztott.
    } { $luck ->
        [with] A szerencse segített.
        [against] A szerencse ellene volt.
       *[neither] A szerencsén kevés múlt.
    }
shell-analysis-so-far-own =
    { $played ->
        [strongly] Eddig jól játszottál.
        [evenly] Eddig játszhattál volna jobban.
        [unsure] Eddig túl kevés a döntés a játékod megítéléséhez.
       *[weakly] Eddig sok esélyt elszalasztottál.
    }
shell-analysis-so-far-of =
    { $played ->
        [strongly] Eddig { $name } jól játszott.
        [evenly] Eddig { $name } játszhatott volna jobban.
        [unsure] Eddig túl kevés a döntés { $name } játékának megítéléséhez.
       *[weakly] Eddig { $name } sok esélyt elszalasztott.
    }
shell-analysis-how = Jól játszott?
shell-analysis-per-decision = elvesztett pont / döntés
shell-analysis-luck = Szerencse, pont
shell-analysis-luck-of = mindenki dobásai és húzásai
shell-analysis-choose = { $name } játéka
shell-analysis-where = Hol dőlt el?
shell-analysis-turned = { $round }: { $before } → { $after }
shell-analysis-turned-by = döntések { $own }, szerencse { $luck }
shell-analysis-fair = Szerencse nélkül
shell-analysis-fair-own = Szerencse nélkül te nyertél volna
shell-analysis-fair-waits = Szerencse nélkül: az összes forduló után

shell-analysis-curve = Nyerési esély
shell-analysis-curve-points = Várható pont
shell-analysis-curve-of = Mit mutasson
shell-analysis-chance = Esély
shell-analysis-score = Pont
shell-analysis-alike = mind egyforma
shell-analysis-mark-slip = pontatlanság
shell-analysis-mark-mistake = hiba
shell-analysis-mark-blunder = súlyos hiba
shell-analysis-lucky = szerencse
shell-analysis-unlucky = pech
shell-analysis-luck-whose = annak, aki lép
shell-analysis-curve-text = { $name } nyerési esélye: az elején { $from }, a végén { $to }, { $marks } megjelölt döntés. Az alatta álló táblázatban minden forduló benne van.
shell-analysis-curve-turn = Forduló
shell-analysis-curve-loss = Elvesztett pont
shell-analysis-curve-luck = Szerencse

shell-analysis-which = Mely fordulók
shell-analysis-all = Mind a { $n }
shell-analysis-mistakes = Hibák: { $n }
shell-analysis-mistakes-own = Hibáid: { $n }
shell-analysis-loss = { $points } pont
shell-analysis-loss-win = { $points } pont, { $win }

shell-analysis-head = { $round }, { $name }
shell-analysis-better = jobb
shell-analysis-played = játszott
shell-analysis-tried = most
shell-analysis-other = egyéb
shell-analysis-exact = pontos
shell-analysis-estimated = becsült
shell-analysis-outlook = nyerési esély, és végső előny pontban
shell-analysis-outlook-alone = pont a végén
shell-analysis-equal = Nagyjából egyenlő: a különbség véletlen is lehet.
shell-analysis-best = Ez volt a legjobb, amit találtunk.
shell-analysis-unknown = Még nincs elemezve.
shell-analysis-judged-by = Mi szerint
shell-analysis-could-know = amit { $name } tudhatott
shell-analysis-open = minden paraván nyitva
shell-analysis-screens = Nyitott paravánokkal { $points } ponttal többet ért volna: ez szerencse volt, nem ítélet.
shell-analysis-screens-worse = Nyitott paravánokkal { $points } ponttal kevesebbet ért volna: ez szerencse volt, nem ítélet.

shell-analysis-try = Próbáld újra
shell-analysis-try-ask = Újra te jössz: mit lépsz?
shell-analysis-try-hidden = A megoldás rejtve marad, amíg nem választasz. A játszmában ezt lépted: { $line }
shell-analysis-try-tell = Megoldás
shell-analysis-try-again = Még egyszer
shell-analysis-try-leave = Vissza az elemzéshez
shell-analysis-try-best = Igen, ez a legjobb, amit találtunk.
shell-analysis-try-good = Jó: nagyjából olyan jó, mint a legjobb.
shell-analysis-try-same = Ezt lépted a játszmában is.
shell-analysis-try-worse = Van ennél jobb.
shell-analysis-try-closer = Jobb, mint a játszmában, de van ennél is jobb.
shell-analysis-try-waits = Ezt a lépést az elemzés még nem vetette össze: most értékeli…
shell-analysis-try-unknown = Ezt a lépést az elemzés nem vetette össze, és most nem tudja értékelni. Vesd össze az alábbi lépésekkel.
shell-analysis-try-instead = { $then } helyett { $now } nyerési esély.
shell-analysis-try-compared = Nyerési esély: { $now }; a játszmában { $then }, a legjobb lépéssel { $best }.
shell-analysis-try-next = Következő hiba, { $n } / { $all }
shell-analysis-try-series = Hibáid
shell-analysis-play-on = Folytatás innen

shell-analysis-larger = Nagyobb tábla
shell-analysis-smaller = Kisebb tábla
shell-analysis-turn-of = { $n }. forduló / { $all }
shell-analysis-only = Megállás csak hibánál
shell-analysis-only-own = Megállás csak a hibáidnál
shell-analysis-method-exact = Pontos: kockaesélyek, meglévő pontok.
shell-analysis-method-estimated = Becsült: esélyek és várható pontok, { $n } végigjátszott játszma, ± 95 %.
shell-analysis-share = Megosztás
shell-analysis-shared = A link a vágólapon van.
shell-analysis-save = Mentés fájlba
