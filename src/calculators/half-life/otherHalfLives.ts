import { type OtherWay, whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { short } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';
import { CARBON_14_HALF_LIVES } from '#workers/reference/radionuclides.ts';
import { toldUnit } from './toldTimes.ts';

type Key = ResultKey<HalfLifeResult>;

/** Returns why tables and other programs give another time or amount. */
export function otherHalfLives(result: HalfLifeResult, input: HalfLifeInput, figure: FigureOf<Key>): TableBlock<Key> {
  const { halfLives, effectiveHalfLife } = result;
  const { nuclide } = input;
  const { unit, hours } = toldUnit(result, input);
  const { tables, cambridge, libby } = CARBON_14_HALF_LIVES;
  const years = (half: number) => `${short(half * halfLives, 5)} years`;
  const carbon: readonly OtherWay<Key>[] = [
    ['Carbon-14 with 5700 years', years(tables), 'As tables of nuclides have it.'],
    ['Carbon-14 with 5730 years', years(cambridge), 'The Cambridge half-life, still printed in many books.'],
    [
      'Carbon-14 with 5568 years',
      years(libby),
      'Libby’s, used by definition for a conventional radiocarbon age, which needs calibration to become a date.',
    ],
  ];
  return whyDifferent<Key>('Value', [
    [
      'Mean lifetime taken for the half-life',
      figure('meanLifetime'),
      'It is longer by a factor of 1.4427: after one mean lifetime 36.8 % is left.',
    ],
    [
      'A year of 365 days',
      `${short((effectiveHalfLife / hours) * (365 / 365.25), 6)} ${unit}`,
      'This page has years of 365.25 days; others have 365 or 365.2422. It matters only for times in years.',
    ],
    ...(nuclide === 'C-14' ? carbon : []),
    ['Another table of half-lives', '–', 'Evaluations of the same data differ in the last figure.'],
  ]);
}
