/** Shared by the pages on poisoning: the levels of urgency, and the sentences beside them. */

/**
 * Levels of urgency, the least urgent first; there is no lower level. `line` is the heading of a result, `word` its
 * beginning, which is the largest text on the page.
 */
export const POISON_URGENCY = {
  callForAdvice: { word: 'Call your vet', line: 'Call your vet or a poison helpline for advice today' },
  callNow: { word: 'Call now', line: 'Call now, before signs start' },
  emergency: { word: 'Emergency', line: 'Emergency: go to a vet now, call on the way' },
} as const;

export type PoisonUrgency = keyof typeof POISON_URGENCY;

/** Shown beside the least urgent line, so that it does not contradict the permanent warning, which says now. */
export const TODAY_IS_THE_LATEST =
  'Today is the latest, and calling now is never too soon. Not sure of any number that you entered? Then call now.';

/** Shown next to every result. */
export const SIGNS_OR_DOUBT =
  'Vomiting, tremor, weakness, pale gums or collapse, or an amount that you cannot be certain of, make this an emergency whatever the figures say: go to a vet now.';

/** One band of a dose scale. */
export interface PoisonBand {
  readonly level: string;
  /** Inclusive, in the unit of the scale. */
  readonly from: number;
  /** Effects reported from this dose on. */
  readonly label: string;
  readonly urgency: PoisonUrgency;
}
