### Arena: polecenia, tabele, raporty.

arena-about = Boty przeciw botom: wiele partii, miejsca na zmianę, wyniki z przedziałami ufności.
arena-match = Te same boty przy jednym stole, raz za razem.
arena-ladder = Każdy poziom przeciw poprzedniemu.
arena-tournament = Każdy z każdym.

arena-help-game = identyfikator gry
arena-help-bots = poziomy (castellan), poziomy z budżetem (knight@300, knight@0.5s) albo własne module:Class
arena-help-levels = poziomy do porównania, od najsłabszego
arena-help-games = partii w każdej parze
arena-help-seats = miejsca przy stole; ostatni wymieniony bot zajmuje pozostałe
arena-help-seed = pierwsze ziarno
arena-help-option = opcja gry
arena-help-vary = opcja, której wartości się zmieniają
arena-help-effort = część zwykłej liczby wyobrażonych partii dla wszystkich poziomów, które myślą naprzód: 0.1 to jedna dziesiąta
arena-help-workers = procesy
arena-help-on = local albo ray dla klastra Ray
arena-help-out = folder na dziennik, wynik i raport; przerwana seria jest tam kontynuowana
arena-help-json = wyniki jako JSON

arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
arena-bot = bot
arena-against = przeciw
arena-first-places = pierwsze miejsca
arena-interval = przedział 95%
arena-points = punkty
arena-budget = wyobrażone partie na wybór
arena-effort = namysł
arena-at-effort = Wszystkie poziomy, które myślą naprzód, wyobrażały sobie { $percent }% zwykłej liczby partii.
arena-skill = siła
arena-seconds = sekund na wybór
arena-ratings = Rankingi
arena-scores = Punkty na koniec
arena-lengths = Wybory w partii
arena-by-seat = Pierwsze miejsca według miejsca przy stole
arena-by-option = Pierwsze miejsca według opcji
arena-habits = Co robią silni gracze, a słabi nie
arena-habits-about = Jak często w partii pada każdy wybór: { $strong } przeciw { $weak }.
arena-about-intervals = Ciemna linia to przedział, który w 19 przypadkach na 20 zawiera prawdziwy udział; jasny znak to udział równy.
arena-seats = miejsca
arena-seed = pierwsze ziarno
arena-options = opcje
arena-written = Raport: { $file }
arena-interrupted = Przerwano. Z --out to samo polecenie podejmie grę w tym miejscu.
arena-faults = Bot { $bot } nie dał dozwolonej odpowiedzi { $faults ->
    [one] { $faults } raz
    [few] { $faults } razy
   *[many] { $faults } razy
}; zamiast niego decydował los. Za pierwszym razem: { $error }

bad-arguments = Tych argumentów nie można użyć: { $message }.
bad-bot = Nie można wczytać bota „{ $bot }”: { $error }.
bad-games = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
bad-workers = Potrzebny jest co najmniej jeden proces, a nie { $workers }.
bad-too-many-bots = Botów ({ $bots }) jest więcej niż miejsc przy stole ({ $seats }).
bad-too-few-bots = Potrzebne są co najmniej dwa różne boty.
bad-journal = Dziennik { $file } należy do innej serii. Wybierz inny folder.
bad-cluster = Nie można grać na „{ $on }”. Możliwe: { $allowed }.
bad-no-ray = Ray nie jest zainstalowany: pip install ray.
bad-effort = Część namysłu musi być większa od 0 i nie większa niż 1000, a nie { $effort }.
bad-no-search = Poziom „{ $level }” nie przeszukuje partii, więc nie ma budżetu.
bad-folder = W folderze { $folder } nie można niczego zapisać: { $error }.
