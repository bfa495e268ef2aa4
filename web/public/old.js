// Written for any browser at all: where the table cannot run, say so calmly, in all three languages.
(function () {
  var enough =
    'noModule' in document.createElement('script') && typeof structuredClone === 'function' && !!Array.prototype.at;
  if (enough) return;
  document.documentElement.setAttribute('data-old', '');
  document.getElementById('app').innerHTML =
    '<main class="page"><h1>Castellany</h1>' +
    '<p lang="en">This browser is too old for the table. Any current Firefox, Chrome, Edge or Safari will do.</p>' +
    '<p lang="uk">Цей браузер застарий для столу. Підійде будь-який сучасний Firefox, Chrome, Edge чи Safari.</p>' +
    '<p lang="pl">Ta przeglądarka jest za stara. Wystarczy dowolny aktualny Firefox, Chrome, Edge lub Safari.</p></main>';
})();
