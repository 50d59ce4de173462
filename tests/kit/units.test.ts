import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import {
  counted,
  fieldIn,
  isMeasured,
  type MeasuredField,
  ownUnits,
  typedIn,
  unitFieldsOf,
  withMeasuresEntered,
  withUnitFields,
  withWholeMeasures,
} from '#src/engine/kit/unitFields.ts';

const number = (units: ReturnType<typeof measuredIn>): MeasuredField => ({ kind: 'number', label: 'X', ...units });

// Each by the definition of the unit, calculated by hand.
describe('a number is worth the same in the field’s own unit', () => {
  test.each([
    [number(measuredIn('length', 'µm', 'nm', 'mm')), 250, 'nm', 0.25],
    [number(measuredIn('length', 'µm', 'nm', 'mm')), 0.3, 'mm', 300],
    [number(measuredIn('length', 'cm', 'in', 'ft', 'm')), 70, 'in', 177.8],
    [number(measuredIn('length', 'cm', 'in', 'ft', 'm')), 6, 'ft', 182.88],
    [number(measuredIn('length', 'pm', 'Å', 'nm')), 1.275, 'Å', 127.5],
    [number(measuredIn('area', 'm²', 'ft²')), 10.76391041670972, 'ft²', 1],
    [number(measuredIn('mass', 'kg', 'lb', 'g')), 154, 'lb', 69.85322498],
    [number(measuredIn('mass', 'lb', 'kg')), 0.45359237, 'kg', 1],
    [number(measuredIn('mass', 'g', 'oz')), 16, 'oz', 453.59237],
    [number(measuredIn('volume', 'L', 'mL', 'µL')), 250, 'mL', 0.25],
    [number(measuredIn('volume', 'mL', 'US cups', 'US fl oz')), 1, 'US cups', 236.5882365],
    [number(measuredIn('volume', 'mL', 'US cups', 'US fl oz')), 8, 'US fl oz', 236.5882365],
    [number(measuredIn('flow', 'L/min', 'mL/min', 'L/h')), 90, 'L/h', 1.5],
    [number(measuredIn('time', 'h', 'min', 'days')), 90, 'min', 1.5],
    [number(measuredIn('time', 'h', 'min', 'days')), 2, 'days', 48],
    [number(measuredIn('time', 'years', 'months')), 18, 'months', 1.5],
    [number(measuredIn('temperature', '°C', '°F', 'K')), 98.6, '°F', 37],
    [number(measuredIn('temperature', '°C', '°F', 'K')), 32, '°F', 0],
    [number(measuredIn('temperature', '°C', '°F', 'K')), 310.15, 'K', 37],
    [number(measuredIn('molarity', 'mM', 'µM', 'M')), 600, 'µM', 0.6],
    [number(measuredIn('molarity', 'nM', 'µM', 'pM')), 0.05, 'µM', 50],
    [number(measuredIn('concentration', 'mol/L', 'mmol/L')), 150, 'mmol/L', 0.15],
    [number(measuredIn('extinction', 'M⁻¹ cm⁻¹', 'mM⁻¹ cm⁻¹')), 43.824, 'mM⁻¹ cm⁻¹', 43824],
    [number(measuredIn('cellDensity', 'cells/mL', 'cells/µL')), 2400, 'cells/µL', 2.4e6],
    [number(measuredIn('sequenceLength', 'bp', 'kb')), 2.686, 'kb', 2686],
    [number(measuredIn('energy', 'kcal', 'kJ')), 1464.4, 'kJ', 350],
    [number(measuredIn('dipole', 'D', 'C·m')), 3.33564e-30, 'C·m', 0.99999971],
  ])('%#', (field, typed, unit, own) => {
    const significantDigits = unit === 'C·m' ? 7 : 15;
    expect(Number(counted(field, typed, unit)?.toPrecision(significantDigits))).toBe(
      Number(own.toPrecision(significantDigits)),
    );
  });
});

const size = number(measuredIn('length', 'µm', 'nm', 'mm'));

test('its own unit, and one that it does not know, leave a number as it is', () => {
  for (const unit of ['µm', 'km', '', undefined]) expect(counted(size, 0.1 + 0.2, unit)).toBe(0.1 + 0.2);
});

test('blank stays blank, unreadable stays unreadable, and an overflow is unreadable', () => {
  expect(counted(size, null, 'nm')).toBeNull();
  expect(counted(size, Number.NaN, 'nm')).toBeNaN();
  expect(counted(size, 1e308, 'mm')).toBeNaN();
});

test('there and back it is the same number, to fourteen digits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...size.units), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), ({ unit }, own) => {
      const back = counted(size, typedIn(size, own, unit), unit) ?? Number.NaN;
      expect(Math.abs(back / own - 1)).toBeLessThan(1e-14);
    }),
  );
});

test('the box of another unit has limits and step in it, and no sample number', () => {
  const body: MeasuredField = { ...number(measuredIn('temperature', '°C', '°F')), min: 0, max: 100, placeholder: '37' };
  expect(fieldIn(body, '°F')).toMatchObject({ unit: '°F', min: 32, max: 212, step: 2 });
  expect(fieldIn(body, '°F')).not.toHaveProperty('placeholder');
  expect(fieldIn(body, '°C')).toBe(body);
});

describe('the choice of a unit in the draft', () => {
  const fields: AnyFields = withUnitFields({
    size: { ...size, initial: 1 },
    depth: size,
    n: { kind: 'number', label: 'N' },
  });
  const blank: Values = { size: '1', size_unit: 'µm', depth: '', depth_unit: 'µm', n: '' };

  test('exists beside every number that has one, its own unit first', () => {
    expect(Object.keys(fields)).toEqual(['size', 'size_unit', 'depth', 'depth_unit', 'n']);
    expect(Object.keys(unitFieldsOf(fields))).toEqual(['size_unit', 'depth_unit']);
    expect(ownUnits(fields)).toEqual({ size_unit: 'µm', depth_unit: 'µm' });
    expect(isMeasured(fields.n)).toBe(false);
  });

  test('is part of a change of its number, and nothing without one', () => {
    const values = { ...blank, size_unit: 'nm', depth: '3' };
    expect(withWholeMeasures(fields, { size_unit: 'nm', depth: '3' }, values)).toEqual({
      size: '1',
      size_unit: 'nm',
      depth: '3',
      depth_unit: 'µm',
    });
    expect(withWholeMeasures(fields, { depth_unit: 'mm' }, { ...blank, depth_unit: 'mm' })).toEqual({});
  });

  test('stays with the number that was typed when two drafts are mixed', () => {
    const mixture = { ...blank, size_unit: 'nm', depth: '5', depth_unit: 'nm' };
    const draft = { ...blank, size: '7', depth_unit: 'mm' };
    expect(withMeasuresEntered(fields, mixture, draft, blank)).toEqual({ ...draft });
  });
});
