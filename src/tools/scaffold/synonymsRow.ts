import { toWrite } from './generatorTexts.ts';
import type { NewCalculator } from './newCalculator.ts';

/** Words by which people ask for a calculator. */
export const SYNONYMS_TABLE = 'src/site/catalog/synonyms.ts';

/**
 * Returns the source of the table with a row for the calculator; unchanged when it has one.
 *
 * @throws {Error} when the source has an unexpected form; then the row has to be added by hand
 */
export function withSynonymsRow(source: string, { id }: Pick<NewCalculator, 'id'>): string {
  const start = source.indexOf('export const SYNONYMS:');
  const end = source.indexOf('\n};', start);
  if (start < 0 || end < 0) throw new Error(`The table of ${SYNONYMS_TABLE} was not found; add a row for '${id}'.`);
  if (source.slice(start, end).includes(`\n  '${id}':`) || source.slice(start, end).includes(`\n  ${id}:`))
    return source;
  const words = toWrite('abbreviations, other names, words of everyday language');
  return `${source.slice(0, end)}\n  '${id}': '${words}',${source.slice(end)}`;
}
