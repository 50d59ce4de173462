/** A press on a remedy: loaded with the first one. */
import { spreadsAsText, spreadsInText } from '#src/engine/exploring/spreads.ts';
import { withValueAt } from '#src/engine/form/controls.ts';
import { questionFragment } from '#src/engine/form/onDemand/questionLink.ts';
import type { Value } from '#src/engine/kit/fields.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import type { Remedy } from '#workers/contract.ts';
import type { Calculator } from '../run/useCalculator.ts';

/**
 * Makes the edit of a remedy, and the calculation that was wanted all along.
 *
 * @returns whether it was made here: the text may belong to another calculator or a further calculation, which is opened
 */
export function applyRemedy({ draft, edit, spread, calculate }: Calculator, remedy: Remedy): boolean {
  if (remedy.analysis !== undefined) {
    location.hash = analysisFragment(remedy.analysis);
    return false;
  }
  if (remedy.calculator !== undefined) {
    location.assign(addressElsewhere(remedy, draft.sequence));
    return false;
  }
  const [field = ''] = remedy.field.split('.');
  const edits = Object.entries({ [remedy.field]: remedy.value, ...remedy.also });
  edit(field, edits.reduce((so, [path, value]) => withValueAt(so, path, value), draft)[field] ?? '');
  // A choice may empty the other fields: an edit that helps is about what is in them.
  if ('sequence' in draft) edit('sequence', draft.sequence ?? '');
  if (remedy.uncertainty !== undefined) {
    const others = spreadsInText(String(draft[SPREADS_KEY] ?? ''));
    spread(spreadsAsText({ ...others, [remedy.field]: remedy.uncertainty }));
  }
  calculate();
  return true;
}

/** Longer texts do not fit into an address. */
const LONGEST_TEXT = 7_000;

/** The address of the calculator that a text belongs to, with all values that are short enough. */
export function addressElsewhere({ calculator, field, value, also }: Remedy, text: Value | undefined): string {
  const named = Object.entries({ [field]: String(value), ...also });
  const fragment = new URLSearchParams(
    named.filter(([name, words]) => name !== '' && encodeURIComponent(words).length <= LONGEST_TEXT),
  );
  if (typeof text === 'string' && encodeURIComponent(text).length <= LONGEST_TEXT) {
    fragment.set('sequence', text);
    // A header or numbers would be refused there as well.
    if (!/^[A-Za-z\s]*$/.test(text)) fragment.set('recognize', 'true');
  }
  const values = fragment.toString().replaceAll('+', '%20');
  return `/calculator/${calculator}${values === '' ? '' : `#${values}`}`;
}

/** The fragment that opens a further calculation of the page; without its settings where they are too long for an address. */
export function analysisFragment({ id, settings }: NonNullable<Remedy['analysis']>): string {
  const texts = Object.entries(settings).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return questionFragment('', id, texts.join('&')) ?? `ask=${id}`;
}
