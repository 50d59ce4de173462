/**
 * Each calculator: seen on a small screen, refused, completed by keyboard alone, seen by axe where it has a look of its own, under the
 * whole policy, used by an agent; then the link of its example, opened as somebody who was sent it opens it. One page for all of it: to
 * open one costs as much as half of what is seen there.
 */
import type { Locator, Page } from 'playwright/test';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { blankLengths } from '#tests/bench/pageLengths.ts';
import { hasOwnLook } from '#tests/support/sample.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';
import { findTestBrowser, SHORT_LIVED_ARGUMENTS } from '../setup/browser.mjs';
import { expectNoViolationsAtAnyWidth, LAPTOP, PHONE } from './accessibility.ts';
import { AGENT_ARGUMENTS, type Agent, agentOn, expectAgentAnswered, expectNoTool } from './agentTools.ts';
import { expectToFit } from './fitting.ts';
import { NEUTRAL } from './keptPage.ts';
import { expectPolicyKept, notePolicy } from './policyKept.ts';
import { expectHeadingKept, rememberHeading } from './servedHeading.ts';
import { calculatorPaths } from './sitePaths.ts';
import { tabTo } from './tabTo.ts';
import { test as base, expect } from './watch.ts';

const test = base.extend<{ readonly agent: Agent }>({
  agent: async ({ page, handedOn }, use) => {
    const { kept } = handedOn;
    if (kept?.page !== page) throw new Error('the page is not kept');
    const { agent, leave } = await agentOn(kept.devTools);
    await use(agent);
    await leave();
  },
});

const executablePath = findTestBrowser();
test.use({
  // Hundreds of forms are filled in here, and nobody watches them slide into place.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    args: [...SHORT_LIVED_ARGUMENTS, ...AGENT_ARGUMENTS],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

/** Calculators that have a message to give, as their golden cases say. */
const REFUSING = new Set(
  readVectorFiles(VECTOR_FOLDER)
    .filter(({ cases }) => cases.some(({ error }) => error !== undefined))
    .map(({ calculator }) => `/calculator/${calculator}`),
);

/** Of the first label of the form, in CSS px from the top of the window; about a birth, a line comes before it. */
const LOWEST_FIELD = 250;
/** Title, warning and form together. */
const MOST_WORDS = 350;
const BUTTON_HEIGHT = 44;

for (const path of calculatorPaths()) {
  test(`${path}: form and Calculate in sight, refused, completed by keyboard alone, no violation, an agent answered, the same by its link`, async ({
    page,
    agent,
  }) => {
    const isLookedAt = hasOwnLook(path.replace('/calculator/', ''));
    page.on('dialog', (dialog) => dialog.accept());
    await rememberHeading(page);
    await notePolicy(page);
    const response = await page.goto(path);
    await page.locator('[data-state="editing"]').waitFor();
    await expectHeadingKept(page);
    const hasWarning = (await page.locator('[data-warning]').count()) > 0;
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      // A warning that lists what cannot wait is worth more than the first box, which comes beside it or right after it.
      await expect(page.locator('[data-warning], form :is(input, select, textarea)').first()).toBeInViewport();
      await expectInFirstScreen(page, size, hasWarning);
    }

    if (REFUSING.has(path)) {
      await provokeRefusal(page);
      await expectInSight(page);
      // What stands around the form is looked at below, with the result.
      if (isLookedAt) await expectNoViolationsAtAnyWidth(page, '[data-state]');
      await page.locator('button[type="reset"]').click();
    }

    // axe looked at all widths.
    await page.setViewportSize(PHONE);
    await page.locator('h1').focus();
    await tabTo(page, 'Try an example', 120);
    await page.keyboard.press('Enter');
    const confirmations = await page.locator('[data-confirms]').all();
    for (const confirmation of confirmations.toReversed()) {
      await expect(confirmation).not.toBeChecked();
      await tabTo(page, (await confirmation.getAttribute('name')) ?? '', 120, 'Shift+Tab');
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Calculate', 120, confirmations.length > 0 ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-state="result"]').waitFor();
    // The form of a result is folded, except where something has to be confirmed.
    await expect(page.locator(':focus')).toHaveText(confirmations.length > 0 ? 'Calculate' : 'Edit the inputs');
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
    await expect(figures(page).first()).toBeAttached();
    const computed = await figures(page).allInnerTexts();
    if (isLookedAt) await expectNoViolationsAtAnyWidth(page);
    await expectPolicyKept(page, response);
    await expectToFit(page);
    // Where the form is not folded.
    await page.setViewportSize(LAPTOP);
    const definition = await definitionAt(path);
    if (definition.resultAfterEdit === 'removed') await expectNoTool(page, agent);
    else await expectAgentAnswered(page, agent, path, definition);
    await expectTheSameByLink(page, path, definition, computed);
  });
}

async function definitionAt(path: string): Promise<AnyCalculatorDefinition> {
  const module = await import(`#src${path.replace('/calculator/', '/calculators/')}/calculator.ts`);
  return module.default;
}

/** The working, which holds figures of its own, may be drawn before these. */
function figures(page: Page): Locator {
  return page.locator('[data-state] data[data-field]');
}

/** @param computed the figures of the example, as they are printed */
async function expectTheSameByLink(
  page: Page,
  path: string,
  definition: AnyCalculatorDefinition,
  computed: readonly string[],
): Promise<void> {
  const { fields, example, resultAfterEdit } = definition;
  // A dose that also stands there in another unit may be read in the wrong one.
  if (resultAfterEdit === 'removed') await expect(page.locator('[data-prefixed]')).toHaveCount(0);
  await page.setViewportSize(LAPTOP);
  // From the page itself, a link that differs in its fragment alone would load nothing.
  await page.goto(NEUTRAL, { waitUntil: 'commit' });
  await page.goto(`${path}#${fragmentOf(fields, { ...createFormModel(definition).blank, ...example })}`);
  await expect(page.locator('form').getByText('Opened from a link.')).toBeVisible();
  if (resultAfterEdit === 'removed') {
    await expect(page.locator('[data-state="editing"]')).toBeAttached();
    await expect(page.locator('data[data-field]')).toHaveCount(0);
    return;
  }
  await page.locator('[data-state="result"]').waitFor();
  await expect(figures(page).first()).toBeAttached();
  expect(await figures(page).allInnerTexts()).toEqual(computed);
}

/** The form begins near the top, Calculate is in sight, and not many words come before the result. */
async function expectInFirstScreen(page: Page, size: typeof LAPTOP | typeof PHONE, hasWarning: boolean): Promise<void> {
  const { firstField, calculate, words } = await blankLengths(page);
  expect(words).toBeLessThanOrEqual(MOST_WORDS);
  if (size === LAPTOP) expect(firstField).toBeLessThanOrEqual(LOWEST_FIELD);
  // On a phone what has to be said comes before the form.
  if (size === LAPTOP || !hasWarning) expect(calculate).toBeLessThanOrEqual(size.height - BUTTON_HEIGHT);
}

/** Whether some of it stands in the window. */
function isInSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** On a phone, the field at fault and the sentence about it are both seen, and nothing covers the field. */
async function expectInSight(page: Page): Promise<void> {
  const sentences = page.locator('[data-error][role="alert"], [data-beside], [data-refused]');
  if ((await sentences.count()) > 0) {
    await expect.poll(async () => Promise.all((await sentences.all()).map(isInSight))).toContain(true);
  }
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  const isUncovered = () =>
    focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2));
    });
  await expect.poll(isUncovered).toBe(true);
}

/** Presses Calculate on the blank form, then on examples with one box spoilt, until the page refuses. */
async function provokeRefusal(page: Page): Promise<void> {
  const calculate = page.locator('button[type="submit"]');
  const isRefused = async (): Promise<boolean> => {
    if (!(await calculate.isEnabled())) return false;
    await calculate.click();
    await page.locator('[data-state="result"], [data-state="error"], [data-state="editing"]').waitFor();
    return page.locator('[data-state="error"]').isVisible();
  };
  if (await isRefused()) return;
  const boxes = page.locator('form :is(input[type="text"], textarea):visible');
  for (const spoilt of ['?', '-1']) {
    for (let index = 0; index < (await boxes.count()); index += 1) {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await boxes.nth(index).fill(spoilt);
      if (await isRefused()) return;
    }
  }
  throw new Error('nothing that was tried is refused');
}
