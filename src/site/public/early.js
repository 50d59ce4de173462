// Before the first paint: sets the theme stored by src/site/app/themeChoice.ts, and the country stored by src/site/help/country.ts, or
// else the region of the browser's languages; 'unknown' where neither names one, so that the page asks for it. Where storage is
// unavailable, the system and the browser decide.
const root = document.documentElement.dataset;
let country = '';
const takeTheme = () => {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;
  else delete root.theme;
};
// Another tab chose.
addEventListener('storage', takeTheme);
try {
  takeTheme();
  // What src/site/help/CountryChoice.tsx offers; anything else was stored by another version.
  const stored = localStorage.getItem('country') || '';
  if (/^(?:US|CA|GB|AU|NZ|CH|FR|BE|none)$/.test(stored)) country = stored;
  if (localStorage.getItem('veterinarian')) root.veterinarian = 'kept';
  // Room on Home for what src/site/catalog keeps: lists of ids, of which an empty one is '[]'.
  for (const list of ['recent', 'favorite'])
    if ((localStorage.getItem(`${list}-calculators`) || '').length > 2) root[list] = 'kept';
} catch {}
for (const tag of navigator.languages || []) {
  try {
    country = country || new Intl.Locale(tag).region || '';
  } catch {}
}
root.country = country || 'unknown';

// Presses before hydration, which nothing else hears: src/site/app/Hydrated.tsx has them carried out, in their order. Ctrl+K presses 'Find'.
{
  const presses = [];
  const keep = ({ target }) => {
    const button = target.closest('button');
    if (button) presses.push(() => button.click());
  };
  const keepShortcut = (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    presses.push(() => document.querySelector('header [aria-keyshortcuts]').click());
  };
  // Heard last: a page that is being hydrated finishes for a press that React hears, and ends this.
  addEventListener('click', keep);
  addEventListener('keydown', keepShortcut);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', keep);
      removeEventListener('keydown', keepShortcut);
      // Each in a turn of its own: what one changes, the next finds on the page.
      for (const press of presses) setTimeout(press);
    },
    { once: true },
  );
}
