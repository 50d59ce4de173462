/** Parts of a calculator's page without which it can hydrate: their code is no part of the first load. */
import { preloadable } from '#src/ui/preloadable.tsx';

/** Not there before the first calculation. */
export const ShownResult = preloadable(async () => (await import('./outcome/ShownResult.tsx')).ShownResult);
/** Nor are these. */
export const WorkingSection = preloadable(async () => (await import('./outcome/WorkingSection.tsx')).WorkingSection);
export const CalendarSection = preloadable(async () => (await import('./outcome/CalendarSection.tsx')).CalendarSection);
/** Not there before a calculation takes its time. */
export const RunningLine = preloadable(async () => (await import('./form/RunningLine.tsx')).RunningLine);
/** Not there before a result is pinned. */
export const PinnedResult = preloadable(async () => (await import('./outcome/PinnedResult.tsx')).PinnedResult);
/** Prerendered. The citations of all calculators stand behind it. */
export const SourceList = preloadable(async () => (await import('#src/results/SourceList.tsx')).SourceList);
export const FavoriteButton = preloadable(async () => (await import('./article/FavoriteButton.tsx')).FavoriteButton);
export const SharedResult = preloadable(async () => (await import('./outcome/SharedResult.tsx')).SharedResult);
/** Prerendered, and its links work without a script: the whole menu stands behind it. */
export const RelatedCalculators = preloadable(
  async () => (await import('./article/RelatedCalculators.tsx')).RelatedCalculators,
);

/** Whom to call, and common items: pages that have them wait for them. */
export const SafetyWarning = preloadable(async () => (await import('./form/SafetyWarning.tsx')).SafetyWarning);
export const PresetItems = preloadable(async () => (await import('./form/PresetItems.tsx')).PresetItems);
/** What stands in the place of a refused result, on pages with a warning. */
export const RefusedResult = preloadable(async () => (await import('./outcome/RefusedResult.tsx')).RefusedResult);

/** A form of its own, on few pages: those wait for it. */
export const PlanBackwards = preloadable(async () => (await import('./form/PlanBackwards.tsx')).PlanBackwards);

/** Fetches those that any page may come to need. What cannot be fetched now is asked for again when it is drawn. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.allSettled(
    [RunningLine, ShownResult, WorkingSection, SourceList, SharedResult, FavoriteButton, RelatedCalculators].map(
      (part) => part.preload(),
    ),
  );
}
