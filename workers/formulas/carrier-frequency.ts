/**
 * From how often a genetic disease occurs to the frequency of its allele, of carriers, and the risk of couples, with Hardy–Weinberg
 * proportions and inbreeding F.
 *
 *   recessive: I = q²(1 − F) + qF, carriers 2pq(1 − F);  dominant: I = 1 − p²(1 − F) − pF;  X-linked recessive: I of males = q, females q² + pqF, carriers 2pq(1 − F)
 *   healthy person a carrier: carriers ÷ (1 − I);  risk of a child = chance of both parents × ¼
 *   healthy sibling of somebody affected: ⅔;  child of first cousins: q² + pq/16
 *
 * Sources: `hardy1908`, `wright1922`. Holds without selection, new mutations and preference among partners. Refuses an incidence that is not one in
 * more than 1, and F outside 0 to 1.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface CarrierFrequencyInput {
  readonly inheritance: 'recessive' | 'dominant' | 'x-linked';
  /** One of how many newborns is affected; of an X-linked disease, of boys. Above 1, at most 10¹². */
  readonly oneIn: number;
  /** F of the population, 0 to 1. Absent: 0. */
  readonly inbreeding?: number | undefined;
}

/** Shares from 0 to 1. */
export interface CarrierFrequencyResult {
  readonly incidence: number;
  /** Of the allele of the disease. */
  readonly q: number;
  readonly p: number;
  /** Heterozygotes; of an X-linked disease, among women. */
  readonly carriers: number;
  /** One in how many is a carrier. */
  readonly carriersOneIn: number;
  /** Of an X-linked disease; null for others. */
  readonly affectedFemales: number | null;
  /** Of recessive diseases, null for others: a healthy person is a carrier. */
  readonly healthyCarrier: number | null;
  /** The child of two healthy strangers is affected. */
  readonly couple: number | null;
  /** A carrier with a healthy stranger. */
  readonly carrierCouple: number | null;
  /** The healthy sibling of somebody affected, with a healthy stranger. */
  readonly siblingCouple: number | null;
  /** The child of first cousins, regardless of their family. */
  readonly cousins: number | null;
}

const MOST = 1e12;
const SIBLING_IS_CARRIER = 2 / 3;
const TWO_CARRIERS = 1 / 4;
/** F of the child of first cousins. */
const COUSINS = 1 / 16;

declare module '../contract.ts' {
  interface FormulaTypes {
    'carrier-frequency': FormulaType<CarrierFrequencyInput, CarrierFrequencyResult>;
  }
}

const INHERITANCES: readonly CarrierFrequencyInput['inheritance'][] = ['recessive', 'dominant', 'x-linked'];

export default {
  id: 'carrier-frequency',

  validate({ inheritance, oneIn, inbreeding }) {
    if (inheritance === '' || !INHERITANCES.includes(inheritance)) return refuse(REQUIRED, 'inheritance');
    if (oneIn === null) return refuse(REQUIRED, 'oneIn');
    if (!(oneIn > 1 && oneIn <= MOST)) return refuse('One in how many: above 1 and at most 10¹²', 'oneIn');
    const f = inbreeding ?? 0;
    if (!(f >= 0 && f <= 1)) return refuse('F must be between 0 and 1', 'inbreeding');
    return accept({ inheritance, oneIn, ...((inbreeding ?? null) === null ? {} : { inbreeding: f }) });
  },

  compute({ inheritance, oneIn, inbreeding: f = 0 }) {
    const incidence = 1 / oneIn;
    const q = alleleFrequency(inheritance, incidence, f);
    const p = 1 - q;
    const carriers = 2 * p * q * (1 - f);
    const common = { incidence, q, p, carriers, carriersOneIn: carriers === 0 ? 0 : 1 / carriers };
    const affectedFemales = inheritance === 'x-linked' ? q * q + p * q * f : null;
    if (inheritance !== 'recessive')
      return {
        ...common,
        affectedFemales,
        healthyCarrier: null,
        couple: null,
        carrierCouple: null,
        siblingCouple: null,
        cousins: null,
      };
    const healthyCarrier = carriers / (1 - incidence);
    return {
      ...common,
      affectedFemales,
      healthyCarrier,
      couple: healthyCarrier * healthyCarrier * TWO_CARRIERS,
      carrierCouple: healthyCarrier * TWO_CARRIERS,
      siblingCouple: SIBLING_IS_CARRIER * healthyCarrier * TWO_CARRIERS,
      cousins: q * q + p * q * COUSINS,
    };
  },
} satisfies Formula<'carrier-frequency'>;

/**
 * Roots between 0 and 1, written without a difference of near equals: of I = q²(1 − F) + qF, and for dominant diseases of
 * I = q(2 − F) − q²(1 − F).
 */
function alleleFrequency(inheritance: CarrierFrequencyInput['inheritance'], incidence: number, f: number): number {
  if (inheritance === 'x-linked') return incidence;
  if (inheritance === 'recessive') return (2 * incidence) / (f + Math.sqrt(f * f + 4 * (1 - f) * incidence));
  return (2 * incidence) / (2 - f + Math.sqrt((2 - f) ** 2 - 4 * (1 - f) * incidence));
}
