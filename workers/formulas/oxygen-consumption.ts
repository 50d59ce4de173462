/**
 * Oxygen consumption, respiratory quotient, fuels and energy from the gas that is breathed in and out.
 *
 *   VO₂ = (O₂ in − O₂ out) ÷ 100 · flow;  VCO₂ = (CO₂ out − CO₂ in) ÷ 100 · flow;  RQ = VCO₂ ÷ VO₂      L/min
 *   RQ of 1 or more: 100 % carbohydrate; 0.7 or less: 100 % fat; between, with f = (RQ − 0.7) ÷ 0.3:
 *     carbohydrate 85·f %, fat 85·(1 − f) %, protein 15 %
 *   energy = 4.82·VO₂                                                                                   kcal/min
 *
 * Source: `spec`, section 9 "Oxygen consumption"; 4.82 kcal/L is the value of `lusk1924` near RQ 0.82. The specified
 * exchange takes expired for inspired flow; `reference` has indirect calorimetry: the Haldane transformation, the energy of
 * `weir1949` and the fuels of `frayn1983`. Temperature is an input and is returned unchanged; no formula here uses it.
 *
 * Refuses, in this order: fields that hold no number, percentages outside 0 to 100, a flow not above 0, an O₂ output that
 * is not below the O₂ input, and flows so large that a result is not finite.
 */
import type { Formula } from '../contract.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface OxygenInput {
  /** Percent, 0 to 100, as the next three. */
  readonly o2Input: number;
  readonly o2Output: number;
  readonly co2Input: number;
  readonly co2Output: number;
  /** L/min, above 0. */
  readonly flowRate: number;
  /** °C. */
  readonly temperature: number;
}

export interface OxygenResult {
  /** Respiratory quotient; negative where less carbon dioxide comes out than goes in. */
  readonly rq: number;
  /** L/min, above 0. */
  readonly oxygenConsumption: number;
  /** L/min. */
  readonly co2Production: number;
  /** Percent of the energy. */
  readonly substrateUtilization: {
    readonly carbohydrates: number;
    readonly fats: number;
    readonly proteins: number;
  };
  /** kcal/min. */
  readonly metabolicRate: number;
  /** As entered, °C. */
  readonly temperature: number;
  /** Null: not defined for these gases. */
  readonly reference: {
    /** L/min, as the next two. */
    readonly expiredFlow: number | null;
    readonly vo2: number | null;
    readonly vco2: number | null;
    /** Respiratory exchange ratio; null unless oxygen is consumed, as the energies. */
    readonly rer: number | null;
    readonly weirKcalPerMin: number | null;
    readonly weirKcalPerDay: number | null;
    /** g/min of carbohydrate and fat; null also where the rate is negative. */
    readonly carbohydrateGrams: number | null;
    readonly fatGrams: number | null;
  };
}

const KCAL_PER_LITER = 4.82;
const MINUTES_PER_DAY = 1440;
/** RQ of fat and of carbohydrate. */
const FAT_RQ = 0.7;
const CARBOHYDRATE_RQ = 1;
const PROTEIN_SHARE = 15;
/** Tolerance for rounding errors in quotients at the limits. */
const GUARD = 1e-12;

const PERCENTAGES = ['o2Input', 'o2Output', 'co2Input', 'co2Output'] as const;
const NUMBERS = [...PERCENTAGES, 'flowRate', 'temperature'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'oxygen-consumption': FormulaType<OxygenInput, OxygenResult>;
  }
}

export default {
  id: 'oxygen-consumption',

  validate(candidate) {
    const missing = NUMBERS.find((name) => isMissing(candidate[name]));
    if (missing !== undefined) return refuse(REQUIRED, missing);
    const input = candidate as OxygenInput;
    const outside = PERCENTAGES.find((name) => !(input[name] >= 0 && input[name] <= 100));
    if (outside !== undefined) return refuse('Please enter percentages between 0 and 100', outside);
    if (!(input.flowRate > 0)) return refuse('Please enter a flow rate greater than 0', 'flowRate');
    if (!(oxygenOf(input) > 0)) return refuse('Please enter an O2 output lower than the O2 input', 'o2Output');
    if (!isComputable(input)) return refuse('Please enter a flow rate that can be computed with', 'flowRate');
    return accept(input);
  },

  compute(input) {
    const oxygenConsumption = oxygenOf(input);
    const co2Production = carbonDioxideOf(input);
    const rq = co2Production / oxygenConsumption;
    return {
      rq,
      oxygenConsumption,
      co2Production,
      substrateUtilization: fuelsOf(rq),
      metabolicRate: oxygenConsumption * KCAL_PER_LITER,
      temperature: input.temperature,
      reference: referenceOf(input),
    };
  },
} satisfies Formula<'oxygen-consumption'>;

function oxygenOf({ o2Input, o2Output, flowRate }: OxygenInput): number {
  return ((o2Input - o2Output) / 100) * flowRate;
}

function carbonDioxideOf({ co2Input, co2Output, flowRate }: OxygenInput): number {
  return ((co2Output - co2Input) / 100) * flowRate;
}

/** False when a result would overflow. */
function isComputable(input: OxygenInput): boolean {
  const { expiredFlow, weirKcalPerDay } = referenceOf(input);
  return [carbonDioxideOf(input) / oxygenOf(input), expiredFlow ?? 0, weirKcalPerDay ?? 0].every(Number.isFinite);
}

function fuelsOf(rq: number): OxygenResult['substrateUtilization'] {
  if (rq >= CARBOHYDRATE_RQ - GUARD) return { carbohydrates: 100, fats: 0, proteins: 0 };
  if (rq <= FAT_RQ + GUARD) return { carbohydrates: 0, fats: 100, proteins: 0 };
  const carbohydrates = (rq - FAT_RQ) / (CARBOHYDRATE_RQ - FAT_RQ);
  const rest = 100 - PROTEIN_SHARE;
  return { carbohydrates: rest * carbohydrates, fats: rest * (1 - carbohydrates), proteins: PROTEIN_SHARE };
}

function referenceOf(input: OxygenInput): OxygenResult['reference'] {
  const exchange = haldaneExchange(
    { oxygen: input.o2Input / 100, carbonDioxide: input.co2Input / 100 },
    { oxygen: input.o2Output / 100, carbonDioxide: input.co2Output / 100 },
    input.flowRate,
  );
  const burnt = exchange === null || !(exchange.vo2 > 0) ? null : exchange;
  const energy = burnt && weirEnergy(burnt);
  const fuels = burnt && fraynFuels(burnt);
  return {
    expiredFlow: exchange?.expiredFlow ?? null,
    vo2: exchange?.vo2 ?? null,
    vco2: exchange?.vco2 ?? null,
    rer: burnt && burnt.vco2 / burnt.vo2,
    weirKcalPerMin: energy,
    weirKcalPerDay: energy && energy * MINUTES_PER_DAY,
    carbohydrateGrams: notNegative(fuels?.carbohydrate),
    fatGrams: notNegative(fuels?.fat),
  };
}

/** Of dry gas, 0 to 1. */
interface GasFractions {
  readonly oxygen: number;
  readonly carbonDioxide: number;
}

/** At STPD. */
interface GasExchange {
  /** L/min. */
  readonly expiredFlow: number;
  /** Oxygen consumed, L/min. */
  readonly vo2: number;
  /** Carbon dioxide produced, L/min. */
  readonly vco2: number;
}

/** A nitrogen fraction below this is a rounding error. */
const LEAST_NITROGEN = 1e-9;

/**
 * The Haldane transformation: nitrogen is neither absorbed nor released, so the expired flow follows from the inspired
 * one, V_E = V_I·(1 − F_IO₂ − F_ICO₂) ÷ (1 − F_EO₂ − F_ECO₂).
 *
 * @returns null where no nitrogen remains on one side
 */
export function haldaneExchange(
  inspired: GasFractions,
  expired: GasFractions,
  inspiredFlow: number,
): GasExchange | null {
  const nitrogenIn = nitrogen(inspired);
  const nitrogenOut = nitrogen(expired);
  if (nitrogenIn <= LEAST_NITROGEN || nitrogenOut <= LEAST_NITROGEN) return null;
  const expiredFlow = (inspiredFlow * nitrogenIn) / nitrogenOut;
  return {
    expiredFlow,
    vo2: inspiredFlow * inspired.oxygen - expiredFlow * expired.oxygen,
    vco2: expiredFlow * expired.carbonDioxide - inspiredFlow * inspired.carbonDioxide,
  };
}

function nitrogen({ oxygen, carbonDioxide }: GasFractions): number {
  return 1 - oxygen - carbonDioxide;
}

/** Energy expenditure, kcal/min: 3.941·VO₂ + 1.106·VCO₂, without urinary nitrogen (`weir1949`). */
export function weirEnergy({ vo2, vco2 }: Pick<GasExchange, 'vo2' | 'vco2'>): number {
  return 3.941 * vo2 + 1.106 * vco2;
}

/**
 * Carbohydrate and fat burned, g/min, protein left out: 4.55·VCO₂ − 3.21·VO₂ and 1.67·(VO₂ − VCO₂) (`frayn1983`). A
 * negative rate means net synthesis of that fuel.
 */
export function fraynFuels({ vo2, vco2 }: Pick<GasExchange, 'vo2' | 'vco2'>): {
  readonly carbohydrate: number;
  readonly fat: number;
} {
  return { carbohydrate: 4.55 * vco2 - 3.21 * vo2, fat: 1.67 * (vo2 - vco2) };
}

function notNegative(rate: number | undefined): number | null {
  return rate === undefined || rate < 0 ? null : rate;
}
