# A véget ért játszma elemzése: akkor töltődik be, amikor valaki megnyitja.

analysis = Elemzés
analysis-overview = Áttekintés
analysis-turns = Fordulók
analysis-board = Tábla

analysis-ask = Jól játszottál? Szerencséd volt?
analysis-ask-about = Minden döntést összevetünk a talált legjobb lépésekkel, és a szerencsét elválasztjuk a játéktól. A háttérben fut: közben végignézheted a játszmát.
analysis-start = Elemzés indítása
analysis-go-on = Folytatás
analysis-deeper = Mélyebben
analysis-stop = Leállítás
analysis-depth = Milyen alaposan
analysis-depth-quick = Gyors
analysis-depth-normal = Alapos
analysis-depth-deep = Mély
analysis-progress = { $all } fordulóból { $done }, a végétől
analysis-about = kb. { $time }
analysis-seconds = { $n } mp
analysis-minutes = { $n } perc
analysis-not-yet = még nincs elemezve
analysis-stopped = Leállítva: a { $from }.–{ $all }. forduló kész

analysis-verdict-own =
    { $played ->
        [strongly] Jól játszottál.
        [evenly] Játszhattál volna jobban.
       *[weakly] Sokat hagytál a táblán.
    } { $luck ->
        [with] A szerencse segített.
        [against] A szerencse ellened volt.
       *[neither] A szerencsén kevés múlt.
    }
analysis-verdict-of =
    { $played ->
        [strongly] { $name } jól játszott.
        [evenly] { $name } játszhatott volna jobban.
       *[weakly] { $name } sokat hagyott a táblán.
    } { $luck ->
        [with] A szerencse segített.
        [against] A szerencse ellene volt.
       *[neither] A szerencsén kevés múlt.
    }
analysis-so-far-own =
    { $played ->
        [strongly] Eddig jól játszottál.
        [evenly] Eddig játszhattál volna jobban.
       *[weakly] Eddig sokat hagytál a táblán.
    }
analysis-so-far-of =
    { $played ->
        [strongly] Eddig { $name } jól játszott.
        [evenly] Eddig { $name } játszhatott volna jobban.
       *[weakly] Eddig { $name } sokat hagyott a táblán.
    }
analysis-how = Jól játszott?
analysis-per-decision = veszteség / döntés
analysis-luck = Szerencse, pont
analysis-where = Hol dőlt el?
analysis-turned = { $round }: { $before } → { $after }
analysis-turned-by = döntések { $own }, szerencse { $luck }
analysis-fair = Szerencse nélkül
analysis-fair-own = Szerencse nélkül te nyertél volna
analysis-fair-waits = Szerencse nélkül: az összes forduló után
analysis-points = { $text } pont
analysis-phase = { $first }–{ $last }. kör

analysis-curve = Nyerési esély
analysis-curve-points = Várható pont
analysis-curve-of = Mit mutasson
analysis-chance = Esély
analysis-score = Pont
analysis-alike = mind egyforma
analysis-mark-slip = pontatlanság
analysis-mark-mistake = hiba
analysis-mark-blunder = súlyos hiba
analysis-lucky = szerencse
analysis-unlucky = pech
analysis-luck-row = Szerencse, pont
analysis-curve-text = { $name } nyerési esélye: az elején { $from }, a végén { $to }, { $marks } megjelölt döntés. Az alatta álló táblázatban minden forduló benne van.
analysis-curve-turn = Forduló
analysis-curve-loss = Elvesztett pont
analysis-curve-luck = Szerencse

analysis-which = Mely fordulók
analysis-all = Mind a { $n }
analysis-mistakes = Hibák: { $n }
analysis-no-mistakes = Nincs megjelölt hiba.
analysis-loss = { $points } pont
analysis-loss-win = { $points } pont, { $win }

analysis-head = { $round }, { $name }
analysis-better = jobb
analysis-played = játszott
analysis-other = egyéb
analysis-exact = pontos
analysis-estimated = becsült
analysis-outlook = nyerési esély, és végső előny pontban
analysis-outlook-alone = pont a végén
analysis-equal = Nagyjából egyenlő: a különbség véletlen is lehet.
analysis-best = Ez volt a legjobb, amit találtunk.
analysis-no-choice = Itt nem volt mit eldönteni.
analysis-unknown = Még nincs elemezve.
analysis-judged-by = Mi szerint
analysis-could-know = amit { $name } tudhatott
analysis-open = minden paraván nyitva
analysis-screens = Nyitott paravánokkal { $points } ponttal többet ért volna: ez szerencse volt, nem ítélet.
analysis-screens-worse = Nyitott paravánokkal { $points } ponttal kevesebbet ért volna: ez szerencse volt, nem ítélet.

analysis-try = Próbáld újra
analysis-try-ask = Újra te jössz: mit lépsz?
analysis-try-hidden = A megoldás rejtve marad, amíg nem választasz. A játszmában ezt lépted: { $line }
analysis-try-tell = Megoldás
analysis-try-back = Visszavonás
analysis-try-again = Még egyszer
analysis-try-leave = Vissza az elemzéshez
analysis-try-best = Igen, ez a legjobb, amit találtunk.
analysis-try-good = Jó: nagyjából olyan jó, mint a legjobb.
analysis-try-same = Ezt lépted a játszmában is.
analysis-try-worse = Van ennél jobb.
analysis-try-unknown = Ezt a lépést az elemzés nem vetette össze.
analysis-try-instead = { $then } helyett { $now } nyerési esély.
analysis-try-next = Következő hiba, { $n } / { $all }
analysis-try-series = Hibáid
analysis-play-on = Folytatás innen

analysis-larger = Nagyobb tábla
analysis-smaller = Kisebb tábla
analysis-turn-of = { $n }. forduló / { $all }
analysis-only = Megállás csak hibánál
analysis-method = { "" }
    .exact = Pontos
    .exact-about = kockaesélyek, meglévő pontok.
    .estimated = Becsült
    .estimated-about = esélyek és várható pontok, { $n } végigjátszott játszma, ± 95 %.
analysis-share = Megosztás
analysis-shared = A link a vágólapon van.
analysis-save = Mentés fájlba
