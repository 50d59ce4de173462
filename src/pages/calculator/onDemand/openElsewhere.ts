import type { Value } from '#src/kit/fields.ts';
import type { Remedy } from '#workers/contract.ts';

/** Longer texts do not fit into an address. */
const LONGEST_TEXT = 7_000;

/** The address of the calculator that a text belongs to, with the text where it is short enough. */
export function addressElsewhere({ calculator, field, value }: Remedy, text: Value | undefined): string {
  const fragment = new URLSearchParams({ [field]: String(value) });
  if (typeof text === 'string' && encodeURIComponent(text).length <= LONGEST_TEXT) {
    fragment.set('sequence', text);
    // A header or numbers would be refused there as well.
    if (!/^[A-Za-z\s]*$/.test(text)) fragment.set('recognize', 'true');
  }
  return `/calculator/${calculator}#${fragment.toString().replaceAll('+', '%20')}`;
}

export function openElsewhere(remedy: Remedy, text: Value | undefined): void {
  location.assign(addressElsewhere(remedy, text));
}
