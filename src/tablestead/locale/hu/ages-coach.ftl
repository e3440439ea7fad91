## The coach: what is easily overlooked, and rules that matter now

ages-coach-last-turn = Ez az utolsó fordulód: csak az számít, amit most befejezel és megveszel. A félkész alkotás semmit sem ér.
ages-coach-end-developments = { $when ->
    [now] { $rival } már { $n } fejlesztésnél tart: még egy, és vége a játszmának. Ez lehet az utolsó fordulód.
   *[next] { $rival } már { $n } fejlesztésnél tart: még egy, és vége a játszmának. A következő kör lehet az utolsó.
}
ages-coach-end-monuments = Már csak egy alkotás hiányzik ({ $monument }): amelyik körben valaki befejezi, az lesz az utolsó.
ages-coach-hungry = Ezekkel a kockákkal { $n } város éhezik: −{ $n } pont.
ages-coach-feed = Ha ezek a kockák nem adnak ételt, { $n } város éhezik: −{ $n } pont.
ages-coach-drought = { $side ->
    [self] Két koponya: aszály. 2 pontot vesztesz; az Öntözés elhárítaná.
   *[nobody] Két koponya: aszály. Az Öntözésed elhárítja.
}
ages-coach-pestilence = { $side ->
    [self] Három koponya: dögvész. Egyedül játszva te vesztesz 3 pontot; az Orvosság elhárítaná.
    [others] Három koponya: dögvész. Minden ellenfél 3 pontot veszít, akinek nincs Orvossága.
   *[nobody] Három koponya: dögvész. Az Orvosság elhárítja.
}
ages-coach-invasion = { $side ->
    [self] Négy koponya: invázió. 4 pontot vesztesz; a kész Nagy Fal elhárítaná.
    [others] Négy koponya: invázió. A Kovácsmesterséggel az ellenfelek vesztenek 4 pontot, akiknek nincs Nagy Faluk.
   *[nobody] Négy koponya: invázió. Most nem árt.
}
ages-coach-revolt = { $side ->
    [self] Öt koponya: felkelés. Minden árud elvész; a Vallással az ellenfelekéi vesznének el.
    [others] Öt koponya: felkelés. A Vallásod miatt azok az ellenfelek vesztik el minden árujukat, akiknek nincs.
   *[nobody] Öt koponya: felkelés. A Vallás elhárítja.
}
ages-coach-lead = A Vezetéssel koponyát is újradobhatsz: ez talán még elhárítja { $disaster-article } { $disaster-accusative }.
ages-coach-next-skull = Vigyázz az újabb dobással: { $n } koponya már { $disaster }, és az téged sújtana.
ages-coach-coins-short = { $n } pénz még semmire sem elég: a legolcsóbb fejlesztés ára { $cost }, a pénz pedig nem marad meg.
ages-coach-race = { $rival } már csak { $n } rubrikára van ettől: { $monument }. Az elsőnek { $points } pont jár, később csak { $later }.
ages-coach-food-next = A következő fordulóban { $n } város kér enni, és { $food } étel van készleten. A többit a kockák adják.
ages-coach-workers = { $n } munkásnak még nincs dolga. Akit nem osztasz be, az elvész.
ages-coach-goods = A hat feletti { $n } áru a forduló végén elvész, ha előbb el nem költöd.
ages-coach-coins = { $n } pénz a forduló végén elvész: vagy most veszel érte fejlesztést, akár áruval együtt, vagy semmit.
