/** Resonance hybrids in which bonds are shared evenly between equal positions: `pauling1960`. */
export interface ResonanceHybrid {
  readonly formula: string;
  /** Elementary charges. */
  readonly charge: number;
  /** Which bonds are counted, in words. */
  readonly bond: string;
  /** Bonds of one resonance structure, double bonds counted twice. */
  readonly bonds: number;
  readonly positions: number;
}

export const RESONANCE_HYBRIDS: readonly ResonanceHybrid[] = [
  { formula: 'O3', charge: 0, bond: 'O–O', bonds: 3, positions: 2 },
  { formula: 'SO2', charge: 0, bond: 'S–O (octet structures)', bonds: 3, positions: 2 },
  { formula: 'NO2', charge: -1, bond: 'N–O', bonds: 3, positions: 2 },
  { formula: 'NO3', charge: -1, bond: 'N–O', bonds: 4, positions: 3 },
  { formula: 'CO3', charge: -2, bond: 'C–O', bonds: 4, positions: 3 },
  { formula: 'SO4', charge: -2, bond: 'S–O (expanded octet)', bonds: 6, positions: 4 },
  { formula: 'PO4', charge: -3, bond: 'P–O (expanded octet)', bonds: 5, positions: 4 },
  { formula: 'C6H6', charge: 0, bond: 'C–C', bonds: 9, positions: 6 },
  { formula: 'HCOO', charge: -1, bond: 'C–O', bonds: 3, positions: 2 },
];
