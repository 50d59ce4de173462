/** The calculators on which a run checks what the engine does for all of them: see `tests/selection`. */
import { readFileSync } from 'node:fs';

/** Ids of calculators, as `chooseCalculators.ts` writes them to the file that `TEST_SAMPLE` names. */
export interface Sample {
  readonly calculators: readonly string[];
  /** Those of them that a change is about, which are checked whole. */
  readonly changed: readonly string[];
}

const FILE = process.env.TEST_SAMPLE;

const SAMPLE: Sample | undefined =
  FILE === undefined || FILE === '' ? undefined : (JSON.parse(readFileSync(FILE, 'utf8')) as Sample);

/** True in `npm test`; false in `npm run test:all`, and where a test is run by itself. */
export const IS_SAMPLED = SAMPLE !== undefined;

/** @param id of a calculator */
export function isSampled(id: string): boolean {
  return SAMPLE?.calculators.includes(id) ?? true;
}

/** @param id of a calculator */
export function isChanged(id: string): boolean {
  return SAMPLE?.changed.includes(id) ?? true;
}
