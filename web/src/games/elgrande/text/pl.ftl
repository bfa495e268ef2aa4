# Co mówi tylko plansza „El Grande”.
eg-map = Mapa Hiszpanii
eg-beside = obok króla
eg-far = daleko od króla
eg-locked = tu jest król: nic nie wchodzi ani nie wychodzi
eg-to-court = → na twój dwór
eg-disk-change = Zmień swoją tarczę
eg-forecast = ile teraz dałyby wszystkie regiony razem
eg-forecast-short = regiony teraz
eg-use = Użyj akcji specjalnej
eg-use-instead = Dość umieszczania: użyj
eg-veto = Weto!
eg-allow = Nie sprzeciwiaj się
eg-unseen = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
eg-cards = Karty akcji
eg-powers = Karty mocy
eg-players = Gracze
eg-segments = Pod mapą
eg-invite = zaproszeni caballeros
eg-put-back = Odłóż
eg-empty = Nikogo tu nie ma.
eg-ties = Równe liczby dostają niższe miejsce.
eg-all-here = { $count ->
    [one] { $count } tutaj
   *[other] Wszyscy { $count } tutaj
}
eg-beside-board = obok planszy
eg-lifted = { $count ->
    [one] Trzymasz { $count } caballero: weź więcej albo kliknij, dokąd.
   *[other] Trzymasz { $count } caballeros: weź więcej albo kliknij, dokąd.
}
eg-tile-first = Dokąd trafi żeton punktacji?
eg-modifier-first = Z którą kartą mocy?
eg-to-come = Jeszcze nieodkryte
eg-before = Przed
eg-now = Teraz
eg-ledger = Tabela podliczania
eg-scene-disks = Tarcze odkryte
eg-scene-leave = Zamek pustoszeje

# Prowadzona pierwsza partia.

lesson-elgrande-about = Średniowieczna Hiszpania: jesteś jednym z wielkich możnych, a punkty zawsze trafiają do tego, kto ma w regionie najwięcej rycerzy. Licytujesz kolejność, wzywasz caballeros na dwór, stawiasz ich wokół króla i ukrywasz kilku w zamku.
lesson-elgrande-welcome-title = Twój ród
lesson-elgrande-welcome = Witaj w Hiszpanii! Figura w koronie z twoją literą to twój grand w rodzinnym regionie, obok stoją twoi pierwsi caballeros. Król stoi w regionie w czerwone pasy. Kto ma w regionie najwięcej caballeros, ten zdobywa tam najwięcej punktów.
lesson-elgrande-power-title = Karty mocy
lesson-elgrande-power = Każda runda zaczyna się od karty mocy. Tej samej liczby nie zagrywa się w rundzie dwa razy, a zagrana karta rzadko wraca. Na początek dobra jest któraś ze środka.
lesson-elgrande-power-order = Wysoka liczba gra wcześniej: najlepsze karty akcji jeszcze leżą
lesson-elgrande-power-invite = Niska liczba zaprasza więcej caballeros z prowincji; ilu, pokazują małe kostki
lesson-elgrande-card-title = Karta akcji
lesson-elgrande-card = Twoja tura. Wybierz kartę akcji: caballeros przybywają na dwór, a karta jest twoja, wszystko za jednym razem. Liczba na pasku mówi, ilu wolno umieścić; tekst to dodatkowa akcja specjalna. Przy dworze możesz wybrać mniejszą liczbę, ale rzadko się to opłaca.
lesson-elgrande-place-title = Obok króla
lesson-elgrande-place =
    { $touch ->
        [1] Teraz umieszczaj: dotykaj regionu raz na każdego caballero albo przytrzymaj na nim palec: z jego karty poślesz wszystkich pozostałych.
       *[0] Teraz umieszczaj: klikaj region raz na każdego caballero albo z klawiszem Shift, by posłać wszystkich pozostałych.
    } Złote znaczki mówią, co jeszcze jeden zmieni w twoich punktach.
lesson-elgrande-place-beside = Otwarte są tylko regiony graniczące z regionem króla: świecą się
lesson-elgrande-place-taboo = Sam region króla to tabu: nic tam nie wchodzi i nic nie wychodzi
lesson-elgrande-castle-title = Zamek
lesson-elgrande-castle = Zamek też jest otwarty. Nikt nie może zajrzeć do środka, więc pamiętaj, co inni tam wrzucają. Przy podliczaniu generalnym liczy się zamek, a potem wszyscy twoi jadą razem do regionu wybranego potajemnie.
lesson-elgrande-special-title = Akcja specjalna
lesson-elgrande-special = Wybierz swoją kartę, by użyć akcji specjalnej, przed umieszczaniem albo po nim. Wykonuje się ją, na ile to możliwe, nawet gdy pomaga innym; można też z niej zrezygnować. Potem zakończ turę.
lesson-elgrande-king-title = Ruch króla
lesson-elgrande-king = { $now ->
    [1] Przesuwasz króla!
   *[other] Kto weźmie tę kartę, przesuwa króla.
} Osłoń region, w którym prowadzisz: tam, gdzie stoi, nic się już nie zmieni. I myśl naprzód: następni będą stawiać wokół niego.
lesson-elgrande-move-title = Przesuwanie
lesson-elgrande-move = { $now ->
    [1] { "" }
   *[other] Ta karta przesuwa caballeros, którzy już stoją na mapie.{" "}
}Wskaż oddział raz na każdego caballero, którego chcesz podnieść, a potem wskaż, dokąd idą. Rozbij remis rywali albo przyprowadź swoich tam, gdzie decyduje jeden.
lesson-elgrande-disk-title = Tajna tarcza
lesson-elgrande-disk = Podliczanie generalne! Wszyscy naraz potajemnie wybierają region. Najpierw liczy się zamek, potem twoi caballeros jadą z niego do wybranego regionu, a na końcu liczy się wszystkie regiony.
lesson-elgrande-disk-king = Nie tutaj: posłani do regionu króla wracają na twój dwór
lesson-elgrande-plaque-title = Kto ile dostaje
lesson-elgrande-plaque = Tabliczka regionu mówi wszystko: ile dają pierwsze i drugie miejsce i kto by je teraz zajął. Równe liczby dostają niższe miejsce, więc remis o pierwsze nie pomaga nikomu.
lesson-elgrande-marker-title = Nowa runda
lesson-elgrande-marker = Kto zagrał najniższą moc, bierze chorągiewkę i w następnej rundzie pierwszy zagrywa kartę mocy. Zagrane już liczby są przekreślone.
lesson-elgrande-grande-title = Premie
lesson-elgrande-grande = Kto jest sam na pierwszym miejscu w regionie swojego granda, dostaje 2 punkty więcej. To samo dotyczy regionu króla. Tabliczki pokazują to jako +2.
lesson-elgrande-after-title = Po podliczaniu
lesson-elgrande-after = Punkty policzone. Caballeros zostają na miejscach, więc to, co zdobyte, będzie płacić dalej. Poszukaj, gdzie do pierwszego miejsca brakuje ci jednego: tam następny caballero jest najwięcej wart.
lesson-elgrande-end-title = Ostatnia runda
lesson-elgrande-end = Ostatnia runda: po niej wszystko liczy się jeszcze raz, także zamek. Niczego nie trzeba już oszczędzać.
