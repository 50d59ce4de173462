import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveComplement, naiveProtein, naiveReverseComplement } from '#tests/kernel/naive.ts';
import { type DnaCase, dnaRun } from '#tests/support/dnaCases.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';
import { INLINE_LETTERS } from '#workers/streams/textResult.ts';

/** Starts at AUG only, as specified for the protein. */
const FROM_ATG = { ...GENETIC_CODES['1'], starts: '-'.repeat(35).concat('M').padEnd(64, '-') };

import { NOTHING_LEFT_OUT } from '#workers/lib/sequences/letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from '#workers/lib/sequences/records/qualityCheck.ts';

describe('compute', () => {
  test('a short gene, worked by hand', async () => {
    const { result } = await dnaRun({ text: 'ggATG AAA\nTGCTAGcc' });
    expect(result).toEqual({
      length: 16,
      gcContent: 50,
      counts: { A: 5, T: 3, G: 5, C: 3 },
      otherLetters: 0,
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
      format: 'plain',
      record: { number: 1, name: '' },
      recordCount: 1,
      records: [],
      entryFaults: { count: 0, listed: [], endsOpen: false },
      recognized: {
        seen: 'plain',
        wrapping: '',
        leftOut: NOTHING_LEFT_OUT,
        lowerStrand: 0,
        threeLetter: 0,
        chainEnds: false,
        qualityFaults: NO_QUALITY_FAULTS,
        line: '',
      },
      openFrames: { leastCodons: 100, total: 0, listed: [], protein: '' },
      reference: { reverseComplement: 'GGCTAGCATTTCATCC' },
    });
  });

  test('without a start codon there is no protein', async () => {
    const { result } = await dnaRun({ text: 'CCCTTTGGGAAA' });
    expect(result).toMatchObject({ protein: '', startPosition: null, stopCodon: null, firstCodons: [] });
  });

  test('the same with any line ends', async () => {
    const lines = ['ATGAAA', 'TGCTAG', 'CCCC'];
    const { result } = await dnaRun({ text: lines.join('') });
    for (const text of [lines.join('\n'), lines.join('\r\n'), lines.join('\r'), `\ufeff${lines.join('\u00a0')}\n`]) {
      for (const origin of ['typed', 'file'] as const) {
        expect((await dnaRun({ text, origin, cuts: [1, 2, 3, 8, 9, 10] })).result).toEqual(result);
      }
    }
  });

  test('ambiguity letters: opposite letters, codons that are clear, GC of the rest', async () => {
    const { result } = await dnaRun({ text: 'ATGGCNRAYtarNN', options: { allowAmbiguous: true } });
    expect(result).toMatchObject({
      length: 14,
      gcContent: 37.5,
      counts: { A: 3, T: 2, G: 2, C: 1 },
      otherLetters: 6,
      complementary: 'TACCGNYTRATYNN',
      rna: 'AUGGCNRAYUARNN',
      protein: 'MAX',
      stopCodon: 'UAR',
      reference: { reverseComplement: 'NNYTARTYNGCCAT' },
    });
  });

  test('nothing but ambiguity letters has no GC content', async () => {
    const { result } = await dnaRun({ text: 'NNN', options: { allowAmbiguous: true } });
    expect(result).toMatchObject({ gcContent: null, length: 3, otherLetters: 3 });
  });

  test('another genetic code: TGA is tryptophan in mitochondria', async () => {
    const text = 'ATGTGAAGATAA';
    expect((await dnaRun({ text })).result.protein).toBe('M');
    const { result } = await dnaRun({ text, options: { geneticCode: '2' } });
    expect(result).toMatchObject({ protein: 'MW', stopCodon: 'AGA' });
  });

  test('a typed text is read as FASTA on request, its letters before the first header too', async () => {
    const { result } = await dnaRun({ text: 'AC\n>b x\r\nATGC', options: { readAsFasta: true, record: 2 } });
    expect(result).toMatchObject({
      length: 4,
      record: { number: 2, name: 'b x' },
      records: [
        { name: '', length: 2, gcContent: 50 },
        { name: 'b x', length: 4, gcContent: 50 },
      ],
    });
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('strands of %i letters are answered as %s', async (letters, kind) => {
    const { complementary, rna, reference, length } = (await dnaRun({ text: 'C'.repeat(letters) })).result;
    expect(length).toBe(letters);
    for (const text of [complementary, rna, reference.reverseComplement]) {
      expect(typeof text).toBe(kind);
      expect(text).toHaveLength(letters);
    }
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('a protein of %i letters is answered as %s, that of a reading frame as well', async (letters, kind) => {
    const run = await dnaRun({ text: `ATG${'GCC'.repeat(letters - 1)}TAA`, cuts: [100, 20_000] });
    const { protein, openFrames } = run.result;
    for (const [field, text] of [
      ['protein', protein],
      ['openFrames.protein', openFrames?.protein],
    ] as const) {
      expect(typeof text).toBe(kind);
      expect(text).toHaveLength(letters);
      expect(await run.view(field, letters - 3, letters + 9)).toBe('AAA');
      expect(await run.view(field, 0, 3)).toBe('MAA');
    }
  });

  test('reading frames start at ATG, and elsewhere only where that is chosen', async () => {
    const text = `CTG${'GCA'.repeat(12)}ATG${'GCC'.repeat(12)}TAA`;
    const longest = async (startCodons?: 'atg' | 'code' | 'sense') => {
      const { openFrames } = (
        await dnaRun({ text, options: { minimumOrfLength: 10, ...(startCodons && { startCodons }) } })
      ).result;
      const found = openFrames?.listed.find(({ strand, frame }) => strand === '+' && frame === 1);
      return { start: found?.start, end: found?.end, codons: found?.codons, protein: openFrames?.protein };
    };
    const fromAtg = { start: 40, end: 81, codons: 13, protein: `M${'A'.repeat(12)}` };
    expect(await longest('atg')).toEqual(fromAtg);
    const fromCtg = { start: 1, end: 81, codons: 26, protein: `M${'A'.repeat(12)}M${'A'.repeat(12)}` };
    expect(await longest('code')).toEqual(fromCtg);
    // The first codon after a stop is not an initiator: leucine stays leucine.
    expect(await longest('sense')).toMatchObject({ start: 1, codons: 26 });
  });

  test('reading frames are searched only on request', async () => {
    const text = 'ATGAAA'.repeat(20);
    const found = async (openFrames: 'short' | 'always' | 'never') =>
      (await dnaRun({ text, options: { openFrames, minimumOrfLength: 10 } })).result.openFrames;
    expect((await found('short'))?.total).toBeGreaterThan(0);
    expect(await found('always')).toEqual(await found('short'));
    expect(await found('never')).toBeNull();
  });
});

describe('view', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ATGCatgc', 'ATG', 'N', ' ', '\r\n', '\u00a0', '\u2028'),
    maxLength: 70,
  });

  test('every result agrees with plain strings, and every window with the whole, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(120)), fc.nat(80), fc.nat(80), async (sequence, cuts, one, other) => {
        const letters = sequence.replace(/\s/g, '').toUpperCase();
        fc.pre(letters !== '');
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { result, view } = await dnaRun({ text: sequence, cuts, options: { allowAmbiguous: true } });
        expect(result.complementary).toBe(naiveComplement(letters));
        expect(result.reference.reverseComplement).toBe(naiveReverseComplement(letters));
        expect(result.rna).toBe(letters.replaceAll('T', 'U'));
        // The naive implementation cannot resolve codons with ambiguity letters.
        if (!letters.includes('N')) expect(result).toMatchObject(naiveProtein(letters, FROM_ATG));
        const whole = [
          ['complementary', result.complementary],
          ['rna', result.rna],
          ['protein', result.protein],
          ['reference.reverseComplement', result.reference.reverseComplement],
        ] as const;
        for (const [field, all] of whole) {
          expect(await view(field, from, to)).toBe(String(all).slice(from, to));
        }
      }),
    );
  });

  test('a window beyond the end is cut there', async () => {
    const { view } = await dnaRun({ text: 'ATGAAATT' });
    expect(await view('rna', 6, 99)).toBe('UU');
    expect(await view('reference.reverseComplement', 6, 99)).toBe('AT');
    expect(await view('reference.reverseComplement', 9, 99)).toBe('');
    expect(await view('protein', 1, Number.POSITIVE_INFINITY)).toBe('K');
    expect(await view('openFrames.protein', 0, 5)).toBe('');
  });

  test('rejects any other text', async () => {
    const { view } = await dnaRun({ text: 'ATG' });
    // @ts-expect-error: typed code cannot request it; messages to the worker are untyped
    await expect(view('sequence', 0, 1)).rejects.toThrow(/sequence/);
  });
});

describe('properties', () => {
  const strand = fc.string({ unit: fc.constantFrom(...'ATGC'), minLength: 1, maxLength: 80 });

  test('the reverse complement turned again is the strand, with the same GC content', async () => {
    await fc.assert(
      fc.asyncProperty(strand, async (text) => {
        const { result } = await dnaRun({ text });
        const turned = await dnaRun({ text: String(result.reference.reverseComplement) });
        expect(turned.result.reference.reverseComplement).toBe(text);
        expect(turned.result.gcContent).toBe(result.gcContent);
        const { A, T, G, C } = result.counts;
        expect(A + T + G + C).toBe(result.length);
      }),
    );
  });
});

describe('lambda phage, by plain string operations', () => {
  const text = readFileSync('tests/data/lambda-phage.fa', 'utf8');
  const strand = text.split('\n').slice(1).join('');
  const given: DnaCase = { text, origin: 'file', cuts: [1, 4099, 20_000, 48_000] };

  test('is counted, and its strands are the replaced and the reversed text', async () => {
    const { result, view } = await dnaRun(given);
    const times = (base: string) => strand.split(base).length - 1;
    expect(result.length).toBe(48_502);
    expect(result.counts).toEqual({ A: times('A'), T: times('T'), G: times('G'), C: times('C') });
    expect(result.gcContent).toBeCloseTo((100 * (times('G') + times('C'))) / 48_502, 12);
    expect(await view('rna', 0, 48_502)).toBe(strand.replaceAll('T', 'U'));
    expect(await view('complementary', 0, 48_502)).toBe(naiveComplement(strand));
    expect(await view('reference.reverseComplement', 0, 48_502)).toBe(naiveReverseComplement(strand));
  });

  test('its first ATG and the stop in that frame bound the protein', async () => {
    expect((await dnaRun(given)).result).toMatchObject(naiveProtein(strand, FROM_ATG));
  });
});
