import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/enzyme-kinetics/calculator.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type EnzymeKineticsInput } from '#workers/formulas/enzyme-kinetics.ts';

type Pairs = readonly (readonly [substrate: number, velocity: number])[];

const MISLED: Pairs = [
  [0.5, 20.4],
  [1, 17.3],
  [2, 41.3],
  [4, 55.4],
  [8, 71.4],
  [16, 83.6],
];

function presented(pairs: Pairs, rest: Partial<EnzymeKineticsInput> = {}): Presentation {
  const input: EnzymeKineticsInput = {
    dataPoints: pairs.map(([substrate, velocity]) => ({ substrate, velocity })),
    enzymeConcentration: 0,
    concentrationUnit: 'µM',
    timeUnit: 's',
    ...rest,
  };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles({ blocks }: Presentation): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

function charts({ blocks }: Presentation): readonly XyChart[] {
  return blocks.flatMap((block) => (block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : []));
}

describe('enzyme-kinetics page', () => {
  test('shows every figure once, with four significant digits', () => {
    const shown = figuresOf(presented(MISLED, { enzymeConcentration: 0.2 }));
    expect(Object.fromEntries(shown.map(({ field, text }) => [field, text]))).toEqual({
      km: '1.474',
      vmax: '67.44',
      kcat: '337.2',
      catalyticEfficiency: '228.7',
      efficiencyPerMolarSecond: '2.287e+8',
      'reference.lineweaverBurk.vmax': '67.44',
      'reference.vmax': '99.70',
      'reference.hanesWoolf.vmax': '100.2',
      'reference.eadieHofstee.vmax': '78.04',
      'reference.lineweaverBurk.km': '1.474',
      'reference.km': '3.136',
      'reference.hanesWoolf.km': '3.204',
      'reference.eadieHofstee.km': '1.675',
      'reference.lineweaverBurk.residualSumOfSquares': '840.2',
      'reference.residualSumOfSquares': '97.54',
      'reference.hanesWoolf.residualSumOfSquares': '97.85',
      'reference.eadieHofstee.residualSumOfSquares': '363.7',
      'reference.vmaxStandardError': '7.753',
      'reference.kmStandardError': '0.6823',
      'reference.otherFits.relativeWeights.vmax': '90.67',
      'reference.otherFits.relativeWeights.km': '2.385',
      'reference.otherFits.weightedReciprocals.vmax': '94.08',
      'reference.otherFits.weightedReciprocals.km': '2.436',
      'reference.otherFits.withoutSmallest.vmax': '79.56',
      'reference.otherFits.withoutSmallest.km': '1.474',
      'reference.kcat': '498.5',
      'lineweaver.slope': '0.02186',
      'lineweaver.yIntercept': '0.01483',
      'lineweaver.rSquared': '0.6957',
      pointsUsed: '6',
    });
    // Km of the fit is beside the headline and in the table of methods.
    expect(new Set(shown.map(({ field }) => field)).size).toBe(shown.length - 1);
  });

  test('says why another program fits other constants: replicates and zeros only where there are any', () => {
    const rowsOf = (pairs: Pairs) =>
      presented(pairs).blocks.flatMap((block) =>
        block.kind === 'comparison' && block.title === 'Why is my number different?'
          ? block.rows.map(({ label }) => label)
          : [],
      );
    const always = [
      'Non-linear, relative weights: 1 ÷ Y² of the curve',
      'Lineweaver–Burk, reciprocals weighted by v⁴',
      'Lineweaver–Burk without the smallest velocity',
    ];
    expect(rowsOf(MISLED)).toEqual(always);
    expect(rowsOf([...MISLED, [16, 82], [0, 0]])).toEqual([
      always[0],
      'Non-linear, replicates averaged first',
      'Non-linear, zeros and blanks kept as 0',
      ...always.slice(1),
    ]);
  });

  test('gives the least sum of squares in words, or says that there is none', () => {
    const why = (pairs: Pairs) =>
      presented(pairs).blocks.flatMap((block) =>
        block.kind === 'comparison' && block.title.startsWith('Why') ? [block.why] : [],
      )[0];
    expect(why(MISLED)).toContain('stops at 97.54, with Vmax 99.70 and Km 3.136.');
    expect(
      why([
        [1, 1],
        [2, 1.9],
        [4, 3.95],
      ]),
    ).toContain('these points have none');
  });

  test('units follow the two menus', () => {
    const shown = figuresOf(presented(MISLED, { enzymeConcentration: 0.2, concentrationUnit: 'nM', timeUnit: 'min' }));
    const units = new Map(shown.map(({ field, unit }) => [field, unit]));
    expect(['km', 'vmax', 'kcat', 'catalyticEfficiency', 'lineweaver.slope'].map((field) => units.get(field))).toEqual([
      'nM',
      'nM/min',
      'min⁻¹',
      'nM⁻¹ min⁻¹',
      'min',
    ]);
  });

  test('without enzyme, kcat says what it needs', () => {
    const shown = new Map(figuresOf(presented(MISLED)).map(({ field, text }) => [field, text]));
    expect(shown.get('kcat')).toBe('enter the enzyme concentration');
    expect(shown.get('catalyticEfficiency')).toBe('enter the enzyme concentration');
    expect(shown.has('efficiencyPerMolarSecond')).toBe(false);
  });

  test('notices: what the numbers do not show', () => {
    expect(noticeTitles(presented(MISLED))).toEqual(['The methods disagree']);
    expect(
      noticeTitles(
        presented([
          [1, 2],
          [4, 4],
          [0, 3],
        ]),
      ),
    ).toEqual(['Two points', 'Left out of the fits']);
    expect(
      noticeTitles(
        presented([
          [1, 1.96],
          [2, 3.85],
          [3, 5.66],
        ]),
      ),
    ).toEqual(['All concentrations are below Km']);
    expect(
      noticeTitles(
        presented([
          [0.1, 0.5],
          [0.2, 0.8],
          [4, 16],
          [8, 33],
        ]),
      ),
    ).toContain('No non-linear fit');
    expect(
      noticeTitles(
        presented([
          [1, 12],
          [2, 20.5],
          [5, 34],
          [10, 44],
          [20, 52],
        ]),
      ),
    ).toEqual([]);
  });

  test('draws the measured points between both curves, readable at every measured concentration', () => {
    const [saturation] = charts(presented(MISLED));
    expect(saturation?.series.map(({ name, marks }) => [name, marks])).toEqual([
      ['Measured', 'points'],
      ['Lineweaver–Burk', 'line'],
      ['Non-linear fit', 'line'],
    ]);
    const curve = saturation?.series[2]?.points ?? [];
    expect(curve[0]).toEqual({ x: 0, y: 0 });
    expect(curve.map(({ x }) => x)).toEqual(expect.arrayContaining([0.5, 1, 2, 4, 8, 16]));
    expect(curve.every(({ y }, index) => y >= (curve[index - 1]?.y ?? 0))).toBe(true);
  });

  test('draws the double-reciprocal line from −1/Km, unless that would squeeze the points', () => {
    const [, plot] = charts(presented(MISLED));
    expect(plot?.series[1]?.points.map(({ label }) => label)).toEqual(['−1/Km', '1/Vmax', undefined]);
    expect(plot?.series[1]?.points[0]?.x).toBeCloseTo(-1 / 1.4744528, 6);
    const [, squeezed] = charts(
      presented([
        [100, 9.9],
        [200, 9.95],
        [400, 9.98],
      ]),
    );
    expect(squeezed?.series[1]?.points.map(({ label }) => label)).toEqual(['1/Vmax', undefined]);
  });

  test('draws the specified curve alone where the other fit finds nothing', () => {
    const page = presented([
      [0.1, 0.5],
      [0.2, 0.8],
      [4, 16],
      [8, 33],
    ]);
    expect(charts(page)[0]?.series).toHaveLength(2);
    expect(page.working.map(({ label }) => label)).not.toContain('Non-linear fit');
    expect(figuresOf(page).find(({ field }) => field === 'reference.kmStandardError')?.text).toBe('no fit found');
  });

  test('the working runs from the line to kcat', () => {
    const { working } = presented(MISLED, { enzymeConcentration: 0.2 });
    expect(working.map(({ value }) => value)).toEqual([
      '1/v = 0.02186·(1/[S]) + 0.01483',
      '67.44 µM/s',
      '1.474 µM',
      '337.2 s⁻¹',
      '228.7 µM⁻¹ s⁻¹',
      '97.54',
    ]);
  });
});
