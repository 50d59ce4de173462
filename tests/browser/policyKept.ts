/** Checks that a page has the complete policy and does not violate it, during a load that a test makes anyway. */
import { expect, type Page, type Response } from 'playwright/test';
import { FORBIDDEN_FEATURES } from '#src/tools/build/permissionsPolicy.ts';
import { headersFor } from '#src/tools/build/responseHeaders.ts';

declare global {
  interface Window {
    /** Policy violations of the page: directive and file. */
    readonly broken: string[];
  }
  interface Document {
    /** Chromium's list of features that `Permissions-Policy` allows. */
    readonly featurePolicy?: { allowedFeatures(): readonly string[] };
  }
}

/** Call before the page is loaded. */
export async function notePolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { broken: [] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
      window.broken.push(`${effectiveDirective}: ${sourceFile} ${blockedURI}`),
    );
  });
}

/**
 * Asserts that the response carries every header, that the page repeats the policy for hosts that send none, and that
 * nothing was blocked so far.
 *
 * @param response as `page.goto` returned it
 */
export async function expectPolicyKept(page: Page, response: Response | null): Promise<void> {
  if (response === null) throw new Error('the page was not loaded');
  const sent = await response.allHeaders();
  const wanted = headersFor(new URL(response.url()).pathname);
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, sent[name.toLowerCase()]]))).toEqual(wanted);
  const { own, allowed, broken } = await page.evaluate(() => ({
    own: document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
    allowed: document.featurePolicy?.allowedFeatures() ?? [],
    broken: window.broken,
  }));
  expect(own).toMatch(/^default-src 'none';.* require-trusted-types-for 'script'; trusted-types own-scripts;/);
  expect(allowed.filter((feature) => FORBIDDEN_FEATURES.includes(feature))).toEqual([]);
  expect(broken).toEqual([]);
}
