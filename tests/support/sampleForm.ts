/**
 * A small form with every feature that the machine handles: a required field, a choice that resets the others, a list
 * with an entry form, a confirmation that an edit clears.
 */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';

const SAMPLE: AnyCalculatorDefinition = {
  formula: 'sample',
  fixed: { species: 'dog' },
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      look: 'radios',
      options: [
        { value: 'cube', label: 'Cube' },
        { value: 'sphere', label: 'Sphere' },
      ],
      initial: 'cube',
      resetsOthers: true,
    },
    size: { kind: 'number', label: 'Size', unit: 'µm' },
    measured: { kind: 'checkbox', label: 'I have measured the size', confirms: [], about: ['size'] },
    readings: {
      kind: 'rows',
      label: 'Readings',
      rowName: 'reading',
      addLabel: 'Add reading',
      minRows: 0,
      row: {
        pressure: { kind: 'number', label: 'Pressure' },
        taken: { kind: 'date', label: 'Taken', initial: 'today' },
      },
      entry: { name: 'reading', formula: 'sample-reading' },
    },
  },
  example: { shape: 'cube', size: '2', readings: [] },
  needs: { ready: ({ size }) => size !== '', missing: 'Enter a size.' },
  outputs: {},
  errorStyle: 'inline',
  present: () => ({
    headline: { field: 'volume', label: 'Volume', value: 8, text: '8' },
    status: 'The volume is 8.',
    blocks: [],
    working: [],
  }),
  evidence: 'rule',
  sources: ['spec'],
};

export const sampleForm = createFormModel(SAMPLE);

/** The same on a page where an edit removes the result at once. */
export const strictSampleForm = createFormModel({ ...SAMPLE, resultAfterEdit: 'removed' });
