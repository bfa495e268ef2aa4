# Słowa wspólne dla wszystkich gier.

seat-number = Gracz { $number }
seat-name = { NAME($seat) }

# Odmowy mechanizmu tur
no-not-now = W tej chwili to niemożliwe.
no-not-your-turn = To nie jest twoja tura.
no-game-over = Gra jest zakończona.
no-such-choice = Nie ma takiego wyboru: { $choice }.
no-undo = Nie ma czego cofnąć: od tego czasu odkryto kartę, zdecydował los albo zagrał ktoś inny.
no-run-on = Przed tym wyborem wychodzi na jaw coś nowego: najpierw zrób poprzedni, potem spójrz jeszcze raz.

# Błędne dane
bad-game = Nie ma gry „{ $game }”. Dostępne gry: { $allowed }.
bad-seats = Tylu graczy ({ $seats }) nie może grać w tę grę. Dozwolona liczba graczy: od { $low } do { $high }.
bad-option-unknown = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
bad-option-value = „{ $value }” nie jest wartością opcji „{ $option }”. Dozwolone: { $allowed }.
bad-state-damaged = Zapisany stan gry jest uszkodzony.
bad-state-foreign = Zapisany stan należy do innej gry albo innej wersji zasad: { $game }, wersja { $version }.
bad-record-not-json = To nie jest zapis gry: plik nie jest w formacie JSON albo został ucięty.
bad-record-foreign = Ten plik JSON nie jest zapisem gry Castellany.
bad-record-format = Zapis ma format { $format }, którego ta wersja nie czyta.
bad-record-damaged = Zapis jest uszkodzony: czegoś w nim brakuje albo coś się nie zgadza.
bad-record-digest = Zapis zmieniono po utworzeniu: suma kontrolna się nie zgadza.
bad-record-game = To zapis innej gry: { $game }.
bad-record-version = Grę zapisano według wersji { $version } zasad, a tutaj jest wersja { $current }.
bad-record-choice = Wybór numer { $number } w zapisie, „{ $choice }”, nie jest tam dozwolony.
bad-record-commitment = Ziarno losowości w zapisie nie zgadza się z obiecanym przed grą.
bad-record-result = Wynik w zapisie nie zgadza się z tym, do którego prowadzą wybory graczy.

# Efekty złożone
effect-seq = { $parts }
effect-or = { $first } albo { $rest }
ask-either-effect = Wybierz jedno.
ask-may-effect = Skorzystaj albo zrezygnuj.
opt-decline = Zrezygnuj

# Dane, których nie drukują nasze instrukcje, i pliki, które je poprawiają
scale-printed = wydrukowane
scale-earlier = z wcześniejszego wydania
scale-seen = ze zdjęć lub cudzych spisów
scale-ours = nasze
scale-box = poprawione w tym domu
source-values = { NAME($values) }
source-short = nie wydrukowano: { $source }
source-line = { $source }: { NAME($values) }.
box-about = Jak w pudełku tego domu: { $facts }.
box-fact = { $label }: { NAME($value) }
box-row = { NAME($value) }
box-more = { $first }; { $rest }
box-rules = W tym domu
    .about = Te wartości poprawiono według pudełka tego domu. Gdzie zasady podają inne, obowiązują te.
box-rule = { $thing }: { $values }.
facts-template = Czego nie drukują nasze instrukcje. Zmień to, co w twoim pudełku jest inne; reszta niczego nie zmienia.
facts-fixed = Też nie jest wydrukowane, ale plik tego nie zmieni, bo wykonuje to sam program. Napisz do nas, jeśli w twoim pudełku jest inaczej:
box-called = { $name }
fact-name = nazwa
facts-name = nazwa do { $most } znaków albo pusta, aby zostawić naszą
facts-none = brak
facts-number = liczba całkowita od { $low } do { $high }
facts-one = jedno z { $names }
facts-exactly = lista o liczbie pozycji { $count }, każda: { $each }
facts-list = lista od { $low } do { $high } pozycji, każda: { $each }
facts-different = różne, wszystkie z tej gry
facts-value = { $file }: { $key } = { $value } jest niemożliwe. Dozwolone: { $allowed }.
facts-printed = { $file }: { $key } jest wydrukowane w instrukcjach i nie można tego zmienić.
facts-unknown = { $file }: nie ma { $key }. Znane tutaj: { $allowed }.
facts-table = { $file }: { $key } musi być tabelą, [{ $key }], z wartościami pod nią: { $allowed }.
facts-together = { $file }: wartości { $key } nie zgadzają się ze sobą. Potrzeba: { $allowed }.
facts-unreadable = { $file } nie da się odczytać: { $reason }
facts-not-toml = { $file } nie jest plikiem z danymi: { $reason }
facts-mixed = Te partie ({ NAME($game) }) rozegrano z różnymi wartościami: obejrzyj je osobno.
facts-late = { $file }: { NAME($game) } jest tu już w grze z innymi danymi; zacznij od nowa.
bad-record-facts = Grę zapisano z innymi danymi ({ $then }) niż w tym domu ({ $now }). „castellany replay” i „castellany verify” zaczynają z tymi z zapisu.
