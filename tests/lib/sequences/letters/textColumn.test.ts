import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnText } from '#src/engine/kit/onDemand/columnText.ts';
import { compareTexts, eachText, textAt, textCollector, textsAt } from '#workers/lib/sequences/letters/textColumn.ts';

const texts = fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' ')));

function columnOf(all: readonly string[]) {
  const collector = textCollector();
  for (const text of all) collector.add(text);
  return collector.column();
}

function readAll(column: ReturnType<typeof columnOf>) {
  const read: string[] = [];
  eachText(column, (text, index) => {
    read[index] = text;
  });
  return read;
}

test('gives back what was added, one by one and all in a row, in the worker and on the page', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const column = columnOf(all);
      expect(readAll(column)).toEqual(all);
      expect(all.map((_, index) => textAt(column, index))).toEqual(all);
      expect(all.map((_, index) => columnText(column, index))).toEqual(all);
    }),
  );
});

test.each([4095, 4096, 4097, 8193])('%i texts, more than are encoded at once', (count) => {
  const all = Array.from({ length: count }, (_, index) => (index % 7 === 0 ? '' : `Größe ${index}`));
  expect(readAll(columnOf(all))).toEqual(all);
});

describe('some of them', () => {
  test('in another order, and none', () => {
    const column = columnOf(['a', '', 'längste']);
    expect(readAll(textsAt(column, Uint32Array.of(2, 0)))).toEqual(['längste', 'a']);
    expect(readAll(textsAt(column, Uint32Array.of(0, 1, 2)))).toEqual(['a', '', 'längste']);
    expect(textsAt(column, new Uint32Array(0)).ends).toHaveLength(0);
  });
});

test('are compared by the numbers of their characters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '\uffee', '😀') }), { minLength: 2, maxLength: 2 }),
      (both) => {
        const numbers = both.map((text) => Array.from(text, (character) => character.codePointAt(0) ?? 0));
        const [one = [], other = []] = numbers;
        const at = one.findIndex((number, index) => number !== other[index]);
        const expected = at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
        expect(Math.sign(compareTexts(columnOf(both), 0, 1))).toBe(Math.sign(expected));
      },
    ),
  );
});
