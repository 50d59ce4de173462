import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import { findForeign, type PlacedCharacter, placeText } from '#workers/lib/foreignCharacter.ts';

function find(text: string, cuts: readonly number[] = []): Promise<PlacedCharacter | null> {
  return findForeign(cutSource(text, cuts), 'ATGC');
}

/** The plain way: split into lines, go through their characters. */
function naive(text: string): PlacedCharacter | null {
  for (const [row, content] of text.split(/\r\n|\r|\n/).entries()) {
    for (const [column, character] of [...content].entries()) {
      if (!/[ATGCatgc\s]/u.test(character)) return { character, line: row + 1, column: column + 1 };
    }
  }
  return null;
}

describe('findForeign', () => {
  test.each([
    ['ATGN', 'N', 1, 4],
    ['ATG\nATN', 'N', 2, 3],
    ['ATG\r\nATN', 'N', 2, 3],
    ['ATG\rATN', 'N', 2, 3],
    ['ATG\n\nN', 'N', 3, 1],
    ['ATG\r\rN', 'N', 3, 1],
    ['ATG\n\rN', 'N', 3, 1],
    ['\r\n\r\nN', 'N', 3, 1],
    ['>lambda', '>', 1, 1],
    ['AT é', 'é', 1, 4],
    ['🧬', '🧬', 1, 1],
    ['A\u2028N', 'N', 1, 3],
    ['\ufeffATN', 'N', 1, 3],
    ['AUG', 'U', 1, 2],
  ])('%j: “%s” in line %i, column %i', async (text, character, line, column) => {
    expect(await find(text)).toEqual({ character, line, column });
  });

  test('agrees with the plain way, wherever the bytes are cut', async () => {
    const unit = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...'ATGCatgc', ' ', '\n', '\r', '\r\n', '\u00a0', '\u2029', '\u3000') },
      { weight: 1, arbitrary: fc.constantFrom('N', 'é', '–', '🧬', '\u200b', '\u0000') },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 50 }), fc.array(fc.nat(90)), async (text, cuts) => {
        expect(await find(text, cuts)).toEqual(naive(text));
      }),
    );
  });

  test('white space is what JavaScript takes for it, cut at every byte', async () => {
    const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((c) => /\s/.test(c));
    expect(spaces.length).toBeGreaterThan(20);
    const text = `A${spaces.join('T')}C`;
    expect(
      await find(
        text,
        Array.from({ length: 4 * text.length }, (_, at) => at),
      ),
    ).toBeNull();
  });

  test('letters that only look or fold alike are foreign', async () => {
    expect((await find('АТ'))?.character).toBe('А');
    expect((await findForeign(cutSource('\u017f', []), 'KS'))?.character).toBe('\u017f');
    expect((await findForeign(cutSource('\u212a', []), 'KS'))?.character).toBe('\u212a');
  });

  test('a character broken off at the end is foreign', async () => {
    const source: ByteSource = {
      size: 3,
      origin: 'typed',
      async *slices() {
        yield { bytes: new Uint8Array([65, 0xe2, 0x80]), mark: 0 };
      },
    };
    expect(await findForeign(source, 'ATGC')).toEqual({ character: '\ufffd', line: 1, column: 2 });
  });
});

describe('placeText', () => {
  test.each([
    ['N', 'Line 3, column 17: “N”'],
    ['🧬', 'Line 3, column 17: “🧬”'],
    ['\u200b', 'Line 3, column 17: U+200B'],
    ['\u0000', 'Line 3, column 17: U+0000'],
    ['\u0301', 'Line 3, column 17: U+0301'],
    ['\u{e0061}', 'Line 3, column 17: U+E0061'],
  ])('names %j', (character, expected) => {
    expect(placeText({ character, line: 3, column: 17 })).toBe(expected);
  });
});
