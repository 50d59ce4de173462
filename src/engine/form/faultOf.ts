import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Issue } from '#workers/contract.ts';
import { controlAtFault, isUnreadable } from './controls.ts';
import type { Fault } from './FormEnvironment.ts';

/**
 * Returns which controls a refusal is about, and where its messages are shown; null where nothing was refused.
 *
 * @param section whose form it is: its controls have its id before their names, and its message has an id of its own. Absent: the calculator's
 */
export function faultOf(
  issues: readonly Issue[],
  fields: AnyFields,
  draft: Values,
  errorStyle: AnyCalculatorDefinition['errorStyle'],
  section?: { readonly id: string; readonly messageId: string },
): Fault | null {
  if (issues.length === 0) return null;
  const named = (name: string) => (section === undefined ? name : `${section.id}.${name}`);
  const atFault = issues.flatMap(({ path }) => controlAtFault(fields, draft, path) ?? []);
  const [first] = atFault;
  // An alert says its sentence alone: where the mistake is and what to do about it needs a box as well.
  const hasBox = errorStyle !== 'alert' || first === undefined || issues.some(({ place }) => place !== undefined);
  return {
    ...(section === undefined ? {} : { messageId: section.messageId }),
    controls: new Set(atFault.map(({ name }) => named(name))),
    owner: first === undefined ? null : named(first.owner),
    // The box itself reports unreadable text; a message to fill it in would not help.
    beside: hasBox && isUnreadable(first) ? [] : issues,
    hasBox,
    blank: first?.value === '' ? first.field.label : undefined,
  };
}
