/** The medicine pages that share one formula and one table: their inputs, and the texts that they always show. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type drugDose from '#workers/formulas/drug-dose.ts';
import { BENADRYL_ELSEWHERE } from '#workers/reference/benadryl.ts';
import {
  type DoseRange,
  DRUGS,
  type Drug,
  type DrugRow,
  type ProductId,
  type Species,
} from '#workers/reference/drugs.ts';
import { OUTPUTS, presentDrugDose, rangeOf } from './drugDoseResult.ts';
import { KG_PER_POUND } from './kilogramsStep.ts';
import { DOSED_WEIGHT_UNIT_FIELD, labelField, medicineShareText, medicineWarning } from './medicineSafety.ts';
import { withMedicineAdvice } from './refusedAdvice.ts';

/** The part of the permanent warning for this drug, after the texts of all medicine pages. */
const DRUG_WARNINGS: Readonly<Record<Drug, string>> = {
  diphenhydramine:
    'Never a combination product: no decongestants ("-D", pseudoephedrine, phenylephrine), acetaminophen/paracetamol, xylitol or alcohol. It can cause sleepiness or excitement. A swollen face, hives with vomiting, or trouble breathing is an emergency, not a case for tablets.',
  cephalexin:
    'An antibiotic, only on prescription: never leftovers, and never stop early without the veterinarian. Not after an allergy to penicillin. Never for rabbits, guinea pigs or hamsters.',
  tramadol:
    'A controlled drug. Never tablets that also contain acetaminophen/paracetamol, never extended-release tablets, never liquids with xylitol. Not with fluoxetine, clomipramine, trazodone, selegiline or amitraz, and not for a dog with seizures. Never for a cat.',
};

const POUNDS_PER_KG = 1 / KG_PER_POUND;

interface MedicinePage {
  readonly species: Species;
  /** The page's title, which is all that its share text contains. */
  readonly title: string;
  readonly example: { readonly weight: string; readonly product: ProductId };
}

/**
 * Returns the page of diphenhydramine, which is sold without a prescription: approved by the veterinarian, with one
 * ingredient.
 */
export function benadrylCalculator(page: MedicinePage): AnyCalculatorDefinition {
  const { common, weightAndProduct, approval, noContraindications, example } = partsOf('diphenhydramine', page);
  const definition = defineCalculator<typeof drugDose>()({
    ...common,
    fixed: { drug: 'diphenhydramine', species: page.species, vetPrescribed: false },
    fields: {
      ...weightAndProduct,
      vetApproved: { kind: 'checkbox', label: approval('approved'), confirms: [] },
      singleIngredient: {
        kind: 'checkbox',
        label: 'I have read the label: the product contains only diphenhydramine and none of these',
        confirms: DRUGS.diphenhydramine.neverWith,
        about: ['product'],
      },
      noContraindications: noContraindications(DRUGS.diphenhydramine.contraindications),
    },
    example: { ...example, vetApproved: true, singleIngredient: true, noContraindications: true },
  });
  return withMedicineAdvice(definition, page.species);
}

/** Returns the page of a prescription medicine. */
export function prescriptionCalculator(
  drug: Exclude<Drug, 'diphenhydramine'>,
  page: MedicinePage,
): AnyCalculatorDefinition {
  const { common, weightAndProduct, approval, noContraindications, example } = partsOf(drug, page);
  const { contraindications, neverWith } = DRUGS[drug];
  const definition = defineCalculator<typeof drugDose>()({
    ...common,
    fixed: { drug, species: page.species, vetApproved: false, singleIngredient: false },
    fields: {
      ...weightAndProduct,
      vetPrescribed: { kind: 'checkbox', label: approval('prescribed'), confirms: [] },
      noContraindications: noContraindications([...contraindications, ...neverWith]),
    },
    example: { ...example, vetPrescribed: true, noContraindications: true },
  });
  return withMedicineAdvice(definition, page.species);
}

/** Returns the parts that both kinds of page share. */
function partsOf(drug: Drug, { species, title, example }: MedicinePage) {
  const { products }: DrugRow = DRUGS[drug];
  const range = rangeOf({ drug, species });
  const { min, max } = range.weightKg;
  return {
    common: {
      formula: 'drug-dose',
      warning: {
        ...medicineWarning({ after: DRUG_WARNINGS[drug] }),
        ...(drug === 'diphenhydramine' ? { local: BENADRYL_ELSEWHERE } : {}),
      },
      errorStyle: 'inline',
      resultAfterEdit: 'removed',
      outputs: OUTPUTS,
      present: presentDrugDose,
      shareText: medicineShareText(title),
      evidence: 'rule',
      sources: range.sources,
    },
    weightAndProduct: {
      weight: {
        kind: 'number',
        label: 'Weight',
        hint: `Weighed this week. ${limitsOf(range)}`,
        min,
        max: poundsDown(max),
        step: 0.1,
        unitIn: 'weightUnit',
      },
      weightUnit: DOSED_WEIGHT_UNIT_FIELD,
      product: {
        kind: 'choice',
        label: 'Product in your hand',
        hint: 'Printed on the package. If yours is not listed, ask your veterinarian.',
        look: products.length > 4 ? 'menu' : 'radios',
        options: products.map(({ id, name }) => ({ value: id as ProductId, label: name })),
      },
      labelAmount: labelField('Tablets, capsules or mL'),
    },
    approval: (verb: 'approved' | 'prescribed') => `My veterinarian has ${verb} this medicine for this ${species}`,
    noContraindications: (confirms: readonly string[]) => ({
      kind: 'checkbox' as const,
      label: `None of these warnings applies to my ${species} or to this product`,
      confirms,
      about: ['product' as const],
    }),
    example: { ...example, weightUnit: 'kg', labelAmount: '' },
  } as const;
}

/** Returns the limits in pounds, rounded inward, so that every weight that the hint allows is accepted. */
function limitsOf({ weightKg: { min, max } }: DoseRange): string {
  const least = Math.ceil(min * POUNDS_PER_KG * 10) / 10;
  return `From ${min} to ${max} kg (${least} to ${poundsDown(max)} lb).`;
}

function poundsDown(kilograms: number): number {
  return Math.floor(kilograms * POUNDS_PER_KG * 10) / 10;
}
