import { namedBars } from '#src/calculators/families/namedBars.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { NumberField, Values } from '#src/engine/kit/fields.ts';
import { legible } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ChartBlock,
  ComparisonBlock,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
} from '#src/engine/kit/presentation.ts';
import type oxygen from '#workers/formulas/oxygen-consumption.ts';
import type { OxygenInput, OxygenResult } from '#workers/formulas/oxygen-consumption.ts';
import { OUTPUTS } from './outputs.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<OxygenResult>;

export default defineCalculator<typeof oxygen>()({
  formula: 'oxygen-consumption',
  fixed: {},
  fields: {
    o2Input: percentage('O2 input', 'Inspired oxygen.', '20.93'),
    o2Output: percentage('O2 output', 'Expired oxygen, below the input.'),
    co2Input: percentage('CO2 input', 'Inspired carbon dioxide.', '0.04'),
    co2Output: percentage('CO2 output', 'Expired carbon dioxide.'),
    flowRate: {
      kind: 'number',
      label: 'Flow rate',
      hint: 'Inspired, dry gas at STPD.',
      ...measuredIn('flow', 'L/min', 'mL/min', 'L/h'),
      min: 0,
    },
    temperature: {
      kind: 'number',
      label: 'Temperature',
      hint: 'Only noted: no formula here uses it.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
    },
  },
  example: { o2Input: '20.93', o2Output: '17', co2Input: '0.04', co2Output: '3.3', flowRate: '6', temperature: '25' },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  precision: {
    counts: 'figures',
    // Without the contribution of protein, which is a constant of the rule.
    of: [
      'oxygenConsumption',
      'co2Production',
      'rq',
      'metabolicRate',
      'substrateUtilization.carbohydrates',
      'substrateUtilization.fats',
      'reference',
    ],
  },
  evidence: 'law',
  sources: ['lusk1924', 'wilmoreCostill1973', 'weir1949', 'frayn1983'],
});

function percentage(label: string, hint: string, placeholder?: string): NumberField<Values> {
  return {
    kind: 'number',
    label,
    hint,
    unit: '%',
    min: 0,
    max: 100,
    step: 0.01,
    // The composition of room air is known more precisely than it is typed.
    ...(placeholder === undefined ? {} : { placeholder, isExact: true }),
  };
}

const FUELS = ['carbohydrates', 'fats', 'proteins'] as const;
const REFERENCE = ['carbohydrateGrams', 'fatGrams', 'weirKcalPerDay'] as const;

function present(result: OxygenResult, input: OxygenInput, figure: FigureOf<Key>): Presentation<Key> {
  const consumed = legible(result.oxygenConsumption, 3);
  const quotient = figure('rq').text;
  const accepted = byHaldane(result, figure);
  return {
    headline: figure('oxygenConsumption'),
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Oxygen consumption ${consumed} L/min, RQ ${quotient}.`
        : `Oxygen consumption ${consumed} L/min with equal flows, ${legible(Number(accepted.figure.value), 3)} L/min by the Haldane transformation, which is the best estimate. RQ ${quotient}.`,
    blocks: [
      ...notices(result, input),
      haldaneFacts(result, figure),
      methods(figure),
      {
        kind: 'facts',
        title: 'Fuels by RQ, protein fixed at 15 %',
        figures: FUELS.map((fuel) => figure(`substrateUtilization.${fuel}`)),
      },
      {
        kind: 'facts',
        title: 'Fuels and energy from the reference exchange',
        figures: REFERENCE.map((key) => figure(`reference.${key}`)),
      },
      gasChart(input),
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the consumption with the flow out corrected by nitrogen; null where these gases have none. */
function byHaldane({ reference }: OxygenResult, figure: FigureOf<Key>): AcceptedValue<Key> | null {
  if (reference.vo2 === null) return null;
  return {
    insteadOf: 'Equal flows',
    method: 'Haldane transformation',
    figure: figure('reference.vo2'),
    advice:
      'Use the Haldane value: the volume breathed out differs from that breathed in, and nitrogen shows by how much. Equal flows ignore it.',
  };
}

/** Rounding errors of a quotient of 1 from gas readings are smaller than this. */
const ROUNDING = 1e-9;

function notices({ rq, reference }: OxygenResult, input: OxygenInput): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (input.o2Input + input.co2Input >= 100 || input.o2Output + input.co2Output >= 100)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No room for nitrogen',
      text: 'Oxygen and carbon dioxide add up to 100 % or more on one side, so the Haldane transformation has no nitrogen to compare.',
    });
  else if (reference.rer === null)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No uptake by nitrogen balance',
      text: 'With the flow out corrected by nitrogen, no oxygen is consumed: the fall in oxygen is dilution by carbon dioxide. Check the gas readings.',
    });
  if (rq < 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Carbon dioxide taken up',
      text: 'Less carbon dioxide comes out than goes in, which no breathing body does. Check which reading is which.',
    });
  if (rq > 1 + ROUNDING)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'RQ above 1',
      text: 'More carbon dioxide than oxygen means hyperventilation, buffering by bicarbonate or the making of fat, not a diet of pure carbohydrate. The shares of fuels below follow the rule for RQ 1 all the same.',
    });
  return found;
}

function haldaneFacts({ reference }: OxygenResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'By the Haldane transformation',
    figures: [
      // Otherwise it is beside the headline.
      ...(reference.vo2 === null ? [figure('reference.vo2')] : []),
      figure('reference.expiredFlow'),
      figure('temperature'),
    ],
  };
}

function methods(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Carbon dioxide, quotient and energy by both methods',
    methods: ['Equal flows, 4.82 kcal/L', 'Haldane, Weir'],
    rows: [
      { label: 'CO2 production', figures: [figure('co2Production'), figure('reference.vco2')] },
      { label: 'Respiratory quotient (RQ)', figures: [figure('rq'), figure('reference.rer')] },
      { label: 'Metabolic rate', figures: [figure('metabolicRate'), figure('reference.weirKcalPerMin')] },
    ],
    why: 'Unless the quotient is 1, the volumes breathed in and out differ. The simple difference takes them as equal; the Haldane transformation gets the flow out from nitrogen. And 4.82 kcal a liter holds for one mix of fuels only, while the Weir equation follows the mix.',
    sources: ['wilmoreCostill1973', 'weir1949', 'lusk1924'],
  };
}

/** Returns the composition of the gas on both sides of the animal. */
function gasChart({ o2Input, o2Output, co2Input, co2Output }: OxygenInput): ChartBlock {
  return namedBars({
    title: 'Gas in and out',
    summary: 'Oxygen is consumed, and carbon dioxide is produced.',
    of: 'Gas',
    y: { label: 'Share of the gas', unit: '%' },
    names: ['O₂', 'CO₂'],
    series: [
      { name: 'In', values: [o2Input, co2Input] },
      { name: 'Out', values: [o2Output, co2Output] },
    ],
  });
}
