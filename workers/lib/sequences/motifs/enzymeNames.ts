/** Reads a typed list of restriction enzymes: in either case, as they are often misspelled, and says which is meant. */

/** Names typed at once. */
export const MOST_NAMES = 200;

export type ReadNames =
  | { readonly ok: true; readonly names: readonly string[] | 'all' }
  | { readonly ok: false; readonly unknown: string; readonly meant: string | null; readonly corrected: string | null };

const SEPARATORS = /[\s,;+/]+/u;
/** Varieties that makers sell of the same enzyme: EcoRI-HF, BsaI-HFv2, BsmBI-v2. They cut at the same place. */
const VARIETY = /-(?:hf(?:v\d)?|v\d)$/;

/**
 * @param known names of all enzymes
 * @returns the enzymes; or the first name that is unknown, which enzyme it spells, if any, and the list with all of those mended
 */
export function readEnzymeNames(typed: string, known: readonly string[]): ReadNames {
  const words = typed.split(SEPARATORS).filter((word) => word !== '');
  if (words.length === 0 || (words.length === 1 && words[0]?.toLowerCase() === 'all'))
    return { ok: true, names: 'all' };
  const byKey = new Map(known.map((name) => [keyOf(name), name]));
  const nameOf = (word: string) => byKey.get(keyOf(word)) ?? byKey.get(keyOf(word).replace(VARIETY, ''));
  const names = new Set<string>();
  for (const word of words.slice(0, MOST_NAMES + 1)) {
    const name = nameOf(word);
    if (name === undefined) {
      const meant = spelledName(word, known);
      const mended = (each: string) => nameOf(each) ?? spelledName(each, known) ?? each;
      const corrected =
        meant === null
          ? null
          : words
              .slice(0, MOST_NAMES + 1)
              .map(mended)
              .join(', ');
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

/**
 * The enzyme whose name looks the same: EcoR1 is EcoRI, Xhol XhoI, BarnHI BamHI. A name that is only similar is another enzyme, which cuts
 * elsewhere: it is never offered.
 */
function spelledName(word: string, known: readonly string[]): string | null {
  const look = lookOf(word.slice(0, 20));
  const alike = known.filter((name) => lookOf(name) === look);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

function lookOf(name: string): string {
  return keyOf(name)
    .replace(VARIETY, '')
    .replace(/[2-9]$/, (digit) => ROMAN[Number(digit)] ?? digit)
    .replaceAll('rn', 'm')
    .replace(/[l1]/g, 'i')
    .replaceAll('0', 'o');
}
