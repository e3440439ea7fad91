### How to play Keyflower, on one page.

## The overview

keyflower-overview-goal = Építsd fel azt a falut, amely négy évszak után a legtöbb pontot éri.
keyflower-overview-place = Tégy egy vagy több munkást egyetlen lapkához: mellé licitként, vagy rá, hogy használd. Vagy passzolj.
keyflower-overview-bid = A licitnek minden másikat meg kell haladnia. Az évszak végén a legnagyobbé a lapka, és a munkásai elvesznek.
keyflower-overview-use = Bármelyik lapkát használhatod, másét is. Az első használat 1 munkás, minden újabb eggyel több.
keyflower-overview-colour = Az első munkások színe köti a lapkát: az évszak végéig ott mindenki csak ilyet tehet.
keyflower-overview-upgrade = Az utakon vidd el az erőforrásokat a falud egyik lapkájára, és fizesd ki a jobb oldalát.
keyflower-overview-season = Ha mind egymás után passzoltok, vége az évszaknak: választasz egy hajónyi új munkást, majd lerakod a megnyert lapkákat.
keyflower-overview-end = A tél után. Télen a kezdettől kézben tartott téllapkákra licitáltok, és maguk a hajók is a falvakba kerülnek.
keyflower-overview-printed = A lapkáidon látható pontok, és 1 minden megmaradt aranyért.
keyflower-overview-winter = Téllapkák: pont munkásokért, jártasságlapkákért és erőforrásokért.
keyflower-overview-boats = Hajók és fordulósorrend-lapkák: pont azért, ahogy a falud épült.
keyflower-overview-owner = A lapkán álló munkások az évszak végén a tulajdonosához kerülnek: más lapkáján a tieidet is ő kapja.
keyflower-overview-outbid = A túllicitált munkások nem vesznek el: a csoport együtt átmehet egy másik licitbe vagy egy lapkára.
keyflower-overview-green = Zöld munkás kevés van: ahova te teszel elsőként, oda alig tud más utánad jönni.
keyflower-overview-home = Amit a falud lapkája termel, az rajta marad; amit más lapka, az az otthonodra kerül.
keyflower-overview-plan = Már tavasz előtt nézd meg a téllapkáidat: megmutatják, mit érdemes gyűjteni.

## The legend

keyflower-overview-workers = Munkások
keyflower-overview-goods = Erőforrások és jártasságok
keyflower-overview-bids = Egy lapkánál
keyflower-overview-tiles = A lapkákon
keyflower-overview-sign-worker = Munkások: kék, piros, sárga
keyflower-overview-sign-green = Zöld: csak néhány lapkától
keyflower-overview-sign-purple = Lila: a kezdőjátékos
keyflower-overview-sign-lying = Fekszik: más színű, mint a lapka
keyflower-overview-sign-bag = Húzz munkást a zsákból
keyflower-overview-sign-screen = Paraván: elrejti, amid van
keyflower-overview-sign-wood = Fa
keyflower-overview-sign-stone = Kő
keyflower-overview-sign-iron = Vas
keyflower-overview-sign-gold = Arany: bármit helyettesít, a végén 1 pont
keyflower-overview-sign-skills = Jártasságlapkák: üllő, csákány, fűrész
keyflower-overview-sign-leads = Korona: ez a licit vezet
keyflower-overview-sign-loses = Szaggatott: túllicitált, átmehet
keyflower-overview-sign-colour = A lapka színe
keyflower-overview-sign-least = Munkások rajta, és hány kell a következő használathoz
keyflower-overview-sign-cart = Szállítási lépések
keyflower-overview-sign-upgrade = Fejlesztések, vagy egy fejlesztés ára
keyflower-overview-sign-shield = Pont a végén
keyflower-overview-sign-edges = Szélek: út, víz, sima
keyflower-overview-sign-order = Fordulósorrend: ki választ elsőként hajót
keyflower-overview-sign-boat = Hajó: munkásokat és jártasságlapkákat hoz
