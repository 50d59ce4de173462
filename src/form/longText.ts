/** Which texts stay in a text area, and which are handed over to be held outside the page. */
import { isHeldText, type Value } from '#src/kit/fields.ts';
import type { ChosenFile, HeldText, LongText } from '#workers/contract.ts';

/** Characters that a text area takes before layout begins to stall. */
export const MOST_CHARACTERS_IN_BOX = 64 * 1024;

/** Takes a long text out of the page, or keeps the handle of a file. */
export type HoldText = (source: string | ChosenFile, name: string) => HeldText;

/** The text itself while it is short, else what is left of it in the page. */
export function keptOrHeld(text: string, hold: (text: string, name: string) => HeldText): LongText {
  return text.length > MOST_CHARACTERS_IN_BOX ? hold(text, 'Pasted text') : text;
}

/** The ids of all held texts that a value refers to, however deep. */
export function heldTextsIn(value: unknown): readonly string[] {
  if (isHeldText(value)) return [value.held];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Readonly<Record<string, Value>>).flatMap(heldTextsIn);
}
