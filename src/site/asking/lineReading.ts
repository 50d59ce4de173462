/**
 * Reads a line in the worker, asked as a formula is: `client.ask('compute', 'line-reading', …)`. `calculator.worker.ts` loads it, and with it what pages
 * declare of lines, when somebody begins to search.
 */
import type { AnyTypes, Formula, FormulaType } from '#workers/contract.ts';
import type { AskedFields } from './askedFields.ts';
import { ASKED_WORDS, askedName, askedPage } from './askedPages.ts';
import { type AskedText, type LineReading, readLine } from './readLine.ts';

/** A line, with the fields of the pages by their names: the build gives them to the page alone. */
interface LineQuestion extends AskedText {
  readonly fields: Readonly<Record<string, AskedFields>>;
}

/** The formulas of all pages, by their ids, and this one. */
export type LineTypes = AnyTypes & { readonly 'line-reading': FormulaType<LineQuestion, LineReading> };

const formula: Pick<Formula<'line-reading', LineTypes>, 'id' | 'compute'> = {
  id: 'line-reading',
  compute({ fields, ...asked }) {
    const pages = ASKED_WORDS.flatMap((words) => {
      const known = fields[askedName(words)];
      return known === undefined ? [] : [askedPage(words, known.fields, known.isStrict)];
    });
    return readLine(asked, pages);
  },
};

export default formula;
