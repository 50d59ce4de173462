/**
 * Contract on curves, by discovery: what is marked in a chart lies where its lines are, and a curve over an input of the page
 * passes through what the formula gives for that input.
 */
import { describe, expect, test } from 'vitest';
import { changeableInputs } from '#src/engine/exploring/exploredResult.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { ASKED_TEXTS } from '#tests/support/analysisPage.ts';
import { exampleDraft, leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();
const ANALYSES = (await everyAnalysis()).filter(({ definition }) => definition.example !== undefined);

/** Marks that may lie beyond the lines, by chart, with the reason. */
const BEYOND: Readonly<Record<string, string>> = {
  'linear-regression: Line and bands': 'x for a y that is asked about may lie beyond the points, and a notice says so',
};

/**
 * Curves over an input, by calculator: how many lines agree with what the formula gives when that input is x. One that no
 * longer does, or a new one, changes its number.
 */
const ASKED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'cat-bmi': { ribCage: 1 },
  'compound-interest': { years: 2 },
  'diagnostic-test': { prevalence: 2 },
  'dog-age': { age: 2 },
  'feed-cost': { dailyGain: 1 },
  'heart-rate-zones': { age: 5 },
  'hill-numbers': { endpoint: 8 },
  molarity: { volume: 1 },
  'population-growth': { timeSpan: 2 },
  'predator-prey': { duration: 2 },
  randomization: { numberOfSubjects: 2 },
  'rcf-rpm': { rpm: 1 },
  'species-area': { predictArea: 4 },
  'water-trough': { temperature: 1 },
};

/** Of a number in the result, for the number that is drawn. */
const SCALES = [1, 100, 0.01, 1000, 0.001];

function chartsOf({ blocks }: Presentation): readonly XyChart[] {
  return blocks.flatMap((block) => (block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : []));
}

function linesOf({ series }: XyChart): readonly XySeries[] {
  return series.filter(({ marks, points }) => marks.startsWith('line') && points.length > 2);
}

/** What is wrong with the places of the points of a chart. */
function misplaced(id: string, chart: XyChart): readonly string[] {
  const name = `${id}: ${chart.title}`;
  const all = chart.series.flatMap(({ points }) => points.map(({ x }) => x));
  if (!all.every(Number.isFinite)) return [`${name}: an x is no number`];
  if (chart.x.scale === 'logarithmic' && all.some((x) => x <= 0)) return [`${name}: an x has no logarithm`];
  const along = linesOf(chart).flatMap(({ points }) => points.map(({ x }) => x));
  if (along.length === 0 || name in BEYOND) return [];
  const [least, most] = [Math.min(...along), Math.max(...along)];
  const slack = 1e-9 * Math.max(Math.abs(least), Math.abs(most));
  return chart.series
    .filter(({ marks }) => marks === 'points')
    .flatMap(({ points }) => points.filter(({ x }) => x < least - slack || x > most + slack))
    .map(({ x }) => `${name}: ${x} is marked, and the lines run from ${least} to ${most}`);
}

test.each(CALCULATORS)('$id marks nothing beside its lines', async ({ id, definition }) => {
  const { presentation } = await runExample(definition);
  expect(chartsOf(presentation).flatMap((chart) => misplaced(id, chart))).toEqual([]);
});

test.each(ANALYSES)('the section $id marks nothing beside its lines', async ({ id, subject, definition }) => {
  const given = subject === undefined ? undefined : await givenFor(subject, ASKED_TEXTS[subject]);
  const answer = await ask(definition, { ...definition.example }, given);
  if (answer.outcome !== 'answered') return;
  expect(chartsOf(answer.presentation).flatMap((chart) => misplaced(id, chart))).toEqual([]);
});

/** A line as three of its points, spread over it; null where it is level, or is x itself. */
function threePoints({ points }: XySeries): XySeries['points'] | null {
  const drawn = points.filter(({ y }) => Number.isFinite(y));
  const three = [1 / 3, 2 / 3, 0.95].flatMap((share) => drawn[Math.round(share * (drawn.length - 1))] ?? []);
  const isTelling =
    new Set(three.map(({ y }) => y)).size === 3 && !SCALES.some((s) => three.every(({ x, y }) => isClose(x * s, y)));
  return isTelling ? three : null;
}

function isClose(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= 1e-6 * Math.abs(expected);
}

/** A number of the result, and by how much it is multiplied to be drawn. */
interface Scaled {
  readonly path: string;
  readonly scale: number;
}

/** Whether a number of the result follows the line while that input follows x. */
async function follows(
  definition: AnyCalculatorDefinition,
  draft: Values,
  path: string,
  line: XySeries,
): Promise<boolean> {
  const three = threePoints(line);
  if (three === null) return false;
  let left: readonly Scaled[] | null = null;
  for (const { x, y } of three) {
    const there = await run(definition, withTyped(draft, path, String(x)));
    if (there.outcome !== 'computed') return false;
    const numbers = new Map(
      leavesOf(there.result).flatMap((each) =>
        typeof each.leaf === 'number' ? [[each.path, each.leaf] as const] : [],
      ),
    );
    const known: readonly Scaled[] =
      left ?? [...numbers.keys()].flatMap((each) => SCALES.map((scale) => ({ path: each, scale })));
    left = known.filter((each) => isClose((numbers.get(each.path) ?? Number.NaN) * each.scale, y));
    if (left.length === 0) return false;
  }
  return true;
}

/** How many lines of a calculator's charts follow which input. */
async function followed(definition: AnyCalculatorDefinition): Promise<Readonly<Record<string, number>>> {
  const draft = exampleDraft(definition);
  const { presentation } = await runExample(definition);
  const numbers = Object.entries(definition.fields).flatMap(([name, { kind }]) => (kind === 'number' ? [name] : []));
  const changeable = changeableInputs({ definition, draft, presentation }).map(({ path }) => path);
  const counts: Record<string, number> = {};
  for (const path of new Set([...changeable, ...numbers]))
    for (const line of chartsOf(presentation).flatMap(linesOf))
      if (await follows(definition, draft, path, line)) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
}

describe.each(CALCULATORS.filter(({ id }) => isSampled(id)))('$id', ({ id, definition }) => {
  test('draws its curves where the formula has them', async () => {
    expect(await followed(definition)).toEqual(ASKED[id] ?? {});
  }, 60_000);
});
