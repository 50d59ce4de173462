import { expect, test } from 'vitest';
import { createSixFrameTally } from '#workers/lib/sequences/letters/sixFrameTally.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

function tallied(...pieces: readonly string[]) {
  const tally = createSixFrameTally(GENETIC_CODES['1'], pieces.join('').length);
  for (const piece of pieces) tally.read(new TextEncoder().encode(piece));
  return tally.tallies();
}

test('stops and open stretches of every frame, worked by hand', () => {
  // +1: M * K *; −1, of TTATTTTTACAT: L F L H.
  expect(tallied('ATGTAAA', 'AATAA')).toMatchObject({
    plus1: { codons: 4, stops: 2, firstStop: 1, longestOpen: 1, unknown: 0 },
    minus1: { codons: 4, stops: 0, firstStop: null, longestOpen: 4, unknown: 0 },
  });
});

test('the first stop of the other strand is the last one of the entered strand', () => {
  // The reverse complement is TAACCCTGA.
  expect(tallied('TCAGGGTTA').minus1).toEqual({ codons: 3, stops: 2, firstStop: 0, longestOpen: 1, unknown: 0 });
});

test('a codon that may be a stop or not is unknown', () => {
  expect(tallied('TANGCN').plus1).toEqual({ codons: 2, stops: 0, firstStop: null, longestOpen: 2, unknown: 1 });
});

test('fewer than three letters have no codon', () => {
  for (const letters of ['', 'A', 'AT']) {
    const none = { codons: 0, stops: 0, firstStop: null, longestOpen: 0, unknown: 0 };
    expect(new Set(Object.values(tallied(letters)).map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ codons: 0, stops: 0, unknown: 0, firstStop: null, longestOpen: 0 })]),
    );
    expect(tallied(letters).minus3).toEqual(none);
  }
});
