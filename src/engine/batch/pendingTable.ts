/** A table between Home, where it was opened, and the page of the calculator that takes its rows. */
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';

/** A fragment that says only that a table is on its way; no input has a hyphen in its name. */
export const TABLE_FRAGMENT = 'opened-table=';

interface TableOnItsWay {
  readonly calculator: string;
  readonly file: File;
}

let onItsWay: TableOnItsWay | null = null;
let sent = 0;

/**
 * Puts a table on its way.
 *
 * @returns the address of the page; the number makes a second one another address
 */
export function sendTable(calculator: string, file: File): string {
  onItsWay = { calculator, file };
  sent += 1;
  return `${calculatorPath(calculator)}#${TABLE_FRAGMENT}${sent}`;
}

/** Takes the table that is on its way to a calculator, once. */
export function takeTable(calculator: string): File | null {
  const taken = onItsWay?.calculator === calculator ? onItsWay.file : null;
  onItsWay = null;
  return taken;
}
