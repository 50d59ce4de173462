/** A press on a remedy: loaded with the first one. */

import { spreadsAsText, spreadsInText } from '#src/exploring/spreads.ts';
import { withValueAt } from '#src/form/controls.ts';
import { SPREADS_KEY } from '#src/kit/spreadsKey.ts';
import type { Remedy } from '#workers/contract.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { openAnalysis, openElsewhere } from './openElsewhere.ts';

/**
 * Makes the edit of a remedy, and the calculation that was wanted all along.
 *
 * @returns whether it was made here: the text may belong to another calculator or a further calculation, which is opened
 */
export function applyRemedy({ draft, edit, spread, calculate }: Calculator, remedy: Remedy): boolean {
  if (remedy.analysis !== undefined) {
    openAnalysis(remedy.analysis);
    return false;
  }
  if (remedy.calculator !== undefined) {
    openElsewhere(remedy, draft.sequence);
    return false;
  }
  const [field = ''] = remedy.field.split('.');
  edit(field, withValueAt(draft, remedy.field, remedy.value)[field] ?? '');
  // A choice may empty the other fields: an edit that helps is about what is in them.
  if ('sequence' in draft) edit('sequence', draft.sequence ?? '');
  if (remedy.uncertainty !== undefined) {
    const others = spreadsInText(String(draft[SPREADS_KEY] ?? ''));
    spread(spreadsAsText({ ...others, [remedy.field]: remedy.uncertainty }));
  }
  calculate();
  return true;
}
