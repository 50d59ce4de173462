/**
 * The default tools, by a client that knows only the documents of the protocol: registered by `package.test.ts`, which builds the package
 * once.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ComputedAnswer } from '#src/tools/package/answer.ts';
import { answerTo, command, type PrintedAnswer } from '#tests/support/headless.ts';
import { METACAM, TICKS } from './metacamCall.ts';
import { type PlainClient, plainClient, textOf } from './plainClient.ts';

/** What every client gets stays small: Cursor sends 40 tools on, and a model reads all of them before each answer. */
const MOST_TOOLS = 12;
const MOST_BYTES = 24 * 1024;

/** Words, and the calculator that is wanted by them. */
const CALCULATORS: readonly (readonly [words: string, calculator: string])[] = [
  ['molarity of a solution', 'molarity'],
  ['pH', 'ph-analysis'],
  ['molecular weight', 'molecular-weight'],
  ['annealing temperature of primers', 'annealing-temperature'],
  ['GC content of DNA', 'dna-sequence'],
  ['enzyme kinetics', 'enzyme-kinetics'],
  ['Hardy-Weinberg', 'hardy-weinberg'],
  ['Punnett square', 'punnett-square'],
  ['generation time', 'generation-time'],
  ['population growth', 'population-growth'],
  ['species diversity', 'species-diversity'],
  ['t-test', 't-test'],
  ['chi-square', 'chi-square-test'],
  ['confidence interval', 'confidence-interval'],
  ['linear regression', 'linear-regression'],
  ['correlation', 'correlation'],
  ['compound interest', 'compound-interest'],
  ['convert length', 'length-converter'],
  ['rabbit gestation', 'rabbit-gestation'],
  ['how much water a dog needs', 'dog-water-intake'],
];

/** Words, and the section that is wanted by them. */
const SECTIONS: readonly (readonly [words: string, section: string, page: string])[] = [
  ['restriction sites', 'restriction-sites', 'dna-sequence'],
  ['codon usage', 'codon-usage', 'dna-sequence'],
  ['find a motif', 'motif-search', 'dna-sequence'],
  ['tandem repeats', 'tandem-repeats', 'dna-sequence'],
  ['in-silico PCR', 'in-silico-pcr', 'dna-sequence'],
  ['peptides of a digest', 'protein-digest', 'protein-synthesis'],
  ['hydropathy and half-life', 'protein-profile', 'protein-synthesis'],
  ['isotope pattern', 'isotope-pattern', 'molar-mass'],
  ['buffer of a wanted pH', 'buffer-preparation', 'pka'],
  ['redox equations', 'redox-equation', 'stoichiometry'],
];

/** @param built gives the folder of the package; called by each test, when it is there */
export function describePlainClient(built: () => string): void {
  describe('a client written from the documents of the protocol', () => {
    let client: PlainClient;
    beforeAll(async () => {
      client = await plainClient(built());
    });
    afterAll(() => client.close());

    async function exampleOf(name: string): Promise<Record<string, unknown>> {
      const { structuredContent } = await client.call('describe', { name });
      const { inputSchema, resultSchema } = structuredContent as Record<string, { readonly examples?: unknown[] }>;
      expect(Object.keys(resultSchema ?? {})).toContain('properties');
      return inputSchema?.examples?.[0] as Record<string, unknown>;
    }

    async function foundBy(words: string): Promise<readonly string[]> {
      const { structuredContent } = await client.call('find', { words });
      const { found } = structuredContent as { readonly found: readonly { readonly name?: string }[] };
      return found.flatMap(({ name = [] }) => name);
    }

    test(`gets at most ${MOST_TOOLS} tools in at most ${MOST_BYTES} bytes`, async () => {
      const tools = await client.tools();
      expect(client.protocolVersion).toBe('2025-06-18');
      expect(tools.length).toBeLessThanOrEqual(MOST_TOOLS);
      expect(await client.bytesOfList()).toBeLessThanOrEqual(MOST_BYTES);
      for (const { name, title, description, inputSchema } of tools) {
        expect(name).toMatch(/^[a-z-]{1,64}$/);
        expect([title, description]).not.toContain('');
        expect(inputSchema.type).toBe('object');
      }
    });

    test.each(CALCULATORS)('finds by “%s”, describes and computes %s', async (words, calculator) => {
      expect(await foundBy(words)).toContain(calculator);
      const inputs = await exampleOf(calculator);
      const { structuredContent } = await client.call('calculate', { calculator, inputs });
      const { result, shown, link } = structuredContent as unknown as ComputedAnswer;
      const onCommandLine = await answerTo(calculator, inputs);
      expect([result, shown]).toEqual([onCommandLine.result, onCommandLine.shown]);
      expect(link).toContain(`/calculator/${calculator}`);
    });

    test.each(SECTIONS)('finds by “%s”, describes and asks the section %s', async (words, section, page) => {
      expect(await foundBy(words)).toContain(section);
      const inputs = await exampleOf(section);
      const { structuredContent } = await client.call('ask-section', { section, inputs });
      const run = await command([page, '--ask', section], { '-': JSON.stringify(inputs) });
      const onCommandLine = JSON.parse(run.out) as PrintedAnswer;
      const { result, shown } = structuredContent as unknown as ComputedAnswer;
      expect([result, shown]).toEqual([onCommandLine.result, onCommandLine.shown]);
    });

    test('lists the questions of a text', async () => {
      const { structuredContent } = await client.call('list-sections', { calculator: 'dna-sequence' });
      const { sections } = structuredContent as { readonly sections: readonly object[] };
      expect(sections).toContainEqual(expect.objectContaining({ name: 'restriction-sites', asks: 'dna' }));
      expect(sections).not.toContainEqual(expect.objectContaining({ name: 'isotope-pattern' }));
    });

    test('calculates the rows of a table', async () => {
      const table = 'sample,pH\nA,7\nB,15\n';
      const { structuredContent } = await client.call('calculate-table', { calculator: 'ph-analysis', table });
      const lines = String(structuredContent?.table).split('\r\n');
      expect(lines[0]).toMatch(/^sample,pH,.*result\.pOH.*,error$/);
      expect(lines[1]).toMatch(/^A,7,/);
      expect(lines[2]).toContain('Please enter a valid pH value between 0 and 14');
    });

    test('finds the input for a wanted figure', async () => {
      const inputs = await exampleOf('ph-analysis');
      const asked = { calculator: 'ph-analysis', inputs, input: 'pH', figure: 'pOH', value: 4 };
      const { structuredContent } = await client.call('find-input', asked);
      expect(structuredContent).toMatchObject({ values: [expect.objectContaining({ value: '10', isExact: true })] });
      expect(textOf(await client.call('find-input', { ...asked, input: 'mass' }))).toContain('must be one of: pH');
    });

    test('carries uncertainties', async () => {
      const inputs = await exampleOf('molarity');
      const { structuredContent } = await client.call('uncertainty', {
        calculator: 'molarity',
        inputs,
        uncertainties: { volume: '2 %' },
      });
      const [figure] = (structuredContent as unknown as ComputedAnswer).uncertainty?.figures ?? [];
      // Of a quotient, the relative uncertainty is that of its divisor.
      expect((figure?.standardUncertainty ?? 0) / (figure?.value ?? 1)).toBeCloseTo(0.02, 3);
      const refused = await client.call('uncertainty', {
        calculator: 'dog-metacam',
        inputs: METACAM,
        uncertainties: { weight: '1' },
      });
      expect(refused.isError).toBe(true);
    });

    test('verifies what it was given, but nothing that a person has to confirm', async () => {
      const inputs = await exampleOf('molarity');
      const { structuredContent: saved } = await client.call('calculate', { calculator: 'molarity', inputs });
      expect((await client.call('verify', { saved })).structuredContent).toMatchObject({ agrees: true });
      const forged = { ...saved, says: ['Drink it.'] };
      expect((await client.call('verify', { saved: forged })).structuredContent).toMatchObject({ agrees: false });
      const dose = { calculator: 'dog-metacam', input: { ...METACAM, ...TICKS }, result: {} };
      for (const text of [JSON.stringify(dose), JSON.stringify(dose).replace('dog-m', 'dog-\\u006d')])
        expect(textOf(await client.call('verify', { saved: text }))).toContain('A person confirmed this result');
    });

    test.each<[string, string, object, string]>([
      [
        'an argument that the tool does not have',
        'calculate',
        { calculator: 'molarity', inputs: {}, mass: 9 },
        "'mass' is no argument",
      ],
      ['a missing argument', 'calculate', { inputs: {} }, "needs 'calculator'"],
      ['another type', 'find', { words: { toString: null } }, "'words' must be a text"],
      ['an unknown calculator', 'calculate', { calculator: 'molarty', inputs: {} }, "did you mean 'molarity'"],
      ['an unknown section', 'ask-section', { section: 'constructor', inputs: {} }, "no section 'constructor'"],
      ['an unknown input', 'calculate', { calculator: 'molarity', inputs: { toString: 1 } }, 'toString is no input'],
      ['an unknown tool', 'alchemy', {}, "no tool 'alchemy'"],
      ['several animals', 'calculate-table', { calculator: 'dog-metacam', table: 'weight\n1\n2' }, 'takes no table'],
      ['two tables', 'calculate-table', { calculator: 'molarity' }, "Give either 'table' or"],
      [
        'a search for a dose',
        'find-input',
        { calculator: 'dog-metacam', inputs: METACAM, input: 'weight', value: 1 },
        'No input is searched',
      ],
    ])('%s is refused in words', async (_, name, given, words) => {
      const refused = await client.call(name, given as Record<string, unknown>);
      expect(refused.isError).toBe(true);
      expect(textOf(refused)).toContain(words);
    });

    test('an input that the protocol’s package would drop is refused, at any depth', async () => {
      const arg = (text: string) =>
        `{"jsonrpc":"2.0","id":"own","method":"tools/call","params":{"name":"calculate","arguments":${text}}}`;
      expect(await client.errorTo(arg('{"__proto__":{"pH":7},"calculator":"ph-analysis","inputs":{}}'))).toMatchObject({
        code: -32602,
      });
      const inner = JSON.parse('{"calculator":"ph-analysis","inputs":{"pH":7,"__proto__":{"pH":8}}}');
      expect(textOf(await client.call('calculate', inner))).toContain('__proto__ is no input');
    });

    test.each([
      ['{"jsonrpc":"2.0","id":1,', -32700],
      ['\u0000\u0007', -32700],
      ['"text"', -32600],
      ['[]', -32600],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
      ['{"id":1,"method":"ping"}', -32600],
      [`${'['.repeat(100_000)}`, -32700],
    ])('a line that is no message, %#, gets its error and ends nothing', async (line, code) => {
      expect(await client.errorTo(line)).toMatchObject({ code });
      expect((await client.tools()).length).toBeGreaterThan(0);
    });
  });
}
