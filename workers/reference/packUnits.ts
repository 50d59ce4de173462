/** Units in which packs are sold, in kilograms, liters or pieces: `nistHandbook44`, exact. Pint and gallon are US liquid measure. */
export const PACK_UNITS = {
  g: { kind: 'weight', size: 0.001 },
  kg: { kind: 'weight', size: 1 },
  oz: { kind: 'weight', size: 0.028349523125 },
  lb: { kind: 'weight', size: 0.45359237 },
  ml: { kind: 'volume', size: 0.001 },
  l: { kind: 'volume', size: 1 },
  floz: { kind: 'volume', size: 0.0295735295625 },
  pint: { kind: 'volume', size: 0.473176473 },
  gallon: { kind: 'volume', size: 3.785411784 },
  piece: { kind: 'pieces', size: 1 },
} as const satisfies Readonly<Record<string, { readonly kind: 'weight' | 'volume' | 'pieces'; readonly size: number }>>;

export type PackUnit = keyof typeof PACK_UNITS;
