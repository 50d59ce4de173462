/**
 * How the calculator of New England Biolabs goes from primers to an annealing temperature, by polymerase. Source: `nebTmCalculator`.
 */

export interface PolymeraseRule {
  /** Of the enzyme, as sold by New England Biolabs. */
  readonly name: string;
  /** Monovalent ions that its buffer counts as, mmol/L. */
  readonly monovalent: number;
  /** Usual concentration of each primer, nmol/L. */
  readonly primer: number;
  /** Salt correction of Tm: `owczarzy2004`, or `schildkraut1965` with a quarter of the primer. */
  readonly salt: 'owczarzy' | 'schildkraut';
  /** Annealing temperature = factor · (lower Tm) + offset, °C. */
  readonly factor: number;
  readonly offset: number;
  /** °C: the highest annealing temperature, and the lowest that is recommended. */
  readonly highest: number;
  readonly lowest: number;
}

export const POLYMERASES = Object.freeze({
  q5: {
    name: 'Q5 High-Fidelity',
    monovalent: 150,
    primer: 500,
    salt: 'owczarzy',
    factor: 1,
    offset: 1,
    highest: 72,
    lowest: 55,
  },
  phusion: {
    name: 'Phusion High-Fidelity',
    monovalent: 222,
    primer: 500,
    salt: 'schildkraut',
    factor: 0.93,
    offset: 7.5,
    highest: 72,
    lowest: 45,
  },
  taq: {
    name: 'Taq, standard buffer',
    monovalent: 55,
    primer: 200,
    salt: 'owczarzy',
    factor: 1,
    offset: -5,
    highest: 68,
    lowest: 45,
  },
  oneTaq: {
    name: 'OneTaq, standard buffer',
    monovalent: 54,
    primer: 200,
    salt: 'owczarzy',
    factor: 1,
    offset: -5,
    highest: 68,
    lowest: 45,
  },
} as const satisfies Readonly<Record<string, PolymeraseRule>>);

export type PolymeraseId = keyof typeof POLYMERASES;

/** °C above the lower Tm in the printed protocol of Q5. Source: `nebQ5Protocol`. */
export const Q5_PROTOCOL_ABOVE = 3;
