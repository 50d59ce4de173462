/**
 * How electrons fill the subshells of an atom, and the exceptions.
 *
 * The order is that of rising n + l, and of rising n among equals; its first twelve places are those of `spec`, section 9
 * "Atom". Exceptions: ground states of `nistAsd`, of atoms and of positive ions. Those of mendelevium and from lawrencium on
 * are calculated: no energy level beyond fermium was known in 2015 (`lawrencium2015`); that of nobelium has been measured
 * since (`laatiaoui2016`). From element 104 on atoms follow the order alone (`hoffmanLeePershina2006`); for lawrencium the measured
 * ionization energy agrees with the calculation (`sato2016`).
 */
import type { ElementSymbol } from './elements.ts';

export const FILLING_ORDER = [
  '1s',
  '2s',
  '2p',
  '3s',
  '3p',
  '4s',
  '3d',
  '4p',
  '5s',
  '4d',
  '5p',
  '6s',
  '4f',
  '5d',
  '6p',
  '7s',
  '5f',
  '6d',
  '7p',
  '8s',
] as const;
export type SubshellName = (typeof FILLING_ORDER)[number];

/** Kinds of subshells by rising l, with their capacity in electrons. */
export const SUBSHELL_CAPACITIES = { s: 2, p: 6, d: 10, f: 14 } as const;

/** The noble gases used as cores in short notation, the lightest first. */
export const NOBLE_GASES = ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn', 'Og'] as const satisfies readonly ElementSymbol[];

/** The elements whose ground states, and those of whose ions, are calculated and not measured. */
export const PREDICTED: readonly ElementSymbol[] = [
  'Md',
  'Lr',
  'Rf',
  'Db',
  'Sg',
  'Bh',
  'Hs',
  'Mt',
  'Ds',
  'Rg',
  'Cn',
  'Nh',
  'Fl',
  'Mc',
  'Lv',
  'Ts',
  'Og',
];

/** The subshells outside the noble-gas core of the elements that depart from the order. */
export const FILLING_EXCEPTIONS: Readonly<
  Partial<Record<ElementSymbol, Readonly<Partial<Record<SubshellName, number>>>>>
> = {
  Cr: { '3d': 5, '4s': 1 },
  Cu: { '3d': 10, '4s': 1 },
  Nb: { '4d': 4, '5s': 1 },
  Mo: { '4d': 5, '5s': 1 },
  Ru: { '4d': 7, '5s': 1 },
  Rh: { '4d': 8, '5s': 1 },
  Pd: { '4d': 10 },
  Ag: { '4d': 10, '5s': 1 },
  La: { '5d': 1, '6s': 2 },
  Ce: { '4f': 1, '5d': 1, '6s': 2 },
  Gd: { '4f': 7, '5d': 1, '6s': 2 },
  Pt: { '4f': 14, '5d': 9, '6s': 1 },
  Au: { '4f': 14, '5d': 10, '6s': 1 },
  Ac: { '6d': 1, '7s': 2 },
  Th: { '6d': 2, '7s': 2 },
  Pa: { '5f': 2, '6d': 1, '7s': 2 },
  U: { '5f': 3, '6d': 1, '7s': 2 },
  Np: { '5f': 4, '6d': 1, '7s': 2 },
  Cm: { '5f': 7, '6d': 1, '7s': 2 },
  Lr: { '5f': 14, '7s': 2, '7p': 1 },
};

/**
 * Ions, by charge, whose ground state departs from the rule of `lib/groundState`, as the subshells outside the
 * noble-gas core: `nistAsd`, all ions of elements up to barium, and those of charges 1 to 4 of the others up to
 * hassium.
 */
export const ION_EXCEPTIONS: Readonly<
  Partial<Record<ElementSymbol, Readonly<Record<number, Readonly<Partial<Record<SubshellName, number>>>>>>>
> = {
  V: { 1: { '3d': 4 } },
  Co: { 1: { '3d': 8 } },
  Ni: { 1: { '3d': 9 } },
  Y: { 1: { '5s': 2 } },
  La: { 1: { '5d': 2 } },
  Ce: { 1: { '4f': 1, '5d': 2 }, 2: { '4f': 2 } },
  Lu: { 1: { '4f': 14, '6s': 2 }, 2: { '4f': 14, '6s': 1 } },
  Hf: { 1: { '4f': 14, '5d': 1, '6s': 2 } },
  Ac: { 1: { '7s': 2 }, 2: { '7s': 1 } },
  Th: { 1: { '6d': 1, '7s': 2 }, 2: { '5f': 1, '6d': 1 }, 3: { '5f': 1 } },
  Pa: { 1: { '5f': 2, '7s': 2 } },
  U: { 1: { '5f': 3, '7s': 2 }, 2: { '5f': 4 } },
  Np: { 2: { '5f': 5 } },
  Cm: { 1: { '5f': 7, '7s': 2 }, 2: { '5f': 8 } },
  Rf: { 1: { '5f': 14, '6d': 1, '7s': 2 }, 2: { '5f': 14, '7s': 2 }, 3: { '5f': 14, '7s': 1 } },
  Db: { 1: { '5f': 14, '6d': 2, '7s': 2 }, 2: { '5f': 14, '6d': 2, '7s': 1 } },
  Sg: { 1: { '5f': 14, '6d': 3, '7s': 2 }, 2: { '5f': 14, '6d': 3, '7s': 1 } },
  Bh: { 1: { '5f': 14, '6d': 4, '7s': 2 }, 2: { '5f': 14, '6d': 4, '7s': 1 } },
  Hs: { 1: { '5f': 14, '6d': 5, '7s': 2 }, 2: { '5f': 14, '6d': 5, '7s': 1 }, 3: { '5f': 14, '6d': 4, '7s': 1 } },
};

/** Beyond barium ions of up to this charge have been compared with `nistAsd`; up to barium all have. */
export const HIGHEST_COMPARED_CHARGE = 4;
