import { type OtherWay, whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { EgfrResult } from '#workers/formulas/egfr.ts';

type Key = ResultKey<EgfrResult>;

const WHY = {
  ckdEpi2009: 'Without its factor of race; mostly a little lower than the equation of 2021.',
  mdrd: 'Older, and too low in people with healthy kidneys.',
  ekfc2021: 'From European cohorts, and common in Europe.',
} as const;

/** Returns what other equations make of the same creatinine. */
export function otherEquations({ reference }: EgfrResult, figure: FigureOf<Key>): TableBlock<Key> {
  const keys = Object.keys(WHY) as (keyof typeof WHY)[];
  const values: readonly OtherWay<Key>[] =
    reference === null
      ? [['Other equations', figure('reference'), 'All start from it.']]
      : keys.map((key): OtherWay<Key> => {
          const value = figure(`reference.${key}`);
          return [value.label, value, WHY[key]];
        });
  return whyDifferent<Key>('GFR', [
    ...values,
    ['Cockcroft-Gault', '–', 'A clearance in mL/min that needs the weight: another quantity.'],
    ['Laboratory', '–', 'Laboratories round, and some print values above 90 only as more than 90.'],
  ]);
}
