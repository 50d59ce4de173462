/** What few boxes are, by themselves: a widget that draws boxes may be rare as well. `rareWidgets.ts` loads them. */
import { preloadable } from '#src/ui/preloadable.tsx';

export const DateBox = preloadable(async () => (await import('./widgets/DateBox.tsx')).DateBox);
export const TextBox = preloadable(async () => (await import('./widgets/TextBox.tsx')).TextBox);
export const ScoreMeanings = preloadable(async () => (await import('./widgets/ScoreMeanings.tsx')).ScoreMeanings);
