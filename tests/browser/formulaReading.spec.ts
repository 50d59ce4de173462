/** The corpus of formulas as people type them, on the built page; every suggestion is pressed once. */
import type { Page } from 'playwright/test';
import { complaintAbout, FORMULA_CASES, type Outcome } from '#tests/reading/formulaCorpus.ts';
import { expect, test } from './watch.ts';

// Hundreds of forms are filled in here, and nobody watches them slide into place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KINDS = [...new Set(FORMULA_CASES.map(({ kind }) => kind))];
const ENDED = page('result', 'error');
const OFFERS = /^Did you mean (.+)\?$/;

function page(...states: readonly string[]): string {
  return states.map((state) => `[data-state="${state}"]`).join(', ');
}

async function calculate(on: Page, text: string): Promise<void> {
  const box = on.locator('[name="formula"]');
  await box.fill(text === '' ? 'x' : text);
  if (text === '') await box.fill('');
  await box.press('Enter');
  await on.locator(ENDED).waitFor();
}

/** What a first press brings is drawn a moment after the state has changed. */
async function outcomeOf(on: Page): Promise<Outcome> {
  const main = on.locator('main');
  if ((await on.locator(page('result')).count()) === 0) {
    await main.getByRole('alert').first().waitFor();
    const offers = await on.getByRole('button', { name: OFFERS }).allInnerTexts();
    return {
      read: false,
      words: await main.innerText(),
      suggestions: offers.map((offer) => OFFERS.exec(offer)?.[1] ?? ''),
    };
  }
  await on.locator('data[data-field="elements.0.symbol"]').waitFor({ state: 'attached' });
  const values = Object.fromEntries(
    await on
      .locator('data[data-field]')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('data-field'), each.getAttribute('value')])),
  );
  const rows = Object.keys(values).filter((field) => /^elements\.\d+\.symbol$/.test(field));
  return {
    read: true,
    molarMass: Number(values.molarMass),
    atoms: Object.fromEntries(rows.map((row) => [values[row], Number(values[row.replace('symbol', 'count')])])),
    charge: Number(values.charge ?? 0),
    words: await main.innerText(),
  };
}

for (const kind of KINDS) {
  test(`${kind}: read right, or refused with what was meant`, { tag: '@whole' }, async ({ page: on }) => {
    test.slow();
    await on.goto('/calculator/molar-mass');
    await on.locator(page('editing')).waitFor();
    for (const given of FORMULA_CASES.filter((each) => each.kind === kind)) {
      await calculate(on, given.input);
      const outcome = await outcomeOf(on);
      expect.soft(complaintAbout(given, outcome), given.input).toBeNull();
      for (const suggestion of outcome.read ? [] : outcome.suggestions) {
        await calculate(on, given.input);
        await on.getByRole('button', { name: `Did you mean ${suggestion}?`, exact: true }).click();
        await on.locator(page('result')).waitFor();
        await expect.soft(on.locator('[name="formula"]')).toHaveValue(suggestion);
      }
    }
  });
}

test('a formula in a box for a molar mass: one press looks it up and calculates', async ({ page: on }) => {
  await on.goto('/calculator/molarity');
  await on.locator(page('editing')).waitFor();
  await on.locator('[name="mass"]').fill('24.968');
  await on.locator('[name="volume"]').fill('1');
  const box = on.locator('[name="molarMass"]');
  await box.fill('CuSO4·5H2O');
  await box.press('Enter');
  await on.locator(page('error')).waitFor();
  await on.getByRole('button', { name: 'Use 249.68 g/mol (CuSO4·5H2O)', exact: true }).click();
  await on.locator(page('result')).waitFor();
  await expect(box).toHaveValue('249.68');
  expect(Number(await on.locator('data[data-field="molarity"]').first().getAttribute('value'))).toBeCloseTo(0.1, 9);
});
