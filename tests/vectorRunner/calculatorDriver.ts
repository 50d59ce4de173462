/** Fills in a calculator's form and reads its outcome, by the names and attributes of the page's contract alone. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  openColumns,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { type Entry, fillForm } from './fillForm.ts';

/** A text from which on the page holds it outside the text area; such a text is pasted, as a visitor would. */
const LONG_TEXT_CHARACTERS = 64 * 1024;

/** A figure on the page: its `value` and what people read. */
export interface DrawnFigure {
  readonly value: string;
  readonly text: string;
}

/** What a page shows once nothing is under way. */
export interface Rest {
  readonly state: string;
  /** All figures that are drawn, by their `data-field`. */
  readonly figures: ReadonlyMap<string, DrawnFigure>;
}

export interface CalculatorDriver {
  reset(): Promise<void>;
  /** False when a control cannot hold the value. */
  enter(fields: AnyFields, draft: Values): Promise<boolean>;
  /** Enters a row in the entry form of a list and presses Add; false when the row is refused. */
  addRow(list: string, field: FieldOfKind<'rows'>, row: Values): Promise<boolean>;
  canCalculate(): Promise<boolean>;
  /** Presses Calculate and waits until the machine has come to rest and its result is drawn. */
  calculate(): Promise<Rest>;
  state(): Promise<string>;
  /** Sentences in the place named: an inline box, the banner, or an alert. */
  messages(place: 'inline' | 'banner' | 'alert'): Promise<readonly string[]>;
  /** All letters of a text result, by its Download button. */
  textResult(field: string): Promise<string>;
}

/** Long enough for a megabyte on a busy machine, short enough that a missing control does not hold up the run. */
export const PATIENCE_MS = 120_000;

/** Chromium drops what a page saves beyond some ten files a second, without a word: no visitor is as fast. */
const BETWEEN_DOWNLOADS_MS = 150;

export async function openCalculator(page: Page, address: string): Promise<CalculatorDriver> {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(address);
  const root = page.locator('[data-state]');
  // The state is on the page only once it has come alive.
  await root.waitFor();
  const form = root.locator('form');

  return {
    async reset() {
      await page.evaluate(press, RESET);
      alerts.length = 0;
    },
    enter: (fields, draft) => enterValues(form, fields, draft, ''),
    addRow: (list, field, row) => addRow(form, list, field, row),
    canCalculate: () => page.evaluate(isEnabled, SUBMIT),
    async calculate() {
      await page.evaluate(press, SUBMIT);
      const { state, figures } = await page.evaluate(atRest, PATIENCE_MS);
      return { state, figures: new Map(figures) };
    },
    state: async () => (await root.getAttribute('data-state')) ?? '',
    async messages(place) {
      if (place === 'alert') {
        if (alerts.length === 0) await page.waitForEvent('dialog');
        return [...alerts];
      }
      return (await root.locator(`[data-error="${place}"][role="alert"]`).allInnerTexts()).map((text) => text.trim());
    },
    async textResult(field) {
      await page.waitForTimeout(BETWEEN_DOWNLOADS_MS);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        root.locator(`[data-download="${field}"]`).click(),
      ]);
      const [, ...lines] = (await readFile(await download.path(), 'utf8')).split('\n');
      return lines.join('');
    },
  };
}

const RESET = '[data-state] form button[type="reset"]';
const SUBMIT = '[data-state] form button[type="submit"]';

/** A press of the button itself: a pointer would wait for frames in which nothing moves, as `browser/` does. Runs in the page. */
function press(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (button === null || button.disabled) throw new Error(`${selector} cannot be pressed`);
  button.click();
}

function isEnabled(selector: string): boolean {
  return document.querySelector<HTMLButtonElement>(selector)?.disabled === false;
}

/**
 * One question for the state and all figures: a page has dozens, and each question costs a trip to the browser, as does asking again
 * whether it has come to rest. Runs in the page, and so uses nothing of this module.
 *
 * @param patience milliseconds, after which the state is the one that the page is stuck in
 */
async function atRest(patience: number): Promise<{ state: string; figures: [string, DrawnFigure][] }> {
  const root = document.querySelector<HTMLElement>('[data-state]');
  if (root === null) throw new Error('the calculator is gone');
  // The first result of a page may still be fetching what draws it; the working has figures as well, and is fetched on its own.
  const isDrawn = () =>
    root.querySelector('data[data-field]') !== null && document.querySelector('#working-heading') !== null;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(look);
    const timer = setTimeout(finish, patience);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    function look() {
      const { state = '' } = root?.dataset ?? {};
      if (state === 'editing' || state === 'error' || (state === 'result' && isDrawn())) finish();
    }
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    look();
  });
  const figures = [...document.querySelectorAll<HTMLDataElement>('main data[data-field]')];
  // What is folded has no text that is seen.
  for (const figure of figures)
    if (figure.innerText.trim() === '') figure.closest('details:not([open])')?.setAttribute('open', '');
  return {
    state: root.dataset.state ?? '',
    figures: figures.map((figure) => [
      figure.dataset.field ?? '',
      { value: figure.value, text: figure.innerText.trim() },
    ]),
  };
}

async function enterValues(form: Locator, fields: AnyFields, values: Values, prefix: string): Promise<boolean> {
  let waiting: Entry[] = [];
  const enterWaiting = async () => {
    await fillForm(form, waiting);
    waiting = [];
  };
  for (const { field, name, value } of leavesOf(fields, values, prefix)) {
    if (field.kind === 'rows' && field.entry !== undefined) {
      await enterWaiting();
      if (!(await addRows(form, name, field, value as readonly Values[]))) return false;
    } else if (String(value).length > LONG_TEXT_CHARACTERS) {
      await enterWaiting();
      await paste(form.locator(`[name="${name}"]`), String(value));
    } else {
      const entry = entryOf(field, name, value);
      if (entry === 'unenterable') return false;
      if (entry !== null) waiting.push(entry);
    }
  }
  await enterWaiting();
  return true;
}

interface Leaf {
  readonly field: AnyField;
  readonly name: string;
  readonly value: Value;
}

/** Single controls in page order; a list first as a whole, for its number of rows. */
function leavesOf(fields: AnyFields, values: Values, prefix: string): readonly Leaf[] {
  return Object.entries(fields).flatMap(([key, field]): readonly Leaf[] => {
    const value = values[key];
    const name = `${prefix}${key}`;
    if (value === undefined || field.visibleWhen?.(values) === false) return [];
    if (field.kind === 'group') return leavesOf(field.fields, value as Values, `${name}.`);
    if (field.kind !== 'rows' || field.entry !== undefined) return [{ field, name, value }];
    const rows = (value as readonly Values[]).flatMap((row, index) =>
      leavesOf(openColumns(field), row, `${name}.${index}.`),
    );
    return [{ field, name, value }, ...rows];
  });
}

/** Null for a choice that stays unmade; 'unenterable' for a value that its control cannot hold. */
function entryOf(field: AnyField, name: string, value: Value): Entry | 'unenterable' | null {
  switch (field.kind) {
    case 'rows':
      return { kind: 'rows', name, firstKey: Object.keys(openColumns(field))[0] ?? '', value: (value as []).length };
    case 'checkbox':
      return { kind: 'checkbox', name, value: value === true };
    case 'choice':
      // A choice that starts unmade is unmade after Reset.
      if (value === '' && field.initial === undefined) return null;
      if (!field.options.some((option) => option.value === value)) return 'unenterable';
      return { kind: 'choice', name, value: String(value) };
    case 'date':
      if (value !== '' && !isExistingDay(String(value))) return 'unenterable';
      return { kind: 'text', name, value: String(value) };
    default:
      return { kind: 'text', name, value: String(value) };
  }
}

async function addRows(
  form: Locator,
  list: string,
  field: FieldOfKind<'rows'>,
  rows: readonly Values[],
): Promise<boolean> {
  for (const row of rows) if (!(await addRow(form, list, field, row))) return false;
  return true;
}

/** Until there is a row more, or a sentence about why not. */
async function addRow(
  form: Locator,
  list: string,
  { row: fields, entry }: FieldOfKind<'rows'>,
  row: Values,
): Promise<boolean> {
  if (entry === undefined || !(await enterValues(form, fields, row, `${entry.name}.`))) return false;
  const rows = await form.locator(`[data-remove^="${list}."]`).count();
  const added = form.locator(`[data-remove="${list}.${rows}"]`);
  await form.locator(`[data-add="${list}"]`).click();
  await added.or(form.locator('[role="alert"]')).first().waitFor();
  return (await added.count()) > 0;
}

async function paste(control: Locator, text: string): Promise<void> {
  await control.focus();
  await control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A date control holds no other. */
function isExistingDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
