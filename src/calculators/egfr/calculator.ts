import { INFORMS_NOTICE, PREGNANT } from '#src/families/humanHealth.ts';
import { missingFigure } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type egfr from '#workers/formulas/egfr.ts';
import type { EgfrInput, EgfrResult } from '#workers/formulas/egfr.ts';
import { KIDNEY_STAGES, type KidneyStage } from '#workers/reference/kidney.ts';
import { otherEquations } from './otherEquations.ts';
import { RISK_NAMES, riskTable } from './riskTable.ts';
import { stagesChart } from './stagesChart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<EgfrResult>;

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
    age: { kind: 'number', label: 'Age in years', hint: '18 to 110.', min: 18, max: 110 },
    creatinine: {
      kind: 'number',
      label: 'Creatinine in serum',
      hint: '0.1 to 30 mg/dL.',
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
  present,
  sources: ['inker2021', 'inker2012', 'kdigo2024', 'pottel2021', 'levey2009'],
});

const BASES = { combined: 'Creatinine and cystatin C', creatinine: 'Creatinine', cystatinC: 'Cystatin C' } as const;
const UNIT = 'mL/min/1.73 m²';
const TODAY = 'Speak to a doctor today.';
const NO_RATIO = 'Enter an albumin-creatinine ratio.';

function present(result: EgfrResult, input: EgfrInput): Presentation<Key> {
  const { stage, basis, albuminuria, riskId } = result;
  const text = fixed(result.egfr, 0);
  return {
    headline: {
      ...rate('egfr', 'Estimated GFR', result.egfr),
      note: stage === 'G5' ? `${BASES[basis]}. ${TODAY}` : `${BASES[basis]}.`,
    },
    status: `Estimated GFR ${text} ${UNIT}, ${stage} by KDIGO 2024.${stage === 'G5' ? ` ${TODAY}` : ''}`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          { ...stageFigure('stage', 'Stage', stage), note: `${stageName(stage)}, KDIGO 2024.` },
          { field: 'basis', label: 'Marker', value: basis, text: BASES[basis] },
          albuminuria === null
            ? missingFigure('albuminuria', 'Albuminuria', NO_RATIO)
            : { field: 'albuminuria', label: 'Albuminuria', value: albuminuria, text: albuminuria },
          riskId === null
            ? missingFigure('riskId', 'Risk by KDIGO', NO_RATIO)
            : { field: 'riskId', label: 'Risk by KDIGO', value: riskId, text: RISK_NAMES[riskId] },
        ],
      },
      stagesChart(result),
      equationsTable(result),
      riskTable(result),
      otherEquations(result),
      INFORMS_NOTICE,
    ],
    working: workingOf(result, input),
  };
}

function rate(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 0), unit: UNIT };
}

function stageFigure(field: Key, label: string, stage: KidneyStage): Figure<Key> {
  return { field, label, value: stage, text: stage };
}

function stageName(stage: KidneyStage): string {
  const name = KIDNEY_STAGES.find(({ id }) => id === stage)?.name ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function equationsTable(result: EgfrResult): TableBlock<Key> {
  const row = (marker: keyof typeof BASES, equation: string) => {
    const estimate = result[marker];
    return estimate === null
      ? [equation, missingFigure<Key>(marker, equation, 'Not entered.'), '–']
      : [
          equation,
          { field: `${marker}.egfr`, label: equation, value: estimate.egfr, text: fixed(estimate.egfr, 0) } as const,
          stageFigure(`${marker}.stage`, `${equation}, stage`, estimate.stage),
        ];
  };
  return {
    kind: 'table',
    title: 'By each marker',
    columns: [{ label: 'Equation' }, { label: 'eGFR', numeric: true }, { label: 'Stage' }],
    rows: [
      row('creatinine', 'Creatinine, CKD-EPI 2021'),
      row('cystatinC', 'Cystatin C, CKD-EPI 2012'),
      row('combined', 'Both, CKD-EPI 2021'),
    ],
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
