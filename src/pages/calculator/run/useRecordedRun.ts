import { useEffect, useState } from 'react';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { type EventRecorder, eventRecorder } from '#src/machine/eventRecorder.ts';
import { showRun } from './openRun.ts';

/** Records the events of the page's machine, and exposes the record while the page is open. */
export function useRecordedRun(
  calculator: string,
  { resultAfterEdit }: AnyCalculatorDefinition,
): EventRecorder['inspect'] {
  const [recorder] = useState(() => eventRecorder());
  useEffect(
    () => showRun({ calculator, withholdsResults: resultAfterEdit === 'removed', run: recorder.run }),
    [calculator, resultAfterEdit, recorder],
  );
  return recorder.inspect;
}
