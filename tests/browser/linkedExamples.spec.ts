/** The link of each calculator's example, opened as somebody who was sent it opens it. */
import { createFormModel } from '#src/form/createFormModel.ts';
import { fragmentOf } from '#src/form/onDemand/permalink.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { expect, test } from './onePage.ts';
import { calculatorPaths } from './sitePaths.ts';

for (const path of calculatorPaths()) {
  test(`${path}: the link of the example gives the example's result`, async ({ page }) => {
    const module = await import(`#src${path.replace('/calculator/', '/calculators/')}/calculator.ts`);
    const definition: AnyCalculatorDefinition = module.default;
    const { fields, example } = definition;
    const fragment = fragmentOf(fields, { ...createFormModel(definition).blank, ...example });
    const isStrict = definition.resultAfterEdit === 'removed';
    await page.goto(`${path}#${fragment}`);
    await expect(page.locator('form').getByText('Opened from a link.')).toBeVisible();
    if (isStrict) {
      await expect(page.locator('[data-state="editing"]')).toBeAttached();
      await expect(page.locator('data[data-field]')).toHaveCount(0);
      return;
    }
    await page.locator('[data-state="result"]').waitFor();
    // The working, which holds figures of its own, may be drawn before them.
    const figures = page.locator('[data-state] data[data-field]');
    await expect(figures.first()).toBeAttached();
    const linked = await figures.allInnerTexts();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-state="result"]').waitFor();
    expect(await figures.allInnerTexts()).toEqual(linked);
  });
}
