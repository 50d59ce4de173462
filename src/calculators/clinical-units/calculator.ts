import { type OtherWay, whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type clinicalUnits from '#workers/formulas/clinical-units.ts';
import type { Analyte, ClinicalUnitsInput, ClinicalUnitsResult } from '#workers/formulas/clinical-units.ts';
import { CLINICAL_UNITS, HBA1C_LINE } from '#workers/reference/clinicalUnits.ts';

type Key = ResultKey<ClinicalUnitsResult>;

const DIGITS = 4;
const FURTHER = ['ureaMilligramsPerDeciliter', 'milliequivalentsPerLiter'] as const;
const ANALYTES = Object.keys(CLINICAL_UNITS) as Analyte[];

export default defineCalculator<typeof clinicalUnits>()({
  formula: 'clinical-units',
  fixed: {},
  fields: {
    analyte: {
      kind: 'choice',
      label: 'Substance',
      look: 'menu',
      options: ANALYTES.map((value) => {
        const { name, usUnit, siUnit } = CLINICAL_UNITS[value];
        return { value, label: `${name}: ${usUnit}, ${siUnit}` };
      }),
      initial: 'glucose',
    },
    value: { kind: 'number', label: 'Value', min: 0 },
    from: {
      kind: 'choice',
      label: 'Unit of the value',
      hint: 'The units are beside the substance.',
      look: 'radios',
      options: [
        { value: 'us', label: 'US, the first' },
        { value: 'si', label: 'SI, the second' },
      ],
      initial: 'us',
    },
  },
  example: { analyte: 'glucose', value: '100', from: 'us' },
  errorStyle: 'inline',
  outputs: {
    us: inUnits('US', 'usUnit'),
    si: inUnits('SI', 'siUnit'),
    usUnit: { kind: 'words', label: 'In the United States' },
    siUnit: { kind: 'words', label: 'International System' },
    factor: {
      kind: 'number',
      label: 'Factor',
      written: upToDigits(6),
      note: ({ result }) => `${result.siUnit} in 1 ${result.usUnit}.`,
      missingNote: 'Not proportional: a straight line with an offset.',
    },
    plausible: {
      kind: 'flag',
      label: 'Usual size for this unit',
      note: 'A wide check against mixed-up units. It says nothing about health.',
    },
    ureaMilligramsPerDeciliter: { kind: 'number', label: 'Urea by mass', unit: 'mg/dL', written: upToDigits(DIGITS) },
    milliequivalentsPerLiter: { kind: 'number', label: 'Equivalents', unit: 'mEq/L', written: upToDigits(DIGITS) },
  },
  present,
  evidence: 'law',
  sources: ['prohaska2022', 'young1987', 'hoelzel2004'],
});

function inUnits(
  system: string,
  unit: 'usUnit' | 'siUnit',
): NumberOutput<Here<ClinicalUnitsResult, ClinicalUnitsInput, unknown>> {
  return {
    kind: 'number',
    label: ({ input }) => `${CLINICAL_UNITS[input.analyte].name} in ${system} units`,
    unit: ({ result }) => result[unit],
    written: upToDigits(DIGITS),
  };
}

function present(result: ClinicalUnitsResult, input: ClinicalUnitsInput, figure: FigureOf<Key>): Presentation<Key> {
  const [headline, given] = input.from === 'us' ? [figure('si'), figure('us')] : [figure('us'), figure('si')];
  return {
    headline,
    status: `${textOf(headline)}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          given,
          figure('factor'),
          ...FURTHER.filter((key) => result[key] !== undefined).map((key) => figure(key)),
        ],
      },
      { kind: 'facts', title: 'Units', figures: [figure('usUnit'), figure('siUnit'), figure('plausible')] },
      whyDifferent<Key>('Result', [...waysOf(result, input), ...FORMS]),
    ],
    working: workingOf(result, input, headline),
  };
}

function textOf({ text, unit = '' }: Figure): string {
  return `${text} ${unit}`;
}

function notices(result: ClinicalUnitsResult, { analyte, from, value }: ClinicalUnitsInput): readonly NoticeBlock[] {
  const { plausible, usUnit, siUnit, factor } = result;
  const isUs = from === 'us';
  const [unit, otherUnit] = isUs ? [usUnit, siUnit] : [siUnit, usUnit];
  // The same number taken in the other unit, in the unit that was chosen.
  const meant = isUs ? backwards(value, factor) : forwards(value, factor);
  const [low, high] = CLINICAL_UNITS[analyte].plausible;
  const usIfOther = isUs ? meant : value;
  // Asked only where the other unit would make it a usual value.
  const asked =
    factor !== 1 && usIfOther >= low && usIfOther <= high
      ? `Was ${otherUnit} meant? Then it is ${short(meant, DIGITS)} ${unit}.`
      : 'Check it against the report.';
  return [
    ...(plausible
      ? []
      : [{ kind: 'notice', tone: 'caution', text: `This is an unusual value in ${unit}. ${asked}` } as const]),
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'Reference intervals depend on species, age and laboratory: use those on the report. This page makes no diagnosis.',
    },
  ];
}

function forwards(us: number, factor: number | null): number {
  return factor === null ? (us - HBA1C_LINE.offset) / HBA1C_LINE.slope : us * factor;
}

function backwards(si: number, factor: number | null): number {
  return factor === null ? HBA1C_LINE.slope * si + HBA1C_LINE.offset : si / factor;
}

/** Rounded factors of printed tables, SI in one US. */
const PRINTED: Readonly<Partial<Record<Analyte, readonly [name: string, factor: number]>>> = {
  glucose: ['18 mg/dL to 1 mmol/L', 1 / 18],
  creatinine: ['88.4', 88.4],
  cholesterol: ['0.02586', 0.02586],
  insulin: ['6.945 pmol for a µIU', 6.945],
};

function waysOf({ us, si, usUnit, siUnit }: ClinicalUnitsResult, input: ClinicalUnitsInput): readonly OtherWay<Key>[] {
  const printed = PRINTED[input.analyte];
  if (printed === undefined) return [];
  const [name, factor] = printed;
  const result =
    input.from === 'us' ? `${short(us * factor, DIGITS)} ${siUnit}` : `${short(si / factor, DIGITS)} ${usUnit}`;
  return [[`With the factor ${name}`, result, 'As printed tables have it.']];
}

const FORMS: readonly OtherWay<Key>[] = [
  ['Urea or urea nitrogen', '–', 'By mass urea is 2.14 times its nitrogen. In mmol/L the page counts urea.'],
  ['Hemoglobin as a tetramer', '–', 'A quarter of the number for one heme.'],
  ['Another form of a vitamin', '–', 'B12, folate and vitamin D have several forms with other molar masses.'],
];

function workingOf(
  { us, si, factor }: ClinicalUnitsResult,
  { from }: ClinicalUnitsInput,
  converted: Figure,
): readonly WorkingStep[] {
  const isUs = from === 'us';
  const [typed, times] = [isUs ? us : si, factor ?? 1].map((value) => workingNumber(value, converted.written));
  const { offset, slope } = HBA1C_LINE;
  const proportional = isUs ? ['US·factor', `${typed}·${times}`] : ['SI ÷ factor', `${typed} ÷ ${times}`];
  const linear = isUs
    ? ['(% − 2.152) ÷ 0.09148', `(${typed} − ${offset}) ÷ ${slope}`]
    : ['0.09148·mmol/mol + 2.152', `${slope}·${typed} + ${offset}`];
  const [formula = '', substituted = ''] = factor === null ? linear : proportional;
  return [{ label: isUs ? 'From US to SI' : 'From SI to US', formula, substituted, value: textOf(converted) }];
}
