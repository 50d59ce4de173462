import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/blood-pressure-reading.ts';

const filled = { systolic: 120, diastolic: 80, pulse: null, time: '', date: '' } as const;

describe('validate', () => {
  const missing = 'Please enter both systolic and diastolic values';
  const higher = 'Systolic pressure must be higher than diastolic pressure';
  const limits = 'Please enter systolic 0 to 300 and diastolic 0 to 200';
  const pulse = 'Please enter a pulse from 0 to 200';

  refuses(formula, [
    [{ ...filled, systolic: null }, missing, 'systolic'],
    [{ ...filled, systolic: Number.NaN }, missing, 'systolic'],
    [{ ...filled, systolic: Number.POSITIVE_INFINITY }, missing, 'systolic'],
    [{ ...filled, diastolic: null }, missing, 'diastolic'],
    [{ ...filled, diastolic: Number.NaN }, missing, 'diastolic'],
    [{ ...filled, systolic: 80 }, higher, 'systolic'],
    [{ ...filled, systolic: 70 }, higher, 'systolic'],
    [{ ...filled, systolic: 300.1 }, limits, 'systolic'],
    [{ ...filled, diastolic: -1 }, limits, 'diastolic'],
    [{ ...filled, systolic: 250, diastolic: 200.5 }, limits, 'diastolic'],
    [{ ...filled, pulse: 200.5 }, pulse, 'pulse'],
    [{ ...filled, pulse: -1 }, pulse, 'pulse'],
    [{ ...filled, pulse: Number.NaN }, pulse, 'pulse'],
    [{ ...filled, date: '2025-02-30' }, 'Please enter a date that exists', 'date'],
    [{ ...filled, time: '25:00' }, 'Please enter a time from 00:00 to 23:59', 'time'],
  ]);

  describe('reports one fault at a time, in the order of the specification', () => {
    const faulty = { ...filled, systolic: null, diastolic: 400, pulse: 999 };
    refuses(formula, [
      [faulty, missing, 'systolic'],
      [{ ...faulty, systolic: 350 }, higher, 'systolic'],
      [{ ...faulty, systolic: 350, diastolic: 90 }, limits, 'systolic'],
      [{ ...faulty, systolic: 300, diastolic: 90 }, pulse, 'pulse'],
    ]);
  });

  accepts(formula, [
    [filled, { systolic: 120, diastolic: 80 }],
    [
      { systolic: 300, diastolic: 200, pulse: 200, time: '00:00', date: '2025-01-01' },
      { systolic: 300, diastolic: 200, pulse: 200, time: '00:00', date: '2025-01-01' },
    ],
    [
      { ...filled, systolic: 1, diastolic: 0, pulse: 0 },
      { systolic: 1, diastolic: 0, pulse: 0 },
    ],
  ]);
});

test('a reading that passed is added', () => {
  expect(computed(formula, { systolic: 120, diastolic: 80 })).toEqual({ added: true });
});

describe('for any reading', () => {
  const pressures = fc.double({ min: -20, max: 320, noNaN: true });

  test('it passes exactly within the limits and with the higher pressure first', () => {
    let passed = 0;
    fc.assert(
      fc.property(pressures, pressures, fc.option(pressures), (systolic, diastolic, pulse) => {
        const verdict = formula.validate({ ...filled, systolic, diastolic, pulse });
        const isPulse = pulse === null || (pulse >= 0 && pulse <= 200);
        const isReading = systolic > diastolic && systolic <= 300 && diastolic >= 0 && diastolic <= 200;
        expect(verdict).toMatchObject({ ok: isReading && isPulse });
        if (verdict.ok) passed += 1;
      }),
      // What is counted below is drawn rarely.
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(5);
  });

  test('one that passed would pass again as it is', () => {
    const inside = fc.double({ min: 0, max: 199, noNaN: true });
    fc.assert(
      fc.property(inside, inside, (diastolic, more) => {
        const systolic = Math.min(diastolic + more + 1, 300);
        const verdict = formula.validate({ ...filled, systolic, diastolic, time: '07:30:15' });
        if (!verdict.ok) throw new Error('It lies within the limits');
        expect(formula.validate({ ...filled, ...verdict.input })).toEqual(verdict);
      }),
    );
  });
});
