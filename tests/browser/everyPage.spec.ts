import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expectToFit } from './fitting.ts';
import { expectPolicyKept, notePolicy } from './policyKept.ts';
import { expectHeadingKept, rememberHeading } from './servedHeading.ts';
import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

// The hydration of calculators is tested in `everyCalculator.spec.ts`.
for (const path of sitePaths().filter((each) => !calculatorPaths().includes(each))) {
  test(`${path} hydrates without a flash, passes axe, fits and respects its policy`, async ({ page }) => {
    await rememberHeading(page);
    await notePolicy(page);
    const response = await page.goto(path);
    await expectHeadingKept(page);
    await expectNoViolationsAtAnyWidth(page);
    await expectPolicyKept(page, response);
    await expectToFit(page);
  });
}

test('every calculator is complete without JavaScript', async ({ baseURL }) => {
  for (const path of calculatorPaths()) {
    const html = await (await fetch(new URL(path, baseURL))).text();
    const found = {
      heading: /<h1[^>]*>[^<]+<\/h1>/.test(html),
      form: html.includes('<form'),
      button: html.includes('type="submit"'),
      notes: html.includes('Important Notes'),
      // The policy forbids both, so either would be lost or blocked.
      inline: html.match(/ style="|<script(?![^>]*(?:\bsrc=|"application\/ld\+json"))/),
    };
    // The only calculator outside the page frame has no notes.
    const notes = path !== '/calculator/allele-frequency';
    expect(found, path).toEqual({ heading: true, form: true, button: true, notes, inline: null });
  }
});
