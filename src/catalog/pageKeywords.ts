/** The keywords of every calculator's page: what search knows of them besides the menu. Fetched when somebody searches. */
const KEYWORDS = import.meta.glob<readonly string[]>('../calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});

/** @returns none for an id without a page */
export function keywordsOf(id: string): readonly string[] {
  return KEYWORDS[`../calculators/${id}/content.ts`] ?? [];
}
