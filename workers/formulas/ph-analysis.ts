/**
 * Acidity class, ion concentrations and pOH of an aqueous solution from its pH.
 *
 *   pOH = 14 − pH;  [H⁺] = 10^−pH;  [OH⁻] = 10^−pOH    mol/L
 *   acidic below pH 7, neutral at 7, basic above
 *
 * Source: `spec`, section 9 "pH"; `iupacPh2002` defines pH by the activity of the hydrogen ion, which is taken as its
 * concentration here. The 14 is the pKw of water at 24 to 25 °C only: `reference` holds pKw at the temperature
 * given, with the pOH, the neutral point, the class and the hydroxide ions that follow from it.
 *
 * Refuses a pH that is not a number from 0 to 14, then a temperature outside 0 to 100 °C.
 */
import type { Formula } from '../contract.ts';
import { pKwOfWater } from '../lib/chemistry/waterIonProduct.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { PKW } from '../reference/physicalConstants.ts';

export interface PhInput {
  /** 0 to 14. */
  readonly pH: number;
  /** °C, 0 to 100; left blank it is 25. Only `reference` uses it. */
  readonly temperature: number;
}

export interface PhResult {
  readonly type: 'acidic' | 'neutral' | 'basic';
  /** mol/L. */
  readonly hydrogenConcentration: number;
  /** mol/L. */
  readonly hydroxideConcentration: number;
  readonly pOH: number;
  /** The same with the ion product of water at the temperature given. */
  readonly reference: {
    /** −log of the ion product, about 12.3 at 100 °C to 14.9 at 0 °C. */
    readonly pKw: number;
    /** pKw − pH. */
    readonly pOH: number;
    /** The pH at which hydrogen and hydroxide ions are equal: pKw ÷ 2. */
    readonly neutralPoint: number;
    /** By that point; neutral where the pH equals it to two decimals, the precision of a pH reading. */
    readonly type: PhResult['type'];
    /** mol/L, 10^(pH − pKw). */
    readonly hydroxideConcentration: number;
  };
}

const NEUTRAL_PH = 7;
const PH_MAX = 14;
/** Half a unit of the last decimal to which pH is read. */
const PH_READING = 0.005;
const DEFAULT_TEMPERATURE = 25;
const TEMPERATURE_MAX = 100;

declare module '../contract.ts' {
  interface FormulaTypes {
    'ph-analysis': FormulaType<PhInput, PhResult>;
  }
}

export default {
  id: 'ph-analysis',

  validate({ pH, temperature: temperatureOrBlank }) {
    const temperature = temperatureOrBlank ?? DEFAULT_TEMPERATURE;
    if (pH === null || !isWithin(pH, PH_MAX)) return refuse('Please enter a valid pH value between 0 and 14', 'pH');
    if (!isWithin(temperature, TEMPERATURE_MAX))
      return refuse('Please enter a temperature between 0 and 100 °C', 'temperature');
    return accept({ pH, temperature });
  },

  compute({ pH, temperature }) {
    const pOH = PKW - pH;
    const pKw = pKwOfWater(temperature);
    return {
      type: classOf(pH - NEUTRAL_PH, 0),
      hydrogenConcentration: 10 ** -pH,
      hydroxideConcentration: 10 ** -pOH,
      pOH,
      reference: {
        pKw,
        pOH: pKw - pH,
        neutralPoint: pKw / 2,
        type: classOf(pH - pKw / 2, PH_READING),
        hydroxideConcentration: 10 ** (pH - pKw),
      },
    };
  },
} satisfies Formula<'ph-analysis'>;

/** @param width differences up to this count as 0 */
function classOf(fromNeutral: number, width: number): PhResult['type'] {
  return fromNeutral < -width ? 'acidic' : fromNeutral > width ? 'basic' : 'neutral';
}

/** True from 0 to the limit, both included; false for what could not be read. */
function isWithin(value: number, max: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= max;
}
