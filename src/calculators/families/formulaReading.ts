/** How a formula was read, beside its result: what was left out or taken for something else, and the charge of an ion. */
import { raisedCharge } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import { inWords, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { FormulaAsRead } from '#workers/lib/chemistry/formulaParser.ts';
import { shownFormula } from './shownFormula.ts';

/** One notice with all sentences; nothing for a plain formula. */
export function readingNotices(notes: readonly string[]): readonly NoticeBlock[] {
  if (notes.length === 0) return [];
  return [{ kind: 'notice', tone: 'neutral', title: 'How the formula was read', text: [...new Set(notes)].join(' ') }];
}

/** What was read of a formula; its charge is shown of an ion only. */
export const AS_READ = {
  charge: { kind: 'number', label: 'Charge', written: writtenCharge },
  written: { kind: 'words', label: 'Formula as it was read', words: shownFormula },
  notes: { kind: 'inner', label: 'What was left out or can be read otherwise' },
} satisfies Outputs<FormulaAsRead, unknown, unknown>;

function writtenCharge(charge: number): WrittenNumber {
  const size = Math.abs(charge);
  const electrons = `${size} ${size === 1 ? 'electron' : 'electrons'}`;
  return {
    ...inWords(raisedCharge(charge)),
    note: `The mass of ${electrons} is ${charge > 0 ? 'taken off' : 'added'}.`,
  };
}
