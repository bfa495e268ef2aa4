### Co mówią boty: rozważania, poziomy, odmowy.

level-random = losowy
    .about = Wybiera na chybił trafił.
level-novice = nowicjusz
    .about = Gra rozsądnie, ale popełnia błędy początkującego.
level-squire = giermek
    .about = Wie, co zwykle się opłaca.
level-knight = rycerz
    .about = Myśli naprzód przez około pół sekundy.
level-castellan = kasztelan
    .about = Najsilniejszy przeciwnik; myśli przez około trzy sekundy.

why-only-choice = Jest tylko jeden możliwy wybór.
why-lots = Wybrano losowo.
why-looks-best = Na pierwszy rzut oka wygląda to najlepiej.
why-imagined = { $percent ->
    [0] Wyobrażonych partii: { $games }, prawie żadna nie jest wygrana: tu traci się najmniej.
    [100] Wyobrażonych partii: { $games }, prawie wszystkie są wygrane.
   *[other] { $games ->
        [one] { $games } wyobrażona partia: szansa na wygraną { $percent }%.
        [few] { $games } wyobrażone partie: szansa na wygraną { $percent }%.
       *[many] { $games } wyobrażonych partii: szansa na wygraną { $percent }%.
    }
}
why-better-than-next = To o { $percent } { $percent ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
} lepiej niż następny wybór.
why-careless = Zagrane bez większego namysłu.
why-points-better = Wydaje się o { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} lepsze niż następny wybór.
why-close = Inny wybór jest prawie równie dobry.
why-clear = Żaden inny wybór nie wypadł w nich równie dobrze.

bad-level = Nie ma poziomu „{ $level }”. Możliwe: { $allowed }.
bad-budget = Z budżetem „{ $budget }” nikt nie zdąży pomyśleć. Możliwe: iteracje (300) albo sekundy (0.5s).
bad-bot-game = Bot „{ $bot }” powstał dla innej gry, nie dla { $game }.
