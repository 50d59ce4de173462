/** 'Your own answer', by discovery: what a page shows is right in each unit, and no planted wrong answer is. */
import { describe, expect, test } from 'vitest';
import { checkableFigures, checkedAnswer } from '#src/engine/exploring/answers/checkedAnswer.ts';
import { judgedAnswer } from '#src/engine/exploring/answers/judgedAnswer.ts';
import {
  changeableInputs,
  isSolvable,
  type ScaledFigure,
  scaledFigures,
} from '#src/engine/exploring/exploredResult.ts';
import { unitsLike } from '#src/engine/kit/onDemand/units.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyFormula, sampledCalculators } from '#tests/support/everyCalculator.ts';
import { exploredExample, SLOW_CALCULATORS } from '#tests/support/solvedPairs.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = (await sampledCalculators()).filter(({ definition }) => isSolvable(definition));
/** Figures of a page that wrong answers are planted on: each is a calculation of many drafts. */
const PLANTED_ON = 3;
const { signal } = new AbortController();

/** Enough digits that no rounding makes it the right answer. */
function written(value: number, digits: number): string {
  return value.toExponential(Math.max(3, digits) - 1);
}

function wrongNumbers({ figure, value, scale }: ScaledFigure, given: readonly number[]): readonly number[] {
  const shown = value * scale;
  const factors = [10, 0.1, 1000, 0.001, 1e6, 2, 0.5, -1, Math.LN10, 1 / Math.LN10, 100, 0.01];
  const inUnits = unitsLike(figure.unit ?? '').map(({ times, zero = 0 }) => shown / times + zero);
  return [...factors.map((by) => shown * by), 1 / shown, 1 - shown, 100 - shown, ...inUnits, ...given].filter(
    (wrong) => Number.isFinite(wrong) && Math.abs(wrong - shown) > 0.02 * Math.abs(shown),
  );
}

describe.each(CALCULATORS)('$id', ({ id, definition }) => {
  test('each figure as it is shown is right, also with its unit and in another', async () => {
    const { presentation } = await exploredExample(definition);
    for (const asked of scaledFigures(presentation)) {
      const { figure, value, scale } = asked;
      const none = { figures: [], inputs: [], ways: [] };
      const shown = figure.unit === undefined ? figure.text : `${figure.text} ${figure.unit}`;
      const inOthers = unitsLike(figure.unit ?? '').map(
        ({ unit, times, zero = 0 }) => `${Number(((value * scale) / times + zero).toPrecision(8))} ${unit}`,
      );
      for (const text of [figure.text, shown, ...inOthers])
        expect([text, judgedAnswer(text, asked, none).words]).toEqual([text, expect.stringMatching(/^Right\b/)]);
    }
  });

  test('no planted wrong answer is right', async () => {
    const subject = await exploredExample(definition);
    const given = changeableInputs(subject).map(({ text }) => Number(text));
    for (const asked of scaledFigures(subject.presentation).slice(0, PLANTED_ON)) {
      const { figure, value, scale, digits } = asked;
      const texts = wrongNumbers(asked, given).map((wrong) => written(wrong, digits));
      const [other] = unitsLike(figure.unit ?? '').filter(({ times, zero }) => times !== 1 && zero === undefined);
      if (other !== undefined && value !== 0) texts.push(`${written(value * scale, digits)} ${other.unit}`);
      // Drafts with other inputs take as long as the page takes for a hundred results.
      const checks = SLOW_CALCULATORS.has(id) ? texts.slice(0, 1) : texts;
      for (const text of checks) {
        const judged = await checkedAnswer(subject, { figure: figure.field, text }, directClient, signal, () => null);
        const isShown = Number(text) === Number(figure.text);
        expect([text, figure.label, judged.kind]).toEqual([text, figure.label, isShown ? 'right' : 'wrong']);
      }
    }
  });

  test('a day as it is shown is right, and the next is not', async () => {
    const subject = await exploredExample(definition);
    for (const { field, value } of checkableFigures(subject)) {
      if (typeof value !== 'string') continue;
      const next = new Date(Date.parse(value) + 86_400_000).toISOString().slice(0, 10);
      const kinds = [value, next].map(async (text) => {
        const judged = await checkedAnswer(subject, { figure: field, text }, directClient, signal, () => null);
        return judged.kind;
      });
      expect(await Promise.all(kinds)).toEqual(['right', 'wrong']);
    }
  });
});
