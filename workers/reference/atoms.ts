/**
 * The elements that the atom calculator offers, as `spec` lists them. `massNumber` is the default for a blank one:
 * the most abundant isotope. Groups: `iupacPeriodicTable2022`; isotopes of the natural elements: `meija2016`.
 */
export interface Atom {
  readonly name: string;
  readonly atomicNumber: number;
  readonly massNumber: number;
  readonly group: number;
  readonly naturalMassNumbers: readonly number[];
}

export const ATOMS = {
  H: { name: 'Hydrogen', atomicNumber: 1, massNumber: 1, group: 1, naturalMassNumbers: [1, 2] },
  He: { name: 'Helium', atomicNumber: 2, massNumber: 4, group: 18, naturalMassNumbers: [3, 4] },
  Li: { name: 'Lithium', atomicNumber: 3, massNumber: 7, group: 1, naturalMassNumbers: [6, 7] },
} as const satisfies Readonly<Record<string, Atom>>;

export type AtomSymbol = keyof typeof ATOMS;
