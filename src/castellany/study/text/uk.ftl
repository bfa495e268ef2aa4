### Що каже розбір: про партію, про гравця, про один вибір.

review-title = Розбір: { NAME($game) }
review-chances = Шанс виграти
review-turns = Де партія повернула
review-none = Не знайдено вибору, замість якого інший був би напевно кращим.
review-line = { $step }. раунд { $round }, { NAME($seat) }: { $made } ({ $percent } %)
review-better = краще: { $best } ({ $percent } %)
review-accuracy = Точність
review-accuracy-all = Усі вибори
review-tally = власні вибори { $choice }, карти й суперники { $luck }
review-won = { NAME($seat) }: упевнена перемога, точність { $score }.
review-won-luck = { NAME($seat) }: перемога, якій посприяли карти, точність { $score }.
review-won-despite = { NAME($seat) }: попри все перемога. Один вибір у раунді { $round } коштував { $percent } % шансу виграти; точність { $score }.
review-turned = { NAME($seat) }: усе вирішилося в раунді { $round }, де один вибір коштував { $percent } % шансу виграти; точність { $score }.
review-lost-slowly = { NAME($seat) }: жоден вибір не був вирішальним, але назбиралося { $count ->
    [one] { $count } дрібна помилка
    [few] { $count } дрібні помилки
   *[many] { $count } дрібних помилок
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

bad-review-unfinished = Цю партію ще не дограно. Для розбору потрібен її кінець.
