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

test('every calculator is complete without JavaScript', async ({ request }) => {
  for (const path of calculatorPaths()) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html, path).toContain('<form');
    expect(html, path).toContain('type="submit"');
    // The only calculator outside the page frame has no notes.
    expect(html.includes('Important Notes'), path).toBe(path !== '/calculator/allele-frequency');
    // The policy forbids both, so either would be lost or blocked.
    expect(html, path).not.toMatch(/ style="/);
    expect(html, path).not.toMatch(/<script(?![^>]*(?:\bsrc=|"application\/ld\+json"))/);
  }
});
