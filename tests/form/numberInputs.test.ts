import { expect, test } from 'vitest';
import { inOwnUnit, inTypedUnit, numberInputs, withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';

const FIELDS: AnyFields = withUnitFields({
  volume: {
    kind: 'number',
    label: 'Volume',
    unit: 'L',
    units: [
      { unit: 'L', times: 1 },
      { unit: 'mL', times: 1e-3 },
    ],
    min: 0,
    max: 2,
  },
  name: { kind: 'text', label: 'Name' },
  hidden: { kind: 'number', label: 'Hidden', visibleWhen: () => false },
  scale: {
    kind: 'choice',
    label: 'Scale',
    look: 'menu',
    options: [{ value: 'c', label: '°C' }],
  },
  sample: {
    kind: 'group',
    label: 'Sample',
    fields: { heat: { kind: 'number', label: 'Temperature', unitIn: 'scale' }, ph: { kind: 'number', label: 'pH' } },
  },
  isotopes: {
    kind: 'rows',
    label: 'Isotopes',
    rowName: 'isotope',
    minRows: 1,
    row: { mass: { kind: 'number', label: 'Mass' } },
  },
});

const DRAFT: Values = {
  volume: '250',
  volume_unit: 'mL',
  name: 'x',
  hidden: '3',
  scale: 'c',
  sample: { heat: 'warm', ph: '' },
  isotopes: [{ mass: '1,5' }, { mass: '2' }],
};

test('every visible number box has its path, full label and unit; text that is no number is not filled', () => {
  expect(numberInputs(FIELDS, DRAFT).map(({ path, label, unit, own }) => ({ path, label, unit, own }))).toEqual([
    { path: 'volume', label: 'Volume', unit: 'mL', own: 0.25 },
    { path: 'sample.heat', label: 'Sample: temperature', unit: '°C', own: null },
    { path: 'sample.ph', label: 'Sample: pH', unit: undefined, own: null },
    { path: 'isotopes.0.mass', label: 'Isotope 1: mass', unit: undefined, own: 1.5 },
    { path: 'isotopes.1.mass', label: 'Isotope 2: mass', unit: undefined, own: 2 },
  ]);
});

test('limits are in the unit typed in, and numbers convert both ways', () => {
  const [volume] = numberInputs(FIELDS, DRAFT);
  expect(volume?.box).toMatchObject({ unit: 'mL', min: 0, max: 2000 });
  expect(volume && inOwnUnit(volume, 1250)).toBe(1.25);
  expect(volume && inTypedUnit(volume, 1.25)).toBe(1250);
});

test('one box is replaced, in lists and groups as well', () => {
  expect(withTyped(DRAFT, 'isotopes.1.mass', '7')).toEqual({ ...DRAFT, isotopes: [{ mass: '1,5' }, { mass: '7' }] });
  expect(withTyped(DRAFT, 'sample.ph', '7')).toMatchObject({ sample: { heat: 'warm', ph: '7' } });
});
