import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { NumberField, Values } from '#src/kit/fields.ts';
import { fixed } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  AcceptedValue,
  ComparisonBlock,
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
} from '#src/kit/presentation.ts';
import type oxygen from '#workers/formulas/oxygen-consumption.ts';
import type { OxygenInput, OxygenResult } from '#workers/formulas/oxygen-consumption.ts';
import { gasChart } from './chart.ts';
import { quotientText, workingOf } from './working.ts';

type Key = ResultKey<OxygenResult>;

/** Rounding errors of a quotient of 1 from gas readings are smaller than this. */
const ROUNDING = 1e-9;

export default defineCalculator<typeof oxygen>()({
  formula: 'oxygen-consumption',
  fixed: {},
  fields: {
    o2Input: percentage('O2 input', 'Inspired oxygen, 0 to 100.', '20.93'),
    o2Output: percentage('O2 output', 'Expired oxygen, 0 to 100, below the input.'),
    co2Input: percentage('CO2 input', 'Inspired carbon dioxide, 0 to 100.', '0.04'),
    co2Output: percentage('CO2 output', 'Expired carbon dioxide, 0 to 100.'),
    flowRate: {
      kind: 'number',
      label: 'Flow rate',
      hint: 'Inspired, dry gas at STPD, above 0.',
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
  sources: ['lusk1924', 'wilmoreCostill1973', 'weir1949', 'frayn1983'],
});

function present(result: OxygenResult, input: OxygenInput): Presentation<Key> {
  const { oxygenConsumption } = result;
  const consumed = legible(oxygenConsumption, 3);
  const accepted = byHaldane(result);
  return {
    headline: liters(
      'oxygenConsumption',
      'Oxygen consumption',
      oxygenConsumption,
      accepted === null
        ? 'Difference times flow, with equal flows in and out. The Haldane transformation is not defined for these gases.'
        : undefined,
    ),
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Oxygen consumption ${consumed} L/min, RQ ${quotientText(result.rq)}.`
        : `Oxygen consumption ${consumed} L/min with equal flows, ${legible(Number(accepted.figure.value), 3)} L/min by the Haldane transformation, which is the best estimate. RQ ${quotientText(result.rq)}.`,
    blocks: [
      ...notices(result, input),
      haldaneFacts(result),
      methods(result),
      fuels(result),
      fuelGrams(result),
      gasChart(input),
    ],
    working: workingOf(result, input),
  };
}

/** Returns the consumption with the flow out corrected by nitrogen; null where these gases have none. */
function byHaldane({ reference: { vo2 } }: OxygenResult): AcceptedValue<Key> | null {
  if (vo2 === null) return null;
  return {
    insteadOf: 'Equal flows',
    method: 'Haldane transformation',
    figure: liters('reference.vo2', 'Oxygen consumption', vo2),
    advice:
      'Use the Haldane value: the volume breathed out differs from that breathed in, and nitrogen shows by how much. Equal flows ignore it.',
  };
}

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

function haldaneFacts({ temperature, reference }: OxygenResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'By the Haldane transformation',
    figures: [
      // Otherwise it is beside the headline.
      ...(reference.vo2 === null ? [liters('reference.vo2', 'Oxygen consumption', reference.vo2)] : []),
      liters(
        'reference.expiredFlow',
        'Expired flow',
        reference.expiredFlow,
        'What the inspired flow becomes when nitrogen is neither taken up nor given off.',
      ),
      {
        field: 'temperature',
        label: 'Temperature',
        value: temperature,
        text: typedNumber(temperature),
        unit: '°C',
        note: 'As entered. The flow is taken to be at STPD.',
      },
    ],
  };
}

function methods({ co2Production, rq, metabolicRate, reference }: OxygenResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Carbon dioxide, quotient and energy by both methods',
    methods: ['Equal flows, 4.82 kcal/L', 'Haldane, Weir'],
    rows: [
      {
        label: 'CO2 production',
        figures: [
          liters('co2Production', 'CO2 production', co2Production),
          liters('reference.vco2', 'CO2 production, Haldane', reference.vco2),
        ],
      },
      {
        label: 'Respiratory quotient (RQ)',
        figures: [
          { field: 'rq', label: 'Respiratory quotient (RQ)', value: rq, text: quotientText(rq) },
          figure({ field: 'reference.rer', label: 'Respiratory exchange ratio, Haldane' }, reference.rer, 2),
        ],
      },
      {
        label: 'Metabolic rate',
        figures: [
          figure(
            { field: 'metabolicRate', label: 'Metabolic rate', note: '4.82 kcal for every liter of oxygen.' },
            metabolicRate,
            2,
            'kcal/min',
          ),
          figure(
            {
              field: 'reference.weirKcalPerMin',
              label: 'Metabolic rate, Weir',
              note: 'Weir: 3.941 a liter of oxygen and 1.106 a liter of carbon dioxide.',
            },
            reference.weirKcalPerMin,
            2,
            'kcal/min',
          ),
        ],
      },
    ],
    why: 'Unless the quotient is 1, the volumes breathed in and out differ. The simple difference takes them as equal; the Haldane transformation gets the flow out from nitrogen. And 4.82 kcal a liter holds for one mix of fuels only, while the Weir equation follows the mix.',
    sources: ['wilmoreCostill1973', 'weir1949', 'lusk1924'],
  };
}

function fuels({ substrateUtilization: { carbohydrates, fats, proteins } }: OxygenResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Fuels by RQ, protein fixed at 15 %',
    figures: [
      figure({ field: 'substrateUtilization.carbohydrates', label: 'Carbohydrates' }, carbohydrates, 1, '%'),
      figure({ field: 'substrateUtilization.fats', label: 'Fats' }, fats, 1, '%'),
      {
        ...figure({ field: 'substrateUtilization.proteins', label: 'Proteins' }, proteins, 1, '%'),
        note: 'Assumed, not measured: 15 % between RQ 0.7 and 1, none outside.',
      },
    ],
  };
}

function fuelGrams({ reference }: OxygenResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Fuels and energy from the reference exchange',
    figures: [
      grams('reference.carbohydrateGrams', 'Carbohydrate burned (Frayn)', reference.carbohydrateGrams),
      grams('reference.fatGrams', 'Fat burned (Frayn)', reference.fatGrams),
      figure(
        { field: 'reference.weirKcalPerDay', label: 'Energy per day (Weir)' },
        reference.weirKcalPerDay,
        0,
        'kcal/day',
      ),
    ],
  };
}

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

function liters(field: Key, label: string, value: number | null, note?: string): Figure<Key> {
  return figure({ field, label, ...(note === undefined ? {} : { note }) }, value, 3, 'L/min');
}

function grams(field: Key, label: string, value: number | null): Figure<Key> {
  return figure({ field, label }, value, 3, 'g/min');
}

/** @param named the field with its label and the part of the note that applies to any value */
function figure(
  named: Pick<Figure<Key>, 'field' | 'label' | 'note'>,
  value: number | null,
  decimals: number,
  unit?: string,
): Figure<Key> {
  if (value === null) return { ...named, value, text: 'not defined' };
  const text = fixed(value, decimals);
  return withHiddenDigits({ ...named, value, text, ...(unit === undefined ? {} : { unit }) });
}
