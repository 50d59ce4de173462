/**
 * Runs a golden case through the worker's host: the definition's form makes the candidate, the host validates and computes,
 * and the result is compared with what the case expects.
 */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { AS_GIVEN, referenceMapping } from '#src/tools/agreement/caseInputs.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { caseTask } from './caseTask.ts';
import { leavesOf, listsOf, matches, valueAt } from './compare.ts';
import { displayField, isShownAs } from './displayNames.ts';
import { drawnKeys, isInner } from './drawnKeys.ts';
import type { VectorCase, VectorFile } from './vectorFiles.ts';

const FORMULAS = import.meta.glob('/workers/formulas/*.ts');
const host = createHost<AnyTypes>(
  Object.fromEntries(Object.entries(FORMULAS).map(([path, load]) => [path.replace('/workers', '.'), load])),
);
const ignoreProgress = () => {};

/** Why a case fails; empty when it passes. */
export async function caseComplaints(
  definition: AnyCalculatorDefinition,
  file: VectorFile,
  vectorCase: VectorCase,
): Promise<readonly string[]> {
  const { input, expectedAt } = file.isReference ? referenceMapping(file.calculator) : AS_GIVEN;
  const { draft, list, formula, candidate } = caseTask(definition, input(vectorCase.input));
  const canSubmit = list !== null || createFormModel(definition).canSubmit(draft);
  if (vectorCase.disabled === true) return canSubmit ? ['Calculate is enabled'] : [];
  const verdict = await host.ask('validate', formula, candidate, ignoreProgress);
  if (!verdict.ok) return refusalComplaints(vectorCase, verdict.issues[0]?.message);
  if (vectorCase.expect === undefined) return ['it was computed'];
  if (!canSubmit) return ['Calculate is disabled'];
  const result = await host.ask('compute', formula, verdict.input, ignoreProgress);
  const { expect, tolerance = file.tolerance, display = {} } = vectorCase;
  const checks = await Promise.all(
    expectedAt.flatMap((base) =>
      leavesOf(expect).map(async ({ path, expected }) => {
        const field = [base, path].filter(Boolean).join('.');
        const actual = await textOrValue(formula, verdict.input, field, valueAt(result, field));
        return matches(actual, expected, tolerance)
          ? []
          : [`${field}: expected ${show(expected)}, got ${show(actual)}`];
      }),
    ),
  );
  const lists = expectedAt.flatMap((base) =>
    listsOf(expect).flatMap(({ path, length }) => {
      const list = valueAt(result, [base, path].filter(Boolean).join('.'));
      return Array.isArray(list) && list.length === length ? [] : [`${path}: expected a list of ${length}`];
    }),
  );
  // An added row is shown in the form and presents nothing.
  if (list !== null) return [...checks.flat(), ...lists];
  const presentation = definition.present(result, verdict.input);
  const drawn = drawnKeys(presentation);
  const undrawn = expectedAt.flatMap((base) =>
    leavesOf(expect).flatMap(({ path, expected }) => {
      const field = [base, path].filter(Boolean).join('.');
      // An empty list has nothing to draw.
      return drawn.has(field) || Array.isArray(expected) || isInner(definition.outputs, field)
        ? []
        : [`${field} is not drawn`];
    }),
  );
  const figures = new Map(figuresOf(presentation).map(({ field, text }) => [field, text]));
  const texts = Object.entries(display).flatMap(([name, text]) => {
    const shown = figures.get(displayField(file.calculator, name));
    return isShownAs(shown, text) ? [] : [`${name} is shown as ${show(shown)}, not ${show(text)}`];
  });
  return [...checks.flat(), ...lists, ...undrawn, ...texts];
}

function refusalComplaints(vectorCase: VectorCase, message: string | undefined): readonly string[] {
  if (vectorCase.error !== undefined) {
    return message === vectorCase.error ? [] : [`expected ${show(vectorCase.error)}, got ${show(message)}`];
  }
  if (vectorCase.noResult === true) return message === undefined ? [] : [`it says ${show(message)}`];
  if (vectorCase.rejected === true) return message === undefined ? ['it gives no reason'] : [];
  return [`refused: ${show(message)}`];
}

/** A derived text is read in full, as Download would. */
async function textOrValue(formula: string, input: unknown, field: string, value: unknown): Promise<unknown> {
  const isDerived = typeof value === 'object' && value !== null && !Array.isArray(value) && 'length' in value;
  return isDerived
    ? host.ask('view', formula, { input: input, window: { field, from: 0, to: Number(value.length) } })
    : value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
