/**
 * Chooses what `npm test` checks, and writes it to a file, which `TEST_SAMPLE` names for the tests: the calculators on which it checks what
 * the engine does for all of them (the smallest set of pages that shows each feature twice, the pages that a change is about, and a
 * few others each day), the unit tests that it leaves out, and the files of browser tests of which it takes the first.
 */
import { writeFileSync } from 'node:fs';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';
import type { Sample } from '#tests/support/sample.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { affectedCalculators } from './affectedCalculators.ts';
import { changedFiles } from './changedFiles.mjs';
import { chosenSpecs } from './chosenSpecs.ts';
import { inTurn, today } from './inTurn.ts';
import { leftOutTests } from './leftOutTests.ts';
import { featuresOf } from './pageFeatures.ts';
import { smallestSample } from './smallestSample.ts';

/** On one page alone a feature could go wrong by what else is on that page. */
const TIMES = 2;
/** How many of the other pages are looked at each day; `npm run test:all` looks at all of them each night. */
const IN_TURN = 6;

export async function main([file]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Error('name the file to write');
  const calculators = await everyCalculator();
  const features = new Map<string, ReadonlySet<string>>();
  const failing: string[] = [];
  for (const { id, definition } of calculators) {
    const example = await runExample(definition).catch(() => failing.push(id));
    if (typeof example === 'object') features.set(id, featuresOf(definition, example.presentation));
  }
  const changed = changedFiles(process.cwd());
  const formulas = new Map(calculators.map((each) => [each.id, formulasOf(each)]));
  const concerned = [...affectedCalculators(formulas, sourceFiles(['src', 'workers']), changed), ...failing];
  const smallest = smallestSample(features, TIMES);
  const others = [...features.keys()].filter((id) => !smallest.includes(id));
  const chosen = {
    'that show each feature twice': smallest,
    'that a change is about': concerned,
    'in turn': inTurn(others, IN_TURN, today()),
  };
  for (const [why, ids] of Object.entries(chosen)) console.log(`${ids.length} calculators ${why}: ${ids.join(' ')}`);
  const sources = sourceFiles(['src', 'workers', 'tests']);
  const leftOut = leftOutTests(sources, changed);
  console.log(`${leftOut.length} files of unit tests are about nothing that has changed, and are left out`);
  const specs = chosenSpecs(sources, changed, concerned, today());
  console.log(`${specs.length} files of browser tests are about a change, or in turn`);
  const calculatorsChosen = [...new Set(Object.values(chosen).flat())].sort();
  const sample: Sample = {
    calculators: calculatorsChosen,
    looks: smallest,
    changed: concerned,
    files: changed,
    leftOut,
    specs,
  };
  writeFileSync(file, JSON.stringify(sample));
  return 0;
}
