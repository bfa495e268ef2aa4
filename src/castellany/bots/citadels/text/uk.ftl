### Що кажуть боти: міркування, рівні, відмови.: Цитаделі

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} для міста.
why-citadels-finish = Так місто буде завершено раніше за всіх: ще чотири бали.
why-citadels-finish-later = Так місто буде завершено: ще два бали.
why-citadels-new-colour = Новий тип: усі п’ять разом дають три бали.
why-citadels-scaffold = { NAME($framework) } зникне, зате заощаджено золото ({ $price }).
why-citadels-sacrifice = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, новий квартал — { $gain }, і золото не витрачається.
why-citadels-pay-cards = Замість золота можна заплатити іншими картами з руки ({ $cards }).
why-citadels-levy = { NAME($seat) } дає в обмін на карти золото, якого бракує ({ $gold }).
why-citadels-gold-for = { $gold } { $gold ->
    [one] золотого
   *[many] золотих
} вистачить на { NAME($district, case: "acc") }.
why-citadels-gold-short = Усе, що можна збудувати з руки, коштує разом { $price }, а у вас { $gold }.
why-citadels-gold-later = Ваше золото ({ $gold }) придасться для наступних карт.
why-citadels-draw-empty = У вас на руці немає карт.
why-citadels-draw-none-useful = Жодну карту з руки не можна збудувати у вашому місті.
why-citadels-draw-rich = Вашого золота ({ $gold }) вистачає на все, що можна збудувати з руки ({ $price }).
why-citadels-draw-single = З руки можна збудувати лише { NAME($district, case: "acc") }.
why-citadels-draw-best = Із { $cards } карт залишиться найкраща.
why-citadels-draw-all = { $cards ->
    [one] На руку прийде ще одна карта.
    [2] На руці залишаться обидві карти.
    [few] На руці залишаться всі { $cards } карти.
   *[many] На руці залишаться всі { $cards } карт.
}
why-citadels-end-forbidden = { NAME($character) } не може будувати.
why-citadels-end-limit = Цього ходу більше не можна будувати.
why-citadels-end-poor = Найдешевший квартал на руці коштує { $price }, а у вас { $gold }.
why-citadels-end-save = Золото варто приберегти на { NAME($district, case: "acc") } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}).
why-citadels-end-keep = Карти й золото краще приберегти на наступний хід.
why-citadels-vault = { NAME($district) }: три бали в кінці гри, якщо карта залишиться на руці.
why-citadels-card = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, коли квартал буде збудовано.
why-citadels-card-paid = { NAME($district) }: золото на це вже є ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}).
why-citadels-card-new = { NAME($district) }: такого типу у вашому місті ще немає.
why-citadels-card-useless = { NAME($district) }: у вашому місті таке не збудувати.
why-citadels-card-dear = { NAME($district) }: ціна { $price }, а у вас { $gold }.
why-citadels-card-cheap = { NAME($district) }: не більше ніж { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
why-citadels-laboratory = Карта перетвориться на два золоті.
why-citadels-museum = Кожна карта під Музеєм — це бал у кінці гри.
why-citadels-smithy = За два золоті — три карти; на руці зараз { $cards }.
why-citadels-pay-gold = Решта карт на руці ({ $cards }) цінніша за золото.
why-citadels-redraw = Найменш корисні карти з руки (усього { $cards }) можна замінити новими.
why-citadels-redraw-idle = { $cards } { $cards ->
    [one] карту
    [few] карти
   *[many] карт
} з руки не можна збудувати у вашому місті.
why-citadels-redraw-done = Решту карт на руці ({ $cards }) варто залишити.
why-citadels-swap = { NAME($seat) } має { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}, а ви — { $own }.
why-citadels-look = { NAME($seat) } має { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карти на вибір.
   *[many] { $cards } карт на вибір.
}
why-citadels-voyage-gold = { $cards ->
    [0] Чотири золоті придадуться для наступних карт.
    [one] { $cards } карта на руці чекає на золото.
    [few] { $cards } карти на руці чекають на золото.
   *[many] { $cards } карт на руці чекають на золото.
}
why-citadels-voyage-cards = { $cards ->
    [0] На руці немає карт.
    [one] На руці лише { $cards } карта.
    [few] На руці { $cards } карти; ще чотири дадуть вибір.
   *[many] На руці { $cards } карт; ще чотири дадуть вибір.
}
why-citadels-borrow = { NAME($seat) } дає решту золота в обмін на карти.
why-citadels-income = Дохід за { $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
}.
why-citadels-share = Дохід: золота — { $gold }, карт — { $cards }; золота у вас уже { $own }.
why-citadels-destroy = { NAME($seat) } втратить { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} ({ NAME($district) }); ціна в золоті: { $gold }.
why-citadels-destroy-late = { NAME($seat) }: до завершення міста бракує лише { $count ->
    [one] { $count } кварталу
   *[many] { $count } кварталів
}.
why-citadels-destroy-own = Після цього { NAME($district, case: "acc") } можна буде збудувати знову.
why-citadels-armory = { NAME($seat) } втратить { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} ({ NAME($district) }); { NAME($armory) } теж зникне.
why-citadels-seize = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} за золото ({ $gold }), а { NAME($seat) } стільки ж втратить.
why-citadels-exchange = До вашого міста від суперника ({ NAME($seat) }): { NAME($district) } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}).
why-citadels-hand-over = Віддати { NAME($district, case: "acc") } — це втратити { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
why-citadels-beautify = { NAME($district) }: на один бал більше за один золотий.
why-citadels-crown = { NAME($seat) } дістане корону; кварталів у тому місті поки що { $count }.
why-citadels-tithe = { NAME($seat) } має найбільше золота: { $gold }.
why-citadels-spy = { NAME($seat) }: золота — { $gold }, карт на руці — { $cards }.
why-citadels-taxes = Зібране мито: { $gold }.
why-citadels-confiscate = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} без оплати.
why-citadels-let-pass = { NAME($district) }: заради цього не варто відкривати розпорядження.
why-citadels-bribe = Краще дати хабар ({ $gold }), ніж втратити все золото ({ $all }).
why-citadels-refuse = Погроза може бути безпідставною, і золото для хабара ({ $gold }) залишиться у вас.
why-citadels-expose = Погроза справжня: { NAME($seat) } втратить усе золото ({ $gold }).
why-citadels-expose-blank = Якщо всі знають, що ця погроза безпідставна, то інша — справжня.
why-citadels-no-expose = Те, що лежить долілиць, залишиться таємницею.
why-citadels-stage = { NAME($character, case: "acc") } можна виміняти на когось кращого.
why-citadels-no-stage = Те, що вибрано, варто залишити собі.
why-citadels-pick-income = Дохід { $count ->
    [one] дає { $count } квартал
    [few] дають { $count } квартали
   *[many] дають { $count } кварталів
}.
why-citadels-pick-builds = Золота й карт вистачить більш ніж на один квартал.
why-citadels-pick-loot = В інших разом { $gold } { $gold ->
    [one] золотий
    [few] золоті
   *[many] золотих
}.
why-citadels-pick-safe = Персонаж рангу 8 не зачепить ваше місто ({ $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
}).
why-citadels-pick-hinder = { NAME($character) } може завадити найсильнішому супернику ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } розпоряджається короною, а з нею — першим вибором.
why-citadels-rival-income = { NAME($character) }: дохід за { $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
} у місті суперника ({ NAME($seat) }).
why-citadels-rival-builds = { NAME($character) } будує кілька кварталів, а { NAME($seat) } має золото ({ $gold }) і карти ({ $cards }).
why-citadels-harm-gold = { NAME($character) } може забрати все ваше золото ({ $gold }).
why-citadels-harm-hand = { NAME($character) } може забрати всі карти з вашої руки ({ $cards }).
why-citadels-harm-city = { NAME($character) } може зазіхнути на ваше місто ({ $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
}).
why-citadels-deny = { NAME($character) } цього раунду вже нікому не дістанеться.
why-citadels-kill = Хто має { NAME($character, case: "acc") }, втратить увесь хід.
why-citadels-rob = { NAME($seat) } має { $gold } { $gold ->
    [one] золотий
    [few] золоті
   *[many] золотих
}, і це може бути { NAME($character) }.
why-citadels-rob-anybody = Хто має { NAME($character, case: "acc") }, віддасть усе золото.
why-citadels-mark-warrant = Хто має { NAME($character, case: "acc") }, може втратити перший оплачений квартал.
why-citadels-mark-threat = Хто має { NAME($character, case: "acc") }, віддасть половину золота або ризикуватиме всім.
why-citadels-power = { NAME($character) }: { $power ->
    [assassin] один персонаж втратить хід.
    [witch] можна зіграти хід іншого персонажа як власний.
    [magistrate] квартал, за який заплатить інший, може опинитися у вашому місті.
    [thief] усе золото одного персонажа.
    [spy] золото й карти за те, що на руці в іншого.
    [blackmailer] половина золота двох персонажів або все золото одного.
    [magician] краща рука — від гравця або з колоди.
    [wizard] найкраща карта з чужої руки, яку за золото можна одразу збудувати.
    [seer] по карті від кожного, і можна збудувати два квартали.
    [king] корона.
    [emperor] корона піде туди, де найменше зашкодить, за золотий або карту.
    [patrician] корона.
    [bishop] персонаж рангу 8 не зачепить ваше місто.
    [abbot] один золотий від найбагатшого гравця.
    [cardinal] золото, якого бракує, можна взяти в іншого за карти.
    [merchant] один додатковий золотий за будь-яких умов.
    [alchemist] золото, сплачене за квартали, повернеться.
    [trader] торгівельних кварталів можна збудувати скільки завгодно.
    [navigator] чотири золоті або чотири карти.
    [scholar] найкраща із семи карт, і можна збудувати два квартали.
    [warlord] можна зруйнувати квартал суперника.
    [diplomat] можна обміняти квартал на кращий.
    [marshal] можна забрати дешевий квартал суперника.
    [queen] три золоті поруч із гравцем, що має ранг 4.
    [artist] один або два квартали коштуватимуть на бал більше.
    [tax_collector] платитиме кожен, хто будує.
   *[architect] дві додаткові карти за будь-яких умов і до трьох кварталів за хід.
}

theme-citadels-roles = Персонажі
theme-citadels-gathering = Збір
theme-citadels-turn = Хід
theme-citadels-building = Будівництво
theme-citadels-powers = Здібності
theme-citadels-attacks = Напади
