import { expect, test } from 'vitest';
import { FIELDS } from '#src/calculators/which-test/fields.ts';
import { isHere, nearestPage, pageOf } from '#src/calculators/which-test/pages.ts';
import { openQuestions, TEST_RULES } from '#workers/formulas/which-test/decision.ts';
import { NEAREST_OF_NONE, type TestAnswers } from '#workers/reference/testChoices.ts';

test('has 59 rows; every page has a name, and what is not here yet is named with what is', () => {
  expect(TEST_RULES.map(({ rule }) => rule)).toEqual(Array.from({ length: 59 }, (_, at) => at + 1));
  for (const { page, preset, rule } of TEST_RULES) {
    if (page !== null) expect(pageOf(page).reports).not.toBe('');
    const nearest = nearestPage(page === null ? null : { page, preset }, rule);
    if (nearest !== null) expect(isHere(nearest.page)).toBe(true);
    if (page !== null && isHere(page)) expect(nearest?.page).toBe(page);
  }
  const none = TEST_RULES.filter(({ page }) => page === null).map(({ rule }) => rule);
  expect(Object.keys(NEAREST_OF_NONE).map(Number)).toEqual(none);
});

test('a question is hidden only where its answer changes nothing', () => {
  const hidden = ({ outcome, purpose }: Partial<TestAnswers>) => {
    const draft = { data: '', outcome, purpose, smallestGroup: '' } as never;
    return (['purpose', 'groups', 'paired', 'shape'] as const).filter(
      (name) => !(FIELDS[name].visibleWhen as (draft: never) => boolean)(draft),
    );
  };
  const outcomes = FIELDS.outcome.options.map(({ value }) => value);
  const purposes = FIELDS.purpose.options.map(({ value }) => value);
  for (const outcome of outcomes)
    for (const purpose of purposes) {
      const open = openQuestions({ outcome, purpose });
      expect(hidden({ outcome, purpose }).filter((name) => open.includes(name))).toEqual([]);
    }
});
