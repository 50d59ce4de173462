import { type RefObject, useEffect } from 'react';
import { type Fault, MESSAGE_ID } from '#src/form/FormEnvironment.ts';
import { findControl } from '#src/form/findControl.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Issue } from '#workers/contract.ts';

/**
 * After a refusal: the alert where the specification wants one, then the focus on the control at fault, or on the
 * sentence itself when no control can be singled out.
 */
export function useFaultFocus(
  form: RefObject<HTMLFormElement | null>,
  issues: readonly Issue[],
  fault: Fault | null,
  errorStyle: AnyCalculatorDefinition['errorStyle'],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is a new list of issues; the rest follows from it
  useEffect(() => {
    if (issues.length === 0 || form.current === null) return;
    if (errorStyle === 'alert') window.alert(issues.map(({ message }) => message).join('\n'));
    const [first] = fault?.controls ?? [];
    const message = document.getElementById(MESSAGE_ID);
    const control = first === undefined ? null : findControl(form.current, first);
    // The sentence comes into view first, so that where both cannot be seen the control is.
    message?.scrollIntoView({ block: 'nearest' });
    (control ?? message)?.focus();
  }, [issues]);
}
