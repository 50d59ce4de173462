/**
 * The calculators as tools of an MCP server on the standard input and output: one tool a calculator, two for all
 * sections of their pages, and one for a line as people type it.
 */
import { openAsBlob, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { PrintedAnswer } from '#src/tools/cli/askCommand.ts';
import { isRefused, type PackageAnswer } from './answer.ts';
import type { AnsweringFunction } from './answeringFunction.ts';
import { askPerson } from './askPerson.ts';
import { ASK_LINE, ASK_SECTION, FILE, SECTION_INPUTS, TODAY, type ToolEntry } from './toolCatalog.ts';

type Inputs = Readonly<Record<string, unknown>>;

const INSTRUCTIONS =
  'Calculators with sources. Give numbers with the unit that the input names. Answers carry the working, the sources and a link to the page: pass the link on. Never shorten an answer about an animal.';

/**
 * Starts the server.
 *
 * @param folder where the build put the list of tools and the modules of the calculators
 */
export async function serve(folder: URL): Promise<void> {
  const tools = toolsIn('tools.json', folder);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  // Read when first asked for, so that the server starts without.
  let sections: readonly ToolEntry[] | null = null;
  const server = new Server(
    { name: 'pipette-and-paw', version: __SITE_VERSION__ },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = byName.get(params.name);
    if (tool === undefined) return failed(`There is no calculator '${params.name}'.`);
    const given = params.arguments ?? {};
    if (tool.name === ASK_LINE) return calledLine(folder, given);
    if (tool.name === SECTION_INPUTS || tool.name === ASK_SECTION) {
      sections ??= toolsIn('sections.json', folder);
      return calledSection(server, folder, sections, tool.name, given);
    }
    return calledTool(server, tool, await functionIn(folder, `calculators/${tool.name}`), given);
  });
  await server.connect(new StdioServerTransport());
}

function toolsIn(list: string, folder: URL): readonly ToolEntry[] {
  return JSON.parse(readFileSync(new URL(list, folder), 'utf8'));
}

/** @param name of one of the two tools for sections */
async function calledSection(
  server: Server,
  folder: URL,
  sections: readonly ToolEntry[],
  name: string,
  given: Inputs,
): Promise<CallToolResult> {
  const { section, inputs = {}, ...others } = given;
  const [other] = Object.keys(others);
  if (other !== undefined) return failed(`'${other}' is no input of '${name}': put it into 'inputs'.`);
  const asked = sections.find((each) => each.name === section);
  if (asked === undefined)
    return failed(
      typeof section === 'string' ? `There is no section '${section}'.` : "'section' must be the name of a section.",
    );
  if (name === SECTION_INPUTS) {
    const { title, description, inputSchema } = asked;
    const told = { section, title, description, inputSchema };
    return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told };
  }
  if (!isInputs(inputs)) return failed("'inputs' must be an object that names inputs.");
  return calledTool(server, asked, await functionIn(folder, `sections/${asked.name}`), inputs);
}

async function calledLine(folder: URL, { line, ...others }: Inputs): Promise<CallToolResult> {
  const [other] = Object.keys(others);
  if (other !== undefined) return failed(`'${other}' is no input of '${ASK_LINE}': it takes 'line'.`);
  if (typeof line !== 'string') return failed("'line' must be a text.");
  const { default: answer }: { readonly default: (line: string) => Promise<PrintedAnswer> } = await import(
    /* @vite-ignore */ new URL('ask.js', folder).href
  );
  const answered = await answer(line);
  return { content: [{ type: 'text', text: JSON.stringify(answered) }], structuredContent: { ...answered } };
}

function isInputs(given: unknown): given is Inputs {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function listed({ name, title, description, inputSchema }: ToolEntry) {
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type: 'object' as const },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

async function calledTool(
  server: Server,
  tool: ToolEntry,
  calculate: AnsweringFunction,
  given: Inputs,
): Promise<CallToolResult> {
  const { confirmations } = tool;
  const claimed = confirmations.find((each) => each.name in given);
  if (claimed !== undefined) return failed(`Only a person confirms '${claimed.name}': leave it out, and one is asked.`);
  const { [TODAY]: day, ...own } = given;
  const { inputs, files } = await withFiles(tool, own);
  if (typeof files === 'string') return failed(files);
  // Before anybody is asked, so that nobody confirms what cannot be computed.
  const before = confirmations.length === 0 ? null : await calculate({ ...inputs, ...everyTick(tool) }, files);
  if (before !== null && isRefused(before)) return answered(before);
  const asked = await askPerson(server, tool, calculate.inWords(inputs), before?.link ?? '');
  if ('refused' in asked) return failed([...tool.warning, '', asked.refused].join('\n').trim());
  return answered(await calculate({ ...inputs, ...asked.confirmed }, files, day ?? undefined));
}

function everyTick({ confirmations }: ToolEntry): Inputs {
  return Object.fromEntries(confirmations.map(({ name }) => [name, true]));
}

async function functionIn(folder: URL, path: string): Promise<AnsweringFunction> {
  const module: { readonly default: AnsweringFunction } = await import(
    /* @vite-ignore */ new URL(`${path}.js`, folder).href
  );
  return module.default;
}

/** Takes the files of long texts out of the inputs; a sentence where one cannot be read. */
async function withFiles({ texts }: ToolEntry, given: Inputs) {
  const inputs: Record<string, unknown> = { ...given };
  const files: Record<string, Blob> = {};
  for (const text of texts) {
    const path = inputs[`${text}${FILE}`];
    delete inputs[`${text}${FILE}`];
    if (path === undefined || path === null || path === '') continue;
    if (typeof path !== 'string') return { inputs, files: `'${text}${FILE}' must be the path of a file.` };
    const whole = resolve(path);
    const isFile = await stat(whole).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) return { inputs, files: `There is no file '${path}'.` };
    files[text] = new File([await openAsBlob(whole)], basename(whole));
  }
  return { inputs, files };
}

function answered(answer: PackageAnswer): CallToolResult {
  return {
    content: [{ type: 'text', text: answerText(answer) }],
    structuredContent: { ...answer },
    ...(isRefused(answer) ? { isError: true } : {}),
  };
}

function failed(words: string): CallToolResult {
  return { content: [{ type: 'text', text: words }], isError: true };
}

/** An answer as text, for a client that shows no structure: warning first, then everything that the page says. */
function answerText(answer: PackageAnswer): string {
  const { warning = [], site, link, formula } = answer;
  const origin = [`${site.name} ${site.version}, formula ${formula}`, link];
  if (isRefused(answer)) {
    const reasons = answer.issues.flatMap(({ message, place = '', path }) =>
      [message, place, path === undefined ? '' : `(input: ${path})`].filter((words) => words !== ''),
    );
    return inParagraphs([
      warning,
      reasons.length === 0 ? ['Something that is needed is not filled in.'] : reasons,
      origin,
    ]);
  }
  const { says, shown, working, sources, uncertainty, today } = answer;
  return inParagraphs([
    warning,
    today === undefined ? [] : [today.headline, ...[today.why, today.next].filter((words) => words !== null)],
    says,
    shown.map(
      ({ label, text, unit, note }) =>
        `${label}: ${text}${unit === undefined ? '' : ` ${unit}`}${note === undefined ? '' : ` (${note})`}`,
    ),
    uncertainty === undefined
      ? []
      : ['With standard uncertainties', ...uncertainty.figures.map(({ label, text }) => `${label}: ${text}`)],
    working.length === 0
      ? []
      : [
          'Working',
          ...working.map(
            ({ label, formula: rule, substituted, value }) => `${label}: ${rule}; ${substituted}; ${value}`,
          ),
        ],
    ['Sources', ...sources.map(({ citation, url }) => (url === undefined ? citation : `${citation} ${url}`))],
    origin,
  ]);
}

function inParagraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
