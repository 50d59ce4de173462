import { ELEMENT_SHARES, formula } from '#src/calculators/families/elementShares.ts';
import { AS_READ } from '#src/calculators/families/formulaReading.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { Depends, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, digits, plain } from '#src/engine/kit/writing.ts';
import type {
  CandidateFormula,
  FormulaOfComposition,
  PercentCompositionInput,
  PercentCompositionResult,
} from '#workers/formulas/percent-composition.ts';

/** The composition of a formula, or the formulas of a composition. */
export const OUTPUTS: Outputs<PercentCompositionResult, PercentCompositionResult, PercentCompositionInput> = {
  ...AS_READ,
  mode: { kind: 'words', label: 'What is known', words: { formula: 'The formula', composition: 'The percentages' } },
  molarMass: {
    kind: 'number',
    label: ({ result }) => (result.mode === 'formula' ? `Molar mass of ${shownFormula(result.written)}` : 'Molar mass'),
    unit: 'g/mol',
    written: decimals(3),
  },
  composition: ELEMENT_SHARES,
  hillFormula: formula('Elements in Hill order'),
  empiricalFormula: {
    kind: 'words',
    label: ({ result }) =>
      result.mode === 'formula' ? 'Simplest formula with these percentages' : 'Empirical formula',
    words: shownFormula,
    note: ({ result }) => (result.mode === 'composition' ? fitOf(result) : undefined),
  },
  withoutStandardWeight: { kind: 'inner', label: 'Elements without a standard weight' },
  multiplier: count('Multiplier', 'By which the ratios become nearly whole.'),
  empiricalMass: { kind: 'number', label: 'Mass of the empirical formula', unit: 'g/mol', written: decimals(3) },
  molecularFormula: formula('Molecular formula'),
  totalPercentage: { kind: 'number', label: 'Sum of the percentages', unit: '%', written: decimals(2) },
  deviation: {
    kind: 'number',
    label: 'Largest deviation from an entered percentage',
    unit: '%',
    written: decimals(2),
    note: 'Percentage points, of the best formula.',
  },
  window: { kind: 'number', label: 'Error of each percentage', unit: '%', written: plain },
  isClear: { kind: 'flag', label: 'No other formula comes near the first' },
  fitsMolarMass: { kind: 'flag', label: 'A formula has the molar mass' },
  fitting: count('Formulas that fit'),
  mostAtoms: count('Most atoms of a formula'),
  candidates: {
    kind: 'rows',
    label: 'Formulas that fit',
    row: {
      formula: formula(({ at }) => `Formula ${Number(at) + 1}`),
      molecule: { kind: 'words', label: ({ at }) => `Molecule ${Number(at) + 1}`, words: moleculeText },
      mass: {
        kind: 'number',
        label: ({ at }) => `Mass of formula ${Number(at) + 1}, g/mol`,
        columnUnit: 'g/mol',
        written: decimals(3),
      },
      unsaturation: count(({ at }) => `Unsaturation of molecule ${Number(at) + 1}`),
      deviation: percentage(({ at }) => `Farthest off, formula ${Number(at) + 1}, %`),
    },
  },
  analysis: {
    kind: 'rows',
    label: 'From percentages to atoms',
    row: {
      symbol: { kind: 'words', label: 'Element' },
      atomicMass: {
        kind: 'number',
        label: ({ row }) => `Atomic mass of ${row.symbol}`,
        unit: 'g/mol',
        written: decimals(3),
      },
      measured: percentage(({ row }) => `Percentage ${row.isRest ? 'left' : 'entered'} of ${row.symbol}`),
      isRest: { kind: 'flag', label: ({ row }) => `${row.symbol} is the rest` },
      moles: {
        kind: 'number',
        label: ({ row }) => `mol in 100 g of ${row.symbol}`,
        columnUnit: 'mol',
        written: digits(4),
      },
      ratio: {
        kind: 'number',
        label: ({ row }) => `Ratio to the smallest amount of ${row.symbol}`,
        written: digits(4),
      },
      count: count(({ row }) => `Atoms in the formula of ${row.symbol}`),
      calculated: percentage(({ row }) => `Percentage by the formula of ${row.symbol}`),
    },
  },
};

/** In a column that names the unit. */
function percentage<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, columnUnit: '%', written: decimals(2) };
}

function moleculeText(molecule: string, { row }: Here<unknown, unknown, CandidateFormula>): string {
  const text = molecule === row.formula ? 'the same' : withSubscripts(molecule);
  return row.unsaturation !== null && row.unsaturation < 0 ? `${text}, as a salt or hydrate` : text;
}

function fitOf({ isClear, fitting, window }: FormulaOfComposition): string {
  if (fitting === 1) return `The only formula within ±${window} % of each percentage.`;
  return isClear
    ? 'Clearly the best fit for its size; the molecule may be a multiple of it.'
    : `The best of ${fitting} formulas within ±${window} %; the percentages do not decide between the first ones.`;
}
