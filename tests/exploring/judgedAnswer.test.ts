/** Verdicts on typed answers: what is right, how many figures it has, and the slips that are named. */
import { expect, test } from 'vitest';
import { checkedAnswer } from '#src/engine/exploring/answers/checkedAnswer.ts';
import { type Judged, judgedAnswer } from '#src/engine/exploring/answers/judgedAnswer.ts';
import { judgedDay } from '#src/engine/exploring/answers/judgedDay.ts';
import type { ScaledFigure } from '#src/engine/exploring/exploredResult.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import { run } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { definitionNamed } from '#tests/support/everyCalculator.ts';

const NOTHING = { figures: [], inputs: [], ways: [] };

/** A figure that shows the value as this text. */
function figureOf(value: number, text: string, unit?: string): ScaledFigure {
  const { lastPlace = 0, digits = 0 } = numeral(text);
  const written = { scale: 1, lastPlace, digits };
  const figure = { field: 'it', label: 'It', value, text, written, ...(unit === undefined ? {} : { unit }) };
  return { figure, value, isInTable: false, ...written };
}

const CONCENTRATION = figureOf(0.1998335, '0.1998', 'M');

test.each([
  ['0.1998', 'fitting'],
  ['0,1998', 'fitting'],
  ['1.998e-1', 'fitting'],
  ['1.998 × 10^-1', 'fitting'],
  ['0.1998 M', 'fitting'],
  ['0.1998 mol/L', 'fitting'],
  ['199.8 mM', 'fitting'],
  ['0.19983', 'more'],
  ['0.1998335', 'more'],
  ['0.19984', 'more'],
  ['0.200', 'fewer'],
  ['0.2', 'fewer'],
])('0.1998 M: %s is right, its digits are %s', (text, digits) => {
  expect(judgedAnswer(text, CONCENTRATION, NOTHING)).toMatchObject({ kind: 'right', digits });
});

test.each([
  ['0.1999', 'It is close: 0.03 % too large.'],
  ['1.998', '10 times too large'],
  ['19.98', '100 times too large'],
  ['199.8', 'That is the figure in mM. It is asked for in M.'],
  ['0.0001998', '1000 times too small'],
  ['1.998e-11', '1e10 times too small'],
  ['0.1998 mM', 'The number is right in M, but you wrote mM.'],
  ['-0.1998', 'the sign is wrong'],
  ['5.004', 'the reciprocal'],
  ['0.3997', 'twice the figure'],
  ['0.0999', 'half of the figure'],
  ['0.4601', 'A natural logarithm'],
  ['0.3', 'None of the known slips'],
  ['0', 'None of the known slips'],
])('0.1998 M: %s is wrong: %s', (text, words) => {
  const judged = judgedAnswer(text, CONCENTRATION, NOTHING);
  expect(judged.kind).toBe('wrong');
  expect(judged.words).toContain(words);
});

test.each([
  ['', 'Enter your answer first.'],
  ['about a fifth', 'is not a number'],
  ['0.2 kg', 'is not a number'],
  ['1,998', 'could mean two things'],
])('“%s” is not read: %s', (text, words) => {
  const judged = judgedAnswer(text, CONCENTRATION, NOTHING);
  expect(judged.kind).toBe('unreadable');
  expect(judged.words).toContain(words);
});

test('percent and share', () => {
  const percent = figureOf(48.4, '48.4', '%');
  const share = figureOf(0.484, '0.484');
  const words = (text: string, figure: ScaledFigure) => judgedAnswer(text, figure, NOTHING).words;
  expect(words('0.484', percent)).toContain('asked for in percent');
  expect(words('51.6', percent)).toContain('the rest to 100 %');
  expect(words('48.4', share)).toContain('as a share of 1');
  expect(words('0.516', share)).toContain('the rest to 1');
  expect(words('48.4 %', share)).toBe('Right.');
  expect(words('48.4 %', percent)).toBe('Right.');
});

test('a fraction is not rounded', () => {
  expect(judgedAnswer('1/3', figureOf(1 / 3, '0.333'), NOTHING)).toEqual({
    kind: 'right',
    digits: 'fitting',
    words: 'Right.',
  });
});

test('a figure that is 0, or is shown as 0', () => {
  expect(judgedAnswer('0', figureOf(0, '0.00'), NOTHING).kind).toBe('right');
  expect(judgedAnswer('0.001', figureOf(0, '0.00'), NOTHING).kind).toBe('wrong');
  expect(judgedAnswer('0.0003', figureOf(0.0003, '0.00'), NOTHING).kind).toBe('right');
  expect(judgedAnswer('0.003', figureOf(0.0003, '0.00'), NOTHING).words).toContain('10 times too large');
});

test('a coarse rounding is no answer: 1 for 1.4', () => {
  expect(judgedAnswer('1', figureOf(1.4, '1.40'), NOTHING).kind).toBe('wrong');
  expect(judgedAnswer('1200', figureOf(1234.5, '1234.5'), NOTHING)).toMatchObject({ kind: 'right', digits: 'fewer' });
});

test('degrees', () => {
  const celsius = figureOf(26.85, '26.85', '°C');
  expect(judgedAnswer('300 K', celsius, NOTHING).kind).toBe('right');
  expect(judgedAnswer('80.33 °F', celsius, NOTHING).kind).toBe('right');
  expect(judgedAnswer('300', celsius, NOTHING).words).toContain('the figure in K');
});

test('the inputs decide how many figures an answer has', () => {
  const precise = { text: '0.20', by: { label: 'Mass', text: '9.0' } };
  const judged = (text: string) => judgedAnswer(text, CONCENTRATION, NOTHING, precise);
  expect(judged('0.20')).toEqual({ kind: 'right', digits: 'fitting', words: 'Right.' });
  expect(judged('0.1998').words).toBe('Right. It has more figures than Mass, typed as 9.0, allows.');
  expect(judged('0.2').words).toBe('Right. It has fewer figures than the inputs allow.');
  expect(judged('0.21').kind).toBe('wrong');
});

/** Checks an answer to the headline of a calculator. */
async function checked(id: string, draft: Record<string, string>, text: string): Promise<Judged> {
  const definition = await definitionNamed(id);
  const outcome = await run(definition, draft);
  if (outcome.outcome !== 'computed') throw new Error('refused');
  const subject = { definition, draft, presentation: outcome.presentation };
  const { field } = outcome.presentation.headline;
  const { signal } = new AbortController();
  return checkedAnswer(subject, { figure: field, text }, directClient, signal, () => null);
}

const SULFATE = { formula: 'CuSO4·5H2O', massGrams: '', moles: '' };

test.each([
  ['249.68', 'Right. It has fewer figures than the page shows.'],
  ['159.602', 'CuSO4 in place of CuSO4·5H2O: the water of the crystal is missing.'],
  ['177.62', 'CuSO4·H2O in place of CuSO4·5H2O.'],
  ['248.9', 'That is another figure of this result: Monoisotopic mass.'],
  ['251', 'It is close: 0.5 % too large.'],
])('molar mass of CuSO4·5H2O: %s', async (text, words) => {
  expect((await checked('molar-mass', SULFATE, text)).words).toContain(words);
});

test('a salt without water, and the mass of its hydrate', async () => {
  const judged = await checked('molar-mass', { ...SULFATE, formula: 'CuSO4' }, '249.68');
  expect(judged.words).toContain('CuSO4·5H2O in place of CuSO4.');
});

test.each([
  ['199.83', 'That is the figure in mmol/L. It is asked for in mol/L.'],
  ['0.00019983', 'That comes out with Mass of the solute in mg in place of g, or Molar mass in kDa in place of g/mol.'],
  ['9', 'That is a number that was given: Mass of the solute.'],
  ['0.04996', 'That is another figure of this result: Amount of solute.'],
])('molarity of 9 g of glucose in 0.25 L: %s', async (text, words) => {
  const { example } = await definitionNamed('molarity');
  expect((await checked('molarity', example as Record<string, string>, text)).words).toContain(words);
});

test.each([
  ['2024-09-12', 'Right.'],
  ['2024-09-13', 'One day too late.'],
  ['2024-09-05', '7 days too early.'],
  ['2024-12-09', 'Day and month are exchanged.'],
  ['2025-09-12', 'the year is wrong'],
  ['2024-02-30', 'Enter a day of the calendar first'],
  ['', 'Enter a day of the calendar first'],
])('due on 2024-09-12: “%s”', (text, words) => {
  expect(judgedDay(text, '2024-09-12').words).toContain(words);
});
