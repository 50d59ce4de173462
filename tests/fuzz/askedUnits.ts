/** A naive table of units, written apart from the site's: what they are called, and what they amount to in the first unit of their quantity. */

interface NaiveUnit {
  readonly quantity: string;
  readonly times: number;
  /** Where the zero of the first unit lies: 32 °F. */
  readonly zero?: number;
  readonly spellings: readonly string[];
}

const TABLE = `
length m 1 m|meters|metres
length km 1000 km|kilometers|kilometres
length cm 0.01 cm|centimeters|centimetres
length mm 0.001 mm|millimeters
length µm 0.000001 µm|um|micrometers|microns
length in 0.0254 in|inches
length ft 0.3048 ft|feet
length mi 1609.344 miles|mile
mass g 1 g|grams
mass kg 1000 kg|kilograms|kilos|kgs
mass mg 0.001 mg|milligrams
mass µg 0.000001 µg|ug|micrograms
mass ng 0.000000001 ng
mass lb 453.59237 lb|lbs|pounds
mass oz 28.349523125 oz|ounces
volume L 1 L|liters|litres
volume mL 0.001 mL|ml|milliliters|millilitres
volume µL 0.000001 µL|ul|uL|microliters
time s 1 s|seconds
time min 60 min|minutes
time h 3600 h|hours|hr
time d 86400 days|day
time wk 604800 weeks
time mo 2629800 months
time y 31557600 years|y|yr
temperature °C 1 °C|C|degrees C|celsius
amount mol 1 mol
amount mmol 0.001 mmol
molarity M 1 M|mol/L
molarity mM 0.001 mM|mmol/L
molarity µM 0.000001 µM|uM
molarity nM 0.000000001 nM
clinicalMass mg/dL 1 mg/dL|mg/dl
clinicalAmount mmol/L 1 mmol/L|mmol/l
clinicalAmount µmol/L 0.001 µmol/L|umol/l|umol/L
bases bp 1 bp|base pairs
bases kb 1000 kb
area ha 10000 ha|hectares
area ac 4046.8564224 acre|acres
energy kcal 1 kcal
energy kJ 0.2390057361376673 kJ
pressure psi 1 psi
molarMass kDa 1000 kDa
molarMass Da 1 Da
percent % 1 %|percent
`;

const UNITS: readonly NaiveUnit[] = [
  ...TABLE.trim()
    .split('\n')
    .map((line): NaiveUnit => {
      const [quantity = '', , times = '', ...spellings] = line.split(' ');
      return { quantity, times: Number(times), spellings: spellings.join(' ').split('|') };
    }),
  { quantity: 'temperature', times: 5 / 9, zero: 32, spellings: ['°F', 'F', 'degrees F', 'fahrenheit'] },
];
const NAMES: Readonly<Record<string, string>> = { 'bp or nt': 'bp', uM: 'µM', ug: 'µg', 'mol/L': 'M' };

/** Words for units, none of which is ever misspelled. */
export const UNIT_WORDS: ReadonlySet<string> = new Set([
  ...UNITS.flatMap(({ spellings }) => spellings.flatMap((each) => each.toLowerCase().split(' '))),
  ...'rpm cfu mbq kcal cells gallons gallon year month week hour liter litre mmhg hands bars cups duplicates'.split(
    ' ',
  ),
]);

/** All spellings, the longest first. */
export const SPELLINGS: readonly string[] = UNITS.flatMap(({ spellings }) => spellings).toSorted(
  (one, other) => other.length - one.length,
);

/** Returns other spellings of the same unit, and units of the same quantity. */
export function unitsLike(spelling: string): {
  readonly same: readonly string[];
  readonly others: readonly (readonly string[])[];
} {
  const unit = unitNamed(spelling);
  if (unit === undefined) return { same: [spelling], others: [] };
  const others = UNITS.filter((each) => each !== unit && each.quantity === unit.quantity);
  return { same: unit.spellings, others: others.map(({ spellings }) => spellings) };
}

/** Converts by the table; undefined where a unit is unknown or of another quantity. */
export function naivelyConverted(value: number, from: string, to: string): number | undefined {
  const [one, other] = [unitNamed(from), unitNamed(to)];
  if (one === undefined || other === undefined || one.quantity !== other.quantity) return undefined;
  if (one === other) return value;
  return ((value - (one.zero ?? 0)) * one.times) / other.times + (other.zero ?? 0);
}

function unitNamed(spelling: string): NaiveUnit | undefined {
  const name = NAMES[spelling] ?? spelling;
  return UNITS.find(({ spellings }) => spellings.includes(name));
}
