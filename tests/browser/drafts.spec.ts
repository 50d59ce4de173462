/** Inputs survive a reload and coming back, and a cleared form can be restored. */
import { computeExample, goWithin } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

const RESTORED = 'Your inputs from before are back.';

test('inputs survive a reload and going back; Clear empties them, with Undo', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  await box.fill('7.4');
  await page.reload();
  await page.locator('[data-state="editing"]').waitFor();
  await expect(box).toHaveValue('7.4');
  await expect(page.locator('form').getByText(RESTORED)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: RESTORED })).toBeAttached();
  // aria-live polite: screen readers are not interrupted.
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await expect(page.locator('form').getByText(RESTORED)).toBeHidden();

  await goWithin(page, '/calculator/pka');
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.goBack();
  await expect(box).toHaveValue('7.4');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:ph-analysis'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('7.4');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await page.locator('[data-state="editing"]').waitFor();
  await expect(box).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('lists are restored with all their rows, and not in another tab', async ({ page, context }) => {
  await page.goto('/calculator/species-diversity');
  await page.locator('[data-state="editing"]').waitFor();
  for (const [index, [name, count]] of [
    ['Oak', '12'],
    ['Ash', '30'],
    ['Elm', '8'],
  ].entries()) {
    if (index > 0) await page.locator('[data-add="species"]').click();
    await page.locator(`[name="species.${index}.name"]`).fill(name ?? '');
    await page.locator(`[name="species.${index}.count"]`).fill(count ?? '');
  }
  await page.reload();
  await expect(page.locator('[name="species.2.name"]')).toHaveValue('Elm');
  await expect(page.locator('[name="species.0.count"]')).toHaveValue('12');
  const other = await context.newPage();
  await other.goto('/calculator/species-diversity');
  await other.locator('[data-state="editing"]').waitFor();
  await expect(other.locator('[name="species.0.name"]')).toHaveValue('');
});

test('input typed before hydration takes precedence over the draft', async ({ page }) => {
  await page.goto('/calculator/cell-dilution');
  await page.locator('[data-state="editing"]').waitFor();
  await page.getByRole('button', { name: 'Try an example' }).click();
  const boxes = page.locator('form input[inputmode="decimal"]');
  const before = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  expect(before.length).toBeGreaterThan(1);
  const release = await heldBack(page, /cell-dilution-calculator-[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await boxes.first().fill('123');
  release();
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.locator('form').getByText(RESTORED)).toBeVisible();
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual([
    '123',
    ...before.slice(1),
  ]);
});

test('a change of mode that empties the other fields can be undone', async ({ page }) => {
  await page.goto('/calculator/cell-size');
  await computeExample(page);
  const filled = await page.locator('form input[inputmode="decimal"]').first().inputValue();
  expect(filled).not.toBe('');
  const shape = page.locator('form select, form input[type="radio"]').first();
  const name = (await shape.getAttribute('name')) ?? '';
  const menu = page.locator(`select[name="${name}"]`);
  if ((await menu.count()) > 0) await menu.selectOption({ index: 1 });
  else await page.locator(`input[name="${name}"]:not(:checked)`).first().check();
  await expect(page.locator('form').getByText('The other fields were cleared.')).toBeVisible();
  await expect(page.locator('data[data-field]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('form input[inputmode="decimal"]').first()).toHaveValue(filled);
});

test('Undo restores typed input after any number of presses that replaced it', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  const [reset, example, undo] = ['Reset', 'Try an example', 'Undo'].map((name) => page.getByRole('button', { name }));
  for (const presses of [
    [reset, reset],
    [example, example],
    [reset, example],
    [example, reset, example],
  ]) {
    await box.fill('3.21');
    for (const button of presses) await button?.click();
    await expect(box).not.toHaveValue('3.21');
    await undo?.click();
    await expect(box).toHaveValue('3.21');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
});

test('arrows that pass several modes keep what the first one emptied; something typed since ends that', async ({
  page,
}) => {
  await page.goto('/calculator/surface-area-volume');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="radius"]').fill('5');
  await page.locator('[name="shape"]:checked').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name="shape"][value="cylinder"]')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="shape"][value="sphere"]')).toBeChecked();
  await expect(page.locator('[name="radius"]')).toHaveValue('5');

  await page.locator('[name="shape"][value="cube"]').check();
  await page.locator('[name="side"]').fill('2');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

for (const text of ['{', '{"format":1,"values":{"pH":["7"],"colour":"red","__proto__":{"pH":"1"}}}', '"7.4"']) {
  test(`a storage that holds ${text} changes nothing`, async ({ page }) => {
    await page.addInitScript((stored) => {
      try {
        sessionStorage.setItem('draft:ph-analysis', stored);
      } catch {
        // about:blank, where the test starts, has no storage.
      }
    }, text);
    await page.goto('/calculator/ph-analysis');
    await page.locator('[data-state="editing"]').waitFor();
    await expect(page.locator('[name="pH"]')).toHaveValue('');
    await expect(page.getByText(RESTORED)).toHaveCount(0);
  });
}

test('where storage is forbidden, everything works except the draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/calculator/ph-analysis');
  await computeExample(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await computeExample(page);
});

test('a file and a long paste are reported as not restored', async ({ page }) => {
  const file = { name: 'lambda.fa', mimeType: 'text/plain', buffer: Buffer.from('>x\nATGC\n') };
  const form = page.locator('form');
  await page.goto('/calculator/dna-sequence');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByLabel('Genetic code').selectOption('11');
  await page.reload();
  const both = `${RESTORED} The file “lambda.fa” has to be chosen again.`;
  await expect(form.getByText(both)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: both })).toBeAttached();
  await expect(page.getByLabel('Genetic code')).toHaveValue('11');
  await expect(page.getByLabel('DNA sequence')).toHaveValue('');

  await page.getByRole('button', { name: 'Clear' }).click();
  await pasteText(page.getByLabel('DNA sequence'), 'ATGC'.repeat(20_000));
  await goWithin(page, '/calculator/pka');
  await page.goBack();
  await expect(form.getByText('The text that you pasted is gone: paste it again.')).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});
