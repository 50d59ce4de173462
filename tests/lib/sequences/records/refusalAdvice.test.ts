import { expect, test } from 'vitest';
import { NOTHING_LEFT_OUT } from '#workers/lib/sequences/letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from '#workers/lib/sequences/records/qualityCheck.ts';
import { type Attempt, adviceOn, type Refused } from '#workers/lib/sequences/records/refusalAdvice.ts';

const at = (character: string, opensHeader = false) => ({ character, offset: 0, opensHeader });
const READ: Attempt = {
  report: {
    seen: 'plain',
    wrapping: '',
    leftOut: { ...NOTHING_LEFT_OUT, digits: 2 },
    lowerStrand: 0,
    threeLetter: 0,
    chainEnds: false,
    qualityFaults: NO_QUALITY_FAULTS,
    line: '',
  },
  foreign: null,
  hasLetters: true,
};
const REFUSED: Refused = { foreign: at('1'), head: '1ACGT2', seen: 'plain', readAs: 'plain', attempt: READ };
const CLEAN = { label: 'Leave out 2 digits', field: 'recognize', value: true };

test('an edit is offered where it was tried and helps', () => {
  expect(adviceOn(REFUSED, 'dna')).toEqual({ saying: '', remedies: [CLEAN] });
  for (const attempt of [null, { ...READ, foreign: at('?') }, { ...READ, hasLetters: false }])
    expect(adviceOn({ ...REFUSED, attempt }, 'dna').remedies).toEqual([]);
});

test('an edit is offered that leads on to a letter which an option allows', () => {
  const attempt = { ...READ, foreign: { ...at('N'), offset: 9 } };
  expect(adviceOn({ ...REFUSED, attempt }, 'dna').remedies).toEqual([CLEAN]);
});

test.each([
  ['picture', 'This is a picture, not a text.'],
  ['pdf', 'This is a PDF: copy the letters out of it.'],
] as const)('%s: %s, and nothing to press', (seen, saying) => {
  expect(adviceOn({ ...REFUSED, seen }, 'dna')).toEqual({ saying, remedies: [] });
});

test('a format is named unless it is the one that was read', () => {
  const refused = { ...REFUSED, seen: 'embl', attempt: null } as const;
  expect(adviceOn(refused, 'dna').saying).toBe('This looks like EMBL.');
  expect(adviceOn({ ...refused, readAs: 'embl' }, 'dna').saying).toBe('');
});

test('a protein among bases is said, and no way to read it as bases is offered', () => {
  const advice = adviceOn({ ...REFUSED, head: 'MKTAYIAKQRQISFVK' }, 'dna');
  expect(advice).toEqual({ saying: 'The letters look like a protein: amino acids, not bases.', remedies: [] });
});

test.each(['U', 'x', 'O', 'B', 'Z', 'J'])('%s among residues is explained', (letter) => {
  expect(adviceOn({ ...REFUSED, foreign: at(letter), attempt: null }, 'protein').saying).toContain(' means ');
});

test('a header alone asks for the option for headers', () => {
  const report = { ...READ.report, seen: 'fasta', leftOut: NOTHING_LEFT_OUT } as const;
  const refused = { ...REFUSED, foreign: at('>', true), attempt: { ...READ, report } };
  const option = { label: 'Read as FASTA', field: 'readAsFasta', value: true };
  expect(adviceOn(refused, 'dna').remedies).toEqual([option]);
  expect(adviceOn({ ...refused, attempt: null }, 'dna').remedies).toEqual([option]);
});
