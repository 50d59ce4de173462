import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CellDivisionInput } from '#workers/formulas/cell-division-time.ts';
import { CELL_CYCLES, type CellCyclePreset } from '#workers/reference/cellCycles.ts';

const blank = { totalTime: null, phasePercentages: { g1: null, s: null, g2: null, m: null } };
const shares = { g1: 40, s: 30, g2: 20, m: 10 };
const NO_SHARES = { g1: 0, s: 0, g2: 0, m: 0 };
const custom: CellDivisionInput = { cellType: 'custom', totalTime: 24, phasePercentages: shares };

describe('validate', () => {
  const total = 'Please enter a total cycle time greater than 0';
  const phases = 'Please enter phase percentages that are not negative and not all zero';

  refuses(formula, [
    [{ ...blank, cellType: '' }, total, 'totalTime'],
    [{ ...blank, cellType: 'custom' }, total, 'totalTime'],
    [{ ...custom, totalTime: 0 }, total, 'totalTime'],
    [{ ...custom, totalTime: -3 }, total, 'totalTime'],
    [{ ...custom, totalTime: Number.NaN }, total, 'totalTime'],
    [{ ...custom, totalTime: 1e-310 }, total, 'totalTime'],
    [{ ...custom, totalTime: Number.POSITIVE_INFINITY }, total, 'totalTime'],
    [{ ...custom, cellType: 'valueOf' as 'custom' }, 'Please choose a cell type from the list', 'cellType'],
    [{ ...custom, phasePercentages: { ...shares, s: -1 } }, phases, 'phasePercentages.s'],
    [{ ...custom, phasePercentages: { ...shares, m: Number.NaN } }, phases, 'phasePercentages.m'],
    [{ ...custom, phasePercentages: { g1: 0, s: 0, g2: 0, m: 0 } }, phases, 'phasePercentages.g1'],
    [{ ...custom, phasePercentages: { g1: null, s: 0, g2: null, m: null } }, phases, 'phasePercentages.g1'],
    [{ ...custom, totalTime: 0, phasePercentages: { ...shares, s: -1 } }, total, 'totalTime'],
  ]);

  accepts(formula, [
    [custom, custom],
    [{ ...custom, cellType: '' }, custom],
    [
      { ...custom, phasePercentages: { g1: null, s: 60, g2: null, m: 40 } },
      { ...custom, phasePercentages: { g1: 0, s: 60, g2: 0, m: 40 } },
    ],
    [
      { ...custom, phasePercentages: blank.phasePercentages },
      { ...custom, phasePercentages: NO_SHARES },
    ],
    [
      { ...custom, cellType: 'yeast', totalTime: -5 },
      { cellType: 'yeast', totalTime: 2, phasePercentages: { g1: 37.5, s: 25, g2: 25, m: 12.5 } },
    ],
  ]);
});

describe('presets', () => {
  test.each([
    ['human-epithelial', 24, [11, 8, 4, 1], 1],
    ['yeast', 2, [0.75, 0.5, 0.5, 0.25], 12],
    ['embryonic', 0.5, [0.1, 0.2, 0.1, 0.1], 48],
  ] as const)('%s', (cellType, totalTime, hours, doublingRate) => {
    const verdict = formula.validate({ ...blank, cellType });
    if (!verdict.ok) throw new Error('The preset is refused');
    const result = computed(formula, verdict.input);
    expect(result).toMatchObject({ totalTime, doublingRate });
    expect(result.phases.map(({ name }) => name)).toEqual(['G1', 'S', 'G2', 'M']);
    expect(result.phases.map(({ duration }) => duration)).toEqual(hours);
    for (const { duration, percentage } of result.phases)
      expect(percentage).toBeCloseTo((duration / totalTime) * 100, 12);
  });
});

describe('own cycle', () => {
  test('is divided by the shares, for any sum', () => {
    const { phases, doublingRate } = computed(formula, {
      ...custom,
      totalTime: 20,
      phasePercentages: { g1: 100, s: 50, g2: 30, m: 20 },
    });
    expect(phases.map(({ duration }) => duration)).toEqual([10, 5, 3, 2]);
    expect(phases.map(({ percentage }) => percentage)).toEqual([50, 25, 15, 10]);
    expect(doublingRate).toBeCloseTo(1.2, 12);
  });

  test('a cycle time alone has divisions per day and no phases', () => {
    const result = computed(formula, { ...custom, totalTime: 20, phasePercentages: NO_SHARES });
    expect(result).toEqual({ totalTime: 20, sumOfShares: null, phases: [], doublingRate: 1.2 });
  });

  test('gives the sum of the shares', () => {
    const phasePercentages = { g1: 50, s: 25, g2: 20, m: 15 };
    expect(computed(formula, { ...custom, phasePercentages }).sumOfShares).toBe(110);
  });

  test.each(Object.entries(CELL_CYCLES))('%s has exactly the hours of its table', (cellType, { total, hours }) => {
    const verdict = formula.validate({ ...blank, cellType: cellType as CellCyclePreset });
    if (!verdict.ok) throw new Error('It is a preset');
    const { phases, totalTime } = computed(formula, verdict.input);
    expect(totalTime).toBe(total);
    expect(phases.map(({ duration }) => duration)).toEqual(Object.values(hours));
  });

  test('its phases add up to it', () => {
    const share = fc.integer({ min: 0, max: 1000 });
    const time = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(time, share, share, share, fc.integer({ min: 1, max: 1000 }), (totalTime, g1, s, g2, m) => {
        const { phases } = computed(formula, { ...custom, totalTime, phasePercentages: { g1, s, g2, m } });
        expect(phases.reduce((sum, { duration }) => sum + duration, 0) / totalTime).toBeCloseTo(1, 12);
        expect(phases.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 9);
      }),
    );
  });
});
