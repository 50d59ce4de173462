import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { createTranslator, type Reading } from '#workers/lib/translation.ts';
import { STANDARD_CODE } from '#workers/reference/codons.ts';

/** NCBI translation table 1 as NCBI prints it: bases in the order T, C, A, G, the third one turning fastest. */
const NCBI_TABLE_1 = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';
const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));

async function translate(text: string, cuts: readonly number[] = [], from = 0, to = 1000): Promise<Reading> {
  const translator = createTranslator(from, to);
  for await (const { bytes } of cutSource(text, cuts).slices()) translator.read(bytes);
  return translator.reading();
}

/** The plain way: find the start, split by three, look up. */
function naiveProtein(text: string): string {
  const strand = text.replace(/\s/g, '').toUpperCase().replaceAll('U', 'T');
  const start = strand.indexOf('ATG');
  if (start === -1) return '';
  const codons = strand.slice(start).match(/.{3}/g) ?? [];
  const letters = codons.map((codon) => NCBI_TABLE_1.charAt(CODONS.indexOf(codon)));
  return letters.join('').split('*', 1)[0] ?? '';
}

describe('standard code', () => {
  test('is NCBI table 1', () => {
    expect(Object.keys(STANDARD_CODE)).toHaveLength(64);
    const inNcbiOrder = CODONS.map((codon) => STANDARD_CODE[codon.replaceAll('T', 'U') as keyof typeof STANDARD_CODE]);
    expect(inNcbiOrder.join('')).toBe(NCBI_TABLE_1);
  });

  test.each(CODONS.map((codon, index) => ({ codon, aminoAcid: NCBI_TABLE_1.charAt(index) })))(
    '$codon is read as $aminoAcid',
    async ({ codon, aminoAcid }) => {
      const { letters, firstCodons, stopCodon } = await translate(`ATG${codon}`);
      expect(letters).toBe(aminoAcid === '*' ? 'M' : `M${aminoAcid}`);
      expect(firstCodons[1]).toEqual({ codon: codon.replaceAll('T', 'U'), aminoAcid });
      expect(stopCodon).toBe(aminoAcid === '*' ? codon.replaceAll('T', 'U') : null);
    },
  );
});

describe('createTranslator', () => {
  const strand = fc.string({ unit: fc.constantFrom(...'ATGCatgcUu', 'ATG', ' ', '\n', '\u3000'), maxLength: 80 });
  const cuts = fc.array(fc.nat(120));

  test('agrees with the plain way, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(strand, cuts, async (text, at) => {
        const { letters, length } = await translate(text, at);
        const expected = naiveProtein(text);
        expect(letters).toBe(expected);
        expect(length).toBe(expected.length);
      }),
    );
  });

  test('a window equals a slice of the whole protein', async () => {
    await fc.assert(
      fc.asyncProperty(strand, cuts, fc.nat(30), fc.nat(30), async (text, at, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { letters, length } = await translate(text, at, from, to);
        expect(letters).toBe(naiveProtein(text).slice(from, to));
        expect(length).toBe(naiveProtein(text).length);
      }),
    );
  });

  test('the start position counts letters, not white space', async () => {
    expect((await translate('c c\nat gaaa')).startPosition).toBe(3);
    expect((await translate('ATG')).startPosition).toBe(1);
    expect((await translate('TGATCG')).startPosition).toBeNull();
  });

  test('the start may lie across slices', async () => {
    expect(await translate('CATGTTTTAAGG', [2, 3])).toMatchObject({
      startPosition: 2,
      letters: 'MF',
      stopCodon: 'UAA',
    });
  });

  test('is finished at the stop and changes no more', () => {
    const translator = createTranslator(0, 10);
    translator.read(new TextEncoder().encode('ATGAAATAG'));
    expect(translator.isFinished()).toBe(true);
    const before = translator.reading();
    translator.read(new TextEncoder().encode('ATGCCCCCC'));
    expect(translator.reading()).toEqual(before);
    expect(translator.length()).toBe(2);
  });

  test('names the first twelve codons and no more', async () => {
    const { firstCodons, length } = await translate(`ATG${'GCC'.repeat(40)}`);
    expect(length).toBe(41);
    expect(firstCodons).toHaveLength(12);
    expect(firstCodons[0]).toEqual({ codon: 'AUG', aminoAcid: 'M' });
  });
});
