/** Questions in words: made by a seed, each with all of its inputs, each answered again by the command line. */
import { expect, test } from 'vitest';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { answerTo } from '#tests/support/headless.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';
import { makeQuestions } from './makeQuestions.ts';

const CALCULATORS = await everyCalculator();
const FILES = readVectorFiles(vectorFolder(process.cwd()));
const make = (count: number, seed: number) => makeQuestions(CALCULATORS, FILES, { count, seed });

test('a seed decides the questions, no two of which are alike', async () => {
  const questions = await make(150, 7);
  expect(questions).toHaveLength(150);
  expect(await make(150, 7)).toEqual(questions);
  expect(await make(150, 8)).not.toEqual(questions);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(150);
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
});

test('the command line gives the same answer to each', async () => {
  for (const { calculator, inputs, answer } of await make(120, 3)) {
    const { shown = [] } = await answerTo(calculator, inputs);
    expect(shown).toContainEqual(expect.objectContaining({ field: answer.field, text: answer.text }));
  }
});

test('none is about toxicity or medicine', async () => {
  const warned = CALCULATORS.filter(({ definition }) => definition.warning !== undefined).map(({ id }) => id);
  expect(warned.length).toBeGreaterThan(0);
  for (const { calculator } of await make(300, 1)) expect(warned).not.toContain(calculator);
});

test('none is ill-posed: the shares of a cycle add up to 100, and no answer is 0, nothing, yes or no', async () => {
  const questions = await make(400, 5);
  for (const { answer } of questions) {
    expect(answer.text).not.toMatch(/^(?:–|yes|no|)$/i);
    expect([0, null, true, false]).not.toContain(answer.value);
  }
  const cycles = questions.filter(({ calculator }) => calculator === 'cell-division-time');
  expect(cycles.length).toBeGreaterThan(0);
  for (const { inputs } of cycles) {
    const shares = Object.values(inputs.phasePercentages ?? {}).map(Number);
    const sum = shares.reduce((all, share) => all + share, 0);
    expect([0, 100]).toContain(Math.round(sum));
  }
});
