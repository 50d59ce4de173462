/**
 * Three medicines for dogs and cats: the part of the published range that is shown, ceilings, products, and
 * contraindications. mg of the active substance per kg of body weight and per dose; intervals in hours. Reference
 * ranges for checking a label with a veterinarian, never prescriptions: no number is shown before the confirmations.
 */
import type { SourceKey } from './sources.ts';

export type Species = 'dog' | 'cat';

/** What a visitor has to confirm before any number appears; the keys are inputs of the formula. */
export type Confirmation = 'vetApproved' | 'vetPrescribed' | 'singleIngredient' | 'noContraindications';

export interface DrugProduct {
  readonly id: string;
  /** As printed on the package. */
  readonly name: string;
  readonly unit: 'tablet' | 'capsule' | 'mL';
  /** mg of the active substance in one unit. */
  readonly strengthMg: number;
  /** The smallest part of a unit that can be measured: a half, a whole, a tenth. */
  readonly step: 0.1 | 0.5 | 1;
}

export interface DoseRange {
  readonly minMgPerKg: number;
  readonly maxMgPerKg: number;
  /** At least this long between two doses. */
  readonly intervalHours: number;
  /** mg per dose, regardless of weight: a limit chosen for this site. Null: none. */
  readonly capMg: number | null;
  /** The dose of a label, where there is one to compare with. */
  readonly labelMgPerKg: number | null;
  /** The highest total of 24 hours, where the source names one. */
  readonly maxDailyMgPerKg: number | null;
  /** Outside these no dose is shown; both included. */
  readonly weightKg: { readonly min: number; readonly max: number };
  readonly sources: readonly SourceKey[];
}

export interface DrugRow {
  readonly products: readonly DrugProduct[];
  /** In the order in which they are asked for. */
  readonly confirmations: readonly Confirmation[];
  readonly contraindications: readonly string[];
  readonly neverWith: readonly string[];
  /** A species without a row is refused. */
  readonly doses: Readonly<Partial<Record<Species, DoseRange>>>;
}

const DOG_KG = { min: 1, max: 100 } as const;
const CAT_KG = { min: 1, max: 12 } as const;

export const DRUGS = {
  diphenhydramine: {
    products: [
      { id: 'tablet25', name: 'Tablets of 25 mg', unit: 'tablet', strengthMg: 25, step: 0.5 },
      { id: 'chew12_5', name: 'Chewable tablets of 12.5 mg', unit: 'tablet', strengthMg: 12.5, step: 0.5 },
      {
        id: 'liquid2_5',
        name: 'Liquid, 2.5 mg per mL (12.5 mg per 5 mL)',
        unit: 'mL',
        strengthMg: 2.5,
        step: 0.1,
      },
    ],
    confirmations: ['vetApproved', 'singleIngredient', 'noContraindications'],
    contraindications: [
      'glaucoma',
      'enlarged prostate or urinary blockage',
      'heart disease or high blood pressure',
      'thyroid disease',
      'seizures',
      'pregnant or nursing',
      'under 6 months old',
      'sedatives, MAO inhibitors (including amitraz collars, selegiline) or other antihistamines',
    ],
    neverWith: [
      'decongestants (pseudoephedrine, phenylephrine; products marked "-D")',
      'acetaminophen/paracetamol',
      'xylitol (birch sugar)',
      'alcohol-based liquids',
      'topical products',
    ],
    doses: {
      dog: {
        minMgPerKg: 2,
        maxMgPerKg: 3,
        intervalHours: 12,
        capMg: 50,
        labelMgPerKg: null,
        maxDailyMgPerKg: null,
        weightKg: DOG_KG,
        sources: ['aahaAllergy2023', 'medicineHouseRules'],
      },
      cat: {
        minMgPerKg: 0.5,
        maxMgPerKg: 2,
        intervalHours: 12,
        capMg: 10,
        labelMgPerKg: null,
        maxDailyMgPerKg: null,
        weightKg: CAT_KG,
        sources: ['vetsafecareDiphenhydramine', 'medicineHouseRules'],
      },
    },
  },
  cephalexin: {
    products: [
      { id: 'capsule250', name: 'Capsules of 250 mg', unit: 'capsule', strengthMg: 250, step: 1 },
      { id: 'capsule500', name: 'Capsules of 500 mg', unit: 'capsule', strengthMg: 500, step: 1 },
      { id: 'chew75', name: 'Chewable tablets of 75 mg', unit: 'tablet', strengthMg: 75, step: 0.5 },
      { id: 'chew150', name: 'Chewable tablets of 150 mg', unit: 'tablet', strengthMg: 150, step: 0.5 },
      { id: 'chew300', name: 'Chewable tablets of 300 mg', unit: 'tablet', strengthMg: 300, step: 0.5 },
      { id: 'chew600', name: 'Chewable tablets of 600 mg', unit: 'tablet', strengthMg: 600, step: 0.5 },
      { id: 'liquid25', name: 'Liquid, 25 mg per mL (125 mg per 5 mL)', unit: 'mL', strengthMg: 25, step: 0.1 },
      { id: 'liquid50', name: 'Liquid, 50 mg per mL (250 mg per 5 mL)', unit: 'mL', strengthMg: 50, step: 0.1 },
    ],
    confirmations: ['vetPrescribed', 'noContraindications'],
    contraindications: [
      'allergy to cephalosporins, penicillins or other beta-lactams',
      'kidney disease unless the vet has adjusted the dose',
      'pregnant or nursing unless the vet agrees',
      'never for rabbits, guinea pigs, hamsters or other small herbivores',
    ],
    neverWith: [],
    doses: {
      dog: {
        minMgPerKg: 15,
        maxMgPerKg: 30,
        intervalHours: 12,
        capMg: null,
        labelMgPerKg: 22,
        maxDailyMgPerKg: null,
        weightKg: DOG_KG,
        sources: ['cfrCephalexin', 'cefalexinTablets', 'ohioAntimicrobials', 'medicineHouseRules'],
      },
      cat: {
        minMgPerKg: 15,
        maxMgPerKg: 30,
        intervalHours: 12,
        capMg: null,
        labelMgPerKg: null,
        maxDailyMgPerKg: null,
        weightKg: CAT_KG,
        sources: ['cefalexinTablets', 'ohioAntimicrobials', 'medicineHouseRules'],
      },
    },
  },
  tramadol: {
    products: [{ id: 'tablet50', name: 'Tablets of 50 mg', unit: 'tablet', strengthMg: 50, step: 0.5 }],
    confirmations: ['vetPrescribed', 'noContraindications'],
    contraindications: [
      'seizures or epilepsy',
      'liver or kidney disease',
      'breathing problems',
      'pregnant or nursing',
      'under 6 months',
    ],
    neverWith: [
      'tablets that also contain acetaminophen/paracetamol',
      'extended-release tablets',
      'human liquid with xylitol',
      'SSRIs (e.g. fluoxetine), tricyclics (e.g. clomipramine), trazodone, selegiline or other MAO inhibitors, amitraz',
    ],
    doses: {
      dog: {
        minMgPerKg: 2,
        maxMgPerKg: 4,
        intervalHours: 8,
        capMg: null,
        labelMgPerKg: null,
        maxDailyMgPerKg: 16,
        weightKg: { min: 6.25, max: 100 },
        sources: ['tramvetolSpc', 'wongTramadol2021', 'medicineHouseRules'],
      },
    },
  },
} as const satisfies Readonly<Record<string, DrugRow>>;

export type Drug = keyof typeof DRUGS;
export type ProductId = (typeof DRUGS)[Drug]['products'][number]['id'];
