import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '#src/engine/kit/isoDate.ts';
import type { Axis, XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { axisScale, axisTicks } from '#src/engine/results/charts/axisScale.ts';
import { calendarTicks } from '#src/engine/results/charts/calendarTicks.ts';
import { chartHeight } from '#src/engine/results/charts/chartHeight.ts';
import { resolvedColors } from '#src/engine/results/charts/chartImage.ts';
import { axisNumber, stopsOf, stopText } from '#src/engine/results/charts/stops.ts';
import { fitted, textWidth } from '#src/engine/results/charts/textWidth.ts';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';
import { LIGHT } from '#src/engine/ui/onDemand/palettes.ts';

const LINEAR: Axis = { label: 'Time', unit: 'h' };
const LOGARITHMIC: Axis = { label: 'Survivors', scale: 'logarithmic' };
const RANGE = [0, 300] as const;

function labels(axis: Axis, values: readonly number[], count = 6): readonly string[] {
  return axisTicks(axisScale({ axis, values, range: RANGE }), axis, count).map(({ label }) => label);
}

describe('axis domains', () => {
  const domain = (values: readonly number[], fromZero = false, axis = LINEAR) =>
    axisScale({ axis, values, range: RANGE, fromZero, nice: false }).domain();

  test('zero belongs to it where the values come near zero by their own spread', () => {
    expect(domain([10, 100])).toEqual([0, 100]);
    expect(domain([-100, -10])).toEqual([-100, 0]);
    expect(domain([118, 142])).toEqual([118, 142]);
  });

  test('bars start at zero', () => {
    expect(domain([118, 142], true)).toEqual([0, 142]);
  });

  test('it includes the given numbers, and more where the values do', () => {
    const scored: Axis = { label: 'Score', reaches: [10] };
    expect(domain([3, 4], true, scored)).toEqual([0, 10]);
    expect(domain([3, 12], true, scored)).toEqual([0, 12]);
    expect(domain([], true, scored)).toEqual([0, 10]);
  });

  test('equal values and none still give an extent', () => {
    expect(domain([5, 5])).toEqual([4.5, 5.5]);
    expect(domain([0])).toEqual([-1, 1]);
    expect(domain([])).toEqual([0, 1]);
    expect(domain([10], false, LOGARITHMIC)).toEqual([1, 100]);
  });

  test('a logarithmic axis leaves out what it cannot show', () => {
    expect(domain([0, -3, Number.NaN, 10, 1000], false, LOGARITHMIC)).toEqual([10, 1000]);
  });
});

describe('ticks', () => {
  test('of an axis without decimals are whole numbers', () => {
    expect(labels({ label: 'Atoms', decimals: 0 }, [0, 3])).toEqual(['0', '1', '2', '3']);
  });

  test('have the same decimals', () => {
    expect(labels(LINEAR, [0, 1])).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']);
    expect(labels(LINEAR, [0, 2000], 4)).toEqual(['0', '500', '1000', '1500', '2000']);
  });

  test('write minus signs and large and small numbers as in print', () => {
    expect(labels(LINEAR, [-1, 1])).toEqual(['−1.0', '−0.5', '0.0', '0.5', '1.0']);
    expect(labels(LINEAR, [0, 4e6], 2)).toEqual(['0', '2\u00a0×\u00a010⁶', '4\u00a0×\u00a010⁶']);
    expect(labels(LINEAR, [0, 4e-7], 2)).toEqual(['0', '2\u00a0×\u00a010⁻⁷', '4\u00a0×\u00a010⁻⁷']);
  });

  test('of a logarithmic axis are whole decades, thinned out evenly', () => {
    expect(labels(LOGARITHMIC, [1, 1000])).toEqual(['1', '10', '100', '1000']);
    expect(labels(LOGARITHMIC, [1, 1e6], 7)).toEqual(['1', '10¹', '10²', '10³', '10⁴', '10⁵', '10⁶']);
    expect(labels(LOGARITHMIC, [1e-12, 1], 7)).toEqual(['10⁻¹²', '10⁻¹⁰', '10⁻⁸', '10⁻⁶', '10⁻⁴', '10⁻²', '1']);
  });

  test('never collide in words: every label once', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, number, (a, b) => {
        fc.pre(Math.abs(a - b) > Math.abs(a) * 1e-4 + 1e-9);
        const found = labels(LINEAR, [a, b]);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('the calendar axis', () => {
  test('goes by days on short stretches', () => {
    expect(calendarTicks('2024-02-25', '2024-03-27', 6).map(({ date }) => date)).toEqual([
      '2024-02-25',
      '2024-03-03',
      '2024-03-10',
      '2024-03-17',
      '2024-03-24',
    ]);
  });

  test('goes by first days of months on long ones', () => {
    const dates = calendarTicks('2024-10-15', '2025-03-19', 6).map(({ date }) => date);
    expect(dates).toEqual(['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-01', '2025-03-01']);
    expect(calendarTicks('2024-10-15', '2025-09-19', 4)).toHaveLength(4);
  });

  test('stays within the stretch and the number asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -25_000, max: 47_000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 2, max: 20 }),
        (start, days, most) => {
          const ticks = calendarTicks(dateOfDay(start), dateOfDay(start + days), most);
          expect(ticks.length).toBeGreaterThan(0);
          expect(ticks.length).toBeLessThanOrEqual(most);
          for (const { date } of ticks) {
            expect(dayNumber(date)).toBeGreaterThanOrEqual(start);
            expect(dayNumber(date)).toBeLessThanOrEqual(start + days);
          }
        },
      ),
    );
  });
});

const CHART: XyChart = {
  type: 'xy',
  title: 'Growth',
  summary: 'It grows.',
  x: LINEAR,
  y: { label: 'Population', decimals: 0 },
  series: [
    {
      name: 'Exponential',
      marks: 'line',
      points: [
        { x: 1, y: 110.4 },
        { x: 0, y: 100 },
      ],
    },
    {
      name: 'Measured',
      marks: 'points',
      points: [
        { x: 1, y: 105 },
        { x: 1, y: 108 },
      ],
    },
  ],
};

describe('the points one by one', () => {
  test('are in order of x, with every value of every series', () => {
    expect(stopsOf(CHART)).toEqual([
      { x: 0, labels: [], values: [[100], []] },
      { x: 1, labels: [], values: [[110.4], [105, 108]] },
    ]);
  });

  test('are summarized in a sentence', () => {
    const texts = stopsOf(CHART).map((stop) => stopText(stop, CHART));
    expect(texts).toEqual(['0\u00a0h – Exponential: 100', '1\u00a0h – Exponential: 110; Measured: 105, 108']);
  });

  test('a named point of a single series is described by its name', () => {
    const chart: XyChart = {
      ...CHART,
      series: [{ name: 'n', marks: 'bars', points: [{ x: 1, y: 3, label: 'Robin' }] }],
    };
    expect(stopsOf(chart).map((stop) => stopText(stop, chart))).toEqual(['Robin, 3']);
  });

  test.each([
    [1 / 3, LINEAR, '0.3333'],
    [2.5, LINEAR, '2.5'],
    [3.2e-9, LINEAR, '3.2000e-9'],
    [0, LINEAR, '0'],
    [-0.004, { label: '', decimals: 2 }, '0.00'],
    [12, { label: '', decimals: 1 }, '12.0'],
  ])('%d reads as expected', (value, axis, expected) => {
    expect(axisNumber(value, axis)).toBe(expected);
  });
});

describe('the layout', () => {
  test.each([288, 640, 1100])('keeps all points and ticks inside at %d px', (width) => {
    const { left, right, top, bottom, x, y, xTicks, yTicks } = xyLayout(CHART, width);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeLessThan(bottom);
    for (const point of CHART.series.flatMap(({ points }) => points)) {
      expect(x(point.x)).toBeGreaterThanOrEqual(left);
      expect(x(point.x)).toBeLessThanOrEqual(right);
      expect(y(point.y)).toBeGreaterThanOrEqual(top - 1e-9);
      expect(y(point.y)).toBeLessThanOrEqual(bottom + 1e-9);
    }
    for (const { label } of yTicks) expect(textWidth(label, 12)).toBeLessThan(left);
    const widest = Math.max(...xTicks.map(({ label }) => textWidth(label, 12)));
    expect(widest * xTicks.length).toBeLessThanOrEqual(right - left);
  });

  test('the plot has one of three heights, and the drawing as much as is reserved for it', () => {
    for (const [width, plot] of [
      [288, 148],
      [640, 190],
      [1100, 220],
    ] as const) {
      const { top, bottom, height } = xyLayout(CHART, width);
      expect(bottom - top).toBe(plot);
      expect(height).toBe(chartHeight(CHART, width));
    }
  });

  test('a text that is too wide is cut with an ellipsis', () => {
    expect(fitted('Robin', 500)).toBe('Robin');
    expect(fitted('Luscinia megarhynchos', 80)).toMatch(/^Luscinia.*…$/);
    expect(textWidth(fitted('Luscinia megarhynchos', 80))).toBeLessThanOrEqual(80);
  });
});

describe('bands', () => {
  const bands = [
    { label: 'Low', to: 120 },
    { label: 'Middle', from: 120, to: 130 },
    { label: 'High', from: 130 },
  ];
  const pressures = (values: readonly number[]): XyChart => ({
    ...CHART,
    series: [{ name: 'S', marks: 'points', points: values.map((y, x) => ({ x, y })) }],
    bands,
  });

  test('share out the height, the lowest at the bottom, every second one shaded', () => {
    const layout = xyLayout(pressures([110, 140]), 600);
    expect(layout.bands.map(({ name, shaded }) => [name, shaded])).toEqual([
      ['Low', false],
      ['Middle', true],
      ['High', false],
    ]);
    const [low, middle, high] = layout.bands;
    expect(low?.bottom).toBe(layout.bottom);
    expect(middle?.bottom).toBe(low?.top);
    expect(high?.bottom).toBe(middle?.top);
    expect(high?.top).toBe(layout.top);
    expect(middle?.bottom).toBeCloseTo(layout.y(120), 9);
  });

  test('the limits are in sight, also when all values lie in one band', () => {
    const { y } = xyLayout(pressures([122, 124]), 600);
    expect(y.domain()).toEqual([120, 130]);
  });

  test('a name is shown where it fits, and nothing is drawn of a band out of view', () => {
    const high = xyLayout(pressures([125, 400]), 600);
    expect(high.bands.map(({ label }) => label)).toEqual(['Low', null, 'High']);
    expect(xyLayout(pressures([120, 130]), 600).bands.map(({ name }) => name)).toEqual(['Middle']);
  });
});

describe('an axis of categories', () => {
  const counted: Axis = { label: 'Reading', counted: true };

  test('has room at the ends and no numbers between the places', () => {
    const scale = axisScale({ axis: counted, values: [1, 2, 3], range: RANGE });
    expect(scale.domain()).toEqual([0.5, 3.5]);
    expect(labels(counted, [1, 2, 3], 10)).toEqual(['1', '2', '3']);
    expect(labels(counted, [1], 10)).toEqual(['1']);
    expect(axisScale({ axis: counted, values: [], range: RANGE }).domain()).toEqual([0.5, 1.5]);
  });
});

test('a saved picture has colors of its own', () => {
  const markup = '<g stroke="var(--accent)" fill="var(--surface)"/><g fill="var(--unknown)"/>';
  expect(resolvedColors(markup, LIGHT)).toBe(
    `<g stroke="${LIGHT.accent}" fill="${LIGHT.surface}"/><g fill="var(--unknown)"/>`,
  );
});
