/** A paste into a list before the code that reads it is there, as on a first visit over a slow network. */
import type { Page } from 'playwright/test';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

const READER = /\/assets\/pastedRows-[^/]*\.js$/;
const WAITING = 'Reading the pasted lines…';
const NOT_READ = 'The lines could not be read, because a part of the page did not load.';

const cell = (page: Page, row: number, column: 'name' | 'count') => page.locator(`[name="species.${row}.${column}"]`);

async function pasteAt(page: Page, row: number, column: 'name' | 'count', text: string): Promise<void> {
  await pasteText(cell(page, row, column), text);
}

async function expectRows(page: Page, rows: readonly (readonly [string, string])[]): Promise<void> {
  for (const [index, [name, count]] of rows.entries()) {
    await expect(cell(page, index, 'name')).toHaveValue(name);
    await expect(cell(page, index, 'count')).toHaveValue(count);
  }
  await expect(cell(page, rows.length, 'name')).toHaveCount(0);
}

/** Counts how often the form goes on to calculate. */
async function countSubmits(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const seen = { times: 0 };
    document.addEventListener('submit', () => {
      seen.times += 1;
    });
    return seen;
  });
  return async () => (await count.jsonValue()).times;
}

for (const press of ['Calculate', 'Enter'] as const) {
  test(`${press} waits for all pastes that are under way, and goes on once`, async ({ page }) => {
    const release = await heldBack(page, READER);
    await page.goto('/calculator/species-diversity');
    const submits = await countSubmits(page);
    await pasteAt(page, 0, 'name', 'Oak\nAsh\nElm');
    if (press === 'Enter') await cell(page, 0, 'name').press('Enter');
    else await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.locator('form').getByText(WAITING)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: WAITING })).toHaveCount(1);
    await pasteAt(page, 0, 'count', '12\n30\n8');
    await expect(page.locator('[data-state="editing"]')).toBeVisible();
    release();
    await page.locator('[data-state="result"]').waitFor();
    await expectRows(page, [
      ['Oak', '12'],
      ['Ash', '30'],
      ['Elm', '8'],
    ]);
    await expect(page.locator('data[data-field="speciesRichness"]').first()).toHaveAttribute('value', '3');
    await expect(page.getByText(WAITING)).toHaveCount(0);
    expect(await submits()).toBe(1);
  });
}

test('what is typed while a paste is under way stays, in its rows', async ({ page }) => {
  const release = await heldBack(page, READER);
  await page.goto('/calculator/species-diversity');
  await cell(page, 0, 'name').fill('Yew');
  await pasteAt(page, 0, 'name', 'Oak\nAsh');
  await cell(page, 0, 'count').fill('12');
  await page.getByRole('button', { name: 'Add species' }).click();
  await cell(page, 1, 'count').fill('30');
  release();
  await expectRows(page, [
    ['Oak', '12'],
    ['Ash', '30'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectRows(page, [
    ['Yew', '12'],
    ['', '30'],
  ]);
});

test('a paste that is under way moves up when a row above it is removed, and goes with its own row', async ({
  page,
}) => {
  const release = await heldBack(page, READER);
  await page.goto('/calculator/species-diversity');
  for (const [row, name] of ['Oak', 'Ash', 'Elm', 'Yew'].entries()) {
    if (row > 0) await page.getByRole('button', { name: 'Add species' }).click();
    await cell(page, row, 'name').fill(name);
  }
  await pasteAt(page, 2, 'name', 'Fir\t1');
  await pasteAt(page, 3, 'count', '5\n6');
  await page.getByRole('button', { name: 'Remove species 4' }).click();
  await page.getByRole('button', { name: 'Remove species 1' }).click();
  release();
  await expectRows(page, [
    ['Ash', ''],
    ['Fir', '1'],
  ]);
});

for (const { by, before, replace, after } of [
  { by: 'Reset', before: 'Yew', replace: 'Reset', after: '' },
  { by: 'Reset of a list as it was', before: '', replace: 'Reset', after: '' },
  { by: 'an example', before: 'Yew', replace: 'Try an example', after: 'Oak' },
] as const) {
  test(`a paste that is under way ends with the list that it was meant for: ${by}`, async ({ page }) => {
    const release = await heldBack(page, READER);
    await page.goto('/calculator/species-diversity');
    if (before !== '') await cell(page, 0, 'name').fill(before);
    await pasteAt(page, 0, 'count', '1\n2\n3\n4\n5\n6\n7\n8\n9\n10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.locator('form').getByText(WAITING)).toBeVisible();
    await page.getByRole('button', { name: replace }).click();
    await expect(page.getByText(WAITING)).toHaveCount(0);
    await expect(cell(page, 0, 'name')).toHaveValue(after);
    // Only this one comes.
    await pasteAt(page, 0, 'name', 'Fir\t3');
    release();
    await expect(cell(page, 0, 'name')).toHaveValue('Fir');
    await expect(cell(page, 0, 'count')).toHaveValue('3');
    await expect(cell(page, 9, 'name')).toHaveCount(0);
    await expect(page.locator('[data-state="editing"]')).toBeVisible();
  });
}

test('Undo of a reset, and a link, end a paste that is under way', async ({ page }) => {
  const release = await heldBack(page, READER);
  await page.goto('/calculator/species-diversity');
  await cell(page, 0, 'name').fill('Yew');
  await page.getByRole('button', { name: 'Reset' }).click();
  await pasteAt(page, 0, 'name', 'Oak\t12\nAsh\t30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 0, 'name')).toHaveValue('Yew');
  await pasteAt(page, 0, 'name', 'Elm\t8\nFir\t3');
  await page.evaluate(() => {
    location.hash = 'species.0.name=Rowan&species.0.count=4';
  });
  await expect(cell(page, 0, 'name')).toHaveValue('Rowan');
  await pasteAt(page, 0, 'count', '5\t');
  release();
  await expectRows(page, [['Rowan', '5']]);
});

test('a paste that cannot be read is told beside the list until the next step, and nothing is half done', async ({
  page,
  noise,
}) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  const fail = await heldBack(page, READER, 'abort');
  await page.goto('/calculator/species-diversity');
  const submits = await countSubmits(page);
  await cell(page, 0, 'name').fill('Yew');
  await pasteAt(page, 0, 'name', 'Oak\t12\nAsh\t30');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('form').getByText(WAITING)).toBeVisible();
  fail();
  const alert = page.getByRole('group', { name: 'Species' }).getByRole('alert').filter({ hasText: NOT_READ });
  await expect(alert).toBeVisible();
  await expect(page.locator('form').getByText(WAITING)).toHaveCount(0);
  await expectRows(page, [['Yew', '']]);
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  expect(await submits()).toBe(0);

  await cell(page, 0, 'count').fill('3');
  await expect(alert).toHaveCount(0);
  await pasteAt(page, 0, 'name', 'Oak\t12\nAsh\t30');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="speciesRichness"]').first()).toHaveAttribute('value', '1');
});
