/** Annotated features of real and made-up entries against Biopython (recorded answers). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import features from '#workers/formulas/features.ts';

interface Recorded {
  readonly features: readonly {
    readonly type: string;
    readonly strand: string;
    readonly length: number;
    readonly gene: string;
    readonly product: string;
    readonly locusTag: string;
    /** SHA-256 */
    readonly letters: string;
    readonly protein?: string;
  }[];
  readonly embl: string;
  readonly madeUp: { readonly text: string; readonly extracted: readonly (readonly [string, string])[] };
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/features.json', 'utf8'));

const FILES = [
  { format: 'GenBank', text: readFileSync('tests/data/NC_005816.gb', 'utf8') },
  { format: 'EMBL', text: recorded.embl },
];

test.each(FILES)(
  '$format: every feature with its letters, every coding sequence with its translation',
  async ({ text }) => {
    const { given, task } = await givenDna({ text, origin: 'file', cuts: [100, 7000, 7001, 20_000] });
    const all = await features.compute({ given, type: '', contains: '', shape: 'entry' }, task);
    expect(all.count).toBe(recorded.features.length);
    expect(all.coding).toEqual({ checked: 10, unchecked: 0, differing: 0, listed: [] });
    for (const [index, { letters, protein, ...listed }] of recorded.features.entries()) {
      // Biopython gives a strand to a place between two bases, too.
      const { strand, ...rest } = listed;
      expect(all.listed[index]).toMatchObject(listed.length === 0 ? rest : { strand, ...rest });
      const { shown } = await features.compute(
        { given, type: 'none', contains: '', shape: 'entry', shownNumber: index + 1 },
        task,
      );
      const digest = createHash('sha256').update(String(shown?.letters)).digest('hex');
      expect([index, digest, shown?.protein]).toEqual([index, letters, protein ?? null]);
    }
  },
);

test('locations of several parts, on either strand, incomplete, across the origin', async () => {
  const { text, extracted } = recorded.madeUp;
  const { given, task } = await givenDna({ text, origin: 'file' });
  for (const [index, [location, letters]] of extracted.entries()) {
    const { shown } = await features.compute(
      { given, type: '', contains: '', shape: 'entry', shownNumber: index + 1 },
      task,
    );
    expect([shown?.location, shown?.letters]).toEqual([location, letters]);
  }
});
