/**
 * Ligands of mononuclear complexes with their names, and the stems of central atoms in anions. Sources: `redBook2005` (names), and for the
 * older names ending in -o and the abbreviations the usage of textbooks that it replaces.
 */
import type { ElementSymbol } from './elements.ts';

export interface Ligand {
  /** As it is written in a formula; the first one is written here. */
  readonly formulas: readonly [string, ...string[]];
  /** Elementary charges. */
  readonly charge: number;
  readonly name: string;
  /** Before 2005, where that differs. */
  readonly older?: string;
  /** How several are counted: diammine, bis(oxalato). */
  readonly counted: 'di' | 'bis';
  /** In parentheses even where there is one: (pyridine). */
  readonly isEnclosed?: true;
}

/** Ends in the symbol of the atom that binds, and is joined by a hyphen: nitrito-κN. */
export const KAPPA = 'κ';

export const LIGANDS: readonly Ligand[] = [
  { formulas: ['F'], charge: -1, name: 'fluorido', older: 'fluoro', counted: 'di' },
  { formulas: ['Cl'], charge: -1, name: 'chlorido', older: 'chloro', counted: 'di' },
  { formulas: ['Br'], charge: -1, name: 'bromido', older: 'bromo', counted: 'di' },
  { formulas: ['I'], charge: -1, name: 'iodido', older: 'iodo', counted: 'di' },
  { formulas: ['H'], charge: -1, name: 'hydrido', counted: 'di' },
  { formulas: ['O'], charge: -2, name: 'oxido', older: 'oxo', counted: 'di' },
  { formulas: ['S'], charge: -2, name: 'sulfido', older: 'thio', counted: 'di' },
  { formulas: ['N'], charge: -3, name: 'nitrido', counted: 'di' },
  { formulas: ['CN'], charge: -1, name: 'cyanido', older: 'cyano', counted: 'di' },
  { formulas: ['OH', 'HO'], charge: -1, name: 'hydroxido', older: 'hydroxo', counted: 'di' },
  { formulas: ['NH2'], charge: -1, name: 'azanido', older: 'amido', counted: 'di' },
  { formulas: ['N3'], charge: -1, name: 'azido', counted: 'di' },
  { formulas: ['NO2'], charge: -1, name: 'nitrito-κN', older: 'nitro', counted: 'bis' },
  { formulas: ['ONO'], charge: -1, name: 'nitrito-κO', older: 'nitrito', counted: 'bis' },
  { formulas: ['SCN'], charge: -1, name: 'thiocyanato-κS', older: 'thiocyanato', counted: 'bis' },
  { formulas: ['NCS'], charge: -1, name: 'thiocyanato-κN', older: 'isothiocyanato', counted: 'bis' },
  { formulas: ['OCN'], charge: -1, name: 'cyanato-κO', older: 'cyanato', counted: 'bis' },
  { formulas: ['NCO'], charge: -1, name: 'cyanato-κN', older: 'isocyanato', counted: 'bis' },
  { formulas: ['NO3'], charge: -1, name: 'nitrato', counted: 'di' },
  { formulas: ['ClO4'], charge: -1, name: 'perchlorato', counted: 'di' },
  { formulas: ['CH3COO', 'CH3CO2', 'C2H3O2', 'OAc', 'AcO'], charge: -1, name: 'acetato', counted: 'di' },
  { formulas: ['CO3'], charge: -2, name: 'carbonato', counted: 'di' },
  { formulas: ['SO3'], charge: -2, name: 'sulfito', counted: 'di' },
  { formulas: ['SO4'], charge: -2, name: 'sulfato', counted: 'di' },
  { formulas: ['S2O3'], charge: -2, name: 'thiosulfato', counted: 'bis' },
  { formulas: ['C2O4', 'ox'], charge: -2, name: 'oxalato', counted: 'bis' },
  { formulas: ['PO4'], charge: -3, name: 'phosphato', counted: 'di' },
  { formulas: ['acac', 'C5H7O2'], charge: -1, name: 'acetylacetonato', counted: 'bis' },
  { formulas: ['gly'], charge: -1, name: 'glycinato', counted: 'bis' },
  { formulas: ['edta', 'EDTA'], charge: -4, name: 'ethylenediaminetetraacetato', counted: 'bis', isEnclosed: true },
  { formulas: ['NH3', 'H3N'], charge: 0, name: 'ammine', counted: 'di' },
  { formulas: ['H2O', 'OH2'], charge: 0, name: 'aqua', older: 'aquo', counted: 'di' },
  { formulas: ['CO'], charge: 0, name: 'carbonyl', counted: 'di' },
  { formulas: ['NO'], charge: 0, name: 'nitrosyl', counted: 'di' },
  { formulas: ['N2'], charge: 0, name: 'dinitrogen', counted: 'bis', isEnclosed: true },
  {
    formulas: ['en', 'H2NCH2CH2NH2', 'NH2CH2CH2NH2', 'C2H8N2'],
    charge: 0,
    name: 'ethane-1,2-diamine',
    older: 'ethylenediamine',
    counted: 'bis',
    isEnclosed: true,
  },
  { formulas: ['py', 'C5H5N'], charge: 0, name: 'pyridine', counted: 'bis', isEnclosed: true },
  { formulas: ['bpy', 'bipy'], charge: 0, name: '2,2′-bipyridine', counted: 'bis', isEnclosed: true },
  { formulas: ['phen'], charge: 0, name: '1,10-phenanthroline', counted: 'bis', isEnclosed: true },
  { formulas: ['tpy', 'terpy'], charge: 0, name: '2,2′:6′,2″-terpyridine', counted: 'bis', isEnclosed: true },
  {
    formulas: ['NH2Me', 'CH3NH2', 'NH2CH3', 'MeNH2'],
    charge: 0,
    name: 'methanamine',
    older: 'methylamine',
    counted: 'bis',
    isEnclosed: true,
  },
  {
    formulas: ['CNMe', 'CNCH3', 'CH3NC', 'MeNC'],
    charge: 0,
    name: 'methyl isocyanide',
    counted: 'bis',
    isEnclosed: true,
  },
  {
    formulas: ['PPh3', 'P(C6H5)3'],
    charge: 0,
    name: 'triphenylphosphane',
    older: 'triphenylphosphine',
    counted: 'bis',
    isEnclosed: true,
  },
  {
    formulas: ['CO(NH2)2', 'OC(NH2)2', 'O=C(NH2)2', 'urea'],
    charge: 0,
    name: 'urea',
    counted: 'bis',
    isEnclosed: true,
  },
  {
    formulas: ['CS(NH2)2', 'SC(NH2)2', 'S=C(NH2)2', 'tu'],
    charge: 0,
    name: 'thiourea',
    counted: 'bis',
    isEnclosed: true,
  },
];

/** 'bis', 'tris': index is the count. */
export const COUNTED_BIS = ['', '', 'bis', 'tris', 'tetrakis', 'pentakis', 'hexakis', 'heptakis', 'octakis'] as const;

/** Central atoms whose anions are not named by their own name with -ate, or by it in another way than -ium or -um off. */
export const ANION_STEMS: Readonly<Partial<Record<ElementSymbol, string>>> = {
  Fe: 'ferrate',
  Cu: 'cuprate',
  Ag: 'argentate',
  Au: 'aurate',
  Pb: 'plumbate',
  Sn: 'stannate',
  Hg: 'mercurate',
  Mo: 'molybdate',
  Mn: 'manganate',
  W: 'tungstate',
  B: 'borate',
  Si: 'silicate',
  P: 'phosphate',
  As: 'arsenate',
  Sb: 'antimonate',
};

/** Nonmetals that are central atoms of complexes as metals are. */
export const CENTRAL_NONMETALS: readonly ElementSymbol[] = ['B', 'Si', 'P', 'As'];
