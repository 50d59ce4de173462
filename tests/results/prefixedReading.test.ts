import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numeral } from '#src/engine/kit/writing.ts';
import { prefixedReading } from '#src/engine/results/FigureValue.tsx';

const figure = (text: string, unit?: string) => ({
  field: 'x',
  label: 'X',
  value: Number(text),
  text,
  ...(unit === undefined ? {} : { unit }),
  ...(Number.isNaN(Number(text)) ? {} : { written: { scale: 1, lastPlace: 0, digits: 0, ...numeral(text) } }),
});

test.each([
  ['0.000015', 'g', '15\u00a0µg'],
  ['0.000266', 'L', '266\u00a0µL'],
  ['0.0500', 'mol', '50.0\u00a0mmol'],
  ['3.9811e-8', 'mol/L', '39.811\u00a0nmol/L'],
  ['14313.14', 'Da', '14.31314\u00a0kDa'],
  ['12640', 'mg', '12.640\u00a0g'],
  ['0.084', 'g/min', '84\u00a0mg/min'],
  ['-0.05', 'm', '−50\u00a0mm'],
  ['1e+5', 'g', '100\u00a0kg'],
])('%s %s reads as %s', (text, unit, reading) => {
  expect(prefixedReading(figure(text, unit))).toBe(reading);
});

test.each([
  ['12.5', 'g'],
  ['0.1', 'g'],
  ['9999', 'mg'],
  ['0.000', 'g'],
  ['0.05', '%'],
  ['0.05', 'mg/kg'],
  ['0.05', 'mg a day'],
  ['1950000', 'g/mol'],
  ['2e-30', 'mol'],
  ['50000', 'kg'],
  ['about 0.05', 'g'],
  ['0.05', undefined],
])('%s %s is left alone', (text, unit) => {
  expect(prefixedReading(figure(text, unit))).toBeNull();
});

test('is the same quantity, from 1 to 1000', () => {
  const SIZES = { fg: 1e-15, pg: 1e-12, ng: 1e-9, µg: 1e-6, mg: 1e-3, g: 1, kg: 1e3 } as const;
  const unit = fc.constantFrom(...(Object.keys(SIZES) as (keyof typeof SIZES)[]));
  const text = fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: -12, max: 8 }), fc.boolean())
    .map(([digits, power, isFixed]) => {
      const value = digits * 10 ** power;
      return isFixed && power < 0 ? value.toFixed(-power) : value.toExponential(4);
    });
  fc.assert(
    fc.property(text, unit, (number, own) => {
      const reading = prefixedReading(figure(number, own));
      if (reading === null) return;
      const [shown = '', other = ''] = reading.replaceAll('\u202f', '').split('\u00a0');
      const size = SIZES[other as keyof typeof SIZES];
      expect(Number(shown)).toBeGreaterThanOrEqual(1);
      expect(Number(shown)).toBeLessThan(1000);
      expect((Number(shown) * size) / (Number(number) * SIZES[own])).toBeCloseTo(1, 9);
    }),
  );
});
