/** What a case asks of a form: to calculate, or, with the `action` 'add', to check one row and add it to its list. */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { draftOfCase, withImpliedMode } from '#src/tools/agreement/caseInputs.ts';
import type { JsonObject } from '#src/tools/agreement/goldenCase.ts';

export interface CaseTask {
  readonly draft: Values;
  /** The list that the row is to be added to; null: Calculate. */
  readonly list: string | null;
  /** What the worker has to check. */
  readonly formula: string;
  readonly candidate: unknown;
}

export function caseTask(definition: AnyCalculatorDefinition, { action, ...input }: JsonObject): CaseTask {
  const { formula, fields } = definition;
  const form = createFormModel(definition);
  if (action !== 'add') {
    const draft = { ...form.blank, ...draftOfCase(fields, withImpliedMode(formula, input)) };
    return { draft, list: null, formula, candidate: form.candidate(draft) };
  }
  for (const [list, field] of Object.entries(fields)) {
    if (field.kind !== 'rows' || field.entry === undefined) continue;
    const row = draftOfCase(field.row, input[field.entry.name] as JsonObject);
    const draft = { ...form.blank, [field.entry.name]: row };
    return { draft, list, ...form.entryJob(draft, list) };
  }
  throw new Error('the calculator has no list that grows by an entry form');
}
