import { amount } from '#src/calculators/families/amounts.ts';
import {
  ELEMENT_SHARES,
  elementTable,
  formula,
  shareChart,
  standardWeightNotices,
} from '#src/calculators/families/elementShares.ts';
import { AS_READ, readingNotices } from '#src/calculators/families/formulaReading.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, power, upToDigits } from '#src/engine/kit/writing.ts';
import type molarMass from '#workers/formulas/molar-mass.ts';
import type { MolarMassInput, MolarMassResult } from '#workers/formulas/molar-mass.ts';
import { ELECTRON_MASS } from '#workers/reference/physicalConstants.ts';

type Key = ResultKey<MolarMassResult>;

const ABOUT = ['charge', 'hillFormula', 'empiricalFormula', 'atomCount', 'monoisotopicMass', 'uncertainty'] as const;

export default defineCalculator<typeof molarMass>()({
  formula: 'molar-mass',
  fixed: {},
  fields: {
    formula: {
      kind: 'text',
      label: 'Chemical formula',
      hint: 'Any of the 118 elements, brackets, hydrates, ions and isotopes: K3[Fe(CN)6], CuSO4·5H2O, SO4^2-, [13C]O2.',
      placeholder: 'CuSO4·5H2O',
      monospaced: true,
    },
    massGrams: {
      kind: 'number',
      label: 'Mass to convert',
      hint: 'This or the amount, not both.',
      ...measuredIn('mass', 'g', 'mg', 'µg', 'kg'),
      optional: true,
      min: 0,
    },
    moles: {
      kind: 'number',
      label: 'Amount to convert',
      ...measuredIn('amount', 'mol', 'mmol', 'µmol'),
      optional: true,
      min: 0,
      step: 0.1,
    },
  },
  example: { formula: 'CuSO4·5H2O', massGrams: '10', moles: '' },
  errorStyle: 'inline',
  outputs: {
    ...AS_READ,
    molarMass: {
      kind: 'number',
      label: ({ result }) => `Molar mass of ${shownFormula(result.written)}`,
      unit: 'g/mol',
      written: decimals(3),
    },
    elements: ELEMENT_SHARES,
    hillFormula: formula('Hill order'),
    empiricalFormula: formula('Empirical formula'),
    atomCount: count('Atoms'),
    monoisotopicMass: {
      kind: 'number',
      label: 'Monoisotopic mass',
      unit: 'u',
      written: decimals(4),
      missing: 'not defined',
      note: 'Every atom of its element’s most abundant isotope: what a mass spectrometer looks for.',
    },
    uncertainty: {
      kind: 'number',
      label: 'Uncertainty of the molar mass',
      unit: 'g/mol',
      written: upToDigits(2),
      missing: 'not defined',
      note: 'To either side, from the published uncertainties of the weights.',
    },
    withoutStandardWeight: { kind: 'inner', label: 'Elements without a standard weight' },
    moles: { kind: 'number', label: 'Amount of substance', unit: 'mol', written: amount(4) },
    massGrams: { kind: 'number', label: 'Mass', unit: 'g', written: amount(3) },
    molecules: { kind: 'number', label: 'Molecules or formula units', written: power(4) },
  },
  present,
  precision: { counts: 'figures', of: ['moles', 'massGrams', 'molecules'] },
  evidence: 'law',
  sources: ['prohaska2022', 'ciaaw2024', 'siBrochure2019', 'wang2021', 'hill1900', 'codata2022'],
});

function present(result: MolarMassResult, input: MolarMassInput, figure: FigureOf<Key>): Presentation<Key> {
  const mass = figure('molarMass');
  return {
    headline: mass,
    status: `Molar mass ${mass.text} g/mol${ofAmount(result, figure)}.`,
    blocks: [
      ...readingNotices(result.notes),
      ...standardWeightNotices(result.withoutStandardWeight),
      ...amountFacts(result, figure),
      elementTable('elements', 'What each element contributes', result.elements, figure),
      {
        kind: 'facts',
        title: 'About the formula',
        figures: ABOUT.filter((key) => key !== 'charge' || result.charge !== 0).map((key) => figure(key)),
      },
      shareChart(result.elements),
    ],
    working: workingOf(result, input, figure),
  };
}

function ofAmount({ moles }: MolarMassResult, figure: FigureOf<Key>): string {
  if (moles === null) return '';
  const [mass, amount] = [figure('massGrams'), figure('moles')];
  return `: ${mass.text} ${mass.unit ?? ''} are ${amount.text} ${amount.unit ?? ''}`;
}

function amountFacts({ moles }: MolarMassResult, figure: FigureOf<Key>): readonly FactsBlock<Key>[] {
  if (moles === null) return [];
  return [{ kind: 'facts', title: 'The amount', figures: [figure('moles'), figure('massGrams'), figure('molecules')] }];
}

function workingOf(
  { molarMass, charge, elements, moles }: MolarMassResult,
  { massGrams }: MolarMassInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const sum: WorkingStep = {
    label: 'Molar mass',
    formula: charge === 0 ? 'M = Σ count·atomic weight' : 'M = Σ count·atomic weight − charge·electron mass',
    substituted: elements.map(({ count, atomicMass }) => `${count}·${atomicMass}`).join(' + ') + electronTerm(charge),
    value: `${figure('molarMass').text} g/mol`,
  };
  if (moles === null) return [sum];
  const [inGrams, inMoles] = [figure('massGrams'), figure('moles')];
  return [
    sum,
    massGrams === undefined
      ? {
          label: 'Mass',
          formula: 'm = n·M',
          substituted: `${moles}·${workingNumber(molarMass, inGrams.written)}`,
          value: `${inGrams.text} g`,
        }
      : {
          label: 'Amount of substance',
          formula: 'n = m ÷ M',
          substituted: `${massGrams} ÷ ${workingNumber(molarMass, inMoles.written)}`,
          value: `${inMoles.text} mol`,
        },
    {
      label: 'Molecules or formula units',
      formula: 'N = n·Nₐ',
      substituted: `${workingNumber(moles)}·6.02214076e23`,
      value: figure('molecules').text,
    },
  ];
}

/** What the electrons of an ion weigh, as the working adds or takes it off. */
function electronTerm(charge: number): string {
  if (charge === 0) return '';
  return `${charge > 0 ? ' − ' : ' + '}${Math.abs(charge)}·${ELECTRON_MASS}`;
}
