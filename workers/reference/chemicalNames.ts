/**
 * Words and ions of inorganic names: `redBook2005` (multiplying prefixes table IV, ion names table IX, acid names as kept in
 * IR-8).
 */
import type { ElementSymbol } from './elements.ts';

/** An ion of several atoms. */
export interface PolyatomicIon {
  readonly formula: string;
  readonly name: string;
  /** Elementary charges. */
  readonly charge: number;
  /** The acid of the anion, where it has a name of its own. */
  readonly acid?: string;
}

export interface MonatomicAnion {
  readonly name: string;
  /** Elementary charges. */
  readonly charge: number;
}

/** A rule that excludes an anion with some cations. */
export interface AnionRule {
  /** Applies to metals that have several charges, or to cations of charge 1 and 2. */
  readonly notBeside: 'several charges' | 'low charges';
  /** Exceptions, metals that do form it: TlI3 is thallium(I) triiodide. */
  readonly except: readonly ElementSymbol[];
  /** A sentence for refusals. */
  readonly rule: string;
}

/** Multiplying prefixes, indexed by their number: 'mono' at 1. */
export const MULTIPLYING_PREFIXES: readonly string[] = [
  '',
  'mono',
  'di',
  'tri',
  'tetra',
  'penta',
  'hexa',
  'hepta',
  'octa',
  'nona',
  'deca',
  'undeca',
  'dodeca',
  'trideca',
  'tetradeca',
  'pentadeca',
  'hexadeca',
  'heptadeca',
  'octadeca',
];

/** Numerals, indexed by charge: 'I' at 1. */
export const ROMAN_NUMERALS: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/**
 * Permanganate and manganate have the same atoms, as have the hexacyanidoferrates. With a metal of a single charge, the
 * charge balance distinguishes them. With several charges, both may be possible, copper(I) permanganate and copper(II)
 * manganate: `lib/formulaNaming` then takes the lowest charge of the metal.
 */
export const POLYATOMIC_IONS: readonly PolyatomicIon[] = [
  { formula: 'NH4', name: 'ammonium', charge: 1 },
  { formula: 'H3O', name: 'hydronium', charge: 1 },
  { formula: 'Hg2', name: 'mercury(I)', charge: 2 },
  { formula: 'OH', name: 'hydroxide', charge: -1 },
  { formula: 'CN', name: 'cyanide', charge: -1, acid: 'hydrocyanic acid' },
  { formula: 'SCN', name: 'thiocyanate', charge: -1, acid: 'thiocyanic acid' },
  { formula: 'OCN', name: 'cyanate', charge: -1, acid: 'cyanic acid' },
  { formula: 'NO2', name: 'nitrite', charge: -1, acid: 'nitrous acid' },
  { formula: 'NO3', name: 'nitrate', charge: -1, acid: 'nitric acid' },
  { formula: 'N3', name: 'azide', charge: -1, acid: 'hydrazoic acid' },
  { formula: 'NH2', name: 'amide', charge: -1 },
  { formula: 'BH4', name: 'tetrahydridoborate', charge: -1 },
  { formula: 'AlH4', name: 'tetrahydridoaluminate', charge: -1 },
  { formula: 'C2H3O2', name: 'acetate', charge: -1, acid: 'acetic acid' },
  { formula: 'CH3COO', name: 'acetate', charge: -1, acid: 'acetic acid' },
  { formula: 'HCOO', name: 'formate', charge: -1, acid: 'formic acid' },
  { formula: 'C6H5COO', name: 'benzoate', charge: -1, acid: 'benzoic acid' },
  { formula: 'C3H5O3', name: 'lactate', charge: -1, acid: 'lactic acid' },
  { formula: 'ClO', name: 'hypochlorite', charge: -1, acid: 'hypochlorous acid' },
  { formula: 'OCl', name: 'hypochlorite', charge: -1, acid: 'hypochlorous acid' },
  { formula: 'ClO2', name: 'chlorite', charge: -1, acid: 'chlorous acid' },
  { formula: 'ClO3', name: 'chlorate', charge: -1, acid: 'chloric acid' },
  { formula: 'ClO4', name: 'perchlorate', charge: -1, acid: 'perchloric acid' },
  { formula: 'BrO', name: 'hypobromite', charge: -1, acid: 'hypobromous acid' },
  { formula: 'OBr', name: 'hypobromite', charge: -1, acid: 'hypobromous acid' },
  { formula: 'BrO2', name: 'bromite', charge: -1, acid: 'bromous acid' },
  { formula: 'BrO3', name: 'bromate', charge: -1, acid: 'bromic acid' },
  { formula: 'BrO4', name: 'perbromate', charge: -1, acid: 'perbromic acid' },
  { formula: 'IO', name: 'hypoiodite', charge: -1, acid: 'hypoiodous acid' },
  { formula: 'OI', name: 'hypoiodite', charge: -1, acid: 'hypoiodous acid' },
  { formula: 'IO2', name: 'iodite', charge: -1, acid: 'iodous acid' },
  { formula: 'IO3', name: 'iodate', charge: -1, acid: 'iodic acid' },
  { formula: 'IO4', name: 'periodate', charge: -1, acid: 'periodic acid' },
  { formula: 'MnO4', name: 'permanganate', charge: -1, acid: 'permanganic acid' },
  { formula: 'HCO3', name: 'hydrogen carbonate', charge: -1 },
  { formula: 'HSO4', name: 'hydrogen sulfate', charge: -1 },
  { formula: 'HSO3', name: 'hydrogen sulfite', charge: -1 },
  { formula: 'HS', name: 'hydrogen sulfide', charge: -1 },
  { formula: 'SH', name: 'hydrogen sulfide', charge: -1 },
  { formula: 'H2PO4', name: 'dihydrogen phosphate', charge: -1 },
  { formula: 'HC2O4', name: 'hydrogen oxalate', charge: -1 },
  { formula: 'BF4', name: 'tetrafluoroborate', charge: -1 },
  { formula: 'PF6', name: 'hexafluorophosphate', charge: -1 },
  { formula: 'AuCl4', name: 'tetrachloridoaurate(III)', charge: -1, acid: 'tetrachloroauric acid' },
  { formula: 'I3', name: 'triiodide', charge: -1 },
  { formula: 'AlO2', name: 'aluminate', charge: -1 },
  { formula: 'VO3', name: 'vanadate', charge: -1 },
  { formula: 'CO3', name: 'carbonate', charge: -2, acid: 'carbonic acid' },
  { formula: 'C2O4', name: 'oxalate', charge: -2, acid: 'oxalic acid' },
  { formula: 'SO3', name: 'sulfite', charge: -2, acid: 'sulfurous acid' },
  { formula: 'SO4', name: 'sulfate', charge: -2, acid: 'sulfuric acid' },
  { formula: 'S2O3', name: 'thiosulfate', charge: -2, acid: 'thiosulfuric acid' },
  { formula: 'S2O4', name: 'dithionite', charge: -2, acid: 'dithionous acid' },
  { formula: 'S2O5', name: 'disulfite', charge: -2, acid: 'disulfurous acid' },
  { formula: 'S2O6', name: 'dithionate', charge: -2, acid: 'dithionic acid' },
  { formula: 'S2O7', name: 'disulfate', charge: -2, acid: 'disulfuric acid' },
  { formula: 'S2O8', name: 'peroxydisulfate', charge: -2, acid: 'peroxydisulfuric acid' },
  { formula: 'S4O6', name: 'tetrathionate', charge: -2 },
  { formula: 'SeO3', name: 'selenite', charge: -2, acid: 'selenous acid' },
  { formula: 'SeO4', name: 'selenate', charge: -2, acid: 'selenic acid' },
  { formula: 'TeO4', name: 'tellurate', charge: -2, acid: 'telluric acid' },
  { formula: 'CrO4', name: 'chromate', charge: -2, acid: 'chromic acid' },
  { formula: 'Cr2O7', name: 'dichromate', charge: -2, acid: 'dichromic acid' },
  { formula: 'MnO4', name: 'manganate', charge: -2 },
  { formula: 'MoO4', name: 'molybdate', charge: -2, acid: 'molybdic acid' },
  { formula: 'WO4', name: 'tungstate', charge: -2, acid: 'tungstic acid' },
  { formula: 'SiO3', name: 'silicate', charge: -2, acid: 'silicic acid' },
  { formula: 'HPO4', name: 'hydrogen phosphate', charge: -2 },
  { formula: 'HPO3', name: 'phosphonate', charge: -2, acid: 'phosphonic acid' },
  { formula: 'O2', name: 'peroxide', charge: -2 },
  { formula: 'O2', name: 'superoxide', charge: -1 },
  { formula: 'O3', name: 'ozonide', charge: -1 },
  { formula: 'S2', name: 'disulfide', charge: -2 },
  { formula: 'C2', name: 'acetylide', charge: -2 },
  { formula: 'B4O7', name: 'tetraborate', charge: -2 },
  { formula: 'C4H4O6', name: 'tartrate', charge: -2, acid: 'tartaric acid' },
  { formula: 'SiF6', name: 'hexafluorosilicate', charge: -2, acid: 'hexafluorosilicic acid' },
  { formula: 'PtCl6', name: 'hexachloridoplatinate(IV)', charge: -2, acid: 'hexachloroplatinic acid' },
  { formula: 'H2P2O7', name: 'dihydrogen diphosphate', charge: -2 },
  { formula: 'VO4', name: 'orthovanadate', charge: -3 },
  { formula: 'AlF6', name: 'hexafluoridoaluminate', charge: -3 },
  { formula: 'PO4', name: 'phosphate', charge: -3, acid: 'phosphoric acid' },
  { formula: 'PO3', name: 'phosphite', charge: -3, acid: 'phosphorous acid' },
  { formula: 'AsO4', name: 'arsenate', charge: -3, acid: 'arsenic acid' },
  { formula: 'AsO3', name: 'arsenite', charge: -3, acid: 'arsenous acid' },
  { formula: 'BO3', name: 'borate', charge: -3, acid: 'boric acid' },
  { formula: 'C6H5O7', name: 'citrate', charge: -3, acid: 'citric acid' },
  { formula: 'P2O7', name: 'diphosphate', charge: -4, acid: 'diphosphoric acid' },
  { formula: 'SiO4', name: 'orthosilicate', charge: -4, acid: 'orthosilicic acid' },
  { formula: 'Fe(CN)6', name: 'hexacyanidoferrate(II)', charge: -4 },
  { formula: 'Fe(CN)6', name: 'hexacyanidoferrate(III)', charge: -3 },
];

export const MONATOMIC_ANIONS: Readonly<Partial<Record<ElementSymbol, MonatomicAnion>>> = {
  H: { name: 'hydride', charge: -1 },
  N: { name: 'nitride', charge: -3 },
  P: { name: 'phosphide', charge: -3 },
  As: { name: 'arsenide', charge: -3 },
  Sb: { name: 'antimonide', charge: -3 },
  O: { name: 'oxide', charge: -2 },
  S: { name: 'sulfide', charge: -2 },
  Se: { name: 'selenide', charge: -2 },
  Te: { name: 'telluride', charge: -2 },
  F: { name: 'fluoride', charge: -1 },
  Cl: { name: 'chloride', charge: -1 },
  Br: { name: 'bromide', charge: -1 },
  I: { name: 'iodide', charge: -1 },
  C: { name: 'carbide', charge: -4 },
  Si: { name: 'silicide', charge: -4 },
  B: { name: 'boride', charge: -3 },
};

/** Elements whose names need no numeral, with the charge of their cation. */
export const FIXED_CHARGES: Readonly<Partial<Record<ElementSymbol, number>>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Fr: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Ra: 2,
  Al: 3,
  Ga: 3,
  Sc: 3,
  Y: 3,
  La: 3,
  Nd: 3,
  Pm: 3,
  Gd: 3,
  Dy: 3,
  Ho: 3,
  Er: 3,
  Lu: 3,
  Ac: 3,
  Th: 4,
  Am: 3,
  Zn: 2,
  Cd: 2,
  Ag: 1,
};

/** Elements whose names need a numeral, with the charges that are common. Mercury(I) is the ion Hg2 of charge 2. */
export const VARIABLE_CHARGES: Readonly<Partial<Record<ElementSymbol, readonly number[]>>> = {
  Ti: [2, 3, 4],
  V: [2, 3, 4, 5],
  Cr: [2, 3, 6],
  Mn: [2, 3, 4, 7],
  Fe: [2, 3],
  Co: [2, 3],
  Ni: [2, 3],
  Cu: [1, 2],
  Ge: [2, 4],
  Zr: [4],
  Nb: [5],
  Mo: [4, 5, 6],
  Tc: [4, 7],
  Ru: [2, 3, 4, 8],
  Rh: [3],
  Pd: [2, 4],
  In: [1, 3],
  Sn: [2, 4],
  Sb: [3, 5],
  Ce: [3, 4],
  Pr: [3, 4],
  Sm: [2, 3],
  Eu: [2, 3],
  Tb: [3, 4],
  Tm: [2, 3],
  Yb: [2, 3],
  Hf: [4],
  Ta: [5],
  W: [4, 5, 6],
  Re: [4, 7],
  Os: [4, 8],
  Ir: [3, 4],
  Pt: [2, 4],
  Au: [1, 3],
  Hg: [2],
  Tl: [1, 3],
  Pb: [2, 4],
  Bi: [3, 5],
  Pa: [4, 5],
  U: [3, 4, 5, 6],
  Np: [3, 4, 5, 6],
  Pu: [3, 4, 5, 6],
};

/**
 * Anions, by name, that some cations do not form. A metal with several charges has the oxide or the iodide of a higher
 * charge, as lead(IV) oxide, PbO2, and indium(III) iodide, InI3. Carbides of metals of charge 1 or 2 hold C2, except
 * beryllium carbide.
 */
export const ANION_RULES: Readonly<Record<string, AnionRule>> = {
  peroxide: {
    notBeside: 'several charges',
    except: [],
    rule: 'Peroxides are read only of metals with a single charge.',
  },
  superoxide: {
    notBeside: 'several charges',
    except: [],
    rule: 'Superoxides are read only of metals with a single charge.',
  },
  ozonide: {
    notBeside: 'several charges',
    except: [],
    rule: 'Ozonides are read only of metals with a single charge.',
  },
  disulfide: {
    notBeside: 'several charges',
    except: ['Fe', 'Co', 'Ni'],
    rule: 'Disulfides are read only of metals with a single charge and of iron, cobalt and nickel.',
  },
  acetylide: {
    notBeside: 'several charges',
    except: ['Cu', 'Au'],
    rule: 'Acetylides are read only of metals with a single charge and of copper and gold.',
  },
  triiodide: {
    notBeside: 'several charges',
    except: ['Tl'],
    rule: 'Triiodides are read only of metals with a single charge and of thallium.',
  },
  carbide: {
    notBeside: 'low charges',
    except: ['Be'],
    rule: 'Metals of charge 1 or 2 have no carbide of single carbon atoms, beryllium aside.',
  },
};

/** Older names by element and charge; accepted, and shown beside the systematic ones. */
export const CLASSICAL_NAMES: Readonly<Record<string, string>> = {
  Fe2: 'ferrous',
  Fe3: 'ferric',
  Cu1: 'cuprous',
  Cu2: 'cupric',
  Sn2: 'stannous',
  Sn4: 'stannic',
  Pb2: 'plumbous',
  Pb4: 'plumbic',
  Hg1: 'mercurous',
  Hg2: 'mercuric',
  Co2: 'cobaltous',
  Co3: 'cobaltic',
  Cr2: 'chromous',
  Cr3: 'chromic',
  Mn2: 'manganous',
  Mn3: 'manganic',
  Au1: 'aurous',
  Au3: 'auric',
};

/** Names of hydrogen compounds in water, by formula. */
export const HYDRACIDS: Readonly<Record<string, string>> = {
  HF: 'hydrofluoric acid',
  HCl: 'hydrochloric acid',
  HBr: 'hydrobromic acid',
  HI: 'hydroiodic acid',
  H2S: 'hydrosulfuric acid',
  H2Se: 'hydroselenic acid',
  HCN: 'hydrocyanic acid',
};

/** Irregular names, by formula; the first is shown, all are accepted. */
export const COMMON_NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  H2O: ['water'],
  H2O2: ['hydrogen peroxide'],
  NH3: ['ammonia'],
  N2H4: ['hydrazine'],
  PH3: ['phosphane', 'phosphine'],
  AsH3: ['arsane', 'arsine'],
  SiH4: ['silane'],
  B2H6: ['diborane'],
  CH4: ['methane'],
  C2H6: ['ethane'],
  C2H4: ['ethene', 'ethylene'],
  C2H2: ['ethyne', 'acetylene'],
  C6H6: ['benzene'],
  O3: ['ozone'],
  D2O: ['heavy water'],
  Fe3O4: ['iron(II,III) oxide', 'triiron tetraoxide'],
  Co3O4: ['cobalt(II,III) oxide', 'tricobalt tetraoxide'],
  Mn3O4: ['manganese(II,III) oxide', 'trimanganese tetraoxide'],
  Pb3O4: ['lead(II,IV) oxide', 'trilead tetraoxide'],
  COCl2: ['carbonyl dichloride', 'carbonyl chloride', 'phosgene'],
  SOCl2: ['thionyl dichloride', 'thionyl chloride'],
  SO2Cl2: ['sulfuryl dichloride', 'sulfuryl chloride'],
  POCl3: ['phosphoryl trichloride', 'phosphoryl chloride', 'phosphorus oxychloride'],
};

/**
 * Common names, by formula, of compounds that also have a systematic name. Accepted, and shown beside the systematic
 * name.
 */
export const EVERYDAY_NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  N2O: ['nitrous oxide', 'laughing gas'],
  NO: ['nitric oxide'],
  P4: ['white phosphorus'],
  CaO: ['quicklime'],
  'Ca(OH)2': ['slaked lime'],
  NaOH: ['caustic soda', 'lye'],
  KOH: ['caustic potash'],
  NaCl: ['table salt'],
  NH4Cl: ['sal ammoniac'],
  NaHCO3: ['baking soda'],
  Na2CO3: ['soda ash'],
  Na2CO3·10H2O: ['washing soda'],
  Na2B4O7·10H2O: ['borax'],
  KNO3: ['saltpeter'],
  CaSO4·2H2O: ['gypsum'],
  MgSO4·7H2O: ['epsom salt'],
  CuSO4·5H2O: ['blue vitriol'],
  FeS2: ['pyrite'],
  Fe3O4: ['magnetite'],
  Pb3O4: ['red lead'],
  Na3AlF6: ['cryolite'],
  SiO2: ['silica'],
  CO2: ['dry ice'],
};

/** Elements that are molecules, with their atoms: 'oxygen' is O2, and an atom of it 'monooxygen'. */
export const DIATOMIC_ELEMENTS: readonly ElementSymbol[] = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I'];

/** Alternative names of anions that are accepted, by the name that is shown. */
export const ANION_SYNONYMS: Readonly<Record<string, string>> = {
  'hydrogen carbonate': 'bicarbonate',
  'hydrogen sulfate': 'bisulfate',
  'hydrogen sulfite': 'bisulfite',
  'hydrogen sulfide': 'hydrosulfide',
  disulfite: 'metabisulfite',
  diphosphate: 'pyrophosphate',
  disulfate: 'pyrosulfate',
  peroxydisulfate: 'persulfate',
  vanadate: 'metavanadate',
  tetrahydridoborate: 'borohydride',
  tetrahydridoaluminate: 'aluminium hydride',
};

/** Alternative spellings that are accepted: British and American ones. */
export const SPELLINGS: readonly (readonly [written: string, read: string])[] = [
  ['sulph', 'sulf'],
  ['aluminum', 'aluminium'],
  ['cesium', 'caesium'],
];

/** Which of two nonmetals is named first. */
export const NONMETAL_ORDER: readonly string[] = [
  'Rn',
  'Xe',
  'Kr',
  'B',
  'Si',
  'C',
  'Sb',
  'As',
  'P',
  'N',
  'H',
  'Te',
  'Se',
  'S',
  'At',
  'I',
  'Br',
  'Cl',
  'O',
  'F',
];
