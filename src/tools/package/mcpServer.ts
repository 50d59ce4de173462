/**
 * The calculators as tools of an MCP server on the standard input and output: a few tools for all of them, and on request one for each that
 * the options name.
 */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { TypedSpreads } from '#src/engine/exploring/spreads.ts';
import type { PrintedAnswer } from '#src/tools/cli/askCommand.ts';
import type { CalculatorSchemas } from '#src/tools/cli/calculatorSchemas.ts';
import { isRefused } from './answer.ts';
import type { AnsweringFunction } from './answeringFunction.ts';
import { answered, failed, told } from './answerText.ts';
import { askPerson } from './askPerson.ts';
import type * as commonCalls from './commonCalls.ts';
import { COMMON, COMMON_TOOLS, type CommonName } from './commonTools.ts';
import { fileOpener, type OpenFile } from './givenFiles.ts';
import { MOST_BYTES, messageLines } from './messageLines.ts';
import { misuseOf } from './misuse.ts';
import { chosenTools, serverOptions } from './serverOptions.ts';
import { FILE, type ListedTool, TODAY, type ToolEntry } from './toolCatalog.ts';

type Inputs = Readonly<Record<string, unknown>>;

const INSTRUCTIONS = `Calculators with sources. Find one by '${COMMON.find}', read its inputs by '${COMMON.describe}', then '${COMMON.calculate}'; or give a whole line to '${COMMON.ask}'. Give numbers with the unit that the input names. Answers carry the working, the sources and a link to the page: pass the link on. Never shorten an answer about an animal.`;

/**
 * Starts the server.
 *
 * @param folder where the build put the lists of calculators and sections and their modules
 * @param args the options of the command
 */
export async function serve(folder: URL, args: readonly string[]): Promise<void> {
  const options = serverOptions(args);
  const own = typeof options === 'string' ? options : options.tools.length === 0 ? [] : chosen(folder, options.tools);
  if (typeof options === 'string' || typeof own === 'string') {
    process.stderr.write(`${typeof options === 'string' ? options : own}\n`);
    process.exitCode = 2;
    return;
  }
  const server = new Server(
    { name: 'pipette-and-paw', version: __SITE_VERSION__ },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const call = caller(server, folder, fileOpener(server, options.files));
  const listed = [...COMMON_TOOLS, ...own].map(asListed);
  const ownByName = new Map(own.map((tool) => [tool.name, tool]));
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { name, arguments: given = {} } = params;
    const common = COMMON_TOOLS.find((tool) => tool.name === name);
    if (common !== undefined) {
      const misuse = misuseOf(common, given);
      return misuse === null ? call.common(common.name, given) : failed(misuse);
    }
    const tool = ownByName.get(name);
    return tool === undefined
      ? failed(`There is no tool '${name}': '${COMMON.calculate}' runs every calculator.`)
      : call.own(tool, given);
  });
  const lines = messageLines(process.stdin, (error) => process.stdout.write(`${JSON.stringify(error)}\n`));
  await server.connect(
    new StdioServerTransport(Readable.from(lines), process.stdout, { maxBufferSize: 2 * MOST_BYTES }),
  );
}

function chosen(folder: URL, names: readonly string[]): readonly ToolEntry[] | string {
  return chosenTools(entriesIn<readonly ToolEntry[]>('tools.json', folder), names);
}

function entriesIn<List>(list: string, folder: URL): List {
  return JSON.parse(readFileSync(new URL(list, folder), 'utf8'));
}

function asListed({ name, title, description, inputSchema }: ListedTool) {
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type: 'object' as const },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** A calculator or section, and where the build put its function. */
interface Called {
  readonly tool: ToolEntry;
  readonly kind: 'calculator' | 'section';
}

function caller(server: Server, folder: URL, open: OpenFile) {
  const lists = new Map<string, ReadonlyMap<string, Called>>();
  /** Read when first asked for, so that the server starts without. */
  const listOf = (kind: Called['kind']): ReadonlyMap<string, Called> => {
    const known = lists.get(kind);
    if (known !== undefined) return known;
    const entries = entriesIn<readonly ToolEntry[]>(kind === 'section' ? 'sections.json' : 'tools.json', folder);
    const list = new Map(entries.map((tool) => [tool.name, { tool, kind }]));
    lists.set(kind, list);
    return list;
  };
  /** Everything that knows all pages. */
  const calls = (): Promise<typeof commonCalls> => import(/* @vite-ignore */ new URL('common.js', folder).href);

  async function common(name: CommonName, given: Inputs): Promise<CallToolResult> {
    // Checked by the schema of the tool.
    const { line, words, name: named, calculator, section, ...others } = given as unknown as CommonInputs;
    const [inputs, uncertainties] = [others.inputs ?? {}, others.uncertainties ?? {}];
    switch (name) {
      case COMMON.ask:
        return told(await answerToLine(folder, line));
      case COMMON.find:
        return told((await calls()).found(words));
      case COMMON.describe:
        return described(named);
      case COMMON.calculate:
        return ofCalculator(calculator, (each) => calculated(each, inputs));
      case COMMON.listSections:
        return told({ sections: (await calls()).sectionsOn(given.calculator) });
      case COMMON.askSection: {
        const called = listOf('section').get(section);
        return called === undefined
          ? failed(`There is no section '${section}': '${COMMON.listSections}' lists them.`)
          : calculated(called, inputs);
      }
      case COMMON.uncertainty:
        return ofCalculator(calculator, (each) => calculated(each, inputs, asTyped(uncertainties)));
      case COMMON.findInput:
        return ofCalculator(calculator, async () => outcome(await (await calls()).inputFound(given)));
      case COMMON.table:
        return withText('table', given, async (table) =>
          ofCalculator(calculator, async () => outcome(await (await calls()).tableAnswered(calculator, table))),
        );
      case COMMON.verify:
        return withText('saved', given, async (saved) => outcome(await (await calls()).verified(saved)));
    }
  }

  async function ofCalculator(name: string, act: (called: Called) => Promise<CallToolResult>) {
    const called = listOf('calculator').get(name);
    return called === undefined ? failed(await (await calls()).unknownName(name)) : act(called);
  }

  /** Gives what is an argument or in a file, as text. */
  async function withText(name: string, given: Inputs, act: (text: string) => Promise<CallToolResult>) {
    const [own, path] = [given[name] ?? undefined, given[`${name}${FILE}`] ?? undefined];
    if ((own === undefined) === (path === undefined)) return failed(`Give either '${name}' or '${name}${FILE}'.`);
    if (path === undefined) return act(typeof own === 'string' ? own : JSON.stringify(own));
    const file = await open(String(path));
    if (typeof file === 'string') return failed(file);
    return file.size > MOST_BYTES
      ? failed(`'${file.name}' has more than ${MOST_BYTES} bytes.`)
      : act(await file.text());
  }

  async function described(name: string): Promise<CallToolResult> {
    const called = listOf('calculator').get(name) ?? listOf('section').get(name);
    if (called === undefined) return failed(await (await calls()).unknownName(name));
    const { title, description, warning, inputSchema } = called.tool;
    const { result } = entriesIn<CalculatorSchemas>(`schemas/${name}.json`, folder);
    return told({
      [called.kind]: name,
      title,
      description,
      ...(warning.length === 0 ? {} : { warning }),
      inputSchema,
      resultSchema: result,
    });
  }

  async function calculated(
    { tool, kind }: Called,
    given: Inputs,
    uncertainties: TypedSpreads = {},
  ): Promise<CallToolResult> {
    const claimed = tool.confirmations.find((each) => Object.hasOwn(given, each.name));
    if (claimed !== undefined)
      return failed(`Only a person confirms '${claimed.name}': leave it out, and one is asked.`);
    const { [TODAY]: day, ...own } = given;
    const { inputs, files } = await withFiles(tool, own, open);
    if (typeof files === 'string') return failed(files);
    const calculate = await functionIn(folder, `${kind}s/${tool.name}`);
    // Before the person is asked: what cannot be computed is not to be confirmed.
    const ticked = { ...inputs, ...Object.fromEntries(tool.confirmations.map(({ name }) => [name, true])) };
    const before = tool.confirmations.length === 0 ? null : await calculate(ticked, files);
    if (before !== null && isRefused(before)) return answered(before);
    const shown = before === null ? null : calculate.toConfirm(inputs);
    const asked =
      before === null || shown === null ? NOTHING_TO_CONFIRM : await askPerson(server, tool, shown, before.link);
    if ('refused' in asked) return failed([...tool.warning, '', asked.refused].join('\n').trim());
    const answer = await calculate({ ...inputs, ...asked.inputs }, files, day ?? undefined, uncertainties);
    return answered(answer, asked.corrected);
  }

  return {
    common,
    own: (tool: ToolEntry, given: Inputs) => calculated({ tool, kind: 'calculator' }, given),
  };
}

const NOTHING_TO_CONFIRM = { inputs: {}, corrected: [] };

interface CommonInputs {
  readonly line: string;
  readonly words: string;
  readonly name: string;
  readonly calculator: string;
  readonly section: string;
  readonly inputs?: Inputs | null;
  readonly uncertainties?: Readonly<Record<string, string | number>> | null;
}

function asTyped(uncertainties: Readonly<Record<string, string | number>>): TypedSpreads {
  return Object.fromEntries(Object.entries(uncertainties).map(([path, spread]) => [path, String(spread)]));
}

function outcome(answer: object | string): CallToolResult {
  return typeof answer === 'string' ? failed(answer) : told(answer);
}

async function answerToLine(folder: URL, line: string): Promise<PrintedAnswer> {
  const { default: answer }: { readonly default: (line: string) => Promise<PrintedAnswer> } = await import(
    /* @vite-ignore */ new URL('ask.js', folder).href
  );
  return answer(line);
}

async function functionIn(folder: URL, path: string): Promise<AnsweringFunction> {
  const module: { readonly default: AnsweringFunction } = await import(
    /* @vite-ignore */ new URL(`${path}.js`, folder).href
  );
  return module.default;
}

/** Takes the files of long texts out of the inputs; a sentence where one cannot be read. */
async function withFiles({ texts }: ToolEntry, given: Inputs, open: OpenFile) {
  const inputs: Record<string, unknown> = { ...given };
  const files: Record<string, Blob> = {};
  for (const text of texts) {
    const path = inputs[`${text}${FILE}`];
    delete inputs[`${text}${FILE}`];
    if (path === undefined || path === null || path === '') continue;
    if (typeof path !== 'string') return { inputs, files: `'${text}${FILE}' must be the path of a file.` };
    const file = await open(path);
    if (typeof file === 'string') return { inputs, files: file };
    files[text] = file;
  }
  return { inputs, files };
}
