/**
 * Ions that a molecule M gives in a mass spectrometer: what it gains and loses, and the charge. The usual ones of electrospray are those of
 * `huang1999`; the radical ions are those of electron ionization.
 */
import type { ElementSymbol } from './elements.ts';

export interface Adduct {
  /** '[2M+Na]⁺'. */
  readonly name: string;
  /** How many M. */
  readonly molecules: 1 | 2;
  /** Atoms gained; lost ones below 0. */
  readonly atoms: Readonly<Partial<Record<ElementSymbol, number>>>;
  /** Elementary charges, not 0. */
  readonly charge: number;
}

export const ADDUCTS = {
  'M+': { name: 'M⁺•', molecules: 1, atoms: {}, charge: 1 },
  'M+H': { name: '[M+H]⁺', molecules: 1, atoms: { H: 1 }, charge: 1 },
  'M+NH4': { name: '[M+NH₄]⁺', molecules: 1, atoms: { N: 1, H: 4 }, charge: 1 },
  'M+Na': { name: '[M+Na]⁺', molecules: 1, atoms: { Na: 1 }, charge: 1 },
  'M+K': { name: '[M+K]⁺', molecules: 1, atoms: { K: 1 }, charge: 1 },
  'M+H-H2O': { name: '[M+H−H₂O]⁺', molecules: 1, atoms: { H: -1, O: -1 }, charge: 1 },
  'M+CH3OH+H': { name: '[M+CH₃OH+H]⁺', molecules: 1, atoms: { C: 1, H: 5, O: 1 }, charge: 1 },
  'M+CH3CN+H': { name: '[M+CH₃CN+H]⁺', molecules: 1, atoms: { C: 2, H: 4, N: 1 }, charge: 1 },
  'M+2H': { name: '[M+2H]²⁺', molecules: 1, atoms: { H: 2 }, charge: 2 },
  'M+H+Na': { name: '[M+H+Na]²⁺', molecules: 1, atoms: { H: 1, Na: 1 }, charge: 2 },
  'M+3H': { name: '[M+3H]³⁺', molecules: 1, atoms: { H: 3 }, charge: 3 },
  '2M+H': { name: '[2M+H]⁺', molecules: 2, atoms: { H: 1 }, charge: 1 },
  '2M+Na': { name: '[2M+Na]⁺', molecules: 2, atoms: { Na: 1 }, charge: 1 },
  'M-': { name: 'M⁻•', molecules: 1, atoms: {}, charge: -1 },
  'M-H': { name: '[M−H]⁻', molecules: 1, atoms: { H: -1 }, charge: -1 },
  'M-H-H2O': { name: '[M−H−H₂O]⁻', molecules: 1, atoms: { H: -3, O: -1 }, charge: -1 },
  'M+Cl': { name: '[M+Cl]⁻', molecules: 1, atoms: { Cl: 1 }, charge: -1 },
  'M+HCOO': { name: '[M+HCOO]⁻', molecules: 1, atoms: { C: 1, H: 1, O: 2 }, charge: -1 },
  'M+CH3COO': { name: '[M+CH₃COO]⁻', molecules: 1, atoms: { C: 2, H: 3, O: 2 }, charge: -1 },
  'M-2H': { name: '[M−2H]²⁻', molecules: 1, atoms: { H: -2 }, charge: -2 },
  '2M-H': { name: '[2M−H]⁻', molecules: 2, atoms: { H: -1 }, charge: -1 },
} as const satisfies Readonly<Record<string, Adduct>>;

export type AdductId = keyof typeof ADDUCTS;
