import { type RefObject, useEffect } from 'react';
import type { Control } from '#src/form/controls.ts';
import { type Fault, MESSAGE_ID } from '#src/form/FormEnvironment.ts';
import { findControl } from '#src/form/findControl.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { NO_ISSUES } from '#src/machine/contextChanges.ts';
import type { Issue } from '#workers/contract.ts';

/**
 * After a refusal: the alert where the specification wants one, then the focus on the control at fault, or on the
 * sentence itself when no control can be singled out. A refusal without words leads to the first number that is still to
 * be entered, whose hint says so.
 */
export function useFaultFocus(
  form: RefObject<HTMLFormElement | null>,
  issues: readonly Issue[],
  fault: Fault | null,
  errorStyle: AnyCalculatorDefinition['errorStyle'],
  controls: readonly Control[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is a new list of issues; the rest follows from it
  useEffect(() => {
    if (issues === NO_ISSUES || form.current === null) return;
    if (errorStyle === 'alert' && issues.length > 0) window.alert(issues.map(({ message }) => message).join('\n'));
    const [first = issues.length === 0 ? controls.find(lacksNumber)?.name : undefined] = fault?.controls ?? [];
    const message = document.getElementById(MESSAGE_ID);
    const control = first === undefined ? null : findControl(form.current, first);
    // The sentence comes into view first, so that where both cannot be seen the control is.
    const found = control ?? message;
    message?.scrollIntoView({ block: 'nearest' });
    found?.focus();
    // Firefox leaves the focused box where a part of it shows, even under the sticky header.
    found?.scrollIntoView({ block: 'nearest' });
  }, [issues]);
}

function lacksNumber({ field, value }: Control): boolean {
  return field.kind === 'number' && !(Number(readNumber(value as string)) > 0);
}
