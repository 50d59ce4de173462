import { gives, type Kind, takes } from './kind.ts';

const MASS_UNITS = { ng: 'ng', µg: 'ug', pg: 'pg', mg: 'mg', g: 'g' };
const MOLES_UNITS = { mol: 'mol', mmol: 'mmol', fmol: 'fmol' };
const MOLARITY_UNITS = { 'mol/L': 'mol-per-l', 'mmol/L': 'mmol-per-l', 'nmol/L': 'nmol-per-l' };
/** Quantities of the bench: compounds, solutions, nucleic acids, proteins and cells. */
export const BENCH_KINDS: readonly Kind[] = [
  {
    id: 'molar-mass',
    name: 'Molar mass',
    quantity: 'molarMass',
    givers: [
      gives('molecular-weight', 'totalMass'),
      gives('molar-mass', 'molarMass'),
      gives('amount-converter', 'molarMass'),
      gives('concentration-converter', 'molarMass'),
      gives('protein-synthesis', 'molecularWeight'),
      gives('dna-copy-number', 'massPerMolecule'),
    ],
    takers: [
      takes('molarity', 'molarMass', 'Molar mass', { shownBy: { mode: 'molarity' } }),
      takes('concentration-converter', 'molarMass', 'Molar mass'),
      takes('amount-converter', 'molarMass', 'Molar mass'),
    ],
  },
  {
    id: 'compound-molar-mass',
    name: 'Molar mass',
    quantity: 'molarMass',
    givers: [gives('molecular-weight', 'totalMass'), gives('molar-mass', 'molarMass')],
    takers: [takes('percent-composition', 'molarMass', 'Molar mass', { shownBy: { mode: 'composition' } })],
  },
  {
    id: 'protein-molar-mass',
    name: 'Molecular weight',
    quantity: 'molarMass',
    givers: [gives('protein-synthesis', 'molecularWeight')],
    takers: [
      takes('protein-concentration', 'molecularWeight', 'Molecular weight', {
        shownBy: { method: 'molar-extinction' },
      }),
    ],
  },
  {
    id: 'protein-extinction',
    name: 'Molar extinction coefficient',
    quantity: 'extinction',
    givers: [
      gives('protein-synthesis', 'reference.extinction280Reduced'),
      gives('protein-synthesis', 'reference.extinction280Cystines'),
    ],
    takers: [
      takes('protein-concentration', 'molarExtinction', 'Molar extinction coefficient', {
        shownBy: { method: 'molar-extinction' },
      }),
    ],
  },
  {
    id: 'dna-length',
    name: 'Length of the DNA',
    quantity: 'sequenceLength',
    givers: [gives('dna-sequence', 'length'), gives('amount-converter', 'length')],
    takers: [
      takes('dna-copy-number', 'length', 'Length'),
      takes('ligation', 'vectorLength', 'Vector length'),
      takes('ligation', 'insertLength', 'Insert length'),
    ],
  },
  {
    id: 'sequence-length',
    name: 'Length of the DNA',
    unit: 'nt',
    givers: [gives('dna-sequence', 'length')],
    takers: [takes('amount-converter', 'length', 'Length', { shownBy: { molecule: 'dsdna' } })],
  },
  {
    id: 'dna-concentration',
    name: 'Concentration of the nucleic acid',
    quantity: 'massConcentration',
    givers: [gives('dna-concentration', 'concentration'), gives('amount-converter', 'nanogramsPerMicroliter')],
    takers: [
      takes('concentration-converter', 'concentration', 'Concentration', {
        unitIn: { name: 'unit', values: { 'ng/µL': 'ng-per-ul' } },
      }),
    ],
  },
  {
    id: 'dna-mass',
    name: 'Mass of the nucleic acid',
    quantity: 'mass',
    givers: [
      gives('dna-concentration', 'totalAmount'),
      gives('amount-converter', 'nanograms'),
      gives('ligation', 'insertMass'),
    ],
    takers: [
      takes('dna-copy-number', 'amount', 'Amount'),
      takes('amount-converter', 'amount', 'Amount', { unitIn: { name: 'amountUnit', values: MASS_UNITS } }),
    ],
  },
  {
    id: 'vector-mass',
    name: 'Mass of the DNA',
    quantity: 'mass',
    givers: [gives('dna-concentration', 'totalAmount'), gives('amount-converter', 'nanograms')],
    takers: [takes('ligation', 'vectorMass', 'Vector mass')],
  },
  {
    id: 'solute-mass',
    name: 'Mass of the solute',
    quantity: 'mass',
    givers: [gives('molar-mass', 'massGrams'), gives('amount-converter', 'grams'), gives('molarity', 'mass')],
    takers: [
      takes('molarity', 'mass', 'Mass of the solute', { shownBy: { mode: 'molarity' } }),
      takes('molar-mass', 'massGrams', 'Mass to convert'),
      takes('amount-converter', 'amount', 'Amount', { unitIn: { name: 'amountUnit', values: MASS_UNITS } }),
    ],
  },
  {
    id: 'amount-of-substance',
    name: 'Amount of substance',
    quantity: 'amount',
    givers: [gives('molar-mass', 'moles'), gives('molarity', 'moles'), gives('dna-copy-number', 'femtomoles')],
    takers: [takes('amount-converter', 'amount', 'Amount', { unitIn: { name: 'amountUnit', values: MOLES_UNITS } })],
  },
  {
    id: 'amount-of-compound',
    name: 'Amount of substance',
    quantity: 'amount',
    givers: [gives('amount-converter', 'moles'), gives('molarity', 'moles')],
    takers: [takes('molar-mass', 'moles', 'Amount to convert')],
  },
  {
    id: 'molarity',
    name: 'Molar concentration',
    quantity: 'concentration',
    givers: [
      gives('molarity', 'molarity'),
      gives('concentration-converter', 'molesPerLiter'),
      gives('amount-converter', 'nanomolesPerLiter'),
    ],
    takers: [
      takes('molarity', 'molarity', 'Molarity', { shownBy: { mode: 'mass' } }),
      takes('concentration-converter', 'concentration', 'Concentration', {
        unitIn: { name: 'unit', values: MOLARITY_UNITS },
      }),
    ],
  },
  {
    id: 'solution-molarity',
    name: 'Molar concentration',
    quantity: 'concentration',
    givers: [gives('molarity', 'molarity'), gives('concentration-converter', 'molesPerLiter')],
    takers: [
      takes('pka', 'concentration', 'Concentration', { shownBy: { mode: 'weak-acid' } }),
      takes('pka', 'acidConcentration', 'Acid form', { shownBy: { mode: 'buffer' } }),
      takes('pka', 'baseConcentration', 'Base form', { shownBy: { mode: 'buffer' } }),
    ],
  },
  {
    id: 'mass-concentration',
    name: 'Mass concentration',
    quantity: 'massConcentration',
    givers: [gives('molarity', 'massConcentration'), gives('protein-concentration', 'massConcentration')],
    takers: [
      takes('concentration-converter', 'concentration', 'Concentration', {
        unitIn: { name: 'unit', values: { 'g/L': 'g-per-l', 'mg/mL': 'mg-per-ml' } },
      }),
    ],
  },
  {
    id: 'cell-concentration',
    name: 'Cell concentration',
    quantity: 'cellDensity',
    givers: [gives('od600', 'cellsPerMilliliter')],
    takers: [takes('cell-dilution', 'stockConcentration', 'Stock concentration')],
  },
  {
    id: 'cell-count',
    name: 'Cell concentration',
    unit: 'cells/mL',
    givers: [gives('od600', 'cellsPerMilliliter')],
    takers: [
      takes('generation-time', 'initialCount', 'Initial count'),
      takes('generation-time', 'finalCount', 'Final count'),
    ],
  },
  {
    id: 'doubling-time',
    name: 'Generation time',
    quantity: 'time',
    givers: [gives('generation-time', 'generationTime')],
    takers: [takes('cell-division-time', 'totalTime', 'Total cycle time', { shownBy: { cellType: 'custom' } })],
  },
  {
    id: 'ph',
    name: 'pH',
    givers: [gives('pka', 'pH')],
    takers: [takes('ph-analysis', 'pH', 'pH')],
  },
  {
    id: 'electronegativity-first',
    name: 'Electronegativity',
    givers: [gives('electronegativity', 'electronegativity1')],
    takers: [takes('ionic-character', 'electronegativity1', 'First electronegativity')],
  },
  {
    id: 'electronegativity-second',
    name: 'Electronegativity',
    givers: [gives('electronegativity', 'electronegativity2')],
    takers: [takes('ionic-character', 'electronegativity2', 'Second electronegativity')],
  },
  {
    id: 'bond-length',
    name: 'Bond length',
    quantity: 'length',
    givers: [gives('bond-order', 'bondLength')],
    takers: [takes('ionic-character', 'bondLength', 'Bond length')],
  },
];
