/** Names compared however they are typed: letter case, white space, apostrophes, British or American. */
import { SPELLINGS } from '../../reference/chemicalNames.ts';

/** Two texts of one name are equal afterwards. */
export function spelledAlike(text: string): string {
  const name = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/’/g, "'");
  return SPELLINGS.reduce((spelled, [written, read]) => spelled.replaceAll(written, read), name);
}
