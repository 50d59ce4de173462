// Puts the remembered theme on the root before the first paint, so that the page never flashes in the other one.
// The same key is written by src/app/ThemeSwitch.tsx. Where storage is forbidden the system decides.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
