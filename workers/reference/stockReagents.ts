/**
 * Concentrated acids and bases as they are sold: percent by mass, density at about 20 °C. The label of the bottle is more exact.
 *
 * `sambrookRussell2001` (appendix 1, commercial strengths of common acids and bases); hydrochloric acid of 37 %: `crcDensities`.
 */
import type { SourceKey } from './sources.ts';

export interface StockReagent {
  readonly name: string;
  readonly formula: string;
  readonly kind: 'acid' | 'base';
  /** Percent by mass. */
  readonly percent: number;
  /** g/mL. */
  readonly density: number;
  readonly source: SourceKey;
}

export const STOCK_REAGENTS = {
  'hydrochloric-37': {
    name: 'Hydrochloric acid, 37 %',
    formula: 'HCl',
    kind: 'acid',
    percent: 37,
    density: 1.184,
    source: 'crcDensities',
  },
  'hydrochloric-36': {
    name: 'Hydrochloric acid, 36 %',
    formula: 'HCl',
    kind: 'acid',
    percent: 36,
    density: 1.18,
    source: 'sambrookRussell2001',
  },
  'nitric-71': {
    name: 'Nitric acid, 71 %',
    formula: 'HNO3',
    kind: 'acid',
    percent: 71,
    density: 1.42,
    source: 'sambrookRussell2001',
  },
  'nitric-67': {
    name: 'Nitric acid, 67 %',
    formula: 'HNO3',
    kind: 'acid',
    percent: 67,
    density: 1.4,
    source: 'sambrookRussell2001',
  },
  'sulfuric-96': {
    name: 'Sulfuric acid, 96 %',
    formula: 'H2SO4',
    kind: 'acid',
    percent: 96,
    density: 1.84,
    source: 'sambrookRussell2001',
  },
  'phosphoric-85': {
    name: 'Phosphoric acid, 85 %',
    formula: 'H3PO4',
    kind: 'acid',
    percent: 85,
    density: 1.7,
    source: 'sambrookRussell2001',
  },
  'perchloric-70': {
    name: 'Perchloric acid, 70 %',
    formula: 'HClO4',
    kind: 'acid',
    percent: 70,
    density: 1.67,
    source: 'sambrookRussell2001',
  },
  'acetic-glacial': {
    name: 'Acetic acid, glacial, 99.5 %',
    formula: 'CH3COOH',
    kind: 'acid',
    percent: 99.5,
    density: 1.05,
    source: 'sambrookRussell2001',
  },
  'formic-90': {
    name: 'Formic acid, 90 %',
    formula: 'HCOOH',
    kind: 'acid',
    percent: 90,
    density: 1.2,
    source: 'sambrookRussell2001',
  },
  'ammonia-28': {
    name: 'Ammonia solution, 28 %',
    formula: 'NH3',
    kind: 'base',
    percent: 28,
    density: 0.898,
    source: 'sambrookRussell2001',
  },
  'sodium-hydroxide-50': {
    name: 'Sodium hydroxide solution, 50 %',
    formula: 'NaOH',
    kind: 'base',
    percent: 50,
    density: 1.53,
    source: 'sambrookRussell2001',
  },
  'potassium-hydroxide-50': {
    name: 'Potassium hydroxide solution, 50 %',
    formula: 'KOH',
    kind: 'base',
    percent: 50,
    density: 1.52,
    source: 'sambrookRussell2001',
  },
} as const satisfies Readonly<Record<string, StockReagent>>;

export type StockReagentKey = keyof typeof STOCK_REAGENTS;
