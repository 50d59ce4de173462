import { describe, expect, test } from 'vitest';
import { checkedReading, inOrderOfTime, type PressureReading } from '#workers/lib/animals/pressureReading.ts';

const filled = { systolic: 120, diastolic: 80, pulse: null, time: '', date: '' } as const;

describe('a reading', () => {
  test('is complete with its two pressures', () => {
    expect(checkedReading(filled)).toStrictEqual({ ok: true, input: { systolic: 120, diastolic: 80 } });
  });

  test('keeps pulse, day and time of day; seconds are cut', () => {
    const verdict = checkedReading({ ...filled, pulse: 0, time: '23:59:30', date: '2024-02-29' });
    expect(verdict).toStrictEqual({
      ok: true,
      input: { systolic: 120, diastolic: 80, pulse: 0, time: '23:59', date: '2024-02-29' },
    });
  });

  test.each(['24:00', '12:60', '7:30', 'noon', '12:30:99'])('has no time of day %s', (time) => {
    expect(checkedReading({ ...filled, time })).toMatchObject({ ok: false, issues: [{ path: 'time' }] });
  });

  test('is named in a list by the prefix of its inputs', () => {
    expect(checkedReading({ ...filled, diastolic: null }, 'readings.3.')).toEqual({
      ok: false,
      issues: [{ message: 'Please enter both systolic and diastolic values', path: 'readings.3.diastolic' }],
    });
  });
});

test('readings are put in order of day and time; what has none comes first, ties stay as entered', () => {
  const readings: readonly PressureReading[] = [
    { systolic: 1, diastolic: 0, date: '2025-01-02', time: '08:00' },
    { systolic: 2, diastolic: 0, date: '2025-01-01', time: '20:00' },
    { systolic: 3, diastolic: 0, date: '2025-01-02' },
    { systolic: 4, diastolic: 0 },
    { systolic: 5, diastolic: 0, date: '2025-01-01', time: '20:00' },
    { systolic: 6, diastolic: 0, time: '01:00' },
  ];
  const before = structuredClone(readings);
  expect(inOrderOfTime(readings).map(({ systolic }) => systolic)).toEqual([4, 6, 2, 5, 3, 1]);
  expect(readings).toEqual(before);
});
