/** The command line of the calculators, run in this process: arguments, inputs, outputs and errors. */
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { USAGE } from '#src/tools/cli/usage.ts';
import { answerTo, command } from '#tests/support/headless.ts';

// Compiles the kernel, which may exceed the test timeout.
beforeAll(() => command(['dna-sequence'], { '-': '{"sequence":"ATG"}' }));

const FIXED_ROWS = 'resources must have its rows in this order: Food, Water, Space';

/** The error, the arguments, the input, and a part of the message. */
const COMPLAINTS: readonly (readonly [name: string, args: readonly string[], input: string, sentence: string])[] = [
  ['no calculator', [], '', USAGE],
  ['two calculators', ['pka', 'atom'], '', 'Name one calculator'],
  ['an unknown calculator', ['alchemy'], '{}', "There is no calculator 'alchemy'"],
  ['a calculator that is a path', ['../app/routes'], '{}', "There is no calculator '../app/routes'"],
  ['an unknown option', ['pka', '--fast'], '{}', "Unknown option '--fast'"],
  ['an unknown format', ['pka', '--format', 'xml'], '{}', "The format is 'json', 'csv', 'tables' or 'text'"],
  ['damaged JSON', ['ph-analysis'], '{"pH": 7', 'The input is no JSON'],
  ['an input that is none', ['ph-analysis'], '{"ph": 7}', 'ph is no input of this calculator\nThe inputs are: pH'],
  ['a name that all objects have', ['ph-analysis'], '{"pH": 7, "__proto__": {}}', '__proto__ is no input'],
  ['a value of another kind', ['ph-analysis'], '{"pH": [7]}', 'pH must be a number, a text or null'],
  ['a choice that is none', ['cat-age'], '{"species": true}', 'is no input of this calculator'],
  ['a value deep in a list', ['species-diversity'], '{"species": [{"count": {}}]}', 'species.0.count must be a number'],
  ['a row too many', ['carrying-capacity'], '{"resources": [{}, {}, {}, {}]}', FIXED_ROWS],
  ['rows in another order', ['carrying-capacity'], '{"resources": [{"resource": "Space"}]}', FIXED_ROWS],
  ['no list', ['species-diversity'], '{"species": 3}', 'species must be a list'],
  ['a table for a list', ['species-diversity'], 'name,count\nA,3', "A line cannot hold 'Species'"],
  ['a table of something else', ['ph-analysis'], 'acid,base\n1,2', 'The first line names no input. The inputs are: pH'],
  ['a column twice', ['ph-analysis'], 'pH,ph\n1,2', "Two columns are the input 'pH'"],
  ['a name twice', ['ph-analysis'], 'pH,note,note\n1,a,b', "Two columns are named 'note'"],
  ['nothing', ['ph-analysis'], '\n', 'There is nothing in this table.'],
  [
    'a column in another unit than the only one',
    ['dog-water-intake'],
    'weight,Moisture of the food (g)\n20,30',
    "The column 'Moisture of the food (g)' does not name the unit %, in which 'foodMoisture' is",
  ],
  [
    'a column in another unit than the one that counts without a column',
    ['dog-water-intake'],
    'Weight of the dog (lb)\n22',
    "The column 'Weight of the dog (lb)' is in lb, but 'weightUnit', which has no column, is kg",
  ],
  [
    'a column in a unit that cannot be chosen',
    ['dog-water-intake'],
    'weight (stone)\n2',
    "The column 'weight (stone)' does not name the unit kg or lb, in which 'weight' is",
  ],
  [
    'a column of the name of ours',
    ['ph-analysis', '--format', 'csv'],
    'pH,error\n7,0.1',
    "The answer has columns of its own named 'error' and 'result.…': rename 'error'",
  ],
  [
    'a column of the name of a result',
    ['ph-analysis', '--format', 'csv'],
    'pH,result.pOH\n7,0.1',
    "rename 'result.pOH'",
  ],
  ['a sequence where none is taken', ['ph-analysis', '--sequence', 'a.fa'], '', 'This calculator takes no sequence'],
  ['a text that is none', ['dna-sequence', '--text', 'pH'], '{"sequence":"ATG"}', "The result has no text 'pH'"],
  ['a held text from outside', ['dna-sequence'], '{"sequence":{"held":"text-1"}}', 'sequence must be a text or null'],
];

describe('an invalid call', () => {
  test.each(COMPLAINTS)('%s', async (_, args, input, sentence) => {
    const { code, out, err } = await command(args, { '-': input, 'a.fa': new File(['ATG'], 'a.fa') });
    expect(code).toBe(EXIT.mistake);
    expect(out).toBe('');
    expect(err).toContain(sentence);
  });
});

describe('JSON', () => {
  test('an object gives an object: what went in, the result, and the words of the page', async () => {
    const { code, out, err } = await command(['ph-analysis', '--input', 'in.json'], { 'in.json': '{"pH": "7,4"}' });
    expect([code, err]).toEqual([EXIT.calculated, '']);
    expect(JSON.parse(out)).toMatchObject({
      calculator: 'ph-analysis',
      input: { pH: 7.4 },
      result: { type: 'basic' },
      shown: expect.arrayContaining([{ field: 'pOH', label: 'pOH', text: '6.60' }]),
    });
  });

  test('a list gives a list in its order; one bad calculation does not stop the others', async () => {
    const { code, out, err } = await command(['ph-analysis'], { '-': '[{"pH": 15}, {"pH": 7}, {"pH": {}}]' });
    expect(code).toBe(EXIT.refused);
    const [refused, calculated, misfit] = JSON.parse(out);
    expect(refused.issues).toEqual([{ message: 'Please enter a valid pH value between 0 and 14', path: 'pH' }]);
    expect(calculated.result.pOH).toBe(7);
    expect(misfit.issues).toEqual([{ message: 'pH must be a number, a text or null' }]);
    expect(err).toBe('1: Please enter a valid pH value between 0 and 14\n3: pH must be a number, a text or null\n');
  });

  test('what is left out is as on the blank page, and null is a blank box', async () => {
    const { input } = await answerTo('ph-analysis', { pH: 7 });
    expect(input).toEqual({ pH: 7, temperature: 25 });
    const refused = await answerTo('ph-analysis', { pH: null });
    expect([refused.code, refused.issues]).toEqual([EXIT.refused, [{ message: expect.stringMatching(/\.$/) }]]);
  });

  test('where there is nothing to say, the answer has no issues and the error line says so', async () => {
    const { code, issues, err } = await answerTo('cell-size', {});
    expect([code, issues, err]).toEqual([EXIT.refused, [], 'There is nothing to calculate yet.\n']);
  });

  test('rows that the page checks one by one are checked one by one', async () => {
    const readings = [
      { systolic: 120, diastolic: 80, date: '2025-03-03' },
      { systolic: 120, diastolic: 130, date: '2025-03-04' },
    ];
    const { code, issues } = await answerTo('blood-pressure', { readings });
    expect(code).toBe(EXIT.refused);
    expect(issues).toEqual([
      {
        message: 'Systolic pressure must be higher than diastolic pressure',
        path: expect.stringMatching(/^readings\.1/),
      },
    ]);
    expect((await answerTo('blood-pressure', { readings: readings.slice(0, 1) })).code).toBe(EXIT.calculated);
  });
});

describe('tables', () => {
  const HERD = '\ufefftag;Mating date\r\n=A1;2024-04-15\r\nB2;\r\n\r\n"C;3";2024-05-01\r\n';

  test('a line is a calculation; columns are matched by key or label, others go through', async () => {
    const header = (await command(['goat-gestation', '--help'])).out;
    const label = /^matingDate .*\. (.*)$/m.exec(header)?.[1] ?? '';
    const { code, out } = await command(['goat-gestation'], { '-': HERD.replace('Mating date', `${label} (day)`) });
    const [first, second, third] = JSON.parse(out);
    expect(code).toBe(EXIT.refused);
    expect(first).toMatchObject({ kept: { tag: '=A1' }, result: { dueDate: '2024-09-12' } });
    expect(second.issues).toHaveLength(1);
    expect(third).toMatchObject({ kept: { tag: 'C;3' }, result: { matingDate: '2024-05-01' } });
  });

  test('CSV comes back with the columns that went in, the result and the errors, and runs nothing', async () => {
    const input = HERD.replace('Mating date', 'matingDate');
    const { out } = await command(['goat-gestation', '--format', 'csv'], { '-': input });
    const { data } = Papa.parse<Record<string, string>>(out.trim(), { header: true });
    expect(data.map(({ tag }) => tag)).toEqual(["'=A1", 'B2', 'C;3']);
    expect(data.map((row) => row['result.dueDate'])).toEqual(['2024-09-12', '', '2024-09-28']);
    expect(data.map(({ error }) => error)).toEqual(['', expect.stringMatching(/\S/), '']);
    expect(out.split('\r\n')).toHaveLength(5);
  });

  test('one column needs no separator', async () => {
    const { code, out } = await command(['ph-analysis'], { '-': 'pH\n7\n3\n' });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out).map(({ input }: { input: { pH: number } }) => input.pH)).toEqual([7, 3]);
  });

  test('a tick is true or false', async () => {
    const { out } = await command(['goat-gestation'], {
      '-': 'matingDate,firstPregnancy\n2024-04-15,true\n2024-04-15,false\n2024-04-15,perhaps\n',
    });
    const [first, second, third] = JSON.parse(out);
    expect(first.result).toBeDefined();
    expect(second.result).toBeDefined();
    expect(third.issues).toEqual([
      { message: 'Row 3, First pregnancy (column “firstPregnancy”): “perhaps” is neither yes nor no.' },
    ]);
  });

  test('a decimal comma in a table of one column is a decimal comma', async () => {
    const { code, out } = await command(['ph-analysis'], { '-': 'pH\n7,4\n3\n' });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out).map(({ input }: { input: { pH: number } }) => input.pH)).toEqual([7.4, 3]);
  });

  test('a cell beyond the header refuses its line: a decimal comma is not cut off', async () => {
    const { code, out } = await command(['ph-analysis'], { '-': 'sample,pH\nA,7,4\nB,3\n' });
    const [refused, calculated] = JSON.parse(out);
    expect(code).toBe(EXIT.refused);
    expect(refused.issues).toEqual([{ message: 'This row has 3 cells, but there are 2 columns.' }]);
    expect(calculated.input.pH).toBe(3);
  });

  test('a blank cell of a menu is what the menu starts with', async () => {
    const { code, out } = await command(['dog-water-intake'], { '-': 'weight,weightUnit\n20,\n44,Pounds (lb)\n' });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out)).toMatchObject([{ input: { weightUnit: 'kg' } }, { input: { weightUnit: 'lb' } }]);
  });

  test('a unit may stand in a column of its own, and must agree with the header', async () => {
    const { code, out } = await command(['cell-size'], {
      '-': 'shape,size,size_unit\ncube,2000,nm\ncube,2,\n',
    });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out)).toMatchObject([{ input: { size: 2 } }, { input: { size: 2 } }]);
    const mixed = await command(['cell-size'], { '-': 'shape;size (µm);size_unit\ncube;2;µm\ncube;2;nm\n' });
    expect(JSON.parse(mixed.out)).toMatchObject([
      { input: { size: 2 } },
      { issues: [{ message: expect.stringMatching(/^“size \(µm\)” is in µm, but “Unit of .*” is nm\.$/) }] },
    ]);
  });

  test('parts of an input have columns of their own', async () => {
    const { code, out } = await command(['cell-division-time'], {
      '-': 'totalTime,phasePercentages.g1,phasePercentages.s\n20,50,25\n',
    });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out)).toMatchObject([{ input: { totalTime: 20, phasePercentages: { g1: 50, s: 25 } } }]);
  });

  test('a column is not guessed by what its cells look like', async () => {
    const { err } = await command(['goat-gestation'], { '-': 'tag,served\nA,2024-04-15\n' });
    expect(err).toContain('The first line names no input');
  });

  test('a heading names the unit of its column where the number has a menu of units', async () => {
    const concentration = async (table: string) => {
      const { out } = await command(['dna-concentration'], { '-': table });
      return (JSON.parse(out) as readonly { readonly result: unknown }[])[0]?.result;
    };
    const own = await concentration('A260,Path length (cm)\n0.5,0.2\n');
    expect(own).toBeDefined();
    expect(await concentration('A260,Path length (mm)\n0.5,2\n')).toEqual(own);
    expect(await concentration('A260,Path length\n0.5,2 mm\n')).toEqual(own);
  });

  test('CSV comes back in the words and the order in which it went in', async () => {
    const { out } = await command(['dog-water-intake', '--format', 'csv'], {
      '-': 'Unit of the weight;2024;Weight of the dog;error code\nPounds (lb); x ;44;0\n',
    });
    const [header, line] = out.split('\r\n');
    expect(header).toMatch(/^Unit of the weight,2024,Weight of the dog,error code,result\..*,error$/);
    expect(line).toMatch(/^Pounds \(lb\), x ,44,0,/);
  });
});

describe('sequences', () => {
  const FASTA = '>one\nATGAAATAG\n>two\nCCCGGG\n';
  const gzip = async (text: string) =>
    new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

  test('a file is handled like a file on the page', async () => {
    const files = { 'x.fa': new File([FASTA], 'x.fa'), '-': '{"record": 2}' };
    const alone = await command(['dna-sequence', '--sequence', 'x.fa'], files);
    expect(JSON.parse(alone.out).result).toMatchObject({ length: 9, gcContent: expect.closeTo(22.22, 1) });
    const withInput = await command(['dna-sequence', '--sequence', 'x.fa', '--input', '-'], files);
    expect(JSON.parse(withInput.out).result).toMatchObject({ length: 6, gcContent: 100 });
  });

  test('compressed too', async () => {
    const file = new File([await gzip(FASTA)], 'x.fa.gz');
    const { out } = await command(['dna-sequence', '--sequence', 'x.fa.gz'], { 'x.fa.gz': file });
    expect(JSON.parse(out).result.length).toBe(9);
  });

  test('a damaged file is refused, in the words of the page', async () => {
    const whole = await gzip('ACGT'.repeat(10_000));
    const file = new File([whole.slice(0, whole.size - 20)], 'x.fa.gz');
    const { code, out, err } = await command(['dna-sequence', '--sequence', 'x.fa.gz'], { 'x.fa.gz': file });
    expect(code).toBe(EXIT.refused);
    expect(err.trim()).toBe(JSON.parse(out).issues[0].message);
  });

  test('a text that is too long for a box is held, as a paste is, with its FASTA header recognised', async () => {
    const { result } = await answerTo('dna-sequence', { sequence: `>long\n${'ACGT'.repeat(20_000)}` });
    expect(result).toMatchObject({ length: 80_000, gcContent: 50 });
    const short = await answerTo('dna-sequence', { sequence: '>short\nACGT' });
    expect([short.result?.length, short.err]).toEqual([4, 'Read as: FASTA, 1 record.\n']);
    expect((await answerTo('dna-sequence', { sequence: '>short\nACGT', recognize: false })).code).toBe(EXIT.refused);
  });

  test('a text of the result comes as FASTA', async () => {
    const sequence = 'ACGTT'.repeat(15);
    const run = await command(['dna-sequence', '--text', 'rna'], { '-': JSON.stringify({ sequence }) });
    const [header, ...lines] = run.out.split('\n');
    expect(header).toBe('>rna 75 nt');
    expect(lines.map(({ length }) => length)).toEqual([60, 15, 0]);
    const refused = await command(['dna-sequence', '--text', 'rna'], { '-': '{"sequence":"N"}' });
    expect([refused.code, refused.out]).toEqual([EXIT.refused, '']);
  });
});
