import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberReading } from '#src/engine/form/onDemand/numberReading.ts';
import { stepped } from '#src/engine/form/widgets/NumberBox.tsx';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

const field = (limits: Partial<FieldOfKind<'number'>> = {}): FieldOfKind<'number'> => ({
  kind: 'number',
  label: 'Weight',
  ...limits,
});

describe('numberReading', () => {
  test.each(['', ' ', '7', '-7', '7.25', '1e-8'])('has nothing to say about %j', (text) => {
    expect(numberReading(text)).toBeNull();
  });

  test.each([
    ['0,125', 'Read as 0.125'],
    ['1 500', 'Read as 1500'],
    ['+5', 'Read as 5'],
    ['−5', 'Read as -5'],
    ['1e3', 'Read as 1000'],
    ['7.', 'Read as 7'],
  ])('says how %j was read', (text, said) => {
    expect(numberReading(text)).toEqual({ kind: 'reading', text: said });
  });

  test.each([
    ['7abc', '“7abc” is not a number'],
    ['  NaCl ', '“NaCl” is not a number'],
    ['3:1', '“3:1” is two numbers: enter one'],
    ['1e999', '“1e999” is too large a number'],
    ['1,500', 'The comma in “1,500” could mean two things: write 1.500 or 1500'],
    ['-12,250', 'The comma in “-12,250” could mean two things: write -12.250 or -12250'],
    ['12345,678', 'The comma in “12345,678” could mean two things: write 12345.678 or 12345678'],
    ['1\u202f234,567', 'The comma in “1 234,567” could mean two things: write 1234.567 or 1234567'],
    ['1,2,345', '“1,2,345” is not a number'],
  ])('says why %j cannot be read', (text, said) => {
    expect(numberReading(text)).toEqual({ kind: 'unreadable', text: said });
  });

  test('quotes the beginning of a long text', () => {
    expect(numberReading('ab'.repeat(500))?.text).toBe(`“${'ab'.repeat(20)}…” is not a number`);
  });

  test('gives a remark only for a text that is not a plain number', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 99 }), (whole, fraction) => {
        expect(numberReading(`${whole}.${fraction}`)).toBeNull();
      }),
    );
  });

  test.each([
    ['1.200', 'Read as 1.2'],
    ['-15.000', 'Read as -15'],
    ['0.120', undefined],
    ['1.234', undefined],
    ['1200.500', undefined],
  ])('%s may be meant as thousands: %s', (typed, remark) => {
    expect(numberReading(typed)?.text).toBe(remark);
  });
});

describe('a number in another unit', () => {
  test('is shown with nine digits, regardless of the conversion', () => {
    const temperature = field(measuredIn('temperature', '°C', '°F'));
    expect(numberReading('75', temperature, '°F')?.text).toBe('Counted as 23.8888889 °C');
  });

  const volume = field(measuredIn('volume', 'L', 'mL'));

  test.each([
    ['250', 'Counted as 0.25 L'],
    ['1 500', 'Counted as 1.5 L'],
  ])('%j mL is shown in the formula’s unit', (text, said) => {
    expect(numberReading(text, volume, 'mL')).toEqual({ kind: 'reading', text: said });
  });

  test('says nothing of a plain number in its own unit, and of a blank box', () => {
    expect(numberReading('250', volume, 'L')).toBeNull();
    expect(numberReading('', volume, 'mL')).toBeNull();
  });

  test('says when it cannot be read', () => {
    expect(numberReading('7abc', volume, 'mL')).toEqual({
      kind: 'unreadable',
      text: '“7abc” is not a number in L or mL',
    });
    const mass = field(measuredIn('mass', 'g', 'kg'));
    expect(numberReading('1e308', mass, 'kg')).toEqual({ kind: 'unreadable', text: 'This number is too large' });
  });
});

describe('stepped', () => {
  test.each([
    ['7', {}, 1, '8'],
    ['7', {}, -1, '6'],
    ['', {}, 1, '1'],
    ['', {}, -1, '-1'],
    ['', { min: 0 }, -1, '0'],
    ['', { min: 5 }, 1, '5'],
    ['0.1', { step: 0.1 }, 1, '0.2'],
    ['0.2', { step: 0.1 }, 1, '0.3'],
    ['2', { step: 0.01 }, 1, '2.01'],
    ['2.5', { step: 1 }, 1, '3.5'],
    ['13.95', { step: 0.1, max: 14 }, 1, '14'],
    ['20', { max: 14 }, -1, '14'],
    ['1,5', {}, 1, '2.5'],
    ['0', { step: 1e-7 }, 1, '0.0000001'],
  ] as const)('%j with %j, direction %d, becomes %j', (text, limits, direction, next) => {
    expect(stepped(text, field(limits), direction)).toBe(next);
  });

  test.each([
    ['seven', {}, 1],
    ['1,500', {}, 1],
    ['14', { max: 14 }, 1],
    ['0', { min: 0 }, -1],
  ] as const)('leaves %j with %j alone', (text, limits, direction) => {
    expect(stepped(text, field(limits), direction)).toBeNull();
  });

  test('up, then down, comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(1, 0.5, 0.1, 0.01), (hundredths, step) => {
        const text = (hundredths / 100).toFixed(2);
        const up = stepped(text, field({ step }), 1) ?? '';
        const back = stepped(up, field({ step }), -1) ?? '';
        expect(readNumber(back)).toBe(readNumber(text));
      }),
    );
  });
});
