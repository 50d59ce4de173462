/** Decides which texts stay in a text area and which are held outside the page. */
import { isHeldText, type Value } from '#src/engine/kit/fields.ts';
import type { ChosenFile, HeldText, LongText } from '#workers/contract.ts';

/** Number of characters from which a text area starts to block the page with layout work. */
export const MOST_CHARACTERS_IN_BOX = 64 * 1024;

/** Moves a long text out of the page, or keeps the handle of a file. */
export type HoldText = (source: string | ChosenFile, name: string) => HeldText;

/** Returns the text itself while it is short, else its handle. */
export function keptOrHeld(text: string, hold: (text: string, name: string) => HeldText): LongText {
  return text.length > MOST_CHARACTERS_IN_BOX ? hold(text, 'Pasted text') : text;
}

/** Returns the ids of all held texts in a value, at any depth. */
export function heldTextsIn(value: unknown): readonly string[] {
  if (isHeldText(value)) return [value.held];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Readonly<Record<string, Value>>).flatMap(heldTextsIn);
}
