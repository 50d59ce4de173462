/** 'What must an input be?' on every page that has it: what is found gives the wanted figure back. */
import { expect, test } from 'vitest';
import { withTyped } from '#src/form/onDemand/numberInputs.ts';
import { numberFigures } from '#src/kit/onDemand/numberFigures.ts';
import {
  lookFor,
  type SolveSubject,
  searchedInputs,
  searchFor,
  wantedFigures,
} from '#src/pages/calculator/onDemand/solveJobs.ts';
import { exampleDraft, host, ignoreProgress, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import type { AnyClient } from '#workers/client.ts';

await everyFormula();
const ELIGIBLE = (await everyCalculator()).filter(({ definition }) => definition.resultAfterEdit !== 'removed');
const NEVER = new AbortController().signal;
/** Each pair costs a scan of some 400 evaluations: four a calculator keep the test below half a minute. */
const PAIRS = 4;

const asked: Pick<AnyClient, 'sample' | 'solve' | 'computeMany'> = {
  sample: (formula, question) => host.sample(formula, question),
  solve: (formula, question) => host.solve(formula, question, ignoreProgress),
  computeMany: (formula, candidates) => host.computeMany(formula, candidates),
};
const client = asked as AnyClient;

test('of the pairs of input and figure nearly all are solved, and no answer is wrong', async () => {
  const failures: string[] = [];
  const wrong: string[] = [];
  let pairs = 0;
  for (const { id, definition } of ELIGIBLE) {
    const draft = exampleDraft(definition);
    const example = await run(definition, draft);
    if (example.outcome !== 'computed') continue;
    const subject: SolveSubject = { definition, draft, presentation: example.presentation };
    const began = performance.now();
    const moves = await lookFor(subject, client, NEVER);
    if (performance.now() - began > 500) console.error('SLOW', id, performance.now() - began);
    const found = wantedFigures(subject.presentation).flatMap(({ figure }) =>
      (moves[figure.field] ?? []).map((path) => ({ figure: figure.field, path })),
    );
    // Spread over figures and inputs, the headline's first.
    const step = Math.max(1, Math.floor(found.length / PAIRS));
    for (const { figure, path } of found.filter((_, index) => index % step === 0).slice(0, PAIRS)) {
      const input = searchedInputs(subject).find((each) => each.path === path);
      const present = Number(input?.text);
      let target: string | null = null;
      for (const by of [1.1, 0.9, 2]) {
        const text = Number.isInteger(present) && by !== 2 ? String(present + Math.sign(by - 1)) : String(present * by);
        const moved = await run(definition, withTyped(draft, path, text));
        if (moved.outcome !== 'computed') continue;
        const there = wantedFigures(moved.presentation).find((each) => each.figure.field === figure);
        const before = wantedFigures(subject.presentation).find((each) => each.figure.field === figure);
        // Where the unit follows the size, the digits on the screen are of another unit than the ones typed.
        if (there === undefined || there.scale !== before?.scale) continue;
        target = there.figure.text;
        break;
      }
      if (target === null) continue;
      pairs += 1;
      const solved = await searchFor(subject, { figure, target, input: path }, client, NEVER, ignoreProgress);
      if (solved?.kind !== 'found') {
        failures.push(`${id}: ${figure} = ${target} by ${path}: ${JSON.stringify(solved)}`);
        continue;
      }
      for (const { text } of solved.values) {
        const again = await run(definition, withTyped(draft, path, text));
        const shown =
          again.outcome === 'computed'
            ? numberFigures(again.presentation).find((each) => each.figure.field === figure)?.figure.text
            : 'refused';
        if (shown !== target) wrong.push(`${id}: ${figure} = ${target} by ${path} = ${text}, but it shows ${shown}`);
      }
    }
  }
  console.log(pairs, failures.length, failures, wrong);
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(200);
  expect(failures.length / pairs, failures.join('\n')).toBeLessThanOrEqual(0.05);
}, 120_000);
