# Co mówi tylko plansza „El Grande”.
eg-map = Mapa Hiszpanii
eg-beside = obok króla
eg-far = daleko od króla
eg-locked = tu jest król: nic nie wchodzi ani nie wychodzi
eg-to-court = → na twój dwór
eg-disk-change = Zmień swoją tarczę
eg-forecast = ile teraz dałyby wszystkie regiony razem
eg-forecast-short = regiony teraz
eg-use = Użyj akcji specjalnej
eg-veto = Weto!
eg-allow = Nie sprzeciwiaj się
eg-unseen = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
eg-cards = Karty akcji
eg-powers = Karty mocy
eg-players = Gracze
eg-segments = Pod mapą
eg-invite = Ilu zaprosić
eg-fewer = Mniej
eg-more = Więcej
eg-put-back = Odłóż
eg-empty = Nikogo tu nie ma.
eg-ties = Równe liczby dostają niższe miejsce.
eg-all-here = { $count ->
    [one] { $count } tutaj
   *[other] Wszyscy { $count } tutaj
}
eg-beside-board = obok planszy
eg-lifted = { $count ->
    [one] Trzymasz { $count } caballero: weź więcej albo kliknij, dokąd.
   *[other] Trzymasz { $count } caballeros: weź więcej albo kliknij, dokąd.
}
eg-tile-first = Dokąd trafi płytka punktów?
eg-modifier-first = Z którą kartą mocy?
