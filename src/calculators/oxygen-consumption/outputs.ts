import { fixedApart } from '#src/engine/kit/format.ts';
import { legibly, legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type { OxygenInput, OxygenResult } from '#workers/formulas/oxygen-consumption.ts';

/** Limits of the quotient at and beyond which the specified rule assumes a single fuel. */
const ONE_FUEL = [0.7, 1] as const;

/** The exchange of gases, the energy and the fuels. */
export const OUTPUTS: Outputs<OxygenResult, OxygenResult, OxygenInput> = {
  rq: {
    kind: 'number',
    label: 'Respiratory quotient (RQ)',
    written: (value) => numeral(fixedApart(value, 2, ONE_FUEL)),
  },
  oxygenConsumption: {
    ...measured('Oxygen consumption', 'L/min', 3),
    note: ({ result }) =>
      result.reference.vo2 === null
        ? 'Difference times flow, with equal flows in and out. The Haldane transformation is not defined for these gases.'
        : undefined,
  },
  co2Production: measured('CO2 production', 'L/min', 3),
  substrateUtilization: {
    kind: 'group',
    keys: {
      carbohydrates: share('Carbohydrates'),
      fats: share('Fats'),
      proteins: { ...share('Proteins'), note: 'Assumed, not measured: 15 % between RQ 0.7 and 1, none outside.' },
    },
  },
  metabolicRate: { ...measured('Metabolic rate', 'kcal/min', 2), note: '4.82 kcal for every liter of oxygen.' },
  temperature: {
    kind: 'number',
    label: 'Temperature',
    unit: '°C',
    written: (value) => numeral(typedNumber(value)),
    note: 'As entered. The flow is taken to be at STPD.',
  },
  reference: {
    kind: 'group',
    keys: {
      expiredFlow: {
        ...measured('Expired flow', 'L/min', 3),
        note: 'What the inspired flow becomes when nitrogen is neither taken up nor given off.',
      },
      vo2: measured('Oxygen consumption', 'L/min', 3),
      vco2: measured('CO2 production, Haldane', 'L/min', 3),
      rer: measured('Respiratory exchange ratio, Haldane', undefined, 2),
      weirKcalPerMin: {
        ...measured('Metabolic rate, Weir', 'kcal/min', 2),
        note: 'Weir: 3.941 a liter of oxygen and 1.106 a liter of carbon dioxide.',
      },
      weirKcalPerDay: measured('Energy per day (Weir)', 'kcal/day', 0),
      carbohydrateGrams: measured('Carbohydrate burned (Frayn)', 'g/min', 3),
      fatGrams: measured('Fat burned (Frayn)', 'g/min', 3),
    },
  },
};

function measured(label: string, unit: string | undefined, count: number): NumberOutput<unknown> {
  return { kind: 'number', label, unit, missing: 'not defined', written: legibly(decimals(count)) };
}

function share(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '%', written: legiblyInPercent(decimals(1)) };
}
