### Ce qui était faux ou a été réparé dans un fichier de partie : un message par code du lecteur.

record-left-out = { $games ->
    [0] La partie est trop longue : seul son début est montré.
    [one] { $games } partie est omise : le fichier est trop grand.
   *[other] { $games } parties sont omises : le fichier est trop grand.
}

diagnostic-text-before-game = Le texte avant la partie est ignoré.
diagnostic-text-between-games = Le texte après une partie est ignoré.
diagnostic-charset-guessed = Le fichier n’indique pas son codage ; il a été deviné.
diagnostic-charset-wrong = Le fichier annonce un codage qu’il n’utilise pas.
diagnostic-bad-bytes = Certains octets ne sont pas du texte ; ils ont été remplacés.
diagnostic-escapes-ambiguous = Des signes d’échappement se lisent de deux façons ; la meilleure a été retenue.
diagnostic-charsets-mixed = Les parties de ce fichier ont des codages différents.
diagnostic-nul-byte = Le texte contient des octets nuls.
diagnostic-missing-open = La parenthèse ouvrante manque ; elle a été ajoutée.
diagnostic-missing-semicolon = Un point-virgule manque avant un coup ; il a été ajouté.
diagnostic-unterminated-value = Le fichier s’arrête au milieu d’un texte.
diagnostic-missing-close = Le fichier s’arrête au milieu de la partie.
diagnostic-extra-close = Il y a une parenthèse fermante de trop ; elle est ignorée.
diagnostic-empty-variation = Une variante sans coups est ignorée.
diagnostic-extra-open = Il y a une parenthèse ouvrante de trop ; elle est ignorée.
diagnostic-node-after-variation = Des coups après une variante sont lus comme une autre variante.
diagnostic-node-after-game = Des coups après la fin de la partie lui ont été ajoutés.
diagnostic-property-after-variation = Un élément après une variante a été rattaché au coup précédent.
diagnostic-no-values = Une entrée sans valeur est omise.
diagnostic-value-without-property = Une valeur sans nom est omise.
diagnostic-illegal-characters = Des caractères sans signification sont omis.
diagnostic-unescaped-bracket = Un crochet dans un texte n’est pas signalé comme tel.
diagnostic-lowercase-name = Les minuscules dans les noms sont ignorées.
diagnostic-digit-in-name = Il y a un chiffre dans un nom.
diagnostic-unknown-property = Cette entrée est inconnue ; elle est conservée.
diagnostic-other-version = Cette entrée appartient à une autre version de SGF.
diagnostic-many-values = Il y a plusieurs valeurs au lieu d’une ; la première est utilisée.
diagnostic-repeated-property = La même entrée figure deux fois au même coup.
diagnostic-bad-value = Cette valeur n’est pas comprise ; elle est gardée comme texte.
diagnostic-odd-value = Cette valeur a une forme inhabituelle.
diagnostic-empty-value = Cette valeur est vide.
diagnostic-point-repeated = La même intersection est citée deux fois.
diagnostic-other-game = Ce n’est pas une partie de go ; ses coups sont gardés comme texte.
diagnostic-bad-size = La taille du goban n’est pas comprise ; 19×19 est utilisé.
diagnostic-bad-root = Une entrée au début de la partie n’est pas comprise.
diagnostic-root-outside = Une entrée propre au début se trouve ailleurs.
diagnostic-info-repeated = Les données de la partie figurent deux fois.
diagnostic-setup-with-move = Des pierres sont placées et jouées à la fois ; elles sont lues l’une après l’autre.
diagnostic-two-moves = Les deux couleurs jouent à la fois ; les coups sont lus l’un après l’autre.
diagnostic-move-in-root = Il y a un coup tout au début.
diagnostic-annotation-without-move = Un jugement sur un coup figure là où il n’y a pas de coup.
diagnostic-annotations-conflict = Deux jugements s’excluent.
diagnostic-handicap-differs = Le handicap ne correspond pas aux pierres placées.
diagnostic-versions-mixed = Les parties de ce fichier sont de versions SGF différentes.
diagnostic-line-skipped = Une ligne n’est pas comprise ; elle est omise.
diagnostic-site-habit = La valeur est lue comme l’entend le site d’origine.
