/** The built package: its functions, its types, and its MCP server over all golden cases. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { referenceMapping } from '#src/tools/agreement/caseInputs.ts';
import type { ComputedAnswer, PackageAnswer, RefusedAnswer } from '#src/tools/package/answer.ts';
import { COMMON_TOOLS } from '#src/tools/package/commonTools.ts';
import { functionName } from '#src/tools/package/packageTexts.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { answerTo } from '#tests/support/headless.ts';
import { inShell } from '#tests/support/shell.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { agrees, isTextDigest, leavesOf, valueAt } from '#tests/vectorRunner/compare.ts';
import { variedCases } from '#tests/vectorRunner/variedCases.ts';
import { readVectorFiles, type VectorCase, type VectorFile, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';
import { type BuiltPackage, builtPackage, connectedClient } from './builtPackage.ts';
import { describeLinesAndDays } from './lineTests.ts';
import { describeOptions } from './optionTests.ts';
import { describePerson } from './personTests.ts';
import { describePlainClient } from './plainClientTests.ts';
import { describeSections } from './sectionTests.ts';

const CALCULATORS = await everyCalculator();
const FILES = readVectorFiles(vectorFolder(process.cwd()));
const NO_PERSON: Readonly<Record<string, boolean>> = {};

let built: BuiltPackage;
let client: Client;
/** What the person confirms when asked. */
let ticks = NO_PERSON;

beforeAll(async () => {
  built = await builtPackage();
  client = await connectedClient(built.folder, () => ({ action: 'accept', content: { ...ticks } }));
});

afterAll(async () => {
  await client.close();
  built.remove();
});

/** Calls a tool with the values of a form; a person ticks the confirmations among them. */
async function called(id: string, { fields }: AnyCalculatorDefinition, draft: Values) {
  ticks = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isConfirmation(field) ? [[name, draft[name] === true]] : [])),
  );
  const inputs = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isConfirmation(field) ? [] : [[name, draft[name]]])),
  );
  const result = (await client.callTool({ name: id, arguments: inputs })) as CallToolResult;
  const [content] = result.content;
  const text = content?.type === 'text' ? content.text : '';
  return {
    text,
    isError: result.isError === true,
    answer: result.structuredContent as unknown as PackageAnswer | undefined,
  };
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('the server', () => {
  test('lists on request one tool a calculator beside those for all, with its schema, and lets no agent confirm anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      [...CALCULATORS.map(({ id }) => id), ...COMMON_TOOLS.map(({ name }) => name)].toSorted(),
    );
    for (const { id, definition } of CALCULATORS) {
      const tool = tools.find(({ name }) => name === id);
      const names = Object.keys(tool?.inputSchema.properties ?? {});
      for (const [name, field] of Object.entries(definition.fields)) {
        if (isConfirmation(field)) expect(names).not.toContain(name);
        else expect(names).toContain(name);
        if (field.kind === 'sequence') expect(names).toContain(`${name}_file`);
      }
      if (definition.warning !== undefined) expect(tool?.description).toContain(definition.warning.title);
    }
  });

  test.each(CALCULATORS)(
    '$id: the example gives what the command line and the function give',
    async ({ id, definition }) => {
      const draft = definition.example;
      const { text, answer } = await called(id, definition, draft);
      const onCommandLine = await answerTo(id, draft);
      const module = await import(/* @vite-ignore */ pathToFileURL(join(built.folder, 'index.js')).href);
      const ofFunction = (await module[functionName(id)](draft)) as ComputedAnswer;
      for (const other of [answer as ComputedAnswer, asJson(ofFunction) as ComputedAnswer]) {
        expect(other.result).toEqual(onCommandLine.result);
        expect(other.shown).toEqual(onCommandLine.shown);
        expect(other.site.version).toMatch(/\S/);
        expect(other.link).toContain(`/calculator/${id}`);
        expect(other.sources.length).toBeGreaterThan(0);
      }
      for (const line of onCommandLine.warning ?? []) expect(text).toContain(line);
      for (const { citation } of ofFunction.sources) expect(text).toContain(citation);
      for (const { label, text: figure } of onCommandLine.shown ?? []) expect(text).toContain(`${label}: ${figure}`);
    },
  );

  test.each(FILES)('$file, $calculator: golden cases', async (file) => {
    const definition = CALCULATORS.find(({ id }) => id === file.calculator)?.definition;
    // A run that is limited to some calculators has no others.
    if (definition === undefined) return;
    for (const each of variedCases(definition, file.cases))
      expect([each.name, await complaints(file, definition, each)]).toEqual([each.name, []]);
  });
});

/** What no control of a page can hold, and where the page disables Calculate: refused before the formula sees it. */
const NO_CONTROL =
  /Enter a chemical formula to calculate\.|must be one of: |is no day: |must be \d{4}-\d\d-\d\d or (?:later|earlier)/;

async function complaints(
  file: VectorFile,
  definition: AnyCalculatorDefinition,
  { input, expect: expected, error, tolerance = file.tolerance }: VectorCase,
): Promise<readonly string[]> {
  const mapping = file.isReference ? referenceMapping(file.calculator) : null;
  const given = mapping?.input(input) ?? input;
  // A row that is checked before it is added is no calculation.
  if (given.action === 'add') return [];
  const { draft } = caseTask(definition, given);
  const { answer, isError, text } = await called(file.calculator, definition, draft);
  if (expected === undefined) {
    if (!isError) return ['it was computed'];
    return error === undefined || text.includes(error) || NO_CONTROL.test(text)
      ? []
      : [`expected ${error}, got ${text}`];
  }
  if (answer === undefined || isError) return [`refused: ${text}`];
  return (mapping?.expectedAt ?? ['']).flatMap((base) =>
    leavesOf(expected).flatMap(({ path, expected: leaf }) => {
      const actual = valueAt((answer as ComputedAnswer).result, [base, path].filter(Boolean).join('.'));
      const isSame = isTextDigest(leaf)
        ? (actual as { length?: number } | undefined)?.length === valueAt(leaf, 'length')
        : agrees(actual, leaf, tolerance);
      return isSame ? [] : [`${path}: expected ${JSON.stringify(leaf)}, got ${JSON.stringify(actual)}`];
    }),
  );
}

describeSections(() => ({ folder: built.folder, client }));
describeLinesAndDays(() => ({ folder: built.folder, client }));
describePlainClient(() => built.folder);
describePerson(() => built.folder);
describeOptions(() => built.folder);

describe('a long text', () => {
  test('comes from a file', async () => {
    const { structuredContent } = (await client.callTool({
      name: 'dna-sequence',
      arguments: { sequence_file: 'tests/data/lambda-phage.fa' },
    })) as CallToolResult;
    const direct = JSON.parse(JSON.stringify(structuredContent)) as ComputedAnswer<{ readonly length: number }>;
    expect(direct.result.length).toBe(48_502);
  });

  // What is not a file might never end.
  test.each([
    ['is not there', 'nowhere.fa'],
    ['is a folder', 'tests/data'],
    ['is a device', '/dev/null'],
  ])('a file that %s is named', async (_, path) => {
    const refused = (await client.callTool({
      name: 'dna-sequence',
      arguments: { sequence_file: path },
    })) as CallToolResult;
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain(`There is no file '${path}'`);
  });
});

describe('what is refused', () => {
  test('says why, and which input; an unknown input is named', async () => {
    const { phAnalysis } = await import(/* @vite-ignore */ pathToFileURL(join(built.folder, 'index.js')).href);
    const { issues } = (await phAnalysis({ pH: 15 })) as RefusedAnswer;
    expect(issues).toEqual([{ message: 'Please enter a valid pH value between 0 and 14', path: 'pH' }]);
    expect(((await phAnalysis({ ph: 7 })) as RefusedAnswer).issues[0]?.message).toBe(
      'ph is no input of this calculator',
    );
    const unknown = (await client.callTool({ name: 'alchemy', arguments: {} })) as CallToolResult;
    expect(unknown.isError).toBe(true);
  });
});

describe('the files', () => {
  test('types compile: inputs with their units, results with their keys', () => {
    writeFileSync(
      join(built.folder, 'consumer.ts'),
      `import { phAnalysis, molarity, rabbitGestation, restrictionSites } from './index.js';
       const answer = await phAnalysis({ pH: 7, temperature_unit: 'K' });
       if (!('issues' in answer)) { const pOH: number = answer.result.pOH; const kind: 'acidic' | 'neutral' | 'basic' = answer.result.type; console.log(pOH, kind); }
       const sites = await restrictionSites({ enzymes: 'EcoRI' }, { sequence: new Blob(['GAATTC']) });
       if (!('issues' in sites)) { const count: number = sites.result.cutCount; console.log(count); } const rabbit = await rabbitGestation({ matingDate: '2026-10-25' }, {}, '2026-11-29'); if (!('issues' in rabbit)) { const day: number | undefined = rabbit.today?.day; console.log(day); }
       // @ts-expect-error no such unit
       await molarity({ mass_unit: 'stone' });
       // @ts-expect-error no such input
       await phAnalysis({ ph: 7 });
      `,
    );
    const { status, stdout } = inShell(
      `node node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict --target es2022 --module nodenext --moduleResolution nodenext ${join(built.folder, 'consumer.ts')}`,
    );
    expect([status, stdout]).toEqual([0, '']);
  });

  test('one function alone takes along nothing of the others, and nothing is imported from elsewhere', async () => {
    const entry = join(built.folder, 'one.js');
    writeFileSync(entry, "export { phAnalysis } from './index.js';\n");
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    });
    const code = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
    const text = code.map((each) => ('code' in each ? each.code : '')).join('\n');
    expect(text).toContain('ph-analysis');
    expect(text).not.toContain('dog-metacam');
    expect(text).not.toContain('gestation');
    expect(text).not.toContain('restriction-sites');
    expect(
      code
        .flatMap((each) => ('imports' in each ? each.imports : []))
        .filter((name) => !name.startsWith('.') && !name.endsWith('.js')),
    ).toEqual([]);
  });

  test('name no folder of the machine that built them', () => {
    for (const file of ['mcp-server.js', 'index.js', 'tools.json', 'package.json', 'calculators/ph-analysis.js'])
      expect(readFileSync(join(built.folder, file), 'utf8')).not.toContain(process.cwd());
  });

  test('the code of others is named with its license', () => {
    const notices = readFileSync(join(built.folder, 'third-party-notices.txt'), 'utf8');
    for (const name of ['@modelcontextprotocol/sdk', 'zod', 'valibot']) expect(notices).toContain(name);
  });

  test('each calculator has its schemas and its guide', () => {
    for (const { id, content } of CALCULATORS) {
      expect(JSON.parse(readFileSync(join(built.folder, `schemas/${id}.json`), 'utf8')).calculator).toBe(id);
      expect(readFileSync(join(built.folder, `docs/${id}.md`), 'utf8')).toContain(`# ${content.name}`);
    }
  });
});
