// The key that src/app/ThemeSwitch.tsx writes. Where storage is forbidden, the system decides.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
