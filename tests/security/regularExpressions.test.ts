/**
 * No regular expression of the site is vulnerable to ReDoS. Each literal is taken from the source and checked by
 * recheck, which searches for inputs on which matching takes more than linear time.
 */
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { isTestedWhole } from '#tests/support/sample.ts';

const SOURCES = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '/workers/**/*.ts', '!/src/tools/build/**', '!/workers/kernel/assembly/**'],
  { query: '?raw', import: 'default', eager: true },
);

interface Found {
  readonly literal: string;
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

const found: Found[] = [];
const built: string[] = [];
for (const [file, code] of Object.entries(SOURCES)) {
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ literal: `/${pattern}/${flags}`, source: pattern, flags, file });
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(file);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(file);
    },
  }).visit(parseSync(file, code).program);
}
const literals = [...new Map(found.map((each) => [each.literal, each])).values()];
/** Of a sampled run, those of files that differ from the base of the branch: to look for slow inputs takes long. */
const checked = literals.filter(({ file }) => isTestedWhole(file.slice(1)));

/** Steps are counted: by the clock, which recheck asks as well unless it is told not to, any expression is slow on a busy machine. */
const LIMITS = { timeout: 500_000, attackTimeout: null, incubationTimeout: null };

test('slow expressions are found', async () => {
  for (const source of ['(?=x|[0-9])(\\d+\\s?)+x', '\\s+(?=x)$'])
    expect(await check(source, '', LIMITS)).toMatchObject({ status: 'vulnerable' });
});

test('all of them are literals, so all of them are checked here', () => {
  expect(literals.length).toBeGreaterThan(20);
  expect(built).toEqual([]);
});

test.each(checked)('$literal of $file takes linear time', async ({ source, flags }) => {
  expect(await check(source, flags, LIMITS)).toMatchObject({ status: 'safe' });
});
