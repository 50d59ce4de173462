/** Measures in two units, times as on a clock, and uncertainties with a unit of their own, as a number box reads them. */
import { describe, expect, test } from 'vitest';
import { typedNumber } from '#src/engine/form/onDemand/typedNumber.ts';
import type { AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';

const MASS = { kind: 'number', label: 'Mass', ...measuredIn('mass', 'g', 'mg', 'µg', 'kg') } as const;
const HEIGHT = { kind: 'number', label: 'Height', ...measuredIn('length', 'cm', 'in', 'ft') } as const;
const BODY = { kind: 'number', label: 'Weight', ...measuredIn('mass', 'kg', 'lb', 'st') } as const;
const READING = { kind: 'number', label: 'Temperature', ...measuredIn('temperature', '°C', '°F', 'K') } as const;
const LENGTH = { kind: 'number', label: 'Value', unitIn: 'unit' } as const;
const PERCENT = { kind: 'number', label: 'Moisture', unit: '%' } as const;
const TIME = { kind: 'number', label: 'Time', ...measuredIn('time', 'h', 'min', 's', 'days') } as const;
const RUN = { kind: 'number', label: 'Time', ...measuredIn('time', 'min', 's') } as const;
const ELAPSED = { kind: 'number', label: 'Elapsed time', ...measuredIn('time', 'min', 'h') } as const;
const HOURS = { kind: 'number', label: 'Time', unit: 'h' } as const;
const AGE = { kind: 'number', label: 'Age', ...measuredIn('time', 'weeks', 'days', 'months', 'years') } as const;
const WIDTH = { kind: 'number', label: 'Width', unit: 'm' } as const;
const POUNDS = { kind: 'number', label: 'Weight', ...measuredIn('mass', 'kg', 'lb') } as const;
const FIELDS: AnyFields = {
  unit: {
    kind: 'choice',
    look: 'menu',
    label: 'Unit',
    options: [
      { value: 'kilometers', label: 'Kilometers (km)' },
      { value: 'meters', label: 'Meters (m)' },
    ],
  },
};
const LOOSE = { fields: FIELDS, isStrict: false };
const STRICT = { fields: FIELDS, isStrict: true };

type NumberField = FieldOfKind<'number'>;

describe('a measure in two units', () => {
  test('is read on pages on toxicity and medicine as well, where it has one meaning', () => {
    expect(typedNumber('12 lb 4 oz', POUNDS, STRICT)).toEqual({ kind: 'number', text: '12.25', unit: 'lb' });
  });

  test('asks where feet with decimals may be feet and inches', () => {
    expect(typedNumber('5.11 ft', HEIGHT, LOOSE)).toMatchObject({ meant: ['5 ft 11 in', '5.110 ft'] });
    expect(typedNumber('5.11 ft', HEIGHT, STRICT)).toMatchObject({ meant: [] });
    expect(typedNumber('5.110 ft', HEIGHT, LOOSE)).toEqual({ kind: 'number', text: '5.110', unit: 'ft' });
    expect(typedNumber('5.11 ft', WIDTH, LOOSE)).toMatchObject({ meant: ['5 ft 11 in', '5.110 ft'] });
    expect(typedNumber('5.11 ft', PERCENT, LOOSE)).toMatchObject({ meant: [] });
  });

  test.each(['5.9 ft', '5.1 ft', '5.12 ft', '5.0 ft'])('%s is read as feet with decimals', (text) => {
    expect(typedNumber(text, HEIGHT, LOOSE)).toEqual({ kind: 'number', text: text.slice(0, -3), unit: 'ft' });
  });

  test('asks what the colon sets apart where the box takes hours, minutes and seconds', () => {
    expect(typedNumber('1:30', TIME, LOOSE)).toMatchObject({ meant: ['1 h 30 min', '1 min 30 s'] });
    for (const text of ['1 h 30 min', '1 min 30 s'])
      expect(typedNumber(text, TIME, LOOSE)).toMatchObject({ kind: 'number', text: '90' });
  });

  test.each<[string, NumberField, string, string]>([
    ['12 st 4', BODY, '172', 'lb'],
    ['5 ft 11 in', WIDTH, '1.8034', 'm'],
    ['1 h 30 min', TIME, '90', 'min'],
    ['1h30', TIME, '90', 'min'],
    ['1h 30m', ELAPSED, '90', 'min'],
    ['1 hour and 30 minutes', HOURS, '1.5', 'h'],
    ['2 min 30 s', RUN, '150', 's'],
    ['1 d 12 h', TIME, '36', 'h'],
    ['1:30', HOURS, '1.5', 'h'],
    ['1:30', ELAPSED, '90', 'min'],
    ['12:30', RUN, '750', 's'],
    ['1:30 h', TIME, '90', 'min'],
    ['12:30 min', TIME, '750', 's'],
    ['2 years 3 months', AGE, '27', 'months'],
    ['9 weeks, 3 days', AGE, '66', 'days'],
  ])('%j in %o is %s %s', (text, field, number, unit) => {
    expect(typedNumber(text, field, LOOSE)).toEqual({ kind: 'number', text: number, unit });
  });

  test.each<[string, NumberField, string]>([
    ['1:30', TIME, '“1:30” could mean two things: write 1 h 30 min or 1 min 30 s'],
    ['1:75', TIME, '“1:75” is two numbers: enter one'],
    ['1 h 75 min', TIME, '“1 h 75 min” is not a number in h, min, s or days'],
  ])('%j in %o is refused: %s', (text, field, why) => {
    expect(typedNumber(text, field, LOOSE)).toMatchObject({ kind: 'unreadable', text: why });
  });
});

describe('an uncertainty with a unit', () => {
  test.each<[string, NumberField, string, string]>([
    ['9 g ± 90 mg', MASS, '9 g', '0.09'],
    ['9 g ± 1 %', MASS, '9 g', '1 %'],
    ['5 ft 11 in ± 1 in', HEIGHT, '71 in', '1'],
    ['180 cm ± 1 in', HEIGHT, '180 cm', '2.54'],
    ['37 °C ± 1 °F', READING, '37 °C', '0.555555555555556'],
    ['5 km ± 100 m', LENGTH, '5 km', '0.1'],
  ])('%s in %o is %s with the uncertainty %s', (text, field, number, spread) => {
    expect(typedNumber(text, field, LOOSE)).toMatchObject({ uncertain: { number, spread } });
  });
});
