import { elementTable, formulaFigure, shareChart, standardWeightNotices } from '#src/families/elementShares.ts';
import { chargeFigures, readingNotices } from '#src/families/formulaReading.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { ComparisonBlock, FactsBlock, Figure, Presentation, ResultKey, TwoValues } from '#src/kit/presentation.ts';
import { filled } from '#src/kit/ready.ts';
import type molecularWeight from '#workers/formulas/molecular-weight.ts';
import type { MolecularWeightResult } from '#workers/formulas/molecular-weight.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<MolecularWeightResult>;

export default defineCalculator<typeof molecularWeight>()({
  formula: 'molecular-weight',
  fixed: {},
  fields: {
    formula: {
      kind: 'text',
      label: 'Chemical formula',
      hint: 'Such as C6H12O6, Ca(OH)2 or MgSO4·7H2O. Capitals count: Co is cobalt, CO is carbon and oxygen.',
      placeholder: 'C6H12O6',
      monospaced: true,
    },
    elementTable: {
      kind: 'choice',
      label: 'Elements',
      hint: 'The 18 are H, Li, Be, B, C, N, O, F, Na, Mg, Al, Si, P, S, Cl, Ar, K and Ca.',
      look: 'radios',
      options: [
        { value: 'spec', label: '18 elements, hydrogen to calcium' },
        { value: 'all', label: 'All 118 elements' },
      ],
      initial: 'spec',
    },
  },
  example: { formula: 'Al2(SO4)3', elementTable: 'spec' },
  needs: { ready: filled('formula'), missing: 'Enter a chemical formula to calculate.' },
  errorStyle: 'inline',
  present,
  sources: ['prohaska2022', 'ciaaw2024', 'hill1900', 'khriachtchev2000', 'wang2021', 'codata2022'],
});

function present(result: MolecularWeightResult): Presentation<Key> {
  const total = number('totalMass', `Molecular weight of ${shownFormula(result.written)}`, result.totalMass, 3);
  const disputed = empiricalInTwo(result);
  return {
    headline: { ...total, unit: 'g/mol' },
    ...(disputed === null ? {} : { second: disputed }),
    status: `Molecular weight ${total.text} g/mol.${disputed === null ? '' : ` Empirical formula ${disputed.figure.text} by the smallest count, ${disputed.accepted.figure.text} by the greatest common divisor, which is the best estimate.`}`,
    blocks: [
      ...readingNotices(result.notes),
      ...standardWeightNotices(result.withoutStandardWeight),
      elementTable('elements', 'Composition by element', result.elements),
      ...(disputed === null ? [empirical(result)] : []),
      compound(result),
      shareChart(result.elements),
    ],
    working: workingOf(result),
  };
}

/** Returns the empirical formula by both rules; null where they agree. */
function empiricalInTwo({ empiricalFormula, reference }: MolecularWeightResult): TwoValues<Key> | null {
  if (empiricalFormula === reference.empiricalFormula) return null;
  return {
    figure: formulaFigure('empiricalFormula', 'Empirical formula', empiricalFormula),
    accepted: {
      insteadOf: 'Smallest count, rounded',
      method: 'Greatest common divisor',
      figure: formulaFigure('reference.empiricalFormula', 'Empirical formula', reference.empiricalFormula),
      advice: 'Use the greatest common divisor: it keeps the ratio of the atoms. Rounding changes it here.',
    },
  };
}

/** Where both rules agree. */
function empirical({ empiricalFormula, reference }: MolecularWeightResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Empirical formula by rule',
    methods: ['Smallest count', 'Greatest common divisor'],
    rows: [
      {
        label: 'Empirical formula',
        figures: [
          formulaFigure('empiricalFormula', 'Empirical formula, smallest count', empiricalFormula),
          formulaFigure(
            'reference.empiricalFormula',
            'Empirical formula, greatest common divisor',
            reference.empiricalFormula,
          ),
        ],
      },
    ],
    why: 'Both agree where the smallest count divides all the others. Elsewhere only the greatest common divisor keeps the ratio.',
    sources: [],
  };
}

function compound({ charge, atomCount, reference }: MolecularWeightResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'The compound',
    figures: [
      ...chargeFigures(charge),
      formulaFigure('reference.hillFormula', 'Formula in Hill order', reference.hillFormula),
      { field: 'atomCount', label: 'Atoms in the formula', value: atomCount, text: String(atomCount) },
      {
        field: 'reference.uncertainty',
        label: 'Uncertainty (±)',
        value: reference.uncertainty,
        text: reference.uncertainty === null ? 'not defined' : String(Number(reference.uncertainty.toPrecision(2))),
        ...(reference.uncertainty === null ? {} : { unit: 'g/mol' }),
        note: 'Natural materials differ: the published uncertainties of the atomic weights, added up.',
      },
    ],
  };
}

function number(field: Key, label: string, value: number, decimals: number): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals) };
}
