import { expect, test } from 'vitest';
import { likelyRule } from '#workers/formulas/which-test/decision.ts';
import { tableAnswers } from '#workers/formulas/which-test/tableAnswers.ts';

test.each([
  ['gene\tp\na\t0.01\nb\t0.2', { outcome: 'p-values' }, 'multiple-testing'],
  ['sex\tcolor\nm\tred\nf\tblue\nm\tblue', { outcome: 'categories', purpose: 'relate' }, 'chi-square-test'],
  ['site\ta\tb\tc\nS1\t1\t0\t4\nS2\t0\t2\t1\nS3\t3\t3\t0', { outcome: 'community' }, 'community-ordination'],
  ['before\tafter\n1.2\t2.3\n2.1\t3.5\n1.8\t2.9', { outcome: 'measurement', groups: '2' }, 't-test'],
  ['A\tB\n0\t1\n1\t1\n0\t0', { outcome: 'yes-no', groups: '2' }, 'chi-square-test'],
])('%j', (data, answers, page) => {
  const told = tableAnswers(data, 'point');
  expect(told?.answers).toEqual(answers);
  expect(likelyRule(told?.answers ?? {}, null)?.page).toBe(page);
});

test('words alone in one column, and a single line, say nothing', () => {
  expect(tableAnswers('a\nb\nc', 'point')).toBeNull();
  expect(tableAnswers('1\t2', 'point')).toBeNull();
});
