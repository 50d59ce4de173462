/** A saved result between Home, where it was dropped, and the page of its calculator. */
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { SavedResult } from './savedResult.ts';

/** A fragment that says only that a saved result is on its way. */
export const SAVED_FRAGMENT = 'saved-result=';

let onItsWay: SavedResult | null = null;
let sent = 0;

/**
 * Puts a saved result on its way.
 *
 * @returns the address of its page; the number makes a second one another address
 */
export function sendSaved(saved: SavedResult): string {
  onItsWay = saved;
  sent += 1;
  return `${calculatorPath(saved.calculator)}#${SAVED_FRAGMENT}${sent}`;
}

/** Takes the saved result that is on its way to a calculator, once. */
export function takeSaved(calculator: string): SavedResult | null {
  const taken = onItsWay?.calculator === calculator ? onItsWay : null;
  onItsWay = null;
  return taken;
}
