### Co mówi analiza: o partii, o graczu, o jednym wyborze.

review-title = Analiza: { NAME($game) }
review-chances = Szansa na wygraną
review-turns = Gdzie partia się odwróciła
review-none = Nie znaleziono wyboru, od którego inny byłby na pewno lepszy.
review-line = { $step }. runda { $round }, { NAME($seat) }: { $made } ({ $percent }%)
review-better = lepiej: { $best } ({ $percent }%)
review-accuracy = Celność
review-accuracy-all = Wszystkie wybory
review-tally = własne wybory { $choice }, karty i przeciwnicy { $luck }
review-won = { NAME($seat) }: pewna wygrana, celność { $score }.
review-won-luck = { NAME($seat) }: wygrana, w której pomogły karty, celność { $score }.
review-won-despite = { NAME($seat) }: mimo wszystko wygrana. Jeden wybór w rundzie { $round } kosztował { $percent }% szansy na wygraną; celność { $score }.
review-turned = { NAME($seat) }: rozstrzygnęło się w rundzie { $round }, gdzie jeden wybór kosztował { $percent }% szansy na wygraną; celność { $score }.
review-lost-slowly = { NAME($seat) }: żaden wybór nie przesądził sprawy, ale uzbierało się { $count ->
    [one] { $count } drobny błąd
    [few] { $count } drobne błędy
   *[many] { $count } drobnych błędów
}. Celność { $score }.
review-lost-luck = { NAME($seat) }: nie znaleziono błędów, rozstrzygnęły karty i przeciwnicy. Celność { $score }.

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

bad-review-unfinished = Ta partia jeszcze się nie skończyła. Analiza potrzebuje jej końca.
