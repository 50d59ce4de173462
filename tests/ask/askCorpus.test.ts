/** Lines in words, as people type them: what is answered, and that nothing is answered wrong. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedLine } from '#src/tools/cli/askCommand.ts';
import { type AskedCase, judged } from './judgedCase.ts';

const COPY = 'tests/ask/ask.json';
const ORIGINAL = '../shared/ask/ask.json';
const CASES: readonly AskedCase[] = JSON.parse(readFileSync(COPY, 'utf8'));

/** Lines that are answered as they should be, of a hundred. */
const LEAST_PERCENT = 97;

describe('the corpus', () => {
  test('no number is wrong, and at least 97 % are answered as it says', async () => {
    const verdicts = [];
    for (const each of CASES) verdicts.push(judged(each, await askedLine(each.ask)));
    expect(verdicts.filter(({ isWrongNumber }) => isWrongNumber)).toEqual([]);
    const right = verdicts.filter(({ fault }) => fault === null).length;
    expect((100 * right) / CASES.length).toBeGreaterThanOrEqual(LEAST_PERCENT);
  }, 300_000);

  test('differs nowhere from its original, where that is beside the checkout', () => {
    if (existsSync(ORIGINAL)) expect(JSON.parse(readFileSync(ORIGINAL, 'utf8'))).toEqual(CASES);
    expect(CASES.length).toBeGreaterThan(200);
  });
});

describe('a line is never answered with a guess', () => {
  test.each([
    'dog 44 lb or kg',
    '1,500',
    'goat bred 3 March',
    'bmi 70 kg 175 cm or so in 2020',
    'molarity of 9 g something in 250 ml',
    'my son swallowed 3 xylitol gums',
    'benadryl for 10 kg dog',
  ])('%s', async (line) => {
    const { kind } = await askedLine(line);
    expect(kind).not.toBe('answer');
  });

  test('a comma before three figures is read in both ways', async () => {
    const { kind, readings } = await askedLine('1,500 m in km');
    expect(kind).toBe('choose');
    expect(readings?.map(({ answer }) => answer?.value)).toEqual([1.5, 0.0015]);
  });
});
