import { withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { MolecularWeightResult } from '#workers/formulas/molecular-weight.ts';
import type { ElementShare } from '#workers/lib/chemistry/elementShares.ts';

type Key = ResultKey<MolecularWeightResult>;

/** Returns mass, share of the first element and both empirical formulas, with the atoms of the visitor's formula. */
export function workingOf(result: MolecularWeightResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { elements, empiricalFormula, reference } = result;
  const [first] = elements;
  const total = figure('totalMass').text;
  const counts = elements.map(({ count }) => count);
  return [
    {
      label: 'Molecular weight',
      formula: 'M = Σ count·atomic weight',
      substituted: elements.map(({ count, atomicMass }) => `${count}·${atomicMass}`).join(' + '),
      value: `${total} g/mol`,
    },
    ...(first === undefined ? [] : [share(first, total, figure)]),
    {
      label: 'Empirical formula, smallest count',
      formula: 'every count ÷ smallest count, rounded',
      substituted: counts.map((count) => `${count} ÷ ${Math.min(...counts)}`).join(', '),
      value: withSubscripts(empiricalFormula),
    },
    {
      label: 'Empirical formula, greatest common divisor',
      formula: 'every count ÷ greatest common divisor of all',
      substituted: counts.map((count) => `${count} ÷ ${reference.divisor}`).join(', '),
      value: withSubscripts(reference.empiricalFormula),
    },
  ];
}

function share({ name, count, atomicMass }: ElementShare, total: string, figure: FigureOf<Key>): WorkingStep {
  return {
    label: `Share of ${name.toLowerCase()}`,
    formula: '100·count·atomic weight ÷ M',
    substituted: `100·${count}·${atomicMass} ÷ ${total}`,
    value: `${figure('elements.0.percentage').text} %`,
  };
}
