/** Breaks the formula of the pH page on its way to the worker. */
import type { Page } from 'playwright/test';

/** The file that the worker loads; the page's own files are named by their role. */
export const FORMULA_FILE = /assets\/ph-analysis-(?!calculator|content|meta)[^/]*\.js$/;

/** Until `page.unroute(FORMULA_FILE)`, the worker loads a formula that accepts everything and computes with `code`. */
export async function formulaThat(page: Page, code: string): Promise<void> {
  const body = `const formula = {
    id: 'ph-analysis',
    validate: (input) => ({ ok: true, input }),
    compute: () => ({}),
  };
  ${code};
  export default formula;`;
  await page.route(FORMULA_FILE, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

export async function typeAndCalculate(page: Page): Promise<void> {
  await page.goto('/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
}
