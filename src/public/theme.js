// Before the first paint: sets the theme stored by src/app/ThemeSwitch.tsx, and the country stored by src/help/country.ts, or
// else the region of the browser's languages. Where storage is unavailable, the system and the browser decide.
const root = document.documentElement.dataset;
let country = '';
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;
  country = localStorage.getItem('country') || '';
  if (localStorage.getItem('veterinarian')) root.veterinarian = 'kept';
  // Room on Home for what src/catalog keeps: lists of ids, of which an empty one is '[]'.
  for (const list of ['recent', 'favorite'])
    if ((localStorage.getItem(`${list}-calculators`) || '').length > 2) root[list] = 'kept';
} catch {}
for (const tag of navigator.languages || []) {
  try {
    country = country || new Intl.Locale(tag).region || '';
  } catch {}
}
root.country = country;
