/** How a formula was read, beside its result: what was left out or taken for something else, and the charge of an ion. */

import { raisedCharge } from '#src/kit/onDemand/scriptDigits.ts';
import type { Figure, NoticeBlock } from '#src/kit/presentation.ts';

/** One notice with all sentences; nothing for a plain formula. */
export function readingNotices(notes: readonly string[]): readonly NoticeBlock[] {
  if (notes.length === 0) return [];
  return [{ kind: 'notice', tone: 'neutral', title: 'How the formula was read', text: [...new Set(notes)].join(' ') }];
}

/** The charge of an ion; nothing for what has none. */
export function chargeFigures(charge: number): readonly Figure<'charge'>[] {
  if (charge === 0) return [];
  const size = Math.abs(charge);
  const electrons = `${size} ${size === 1 ? 'electron' : 'electrons'}`;
  return [
    {
      field: 'charge',
      label: 'Charge',
      value: charge,
      text: raisedCharge(charge),
      note: `The mass of ${electrons} is ${charge > 0 ? 'taken off' : 'added'}.`,
    },
  ];
}
