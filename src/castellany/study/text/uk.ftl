### Що каже розбір: про партію, про гравця, про один вибір.

review-title = Розбір: { NAME($game) }
review-chances = Шанс виграти
review-turns = Переломні моменти
review-none = Не знайдено жодного вибору, який напевно можна було зробити краще.
review-line = { $round ->
    [0] { $step }. до раунду 1, { NAME($seat) }: { $made } ({ $percent } %)
   *[other] { $step }. раунд { $round }, { NAME($seat) }: { $made } ({ $percent } %)
}
review-better = краще: { $best } ({ $percent } %)
review-brings = В уявних партіях це невдовзі дає приблизно на { $points } ПО більше: { NAME($part) }.
review-brings-all = В уявних партіях це невдовзі дає загалом приблизно на { $points } ПО більше.
review-costs = В уявних партіях { NAME($seat) } невдовзі має приблизно на { $points } ПО менше.
review-holds = В уявних партіях невдовзі в запасі більше: { NAME($good) } +{ $count }.
review-then = Далі у { $often } зі 100 уявних партій: { NAME($thing) } (після зіграного: { $rare }).
review-helps = Від зіграного найбільше виграє { NAME($seat) }: шанс перемогти на { $percent } % більший.
review-often = У { $better } зі 100 уявних партій це виявилося кращим, у { $worse } гіршим.
review-accuracy = Точність
review-accuracy-all = Усі вибори
review-tally = власні вибори { $choice }, помилки суперників { $others }, карти й решта { $luck }
review-tally-alone = власні вибори { $choice }, карти й решта { $luck }
review-won = { NAME($seat) }: упевнена перемога, точність { $score }.
review-won-gifts = { NAME($seat) }: перемога, якій посприяли помилки суперників (+{ $gifts } %), точність { $score }.
review-won-luck = { NAME($seat) }: перемога, якій посприяли карти, точність { $score }.
review-won-despite = { $round ->
    [0] { NAME($seat) }: попри все перемога. Один вибір до раунду 1 коштував { $percent } % шансу виграти; точність { $score }.
   *[other] { NAME($seat) }: попри все перемога. Один вибір у раунді { $round } коштував { $percent } % шансу виграти; точність { $score }.
}
review-turned = { $round ->
    [0] { NAME($seat) }: перелом стався ще до раунду 1: один вибір коштував { $percent } % шансу виграти; точність { $score }.
   *[other] { NAME($seat) }: перелом стався в раунді { $round }: один вибір коштував { $percent } % шансу виграти; точність { $score }.
}
review-lost-slowly = { NAME($seat) }: жоден вибір не був вирішальним, але { $count ->
    [1] знайдено одну дрібну помилку
    [one] назбиралася { $count } дрібна помилка
    [few] назбиралося { $count } дрібні помилки
   *[many] назбиралося { $count } дрібних помилок
}. Точність { $score }.
review-lost-luck = { NAME($seat) }: помилок не знайдено, усе вирішили карти й суперники. Точність { $score }.

known-leads = Ви попереду: перевага { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
known-behind = До першого місця ({ NAME($seat) }) бракує { $points ->
    [one] { $points } очка
    [few] { $points } очок
   *[many] { $points } очок
}.
known-level = Ви ділите перше місце.
known-most = { NAME($part) }: { $points }, найбільше з усіх.
puzzle-then = Далі у { $often } зі 100 уявних партій: { NAME($thing) } (після другого за силою вибору: { $rare }).

bad-review-unfinished = Цю партію ще не дограно. Для розбору потрібен її кінець.
