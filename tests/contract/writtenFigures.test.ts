/** Contract of figures: what a figure says of how its number is written agrees with its text. */
import { describe, expect, test } from 'vitest';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import { ASKED_TEXTS } from '#tests/support/analysisPage.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();
const SECTIONS = await everyAnalysis();

const DIGITS = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** What is wrong with the figures of a presentation. */
function complaints(presentation: Presentation): readonly string[] {
  return figuresOf(presentation).flatMap((figure) => {
    const complaint = complaintAbout(figure);
    return complaint === null ? [] : [`${figure.field}, '${figure.text}': ${complaint}`];
  });
}

function complaintAbout({ value, text, written }: Figure): string | null {
  if (typeof value !== 'number' || !DIGITS.test(text)) return written === undefined ? null : 'words have no digits';
  if (written === undefined) return 'how it is written is not said';
  const { lastPlace = 0, digits = 0 } = numeral(text);
  // Zeros before the point may be unknown.
  const isPlace = written.lastPlace === lastPlace || (written.lastPlace > lastPlace && lastPlace === 0);
  if (!isPlace || written.digits > digits) return `its last place is not ${written.lastPlace}`;
  const isNear = Math.abs(Number(text) - value * written.scale) <= 0.51 * 10 ** written.lastPlace;
  return isNear ? null : `it is not ${value} times ${written.scale}`;
}

describe('the figures of the example say how they are written', () => {
  test.each(CALCULATORS)('$id', async ({ definition }) => {
    expect(complaints((await runExample(definition)).presentation)).toEqual([]);
  });

  test.each(SECTIONS)('section $id', async ({ subject, definition }) => {
    const given = subject === undefined ? undefined : await givenFor(subject, ASKED_TEXTS[subject]);
    const asked = await ask(definition, definition.example, given);
    expect(asked.outcome === 'answered' ? complaints(asked.presentation) : []).toEqual([]);
  });
});
