/** Checks that the files of the selected calculators are complete. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GUIDES } from '#src/engine/kit/taxonomy.ts';
import { calculatorFiles, WHAT_IT_HOLDS } from '#src/tools/scaffold/calculatorFiles.ts';
import { loadDefinition } from '#tests/vectorRunner/calculators.ts';

const IDS = (process.env.ONLY_CALCULATOR ?? '').split(',');

describe.each(IDS)('%s', (id) => {
  test('has all its files', async () => {
    const formula = (await loadDefinition(id))?.formula ?? id;
    const { formula: mathematics, formulaTest } = calculatorFiles(formula);
    const files = { ...calculatorFiles(id), formula: mathematics, formulaTest };
    const wanted: readonly (keyof typeof files)[] = GUIDES.some((guide) => guide === id)
      ? ['content']
      : ['content', 'calculator', 'formula', 'formulaTest', 'goldenCases'];
    const missing = wanted.filter((file) => !existsSync(files[file]));
    expect(missing.map((file) => `${files[file]} is missing: it holds ${WHAT_IT_HOLDS[file]}`)).toEqual([]);
  });
});
