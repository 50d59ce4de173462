/** Reads a typed list of restriction enzymes: in either case, as they are often misspelled, and says which is meant. */

/** Names typed at once. */
export const MOST_NAMES = 200;

export type ReadNames =
  | { readonly ok: true; readonly names: readonly string[] | 'all' }
  | { readonly ok: false; readonly unknown: string; readonly meant: string | null; readonly corrected: string | null };

const SEPARATORS = /[\s,;+/]+/u;

/** @param known names of all enzymes */
export function readEnzymeNames(typed: string, known: readonly string[]): ReadNames {
  const words = typed.split(SEPARATORS).filter((word) => word !== '');
  if (words.length === 0 || (words.length === 1 && words[0]?.toLowerCase() === 'all'))
    return { ok: true, names: 'all' };
  const byKey = new Map(known.map((name) => [keyOf(name), name]));
  const names = new Set<string>();
  for (const word of words.slice(0, MOST_NAMES + 1)) {
    const name = byKey.get(keyOf(word));
    if (name === undefined) {
      const meant = nearestName(word, known);
      const corrected = meant === null ? null : words.map((each) => (each === word ? meant : each)).join(', ');
      return { ok: false, unknown: word, meant, corrected };
    }
    names.add(name);
  }
  return { ok: true, names: [...names] };
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The enzyme that a misspelled name means: EcoR1 is EcoRI, EcoRI-HF a variety of EcoRI; else the most similar one, if any is. */
function nearestName(word: string, known: readonly string[]): string | null {
  const key = keyOf(word.slice(0, 20));
  const roman = key.replace(/[1-9]$/, (digit) => ROMAN[Number(digit)] ?? digit);
  const isRoman = known.find((name) => keyOf(name) === roman);
  if (isRoman !== undefined) return isRoman;
  const [beginning] = known
    .filter((name) => name.length >= 4 && key.startsWith(`${keyOf(name)}-`))
    .sort((one, other) => other.length - one.length);
  if (beginning !== undefined) return beginning;
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of known) {
    const distance = editDistance(key, keyOf(name));
    if (distance <= 2 && distance < (best?.distance ?? 3)) best = { name, distance };
  }
  return best?.name ?? null;
}

/** Letters to be added, dropped or changed to get from one word to the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1)
      next[at] = Math.min(
        (next[at - 1] ?? 0) + 1,
        (row[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
