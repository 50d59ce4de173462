/** The policy that the host's header sets for the worker, asked from within: only Chromium runs code in a worker for a test. */
import { computeExample } from './examplePage.ts';
import { expect, test } from './watch.ts';

/** The shortest WebAssembly module there is: its name and version. */
const EMPTY_MODULE = [0, 97, 115, 109, 1, 0, 0, 0];

test('the worker may compile WebAssembly; it may run no text and ask no other site', async ({ page, noise }) => {
  noise.allow('Content Security Policy');
  noise.allow('This document requires');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/calculator/dna-sequence');
  await computeExample(page);
  const [worker] = page.workers();
  expect(
    await worker?.evaluate(async (bytes) => String(await WebAssembly.compile(new Uint8Array(bytes))), EMPTY_MODULE),
  ).toBe('[object WebAssembly.Module]');
  const refusals = await worker?.evaluate(async () => {
    const tries: readonly (() => unknown)[] = [
      () => setTimeout('1'),
      () => new Worker('/theme.js'),
      () => fetch('https://elsewhere.example/'),
    ];
    return Promise.all(
      tries.map(async (attempt) => {
        try {
          await attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(asked.filter((address) => address.includes('elsewhere'))).toEqual([]);
});
