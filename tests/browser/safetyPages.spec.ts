/** Pages on poisoning and on medicine: what must hold on them in the browser, whatever happens. */
import type { Page, Request } from 'playwright/test';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition, StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, Values } from '#src/engine/kit/fields.ts';
import { openCalculator } from '#tests/vectorRunner/calculatorDriver.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';
import { copiedText } from './copiedText.ts';
import { computeExample } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { expectNoResult, expectUnconfirmed, expectUntouched, expectWarning, figures } from './safetyExpectations.ts';
import { calculatorPaths } from './sitePaths.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

interface SafetyPage {
  readonly path: string;
  readonly definition: AnyCalculatorDefinition;
  readonly warning: StandingWarning;
}

const PAGES: readonly SafetyPage[] = (
  await Promise.all(
    calculatorPaths().map(async (path) => {
      const module = await import(`#src${path.replace('/calculator/', '/calculators/')}/calculator.ts`);
      const definition: AnyCalculatorDefinition = module.default;
      const { warning, resultAfterEdit } = definition;
      return warning === undefined || resultAfterEdit !== 'removed' ? [] : [{ path, definition, warning }];
    }),
  )
).flat();

/** Playwright's browser speaks American English. */
const NUMBERS_IN_US = [
  'ASPCA Animal Poison Control Center: (888) 426-4435',
  'Pet Poison Helpline: (855) 764-7661',
  'Call your own veterinarian or the nearest emergency animal hospital.',
];

/** Everything that this browser keeps for the site. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test('no visit to such a page is remembered, and what older versions remembered is dropped', async ({ page }) => {
  await page.goto('/category/chemistry');
  await page.evaluate(() => localStorage.setItem('recently-used', '["dog-metacam","ph-analysis"]'));
  await page.goto('/category/biology');
  await waitForHydration(page);
  await expect.poll(() => kept(page)).not.toContain('dog-metacam');
  for (const path of ['/calculator/dog-metacam', '/calculator/dog-onion-toxicity']) {
    await page.goto(path);
    await computeExample(page);
    await page.goto('/');
    await waitForHydration(page);
    expect(await kept(page)).not.toContain(path.split('/').at(-1));
  }
});

// Dozens of forms are filled in here, and nobody watches them slide into place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WORKER = /assets\/calculator\.worker-[^/]*\.js$/;
/** A formula's chunk; a page's or a family's may begin with the same word. */
function chunkOf(formula: string): RegExp {
  return new RegExp(`assets/${formula}-[^/]*\\.js$`);
}

for (const { path, definition, warning } of PAGES) {
  const { fields, formula } = definition;
  const confirmations = Object.keys(fields).filter((name) => isConfirmation(fields[name]));

  test.describe(path, () => {
    test('warns at all times; edits, an example, Reset and a reload keep no result', async ({ page }) => {
      const release = await heldBack(page, WORKER);
      const calculator = await openCalculator(page, path);

      await test.step('before, during and after a calculation, with an error, and on paper', async () => {
        await expectWarning(page, warning);
        await expectNoResult(page);
        await expectUntouched(page, confirmations);

        await calculator.enter(fields, exampleDraft(definition));
        await page.getByRole('button', { name: 'Calculate' }).click();
        await page.locator('[data-state="validating"], [data-state="computing"]').waitFor();
        await expectWarning(page, warning);
        await expectNoResult(page);

        release();
        await page.locator('[data-state="result"]').waitFor();
        // While requests are held back, the browser caches nothing.
        await page.unroute(WORKER);
        await expect(figures(page).first()).toBeAttached();
        await expect(page.getByRole('button', { name: 'Print summary for your veterinarian' })).toBeVisible();
        await expectWarning(page, warning);
        await page.emulateMedia({ media: 'print' });
        await expectWarning(page, warning);
        await page.emulateMedia({ media: null });

        await page.locator('[name="weight"]').fill('heavy');
        await page.getByRole('button', { name: 'Calculate' }).click();
        await page.locator('[data-state="error"]').waitFor();
        await expect(page.locator('[role="alert"]')).toBeVisible();
        await expectWarning(page, warning);
        await expectNoResult(page);
      });

      await test.step('an edit of any box removes the result at once', async () => {
        const example = exampleDraft(definition);
        for (const [name, field] of Object.entries(fields)) {
          // A choice of one option is made once and never changed.
          if (field.visibleWhen?.(example) === false || (field.kind === 'choice' && field.options.length < 2)) continue;
          await calculator.reset();
          await calculator.enter(fields, example);
          await calculator.calculate();
          expect(await calculator.state(), name).toBe('result');
          await change(page, name, field);
          expect(await figures(page).count(), `after an edit of ${name}`).toBe(0);
          await expectNoResult(page);
          await expectWarning(page, warning);
          // Nor is it spoken any more.
          for (const said of await page.getByRole('status').allInnerTexts()) expect(said, name).not.toMatch(/\d/);
        }
      });

      await test.step('an example lends its units to its own numbers alone', async () => {
        await calculator.reset();
        await page.getByRole('button', { name: 'Try an example' }).click();
        for (const [name, field] of Object.entries(fields)) {
          if (field.kind !== 'number') continue;
          const box = page.locator(`[name="${name}"]`);
          if (field.unitIn === undefined) continue;
          const unit = page.locator(`[name="${field.unitIn}"]:checked`);
          await expect(unit).toHaveCount(1);
          await box.fill('9');
          await expect(unit).toHaveCount(0);
          // Chosen by the visitor, it stays.
          await page.locator(`[name="${field.unitIn}"]`).first().check();
          await box.fill('8');
          await expect(unit).toHaveCount(1);
        }
        await calculator.reset();
      });

      await test.step('an example, Reset and a reload keep no confirmation and no unit of weight', async () => {
        await expectUntouched(page, confirmations);
        const example = page.getByRole('button', { name: 'Try an example' });

        await calculator.enter(fields, exampleDraft(definition));
        await calculator.calculate();
        await example.click();
        await expectNoResult(page);
        await expectUnconfirmed(page, confirmations);
        if (confirmations.length > 0) {
          await page.getByRole('button', { name: 'Calculate' }).click();
          await page.locator('[data-state="error"]').waitFor();
          await expectNoResult(page);
        }

        await calculator.enter(fields, exampleDraft(definition));
        await calculator.calculate();
        await calculator.reset();
        await expectNoResult(page);
        await expectUntouched(page, confirmations);
        await expect(page.getByRole('button', { name: /Undo/ })).toHaveCount(0);

        await calculator.enter(fields, exampleDraft(definition));
        await calculator.calculate();
        await page.reload();
        await page.locator('[data-state="editing"]').waitFor();
        await expectNoResult(page);
        await expectUntouched(page, confirmations);
      });
    });

    test('without the worker or its formula it warns and shows no number', async ({ page, noise }) => {
      noise.allow('Failed to load resource');
      const calculator = await openCalculator(page, path);
      for (const [what, address] of [
        ['the worker', WORKER],
        ['its formula', chunkOf(formula)],
      ] as const) {
        await test.step(`without ${what}`, async () => {
          const asked: string[] = [];
          await page.route(address, (route) => {
            const request = route.request();
            if (!WORKER.test(request.url()) && !isAskedByWorker(request)) return route.continue();
            asked.push(request.url());
            return route.abort();
          });
          // The worker of the page may have started already.
          await page.reload();
          await page.locator('[data-state="editing"]').waitFor();
          await calculator.enter(fields, exampleDraft(definition));
          await page.getByRole('button', { name: 'Calculate' }).click();
          await page.locator('[data-state="error"]').waitFor();
          expect(asked, what).not.toEqual([]);
          await expect(page.locator('[role="alert"]')).toBeVisible();
          await expectWarning(page, warning);
          await expectNoResult(page);
          await page.unrouteAll();
        });
      }
    });

    test('what is shared and copied says what to do first, and the way back keeps nothing', async ({ page }) => {
      const calculator = await openCalculator(page, path);
      await calculator.enter(fields, exampleDraft(definition));
      await calculator.calculate();

      await test.step('what is shared and copied says what to do first, and on medicine pages no dose', async () => {
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await expect(page.getByText('Copied', { exact: true })).toBeVisible();
        const copied = await copiedText(page);
        await expect(page.getByRole('button', { name: /Download (JSON|CSV)/ })).toHaveCount(0);

        const lines = copied.split('\n');
        expect(lines.slice(-NUMBERS_IN_US.length)).toEqual(NUMBERS_IN_US);
        for (const name of ['Twitter', 'WhatsApp', 'Telegram', 'LinkedIn', 'Facebook']) {
          const href = (await page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')) ?? '';
          const shared = decodeURIComponent(href);
          expect(
            lines.filter((line) => !shared.includes(line)),
            name,
          ).toEqual([]);
        }
        if (confirmations.length > 0) {
          expect(copied).toContain('Ask your veterinarian before giving any medicine');
          const words = lines.slice(0, -NUMBERS_IN_US.length).join('\n');
          expect(words.replace(title, '')).not.toMatch(/\d/);
        } else {
          expect(Object.values(POISON_URGENCY).filter(({ line }) => copied.startsWith(line))).toHaveLength(1);
          await expect(page.getByRole('heading', { name: copied.split('.')[0] ?? '' })).toBeVisible();
        }
      });

      await test.step('a visit to another site and the way back keep no result and no confirmation', async () => {
        await page.goto('about:blank');
        await page.goBack();
        await waitForHydration(page);
        await expectNoResult(page);
        await expectUnconfirmed(page, confirmations);

        // A browser that kept the page in its memory says so.
        await calculator.enter(fields, exampleDraft(definition));
        await calculator.calculate();
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await expectNoResult(page);
        await expectUntouched(page, confirmations);
      });
    });
  });
}

function isAskedByWorker(request: Request): boolean {
  return WORKER.test(request.headers().referer ?? '');
}

function isConfirmation(field: AnyField | undefined): boolean {
  return field?.kind === 'checkbox' && field.confirms !== undefined;
}

/** The example with its confirmations, as a visitor completes it by hand. */
function exampleDraft(definition: AnyCalculatorDefinition): Values {
  return { ...createFormModel(definition).blank, ...definition.example };
}

/** The smallest edit that a visitor can make. */
async function change(page: Page, name: string, field: AnyField): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  switch (field.kind) {
    case 'checkbox':
      return control.click();
    case 'choice': {
      const chosen = field.look === 'menu' ? await control.inputValue() : await radioValue(page, name);
      const other = field.options.find(({ value }) => value !== chosen)?.value;
      if (other === undefined) throw new Error(`'${name}' has no other option`);
      if (field.look === 'menu') await control.selectOption(other);
      else await page.locator(`[name="${name}"][value="${other}"]`).check();
      return;
    }
    default:
      await control.press('End');
      return control.press('1');
  }
}

function radioValue(page: Page, name: string): Promise<string> {
  return page.locator(`[name="${name}"]:checked`).inputValue();
}

test('there are pages with a standing warning', () => {
  expect(PAGES.length).toBeGreaterThan(0);
});
