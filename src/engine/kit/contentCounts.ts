/** How many of something a page has. */
export interface Count {
  readonly fewest: number;
  /** Absent: no upper limit. */
  readonly most?: number;
}

/**
 * How many items each part of a page's text has. `npm run new` writes the smallest number, the contract tests check
 * every page, and CONTRIBUTING.md lists the counts.
 */
export const CONTENT_COUNTS = {
  keywords: { fewest: 5, most: 8 },
  'words of the introduction': { fewest: 1, most: 60 },
  'guide cards': { fewest: 3, most: 3 },
  'FAQ questions': { fewest: 2, most: 6 },
  'sentences of an answer': { fewest: 2, most: 4 },
  notes: { fewest: 2, most: 6 },
  sources: { fewest: 2 },
} as const satisfies Readonly<Record<string, Count>>;

/** Returns whether the number lies within the count. */
export function isEnough(number: number, { fewest, most = number }: Count): boolean {
  return fewest <= number && number <= most;
}

/** '5 to 8', '3', '2 or more'. */
export function countInWords({ fewest, most }: Count): string {
  if (most === undefined) return `${fewest} or more`;
  return fewest === most ? `${fewest}` : `${fewest} to ${most}`;
}
