/** Exports a result with its inputs, the program and the time, so that it can be recalculated. */
import { BRAND } from '#src/engine/kit/brand.ts';
import { type StandingWarning, warningLines } from '#src/engine/kit/defineCalculator.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import { columnAsList } from '#src/engine/kit/onDemand/columnText.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import type { SourceKey } from '#workers/reference/sources.ts';

/** One computed result and its origin. */
export interface ComputedResult {
  readonly title: string;
  readonly calculatorId: string;
  /** Id of the formula: its file in `workers/formulas`. */
  readonly formula: string;
  readonly presentation: Presentation;
  /** Always visible on the page, and part of every text export. */
  readonly warning?: StandingWarning;
  /** The visitor's inputs as text. */
  readonly entered: readonly EnteredValue[];
  /** The formula's input and result. */
  readonly input: unknown;
  readonly result: unknown;
  /** What was propagated from typed uncertainties, as plain JSON; in `presentation` it is a table. */
  readonly uncertainty?: object;
  /** Of the method, for a citation. Absent: it cannot be copied with one. */
  readonly sources?: readonly SourceKey[];
}

/** Omits what a formula cached for its own use, which the visitor did not enter; a column of numbers or texts is a list. */
function exported(key: string, value: unknown): unknown {
  return isValidateCache(key) ? undefined : columnAsList(value);
}

/** Returns 'Pipette & Paw 0.1.0+1a2b3c4, formula ph-analysis, 2026-11-21'. */
export function provenance(formula: string, moment: Date): string {
  return `${BRAND} ${__SITE_VERSION__}, formula ${formula}, ${localDay(moment)}`;
}

/** @param page URL of the calculator */
export function resultAsText(
  { title, formula, presentation, warning, entered }: ComputedResult,
  page: string,
  now: Date,
): string {
  const inputs = entered.map(({ label, text }) => `${label}: ${text}`);
  return [
    title,
    ...(warning === undefined ? [] : ['', ...warningLines(warning), '']),
    asText(presentation),
    ...(inputs.length === 0 ? [] : ['', 'Inputs', ...inputs]),
    '',
    provenance(formula, now),
    page,
  ].join('\n');
}

/**
 * Returns the result with unrounded figures, under the keys of the formula's own input and result.
 *
 * @param page URL of the calculator
 */
export function resultAsJson(
  { title, calculatorId, formula, input, result, uncertainty }: ComputedResult,
  page: string,
  now: Date,
): string {
  const site = { name: BRAND, version: __SITE_VERSION__ };
  const data = {
    calculator: calculatorId,
    title,
    page,
    formula,
    site,
    saved: now.toISOString(),
    input,
    result,
    uncertainty,
  };
  return `${JSON.stringify(data, exported, 2)}\n`;
}
