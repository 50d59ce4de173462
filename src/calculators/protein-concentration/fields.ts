import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { ProteinConcentrationInput } from '#workers/formulas/protein-concentration.ts';

type ProteinDraft = Draft<ProteinConcentrationInput>;

const uses =
  (...methods: readonly ProteinConcentrationInput['method'][]) =>
  ({ method }: ProteinDraft): boolean =>
    methods.some((each) => each === method);

/** The boxes of all three methods; each method shows its own. */
export const FIELDS: Fields<ProteinConcentrationInput> = {
  method: {
    kind: 'choice',
    label: 'Method',
    hint: 'For a pure protein, an extract, or a Bradford or BCA assay.',
    look: 'menu',
    options: [
      { value: 'molar-extinction', label: 'Extinction coefficient' },
      { value: 'warburg-christian', label: 'Warburg–Christian' },
      { value: 'standard-curve', label: 'Standard curve' },
    ],
    initial: 'molar-extinction',
  },
  absorbance280: {
    kind: 'number',
    label: 'A280',
    hint: 'Absorbance at 280 nm against the buffer.',
    min: 0,
    step: 0.05,
    visibleWhen: uses('molar-extinction', 'warburg-christian'),
  },
  absorbance260: {
    kind: 'number',
    label: 'A260',
    hint: 'Absorbance at 260 nm, 0 or more; both in 1 cm.',
    min: 0,
    step: 0.05,
    visibleWhen: uses('warburg-christian'),
  },
  molarExtinction: {
    kind: 'number',
    label: 'Molar extinction coefficient',
    hint: 'At 280 nm.',
    ...measuredIn('extinction', 'M⁻¹ cm⁻¹', 'mM⁻¹ cm⁻¹'),
    min: 0,
    step: 100,
    visibleWhen: uses('molar-extinction'),
  },
  molecularWeight: {
    kind: 'number',
    label: 'Molecular weight',
    ...measuredIn('molarMass', 'g/mol', 'kDa'),
    min: 0,
    step: 100,
    visibleWhen: uses('molar-extinction'),
  },
  standards: {
    kind: 'rows',
    label: 'Standards',
    hint: 'You can paste two columns from a spreadsheet. Enter each replicate as its own row.',
    rowName: 'standard',
    minRows: 2,
    row: {
      concentration: { kind: 'number', label: 'Concentration', min: 0, step: 0.25 },
      absorbance: { kind: 'number', label: 'Absorbance', min: 0, step: 0.05 },
    },
    unitsIn: { concentration: ['concentrationUnit'] },
    visibleWhen: uses('standard-curve'),
  },
  concentrationUnit: {
    kind: 'choice',
    label: 'Standards in',
    look: 'menu',
    options: [
      { value: 'mg/mL', label: 'mg/mL' },
      { value: 'µg/mL', label: 'µg/mL' },
    ],
    initial: 'mg/mL',
    visibleWhen: uses('standard-curve'),
  },
  absorbance: {
    kind: 'number',
    label: 'Absorbance of the sample',
    hint: 'In the same assay.',
    min: 0,
    step: 0.05,
    visibleWhen: uses('standard-curve'),
  },
  dilutionFactor: {
    kind: 'number',
    label: 'Dilution factor',
    readsAs: 'dilution',
    hint: 'How many times it was diluted.',
    min: 0,
    initial: 1,
    optional: true,
  },
  pathLength: {
    kind: 'number',
    label: 'Path length',
    hint: 'Of the cuvette.',
    ...measuredIn('length', 'cm', 'mm'),
    min: 0,
    step: 0.1,
    initial: 1,
    optional: true,
    visibleWhen: uses('molar-extinction'),
  },
};
