import { useState } from 'react';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { Calculator } from '../run/useCalculator.ts';

/**
 * On a phone, the form of a result that is up to date is one line, until it is opened again: the answer is then at one known place. Styles
 * decide what a phone is, so that nothing depends on the window. A form with something to confirm is never folded.
 */
export function useFold(fields: AnyFields, { outcome, presentation, isLive }: Calculator) {
  const [opened, setOpened] = useState<Calculator['outcome']>(null);
  const canFold = outcome?.stale === false && presentation !== null && !isLive;
  const isFolded = canFold && outcome !== opened && !Object.values(fields).some(isConfirmation);
  return { isFolded, open: () => setOpened(outcome) };
}
