/** The corpus of typed numbers through the form's reading and the formulas, as page and command line have it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { csvLine } from '#src/engine/tables/csv.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { errorOf } from '#src/tools/cli/printedAnswers.ts';
import { answerTo, command, type PrintedAnswer } from '#tests/support/headless.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { COPY, type CorpusBox, filledWith, type NumberCase, namesAll, numberCases, ORIGINAL } from './numberCorpus.ts';

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

/** A list fits into no line of a table. */
const HAS_LIST: ReadonlySet<string> = new Set(CASES.flatMap(({ box }) => (box.rows === undefined ? [] : [box.page])));

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

/** As flags: a unit goes with the number. */
const byFlags: Way = async (box, text, unit) => {
  const { name } = box;
  const given = { ...box.fill, [name]: unit === undefined ? text : `${text} ${unit}` };
  const flags = Object.entries(given).map(([key, value]) => `--${key}=${value}`);
  const run = await command([box.page, ...flags]);
  const { result } = run.code === EXIT.calculated ? (JSON.parse(run.out) as PrintedAnswer) : {};
  return result === undefined ? { sentence: run.err } : { result, sentence: '' };
};

/** As a line of a table: a unit is in the heading. */
const byTable: Way = async (box, text, unit) => {
  const { [box.name]: _, ...others } = box.fill;
  const heading = unit === undefined ? box.name : `${box.label} (${unit})`;
  const table = [
    [heading, ...Object.keys(others)],
    [text, ...Object.values(others)],
  ].map(csvLine);
  const run = await command([box.page], { '-': table.join('') });
  const [answer] = run.code === EXIT.calculated ? (JSON.parse(run.out) as readonly PrintedAnswer[]) : [];
  return answer?.result === undefined ? { sentence: run.err } : { result: answer.result, sentence: '' };
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
  ['the command line, as JSON', byCommandLine],
  ['the command line, as flags', byFlags],
  ['the command line, as a table', byTable],
])('what people type into number boxes, through %s', (_, outcomeOf) => {
  const takesLists = outcomeOf === byForm || outcomeOf === byCommandLine;
  /** A box is for one exact number and offers the rest as a remedy; elsewhere what follows ± is the uncertainty. */
  const wantedOf = (typed: string, outcomes: NumberCase['outcomes']): NumberCase['outcomes'] =>
    outcomeOf === byForm || !typed.includes('±') ? outcomes : [{ value: Number(typed.split('±')[0]) }];
  test.each(takesLists ? CASES : CASES.filter(({ box }) => !HAS_LIST.has(box.page)))(
    '$title',
    async ({ typed, box, outcomes }) => {
      const found = await outcomeOf(box, typed);
      const right = await Promise.all(
        wantedOf(typed, outcomes).map(async (outcome) => {
          if ('refused' in outcome)
            return found.result === undefined && namesAll(found.sentence, outcome.sentenceNames);
          const plain = await outcomeOf(box, String(outcome.value), outcome.unit);
          return plain.result !== undefined && JSON.stringify(plain.result) === JSON.stringify(found.result);
        }),
      );
      expect({ ...found, isRight: right.includes(true) }).toMatchObject({ isRight: true });
    },
  );
});
