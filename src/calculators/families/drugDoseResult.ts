/** Presents a dose range and the matching amounts of a product, in words that are never an instruction. */

import type { FigureOf, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { inWords, plain } from '#src/engine/kit/writing.ts';
import type { DrugDoseInput, DrugDoseResult } from '#workers/formulas/drug-dose.ts';
import { type DoseRange, DRUGS, type DrugProduct, type DrugRow } from '#workers/reference/drugs.ts';
import { unitsInWords, workingOf } from './drugDoseWorking.ts';
import { labelBlocks, labelOutput } from './medicineSafety.ts';

type Key = ResultKey<DrugDoseResult>;

const NOT_MEASURABLE = 'This product cannot be measured for this weight. Ask your veterinarian about another strength.';

const COUNTED_IN: Readonly<Record<DrugProduct['unit'], string>> = {
  tablet: 'whole and half tablets',
  capsule: 'whole capsules',
  mL: 'tenths of a milliliter (mL)',
};

const ON_LABEL = 'Dose of the United States label';
const CEILING = 'Ceiling of this page';

/** The results of the medicine pages. */
export const OUTPUTS: Outputs<DrugDoseResult, DrugDoseResult, DrugDoseInput> = {
  doseMinMg: milligrams('Lowest dose'),
  doseMaxMg: milligrams('Highest dose'),
  capped: { kind: 'flag', label: CEILING, words: (_, { result, input }) => ceilingInWords(result, rangeOf(input)) },
  intervalHours: { kind: 'number', label: 'Least time between two doses', unit: 'hours', written: plain },
  labelDoseMg: { ...milligrams(ON_LABEL), missing: 'none' },
  maxDailyMg: milligrams('Highest total in 24 hours'),
  // 'At most 1 tablet per dose, at least 12 hours apart, if your veterinarian agrees', with its beginning emphasized.
  maxUnitsPerDose: {
    kind: 'number',
    label: ({ value }) =>
      value === null ? 'No amount of this product' : 'Upper limit to check with your veterinarian',
    unit: ({ value, result }) => `${unitsInWords(value ?? 0, result.unitLabel)} per dose`,
    written: (value) => inWords(`At most ${value}`),
    tone: ({ value }) => (value === null ? 'danger' : 'caution'),
    note: ({ result }) => `${apart(result)}, if your veterinarian agrees.${halvesInWords(result)}`,
    missing: 'This product cannot be measured',
    missingNote: '',
  },
  unitLabel: { kind: 'words', label: 'Counted in', words: COUNTED_IN },
  deliveredMg: {
    ...milligrams('That amount holds'),
    note: ({ input }) => `of ${input.drug}`,
    missing: 'no amount is shown',
    missingNote: '',
  },
  measurable: { kind: 'flag', label: 'Measurable for this weight' },
  labelCheck: labelOutput('range'),
  raw: { kind: 'inner', label: 'Cut off after more digits' },
};

function milligrams(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mg', written: plain };
}

export function presentDrugDose(
  result: DrugDoseResult,
  input: DrugDoseInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const range = rangeOf(input);
  const pack = productOf(input);
  const headline = figure('maxUnitsPerDose');
  return {
    headline,
    status: result.measurable
      ? `${headline.text} ${headline.unit}, ${apart(result)}, if your veterinarian agrees.`
      : NOT_MEASURABLE,
    blocks: [
      ...(result.measurable ? [] : [{ kind: 'notice', tone: 'danger', text: NOT_MEASURABLE } as const]),
      ...labelBlocks(result.labelCheck, 'range', figure),
      ...(result.measurable ? [limitNotice(input)] : []),
      {
        kind: 'facts',
        title: pack.name,
        figures: [figure('deliveredMg'), figure('intervalHours'), figure('unitLabel'), figure('measurable')],
      },
      rangeTable(result, input, range, figure),
      ...evidence(input),
    ],
    working: workingOf(result, input, range, pack),
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

/**
 * Returns the limits per kilogram with the amounts for this animal, so that a veterinarian can check them at a glance.
 */
function rangeTable(
  result: DrugDoseResult,
  input: DrugDoseInput,
  range: DoseRange,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const { labelDoseMg, maxDailyMg, intervalHours } = result;
  const { minMgPerKg, maxMgPerKg, capMg, labelMgPerKg, maxDailyMgPerKg } = range;
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
      ['Lowest dose', `${minMgPerKg} mg/kg`, figure('doseMinMg')],
      ['Highest dose', `${maxMgPerKg} mg/kg`, figure('doseMaxMg')],
      ...(capMg === null ? [] : [[CEILING, `${capMg} mg`, figure('capped')]]),
      ...(isLabeled(input)
        ? [[ON_LABEL, labelDoseMg === null ? 'none' : `${labelMgPerKg} mg/kg`, figure('labelDoseMg')]]
        : []),
      ...(maxDailyMg === null
        ? []
        : [['Highest total in 24 hours, by the source', `${maxDailyMgPerKg} mg/kg`, figure('maxDailyMg')]]),
    ],
  };
}

function ceilingInWords({ capped, raw }: DrugDoseResult, { minMgPerKg, capMg }: DoseRange): string {
  if (!capped || capMg === null) return 'not reached';
  return raw.weightKg * minMgPerKg > capMg
    ? 'lowers both doses: at this weight it lies below the range of the source'
    : 'lowers the highest dose';
}

/** Where a drug is labeled for one of its animals, the table states for the others that it is not. */
function isLabeled({ drug }: DrugDoseInput): boolean {
  const { doses }: DrugRow = DRUGS[drug];
  return Object.values(doses).some(({ labelMgPerKg }) => labelMgPerKg !== null);
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

/** @throws Error if the drug is not dosed for the animal */
export function rangeOf({ drug, species }: Pick<DrugDoseInput, 'drug' | 'species'>): DoseRange {
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
