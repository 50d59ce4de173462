import { expect, test } from 'vitest';
import { linkedQuestion, questionFragment } from '#src/engine/form/onDemand/questionLink.ts';

test('a question stands behind the values of the page, its settings under its name', () => {
  const fragment = questionFragment('sequence=ACGT', 'region', 'from=2&to=3');
  expect(fragment).toBe('sequence=ACGT&ask=region&region.from=2&region.to=3');
  expect(linkedQuestion(`#${fragment}`)).toEqual({ id: 'region', settings: 'from=2&to=3' });
});

test('a question without settings is a question', () => {
  expect(linkedQuestion(questionFragment('sequence=ACGT', 'region', '') ?? '')).toEqual({ id: 'region', settings: '' });
});

test('no link holds what is too long', () => {
  expect(questionFragment(null, 'region', 'from=2')).toBeNull();
  expect(questionFragment('sequence=ACGT', 'region', null)).toBeNull();
  expect(questionFragment(`sequence=${'A'.repeat(7_990)}`, 'region', 'from=2')).toBeNull();
});

test('other fragments ask nothing', () => {
  for (const fragment of ['', '#', '#sequence=ACGT', '#asked=region', '#mask=region'])
    expect(linkedQuestion(fragment)).toBeNull();
});
