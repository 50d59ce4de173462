import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveOpenFrames, naiveReverseComplement } from '#tests/kernel/naive.ts';
import { kernel } from '#tests/kernel/samples.ts';
import { cutSource } from '#tests/support/cutSource.ts';
import { findOpenFrames, framePeptide, listedFrame } from '#workers/lib/sequences/features/openFrameTable.ts';
import { frameRules, START_CODONS } from '#workers/lib/sequences/letters/frameStarts.ts';
import { letterIndex } from '#workers/lib/sequences/strand/letterIndex.ts';
import type { Strand } from '#workers/lib/sequences/strand/strandLetters.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const CHOICES = START_CODONS.map((choice) => frameRules(GENETIC_CODES['11'], choice));
const RULES = frameRules(GENETIC_CODES['11'], 'code');
const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));
const letters = fc.string({ unit: fc.constantFrom(...'ACGGCCT', 'ATG', 'TTG', 'CAT'), maxLength: 120 });

describe('with the kernel', () => {
  function strandOf(text: string, cuts: readonly number[]): Strand {
    const index = letterIndex([{ mark: 0, skip: 0, letters: 0 }]);
    return { source: cutSource(text, cuts), kernel, format: 'plain', alphabet: 'dna', index, length: text.length };
  }

  test('the longest frames of both strands', async () => {
    await fc.assert(
      fc.asyncProperty(
        letters,
        fc.array(fc.nat(200)),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...CHOICES),
        async (text, cuts, most, rules) => {
          const all = naiveOpenFrames(text, rules.code, 2);
          const { total, longest } = await findOpenFrames(strandOf(text, cuts), rules, 2, most);
          expect(total).toBe(all.length);
          expect(longest).toEqual(all.toSorted((a, b) => b.codons - a.codons || a.from - b.from).slice(0, most));
        },
      ),
    );
  });

  test('the protein of every frame, and its windows', async () => {
    await fc.assert(
      fc.asyncProperty(letters, fc.nat(8), fc.nat(40), fc.constantFrom(...CHOICES), async (text, from, to, rules) => {
        const strand = strandOf(text, [50]);
        for (const frame of naiveOpenFrames(text, rules.code, 1)) {
          const read = frame.strand === 1 ? text : naiveReverseComplement(text);
          const start = frame.strand === 1 ? frame.from : text.length - frame.to;
          const codons = read.slice(start, start + 3 * frame.codons).match(/.{3}/g) ?? [];
          const protein = codons
            .map((codon, at) =>
              at === 0 && rules.startIsMethionine ? 'M' : rules.code.aminoAcids[CODONS.indexOf(codon)],
            )
            .join('');
          const window = await framePeptide(strand, frame, rules, from, to);
          expect(new TextDecoder().decode(window)).toBe(protein.slice(from, to));
        }
      }),
    );
  });

  test('within a frame, a codon of ambiguity letters that can only be a stop is X, in every window', async () => {
    const text = 'CCATGAAATARCCCGGGAAATAA';
    for (const [strand, letters] of [
      [1, text],
      [-1, naiveReverseComplement(text)],
    ] as const) {
      const read: Strand = { ...strandOf(letters, [9]), alphabet: 'ambiguousDna' };
      const [frame] = (await findOpenFrames(read, RULES, 6, 9)).longest.filter((each) => each.strand === strand);
      if (frame === undefined) throw new Error('There is no such frame');
      const protein = async (from: number, to: number) =>
        new TextDecoder().decode(await framePeptide(read, frame, RULES, from, to));
      expect(await protein(0, frame.codons)).toBe('MKXPGK');
      expect(await protein(2, 4)).toBe('XP');
    }
  });

  test('reports how far it has come', async () => {
    const passed: number[] = [];
    await findOpenFrames(strandOf('ACGTACGTAC', [4, 6]), RULES, 1, 1, (done) => passed.push(done));
    expect(passed).toEqual([4, 6, 10]);
  });
});

test('a listed frame counts from 1 and names its strand', () => {
  const frame = { strand: -1, frame: 2, from: 4, to: 10, codons: 2, hasStop: false } as const;
  expect(listedFrame(frame)).toEqual({ start: 5, end: 10, strand: '-', frame: 2, codons: 2, hasStop: false });
});
