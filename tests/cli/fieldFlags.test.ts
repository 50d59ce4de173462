/** Flags for fields, and the errors for flags that match nothing. */
import { describe, expect, test } from 'vitest';
import { OPTIONS, readCall } from '#src/tools/cli/callWords.ts';
import { bareName } from '#src/tools/cli/closestName.ts';
import { flagValues } from '#src/tools/cli/fieldFlags.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { answerTo, command } from '#tests/support/headless.ts';

const CALCULATORS = await everyCalculator();

function given(id: string, ...words: readonly string[]): unknown {
  const definition = CALCULATORS.find((each) => each.id === id)?.definition;
  return flagValues(id, definition?.fields ?? {}, readCall([id, ...words]).flags);
}

describe('what a flag gives', () => {
  test.each<readonly [name: string, id: string, words: readonly string[], values: object]>([
    ['a table with an empty corner', 'hill-numbers', ['--table', '\tA\tB\nOak\t1\t2'], { table: '\tA\tB\nOak\t1\t2' }],
    ['a number as typed', 'molarity', ['--molarMass', '180.156'], { molarMass: '180.156' }],
    ['a name with hyphens, and an equals sign', 'molarity', ['--molar-mass=180.156'], { molarMass: '180.156' }],
    ['a negative number', 'ph-analysis', ['--temperature', '-5'], { temperature: '-5' }],
    ['a decimal comma', 'ph-analysis', ['--pH', '7,4'], { pH: '7,4' }],
    ['a number with a unit that can be chosen', 'molarity', ['--mass', '9 mg'], { mass: '9', mass_unit: 'mg' }],
    ['micro as keyboards have it', 'cell-size', ['--size', '2um'], { size: '2', size_unit: 'µm' }],
    ['a unit that is an input', 'dog-water-intake', ['--weight', '22 lb'], { weight: '22', weightUnit: 'lb' }],
    ['the one unit of a number', 'dog-water-intake', ['--foodMoisture', '70%'], { foodMoisture: '70' }],
    ['another unit is left to the formula', 'dog-water-intake', ['--weight', '3 stone'], { weight: '3 stone' }],
    ['an exponent is no unit', 'molarity', ['--mass', '9e-3'], { mass: '9e-3' }],
    ['a choice by its value', 'dog-water-intake', ['--weightUnit', 'lb'], { weightUnit: 'lb' }],
    ['a choice by its label', 'dog-water-intake', ['--weight-unit', 'pounds (LB)'], { weightUnit: 'lb' }],
    [
      'a tick alone',
      'dna-sequence',
      ['--allow-ambiguous', '--readAsFasta'],
      { allowAmbiguous: true, readAsFasta: true },
    ],
    ['a tick with a word', 'dna-sequence', ['--allowAmbiguous=false'], { allowAmbiguous: false }],
    ['letters of a sequence', 'dna-sequence', ['--sequence-text', 'ATG'], { sequence: 'ATG' }],
    ['a list as JSON', 'species-diversity', ['--species', '[{"count":3}]'], { species: [{ count: 3 }] }],
    [
      'a list column by column',
      'species-diversity',
      ['--species.name', 'Oak,Pine', '--species.count', '3,4'],
      {
        species: [
          { name: 'Oak', count: '3' },
          { name: 'Pine', count: '4' },
        ],
      },
    ],
    [
      'semicolons between decimal commas',
      'average-atomic-mass',
      ['--isotopes.mass', '34,97;36,97'],
      { isotopes: [{ mass: '34,97' }, { mass: '36,97' }] },
    ],
    ['a place in a list', 'species-diversity', ['--species.1.count', '4'], { species: [{}, { count: '4' }] }],
    ['a part of a group', 'cell-division-time', ['--phase-percentages.g1', '50'], { phasePercentages: { g1: '50' } }],
  ])('%s', (_, id, words, values) => expect(given(id, ...words)).toEqual(values));
});

describe('a flag that does not fit', () => {
  test.each<readonly [name: string, words: readonly string[], sentence: string]>([
    [
      'a misspelt name',
      ['molarity', '--mol-mass', '9'],
      "Unknown option '--mol-mass' of 'molarity': did you mean '--molarMass'?",
    ],
    ['a misspelt option', ['dna-sequence', '--sequnce', 'x.fa'], "did you mean '--sequence'?"],
    ['a name like none', ['molarity', '--wingspan', '9'], "'molarity --help' lists its inputs"],
    ['a column like none', ['species-diversity', '--species.weight', '9'], "Unknown option '--species.weight'"],
    ['no value', ['molarity', '--mass'], "'--mass' needs a value"],
    ['twice', ['molarity', '--molarMass', '9', '--molar-mass', '8'], "'--molar-mass' is given twice"],
    ['an option twice', ['molarity', '--format', 'csv', '--format=json'], "'--format' is given twice"],
    [
      'no such choice',
      ['dog-water-intake', '--weightUnit', 'stone'],
      'is not one of the choices (Kilograms (kg); Pounds (lb))',
    ],
    ['neither yes nor no', ['dna-sequence', '--allowAmbiguous', 'perhaps'], 'neither yes nor no'],
    ['a day that is none', ['goat-gestation', '--matingDate', '2023-02-29'], 'there is no 2023-02-29 in the calendar'],
    [
      'two units',
      ['molarity', '--mass', '9 mg', '--mass-unit', 'g'],
      "'--mass-unit' is g, but a number given before is in mg",
    ],
    [
      'two units, the other way round',
      ['molarity', '--mass-unit', 'g', '--mass', '9 mg'],
      "'--mass' is in mg, but 'mass_unit' is g",
    ],
    [
      'columns of two lengths',
      ['species-diversity', '--species.name', 'A,B', '--species.count', '1'],
      "another column of 'species' 2",
    ],
    ['a list in two ways', ['species-diversity', '--species', '[]', '--species.count', '1'], 'another flag as a whole'],
    ['a list that is no JSON', ['species-diversity', '--species', 'Oak'], 'give it as JSON'],
    ['a word without a flag', ['molarity', 'mass', '9'], "'mass' stands without its flag"],
    ['an input without a calculator', ['--mass', '9'], 'name the calculator as well'],
    ['one of two names', ['dog-nutrition', '--food-energy-unit', 'kJ'], 'may be --foodEnergy_unit or --foodEnergyUnit'],
    ['an input that the page hides', ['molarity', '--mode', 'dilution', '--mass', '9'], "'--mass' has no effect"],
  ])('%s', async (_, words, sentence) => {
    const { code, out, err } = await command(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n').at(-1)).toContain(sentence);
  });
});

describe('flags and a file of inputs', () => {
  test('a flag goes before JSON, of which groups are filled up', async () => {
    const json = await answerTo('ph-analysis', { pH: 3, temperature: 25 });
    const { out } = await command(['ph-analysis', '--input', 'in.json', '--pH', '3'], {
      'in.json': '{"pH": 7, "temperature": 25}',
    });
    expect(JSON.parse(out).result).toEqual(json.result);
  });

  test('a flag holds for every line of a table, of which it is no column', async () => {
    const table = { 't.csv': 'pH\n7\n3\n' };
    const { out } = await command(['ph-analysis', '--input', 't.csv', '--temperature', '37'], table);
    expect(JSON.parse(out).map(({ input }: { input: object }) => input)).toEqual([
      { pH: 7, temperature: 37 },
      { pH: 3, temperature: 37 },
    ]);
    const twice = await command(['ph-analysis', '--input', 't.csv', '--pH', '2'], table);
    expect([twice.code, twice.err]).toEqual([2, "'pH' is a column of the table and a flag as well\n"]);
  });
});

describe.each(CALCULATORS)('$id', ({ id, definition: { fields, example } }) => {
  const names = Object.keys(fields).map(bareName);

  test('no input and option are one flag', () => {
    expect(names.filter((name) => OPTIONS.includes(name) && !['sequence', 'record'].includes(name))).toEqual([]);
  });

  test('its example as flags gives what it gives as JSON; confirmations are given by no flag', async () => {
    const shown = Object.entries(example).filter(([name]) => fields[name]?.visibleWhen?.(example) !== false);
    const words = shown.flatMap(([name, value]) => {
      const flag = fields[name]?.kind === 'sequence' ? `${name}Text` : name;
      const isOne = names.filter((each) => each === bareName(name)).length === 1;
      const hyphened = !isOne ? flag : flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [`--${hyphened}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`];
    });
    const { code, out, err } = await command([id, ...words]);
    if (Object.values(fields).some((field) => field.kind === 'checkbox' && field.confirms)) {
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`'${id}' asks for confirmations`);
      // Not even where the file sets all of them: a flag could change their context.
      const both = await command([id, '--input', '-', '--weight', '9'], { '-': JSON.stringify(example) });
      expect([both.code, both.out]).toEqual([2, '']);
    } else {
      expect(code).toBe(0);
      expect(JSON.parse(out).result).toEqual((await answerTo(id, Object.fromEntries(shown))).result);
    }
  });
});
