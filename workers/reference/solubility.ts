/**
 * Which salts dissolve in water, as taught, and which acids are strong. Source: `openstaxChemistry2e`, tables 4.1 and 4.2.
 *
 * Anions by their names in `chemicalNames`; cations as formulas with their charge.
 */

/** Cations all of whose salts dissolve. */
export const SOLUBLE_CATIONS: readonly string[] = ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+', 'NH4^+'];

export interface SolubilityRule {
  /** Names of the anions. */
  readonly anions: readonly string[];
  readonly dissolves: boolean;
  /** Cations with which it is the other way round. */
  readonly except: readonly string[];
}

export const SOLUBILITY_RULES: readonly SolubilityRule[] = [
  { anions: ['acetate', 'hydrogen carbonate', 'nitrate', 'chlorate'], dissolves: true, except: [] },
  { anions: ['chloride', 'bromide', 'iodide'], dissolves: true, except: ['Ag^+', 'Hg2^2+', 'Pb^2+'] },
  { anions: ['sulfate'], dissolves: true, except: ['Ag^+', 'Ba^2+', 'Ca^2+', 'Hg2^2+', 'Pb^2+', 'Sr^2+'] },
  { anions: ['carbonate', 'chromate', 'phosphate', 'sulfide'], dissolves: false, except: [] },
  { anions: ['hydroxide'], dissolves: false, except: ['Ba^2+'] },
];

/** Acids that dissociate completely, by formula. */
export const STRONG_ACIDS: Readonly<Record<string, { readonly anion: string; readonly protons: number }>> = {
  HCl: { anion: 'Cl^-', protons: 1 },
  HBr: { anion: 'Br^-', protons: 1 },
  HI: { anion: 'I^-', protons: 1 },
  HNO3: { anion: 'NO3^-', protons: 1 },
  HClO4: { anion: 'ClO4^-', protons: 1 },
  H2SO4: { anion: 'SO4^2-', protons: 2 },
};
