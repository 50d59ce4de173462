/** The form of the DNA page: a file for its box, its button and the length in its result. */
import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

export async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).click();
}

export async function expectLength(page: Page, length: number): Promise<void> {
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', String(length));
}
