# Wicehrabiowie Zachodniego Królestwa: wszystko, co czyta gracz.

game-viscounts = Wicehrabiowie Zachodniego Królestwa
    .about = Wędruj dookoła królestwa, zbieraj mieszczan, wznoś budynki, przepisuj manuskrypty i posyłaj robotników do zamku, zanim ubóstwo lub dobrobyt zakończy rządy króla. Od jednego do czterech graczy.
seat-name = { NAME($seat) }

# Opcje stołu
option-opponent = Przeciwnik w grze solo
    .about = Z kim grasz w pojedynkę. Każdy ma inny cel.
option-opponent-cleric = AI Kleryk
    .about = Przepisuje manuskrypty, gdy tylko może.
option-opponent-builder = AI Budowniczy
    .about = Wznosi budynki, gdy tylko może.
option-opponent-noble = AI Szlachcic
    .about = Posyła robotników do zamku, gdy tylko może.
option-opponent-cards = AI Karciarz
    .about = Odwraca po dwie karty długów i lenn naraz; wszystkie surowce są dla niego takie same.
option-schemes = Przyszłe plany od początku
    .about = Tylko solo: tyle przyszłych planów od razu wtasowuje się do talii przeciwnika. Im więcej, tym trudniej.
bad-solo-option = Przeciwnika solo i jego plany wybiera się tylko w grze w pojedynkę; graczy przy tym stole: { $seats }.

# Fazy
phase-setup = Przygotowanie: wybór kart graczy i bohaterów
phase-over = Koniec gry
phase-1 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } zagrywa kartę
phase-2 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } porusza wicehrabiego
phase-3 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } wykonuje akcję główną
phase-4 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } może zatrudnić
phase-5 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } rozpatruje kolizję
phase-6 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } dobiera karty
phase-opponent = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: tura przeciwnika AI

# Pytania
ask-pick = Wybierz kartę gracza wraz z bohaterem pod nią.
ask-destroy-own = Możesz zniszczyć jedną swoją kartę przed pierwszym tasowaniem.
ask-play = Zagraj kartę na lewe pole swojej planszy.
ask-move = Przesuń wicehrabiego o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }{ $free ->
        [1] {""} (jeśli chcesz, o 1 więcej za darmo)
       *[other] {""}
    } albo, za srebro, dalej.
ask-act-outer = Wybierz akcję główną: handel albo budowa.
ask-act-inner = Wybierz akcję główną: umieszczenie robotników albo przepisanie manuskryptu.
ask-pay = { NAME($action) }: masz { $had } z { $need } symboli. Czym dopłacasz?
ask-pay-trade = Handel: symboli kupca masz { $had }, jedna wymiana kosztuje { $rate }. Czym dopłacasz?
ask-spot = { NAME($house) }: na którym placu budowy?
ask-link = Powstały dwa połączenia. Które najpierw?
ask-order = Działa kilka twoich kart. Która najpierw?
ask-hire = Możesz zatrudnić mieszczanina przy swoim wicehrabim.
ask-free-hire = Zatrudnij za darmo jednego z widocznych mieszczan.
ask-any = Weź { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    } do wyboru: kałamarz, kamień lub złoto.
ask-flip = { $count ->
        [one] Odwróć dług lub lenno.
       *[other] Odwróć dług lub lenno, jeszcze { $count } razy.
    }
ask-discard = Możesz odrzucić { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }.
ask-destroy = Możesz zniszczyć za srebro { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }.
ask-rearrange = Możesz zmienić kolejność kart na swojej planszy.
ask-castle-move = Możesz przesunąć jednego swojego robotnika do sąsiedniej sekcji pierwszego poziomu.
ask-free-workers = Umieść { $count ->
        [one] { $count } robotnika
       *[other] { $count } robotników
    } w jednej z sekcji pierwszego poziomu.
ask-free-build = Który budynek wznosisz za darmo?
ask-free-copy = Weź widoczny manuskrypt o koszcie 3 lub 4.
ask-advance = W kilku sekcjach masz po trzech robotników. Która sekcja najpierw?
ask-clear = Poziom { $tier }, sekcja { NAME($section) }: ponad trzech robotników. Czyj odchodzi? { $tier ->
        [1] Właściciel bierze 2 srebra.
       *[other] Właściciel zyskuje 1 punkt cnoty i dowolny surowiec.
    }

# Możliwości
opt-pick = { NAME($start) } i „{ NAME($card) }”
opt-play = Zagraj kartę „{ NAME($card) }” (ruch: { $steps })
opt-move = Idź na { NAME($space, case: "acc") }
opt-trade = Handluj: { NAME($exchange) }
opt-build = Zbuduj: { NAME($house) } (symbole budowniczego: { $cost })
opt-workers = Umieść { $count ->
        [one] { $count } robotnika
       *[other] { $count } robotników
    } w sekcji { NAME($section) } (symbole szlachcica: { $cost })
opt-transcribe = Przepisz „{ NAME($tile) }” (symbole kleryka: { $cost })
opt-no-action = Bez akcji
opt-pay-done = Wystarczy: wykonaj akcję
opt-dismiss = Wygnaj mieszczanina „{ NAME($card) }” dla jego symboli
opt-spend = Wydaj { $price } { $price ->
        [one] { NAME($res, case: "acc") }
       *[other] { NAME($res, case: "few") }
    }: { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }
opt-spot = Zbuduj tutaj: { NAME($site) } ({ $effect })
opt-link = Najpierw połączenie od { NAME($site, case: "gen") }, zgodnie z ruchem wskazówek zegara ({ $effect })
opt-use = Najpierw „{ NAME($card) }”
opt-hire = Zatrudnij mieszczanina „{ NAME($card) }”
opt-no-hire = Nikogo nie zatrudniaj
opt-take = Weź { NAME($res, case: "acc") }
opt-flip-debt = Odwróć dług: będzie spłacony
opt-flip-deed = Odwróć lenno: będzie nadane
opt-no-flip = Nie odwracaj więcej
opt-discard = Odrzuć kartę „{ NAME($card) }”
opt-discard-top = Odrzuć wierzchnią kartę talii bez oglądania
opt-discard-shuffled = Przetasuj odrzucone karty i odrzuć wierzchnią kartę nowej talii
opt-no-discard = Nie odrzucaj
opt-destroy = Zniszcz kartę „{ NAME($card) }” (srebro: +{ $silver })
opt-destroy-top = Zniszcz wierzchnią kartę talii bez oglądania
opt-destroy-shuffled = Przetasuj odrzucone karty i zniszcz wierzchnią kartę nowej talii
opt-no-destroy = Nie niszcz
opt-keep-order = Zostaw kolejność kart
opt-arrange = Od lewej: { NAME($cards) }
opt-castle-move = Robotnik z sekcji { NAME($source) } do sekcji { NAME($target) }
opt-no-castle-move = Nikogo nie przesuwaj
opt-free-workers = Do sekcji { NAME($section) }
opt-free-build = { NAME($house) }
opt-free-copy = { NAME($tile) }
opt-advance = Najpierw sekcja { NAME($section) }
opt-clear = { $own ->
        [1] Twój robotnik
       *[other] Cudzy robotnik: { NAME($seat) }
    }
opt-decline = Nic z tego
ask-either-effect = Wybierz jeden z dwóch efektów.
ask-may-effect = Czy chcesz tego efektu?

# Efekty
effect-nothing = brak efektu
effect-gain-silver = weź { $count } { $count ->
        [one] srebro
       *[other] srebra
    }
effect-gain-ink = weź { $count } { $count ->
        [one] kałamarz
        [few] kałamarze
       *[many] kałamarzy
    }
effect-gain-stone = weź { $count } { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
effect-gain-gold = weź { $count } { $count ->
        [one] złoto
       *[other] złota
    }
effect-gain-any = weź { $count } { $count ->
        [one] dowolny surowiec
        [few] dowolne surowce
       *[many] dowolnych surowców
    }
effect-gain-debt = weź { $count } { $count ->
        [one] dług
        [few] długi
       *[many] długów
    }
effect-gain-deed = weź { $count } { $count ->
        [one] lenno
        [few] lenna
       *[many] lenn
    }
effect-gain-virtue = zyskaj { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } cnoty
effect-gain-corruption = zyskaj { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zepsucia
effect-gain-several = weź { NAME($things, case: "acc") }
effect-flip = odwróć dług lub lenno{ $count ->
        [one] {""}
       *[other] , { $count } razy
    }
effect-flip-debt = odwróć dług
effect-flip-deed = odwróć lenno
effect-hire = zatrudnij za darmo dowolnego widocznego mieszczanina
effect-discard = odrzuć { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }
effect-destroy = zniszcz { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }
effect-rearrange = zmień kolejność kart na planszy
effect-reshuffle = wtasuj odrzucone karty w talię
effect-castle-move = przesuń robotnika do sąsiedniej sekcji pierwszego poziomu
effect-workers = umieść za darmo robotników: { $count }
effect-build = zbuduj za darmo: { NAME($building) }
effect-copy = weź za darmo manuskrypt o koszcie 3 lub 4
effect-then = { $first }, potem { $then }
effect-trade = handel
effect-bot-build = zbudować budynek
effect-bot-workers = umieścić robotników
effect-bot-transcribe = przepisać manuskrypt
effect-bot-focus = zrealizować swój cel
effect-bot-scheme = wziąć przyszły plan
effect-bot-dismiss = wygnać mieszczanina przy swoim wicehrabim
effect-bot-corruption = otrzymać zepsucie za przestępców

# Odmowy
no-not-in-hand = Karty „{ NAME($card) }” nie masz na ręce.
no-not-offered = Tej karty gracza nie ma na stole.
no-not-visible = Karta „{ NAME($card) }” nie leży odkryta na planszy.
no-not-beside = Karta „{ NAME($card) }” nie leży w segmencie twojego wicehrabiego.
no-silver = Brakuje srebra: { $short }.
no-silver-move = Za daleko: na to pole brakuje srebra: { $short }.
no-action-inner = Robotnicy i manuskrypty wymagają drogi wewnętrznej, a twój wicehrabia stoi na zewnętrznej.
no-action-outer = Handel i budowa wymagają drogi zewnętrznej, a twój wicehrabia stoi na wewnętrznej.
no-icons = Nawet ze wszystkim, co masz, brakuje symboli { NAME($icon, case: "gen") }: { $short }.
no-workers = { $count ->
        [0] Nie masz robotników w zasobach.
       *[other] Masz za mało robotników; w zasobach: { $count }.
    }
no-built-already = { NAME($house) }: już stoi.
no-spot = Na tym brzegu nie ma wolnego placu budowy.
no-spot-taken = Ten plac jest zajęty.
no-spot-other-bank = Ten plac nie leży na brzegu twojego wicehrabiego.
no-dismiss-twice = W tej turze wygnano już mieszczanina.
no-dismiss-icons = Ten mieszczanin nie ma symbolu do akcji „{ NAME($action) }”.
no-dismiss-needed-silver = To srebro jest potrzebne do opłacenia akcji.
no-not-paid = Akcja nie jest jeszcze opłacona.
no-spend = To nie pomaga w tej akcji.
no-goods = Masz na to za mało { NAME($res, case: "many") }.
no-debt = Nie masz niespłaconego długu.
no-deed = Nie masz pozyskanego lenna.
no-worker-there = W tej sekcji pierwszego poziomu nie masz robotnika.
no-dear-manuscript = Ten manuskrypt kosztuje { $cost }; za darmo są tylko te za 3 lub 4.

# Wydarzenia
event-pick = { NAME($seat) } wybiera: { NAME($start) } i „{ NAME($card) }”.
event-start = { NAME($seat) } zaczyna na { NAME($space, case: "loc") }.
event-round = Zaczyna się runda { $round }.
event-last-round = Zaczyna się ostatnia runda.
event-turn = { NAME($seat) } zaczyna turę.
event-end = Koniec gry.
event-take = { NAME($seat) } bierze { $count } { $count ->
        [one] { NAME($res, case: "acc") }
        [few] { NAME($res, case: "few") }
       *[many] { NAME($res, case: "many") }
    }.
event-spend = { NAME($seat) } wydaje { $count } { $count ->
        [one] { NAME($res, case: "acc") }
        [few] { NAME($res, case: "few") }
       *[many] { NAME($res, case: "many") }
    }.
event-virtue = { NAME($seat) } zyskuje { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } cnoty.
event-corruption = { NAME($seat) } zyskuje { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zepsucia.
event-points-lost = { NAME($seat) }: znaczniki są już na końcu toru, więc { $count ->
        [one] { $count } punkt przepada
        [few] { $count } punkty przepadają
       *[many] { $count } punktów przepada
    }.
event-marks-meet = { NAME($seat) }: znaczniki cnoty i zepsucia spotykają się na polu { $space }.
event-marks-back = { NAME($seat) } odkłada znaczniki na krańce toru.
event-deeds = { NAME($seat) } bierze { $count } { $count ->
        [one] lenno
        [few] lenna
       *[many] lenn
    }.
event-debts = { NAME($seat) } bierze { $count } { $count ->
        [one] dług
        [few] długi
       *[many] długów
    }.
event-poverty = Odkryto kartę ubóstwa. Ostatnia runda: { $round }.
event-prosperity = Odkryto kartę dobrobytu. Ostatnia runda: { $round }.
event-divided = Podzielone Królestwo: w punktacji liczą się obie karty.
event-flip-debt = { NAME($seat) } spłaca dług.
event-flip-deed = { NAME($seat) } odwraca lenno: jest już nadane.
event-play = { NAME($seat) } zagrywa kartę „{ NAME($card) }”.
event-play-blind = { NAME($seat) } nie ma kart na ręce i zagrywa wierzchnią kartę talii: „{ NAME($card) }”.
event-acts = { NAME($seat) }: działa „{ NAME($what) }”.
event-discard = { NAME($seat) }: karta „{ NAME($card) }” trafia na stos kart odrzuconych.
event-destroy = { NAME($seat) } niszczy kartę „{ NAME($card) }”.
event-dismiss = { NAME($seat) } wygania mieszczanina „{ NAME($card) }”.
event-hire = { NAME($seat) } zatrudnia mieszczanina „{ NAME($card) }”.
event-draw = { NAME($seat) } dobiera { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
event-reshuffle = { NAME($seat) } wtasowuje odrzucone karty; na planszy nie ma przestępcy.
event-reshuffle-criminals = { NAME($seat) } wtasowuje odrzucone karty; na planszy jest przestępca.
event-rearrange = { NAME($seat) } zmienia kolejność kart na planszy.
event-move = { NAME($seat) } idzie na { NAME($space, case: "acc") }.
event-meet = { NAME($seat) } staje na polu, które zajmuje { NAME($other) }.
event-no-action = { NAME($seat) } nie może tu wykonać żadnej akcji.
event-pass-action = { NAME($seat) } nie wykonuje akcji.
event-trade = { NAME($seat) } handluje{ $times ->
        [0] {""} bez wymiany, tylko po to, by wygnać mieszczanina
        [one] {""} ({ $times } wymiana): { NAME($exchange) }
        [few] {""} ({ $times } wymiany): { NAME($exchange) }
       *[many] {""} ({ $times } wymian): { NAME($exchange) }
    }.
event-build = { NAME($seat) } buduje: { NAME($house) }, { NAME($site) }.
event-link = Powstało połączenie{ $same ->
        [1] : oba budynki ma { NAME($seat) }
       *[other] : { NAME($seat) } i { NAME($other) }
    }.
event-place = { NAME($seat) } umieszcza { $count ->
        [one] { $count } robotnika
       *[other] { $count } robotników
    } w sekcji { NAME($section) }.
event-shift = { NAME($seat) }: robotnik przechodzi do sekcji { NAME($section) }.
event-advance = { NAME($seat) }: robotnik wchodzi na drugi poziom sekcji { NAME($section) }.
event-climb = { NAME($seat) }: robotnik wchodzi na trzeci poziom.
event-leader = { NAME($seat) } bierze kartę zarządcy zamku.
event-clear = { NAME($seat) }: robotnik opuszcza poziom { $tier } sekcji { NAME($section) }.
event-transcribe = { NAME($seat) } zabiera „{ NAME($tile) }”.
event-printed-book = { NAME($seat) } przepisuje „{ NAME($book) }”.
event-bonus = { NAME($seat) } ma trzy zakładki jednego koloru i bierze: { NAME($bonus) }.
event-collision = { NAME($seat) } rozpatruje kolizję na polu { $space }.
event-scheme = { NAME($seat) } odkrywa kartę: { NAME($scheme) }. { NAME($scheme, case: "about") }
event-bot-focus = { NAME($seat) } może zrealizować swój cel: { NAME($action) }.
event-bot-copies = { NAME($seat) } przepisuje manuskrypt swojego segmentu: symboli kleryka wraz z surowcami ma { $had }, a trzeba { $need }.
event-bot-builds = { NAME($seat) } wznosi pierwszy od lewej budynek, na który wystarcza symboli („{ NAME($house) }”): symboli budowniczego wraz z surowcami ma { $had }, a trzeba { $need }.
event-bot-sends = { NAME($seat) } umieszcza jak najwięcej robotników: { $count }. Symboli szlachcica wraz z surowcami ma { $had }, a trzeba { $need }.
event-bot-clears = Poziom { $tier }, sekcja { NAME($section) }: ponad trzech robotników, więc { NAME($seat) } usuwa cudzego.
event-bot-first = { NAME($seat) } z dwóch efektów zawsze wybiera pierwszy.
event-bot-else = { NAME($seat) } nie może zrobić niczego z powyższych, więc wykonuje ostatni punkt planu.
event-bot-cannot = { NAME($seat) } nie może wykonać akcji „{ NAME($action) }”: symboli { NAME($icon, case: "gen") } wraz z surowcami ma { $had }, a trzeba { $need }.
event-bot-no-spot = { NAME($seat) } nie może budować: na brzegu nie ma wolnego placu.
event-bot-all-built = { NAME($seat) } nie może budować: wszystkie jego budynki już stoją.
event-bot-few-workers = { NAME($seat) } nie może umieścić robotników: trzeba co najmniej dwóch, a w zasobach jest { $count }.
event-bot-no-flips = { NAME($seat) } nie ma ani długu, ani lenna do odwrócenia.
event-bot-scheme = { NAME($seat) } kładzie kartę na swój stos odrzuconych: { NAME($scheme) }.
event-bot-no-scheme = Przyszłych planów już nie ma, więc { NAME($seat) } odwraca kartę.
event-bot-steps = { NAME($seat) } zgodnie z planem idzie drogą zewnętrzną o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
event-bot-wish = { NAME($seat) } wybiera { NAME($res, case: "acc") }, bo { NAME($res, case: "many") } ma mniej niż { $limit }.
event-bot-wish-last = { NAME($seat) } wybiera { NAME($res, case: "acc") }, bo pozostałych surowców ma dość.
event-bot-flip-fewer = { NAME($seat) } ma spłaconych długów: { $debts }, nadanych lenn: { $deeds }. Odwraca to, czego ma mniej, a przy równej liczbie – dług.
event-bot-building = { NAME($seat) } ma budynek „{ NAME($house) }”. { NAME($house, case: "about") }
event-bot-instead-silver = { NAME($seat) } nie używa srebra: zamiast { $silver } bierze { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    }.
event-bot-instead-rearrange = { NAME($seat) } zamiast zmiany kolejności kart bierze surowiec.
event-bot-instead-discard = { NAME($seat) } zamiast odrzucenia zyskuje 1 punkt cnoty.
event-bot-instead-destroy = { NAME($seat) } zamiast zniszczenia odwraca kartę.
event-bot-instead-flip = { NAME($seat) } nie ma takiej karty do odwrócenia, więc zamiast tego zyskuje 1 punkt cnoty.
event-bot-instead-hire = { NAME($seat) } zamiast zatrudnienia bierze przyszły plan.
event-bot-instead-castle-move = { NAME($seat) } zamiast ruchu w zamku zyskuje 1 punkt cnoty.

# Uwagi
note-debts-left = Nad kartą ubóstwa: { $count ->
        [one] { $count } dług
        [few] { $count } długi
       *[many] { $count } długów
    }
note-deeds-left = Nad kartą dobrobytu: { $count ->
        [one] { $count } lenno
        [few] { $count } lenna
       *[many] { $count } lenn
    }
note-poverty = Ubóstwo odkryte: na koniec porównuje się nadane lenna
note-prosperity = Dobrobyt odkryty: na koniec porównuje się spłacone długi
note-card = koszt i ruch { $cost }; { NAME($icons) }
note-card-printed = koszt wygnania { $cost }; { NAME($icons) }
note-scheme = { NAME($icons) }
note-times = { $count } × { NAME($icon, case: "one") }
note-site = { NAME($site, case: "about") }
note-section = { NAME($section, case: "about") }
note-start = { NAME($start, case: "about") }
note-faces = Naprzeciw sekcji { NAME($section) } zamku
note-exchange = Handel: { NAME($exchange) }
note-printed = Stos jest pusty; to nadruk na planszy
note-first = Pierwszy gracz
note-meet = Znaczniki cnoty i zepsucia leżą razem
note-limit = Limit kart na ręce: { $count }
note-built = Zbudowano
note-points = Teraz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

# Punkty
part-buildings = Budynki
part-castle = Robotnicy w zamku
part-sets = Zestawy manuskryptów
part-manuscripts = Punkty na manuskryptach
part-leader = Karta zarządcy zamku
part-bonus = Karty premii kleru
part-debts = Niespłacone długi
part-acquired = Pozyskane lenna
part-approved = Nadane lenna
part-poverty = Karta ubóstwa: najwięcej nadanych lenn
part-prosperity = Karta dobrobytu: najwięcej spłaconych długów
part-resources = Pozostałe surowce

# Miejsca i elementy
zone-pairs = Karty graczy i bohaterowie do wyboru
zone-bank = Zasoby ogólne
zone-debts = Długi
zone-deeds = Lenna
zone-bonuses = Karty premii kleru
zone-leader = Karta zarządcy zamku
zone-board = Królestwo zgodnie z ruchem wskazówek zegara
zone-castle = Zamek
zone-tier3 = Trzeci poziom
zone-box = Poza grą
zone-future = Przyszłe plany
zone-townsfolk = Mieszczanie
zone-manuscripts = Manuskrypty
zone-row = Karty na planszy od lewej
zone-hand = Ręka
zone-deck = Talia
zone-discard = Stos kart odrzuconych
zone-workers = Robotnicy w zasobach
zone-houses = Budynki
zone-tiles = Przepisane manuskrypty
zone-cards = Inne karty
card = karta
worker = robotnik
castle-section = Poziom { $tier }, sekcja { NAME($section) }
workers-of = Robotnicy: { NAME($seat) }
viscount-of = Wicehrabia: { NAME($seat) }
building-of = { NAME($building) }: { NAME($seat) }
paper-unpaid = Niespłacone długi
    .about = Na koniec gry każdy zabiera 2 PZ.
paper-paid = Spłacone długi
    .about = Same nic nie dają; liczy je karta dobrobytu.
paper-acquired = Pozyskane lenna
    .about = Na koniec gry każde daje 1 PZ.
paper-approved = Nadane lenna
    .about = Na koniec gry każde daje 3 PZ; liczy je karta ubóstwa.
track-corruption = Znacznik zepsucia
    .about = Zaczyna na polu 1 i idzie w prawo, o pole za punkt. Kolizja daje właścicielowi na polach od 1 do 7: 1 srebro i 3 lenna; 1 srebro i 2 lenna; 1 srebro i 1 lenno; 2 srebra, 1 lenno i 1 dług; 2 srebra i 1 dług; 3 srebra i 2 długi; 4 srebra i 3 długi.
bot-track-corruption = Znacznik zepsucia
    .about = Zaczyna na polu 1 i idzie w prawo, o pole za punkt. Kolizja daje temu przeciwnikowi na polach od 1 do 7: 3 lenna; 2 lenna; 1 surowiec i 1 lenno; 1 surowiec, 1 lenno i 1 dług; 1 surowiec i 1 dług; 1 surowiec i 2 długi; 2 surowce i 3 długi.
track-virtue = Znacznik cnoty
    .about = Zaczyna na polu 7 i idzie w lewo, o pole za punkt. Gdy znaczniki się spotkają, dalej idą razem. Kolizja daje coś i pozostałym. Na polach od 1 do 3 tym, którzy mają przestępcę na planszy: 1 dług; 1 punkt zepsucia; 1 punkt zepsucia. Na polu 4 każdy może zmienić kolejność kart. Na polach od 5 do 7 tym, którzy przestępcy nie mają: 1 punkt cnoty; 1 punkt cnoty; 1 lenno.
leader-card = Zarządca zamku
    .about = 5 PZ i o jedną kartę więcej na ręce. Kartę ma ten, kto ma najwięcej robotników na trzecim poziomie; remis jej nie odbiera.
res-silver = Srebro
    .about = Płaci się nim za zatrudnianie, wygnanie, dalsze kroki i symbole kupca w handlu.
    .acc = srebro
    .few = srebra
    .many = srebra
res-ink = Kałamarze
    .about = Przy przepisywaniu kałamarz liczy się jako symbol kleryka.
    .acc = kałamarz
    .few = kałamarze
    .many = kałamarzy
res-stone = Kamienie
    .about = Przy budowie kamień liczy się jako symbol budowniczego.
    .acc = kamień
    .few = kamienie
    .many = kamieni
res-gold = Złoto
    .about = Przy umieszczaniu robotników złoto liczy się jako symbol szlachcica.
    .acc = złoto
    .few = złota
    .many = złota
res-pool = Surowce
    .about = Dla tego przeciwnika wszystkie surowce są takie same.
    .acc = surowiec
    .few = surowce
    .many = surowców
res-any = Dowolny surowiec
    .acc = dowolny surowiec
    .few = dowolne surowce
    .many = dowolnych surowców
res-debt = Dług
    .acc = dług
    .few = długi
    .many = długów
res-deed = Lenno
    .acc = lenno
    .few = lenna
    .many = lenn
res-virtue = Cnota
    .acc = punkt cnoty
    .few = punkty cnoty
    .many = punktów cnoty
res-corruption = Zepsucie
    .acc = punkt zepsucia
    .few = punkty zepsucia
    .many = punktów zepsucia
icon-merchant = Symbole kupca
    .about = Symbole do handlu.
    .gen = kupca
    .one = kupiec
icon-builder = Symbole budowniczego
    .about = Symbole do budowy.
    .gen = budowniczego
    .one = budowniczy
icon-noble = Symbole szlachcica
    .about = Symbole do umieszczania robotników.
    .gen = szlachcica
    .one = szlachcic
icon-cleric = Symbole kleryka
    .about = Symbole do przepisywania manuskryptów.
    .gen = kleryka
    .one = kleryk
icon-criminal = Symbole przestępcy
    .about = W akcji głównej zastępują każdy symbol.
    .gen = przestępcy
    .one = przestępca
action-trade = Handel
action-build = Budowa
action-workers = Umieszczenie robotników
action-transcribe = Przepisanie manuskryptu
action-flip_two = Odwrócenie dwóch kart
exchange-0 = 1 symbol kupca za 1 srebro
exchange-1 = 2 symbole kupca za 1 kałamarz
exchange-2 = 2 symbole kupca za 1 kamień
exchange-3 = 2 symbole kupca za 1 złoto
exchange-4 = 3 symbole kupca za zniszczenie 1 karty
exchange-5 = 4 symbole kupca za odwrócenie 1 długu lub lenna
building-trading_post = Faktoria
    .about = Kosztuje 5 symboli budowniczego. Jedna, dwie lub trzy dają 4, 9 lub 15 PZ.
building-guildhall = Siedziba gildii
    .about = Kosztuje 7 symboli budowniczego. Jedna, dwie lub trzy dają 6, 13 lub 21 PZ.
building-workshop = Warsztat
    .about = Kosztuje 3 symbole budowniczego. Jeden, dwa lub trzy dają 2, 5 lub 9 PZ.

# Co jest nasze
ours-corner = efekt przy zatrudnieniu lub wygnaniu
ours-face = cały manuskrypt
ours-start = dobra i dodatek
ours-site = efekt placu i połączenia na stronie dla jednego i dwóch graczy
ours-scheme = rzędy pod symbolami
ours-board = cała plansza
ours-extra = dodatek: odczytany z małego obrazka jako zepsucie
ours-reading = to, że chodzi o robotników w zamku
ours-icon = symbol, według wzoru pozostałych kart
ours-ability = zdolność budynku przeciwnika solo, odczytana z małego obrazka
ours-exchange = wymiana: obrazki się różnią

# Karty mieszczan
card-abbot = Opat
    .about = Bez zdolności.
card-financer = Finansistka
    .about = Po zagraniu: możesz odrzucić 1 kartę, potem weź 2 srebra.
card-journeyman = Czeladnik
    .about = Gdy schodzi z planszy: zatrudnij za darmo dowolnego widocznego mieszczanina, potem zyskaj 1 punkt cnoty.
card-labourer = Wyrobnik
    .about = Bez zdolności.
card-lender = Lichwiarka
    .about = Gdy schodzi z planszy: odwróć 1 dług lub 1 lenno.
card-squire = Giermek
    .about = Bez zdolności.
card-thief = Złodziejka
    .about = Gdy schodzi z planszy: weź 1 dług, potem weź 1 srebro.
card-trader = Handlarz
    .about = Po twoim handlu: weź 1 srebro.
card-ada = Ada
    .about = Ilekroć dowolny gracz rozpatruje kolizję: zyskaj 1 punkt cnoty, potem weź 1 dowolny surowiec.
card-bertha = Berta
    .about = Po zagraniu do wyboru: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku; albo zyskaj 1 punkt cnoty.
card-clovis = Chlodwig
    .about = Po zagraniu: zatrudnij za darmo dowolnego widocznego mieszczanina.
card-emma = Emma
    .about = Przy przepisywaniu każde wydane złoto lub kamień też liczy się jako 1 symbol kleryka.
card-guntram = Guntram
    .about = Gdy schodzi z planszy, do wyboru: weź 1 dług, potem odwróć 1 lenno; albo weź 1 lenno, potem odwróć 1 dług.
card-judith = Judyta
    .about = Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo odwróć 1 dług lub 1 lenno.
card-lothaire = Lotar
    .about = Po zagraniu: weź 1 kamień, 1 złoto i 1 kałamarz.
card-merovech = Meroweusz
    .about = Po twojej budowie do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić 1 kartę.
card-rudolf = Rudolf
    .about = Gdy schodzi z planszy, do wyboru: możesz zniszczyć do 2 kart; albo weź 2 dowolne surowce.
card-therese = Teresa
    .about = Gdy schodzi z planszy: możesz odrzucić 1 kartę, potem zyskaj 2 punkty cnoty.
card-acolyte = Akolita
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 dług lub 1 lenno.
card-antagonist = Antagonistka
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Po zagraniu: weź 1 dług.
card-architect = Architekt
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-aristocrat = Arystokratka
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-artisan = Rzemieślnik
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 dług lub 1 lenno.
card-artist = Artysta
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Przy umieszczaniu robotników jedno (tylko jedno) wydane złoto liczy się jako 2 symbole szlachcica.
card-benefactor = Dobroczyńca
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy umieszczaniu robotników każde 2 twoje symbole kupca liczą się jako 1 symbol szlachcica.
card-bishop = Biskup
    .about = Przy zatrudnieniu lub wygnaniu: weź 1 dług. Po przepisaniu przez ciebie manuskryptu: zyskaj 1 punkt zepsucia.
card-charlatan = Szarlatan
    .about = Przy zatrudnieniu lub wygnaniu: weź 1 dług. Po twojej budowie: zyskaj 1 punkt zepsucia.
card-chevalier = Kawaler
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 dług lub 1 lenno.
card-clergyman = Duchowny
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy przepisywaniu każde 2 wydane srebra liczą się jako 1 symbol kleryka.
card-conspirator = Spiskowiec
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: zyskaj 1 punkt cnoty.
card-courier = Kurier
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić do 2 kart.
card-deacon_1 = Diakon I
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po przepisaniu przez ciebie manuskryptu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-deacon_2 = Diakon II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po przepisaniu przez ciebie manuskryptu: zyskaj 1 punkt cnoty.
card-debt_collector_1 = Poborca długów I
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz dług: odwróć 1 lenno.
card-debt_collector_2 = Poborca długów II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz dług, do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
card-debt_collector_3 = Poborca długów III
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz dług: weź 1 srebro, potem zyskaj 1 punkt cnoty.
card-debt_collector_4 = Poborca długów IV
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz dług: weź 1 dowolny surowiec.
card-defender = Obrońca
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
card-diplomat = Dyplomata
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy umieszczaniu robotników każde 2 wydane srebra liczą się jako 1 symbol szlachcica.
card-disciple = Uczeń
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
card-enforcer = Egzekutor
    .about = Przy zatrudnieniu lub wygnaniu: weź 1 dług. Po umieszczeniu przez ciebie robotników: zyskaj 1 punkt zepsucia.
card-foreman = Majster
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-friar = Zakonnik
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-gatekeeper = Odźwierny
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-illusionist = Iluzjonista
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-jeweller = Jubiler
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po twoim handlu: zyskaj 1 punkt cnoty.
card-lookout = Czujka
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
card-mason = Murarz
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy budowie każde 2 wydane srebra liczą się jako 1 symbol budowniczego.
card-meddler = Intrygant
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 1 dług i 1 lenno.
card-miner = Górnik
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-missionary_1 = Misjonarz I
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 kałamarze.
card-missionary_2 = Misjonarz II
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kałamarz.
card-overseer_1 = Nadzorca I
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po umieszczeniu przez ciebie robotników do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-overseer_2 = Nadzorca II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po umieszczeniu przez ciebie robotników: zyskaj 1 punkt cnoty.
card-pastor = Pastor
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-patron_1 = Mecenas I
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 złota.
card-patron_2 = Mecenas II
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 złoto.
card-peddler_1 = Domokrążca I
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 kałamarz.
card-peddler_2 = Domokrążca II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 złoto.
card-peddler_3 = Domokrążca III
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 kamień.
card-peddler_4 = Domokrążca IV
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Ilekroć dowolny gracz rozpatruje kolizję: weź 2 srebra.
card-pickpocket = Kieszonkowiec
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo weź 2 srebra.
card-priest = Kapłan
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Przy przepisywaniu jeden (tylko jeden) wydany kałamarz liczy się jako 2 symbole kleryka.
card-princess = Księżniczka
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-racketeer_1 = Haracznik I
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Ilekroć bierzesz dług, do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-racketeer_2 = Haracznik II
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Ilekroć bierzesz dług, do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić 1 kartę.
card-scoundrel_1 = Łotrzyca I
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 złoto.
card-scoundrel_2 = Łotrzyca II
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kałamarz.
card-scoundrel_3 = Łotrzyca III
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kamień.
card-sculptor = Rzeźbiarz
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Przy budowie jeden (tylko jeden) wydany kamień liczy się jako 2 symbole budowniczego.
card-stonecutter_1 = Kamieniarz I
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 kamienie.
card-stonecutter_2 = Kamieniarz II
    .about = Przy zatrudnieniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kamień.
card-strongman = Siłacz
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy budowie każde 2 twoje symbole kupca liczą się jako 1 symbol budowniczego.
card-swindler_1 = Oszust I
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 kamienie.
card-swindler_2 = Oszust II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 złota.
card-swindler_3 = Oszust III
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 kałamarze.
card-tinker_1 = Druciarz I
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 kamień.
card-tinker_2 = Druciarz II
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 złoto.
card-tinker_3 = Druciarz III
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 kałamarz.
card-traitor = Zdrajca
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu: weź 1 dowolny surowiec.
card-traveller = Podróżniczka
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy przepisywaniu każde 2 twoje symbole kupca liczą się jako 1 symbol kleryka.
card-trickster = Kanciarz
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: odwróć 1 dług lub 1 lenno.
card-vicar = Wikariusz
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-watchman = Strażnik
    .about = Przy zatrudnieniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
card-woodcutter_1 = Drwal I
    .about = Przy zatrudnieniu lub wygnaniu: zyskaj 1 punkt cnoty. Po twojej budowie: zyskaj 1 punkt cnoty.
card-woodcutter_2 = Drwal II
    .about = Przy zatrudnieniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po twojej budowie do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
printed-1-2 = Nadrukowany mieszczanin segmentu 1–2
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zatrudnić.
printed-3-4 = Nadrukowany mieszczanin segmentu 3–4
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zatrudnić.
printed-5-6 = Nadrukowany mieszczanin segmentu 5–6
    .about = Przy wygnaniu: zyskaj 1 punkt zepsucia. Nie można go zatrudnić.
printed-7-8 = Nadrukowany mieszczanin segmentu 7–8
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zatrudnić.
printed-9-10 = Nadrukowany mieszczanin segmentu 9–10
    .about = Przy wygnaniu: zyskaj 1 punkt zepsucia. Nie można go zatrudnić.

tile-ms01 = Szary manuskrypt (3): odwróć 1 dług lub 1 lenno
    .about = Koszt w symbolach kleryka: 3. Od razu: odwróć 1 dług lub 1 lenno.
tile-ms02 = Czarny manuskrypt (3): odwróć 1 dług lub 1 lenno
    .about = Koszt w symbolach kleryka: 3. Od razu: odwróć 1 dług lub 1 lenno.
tile-ms03 = Niebieski manuskrypt (3): zatrudnij za darmo dowolnego widocznego mieszczanina
    .about = Koszt w symbolach kleryka: 3. Od razu: zatrudnij za darmo dowolnego widocznego mieszczanina.
tile-ms04 = Żółty manuskrypt (3): odwróć 1 dług lub 1 lenno
    .about = Koszt w symbolach kleryka: 3. Od razu: odwróć 1 dług lub 1 lenno.
tile-ms05 = Szary manuskrypt (3): zatrudnij za darmo dowolnego widocznego mieszczanina
    .about = Koszt w symbolach kleryka: 3. Od razu: zatrudnij za darmo dowolnego widocznego mieszczanina.
tile-ms06 = Szary manuskrypt (6): 1 PZ za każdy twój budynek
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każdy twój budynek.
tile-ms07 = Szary manuskrypt (5): 1 PZ za każde 2 twoje surowce
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każde 2 twoje surowce.
tile-ms08 = Szary manuskrypt (5): 1 PZ za każdy symbol budowniczego
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każdy symbol budowniczego.
tile-ms09 = Szary manuskrypt (4): weź 2 kamienie
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 2 kamienie.
tile-ms10 = Szary manuskrypt (4): weź 1 lenno
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 1 lenno.
tile-ms11 = Szary manuskrypt (5): zbuduj za darmo 1 warsztat na dowolnym wolnym placu
    .about = Koszt w symbolach kleryka: 5. Od razu: zbuduj za darmo 1 warsztat na dowolnym wolnym placu.
tile-ms12 = Szary manuskrypt (6): zbuduj za darmo 1 faktorię na dowolnym wolnym placu
    .about = Koszt w symbolach kleryka: 6. Od razu: zbuduj za darmo 1 faktorię na dowolnym wolnym placu.
tile-ms13 = Czarny manuskrypt (4): weź 2 kałamarze
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 2 kałamarze.
tile-ms14 = Czarny manuskrypt (4): zyskaj 2 punkty cnoty
    .about = Koszt w symbolach kleryka: 4. Od razu: zyskaj 2 punkty cnoty.
tile-ms15 = Czarny manuskrypt (5): 1 PZ za każdy symbol kleryka
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każdy symbol kleryka.
tile-ms16 = Czarny manuskrypt (6): 1 PZ za każde nadane lenno
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każde nadane lenno.
tile-ms17 = Czarny manuskrypt (6): 1 PZ za każdy twój manuskrypt
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każdy twój manuskrypt.
tile-ms18 = Czarny manuskrypt (5): weź za darmo 1 widoczny manuskrypt o koszcie 3 lub 4
    .about = Koszt w symbolach kleryka: 5. Od razu: weź za darmo 1 widoczny manuskrypt o koszcie 3 lub 4.
tile-ms19 = Czarny manuskrypt (4): możesz zniszczyć do 2 kart
    .about = Koszt w symbolach kleryka: 4. Od razu: możesz zniszczyć do 2 kart.
tile-ms20 = Czarny manuskrypt (5): odwróć 2 długi lub lenna w dowolnym układzie
    .about = Koszt w symbolach kleryka: 5. Od razu: odwróć 2 długi lub lenna w dowolnym układzie.
tile-ms21 = Niebieski manuskrypt (6): 1 PZ za każdy symbol przestępcy
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każdy symbol przestępcy.
tile-ms22 = Niebieski manuskrypt (5): 1 PZ za każde 2 symbole kupca
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każde 2 symbole kupca.
tile-ms23 = Niebieski manuskrypt (5): 1 PZ za każde 3 twoje srebra
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każde 3 twoje srebra.
tile-ms24 = Niebieski manuskrypt (4): weź 4 srebra
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 4 srebra.
tile-ms25 = Niebieski manuskrypt (4): weź 2 dowolne surowce
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 2 dowolne surowce.
tile-ms26 = Niebieski manuskrypt (4): zatrudnij za darmo dowolnego widocznego mieszczanina, potem zyskaj 1 punkt cnoty
    .about = Koszt w symbolach kleryka: 4. Od razu: zatrudnij za darmo dowolnego widocznego mieszczanina, potem zyskaj 1 punkt cnoty.
tile-ms27 = Niebieski manuskrypt (5): weź 1 lenno, potem odwróć 1 dług lub 1 lenno
    .about = Koszt w symbolach kleryka: 5. Od razu: weź 1 lenno, potem odwróć 1 dług lub 1 lenno.
tile-ms28 = Niebieski manuskrypt (6): 1 PZ za każde 3 twoje karty mieszczan
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każde 3 twoje karty mieszczan.
tile-ms29 = Żółty manuskrypt (5): 1 PZ za każdy symbol szlachcica
    .about = Koszt w symbolach kleryka: 5. Na koniec gry: 1 PZ za każdy symbol szlachcica.
tile-ms30 = Żółty manuskrypt (6): 1 PZ za każdy spłacony dług
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każdy spłacony dług.
tile-ms31 = Żółty manuskrypt (6): 1 PZ za każdych 2 twoich robotników w zamku
    .about = Koszt w symbolach kleryka: 6. Na koniec gry: 1 PZ za każdych 2 twoich robotników w zamku.
tile-ms32 = Żółty manuskrypt (4): weź 2 złota
    .about = Koszt w symbolach kleryka: 4. Od razu: weź 2 złota.
tile-ms33 = Żółty manuskrypt (4): umieść za darmo 2 robotników w jednej wybranej sekcji pierwszego poziomu zamku
    .about = Koszt w symbolach kleryka: 4. Od razu: umieść za darmo 2 robotników w jednej wybranej sekcji pierwszego poziomu zamku.
tile-ms34 = Żółty manuskrypt (6): umieść za darmo 4 robotników w jednej wybranej sekcji pierwszego poziomu zamku
    .about = Koszt w symbolach kleryka: 6. Od razu: umieść za darmo 4 robotników w jednej wybranej sekcji pierwszego poziomu zamku.
tile-ms35 = Żółty manuskrypt (5): odwróć 1 dług lub 1 lenno, potem weź 1 dowolny surowiec
    .about = Koszt w symbolach kleryka: 5. Od razu: odwróć 1 dług lub 1 lenno, potem weź 1 dowolny surowiec.
book-1-2 = Nadrukowany manuskrypt segmentu 1–2: weź 1 lenno
    .about = Kosztuje 3 symbole kleryka; nie można jej zabrać.
book-3-4 = Nadrukowany manuskrypt segmentu 3–4: weź 2 dowolne surowce
    .about = Kosztuje 3 symbole kleryka; nie można jej zabrać.
book-5-6 = Nadrukowany manuskrypt segmentu 5–6: zyskaj 1 dowolny surowiec i 1 punkt cnoty
    .about = Kosztuje 3 symbole kleryka; nie można jej zabrać.
book-7-8 = Nadrukowany manuskrypt segmentu 7–8: zyskaj 2 punkty cnoty
    .about = Kosztuje 3 symbole kleryka; nie można jej zabrać.
book-9-10 = Nadrukowany manuskrypt segmentu 9–10: odwróć 1 dług lub 1 lenno
    .about = Kosztuje 3 symbole kleryka; nie można jej zabrać.

start-1 = Karta gracza 1
    .about = Zacznij na polu 1, weź 1 kamień, 2 kałamarze, 8 srebra, 2 lenna i 1 dług; potem zyskaj 1 punkt cnoty.
start-2 = Karta gracza 2
    .about = Zacznij na polu 2, weź 2 dowolne surowce, 6 srebra, 3 lenna i 1 dług; potem odwróć 1 lenno.
start-3 = Karta gracza 3
    .about = Zacznij na polu 3, weź 1 złoto, 1 kałamarz, 4 srebra, 1 lenno i 1 dług; potem umieść za darmo 2 robotników w jednej wybranej sekcji pierwszego poziomu zamku.
start-4 = Karta gracza 4
    .about = Zacznij na polu 4, weź 2 złota, 7 srebra, 2 lenna i 2 długi; potem odwróć 1 dług.
start-5 = Karta gracza 5
    .about = Zacznij na polu 5, weź 1 kałamarz, 2 srebra, 1 lenno i 1 dług; potem weź za darmo 1 widoczny manuskrypt o koszcie 3 lub 4.
start-6 = Karta gracza 6
    .about = Zacznij na polu 6, weź 1 kałamarz, 1 kamień, 6 srebra, 2 lenna i 1 dług; potem zatrudnij za darmo dowolnego widocznego mieszczanina.
start-7 = Karta gracza 7
    .about = Zacznij na polu 7, weź 1 złoto, 1 kamień, 7 srebra, 2 lenna i 1 dług; potem zyskaj 2 punkty cnoty.
start-8 = Karta gracza 8
    .about = Zacznij na polu 8, weź 1 dowolny surowiec, 1 srebro, 1 lenno i 1 dług; potem zbuduj za darmo 1 faktorię na placu przy polu swojego wicehrabiego.
start-9 = Karta gracza 9
    .about = Zacznij na polu 9, weź 2 kamienie, 5 srebra, 1 lenno i 1 dług; potem możesz zniszczyć 1 swoją kartę przed pierwszym tasowaniem.
start-10 = Karta gracza 10
    .about = Zacznij na polu 10, weź 1 kamień, 1 złoto, 1 kałamarz, 10 srebra, 1 lenno i 2 długi; potem zyskaj 2 punkty zepsucia.

segment-1-2 = Segment 1–2
space-1 = pole 1
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 1
    .loc = polu 1
space-2 = pole 2
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 2
    .loc = polu 2
space-1-2 = pole wewnętrzne 1–2
    .about = Droga wewnętrzna: tu umieszcza się robotników i przepisuje manuskrypty.
    .acc = pole wewnętrzne 1–2
    .loc = polu wewnętrznym 1–2
segment-3-4 = Segment 3–4
space-3 = pole 3
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 3
    .loc = polu 3
space-4 = pole 4
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 4
    .loc = polu 4
space-3-4 = pole wewnętrzne 3–4
    .about = Droga wewnętrzna: tu umieszcza się robotników i przepisuje manuskrypty.
    .acc = pole wewnętrzne 3–4
    .loc = polu wewnętrznym 3–4
segment-5-6 = Segment 5–6
space-5 = pole 5
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 5
    .loc = polu 5
space-6 = pole 6
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 6
    .loc = polu 6
space-5-6 = pole wewnętrzne 5–6
    .about = Droga wewnętrzna: tu umieszcza się robotników i przepisuje manuskrypty.
    .acc = pole wewnętrzne 5–6
    .loc = polu wewnętrznym 5–6
segment-7-8 = Segment 7–8
space-7 = pole 7
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 7
    .loc = polu 7
space-8 = pole 8
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 8
    .loc = polu 8
space-7-8 = pole wewnętrzne 7–8
    .about = Droga wewnętrzna: tu umieszcza się robotników i przepisuje manuskrypty.
    .acc = pole wewnętrzne 7–8
    .loc = polu wewnętrznym 7–8
segment-9-10 = Segment 9–10
space-9 = pole 9
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 9
    .loc = polu 9
space-10 = pole 10
    .about = Droga zewnętrzna: tu się handluje i buduje.
    .acc = pole 10
    .loc = polu 10
space-9-10 = pole wewnętrzne 9–10
    .about = Droga wewnętrzna: tu umieszcza się robotników i przepisuje manuskrypty.
    .acc = pole wewnętrzne 9–10
    .loc = polu wewnętrznym 9–10

site-a-1-2 = plac A segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu A segmentu 1–2
site-b-1-2 = plac B segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: zatrudnij za darmo dowolnego widocznego mieszczanina. Bez połączenia z następnym placem.
    .gen = placu B segmentu 1–2
site-c-1-2 = plac C segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 dług.
    .gen = placu C segmentu 1–2
site-d-1-2 = plac D segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu D segmentu 1–2
site-e-1-2 = plac E segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu E segmentu 1–2
site-a-3-4 = plac A segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 2 srebra.
    .gen = placu A segmentu 3–4
site-b-3-4 = plac B segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 dług.
    .gen = placu B segmentu 3–4
site-c-3-4 = plac C segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: weź 1 lenno. Bez połączenia z następnym placem.
    .gen = placu C segmentu 3–4
site-d-3-4 = plac D segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: zatrudnij za darmo dowolnego widocznego mieszczanina. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz zniszczyć 1 kartę.
    .gen = placu D segmentu 3–4
site-e-3-4 = plac E segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 złoto.
    .gen = placu E segmentu 3–4
site-a-5-6 = plac A segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: zyskaj 1 punkt cnoty. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: odwróć 1 dług lub 1 lenno.
    .gen = placu A segmentu 5–6
site-b-5-6 = plac B segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu B segmentu 5–6
site-c-5-6 = plac C segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Bez połączenia z następnym placem.
    .gen = placu C segmentu 5–6
site-d-5-6 = plac D segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 5–6
site-e-5-6 = plac E segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zatrudnij za darmo dowolnego widocznego mieszczanina.
    .gen = placu E segmentu 5–6
site-a-7-8 = plac A segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 lenno. Bez połączenia z następnym placem.
    .gen = placu A segmentu 7–8
site-b-7-8 = plac B segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zatrudnij za darmo dowolnego widocznego mieszczanina.
    .gen = placu B segmentu 7–8
site-c-7-8 = plac C segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu C segmentu 7–8
site-d-7-8 = plac D segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 7–8
site-e-7-8 = plac E segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 kałamarz.
    .gen = placu E segmentu 7–8
site-a-9-10 = plac A segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 2 srebra.
    .gen = placu A segmentu 9–10
site-b-9-10 = plac B segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 lenno.
    .gen = placu B segmentu 9–10
site-c-9-10 = plac C segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu C segmentu 9–10
site-d-9-10 = plac D segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 lenno. Bez połączenia z następnym placem.
    .gen = placu D segmentu 9–10
site-e-9-10 = plac E segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu E segmentu 9–10
site-a2-1-2 = plac A segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu A segmentu 1–2
site-b2-1-2 = plac B segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 dług.
    .gen = placu B segmentu 1–2
site-c2-1-2 = plac C segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu C segmentu 1–2
site-a2-3-4 = plac A segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 dług.
    .gen = placu A segmentu 3–4
site-b2-3-4 = plac B segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: zatrudnij za darmo dowolnego widocznego mieszczanina. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz zniszczyć 1 kartę.
    .gen = placu B segmentu 3–4
site-c2-3-4 = plac C segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 złoto.
    .gen = placu C segmentu 3–4
site-a2-5-6 = plac A segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu A segmentu 5–6
site-b2-5-6 = plac B segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 dług lub 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu B segmentu 5–6
site-c2-5-6 = plac C segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zatrudnij za darmo dowolnego widocznego mieszczanina.
    .gen = placu C segmentu 5–6
site-a2-7-8 = plac A segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zatrudnij za darmo dowolnego widocznego mieszczanina.
    .gen = placu A segmentu 7–8
site-b2-7-8 = plac B segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu B segmentu 7–8
site-c2-7-8 = plac C segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 kałamarz.
    .gen = placu C segmentu 7–8
site-a2-9-10 = plac A segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 lenno.
    .gen = placu A segmentu 9–10
site-b2-9-10 = plac B segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu B segmentu 9–10
site-c2-9-10 = plac C segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu C segmentu 9–10

section-a = A
    .about = Za wejście tu na drugi poziom: weź 1 kałamarz i 1 kamień.
section-b = B
    .about = Za wejście tu na drugi poziom: odwróć 1 dług lub 1 lenno.
section-c = C
    .about = Za wejście tu na drugi poziom do wyboru: weź 1 złoto; albo możesz przesunąć 1 swojego robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
section-d = D
    .about = Za wejście tu na drugi poziom do wyboru: zatrudnij za darmo dowolnego widocznego mieszczanina; albo możesz zniszczyć 1 kartę.
section-e = E
    .about = Za wejście tu na drugi poziom: zyskaj 2 punkty cnoty.
house-trading_post_1 = Faktoria 1
    .about = Możesz za darmo pójść o 1 pole dalej.
house-trading_post_2 = Faktoria 2
    .about = Wygnanie dowolnego mieszczanina kosztuje cię 1 srebro.
house-trading_post_3 = Faktoria 3
    .about = 2 stałe symbole kupca.
house-guildhall_1 = Siedziba gildii 1
    .about = 1 stały symbol budowniczego.
house-guildhall_2 = Siedziba gildii 2
    .about = 1 stały symbol szlachcica.
house-guildhall_3 = Siedziba gildii 3
    .about = 1 stały symbol kleryka.
house-workshop_1 = Warsztat 1
    .about = Ilekroć zatrudniasz, możesz odrzucić 1 kartę.
house-workshop_2 = Warsztat 2
    .about = Przy każdej kolizji dowolnego gracza: 1 punkt cnoty, jeśli na twojej planszy nie ma przestępcy.
house-workshop_3 = Warsztat 3
    .about = Twój limit kart na ręce jest większy o 1.
bot-guildhall_1 = Siedziba gildii 1
    .about = Stały symbol, pierwszy na jego planszy.
bot-guildhall_2 = Siedziba gildii 2
    .about = Stały symbol, drugi na jego planszy.
bot-guildhall_3 = Siedziba gildii 3
    .about = Stały symbol, trzeci na jego planszy.
bot-trading_post_1 = Faktoria 1
    .about = Raz, od razu: przyszły plan.
bot-trading_post_2 = Faktoria 2
    .about = Gdy rozpatruje swoją kolizję bez przestępców: odwraca dług.
bot-trading_post_3 = Faktoria 3
    .about = Ilekroć odwraca kartę: wygania mieszczanina przy swoim wicehrabim.
bot-workshop_1 = Warsztat 1
    .about = Ilekroć bierze przyszły plan: wygania mieszczanina przy swoim wicehrabim.
bot-workshop_2 = Warsztat 2
    .about = Ilekroć tasuje: 1 punkt cnoty.
bot-workshop_3 = Warsztat 3
    .about = Ilekroć tasuje: 1 punkt zepsucia.
bonus-black = karta premii kleru (czarny kolor)
    .about = 3 PZ i stały symbol: kleryk. Dla tego, kto pierwszy ma trzy manuskrypty z tą zakładką.
bonus-blue = karta premii kleru (niebieski kolor)
    .about = 3 PZ i stały symbol: kupiec. Dla tego, kto pierwszy ma trzy manuskrypty z tą zakładką.
bonus-grey = karta premii kleru (szary kolor)
    .about = 3 PZ i stały symbol: budowniczy. Dla tego, kto pierwszy ma trzy manuskrypty z tą zakładką.
bonus-yellow = karta premii kleru (żółty kolor)
    .about = 3 PZ i stały symbol: szlachcic. Dla tego, kto pierwszy ma trzy manuskrypty z tą zakładką.

scheme-starting_builder_noble = Plan początkowy „budowniczy i szlachcic”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; zbudować budynek; w przeciwnym razie zrealizować swój cel; w przeciwnym razie wziąć 1 dług, odwrócić lenno.
scheme-starting_noble = Plan początkowy „szlachcic”
    .about = Wygnać mieszczanina przy wicehrabim; ruch o 2; umieścić robotników; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-starting_criminal_a = Plan początkowy „przestępca A”
    .about = Zyskać 1 punkt zepsucia za każdy symbol przestępcy, wziąć wierzchni przyszły plan; ruch o 1; zrealizować swój cel; w przeciwnym razie wziąć 1 lenno, odwrócić dług.
scheme-starting_builder_cleric = Plan początkowy „budowniczy i kleryk”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; przepisać manuskrypt; w przeciwnym razie zrealizować swój cel; w przeciwnym razie wziąć 1 lenno, odwrócić dług.
scheme-starting_cleric_noble = Plan początkowy „kleryk i szlachcic”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; umieścić robotników; w przeciwnym razie zrealizować swój cel; w przeciwnym razie wziąć 1 dług, odwrócić lenno.
scheme-starting_builder = Plan początkowy „budowniczy”
    .about = Wygnać mieszczanina przy wicehrabim; ruch o 2; zbudować budynek; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-starting_cleric = Plan początkowy „kleryk”
    .about = Wygnać mieszczanina przy wicehrabim; ruch o 2; przepisać manuskrypt; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-starting_criminal_b = Plan początkowy „przestępca B”
    .about = Zyskać 1 punkt zepsucia za każdy symbol przestępcy, wziąć wierzchni przyszły plan; ruch o 3; zrealizować swój cel; w przeciwnym razie wziąć 1 dług, odwrócić lenno.
scheme-future_cleric = Plan przyszły „kleryk”
    .about = Zyskać 1 punkt cnoty, wygnać mieszczanina przy wicehrabim; ruch o 4; przepisać manuskrypt; w przeciwnym razie umieścić robotników; w przeciwnym razie wziąć 1 lenno i 1 dług.
scheme-future_builder = Plan przyszły „budowniczy”
    .about = Zyskać 1 punkt cnoty, wygnać mieszczanina przy wicehrabim; ruch o 4; zbudować budynek; w przeciwnym razie przepisać manuskrypt; w przeciwnym razie wziąć 1 lenno i 1 dług.
scheme-future_noble = Plan przyszły „szlachcic”
    .about = Zyskać 1 punkt cnoty, wygnać mieszczanina przy wicehrabim; ruch o 4; umieścić robotników; w przeciwnym razie zbudować budynek; w przeciwnym razie wziąć 1 lenno i 1 dług.
scheme-future_builder_noble = Plan przyszły „budowniczy i szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; zbudować budynek; w przeciwnym razie umieścić robotników; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-future_builder_cleric = Plan przyszły „budowniczy i kleryk”
    .about = Wziąć 2 dowolne surowce; ruch o 2; przepisać manuskrypt; w przeciwnym razie zbudować budynek; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-future_cleric_noble = Plan przyszły „kleryk i szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; umieścić robotników; w przeciwnym razie przepisać manuskrypt; w przeciwnym razie odwrócić dług lub lenno, zyskać 1 punkt cnoty.
scheme-future_criminal_a = Plan przyszły „dwóch przestępców A”
    .about = Zyskać 1 punkt zepsucia za każdy symbol przestępcy, wziąć 1 dowolny surowiec; ruch o 3; zrealizować swój cel; w przeciwnym razie wziąć 1 lenno, odwrócić lenno.
scheme-future_criminal_b = Plan przyszły „dwóch przestępców B”
    .about = Zyskać 1 punkt zepsucia za każdy symbol przestępcy, wygnać mieszczanina przy wicehrabim; ruch o 1; zrealizować swój cel; w przeciwnym razie wziąć 1 dług, odwrócić dług.
opponent-cleric = AI Kleryk
    .about = Jego cel: przepisywanie manuskryptów. Zbiera w tej kolejności: zapas kałamarzy (do 6), kamieni (do 4), złota. Symbole siedzib gildii: kleryk, budowniczy, szlachcic.
opponent-builder = AI Budowniczy
    .about = Jego cel: wznoszenie budynków. Zbiera w tej kolejności: zapas kamieni (do 6), złota (do 4), kałamarzy. Symbole siedzib gildii: budowniczy, szlachcic, kleryk.
opponent-noble = AI Szlachcic
    .about = Jego cel: umieszczanie robotników. Zbiera w tej kolejności: zapas złota (do 6), kałamarzy (do 4), kamieni. Symbole siedzib gildii: szlachcic, kleryk, budowniczy.
opponent-cards = AI Karciarz
    .about = Jego cel: odwracanie dwóch kart. Wszystkie surowce są dla niego takie same. Symbole siedzib gildii: budowniczy, szlachcic, kleryk.
