/** 'Find an input' on the example of a calculator: which pairs of a figure and an input are solved, and whether rightly. */

import { changeableInputs, type ExploredResult } from '#src/engine/exploring/exploredResult.ts';
import { lookFor, type SolveClient, type Solved, searchFor } from '#src/engine/exploring/solving/solveJobs.ts';
import { numberInputs, withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { exampleDraft, run } from './calculatorRuns.ts';

/** One figure that was wanted as it is with the input changed a little. */
export interface SolvedPair {
  readonly figure: string;
  readonly input: string;
  /** The wanted figure, as displayed. */
  readonly target: string;
  readonly solved: Solved;
  /** The figure, as displayed, with each value that was found. */
  readonly given: readonly (string | undefined)[];
}

/** One calculation takes 10 to 25 ms: thousands would take as long as those of all other pages together. */
export const SLOW_CALCULATORS: ReadonlySet<string> = new Set([
  'error-propagation',
  'outlier-test',
  'sample-size',
  't-test',
]);

/** Changes of an input by which its figure becomes the wanted one. */
const CHANGED = [1.1, 0.9, 1.01];
const { signal } = new AbortController();

/** Returns the result of the example. */
export async function exploredExample(definition: AnyCalculatorDefinition): Promise<ExploredResult> {
  const draft = exampleDraft(definition);
  const example = await run(definition, draft);
  if (example.outcome !== 'computed') throw new Error('the example is refused');
  return { definition, draft, presentation: example.presentation };
}

/** Solves the first pairs of the example, the headline's before others. */
export async function solvedPairs(
  definition: AnyCalculatorDefinition,
  most: number,
  client: SolveClient,
): Promise<readonly SolvedPair[]> {
  const subject = await exploredExample(definition);
  if (changeableInputs(subject).length === 0) return [];
  const moves = await lookFor(subject, client, signal);
  const pairs = Object.entries(moves).flatMap(([figure, inputs]) => inputs.map((input) => ({ figure, input })));
  const boxes = numberInputs(definition.fields, subject.draft);
  const found: SolvedPair[] = [];
  for (const { figure, input } of pairs.slice(0, most)) {
    const text = boxes.find(({ path }) => path === input)?.text ?? '';
    const target = await movedFigure(figure, input, Number(text));
    if (target === undefined) continue;
    const solved = await searchFor(subject, { figure, input, target }, client, signal, () => {});
    const given: (string | undefined)[] = [];
    for (const value of solved.kind === 'found' ? solved.values : [])
      given.push(await figureAt(figure, input, value.text));
    found.push({ figure, input, target, solved, given });
  }
  return found;

  async function movedFigure(figure: string, input: string, present: number): Promise<string | undefined> {
    for (const by of CHANGED) {
      const shown = await figureAt(figure, input, String(Number((present * by).toPrecision(6))));
      if (shown !== undefined) return shown;
    }
    return undefined;
  }

  async function figureAt(figure: string, input: string, typed: string): Promise<string | undefined> {
    const moved = await run(definition, withTyped(subject.draft, input, typed));
    if (moved.outcome !== 'computed') return undefined;
    return numberFigures(moved.presentation).find((each) => each.figure.field === figure)?.figure.text;
  }
}
