/** The phases of the cell cycle in their order, by the key of their share and by their name. */
export const CELL_CYCLE_PHASES = [
  { key: 'g1', name: 'G1' },
  { key: 's', name: 'S' },
  { key: 'g2', name: 'G2' },
  { key: 'm', name: 'M' },
] as const;

export type PhaseKey = (typeof CELL_CYCLE_PHASES)[number]['key'];

export interface CellCycle {
  /** Hours. */
  readonly total: number;
  /** Hours; they add up to `total`. */
  readonly hours: Readonly<Record<PhaseKey, number>>;
}

/** Cycles of three kinds of cell. Source: `spec`, section 3; the human cycle is also in `cooper2000`, chapter 14. */
export const CELL_CYCLES = {
  'human-epithelial': { total: 24, hours: { g1: 11, s: 8, g2: 4, m: 1 } },
  yeast: { total: 2, hours: { g1: 0.75, s: 0.5, g2: 0.5, m: 0.25 } },
  embryonic: { total: 0.5, hours: { g1: 0.1, s: 0.2, g2: 0.1, m: 0.1 } },
} as const satisfies Record<string, CellCycle>;

export type CellCyclePreset = keyof typeof CELL_CYCLES;
