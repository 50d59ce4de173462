/**
 * The kinds of quantity that a result may hand on to a field of another calculator. A kind is one quantity of one thing:
 * the molar mass of a compound, not any number in grams per mole. Nothing comes from or goes to pages on toxicity and
 * medicine. `tests/contract/handover.test.ts` compares every row with the calculators.
 */
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import type { QuantityName } from '#src/kit/onDemand/units.ts';

/** A figure of a result. */
export interface Giver {
  readonly calculator: CalculatorId;
  /** `field` of the figure. */
  readonly figure: string;
  /** The unit that the figure is shown in; '' for none. In another unit it is not handed on. */
  readonly unit: string;
  /** The same unit by the name that fields use: 'g/mol' for 'Da'. */
  readonly as?: string;
}

/** A number field of a form. */
export interface Taker {
  readonly calculator: CalculatorId;
  /** Key of the field, dotted in a group. */
  readonly input: string;
  readonly label: string;
  /** The choice beside the field that is its unit, and the choice for each unit, the preferred one first. */
  readonly unitIn?: { readonly name: string; readonly values: Readonly<Record<string, string>> };
  /** Choices that are made when the field is hidden. */
  readonly shownBy?: Choices;
  /** Choices that are always made: the animal whose quantity it is. */
  readonly of?: Choices;
}

type Choices = Readonly<Record<string, string>>;

export interface Kind {
  readonly id: string;
  /** As it begins a sentence: 'Molar mass'. */
  readonly name: string;
  /** The table by which units are converted. Absent: giver and taker have the same unit. */
  readonly quantity?: QuantityName;
  readonly givers: readonly Giver[];
  readonly takers: readonly Taker[];
}

const MASS_UNITS = { ng: 'ng', µg: 'ug', pg: 'pg', mg: 'mg', g: 'g' };
const MOLES_UNITS = { mol: 'mol', mmol: 'mmol', fmol: 'fmol' };
const MOLARITY_UNITS = { 'mol/L': 'mol-per-l', 'mmol/L': 'mmol-per-l', 'nmol/L': 'nmol-per-l' };
const WEIGHT = { name: 'weightUnit', values: { kg: 'kg', lb: 'lb' } };

export const KINDS: readonly Kind[] = [
  {
    id: 'molar-mass',
    name: 'Molar mass',
    quantity: 'molarMass',
    givers: [
      gives('molecular-weight', 'totalMass', 'g/mol'),
      gives('molar-mass', 'molarMass', 'g/mol'),
      gives('amount-converter', 'molarMass', 'g/mol'),
      gives('concentration-converter', 'molarMass', 'g/mol'),
      gives('protein-synthesis', 'molecularWeight', 'Da', 'g/mol'),
      gives('dna-copy-number', 'massPerMolecule', 'g/mol'),
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
    givers: [gives('molecular-weight', 'totalMass', 'g/mol'), gives('molar-mass', 'molarMass', 'g/mol')],
    takers: [takes('percent-composition', 'molarMass', 'Molar mass', { shownBy: { mode: 'composition' } })],
  },
  {
    id: 'protein-molar-mass',
    name: 'Molecular weight',
    quantity: 'molarMass',
    givers: [gives('protein-synthesis', 'molecularWeight', 'Da', 'g/mol')],
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
      gives('protein-synthesis', 'reference.extinction280Reduced', 'M⁻¹ cm⁻¹'),
      gives('protein-synthesis', 'reference.extinction280Cystines', 'M⁻¹ cm⁻¹'),
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
    givers: [gives('dna-sequence', 'length', 'nt', 'bp'), gives('amount-converter', 'length', 'bp')],
    takers: [
      takes('dna-copy-number', 'length', 'Length'),
      takes('ligation', 'vectorLength', 'Vector length'),
      takes('ligation', 'insertLength', 'Insert length'),
    ],
  },
  {
    id: 'sequence-length',
    name: 'Length of the DNA',
    givers: [gives('dna-sequence', 'length', 'nt', '')],
    takers: [takes('amount-converter', 'length', 'Length', { shownBy: { molecule: 'dsdna' } })],
  },
  {
    id: 'dna-concentration',
    name: 'Concentration of the nucleic acid',
    givers: [
      gives('dna-concentration', 'concentration', 'ng/µL'),
      gives('amount-converter', 'nanogramsPerMicroliter', 'ng/µL'),
    ],
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
      gives('dna-concentration', 'totalAmount', 'µg'),
      gives('amount-converter', 'nanograms', 'ng'),
      gives('ligation', 'insertMass', 'ng'),
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
    givers: [gives('dna-concentration', 'totalAmount', 'µg'), gives('amount-converter', 'nanograms', 'ng')],
    takers: [takes('ligation', 'vectorMass', 'Vector mass')],
  },
  {
    id: 'solute-mass',
    name: 'Mass of the solute',
    quantity: 'mass',
    givers: [
      gives('molar-mass', 'massGrams', 'g'),
      gives('amount-converter', 'grams', 'g'),
      gives('molarity', 'mass', 'g'),
    ],
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
    givers: [
      gives('molar-mass', 'moles', 'mol'),
      gives('molarity', 'moles', 'mol'),
      gives('dna-copy-number', 'femtomoles', 'fmol'),
    ],
    takers: [takes('amount-converter', 'amount', 'Amount', { unitIn: { name: 'amountUnit', values: MOLES_UNITS } })],
  },
  {
    id: 'amount-of-compound',
    name: 'Amount of substance',
    quantity: 'amount',
    givers: [gives('amount-converter', 'moles', 'mol'), gives('molarity', 'moles', 'mol')],
    takers: [takes('molar-mass', 'moles', 'Amount to convert')],
  },
  {
    id: 'molarity',
    name: 'Molar concentration',
    quantity: 'concentration',
    givers: [
      gives('molarity', 'molarity', 'mol/L'),
      gives('concentration-converter', 'molesPerLiter', 'mol/L'),
      gives('amount-converter', 'nanomolesPerLiter', 'nmol/L'),
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
    givers: [gives('molarity', 'molarity', 'mol/L'), gives('concentration-converter', 'molesPerLiter', 'mol/L')],
    takers: [
      takes('pka', 'concentration', 'Concentration', { shownBy: { mode: 'weak-acid' } }),
      takes('pka', 'acidConcentration', 'Acid form', { shownBy: { mode: 'buffer' } }),
      takes('pka', 'baseConcentration', 'Base form', { shownBy: { mode: 'buffer' } }),
    ],
  },
  {
    id: 'mass-concentration',
    name: 'Mass concentration',
    givers: [
      gives('molarity', 'massConcentration', 'g/L'),
      gives('protein-concentration', 'massConcentration', 'mg/mL'),
    ],
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
    givers: [gives('od600', 'cellsPerMilliliter', 'cells/mL')],
    takers: [takes('cell-dilution', 'stockConcentration', 'Stock concentration')],
  },
  {
    id: 'cell-count',
    name: 'Cell concentration',
    givers: [gives('od600', 'cellsPerMilliliter', 'cells/mL', '')],
    takers: [
      takes('generation-time', 'initialCount', 'Initial count'),
      takes('generation-time', 'finalCount', 'Final count'),
    ],
  },
  {
    id: 'doubling-time',
    name: 'Generation time',
    quantity: 'time',
    givers: [gives('generation-time', 'generationTime', 'min'), gives('generation-time', 'generationTime', 'h')],
    takers: [takes('cell-division-time', 'totalTime', 'Total cycle time', { shownBy: { cellType: 'custom' } })],
  },
  {
    id: 'ph',
    name: 'pH',
    givers: [gives('pka', 'pH', '')],
    takers: [takes('ph-analysis', 'pH', 'pH')],
  },
  {
    id: 'electronegativity-first',
    name: 'Electronegativity',
    givers: [gives('electronegativity', 'electronegativity1', '')],
    takers: [takes('ionic-character', 'electronegativity1', 'First electronegativity')],
  },
  {
    id: 'electronegativity-second',
    name: 'Electronegativity',
    givers: [gives('electronegativity', 'electronegativity2', '')],
    takers: [takes('ionic-character', 'electronegativity2', 'Second electronegativity')],
  },
  {
    id: 'bond-length',
    name: 'Bond length',
    quantity: 'length',
    givers: [gives('bond-order', 'bondLength', 'pm')],
    takers: [takes('ionic-character', 'bondLength', 'Bond length')],
  },
  {
    id: 'dog-energy',
    name: 'Energy need of the dog per day',
    quantity: 'energy',
    givers: [gives('dog-nutrition', 'mer', 'kcal')],
    takers: [
      takes('treat-allowance', 'dailyEnergy', 'Daily energy, if you know it', { of: { species: 'dog' } }),
      takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day', { of: { species: 'dog' } }),
    ],
  },
  {
    id: 'cat-energy',
    name: 'Energy need of the cat per day',
    quantity: 'energy',
    givers: [gives('cat-calorie', 'mer', 'kcal')],
    takers: [
      takes('treat-allowance', 'dailyEnergy', 'Daily energy, if you know it', { of: { species: 'cat' } }),
      takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day', { of: { species: 'cat' } }),
    ],
  },
  {
    id: 'meal-energy',
    name: 'Energy for meals per day',
    quantity: 'energy',
    givers: [gives('treat-allowance', 'mealEnergy', 'kcal')],
    takers: [takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day')],
  },
  {
    id: 'food-energy',
    name: 'Energy in 100 g of the food',
    quantity: 'energy',
    givers: [gives('pet-food-energy', 'energyPer100g', 'kcal')],
    takers: [
      takes('dog-nutrition', 'foodEnergy', 'Energy of the food', { of: { foodEnergyUnit: '100g' } }),
      takes('cat-calorie', 'foodEnergy', 'Energy of the food', { of: { foodEnergyUnit: '100g' } }),
    ],
  },
  {
    id: 'dog-weight',
    name: 'Ideal weight of the dog',
    quantity: 'mass',
    givers: [gives('dog-bmi', 'idealWeight', 'kg'), gives('dog-bmi', 'idealWeight', 'lb')],
    takers: [
      takes('dog-nutrition', 'weight', 'Weight', { unitIn: WEIGHT }),
      takes('dog-water-intake', 'weight', 'Weight of the dog', { unitIn: WEIGHT }),
      takes('treat-allowance', 'weight', 'Body weight', { of: { species: 'dog' } }),
      takes('dog-life-expectancy', 'weight', 'Weight'),
    ],
  },
  {
    id: 'horse-weight',
    name: 'Weight of the horse',
    quantity: 'mass',
    givers: [gives('horse-weight', 'weightKg', 'kg')],
    takers: [takes('metabolic-rate', 'weight', 'Weight', { of: { species: 'animal' } })],
  },
  {
    id: 'dog-life-expectancy',
    name: 'Life expectancy of the dog in years',
    givers: [gives('dog-life-expectancy', 'years', 'years', '')],
    takers: [takes('pet-cost', 'lifeExpectancy', 'Life expectancy in years')],
  },
  {
    id: 'max-heart-rate',
    name: 'Maximum heart rate',
    givers: [gives('heart-rate-zones', 'maxHeartRate', 'bpm', '')],
    takers: [takes('vo2max', 'maxHeartRate', 'Maximum heart rate', { shownBy: { method: 'heartRateRatio' } })],
  },
  {
    id: 'fenced-area',
    name: 'Fenced area',
    quantity: 'area',
    givers: [gives('fence', 'area', 'm²')],
    takers: [takes('animal-space', 'availableOutdoor', 'Area that you have outdoors')],
  },
  {
    id: 'population-size',
    name: 'Population size',
    givers: [gives('mark-recapture', 'chapman.estimate', '')],
    takers: [
      takes('population-growth', 'initialPopulation', 'Initial population'),
      takes('carrying-capacity', 'currentPopulation', 'Current population'),
    ],
  },
  {
    id: 'future-population',
    name: 'Population size',
    givers: [gives('population-growth', 'finalPopulation', 'individuals', '')],
    takers: [takes('carrying-capacity', 'currentPopulation', 'Current population')],
  },
  {
    id: 'carrying-capacity',
    name: 'Carrying capacity',
    givers: [gives('carrying-capacity', 'totalCapacity', 'individuals', '')],
    takers: [takes('population-growth', 'carryingCapacity', 'Carrying capacity', { shownBy: { model: 'logistic' } })],
  },
  {
    id: 'sample-mean',
    name: 'Mean',
    givers: [gives('outlier-test', 'mean', ''), gives('descriptive-statistics', 'columns.0.mean', '')],
    takers: [
      takes('confidence-interval', 'mean', 'Mean', { shownBy: { mode: 'mean', source: 'summary' } }),
      takes('t-test', 'mean1', 'Mean of group 1', { shownBy: { design: 'two-sample', source: 'summary' } }),
      takes('t-test', 'mean2', 'Mean of group 2', { shownBy: { design: 'two-sample', source: 'summary' } }),
    ],
  },
  {
    id: 'sample-standard-deviation',
    name: 'Standard deviation',
    givers: [
      gives('outlier-test', 'standardDeviation', ''),
      gives('descriptive-statistics', 'columns.0.standardDeviation', ''),
    ],
    takers: [
      takes('confidence-interval', 'standardDeviation', 'Standard deviation', {
        shownBy: { mode: 'mean', source: 'summary' },
      }),
      takes('t-test', 'standardDeviation1', 'SD of group 1', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('t-test', 'standardDeviation2', 'SD of group 2', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('sample-size', 'standardDeviation', 'Standard deviation', { shownBy: { design: 'two-means' } }),
    ],
  },
  {
    id: 'sample-count',
    name: 'Number of values',
    givers: [gives('outlier-test', 'count', ''), gives('descriptive-statistics', 'columns.0.count', '')],
    takers: [
      takes('confidence-interval', 'sampleSize', 'Sample size', { shownBy: { mode: 'mean', source: 'summary' } }),
      takes('t-test', 'sampleSize1', 'Sample size of group 1', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('t-test', 'sampleSize2', 'Sample size of group 2', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
    ],
  },
  {
    id: 'correlation',
    name: 'Correlation coefficient',
    givers: [gives('correlation', 'pearson.coefficient', '')],
    takers: [takes('sample-size', 'correlation', 'Correlation', { shownBy: { design: 'correlation' } })],
  },
  {
    id: 'subjects',
    name: 'Number of subjects',
    givers: [gives('sample-size', 'totalSampleSize', '')],
    takers: [takes('randomization', 'numberOfSubjects', 'Subjects')],
  },
  {
    id: 'feed-cost-of-a-day',
    name: 'Feed cost of one animal a day',
    givers: [gives('feed-cost', 'costPerAnimal', '')],
    takers: [takes('break-even-price', 'feedCostPerDay', 'Feed, cost of a day')],
  },
];

function gives(calculator: CalculatorId, figure: string, unit: string, as?: string): Giver {
  return { calculator, figure, unit, ...(as === undefined ? {} : { as }) };
}

function takes(
  calculator: CalculatorId,
  input: string,
  label: string,
  rest: Pick<Taker, 'unitIn' | 'shownBy' | 'of'> = {},
): Taker {
  return { calculator, input, label, ...rest };
}
