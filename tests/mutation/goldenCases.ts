/** The golden cases as separate tests, so that Stryker knows which of them cover a mutant. */
import { describe, expect, test } from 'vitest';
import { loadDefinition } from '#tests/vectorRunner/calculators.ts';
import { caseComplaints } from '#tests/vectorRunner/caseComplaints.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';

// Load before any test, so that module-level code does not count as covered by the first test.
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
