/** The figures of docs/hosting.md match the built site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { DIST, guideText } from './guide.ts';

/** What the service worker may fetch, in MiB, as the site grows. */
const MOST_KEPT = 2.5;

/** Tolerance of a figure before the document must be updated. */
const TOLERANCE = 0.15;

/** In bytes, as it is sent to a browser that knows brotli. */
function sentSize(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Files that the service worker fetches, by its own list; all pages are one of them. */
function keptFiles(): readonly string[] {
  const text = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
  return [...text.matchAll(/\[[`"]\/([^`"]*)[`"],[`"]sha256-/g)].map(([, name = '']) => name);
}

test('what the site weighs is as the guide says', () => {
  const kept = keptFiles();
  const together = kept.reduce((sum, file) => sum + sentSize(file), 0) / 2 ** 20;
  const pages = readdirSync(join(DIST, 'calculator'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => sentSize(`calculator/${name}`) / 1024)
    .sort((a, b) => a - b);
  const firstVisits = 300_000;
  const measured: readonly (readonly [sentence: RegExp, value: number])[] = [
    [/HTML of a calculator's page, median \| (.*) KiB/, pages[pages.length >> 1] ?? 0],
    [/files that the service worker keeps \| (.*) \|/, kept.length],
    [/together \| (.*) MiB/, together],
    [/300,000 visitors fetch\s(.*) MiB each/, together],
    [/each: (.*) GiB a day/, (firstVisits * together) / 1024],
    [/a day, (.*) Mbit\/s/, (firstVisits * together * 2 ** 20 * 8) / 86_400 / 1e6],
    [/Mbit\/s and (.*) requests/, (firstVisits * kept.length) / 86_400],
  ];
  expect(together).toBeLessThanOrEqual(MOST_KEPT);
  const guide = guideText();
  for (const [sentence, value] of measured) {
    const [words = '', written = ''] = sentence.exec(guide) ?? [];
    console.log(`measured ${value.toFixed(1)}; the guide says: ${words}`);
    const figure = Number(written.replaceAll(',', ''));
    expect(Math.abs(figure / value - 1), `${sentence} is ${value}`).toBeLessThan(TOLERANCE);
  }
});
