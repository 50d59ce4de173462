import type { Values } from '#src/engine/kit/fields.ts';
import type { Answer, IsoDate, Issue } from '#workers/contract.ts';

/** How an edit affects a result that is on the screen. */
export type ResultFate = 'stale' | 'removed';

/** What a second reading made of numbers that are not written plainly. */
export interface Reread {
  /** Boxes that now hold plain numbers, and the units chosen for them; by top-level fields. */
  readonly changes: Values;
  /** How they were read, in sentences; '' for none. */
  readonly words: string;
  /** The sentences of a refusal, with what is wrong in the first box at fault. */
  readonly explained: (issues: readonly Issue[]) => readonly Issue[];
  /** One sentence for each box that still holds no number. */
  readonly unread: readonly Issue[];
  /**
   * The sentences of a refusal with what other formulas know of a box: the molar mass of a chemical formula in it.
   *
   * @param ask validates and computes candidates of a formula
   */
  readonly lookedUp: (
    issues: readonly Issue[],
    ask: (formula: string, candidates: readonly unknown[]) => Promise<readonly Answer[]>,
  ) => Promise<readonly Issue[]>;
}

/** All that the machine knows of a form. Pure: the machine itself knows no field and no calculator. */
export interface FormModel {
  /** Every field as declared. A partial draft, as in a link or an example, is merged into this. */
  readonly blank: Values;
  /** The initial draft, also used by Reset: blank, in the units that the visitor prefers. */
  readonly start: Values;
  /**
   * Returns the same form for that day and those units, and the draft with every untouched field updated to its new
   * initial value.
   *
   * @param units by the names of the fields that choose them. Absent: as declared
   */
  on(today: IsoDate, draft: Values, units?: Values): { readonly form: FormModel; readonly draft: Values };
  /** Returns the draft with one top-level value replaced; a choice that resets the others empties them. */
  edit(draft: Values, field: string, value: Values[string]): Values;
  resultAfterEdit(field: string): ResultFate;
  /**
   * True on pages on toxicity and medicine: any edit removes the result, and no draft is restored with its
   * confirmations.
   */
  readonly isStrict: boolean;
  /** Returns whether choosing `field` resets the others. */
  resets(field: string): boolean;
  /** Returns whether an edit of `field` changed others as well; confirmations that it cleared do not count. */
  clearsOthers(before: Values, after: Values, field: string): boolean;
  /** Returns the choice of unit that the number `field` depends on. */
  unitIn(field: string): string | undefined;
  /**
   * On strict pages the choices of unit of all numbers: none is inherited from an example or a link. Empty elsewhere.
   */
  readonly filledUnits: readonly string[];
  /**
   * Returns what Undo may restore of a draft that a link replaced: on strict pages the visitor has to confirm again.
   */
  comesBack(draft: Values): Values;
  /** Returns the input for validation: numbers parsed, hidden fields blank, fixed inputs added. */
  candidate(draft: Values): unknown;
  /** Reads numbers that are not written plainly; null when all of them are. Needs code that few visits need. */
  reread(draft: Values): Promise<Reread> | null;
  canSubmit(draft: Values): boolean;
  /** Returns what the worker has to check before the row in the entry form of the list `field` may be added. */
  entryJob(draft: Values, field: string): { readonly formula: string; readonly candidate: unknown };
  /** Returns the draft with the entered row appended to the list and the entry form blank again. */
  appendRow(draft: Values, field: string): Values;
  /** Returns the draft with all rows appended that were entered but never added: `candidate` counts them as well. */
  entered(draft: Values): Values;
}
