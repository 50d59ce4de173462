import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOXES } from '#src/site/pages/drawings/Drawing.tsx';

const FILE = readFileSync(join(import.meta.dirname, '../../src/site/pages/drawings/drawings.svg'), 'utf8');

const symbols = [...FILE.matchAll(/<symbol id="(\w+)" viewBox="\S+ \S+ (\d+) (\d+)"/g)].map(
  ([, id = '', width, height]) => [id, [Number(width), Number(height)]] as const,
);

test('every drawing is a symbol of the file, with the same box, and no symbol is unused', () => {
  expect(symbols.length).toBeGreaterThan(15);
  expect(Object.fromEntries(symbols)).toEqual(BOXES);
});

test('drawings take every color from the page: two themes and forced colors need no second file', () => {
  const painted = [...FILE.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
  expect(painted.length).toBeGreaterThan(50);
  expect(painted.filter((paint) => !/^(?:none|currentColor|var\(--\w+\))$/.test(paint ?? ''))).toEqual([]);
  expect(FILE).not.toMatch(/<style|style=|<script|href=|#[0-9a-f]{3}/i);
});

test('lines have one of two weights', () => {
  const weights = [...FILE.matchAll(/stroke-width="([^"]*)"/g)].map(([, weight]) => weight);
  expect(new Set(weights)).toEqual(new Set(['2.5', '1.25']));
});
