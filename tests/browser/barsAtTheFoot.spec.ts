/** The bars at the foot of the window: the message of a refusal above Calculate, and the actions for a result on a phone. */
import { LAPTOP, PHONE } from './accessibility.ts';
import { computeExample, openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

/** Forms that are taller than the window; `text` is refused. */
const REFUSALS = [
  { id: 'dna-sequence', box: 'sequence', text: 'XX' },
  { id: 'protein-synthesis', box: 'sequence', text: 'XX' },
];

/** A phone on its side, where the buttons do not stay at the foot. */
const LOW = { width: 640, height: 360 };

for (const viewport of [LAPTOP, PHONE, LOW]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the red box is in the window, above Calculate, beside the box at fault', async ({ page }) => {
      for (const { id, box, text } of REFUSALS) {
        await openForm(page, `/calculator/${id}`);
        await page.locator(`form [name="${box}"]`).first().fill(text);
        await page.locator('form button[type="submit"]').first().click();
        const message = page.locator('form [data-error="inline"]');
        await expect(message, id).toBeInViewport({ ratio: 1 });
        await expect(page.locator('form [aria-invalid="true"]').first(), id).toBeInViewport();
        const isAbove = await message.evaluate((said) => {
          const button = said.closest('[data-bar]')?.querySelector('[type="submit"]');
          return button != null && said.getBoundingClientRect().bottom <= button.getBoundingClientRect().top;
        });
        expect(isAbove, id).toBe(true);
      }
    });
  });
}

test.describe('on a large laptop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a page that opens has no control of which the bar leaves only a rim to press', async ({ page }) => {
    for (const id of ['dna-sequence', 'protein-synthesis']) {
      await openForm(page, `/calculator/${id}`);
      const rims = await page.locator('form:has(#inputs-heading)').evaluate((form) => {
        const bar = form.querySelector('[data-bar]')?.getBoundingClientRect().top ?? innerHeight;
        const controls = [...form.querySelectorAll<HTMLElement>('input, select, textarea, button')];
        return controls
          .filter((control) => control.closest('[data-bar]') === null)
          .map((control) => ({ name: control.id, ...control.getBoundingClientRect().toJSON() }))
          .filter(({ top, bottom }) => bottom > bar && top < bar && bar - top < 24)
          .map(({ name }) => name);
      });
      expect(rims, id).toEqual([]);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the actions for a result are in one line, and each has room for its word', async ({ page }) => {
    for (const id of ['dog-pregnancy', 'dog-chocolate-toxicity', 'molarity']) {
      await openForm(page, `/calculator/${id}`);
      await computeExample(page);
      const bar = page.locator('[data-actions]');
      await bar.waitFor();
      expect((await bar.boundingBox())?.height, id).toBeLessThanOrEqual(64);
      const wide = await bar
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(wide, id).toEqual([]);
    }
  });
});
