import type { Values } from '#src/kit/fields.ts';
import type { IsoDate, Issue } from '#workers/contract.ts';

/** What an edit does to a result that is on the screen. */
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
}

/** All that the machine knows of a form. Pure: the machine itself knows no field and no calculator. */
export interface FormModel {
  /** Every field as declared. A part of a draft, as in a link or an example, is a part of this. */
  readonly blank: Values;
  /** What the form starts with and Reset goes back to: blank, in the units that the visitor prefers. */
  readonly start: Values;
  /**
   * The same form on that day and in those units, and the draft with all of it that is untouched as it starts then.
   *
   * @param units by the names of the fields that choose them. Absent: as declared
   */
  on(today: IsoDate, draft: Values, units?: Values): { readonly form: FormModel; readonly draft: Values };
  /** The draft with one top-level value replaced; a choice that resets the others empties them. */
  edit(draft: Values, field: string, value: Values[string]): Values;
  resultAfterEdit(field: string): ResultFate;
  /** True on pages on toxicity and medicine: any edit removes the result, and no filling comes back with its confirmations. */
  readonly isStrict: boolean;
  /** True where choosing `field` starts the others anew. */
  resets(field: string): boolean;
  /** True where an edit of `field` changed others as well; confirmations that it took back do not count. */
  clearsOthers(before: Values, after: Values, field: string): boolean;
  /** The choice of unit that the number `field` depends on. */
  unitIn(field: string): string | undefined;
  /** On strict pages the choices of unit of all numbers: none is inherited from an example or a link. Elsewhere none. */
  readonly filledUnits: readonly string[];
  /** What Undo may bring back of a draft that a link replaced: on strict pages the visitor confirms anew. */
  comesBack(draft: Values): Values;
  /** Numbers read, hidden fields blank, fixed inputs added. */
  candidate(draft: Values): unknown;
  /** Reads numbers that are not written plainly; null when all of them are. Needs code that few visits need. */
  reread(draft: Values): Promise<Reread> | null;
  canSubmit(draft: Values): boolean;
  /** What the worker has to check before the row in the entry form of the list `field` may be added. */
  entryJob(draft: Values, field: string): { readonly formula: string; readonly candidate: unknown };
  /** The draft with the entered row at the end of the list and the entry form blank again. */
  appendRow(draft: Values, field: string): Values;
  /** The draft with the rows appended that were entered and never added: `candidate` counts them as well. */
  entered(draft: Values): Values;
}
