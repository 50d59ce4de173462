/**
 * Buffers: ionization at 25 °C and no ionic strength, by key, in about the order of their pK, and the two forms in which they
 * are sold.
 *
 * pK, enthalpy and heat capacity: `goldberg2002`. Steps of zwitterions that lie below pH 3 are left out. Formulas: `pubchem2023`.
 */

export interface BufferStep {
  /** At 25 °C and no ionic strength. */
  readonly pK: number;
  /** Enthalpy of the ionization, kJ/mol. */
  readonly enthalpy: number;
  /** Change of heat capacity, J/(K·mol). */
  readonly heatCapacity: number;
}

/** What is on the bottle. */
export interface BufferBottle {
  readonly name: string;
  readonly formula: string;
  /** Hydrogen ions that its molecule has fewer than the form of most. */
  readonly lost: number;
}

export interface Buffer {
  readonly name: string;
  /** Of the form with most hydrogen ions. */
  readonly charge: number;
  readonly steps: readonly BufferStep[];
  readonly acid: BufferBottle;
  readonly base: BufferBottle;
}

export const BUFFERS = {
  citrate: {
    name: 'Citrate',
    charge: 0,
    steps: [
      { pK: 3.128, enthalpy: 4.07, heatCapacity: -131 },
      { pK: 4.761, enthalpy: 2.23, heatCapacity: -178 },
      { pK: 6.396, enthalpy: -3.38, heatCapacity: -254 },
    ],
    acid: { name: 'Citric acid', formula: 'C6H8O7', lost: 0 },
    base: { name: 'Trisodium citrate dihydrate', formula: 'Na3C6H5O7·2H2O', lost: 3 },
  },
  succinate: {
    name: 'Succinate',
    charge: 0,
    steps: [
      { pK: 4.207, enthalpy: 3, heatCapacity: -121 },
      { pK: 5.636, enthalpy: -0.5, heatCapacity: -217 },
    ],
    acid: { name: 'Succinic acid', formula: 'C4H6O4', lost: 0 },
    base: { name: 'Disodium succinate', formula: 'Na2C4H4O4', lost: 2 },
  },
  acetate: {
    name: 'Acetate',
    charge: 0,
    steps: [{ pK: 4.756, enthalpy: -0.41, heatCapacity: -142 }],
    acid: { name: 'Acetic acid', formula: 'CH3COOH', lost: 0 },
    base: { name: 'Sodium acetate', formula: 'CH3COONa', lost: 1 },
  },
  histidine: {
    name: 'L-Histidine',
    charge: 1,
    steps: [{ pK: 6.07, enthalpy: 29.5, heatCapacity: 176 }],
    acid: { name: 'Histidine hydrochloride monohydrate', formula: 'C6H9N3O2·HCl·H2O', lost: 0 },
    base: { name: 'Histidine', formula: 'C6H9N3O2', lost: 1 },
  },
  mes: {
    name: 'MES',
    charge: 0,
    steps: [{ pK: 6.27, enthalpy: 14.8, heatCapacity: 5 }],
    acid: { name: 'MES', formula: 'C6H13NO4S', lost: 0 },
    base: { name: 'MES sodium salt', formula: 'C6H12NNaO4S', lost: 1 },
  },
  'bis-tris': {
    name: 'Bis-Tris',
    charge: 1,
    steps: [{ pK: 6.484, enthalpy: 28.4, heatCapacity: 27 }],
    acid: { name: 'Bis-Tris hydrochloride', formula: 'C8H19NO5·HCl', lost: 0 },
    base: { name: 'Bis-Tris', formula: 'C8H19NO5', lost: 1 },
  },
  ada: {
    name: 'ADA',
    charge: -1,
    steps: [{ pK: 6.844, enthalpy: 12.23, heatCapacity: -144 }],
    acid: { name: 'ADA monosodium salt', formula: 'C6H9N2NaO5', lost: 0 },
    base: { name: 'ADA disodium salt', formula: 'C6H8N2Na2O5', lost: 1 },
  },
  aces: {
    name: 'ACES',
    charge: 0,
    steps: [{ pK: 6.847, enthalpy: 30.43, heatCapacity: -49 }],
    acid: { name: 'ACES', formula: 'C4H10N2O4S', lost: 0 },
    base: { name: 'ACES sodium salt', formula: 'C4H9N2NaO4S', lost: 1 },
  },
  mopso: {
    name: 'MOPSO',
    charge: 0,
    steps: [{ pK: 6.9, enthalpy: 25, heatCapacity: 38 }],
    acid: { name: 'MOPSO', formula: 'C7H15NO5S', lost: 0 },
    base: { name: 'MOPSO sodium salt', formula: 'C7H14NNaO5S', lost: 1 },
  },
  imidazole: {
    name: 'Imidazole',
    charge: 1,
    steps: [{ pK: 6.993, enthalpy: 36.64, heatCapacity: -9 }],
    acid: { name: 'Imidazole hydrochloride', formula: 'C3H4N2·HCl', lost: 0 },
    base: { name: 'Imidazole', formula: 'C3H4N2', lost: 1 },
  },
  pipes: {
    name: 'PIPES',
    charge: -1,
    steps: [{ pK: 7.141, enthalpy: 11.2, heatCapacity: 22 }],
    acid: { name: 'PIPES monosodium salt', formula: 'C8H17N2NaO6S2', lost: 0 },
    base: { name: 'PIPES disodium salt', formula: 'C8H16N2Na2O6S2', lost: 1 },
  },
  mops: {
    name: 'MOPS',
    charge: 0,
    steps: [{ pK: 7.184, enthalpy: 21.1, heatCapacity: 25 }],
    acid: { name: 'MOPS', formula: 'C7H15NO4S', lost: 0 },
    base: { name: 'MOPS sodium salt', formula: 'C7H14NNaO4S', lost: 1 },
  },
  bes: {
    name: 'BES',
    charge: 0,
    steps: [{ pK: 7.187, enthalpy: 24.25, heatCapacity: -2 }],
    acid: { name: 'BES', formula: 'C6H15NO5S', lost: 0 },
    base: { name: 'BES sodium salt', formula: 'C6H14NNaO5S', lost: 1 },
  },
  phosphate: {
    name: 'Phosphate',
    charge: 0,
    steps: [
      { pK: 2.148, enthalpy: -8, heatCapacity: -141 },
      { pK: 7.198, enthalpy: 3.6, heatCapacity: -230 },
      { pK: 12.35, enthalpy: 16, heatCapacity: -242 },
    ],
    acid: { name: 'Sodium dihydrogen phosphate', formula: 'NaH2PO4', lost: 1 },
    base: { name: 'Disodium hydrogen phosphate', formula: 'Na2HPO4', lost: 2 },
  },
  tes: {
    name: 'TES',
    charge: 0,
    steps: [{ pK: 7.55, enthalpy: 32.13, heatCapacity: 0 }],
    acid: { name: 'TES', formula: 'C6H15NO6S', lost: 0 },
    base: { name: 'TES sodium salt', formula: 'C6H14NNaO6S', lost: 1 },
  },
  hepes: {
    name: 'HEPES',
    charge: 0,
    steps: [{ pK: 7.564, enthalpy: 20.4, heatCapacity: 47 }],
    acid: { name: 'HEPES', formula: 'C8H18N2O4S', lost: 0 },
    base: { name: 'HEPES sodium salt', formula: 'C8H17N2NaO4S', lost: 1 },
  },
  tapso: {
    name: 'TAPSO',
    charge: 0,
    steps: [{ pK: 7.635, enthalpy: 39.09, heatCapacity: -16 }],
    acid: { name: 'TAPSO', formula: 'C7H17NO7S', lost: 0 },
    base: { name: 'TAPSO sodium salt', formula: 'C7H16NNaO7S', lost: 1 },
  },
  triethanolamine: {
    name: 'Triethanolamine',
    charge: 1,
    steps: [{ pK: 7.762, enthalpy: 33.6, heatCapacity: 50 }],
    acid: { name: 'Triethanolamine hydrochloride', formula: 'C6H15NO3·HCl', lost: 0 },
    base: { name: 'Triethanolamine', formula: 'C6H15NO3', lost: 1 },
  },
  hepps: {
    name: 'HEPPS (EPPS)',
    charge: 0,
    steps: [{ pK: 7.957, enthalpy: 21.3, heatCapacity: 48 }],
    acid: { name: 'HEPPS', formula: 'C9H20N2O4S', lost: 0 },
    base: { name: 'HEPPS sodium salt', formula: 'C9H19N2NaO4S', lost: 1 },
  },
  heppso: {
    name: 'HEPPSO',
    charge: 0,
    steps: [{ pK: 8.042, enthalpy: 23.7, heatCapacity: 47 }],
    acid: { name: 'HEPPSO', formula: 'C9H20N2O5S', lost: 0 },
    base: { name: 'HEPPSO sodium salt', formula: 'C9H19N2NaO5S', lost: 1 },
  },
  tris: {
    name: 'Tris',
    charge: 1,
    steps: [{ pK: 8.072, enthalpy: 47.45, heatCapacity: -59 }],
    acid: { name: 'Tris hydrochloride', formula: 'C4H11NO3·HCl', lost: 0 },
    base: { name: 'Tris base', formula: 'C4H11NO3', lost: 1 },
  },
  tricine: {
    name: 'Tricine',
    charge: 0,
    steps: [{ pK: 8.135, enthalpy: 31.37, heatCapacity: -53 }],
    acid: { name: 'Tricine', formula: 'C6H13NO5', lost: 0 },
    base: { name: 'Tricine sodium salt', formula: 'C6H12NNaO5', lost: 1 },
  },
  glycylglycine: {
    name: 'Glycylglycine',
    charge: 0,
    steps: [{ pK: 8.265, enthalpy: 43.4, heatCapacity: -16 }],
    acid: { name: 'Glycylglycine', formula: 'C4H8N2O3', lost: 0 },
    base: { name: 'Glycylglycine sodium salt', formula: 'C4H7N2NaO3', lost: 1 },
  },
  bicine: {
    name: 'Bicine',
    charge: 0,
    steps: [{ pK: 8.334, enthalpy: 26.34, heatCapacity: 0 }],
    acid: { name: 'Bicine', formula: 'C6H13NO4', lost: 0 },
    base: { name: 'Bicine sodium salt', formula: 'C6H12NNaO4', lost: 1 },
  },
  taps: {
    name: 'TAPS',
    charge: 0,
    steps: [{ pK: 8.44, enthalpy: 40.4, heatCapacity: 15 }],
    acid: { name: 'TAPS', formula: 'C7H17NO6S', lost: 0 },
    base: { name: 'TAPS sodium salt', formula: 'C7H16NNaO6S', lost: 1 },
  },
  borate: {
    name: 'Borate',
    charge: 0,
    steps: [{ pK: 9.237, enthalpy: 13.8, heatCapacity: -240 }],
    acid: { name: 'Boric acid', formula: 'H3BO3', lost: 0 },
    base: { name: 'Sodium tetrahydroxyborate', formula: 'NaB(OH)4', lost: 1 },
  },
  ammonia: {
    name: 'Ammonia',
    charge: 1,
    steps: [{ pK: 9.245, enthalpy: 51.95, heatCapacity: 8 }],
    acid: { name: 'Ammonium chloride', formula: 'NH4Cl', lost: 0 },
    base: { name: 'Ammonia', formula: 'NH3', lost: 1 },
  },
  ches: {
    name: 'CHES',
    charge: 0,
    steps: [{ pK: 9.394, enthalpy: 39.55, heatCapacity: 9 }],
    acid: { name: 'CHES', formula: 'C8H17NO3S', lost: 0 },
    base: { name: 'CHES sodium salt', formula: 'C8H16NNaO3S', lost: 1 },
  },
  ethanolamine: {
    name: 'Ethanolamine',
    charge: 1,
    steps: [{ pK: 9.498, enthalpy: 50.52, heatCapacity: 26 }],
    acid: { name: 'Ethanolamine hydrochloride', formula: 'C2H7NO·HCl', lost: 0 },
    base: { name: 'Ethanolamine', formula: 'C2H7NO', lost: 1 },
  },
  glycine: {
    name: 'Glycine',
    charge: 0,
    steps: [{ pK: 9.78, enthalpy: 44.2, heatCapacity: -57 }],
    acid: { name: 'Glycine', formula: 'C2H5NO2', lost: 0 },
    base: { name: 'Glycine sodium salt', formula: 'C2H4NNaO2', lost: 1 },
  },
  carbonate: {
    name: 'Carbonate',
    charge: 0,
    steps: [
      { pK: 6.351, enthalpy: 9.15, heatCapacity: -371 },
      { pK: 10.329, enthalpy: 14.7, heatCapacity: -249 },
    ],
    acid: { name: 'Sodium hydrogen carbonate', formula: 'NaHCO3', lost: 1 },
    base: { name: 'Sodium carbonate', formula: 'Na2CO3', lost: 2 },
  },
  caps: {
    name: 'CAPS',
    charge: 0,
    steps: [{ pK: 10.499, enthalpy: 48.1, heatCapacity: 57 }],
    acid: { name: 'CAPS', formula: 'C9H19NO3S', lost: 0 },
    base: { name: 'CAPS sodium salt', formula: 'C9H18NNaO3S', lost: 1 },
  },
} as const satisfies Readonly<Record<string, Buffer>>;

export type BufferKey = keyof typeof BUFFERS;
