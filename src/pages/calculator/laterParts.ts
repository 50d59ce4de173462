/** Parts of a calculator's page without which it can come alive: their code is no part of the first load. */
import { preloadable } from '#src/ui/preloadable.tsx';

/** Not there before the first calculation. */
export const ShownResult = preloadable(async () => (await import('./ShownResult.tsx')).ShownResult);
/** Not there before a result is pinned. */
export const PinnedResult = preloadable(async () => (await import('./PinnedResult.tsx')).PinnedResult);
/** Prerendered. The citations of all calculators stand behind it. */
export const SourceList = preloadable(async () => (await import('#src/results/SourceList.tsx')).SourceList);
export const ShareBar = preloadable(async () => (await import('#src/share/ShareBar.tsx')).ShareBar);
/** Prerendered, and its links work without a script: the whole menu stands behind it. */
export const RelatedCalculators = preloadable(
  async () => (await import('./RelatedCalculators.tsx')).RelatedCalculators,
);

/** Fetches them. What cannot be fetched now is asked for again when it is drawn. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.allSettled([ShownResult, SourceList, ShareBar, RelatedCalculators].map((part) => part.preload()));
}
