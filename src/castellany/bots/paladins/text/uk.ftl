### Що кажуть боти: міркування, рівні, відмови.: Паладини

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
why-paladins-thief = Злодій наприкінці дає за ваші підозри { $points } ПО.
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
why-paladins-rest = Залишок після цього: { NAME($workers) }.
why-paladins-own-slot = На цій клітинці й має стояти { NAME($worker) }.
why-paladins-other-slots = Залишок на решту клітинок дії: { NAME($workers) }.
why-paladins-keep = Наступного раунду { NAME($worker) } згодиться тут: { NAME($actions) }.
why-paladins-keep-paladin = На верху колоди лежить { NAME($paladin) }, а для { NAME($action, case: "gen") } потрібен такий робітник.
why-paladins-keep-criminal = Збережений злочинець не приносить нової підозри й стає на будь-яку клітинку.
why-paladins-keep-labourer = Наступного раунду чорнороб заповнить прозору клітинку.

theme-paladins-paladins = Паладини
theme-paladins-taverns = Таверни
theme-paladins-actions = Дії
theme-paladins-payment = Робітники
theme-paladins-targets = Цілі
theme-paladins-favours = Милості короля
theme-paladins-outsiders = Чужинці
theme-paladins-townsfolk = Городяни
theme-paladins-spaces = Місця на землях
