import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { IsoDate } from '#workers/contract.ts';
import formula from '#workers/formulas/blood-pressure.ts';
import type { PressureReading } from '#workers/lib/animals/pressureReading.ts';

const entered = { systolic: 118, diastolic: 76, pulse: null, time: '', date: '' } as const;

/** Readings of consecutive days with these systolic pressures, diastolic 76. */
function days(...systolic: readonly number[]): readonly PressureReading[] {
  return systolic.map((value, index) => ({ systolic: value, diastolic: 76, date: `2025-01-0${index + 1}` as IsoDate }));
}

function analysed(readings: readonly PressureReading[]) {
  return computed(formula, { readings });
}

describe('validate', () => {
  refuses(formula, [
    [{ readings: [] }, 'Please add at least one reading', 'readings'],
    [
      { readings: [entered, { ...entered, diastolic: 120 }] },
      'Systolic pressure must be higher than diastolic pressure',
      'readings.1.systolic',
    ],
  ]);

  accepts(formula, [
    [
      { readings: [entered, { ...entered, pulse: 60, date: '2025-01-01' }] },
      {
        readings: [
          { systolic: 118, diastolic: 76 },
          { systolic: 118, diastolic: 76, pulse: 60, date: '2025-01-01' },
        ],
      },
    ],
  ]);
});

describe('the class', () => {
  test('is that of the unrounded averages, with its risk and recommendations', () => {
    const result = analysed(days(129, 130));
    expect(result).toMatchObject({ classification: 'Elevated', risk: 'Moderate' });
    expect(result.averages).toEqual({ systolic: 129.5, diastolic: 76, pulse: null });
    expect(result.recommendations.length).toBeGreaterThan(1);
  });

  test('averages of decimals reach a limit in spite of rounding', () => {
    expect(analysed(days(139.9, 140.1, 140)).classification).toBe('Stage 2');
  });

  test('pulse is averaged over the readings that have one', () => {
    const [first, ...others] = days(118, 120, 122);
    expect(analysed([{ ...first, pulse: 60 } as PressureReading, ...others]).averages.pulse).toBe(60);
  });
});

describe('the recommendations', () => {
  test.each([
    ['Normal', days(90, 110, 110, 110, 110, 181)],
    ['Elevated', days(110, 110, 110, 110, 181)],
    ['Stage 1', days(110, 130, 150, 181, 100)],
    [
      'Stage 2',
      [
        { systolic: 200, diastolic: 130 },
        { systolic: 195, diastolic: 125 },
      ],
    ],
  ] as const)(
    'with a reading that calls for care at once none says to wait, average %s',
    (classification, readings) => {
      const result = analysed(readings);
      expect(result.classification).toBe(classification);
      expect(result.recommendations[0]).toBe(
        'Seek medical care now: a reading is above 180 systolic or above 120 diastolic.',
      );
      for (const text of result.recommendations)
        expect(text).not.toMatch(/appointment|weeks|several days|from time to time|Keep up/);
    },
  );

  test('at the limits of an emergency they are those of the class', () => {
    const { recommendations } = analysed([{ systolic: 180, diastolic: 120 }]);
    expect(recommendations[0]).toMatch(/^Arrange an appointment/);
  });
});

describe('low readings', () => {
  test.each([
    [{ systolic: 89, diastolic: 60 }, true],
    [{ systolic: 110, diastolic: 59 }, true],
    [{ systolic: 90, diastolic: 60 }, false],
  ])('%j', (reading, isLow) => {
    expect(analysed([reading]).reference.lowPressure).toBe(isLow);
  });

  test('are to be shown to a doctor, and nobody is told to keep them up', () => {
    const { classification, recommendations } = analysed([{ systolic: 70, diastolic: 40 }]);
    expect(classification).toBe('Normal');
    expect(recommendations).toEqual([
      expect.stringMatching(/^Show the low readings to your doctor/),
      'Do not start, stop or change a medicine on your own.',
    ]);
  });

  test('leave what their class calls for, and an emergency comes first', () => {
    const elevated = analysed(days(85, 165));
    expect(elevated.classification).toBe('Elevated');
    expect(elevated.recommendations).toEqual([
      expect.stringMatching(/^Show the low/),
      ...analysed(days(125, 125)).recommendations,
    ]);
    expect(analysed(days(85, 181)).recommendations[0]).toMatch(/^Seek medical care now/);
  });
});

describe('the slope of systolic pressure', () => {
  test('is that of least squares, a week, with the 95 % interval of Student’s distribution', () => {
    // Days 0 to 4 with 2, 4, 5, 4, 5 above 118: 0.6 a day with ± 3.18245 · √0.08.
    const { slope, low, high } = analysed(days(120, 122, 123, 122, 123)).reference.systolicPerWeek ?? {
      slope: Number.NaN,
      low: Number.NaN,
      high: Number.NaN,
    };
    expect(slope).toBeCloseTo(4.2, 9);
    expect(low).toBeCloseTo(7 * (0.6 - 3.18245 * Math.sqrt(0.08)), 3);
    expect(high).toBeCloseTo(7 * (0.6 + 3.18245 * Math.sqrt(0.08)), 3);
  });

  test('counts the readings that have a date', () => {
    const dated = days(120, 122, 123, 122, 123);
    const { systolicPerWeek } = analysed([{ systolic: 180, diastolic: 80 }, ...dated]).reference;
    expect(systolicPerWeek).toEqual(analysed(dated).reference.systolicPerWeek);
  });

  test.each([
    ['two readings', days(120, 130)],
    ['one day', days(120, 130, 140).map((reading) => ({ ...reading, date: '2025-01-01' as const }))],
    ['no dates', days(120, 130, 140).map(({ systolic, diastolic }) => ({ systolic, diastolic }))],
  ])('there is none for %s', (_, readings) => {
    expect(analysed(readings).reference.systolicPerWeek).toBeNull();
  });
});

describe('the trend', () => {
  test.each([
    [[118, 126], null, null],
    [[118, 126, 130], 'increasing', 10],
    [[130, 126, 118], 'decreasing', -8],
    [[120, 122, 125, 124], 'stable', 3.5],
    [[120, 120, 125, 125], 'increasing', 5],
    [[125, 125, 120, 120], 'decreasing', -5],
    [[120.1, 120.1, 125, 125], 'stable', 4.9],
    [[100, 110, 120, 130, 140], 'increasing', 25],
  ])('of %j is %s', (systolic, trend, difference) => {
    const result = analysed(days(...systolic));
    expect(result.trend).toBe(trend);
    if (difference === null) expect(result.trendDifference).toBeNull();
    else expect(result.trendDifference).toBeCloseTo(difference, 9);
  });

  test('follows the order of time, not that of entry', () => {
    const readings = days(118, 126, 130);
    expect(analysed(readings.toReversed())).toEqual(analysed(readings));
  });

  test('reverses with the days', () => {
    const pressures = fc.array(fc.integer({ min: 100, max: 200 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(pressures, (systolic) => {
        const there = analysed(days(...systolic)).trendDifference ?? Number.NaN;
        const back = analysed(days(...systolic.toReversed())).trendDifference ?? Number.NaN;
        expect(back).toBeCloseTo(-there, 9);
      }),
    );
  });
});

describe('reference', () => {
  test('mean arterial and pulse pressure of the averages', () => {
    const { reference } = analysed([
      { systolic: 110, diastolic: 70 },
      { systolic: 130, diastolic: 90 },
    ]);
    expect(reference.meanArterialPressure).toBeCloseTo(93.3333333333, 9);
    expect(reference.pulsePressure).toBe(40);
  });

  test('one reading is enough for the alarm, regardless of the average', () => {
    expect(analysed(days(110, 110, 110, 181)).reference.hypertensiveCrisis).toBe(true);
    expect(analysed(days(110, 110, 110, 180)).reference.hypertensiveCrisis).toBe(false);
  });
});

test('the series is in order of time, each reading with its own class', () => {
  const { series } = analysed(days(118, 145).toReversed());
  expect(series).toEqual([
    { systolic: 118, diastolic: 76, pulse: null, time: null, date: '2025-01-01', classification: 'Normal' },
    { systolic: 145, diastolic: 76, pulse: null, time: null, date: '2025-01-02', classification: 'Stage 2' },
  ]);
});
