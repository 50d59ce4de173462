/** `--ask`: sections of a page on the command line, run in this process. */
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';

// Compiles the kernel, which may exceed the test timeout.
beforeAll(() => command(['dna-sequence'], { '-': '{"sequence":"ATG"}' }));

const READS = new File(['>one first\nGAATTCATG\n>two\nCCCC\n'], 'reads.fa');
const ONE = 'AAAGAATTCAAA';

function asked(args: readonly string[], files: Readonly<Record<string, string | File>> = { 'reads.fa': READS }) {
  return command(['dna-sequence', '--ask', ...args], files);
}

/** The arguments after `dna-sequence --ask`, and a part of the message. */
const COMPLAINTS: readonly (readonly [name: string, args: readonly string[], sentence: string])[] = [
  ['a slip of a name', ['restriction-site'], "has no section 'restriction-site': did you mean 'restriction-sites'?"],
  ['another name', ['alchemy'], "'dna-sequence' has no section 'alchemy': its sections are region, restriction-sites"],
  ['an unknown input', ['region', '--enzymes', 'EcoRI', '--sequence-text', ONE], "Unknown option '--enzymes'"],
  ['uncertainties', ['region', '--from', '1', '--uncertainty', 'from=1'], "'region' takes no uncertainties"],
  ['a record of all', ['all-records', '--sequence', 'reads.fa', '--record', '1'], "leave out '--record'"],
  ['a file twice', ['dot-plot', '--second', 'reads.fa', '--second', 'reads.fa'], "'--second' is given twice"],
  ['a file that is not named', ['dot-plot', '--second'], "'--second' needs a value"],
  ['one input for two files', ['dot-plot', '--sequence', '-', '--second', '-'], 'The standard input can be read once'],
  [
    'a hidden input',
    ['restriction-sites', '--sequence-text', ONE, '--enzymes', 'EcoRI', '--minimum-letters', '4'],
    'has no effect',
  ],
];

describe('an invalid question', () => {
  test.each(COMPLAINTS)('%s', async (_, args, sentence) => {
    const { code, out, err } = await asked(args);
    expect([code, out]).toEqual([EXIT.mistake, '']);
    expect(err).toContain(sentence);
  });

  test('of a page without sections', async () => {
    const { code, err } = await command(['cat-age', '--ask', 'region']);
    expect([code, err]).toEqual([EXIT.mistake, "The page of 'cat-age' has no sections to ask\n"]);
  });
});

describe('JSON', () => {
  test('the settings, the input of the page, and the answer with how the text was read', async () => {
    const { code, out, err } = await asked(['restriction-sites', '--sequence', 'reads.fa', '--enzymes', 'EcoRI']);
    expect([code, err]).toEqual([EXIT.calculated, 'Read as: FASTA, 2 records.\n']);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      calculator: 'dna-sequence',
      ask: 'restriction-sites',
      formula: 'restriction-sites',
      input: { enzymes: 'EcoRI', given: { record: 1 } },
      result: { length: 9, cutters: [{ names: ['EcoRI'], positions: [2] }] },
    });
    expect(answer.input.given.learnt).toBeUndefined();
    expect(answer.says).toContain('Read as: FASTA, 2 records.');
  });

  test('of a chain as well', async () => {
    const files = { 'p.fa': new File(['>one\nMKWVTFISLL\n'], 'p.fa') };
    const args = ['protein-synthesis', '--ask', 'protein-profile', '--sequence', 'p.fa', '--input-type', 'PROTEIN'];
    const { err, out } = await command(args, files);
    expect(err).toBe('Read as: FASTA, 1 record.\n');
    expect(JSON.parse(out).says).toContain('Read as: FASTA, 1 record.');
  });

  test('a refusal of the text and one of the settings are those of the page, with their places', async () => {
    const text = await asked(['region', '--sequence-text', 'ACGTQ', '--from', '1']);
    expect(text.code).toBe(EXIT.refused);
    expect(JSON.parse(text.out).issues[0]).toMatchObject({ path: 'sequence', place: expect.stringContaining('5') });
    const settings = await asked(['region', '--sequence-text', 'ACGT', '--from', '9']);
    expect(settings.code).toBe(EXIT.refused);
    expect(JSON.parse(settings.out).issues[0]).toMatchObject({ path: 'from' });
  });

  test("an input that both have is that of the section, whose own code is the page's unless it is said", async () => {
    const args = ['translate', '--sequence-text', 'ATGTGA'];
    const usual = JSON.parse((await asked(args)).out);
    const other = JSON.parse((await asked([...args, '--genetic-code', '2'])).out);
    expect([usual.result.geneticCode, other.result.geneticCode]).toEqual(['1', '2']);
    expect([usual.input.given.geneticCode, other.input.given.geneticCode]).toEqual(['1', '1']);
  });

  test('a second sequence from a file', async () => {
    const files = { 'reads.fa': READS, 'other.txt': new File(['TTGAATTCTT'], 'other.txt') };
    const { code, out } = await asked(['pairwise-alignment', '--sequence', 'reads.fa', '--second', 'other.txt'], files);
    expect(code).toBe(EXIT.calculated);
    const typed = await asked(['pairwise-alignment', '--sequence', 'reads.fa', '--second-text', 'TTGAATTCTT'], files);
    expect(JSON.parse(out).result).toEqual(JSON.parse(typed.out).result);
  });

  test('a further calculation is given nothing of the page', async () => {
    const { code, out } = await command(['ph-analysis', '--ask', 'ph-conversion', '--known', 'pOH', '--value', '4']);
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out)).toMatchObject({ ask: 'ph-conversion', input: { known: 'pOH', value: 4 } });
    expect((await command(['ph-analysis', '--ask', 'ph-conversion', '--pH', '4'])).err).toContain(
      "Unknown option '--pH'",
    );
  });
});

describe('other forms', () => {
  test('tables: the figures and tables as CSV', async () => {
    const { out } = await asked([
      'restriction-sites',
      '--sequence-text',
      ONE,
      '--enzymes',
      'EcoRI',
      '--format',
      'tables',
    ]);
    const { data } = Papa.parse<string[]>(out);
    expect(data).toContainEqual(['Enzymes that cut', '1', '']);
    expect(data).toContainEqual(['EcoRI', 'G^AATT_C', '5′\u00a0AATT', '1', '5', '1']);
    expect(data.filter(([first]) => first === 'Fragments, the longest first')).toHaveLength(1);
  });

  test('text: as the page copies it', async () => {
    const { out } = await asked([
      'restriction-sites',
      '--sequence-text',
      ONE,
      '--enzymes',
      'EcoRI',
      '--format',
      'text',
    ]);
    expect(out).toMatch(/^Enzymes that cut: 1\nAs a line: the entry does not say.\nFragments of all together: 2\n/);
  });

  test.each(['tables', 'text'])('%s of a calculator; of a list there is none', async (format) => {
    expect((await command(['ph-analysis', '--pH', '3', '--format', format])).out).toContain('pOH');
    const { code, err } = await command(['ph-analysis', '--format', format], { '-': '[{"pH": 3}]' });
    expect([code, err]).toEqual([EXIT.mistake, expect.stringContaining("take 'json' or 'csv'")]);
    const refused = await command(['ph-analysis', '--pH', '15', '--format', format]);
    expect([refused.code, refused.out]).toEqual([EXIT.refused, '']);
  });

  test('a text is a file of its own, or FASTA with the names of the records', async () => {
    const fasta = await asked(['records-as-fasta', '--sequence', 'reads.fa', '--change', 'reverse', '--text', 'fasta']);
    expect(fasta.out).toMatch(/^>one.*\nGTACTTAAG\n>two.*\nCCCC\n$/);
    const region = await asked(['region', '--sequence', 'reads.fa', '--from', '2', '--to', '3', '--text', 'letters']);
    expect(region.out).toBe('>one first\nAA\n>two\nCC\n');
  });

  test('CSV has a line for each record; settings that one record refuses do not stop the others', async () => {
    const { code, out } = await asked([
      'region',
      '--sequence',
      'reads.fa',
      '--from',
      '2',
      '--to',
      '8',
      '--format',
      'csv',
    ]);
    const { data } = Papa.parse<Record<string, string>>(out.trim(), { header: true });
    expect(code).toBe(EXIT.refused);
    expect(data.map(({ record, name, error }) => [record, name, error === ''])).toEqual([
      ['1', 'one first', true],
      ['2', 'two', false],
    ]);
  });

  test('a table has a question a line', async () => {
    const table = 'sequence,enzymes\nGAATTC,EcoRI\nGGATCC,BamHI\nGGATCC,Nothing\n';
    const { code, out } = await asked(['restriction-sites', '--format', 'csv'], { '-': table });
    const { data } = Papa.parse<Record<string, string>>(out.trim(), { header: true });
    expect(code).toBe(EXIT.refused);
    expect(data.map((line) => line['result.cutterCount'])).toEqual(['1', '1', '']);
    expect(data[2]?.error).toMatch(/Nothing/);
  });

  test('each entry of a GenBank file has its own features', async () => {
    const entries = ['ONE', 'TWO'].map(
      (name) =>
        `LOCUS       ${name} 12 bp DNA linear\nFEATURES             Location/Qualifiers\n     gene            1..6\n                     /gene="${name}"\nORIGIN\n        1 acgtacgtac gt\n//\n`,
    );
    const files = { 'two.gb': new File(entries, 'two.gb') };
    const { out } = await asked(['features', '--sequence', 'two.gb', '--format', 'csv'], files);
    const { data } = Papa.parse<Record<string, string>>(out.trim(), { header: true });
    expect(data.map(({ name, ...line }) => [name, line['result.total']])).toEqual([
      ['ONE', '1'],
      ['TWO', '1'],
    ]);
  });

  test('schemas are those of the section, with the inputs of both', async () => {
    const { out } = await asked(['restriction-sites', '--schema']);
    const { ask, input, result } = JSON.parse(out);
    expect([ask, input.title]).toEqual(['restriction-sites', expect.stringContaining('Restriction sites and digest')]);
    expect(Object.keys(input.properties)).toEqual(expect.arrayContaining(['sequence', 'enzymes', 'shape']));
    expect(Object.keys(result.properties)).toContain('cutterCount');
  });
});

describe('--verify', () => {
  const verify = (text: string) => command(['--verify', 'saved.json'], { 'saved.json': text });

  test('agrees with an answer of the command, and says where a changed one differs', async () => {
    const { out } = await asked(['restriction-sites', '--sequence-text', ONE, '--enzymes', 'EcoRI']);
    expect((await verify(out)).out).toContain('agrees');
    const changed = await verify(out.replace('"cutterCount": 1', '"cutterCount": 2'));
    expect([changed.code, changed.out]).toEqual([
      EXIT.refused,
      expect.stringContaining('cutterCount (saved 2, now 1)'),
    ]);
    const moved = await verify(out.replace(ONE, ONE.slice(1)));
    expect(moved.out).toContain('differs');
    const further = await command(['ph-analysis', '--ask', 'ph-conversion', '--known', 'pOH', '--value', '4']);
    expect((await verify(further.out)).out).toContain('agrees');
  });

  test('a text that is not in the file is named', async () => {
    const { out } = await asked(['restriction-sites', '--sequence', 'reads.fa', '--enzymes', 'EcoRI']);
    expect((await verify(out)).err).toContain("The text 'reads.fa' is not in the saved result");
    const { given: _, ...input } = JSON.parse(out).input;
    const ofPage = JSON.stringify({ ...JSON.parse(out), input });
    expect((await verify(ofPage)).err).toContain('The text that was asked about is not in the saved result');
  });
});
