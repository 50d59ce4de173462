import type { Value } from '#src/kit/fields.ts';
import type { Remedy } from '#workers/contract.ts';
import { questionFragment } from './analysisLink.ts';

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

/** The fragment that opens a further calculation of the page; without its settings where they are too long for an address. */
export function analysisFragment({ id, settings }: NonNullable<Remedy['analysis']>): string {
  const texts = Object.entries(settings).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return questionFragment('', id, texts.join('&')) ?? `ask=${id}`;
}

export function openAnalysis(analysis: NonNullable<Remedy['analysis']>): void {
  location.hash = analysisFragment(analysis);
}
