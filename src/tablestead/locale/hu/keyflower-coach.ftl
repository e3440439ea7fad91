## The coach: what is easily overlooked, and rules that matter now

keyflower-coach-last-chance = Mindenki más passzolt: ha te is passzolsz, véget ér az évszak, és kihasználatlan marad { $workers }.
keyflower-coach-exposed = { $rival } túllicitálhat itt: { $tile }. Nála van elég { $worker }, neked nem maradt emelésre.
keyflower-coach-outbid = Túllicitáltak itt: { $tile }. Az ottani { $n } munkásod együtt átmehet egy másik licitbe vagy egy lapkára.
keyflower-coach-upgradable = Most fejleszthető: { $tile }, az ára megvan. Használj egy fejlesztő lapkát.
keyflower-coach-own-use = A faludban még használható: { $tile }. Az évszak végén a munkások visszakerülnek hozzád.
keyflower-coach-rival-tile = Itt { $rival } vezet: { $tile }. Legalább { $points } pontot hozna neki, de még rálicitálhatsz.
keyflower-coach-winter-tile = A kezedben lévő { $tile } még nem érne pontot: gyűjtsd, amit számol, vagy másikat tarts meg.
keyflower-coach-safe = A mostani munkásaikkal senki sem licitálhat túl itt: { $tile }. A többi munkásod másra is szabad.
keyflower-coach-worthless = A mostani állás szerint { $tile-article } { $tile } nem hozna pontot: semmiért licitálnál.
keyflower-coach-unpayable = { $tile }: olyan árat kér, amelyet nem tudsz kifizetni. Ha most használod, semmit sem ad.
keyflower-coach-given = Ezeket a munkásokat az évszak végén { $owner } kapja: a lapka más falujában van.
keyflower-coach-stranded = Nem vezet út onnan, ahol ez fekszik: { $good }, oda, ahol a fejlesztéshez kell: { $tile }.
keyflower-coach-winter = Az utolsó évszak: munkás, jártasságlapka, erőforrás csak ott számít, ahol lapka pontozza; az arany 1 pont.
keyflower-coach-boats = A fordulósorrend-lapkák döntik el, ki választ előbb hajót az évszak végén. Nézd meg, mi van a hajókon.
