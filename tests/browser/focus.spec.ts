/** Focus management and keyboard shortcuts, rule by rule. */

import { LAPTOP, PHONE } from './accessibility.ts';
import { computeExample, openForm } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const CELL_SIZE = '/calculator/cell-size';

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await openForm(page, CELL_SIZE);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('Ctrl+K finds a calculator from anywhere; Escape restores the focus', async ({ page }) => {
  await openForm(page, '/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find a calculator' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('text typed while the search is loading appears in it', async ({ page }) => {
  const release = await heldBack(page, /\/assets\/FindDialog-[^/]*\.js$/);
  await openForm(page, '/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('prim');
  release();
  const search = page.getByRole('dialog', { name: 'Find a calculator' }).getByRole('searchbox');
  await expect(search).toHaveValue('prim');
  await page.keyboard.type('er');
  await expect(search).toHaveValue('primer');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toHaveValue('');
});

test('/ and ? work outside of boxes, type characters within them, and can be switched off', async ({ page }) => {
  await openForm(page, '/calculator/ph-analysis');
  const dialogs = page.getByRole('dialog');
  await page.locator('[name="pH"]').pressSequentially('/?');
  await expect(page.locator('[name="pH"]')).toHaveValue('/?');
  await expect(dialogs).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Find a calculator' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);

  await page.reload();
  await page.locator('[data-state="editing"]').waitFor();
  await page.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialogs).toHaveCount(1);
});

test('a page change is announced and focuses its heading; Back restores the link focus and the scroll position', async ({
  page,
}) => {
  await page.goto('/category/biology');
  const link = page.locator('main').getByRole('link', { name: 'Blood Pressure' }).first();
  await link.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: '| Pipette & Paw' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('Enter calculates from a single line, Ctrl+Enter from several, and the focus stays', async ({ page }) => {
  await openForm(page, '/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[name="pH"]')).toBeFocused();

  await openForm(page, '/calculator/dna-sequence');
  const area = page.locator('textarea[name="sequence"]');
  await area.fill('ATG');
  await page.keyboard.press('Enter');
  await area.pressSequentially('TAA');
  await expect(area).toHaveValue('ATG\nTAA');
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'editing');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.locator('[data-state="result"]').waitFor();
  await expect(area).toBeFocused();
});

test('Escape cancels a calculation that is under way', async ({ page }) => {
  const release = await heldBack(page, /assets\/cell-size-(?!calculator|content|meta)[^/]*\.js$/);
  await openForm(page, CELL_SIZE);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('[data-state="validating"], [data-state="computing"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  release();
});

for (const size of [LAPTOP, PHONE]) {
  test(`at ${size.width} px no focused element is covered`, async ({ page }) => {
    await page.setViewportSize(size);
    // Chromium scrolls smoothly to the focused element and may stop if the next key press comes before it arrives.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, '/calculator/blood-pressure');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const ofForm = page.getByRole('button', { name: size === PHONE ? 'Edit the inputs' : 'Calculate' });
    await expect(ofForm).toBeInViewport({ ratio: 1 });
    if (size === LAPTOP) await expect(page.locator('[data-action="copy"]')).toBeInViewport({ ratio: 1 });
    await page.locator('h1').focus();
    const covered: string[] = [];
    // To the last control of the page and back to the first, without leaving the page, because re-entry differs between
    // browsers.
    for (const [key, last] of [
      ['Tab', 'Keyboard shortcuts'],
      ['Shift+Tab', 'Skip to content'],
    ] as const) {
      let name = '';
      for (let presses = 0; presses < 120 && name !== last; presses += 1) {
        await page.keyboard.press(key);
        name = await page.evaluate(() => document.activeElement?.textContent?.slice(0, 40) ?? '');
        // The page may still be scrolling.
        const isSeen = await page.waitForFunction(focusIsSeen, undefined, { timeout: 30_000 }).catch(() => null);
        if (isSeen === null) covered.push(`${key}: ${name}`);
      }
      expect(name).toBe(last);
    }
    expect(covered).toEqual([]);
  });
}

/** Runs in the page. */
function focusIsSeen(): boolean {
  const element = document.activeElement ?? document.body;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const points = [
    [left + 3, top + 3],
    [right - 3, bottom - 3],
    [(left + right) / 2, (top + bottom) / 2],
  ];
  return points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

for (const path of ['/calculator/dog-quality-life', '/calculator/dog-life-expectancy']) {
  test(`on a phone the error message covers no focused element: ${path}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openForm(page, path);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="error"]').waitFor();
    const covered: string[] = [];
    // From the invalid control to the last one of the form, and back to the first.
    for (const [key, last] of [
      ['Tab', page.locator('button[type="reset"]')],
      ['Shift+Tab', page.locator('form :is(input, select, textarea, button)').first()],
    ] as const) {
      const isThere = () => last.evaluate((control) => control === document.activeElement);
      for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
        await page.keyboard.press(key);
        const isSeen = await page.waitForFunction(focusIsSeen, undefined, { timeout: 30_000 }).catch(() => null);
        if (isSeen === null) covered.push(`${key}: ${await page.evaluate(() => document.activeElement?.id)}`);
      }
      await expect(last).toBeFocused();
    }
    expect(covered).toEqual([]);
  });
}

test('focus moves from Cancel to Calculate when the calculation ends, for any outcome', async ({ page }) => {
  const formula = /assets\/cell-size-(?!calculator|content|meta)[^/]*\.js$/;
  const release = await heldBack(page, formula);
  await openForm(page, CELL_SIZE);
  await page.getByRole('button', { name: 'Try an example' }).click();
  const calculate = page.locator('button[type="submit"]');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await calculate.click();
  await cancel.focus();
  await page.keyboard.press('Escape');
  await expect(cancel).toHaveCount(0);
  await expect(calculate).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeAttached();

  await calculate.click();
  await cancel.focus();
  release();
  await page.locator('[data-state="result"]').waitFor();
  await expect(calculate).toBeFocused();
});

test('during IME composition, Up, Down, Enter and Escape are left to the input method', async ({ page }) => {
  const composing = (key: string) => ({ key, isComposing: true, bubbles: true, cancelable: true });
  const release = await heldBack(page, /assets\/blood-pressure-(?!calculator|content|meta)[^/]*\.js$/);
  await openForm(page, '/calculator/blood-pressure');
  const systolic = page.locator('[name="reading.systolic"]');
  await systolic.fill('120');
  await systolic.dispatchEvent('keydown', composing('ArrowUp'));
  await expect(systolic).toHaveValue('120');
  await systolic.dispatchEvent('keydown', composing('Enter'));
  await expect(page.locator('[data-state="editing"]')).toBeAttached();

  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await systolic.dispatchEvent('keydown', composing('Escape'));
  await expect(page.locator('[data-state="validating"], [data-state="computing"]')).toBeAttached();
  release();
  await page.locator('[data-state="result"]').waitFor();
});

test('recently used calculators are listed on Home, and forgotten on request', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Recently used' })).toHaveCount(0);
  for (const path of ['/calculator/ph-analysis', CELL_SIZE]) {
    await openForm(page, path);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
  }
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently used' });
  await expect(recent.getByRole('link')).toHaveText([/Cell Size/, /pH/]);
  await recent.getByRole('button', { name: 'Clear the list' }).click();
  await expect(recent.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recently used' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recently used' })).toHaveCount(0);
});

test('on a phone the bar of actions covers no focused element of the result', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/calculator/enzyme-kinetics');
  await computeExample(page);
  const stop = page.getByRole('button', { name: 'Numbers', exact: true }).first();
  await expect(stop).toBeVisible();
  const covered = await stop.evaluate((element) => {
    // At the foot of the screen, where the bar is.
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' });
    element.focus();
    const bar = document.querySelector('[data-actions]')?.getBoundingClientRect();
    return element.getBoundingClientRect().bottom - (bar?.top ?? 0);
  });
  expect(covered).toBeLessThanOrEqual(0);
});
