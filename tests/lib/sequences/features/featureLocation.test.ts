import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLocation, runsOverEnd } from '#workers/lib/sequences/features/featureLocation.ts';

const span = (from: number, to: number, strand: 1 | -1 = 1) => ({ from, to, strand });

test.each([
  ['3..9', [span(2, 9)], 7],
  ['5', [span(4, 5)], 1],
  ['complement(3..9)', [span(2, 9, -1)], 7],
  ['join(1..2, 5..9)', [span(0, 2), span(4, 9)], 7],
  ['complement(join(1..2,5..9))', [span(4, 9, -1), span(0, 2, -1)], 7],
  ['join(complement(5..9),complement(1..2))', [span(4, 9, -1), span(0, 2, -1)], 7],
  ['order(1..2,complement(order(3..4,6)))', [span(0, 2), span(5, 6, -1), span(2, 4, -1)], 5],
  ['join(9..10,1..3)', [span(8, 10), span(0, 3)], 5],
])('%s', (text, spans, length) => {
  expect(readLocation(text, 10, false)).toEqual({ spans, length, startsBefore: false, endsBehind: false });
});

test.each([
  ['4^5', { before: 4, strand: 1 }],
  ['complement(10^1)', { before: 10, strand: -1 }],
] as const)('%s is a place between two letters', (text, between) => {
  expect(readLocation(text, 10, true)).toEqual({
    spans: [],
    length: 0,
    startsBefore: false,
    endsBehind: false,
    between,
  });
});

test.each([
  ['<3..9', true, false],
  ['3..>9', false, true],
  ['complement(<3..9)', false, true],
  ['complement(3..>9)', true, false],
  ['join(<1..2,5..>9)', true, true],
  ['complement(join(<1..2,5..9))', false, true],
])('%s is open at an end', (text, startsBefore, endsBehind) => {
  expect(readLocation(text, 10, false)).toMatchObject({ startsBefore, endsBehind });
});

test.each([
  '',
  '0..3',
  '3..2',
  '3..11',
  'J001.1:1..3',
  'join()',
  'join(1..2',
  'gap(4)',
  '1..2,3..4',
  'join(1..2,)',
  '(1.3)..5',
])('%j cannot be read', (text) => expect(readLocation(text, 10, false)).toBeNull());

test('nothing that is typed breaks it, however deep', () => {
  expect(readLocation(`${'complement('.repeat(9000)}1${')'.repeat(9000)}`, 10, false)).toBeNull();
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.<>^,:()', 'join(', 'complement('), maxLength: 40 }),
      (text) => {
        const place = readLocation(text, 50, false);
        if (place === null) return;
        for (const { from, to } of place.spans) expect(from >= 0 && from < to && to <= 50).toBe(true);
        expect(place.length).toBe(place.spans.reduce((sum, { from, to }) => sum + to - from, 0));
      },
    ),
  );
});

describe('a span over the origin of a circle', () => {
  test.each([
    ['8..3', ['8..10+', '1..3+']],
    ['complement(8..3)', ['1..3-', '8..10-']],
    ['join(2..3,9..1)', ['2..3+', '9..10+', '1..1+']],
    ['3..2', ['3..10+', '1..2+']],
  ])('%s', (text, parts) => {
    const { spans = [] } = readLocation(text, 10, true) ?? {};
    expect(spans.map(({ from, to, strand }) => `${from + 1}..${to}${strand === 1 ? '+' : '-'}`)).toEqual(parts);
    expect(readLocation(text, 10, false)).toBeNull();
    expect(runsOverEnd(text)).toBe(true);
  });

  test('with open ends', () => {
    expect(readLocation('<8..>3', 10, true)).toMatchObject({ length: 6, startsBefore: true, endsBehind: true });
  });

  test('does not reach beyond the circle', () => {
    for (const text of ['11..3', '8..0']) expect(readLocation(text, 10, true)).toBeNull();
    expect(runsOverEnd('join(1..2,4..4,6^7)')).toBe(false);
  });
});
