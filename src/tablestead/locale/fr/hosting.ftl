### Ce que le serveur dit de l’endroit et de la façon dont il tourne.

error-workers = Plusieurs processus demandent PostgreSQL : indiquez --database { $value } ou renoncez à --workers
error-seed = --seed ne sert qu’aux essais sur cette machine : renoncez-y, ou bien à --host et --url
error-port = Le port { $port } est occupé
error-smtp = Ce n’est pas un serveur de messagerie : donnez-le sous la forme { $value }
error-mail-from = { $value } n’est pas une adresse d’expédition : donnez-en une avec --mail-from
error-contact = { $value } n’est rien de cela : { $allowed }
