/**
 * Acids, bases and salts of the laboratory, by what they are in water: the steps of their acid, and how many of its hydrogen ions
 * are replaced in what is weighed.
 *
 * Constants: the rows of `ACID_CONSTANTS` named, with their sources. Strong acids and bases dissociate completely: `crcAcids`.
 */
import type { AcidKey } from './acidConstants.ts';

export interface AcidFamily {
  /** From the form with most hydrogen ions on. */
  readonly constants: readonly AcidKey[];
  /** Of the form with most hydrogen ions. */
  readonly charge: number;
  /** In the order of `constants`, one more. */
  readonly forms: readonly string[];
}

/** By key, the acids with their conjugate bases. */
export const ACID_FAMILIES = {
  acetic: { constants: ['acetic-acid'], charge: 0, forms: ['CH₃COOH', 'CH₃COO⁻'] },
  formic: { constants: ['formic-acid'], charge: 0, forms: ['HCOOH', 'HCOO⁻'] },
  propanoic: { constants: ['propanoic-acid'], charge: 0, forms: ['C₂H₅COOH', 'C₂H₅COO⁻'] },
  benzoic: { constants: ['benzoic-acid'], charge: 0, forms: ['C₆H₅COOH', 'C₆H₅COO⁻'] },
  lactic: { constants: ['lactic-acid'], charge: 0, forms: ['HL', 'L⁻'] },
  chloroacetic: { constants: ['chloroacetic-acid'], charge: 0, forms: ['HA', 'A⁻'] },
  dichloroacetic: { constants: ['dichloroacetic-acid'], charge: 0, forms: ['HA', 'A⁻'] },
  trichloroacetic: { constants: ['trichloroacetic-acid'], charge: 0, forms: ['HA', 'A⁻'] },
  phenol: { constants: ['phenol'], charge: 0, forms: ['C₆H₅OH', 'C₆H₅O⁻'] },
  hydrofluoric: { constants: ['hydrofluoric-acid'], charge: 0, forms: ['HF', 'F⁻'] },
  hydrocyanic: { constants: ['hydrocyanic-acid'], charge: 0, forms: ['HCN', 'CN⁻'] },
  nitrous: { constants: ['nitrous-acid'], charge: 0, forms: ['HNO₂', 'NO₂⁻'] },
  hypochlorous: { constants: ['hypochlorous-acid'], charge: 0, forms: ['HClO', 'ClO⁻'] },
  boric: { constants: ['boric-acid'], charge: 0, forms: ['H₃BO₃', 'B(OH)₄⁻'] },
  oxalic: { constants: ['oxalic-acid-1', 'oxalic-acid-2'], charge: 0, forms: ['H₂C₂O₄', 'HC₂O₄⁻', 'C₂O₄²⁻'] },
  malonic: { constants: ['malonic-acid-1', 'malonic-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  succinic: { constants: ['succinic-acid-1', 'succinic-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  tartaric: { constants: ['l-tartaric-acid-1', 'l-tartaric-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  maleic: { constants: ['maleic-acid-1', 'maleic-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  fumaric: { constants: ['fumaric-acid-1', 'fumaric-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  phthalic: {
    constants: ['phthalic-acid-1', 'phthalic-acid-2'],
    charge: 0,
    forms: ['H₂C₈H₄O₄', 'HC₈H₄O₄⁻', 'C₈H₄O₄²⁻'],
  },
  ascorbic: { constants: ['l-ascorbic-acid-1', 'l-ascorbic-acid-2'], charge: 0, forms: ['H₂A', 'HA⁻', 'A²⁻'] },
  citric: {
    constants: ['citric-acid-1', 'citric-acid-2', 'citric-acid-3'],
    charge: 0,
    forms: ['H₃Cit', 'H₂Cit⁻', 'HCit²⁻', 'Cit³⁻'],
  },
  carbonic: { constants: ['carbonic-acid-1', 'carbonic-acid-2'], charge: 0, forms: ['H₂CO₃', 'HCO₃⁻', 'CO₃²⁻'] },
  phosphoric: {
    constants: ['phosphoric-acid-1', 'phosphoric-acid-2', 'phosphoric-acid-3'],
    charge: 0,
    forms: ['H₃PO₄', 'H₂PO₄⁻', 'HPO₄²⁻', 'PO₄³⁻'],
  },
  arsenic: {
    constants: ['arsenic-acid-1', 'arsenic-acid-2', 'arsenic-acid-3'],
    charge: 0,
    forms: ['H₃AsO₄', 'H₂AsO₄⁻', 'HAsO₄²⁻', 'AsO₄³⁻'],
  },
  sulfurous: { constants: ['sulfurous-acid-1', 'sulfurous-acid-2'], charge: 0, forms: ['H₂SO₃', 'HSO₃⁻', 'SO₃²⁻'] },
  hydrosulfuric: { constants: ['hydrogen-sulfide-1', 'hydrogen-sulfide-2'], charge: 0, forms: ['H₂S', 'HS⁻', 'S²⁻'] },
  sulfuric: { constants: ['sulfuric-acid'], charge: -1, forms: ['HSO₄⁻', 'SO₄²⁻'] },
  ammonium: { constants: ['ammonium-ion'], charge: 1, forms: ['NH₄⁺', 'NH₃'] },
  methylammonium: { constants: ['methylammonium-ion'], charge: 1, forms: ['CH₃NH₃⁺', 'CH₃NH₂'] },
  triethylammonium: { constants: ['triethylammonium-ion'], charge: 1, forms: ['(C₂H₅)₃NH⁺', '(C₂H₅)₃N'] },
  anilinium: { constants: ['anilinium-ion'], charge: 1, forms: ['C₆H₅NH₃⁺', 'C₆H₅NH₂'] },
  pyridinium: { constants: ['pyridinium-ion'], charge: 1, forms: ['C₅H₅NH⁺', 'C₅H₅N'] },
  hydroxylammonium: { constants: ['hydroxylammonium-ion'], charge: 1, forms: ['NH₃OH⁺', 'NH₂OH'] },
  tris: { constants: ['tris'], charge: 1, forms: ['TrisH⁺', 'Tris'] },
  imidazole: { constants: ['imidazole'], charge: 1, forms: ['ImH⁺', 'Im'] },
  hepes: { constants: ['hepes'], charge: 0, forms: ['HL', 'L⁻'] },
  mes: { constants: ['mes'], charge: 0, forms: ['HL', 'L⁻'] },
} as const satisfies Readonly<Record<string, AcidFamily>>;

export type AcidFamilyKey = keyof typeof ACID_FAMILIES;

/** `lost`: hydrogen ions that a molecule has fewer than the form of most; −1 where one more is given off completely. */
export type AcidSubstance =
  | { readonly name: string; readonly family: AcidFamilyKey; readonly lost: number }
  /** Hydrogen ions given off completely, or below 0 taken up by its hydroxide ions. */
  | { readonly name: string; readonly protons: number };

/** What can be dissolved, by key, in the order of the menu. */
export const ACID_SUBSTANCES = {
  'hydrochloric-acid': { name: 'Hydrochloric acid, HCl', protons: 1 },
  'nitric-acid': { name: 'Nitric acid, HNO₃', protons: 1 },
  'perchloric-acid': { name: 'Perchloric acid, HClO₄', protons: 1 },
  'hydrobromic-acid': { name: 'Hydrobromic acid, HBr', protons: 1 },
  'sodium-hydroxide': { name: 'Sodium hydroxide, NaOH', protons: -1 },
  'potassium-hydroxide': { name: 'Potassium hydroxide, KOH', protons: -1 },
  'barium-hydroxide': { name: 'Barium hydroxide, Ba(OH)₂', protons: -2 },
  'acetic-acid': { name: 'Acetic acid, CH₃COOH', family: 'acetic', lost: 0 },
  'sodium-acetate': { name: 'Sodium acetate, CH₃COONa', family: 'acetic', lost: 1 },
  'formic-acid': { name: 'Formic acid, HCOOH', family: 'formic', lost: 0 },
  'sodium-formate': { name: 'Sodium formate, HCOONa', family: 'formic', lost: 1 },
  'propanoic-acid': { name: 'Propanoic acid, C₂H₅COOH', family: 'propanoic', lost: 0 },
  'benzoic-acid': { name: 'Benzoic acid, C₆H₅COOH', family: 'benzoic', lost: 0 },
  'sodium-benzoate': { name: 'Sodium benzoate, C₆H₅COONa', family: 'benzoic', lost: 1 },
  'lactic-acid': { name: 'Lactic acid, CH₃CH(OH)COOH', family: 'lactic', lost: 0 },
  'chloroacetic-acid': { name: 'Chloroacetic acid, CH₂ClCOOH', family: 'chloroacetic', lost: 0 },
  'dichloroacetic-acid': { name: 'Dichloroacetic acid, CHCl₂COOH', family: 'dichloroacetic', lost: 0 },
  'trichloroacetic-acid': { name: 'Trichloroacetic acid, CCl₃COOH', family: 'trichloroacetic', lost: 0 },
  phenol: { name: 'Phenol, C₆H₅OH', family: 'phenol', lost: 0 },
  'hydrofluoric-acid': { name: 'Hydrofluoric acid, HF', family: 'hydrofluoric', lost: 0 },
  'sodium-fluoride': { name: 'Sodium fluoride, NaF', family: 'hydrofluoric', lost: 1 },
  'hydrocyanic-acid': { name: 'Hydrocyanic acid, HCN', family: 'hydrocyanic', lost: 0 },
  'potassium-cyanide': { name: 'Potassium cyanide, KCN', family: 'hydrocyanic', lost: 1 },
  'nitrous-acid': { name: 'Nitrous acid, HNO₂', family: 'nitrous', lost: 0 },
  'sodium-nitrite': { name: 'Sodium nitrite, NaNO₂', family: 'nitrous', lost: 1 },
  'hypochlorous-acid': { name: 'Hypochlorous acid, HClO', family: 'hypochlorous', lost: 0 },
  'sodium-hypochlorite': { name: 'Sodium hypochlorite, NaClO', family: 'hypochlorous', lost: 1 },
  'boric-acid': { name: 'Boric acid, H₃BO₃', family: 'boric', lost: 0 },
  'oxalic-acid': { name: 'Oxalic acid, H₂C₂O₄', family: 'oxalic', lost: 0 },
  'sodium-oxalate': { name: 'Sodium oxalate, Na₂C₂O₄', family: 'oxalic', lost: 2 },
  'malonic-acid': { name: 'Malonic acid, CH₂(COOH)₂', family: 'malonic', lost: 0 },
  'succinic-acid': { name: 'Succinic acid, C₄H₆O₄', family: 'succinic', lost: 0 },
  'tartaric-acid': { name: 'L-Tartaric acid, C₄H₆O₆', family: 'tartaric', lost: 0 },
  'maleic-acid': { name: 'Maleic acid, C₄H₄O₄', family: 'maleic', lost: 0 },
  'fumaric-acid': { name: 'Fumaric acid, C₄H₄O₄', family: 'fumaric', lost: 0 },
  'phthalic-acid': { name: 'Phthalic acid, C₆H₄(COOH)₂', family: 'phthalic', lost: 0 },
  'potassium-hydrogen-phthalate': { name: 'Potassium hydrogen phthalate, KHC₈H₄O₄', family: 'phthalic', lost: 1 },
  'ascorbic-acid': { name: 'L-Ascorbic acid, C₆H₈O₆', family: 'ascorbic', lost: 0 },
  'citric-acid': { name: 'Citric acid, C₆H₈O₇', family: 'citric', lost: 0 },
  'trisodium-citrate': { name: 'Trisodium citrate, Na₃C₆H₅O₇', family: 'citric', lost: 3 },
  'carbonic-acid': { name: 'Carbonic acid, H₂CO₃ (dissolved CO₂)', family: 'carbonic', lost: 0 },
  'sodium-hydrogen-carbonate': { name: 'Sodium hydrogen carbonate, NaHCO₃', family: 'carbonic', lost: 1 },
  'sodium-carbonate': { name: 'Sodium carbonate, Na₂CO₃', family: 'carbonic', lost: 2 },
  'phosphoric-acid': { name: 'Phosphoric acid, H₃PO₄', family: 'phosphoric', lost: 0 },
  'sodium-dihydrogen-phosphate': { name: 'Sodium dihydrogen phosphate, NaH₂PO₄', family: 'phosphoric', lost: 1 },
  'disodium-hydrogen-phosphate': { name: 'Disodium hydrogen phosphate, Na₂HPO₄', family: 'phosphoric', lost: 2 },
  'trisodium-phosphate': { name: 'Trisodium phosphate, Na₃PO₄', family: 'phosphoric', lost: 3 },
  'arsenic-acid': { name: 'Arsenic acid, H₃AsO₄', family: 'arsenic', lost: 0 },
  'sulfurous-acid': { name: 'Sulfurous acid, H₂SO₃', family: 'sulfurous', lost: 0 },
  'sodium-hydrogen-sulfite': { name: 'Sodium hydrogen sulfite, NaHSO₃', family: 'sulfurous', lost: 1 },
  'sodium-sulfite': { name: 'Sodium sulfite, Na₂SO₃', family: 'sulfurous', lost: 2 },
  'hydrogen-sulfide': { name: 'Hydrogen sulfide, H₂S', family: 'hydrosulfuric', lost: 0 },
  'sulfuric-acid': { name: 'Sulfuric acid, H₂SO₄', family: 'sulfuric', lost: -1 },
  'sodium-hydrogen-sulfate': { name: 'Sodium hydrogen sulfate, NaHSO₄', family: 'sulfuric', lost: 0 },
  'sodium-sulfate': { name: 'Sodium sulfate, Na₂SO₄', family: 'sulfuric', lost: 1 },
  ammonia: { name: 'Ammonia, NH₃', family: 'ammonium', lost: 1 },
  'ammonium-chloride': { name: 'Ammonium chloride, NH₄Cl', family: 'ammonium', lost: 0 },
  methylamine: { name: 'Methylamine, CH₃NH₂', family: 'methylammonium', lost: 1 },
  triethylamine: { name: 'Triethylamine, (C₂H₅)₃N', family: 'triethylammonium', lost: 1 },
  aniline: { name: 'Aniline, C₆H₅NH₂', family: 'anilinium', lost: 1 },
  pyridine: { name: 'Pyridine, C₅H₅N', family: 'pyridinium', lost: 1 },
  'hydroxylamine-hydrochloride': { name: 'Hydroxylamine hydrochloride, NH₃OHCl', family: 'hydroxylammonium', lost: 0 },
  tris: { name: 'Tris base', family: 'tris', lost: 1 },
  'tris-hydrochloride': { name: 'Tris hydrochloride', family: 'tris', lost: 0 },
  imidazole: { name: 'Imidazole', family: 'imidazole', lost: 1 },
  hepes: { name: 'HEPES', family: 'hepes', lost: 0 },
  'sodium-hepes': { name: 'HEPES sodium salt', family: 'hepes', lost: 1 },
  mes: { name: 'MES', family: 'mes', lost: 0 },
} as const satisfies Readonly<Record<string, AcidSubstance>>;

export type AcidSubstanceKey = keyof typeof ACID_SUBSTANCES;
