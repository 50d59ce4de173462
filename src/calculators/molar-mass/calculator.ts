import { amountFigure, amountText } from '#src/families/amounts.ts';
import { elementTable, formulaFigure, shareChart, standardWeightNotices } from '#src/families/elementShares.ts';
import { chargeFigures, readingNotices } from '#src/families/formulaReading.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { exponent, fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FactsBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type molarMass from '#workers/formulas/molar-mass.ts';
import type { MolarMassInput, MolarMassResult } from '#workers/formulas/molar-mass.ts';
import { ELECTRON_MASS } from '#workers/reference/physicalConstants.ts';

type Key = ResultKey<MolarMassResult>;

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
      hint: 'Above 0. Enter this or the amount, not both.',
      ...measuredIn('mass', 'g', 'mg', 'µg', 'kg'),
      optional: true,
      min: 0,
    },
    moles: {
      kind: 'number',
      label: 'Amount to convert',
      hint: 'Above 0.',
      ...measuredIn('amount', 'mol', 'mmol', 'µmol'),
      optional: true,
      min: 0,
      step: 0.1,
    },
  },
  example: { formula: 'CuSO4·5H2O', massGrams: '10', moles: '' },
  errorStyle: 'inline',
  present,
  precision: { counts: 'figures', of: ['moles', 'massGrams', 'molecules'] },
  sources: ['prohaska2022', 'ciaaw2024', 'siBrochure2019', 'wang2021', 'hill1900', 'codata2022'],
});

function present(result: MolarMassResult, input: MolarMassInput): Presentation<Key> {
  const { written, notes } = result;
  const mass = fixed(result.molarMass, 3);
  return {
    headline: {
      field: 'molarMass',
      label: `Molar mass of ${shownFormula(written)}`,
      value: result.molarMass,
      text: mass,
      unit: 'g/mol',
    },
    status: `Molar mass ${mass} g/mol.`,
    blocks: [
      ...readingNotices(notes),
      ...standardWeightNotices(result.withoutStandardWeight),
      ...amount(result),
      elementTable('elements', 'What each element contributes', result.elements),
      compound(result),
      shareChart(result.elements),
    ],
    working: workingOf(result, input),
  };
}

function amount({ moles, massGrams, molecules }: MolarMassResult): readonly FactsBlock<Key>[] {
  if (moles === null || massGrams === null || molecules === null) return [];
  return [
    {
      kind: 'facts',
      title: 'The amount',
      figures: [
        amountFigure('moles', 'Amount of substance', moles, { decimals: 4, unit: 'mol' }),
        amountFigure('massGrams', 'Mass', massGrams, { decimals: 3, unit: 'g' }),
        { field: 'molecules', label: 'Molecules or formula units', value: molecules, text: exponent(molecules, 4) },
      ],
    },
  ];
}

function compound(result: MolarMassResult): FactsBlock<Key> {
  const { monoisotopicMass, uncertainty, atomCount } = result;
  return {
    kind: 'facts',
    title: 'About the formula',
    figures: [
      ...chargeFigures(result.charge),
      formulaFigure('hillFormula', 'Hill order', result.hillFormula),
      formulaFigure('empiricalFormula', 'Empirical formula', result.empiricalFormula),
      { field: 'atomCount', label: 'Atoms', value: atomCount, text: String(atomCount) },
      {
        field: 'monoisotopicMass',
        label: 'Monoisotopic mass',
        value: monoisotopicMass,
        ...(monoisotopicMass === null ? { text: 'not defined' } : { text: fixed(monoisotopicMass, 4), unit: 'u' }),
        note: 'Every atom of its element’s most abundant isotope: what a mass spectrometer looks for.',
      },
      {
        field: 'uncertainty',
        label: 'Uncertainty of the molar mass',
        value: uncertainty,
        ...(uncertainty === null
          ? { text: 'not defined' }
          : { text: String(Number(uncertainty.toPrecision(2))), unit: 'g/mol' }),
        note: 'To either side, from the published uncertainties of the weights.',
      },
    ],
  };
}

function workingOf(
  { molarMass, charge, elements, moles, massGrams, molecules }: MolarMassResult,
  input: MolarMassInput,
): readonly WorkingStep[] {
  const sum: WorkingStep = {
    label: 'Molar mass',
    formula: charge === 0 ? 'M = Σ count·atomic weight' : 'M = Σ count·atomic weight − charge·electron mass',
    substituted: elements.map(({ count, atomicMass }) => `${count}·${atomicMass}`).join(' + ') + electronTerm(charge),
    value: `${fixed(molarMass, 3)} g/mol`,
  };
  if (moles === null || massGrams === null || molecules === null) return [sum];
  return [
    sum,
    input.massGrams === undefined
      ? {
          label: 'Mass',
          formula: 'm = n·M',
          substituted: `${moles}·${workingNumber(molarMass, amountText(massGrams, 3))}`,
          value: `${amountText(massGrams, 3)} g`,
        }
      : {
          label: 'Amount of substance',
          formula: 'n = m ÷ M',
          substituted: `${massGrams} ÷ ${workingNumber(molarMass, amountText(moles, 4))}`,
          value: `${amountText(moles, 4)} mol`,
        },
    {
      label: 'Molecules or formula units',
      formula: 'N = n·Nₐ',
      substituted: `${workingNumber(moles)}·6.02214076e23`,
      value: exponent(molecules, 4),
    },
  ];
}

/** What the electrons of an ion weigh, as the working adds or takes it off. */
function electronTerm(charge: number): string {
  if (charge === 0) return '';
  return `${charge > 0 ? ' − ' : ' + '}${Math.abs(charge)}·${ELECTRON_MASS}`;
}
