/** Parts of a calculator's page whose code is not in the first load of every page; `firstParts.ts` says which pages wait for some of them. */
import { type Preloadable, preloadable } from '#src/engine/ui/preloadable.tsx';

/** Needed only after the first calculation. */
export const ShownResult = preloadable(async () => (await import('./outcome/ShownResult.tsx')).ShownResult);
/** As above. */
export const FoldLine = preloadable(async () => (await import('./outcome/FoldLine.tsx')).FoldLine);
/** As above. */
export const CalendarSection = preloadable(async () => (await import('./outcome/CalendarSection.tsx')).CalendarSection);
/** Space is reserved for it. */
export const BelowForm = preloadable(async () => (await import('./form/BelowForm.tsx')).BelowForm);
/** Needed only for a slow calculation. */
export const RunningLine = preloadable(async () => (await import('./form/RunningLine.tsx')).RunningLine);
/** Needed only once a result is pinned. */
export const PinnedResult = preloadable(async () => (await import('./outcome/PinnedResult.tsx')).PinnedResult);
/** Needed only for the text of a result that further questions can be asked of. */
export const AskSequence = preloadable(async () => (await import('./onDemand/AskSequence.tsx')).AskSequence);
/** Prerendered. */
export const FurtherCalculations = preloadable(
  async () => (await import('./article/FurtherCalculations.tsx')).FurtherCalculations,
);
/** Needed only where another calculator handed a figure on. */
export const CameFrom = preloadable(async () => (await import('./onDemand/CameFrom.tsx')).CameFrom);
/** Needed only where the guide to pet emergencies selected something. */
export const FromList = preloadable(async () => (await import('./onDemand/FromList.tsx')).FromList);
/** In the answer to an emergency. */
export const VetCardView = preloadable(async () => (await import('#src/engine/results/VetCardView.tsx')).VetCardView);
export const SourceList = preloadable(async () => (await import('#src/engine/results/SourceList.tsx')).SourceList);
export const PrintedFrom = preloadable(async () => (await import('./article/PrintedFrom.tsx')).PrintedFrom);
export const FavoriteButton = preloadable(async () => (await import('./article/FavoriteButton.tsx')).FavoriteButton);
export const SharedResult = preloadable(async () => (await import('./outcome/SharedResult.tsx')).SharedResult);
/** Prerendered, and its links work without a script. It includes the whole menu. */
export const RelatedCalculators = preloadable(
  async () => (await import('./article/RelatedCalculators.tsx')).RelatedCalculators,
);

/** Draws nothing until a link asks for it. */
export const LinkedSections = preloadable(async () => (await import('./form/LinkedSections.tsx')).LinkedSections);

/** Prerendered and folded: the number that is kept in it is a button of its own, which the page has first. */
export const OwnNumberBox = preloadable(async () => (await import('#src/site/help/OwnNumberBox.tsx')).OwnNumberBox);

/** Phone numbers, and common items: pages that show them wait for them. */
export const PoisonWarning = preloadable(async () => (await import('./form/PoisonWarning.tsx')).PoisonWarning);
/** As above, for births. */
export const BirthWarning = preloadable(async () => (await import('./form/BirthWarning.tsx')).BirthWarning);
export const PresetItems = preloadable(async () => (await import('./form/PresetItems.tsx')).PresetItems);
/** Replaces a refused result. Until it is loaded, the warning has the numbers to call, and the form names the box. */
export const RefusedResult = preloadable(async () => (await import('./outcome/RefusedResult.tsx')).RefusedResult);

/** A second form, on few pages: prerendered, far below the first. */
export const PlanBackwards = preloadable(async () => (await import('./form/PlanBackwards.tsx')).PlanBackwards);

/** What any page may need, once it is there; prerendered where it is seen before. */
const LAZY: readonly Pick<Preloadable<object>, 'preload'>[] = [
  PlanBackwards,
  RefusedResult,
  PrintedFrom,
  BelowForm,
  RunningLine,
  FoldLine,
  ShownResult,
  SourceList,
  SharedResult,
  FavoriteButton,
  RelatedCalculators,
  FurtherCalculations,
  LinkedSections,
  OwnNumberBox,
];

/** Loads the parts that any page may need. A part that fails to load is retried when it is rendered. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.allSettled(LAZY.map((part) => part.preload()));
}
