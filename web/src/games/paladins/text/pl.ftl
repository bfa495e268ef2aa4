# Co mówi tylko narysowana plansza.
board-refilled = uzupełniane na koniec Rundy
board-only-look = tylko do wglądu
board-back = Do mojej planszy
board-on-top = Na wierzchu
board-under = Pod spodem
board-hired = Zrekrutowani
board-errand = zlecenie
board-hire = najem
board-order-of-choosing = Kolejność wyboru
board-play = ta Runda
board-top = na wierzch
board-under-deck = pod spód
board-top-or-under = na wierzch czy pod spód
board-choose-this = zagraj w tej Rundzie
board-clear-slot = Pole przezroczyste: dowolny Robotnik.
board-coloured-slot = Ten kolor albo Złoczyńca.
board-red-closes = Czerwone: co się zamknie
board-pay-how = Jak płacisz?
board-for-nothing = za darmo
board-you-pay = Płacisz
board-change = zmień
board-do-it = Wykonaj
board-who-on-top = { $paladin } gra w tej Rundzie. Kto na wierzch talii? Ostatni trafi pod spód.
board-choose-another = Wybierz innego
board-mine = Moja plansza
board-kingdom = Królestwo
board-besides = A do tego:
board-chip-land = Ziemie
board-chip-outsiders = Najeźdźcy
board-chip-townsfolk = Mieszczanie
board-chip-king = Król
board-instead = Kto ma tam stanąć?
board-inquisition = Inkwizycja
board-inquisition-taken = Podatek pobrany
board-inquisition-abilities = zdolności
board-inquisition-most = najwięcej Podejrzeń
board-inquisition-debt = Dług
board-inquisition-half = połowa odrzucona
board-inquisition-filled = uzupełnij do { $count }
board-round-over = Koniec Rundy { $round }
board-round-passed = wszyscy spasowali
board-round-kept = zostaje najwyżej 3
board-round-leave = { $count ->
    [0] żadna karta nie odpada
    [one] odpada { $count } karta
    [few] odpadają { $count } karty
   *[other] odpada { $count } kart
}
board-round-rows = rzędy przesunięte, Łaski wolne
board-round-first = Pierwszy Gracz: { NAME($seat) }
board-round-order = odkryto Dekret
board-round-favour = odkryto Łaskę
board-round-player = Gracz
board-round-points = Punkty
board-round-brought = W tej Rundzie
board-round-stay = Zostają
board-once-more = Jeszcze raz
board-next = Dalej
board-takes-debt = bierze Dług
board-no-debt = bez Długu
board-would-take-debt = Dług, jeśli tak zostanie

lesson-paladins-about = Zachodnie Królestwo około roku 900. Przez siedem Rund zbierasz Robotników, wysyłasz Mnichów, stawiasz Posterunki i Mury i dbasz o dobre imię. Paladyn pomaga, Inkwizycja patrzy. Wygrywa, kto na koniec ma najwięcej punktów.
lesson-paladins-welcome-title = Witaj
lesson-paladins-welcome =
    { $phone ->
        [1] U góry są dwie zakładki: „{ board-kingdom }”, gdzie teraz jesteś, i „{ board-mine }”.
       *[0] U góry królestwo, niżej twoja plansza z dwunastoma akcjami.
    } Przed pierwszą Rundą rekrutujesz za darmo jednego Mieszczanina: kliknij kartę. Jej dolna połowa pracuje dla ciebie do końca gry.
lesson-paladins-welcome-row = Pod kreską: kiedy karta daje nagrodę i jaką
lesson-paladins-welcome-board = Twoja plansza: sześć akcji prostych i sześć wielkich
lesson-paladins-paladin-title = Twój Paladyn
lesson-paladins-paladin = Co Rundę na rękę trafiają trzej Paladyni. Pierwsze kliknięcie zagrywa jednego: przyprowadza dwóch Robotników, na tę Rundę podnosi Atrybuty i pomaga w jednej akcji. Drugie kładzie jednego na wierzch stosu, na następną Rundę; ostatni trafia pod spód.
lesson-paladins-tavern-title = Karczma
lesson-paladins-tavern = Wybierz Karczmę i weź czterech jej Robotników. Zielony pasek pokazuje, które wielkie akcje będą możliwe. Fioletowy Złoczyńca zastępuje każdy kolor, ale każdy przynosi kartę Podejrzenia.
lesson-paladins-tavern-workers = Twoi Robotnicy: czterech z Karczmy do nich dołączy
lesson-paladins-turn-title = Twoja tura
lesson-paladins-turn = Gracze wykonują po jednej akcji na zmianę, aż wszyscy spasują. Co świeci, to można wziąć. Polowanie i Handel mają dwa sposoby: jeden dowolny Robotnik daje 1, a razem z kolorowym 3. Robotnicy tam zostają i akcja jest zablokowana do końca Rundy.
lesson-paladins-payment-title = Dwa kliknięcia
lesson-paladins-payment =
    { $phone ->
        [1] Dotknij wielkiej akcji, a potem celu. Kto płaci, widać na dolnym pasku; dotknij tam, by to zmienić.
       *[0] Kliknij wielką akcję, a Robotnicy staną na jej polach; potem kliknij cel. Dotknij pola, by zmienić, kto płaci.
    } Jeśli akcja nie świeci, czerwień pokazuje, czego brakuje.
lesson-paladins-payment-wild = Złoczyńca może stanąć na każdym polu
lesson-paladins-needs-title = Trzy Atrybuty
lesson-paladins-needs =
    { $phone ->
        [1] Chorągiewka mówi, czego akcja wymaga; nad akcjami widać, co masz: znacznik + Paladyn tej Rundy.
       *[0] Chorągiewka przy akcji mówi, czego akcja wymaga. Sztandary pokazują, co masz: znacznik i zakreskowany udział Paladyna w tej Rundzie.
    } Każda wielka akcja podnosi inny Atrybut niż ten, którego wymaga; znaczniki dają na koniec punkty.
lesson-paladins-needs-faith = Wiara: jak daleko dojdą Mnisi i kogo nawrócisz
lesson-paladins-needs-strength = Siła: Posterunki i Ataki
lesson-paladins-needs-influence = Wpływy: Mury i Rozgrzeszenia
lesson-paladins-recruit-title = Rekrutacja
lesson-paladins-recruit = Jeden Robotnik wysyła Mieszczanina ze zleceniem: bierzesz nagrodę nad kreską. Razem z Wojownikiem rekrutujesz go na stałe. Cena stoi pod kartą; dwóch z lewej można wziąć za Dług.
lesson-paladins-suspicion-title = Podejrzenia
lesson-paladins-suspicion =
    { $phone ->
        [1] Oko mówi, ile masz kart Podejrzeń. Dobierając kartę, bierzesz z puli Podatków tyle Srebrników, ile na niej widać.
       *[0] Twoje karty Podejrzeń leżą odkryte, z Podatkiem na nich. Dobierając kartę, bierzesz tyle Srebrników z puli Podatków.
    } Gdy pula się wyczerpie, kto ma najwięcej Podejrzeń, bierze Dług: minus 3 punkty, jeśli go nie spłaci.
lesson-paladins-inquisition-title = Inkwizycja
lesson-paladins-inquisition = Pula Podatków jest prawie pusta. Żetony przy młotku pokazują, kto teraz wziąłby Dług. Rozgrzeszenie, niektórzy Mieszczanie i niektóre pola zdejmują Podejrzenia.
lesson-paladins-outsiders-title = Najeźdźcy
lesson-paladins-outsiders = Zaatakuj Najeźdźcę dla tego, co stoi przy mieczach; brakującą Siłę dopłacasz Srebrnikami. Albo go nawróć: od razu Siła, a na koniec punkty z tarczy, tyle, ile byłyby warte dziś.
lesson-paladins-develop-title = Warsztaty
lesson-paladins-develop = Rozwój stawia Warsztat na kropkowanym polu: odtąd nie trzeba tam Robotnika. A Robotnik spod Warsztatu jest od razu twój.
lesson-paladins-pray-title = Modlitwa
lesson-paladins-pray = Modlitwa zdejmuje Robotników z jednej akcji, więc możesz ją wykonać w tej Rundzie jeszcze raz.
lesson-paladins-orders-title = Królewskie Dekrety
lesson-paladins-orders = Czerwone pieczęcie to Dekrety: pięć razy ta sama akcja i punkty z pieczęci są twoje. Pieczęć widnieje też na akcji, a piąty element ma czerwoną obwódkę.
lesson-paladins-pass-title = Pasowanie
lesson-paladins-pass = Gdy nic już nie warto robić, spasuj. Wszyscy Robotnicy z planszy wracają; z tych pod ręką zatrzymujesz do trzech na następną Rundę.
lesson-paladins-keep-title = Trzech zostaje
lesson-paladins-keep = Kliknij Robotników, których chcesz zatrzymać. Często najlepsze są kolory, których nie przyniesie następny Paladyn.
lesson-paladins-favours-title = Królewskie Łaski
lesson-paladins-favours = Łaski to dodatkowe akcje dla wszystkich: postaw Robotnika na karcie, zapłać, weź. Gdy ktoś tam stoi, Łaska jest zamknięta do końca Rundy.
lesson-paladins-end-title = Ostatnia Runda
lesson-paladins-end =
    Siódma Runda jest ostatnia. Robotników się nie zatrzymuje. { $phone ->
        [1] Spłać Długi, dokończ Dekrety i rzędy pięciu, sześciu, siedmiu elementów.
       *[0] Spłać Długi, dokończ Dekrety i rzędy pięciu, sześciu, siedmiu elementów: złote liczby mówią, ile są warte.
    }

guide-opponent = Jak gra gracz wirtualny
guide-opponent-1 = Zawsze zaczynasz ty. Potem on odkrywa Schemat, który mówi, czego spróbuje. Kolory są dla niego bez znaczenia: akcja wymaga tylu Robotników, ile ma pól bez Warsztatów.
guide-opponent-2 = Jeśli to niemożliwe (blokada, za mało Robotników, Wiary lub Siły), wykonuje pierwszą wolną z pięciu małych akcji. Odpoczynek kończy jego Rundę.
guide-opponent-3 = Niczego nie zbiera. Srebrniki, Zapasy i Podatek przesuwają jego znacznik; każde okrążenie podnosi najniższy Atrybut, ten, który świeci.
guide-opponent-4 = Niebieskie wskaźniki pokazują, do czego zmierza: Mieszczanin, Łaska i Najeźdźca od znacznika. Możesz zabrać je wcześniej.
guide-opponent-5 = W Inkwizycji liczy się jak gracz. Każdy krok i jego powód są w dzienniku.
