import { preloadable } from '#src/engine/ui/preloadable.tsx';

/** Every compared figure of all programs: fetched when a row is opened. */
export const RowFigures = preloadable(async () => (await import('./RowFigures.tsx')).RowFigures);
