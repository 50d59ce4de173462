import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import codonAdaptation from '#workers/formulas/codon-adaptation.ts';

const BLANK = { table: 'eColi', from: null, to: null, strand: 'entered', shape: 'linear' } as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text, options: { allowAmbiguous: true } });
  return { verdict: codonAdaptation.validate({ ...BLANK, ...own, given }), task };
}

async function indexOf(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return codonAdaptation.compute(verdict.input, task);
}

describe('compute', () => {
  test('two codons by hand', async () => {
    // E. coli: GCG is the most used codon of alanine, AAA that of lysine.
    const { index, counted, total, stops, codons } = await indexOf('ATGGCGAAGTAA');
    const of = (codon: string) => codons.find((each) => each.codon === codon);
    expect([counted, total, stops]).toEqual([2, 4, 1]);
    expect(of('GCG')?.adaptiveness).toBe(1);
    expect(of('AAG')?.adaptiveness).toBe((of('AAG')?.reference ?? 0) / (of('AAA')?.reference ?? 1));
    expect(index).toBeCloseTo(Math.sqrt(of('AAG')?.adaptiveness ?? 0), 12);
  });

  test('a codon that the reference never uses counts as 0.5', async () => {
    const { codons, index } = await indexOf('GCGGCG', { table: 'yeastCai' });
    const most = Math.max(...codons.filter(({ aminoAcid }) => aminoAcid === 'A').map(({ reference }) => reference));
    expect(index).toBeCloseTo(0.5 / most, 12);
  });

  test('a region, on either strand, and nothing that counts', async () => {
    expect((await indexOf('TTTCGC', { strand: 'other' })).codons.filter(({ count }) => count > 0)).toMatchObject(
      [{ codon: 'GCG' }, { codon: 'AAA' }].toReversed(),
    );
    expect(await indexOf('ATGTGGNNN')).toMatchObject({
      index: null,
      indexOfAll: 1,
      counted: 0,
      total: 2,
      ambiguous: 1,
    });
    expect(await indexOf('CCGCGTT', { from: 3, to: 5 })).toMatchObject({ index: 1, counted: 1, from: 3, to: 5 });
  });
});

describe('validate', () => {
  test.each([
    [{ from: 0 }, 'from'],
    [{ to: 99 }, 'to'],
    [{ from: 5, to: 2 }, 'to'],
  ])('refuses %j', async (own, path) => {
    expect((await asked('ACGTAC', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('an unknown table is the first', async () => {
    expect((await asked('ACG', { table: 'x', strand: 'x' })).verdict).toMatchObject({
      ok: true,
      input: { table: 'eColi', strand: 'entered' },
    });
  });
});
