/**
 * Diatomic molecules and ions whose valence orbitals are filled in the usual way, by the name under which they are chosen.
 * Bond lengths: equilibrium distances of `huberHerzberg1979`; null where the collection used here has none.
 */
import type { ElementSymbol } from './elements.ts';

export interface Diatomic {
  readonly atoms: readonly [ElementSymbol, ElementSymbol];
  /** Elementary charges. */
  readonly charge: number;
  /** pm. */
  readonly bondLength: number | null;
}

export const DIATOMICS = {
  'H2+': { atoms: ['H', 'H'], charge: 1, bondLength: 105.2 },
  H2: { atoms: ['H', 'H'], charge: 0, bondLength: 74.14 },
  'H2-': { atoms: ['H', 'H'], charge: -1, bondLength: null },
  'He2+': { atoms: ['He', 'He'], charge: 1, bondLength: 108.1 },
  He2: { atoms: ['He', 'He'], charge: 0, bondLength: null },
  'Li2+': { atoms: ['Li', 'Li'], charge: 1, bondLength: null },
  Li2: { atoms: ['Li', 'Li'], charge: 0, bondLength: 267.3 },
  Be2: { atoms: ['Be', 'Be'], charge: 0, bondLength: null },
  B2: { atoms: ['B', 'B'], charge: 0, bondLength: 159 },
  C2: { atoms: ['C', 'C'], charge: 0, bondLength: 124.25 },
  'C2-': { atoms: ['C', 'C'], charge: -1, bondLength: 126.8 },
  'C2 2-': { atoms: ['C', 'C'], charge: -2, bondLength: null },
  N2: { atoms: ['N', 'N'], charge: 0, bondLength: 109.77 },
  'N2+': { atoms: ['N', 'N'], charge: 1, bondLength: 111.64 },
  'N2-': { atoms: ['N', 'N'], charge: -1, bondLength: null },
  O2: { atoms: ['O', 'O'], charge: 0, bondLength: 120.75 },
  'O2+': { atoms: ['O', 'O'], charge: 1, bondLength: 111.64 },
  'O2-': { atoms: ['O', 'O'], charge: -1, bondLength: null },
  'O2 2-': { atoms: ['O', 'O'], charge: -2, bondLength: null },
  F2: { atoms: ['F', 'F'], charge: 0, bondLength: 141.19 },
  'F2+': { atoms: ['F', 'F'], charge: 1, bondLength: null },
  Ne2: { atoms: ['Ne', 'Ne'], charge: 0, bondLength: null },
  'Ne2+': { atoms: ['Ne', 'Ne'], charge: 1, bondLength: null },
  CO: { atoms: ['C', 'O'], charge: 0, bondLength: 112.83 },
  'CO+': { atoms: ['C', 'O'], charge: 1, bondLength: 111.51 },
  NO: { atoms: ['N', 'O'], charge: 0, bondLength: 115.08 },
  'NO+': { atoms: ['N', 'O'], charge: 1, bondLength: 106.32 },
  'NO-': { atoms: ['N', 'O'], charge: -1, bondLength: null },
  CN: { atoms: ['C', 'N'], charge: 0, bondLength: 117.18 },
  'CN-': { atoms: ['C', 'N'], charge: -1, bondLength: null },
  'CN+': { atoms: ['C', 'N'], charge: 1, bondLength: null },
  BN: { atoms: ['B', 'N'], charge: 0, bondLength: 128.1 },
  BO: { atoms: ['B', 'O'], charge: 0, bondLength: 120.45 },
  NF: { atoms: ['N', 'F'], charge: 0, bondLength: null },
  OF: { atoms: ['O', 'F'], charge: 0, bondLength: null },
} as const satisfies Readonly<Record<string, Diatomic>>;

export type DiatomicName = keyof typeof DIATOMICS;
