import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyCalculatorDefinition, RefusedAdvice, StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { CALL_YOUR_VETERINARIAN } from '#src/site/help/callYourVeterinarian.ts';
import { RefusedResult } from '#src/site/pages/calculator/lazyParts.ts';
import { Outcome } from '#src/site/pages/calculator/outcome/Outcome.tsx';
import type { Calculator } from '#src/site/pages/calculator/run/useCalculator.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { NO_HELPLINE_LISTED } from '#workers/reference/helplines.ts';

const [first] = await everyCalculator();
if (first === undefined) throw new Error('there is no calculator');
const { warning: _, ...quiet } = first.definition;
await RefusedResult.preload();

const ADVICE: RefusedAdvice = { title: 'See a veterinarian now', texts: ['It cannot wait.'], isUrgent: true };
/** What a page says before its country is known. */
const UNLISTED = NO_HELPLINE_LISTED.replace('{country}', 'this country');
const WARNING: StandingWarning = { tone: 'danger', title: 'Call', texts: [], call: 'poison' };

function NoGhost() {
  return null;
}

/** Issues of a form whose inputs were refused. */
function markupOf(definition: AnyCalculatorDefinition): string {
  const calculator = {
    ...{ outcome: null, presentation: null, computedDraft: {}, draft: {}, issues: [{ message: 'Blank' }] },
    ...{ isBusy: false, isSlow: false, readText: async () => '', spoken: '', visit: 1 },
  } as unknown as Calculator;
  return renderToStaticMarkup(
    <Outcome title="A" calculatorId="a" definition={definition} calculator={calculator} Ghost={NoGhost} />,
  );
}

test('advice on a page without a standing warning names the visitor’s own veterinarian, and no poison helpline', () => {
  const markup = markupOf({ ...quiet, refused: () => ADVICE });
  expect(markup).toContain('See a veterinarian now');
  expect(markup).toContain('It cannot wait.');
  expect(markup).toContain(CALL_YOUR_VETERINARIAN);
  expect(markup).not.toContain(UNLISTED);
});

test('with one it names the contacts of the warning', () => {
  expect(markupOf({ ...quiet, warning: WARNING, refused: () => ADVICE })).toContain(UNLISTED);
});

test('without advice the result area is unchanged', () => {
  expect(markupOf({ ...quiet, refused: () => undefined })).toBe(markupOf(quiet));
  expect(markupOf(quiet)).not.toContain('data-refused');
});
