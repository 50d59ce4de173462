/**
 * Indirect calorimetry: from the gas breathed in and out to oxygen, carbon dioxide, energy and fuels. Fractions are of dry
 * gas, 0 to 1; flows and exchanges are L/min at STPD.
 */

export interface GasFractions {
  readonly oxygen: number;
  readonly carbonDioxide: number;
}

export interface GasExchange {
  /** L/min. */
  readonly expiredFlow: number;
  /** Oxygen consumed, L/min. */
  readonly vo2: number;
  /** Carbon dioxide produced, L/min. */
  readonly vco2: number;
}

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

/** A nitrogen fraction below this is a rounding error. */
const LEAST_NITROGEN = 1e-9;

function nitrogen({ oxygen, carbonDioxide }: GasFractions): number {
  return 1 - oxygen - carbonDioxide;
}
