import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { QuadraticEquationResult } from '#workers/formulas/quadratic-equation.ts';

type Key = ResultKey<QuadraticEquationResult>;

/** Returns what other programs make of the same coefficients. */
export function schoolbook(figure: FigureOf<Key>): TableBlock<Key> {
  const why =
    'Subtracts two nearly equal numbers when b² is much larger than 4ac, and loses digits: of x² − 10⁸x + 1 it finds 7.45e-9 for the root 1e-8.';
  return whyDifferent<Key>('x', [
    ['Schoolbook formula, smaller root', figure('reference.x1'), why],
    [
      'Schoolbook formula, larger root',
      figure('reference.x2'),
      'The same formula in the arithmetic of a computer. Complex roots have no such line.',
    ],
    [
      'Rounded coefficients',
      '–',
      'Near a double root a small change of a coefficient moves the roots much further, or makes them complex.',
    ],
  ]);
}
