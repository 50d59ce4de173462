import { type RefObject, useEffect } from 'react';
import type { Control } from '#src/engine/form/controls.ts';
import { type Fault, MESSAGE_ID } from '#src/engine/form/FormEnvironment.ts';
import { findControl } from '#src/engine/form/findControl.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { NO_ISSUES } from '#src/engine/machine/contextChanges.ts';
import type { Issue } from '#workers/contract.ts';

/**
 * After a refusal: shows the alert where the product specification requires one, then moves the focus to the invalid
 * control, or to the message when no single control is invalid. A refusal without a message moves it to the first
 * missing number, whose hint explains what is needed.
 */
export function useFaultFocus(
  form: RefObject<HTMLFormElement | null>,
  issues: readonly Issue[],
  fault: Fault | null,
  errorStyle: AnyCalculatorDefinition['errorStyle'],
  controls: readonly Control[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal brings a new list of issues
  useEffect(() => {
    if (issues === NO_ISSUES || form.current === null) return;
    if (errorStyle === 'alert' && issues.length > 0) window.alert(issues.map(({ message }) => message).join('\n'));
    const [first = issues.length === 0 ? controls.find(lacksNumber)?.name : undefined] = fault?.controls ?? [];
    const message = document.getElementById(fault?.messageId ?? MESSAGE_ID);
    const control = first === undefined ? null : findControl(form.current, first);
    // The message scrolls into view first, so that the control wins where both do not fit.
    const found = control ?? message;
    message?.scrollIntoView({ block: 'nearest' });
    found?.focus();
    // Firefox does not scroll to a focused box that is partly visible, even under the sticky header.
    found?.scrollIntoView({ block: 'nearest' });
  }, [issues]);
}

function lacksNumber({ field, value }: Control): boolean {
  return field.kind === 'number' && !(Number(readNumber(value as string)) > 0);
}
