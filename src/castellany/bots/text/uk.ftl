### Що кажуть боти: міркування, рівні, відмови.

level-random = випадковий
    .about = Обирає навмання.
level-novice = новачок
    .about = Грає розумно, але припускається помилок початківця.
level-squire = зброєносець
    .about = Знає, що зазвичай вигідно.
level-knight = лицар
    .about = Думає наперед близько пів секунди.
level-castellan = каштелян
    .about = Найсильніший суперник; думає близько трьох секунд.

why-only-choice = Можливий лише один вибір.
why-lots = Обрано жеребом.
why-looks-best = На перший погляд це найкраще.
why-imagined = { $games ->
    [one] { $games } уявна партія: шанс виграти { $percent } %.
    [few] { $games } уявні партії: шанс виграти { $percent } %.
   *[many] { $games } уявних партій: шанс виграти { $percent } %.
}
why-better-than-next = Це на { $percent } { $percent ->
    [one] відсотковий пункт
    [few] відсоткові пункти
   *[many] відсоткових пунктів
} краще за наступний вибір.
why-careless = Зіграно без особливих роздумів.
why-points-better = На вигляд це на { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} краще за наступний вибір.
why-close = Інший вибір майже такий самий добрий.
why-clear = Жоден інший вибір у цих партіях не був і близько таким добрим.

bad-level = Рівня «{ $level }» немає. Можливі: { $allowed }.
bad-budget = З бюджетом «{ $budget }» ніхто не зможе думати. Можливі: ітерації (300) або секунди (0.5s).
bad-bot-game = Бота «{ $bot }» створено для іншої гри, не для «{ $game }».

## Цитаделі

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} для міста.
why-citadels-finish = Так місто буде завершено раніше за всіх: ще чотири бали.
why-citadels-finish-later = Так місто буде завершено: ще два бали.
why-citadels-new-colour = Новий тип: усі п’ять разом дають три бали.
why-citadels-scaffold = { NAME($framework) } зникне, зате заощаджено золото ({ $price }).
why-citadels-sacrifice = { NAME($district) } дає { $points ->
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
why-citadels-card-dear = { NAME($district) } коштує { $price }, а у вас { $gold }.
why-citadels-card-cheap = { NAME($district) } дасть не більше ніж { $points ->
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
} за золото ({ $gold }), а { NAME($seat) } їх втратить.
why-citadels-exchange = { NAME($district) } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}) перейде до вашого міста від суперника ({ NAME($seat) }).
why-citadels-hand-over = Віддати { NAME($district, case: "acc") } — це втратити { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
why-citadels-beautify = { NAME($district) }: на один бал більше за один золотий.
why-citadels-crown = { NAME($seat) } дістане корону; кварталів у тому місті поки що { $count }.
why-citadels-tithe = { NAME($seat) } має найбільше золота: { $gold }.
why-citadels-spy = { NAME($seat) }: золота — { $gold }, карт на руці — { $cards }.
why-citadels-taxes = Зібраних податків: { $gold }.
why-citadels-confiscate = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} без оплати.
why-citadels-let-pass = { NAME($district) }: заради цього не варто відкривати розпорядження.
why-citadels-bribe = Краще дати хабар ({ $gold }), ніж втратити все золото ({ $all }).
why-citadels-refuse = Погроза може бути порожньою, і золото для хабара ({ $gold }) залишиться у вас.
why-citadels-expose = Погроза справжня: { NAME($seat) } втратить усе золото ({ $gold }).
why-citadels-expose-blank = Якщо всі знають, що ця погроза порожня, то інша — справжня.
why-citadels-no-expose = Те, що лежить долілиць, залишиться таємницею.
why-citadels-stage = { NAME($character, case: "acc") } можна виміняти на когось кращого.
why-citadels-no-stage = Те, що обрано, варто залишити собі.
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
    [trader] торгових кварталів можна збудувати скільки завгодно.
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

## Ель Гранде

why-elgrande-place-more = Ще один кабальєро { NAME($place, case: "in") } дає там на { $points } ПО більше під час підрахунку.
why-elgrande-place-hurts = Ще один кабальєро { NAME($place, case: "in") } — і { NAME($seat) } втрачає там { $points } ПО.
why-elgrande-also-hurts = До того ж { NAME($seat) } втрачає { $points } ПО.
why-elgrande-castle-anyway = Замок усе одно дасть ПО під час загального підрахунку.
why-elgrande-hand-enough = На руці карт сили: { $count }; раундів попереду: { $rounds }.
why-elgrande-move-most = Одне переміщення в інший регіон дало б щонайбільше { $points } ПО.
why-elgrande-tile-most = Плитка ПО в регіоні зараз додала б щонайбільше { $points } ПО.
why-elgrande-tile-would = Якщо { NAME($place, case: "in") } лежатиме { NAME($tile) }, { NAME($seat) } втратить { $points } ПО.
why-elgrande-place-guard = Ще один кабальєро { NAME($place, case: "in") } береже там { $points } ПО, навіть якщо когось додасть { NAME($who) }.
why-elgrande-place-step = Після цього ще { $count } кабальєро { NAME($place, case: "in") } { $count ->
    [1] дасть
   *[other] дадуть
} там на { $points } ПО більше.
why-elgrande-place-alone = Більше нікого { NAME($place, case: "in") } немає: { $count } кабальєро там важче випередити.
why-elgrande-place-lead = Перевага { NAME($place, case: "in") } зростає до { $count }; найближче там { NAME($who) }.
why-elgrande-place-none = Жоден окремий кабальєро не додасть ПО в доступних регіонах.
why-elgrande-scoring-soon = Після цього раунду — загальний підрахунок ПО.
why-elgrande-castle = { $count ->
    [1] У замку чекатиме 1 кабальєро: під час загального підрахунку він зможе піти в потай вибраний регіон.
   *[other] У замку чекатимуть { $count } кабальєро: під час загального підрахунку вони зможуть разом піти в один регіон.
}
why-elgrande-castle-pays = Замок теж дає ПО: { $points } за 1-ше місце.
why-elgrande-castle-own = Власних кабальєро в замку — { $count }; 1-ше місце там дає { $points } ПО.
why-elgrande-castle-nobody = Власних кабальєро в замку немає.
why-elgrande-lose-none = На { $count ->
    [1] одного
   *[other] { $count }
} кабальєро менше { NAME($place, case: "in") } — і зараз це не коштує жодного ПО.
why-elgrande-lose-least = На { $count ->
    [1] одного
   *[other] { $count }
} кабальєро менше { NAME($place, case: "in") } — це мінус { $points } ПО, і в жодному регіоні не дешевше.
why-elgrande-lose = На { $count ->
    [1] одного
   *[other] { $count }
} кабальєро менше { NAME($place, case: "in") } — це мінус { $points } ПО під час підрахунку.
why-elgrande-frees = На одного чужого кабальєро ({ NAME($who) }) менше — і { NAME($place) } дає на { $points } ПО більше.
why-elgrande-hurts = На одного кабальєро менше { NAME($place, case: "in") } — і { NAME($seat) } втрачає { $points } ПО.
why-elgrande-gap = Перевага, яку має { NAME($who) } { NAME($place, case: "in") }, зменшиться до { $count }.
why-elgrande-left = { NAME($who) } { $count ->
    [0] вже нікого не матиме { NAME($place, case: "in") }
   *[other] матиме { NAME($place, case: "in") } лише { $count } кабальєро
}.
why-elgrande-step-own = Власний кабальєро, переміщений { NAME($source, case: "from") } { NAME($place, case: "to") }, дає на { $points } ПО більше.
why-elgrande-step-other = Чужий кабальєро ({ NAME($who) }), переміщений { NAME($source, case: "from") } { NAME($place, case: "to") }, дає на { $points } ПО більше.
why-elgrande-drop-castle = Кинутий у замок, цей кабальєро ({ NAME($who) }) не стоятиме в регіонах до загального підрахунку ПО.
why-elgrande-drop-hurts = { NAME($place) }: через цього кабальєро { NAME($seat) } втрачає там { $points } ПО.
why-elgrande-drop-safe = { NAME($place) }: там цей кабальєро ні в кого не забирає ПО.
why-elgrande-drop-none = { NAME($place) }: там { NAME($seat) } зараз не дістане за цього кабальєро жодного ПО.
why-elgrande-drop-least = { NAME($place) }: там { NAME($seat) } дістане за цього кабальєро { $points } ПО, і ніде не менше.
why-elgrande-move-none = Жодне окреме переміщення в інший регіон не додає ПО й не забирає їх у суперників.
why-elgrande-move-no-gain = Жодне окреме переміщення в інший регіон не додає ПО.
why-elgrande-as-is = Зараз регіони дають { $points } ПО; найкращий із суперників, { NAME($seat) }, має { $other }.
why-elgrande-arrive = { $count ->
    [0] Гранд
   *[other] Ще { $count } кабальєро
} { NAME($place, case: "in") } { $count ->
    [0] дає
    [1] дає
   *[other] дають
} там на { $points } ПО більше.
why-elgrande-arrive-behind = { $count ->
    [0] Так { NAME($place, case: "in") } стає порівну: { NAME($who) } уже не попереду.
   *[other] { NAME($who) } { NAME($place, case: "in") } усе ще попереду: на { $count }.
}
why-elgrande-power-brings = Сила { $power } може привести до двору { $count } кабальєро; зараз там { $court ->
    [0] нікого немає
   *[other] їх { $court }
}.
why-elgrande-order = { $before ->
    [0] Сила { $power } — найбільша в раунді: перший вибір карти дії.
   *[other] { $after ->
       [0] Сила { $power } — найменша в раунді: вона дає маркер першого гравця.
      *[other] Сила { $power }: попереду в черзі по карту дії — { $before }, позаду — { $after }.
   }
}
why-elgrande-highest-yet = Більшої сили, ніж { $power }, ще ніхто не зіграв: поки що це перший вибір карти дії.
why-elgrande-order-yet = { $before ->
    [0] У цьому раунді ще ніхто не зіграв карти сили.
   *[other] Серед уже зіграних сил більших за { $power } — { $before }.
}
why-elgrande-keeps = На руці для наступних раундів { $count ->
    [one] залишається { $count } більша карта сили
    [few] залишаються { $count } більші карти сили
   *[many] залишається { $count } більших карт сили
}.
why-elgrande-highest-card = Карти сили, більшої за { $power }, на руці немає.
why-elgrande-modifier-court = З модифікатором «{ NAME($modifier) }» разом { $power }, і можна привести до двору ще одного кабальєро.
why-elgrande-modifier-move = З модифікатором «{ NAME($modifier) }» разом { $power }, і можна перемістити одного ворожого кабальєро.
why-elgrande-modifier-place = З модифікатором «{ NAME($modifier) }» разом { $power }, і можна розмістити одного з провінції в будь-якому регіоні.
why-elgrande-modifier-power = З модифікатором «{ NAME($modifier) }» сила — { $power }.
why-elgrande-pass = На руці залишаються модифікатори: { NAME($modifiers) }.
why-elgrande-invite = Ще { $count } кабальєро у дворі: разом { $court }.
why-elgrande-invite-fewer = У провінції залишається запас: { $count }; у дворі буде { $court }.
why-elgrande-court-enough = У дворі досить кабальєро ({ $court }): на картах, що залишилися, немає числа, більшого за { $count }.
why-elgrande-court-short = У дворі { $court ->
    [0] нікого немає
   *[other] кабальєро лише { $court }
}, а карта може розмістити { $count }.
why-elgrande-court-stays = У дворі залишаються готові до розміщення кабальєро: { $count }.
why-elgrande-court-later = Кабальєро у дворі ({ $count }) можна розмістити в наступних раундах.
why-elgrande-recall-dear = Кожен відкликаний кабальєро коштував би щонайменше { $points } ПО.
why-elgrande-recall-free = Одного кабальєро зараз можна відкликати з регіону без утрати ПО.
why-elgrande-recall-stay = Власні кабальєро залишаються в регіонах ({ $count }).
why-elgrande-regain = { $count ->
    [0] На руці сила { $power } буде найбільшою картою.
   *[other] На руці { $count ->
       [one] буде лише { $count } карта, більша
       [few] будуть { $count } карти, більші
      *[many] буде { $count } карт, більших
   } за силу { $power }.
}
why-elgrande-regain-brings = Сила { $power } зможе ще раз запросити { $count } кабальєро.
why-elgrande-regain-late = Це останній раунд: карт сили більше не гратимуть.
why-elgrande-regain-modifier = Модифікатор «{ NAME($modifier) }» можна буде зіграти ще раз.
why-elgrande-regain-could = Силу { $power } можна повернути й зіграти ще раз.
why-elgrande-return-court = Утрата з двору не послаблює жодного регіону; { $count ->
    [0] двір стане порожнім
   *[other] у дворі буде { $count }
}.
why-elgrande-score-alone = { NAME($what) }: зараз { $points } ПО, а суперникам — нічого.
why-elgrande-score-more = { NAME($what) }: зараз { $points } ПО; найкращий із суперників, { NAME($seat) }, — { $other }.
why-elgrande-score-even = { NAME($what) }: зараз { $points } ПО, і стільки ж дістане { NAME($seat) }.
why-elgrande-score-less = { NAME($what) }: зараз { $points } ПО, а { NAME($seat) } дістане { $other }.
why-elgrande-score-none = { NAME($what) }: зараз ніхто не дістане ПО.
why-elgrande-rivalry = ПО набирають лише в регіонах, вибраних рівно один раз.
why-elgrande-sends-back = У провінцію повертаються ворожі кабальєро: { $count }.
why-elgrande-civil-war = { $count ->
    [1] Один суперник утрачає всіх своїх кабальєро в одному регіоні.
   *[other] Суперники ({ $count }) втрачають усіх своїх кабальєро, кожен в одному регіоні.
}
why-elgrande-arrest = Кожен суперник, що має кабальєро поза регіоном короля, втрачає одного з них.
why-elgrande-take-empty = У дворі немає кого розміщувати.
why-elgrande-places = Розмістити можна { $count } кабальєро; у дворі їх { $court }.
why-elgrande-deny = Хто візьме карту «{ NAME($action) }», той і вирішує: за нею { NAME($seat) } зараз дістане { $points } ПО.
why-elgrande-act-then = Після цього ще можна розмістити { $count } кабальєро.
why-elgrande-act-instead = Розміщення на цьому скінчиться: { $count } кабальєро вже не розмістити.
why-elgrande-act-free = Нікого не доводиться переміщувати чи розміщувати: усе вирішують по одному.
why-elgrande-tile-could = Якби { NAME($place, case: "in") } лежала { NAME($tile) }, було б на { $points } ПО більше.
why-elgrande-tile-more = Там { NAME($tile) } дає на { $points } ПО більше під час підрахунку.
why-elgrande-tile-hurts = Там лежатиме { NAME($tile) }, і { NAME($seat) } втратить { $points } ПО.
why-elgrande-tile-value = 1-ше місце { NAME($place, case: "in") } тоді даватиме { $points } ПО замість { $before }.
why-elgrande-tile-no-gain = У жодному регіоні плитка ПО зараз не додала б ПО.
why-elgrande-tile-raise = Плитка заміняє шкалу ПО свого місця.
why-elgrande-grande-could = Гранд міг би давати { NAME($place, case: "in") } ще { $points } ПО.
why-elgrande-grande-idle = Зараз гранд { NAME($place, case: "in") } нічого не дає.
why-elgrande-grande-leaves = { NAME($seat) } втрачає { NAME($place, case: "in") } бонус гранда: { $points } ПО.
why-elgrande-grande-pays = Одноосібне 1-ше місце { NAME($place, case: "in") }: гранд дає там ще { $points } ПО.
why-elgrande-grande-soon = Ще { $count } кабальєро { NAME($place, case: "in") } — і гранд дасть там { $points } ПО.
why-elgrande-grande-stays = Гранд уже дає { NAME($place, case: "in") } { $points } ПО.
why-elgrande-king-could = Король міг би вберегти { NAME($place, case: "in") } { $points } ПО.
why-elgrande-king-guards = Король { NAME($place, case: "in") } береже там { $points } ПО.
why-elgrande-king-opens = Так відкривається { NAME($place) }: ще один кабальєро дає там { $points } ПО.
why-elgrande-king-entered = Можна розміщувати й { NAME($place, case: "in") }, у регіоні короля; власних кабальєро там — { $count }.
why-elgrande-king-leaves = { NAME($seat) } втрачає { NAME($place, case: "in") } бонус короля: { $points } ПО.
why-elgrande-king-near = Поруч з королем тоді: { NAME($places) }.
why-elgrande-king-castle = Коли король у замку, розміщувати можна в усіх регіонах.
why-elgrande-king-goes = Без короля цей регіон ({ NAME($place) }) перестає бути недоторканним.
why-elgrande-king-comes = Король повертається в регіон і робить його недоторканним.
why-elgrande-king-stays = Там, де король зараз, { NAME($place, case: "in") }, він береже { $points } ПО.
why-elgrande-incite = { NAME($place) }: звідти { $count ->
    [0] ніхто не йде
    [1] має піти 1 чужий кабальєро
   *[other] мають піти чужі кабальєро ({ $count })
}.
why-elgrande-incite-gain = Без інших гравців { NAME($place) } дає на { $points } ПО більше.
why-elgrande-disk-nothing = Власних кабальєро в замку немає: диск нічого не змінює.
why-elgrande-disk-court = { $count ->
    [0] Гранд залишається в замку
    [1] Із замку до двору йде 1 кабальєро
   *[other] Із замку до двору йдуть { $count } кабальєро
}; у дворі буде { $court }.
why-elgrande-veto = Дію карти «{ NAME($action) }» буде скасовано: { NAME($seat) } не матиме з неї нічого.
why-elgrande-veto-back = Через неї в провінцію { $count ->
    [1] повернувся б 1
   *[other] повернулися б { $count }
} кабальєро.
why-elgrande-veto-move = Один кабальєро, виведений { NAME($place, case: "from") }, коштував би { $points } ПО.
why-elgrande-veto-last = Вето діє лише до кінця цього раунду.
why-elgrande-veto-kept = Вето діє до кінця раунду { $round }.
why-elgrande-veto-take = Вето може скасувати одну особливу дію іншого гравця в цьому чи наступному раунді.
why-elgrande-allow-pays = { $points ->
    [0] Карта «{ NAME($action) }» не дає ПО тому, хто її оголосив.
   *[other] Карта «{ NAME($action) }» дає { $points } ПО, не менше, ніж тому, хто її оголосив.
}
why-elgrande-allow-nothing = Карта «{ NAME($action) }» не забирає жодного власного кабальєро.

## Паладини

why-paladins-track = { NAME($attribute) } зростає до { $value }: ще { $points } ПО наприкінці.
why-paladins-reach = { NAME($attribute) } зростає до { $value }: регіон { $region } стає досяжним і без паладина.
why-paladins-track-reach = { NAME($attribute) } зростає до { $value }: ще { $points } ПО, і регіон { $region } досяжний навіть без паладина.
why-paladins-influence = Вплив зростає до { $value }: і без паладина його досить { $what ->
    [wall] для наступної стіни
    [jar] для наступного розгрішення
   *[both] для наступної стіни й наступного розгрішення
}.
why-paladins-step = { NAME($attribute) } зростає до { $value }; наступна поділка дасть { $points } ПО.
why-paladins-debt-paid = Борг буде сплачено: 1 ПО замість мінус 3.
why-paladins-debt-gone = Борг буде знищено: наприкінці він не забере 3 ПО.
why-paladins-suspicion-safe = Підозр лишиться { $left }, а { NAME($seat) } має { $most }.
why-paladins-suspicion = Підозр стане { $left } замість { $have }.
why-paladins-again = Робітників, щоб ще раз виконати дію «{ NAME($action) }», вистачає.
why-paladins-frees = { $workers ->
    [one] Дія «{ NAME($action) }» звільниться: на ній стоїть { $workers } робітник.
    [few] Дія «{ NAME($action) }» звільниться: на ній стоять { $workers } робітники.
   *[many] Дія «{ NAME($action) }» звільниться: на ній стоять { $workers } робітників.
}
why-paladins-free-folk = Безплатно можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-under = Під наступною майстернею чекає { NAME($worker) }.
why-paladins-rewards = Одразу: { NAME($rewards) }.
why-paladins-completes = Тоді вистачить робітників для { NAME($action, case: "gen") }.
why-paladins-few-workers = { $workers ->
    [one] Завдяки майстерням досить { $workers } робітника.
   *[other] Завдяки майстерні досить { $workers } робітників.
}
why-paladins-prey = У досяжності: { NAME($outsider) } ({ NAME($rewards) }).
why-paladins-order-done = { NAME($action) } вп’яте: наказ короля виконано, { $points } ПО.
why-paladins-order = { NAME($action) }: { $count } з 5 для наказу короля на { $points } ПО.
why-paladins-order-wants = Наказ короля на { $points } ПО вимагає 5 разів виконати дію «{ NAME($action) }»; досі: { $count }.
why-paladins-row = { NAME($action) }, { $count }-й раз: ще { $points } ПО наприкінці.
why-paladins-row-way = { NAME($action) }, { $count }-й раз; від п’ятого кожен дає ПО.
why-paladins-adds = { NAME($paladin) } додає: { NAME($rewards) }.
why-paladins-saves-provisions = { $count ->
    [one] { NAME($paladin) } заощаджує { $count } жетон провізії.
    [few] { NAME($paladin) } заощаджує { $count } жетони провізії.
   *[many] { NAME($paladin) } заощаджує { $count } жетонів провізії.
}
why-paladins-saves-silver = { $count ->
    [one] { NAME($paladin) } заощаджує { $count } срібняк.
    [few] { NAME($paladin) } заощаджує { $count } срібняки.
   *[many] { NAME($paladin) } заощаджує { $count } срібняків.
}
why-paladins-folk-pays = { NAME($townsfolk) } у вас на службі дає за це: { NAME($rewards) }.
why-paladins-workshops = Майстерня № { $count }: ще { $points } ПО наприкінці.
why-paladins-workshops-way = Майстерня № { $count }; від шостої кожна дає ПО.
why-paladins-develop = { $rounds ->
    [one] Майстерня замінюватиме робітника: попереду ще { $rounds } раунд.
    [few] Майстерня замінюватиме робітника: попереду ще { $rounds } раунди.
   *[many] Майстерня замінюватиме робітника: попереду ще { $rounds } раундів.
}
why-paladins-errand = { $silver ->
    [0] Безплатно можна відправити на завдання: { NAME($townsfolk) } ({ NAME($rewards) }).
    [one] За { $silver } срібняк можна відправити на завдання: { NAME($townsfolk) } ({ NAME($rewards) }).
    [few] За { $silver } срібняки можна відправити на завдання: { NAME($townsfolk) } ({ NAME($rewards) }).
   *[many] За { $silver } срібняків можна відправити на завдання: { NAME($townsfolk) } ({ NAME($rewards) }).
}
why-paladins-errand-debt = За борг можна відправити на завдання: { NAME($townsfolk) } ({ NAME($rewards) }).
why-paladins-hire = { $silver ->
    [0] Без срібняків можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
    [one] За { $silver } срібняк можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
    [few] За { $silver } срібняки можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
   *[many] За { $silver } срібняків можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
}
why-paladins-hire-debt = За борг можна найняти: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-serves = { $rounds ->
    [one] Найнятий зараз городянин служитиме ще { $rounds } раунд.
    [few] Найнятий зараз городянин служитиме ще { $rounds } раунди.
   *[many] Найнятий зараз городянин служитиме ще { $rounds } раундів.
}
why-paladins-stands-in = Зі злочинцем вистачить робітників для { NAME($action, case: "gen") }.
why-paladins-labourer-turns = Замість чорнороба прийде злочинець, який стає на будь-яку клітинку.
why-paladins-conspire-safe = Підозр стане { $cards }, а { NAME($seat) } має { $most }.
why-paladins-wild = Злочинець, який прийде, стає на будь-яку клітинку.
why-paladins-hunt-need = { $need ->
    [one] { NAME($action) } коштує { $need } жетон провізії, а є { $have }.
    [few] { NAME($action) } коштує { $need } жетони провізії, а є { $have }.
   *[many] { NAME($action) } коштує { $need } жетонів провізії, а є { $have }.
}
why-paladins-trade-need = { $need ->
    [one] { NAME($action) } коштує { $need } срібняк, а є { $have }.
    [few] { NAME($action) } коштує { $need } срібняки, а є { $have }.
   *[many] { NAME($action) } коштує { $need } срібняків, а є { $have }.
}
why-paladins-hunt-stock = Жетонів провізії стане { $count }.
why-paladins-trade-stock = Срібняків стане { $count }.
why-paladins-stores = Срібняків і провізії разом стане { $count }: ще { $points } ПО наприкінці.
why-paladins-stores-way = Срібняків і провізії разом стане { $count }; кожні три дають 1 ПО.
why-paladins-two-workers = Двоє робітників приносять 3, а один лише 1.
why-paladins-labourer-does = Для { NAME($action, case: "gen") } досить чорнороба.
why-paladins-more-workers = За одного робітника: { NAME($rewards) }.
why-paladins-favour-once = Милість дістається комусь одному за раунд, і ця ще вільна.
why-paladins-could-rise = { NAME($attribute) } може зрости до { $value }: ще { $points } ПО наприкінці.
why-paladins-could-step = { NAME($attribute) } може зрости до { $value }.
why-paladins-could-pay = Можна сплатити борг: 1 ПО замість мінус 3.
why-paladins-could-drop = Підозр може стати { $left } замість { $have }.
why-paladins-could-develop = На вибір: майстерня без срібняків.
why-paladins-could-gain = На вибір: { NAME($rewards) }.
why-paladins-pass-calm = Хто спасував, не бере цього раунду нових підозр.
why-paladins-pass-right = Жодна з шести дій праворуч зараз неможлива.
why-paladins-pass-left = З можливого лишилося тільки: { NAME($actions) }.
why-paladins-pass-keep = { $workers ->
    [one] Останній робітник лишиться на наступний раунд.
    [2] Обидва робітники лишаться на наступний раунд.
    [few] Усі { $workers } робітники лишаться на наступний раунд.
   *[many] Усі { $workers } робітників лишаться на наступний раунд.
}
why-paladins-pass-keep-some = { $workers ->
    [one] На наступний раунд лишаться { $kept } з { $workers } робітника.
   *[other] На наступний раунд лишаться { $kept } з { $workers } робітників.
}
why-paladins-pass-stores = Срібняків і провізії разом { $count }: ще одне полювання чи торгівля трійки не доповнить.
why-paladins-pair = { $round ->
    [0] { NAME($top) } буде на руці наступного раунду, { NAME($under) } уже не повернеться.
   *[other] { NAME($top) } буде на руці наступного раунду, { NAME($under) } — аж у раунді { $round }.
}
why-paladins-paladin = { NAME($paladin) }: { NAME($paladin, case: "does") }.
why-paladins-round-provisions = { NAME($paladin) } звільняє дію «{ NAME($action) }» від провізії на цей раунд.
why-paladins-round-silver = { $count ->
    [one] { NAME($paladin) } цього раунду заощаджує { $count } срібняк на дії «{ NAME($action) }».
    [few] { NAME($paladin) } цього раунду заощаджує { $count } срібняки на дії «{ NAME($action) }».
   *[many] { NAME($paladin) } цього раунду заощаджує { $count } срібняків на дії «{ NAME($action) }».
}
why-paladins-round-faith = { NAME($paladin) } підносить віру цього раунду до { $value }: досяжний регіон { $region }.
why-paladins-round-strength = { NAME($paladin) } підносить силу цього раунду до { $value }: досяжний регіон { $region }.
why-paladins-round-influence = { NAME($paladin) } підносить вплив цього раунду до { $value }: досить { $what ->
    [wall] для наступної стіни
    [jar] для наступного розгрішення
   *[both] для наступної стіни й наступного розгрішення
}.
why-paladins-tavern-paladin = Із цими робітниками можлива дія «{ NAME($action) }», якій цього раунду допомагає { NAME($paladin) }.
why-paladins-tavern-actions = Із цими робітниками можливо: { NAME($actions) }.
why-paladins-tavern-many = Із цими робітниками можливі { $count } з шести дій праворуч.
why-paladins-tavern-criminals = { $count ->
    [one] Злочинець стає на будь-яку клітинку, хоч і ціною карти підозри.
    [few] { $count } злочинці стають на будь-які клітинки, хоч і ціною підозр.
   *[many] { $count } злочинців стають на будь-які клітинки, хоч і ціною підозр.
}
why-paladins-tavern-honest = Серед них немає злочинця, тож немає й підозри.
why-paladins-ability = { $rounds ->
    [0] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }.
    [one] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; попереду { $rounds } раунд.
    [few] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; попереду { $rounds } раунди.
   *[many] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; попереду { $rounds } раундів.
}
why-paladins-borrow-short = Срібняків { $have }, а треба { $need }.
why-paladins-borrow = { $count ->
    [one] Борг заощаджує зараз { $count } срібняк.
    [few] Борг заощаджує зараз { $count } срібняки.
   *[many] Борг заощаджує зараз { $count } срібняків.
}
why-paladins-no-price = Срібняків платити не треба.
why-paladins-no-silver = Сили вистачає: срібняків платити не треба.
why-paladins-counted = { NAME($outsider) } серед ваших навернених рахує цього чужинця: ще 1 ПО.
why-paladins-convert = Навернений { NAME($outsider) } наразі дає { $points } ПО.
why-paladins-convert-later = { NAME($outsider, case: "about") }
why-paladins-peddler = Крамар потребує { $need } карт підозр; їх { $have }, доки одну не скине Змовниця.
why-paladins-squire = Без підозр подіє і Зброєносець: { NAME($rewards) }.
why-paladins-idle = Зараз це нічого не змінює.
why-paladins-space-taken = Клітинку в регіоні { $region } вже не займе ніхто інший.
why-paladins-jar-idle = Ця винагорода зараз нічого не дає; інші клітинки збережуть свої на потім.
why-paladins-only-effect = Решта зараз нічого не змінила б.
why-paladins-workshop = { $workers ->
    [one] Для { NAME($action, case: "gen") } вистачатиме { $workers } робітника.
   *[other] Для { NAME($action, case: "gen") } вистачатиме { $workers } робітників.
}
why-paladins-workshop-frees = Дія «{ NAME($action) }» одразу звільниться.
why-paladins-workshop-colour = { $workers ->
    [one] Для { NAME($action, case: "gen") } вистачатиме { $workers } робітника, і { NAME($worker) } вже не потрібен.
   *[other] Для { NAME($action, case: "gen") } вистачатиме { $workers } робітників, і { NAME($worker) } вже не потрібен.
}
why-paladins-workshop-counts = Майстерня рахується наприкінці, хоч би де стояла.
why-paladins-leaves = Решти робітників вистачить для { NAME($action, case: "gen") }.
why-paladins-labourer = Чорнороб стає лише на прозорі клітинки; інші — і на кольорові.
why-paladins-saves-worker = Так { NAME($worker) } лишиться для { NAME($action, case: "gen") }.
why-paladins-saves-criminal = Так лишиться злочинець, який стає на будь-яку клітинку.
why-paladins-unneeded = Для вільних дій вашого планшета { NAME($worker) } більше не потрібен.
why-paladins-most-of = Серед придатних таких робітників найбільше: { $count }.
why-paladins-one-use = Серед вільних дій { NAME($worker) } потрібен лише для { NAME($action, case: "gen") }.
why-paladins-fewer-uses = Серед вільних дій { NAME($worker) } потрібен рідше за інших: для { $count }.
why-paladins-another = Ще один { NAME($worker) } лишиться під рукою.
why-paladins-rest = Після цього лишаться: { NAME($workers) }.
why-paladins-own-slot = На цій клітинці й має стояти { NAME($worker) }.
why-paladins-other-slots = Для решти клітинок дії лишаються: { NAME($workers) }.
why-paladins-keep = Наступного раунду { NAME($worker) } згодиться тут: { NAME($actions) }.
why-paladins-keep-paladin = На верху колоди лежить { NAME($paladin) }, а для { NAME($action, case: "gen") } потрібен такий робітник.
why-paladins-keep-criminal = Збережений злочинець не приносить нової підозри й стає на будь-яку клітинку.
why-paladins-keep-labourer = Наступного раунду чорнороб заповнить прозору клітинку.

## Віконти

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
why-viscounts-hire-harm = Найнявши городянина «{ NAME($card) }», довелося б { $effect }.
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
why-viscounts-hand-stays = На руці лишаються: { NAME($cards) }.
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
