/** Presents a dose range and the matching amounts of a product, in words that are never an instruction. */

import type {
  Block,
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/kit/presentation.ts';
import type { DrugDoseInput, DrugDoseResult } from '#workers/formulas/drug-dose.ts';
import { type DoseRange, DRUGS, type DrugProduct, type DrugRow } from '#workers/reference/drugs.ts';
import { unitsInWords, workingOf } from './drugDoseWorking.ts';
import { labelBlocks } from './medicineSafety.ts';

type Key = ResultKey<DrugDoseResult>;

const NOT_MEASURABLE = 'This product cannot be measured for this weight. Ask your veterinarian about another strength.';

const COUNTED_IN: Readonly<Record<DrugProduct['unit'], string>> = {
  tablet: 'whole and half tablets',
  capsule: 'whole capsules',
  mL: 'tenths of a milliliter (mL)',
};

export function presentDrugDose(result: DrugDoseResult, input: DrugDoseInput): Presentation<Key> {
  const range = rangeOf(input);
  const pack = productOf(input);
  const headline = headlineOf(result);
  return {
    headline,
    status: result.measurable
      ? `${headline.text} ${headline.unit}, ${apart(result)}, if your veterinarian agrees.`
      : NOT_MEASURABLE,
    blocks: [
      ...(result.measurable ? [] : [notMeasurable]),
      ...labelBlocks(result.labelCheck, 'range'),
      ...(result.measurable ? [limitNotice(input)] : []),
      productFacts(result, input, pack),
      rangeTable(result, input, range),
      ...evidence(input),
    ],
    working: workingOf(result, input, range, pack),
  };
}

const notMeasurable: NoticeBlock = {
  kind: 'notice',
  tone: 'danger',
  text: NOT_MEASURABLE,
};

/**
 * Returns 'At most 1 tablet per dose, at least 12 hours apart, if your veterinarian agrees', with its beginning
 * emphasized.
 */
function headlineOf(result: DrugDoseResult): Figure<Key> {
  const { maxUnitsPerDose, unitLabel } = result;
  if (maxUnitsPerDose === null)
    return {
      field: 'maxUnitsPerDose',
      label: 'No amount of this product',
      value: null,
      text: 'This product cannot be measured',
      tone: 'danger',
    };
  return {
    field: 'maxUnitsPerDose',
    label: 'Upper limit to check with your veterinarian',
    value: maxUnitsPerDose,
    text: `At most ${maxUnitsPerDose}`,
    unit: `${unitsInWords(maxUnitsPerDose, unitLabel)} per dose`,
    note: `${apart(result)}, if your veterinarian agrees.${halvesInWords(result)}`,
    tone: 'caution',
  };
}

function apart({ intervalHours }: DrugDoseResult): string {
  return `at least ${intervalHours} hours apart`;
}

/** Spells out halves, because a decimal point is easily overlooked: 1.5 tablets are not 15. */
function halvesInWords({ maxUnitsPerDose, unitLabel }: DrugDoseResult): string {
  if (unitLabel !== 'tablet' || maxUnitsPerDose === null || Number.isInteger(maxUnitsPerDose)) return '';
  const whole = Math.floor(maxUnitsPerDose);
  return whole === 0 ? ' 0.5 is half a tablet.' : ` ${maxUnitsPerDose} is ${whole} and a half.`;
}

function limitNotice({ species }: DrugDoseInput): NoticeBlock {
  return {
    kind: 'notice',
    tone: 'caution',
    text: `A limit of a published range, not an instruction. Your veterinarian may want less for this ${species}, or none at all.`,
  };
}

function productFacts(
  { deliveredMg, measurable, unitLabel, intervalHours }: DrugDoseResult,
  { drug }: DrugDoseInput,
  { name }: DrugProduct,
): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: name,
    figures: [
      deliveredMg === null
        ? { field: 'deliveredMg', label: 'That amount holds', value: null, text: 'no amount is shown' }
        : {
            field: 'deliveredMg',
            label: 'That amount holds',
            value: deliveredMg,
            text: String(deliveredMg),
            unit: 'mg',
            note: `of ${drug}`,
          },
      {
        field: 'intervalHours',
        label: 'Least time between two doses',
        value: intervalHours,
        text: String(intervalHours),
        unit: 'hours',
      },
      { field: 'unitLabel', label: 'Counted in', value: unitLabel, text: COUNTED_IN[unitLabel] },
      {
        field: 'measurable',
        label: 'Measurable for this weight',
        value: measurable,
        text: measurable ? 'Yes' : 'No',
      },
    ],
  };
}

/**
 * Returns the limits per kilogram with the amounts for this animal, so that a veterinarian can check them at a glance.
 */
function rangeTable(result: DrugDoseResult, input: DrugDoseInput, range: DoseRange): TableBlock<Key> {
  const { doseMinMg, doseMaxMg, capped, labelDoseMg, maxDailyMg, intervalHours } = result;
  const { minMgPerKg, maxMgPerKg, capMg, maxDailyMgPerKg } = range;
  const noFurtherDose =
    maxDailyMg === null
      ? ''
      : ` Doses at least ${intervalHours} hours apart stay below the total of the source, which is no room for another dose.`;
  return {
    kind: 'table',
    title: `Reference range for ${input.weight} ${input.weightUnit}`,
    note: `Per dose, cut off after a tenth of a milligram and never rounded up.${noFurtherDose}`,
    columns: [
      { label: 'Limit' },
      { label: 'Of the source', numeric: true },
      { label: 'For this weight', numeric: true },
    ],
    rows: [
      ['Lowest dose', `${minMgPerKg} mg/kg`, inMg('doseMinMg', 'Lowest dose', doseMinMg)],
      ['Highest dose', `${maxMgPerKg} mg/kg`, inMg('doseMaxMg', 'Highest dose', doseMaxMg)],
      ...(capMg === null
        ? []
        : [
            [
              'Ceiling of this page',
              `${capMg} mg`,
              {
                field: 'capped',
                label: 'Ceiling of this page',
                value: capped,
                text: ceilingInWords(result, range),
              } as const,
            ],
          ]),
      ...labelRow(input, range, labelDoseMg),
      ...(maxDailyMg === null
        ? []
        : [
            [
              'Highest total in 24 hours, by the source',
              `${maxDailyMgPerKg} mg/kg`,
              inMg('maxDailyMg', 'Highest total in 24 hours', maxDailyMg),
            ],
          ]),
    ],
  };
}

function ceilingInWords({ capped, raw }: DrugDoseResult, { minMgPerKg, capMg }: DoseRange): string {
  if (!capped || capMg === null) return 'not reached';
  return raw.weightKg * minMgPerKg > capMg
    ? 'lowers both doses: at this weight it lies below the range of the source'
    : 'lowers the highest dose';
}

/** Where a drug is labeled for one of its animals, states for the others that it is not. */
function labelRow(
  { drug }: DrugDoseInput,
  { labelMgPerKg }: DoseRange,
  labelDoseMg: number | null,
): TableBlock<Key>['rows'] {
  const { doses }: DrugRow = DRUGS[drug];
  if (Object.values(doses).every((range) => range.labelMgPerKg === null)) return [];
  const label = 'Dose of the United States label';
  return labelDoseMg === null
    ? [[label, 'none', { field: 'labelDoseMg', label, value: null, text: 'none' }]]
    : [[label, `${labelMgPerKg} mg/kg`, inMg('labelDoseMg', label, labelDoseMg)]];
}

function inMg(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: String(value), unit: 'mg' };
}

function evidence({ drug, species }: DrugDoseInput): readonly Block<Key>[] {
  const text = EVIDENCE[drug][species];
  return text === undefined ? [] : [{ kind: 'notice', tone: 'caution', title: 'How good the evidence is', text }];
}

/** The evidence, where it is weaker than a label or a guideline. */
const EVIDENCE: Readonly<Record<keyof typeof DRUGS, { readonly dog?: string; readonly cat?: string }>> = {
  diphenhydramine: {
    cat: 'Weak. The range comes from formulary entries, not from a label or a guideline, and only its low part is shown.',
  },
  cephalexin: {},
  tramadol: {
    dog: 'Moderate. The range comes from one veterinary product of the United Kingdom; in the United States tramadol is not approved for dogs. In trials it relieved the pain of arthritis no better than a placebo.',
  },
};

function rangeOf({ drug, species }: DrugDoseInput): DoseRange {
  const { doses }: DrugRow = DRUGS[drug];
  const range = doses[species];
  if (range === undefined) throw new Error(`There is no dose of ${drug} for a ${species}`);
  return range;
}

function productOf({ drug, product }: DrugDoseInput): DrugProduct {
  const { products }: DrugRow = DRUGS[drug];
  const pack = products.find(({ id }) => id === product);
  if (pack === undefined) throw new Error(`There is no ${product} of ${drug}`);
  return pack;
}
