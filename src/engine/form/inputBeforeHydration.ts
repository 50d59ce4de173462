/**
 * Collects what visitors typed into a prerendered form before hydration: React keeps it on the screen but does not know
 * it.
 */
import { type AnyFields, resetsOthers, type Value, type Values } from '#src/engine/kit/fields.ts';
import { controlsOf, withValueAt } from './controls.ts';
import { inLetterCase } from './letterCase.ts';

/** Returns the value of a control on the page; undefined when it is not there. */
export type ControlReader = (name: string, kind: string) => string | boolean | undefined;

/** Returns one edit for every top-level field that differs from the draft; those that reset the others come first. */
export function editsOnPage(
  fields: AnyFields,
  draft: Values,
  read: ControlReader,
): readonly { readonly field: string; readonly value: Value }[] {
  const changed = new Set<string>();
  let onPage = draft;
  for (const { name, field, value } of controlsOf(fields, draft)) {
    const found = read(name, field.kind);
    if (found === undefined || found === value) continue;
    onPage = withValueAt(onPage, name, field.kind === 'text' ? inLetterCase(String(found), field) : found);
    changed.add(name.split('.')[0] ?? name);
  }
  return [...changed]
    .sort((one, other) => Number(resetsOthers(fields[other])) - Number(resetsOthers(fields[one])))
    .flatMap((field) => {
      const value = onPage[field];
      return value === undefined ? [] : [{ field, value }];
    });
}

/** Returns a reader of the controls of a form on the page. */
export function formReader(form: HTMLFormElement): ControlReader {
  return (name, kind) => {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLInputElement && kind === 'checkbox') return found.checked;
    if (
      found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement ||
      found instanceof HTMLSelectElement ||
      found instanceof RadioNodeList
    )
      return found.value;
    return undefined;
  };
}
