import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { characterPlace, placeText } from '#workers/lib/inputs/characterPlace.ts';

/** The location of the character at an index of the text, in UTF-16 units. */
function place(text: string, index: number, cuts: readonly number[] = []) {
  return characterPlace(cutSource(text, cuts), new TextEncoder().encode(text.slice(0, index)).length);
}

describe('characterPlace', () => {
  test.each([
    ['ATGN', 1, 4],
    ['ATG\nATN', 2, 3],
    ['ATG\r\nATN', 2, 3],
    ['ATG\rATN', 2, 3],
    ['ATG\n\nN', 3, 1],
    ['ATG\r\rN', 3, 1],
    ['ATG\n\rN', 3, 1],
    ['\r\n\r\nN', 3, 1],
    ['AT é–🧬N', 1, 7],
    ['A\u2028N', 1, 3],
    ['\ufeffATN', 1, 3],
    ['\ufeff\nN', 2, 1],
    ['\tA\vN', 1, 4],
    ['N', 1, 1],
  ])('%j: the last letter is in line %i, column %i', async (text, line, column) => {
    expect(await place(text, text.length - 1)).toEqual({ line, column });
  });

  test('agrees with splitting the text into lines, wherever its bytes are cut', async () => {
    const unit = fc.constantFrom('A', 'T', ' ', '\n', '\r', '\r\n', '\u00a0', 'é', '–', '🧬', '\0');
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 50 }), fc.array(fc.nat(90)), async (units, cuts) => {
        const before = units.join('');
        const lines = `${before}N`.split(/\r\n|\r|\n/);
        const column = [...(lines.at(-1) ?? '')].length;
        expect(await place(`${before}N tail`, before.length, cuts)).toEqual({ line: lines.length, column });
      }),
    );
  });
});

describe('placeText', () => {
  test.each([
    ['N', null, 'Line 3, column 4: “N”'],
    ['>', 2, 'Line 3, column 4, in record 2: “>”'],
    ['🧬', null, 'Line 3, column 4: “🧬”'],
    ['\u200b', null, 'Line 3, column 4: U+200B'],
    ['\0', 12, 'Line 3, column 4, in record 12: U+0000'],
    ['\u0301', null, 'Line 3, column 4: U+0301'],
    ['\ufffd', null, 'Line 3, column 4: “\ufffd”'],
  ])('%j in record %o: %s', (character, record, text) => {
    expect(placeText({ line: 3, column: 4 }, character, record)).toBe(text);
  });
});
