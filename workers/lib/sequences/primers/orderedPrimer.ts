/** A primer as it is written on an order form: its letters without the marks of its ends and the codes of its modifications. */
import { withoutEndMarks } from '../records/typedBases.ts';

export interface OrderedPrimer {
  /** As typed, lower case included. */
  readonly typed: string;
  /** What was left out, for the visitor: codes in order, then '+ ×3', '* ×2', 'r ×12'. */
  readonly leftOut: readonly string[];
}

/** '/5Biosg/', '[Phos]'. */
const CODES = /\/[^/\s]+\/|\[[^[\]\s]+\]/g;
/** LNA, phosphorothioate. */
const MARKS = ['+', '*'] as const;
/** Fewer bases of RNA may be a purine before capitals. */
const RNA = /^(?:r[ACGUT]){4,}$/;
const RNA_WITHIN = /[A-Z]r[A-Z]/;

/** Returns the letters of a word, or the sentence that refuses it. */
export function orderedPrimer(word: string): OrderedPrimer | string {
  const bare = withoutEndMarks(word);
  const codes = bare.match(CODES) ?? [];
  let typed = withoutEndMarks(bare.replace(CODES, ''));
  if (/[()]/.test(typed)) return `“${word}” has the character (: hand-mixed bases are not read. Write N`;
  if (typed.includes('/')) return `“${word}” opens a modification with / that is not closed`;
  const leftOut: string[] = [...codes];
  for (const mark of MARKS) {
    const parts = typed.split(mark);
    if (parts.length > 1) leftOut.push(`${mark} ×${parts.length - 1}`);
    typed = parts.join('');
  }
  if (RNA.test(typed)) {
    leftOut.push(`r ×${typed.length / 2}`);
    typed = typed.replaceAll('r', '');
  } else if (RNA_WITHIN.test(typed)) return `“${word}” mixes bases of RNA (r…) with others: enter the letters alone`;
  return { typed, leftOut };
}
