/** Which draft Undo restores. Pure: rules on the machine's context. */

import type { FormModel } from '#src/engine/form/formModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { OPENED } from './remarks.ts';

/** A draft that was replaced as a whole. */
export interface Undo {
  readonly draft: Values;
  /** Its choices of unit that an example or a link had filled in, as `Filling.filled`. */
  readonly filled: readonly string[];
  /** Shown beside the button: 'Form cleared.' */
  readonly words: string;
}

/** The part of the machine's context that the rules use. */
export interface Filling {
  readonly form: FormModel;
  readonly draft: Values;
  /**
   * Fields that choose a unit and whose value came with an example or a link, on pages on toxicity and medicine. A
   * number that the visitor types does not inherit it: 22 typed over 10 kg may be pounds.
   */
  readonly filled: readonly string[];
  readonly undo: Undo | null;
}

/**
 * Returns what Undo offers once Reset, an example or a choice that empties the other fields has replaced a draft; null
 * where there is nothing to restore.
 *
 * @param words shown beside the button
 */
export function undoOfReplaced({ form, draft, filled, undo }: Filling, words: string): Undo | null {
  // While Undo is offered, nothing has been entered since: it restores the visitor's own inputs, which a second
  // replacement must not overwrite. The values of a link also count as somebody's own.
  const earlier = undo?.words === OPENED ? null : undo;
  // Pages on toxicity and medicine never restore a draft, because its confirmations would be restored as well.
  if (form.isStrict || (earlier === null && draft === form.start)) return null;
  return { draft, filled, ...earlier, words };
}

/** Returns what Undo offers once a link has replaced a draft. */
export function undoOfLinked({ form, draft, filled }: Filling): Undo {
  return { draft: form.comesBack(draft), filled, words: OPENED };
}
