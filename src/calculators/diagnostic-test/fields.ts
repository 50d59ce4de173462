import { confidenceField } from '#src/families/statisticsFields.ts';
import type { Draft, Fields, NumberField } from '#src/kit/fields.ts';
import type { DiagnosticTestInput } from '#workers/formulas/diagnostic-test.ts';

type Box = Draft<DiagnosticTestInput>;

function count(label: string, hint: string): NumberField<Box> {
  return { kind: 'number', label, hint, min: 0, isExact: true };
}

/** The four cells of the table, and where the test will be used. */
export const FIELDS: Fields<DiagnosticTestInput> = {
  truePositives: count('True positives', 'Diseased, and the test is positive.'),
  falsePositives: count('False positives', 'Healthy, but the test is positive.'),
  falseNegatives: count('False negatives', 'Diseased, but the test is negative.'),
  trueNegatives: count('True negatives', 'Healthy, and the test is negative.'),
  prevalence: {
    kind: 'number',
    label: 'Prevalence where the test is used',
    hint: 'Above 0 and below 100. Blank: as in the table.',
    unit: '%',
    min: 0,
    max: 100,
    optional: true,
    isExact: true,
  },
  confidenceLevel: confidenceField<Box>(),
};
