## The coach: what is easily overlooked, and rules that matter now

milestones-coach-last-turn = Ez az utolsó fordulód: a megmaradt erőforrás csak holtversenyben számít. Váltsd most pontokra.
milestones-coach-end-near = { $rival }: már csak { $n } pont hiányzik a célig. Utána még egy fordulód lesz.
milestones-coach-ends = Még { $n } pont, és te idézed elő a játék végét: utána a többieknek egy-egy fordulójuk marad.
milestones-coach-income = { $n ->
    [0] Bárhová kerül ez a lapka, megtöri a növekvő sort: a kereskedőház akkor nem ad pénzt.
   *[other] Csak { $n } helyen marad növekvő a sorod; máshol a kereskedőház nem ad többé pénzt.
}
milestones-coach-cover-bonus = Ha bónuszlapkás munkást takarsz le, a lapkája is elvész.
milestones-coach-cover-mends = Ha letakarod { $worker-article } { $worker-accusative } ({ $number }), újra növekvő lesz a sorod, és fizet a kereskedőház.
milestones-coach-majority = Még egy { $worker } a végén { $n } pontot hozna, és most felvehető.
milestones-coach-bonus = Elérhető egy bónuszlapka: egy új { $work } megszerzi ennek a munkásodnak: { $worker }.
milestones-coach-castle = Közeleg a vár, és csak 3 erőforrást hagy meg: { $n } elveszne.
milestones-coach-cover = A váron nem lehet átlépni, és ott végleg le kell takarnod egy munkást.
milestones-coach-no-income = A számaid balról jobbra valahol csökkennek: amíg ez így van, a kereskedőház nem ad pénzt.
