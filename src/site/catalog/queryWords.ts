/** Words as people type them in a hurry, and their similarity. */

/** A word of a text: as typed, and in the singular. */
export interface Word {
  readonly typed: string;
  readonly singular: string;
}

/** A shorter word with a typing error is too ambiguous, in letters. */
const SHORTEST_MISTAKEN = 5;
/** From this length on, a word with two typing errors is still unambiguous, in letters. */
const LONG = 9;

/** Returns the words in lower case, without accents and possessives; digits count as letters. */
export function wordsOf(text: string): readonly Word[] {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const found = letters.replace(/['’]s\b/g, '').match(/[a-z0-9]+/g) ?? [];
  return found.map((typed) => ({ typed, singular: singular(typed) }));
}

/** Returns the same stem for 'brownie' and 'brownies', 'lily' and 'lilies': not always a word, but equal for both. */
function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return `${word.replace(/ies?$/, '')}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns how many typing errors a typed word may contain to match one of this index. */
function mistakesAllowed(typed: Word, meant: Word): number {
  const length = Math.max(typed.typed.length, meant.typed.length);
  if (length < SHORTEST_MISTAKEN) return 0;
  return length < LONG ? 1 : 2;
}

/** Returns 1 for the same word, half of that with one typing error, less with two, 0 for another word. */
export function likeness(typed: Word, meant: Word): number {
  if (typed.singular === meant.singular) return 1;
  const allowed = mistakesAllowed(typed, meant);
  if (allowed === 0 || Math.abs(typed.typed.length - meant.typed.length) > allowed + 1) return 0;
  const asTyped = mistakesBetween(typed.typed, meant.typed, allowed);
  const isSingular = typed.typed === typed.singular && meant.typed === meant.singular;
  const mistakes = isSingular ? asTyped : Math.min(asTyped, mistakesBetween(typed.singular, meant.singular, allowed));
  return mistakes > allowed ? 0 : 0.6 - 0.1 * mistakes;
}

/** Counts letters omitted, inserted, replaced or swapped with their neighbor. Stops counting above `most`. */
function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
