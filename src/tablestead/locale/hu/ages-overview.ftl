### How to play Roll Through the Ages, on one page.

## The overview

ages-overview-goal = Szerezd a legtöbb pontot alkotások építésével és fejlesztések vásárlásával; mindent, ami ehhez kell, a kockáid adnak.
ages-overview-roll = Városonként egy kockával dobsz, legfeljebb háromszor: bármelyik kockát újradobhatod, csak a koponyásakat nem.
ages-overview-feed = Begyűjtöd az ételt és az árukat. Ezután minden város 1 ételt fogyaszt; minden éhező város 1 pontodba kerül.
ages-overview-disaster = Két vagy több koponya csapást hoz. Pontosan három a többieket sújtja, nem téged.
ages-overview-build = Minden munkás egy rubrikát ikszel be egy városon vagy alkotáson. Amit elkezdtél, később is befejezheted.
ages-overview-buy = Vehetsz egy fejlesztést a forduló érméiből és árukból. Mindegyiknek hatása van, és pontot ér.
ages-overview-discard = A forduló végén legfeljebb 6 árut tarthatsz meg.
ages-overview-end = Az a kör az utolsó, amelyben valaki megveszi az 5. fejlesztését, vagy amelyben már minden alkotást befejezett valaki. (Késő bronzkor: a 7.; egyedül: 10 kör.)
ages-overview-monuments = Alkotások: aki elsőként fejezi be, nagyjából kétszer annyi pontot kap, mint a későbbiek.
ages-overview-developments = Fejlesztések: egyenként 2–10 pont; némelyik a végén még többet ad.
ages-overview-lost = Éhínség és csapások: minden elveszített pont levonódik.
ages-overview-unspent = Az érme és a munkás csak erre a fordulóra szól. Az étel és az áru megmarad.
ages-overview-whole = Egy árufajtát csak egészben költhetsz el, és nincs visszajáró.
ages-overview-order = Az áruk sorban jönnek, elsőként a fa: öt áru egy fordulóban minden fajtából egyet ad.
ages-overview-worth = Egy fajtából minden újabb áru többet ér az előzőnél: megéri gyűjteni.
ages-overview-city = Az új város a következő fordulódtól ad kockát, és onnantól élelmezni is kell.

## The legend

ages-overview-dice = Kockák
ages-overview-things = Amit a kockák adnak
ages-overview-goods = Áruk, a legolcsóbbtól
ages-overview-signs = A pontozólapon
ages-overview-sign-food = Étel: ebből esznek a városaid
ages-overview-sign-worker = Munkás: beikszel egy rubrikát
ages-overview-sign-coin = Érme: fejlesztést veszel belőle
ages-overview-sign-skull = Koponya: kettőtől csapás
ages-overview-sign-goods = Áru: a soron következő fajtából
ages-overview-sign-ship = Hajó: árut cserél (Késő bronzkor)
ages-overview-sign-wood = Fa: 1, 3, 6, 10 …
ages-overview-sign-stone = Kő: 2, 6, 12, 20 …
ages-overview-sign-pottery = Agyagedény: 3, 9, 18, 30 …
ages-overview-sign-cloth = Szövet: 4, 12, 24, 40 …
ages-overview-sign-spearhead = Dárdafej: 5, 15, 30, 50
ages-overview-sign-city = Város: mindegyik egy kocka
ages-overview-sign-monument = Alkotás: pontot hoz
ages-overview-sign-box = Rubrikák: a beikszelt már kész
ages-overview-sign-reroll = Ezt a kockát újradobod
ages-overview-sign-lock = Félretéve: a koponya marad
ages-overview-sign-points = Pont
