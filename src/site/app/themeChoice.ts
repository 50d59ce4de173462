import { storedChoice } from '#src/engine/ui/storedChoice.ts';

/** As the system has it, first of all. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** The script `early.js` reads the same key before the first paint. */
export const theme = storedChoice<(typeof THEMES)[number]>('theme', THEMES);
