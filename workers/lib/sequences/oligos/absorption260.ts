/**
 * Absorption of single strands at 260 nm by their sequence.
 *
 *   ε = Σ ε of neighboring pairs − Σ ε of all nucleotides but the first and the last
 *
 * Sources: `cantor1970` (DNA), `puglisiTinoco1989` (RNA).
 */
import { ABSORPTION_260 } from '../../../reference/absorption260.ts';

export type NucleicAcid = keyof typeof ABSORPTION_260;

/** Thousands per mol/L and cm in one. */
const THOUSANDS = 1000;

/**
 * The molar absorption coefficient at 260 nm, per mol/L and cm; null with other letters, and without any.
 *
 * @param bases A, C, G and T, or U in RNA, in capitals, 5′ to 3′
 */
export function strandAbsorption(bases: string, nucleicAcid: NucleicAcid = 'DNA'): number | null {
  const { places, single, pairs } = COEFFICIENTS[nucleicAcid];
  if (bases.length === 0) return null;
  let sum = 0;
  let before = -1;
  for (let at = 0; at < bases.length; at += 1) {
    const place = places.indexOf(bases.charAt(at));
    if (place < 0) return null;
    if (at > 0) sum += pairs[4 * before + place] as number;
    if (at > 1) sum -= single[before] as number;
    before = place;
  }
  return THOUSANDS * (bases.length === 1 ? (single[before] as number) : sum);
}

/** The coefficients by the places of the letters; of pairs, four times that of the first and that of the second. */
interface Coefficients {
  readonly places: string;
  readonly single: readonly number[];
  readonly pairs: readonly number[];
}

const COEFFICIENTS: Readonly<Record<NucleicAcid, Coefficients>> = {
  DNA: coefficients('ACGT', ABSORPTION_260.DNA),
  RNA: coefficients('ACGU', ABSORPTION_260.RNA),
};

function coefficients(
  places: string,
  { single, pairs }: Readonly<Record<'single' | 'pairs', Readonly<Record<string, number>>>>,
): Coefficients {
  const letters = [...places];
  return {
    places,
    single: letters.map((letter) => single[letter] ?? Number.NaN),
    pairs: letters.flatMap((one) => letters.map((other) => pairs[one + other] ?? Number.NaN)),
  };
}
