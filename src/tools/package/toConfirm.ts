/** What a person is shown before something is computed that has to be confirmed: the values, as words and as fields that can be corrected. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import type { AnyField, AnyFields, Values } from '#src/engine/kit/fields.ts';

export interface ToConfirm {
  readonly entered: readonly EnteredValue[];
  readonly fields: readonly ShownField[];
  /** Names of the confirmations that the page shows with these values. */
  readonly confirmations: readonly string[];
}

/** A single value that was given, as a client can show it in a form. */
export interface ShownField {
  readonly name: string;
  /** With the unit. */
  readonly title: string;
  readonly value: string;
  /** Absent: any text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export function toConfirm(fields: AnyFields, draft: Values): ToConfirm {
  const visible = visibleFields(fields, draft);
  const own = visible.filter(([, field]) => !isConfirmation(field));
  return {
    entered: own.flatMap(([name, field]) =>
      valuesInWords({ [name]: field }, draft).map(({ label, text }) => ({
        label,
        text: [text, unitBeside(field, draft)].filter((words) => words !== '').join(' '),
      })),
    ),
    fields: own.flatMap(([name, field]) => shownField(name, field, draft)),
    confirmations: visible.flatMap(([name, field]) => (isConfirmation(field) ? [name] : [])),
  };
}

/** The unit of a number that another input names, so that no number is read without it. */
function unitBeside(field: AnyField, draft: Values): string {
  return field.kind === 'number' && field.unitIn !== undefined ? String(draft[field.unitIn] ?? '') : '';
}

function shownField(name: string, field: AnyField, draft: Values): readonly ShownField[] {
  const value = String(draft[name] ?? '').trim();
  const [{ label } = { label: '' }] = valuesInWords({ [name]: field }, draft);
  if (value === '' || label === '') return [];
  if (field.kind === 'choice') return [{ name, title: label, value, options: field.options }];
  if (field.kind !== 'number') return [];
  const unit = unitBeside(field, draft);
  return [{ name, title: unit === '' ? label : `${label} (${unit})`, value }];
}
