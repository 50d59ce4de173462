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
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, Presentation, ResultKey, TwoValues } from '#src/engine/kit/presentation.ts';
import { filled } from '#src/engine/kit/ready.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type molecularWeight from '#workers/formulas/molecular-weight.ts';
import type { MolecularWeightResult } from '#workers/formulas/molecular-weight.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<MolecularWeightResult>;

const COMPOUND = ['charge', 'reference.hillFormula', 'atomCount', 'reference.uncertainty'] as const;

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
  outputs: {
    ...AS_READ,
    totalMass: {
      kind: 'number',
      label: ({ result }) => `Molecular weight of ${shownFormula(result.written)}`,
      unit: 'g/mol',
      written: decimals(3),
    },
    elements: ELEMENT_SHARES,
    empiricalFormula: formula('Empirical formula, smallest count'),
    atomCount: count('Atoms in the formula'),
    withoutStandardWeight: { kind: 'inner', label: 'Elements without a standard weight' },
    reference: {
      kind: 'group',
      keys: {
        empiricalFormula: formula('Empirical formula, greatest common divisor'),
        divisor: count('Greatest common divisor of the counts'),
        hillFormula: formula('Formula in Hill order'),
        uncertainty: {
          kind: 'number',
          label: 'Uncertainty (±)',
          unit: 'g/mol',
          written: upToDigits(2),
          missing: 'not defined',
          note: 'Natural materials differ: the published uncertainties of the atomic weights, added up.',
        },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['prohaska2022', 'ciaaw2024', 'hill1900', 'khriachtchev2000', 'wang2021', 'codata2022'],
});

function present(result: MolecularWeightResult, _: unknown, figure: FigureOf<Key>): Presentation<Key> {
  const total = figure('totalMass');
  const disputed = empiricalInTwo(result, figure);
  return {
    headline: total,
    ...(disputed === null ? {} : { second: disputed }),
    status: `Molecular weight ${total.text} g/mol.${disputed === null ? '' : ` Empirical formula ${disputed.figure.text} by the smallest count, ${disputed.accepted.figure.text} by the greatest common divisor, which is the best estimate.`}`,
    blocks: [
      ...readingNotices(result.notes),
      ...standardWeightNotices(result.withoutStandardWeight),
      elementTable('elements', 'Composition by element', result.elements, figure),
      ...(disputed === null ? [empirical(figure)] : []),
      {
        kind: 'facts',
        title: 'The compound',
        figures: COMPOUND.filter((key) => key !== 'charge' || result.charge !== 0).map((key) => figure(key)),
      },
      shareChart(result.elements),
    ],
    working: workingOf(result, figure),
  };
}

/** Returns the empirical formula by both rules; null where they agree. */
function empiricalInTwo(
  { empiricalFormula, reference }: MolecularWeightResult,
  figure: FigureOf<Key>,
): TwoValues<Key> | null {
  if (empiricalFormula === reference.empiricalFormula) return null;
  const label = 'Empirical formula';
  return {
    figure: figure('empiricalFormula', { label }),
    accepted: {
      insteadOf: 'Smallest count, rounded',
      method: 'Greatest common divisor',
      figure: figure('reference.empiricalFormula', { label }),
      advice: 'Use the greatest common divisor: it keeps the ratio of the atoms. Rounding changes it here.',
    },
  };
}

/** Where both rules agree. */
function empirical(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Empirical formula by rule',
    methods: ['Smallest count', 'Greatest common divisor'],
    rows: [{ label: 'Empirical formula', figures: [figure('empiricalFormula'), figure('reference.empiricalFormula')] }],
    why: 'Both agree where the smallest count divides all the others. Elsewhere only the greatest common divisor keeps the ratio.',
    sources: [],
  };
}
