/**
 * Forms as tools for agents (WebMCP): each page outside toxicity and medicine declares one, and an agent that submits its
 * example through the browser is answered with the figures that a visitor sees.
 */
import type { CDPSession, Page } from 'playwright/test';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, Values } from '#src/engine/kit/fields.ts';
import type { AgentAnswer } from '#src/site/pages/calculator/onDemand/agentAnswer.ts';
import { expect } from './watch.ts';

/** The browser offers tools to agents only with these. */
export const AGENT_ARGUMENTS = ['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP'];

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly description?: string }>> };
}

interface Response {
  readonly output?: unknown;
  readonly errorText?: string;
}

type Inputs = Readonly<Record<string, string | boolean>>;

/** The domain of the DevTools protocol, which Playwright does not know yet. */
interface WebMcp {
  send(method: 'WebMCP.enable' | 'WebMCP.disable' | 'WebMCP.invokeTool', words?: object): Promise<unknown>;
  on(event: 'WebMCP.toolsAdded', act: (said: { readonly tools: readonly Tool[] }) => void): void;
  on(event: 'WebMCP.toolResponded', act: (said: Response) => void): void;
  removeAllListeners(event: 'WebMCP.toolsAdded' | 'WebMCP.toolResponded'): void;
}

/** What a page offers to an agent, and how the agent calls it. */
export interface Agent {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly call: (toolName: string, input: Inputs) => Promise<AgentAnswer>;
}

/**
 * Listens for tools from now on.
 * @param session with the page, which outlives the test
 */
export async function agentOn(
  session: CDPSession,
): Promise<{ readonly agent: Agent; readonly leave: () => Promise<void> }> {
  const domain = session as unknown as WebMcp;
  const tools = new Map<string, Tool>();
  let onResponse: (response: Response) => void = () => {};
  domain.on('WebMCP.toolsAdded', (said) => {
    for (const tool of said.tools) tools.set(tool.name, tool);
  });
  domain.on('WebMCP.toolResponded', (response) => onResponse(response));
  await domain.send('WebMCP.enable');
  async function call(toolName: string, input: Inputs, tries = 2): Promise<AgentAnswer> {
    const { frameTree } = await session.send('Page.getFrameTree');
    const responded = new Promise<Response>((resolve) => {
      onResponse = resolve;
    });
    await domain.send('WebMCP.invokeTool', { frameId: frameTree.frame.id, toolName, input });
    const { output, errorText } = await responded;
    // A choice that shows other inputs changes the tool: an agent calls the new one.
    if (errorText?.includes('tool definition was updated') === true && tries > 0)
      return call(toolName, input, tries - 1);
    if (errorText !== undefined) throw new Error(`${toolName} ${JSON.stringify(input)}: ${errorText}`);
    return (typeof output === 'string' ? JSON.parse(output) : output) as AgentAnswer;
  }
  async function leave(): Promise<void> {
    domain.removeAllListeners('WebMCP.toolsAdded');
    domain.removeAllListeners('WebMCP.toolResponded');
    await domain.send('WebMCP.disable');
  }
  return { agent: { tools, call }, leave };
}

/** No tool is declared: the page asks what only a person who sees the animal can confirm. */
export async function expectNoTool(page: Page, { tools }: Agent): Promise<void> {
  expect(tools.size).toBe(0);
  await expect(page.locator('[toolname], [toolparamdescription]')).toHaveCount(0);
}

/**
 * An agent that submits what is in the form is answered with the figures that are shown for it.
 * @param page displays the result of its example
 */
export async function expectAgentAnswered(
  page: Page,
  { tools, call }: Agent,
  path: string,
  { fields, example }: AnyCalculatorDefinition,
): Promise<void> {
  const id = path.replace('/calculator/', '');
  expect(tools.get(id)?.description).toMatch(/\S/);
  // A list that grows by an entry form has no controls for its rows: the last one is entered again, alone.
  const entry = Object.entries(fields).find(([, field]) => field.kind === 'rows' && field.entry !== undefined);
  if (entry !== undefined) await enterLast(page, entry, example);
  const inputs = await inputsOf(page);
  if (entry !== undefined) await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="result"]').waitFor();
  const visitors = await shownFigures(page);
  await page.locator('button[type="reset"]').click();
  await page.locator('[data-state="editing"]').waitFor();
  const first = await offered(page, inputs);
  let answer = await call(id, first);
  // A choice shows other inputs; a list has the rows that are there.
  if (answer.inputs.some((name) => name in inputs && !(name in first)))
    answer = await call(id, await offered(page, inputs));
  if (Object.values(fields).some(({ kind }) => kind === 'rows') && (await addRows(page, inputs)))
    answer = await call(id, await offered(page, inputs));
  expect(answer.refused).toBeUndefined();
  expect(answer.calculator).toBe(id);
  expect(answer.status).toMatch(/\S/);
  expect(answer.version).toMatch(/\S/);
  expect(answer.link).toContain(path);
  expect(await shownFigures(page)).toEqual(visitors);
  const shown = await page.locator('[data-state]').innerText();
  expect(answer.figures?.length).toBeGreaterThan(0);
  const [headline] = answer.figures ?? [];
  expect(shown.replace(/\s/g, '')).toContain((headline?.text ?? '').replace(/\s/g, ''));
}

/** What is in the form's controls, by name. */
function inputsOf(page: Page): Promise<Inputs> {
  return page.evaluate(() => {
    const form = document.querySelector('form[toolname]');
    const values: Record<string, string | boolean> = {};
    for (const control of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      if (control.type === 'checkbox') values[control.name] = control.checked;
      else if (control.type !== 'radio' || control.checked) values[control.name] = control.value;
    }
    return values;
  });
}

/** The figures on the page: what each key shows. */
function shownFigures(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-state] data[data-field]')].map(
      (figure) => [figure.dataset.field ?? '', figure.getAttribute('value') ?? ''] as const,
    ),
  );
}

/** Fills in the entry form of a list with the last row of the example, on a page without other rows. */
async function enterLast(
  page: Page,
  [list, field]: readonly [string, AnyField],
  example: AnyCalculatorDefinition['example'],
): Promise<void> {
  const row = (example[list] as readonly Values[]).at(-1) ?? {};
  const name = field.kind === 'rows' ? field.entry?.name : undefined;
  await page.locator('button[type="reset"]').click();
  for (const [column, value] of Object.entries(row))
    await page.locator(`[name="${name}.${column}"]`).fill(String(value));
}

/** The part of the inputs that the form shows now. */
async function offered(page: Page, inputs: Inputs): Promise<Inputs> {
  const names = new Set(await namesOn(page));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.has(name)));
}

/** The names of all controls of the form, with radio buttons of which none is chosen. */
function namesOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('form[toolname] [name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
}

/** Adds the rows that the inputs need, as a visitor does. */
async function addRows(page: Page, inputs: Inputs): Promise<boolean> {
  let isAdded = false;
  for (let tries = 0; tries < 30; tries += 1) {
    const now = await inputsOf(page);
    if (Object.keys(inputs).every((name) => name in now)) break;
    // One row more in each list; blank ones are left out.
    const adds = await page.locator('form[toolname]').getByRole('button', { name: /^Add / }).all();
    if (adds.length === 0) break;
    for (const add of adds) await add.click();
    isAdded = true;
  }
  return isAdded;
}
