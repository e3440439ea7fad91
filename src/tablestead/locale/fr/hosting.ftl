### Ce que le serveur dit de l’endroit et de la façon dont il tourne.

error-workers = Plusieurs processus demandent PostgreSQL : indiquez --database { $value } ou renoncez à --workers
error-port = Le port { $port } est occupé
