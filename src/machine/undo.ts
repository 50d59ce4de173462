/** Which filling Undo brings back. Pure: rules on the context of the machine. */
import type { Values } from '#src/kit/fields.ts';
import type { FormModel } from './formModel.ts';
import { OPENED } from './remarks.ts';

/** A filling that was replaced as a whole. */
export interface Undo {
  readonly draft: Values;
  /** The choices of unit that had come with it, as `Filling.filled`. */
  readonly filled: readonly string[];
  /** Shown beside the button: 'Form cleared.' */
  readonly words: string;
}

/** The part of the machine's context that the rules ask for. */
export interface Filling {
  readonly form: FormModel;
  readonly draft: Values;
  /**
   * The fields that choose a unit and hold one that came with an example or a link, on pages on toxicity and medicine.
   * A number of the visitor's own does not inherit it: 22 typed over 10 kg may be pounds.
   */
  readonly filled: readonly string[];
  readonly undo: Undo | null;
}

/**
 * What Undo offers once Reset, an example or a choice that empties the other fields has replaced a filling; null where there is nothing to
 * bring back.
 *
 * @param words shown beside the button
 */
export function undoOfReplaced({ form, draft, filled, undo }: Filling, words: string): Undo | null {
  // While Undo is offered, nothing was entered: what it brings back is the visitor's own, and no second press may take its
  // place. The values of a link are somebody's own as well.
  const earlier = undo?.words === OPENED ? null : undo;
  // A filling of a page on toxicity or medicine is never brought back: its confirmations would be.
  if (form.isStrict || (earlier === null && draft === form.start)) return null;
  return { draft, filled, ...earlier, words };
}

/** What Undo offers once a link has replaced a filling. */
export function undoOfLinked({ form, draft, filled }: Filling): Undo {
  return { draft: form.comesBack(draft), filled, words: OPENED };
}
