/** The notebook: steps that are recorded, run again from the top, saved, opened, removed and printed. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { openTool } from './examplePage.ts';
import { savedFile } from './savedFile.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const SECTION = 'Use this in …';
const RUN = { name: 'Run again from the top' };
/** The file that the worker loads for the second step. */
const MOLARITY_FORMULA = /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/;

async function openSection(page: Page): Promise<void> {
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, SECTION);
  await expect(page.getByRole('button', { name: 'Keep in the notebook' })).toBeVisible();
}

/** Hands the molecular weight of glucose to the molarity, and keeps both. */
async function keepTwoSteps(page: Page): Promise<void> {
  await page.goto('/calculator/molecular-weight#formula=C6H12O6');
  await openSection(page);
  await page.getByRole('link', { name: /^Molarity\s*Molar mass$/ }).click();
  await expect(page.locator('[name="molarMass"]')).toHaveValue(/^180\.15/);
  await page.locator('[name="mass"]').fill('9');
  await page.locator('[name="volume"]').fill('0.25');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await openSection(page);
  await page.getByRole('button', { name: 'Keep in the notebook' }).click();
  await expect(page.getByText('Kept as step 2.')).toBeVisible();
}

/** Puts table salt in the place of glucose. */
async function replaceFirstStep(page: Page): Promise<void> {
  await page.goto('/calculator/molecular-weight#formula=NaCl');
  await openSection(page);
  await page.getByRole('button', { name: 'Replace step 1 of the notebook' }).click();
  await expect(page.getByText('Step 1 is replaced.')).toBeVisible();
}

function steps(page: Page) {
  return page.locator('main ol > li');
}

test('a chain is kept, changed at the top and run again: each result says what it was', async ({ page }) => {
  await keepTwoSteps(page);
  await page.getByRole('link', { name: 'Open the notebook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notebook' })).toBeFocused();
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(0)).toContainText(/Molecular weight of .*: 180\.15/);
  await expect(steps(page).nth(1)).toContainText('Molar mass comes from step 1.');
  await expect(steps(page).nth(1)).toContainText(/Molarity: 0\.1998/);

  await page.getByRole('button', RUN).click();
  await expect(page.getByText('Run again from the top: every result is as before.')).toBeVisible();
  await expect(steps(page).nth(1)).toContainText('(as before)');

  await replaceFirstStep(page);
  await page.goto('/notebook');
  const changed = 'Molar mass comes from step 1, which has changed: run again from the top.';
  await expect(steps(page).nth(1)).toContainText(changed);
  await page.getByRole('button', RUN).click();
  await expect(steps(page).nth(1)).not.toContainText(changed);
  await expect(page.getByText('Run again from the top: 1 result is different.')).toBeVisible();
  await expect(steps(page).nth(1)).toContainText(/Before: Molarity: 0\.1998/);
  await expect(steps(page).nth(1)).toContainText(/Now: Molarity: 0\.616/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps(page).nth(1)).toContainText(/Molarity: 0\.1998/);
  await page.getByRole('button', RUN).click();
  await expect(steps(page).nth(1)).toContainText(/Now: Molarity: 0\.616/);

  // What the run computed is kept, and a step opens with it.
  await page.reload();
  await expect(steps(page).nth(1)).toContainText(/Molarity: 0\.616/);
  await steps(page).nth(1).getByRole('link', { name: 'Molarity' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[name="molarMass"]')).toHaveValue(/^58\.4/);
});

test('a step that is refused says why and stops the chain; nothing is lost', async ({ page }) => {
  await keepTwoSteps(page);
  await page.evaluate(() => {
    const text = localStorage.getItem('notebook') ?? '';
    localStorage.setItem('notebook', text.replace('formula=C6H12O6', 'formula=Zz9'));
  });
  await page.goto('/notebook');
  await page.getByRole('button', RUN).click();
  await expect(page.getByRole('status').filter({ hasText: 'Step 1 is refused: ' })).toBeVisible();
  await expect(steps(page).nth(0)).toContainText('Not run again: ');
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toContainText(/Molarity: 0\.1998/);
});

test('the worker dies during a run: everything is kept, and the next run works', async ({ page, noise }) => {
  noise.allow('out of its mind');
  await keepTwoSteps(page);
  const body = `export default {
    id: 'molarity',
    validate: () => new Promise(() => setTimeout(() => { throw new Error('out of its mind') })),
    compute: () => ({}),
  };`;
  await page.route(MOLARITY_FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/notebook');
  await page.getByRole('button', RUN).click();
  await expect(page.getByText('The calculation ended unexpectedly. Nothing is lost')).toBeVisible();
  await expect(steps(page)).toHaveCount(2);
  await page.unroute(MOLARITY_FORMULA);
  await page.getByRole('button', RUN).click();
  await expect(page.getByText('Run again from the top: every result is as before.')).toBeVisible();
});

test('a run that hangs is stopped, and nothing is lost', async ({ page }) => {
  await keepTwoSteps(page);
  const body = `export default { id: 'molarity', validate: () => { self.close(); return new Promise(() => {}) } };`;
  await page.route(MOLARITY_FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/notebook');
  // Ended while its answer is still held back, a worker leaves Chromium unable to start the next.
  const arrived = page.waitForEvent('requestfinished', (request) => MOLARITY_FORMULA.test(request.url()));
  await page.getByRole('button', RUN).click();
  await arrived;
  await page.getByRole('button', { name: 'Stop at step 2 of 2' }).click();
  await expect(page.getByText('Stopped before step 2.')).toBeVisible();
  await page.unroute(MOLARITY_FORMULA);
  await page.getByRole('button', RUN).click();
  await expect(page.getByText('Run again from the top: every result is as before.')).toBeVisible();
});

test('steps are removed and cleared, and come back by Undo', async ({ page }) => {
  await keepTwoSteps(page);
  await page.goto('/notebook');
  await page.getByRole('button', { name: 'Remove step 1' }).click();
  await expect(steps(page)).toHaveCount(1);
  await expect(steps(page).first()).not.toContainText('comes from step');
  await expect(page.getByText('Step 1 removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toContainText('Molar mass comes from step 1.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps(page)).toHaveCount(2);
});

test('the notebook is saved as a file, which replaces another one; that comes back by Undo', async ({ page }) => {
  await keepTwoSteps(page);
  await page.goto('/notebook');
  const file = await savedFile(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
  expect(file.name).toBe('notebook.json');
  expect(JSON.parse(file.text)).toMatchObject({ kind: 'pipette-and-paw notebook', version: 1 });
  await page.getByRole('button', { name: 'Remove step 2' }).click();
  await expect(steps(page)).toHaveCount(1);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'notebook.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file.text),
  });
  await expect(page.getByText('Notebook opened: 2 steps.')).toBeVisible();
  await expect(steps(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps(page)).toHaveCount(1);
});

test('a hostile file changes nothing and is refused in a sentence', async ({ page }) => {
  await keepTwoSteps(page);
  await page.goto('/notebook');
  const step = { id: 1, fragment: '', inputs: [], line: '<img src=x onerror=alert(1)>', hands: [], takes: [] };
  const notebook = { kind: 'pipette-and-paw notebook', version: 1 };
  const hostile = [
    '<html>',
    '{"__proto__":{"steps":[]}}',
    JSON.stringify({ ...notebook, steps: [{ ...step, calculator: 'javascript:alert(1)' }] }),
    JSON.stringify({ ...notebook, steps: [{ ...step, calculator: '../..//evil.example' }] }),
    JSON.stringify({
      ...notebook,
      steps: Array.from({ length: 5_000 }, (_, id) => ({ ...step, id: id + 1, calculator: 'bmi' })),
    }),
  ];
  for (const text of hostile) {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'notebook.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(page.getByText('This is not a notebook of this site, or it is damaged.')).toBeVisible();
    await expect(steps(page)).toHaveCount(2);
  }
  // Markup in a text is a text, and a calculator that is not here is refused, as is one of medicine.
  for (const calculator of ['no-such-page', 'dog-tramadol']) {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'notebook.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...notebook, steps: [{ ...step, calculator }] })),
    });
    await expect(steps(page)).toHaveCount(1);
    await expect(steps(page).first()).toContainText('<img src=x onerror=alert(1)>');
    await page.getByRole('button', RUN).click();
    await expect(steps(page).first()).toContainText('Not run again: ');
  }
});

test('without storage the page says so, and a file still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/notebook');
  await expect(page.getByText('This browser keeps nothing for this site')).toBeVisible();
  const step = {
    id: 1,
    calculator: 'bmi',
    fragment: 'weight=70&height=175&age=30',
    inputs: [],
    line: 'BMI',
    hands: [],
    takes: [],
  };
  await page.locator('input[type="file"]').setInputFiles({
    name: 'notebook.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ kind: 'pipette-and-paw notebook', version: 1, steps: [step] })),
  });
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole('button', RUN).click();
  await expect(steps(page).first()).toContainText(/Now: Body mass index: 22\.9/);
  await page.goto('/calculator/molecular-weight#formula=C6H12O6');
  await openSection(page);
  await page.getByRole('button', { name: 'Keep in the notebook' }).click();
  await expect(page.getByText('This browser could not store the notebook.').first()).toBeVisible();
  await page.getByRole('link', { name: /^Molarity\s*Molar mass$/ }).click();
  await expect(page.locator('[name="molarMass"]')).toHaveValue(/^180\.15/);
});

test('a damaged notebook on the device is reported and stays until something is kept', async ({ page }) => {
  await page.goto('/notebook');
  await page.evaluate(() => localStorage.setItem('notebook', '{"kind":'));
  await page.reload();
  await expect(page.getByText('The notebook on this device could not be read.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('notebook'))).toBe('{"kind":');
});

test('a step that another tab keeps appears here', async ({ page, context }) => {
  await page.goto('/notebook');
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  const other = await context.newPage();
  await keepTwoSteps(other);
  await other.close();
  await expect(steps(page)).toHaveCount(2);
});

test('the notebook works by keyboard alone', async ({ page }) => {
  await keepTwoSteps(page);
  await page.goto('/notebook');
  await tabTo(page, RUN.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Run again from the top: every result is as before.')).toBeVisible();
  await expect(page.getByRole('button', RUN)).toBeFocused();
  await tabTo(page, 'Remove step 2');
  await page.keyboard.press('Enter');
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await expect(steps(page)).toHaveCount(2);
});

test('it is not for search engines, and has no accessibility violations at any width', async ({ page }) => {
  await page.goto('/notebook');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoViolationsAtAnyWidth(page);
  await keepTwoSteps(page);
  await replaceFirstStep(page);
  await page.goto('/notebook');
  await page.getByRole('button', RUN).click();
  await expect(steps(page).nth(1)).toContainText('Now: ');
  await expectNoViolationsAtAnyWidth(page);
});

test('on paper there are the steps and no buttons', async ({ page }) => {
  await keepTwoSteps(page);
  await page.goto('/notebook');
  await page.emulateMedia({ media: 'print' });
  await expect(steps(page).nth(1)).toContainText(/Molarity: 0\.1998/);
  await expect(page.getByRole('button', RUN)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove step 1' })).toBeHidden();
  await expect(page.locator('input[type="file"]')).toBeHidden();
});

test('the empty notebook opens an example, which runs', async ({ page }) => {
  await page.goto('/notebook');
  await page.getByRole('button', { name: 'Open the example notebook' }).click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByRole('button', RUN).click();
  await expect(page.getByText('Run again from the top: every result is as before.')).toBeVisible();
});
