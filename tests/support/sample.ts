/** The calculators on which a run checks what the engine does for all of them: see `tests/selection`. */
import { readFileSync } from 'node:fs';

/** What a run checks, as `chooseTests.ts` writes it to the file that `TEST_SAMPLE` names. */
export interface Sample {
  /** Ids. */
  readonly calculators: readonly string[];
  /** Those of them that show each feature of a page twice. */
  readonly looks: readonly string[];
  /** Those of them that a change is about, which are checked whole. */
  readonly changed: readonly string[];
  /** Paths of the files that differ from the base of the branch. */
  readonly files: readonly string[];
  /** Files of unit tests that are not run. */
  readonly leftOut: readonly string[];
  /** Files of browser tests of which the first test is run. */
  readonly specs: readonly string[];
}

const SAMPLE = sampleIn(process.env.TEST_SAMPLE);
/** `npm run test:all` names the same file as that of what looks alike only. */
const LOOKS = SAMPLE ?? sampleIn(process.env.TEST_LOOKS);

function sampleIn(file: string | undefined): Sample | undefined {
  return file === undefined || file === '' ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Sample);
}

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

/**
 * @param path of a file or a folder, such as 'src/engine/machine/'
 * @returns whether this run is about all that is there: in `npm run test:all`, and where the change is about it
 */
export function isTestedWhole(path: string): boolean {
  return SAMPLE?.files.some((file) => file.startsWith(path)) ?? true;
}

/**
 * @param id of a calculator
 * @returns whether its page shows what pages before it did not, so that it is looked at by axe; each page, where a test is run by itself
 */
export function hasOwnLook(id: string): boolean {
  return LOOKS === undefined || LOOKS.looks.includes(id) || LOOKS.changed.includes(id);
}
