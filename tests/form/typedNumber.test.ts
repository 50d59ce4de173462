import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberReading } from '#src/engine/form/onDemand/numberReading.ts';
import { typedNumber } from '#src/engine/form/onDemand/typedNumber.ts';
import type { AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { numberCases } from '#tests/reading/numberCorpus.ts';

const MASS = { kind: 'number', label: 'Mass', ...measuredIn('mass', 'g', 'mg', 'µg', 'kg') } as const;
const SHARE = { kind: 'number', label: 'Share', min: 0, max: 1 } as const;
const DILUTION = { kind: 'number', label: 'Dilution factor', readsAs: 'dilution' } as const;
const RATIO = { kind: 'number', label: 'Molar ratio', readsAs: 'ratio' } as const;
const PERCENT = { kind: 'number', label: 'Moisture', unit: '%' } as const;
const WEIGHT = { kind: 'number', label: 'Weight', unitIn: 'weightUnit' } as const;
const HEIGHT = { kind: 'number', label: 'Height', ...measuredIn('length', 'cm', 'in', 'ft') } as const;
const SIDE = { kind: 'number', label: 'Side', ...measuredIn('length', 'm', 'ft') } as const;
const BODY = { kind: 'number', label: 'Weight', ...measuredIn('mass', 'kg', 'lb', 'st') } as const;
const LENGTH = { kind: 'number', label: 'Value', unitIn: 'unit' } as const;
const CUPS = { kind: 'number', label: 'Water', ...measuredIn('volume', 'L', 'US cups') } as const;
const READING = { kind: 'number', label: 'Temperature', ...measuredIn('temperature', '°C', '°F', 'K') } as const;
const FIELDS: AnyFields = {
  unit: {
    kind: 'choice',
    look: 'menu',
    label: 'Unit',
    options: [
      { value: 'kilometers', label: 'Kilometers (km)' },
      { value: 'micrometers', label: 'Micrometers (µm)' },
      { value: 'meters', label: 'Meters (m)' },
      { value: 'feet', label: 'Feet (ft)' },
      { value: 'inches', label: 'Inches (in)' },
      { value: 'miles', label: 'Miles (mi)' },
    ],
  },
  weight: WEIGHT,
  weightUnit: {
    kind: 'choice',
    look: 'radios',
    label: 'Unit of the weight',
    options: [
      { value: 'kg', label: 'Kilograms (kg)' },
      { value: 'lb', label: 'Pounds (lb)' },
    ],
  },
};
const LOOSE = { fields: FIELDS, isStrict: false };
const STRICT = { fields: FIELDS, isStrict: true };

type NumberField = FieldOfKind<'number'>;

describe('a text that the number reader cannot tell', () => {
  test.each<[string, NumberField, string, string?]>([
    ['5 mg', MASS, '5', 'mg'],
    ['5ug', MASS, '5', 'µg'],
    ['5 μg', MASS, '5', 'µg'],
    ['2,5 Kgs', MASS, '2,5', 'kg'],
    ['½ kg', MASS, '0.5', 'kg'],
    ['10 pounds', WEIGHT, '10', 'lb'],
    ['10 Kilograms', WEIGHT, '10', 'kg'],
    ['12 %', PERCENT, '12', '%'],
    ['10%', SHARE, '0.1'],
    ['1/3', SHARE, '0.333333333333333'],
    ['1 1/2', SHARE, '1.5'],
    ['1½', SHARE, '1.5'],
    ['1/10', DILUTION, '10'],
    ['10-fold', DILUTION, '10'],
    ['5:2', RATIO, '2.5'],
    ['−1.5 × 10⁻³', SHARE, '-1.5e-3'],
    ['10^(-3)', SHARE, '1e-3'],
    ['1,234,567.5', SHARE, '1234567.5'],
    ['1.234.567,5', SHARE, '1234567.5'],
    ['1’000', SHARE, '1000'],
    ['\u200b\u202a5\u202c', SHARE, '5'],
    ['१२', SHARE, '12'],
    ['Mass: 5', MASS, '5'],
    ['5\'11"', HEIGHT, '71', 'in'],
    ['5’11”', HEIGHT, '71', 'in'],
    ['5′ 11″', HEIGHT, '71', 'in'],
    ["5'11''", HEIGHT, '71', 'in'],
    ["6'3", HEIGHT, '75', 'in'],
    ['5 ft 11 in', HEIGHT, '71', 'in'],
    ['5ft11', HEIGHT, '71', 'in'],
    ['5 foot 2 in', HEIGHT, '62', 'in'],
    ['5 feet, 2 1/2 inches', HEIGHT, '62.5', 'in'],
    ['5\' 3/4"', HEIGHT, '60.75', 'in'],
    ['5 ft 10½ in', HEIGHT, '70.5', 'in'],
    ["5'", HEIGHT, '5', 'ft'],
    ['70"', HEIGHT, '70', 'in'],
    ['10\'6"', SIDE, '10.5', 'ft'],
    ['12 st 4 lb', BODY, '172', 'lb'],
    ['12 stone 4 pounds', BODY, '172', 'lb'],
    ['7 lb 4 oz', BODY, '7.25', 'lb'],
    ['5 km', LENGTH, '5', 'kilometers'],
    ['100 μm', LENGTH, '100', 'micrometers'],
    ['5 Metres', LENGTH, '5', 'meters'],
    ['26.2 miles', LENGTH, '26.2', 'miles'],
    ['5 ft 2 in', LENGTH, '62', 'inches'],
    ['2 cups', CUPS, '2', 'US cups'],
    ['37 degrees C', READING, '37', '°C'],
    ['98.6 F', READING, '98.6', '°F'],
  ])('%j in %o is %s %s', (text, field, number, unit) => {
    expect(typedNumber(text, field, LOOSE)).toEqual({ kind: 'number', text: number, ...(unit && { unit }) });
  });

  test.each<[string, NumberField, string]>([
    ['5 oz', MASS, '“5 oz” is not a number in g, mg, µg or kg'],
    ['5 Mg', MASS, '“5 Mg” is not a number in g, mg, µg or kg'],
    ['5 5 kg', MASS, '“5 5 kg” is not a number in g, mg, µg or kg'],
    ['5 ft 14 in', HEIGHT, '“5 ft 14 in” is not a number in cm, in or ft'],
    ['5.5 ft 3 in', HEIGHT, '“5.5 ft 3 in” is not a number in cm, in or ft'],
    ['5\'11"', MASS, '“5\'11"” is not a number in g, mg, µg or kg'],
    ['5.11 ft', HEIGHT, '“5.11 ft” could mean two things: write 5 ft 11 in or 5.110 ft'],
    ['5.10 feet', HEIGHT, '“5.10 feet” could mean two things: write 5 ft 10 in or 5.100 ft'],
    ['1:30', MASS, '“1:30” is two numbers: enter one'],
    ['5 ft 11 cm', HEIGHT, '“5 ft 11 cm” is not a number in cm, in or ft'],
    ['7 lb 4', BODY, '“7 lb 4” is not a number in kg, lb or st'],
    ['9 g ± 90 mL', MASS, '“9 g ± 90 mL” is not a number in g, mg, µg or kg'],
    ['9 g ± 90 mg', MASS, '“9 g ± 90 mg” is a number with its uncertainty: enter 9 g alone'],
    ['1,500 mg', MASS, 'The comma in “1,500” could mean two things: write 1.500 or 1500'],
    ['\u202e01', SHARE, '“\u202e01” is not a number'],
    ['120/80', SHARE, '“120/80” is two numbers: enter one'],
    ['3:1', SHARE, '“3:1” is two numbers: enter one'],
    ['1:3', RATIO, '“1:3” could be meant in either order: enter one number, 3 or 0.333'],
    ['½', DILUTION, '“½” is not a number'],
    ['10%', DILUTION, '“10%” has a % sign, but this box is no percentage: enter a number'],
    ['5±0.2', SHARE, '“5±0.2” is a number with its uncertainty: enter 5 alone'],
    ['5 +/- 0.2', SHARE, '“5 +/- 0.2” is a number with its uncertainty: enter 5 alone'],
    ['5 – 10', SHARE, '“5 – 10” is a range: enter one number between 5 and 10'],
    ['n.d.', SHARE, '“n.d.” stands for a missing value, not a number: leave this measurement out, or enter a number'],
    ['N/A', { ...SHARE, optional: true }, '“N/A” stands for a missing value, not a number: leave the box blank'],
    ['2x103', SHARE, '“2x103” is not a number'],
    ['1e999', SHARE, '“1e999” is too large a number'],
  ])('%j in %o is refused: %s', (text, field, why) => {
    expect(typedNumber(text, field, LOOSE)).toMatchObject({ kind: 'unreadable', text: why });
  });

  test.each([
    ['5±0.2', '5', '0.2'],
    ['5.0 ± 0.2', '5.0', '0.2'],
    ['5 +/- 0,2', '5', '0,2'],
    ['5 ± 4 %', '5', '4 %'],
    ['5.0(2)', '5.0', '0.2'],
    ['1.0079(13)', '1.0079', '0.0013'],
    ['120(3)', '120', '3'],
    ['2.4e6 ± 1e5', '2.4e6', '1e5'],
    ['2.4e-6 ± 4 %', '2.4e-6', '4 %'],
  ])('%s is %s with the uncertainty %s', (text, number, spread) => {
    expect(typedNumber(text, SHARE, LOOSE)).toMatchObject({ uncertain: { number, spread } });
    expect(typedNumber(text, SHARE, { ...LOOSE, isStrict: true })).not.toHaveProperty('uncertain');
  });

  test.each(['9.00(9) g', '9.00 ± 0.09 g'])('the unit behind %s stays with the number', (text) => {
    expect(typedNumber(text, MASS, LOOSE)).toMatchObject({ uncertain: { number: '9.00 g', spread: '0.09' } });
  });

  test.each(['5 ± much', '5 ± 0.2 ± 0.1', '1.2.3 ± 1', '5 ±'])('%s has no uncertainty that can be read', (text) => {
    expect(typedNumber(text, SHARE, LOOSE)).not.toHaveProperty('uncertain');
  });

  test.each(['1/2', '½', '3:1', '10%', '1×10⁻³', '1,000,000', '1_000', '1,234.5', '10x', '1,500'])(
    'on pages on toxicity and medicine %j is refused, and no press is offered',
    (text) => {
      for (const field of [WEIGHT, SHARE, DILUTION, RATIO])
        expect(typedNumber(text, field, STRICT)).toMatchObject({ kind: 'unreadable', meant: [] });
    },
  );

  test('what may be meant keeps the unit', () => {
    expect(typedNumber('1,500 mg', MASS, LOOSE)).toMatchObject({ meant: ['1500 mg', '1.500 mg'] });
    expect(typedNumber('½ kg', WEIGHT, STRICT)).toMatchObject({ text: '“½” is not read here: write 0.5', meant: [] });
  });

  test('there a typed unit is understood, alone behind a plain number', () => {
    expect(typedNumber('10 kg', WEIGHT, STRICT)).toEqual({ kind: 'number', text: '10', unit: 'kg' });
    expect(typedNumber('½ kg', WEIGHT, STRICT)).toMatchObject({ kind: 'unreadable' });
    expect(typedNumber('10 kg 5 lb', WEIGHT, STRICT)).toMatchObject({ kind: 'unreadable' });
  });

  test('what is said under the box', () => {
    expect(numberReading('250 mg', MASS, 'g', LOOSE)?.text).toBe('Read as 250 mg, counted as 0.25 g');
    expect(numberReading('5 g', MASS, 'mg', LOOSE)?.text).toBe('Read as 5 g');
    expect(numberReading('5.9 ft', HEIGHT, 'cm', LOOSE)?.text).toBe(
      'Read as 5.9 ft (5 ft 10.8 in), counted as 179.832 cm',
    );
    expect(numberReading('5.11', HEIGHT, 'ft', LOOSE)?.text).toBe('5 ft 1.3 in, counted as 155.7528 cm');
    expect(numberReading('5.999', HEIGHT, 'ft', LOOSE)?.text).toBe('6 ft 0 in, counted as 182.84952 cm');
    expect(numberReading('6', HEIGHT, 'ft', LOOSE)?.text).toBe('Counted as 182.88 cm');
    expect(numberReading('1/10', DILUTION, undefined, LOOSE)?.text).toBe('Read as 10');
    expect(numberReading('1×10⁻³', SHARE, undefined, LOOSE)?.text).toBe('Read as 0.001');
  });
});

describe('whatever is typed', () => {
  const fields = [MASS, SHARE, DILUTION, RATIO, PERCENT, WEIGHT];
  const pieces = fc.constantFrom(
    ...[...new Set(numberCases().flatMap(({ typed }) => typed.match(/\d+|\D/gu) ?? []))],
    ' ',
    'kg',
    'lb',
    'x',
  );
  const mutated = fc
    .tuple(fc.constantFrom(...numberCases().map(({ typed }) => typed)), fc.nat(), fc.array(pieces, { maxLength: 3 }))
    .map(([typed, at, more]) => {
      const place = at % (typed.length + 1);
      return typed.slice(0, place) + more.join('') + typed.slice(place);
    })
    .filter((text) => text.trim() !== '');

  test('a text is read as a number that the number reader knows, or refused in one sentence', () => {
    fc.assert(
      fc.property(mutated, fc.constantFrom(...fields), fc.boolean(), (text, field, isStrict) => {
        const typed = typedNumber(text, field, { fields: FIELDS, isStrict });
        if (typed.kind === 'number') expect(Number.isFinite(readNumber(typed.text) ?? Number.NaN)).toBe(true);
        else expect(typed.text).toMatch(/\S/);
      }),
    );
  });

  test('on strict pages every digit that was typed is read, in its order, and none more', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const typed = typedNumber(text, WEIGHT, STRICT);
        if (typed.kind === 'number') expect(digitsOf(typed.text)).toBe(digitsOf(text));
      }),
    );
  });

  test('a plain number with a unit of the menu behind it is that number in that unit', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('g', 'mg', 'µg', 'kg'),
        (number, unit) => {
          expect(typedNumber(`${number} ${unit}`, MASS, LOOSE)).toEqual({ kind: 'number', text: String(number), unit });
        },
      ),
    );
  });
});

/** By code points of ten digits from a zero on, found by counting down: an independent reader. */
function digitsOf(text: string): string {
  return Array.from(text)
    .filter((letter) => /\p{Nd}/u.test(letter))
    .map((letter) => new Intl.NumberFormat('en').format(digitValue(letter)))
    .join('');
}

function digitValue(letter: string): number {
  for (const system of ['latn', 'fullwide', 'arab', 'arabext', 'deva']) {
    const digits = Array.from({ length: 10 }, (_, value) => value.toLocaleString(`en-u-nu-${system}`));
    if (digits.includes(letter)) return digits.indexOf(letter);
  }
  return -1;
}
