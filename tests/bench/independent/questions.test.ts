/** The questions that other programs answered: well-posed, answered alike by the calculators, and scored as people would score them. */
import { expect, test } from 'vitest';
import { QUESTION_SET } from '#src/site/pages/agreement/questionSet.ts';
import { command, type PrintedAnswer } from '#tests/support/headless.ts';
import { valueAt } from '#tests/vectorRunner/compare.ts';
import { independentQuestions } from './questionSet.ts';
import { answersIn, isRight, numberIn, scores } from './scoredAnswers.ts';

const QUESTIONS = independentQuestions();
/** Biopython's masses of amino acids have four decimals. */
const RELATIVE = 2e-5;

test('300 questions, no two alike, none of which is answered by nothing, yes or no', () => {
  expect(QUESTIONS.map(({ number }) => number)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(300);
  for (const { answer, kind } of QUESTIONS) {
    expect(Number.isFinite(answer) && answer !== 0).toBe(true);
    if (kind === 'whole number') expect(Number.isInteger(answer)).toBe(true);
  }
});

test('the calculators give what the programs gave', async () => {
  const differing: unknown[] = [];
  for (const { number, calculator, ask, field, inputs, answer } of QUESTIONS) {
    const args = ask === undefined ? [calculator] : [calculator, '--ask', ask];
    const run = await command(args, { '-': JSON.stringify(inputs) });
    const { result, issues } = JSON.parse(run.out || '{}') as PrintedAnswer;
    const own = Number(valueAt(result, field));
    if (!(Math.abs(own - answer) <= RELATIVE * Math.abs(answer)))
      differing.push([number, calculator, field, own, answer, issues, run.err]);
  }
  expect(differing).toEqual([]);
});

test('the table of the page says what the questions are', () => {
  const counted = new Map<string, { questions: number; by: Set<string>; kinds: Set<string> }>();
  for (const { subject, by, kind } of QUESTIONS) {
    const row = counted.get(subject) ?? { questions: 0, by: new Set(), kinds: new Set() };
    counted.set(subject, { questions: row.questions + 1, by: row.by.add(by), kinds: row.kinds.add(kind) });
  }
  expect(QUESTION_SET.map(({ subject, questions, by }) => [subject, questions, by])).toEqual(
    [...counted].map(([subject, { questions, by }]) => [subject, questions, [...by].toSorted().join(', ')]),
  );
});

test.each([
  ['The p value is 0.414 (t = 0.85).\nAnswer: 0.414', 0.414],
  ['It is about 1,490 per molar.', 1490],
  ['−0.32', -0.32],
  ['answer = 2.1 × 10^-5', 2.1e-5],
  ['p = 2.1 × 10⁻⁵', 2.1e-5],
  ['3.2E4', 32000],
  ['.5', 0.5],
  ['I cannot tell.', null],
])('%j is read as %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test('an answer is right to three digits, a mass to more, a whole number exactly; what is missing is wrong', () => {
  expect(isRight({ kind: 'p value', answer: 0.41374 }, 0.414)).toBe(true);
  expect(isRight({ kind: 'p value', answer: 0.41374 }, 0.42)).toBe(false);
  expect(isRight({ kind: 'mass', answer: 3000 }, 3010)).toBe(false);
  expect(isRight({ kind: 'whole number', answer: 12 }, 13)).toBe(false);
  const all = QUESTIONS.map(({ number, answer }) => `{"number":${number},"answer":"It is ${answer}"}\n`).join('');
  expect(scores(QUESTIONS, answersIn(all))[0]).toEqual({ of: 'all', right: 300, asked: 300 });
  expect(scores(QUESTIONS, answersIn('{"number":1,"answer":""}'))[0]).toEqual({ of: 'all', right: 0, asked: 300 });
});
