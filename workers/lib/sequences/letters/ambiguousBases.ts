/** The bases that each letter of DNA or RNA may be. Source: ncIub1984. */
export const LETTER_BASES: Readonly<Record<string, string>> = {
  A: 'A',
  C: 'C',
  G: 'G',
  T: 'T',
  U: 'T',
  R: 'AG',
  Y: 'CT',
  S: 'CG',
  W: 'AT',
  K: 'GT',
  M: 'AC',
  B: 'CGT',
  D: 'AGT',
  H: 'ACT',
  V: 'ACG',
  N: 'ACGT',
};

/**
 * The bases that each byte may be, one bit each; 0 for anything but an upper-case letter of the table.
 *
 * @param order the four bases, that of the lowest bit first
 */
export function baseSets(order: string): Uint8Array {
  const sets = new Uint8Array(256);
  for (const [letter, bases] of Object.entries(LETTER_BASES))
    sets[letter.charCodeAt(0)] = [...bases].reduce((set, base) => set | (1 << order.indexOf(base)), 0);
  return sets;
}
