import { readNumber } from '#src/kit/readNumber.ts';

/** What to say under a number box: how its text was read, or that it cannot be read. */
export interface NumberReading {
  readonly kind: 'reading' | 'unreadable';
  readonly text: string;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const COMMA_OF_TWO_MEANINGS = /^(?<sign>[+\-−]?)(?<whole>\d{1,3}),(?<three>\d{3})$/;

/** @returns null when the text is blank or a plain number, which needs no remark */
export function numberReading(text: string): NumberReading | null {
  const trimmed = text.trim();
  if (trimmed === '' || PLAIN.test(trimmed)) return null;
  const value = readNumber(trimmed);
  if (value !== null && !Number.isNaN(value)) {
    const read = String(value);
    return read === trimmed ? null : { kind: 'reading', text: `Read as ${read}` };
  }
  const parts = COMMA_OF_TWO_MEANINGS.exec(trimmed)?.groups;
  return {
    kind: 'unreadable',
    text:
      parts === undefined
        ? 'This is not a number'
        : `The comma could mean two things: write ${parts.sign}${parts.whole}.${parts.three} or ${parts.sign}${parts.whole}${parts.three}`,
  };
}
