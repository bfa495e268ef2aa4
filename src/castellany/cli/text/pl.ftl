# Słowa terminala.

cli-about = Cztery średniowieczne gry planszowe przy jednym stole: w przeglądarce, w tym terminalu albo jako szybki symulator.
cli-epilog = „castellany POLECENIE --help” powie więcej o poleceniu.
cli-command = POLECENIE
cli-error = Błąd:
cli-lang = język: en, uk lub pl (w przeciwnym razie język systemu)

# Polecenia
cli-play-about = Zagraj w terminalu.
cli-serve-about = Uruchom stół w przeglądarce, dla siebie albo dla innych.
cli-simulate-about = Rozegraj wiele losowych partii i policz wyniki.
cli-arena-about = Urządź zawody botów.
cli-replay-about = Obejrzyj zapisaną partię.
cli-verify-about = Sprawdź, czy nikt nie zmienił zapisu partii.
cli-review-about = Sprawdź, gdzie odwróciły się losy zapisanej partii.
cli-puzzles-about = Znajdź wybór kasztelana; twórz lub sprawdzaj zadania.
cli-rules-about = Przeczytaj zasady gry.
cli-facts-about = Pokaż gry, ich opcje i odtworzone wartości.
cli-bench-about = Zmierz szybkość działania zasad.
cli-new-game-about = Zacznij własną grę w kopii źródeł.

# Argumenty
cli-arg-usage = użycie:{ " " }
cli-arg-positional = argumenty
cli-arg-options = opcje
cli-arg-help = pokaż tę pomoc i zakończ
cli-arg-version = pokaż wersję i zakończ
cli-arg-required = brakuje: { $one }
cli-arg-unrecognized = niezrozumiałe: { $one }
cli-arg-one = musi po tym stać wartość
cli-arg-some = musi po tym stać co najmniej jedna wartość
cli-arg-choice = „{ $value }” nie pasuje (dozwolone: { $choices })
cli-arg-argument = { $argument }: { $message }
cli-arg-value = „{ $value }” tu nie pasuje
cli-arg-conflict = nie można łączyć z { $one }
cli-arg-failed = { $prog }: { $message }{ "\u000A" }
cli-arg-error = { $message }. „{ $command } --help” pokaże, co jest możliwe.
cli-arg-game = GRA
cli-arg-level = POZIOM
cli-arg-file = PLIK
cli-arg-clause = PUNKT
cli-arg-words = SŁOWA
cli-game = gra: { $games }
cli-seats = liczba graczy
cli-people = ilu z nich siedzi przy tej klawiaturze (pozostali to boty)
cli-bots = poziom botów: { $levels }
cli-name = twoje imię przy stole
cli-seed = ziarno losowości: to samo ziarno daje tę samą partię
cli-option = opcja stołu, można podać kilka (zob. „castellany facts”)
cli-pace = ile sekund czekać po każdym zdarzeniu, 0 – wcale
cli-plain = stół jako zwykłe wiersze, dla czytników ekranu
cli-save = zapisuj partię w tym pliku
cli-resume = wznów zapisaną partię (bez pliku: ostatnią)
cli-games = liczba partii
cli-processes = liczba procesów
cli-json = wypisz wynik w formacie JSON
cli-record-file = zapis partii
cli-clause = punkt zasad, na przykład CIT-4.2
cli-search = pokaż punkty, w których są te słowa
cli-facts-game = tylko ta gra
cli-reconstructed = pokaż wartości, których nie drukują nasze instrukcje, i skąd je mamy
cli-template = wypisz plik z tymi wartościami, do poprawienia
cli-facts-file = plik z danymi, które twoje pudełko zna lepiej
cli-bad-facts = { $reason }
cli-replay-seat = oglądaj partię oczami tego gracza
cli-replay-step = zacznij po tym wyborze
cli-replay-all = wypisz całą partię i zakończ

# Błędne dane
cli-bad-number = „{ $value }” nie jest liczbą całkowitą równą co najmniej { $low }
cli-bad-number-range = „{ $value }” nie jest liczbą całkowitą od { $low } do { $high }
cli-bad-pair = „{ $given }” nie jest opcją. Pisz nazwa=wartość, na przykład --option cast=first_game.
cli-bad-people = Tyle osób ({ $people }) nie usiądzie przy stole, przy którym liczba miejsc to { $seats }. Zwiększ --seats albo zmniejsz --people.
cli-which-game = W którą grę? Podaj jedną: { $allowed }.
cli-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
cli-file-unwritable = Nie można zapisać pliku { $file }: { $reason }.
cli-file-large = Plik { $file } jest za duży jak na zapis partii.
cli-nothing-saved = W folderze { $folder } nie ma jeszcze zapisanej partii. Zacznij nową: „castellany play”.
cli-no-rules = Gra { $game } nie ma jeszcze spisanych zasad.
cli-unknown-clause = Nie ma punktu { $clause }. Punkty wyglądają tak: { $examples }.
cli-not-installed = Polecenie „{ $command }” nie należy do tej instalacji.

# Gra
cli-guest = Gość
cli-bot-name = { $number ->
    [1] Jadwiga
    [2] Kazimierz
    [3] Bona
    [4] Zawisza
    [5] Dobrawa
    [6] Mieszko
    [7] Świętosława
   *[8] Bolesław
}
cli-pick-game = W co zagramy?
cli-pick-number = Wpisz liczbę od 1 do { $high } albo klawisz.
cli-round = runda { $round }
cli-total = Razem
cli-keys = liczba: wybierz   z: cofnij   ?: zasada   a: wyjaśnij   s: punkty   l: dziennik   w: zapisz   q: wyjdź   h: wszystkie klawisze
cli-keys-long =
    - **liczba**: wybierz tę możliwość
    - **z**: cofnij swój ostatni wybór
    - **?**: zasada tej decyzji; **? CIT-4.2** punkt zasad; **? teatr** szukaj w zasadach
    - **a 3**: wyjaśnij możliwość 3; **a port** wyjaśnij rzeczy na stole
    - **i**: podpowiedź bota
    - **s**: punkty
    - **l**: cały dziennik
    - **t**: narysuj stół jeszcze raz
    - **w**: zapisz teraz
    - **q**: wyjdź; partia zostanie zachowana
cli-closed-more = { $count ->
    [one] i jeszcze { $count } niedostępne teraz działanie
    [few] i jeszcze { $count } niedostępne teraz działania
   *[many] i jeszcze { $count } niedostępnych teraz działań
}
cli-thinking = Myślę…
cli-about-none = Nic o takiej nazwie na stole nie ma wyjaśnienia.
cli-no-clause = Zasady nie mówią nic o „{ $clause }”.
cli-nothing-to-take-back = Jeszcze niczego nie wybrano.
cli-curtain = { NAME($seat) }, twoja kolej. Upewnij się, że nikt inny nie patrzy, i naciśnij Enter.
cli-kept = Partię zachowano w pliku { $file }. Wznów ją przez: castellany play --resume
cli-record = Zapis partii: { $file }
cli-won = { $count ->
    [one] Zwycięstwo odnosi { NAME($seats) }.
   *[other] Zwycięstwem dzielą się { NAME($seats) }.
}

# Symulacja
cli-simulated = { $name }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
cli-speed = Na sekundę: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} (razem { $seconds } s)
cli-length = Decyzji w partii: najmniej { $least }, pośrodku { $median }, najwięcej { $most }
cli-head-seat = miejsce
cli-head-wins = zwycięstwa
cli-head-mean = średnio punktów
cli-head-least = najmniej
cli-head-most = najwięcej

# Zapisy, zasady, fakty
cli-verified = { $name }: zapis jest prawdziwy. { $choices ->
    [one] { $choices } wybór prowadzi
    [few] { $choices } wybory prowadzą
   *[many] { $choices } wyborów prowadzi
} do zapisanego wyniku.
cli-verified-open = { $name }: zapis jest prawdziwy, dokąd sięga ({ $choices ->
    [one] { $choices } wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}); partia nie jest skończona.
cli-commitment = Obietnica złożona przed partią (SHA-256): { $sum }
cli-replay-place = Po wyborze { $step } z { $last }
cli-replay-keys = Enter: dalej   z: wstecz   r: następna runda   liczba: tam   @2: oczami gracza 2   a: jak widzą wszyscy   s: punkty   i: zdanie kasztelana   q: wyjdź
cli-replay-nothing-chosen = Nikt jeszcze niczego nie wybrał.
cli-replay-same = Kasztelan zrobiłby to samo.
cli-replay-other = Kasztelan wolałby: { $option }.
cli-replay-made = { $percent ->
    [0] Po tym wyborze prawie żadna partia nie jest wygrana.
   *[other] Szansa na wygraną po tym wyborze: { $percent }%.
}
cli-found = { $count ->
    [0] Niczego nie znaleziono
    [one] Znaleziono { $count } punkt
    [few] Znaleziono { $count } punkty
   *[many] Znaleziono { $count } punktów
}
cli-facts-line = Graczy: od { $low } do { $high }; minut: od { $short } do { $long }; trudność: { $weight } z 5
cli-scale-count = { $source } ({ $count })
cli-all-printed = Wszystko jest zgodne z drukiem.
cli-head-option = opcja
cli-head-default = domyślnie
cli-head-values = wartości
cli-head-about = znaczenie

# Pomiary
cli-bench-games = które gry zmierzyć (w przeciwnym razie wszystkie)
cli-bench-seconds = ile sekund trwa każdy odcinek pomiaru
cli-bench-plain = zmierz tylko zwykły pakiet
cli-bench-compiled = zmierz tylko skompilowany pakiet
cli-bench-compiling = Kompiluję kopię silnika; potrwa to kilka minut…
cli-bench-no-sources = Skompilowany silnik można zmierzyć z kopii repozytorium albo tam, gdzie zainstalowano skompilowany pakiet. Użyj --plain.
cli-bench-no-compiler = Nie udało się tu skompilować silnika. Potrzebny jest kompilator C i nagłówki Pythona; albo użyj --plain.
cli-bench-failed = Nie udało się zmierzyć { $game }; powód podano wyżej.
cli-bench-game = gra, miejsc
cli-bench-build = wersja
cli-bench-inside = pętla w środku
cli-bench-driven = z Pythona
cli-bench-cpp = w C++
cli-bench-yardstick = miara z Pythona
cli-bench-checked = play / apply
cli-bench-copy = kopia
cli-bench-encode = zapis
cli-bench-decode = odczyt
cli-bench-resample = inny świat
cli-bench-grows = przyrost
cli-bench-is-plain = zwykła
cli-bench-is-compiled = skompilowana
cli-bench-play-units = Decyzje na sekundę losowych graczy, z pętlą wewnątrz pakietu i prowadzone z Pythona. Obok każdej jej własna miara i ile razy to więcej: hearts w C++ z OpenSpiel we własnej pętli C++ oraz prowadzone tą samą pętlą z Pythona, w tym samym przebiegu. W ostatniej kolumnie: ile razy dłużej trwa gra, w której każdy wybór jest sprawdzany (play), niż gra, w której się mu ufa (apply).
cli-bench-moments-units = Mikrosekundy na jedną kopię chwili, zapis, odczyt i inny świat; przyrost pamięci procesu w MB na milion decyzji.
cli-bench-no-yardstick = OpenSpiel nie jest zainstalowany, więc nie ma miary ani porównania z nią. Aby go dodać: pip install open_spiel
cli-bench-random = MCTS losowo
cli-bench-guided = MCTS ze strategią
cli-bench-zoo = PettingZoo
cli-bench-times = ×
cli-bench-two = dwa procesy
cli-bench-search-units = Iteracje przeszukiwania (MCTS) na sekundę na jednym rdzeniu, przy czym wyobrażone partie toczą się losowo albo według strategii gry; decyzje na sekundę przy stole PettingZoo z obserwacjami i maskami oraz ile razy to więcej niż connect_four_v3 z samego PettingZoo; ile razy szybciej od jednego grają dwa procesy (do tego potrzeba dwóch wolnych rdzeni).
cli-bench-no-zoo = PettingZoo nie jest zainstalowane, więc jego kolumna jest pusta. Aby je dodać: pip install pettingzoo pygame

# Nowa gra
cli-new-id = identyfikator gry: małe litery łacińskie i cyfry
cli-new-title = jak gra się nazywa (inaczej jej identyfikator)
cli-new-prefix = trzy wielkie litery, od których zaczynają się jej punkty zasad
cli-new-author = kto ją wymyślił
cli-new-nowhere = To nie jest kopia źródeł Castellany; nową grę zaczyna się tam.
cli-new-bad-id = „{ $given }” nie może być identyfikatorem gry: zaczyna się on od małej litery i ma od dwóch do trzydziestu małych liter i cyfr.
cli-new-known = Gra „{ $game }” już jest.
cli-new-bad-prefix = „{ $given }” nie nadaje się do punktów zasad: potrzebne są trzy wielkie litery, których nie ma inna gra. Użyj --prefix.
cli-new-bad-title = „{ $given }” nie może być tytułem: jest za długi albo ma cudzysłów lub nawias.
cli-new-made = Utworzono: { $folder }, { $tests }, { $client }.
cli-new-next = Można już grać: castellany play { $game }. Do czego jest każdy plik, mówi CONTRIBUTING.md.

# Review
cli-review-json = jako dane dla programów
cli-review-html = jako jedna strona, do zachowania lub wysłania
cli-review-effort = część zwykłego namysłu, domyślnie 1
cli-review-workers = ile procesów myśli jednocześnie
cli-review-seed = inne ziarno to inne próbne rozgrywki
cli-review-on = local albo ray dla klastra Ray
cli-review-out = folder na analizy; te, które już tam są, nie powstają od nowa
cli-review-needs-out = Kilka analiz jako dane lub strony wymaga folderu: --out FOLDER.
cli-no-ray = Ray nie jest zainstalowany: pip install ray.
cli-bad-effort = „{ $effort }” nie pasuje: potrzebna jest część zwykłego namysłu, od 0.01 do 10

# Puzzles
cli-puzzles-act = rozwiąż jedno, utwórz nowe albo sprawdź istniejące
cli-puzzles-game = której gry; bez niej zadanie dnia
cli-puzzles-id = właśnie to zadanie
cli-puzzles-count = ile ma ich być
cli-puzzles-seats = partie na tylu graczy
cli-puzzles-seed = od którego ziarna zaczynają się partie botów
cli-puzzles-games = folder z zapisami partii do przejrzenia
cli-puzzles-archive = baza danych serwera, którego publiczne partie zostaną przejrzane
cli-puzzles-out = folder z zadaniami
cli-puzzles-none = Nie ma takiego zadania.
cli-puzzles-no-archive = Z { $db } nie udało się odczytać żadnej partii. Podaj ścieżkę lub adres, który serwer ma jako --db.
cli-puzzles-which = Podaj grę, dla której utworzyć zadania.
cli-puzzles-ask = Zadanie { $puzzle }: znajdź wybór kasztelana. Wpisz jego numer; ? daje podpowiedź za świecę, Enter pokaże rozwiązanie.
cli-puzzles-clue = { $left ->
    [one] Jeden z tych: { $numbers }. Została { $left } świeca.
    [few] Jeden z tych: { $numbers }. Zostały { $left } świece.
   *[many] Jeden z tych: { $numbers }. Zostało { $left } świec.
}
cli-puzzles-no-clue = Za ostatnią świecę nie ma podpowiedzi.
cli-puzzles-right = Tak jest.
cli-puzzles-wrong = { $left ->
    [0] Nie, i to była ostatnia świeca.
    [one] Nie. Została { $left } świeca.
    [few] Nie. Zostały { $left } świece.
   *[many] Nie. Zostało { $left } świec.
}
cli-puzzles-solution = Wybór kasztelana: { $option }
cli-puzzles-made = Zadań w folderze: { $count }.
cli-puzzles-stale = { $puzzle } już się nie broni.
cli-puzzles-checked = Sprawdzono: { $count }; już się nie broni: { $bad }.
