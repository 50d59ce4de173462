import styled from 'styled-components';
import { digitGroups } from '#src/engine/kit/displayNumber.ts';
import { powerOfTen } from './powersOfTen.ts';

/**
 * Draws 2.287e+8 as 2.287 × 10⁸, 14313.14 as 14 313.14 and a hyphen as a minus sign; scripts, tests and the clipboard
 * get what a spreadsheet reads.
 */
export function NumberText({ text }: { readonly text: string }) {
  const parts = spokenAndDrawn(text).map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity other than their position
      <Drawn key={place} data-drawn={part.drawn}>
        {part.plain !== '' && <Plain>{part.plain}</Plain>}
      </Drawn>
    ),
  );
  // The box around a plain text would be a place for a new line.
  return parts.length > 1 && text.length <= LONGEST_ON_ONE_LINE ? <OneLine>{parts}</OneLine> : parts;
}

/** A longer text may be wider than a phone. */
const LONGEST_ON_ONE_LINE = 14;

const OneLine = styled.span`
  white-space: nowrap;
`;

/** The alternative text is empty, because the plain text itself is read. */
const Drawn = styled.span`
  white-space: nowrap;
  &::after { content: attr(data-drawn); content: attr(data-drawn) / ''; }
`;

/**
 * Takes no room, but stays within the line: a text out of the flow would break the figure into two lines when read. One pixel wide,
 * because WebKit leaves a box without any width out of what is copied.
 */
const Plain = styled.span`
  display: inline-block;
  width: 1px;
  margin-inline-end: -1px;
  height: 1em;
  overflow: hidden;
  clip-path: inset(50%);
  vertical-align: bottom;
`;

/** `plain` is the text for scripts, screen readers, search and the clipboard; visitors see `drawn` in its place. */
interface DrawnPart {
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
