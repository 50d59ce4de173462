/**
 * Forms as tools for agents (WebMCP): each page outside toxicity and medicine declares one, and an agent that submits its
 * example through the browser is answered with the figures that a visitor sees. The browser needs a switch for it.
 */
import type { CDPSession, Page } from 'playwright/test';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyField, Values } from '#src/kit/fields.ts';
import type { AgentAnswer } from '#src/pages/calculator/onDemand/agentAnswer.ts';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '../setup/browser.mjs';
import { computeExample } from './examplePage.ts';
import { calculatorPaths } from './sitePaths.ts';
import { test as base, expect } from './watch.ts';

const test = base.extend<{ readonly agent: Agent }>({
  agent: async ({ page, handedOn }, use) => {
    if (handedOn.kept === undefined) throw new Error('the page is not kept');
    const { agent, leave } = await agentOn(page, handedOn.kept.devTools);
    await use(agent);
    await leave();
  },
});

const executablePath = findTestBrowser();
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGUMENTS, '--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

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

interface Agent {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly call: (toolName: string, input: Inputs) => Promise<AgentAnswer>;
}

/** @param session with the page, which outlives the test */
async function agentOn(
  page: Page,
  session: CDPSession,
): Promise<{ readonly agent: Agent; readonly leave: () => Promise<void> }> {
  const domain = session as unknown as WebMcp;
  const tools = new Map<string, Tool>();
  const responses: Response[] = [];
  domain.on('WebMCP.toolsAdded', (said) => {
    for (const tool of said.tools) tools.set(tool.name, tool);
  });
  domain.on('WebMCP.toolResponded', (response) => responses.push(response));
  await domain.send('WebMCP.enable');
  async function call(toolName: string, input: Inputs, tries = 2): Promise<AgentAnswer> {
    const before = responses.length;
    const { frameTree } = await session.send('Page.getFrameTree');
    await domain.send('WebMCP.invokeTool', { frameId: frameTree.frame.id, toolName, input });
    await expect.poll(() => responses.length).toBe(before + 1);
    const { output, errorText } = responses[before] ?? {};
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

async function definitionAt(path: string): Promise<AnyCalculatorDefinition> {
  const module = await import(`#src${path.replace('/calculator/', '/calculators/')}/calculator.ts`);
  return module.default;
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

for (const path of calculatorPaths()) {
  test(`${path}: what an agent is offered, and answered`, async ({ page, agent }) => {
    const id = path.replace('/calculator/', '');
    const { fields, example, resultAfterEdit } = await definitionAt(path);
    await page.goto(path);
    await page.locator('[data-state="editing"]').waitFor();
    if (resultAfterEdit === 'removed') {
      await page.waitForLoadState('networkidle');
      await computeExample(page);
      expect(agent.tools.size).toBe(0);
      await expect(page.locator('[toolname], [toolparamdescription]')).toHaveCount(0);
      return;
    }
    await expect.poll(() => agent.tools.has(id)).toBe(true);
    const tool = agent.tools.get(id);
    expect(tool?.description).toMatch(/\S/);
    await computeExample(page);
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
    let answer = await agent.call(id, first);
    // A choice shows other inputs; a list has the rows that are there.
    if (answer.inputs.some((name) => name in inputs && !(name in first)))
      answer = await agent.call(id, await offered(page, inputs));
    if (Object.values(fields).some(({ kind }) => kind === 'rows') && (await addRows(page, inputs)))
      answer = await agent.call(id, await offered(page, inputs));
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
  });
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
