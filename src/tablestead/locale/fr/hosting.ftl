### Ce que le serveur dit de l’endroit et de la façon dont il tourne.

error-workers = Plusieurs processus demandent PostgreSQL : indiquez --database { $value } ou renoncez à --workers
error-seed = --seed ne sert qu’aux essais sur cette machine : renoncez-y, ou bien à --host et --url
error-port = Le port { $port } est occupé
