/** What the pages on poisoning share: the levels of urgency, and the sentences that stand beside them. */

/**
 * What to do, the least urgent first: there is no level below. `line` is the heading of a result, `word` its beginning,
 * which stands largest on the page.
 */
export const POISON_URGENCY = {
  callForAdvice: { word: 'Call your vet', line: 'Call your vet or a poison helpline for advice today' },
  callNow: { word: 'Call now', line: 'Call now, before signs start' },
  emergency: { word: 'Emergency', line: 'Emergency: go to a vet now, call on the way' },
} as const;

export type PoisonUrgency = keyof typeof POISON_URGENCY;

/** Beside the least urgent line, so that it does not argue with the standing warning, which says now. */
export const TODAY_IS_THE_LATEST =
  'Today is the latest, and calling now is never too soon. Not sure of any number that you entered? Then call now.';

/** Stands next to every result. */
export const SIGNS_OR_DOUBT =
  'Vomiting, tremor, weakness, pale gums or collapse, or an amount that you cannot be certain of, make this an emergency whatever the figures say: go to a vet now.';

/** One band of a dose scale. */
export interface PoisonBand {
  readonly level: string;
  /** Inclusive, in the unit of the scale. */
  readonly from: number;
  /** What is reported from there on. */
  readonly label: string;
  readonly urgency: PoisonUrgency;
}
