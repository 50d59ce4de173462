import { missingFigure } from '#src/families/shortFigure.ts';
import { type OtherWay, whyDifferent } from '#src/families/whyDifferent.ts';
import { fixed } from '#src/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { EgfrResult } from '#workers/formulas/egfr.ts';

type Key = ResultKey<EgfrResult>;

const NAMES = { ckdEpi2009: 'CKD-EPI 2009', mdrd: 'MDRD', ekfc2021: 'EKFC 2021' } as const;
const WHY = {
  ckdEpi2009: 'Without its factor of race; mostly a little lower than the equation of 2021.',
  mdrd: 'Older, and too low in people with healthy kidneys.',
  ekfc2021: 'From European cohorts, and common in Europe.',
} as const;

/** Returns what other equations make of the same creatinine. */
export function otherEquations({ reference }: EgfrResult): TableBlock<Key> {
  const keys = Object.keys(NAMES) as (keyof typeof NAMES)[];
  const values: readonly OtherWay<Key>[] =
    reference === null
      ? [
          [
            'Other equations',
            missingFigure('reference', 'Other equations', 'Enter a creatinine.'),
            'All start from it.',
          ],
        ]
      : keys.map(
          (key): OtherWay<Key> => [
            NAMES[key],
            { field: `reference.${key}`, label: NAMES[key], value: reference[key], text: fixed(reference[key], 0) },
            WHY[key],
          ],
        );
  return whyDifferent<Key>('GFR', [
    ...values,
    ['Cockcroft-Gault', '–', 'A clearance in mL/min that needs the weight: another quantity.'],
    ['Laboratory', '–', 'Laboratories round, and some print values above 90 only as more than 90.'],
  ]);
}
