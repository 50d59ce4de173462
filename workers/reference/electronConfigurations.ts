/**
 * How electrons fill the subshells of an atom, and the elements that are filled otherwise.
 *
 * The order is that of rising n + l, and of rising n among equals; its first twelve places are those of `spec`, section 9
 * "Atom". Exceptions: ground states of `nistAsd`. From element 104 on ground states are predicted, by the order alone
 * (`hoffmanLeePershina2006`).
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

/** Kinds of subshells by rising l, with the electrons that each has room for. */
export const SUBSHELL_CAPACITIES = { s: 2, p: 6, d: 10, f: 14 } as const;

/** The elements whose electrons stand as a core in short notation, the lightest first. */
export const NOBLE_GASES = ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn', 'Og'] as const satisfies readonly ElementSymbol[];

/** From this atomic number on ground states are predicted. */
export const FIRST_PREDICTED = 104;

/** What lies outside the noble-gas core of the elements that depart from the order. */
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
