/** A page and its sources for a reference manager, and a copied result with its citation. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { openSave } from './examplePage.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

test('the sources are saved in three formats, with the page and its version', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  await page.getByText('Method and sources').first().click();
  for (const [name, file, beginning] of [
    ['BibTeX', 'ph-analysis-citations.bib', '@misc{pipette-and-paw-ph-analysis,'],
    ['RIS', 'ph-analysis-citations.ris', 'TY  - COMP'],
    ['CSL-JSON', 'ph-analysis-citations.json', '['],
  ] as const) {
    const saved = await savedFile(page, () => page.getByRole('button', { name: `Download ${name}` }).click());
    expect(saved.name).toBe(file);
    expect(saved.text.startsWith(beginning)).toBe(true);
    expect(saved.text).toContain('/calculator/ph-analysis');
  }
  await expectNoViolationsAtAnyWidth(page);
});

test('a result is copied with its citation on request, and without it otherwise', async ({ page }) => {
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied').first()).toBeAttached();
  const plain = await copiedText(page);
  expect(plain).toContain('pOH');
  expect(plain).not.toContain('Cite as');
  await openSave(page);
  await page.getByRole('button', { name: 'Copy with citation' }).click();
  await expect(async () => {
    const cited = await copiedText(page);
    expect(cited).toMatch(
      /Cite as: Pipette & Paw\. .*, version \S+\. \S+\/calculator\/ph-analysis \(visited \d{4}-\d\d-\d\d\)\./,
    );
    expect(cited).toContain('doi.org');
  }).toPass();
});
