/** Low complexity. Stretches against dustmasker: tests/vectors/own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import lowComplexity from '#workers/formulas/low-complexity.ts';

const BLANK = { window: null, level: null, maskedAs: 'lower', order: 'position' } as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({
    text,
    options: { allowAmbiguous: true, readAsFasta: text.startsWith('>') },
  });
  return { verdict: lowComplexity.validate({ ...BLANK, ...own, given }), task };
}

async function found(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const { input } = verdict;
  const view = (from: number, to: number) => lowComplexity.view(input, 'fasta', from, to, task);
  return { result: await lowComplexity.compute(input, task), view };
}

test('a run of one base in lower case, under the name of its record', async () => {
  const { result } = await found('>clone 7\nACGGATTCCAGAAAAAAAAAAAAAAAACGGTCNNTAC\n');
  expect(result).toEqual({
    masked: 16,
    share: (100 * 16) / 37,
    total: 1,
    longest: 16,
    length: 37,
    listed: [{ start: 12, end: 27, length: 16 }],
    fasta: '>clone 7\nACGGATTCCAGaaaaaaaaaaaaaaaaCGGTCNNTAC\n',
  });
});

test('as N', async () => {
  const { result } = await found(`ACG${'CA'.repeat(10)}GGT`, { maskedAs: 'N' });
  expect(result.fasta).toBe(`>sequence_1\nACG${'N'.repeat(20)}GGT\n`);
});

test('any window of a long FASTA is that part of the whole', async () => {
  const text = `>long\n${'ACGGATTCCAGTTGACCATGCAGT'.repeat(20)}${'CAGCAG'.repeat(9)}${'TTTTTTTTTTTACGATC'.repeat(700)}\n`;
  const { result, view } = await found(text);
  const { length } = result.fasta;
  expect(typeof result.fasta).toBe('object');
  const whole = await view(0, length);
  expect(whole).toHaveLength(length);
  expect(whole.replace(/^.*\n/, '').replace(/[^acgt]/g, '')).toHaveLength(result.masked);
  await fc.assert(
    fc.asyncProperty(fc.nat(length), fc.nat(300), async (from, letters) => {
      expect(await view(from, from + letters)).toBe(whole.slice(from, from + letters));
    }),
  );
  expect(() => lowComplexity.view({} as never, 'masked' as never, 0, 1, {} as never)).toThrow('no text');
});

test.each([
  [{ window: 7 }, 'window'],
  [{ window: 65 }, 'window'],
  [{ window: 20.5 }, 'window'],
  [{ level: 1 }, 'level'],
  [{ level: 65 }, 'level'],
])('refuses %j', async (own, path) => {
  expect((await asked('ACGTACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
});
