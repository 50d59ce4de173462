/** How long ago an animal swallowed something: it changes a sentence, never the urgency. No clock runs, and none of the sentences says how long one may wait. */

export const EATEN_AGO = {
  under2: {
    label: 'Less than 2 hours',
    sentence: 'Less than 2 hours ago: a veterinarian may still be able to get it out. Go or call at once.',
  },
  '2to6': {
    label: '2 to 6 hours',
    sentence: 'Some of it may still be in the stomach, and treatment helps at any hour. Call now.',
  },
  over6: {
    label: 'More than 6 hours',
    sentence: 'It is not too late to be treated. Call now, even if your pet looks well.',
  },
  unknown: {
    label: 'I do not know',
    sentence: 'Say that you do not know the hour, and when you last saw your pet well.',
  },
} as const;

export type EatenAgo = keyof typeof EATEN_AGO;

/** As a question offers them. */
export const EATEN_AGO_OPTIONS = [
  { value: 'under2', label: EATEN_AGO.under2.label },
  { value: '2to6', label: EATEN_AGO['2to6'].label },
  { value: 'over6', label: EATEN_AGO.over6.label },
  { value: 'unknown', label: EATEN_AGO.unknown.label },
] as const satisfies readonly { readonly value: EatenAgo; readonly label: string }[];

export const EATEN_AGO_QUESTION = 'How long ago?';
