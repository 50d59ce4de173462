/** Runs the golden cases of the selected calculators through the worker's host. */
import { describe, expect, test } from 'vitest';
import { loadDefinition } from '#tests/vectorRunner/calculators.ts';
import { caseComplaints } from '#tests/vectorRunner/caseComplaints.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';

const IDS = (process.env.ONLY_CALCULATOR ?? '').split(',');
const FILES = readVectorFiles(VECTOR_FOLDER).filter(({ calculator }) => IDS.includes(calculator));

describe.each(FILES)('$file', (file) => {
  test.each(file.cases)('$name', async (vectorCase) => {
    const definition = await loadDefinition(file.calculator);
    const complaints = definition === undefined ? [] : await caseComplaints(definition, file, vectorCase);
    expect(complaints.map((each) => `tests/vectors/${file.file}, case '${vectorCase.name}': ${each}`)).toEqual([]);
  });
});
