/** Splits a figure's text into what is read and copied, and what is only drawn. */
import { digitGroups } from '#src/kit/displayNumber.ts';
import { powerOfTen } from './powersOfTen.ts';

/** `plain` is the text for scripts, screen readers, search and the clipboard; visitors see `drawn` in its place. */
export interface DrawnPart {
  readonly plain: string;
  readonly drawn: string;
}

/** Not part of a name, a range of positions as 12345..67890, a date, or a phone number. */
const NUMBER = /(?<![\w.,#+|]|\w-|\.\.[<>])(-?)(\d{1,400})((?:\.\d{1,100})?)(?:e([+-]?\d{1,3}))?(?!\w|-\d|\.\.)/g;
const GAP: DrawnPart = { plain: '', drawn: '\u202f' };

/** Returns the parts in order; together their plain texts are the text itself. */
export function spokenAndDrawn(text: string): readonly (string | DrawnPart)[] {
  const parts: (string | DrawnPart)[] = [];
  let done = 0;
  for (const { 0: all, 1: sign, 2: whole = '', 3: fraction = '', 4: exponent, index } of text.matchAll(NUMBER)) {
    parts.push(text.slice(done, index));
    if (sign === '-') parts.push({ plain: '-', drawn: '−' });
    const groups = whole.startsWith('0') ? [whole] : digitGroups(whole);
    parts.push(...groups.flatMap((group, place) => (place === 0 ? [group] : [GAP, group])));
    parts.push(fraction);
    if (exponent !== undefined) parts.push({ plain: `e${exponent}`, drawn: powerOfTen(exponent) });
    done = index + all.length;
  }
  parts.push(text.slice(done));
  return joined(parts);
}

/** Joins neighboring texts, so that a text without anything drawn is one part. */
function joined(parts: readonly (string | DrawnPart)[]): readonly (string | DrawnPart)[] {
  const result: (string | DrawnPart)[] = [];
  for (const part of parts.filter((each) => each !== '')) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}
