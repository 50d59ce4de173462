/**
 * Blood values in units of the United States (US) and of the International System (SI): SI = US × factor. Factors from molar
 * masses, by the atomic weights of `prohaska2022`; insulin and the monomer of hemoglobin by convention. Hemoglobin A1c has no factor but
 * `HBA1C_LINE`, `hoelzel2004`. The limits of what is plausible are wide, in US units, and only raise the question whether
 * the other unit was meant: they are not a reference interval.
 */

interface ClinicalUnit {
  readonly name: string;
  readonly usUnit: string;
  readonly siUnit: string;
  /** Null: not proportional. */
  readonly factor: number | null;
  /** g/mol, from which the factor is; null for a convention. */
  readonly molarMass: number | null;
  /** In the US unit, edges included. */
  readonly plausible: readonly [low: number, high: number];
}

export const CLINICAL_UNITS = {
  glucose: {
    name: 'Glucose',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.055507449099669176,
    molarMass: 180.156,
    plausible: [5, 2000],
  },
  creatinine: {
    name: 'Creatinine',
    usUnit: 'mg/dL',
    siUnit: 'µmol/L',
    factor: 88.4016973125884,
    molarMass: 113.12,
    plausible: [0.1, 40],
  },
  'urea-nitrogen': {
    name: 'Urea nitrogen (BUN) to urea',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.35696437495537947,
    molarMass: 28.014,
    plausible: [1, 400],
  },
  urea: {
    name: 'Urea',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.16651125616091647,
    molarMass: 60.056,
    plausible: [2, 800],
  },
  'uric-acid': {
    name: 'Uric acid',
    usUnit: 'mg/dL',
    siUnit: 'µmol/L',
    factor: 59.484153421528504,
    molarMass: 168.112,
    plausible: [0.1, 40],
  },
  cholesterol: {
    name: 'Cholesterol (total, HDL, LDL)',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.025862247325843628,
    molarMass: 386.664,
    plausible: [5, 2000],
  },
  triglycerides: {
    name: 'Triglycerides (as triolein)',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.011293654208636709,
    molarMass: 885.453,
    plausible: [5, 10000],
  },
  bilirubin: {
    name: 'Bilirubin',
    usUnit: 'mg/dL',
    siUnit: 'µmol/L',
    factor: 17.103577555317244,
    molarMass: 584.673,
    plausible: [0.01, 80],
  },
  calcium: {
    name: 'Calcium',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.24951344877488896,
    molarMass: 40.078,
    plausible: [2, 25],
  },
  magnesium: {
    name: 'Magnesium',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.41143797572515944,
    molarMass: 24.305,
    plausible: [0.2, 20],
  },
  phosphate: {
    name: 'Phosphate (as phosphorus)',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.32285390456108326,
    molarMass: 30.973761998,
    plausible: [0.2, 40],
  },
  sodium: {
    name: 'Sodium',
    usUnit: 'mEq/L',
    siUnit: 'mmol/L',
    factor: 1,
    molarMass: 22.98976928,
    plausible: [80, 220],
  },
  potassium: {
    name: 'Potassium',
    usUnit: 'mEq/L',
    siUnit: 'mmol/L',
    factor: 1,
    molarMass: 39.0983,
    plausible: [0.8, 15],
  },
  chloride: { name: 'Chloride', usUnit: 'mEq/L', siUnit: 'mmol/L', factor: 1, molarMass: 35.45, plausible: [50, 180] },
  iron: {
    name: 'Iron',
    usUnit: 'µg/dL',
    siUnit: 'µmol/L',
    factor: 0.17906706061420002,
    molarMass: 55.845,
    plausible: [2, 2000],
  },
  lactate: {
    name: 'Lactate (as lactic acid)',
    usUnit: 'mg/dL',
    siUnit: 'mmol/L',
    factor: 0.11101489819933835,
    molarMass: 90.078,
    plausible: [0.5, 400],
  },
  ammonia: {
    name: 'Ammonia (as NH3)',
    usUnit: 'µg/dL',
    siUnit: 'µmol/L',
    factor: 0.5871645822323998,
    molarMass: 17.031,
    plausible: [2, 3000],
  },
  albumin: { name: 'Albumin', usUnit: 'g/dL', siUnit: 'g/L', factor: 10, molarMass: null, plausible: [0.3, 8] },
  'total-protein': {
    name: 'Total protein',
    usUnit: 'g/dL',
    siUnit: 'g/L',
    factor: 10,
    molarMass: null,
    plausible: [1, 15],
  },
  hemoglobin: {
    name: 'Hemoglobin (mass)',
    usUnit: 'g/dL',
    siUnit: 'g/L',
    factor: 10,
    molarMass: null,
    plausible: [1, 26],
  },
  'hemoglobin-monomer': {
    name: 'Hemoglobin (amount, one heme)',
    usUnit: 'g/dL',
    siUnit: 'mmol/L',
    factor: 0.6205783790492739,
    molarMass: 16114,
    plausible: [1, 26],
  },
  hba1c: { name: 'Hemoglobin A1c', usUnit: '%', siUnit: 'mmol/mol', factor: null, molarMass: null, plausible: [3, 20] },
  thyroxine: {
    name: 'Thyroxine (total T4)',
    usUnit: 'µg/dL',
    siUnit: 'nmol/L',
    factor: 12.872102225910853,
    molarMass: 776.87388,
    plausible: [0.1, 40],
  },
  'free-thyroxine': {
    name: 'Free thyroxine (free T4)',
    usUnit: 'ng/dL',
    siUnit: 'pmol/L',
    factor: 12.872102225910853,
    molarMass: 776.87388,
    plausible: [0.05, 15],
  },
  triiodothyronine: {
    name: 'Triiodothyronine (total T3)',
    usUnit: 'ng/dL',
    siUnit: 'nmol/L',
    factor: 0.015361516154608191,
    molarMass: 650.97741,
    plausible: [10, 1000],
  },
  cortisol: {
    name: 'Cortisol',
    usUnit: 'µg/dL',
    siUnit: 'nmol/L',
    factor: 27.58879453521158,
    molarMass: 362.466,
    plausible: [0.1, 150],
  },
  progesterone: {
    name: 'Progesterone',
    usUnit: 'ng/mL',
    siUnit: 'nmol/L',
    factor: 3.1799636848147195,
    molarMass: 314.469,
    plausible: [0.05, 200],
  },
  estradiol: {
    name: 'Estradiol',
    usUnit: 'pg/mL',
    siUnit: 'pmol/L',
    factor: 3.6712336813662865,
    molarMass: 272.388,
    plausible: [2, 6000],
  },
  testosterone: {
    name: 'Testosterone',
    usUnit: 'ng/dL',
    siUnit: 'nmol/L',
    factor: 0.03467033709968762,
    molarMass: 288.431,
    plausible: [1, 3000],
  },
  'vitamin-d': {
    name: 'Vitamin D (25-hydroxyvitamin D3)',
    usUnit: 'ng/mL',
    siUnit: 'nmol/L',
    factor: 2.4959627802030218,
    molarMass: 400.647,
    plausible: [1, 400],
  },
  'vitamin-b12': {
    name: 'Vitamin B12',
    usUnit: 'pg/mL',
    siUnit: 'pmol/L',
    factor: 0.737796138422729,
    molarMass: 1355.387955998,
    plausible: [30, 10000],
  },
  folate: {
    name: 'Folate (as folic acid)',
    usUnit: 'ng/mL',
    siUnit: 'nmol/L',
    factor: 2.2654982736903153,
    molarMass: 441.404,
    plausible: [0.3, 100],
  },
  insulin: {
    name: 'Insulin (1 µIU = 6.00 pmol)',
    usUnit: 'µIU/mL',
    siUnit: 'pmol/L',
    factor: 6,
    molarMass: null,
    plausible: [0.3, 1000],
  },
  sdma: {
    name: 'Symmetric dimethylarginine (SDMA)',
    usUnit: 'µg/dL',
    siUnit: 'µmol/L',
    factor: 0.049441802054801295,
    molarMass: 202.258,
    plausible: [1, 150],
  },
} as const satisfies Readonly<Record<string, ClinicalUnit>>;

/** mmol/mol = (percent − offset) ÷ slope. Source: `hoelzel2004`. */
export const HBA1C_LINE = { offset: 2.152, slope: 0.09148 } as const;
