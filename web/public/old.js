// Read only by browsers too old for modules: say so calmly, in all three languages.
document.getElementById('app').innerHTML =
  '<main><h1>Castellany</h1>' +
  '<p>This browser is too old for the table. Any current Firefox, Chrome, Edge or Safari will do.</p>' +
  '<p>Цей браузер застарий для столу. Підійде будь-який сучасний Firefox, Chrome, Edge чи Safari.</p>' +
  '<p>Ta przeglądarka jest za stara. Wystarczy dowolny aktualny Firefox, Chrome, Edge lub Safari.</p></main>';
