/**
 * Lazily loaded inputs, used by few calculators. Separate from `lazyWidgets.ts`, which loads them, because a lazily
 * loaded widget may render them as well.
 */
import { preloadable } from '#src/engine/ui/preloadable.tsx';

export const DateBox = preloadable(async () => (await import('./onDemand/DateBox.tsx')).DateBox);
export const TextBox = preloadable(async () => (await import('./onDemand/TextBox.tsx')).TextBox);
export const ScoreMeanings = preloadable(async () => (await import('./onDemand/ScoreMeanings.tsx')).ScoreMeanings);
