/** Numbers with units, in the ways that people give them to the calculators: JSON, flags, a line of a table. */
import { describe, expect, test } from 'vitest';
import { csvLine } from '#src/engine/tables/csv.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { answerTo, command, type PrintedAnswer } from '#tests/support/headless.ts';

type Given = Readonly<Record<string, string>>;
type Way = (calculator: string, given: Given) => Promise<unknown>;

const asJson: Way = async (calculator, given) => {
  const { result, err } = await answerTo(calculator, given);
  return result ?? err;
};

const asFlags: Way = async (calculator, given) => {
  const run = await command([calculator, ...Object.entries(given).map(([key, value]) => `--${key}=${value}`)]);
  return run.code === EXIT.calculated ? (JSON.parse(run.out) as PrintedAnswer).result : run.err;
};

const asTable: Way = async (calculator, given) => {
  const table = [Object.keys(given), Object.values(given)].map(csvLine).join('');
  const run = await command([calculator], { '-': table });
  return run.code === EXIT.calculated ? (JSON.parse(run.out) as readonly PrintedAnswer[])[0]?.result : run.err;
};

const PERSON = { weight: '70', height: '175', age: '40' };
const SLAB = { shape: 'rectangle', length: '4', width: '3', thickness: '10' };
const DECAY = { solveFor: 'remainingAmount', initialAmount: '100', halfLife: '45 min' };
const GROWTH = { initialCount: '1e5', finalCount: '8e5' };
const HUMAN = { species: 'human', ...PERSON, sex: 'male', activityLevel: 'moderate' };

describe.each([
  ['JSON', asJson],
  ['flags', asFlags],
  ['a table', asTable],
])('a number with its unit, as %s', (_, answer) => {
  test.each<[string, Given, object]>([
    ['length-converter', { value: '5 km' }, { values: { feet: expect.closeTo(16_404.199_475, 5) } }],
    ['length-converter', { value: '5 ft 2 in' }, { values: { feet: expect.closeTo(62 / 12, 9) } }],
    ['length-converter', { value: '100 μm' }, { values: { millimeters: expect.closeTo(0.1, 12) } }],
    ['temperature-converter', { value: '37 °C' }, { values: { fahrenheit: expect.closeTo(98.6, 9) } }],
    ['temperature-converter', { value: '98.6 F' }, { values: { celsius: expect.closeTo(37, 9) } }],
    ['mass-converter', { value: '150 lb' }, { values: { kilograms: expect.closeTo(68.038_855_5, 9) } }],
    ['pressure-converter', { value: '32 psi' }, { values: { kilopascals: expect.closeTo(220.632, 3) } }],
    ['volume-converter', { value: '2 cups' }, { values: { milliliters: expect.closeTo(473.176_473, 6) } }],
    ['area-converter', { value: '3 acres' }, { values: { hectares: expect.closeTo(1.214_057, 6) } }],
    ['energy-converter', { value: '250 kcal' }, { values: { kilojoules: expect.closeTo(1046, 9) } }],
    ['bmi', { ...PERSON, weight: '180 lb', height: '5\'11"' }, { bmi: expect.closeTo(25.1046, 3) }],
    ['bmi', { ...PERSON, weight: '12 st 4 lb', height: '5 ft 11 in' }, { bmi: expect.closeTo(23.9889, 3) }],
    ['bmi', { ...PERSON, weight: '12 st 4', height: '5.110 ft' }, { bmi: expect.closeTo(32.1604, 3) }],
    ['half-life', { ...DECAY, time: '1 h 30 min' }, { remainingAmount: expect.closeTo(25, 9) }],
    ['half-life', { ...DECAY, time: '1:30 h' }, { remainingAmount: expect.closeTo(25, 9) }],
    ['generation-time', { ...GROWTH, elapsedTime: '1:30' }, { generationTime: expect.closeTo(90 / Math.log2(8), 9) }],
    ['concrete-slab', { ...SLAB, length: '10\'6"' }, { area: expect.closeTo(3.2004 * 3, 9) }],
  ])('%s %j', async (calculator, given, result) => {
    expect(await answer(calculator, given)).toMatchObject(result);
  });

  test.each<[string, Given, string, RegExp]>([
    ['bmi', { ...PERSON, height: '5.11 ft' }, '5.11 ft', /5 ft 11 in.*5\.110 ft/],
    ['length-converter', { value: '5.10 ft' }, '5.10 ft', /5 ft 10 in.*5\.100 ft/],
    ['half-life', { ...DECAY, time: '1:30' }, '1:30', /1 h 30 min.*1 min 30 s/],
  ])('%s %j asks what %s means', async (calculator, given, typed, both) => {
    const run = JSON.stringify(await answer(calculator, given));
    expect(run).toContain(typed);
    expect(run).toMatch(both);
  });

  test('the height of a person in feet and inches is that in inches', async () => {
    const [mixed, inches] = [
      { ...HUMAN, height: '5\'9"' },
      { ...HUMAN, height: '69 in' },
    ];
    const found = await answer('metabolic-rate', mixed);
    expect(found).toMatchObject({ bmr: expect.any(Number) });
    expect(found).toEqual(await answer('metabolic-rate', inches));
  });
});

test('an unknown unit is named with the number, and feet that may be feet and inches are asked about', async () => {
  const run = await answerTo('length-converter', { value: '5 parsnips' });
  expect(run.issues).toMatchObject([{ place: 'Value: “5 parsnips” is not a number in a unit of the menu.' }]);
  const height = await answerTo('bmi', { ...PERSON, height: '5.11 ft' });
  expect(height.issues).toMatchObject([
    { place: 'Height: “5.11 ft” could mean two things: write 5 ft 11 in or 5.110 ft.' },
  ]);
});

test('± may have a unit of its own', async () => {
  const given = { mode: 'molarity', mass: '9 g ± 90 mg', molarMass: '180.16', volume: '0.25' };
  const run = await command(['molarity', ...Object.entries(given).map(([key, value]) => `--${key}=${value}`)]);
  expect([run.code, run.err]).toEqual([EXIT.calculated, expect.not.stringContaining('not a number')]);
  expect(JSON.parse(run.out).uncertainty.inputs.mass).toEqual({ value: 9, standardUncertainty: 0.09, unit: 'g' });
});
