/** The golden cases as tests of their own, so that Stryker knows which of them a mutant has to fear. */
import { describe, expect, test } from 'vitest';
import { loadDefinition } from '#tests/vectorRunner/calculators.ts';
import { caseComplaints } from '#tests/vectorRunner/caseComplaints.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';

// Before any test: what runs when a formula is loaded must not count as run by the test that happens to be the first.
import.meta.glob('/workers/formulas/*.ts', { eager: true });

for (const file of readVectorFiles(VECTOR_FOLDER)) {
  const definition = await loadDefinition(file.calculator);
  describe(file.file, () => {
    test.each(file.cases)('$name', async (vectorCase) => {
      if (definition === undefined) throw new Error(`there is no calculator '${file.calculator}'`);
      expect(await caseComplaints(definition, file, vectorCase)).toEqual([]);
    });
  });
}
