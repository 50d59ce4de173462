/**
 * The policy that the host's header sets for the worker, checked from within: only Chromium lets a test run code in a
 * worker.
 */
import { computeExample } from './examplePage.ts';
import { expect, test } from './watch.ts';

/** The shortest WebAssembly module there is: its name and version. */
const EMPTY_MODULE = [0, 97, 115, 109, 1, 0, 0, 0];

test('the worker may compile WebAssembly, but not evaluate text or contact another site', async ({ page, noise }) => {
  noise.allow('Content Security Policy');
  noise.allow('This document requires');
  await page.goto('/calculator/dna-sequence');
  await computeExample(page);
  const [worker] = page.workers();
  expect(
    await worker?.evaluate(async (bytes) => String(await WebAssembly.compile(new Uint8Array(bytes))), EMPTY_MODULE),
  ).toBe('[object WebAssembly.Module]');
  const refused = await worker?.evaluate(async () => {
    const directives: string[] = [];
    self.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const tries: readonly (() => unknown)[] = [
      () => setTimeout('1'),
      () => new Worker('/early.js'),
      () => fetch('https://elsewhere.example/'),
    ];
    const outcomes = await Promise.all(
      tries.map(async (attempt) => attempt()).map((each) => each.then(() => 'done', String)),
    );
    // Violation events are dispatched asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { directives: [...new Set(directives)].sort(), done: outcomes.filter((outcome) => outcome === 'done') };
  });
  expect(refused).toEqual({ directives: ['connect-src', 'require-trusted-types-for'], done: [] });
});
