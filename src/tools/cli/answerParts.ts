/** An answer in the parts of which the command line prints it and the package returns it. */
import { type UncertaintyData, uncertaintyData } from '#src/engine/exploring/uncertaintyInExports.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { columnAsList } from '#src/engine/kit/onDemand/columnText.ts';
import { type SaidAndShown, saidAndShown } from '#src/engine/kit/onDemand/saidAndShown.ts';
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import { GIVEN } from './askedSection.ts';
import type { Answer } from './calculation.ts';

/** The input and the unrounded result of a calculation, and what the page shows of it. */
interface AnswerParts extends SaidAndShown {
  readonly input: unknown;
  readonly result: unknown;
  /** Absent where all numbers are exact. */
  readonly uncertainty?: UncertaintyData;
}

/**
 * Returns the parts of an answer; a refusal as it is.
 *
 * @param mostEntries of a column of the result; that a longer one is cut is said
 */
export function answerParts(
  answer: Answer,
  mostEntries = Number.POSITIVE_INFINITY,
): AnswerParts | Extract<Answer, { readonly issues: unknown }> {
  if ('issues' in answer) return answer;
  const { input, presentation, uncertainty } = answer;
  const { result, entries } = withColumnLists(answer.result, mostEntries);
  const { says, shown } = saidAndShown(presentation);
  const cut =
    entries === null ? [] : [`The lists are cut after ${grouped(mostEntries)} of ${grouped(entries)} entries.`];
  return {
    input: withoutValidateCache(input),
    result,
    says: [...says, ...cut],
    shown,
    ...(uncertainty === undefined ? {} : { uncertainty: uncertaintyData(uncertainty) }),
  };
}

/** Omits what a formula cached for its own use, which was not entered; also of the page's input in that of a section. */
export function withoutValidateCache(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const entries = Object.entries(input).filter(([key]) => !isValidateCache(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, key === GIVEN ? withoutValidateCache(value) : value]));
}

/** The result, and how many entries the longest of the columns that were cut had; null where none was cut. */
interface ListedResult {
  readonly result: unknown;
  readonly entries: number | null;
}

/**
 * Returns a result whose columns are lists, as JSON has them: of numbers, or of texts.
 *
 * @param most entries of a column that are kept
 */
export function withColumnLists(result: unknown, most: number): ListedResult {
  let entries: number | null = null;
  return { result: listed(result), entries };

  function listed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const list = columnAsList(value);
    if (!Array.isArray(list))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, listed(inner)]));
    if (list.length <= most) return list;
    entries = Math.max(entries ?? 0, list.length);
    return list.slice(0, most);
  }
}
