import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Task, TextResult } from '#workers/contract.ts';
import formula, { INLINE_LETTERS } from '#workers/formulas/dna-sequence.ts';

const EMPTY = 'Please enter a DNA sequence';
const INVALID = 'Invalid DNA sequence. Use only A, T, G, C bases.';

/** A task whose texts are cut anywhere. */
function cutting(cuts: readonly number[]): Task {
  return { report() {}, open: (text) => cutSource(typeof text === 'string' ? text : '', cuts) };
}

/** The complement by replacing letters in a string. */
function naiveComplement(strand: string): string {
  return strand.replace(/[ATGC]/g, (base) => ({ A: 'T', T: 'A', G: 'C', C: 'G' })[base] ?? '');
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}

refuses(formula, [
  [{ sequence: '' }, EMPTY, 'sequence'],
  [{ sequence: '  \n\t \r\n' }, EMPTY, 'sequence'],
  [{ sequence: '\u00a0\u2028\ufeff\u3000' }, EMPTY, 'sequence'],
  [{ sequence: 'AUGGCC' }, INVALID, 'sequence', 'Line 1, column 2: “U”'],
  [{ sequence: 'ATG\r\nGCC\rATGN' }, INVALID, 'sequence', 'Line 3, column 4: “N”'],
  [{ sequence: '>lambda\nATG' }, INVALID, 'sequence', 'Line 1, column 1: “>”'],
  [{ sequence: '1 ATGGCC 6' }, INVALID, 'sequence', 'Line 1, column 1: “1”'],
  [{ sequence: 'ATG\u00a0GC–C' }, INVALID, 'sequence', 'Line 1, column 7: “–”'],
  [{ sequence: 'ATG\u200bGCC' }, INVALID, 'sequence', 'Line 1, column 4: U+200B'],
  [{ sequence: `${'ATGC\n'.repeat(50_000)}X` }, INVALID, 'sequence', 'Line 50001, column 1: “X”'],
]);

accepts(formula, [
  [{ sequence: 'ATGC' }, { sequence: 'ATGC' }],
  [{ sequence: ' atg gcc\nAAA\ttga\r\n' }, { sequence: ' atg gcc\nAAA\ttga\r\n' }],
  [{ sequence: '\ufeffATG\u00a0GCC\u2029' }, { sequence: '\ufeffATG\u00a0GCC\u2029' }],
]);

describe('compute', () => {
  test('a short gene, worked by hand', async () => {
    expect(await computed(formula, { sequence: 'ggATG AAA\nTGCTAGcc' })).toEqual({
      length: 16,
      gcContent: 50,
      counts: { A: 5, T: 3, G: 5, C: 3 },
      complementary: 'CCTACTTTACGATCGG',
      rna: 'GGAUGAAAUGCUAGCC',
      protein: 'MKC',
      startPosition: 3,
      stopCodon: 'UAG',
      firstCodons: [
        { codon: 'AUG', aminoAcid: 'M' },
        { codon: 'AAA', aminoAcid: 'K' },
        { codon: 'UGC', aminoAcid: 'C' },
        { codon: 'UAG', aminoAcid: '*' },
      ],
      reference: { reverseComplement: 'GGCTAGCATTTCATCC' },
    });
  });

  test('without a start codon there is no protein', async () => {
    expect(await computed(formula, { sequence: 'CCCTTTGGGAAA' })).toMatchObject({
      protein: '',
      startPosition: null,
      stopCodon: null,
      firstCodons: [],
    });
  });

  test('without a stop codon the protein ends at the last whole codon', async () => {
    expect(await computed(formula, { sequence: 'GGATGAAACCCGG' })).toMatchObject({ protein: 'MKP', stopCodon: null });
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('strands of %i letters are answered as %s', async (letters, kind) => {
    const { complementary, rna, reference, length } = await computed(formula, { sequence: 'C'.repeat(letters) });
    expect(length).toBe(letters);
    for (const text of [complementary, rna, reference.reverseComplement]) {
      expect(typeof text).toBe(kind);
      expect(text).toHaveLength(letters);
    }
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('a protein of %i letters is answered as %s', async (letters, kind) => {
    const { protein } = await computed(formula, { sequence: `ATG${'GCC'.repeat(letters - 1)}TAA` });
    expect(typeof protein).toBe(kind);
    expect(protein).toHaveLength(letters);
  });

  test('progress runs up to the whole text', async () => {
    const done: number[] = [];
    const task: Task = { report: (progress) => done.push(progress.done), open: () => cutSource('ATGCATGC', [2, 5]) };
    await formula.validate({ sequence: 'ATGCATGC' }, task);
    expect(done).toEqual([2, 5, 8]);
    await formula.compute({ sequence: 'ATGCATGC' }, task);
    expect(done).toEqual([2, 5, 8, 2, 5, 8]);
  });
});

describe('view', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ATGCatgc', 'ATG', ' ', '\r\n', '\u00a0', '\u2028'),
    maxLength: 70,
  });

  test('windows of every text are slices of the whole, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(120)), fc.nat(80), fc.nat(80), async (sequence, cuts, one, other) => {
        fc.pre(/\S/.test(sequence));
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const task = cutting(cuts);
        const result = await formula.compute({ sequence }, task);
        const whole: Record<string, TextResult> = {
          complementary: result.complementary,
          rna: result.rna,
          protein: result.protein,
          'reference.reverseComplement': result.reference.reverseComplement,
        };
        for (const [field, letters] of Object.entries(whole)) {
          expect(await formula.view({ sequence }, field, from, to, task)).toBe(String(letters).slice(from, to));
        }
      }),
    );
  });

  test('a window beyond the end is cut there', async () => {
    const task = cutting([]);
    const view = (field: string, from: number, to: number) =>
      formula.view({ sequence: 'ATGAAATT' }, field, from, to, task);
    expect(await view('rna', 6, 99)).toBe('UU');
    expect(await view('reference.reverseComplement', 6, 99)).toBe('AT');
    expect(await view('reference.reverseComplement', 9, 99)).toBe('');
    expect(await view('protein', 1, Number.POSITIVE_INFINITY)).toBe('K');
  });

  test('knows no other text', async () => {
    await expect(formula.view({ sequence: 'ATG' }, 'sequence', 0, 1, cutting([]))).rejects.toThrow(/sequence/);
  });
});

describe('laws', () => {
  const strand = fc.string({ unit: fc.constantFrom(...'ATGC'), minLength: 1, maxLength: 80 });

  test('the complement of the complement is the strand, and so it is with the reverse complement', async () => {
    await fc.assert(
      fc.asyncProperty(strand, async (sequence) => {
        const once = await computed(formula, { sequence });
        const twice = await computed(formula, { sequence: String(once.complementary) });
        expect(twice.complementary).toBe(sequence);
        const turned = await computed(formula, { sequence: String(once.reference.reverseComplement) });
        expect(turned.reference.reverseComplement).toBe(sequence);
      }),
    );
  });

  test('both strands have the same GC content, and the base counts add up', async () => {
    await fc.assert(
      fc.asyncProperty(strand, async (sequence) => {
        const { complementary, gcContent, counts, length } = await computed(formula, { sequence });
        expect((await computed(formula, { sequence: String(complementary) })).gcContent).toBe(gcContent);
        expect(counts.A + counts.T + counts.G + counts.C).toBe(length);
      }),
    );
  });
});

describe('lambda phage, by plain string operations', () => {
  const lines = readFileSync('tests/data/lambda-phage.fa', 'utf8').split('\n').slice(1);
  const genome = lines.join('\n');
  const strand = lines.join('');
  const task = cutting([1, 4099, 20_000, 48_000]);

  test('is accepted and counted', async () => {
    expect(await formula.validate({ sequence: genome }, task)).toEqual({ ok: true, input: { sequence: genome } });
    const { length, gcContent, counts } = await formula.compute({ sequence: genome }, task);
    const times = (base: string) => strand.split(base).length - 1;
    expect(length).toBe(48_502);
    expect(counts).toEqual({ A: times('A'), T: times('T'), G: times('G'), C: times('C') });
    expect(gcContent).toBeCloseTo((100 * (times('G') + times('C'))) / 48_502, 12);
  });

  test('its strands are the replaced and the reversed text', async () => {
    const all = (field: string) => formula.view({ sequence: genome }, field, 0, 48_502, task);
    expect(await all('rna')).toBe(strand.replaceAll('T', 'U'));
    expect(await all('complementary')).toBe(naiveComplement(strand));
    expect(await all('reference.reverseComplement')).toBe(backwards(naiveComplement(strand)));
  });

  test('its first ATG and the stop in that frame bound the protein', async () => {
    const { startPosition, stopCodon, protein } = await formula.compute({ sequence: genome }, task);
    const start = strand.indexOf('ATG');
    const codons = strand.slice(start).match(/.{3}/g) ?? [];
    const stop = codons.findIndex((codon) => ['TAA', 'TAG', 'TGA'].includes(codon));
    expect(startPosition).toBe(start + 1);
    expect(stopCodon).toBe(codons[stop]?.replaceAll('T', 'U'));
    expect(protein).toHaveLength(stop);
  });
});
