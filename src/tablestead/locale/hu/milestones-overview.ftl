### How to play Milestones, on one page.

## The overview

milestones-overview-goal = Szerezd a legtöbb pontot utak, házak és piacok építésével egy közös földön.
milestones-overview-moves = Kétszer lépsz a figuráddal, az óramutató járása szerint, akármilyen messzire, de a váron sosem haladsz át.
milestones-overview-worker = Munkáson: 1 erőforrás jár érte, és 1 minden ugyanolyanért, akin áthaladtál.
milestones-overview-trade = A kereskedőházban 2 pénzért két munkást hozó lapkát vehetsz fel, vásárolhatsz és eladhatsz.
milestones-overview-works = Az építési bizottságnál két erőforrásból út, ház vagy piac lesz.
milestones-overview-mill = A malomnál 2 búzából liszteszsák lesz egy piacra: a két legnagyobb szomszédos szám a pontod, és kapsz 1 pénzt.
milestones-overview-castle = A váron legfeljebb 3 erőforrást tarthatsz meg, és le kell takarnod egy munkásodat.
milestones-overview-end = Valaki eléri a 67, 59, illetve 51 pontot (2, 3, illetve 4 játékossal), vagy elveszi az utolsó munkáslapkát. Befejezi a fordulóját, és a többiek még egyszer jönnek.
milestones-overview-street = Út és piac: a szám, amelyet a mérföldkő vagy a piac letakar.
milestones-overview-house = Ház: a három csúcsán lévő szabad számok összege.
milestones-overview-bonus = Bónuszlapka: ilyen fajta, bónusz nélküli munkásod kell hozzá. Azonnal 1 pont, és 1 pont, valahányszor ő termel.
milestones-overview-majorities = A végén: munkástípusonként 5 pont a legtöbb munkásért.
milestones-overview-nobody = Ami a táblán áll, az senkié: építs tovább onnan, ahol más abbahagyta.
milestones-overview-passed = Csak attól a típustól gyűjtesz, amelyiken megállsz; a tőle balra lévő társai is adnak.
milestones-overview-rising = Ha a munkásaid számai balról jobbra sehol sem csökkennek, a kereskedőház minden látogatáskor 1 pénzt ad.
milestones-overview-spend = A vár előtt költekezz: a 3 feletti rész elvész, a pénz is.
milestones-overview-early = Építsd meg a házat, mielőtt mérföldkő takarja le a csúcsain a nagy számokat.

## The legend

milestones-overview-goods = Erőforrások
milestones-overview-workers = Munkások, számmal és betűvel
milestones-overview-spaces = A játékostáblád
milestones-overview-board = A játéktábla
milestones-overview-sign-stone = Kő: úthoz és házhoz
milestones-overview-sign-wood = Fa: házhoz és piachoz
milestones-overview-sign-sand = Homok: úthoz és piachoz
milestones-overview-sign-grain = Búza: a malomba
milestones-overview-sign-coin = Pénz: a kereskedőházba
milestones-overview-sign-quarryman = Kőfejtő: kő
milestones-overview-sign-lumberjack = Favágó: fa
milestones-overview-sign-sand-worker = Homokszitáló: homok
milestones-overview-sign-grain-grower = Arató: búza
milestones-overview-sign-coiner = Pénzverő: pénz
milestones-overview-sign-bonus = Bónuszlapkával: még 1 pont
milestones-overview-sign-castle = Vár: 3 erőforrás marad, egy munkás lekerül
milestones-overview-sign-trading-house = Kereskedőház: felvétel, vétel, eladás
milestones-overview-sign-board-of-works = Építési bizottság: építés
milestones-overview-sign-mill = Malom: búzából liszt
milestones-overview-sign-point = Szám: annyi pont annak, aki letakarja
milestones-overview-sign-street = Út: két vonal hosszú
milestones-overview-sign-milestone = Mérföldkő: egy szakasz közepén
milestones-overview-sign-market = Piac: itt ágaznak el az utak
milestones-overview-sign-house = Ház: út menti háromszögben
milestones-overview-sign-flour = Liszteszsák: piaconként egy
milestones-overview-sign-bush = Bokor: itt bónuszlapka fekszik
