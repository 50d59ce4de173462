/**
 * Reads a line in the worker, asked as a formula is: `client.ask('compute', 'line-reading', …)`. `calculator.worker.ts` loads it, and with it what pages
 * declare of lines, when somebody begins to search.
 */
import type { AnyTypes, Formula, FormulaType } from '#workers/contract.ts';
import { ASKED_FIELDS } from './askedFields.ts';
import { ASKED_WORDS, askedName, askedPage } from './askedPages.ts';
import { type AskedText, type LineReading, readLine } from './readLine.ts';

/** The formulas of all pages, by their ids, and this one. */
export type LineTypes = AnyTypes & { readonly 'line-reading': FormulaType<AskedText, LineReading> };

const PAGES = ASKED_WORDS.flatMap((words) => {
  const known = ASKED_FIELDS[askedName(words)];
  return known === undefined ? [] : [askedPage(words, known.fields, known.isStrict)];
});

const formula: Pick<Formula<'line-reading', LineTypes>, 'id' | 'compute'> = {
  id: 'line-reading',
  compute: (asked) => readLine(asked, PAGES),
};

export default formula;
