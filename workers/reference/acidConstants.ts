/**
 * Acid constants in water at low ionic strength, one entry for each step of an acid, by a key of its own. An ion of a
 * base, such as ammonium, is an acid too and is listed with its base.
 *
 * `crcAcids`; biological buffers: `goldberg2002`, the step nearest to pH 7. The first steps of strong acids have no value
 * and are left out; sulfuric acid is listed with its second step.
 */
import type { SourceKey } from './sources.ts';

export interface AcidConstant {
  readonly name: string;
  /** Which hydrogen ion, from 1; absent where there is only one. */
  readonly step?: number;
  readonly formula?: string;
  readonly conjugateBase?: string;
  readonly pKa: number;
  readonly source: SourceKey;
  /** °C; absent: 25. */
  readonly temperature?: number;
  /** True when one hydrogen ion dissociates completely before the one of this constant. */
  readonly isAfterStrongStep?: true;
  /** A sentence about the value. */
  readonly note?: string;
}

export const ACID_CONSTANTS = {
  'acetic-acid': { name: 'Acetic acid', formula: 'CH3COOH', pKa: 4.756, source: 'crcAcids' },
  'formic-acid': { name: 'Formic acid', formula: 'HCOOH', pKa: 3.75, source: 'crcAcids' },
  'propanoic-acid': { name: 'Propanoic acid', formula: 'C2H5COOH', pKa: 4.87, source: 'crcAcids' },
  'butanoic-acid': { name: 'Butanoic acid', formula: 'C3H7COOH', pKa: 4.83, source: 'crcAcids' },
  'benzoic-acid': { name: 'Benzoic acid', formula: 'C6H5COOH', pKa: 4.204, source: 'crcAcids' },
  'lactic-acid': { name: 'Lactic acid', formula: 'CH3CH(OH)COOH', pKa: 3.86, source: 'crcAcids' },
  'chloroacetic-acid': { name: 'Chloroacetic acid', formula: 'CH2ClCOOH', pKa: 2.87, source: 'crcAcids' },
  'dichloroacetic-acid': { name: 'Dichloroacetic acid', formula: 'CHCl2COOH', pKa: 1.35, source: 'crcAcids' },
  'trichloroacetic-acid': { name: 'Trichloroacetic acid', formula: 'CCl3COOH', pKa: 0.66, source: 'crcAcids' },
  'oxalic-acid-1': { name: 'Oxalic acid', step: 1, formula: 'H2C2O4', pKa: 1.25, source: 'crcAcids' },
  'oxalic-acid-2': { name: 'Oxalic acid', step: 2, formula: 'H2C2O4', pKa: 3.81, source: 'crcAcids' },
  'malonic-acid-1': { name: 'Malonic acid', step: 1, formula: 'CH2(COOH)2', pKa: 2.85, source: 'crcAcids' },
  'malonic-acid-2': { name: 'Malonic acid', step: 2, formula: 'CH2(COOH)2', pKa: 5.7, source: 'crcAcids' },
  'succinic-acid-1': { name: 'Succinic acid', step: 1, formula: 'C4H6O4', pKa: 4.21, source: 'crcAcids' },
  'succinic-acid-2': { name: 'Succinic acid', step: 2, formula: 'C4H6O4', pKa: 5.64, source: 'crcAcids' },
  'citric-acid-1': { name: 'Citric acid', step: 1, formula: 'C6H8O7', pKa: 3.13, source: 'crcAcids' },
  'citric-acid-2': { name: 'Citric acid', step: 2, formula: 'C6H8O7', pKa: 4.76, source: 'crcAcids' },
  'citric-acid-3': { name: 'Citric acid', step: 3, formula: 'C6H8O7', pKa: 6.4, source: 'crcAcids' },
  'l-tartaric-acid-1': { name: 'L-Tartaric acid', step: 1, formula: 'C4H6O6', pKa: 2.98, source: 'crcAcids' },
  'l-tartaric-acid-2': { name: 'L-Tartaric acid', step: 2, formula: 'C4H6O6', pKa: 4.34, source: 'crcAcids' },
  'malic-acid-1': { name: 'Malic acid', step: 1, formula: 'C4H6O5', pKa: 3.4, source: 'crcAcids' },
  'malic-acid-2': { name: 'Malic acid', step: 2, formula: 'C4H6O5', pKa: 5.11, source: 'crcAcids' },
  'fumaric-acid-1': {
    name: 'Fumaric acid',
    step: 1,
    formula: 'C4H4O4',
    pKa: 3.02,
    source: 'crcAcids',
    note: 'The trans isomer.',
  },
  'fumaric-acid-2': {
    name: 'Fumaric acid',
    step: 2,
    formula: 'C4H4O4',
    pKa: 4.38,
    source: 'crcAcids',
    note: 'The trans isomer.',
  },
  'maleic-acid-1': {
    name: 'Maleic acid',
    step: 1,
    formula: 'C4H4O4',
    pKa: 1.92,
    source: 'crcAcids',
    note: 'The cis isomer.',
  },
  'maleic-acid-2': {
    name: 'Maleic acid',
    step: 2,
    formula: 'C4H4O4',
    pKa: 6.23,
    source: 'crcAcids',
    note: 'The cis isomer.',
  },
  'phthalic-acid-1': { name: 'Phthalic acid', step: 1, formula: 'C6H4(COOH)2', pKa: 2.943, source: 'crcAcids' },
  'phthalic-acid-2': { name: 'Phthalic acid', step: 2, formula: 'C6H4(COOH)2', pKa: 5.432, source: 'crcAcids' },
  'l-ascorbic-acid-1': { name: 'L-Ascorbic acid', step: 1, formula: 'C6H8O6', pKa: 4.04, source: 'crcAcids' },
  'l-ascorbic-acid-2': { name: 'L-Ascorbic acid', step: 2, formula: 'C6H8O6', pKa: 11.7, source: 'crcAcids' },
  phenol: { name: 'Phenol', formula: 'C6H5OH', pKa: 9.99, source: 'crcAcids' },
  'carbonic-acid-1': {
    name: 'Carbonic acid',
    step: 1,
    formula: 'H2CO3',
    pKa: 6.35,
    source: 'crcAcids',
    note: 'Counts dissolved CO2 and H2CO3 together.',
  },
  'carbonic-acid-2': { name: 'Carbonic acid', step: 2, formula: 'H2CO3', pKa: 10.33, source: 'crcAcids' },
  'phosphoric-acid-1': { name: 'Phosphoric acid', step: 1, formula: 'H3PO4', pKa: 2.16, source: 'crcAcids' },
  'phosphoric-acid-2': { name: 'Phosphoric acid', step: 2, formula: 'H3PO4', pKa: 7.21, source: 'crcAcids' },
  'phosphoric-acid-3': { name: 'Phosphoric acid', step: 3, formula: 'H3PO4', pKa: 12.32, source: 'crcAcids' },
  'phosphorous-acid-1': {
    name: 'Phosphorous acid',
    step: 1,
    formula: 'H3PO3',
    pKa: 1.3,
    source: 'crcAcids',
    temperature: 20,
  },
  'phosphorous-acid-2': {
    name: 'Phosphorous acid',
    step: 2,
    formula: 'H3PO3',
    pKa: 6.7,
    source: 'crcAcids',
    temperature: 20,
  },
  'sulfuric-acid': {
    name: 'Sulfuric acid',
    formula: 'H2SO4',
    pKa: 1.99,
    source: 'crcAcids',
    isAfterStrongStep: true,
    note: 'Its first hydrogen ion is given off completely; this is the constant of the second.',
  },
  'sulfuric-acid-2': {
    name: 'Hydrogen sulfate ion',
    formula: 'HSO4−',
    pKa: 1.99,
    source: 'crcAcids',
    note: 'As in sodium hydrogen sulfate, NaHSO₄. Sulfuric acid stands in the list by itself.',
  },
  'sulfurous-acid-1': { name: 'Sulfurous acid', step: 1, formula: 'H2SO3', pKa: 1.85, source: 'crcAcids' },
  'sulfurous-acid-2': { name: 'Sulfurous acid', step: 2, formula: 'H2SO3', pKa: 7.2, source: 'crcAcids' },
  'nitrous-acid': { name: 'Nitrous acid', formula: 'HNO2', pKa: 3.25, source: 'crcAcids' },
  'hydrofluoric-acid': { name: 'Hydrofluoric acid', formula: 'HF', pKa: 3.2, source: 'crcAcids' },
  'hydrocyanic-acid': { name: 'Hydrocyanic acid', formula: 'HCN', pKa: 9.21, source: 'crcAcids' },
  'hydrogen-sulfide-1': { name: 'Hydrogen sulfide', step: 1, formula: 'H2S', pKa: 7.05, source: 'crcAcids' },
  'hydrogen-sulfide-2': {
    name: 'Hydrogen sulfide',
    step: 2,
    formula: 'H2S',
    pKa: 19.0,
    source: 'crcAcids',
    note: 'An estimate.',
  },
  'boric-acid': {
    name: 'Boric acid',
    formula: 'H3BO3',
    pKa: 9.27,
    source: 'crcAcids',
    temperature: 20,
    note: 'It takes up OH− from water rather than giving off H+.',
  },
  'hypochlorous-acid': { name: 'Hypochlorous acid', formula: 'HClO', pKa: 7.4, source: 'crcAcids' },
  'hypobromous-acid': { name: 'Hypobromous acid', formula: 'HBrO', pKa: 8.55, source: 'crcAcids' },
  'hypoiodous-acid': { name: 'Hypoiodous acid', formula: 'HIO', pKa: 10.5, source: 'crcAcids' },
  'chlorous-acid': { name: 'Chlorous acid', formula: 'HClO2', pKa: 1.94, source: 'crcAcids' },
  'chromic-acid-1': { name: 'Chromic acid', step: 1, formula: 'H2CrO4', pKa: 0.74, source: 'crcAcids' },
  'chromic-acid-2': { name: 'Chromic acid', step: 2, formula: 'H2CrO4', pKa: 6.49, source: 'crcAcids' },
  'arsenic-acid-1': { name: 'Arsenic acid', step: 1, formula: 'H3AsO4', pKa: 2.26, source: 'crcAcids' },
  'arsenic-acid-2': { name: 'Arsenic acid', step: 2, formula: 'H3AsO4', pKa: 6.76, source: 'crcAcids' },
  'arsenic-acid-3': { name: 'Arsenic acid', step: 3, formula: 'H3AsO4', pKa: 11.29, source: 'crcAcids' },
  'hydrazoic-acid': { name: 'Hydrazoic acid', formula: 'HN3', pKa: 4.6, source: 'crcAcids' },
  'hydrogen-peroxide': { name: 'Hydrogen peroxide', formula: 'H2O2', pKa: 11.62, source: 'crcAcids' },
  'iodic-acid': { name: 'Iodic acid', formula: 'HIO3', pKa: 0.78, source: 'crcAcids' },
  'hydrogen-selenide-1': { name: 'Hydrogen selenide', step: 1, formula: 'H2Se', pKa: 3.89, source: 'crcAcids' },
  'hydrogen-selenide-2': { name: 'Hydrogen selenide', step: 2, formula: 'H2Se', pKa: 11.0, source: 'crcAcids' },
  'ammonium-ion': { name: 'Ammonium ion', formula: 'NH4+', conjugateBase: 'NH3', pKa: 9.25, source: 'crcAcids' },
  'methylammonium-ion': {
    name: 'Methylammonium ion',
    formula: 'CH3NH3+',
    conjugateBase: 'CH3NH2',
    pKa: 10.66,
    source: 'crcAcids',
  },
  'dimethylammonium-ion': {
    name: 'Dimethylammonium ion',
    formula: '(CH3)2NH2+',
    conjugateBase: '(CH3)2NH',
    pKa: 10.73,
    source: 'crcAcids',
  },
  'trimethylammonium-ion': {
    name: 'Trimethylammonium ion',
    formula: '(CH3)3NH+',
    conjugateBase: '(CH3)3N',
    pKa: 9.8,
    source: 'crcAcids',
  },
  'ethylammonium-ion': {
    name: 'Ethylammonium ion',
    formula: 'C2H5NH3+',
    conjugateBase: 'C2H5NH2',
    pKa: 10.65,
    source: 'crcAcids',
  },
  'triethylammonium-ion': {
    name: 'Triethylammonium ion',
    formula: '(C2H5)3NH+',
    conjugateBase: '(C2H5)3N',
    pKa: 10.75,
    source: 'crcAcids',
  },
  'anilinium-ion': {
    name: 'Anilinium ion',
    formula: 'C6H5NH3+',
    conjugateBase: 'C6H5NH2',
    pKa: 4.87,
    source: 'crcAcids',
  },
  'pyridinium-ion': {
    name: 'Pyridinium ion',
    formula: 'C5H5NH+',
    conjugateBase: 'C5H5N',
    pKa: 5.23,
    source: 'crcAcids',
  },
  'hydrazinium-ion': { name: 'Hydrazinium ion', formula: 'N2H5+', conjugateBase: 'N2H4', pKa: 8.1, source: 'crcAcids' },
  'hydroxylammonium-ion': {
    name: 'Hydroxylammonium ion',
    formula: 'NH3OH+',
    conjugateBase: 'NH2OH',
    pKa: 5.94,
    source: 'crcAcids',
  },
  'piperidinium-ion': {
    name: 'Piperidinium ion',
    formula: 'C5H10NH2+',
    conjugateBase: 'C5H10NH',
    pKa: 11.123,
    source: 'crcAcids',
  },
  tris: { name: 'Tris, tris(hydroxymethyl)aminomethane', pKa: 8.072, source: 'goldberg2002' },
  mes: { name: 'MES, 2-(N-Morpholino)ethanesulfonic acid', pKa: 6.27, source: 'goldberg2002' },
  mops: { name: 'MOPS, 3-(N-Morpholino)propanesulfonic acid', pKa: 7.184, source: 'goldberg2002' },
  hepes: { name: 'HEPES, 4-(2-Hydroxyethyl)piperazine-1-ethanesulfonic acid', pKa: 7.564, source: 'goldberg2002' },
  pipes: { name: 'PIPES, piperazine-1,4-bis(2-ethanesulfonic acid)', pKa: 7.141, source: 'goldberg2002' },
  bicine: { name: 'Bicine, N,N-Bis(2-hydroxyethyl)glycine', pKa: 8.334, source: 'goldberg2002' },
  tricine: { name: 'Tricine, N-[Tris(hydroxymethyl)methyl]glycine', pKa: 8.135, source: 'goldberg2002' },
  ches: { name: 'CHES, 2-(Cyclohexylamino)ethanesulfonic acid', pKa: 9.394, source: 'goldberg2002' },
  caps: { name: 'CAPS, 3-(Cyclohexylamino)propanesulfonic acid', pKa: 10.499, source: 'goldberg2002' },
  imidazole: { name: 'Imidazole', pKa: 6.993, source: 'goldberg2002' },
} as const satisfies Readonly<Record<string, AcidConstant>>;

export type AcidKey = keyof typeof ACID_CONSTANTS;
