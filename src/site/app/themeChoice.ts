import { type StoredChoice, storedChoice } from '#src/engine/ui/storedChoice.ts';

/** As the system has it, first of all. */
export const THEMES = ['system', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

const stored = storedChoice<Theme>('theme', THEMES);

/** The script `early.js` reads the same key before the first paint, and when another tab changes it. */
export const theme: StoredChoice<Theme> = {
  ...stored,
  set: (choice) => {
    stored.set(choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  },
};
