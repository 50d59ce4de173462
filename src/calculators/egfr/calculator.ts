import { INFORMS_NOTICE, PREGNANT } from '#src/calculators/families/humanHealth.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, GroupOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type egfr from '#workers/formulas/egfr.ts';
import type { EgfrInput, EgfrResult } from '#workers/formulas/egfr.ts';
import { KIDNEY_STAGES, type KidneyStage } from '#workers/reference/kidney.ts';
import { otherEquations } from './otherEquations.ts';
import { RISK_NAMES, riskTable } from './riskTable.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<EgfrResult>;

const BASES = { combined: 'Creatinine and cystatin C', creatinine: 'Creatinine', cystatinC: 'Cystatin C' } as const;
const UNIT = 'mL/min/1.73 m²';
const TODAY = 'Speak to a doctor today.';
const NO_RATIO = 'Enter an albumin-creatinine ratio.';

export default defineCalculator<typeof egfr>()({
  formula: 'egfr',
  fixed: {},
  fields: {
    sex: {
      kind: 'choice',
      label: 'Sex',
      look: 'radios',
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
    },
    age: { kind: 'number', label: 'Age in years', min: 18, max: 110 },
    creatinine: {
      kind: 'number',
      label: 'Creatinine in serum',
      ...measuredIn('creatinine', 'mg/dL', 'µmol/L'),
      min: 0.1,
      max: 30,
      step: 0.1,
      optional: true,
    },
    cystatinC: {
      kind: 'number',
      label: 'Cystatin C',
      hint: '0.1 to 15. One of the two markers is needed.',
      ...measuredIn('cystatinC', 'mg/L', 'mg/dL'),
      min: 0.1,
      max: 15,
      step: 0.1,
      optional: true,
    },
    albuminCreatinineRatio: {
      kind: 'number',
      label: 'Albumin-creatinine ratio of the urine',
      ...measuredIn('albuminToCreatinine', 'mg/g', 'mg/mmol'),
      min: 0,
      optional: true,
    },
    pregnant: PREGNANT,
  },
  example: {
    sex: 'female',
    age: '72',
    creatinine: '1.1',
    cystatinC: '1.4',
    albuminCreatinineRatio: '45',
    pregnant: false,
  },
  errorStyle: 'inline',
  outputs: {
    egfr: {
      kind: 'number',
      label: 'Estimated GFR',
      unit: UNIT,
      written: decimals(0),
      note: ({ result: { basis, stage } }) => `${BASES[basis]}.${stage === 'G5' ? ` ${TODAY}` : ''}`,
    },
    stage: { kind: 'words', label: 'Stage', note: ({ value }) => `${stageName(value)}, KDIGO 2024.` },
    basis: { kind: 'words', label: 'Marker', words: BASES },
    creatinine: estimateBy('Creatinine, CKD-EPI 2021'),
    cystatinC: estimateBy('Cystatin C, CKD-EPI 2012'),
    combined: estimateBy('Both, CKD-EPI 2021'),
    albuminuria: { kind: 'words', label: 'Albuminuria', missingNote: NO_RATIO },
    riskId: { kind: 'words', label: 'Risk by KDIGO', words: RISK_NAMES, missingNote: NO_RATIO },
    reference: {
      kind: 'group',
      label: 'Other equations',
      missingNote: 'Enter a creatinine.',
      keys: {
        ckdEpi2009: { kind: 'number', label: 'CKD-EPI 2009', written: decimals(0) },
        mdrd: { kind: 'number', label: 'MDRD', written: decimals(0) },
        ekfc2021: { kind: 'number', label: 'EKFC 2021', written: decimals(0) },
      },
    },
  },
  present,
  evidence: 'estimate',
  sources: ['inker2021', 'inker2012', 'kdigo2024', 'pottel2021', 'levey2009'],
});

function estimateBy(equation: string): GroupOutput<NonNullable<EgfrResult['creatinine']>, unknown, unknown, unknown> {
  return {
    kind: 'group',
    label: equation,
    missingNote: 'Not entered.',
    keys: {
      egfr: { kind: 'number', label: equation, written: decimals(0) },
      stage: { kind: 'words', label: `${equation}, stage` },
    },
  };
}

function stageName(stage: KidneyStage): string {
  const name = KIDNEY_STAGES.find(({ id }) => id === stage)?.name ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function present(result: EgfrResult, input: EgfrInput, figure: FigureOf<Key>): Presentation<Key> {
  const { stage } = result;
  const headline = figure('egfr');
  return {
    headline,
    status: `Estimated GFR ${headline.text} ${UNIT}, ${stage} by KDIGO 2024.${stage === 'G5' ? ` ${TODAY}` : ''}`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: [figure('stage'), figure('basis'), figure('albuminuria'), figure('riskId')] },
      stagesChart(result),
      equationsTable(result, figure),
      riskTable(result, figure),
      otherEquations(result, figure),
      INFORMS_NOTICE,
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ stage }: EgfrResult): readonly NoticeBlock[] {
  const early =
    stage === 'G1' || stage === 'G2'
      ? 'G1 and G2 alone are no kidney disease: that takes another sign of damage for three months. '
      : 'One value is no diagnosis: KDIGO asks for three months. Show it to a doctor, soon if it is below 30. ';
  const failing: NoticeBlock = {
    kind: 'notice',
    tone: 'danger',
    text: `Below 15 is kidney failure by KDIGO. ${TODAY} If the value is new to you, go to an emergency department.`,
  };
  return [
    ...(stage === 'G5' ? [failing] : []),
    {
      kind: 'notice',
      tone: 'caution',
      text: `${early}Not valid in acute illness or on dialysis, and misleading with unusual muscle mass, creatine or much meat. Never change the dose of a medicine because of this page.`,
    },
  ];
}

/** End of the drawn axis. */
const HIGHEST = 120;

/** Returns the values of all equations on the stages. */
function stagesChart({ egfr, stage, creatinine, cystatinC, combined, reference }: EgfrResult): ChartBlock {
  const marks = [
    ['Creatinine', creatinine?.egfr],
    ['Cystatin C', cystatinC?.egfr],
    ['Both markers', combined?.egfr],
    ['EKFC', reference?.ekfc2021],
  ] as const;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'On the stages of KDIGO',
      summary: `${fixed(egfr, 0)} ${UNIT} is ${stage}.`,
      axis: { label: 'Estimated GFR', unit: UNIT, decimals: 0, reaches: [0, HIGHEST] },
      spans: KIDNEY_STAGES.map(({ id, from }, index) => {
        const to = KIDNEY_STAGES[index + 1]?.from;
        return { label: id, from, ...(to === undefined ? {} : { to }) };
      }),
      marks: marks.flatMap(([label, at]) => (at === undefined ? [] : [{ label, at }])),
    },
  };
}

function equationsTable(result: EgfrResult, figure: FigureOf<Key>): TableBlock<Key> {
  const row = (marker: keyof typeof BASES) => {
    const estimate = figure(result[marker] === null ? marker : `${marker}.egfr`);
    return [estimate.label, estimate, result[marker] === null ? '–' : figure(`${marker}.stage`)];
  };
  return {
    kind: 'table',
    title: 'By each marker',
    columns: [{ label: 'Equation' }, { label: 'eGFR', numeric: true }, { label: 'Stage' }],
    rows: [row('creatinine'), row('cystatinC'), row('combined')],
  };
}
