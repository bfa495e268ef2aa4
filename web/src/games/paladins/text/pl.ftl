# Co mówi tylko narysowana plansza.
board-refilled = uzupełniane na koniec rundy
board-only-look = tylko do wglądu
board-back = Do mojej planszy
board-on-top = Na wierzchu
board-under = Pod spodem
board-hired = Najęci
board-errand = zlecenie
board-hire = najem
board-order-of-choosing = Kolejność wyboru
board-play = ta runda
board-top = na wierzch
board-under-deck = pod spód
board-top-or-under = na wierzch czy pod spód
board-choose-this = zagraj w tej rundzie
board-clear-slot = Pole przezroczyste: dowolny Robotnik.
board-coloured-slot = Ten kolor albo Złoczyńca.
board-red-closes = Czerwone: co się zamknie
board-pay-how = Jak płacisz?
board-for-nothing = za darmo
board-you-pay = Płacisz
board-change = zmień
board-do-it = Wykonaj
board-who-on-top = { $paladin } gra w tej rundzie. Kto na wierzch talii? Ostatni trafi pod spód.
board-choose-another = Wybierz innego
board-pass-sure = { $count ->
    [one] Spasować? { $count } Robotnik wróci bez zajęcia, a akcje jeszcze są.
    [few] Spasować? { $count } Robotników wróci bez zajęcia, a akcje jeszcze są.
   *[other] Spasować? { $count } Robotników wróci bez zajęcia, a akcje jeszcze są.
}
board-pass-anyway = Mimo to spasuj
board-mine = Moja plansza
board-kingdom = Królestwo
board-chip-land = Ziemie
board-chip-outsiders = Obcy
board-chip-townsfolk = Mieszczanie
board-chip-king = Król
board-close = Zamknij
board-instead = Kto ma tam stanąć?
board-inquisition = Inkwizycja
board-inquisition-taken = Podatek pobrany
board-inquisition-abilities = zdolności
board-inquisition-most = najwięcej Podejrzeń
board-inquisition-debt = Dług
board-inquisition-half = połowa odrzucona
board-inquisition-filled = uzupełnij do { $count }
board-once-more = Jeszcze raz
board-next = Dalej
board-takes-debt = bierze Dług
board-no-debt = bez Długu
