/**
 * Chooses the calculators on which `npm test` checks what the engine does for all of them, and writes their ids to a file, which
 * `TEST_SAMPLE` names for the tests: the smallest set of pages that shows each feature twice, the pages that a change is about, and those whose day it is.
 */
import { writeFileSync } from 'node:fs';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';
import type { Sample } from '#tests/support/sample.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { affectedCalculators } from './affectedCalculators.ts';
import { changedFiles } from './changedFiles.mjs';
import { isDue, today } from './day.mjs';
import { featuresOf } from './pageFeatures.ts';
import { smallestSample } from './smallestSample.ts';

/** On one page alone a feature could go wrong by what else is on that page. */
const TIMES = 2;

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
  const chosen = {
    'that show each feature twice': smallestSample(features, TIMES),
    'that a change is about': concerned,
    'whose day it is': [...features.keys()].filter((id) => isDue(id, today())),
  };
  for (const [why, ids] of Object.entries(chosen)) console.log(`${ids.length} calculators ${why}: ${ids.join(' ')}`);
  const sample: Sample = { calculators: [...new Set(Object.values(chosen).flat())].sort(), changed: concerned };
  writeFileSync(file, JSON.stringify(sample));
  return 0;
}
