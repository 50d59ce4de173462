/** Runs a calculator as its page does: draft to candidate, through the worker's host, to the presentation. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import type { AnyTypes, Issue } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { FORMULA_MODULES } from './everyCalculator.ts';

export type Run =
  | { readonly outcome: 'disabled' }
  | { readonly outcome: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly outcome: 'computed';
      readonly input: unknown;
      readonly result: unknown;
      readonly presentation: Presentation;
    };

export const host = createHost<AnyTypes>(FORMULA_MODULES);
export function ignoreProgress(): void {}

export async function run(definition: AnyCalculatorDefinition, draft: Values): Promise<Run> {
  const form = createFormModel(definition);
  if (!form.canSubmit(draft)) return { outcome: 'disabled' };
  const verdict = await host.ask('validate', definition.formula, form.candidate(draft), ignoreProgress);
  if (!verdict.ok) return { outcome: 'refused', issues: verdict.issues };
  const { input } = verdict;
  const result = await host.ask('compute', definition.formula, input, ignoreProgress);
  return { outcome: 'computed', input, result, presentation: definition.present(result, input) };
}

/** The example as a draft, with the confirmations that a visitor ticks by hand. */
export function exampleDraft(definition: AnyCalculatorDefinition): Values {
  return { ...createFormModel(definition).blank, ...definition.example };
}

/** Runs the example; throws with the reason when it does not compute. */
export async function runExample(
  definition: AnyCalculatorDefinition,
): Promise<Extract<Run, { readonly outcome: 'computed' }>> {
  const example = await run(definition, exampleDraft(definition));
  if (example.outcome !== 'computed') throw new Error(`The example is not computed: ${JSON.stringify(example)}`);
  return example;
}

/** The field that a dotted path names, in any row. */
export function fieldAt(fields: AnyFields, path: string): AnyField | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field === undefined || rest.length === 0) return field ?? entryField(fields, name, rest);
  if (field.kind === 'group') return fieldAt(field.fields, rest.join('.'));
  if (field.kind !== 'rows' || !/^\d+$/.test(rest[0] ?? '')) return undefined;
  return rest.length === 1 ? field : fieldAt(field.row, rest.slice(1).join('.'));
}

/** A field of a list's entry form. */
function entryField(fields: AnyFields, name: string, rest: readonly string[]): AnyField | undefined {
  for (const field of Object.values(fields)) {
    if (field.kind === 'rows' && field.entry?.name === name) return fieldAt(field.row, rest.join('.'));
  }
  return undefined;
}

/** Every text and every number in a value, with its path. */
export function leavesOf(value: unknown, path = ''): readonly { readonly path: string; readonly leaf: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** The first text or number that is meant, with its path; without the list of all, which takes longer than most formulas. */
export function firstLeaf(
  value: unknown,
  isMeant: (leaf: unknown) => boolean,
): { readonly path: string; readonly leaf: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return isMeant(value) ? { path: '', leaf: value } : undefined;
  for (const key of Object.keys(value)) {
    const found = firstLeaf((value as Readonly<Record<string, unknown>>)[key], isMeant);
    if (found !== undefined) return { path: found.path === '' ? key : `${key}.${found.path}`, leaf: found.leaf };
  }
  return undefined;
}

export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}
