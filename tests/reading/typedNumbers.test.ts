/** The corpus of typed numbers through the form's reading and the formulas, as page and command line have it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculation } from '#src/headless/calculation.ts';
import { errorOf } from '#src/headless/printedAnswers.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { answerTo } from '#tests/support/headless.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { COPY, type CorpusBox, filledWith, namesAll, numberCases, ORIGINAL } from './numberCorpus.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', {
  import: 'default',
});
const FORMULAS = import.meta.glob('/workers/formulas/*.ts');
const host = createHost<AnyTypes>(
  Object.fromEntries(Object.entries(FORMULAS).map(([path, load]) => [path.replace('/workers/', './'), load])),
);
const CASES = numberCases().map((each, index) => ({
  ...each,
  title: `${index + 1}: ${JSON.stringify(each.typed)} in ${each.box.label}`,
}));

interface Found {
  readonly result?: unknown;
  readonly sentence: string;
}
type Way = (box: CorpusBox, text: string, unit?: string) => Promise<Found>;

const byForm: Way = async (box, text, unit) => {
  const definition = await definitionOf(box);
  const answer = await calculation(host, definition, filledWith(definition.fields, box, text, unit));
  return 'issues' in answer ? { sentence: errorOf(answer) } : { result: answer.result, sentence: '' };
};

const byCommandLine: Way = async (box, text, unit) => {
  const { fields } = await definitionOf(box);
  const { result, err } = await answerTo(box.page, filledWith(fields, box, text, unit));
  return result === undefined ? { sentence: err } : { result, sentence: '' };
};

async function definitionOf({ page }: CorpusBox): Promise<AnyCalculatorDefinition> {
  const definition = await DEFINITIONS[`/src/calculators/${page}/calculator.ts`]?.();
  if (definition === undefined) throw new Error(`No calculator '${page}'`);
  return definition;
}

test('the copy differs nowhere from the original, where that stands beside the checkout', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(85);
  expect(existsSync(ORIGINAL) ? readFileSync(ORIGINAL, 'utf8') : readFileSync(COPY, 'utf8')).toBe(
    readFileSync(COPY, 'utf8'),
  );
});

describe.each([
  ['the form', byForm],
  ['the command line', byCommandLine],
])('what people type into number boxes, through %s', (_, outcomeOf) => {
  test.each(CASES)('$title', async ({ typed, box, outcomes }) => {
    const found = await outcomeOf(box, typed);
    const right = await Promise.all(
      outcomes.map(async (outcome) => {
        if ('refused' in outcome) return found.result === undefined && namesAll(found.sentence, outcome.sentenceNames);
        const plain = await outcomeOf(box, String(outcome.value), outcome.unit);
        return plain.result !== undefined && JSON.stringify(plain.result) === JSON.stringify(found.result);
      }),
    );
    expect({ ...found, isRight: right.includes(true) }).toMatchObject({ isRight: true });
  });
});
