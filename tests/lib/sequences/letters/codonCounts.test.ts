import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CODONS,
  codonShares,
  createCodonCounter,
  effectiveCodons,
  gcAt,
} from '#workers/lib/sequences/letters/codonCounts.ts';
import { reverseComplement } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const STANDARD = GENETIC_CODES['1'];

test('counts codon by codon on either strand, however the letters are cut', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ACGTN]{0,60}$/),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('entered' as const, 'other' as const),
      (text, size, strand) => {
        const read = strand === 'entered' ? text : reverseComplement(text);
        const codons = Array.from({ length: Math.floor(read.length / 3) }, (_, at) => read.slice(3 * at, 3 * at + 3));
        const counter = createCodonCounter(text.length, strand);
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += size) counter.read(bytes.subarray(at, at + size));
        expect([...counter.counts()]).toEqual(CODONS.map((codon) => codons.filter((each) => each === codon).length));
        expect(counter.ambiguous()).toBe(codons.filter((codon) => codon.includes('N')).length);
      },
    ),
  );
});

const of = (...codons: readonly (readonly [codon: string, count: number])[]) =>
  CODONS.map((codon) => codons.find(([each]) => each === codon)?.[1] ?? 0);

test('shares are those of the codons of one amino acid', () => {
  const { fractions, rscu } = codonShares(of(['TTT', 3], ['TTC', 1], ['ATG', 5]), STANDARD);
  const at = (codon: string) => CODONS.indexOf(codon);
  expect([fractions[at('TTT')], fractions[at('TTC')], fractions[at('ATG')]]).toEqual([0.75, 0.25, 1]);
  expect([rscu[at('TTT')], rscu[at('TTC')], rscu[at('ATG')]]).toEqual([1.5, 0.5, 1]);
  expect(fractions[at('GGG')]).toBeNull();
});

test('one codon for each amino acid is 20 effective codons, all alike are 61', () => {
  const seen = new Set<string>();
  const single = CODONS.map((_, index) => {
    const letter = STANDARD.aminoAcids[index] ?? '';
    if (letter === '*' || seen.has(letter)) return 0;
    seen.add(letter);
    return 1000;
  });
  expect(effectiveCodons(single, STANDARD)).toBeCloseTo(20, 9);
  expect(
    effectiveCodons(
      CODONS.map(() => 1000),
      STANDARD,
    ),
  ).toBe(61);
  expect(effectiveCodons(of(['ATG', 5]), STANDARD)).toBeNull();
});

test('GC at each place', () => {
  const counts = of(['GCA', 2], ['TTC', 2]);
  expect([gcAt(counts, [0]), gcAt(counts, [1]), gcAt(counts, [2]), gcAt(counts, [0, 1, 2])]).toEqual([50, 50, 50, 50]);
  expect(gcAt(of(), [0])).toBeNull();
});
