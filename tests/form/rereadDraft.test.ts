import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { rereadDraft } from '#src/engine/form/onDemand/rereadDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';

const UNIT = {
  kind: 'choice',
  look: 'radios',
  label: 'Unit',
  options: [
    { value: 'cm', label: 'cm' },
    { value: 'in', label: 'in' },
  ],
} as const;
const FIELDS: AnyFields = withUnitFields({
  mass: { kind: 'number', label: 'Mass', ...measuredIn('mass', 'g', 'mg') },
  girth: { kind: 'number', label: 'Girth', unitIn: 'unit' },
  length: { kind: 'number', label: 'Length', unitIn: 'unit' },
  unit: UNIT,
  points: {
    kind: 'rows',
    label: 'Points',
    rowName: 'point',
    minRows: 1,
    row: { ct: { kind: 'number', label: 'Ct' }, n: { kind: 'number', label: 'n', optional: true } },
  },
});
const BLANK: Values = { mass: '', mass_unit: 'g', girth: '', length: '', unit: '', points: [{ ct: '1', n: '' }] };

const reread = (values: Values, isStrict = false) => rereadDraft({ ...BLANK, ...values }, { fields: FIELDS, isStrict });

describe('a draft that is read once more', () => {
  test('has the number in the box and the typed unit in the menu, and says so', () => {
    expect(reread({ mass: '250 mg' })).toMatchObject({
      changes: { mass: '250', mass_unit: 'mg' },
      words: 'Mass: “250 mg” was read as 250 mg.',
      unread: [],
    });
  });

  test('has the choice set that is an input of its own', () => {
    expect(reread({ girth: '60 in', length: '48 in' }).changes).toEqual({ girth: '60', length: '48', unit: 'in' });
  });

  test('keeps a plain number in the unit that it was meant in: a shared choice is not changed', () => {
    const { changes, unread } = reread({ girth: '150 cm', length: '48', unit: 'in' });
    expect(changes).toEqual({});
    expect(unread).toMatchObject([{ path: 'girth', message: expect.stringContaining('cm') }]);
    expect(reread({ girth: '150 cm', length: '60 in' }).unread).toHaveLength(1);
  });

  test('on strict pages overrules no unit that was chosen', () => {
    expect(reread({ girth: '150 cm', unit: 'in' }).changes).toEqual({ girth: '150', unit: 'cm' });
    expect(reread({ girth: '150 cm', unit: 'in' }, true)).toMatchObject({ changes: {}, unread: [{ path: 'girth' }] });
    expect(reread({ girth: '150 cm' }, true).changes).toEqual({ girth: '150', unit: 'cm' });
  });

  test('has a weight, length or time converted where the box has one unit, but not on a strict page', () => {
    const fields: AnyFields = {
      herd: {
        kind: 'rows',
        label: 'Animals',
        rowName: 'group',
        minRows: 1,
        row: { weight: { kind: 'number', label: 'Weight', unit: 'kg' } },
      },
    };
    const weighed = (weight: string, isStrict = false) => rereadDraft({ herd: [{ weight }] }, { fields, isStrict });
    expect(weighed('1100 lbs')).toMatchObject({
      changes: { herd: [{ weight: '498.951607' }] },
      words: 'Weight, group 1: “1100 lbs” was read as 498.951607 kg.',
      unread: [],
    });
    expect(weighed('250 g').changes).toEqual({ herd: [{ weight: '0.25' }] });
    for (const [text, isStrict] of [
      ['1100 lb', true],
      ['3 ft', false],
    ] as const)
      expect(weighed(text, isStrict)).toMatchObject({ changes: {}, unread: [{ path: 'herd.0.weight' }] });
  });

  test('names the row of a list, and the box of a refusal', () => {
    const { explained } = reread({
      points: [
        { ct: '20', n: '' },
        { ct: 'Undetermined', n: 'x' },
      ],
    });
    expect(explained([{ message: 'Please fill in all required fields', path: 'points.1.ct' }])).toEqual([
      {
        message: 'Please fill in all required fields',
        path: 'points.1.ct',
        place:
          'Ct, point 2: “Undetermined” stands for a missing value, not a number: leave this measurement out, or enter a number.',
      },
    ]);
    expect(explained([{ message: 'No', path: 'points' }])[0]?.place).toMatch(/^Ct, point 2/);
  });

  test('leaves a blank box to the sentence about it', () => {
    const { explained } = reread({ mass: '', girth: '7abc' });
    const issues = [{ message: 'Please fill in all required fields', path: 'mass' }];
    expect(explained(issues)).toEqual(issues);
  });

  test('offers what may be meant for a press', () => {
    const { explained } = reread({ mass: '1,500' });
    expect(explained([{ message: 'No', path: 'mass' }])[0]?.remedies).toEqual([
      { label: 'Use 1500', field: 'mass', value: '1500' },
      { label: 'Use 1.500', field: 'mass', value: '1.500' },
    ]);
    expect(reread({ mass: '1,500' }, true).unread[0]).not.toHaveProperty('remedies');
  });

  test('offers it in the boxes of a list as well', () => {
    const { explained } = reread({ points: [{ ct: '20.1±0.2', n: '' }] });
    expect(explained([{ message: 'No', path: 'points.0.ct' }])[0]?.remedies).toEqual([
      { label: 'Use 20.1', field: 'points.0.ct', value: '20.1' },
      { label: 'Calculate with ± 0.2', field: 'points.0.ct', value: '20.1', uncertainty: '0.2' },
    ]);
  });

  test('gives the reason where the formula has nothing to say', () => {
    expect(reread({ mass: '5±0.2' }).explained([])).toMatchObject([
      { path: 'mass', message: expect.stringContaining('Mass: “5±0.2”') },
    ]);
    expect(reread({ mass: '5 mg' }).explained([])).toEqual([]);
  });

  test('names three numbers that were read, and counts the others', () => {
    const { words } = reread({ points: Array.from({ length: 5 }, () => ({ ct: '½', n: '' })) });
    expect(words).toMatch(/^Ct, point 1: .* Ct, point 3: “½” was read as 0\.5\. 2 more numbers were read like this\.$/);
  });
});

test('a form with plain numbers is not read once more', async () => {
  const form = createFormModel({ fields: FIELDS, fixed: {}, errorStyle: 'inline' } as never);
  expect(form.reread({ ...BLANK, mass: '1 500,5' })).toBeNull();
  expect((await form.reread({ ...BLANK, mass: '5 mg' }))?.changes).toEqual({ mass: '5', mass_unit: 'mg' });
});
