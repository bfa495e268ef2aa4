### Що кажуть боти: міркування, рівні, відмови.: Ель Гранде

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
   *[other] { NAME($place) }: { NAME($who) } там і далі попереду на { $count }.
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
why-elgrande-grande-idle = { NAME($place) }: гранд там зараз нічого не дає.
why-elgrande-grande-leaves = { NAME($seat) } втрачає { NAME($place, case: "in") } бонус гранда: { $points } ПО.
why-elgrande-grande-pays = Одноосібне 1-ше місце { NAME($place, case: "in") }: гранд дає там ще { $points } ПО.
why-elgrande-grande-soon = Ще { $count } кабальєро { NAME($place, case: "in") } — і гранд дасть там { $points } ПО.
why-elgrande-grande-stays = Гранд уже дає { NAME($place, case: "in") } { $points } ПО.
why-elgrande-king-could = Король міг би вберегти { NAME($place, case: "in") } { $points } ПО.
why-elgrande-king-guards = { NAME($place) }: король береже там { $points } ПО.
why-elgrande-king-opens = Так відкривається { NAME($place) }: ще один кабальєро дає там { $points } ПО.
why-elgrande-king-entered = Можна розміщувати й { NAME($place, case: "in") }, у регіоні короля; власних кабальєро там — { $count }.
why-elgrande-king-leaves = { NAME($seat) } втрачає { NAME($place, case: "in") } бонус короля: { $points } ПО.
why-elgrande-king-near = Поруч з королем тоді: { NAME($places) }.
why-elgrande-king-castle = Коли король у замку, розміщувати можна в усіх регіонах.
why-elgrande-king-goes = Без короля цей регіон ({ NAME($place) }) перестає бути недоторканним.
why-elgrande-king-comes = Король повертається в регіон і робить його недоторканним.
why-elgrande-king-stays = { NAME($place) }: звідси король береже { $points } ПО.
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

theme-elgrande-power = Карти сили
theme-elgrande-court = Двір
theme-elgrande-cards = Карти дій
theme-elgrande-placing = Розміщення
theme-elgrande-king = Король
theme-elgrande-disks = Таємні диски
theme-elgrande-moving = Переміщення кабальєро
