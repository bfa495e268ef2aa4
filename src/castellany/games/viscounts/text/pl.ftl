# Wicehrabiowie Zachodniego Królestwa: wszystko, co czyta gracz.

game-viscounts = Wicehrabiowie Zachodniego Królestwa
    .short = Wicehrabiowie
    .about = Wędruj dookoła królestwa, wznoś budynki, przepisuj Manuskrypty i posyłaj Robotników do zamku.
seat-name = { NAME($seat) }

# Opcje stołu
option-opponent = Gracz wirtualny w grze solo
    .about = Z kim grasz w pojedynkę. Każdy ma inny cel.
option-opponent-cleric = AI Kleryk
    .about = Przepisuje Manuskrypty, gdy tylko może.
option-opponent-builder = AI Budowniczy
    .about = Wznosi budynki, gdy tylko może.
option-opponent-noble = AI Szlachcic
    .about = Posyła Robotników do zamku, gdy tylko może.
option-opponent-cards = AI Karciarz
    .about = Odwraca po dwie karty Długów i Lenn naraz; wszystkie surowce są dla niego takie same.
option-schemes = Przyszłe Schematy od początku
    .about = Tylko solo: tyle przyszłych Schematów od razu wtasowuje się do talii gracza wirtualnego. Im więcej, tym trudniej.
bad-solo-option = Gracza wirtualnego i jego Schematy wybiera się tylko w grze w pojedynkę; graczy przy tym stole: { $seats }.

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
    }: { NAME($seat) } porusza Wicehrabiego
phase-3 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } wykonuje akcję główną
phase-4 = Runda { $round }{ $last ->
        [1] , następna będzie ostatnia
        [2] , ostatnia
       *[other] {""}
    }: { NAME($seat) } może zrekrutować
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
    }: tura gracza wirtualnego

# Pytania
ask-pick = Wybierz kartę gracza wraz z bohaterem pod nią.
ask-destroy-own = Możesz zniszczyć jedną swoją kartę przed pierwszym tasowaniem.
ask-play = Zagraj kartę na lewe pole swojej planszy.
ask-move = Przesuń Wicehrabiego o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }{ $free ->
        [1] {""} (jeśli chcesz, o 1 więcej za darmo)
       *[other] {""}
    } albo, za Srebrniki, dalej.
ask-act-outer = Wybierz akcję główną: handel albo budowa.
ask-act-inner = Wybierz akcję główną: umieszczenie Robotników albo przepisanie Manuskryptu.
ask-pay = { NAME($action) }: masz { $had } z { $need } symboli. Czym dopłacasz?
ask-pay-trade = Handel: symboli Kupca masz { $had }, jedna wymiana kosztuje { $rate }. Czym dopłacasz?
ask-spot = { NAME($house) }: na którym placu budowy?
ask-link = Powstały dwa połączenia. Które najpierw?
ask-order = Działa kilka twoich kart. Która najpierw?
ask-hire = Możesz zrekrutować Mieszczanina przy swoim Wicehrabim.
ask-free-hire = Zrekrutuj za darmo jednego z widocznych Mieszczan.
ask-any = Weź { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    } do wyboru: kałamarz, kamień lub złoto.
ask-flip = { $count ->
        [one] Odwróć Dług lub Lenno.
       *[other] Odwróć Dług lub Lenno, jeszcze { $count } razy.
    }
ask-discard = Możesz odrzucić { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }.
ask-destroy = Możesz zniszczyć za Srebrniki { $count ->
        [one] 1 kartę
       *[other] do { $count } kart
    }.
ask-rearrange = Możesz zmienić kolejność kart na swojej planszy.
ask-castle-move = Możesz przesunąć jednego swojego Robotnika do sąsiedniej sekcji pierwszego poziomu.
ask-free-workers = Umieść { $count ->
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    } w jednej z sekcji pierwszego poziomu.
ask-free-build = Który budynek wznosisz za darmo?
ask-free-copy = Weź widoczny Manuskrypt o koszcie 3 lub 4.
ask-advance = W kilku sekcjach masz po trzech Robotników. Która sekcja najpierw?
ask-clear = Poziom { $tier }, sekcja { NAME($section) }: ponad trzech Robotników. Czyj odchodzi? { $tier ->
        [1] Właściciel bierze 2 Srebrniki.
       *[other] Właściciel zyskuje 1 punkt cnoty i dowolny surowiec.
    }

# Możliwości
opt-pick = { NAME($start) } i „{ NAME($card) }”
opt-play = Zagraj kartę „{ NAME($card) }” (ruch: { $steps })
opt-move = Idź na { NAME($space, case: "acc") }
opt-trade = Handluj: { NAME($exchange) }
opt-build = Zbuduj: { NAME($house) } (symbole Budowniczego: { $cost })
opt-workers = Umieść { $count ->
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    } w sekcji { NAME($section) } (symbole Szlachcica: { $cost })
opt-transcribe = Przepisz „{ NAME($tile) }” (symbole Kleryka: { $cost })
opt-no-action = Bez akcji
left-unused = jeszcze: { NAME($what) }
left-trade = handel
left-build = budowa
left-workers = Robotnicy
left-transcribe = Manuskrypt
opt-pay-done = Wystarczy: wykonaj akcję
opt-pay-proposed = Zapłać, jak zaproponowano
opt-dismiss = Wygnaj Mieszczanina „{ NAME($card) }” dla jego symboli
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
opt-hire = Zrekrutuj Mieszczanina „{ NAME($card) }”
opt-no-hire = Nikogo nie rekrutuj
opt-take = Weź { NAME($res, case: "acc") }
opt-flip-debt = Odwróć Dług: będzie spłacony
opt-flip-deed = Odwróć Lenno: będzie nadane
opt-no-flip = Nie odwracaj więcej
opt-discard = Odrzuć kartę „{ NAME($card) }”
opt-discard-top = Odrzuć wierzchnią kartę talii bez oglądania
opt-discard-shuffled = Przetasuj odrzucone karty i odrzuć wierzchnią kartę nowej talii
opt-no-discard = Nie odrzucaj
opt-destroy = Zniszcz kartę „{ NAME($card) }” (Srebrniki: +{ $silver })
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
        [1] Twój Robotnik
       *[other] Cudzy Robotnik: { NAME($seat) }
    }
opt-decline = Nic z tego
ask-either-effect = Wybierz jeden z dwóch efektów.
ask-may-effect = Czy chcesz tego efektu?

# Efekty
effect-nothing = brak efektu
effect-gain-silver = weź { $count } { $count ->
        [one] Srebrnik
        [few] Srebrniki
       *[other] Srebrników
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
        [one] Dług
        [few] Długi
       *[many] Długów
    }
effect-gain-deed = weź { $count } { $count ->
        [one] Lenno
        [few] Lenna
       *[many] Lenn
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
effect-gain-several = zyskaj { NAME($things) }
effect-flip = odwróć Dług lub Lenno{ $count ->
        [one] {""}
       *[other] , { $count } razy
    }
effect-flip-debt = odwróć { $count ->
        [one] Dług
        [few] { $count } Długi
       *[many] { $count } Długów
    }
effect-flip-deed = odwróć { $count ->
        [one] Lenno
        [few] { $count } Lenna
       *[many] { $count } Lenn
    }
effect-hire = zrekrutuj za darmo dowolnego widocznego Mieszczanina
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
effect-castle-move = przesuń Robotnika do sąsiedniej sekcji pierwszego poziomu
effect-workers = umieść za darmo Robotników: { $count }
effect-build = zbuduj za darmo: { NAME($building) }
effect-copy = weź za darmo Manuskrypt o koszcie 3 lub 4
effect-then = { $first }, potem { $then }
effect-trade = handluj
effect-opponent-build = zbuduj budynek
effect-opponent-workers = umieść Robotników
effect-opponent-transcribe = przepisz Manuskrypt
effect-opponent-focus = zrealizuj cel ze swojej planszy
effect-opponent-scheme = weź przyszły Schemat
effect-opponent-dismiss = wygnaj Mieszczanina przy jego Wicehrabim
effect-opponent-corruption = otrzymaj zepsucie za Złoczyńców

# Odmowy
no-not-in-hand = Karty „{ NAME($card) }” nie masz na ręce.
no-not-offered = Tej karty gracza nie ma na stole.
no-not-visible = Karta „{ NAME($card) }” nie leży odkryta na planszy.
no-not-beside = Karta „{ NAME($card) }” nie leży w segmencie twojego Wicehrabiego.
no-silver = Brakuje Srebrników: { $short }.
no-silver-move = Za daleko: na to pole brakuje Srebrników: { $short }.
no-action-inner = Robotnicy i Manuskrypty wymagają drogi wewnętrznej, a twój Wicehrabia stoi na zewnętrznej.
no-action-outer = Handel i budowa wymagają drogi zewnętrznej, a twój Wicehrabia stoi na wewnętrznej.
no-icons = Nawet ze wszystkim, co masz, brakuje symboli { NAME($icon, case: "gen") }: { $short }.
no-workers = { $count ->
        [0] Nie masz Robotników w zasobach.
       *[other] Masz za mało Robotników; w zasobach: { $count }.
    }
no-built-already = { NAME($house) }: już stoi.
no-spot = Na tym brzegu nie ma wolnego placu budowy.
no-spot-taken = Ten plac jest zajęty.
no-spot-other-bank = Ten plac nie leży na brzegu twojego Wicehrabiego.
no-dismiss-twice = W tej turze wygnano już Mieszczanina.
no-dismiss-icons = Ten Mieszczanin nie ma symbolu do akcji „{ NAME($action) }”.
no-dismiss-needed-silver = Te Srebrniki są potrzebne do opłacenia akcji.
no-not-paid = Akcja nie jest jeszcze opłacona.
no-spend = To nie pomaga w tej akcji.
no-goods = Masz na to za mało { NAME($res, case: "many") }.
no-debt = Nie masz niespłaconego Długu.
no-deed = Nie masz pozyskanego Lenna.
no-worker-there = W tej sekcji pierwszego poziomu nie masz Robotnika.
no-dear-manuscript = Ten Manuskrypt kosztuje { $cost }; za darmo są tylko te za 3 lub 4.

# Wydarzenia
event-pick = { NAME($seat) } wybiera: { NAME($start) } i „{ NAME($card) }”.
event-start = { NAME($seat) } zaczyna na { NAME($space, case: "loc") }.
event-round = Zaczyna się Runda { $round }.
event-last-round = Zaczyna się ostatnia Runda.
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
        [one] Lenno
        [few] Lenna
       *[many] Lenn
    }.
event-debts = { NAME($seat) } bierze { $count } { $count ->
        [one] Dług
        [few] Długi
       *[many] Długów
    }.
event-poverty = Odkryto kartę ubóstwa. Ostatnia Runda: { $round }.
event-prosperity = Odkryto kartę dobrobytu. Ostatnia Runda: { $round }.
event-divided = Podzielone Królestwo: w punktacji liczą się obie karty.
event-flip-debt = { NAME($seat) } spłaca Dług.
event-flip-deed = { NAME($seat) } odwraca Lenno: jest już nadane.
event-play = { NAME($seat) } zagrywa kartę „{ NAME($card) }”.
event-play-blind = { NAME($seat) } nie ma kart na ręce i zagrywa wierzchnią kartę talii: „{ NAME($card) }”.
event-acts = { NAME($seat) }: działa „{ NAME($what) }”.
event-discard = { NAME($seat) }: karta „{ NAME($card) }” trafia na stos kart odrzuconych.
event-destroy = { NAME($seat) } niszczy kartę „{ NAME($card) }”.
event-dismiss = { NAME($seat) } wygania Mieszczanina „{ NAME($card) }”.
event-hire = { NAME($seat) } rekrutuje Mieszczanina „{ NAME($card) }”.
event-draw = { NAME($seat) } dobiera { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
event-reshuffle = { NAME($seat) } wtasowuje odrzucone karty; na planszy nie ma Złoczyńcy.
event-reshuffle-criminals = { NAME($seat) } wtasowuje odrzucone karty; na planszy jest Złoczyńca.
event-rearrange = { NAME($seat) } zmienia kolejność kart na planszy.
event-move = { NAME($seat) } idzie na { NAME($space, case: "acc") }.
event-meet = { NAME($seat) } staje na polu, które zajmuje { NAME($other) }.
event-no-action = { NAME($seat) } nie może tu wykonać żadnej akcji.
event-pass-action = { NAME($seat) } nie wykonuje akcji.
event-trade = { NAME($seat) } handluje{ $times ->
        [0] {""} bez wymiany, tylko po to, by wygnać Mieszczanina
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
        [one] { $count } Robotnika
       *[other] { $count } Robotników
    } w sekcji { NAME($section) }.
event-shift = { NAME($seat) }: Robotnik przechodzi do sekcji { NAME($section) }.
event-advance = { NAME($seat) }: Robotnik wchodzi na drugi poziom sekcji { NAME($section) }.
event-climb = { NAME($seat) }: Robotnik wchodzi na trzeci poziom.
event-leader = { NAME($seat) } bierze kartę zarządcy zamku.
event-clear = { NAME($seat) }: Robotnik opuszcza poziom { $tier } sekcji { NAME($section) }.
event-transcribe = { NAME($seat) } zabiera „{ NAME($tile) }”.
event-printed-book = { NAME($seat) } przepisuje „{ NAME($book) }”.
event-bonus = { NAME($seat) } ma trzy zakładki jednego koloru i bierze: { NAME($bonus) }.
event-collision = { NAME($seat) } rozpatruje kolizję na polu { $space }.
event-scheme = { NAME($seat) } odkrywa kartę: { NAME($scheme) }. { NAME($scheme, case: "about") }
event-opponent-focus = { NAME($seat) } może zrealizuj cel ze swojej planszy: { NAME($action) }.
event-opponent-copies = { NAME($seat) } przepisuje Manuskrypt swojego segmentu: symboli Kleryka wraz z surowcami ma { $had }, a trzeba { $need }.
event-opponent-builds = { NAME($seat) } wznosi pierwszy od lewej budynek, na który wystarcza symboli („{ NAME($house) }”): symboli Budowniczego wraz z surowcami ma { $had }, a trzeba { $need }.
event-opponent-sends = { NAME($seat) } umieszcza jak najwięcej Robotników: { $count }. Symboli Szlachcica wraz z surowcami ma { $had }, a trzeba { $need }.
event-opponent-clears = Poziom { $tier }, sekcja { NAME($section) }: ponad trzech Robotników, więc { NAME($seat) } usuwa cudzego.
event-opponent-first = { NAME($seat) } z dwóch efektów zawsze wybiera pierwszy.
event-opponent-else = { NAME($seat) } nie może zrobić niczego z powyższych, więc wykonuje ostatni punkt Schematu.
event-opponent-cannot = { NAME($seat) } nie może wykonać akcji „{ NAME($action) }”: symboli { NAME($icon, case: "gen") } wraz z surowcami ma { $had }, a trzeba { $need }.
event-opponent-no-spot = { NAME($seat) } nie może budować: na brzegu nie ma wolnego placu.
event-opponent-all-built = { NAME($seat) } nie może budować: wszystkie jego budynki już stoją.
event-opponent-few-workers = { NAME($seat) } nie może umieścić Robotników: trzeba co najmniej dwóch, a w zasobach jest { $count }.
event-opponent-no-flips = { NAME($seat) } nie ma ani Długu, ani Lenna do odwrócenia.
event-opponent-scheme = { NAME($seat) } kładzie kartę na swój stos odrzuconych: { NAME($scheme) }.
event-opponent-no-scheme = Przyszłych Schematów już nie ma, więc { NAME($seat) } odwraca kartę.
event-opponent-steps = { NAME($seat) } zgodnie ze Schematem idzie drogą zewnętrzną o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
event-opponent-wish = { NAME($seat) } wybiera { NAME($res, case: "acc") }, bo { NAME($res, case: "many") } ma mniej niż { $limit }.
event-opponent-wish-last = { NAME($seat) } wybiera { NAME($res, case: "acc") }, bo pozostałych surowców ma dość.
event-opponent-flip-fewer = { NAME($seat) } ma spłaconych Długów: { $debts }, nadanych Lenn: { $deeds }. Odwraca to, czego ma mniej, a przy równej liczbie – Dług.
event-opponent-building = { NAME($seat) } ma budynek „{ NAME($house) }”. { NAME($house, case: "about") }
event-opponent-instead-silver = { NAME($seat) } nie używa Srebrników: zamiast { $silver } bierze { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    }.
event-opponent-instead-rearrange = { NAME($seat) } zamiast zmiany kolejności kart bierze surowiec.
event-opponent-instead-discard = { NAME($seat) } zamiast odrzucenia zyskuje 1 punkt cnoty.
event-opponent-instead-destroy = { NAME($seat) } zamiast zniszczenia odwraca kartę.
event-opponent-instead-flip = { NAME($seat) } nie ma takiej karty do odwrócenia, więc zamiast tego zyskuje 1 punkt cnoty.
event-opponent-instead-hire = { NAME($seat) } zamiast rekrutacji bierze przyszły Schemat.
event-opponent-instead-castle-move = { NAME($seat) } zamiast ruchu w zamku zyskuje 1 punkt cnoty.

# Uwagi
note-debts-left = Nad kartą ubóstwa: { $count ->
        [one] { $count } Dług
        [few] { $count } Długi
       *[many] { $count } Długów
    }
note-deeds-left = Nad kartą dobrobytu: { $count ->
        [one] { $count } Lenno
        [few] { $count } Lenna
       *[many] { $count } Lenn
    }
note-poverty = Ubóstwo odkryte: na koniec porównuje się nadane Lenna
note-prosperity = Dobrobyt odkryty: na koniec porównuje się spłacone Długi
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
note-slot = Pole { $slot }, dopóki nie leży tam karta: { NAME($icons) }
note-removed = Odłożone Schematy: { NAME($schemes) }
note-limit = Limit kart na ręce: { $count }
note-house = { NAME($house, case: "about") }
note-built = Zbudowano
note-points = Teraz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

# Punkty
part-buildings = Budynki
    .honour = Wielki budowniczy
part-castle = Robotnicy w zamku
    .honour = Pan zamku
part-sets = Zestawy Manuskryptów
    .honour = Skryba
part-manuscripts = Punkty na Manuskryptach
    .honour = Iluminator
part-leader = Karta zarządcy zamku
    .honour = Zarządca zamku
part-bonus = Karty premii kleru
    .honour = Przyjaciel kleru
part-debts = Niespłacone Długi
    .honour = Bez długów
part-acquired = Pozyskane Lenna
    .honour = Strażnik Lenn
part-approved = Nadane Lenna
    .honour = Mistrz Lenn
part-poverty = Karta ubóstwa: najwięcej nadanych Lenn
    .honour = Pocieszyciel ubogich
part-prosperity = Karta dobrobytu: najwięcej spłaconych Długów
    .honour = Rzetelny płatnik
part-resources = Pozostałe surowce
    .honour = Pełny spichlerz

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
zone-future = Przyszłe Schematy
zone-townsfolk = Mieszczanie
zone-manuscripts = Manuskrypty
zone-row = Karty na planszy od lewej
zone-hand = Ręka
zone-deck = Talia
zone-discard = Stos kart odrzuconych
zone-workers = Robotnicy w zasobach
zone-houses = Budynki
zone-tiles = Przepisane Manuskrypty
zone-cards = Inne karty
card = karta
worker = Robotnik
castle-section = Poziom { $tier }, sekcja { NAME($section) }
workers-of = Robotnicy: { NAME($seat) }
viscount-of = Wicehrabia: { NAME($seat) }
building-of = { NAME($building) }: { NAME($seat) }
paper-unpaid = Niespłacone Długi
    .about = Na koniec gry każdy zabiera 2 PZ.
paper-paid = Spłacone Długi
    .about = Same nic nie dają; liczy je karta dobrobytu.
paper-acquired = Pozyskane Lenna
    .about = Na koniec gry każde daje 1 PZ.
paper-approved = Nadane Lenna
    .about = Na koniec gry każde daje 3 PZ; liczy je karta ubóstwa.
track-corruption = Znacznik zepsucia
    .way = Zaczyna na polu 1 i idzie w prawo, o pole za punkt.
    .about = { track-corruption.way } Kolizja daje właścicielowi na polach od 1 do 7: 1 Srebrnik i 3 Lenna; 1 Srebrnik i 2 Lenna; 1 Srebrnik i 1 Lenno; 2 Srebrniki, 1 Lenno i 1 Dług; 2 Srebrniki i 1 Dług; 3 Srebrniki i 2 Długi; 4 Srebrniki i 3 Długi.
opponent-track-corruption = Znacznik zepsucia
    .way = Zaczyna na polu 1 i idzie w prawo, o pole za punkt.
    .about = { opponent-track-corruption.way } Kolizja daje temu graczowi wirtualnemu na polach od 1 do 7: 3 Lenna; 2 Lenna; 1 surowiec i 1 Lenno; 1 surowiec, 1 Lenno i 1 Dług; 1 surowiec i 1 Dług; 1 surowiec i 2 Długi; 2 surowce i 3 Długi.
track-virtue = Znacznik cnoty
    .about = Zaczyna na polu 7 i idzie w lewo, o pole za punkt. Gdy znaczniki się spotkają, dalej idą razem. Kolizja daje coś i pozostałym. Na polach od 1 do 3 tym, którzy mają Złoczyńcę na planszy: 1 Dług; 1 punkt zepsucia; 1 punkt zepsucia. Na polu 4 każdy może zmienić kolejność kart. Na polach od 5 do 7 tym, którzy Złoczyńcy nie mają: 1 punkt cnoty; 1 punkt cnoty; 1 Lenno.
leader-card = Zarządca zamku
    .about = 5 PZ i o jedną kartę więcej na ręce. Kartę ma ten, kto ma najwięcej Robotników na trzecim poziomie; remis jej nie odbiera.
res-silver = Srebrniki
    .about = Płaci się nimi za rekrutację, wygnanie, dalsze kroki i symbole Kupca w handlu.
    .acc = Srebrnik
    .few = Srebrniki
    .many = Srebrników
res-ink = Kałamarze
    .about = Przy przepisywaniu kałamarz liczy się jako symbol Kleryka.
    .acc = kałamarz
    .few = kałamarze
    .many = kałamarzy
res-stone = Kamienie
    .about = Przy budowie kamień liczy się jako symbol Budowniczego.
    .acc = kamień
    .few = kamienie
    .many = kamieni
res-gold = Złoto
    .about = Przy umieszczaniu Robotników złoto liczy się jako symbol Szlachcica.
    .acc = złoto
    .few = złota
    .many = złota
res-pool = Surowce
    .about = Dla tego gracza wirtualnego wszystkie surowce są takie same.
    .acc = surowiec
    .few = surowce
    .many = surowców
res-any = Dowolny surowiec
    .acc = dowolny surowiec
    .few = dowolne surowce
    .many = dowolnych surowców
res-debt = Dług
    .acc = Dług
    .few = Długi
    .many = Długów
res-deed = Lenno
    .acc = Lenno
    .few = Lenna
    .many = Lenn
res-virtue = Cnota
    .acc = punkt cnoty
    .few = punkty cnoty
    .many = punktów cnoty
res-corruption = Zepsucie
    .acc = punkt zepsucia
    .few = punkty zepsucia
    .many = punktów zepsucia
icon-merchant = Symbole Kupca
    .about = Symbole do handlu.
    .gen = Kupca
    .one = Kupiec
icon-builder = Symbole Budowniczego
    .about = Symbole do budowy.
    .gen = Budowniczego
    .one = Budowniczy
icon-noble = Symbole Szlachcica
    .about = Symbole do umieszczania Robotników.
    .gen = Szlachcica
    .one = Szlachcic
icon-cleric = Symbole Kleryka
    .about = Symbole do przepisywania Manuskryptów.
    .gen = Kleryka
    .one = Kleryk
icon-criminal = Symbole Złoczyńcy
    .about = W akcji głównej zastępują każdy symbol.
    .gen = Złoczyńcy
    .one = Złoczyńca
action-trade = Handel
action-build = Budowa
action-workers = Umieszczenie Robotników
action-transcribe = Przepisanie Manuskryptu
action-flip_two = Odwrócenie dwóch kart
exchange-0 = 1 symbol Kupca za 1 Srebrnik
exchange-1 = 2 symbole Kupca za 1 kałamarz
exchange-2 = 2 symbole Kupca za 1 kamień
exchange-3 = 2 symbole Kupca za 1 złoto
exchange-4 = 3 symbole Kupca za zniszczenie 1 karty
exchange-5 = 4 symbole Kupca za odwrócenie 1 Długu lub Lenna
building-trading_post = Faktoria
    .about = Kosztuje 5 symboli Budowniczego. Jedna, dwie lub trzy dają 4, 9 lub 15 PZ.
building-guildhall = Siedziba gildii
    .about = Kosztuje 7 symboli Budowniczego. Jedna, dwie lub trzy dają 6, 13 lub 21 PZ.
building-workshop = Warsztat
    .about = Kosztuje 3 symbole Budowniczego. Jeden, dwa lub trzy dają 2, 5 lub 9 PZ.

# Karty mieszczan
card-abbot = Opat
    .about = Bez zdolności.
card-financer = Finansistka
    .about = Po zagraniu: możesz odrzucić 1 kartę, potem weź 2 Srebrniki.
card-journeyman = Czeladnik
    .about = Gdy schodzi z planszy: zrekrutuj za darmo dowolnego widocznego Mieszczanina, potem zyskaj 1 punkt cnoty.
card-labourer = Parobek
    .about = Bez zdolności.
card-lender = Lichwiarka
    .about = Gdy schodzi z planszy: odwróć 1 Dług lub 1 Lenno.
card-squire = Giermek
    .about = Bez zdolności.
card-thief = Złodziejka
    .about = Gdy schodzi z planszy: weź 1 Dług, potem weź 1 Srebrnik.
card-trader = Handlarz
    .about = Po twoim handlu: weź 1 Srebrnik.
card-ada = Ada
    .about = Ilekroć dowolny gracz rozpatruje kolizję: zyskaj 1 punkt cnoty, potem weź 1 dowolny surowiec.
card-bertha = Berta
    .about = Po zagraniu do wyboru: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku; albo zyskaj 1 punkt cnoty.
card-clovis = Chlodwig
    .about = Po zagraniu: zrekrutuj za darmo dowolnego widocznego Mieszczanina.
card-emma = Emma
    .about = Przy przepisywaniu każde wydane złoto lub kamień też liczy się jako 1 symbol Kleryka.
card-guntram = Guntram
    .about = Gdy schodzi z planszy, do wyboru: weź 1 Dług, potem odwróć 1 Lenno; albo weź 1 Lenno, potem odwróć 1 Dług.
card-judith = Judyta
    .about = Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo odwróć 1 Dług lub 1 Lenno.
card-lothaire = Lotar
    .about = Po zagraniu: weź 1 kamień, 1 złoto i 1 kałamarz.
card-merovech = Meroweusz
    .about = Po twojej budowie do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić 1 kartę.
card-rudolf = Rudolf
    .about = Gdy schodzi z planszy, do wyboru: możesz zniszczyć do 2 kart; albo weź 2 dowolne surowce.
card-therese = Teresa
    .about = Gdy schodzi z planszy: możesz odrzucić 1 kartę, potem zyskaj 2 punkty cnoty.
card-acolyte = Akolita
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 Dług lub 1 Lenno.
card-antagonist = Antagonistka
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Po zagraniu: weź 1 Dług.
card-architect = Architekt
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-aristocrat = Arystokratka
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-artisan = Rzemieślnik
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 Dług lub 1 Lenno.
card-artist = Artysta
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Przy umieszczaniu Robotników jedno (tylko jedno) wydane złoto liczy się jako 2 symbole Szlachcica.
card-benefactor = Dobroczyńca
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy umieszczaniu Robotników każde 2 twoje symbole Kupca liczą się jako 1 symbol Szlachcica.
card-bishop = Biskup
    .about = Przy zrekrutowaniu lub wygnaniu: weź 1 Dług. Po przepisaniu przez ciebie Manuskryptu: zyskaj 1 punkt zepsucia.
card-charlatan = Szarlatan
    .about = Przy zrekrutowaniu lub wygnaniu: weź 1 Dług. Po twojej budowie: zyskaj 1 punkt zepsucia.
card-chevalier = Kawaler
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: odwróć 1 Dług lub 1 Lenno.
card-clergyman = Duchowny
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy przepisywaniu każde 2 wydane Srebrniki liczą się jako 1 symbol Kleryka.
card-conspirator = Spiskowiec
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: zyskaj 1 punkt cnoty.
card-courier = Kurier
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić do 2 kart.
card-deacon_1 = Diakon I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po przepisaniu przez ciebie Manuskryptu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-deacon_2 = Diakon II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po przepisaniu przez ciebie Manuskryptu: zyskaj 1 punkt cnoty.
card-debt_collector_1 = Komornik I
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz Dług: odwróć 1 Lenno.
card-debt_collector_2 = Komornik II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz Dług, do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
card-debt_collector_3 = Komornik III
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz Dług: weź 1 Srebrnik, potem zyskaj 1 punkt cnoty.
card-debt_collector_4 = Komornik IV
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Ilekroć odwracasz Dług: weź 1 dowolny surowiec.
card-defender = Ochroniarz
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
card-diplomat = Dyplomata
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy umieszczaniu Robotników każde 2 wydane Srebrniki liczą się jako 1 symbol Szlachcica.
card-disciple = Uczeń
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
card-enforcer = Egzekutor
    .about = Przy zrekrutowaniu lub wygnaniu: weź 1 Dług. Po umieszczeniu przez ciebie Robotników: zyskaj 1 punkt zepsucia.
card-foreman = Majster
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-friar = Zakonnik
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-gatekeeper = Strażnik Bramy
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-illusionist = Iluzjonista
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-jeweller = Jubiler
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po twoim handlu: zyskaj 1 punkt cnoty.
card-lookout = Czujka
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
card-mason = Murarz
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Przy budowie każde 2 wydane Srebrniki liczą się jako 1 symbol Budowniczego.
card-meddler = Intrygant
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 1 Dług i 1 Lenno.
card-miner = Górnik
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-missionary_1 = Misjonarz I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 kałamarze.
card-missionary_2 = Misjonarz II
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kałamarz.
card-overseer_1 = Nadzorca I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po umieszczeniu przez ciebie Robotników do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-overseer_2 = Nadzorca II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po umieszczeniu przez ciebie Robotników: zyskaj 1 punkt cnoty.
card-pastor = Pastor
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po zagraniu do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić do 2 kart.
card-patron_1 = Mecenas I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 złota.
card-patron_2 = Mecenas II
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 złoto.
card-peddler_1 = Domokrążca I
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 kałamarz.
card-peddler_2 = Domokrążca II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 złoto.
card-peddler_3 = Domokrążca III
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Ilekroć dowolny gracz rozpatruje kolizję: weź 1 kamień.
card-peddler_4 = Domokrążca IV
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Ilekroć dowolny gracz rozpatruje kolizję: weź 2 Srebrniki.
card-pickpocket = Kieszonkowiec
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo weź 2 Srebrniki.
card-priest = Kapłan
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Przy przepisywaniu jeden (tylko jeden) wydany kałamarz liczy się jako 2 symbole Kleryka.
card-princess = Księżniczka
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu: zyskaj 1 punkt cnoty.
card-racketeer_1 = Haracznik I
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Ilekroć bierzesz Dług, do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-racketeer_2 = Haracznik II
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Ilekroć bierzesz Dług, do wyboru: możesz zmienić kolejność kart na swojej planszy; albo możesz odrzucić 1 kartę.
card-scoundrel_1 = Łotrzyca I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 złoto.
card-scoundrel_2 = Łotrzyca II
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kałamarz.
card-scoundrel_3 = Łotrzyca III
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kamień.
card-sculptor = Rzeźbiarz
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Przy budowie jeden (tylko jeden) wydany kamień liczy się jako 2 symbole Budowniczego.
card-stonecutter_1 = Kamieniarz I
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Gdy schodzi z planszy: weź 2 kamienie.
card-stonecutter_2 = Kamieniarz II
    .about = Przy zrekrutowaniu lub wygnaniu: możesz odrzucić 1 kartę. Po zagraniu: weź 1 kamień.
card-strongman = Siłacz
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy budowie każde 2 twoje symbole Kupca liczą się jako 1 symbol Budowniczego.
card-swindler_1 = Oszust I
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 kamienie.
card-swindler_2 = Oszust II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 złota.
card-swindler_3 = Oszust III
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: weź 2 kałamarze.
card-tinker_1 = Druciarz I
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 kamień.
card-tinker_2 = Druciarz II
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 złoto.
card-tinker_3 = Druciarz III
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Gdy schodzi z planszy: weź 1 kałamarz.
card-traitor = Zdrajca
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Po zagraniu: weź 1 dowolny surowiec.
card-traitor_1 = Zdrajca
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy: weź 1 dowolny surowiec.
card-traveller = Podróżniczka
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Przy przepisywaniu każde 2 twoje symbole Kupca liczą się jako 1 symbol Kleryka.
card-trickster = Kanciarz
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt zepsucia. Gdy schodzi z planszy: odwróć 1 Dług lub 1 Lenno.
card-vicar = Wikariusz
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po zagraniu do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
card-watchman = Wartownik
    .about = Przy zrekrutowaniu lub wygnaniu: wtasuj swój stos kart odrzuconych w swoją talię. Gdy schodzi z planszy, do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
card-woodcutter_1 = Drwal I
    .about = Przy zrekrutowaniu lub wygnaniu: zyskaj 1 punkt cnoty. Po twojej budowie: zyskaj 1 punkt cnoty.
card-woodcutter_2 = Drwal II
    .about = Przy zrekrutowaniu lub wygnaniu: możesz zmienić kolejność kart na swojej planszy. Po twojej budowie do wyboru: możesz zniszczyć 1 kartę; albo możesz odrzucić 1 kartę.
printed-1-2 = Nadrukowany Mieszczanin segmentu 1–2
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zrekrutować.
printed-3-4 = Nadrukowany Mieszczanin segmentu 3–4
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zrekrutować.
printed-5-6 = Nadrukowany Mieszczanin segmentu 5–6
    .about = Przy wygnaniu: zyskaj 1 punkt zepsucia. Nie można go zrekrutować.
printed-7-8 = Nadrukowany Mieszczanin segmentu 7–8
    .about = Przy wygnaniu: zyskaj 1 punkt cnoty. Nie można go zrekrutować.
printed-9-10 = Nadrukowany Mieszczanin segmentu 9–10
    .about = Przy wygnaniu: zyskaj 1 punkt zepsucia. Nie można go zrekrutować.

tile-ms01 = Szary Manuskrypt (3): odwróć 1 Dług lub 1 Lenno
    .about = Koszt w symbolach Kleryka: 3. Od razu: odwróć 1 Dług lub 1 Lenno.
tile-ms02 = Czarny Manuskrypt (3): odwróć 1 Dług lub 1 Lenno
    .about = Koszt w symbolach Kleryka: 3. Od razu: odwróć 1 Dług lub 1 Lenno.
tile-ms03 = Niebieski Manuskrypt (3): zrekrutuj za darmo dowolnego widocznego Mieszczanina
    .about = Koszt w symbolach Kleryka: 3. Od razu: zrekrutuj za darmo dowolnego widocznego Mieszczanina.
tile-ms04 = Żółty Manuskrypt (3): odwróć 1 Dług lub 1 Lenno
    .about = Koszt w symbolach Kleryka: 3. Od razu: odwróć 1 Dług lub 1 Lenno.
tile-ms05 = Szary Manuskrypt (3): zrekrutuj za darmo dowolnego widocznego Mieszczanina
    .about = Koszt w symbolach Kleryka: 3. Od razu: zrekrutuj za darmo dowolnego widocznego Mieszczanina.
tile-ms06 = Szary Manuskrypt (6): 1 PZ za każdy twój budynek
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każdy twój budynek.
tile-ms07 = Szary Manuskrypt (5): 1 PZ za każde 2 twoje surowce
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każde 2 twoje surowce.
tile-ms08 = Szary Manuskrypt (5): 1 PZ za każdy symbol Budowniczego
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każdy symbol Budowniczego.
tile-ms09 = Szary Manuskrypt (4): weź 2 kamienie
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 2 kamienie.
tile-ms10 = Szary Manuskrypt (4): weź 1 Lenno
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 1 Lenno.
tile-ms11 = Szary Manuskrypt (5): zbuduj za darmo 1 Warsztat na dowolnym wolnym placu
    .about = Koszt w symbolach Kleryka: 5. Od razu: zbuduj za darmo 1 Warsztat na dowolnym wolnym placu.
tile-ms12 = Szary Manuskrypt (6): zbuduj za darmo 1 Faktorię na dowolnym wolnym placu
    .about = Koszt w symbolach Kleryka: 6. Od razu: zbuduj za darmo 1 Faktorię na dowolnym wolnym placu.
tile-ms13 = Czarny Manuskrypt (4): weź 2 kałamarze
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 2 kałamarze.
tile-ms14 = Czarny Manuskrypt (4): zyskaj 2 punkty cnoty
    .about = Koszt w symbolach Kleryka: 4. Od razu: zyskaj 2 punkty cnoty.
tile-ms15 = Czarny Manuskrypt (5): 1 PZ za każdy symbol Kleryka
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każdy symbol Kleryka.
tile-ms16 = Czarny Manuskrypt (6): 1 PZ za każde nadane Lenno
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każde nadane Lenno.
tile-ms17 = Czarny Manuskrypt (6): 1 PZ za każdy twój Manuskrypt
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każdy twój Manuskrypt.
tile-ms18 = Czarny Manuskrypt (5): weź za darmo 1 widoczny Manuskrypt o koszcie 3 lub 4
    .about = Koszt w symbolach Kleryka: 5. Od razu: weź za darmo 1 widoczny Manuskrypt o koszcie 3 lub 4.
tile-ms19 = Czarny Manuskrypt (4): możesz zniszczyć do 2 kart
    .about = Koszt w symbolach Kleryka: 4. Od razu: możesz zniszczyć do 2 kart.
tile-ms20 = Czarny Manuskrypt (5): odwróć 2 Długi lub Lenna w dowolnym układzie
    .about = Koszt w symbolach Kleryka: 5. Od razu: odwróć 2 Długi lub Lenna w dowolnym układzie.
tile-ms21 = Niebieski Manuskrypt (6): 1 PZ za każdy symbol Złoczyńcy
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każdy symbol Złoczyńcy.
tile-ms22 = Niebieski Manuskrypt (5): 1 PZ za każde 2 symbole Kupca
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każde 2 symbole Kupca.
tile-ms23 = Niebieski Manuskrypt (5): 1 PZ za każde 3 twoje Srebrniki
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każde 3 twoje Srebrniki.
tile-ms24 = Niebieski Manuskrypt (4): weź 4 Srebrniki
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 4 Srebrniki.
tile-ms25 = Niebieski Manuskrypt (4): weź 2 dowolne surowce
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 2 dowolne surowce.
tile-ms26 = Niebieski Manuskrypt (4): zrekrutuj za darmo dowolnego widocznego Mieszczanina, potem zyskaj 1 punkt cnoty
    .about = Koszt w symbolach Kleryka: 4. Od razu: zrekrutuj za darmo dowolnego widocznego Mieszczanina, potem zyskaj 1 punkt cnoty.
tile-ms27 = Niebieski Manuskrypt (5): weź 1 Lenno, potem odwróć 1 Dług lub 1 Lenno
    .about = Koszt w symbolach Kleryka: 5. Od razu: weź 1 Lenno, potem odwróć 1 Dług lub 1 Lenno.
tile-ms28 = Niebieski Manuskrypt (6): 1 PZ za każde 3 twoje karty Mieszczan
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każde 3 twoje karty Mieszczan.
tile-ms29 = Żółty Manuskrypt (5): 1 PZ za każdy symbol Szlachcica
    .about = Koszt w symbolach Kleryka: 5. Na koniec gry: 1 PZ za każdy symbol Szlachcica.
tile-ms30 = Żółty Manuskrypt (6): 1 PZ za każdy spłacony Dług
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każdy spłacony Dług.
tile-ms31 = Żółty Manuskrypt (6): 1 PZ za każdych 2 twoich Robotników w zamku
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każdych 2 twoich Robotników w zamku.
tile-ms32 = Żółty Manuskrypt (4): weź 2 złota
    .about = Koszt w symbolach Kleryka: 4. Od razu: weź 2 złota.
tile-ms33 = Żółty Manuskrypt (4): umieść za darmo 2 Robotników w jednej wybranej sekcji pierwszego poziomu zamku
    .about = Koszt w symbolach Kleryka: 4. Od razu: umieść za darmo 2 Robotników w jednej wybranej sekcji pierwszego poziomu zamku.
tile-ms34 = Żółty Manuskrypt (6): umieść za darmo 4 Robotników w jednej wybranej sekcji pierwszego poziomu zamku
    .about = Koszt w symbolach Kleryka: 6. Od razu: umieść za darmo 4 Robotników w jednej wybranej sekcji pierwszego poziomu zamku.
tile-ms35 = Żółty Manuskrypt (5): odwróć 1 Dług lub 1 Lenno, potem weź 1 dowolny surowiec
    .about = Koszt w symbolach Kleryka: 5. Od razu: odwróć 1 Dług lub 1 Lenno, potem weź 1 dowolny surowiec.
tile-ms36 = Szary Manuskrypt (3): zyskaj 1 punkt cnoty
    .about = Koszt w symbolach Kleryka: 3. Od razu: zyskaj 1 punkt cnoty.
tile-ms37 = Szary Manuskrypt (7): zbuduj za darmo 1 Siedzibę gildii na dowolnym wolnym placu
    .about = Koszt w symbolach Kleryka: 7. Od razu: zbuduj za darmo 1 Siedzibę gildii na dowolnym wolnym placu.
tile-ms38 = Szary Manuskrypt (4): zbuduj za darmo 1 Warsztat na dowolnym wolnym placu
    .about = Koszt w symbolach Kleryka: 4. Od razu: zbuduj za darmo 1 Warsztat na dowolnym wolnym placu.
tile-ms39 = Czarny Manuskrypt (6): 1 PZ za każde 2 twoje Manuskrypty
    .about = Koszt w symbolach Kleryka: 6. Na koniec gry: 1 PZ za każde 2 twoje Manuskrypty.
tile-ms40 = Niebieski Manuskrypt (3): weź 4 Srebrniki
    .about = Koszt w symbolach Kleryka: 3. Od razu: weź 4 Srebrniki.
tile-ms41 = Żółty Manuskrypt (4): zyskaj 2 punkty cnoty
    .about = Koszt w symbolach Kleryka: 4. Od razu: zyskaj 2 punkty cnoty.
tile-ms42 = Żółty Manuskrypt (3): weź 1 dowolny surowiec
    .about = Koszt w symbolach Kleryka: 3. Od razu: weź 1 dowolny surowiec.
book-1-2 = Nadrukowany Manuskrypt segmentu 1–2: weź 1 Lenno
    .about = Kosztuje 3 symbole Kleryka; nie można go zabrać.
book-3-4 = Nadrukowany Manuskrypt segmentu 3–4: weź 2 dowolne surowce
    .about = Kosztuje 3 symbole Kleryka; nie można go zabrać.
book-5-6 = Nadrukowany Manuskrypt segmentu 5–6: zyskaj 1 dowolny surowiec i 1 punkt cnoty
    .about = Kosztuje 3 symbole Kleryka; nie można go zabrać.
book-7-8 = Nadrukowany Manuskrypt segmentu 7–8: zyskaj 2 punkty cnoty
    .about = Kosztuje 3 symbole Kleryka; nie można go zabrać.
book-9-10 = Nadrukowany Manuskrypt segmentu 9–10: odwróć 1 Dług lub 1 Lenno
    .about = Kosztuje 3 symbole Kleryka; nie można go zabrać.

start-1 = Karta gracza 1
    .about = Zacznij na polu 1, weź 1 kamień, 2 kałamarze, 8 Srebrników, 2 Lenna i 1 Dług; potem zyskaj 1 punkt cnoty.
start-2 = Karta gracza 2
    .about = Zacznij na polu 2, weź 2 dowolne surowce, 6 Srebrników, 3 Lenna i 1 Dług; potem odwróć 1 Lenno.
start-3 = Karta gracza 3
    .about = Zacznij na polu 3, weź 1 złoto, 1 kałamarz, 4 Srebrniki, 1 Lenno i 1 Dług; potem umieść za darmo 2 Robotników w jednej wybranej sekcji pierwszego poziomu zamku.
start-4 = Karta gracza 4
    .about = Zacznij na polu 4, weź 2 złota, 7 Srebrników, 2 Lenna i 2 Długi; potem odwróć 1 Dług.
start-5 = Karta gracza 5
    .about = Zacznij na polu 5, weź 1 kałamarz, 2 Srebrniki, 1 Lenno i 1 Dług; potem weź za darmo 1 widoczny Manuskrypt o koszcie 3 lub 4.
start-6 = Karta gracza 6
    .about = Zacznij na polu 6, weź 1 kałamarz, 1 kamień, 6 Srebrników, 2 Lenna i 1 Dług; potem zrekrutuj za darmo dowolnego widocznego Mieszczanina.
start-7 = Karta gracza 7
    .about = Zacznij na polu 7, weź 1 złoto, 1 kamień, 7 Srebrników, 2 Lenna i 1 Dług; potem zyskaj 2 punkty cnoty.
start-8 = Karta gracza 8
    .about = Zacznij na polu 8, weź 1 dowolny surowiec, 1 Srebrnik, 1 Lenno i 1 Dług; potem zbuduj za darmo 1 Faktorię na placu przy polu swojego Wicehrabiego.
start-9 = Karta gracza 9
    .about = Zacznij na polu 9, weź 2 kamienie, 5 Srebrników, 1 Lenno i 1 Dług; potem możesz zniszczyć 1 swoją kartę przed pierwszym tasowaniem.
start-10 = Karta gracza 10
    .about = Zacznij na polu 10, weź 1 kamień, 1 złoto, 1 kałamarz, 10 Srebrników, 1 Lenno i 2 Długi; potem zyskaj 2 punkty zepsucia.

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
    .about = Droga wewnętrzna: tu umieszcza się Robotników i przepisuje Manuskrypty.
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
    .about = Droga wewnętrzna: tu umieszcza się Robotników i przepisuje Manuskrypty.
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
    .about = Droga wewnętrzna: tu umieszcza się Robotników i przepisuje Manuskrypty.
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
    .about = Droga wewnętrzna: tu umieszcza się Robotników i przepisuje Manuskrypty.
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
    .about = Droga wewnętrzna: tu umieszcza się Robotników i przepisuje Manuskrypty.
    .acc = pole wewnętrzne 9–10
    .loc = polu wewnętrznym 9–10

site-a-1-2 = plac A segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu A segmentu 1–2
site-b-1-2 = plac B segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: zrekrutuj za darmo dowolnego widocznego Mieszczanina. Bez połączenia z następnym placem.
    .gen = placu B segmentu 1–2
site-c-1-2 = plac C segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 Dług.
    .gen = placu C segmentu 1–2
site-d-1-2 = plac D segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu D segmentu 1–2
site-e-1-2 = plac E segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu E segmentu 1–2
site-a-3-4 = plac A segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 2 Srebrniki.
    .gen = placu A segmentu 3–4
site-b-3-4 = plac B segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 Dług.
    .gen = placu B segmentu 3–4
site-c-3-4 = plac C segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: weź 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu C segmentu 3–4
site-d-3-4 = plac D segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: zrekrutuj za darmo dowolnego widocznego Mieszczanina. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz zniszczyć 1 kartę.
    .gen = placu D segmentu 3–4
site-e-3-4 = plac E segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 złoto.
    .gen = placu E segmentu 3–4
site-a-5-6 = plac A segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: zyskaj 1 punkt cnoty. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: odwróć 1 Dług lub 1 Lenno.
    .gen = placu A segmentu 5–6
site-b-5-6 = plac B segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu B segmentu 5–6
site-c-5-6 = plac C segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Bez połączenia z następnym placem.
    .gen = placu C segmentu 5–6
site-d-5-6 = plac D segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 5–6
site-e-5-6 = plac E segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zrekrutuj za darmo dowolnego widocznego Mieszczanina.
    .gen = placu E segmentu 5–6
site-a-7-8 = plac A segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu A segmentu 7–8
site-b-7-8 = plac B segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zrekrutuj za darmo dowolnego widocznego Mieszczanina.
    .gen = placu B segmentu 7–8
site-c-7-8 = plac C segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu C segmentu 7–8
site-d-7-8 = plac D segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 7–8
site-e-7-8 = plac E segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 kałamarz.
    .gen = placu E segmentu 7–8
site-a-9-10 = plac A segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 2 Srebrniki.
    .gen = placu A segmentu 9–10
site-b-9-10 = plac B segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 Lenno.
    .gen = placu B segmentu 9–10
site-c-9-10 = plac C segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu C segmentu 9–10
site-d-9-10 = plac D segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu D segmentu 9–10
site-e-9-10 = plac E segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu E segmentu 9–10
site-a2-1-2 = plac A segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu A segmentu 1–2
site-b2-1-2 = plac B segmentu 1–2
    .about = Lewy brzeg. Po zbudowaniu: zrekrutuj za darmo dowolnego widocznego Mieszczanina. Bez połączenia z następnym placem.
    .gen = placu B segmentu 1–2
site-c2-1-2 = plac C segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 kałamarz.
    .gen = placu C segmentu 1–2
site-d2-1-2 = plac D segmentu 1–2
    .about = Prawy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu D segmentu 1–2
site-a2-3-4 = plac A segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 2 Srebrniki.
    .gen = placu A segmentu 3–4
site-b2-3-4 = plac B segmentu 3–4
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kamień. Bez połączenia z następnym placem.
    .gen = placu B segmentu 3–4
site-c2-3-4 = plac C segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: zrekrutuj za darmo dowolnego widocznego Mieszczanina. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu C segmentu 3–4
site-d2-3-4 = plac D segmentu 3–4
    .about = Prawy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 złoto.
    .gen = placu D segmentu 3–4
site-a2-5-6 = plac A segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: zyskaj 1 punkt cnoty. Bez połączenia z następnym placem.
    .gen = placu A segmentu 5–6
site-b2-5-6 = plac B segmentu 5–6
    .about = Lewy brzeg. Po zbudowaniu: weź 1 kałamarz. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu B segmentu 5–6
site-c2-5-6 = plac C segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: weź 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu C segmentu 5–6
site-d2-5-6 = plac D segmentu 5–6
    .about = Prawy brzeg. Po zbudowaniu: weź 1 kamień. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 5–6
site-a2-7-8 = plac A segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: weź 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu A segmentu 7–8
site-b2-7-8 = plac B segmentu 7–8
    .about = Lewy brzeg. Po zbudowaniu: możesz zniszczyć 1 kartę. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
    .gen = placu B segmentu 7–8
site-c2-7-8 = plac C segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 Dług.
    .gen = placu C segmentu 7–8
site-d2-7-8 = plac D segmentu 7–8
    .about = Prawy brzeg. Po zbudowaniu: weź 1 złoto. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: zyskaj 1 punkt cnoty.
    .gen = placu D segmentu 7–8
site-a2-9-10 = plac A segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: odwróć 1 Dług lub 1 Lenno. Bez połączenia z następnym placem.
    .gen = placu A segmentu 9–10
site-b2-9-10 = plac B segmentu 9–10
    .about = Lewy brzeg. Po zbudowaniu: możesz zmienić kolejność kart na swojej planszy. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 Lenno.
    .gen = placu B segmentu 9–10
site-c2-9-10 = plac C segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: weź 1 dowolny surowiec. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: weź 1 kamień.
    .gen = placu C segmentu 9–10
site-d2-9-10 = plac D segmentu 9–10
    .about = Prawy brzeg. Po zbudowaniu: zyskaj 1 punkt cnoty. Połączenie z następnym placem zgodnie z ruchem wskazówek zegara: możesz zmienić kolejność kart na swojej planszy.
    .gen = placu D segmentu 9–10

section-a = A
    .about = Za wejście tu na drugi poziom: weź 1 kałamarz i 1 kamień.
section-b = B
    .about = Za wejście tu na drugi poziom: odwróć 1 Dług lub 1 Lenno.
section-c = C
    .about = Za wejście tu na drugi poziom do wyboru: weź 1 złoto; albo możesz przesunąć 1 swojego Robotnika do sąsiedniej sekcji pierwszego poziomu zamku.
section-d = D
    .about = Za wejście tu na drugi poziom do wyboru: zrekrutuj za darmo dowolnego widocznego Mieszczanina; albo możesz zniszczyć 1 kartę.
section-e = E
    .about = Za wejście tu na drugi poziom: zyskaj 2 punkty cnoty.
house-trading_post_1 = Faktoria 1
    .about = Możesz za darmo pójść o 1 pole dalej.
house-trading_post_2 = Faktoria 2
    .about = Wygnanie dowolnego Mieszczanina kosztuje cię 1 Srebrnik.
house-trading_post_3 = Faktoria 3
    .about = 2 stałe symbole Kupca.
house-guildhall_1 = Siedziba gildii 1
    .about = 1 stały symbol Budowniczego.
house-guildhall_2 = Siedziba gildii 2
    .about = 1 stały symbol Szlachcica.
house-guildhall_3 = Siedziba gildii 3
    .about = 1 stały symbol Kleryka.
house-workshop_1 = Warsztat 1
    .about = Ilekroć rekrutujesz, możesz odrzucić 1 kartę.
house-workshop_2 = Warsztat 2
    .about = Przy każdej kolizji dowolnego gracza: 1 punkt cnoty, jeśli na twojej planszy nie ma Złoczyńcy.
house-workshop_3 = Warsztat 3
    .about = Twój limit kart na ręce jest większy o 1.
opponent-guildhall_1 = Siedziba gildii 1
    .about = Stały symbol, pierwszy na jego planszy.
opponent-guildhall_2 = Siedziba gildii 2
    .about = Stały symbol, drugi na jego planszy.
opponent-guildhall_3 = Siedziba gildii 3
    .about = Stały symbol, trzeci na jego planszy.
opponent-trading_post_1 = Faktoria 1
    .about = Raz, od razu: przyszły Schemat.
opponent-trading_post_2 = Faktoria 2
    .about = Gdy rozpatruje swoją kolizję bez Złoczyńców: odwraca Dług.
opponent-trading_post_3 = Faktoria 3
    .about = Ilekroć odwraca kartę: wygania Mieszczanina przy swoim Wicehrabim.
opponent-workshop_1 = Warsztat 1
    .about = Ilekroć bierze przyszły Schemat: wygania Mieszczanina przy swoim Wicehrabim.
opponent-workshop_2 = Warsztat 2
    .about = Ilekroć tasuje: 1 punkt cnoty.
opponent-workshop_3 = Warsztat 3
    .about = Ilekroć tasuje: 1 punkt zepsucia.
bonus-black = karta premii kleru (czarny kolor)
    .about = 3 PZ i stały symbol: Kleryk. Dla tego, kto pierwszy ma trzy Manuskrypty z tą zakładką.
bonus-blue = karta premii kleru (niebieski kolor)
    .about = 3 PZ i stały symbol: Kupiec. Dla tego, kto pierwszy ma trzy Manuskrypty z tą zakładką.
bonus-grey = karta premii kleru (szary kolor)
    .about = 3 PZ i stały symbol: Budowniczy. Dla tego, kto pierwszy ma trzy Manuskrypty z tą zakładką.
bonus-yellow = karta premii kleru (żółty kolor)
    .about = 3 PZ i stały symbol: Szlachcic. Dla tego, kto pierwszy ma trzy Manuskrypty z tą zakładką.

scheme-starting_builder_noble = Schemat początkowy „Budowniczy i Szlachcic”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; zbuduj budynek; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Lenno.
scheme-starting_noble = Schemat początkowy „Szlachcic”
    .about = Wygnać Mieszczanina przy Wicehrabim; ruch o 2; umieścić Robotników; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-starting_criminal_a = Schemat początkowy „Złoczyńca A”
    .about = Zyskać 1 punkt zepsucia za każdy symbol Złoczyńcy, wziąć wierzchni przyszły Schemat; ruch o 1; zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Lenno, odwrócić Dług.
scheme-starting_builder_cleric = Schemat początkowy „Budowniczy i Kleryk”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; przepisać Manuskrypt; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Lenno, odwrócić Dług.
scheme-starting_cleric_noble = Schemat początkowy „Kleryk i Szlachcic”
    .about = Wziąć 1 dowolny surowiec; ruch o 1; umieścić Robotników; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Lenno.
scheme-starting_builder = Schemat początkowy „Budowniczy”
    .about = Wygnać Mieszczanina przy Wicehrabim; ruch o 2; zbuduj budynek; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-starting_cleric = Schemat początkowy „Kleryk”
    .about = Wygnać Mieszczanina przy Wicehrabim; ruch o 2; przepisać Manuskrypt; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-starting_criminal_b = Schemat początkowy „Złoczyńca B”
    .about = Zyskać 1 punkt zepsucia za każdy symbol Złoczyńcy, wziąć wierzchni przyszły Schemat; ruch o 3; zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Lenno.
scheme-future_cleric = Schemat przyszły „Kleryk”
    .about = Zyskać 1 punkt cnoty, wygnać Mieszczanina przy Wicehrabim; ruch o 4; przepisać Manuskrypt; w przeciwnym razie umieścić Robotników; w przeciwnym razie wziąć 1 Lenno i 1 Dług.
scheme-future_builder = Schemat przyszły „Budowniczy”
    .about = Zyskać 1 punkt cnoty, wygnać Mieszczanina przy Wicehrabim; ruch o 4; zbuduj budynek; w przeciwnym razie przepisać Manuskrypt; w przeciwnym razie wziąć 1 Lenno i 1 Dług.
scheme-future_noble = Schemat przyszły „Szlachcic”
    .about = Zyskać 1 punkt cnoty, wygnać Mieszczanina przy Wicehrabim; ruch o 4; umieścić Robotników; w przeciwnym razie zbuduj budynek; w przeciwnym razie wziąć 1 Lenno i 1 Dług.
scheme-future_builder_noble = Schemat przyszły „Budowniczy i Szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; zbuduj budynek; w przeciwnym razie umieścić Robotników; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-future_builder_noble_2 = Schemat przyszły „Budowniczy i Szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; umieścić Robotników; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Lenno, odwrócić Dług.
scheme-future_builder_cleric = Schemat przyszły „Budowniczy i Kleryk”
    .about = Wziąć 2 dowolne surowce; ruch o 2; przepisać Manuskrypt; w przeciwnym razie zbuduj budynek; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-future_builder_cleric_2 = Schemat przyszły „Budowniczy i Kleryk”
    .about = Wziąć 2 dowolne surowce; ruch o 2; zbuduj budynek; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Lenno.
scheme-future_cleric_noble = Schemat przyszły „Kleryk i Szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; umieścić Robotników; w przeciwnym razie przepisać Manuskrypt; w przeciwnym razie odwrócić Dług lub Lenno, zyskać 1 punkt cnoty.
scheme-future_cleric_noble_2 = Schemat przyszły „Kleryk i Szlachcic”
    .about = Wziąć 2 dowolne surowce; ruch o 2; przepisać Manuskrypt; w przeciwnym razie zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Lenno.
scheme-future_criminal_a = Schemat przyszły „dwóch Złoczyńców A”
    .about = Zyskać 1 punkt zepsucia za każdy symbol Złoczyńcy, wziąć 1 dowolny surowiec; ruch o 3; zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Lenno, odwrócić Lenno.
scheme-future_criminal_b = Schemat przyszły „dwóch Złoczyńców B”
    .about = Zyskać 1 punkt zepsucia za każdy symbol Złoczyńcy, wygnać Mieszczanina przy Wicehrabim; ruch o 1; zrealizuj cel ze swojej planszy; w przeciwnym razie wziąć 1 Dług, odwrócić Dług.
opponent-cleric = AI Kleryk
    .aim = Jego cel: przepisywanie Manuskryptów. Zbiera w tej kolejności: zapas kałamarzy (do 6), kamieni (do 4), złota.
    .about = { opponent-cleric.aim } Symbole Siedzib gildii: Kleryk, Budowniczy, Szlachcic.
opponent-builder = AI Budowniczy
    .aim = Jego cel: wznoszenie budynków. Zbiera w tej kolejności: zapas kamieni (do 6), złota (do 4), kałamarzy.
    .about = { opponent-builder.aim } Symbole Siedzib gildii: Budowniczy, Szlachcic, Kleryk.
opponent-noble = AI Szlachcic
    .aim = Jego cel: umieszczanie Robotników. Zbiera w tej kolejności: zapas złota (do 6), kałamarzy (do 4), kamieni.
    .about = { opponent-noble.aim } Symbole Siedzib gildii: Szlachcic, Kleryk, Budowniczy.
opponent-cards = AI Karciarz
    .aim = Jego cel: odwracanie dwóch kart. Wszystkie surowce są dla niego takie same.
    .about = { opponent-cards.aim } Symbole Siedzib gildii: Budowniczy, Szlachcic, Kleryk.

# --- tura w skrócie

gist-no-action = Bez akcji
gist-flip-debt = Dług spłacony
gist-flip-deed = Lenno nadane

# Co warto wiedzieć przed wyborem
warn-last-round = To ostatnia Runda.
warn-round-before-last = Następna Runda będzie ostatnia.

# The box: which of its values come from where
fact-cost = koszt
fact-icons = symbole
fact-top = efekt przy zrekrutowaniu lub wygnaniu
fact-timing = kiedy działa
fact-ability = zdolność
fact-converts = co liczy się jako symbole
fact-ribbon = kolor zakładki
fact-instant = natychmiastowy efekt
fact-points_for = za co daje punkty
fact-per = ile tego daje punkt
fact-start_tiles = które pięć ma szary rewers i leży na początku na wierzchu
fact-effect = efekt
fact-link = efekt połączenia z następnym placem
fact-exchange = wymiana
fact-gain = dobra na początek
fact-extra = co daje ponadto
fact-first = co dzieje się najpierw
fact-move = kroki
fact-last = ostatni wiersz
fact-start = dobra na początek
fact-slot_icons = symbole na drugim i trzecim polu kart
fact-guildhall_icons = symbole Siedzib gildii
fact-removed = które Schematy usuwa
fact-reward = nagroda
fact-icon = symbol
fact-pays = co daje kolizja
box-tile = { NAME($ribbon) } Manuskrypt ({ $cost })
facts-effect = „nothing”; albo „gain 2 ink” (silver, stone, gold, any, debt, deed, virtue, corruption), „flip 1 either” (debt, deed), hire, discard 1, destroy 1, rearrange, reshuffle, castle move, workers 2, build workshop (trading_post, guildhall), copy; albo dwa z nich połączone słowem „then” lub „or”
facts-extra = { $effect }; albo „build trading_post here”, „destroy own”
facts-scheme = { $effect }; albo act build (workers, transcribe), focus, scheme, dismiss, corruption per criminal
facts-goods = dobra, na przykład „gain 2 ink 6 silver 1 debt” (silver, ink, stone, gold, any, debt, deed)
facts-converts = „nothing”; albo pairs, two_silver, double lub any_resource i jedna z akcji build, workers, transcribe, na przykład „pairs build”
facts-four-icons = na każdej z czterech kart inny symbol
facts-converting = „converts” należy do kart, których timing to „converts”, i tylko do nich
timing-none = brak zdolności
timing-instant = po zagraniu
timing-dropoff = gdy schodzi z planszy
timing-after_trade = po handlu
timing-after_build = po budowie
timing-after_workers = po umieszczeniu Robotników
timing-after_transcribe = po przepisaniu
timing-on_flip_debt = gdy odwracasz swój Dług
timing-on_gain_debt = gdy bierzesz Dług
timing-on_collision = przy kolizji
timing-converts = dopóki leży na planszy
counted-nothing = nic
counted-buildings = budynki
counted-resources = surowce
counted-builder = symbole Budowniczego
counted-cleric = symbole Kleryka
counted-approved = nadane Lenna
counted-manuscripts = Manuskrypty
counted-criminal = symbole Złoczyńcy
counted-merchant = symbole Kupca
counted-silver = Srebrniki
counted-cards = karty
counted-noble = symbole Szlachcica
counted-paid = spłacone Długi
counted-workers = Robotnicy w zamku
ribbon-grey = Szary
ribbon-black = Czarny
ribbon-blue = Niebieski
ribbon-yellow = Żółty
amount-silver = { $count } { $count ->
        [one] Srebrnik
        [few] Srebrniki
       *[other] Srebrników
    }
amount-ink = { $count } { $count ->
        [one] kałamarz
        [few] kałamarze
       *[many] kałamarzy
    }
amount-stone = { $count } { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
amount-gold = { $count } { $count ->
        [one] złoto
       *[other] złota
    }
amount-any = { $count } { $count ->
        [one] dowolny surowiec
        [few] dowolne surowce
       *[many] dowolnych surowców
    }
amount-debt = { $count } { $count ->
        [one] Dług
        [few] Długi
       *[many] Długów
    }
amount-deed = { $count } { $count ->
        [one] Lenno
        [few] Lenna
       *[many] Lenn
    }
amount-virtue = { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } cnoty
amount-corruption = { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zepsucia
colour-grey = szary
colour-black = czarny
colour-blue = niebieski
colour-yellow = żółty
box-icon = { NAME($icon, case: "one") }
box-else = { $first }, w przeciwnym razie { $rest }
box-book = Nadrukowany Manuskrypt segmentu { $low }–{ $high }: { $effect }
box-section = Za wejście tu na drugi poziom: { $effect }.
box-start = Zacznij na polu { $space }: { $gain }; potem { $extra }.
box-start-only = Zacznij na polu { $space }: { $gain }.
box-bonus = 3 PZ i stały symbol: { NAME($icon, case: "one") }. Dla tego, kto pierwszy ma trzy Manuskrypty z tą zakładką.
box-opponent = { NAME($whose, case: "aim") } Symbole Siedzib gildii: { NAME($icons) }.
box-track = { NAME($whose, case: "way") } Kolizja daje na polach od 1 do 7: { $pays }.
converts-pairs = { $action ->
    [build] przy budowie każde 2 twoje symbole Kupca liczą się jako 1 symbol Budowniczego
    [workers] przy umieszczaniu Robotników każde 2 twoje symbole Kupca liczą się jako 1 symbol Szlachcica
   *[transcribe] przy przepisywaniu każde 2 twoje symbole Kupca liczą się jako 1 symbol Kleryka
}
converts-two_silver = { $action ->
    [build] przy budowie każde 2 wydane Srebrniki liczą się jako 1 symbol Budowniczego
    [workers] przy umieszczaniu Robotników każde 2 wydane Srebrniki liczą się jako 1 symbol Szlachcica
   *[transcribe] przy przepisywaniu każde 2 wydane Srebrniki liczą się jako 1 symbol Kleryka
}
converts-double = { $action ->
    [build] przy budowie jeden (tylko jeden) wydany kamień liczy się jako 2 symbole Budowniczego
    [workers] przy umieszczaniu Robotników jedno (tylko jedno) wydane złoto liczy się jako 2 symbole Szlachcica
   *[transcribe] przy przepisywaniu jeden (tylko jeden) wydany kałamarz liczy się jako 2 symbole Kleryka
}
converts-any_resource = { $action ->
    [build] przy budowie każdy wydany kałamarz lub złoto też liczy się jako 1 symbol Budowniczego
    [workers] przy umieszczaniu Robotników każdy wydany kałamarz lub kamień też liczy się jako 1 symbol Szlachcica
   *[transcribe] przy przepisywaniu każde wydane złoto lub kamień też liczy się jako 1 symbol Kleryka
}
