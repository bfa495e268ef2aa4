### Що кажуть боти: міркування, рівні, відмови.: Віконти

why-viscounts-or = { $one } або { $other }
why-viscounts-times = { $count } × { NAME($icon, case: "one") }
why-viscounts-at-once = Одразу: { $effect }.
why-viscounts-pick-goods = На початку дає { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
} — більше, ніж будь-яка інша пара.
why-viscounts-pick-silver = На початку дає { $count ->
    [one] { $count } срібняк
    [few] { $count } срібняки
   *[many] { $count } срібняків
} — більше, ніж будь-яка інша пара.
why-viscounts-pick-extra = Додатково на початку: { $effect }.
why-viscounts-pick-hero = Вашу колоду поповнює «{ NAME($card) }»: { NAME($icons) }.
why-viscounts-can-build = спорудити: { NAME($house) } (+{ $points } ПО)
why-viscounts-can-place = розмістити { $count ->
    [one] { $count } робітника в
   *[other] { $count } робітників у
} секції { NAME($section) }
why-viscounts-can-copy = переписати { $ribbon ->
    [0] сірий
    [1] чорний
    [2] синій
   *[3] жовтий
} манускрипт (+{ $points } ПО за набори)
why-viscounts-can-book = скористатися зображеним манускриптом ({ $effect })
why-viscounts-can-trade = торгувати { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
} ({ NAME($exchange) })
why-viscounts-play-way = Карта може привести на { NAME($space, case: "acc") }{ $fare ->
    [0] {""}
    [one] {" "}за { $fare } срібняк
    [few] {" "}за { $fare } срібняки
   *[many] {" "}за { $fare } срібняків
}, де можна { $plan }.
why-viscounts-play-icons = З нею маєте { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} для { $action ->
    [0] торгівлі
    [1] спорудження
    [2] розміщення робітників
   *[3] переписання
}.
why-viscounts-go = Там можна { $plan }.
why-viscounts-go-hire = Там за { $cost ->
    [one] { $cost } срібняк
    [few] { $cost } срібняки
   *[many] { $cost } срібняків
} можна найняти городянина «{ NAME($card) }».
why-viscounts-go-nowhere = Ваших символів і товарів не вистачає на дію в жодній досяжній локації.
why-viscounts-go-free = Шлях туди не коштує жодного срібняка.
why-viscounts-go-fare = Шлях коштує { $fare ->
    [one] { $fare } срібняк
    [few] { $fare } срібняки
   *[many] { $fare } срібняків
}; залишиться { $left }.
why-viscounts-hire-icons = Символів на карті — { $count }; менше їх на { $fewer } з ваших { $total } карт.
why-viscounts-hire-free = «{ NAME($card) }» дістається безплатно, а не за { $cost ->
    [one] { $cost } срібняк
    [few] { $cost } срібняки
   *[many] { $cost } срібняків
}.
why-viscounts-hire-kind = Додає символ { NAME($icon, case: "gen") }; { $count ->
    [0] на ваших картах таких іще немає
   *[other] на ваших картах таких поки { $count }
}.
why-viscounts-hire-late = Це останній раунд: карту «{ NAME($card) }» вже не вдасться зіграти.
why-viscounts-hire-harm = Якщо найняти городянина «{ NAME($card) }», доведеться { $effect }.
why-viscounts-criminal = На карті «{ NAME($card) }» є злочинець: її розіграш приносить порочність.
why-viscounts-hire-weak = «{ NAME($card) }» має { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
}; менше їх { $fewer ->
    [0] не має жодна з ваших { $total } карт
   *[other] лише на { $fewer } з ваших { $total } карт
}.
why-viscounts-hire-silver = Найнявши городянина «{ NAME($card) }», матимете срібняків { $left } замість { $silver }.
why-viscounts-build = { NAME($house) } додає { $points } ПО за будівлі.
why-viscounts-build-ability = { NAME($house, case: "about") }
why-viscounts-book = На { $points } ПО більше за набори манускриптів.
why-viscounts-book-bonus = Це третій ваш манускрипт із такою закладкою: за нього — { NAME($bonus) }.
why-viscounts-book-worth = Його текст зараз дає { $points } ПО.
why-viscounts-book-again = Зображений манускрипт лишається на полі й придасться ще.
why-viscounts-trade = Маєте { $had ->
    [one] { $had } символ
    [few] { $had } символи
   *[many] { $had } символів
} купця, тобто { $times ->
    [one] { $times } обмін
    [few] { $times } обміни
   *[many] { $times } обмінів
}: { NAME($exchange) }.
why-viscounts-trade-silver = Ще { $short ->
    [one] { $short } срібняк
    [few] { $short } срібняки
   *[many] { $short } срібняків
} — і вистачить на обмін: { NAME($exchange) }.
why-viscounts-trade-dismiss = Торгівля дозволяє вигнати городянина «{ NAME($card) }» за { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[many] { $price } срібняків
}.
why-viscounts-trade-both = Разом із вигнанням городянина «{ NAME($card) }» вистачить на обмін: { NAME($exchange) }.
why-viscounts-trade-purse = Ви маєте { $count ->
    [one] { $count } срібняк
    [few] { $count } срібняки
   *[many] { $count } срібняків
}.
why-viscounts-trade-next = Ще один обмін коштував би { $short ->
    [one] { $short } срібняк
    [few] { $short } срібняки
   *[many] { $short } срібняків
}.
why-viscounts-trade-none = На обмін не вистачає: важить лише вигнання.
why-viscounts-stock = { $count ->
    [0] Ви ще не маєте { NAME($res, case: "many") }.
    [one] Поки що ви маєте { $count } { NAME($res, case: "acc") }.
    [few] Поки що ви маєте { $count } { NAME($res, case: "few") }.
   *[many] Поки що ви маєте { $count } { NAME($res, case: "many") }.
}
why-viscounts-starters = Серед ваших карт досі { $count ->
    [one] { $count } початкова
    [few] { $count } початкові
   *[many] { $count } початкових
}.
why-viscounts-thinner = У вас { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}: що їх менше, то швидше повертаються найкращі.
why-viscounts-idle-dear = Будь-яка дія тут коштувала б товарів або вигнання.
why-viscounts-idle-best = Найкраще, що тут можна зробити: { $plan }.
why-viscounts-idle-keeps = Ви зберігаєте { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
}.
why-viscounts-pay = Бракує символів { NAME($icon, case: "gen") }: { $missing }; ви маєте { $count } { $count ->
    [one] { NAME($res, case: "acc") }
    [few] { NAME($res, case: "few") }
   *[many] { NAME($res, case: "many") }
}.
why-viscounts-pay-double = Перша витрачена фішка рахується за два символи.
why-viscounts-pay-rather = Менше у вас { NAME($res, case: "many") }: { $count }.
why-viscounts-pay-instead = Вигнання городянина «{ NAME($card) }» коштувало б { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[many] { $price } срібняків
}.
why-viscounts-pay-done = Усі потрібні символи вже є: { $need }.
why-viscounts-dismiss = «{ NAME($card) }» додає { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} за { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[many] { $price } срібняків
}.
why-viscounts-dismiss-trade = Так вийде { $times ->
    [one] { $times } обмін
    [few] { $times } обміни
   *[many] { $times } обмінів
}: { NAME($exchange) }.
why-viscounts-dismiss-gone = Ніхто інший уже не найме городянина «{ NAME($card) }».
why-viscounts-spot = Ефект майданчика: { $effect }.
why-viscounts-spot-link = Утворюється зв’язок між вашими будівлями: { $effect }.
why-viscounts-spot-shared = Утворюється зв’язок: { $effect }; те саме отримує { NAME($seat) }.
why-viscounts-spot-later = Будівля поруч утворить зв’язок: { $effect }.
why-viscounts-spot-spared = Вільним на потім лишається { NAME($site) } ({ $effect }).
why-viscounts-link = Спершу цей зв’язок: { $effect }.
why-viscounts-link-then = Другий зв’язок — одразу після нього: { $effect }.
why-viscounts-link-flip = Отримане за цей зв’язок можна перевернути за другий.
why-viscounts-castle-three = У секції { NAME($section) } сходяться ваші робітники ({ $count }): один піднімається на другий ярус.
why-viscounts-castle-lead = Один робітник дістається третього ярусу й робить вас очільником замку: { $points } ПО.
why-viscounts-castle-climb = Один робітник дістається третього ярусу.
why-viscounts-castle-chain = Робітник, що відходить убік, стає третім у секції { NAME($section) }.
why-viscounts-castle-reward = За підйом у секції { NAME($section) }: { $effect }.
why-viscounts-castle-full = Секція { NAME($section) } переповниться, і ви виберете, чий робітник піде.
why-viscounts-castle-crowd = Секція { NAME($section) } переповниться, і чийсь робітник піде.
why-viscounts-castle-points = На { $count } ПО більше за робітників у замку.
why-viscounts-castle-waits = Тоді в секції { NAME($section) } ваших робітників буде { $count }; ще { $missing } — і один підніметься.
why-viscounts-castle-aside = Робітник із секції { NAME($section) } одразу відійде вбік.
why-viscounts-castle-anyway = У секції { NAME($section) } троє ваших зійдуться і так, а цей робітник чекатиме в секції { NAME($target) }.
why-viscounts-castle-move = Переміщення в замку може звести разом трьох ваших робітників.
why-viscounts-castle-near = На першому ярусі можна перемістити одного з ваших робітників (їх { $count }).
why-viscounts-castle-none = Жодне переміщення не зведе разом трьох ваших робітників.
why-viscounts-castle-stay = { $count ->
    [one] Ваш робітник на першому ярусі лишається на місці.
   *[other] Ваші робітники на першому ярусі ({ $count }) лишаються на місцях.
}
why-viscounts-bump = { NAME($seat) } втрачає в замку { $points } ПО.
why-viscounts-bump-ahead = { NAME($seat) } має найбільше ПО серед ваших суперників: { $points }.
why-viscounts-bump-pair = { NAME($seat) } більше не матиме там двох робітників.
why-viscounts-bump-own = Ваш робітник повертається і приносить { $tier ->
    [1] 2 срібняки
   *[other] 1 очко доброчестя й ресурс на вибір
}.
why-viscounts-take-build = Тепер ваших символів і каменів вистачить на будівлю: { NAME($building) }.
why-viscounts-take-copy = Тепер ваших символів і чорнильниць вистачить на манускрипт вартістю { $cost }.
why-viscounts-take-place = Тепер ваших символів і золота вистачить на { $count } робітників.
why-viscounts-take-scarce = { $count ->
    [0] Ви ще не маєте { NAME($res, case: "many") }.
    [one] Ви маєте лише { $count } { NAME($res, case: "acc") }; жодного іншого ресурсу у вас не менше.
    [few] Ви маєте { $count } { NAME($res, case: "few") }; жодного іншого ресурсу у вас не менше.
   *[many] Ви маєте { $count } { NAME($res, case: "many") }; жодного іншого ресурсу у вас не менше.
}
why-viscounts-take-icons = Для { $action ->
    [1] спорудження
    [2] розміщення робітників
   *[3] переписання
} { $count ->
    [0] ви не маєте символів
    [one] ви маєте { $count } символ
    [few] ви маєте { $count } символи
   *[many] ви маєте { $count } символів
}; такий ресурс рахується за один.
why-viscounts-flip-debt = Несплачений борг забирає 2 ПО, сплачений — нічого, і ви берете ресурс.
why-viscounts-flip-deed = Засвідчена грамота дає 3 ПО, а придбана — лише 1.
why-viscounts-flip-worth = Кожне перевертання варте 2 ПО.
why-viscounts-flip-acts = «{ NAME($card) }» спрацьовує щоразу, коли ви перевертаєте борг.
why-viscounts-flip-ranked = { $debt ->
    [1] Карта достатку рахує сплачені борги
   *[other] Карта злиднів рахує засвідчені грамоти
}: у вас буде { $own }, у найкращого суперника — { $best }.
why-viscounts-flip-near = { $debt ->
    [1] До карти достатку, яка рахує сплачені борги, залишилося грамот: { $above }.
   *[other] До карти злиднів, яка рахує засвідчені грамоти, залишилося боргів: { $above }.
}
why-viscounts-flip-stop = Несплачені борги ({ $debts }) і придбані грамоти ({ $deeds }) лишаються як є.
why-viscounts-marks-apart = Між фішками доброчестя й порочності тоді { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}; нагорода — коли вони зустрінуться.
why-viscounts-marks-meet = Фішки доброчестя й порочності тоді лежать разом на клітинці { $space }.
why-viscounts-resources = Поки що у вас { $count ->
    [0] немає ресурсів
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
}; буде на { $more } більше.
why-viscounts-deed = Тоді у вас { $count ->
    [one] { $count } придбана грамота
    [few] { $count } придбані грамоти
   *[many] { $count } придбаних грамот
}, кожна варта 1 ПО.
why-viscounts-cycle = Інші карти прийдуть швидше: на руці { $hand }, у колоді { $deck }.
why-viscounts-drop-sooner = Карту «{ NAME($card) }» можна посунути праворуч: вона піде з планшета раніше.
why-viscounts-order-free = Карти на планшеті зможуть піти в іншому порядку.
why-viscounts-fewest-hand = На руці немає карти, де символів менше, ніж має «{ NAME($card) }»: { $count }.
why-viscounts-fewest-own = Серед ваших карт немає такої, де символів менше, ніж має «{ NAME($card) }»: { $count }.
why-viscounts-card-icons = «{ NAME($card) }» має { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
}.
why-viscounts-next = Якщо наступною зіграти карту «{ NAME($card) }», матимете { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} для { $action ->
    [0] торгівлі
    [1] спорудження
    [2] розміщення робітників
   *[3] переписання
}.
why-viscounts-hand-late = Це ваш останній хід: жодної карти ви вже не зіграєте.
why-viscounts-card-starter = «{ NAME($card) }» — одна з ваших початкових карт (їх досі { $count }).
why-viscounts-card-plain = «{ NAME($card) }» має { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} і жодної властивості.
why-viscounts-card-late = Карту «{ NAME($card) }» вже не вдасться зіграти.
why-viscounts-destroy-silver = Знищення приносить { $silver ->
    [one] { $silver } срібняк
    [few] { $silver } срібняки
   *[many] { $silver } срібняків
}.
why-viscounts-top-starters = { $total ->
    [1] Це може бути лише одна карта, і вона початкова.
   *[other] З { $total } карт, якими вона може бути, початкових — { $count }.
}
why-viscounts-top-silver = Це принесе щонайменше { $silver ->
    [one] { $silver } срібняк
    [few] { $silver } срібняки
   *[many] { $silver } срібняків
}.
why-viscounts-hand-stays = Залишок на руці: { NAME($cards) }.
why-viscounts-top-good = { $total ->
    [1] Це може бути лише одна карта, і вона не початкова.
   *[other] З { $total } карт, якими вона може бути, не початкових — { $count }.
}
why-viscounts-hand-good = Кожна карта на руці має не менше символів, ніж карти вашої колоди в середньому.
why-viscounts-no-shuffle = Колода порожня: щоб скинути верхню карту, довелося б перетасувати скид ({ $count }).
why-viscounts-deck-stays = { $count ->
    [one] Остання карта колоди лишається на місці.
   *[other] Колода лишається як є, карт у ній: { $count }.
}
why-viscounts-shuffle = Скид (карт: { $count }) тасується: { $guilty ->
    [1] на вашому планшеті є злочинець, тому 1 очко порочності
   *[other] на вашому планшеті немає злочинців, тому 1 очко доброчестя
}.
why-viscounts-pile-better = Карти скиду мають у середньому більше символів, ніж карти колоди; у ній { $count ->
    [0] нічого не залишиться
   *[other] залишиться карт: { $count }
}.
why-viscounts-deck-shorter = { $count ->
    [0] Колода спорожніє, і скид
   *[other] У колоді залишиться карт: { $count }; тоді скид
} повернеться до неї.
why-viscounts-refill = Наприкінці ходу ви знову доберете карти до ліміту руки.
why-viscounts-no-starters = На руці немає жодної початкової карти.
why-viscounts-keep-all = Усі ваші карти лишаються у вас: { $count }.
why-viscounts-drop-acts = «{ NAME($card) }» піде з планшета першою з карт: { $effect }.
why-viscounts-drop-criminal = Першою з планшета піде карта «{ NAME($card) }», а з нею злочинець.
why-viscounts-drop-fewest = Першою з планшета піде карта «{ NAME($card) }»; жодна інша там не має менше символів.
why-viscounts-drop-first = Першою з планшета піде карта «{ NAME($card) }».
why-viscounts-stays = Найдовше на планшеті пробуде карта «{ NAME($card) }»; жодна інша там не має більше символів.
why-viscounts-remain = Решта карт на планшеті тоді дає { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} для { $action ->
    [0] торгівлі
    [1] спорудження
    [2] розміщення робітників
   *[3] переписання
}.
why-viscounts-order-rest = Решта карт спрацює одразу після неї.

theme-viscounts-cards = Карти
theme-viscounts-moves = Рух
theme-viscounts-actions = Дії й оплата
theme-viscounts-building = Будівництво
theme-viscounts-castle = Замок
theme-viscounts-goods = Ресурси, борги й грамоти
theme-viscounts-heroes = Видатні городяни
theme-viscounts-hiring = Наймання
theme-viscounts-thinning = Позбутися карт
