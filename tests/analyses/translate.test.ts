/** Translations of real and of generated strands, to the letter against EMBOSS transeq and Biopython (recorded answers). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import translate, { type TranslateInput } from '#workers/formulas/translate.ts';
import { FRAME_NAMES } from '#workers/lib/sequences/letters/sixFrameTally.ts';
import { GENETIC_CODE_IDS, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';

interface Recorded {
  /** By file and genetic code: a digest of six frames. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A strand and its six frames. */
  readonly generated: readonly (readonly string[])[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/translate.json', 'utf8'));

async function sixFrames(text: string, geneticCode: GeneticCodeId, options = {}): Promise<readonly string[]> {
  const { given, task } = await givenDna({ text, origin: 'file', options, cuts: [1000, 7001, 20_000] });
  const input: TranslateInput = {
    given,
    geneticCode,
    frame: 'all',
    shape: 'linear',
    stops: 'show',
    startIsMethionine: false,
  };
  const { frames } = await translate.compute(input, task);
  return Promise.all(
    FRAME_NAMES.map(async (name) => {
      const protein = frames[name]?.protein ?? '';
      if (typeof protein === 'string') return protein;
      // In two windows, which join anywhere.
      const view = (from: number, to: number) => translate.view(input, `frames.${name}.protein`, from, to, task);
      return (await view(0, 5001)) + (await view(5001, protein.length));
    }),
  );
}

test.each(Object.entries(recorded.files))('%s in every genetic code', async (file, digests) => {
  const text = readFileSync(`tests/data/${file}`, 'utf8');
  expect(Object.keys(digests)).toEqual(GENETIC_CODE_IDS);
  for (const code of GENETIC_CODE_IDS) {
    const digest = createHash('sha256')
      .update((await sixFrames(text, code)).join('\n'))
      .digest('hex');
    expect([code, digest]).toEqual([code, digests[code]]);
  }
});

test('generated strands with ambiguity letters', async () => {
  expect(recorded.generated.length).toBeGreaterThan(30);
  for (const [text = '', ...frames] of recorded.generated) {
    expect(await sixFrames(text, '1', { allowAmbiguous: true })).toEqual(frames);
  }
});
