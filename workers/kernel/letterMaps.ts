/** Maps from letter to letter: the opposite strand, and RNA. */

/** By letter number (byte & 31, so A is 1 and Z is 26): the byte that the letter maps to; 0 where it has no meaning. */
export type LetterMap = Uint8Array;

/** The opposite base, and for an ambiguity letter the letter of the opposite bases. Source: `ncIub1984`. */
const OPPOSITES = {
  A: 'T',
  T: 'A',
  U: 'A',
  C: 'G',
  G: 'C',
  R: 'Y',
  Y: 'R',
  S: 'S',
  W: 'W',
  K: 'M',
  M: 'K',
  B: 'V',
  V: 'B',
  D: 'H',
  H: 'D',
  N: 'N',
};

/** The opposite DNA strand; U is read as T. */
export const DNA_COMPLEMENT = letterMap(OPPOSITES);

/** The same strand as RNA: U for T. */
export const TO_RNA = letterMap({ ...sameLetters(), T: 'U' });

function sameLetters(): Record<string, string> {
  return Object.fromEntries(Object.keys(OPPOSITES).map((letter) => [letter, letter]));
}

function letterMap(pairs: Readonly<Record<string, string>>): LetterMap {
  const map = new Uint8Array(32);
  for (const [from, to] of Object.entries(pairs)) map[from.charCodeAt(0) & 31] = to.charCodeAt(0);
  return map;
}
