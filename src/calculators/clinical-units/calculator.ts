import { short, shortFigure } from '#src/families/shortFigure.ts';
import { type OtherWay, whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ChartBlock, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type clinicalUnits from '#workers/formulas/clinical-units.ts';
import type { Analyte, ClinicalUnitsInput, ClinicalUnitsResult } from '#workers/formulas/clinical-units.ts';
import { CLINICAL_UNITS, HBA1C_LINE } from '#workers/reference/clinicalUnits.ts';

type Key = ResultKey<ClinicalUnitsResult>;

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
    value: { kind: 'number', label: 'Value', hint: '0 or more.', min: 0 },
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
  present,
  sources: ['prohaska2022', 'young1987', 'hoelzel2004'],
});

const DIGITS = 4;

function present(result: ClinicalUnitsResult, input: ClinicalUnitsInput): Presentation<Key> {
  const { name } = CLINICAL_UNITS[input.analyte];
  const us = figure('us', `${name} in US units`, result.us, result.usUnit);
  const si = figure('si', `${name} in SI units`, result.si, result.siUnit);
  const [headline, given] = input.from === 'us' ? [si, us] : [us, si];
  return {
    headline,
    status: `${headline.text} ${headline.unit ?? ''}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: [given, factorFigure(result), ...more(result)] },
      scales(result, input),
      {
        kind: 'facts',
        title: 'Units',
        figures: [
          { field: 'usUnit', label: 'In the United States', value: result.usUnit, text: result.usUnit },
          { field: 'siUnit', label: 'International System', value: result.siUnit, text: result.siUnit },
          yesNoFigure(
            'plausible',
            'Usual size for this unit',
            result.plausible,
            'A wide check against mixed-up units. It says nothing about health.',
          ),
        ],
      },
      whyDifferent<Key>('Result', [...waysOf(result, input), ...FORMS]),
    ],
    working: workingOf(result, input),
  };
}

function figure(field: Key, label: string, value: number, unit: string): Figure<Key> {
  return { field, label, value, text: short(value, DIGITS), unit };
}

function factorFigure({ factor, siUnit, usUnit }: ClinicalUnitsResult): Figure<Key> {
  const note = factor === null ? 'Not proportional: a straight line with an offset.' : `${siUnit} in 1 ${usUnit}.`;
  return shortFigure<Key>('factor', 'Factor', factor, { note });
}

function more({ ureaMilligramsPerDeciliter, milliequivalentsPerLiter }: ClinicalUnitsResult): readonly Figure<Key>[] {
  return [
    ...(ureaMilligramsPerDeciliter === undefined
      ? []
      : [figure('ureaMilligramsPerDeciliter', 'Urea by mass', ureaMilligramsPerDeciliter, 'mg/dL')]),
    ...(milliequivalentsPerLiter === undefined
      ? []
      : [figure('milliequivalentsPerLiter', 'Equivalents', milliequivalentsPerLiter, 'mEq/L')]),
  ];
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
      : [
          {
            kind: 'notice',
            tone: 'caution',
            text: `This is an unusual value in ${unit}. ${asked}`,
          } as const,
        ]),
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

/** The same stretch in both units, with the value on it. */
function scales({ us, si, usUnit, siUnit, factor }: ClinicalUnitsResult, { analyte }: ClinicalUnitsInput): ChartBlock {
  const lowest = factor === null ? HBA1C_LINE.offset : 0;
  const steps = [0.5, 1, 1.5, 2].map((step) => lowest + (us - lowest || 1) * step);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'One scale beside the other',
      summary: `${short(us, DIGITS)} ${usUnit} are ${short(si, DIGITS)} ${siUnit}. The line is no reference interval.`,
      x: { label: 'US', unit: usUnit },
      y: { label: 'SI', unit: siUnit },
      series: [
        {
          name: CLINICAL_UNITS[analyte].name,
          marks: 'line',
          points: [lowest, ...steps].map((x) => ({ x, y: forwards(x, factor) })),
        },
        { name: 'This value', marks: 'points', points: [{ x: us, y: si }] },
      ],
    },
  };
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
  { us, si, factor, usUnit, siUnit }: ClinicalUnitsResult,
  { from }: ClinicalUnitsInput,
): readonly WorkingStep[] {
  const isUs = from === 'us';
  const text = `${short(isUs ? si : us, DIGITS)} ${isUs ? siUnit : usUnit}`;
  const [typed, times] = [workingNumber(isUs ? us : si, text), workingNumber(factor ?? 1, text)];
  const { offset, slope } = HBA1C_LINE;
  const lines: Readonly<Record<string, readonly [formula: string, substituted: string]>> = {
    true: isUs ? ['US·factor', `${typed}·${times}`] : ['SI ÷ factor', `${typed} ÷ ${times}`],
    false: isUs
      ? ['(% − 2.152) ÷ 0.09148', `(${typed} − ${offset}) ÷ ${slope}`]
      : ['0.09148·mmol/mol + 2.152', `${slope}·${typed} + ${offset}`],
  };
  const [formula = '', substituted = ''] = lines[String(factor !== null)] ?? [];
  return [{ label: isUs ? 'From US to SI' : 'From SI to US', formula, substituted, value: text }];
}
