### Co mówi analiza: o partii, o graczu, o jednym wyborze.

review-title = Analiza: { NAME($game) }
review-chances = Szansa na wygraną
review-turns = Gdzie odwróciły się losy partii
review-none = Nie znaleziono wyboru, od którego inny byłby na pewno lepszy.
review-line = { $round ->
    [0] { $step }. przed rundą 1, { NAME($seat) }: { $made } ({ $percent }%)
   *[other] { $step }. runda { $round }, { NAME($seat) }: { $made } ({ $percent }%)
}
review-better = lepiej: { $best } ({ $percent }%)
review-brings = W próbnych rozgrywkach wkrótce daje to około { $points } PZ więcej: { NAME($part) }.
review-brings-all = W próbnych rozgrywkach wkrótce daje to łącznie około { $points } PZ więcej.
review-costs = W próbnych rozgrywkach { NAME($seat) } ma wkrótce około { $points } PZ mniej.
review-holds = W próbnych rozgrywkach wkrótce jest w zapasie więcej: { NAME($good) } +{ $count }.
review-then = Dalej w { $often } na 100 próbnych rozgrywek: { NAME($thing) } (po tym, co zagrano: { $rare }).
review-helps = Na tym ruchu najwięcej zyskuje { NAME($seat) }: szansa na wygraną większa o { $percent }%.
review-often = W { $better } na 100 próbnych rozgrywek okazało się to lepsze, w { $worse } gorsze.
review-accuracy = Trafność
review-accuracy-all = Wszystkie wybory
review-tally = własne wybory { $choice }, błędy przeciwników { $others }, karty i reszta { $luck }
review-tally-alone = własne wybory { $choice }, karty i reszta { $luck }
review-won = { NAME($seat) }: pewna wygrana, trafność { $score }.
review-won-gifts = { NAME($seat) }: wygrana, w której pomogły błędy przeciwników (+{ $gifts }%), trafność { $score }.
review-won-luck = { NAME($seat) }: wygrana, w której pomogły karty, trafność { $score }.
review-won-despite = { $round ->
    [0] { NAME($seat) }: mimo wszystko wygrana. Jeden wybór przed rundą 1 kosztował { $percent }% szansy na wygraną; trafność { $score }.
   *[other] { NAME($seat) }: mimo wszystko wygrana. Jeden wybór w rundzie { $round } kosztował { $percent }% szansy na wygraną; trafność { $score }.
}
review-turned = { $round ->
    [0] { NAME($seat) }: przełom nastąpił jeszcze przed rundą 1: jeden wybór kosztował { $percent }% szansy na wygraną; trafność { $score }.
   *[other] { NAME($seat) }: przełom nastąpił w rundzie { $round }: jeden wybór kosztował { $percent }% szansy na wygraną; trafność { $score }.
}
review-lost-slowly = { NAME($seat) }: żaden wybór nie przesądził sprawy, ale { $count ->
    [one] zdarzył się jeden drobny błąd
    [few] uzbierały się { $count } drobne błędy
   *[many] uzbierało się { $count } drobnych błędów
}. Trafność { $score }.
review-lost-luck = { NAME($seat) }: nie znaleziono błędów, rozstrzygnęły karty i przeciwnicy. Trafność { $score }.

known-leads = Prowadzisz: przewaga { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
known-behind = Do prowadzenia ({ NAME($seat) }) brakuje { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
known-level = Dzielisz prowadzenie.
known-most = { NAME($part) }: { $points }, najwięcej ze wszystkich.
puzzle-then = Dalej w { $often } na 100 próbnych rozgrywek: { NAME($thing) } (po drugim najlepszym wyborze: { $rare }).

bad-review-unfinished = Ta partia jeszcze się nie skończyła. Analiza potrzebuje jej końca.
