/** Few golden cases that differ in what they ask for and what comes of them. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { smallestSample } from '#tests/selection/smallestSample.ts';
import type { VectorCase } from './vectorFiles.ts';

/**
 * Returns the smallest number of cases that shows each outcome, and each value of a choice and of a checkbox. All cases are computed by the
 * worker's host; that other surfaces give the same is asked of these.
 */
export function variedCases(definition: AnyCalculatorDefinition, cases: readonly VectorCase[]): readonly VectorCase[] {
  const features = cases.map(({ name: _, input, tolerance, display, ...outcome }, index) => {
    const chosen = Object.entries(input).filter(([name]) =>
      ['choice', 'checkbox'].includes(definition.fields[name]?.kind ?? ''),
    );
    return [
      String(index),
      new Set([...Object.keys(outcome), ...chosen.map(([name, value]) => `${name}=${String(value)}`)]),
    ] as const;
  });
  return smallestSample(new Map(features), 1).flatMap((index) => cases[Number(index)] ?? []);
}
