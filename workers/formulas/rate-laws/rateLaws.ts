/**
 * Rate laws of enzymes with an inhibitor, with an excess of substrate, or with cooperative sites.
 *
 * Sources: `nomenclatureCommittee1982` (inhibition constants: Kic competitive, Kiu uncompetitive), `hill1910`,
 * `haldane1930` (substrate inhibition).
 */

/** A measurement; all finite and 0 or more, in any units. */
export interface InhibitionPoint {
  readonly substrate: number;
  /** 0 without inhibitor. */
  readonly inhibitor: number;
  readonly velocity: number;
}

export const RATE_LAWS = [
  'michaelis-menten',
  'competitive',
  'uncompetitive',
  'noncompetitive',
  'mixed',
  'substrate-inhibition',
  'hill',
] as const;

export type RateLaw = (typeof RATE_LAWS)[number];

export type ConstantName = 'vmax' | 'km' | 'kic' | 'kiu' | 'ki' | 'kis' | 'k05' | 'h';

/** S with its constants after Vmax: v = Vmax·S / D, and how D changes with each of them. */
interface LawShape {
  /** Vmax first. */
  readonly constants: readonly ConstantName[];
  /** The law has a term of the inhibitor. */
  readonly hasInhibitor: boolean;
  /** D and its derivatives by the constants after Vmax. */
  readonly denominator: (s: number, i: number, constants: readonly number[]) => readonly number[];
}

const SHAPES: Readonly<Record<RateLaw, LawShape>> = {
  'michaelis-menten': {
    constants: ['vmax', 'km'],
    hasInhibitor: false,
    denominator: (s, _, [, km = 1]) => [km + s, 1],
  },
  competitive: {
    constants: ['vmax', 'km', 'kic'],
    hasInhibitor: true,
    denominator: (s, i, [, km = 1, kic = 1]) => [km * (1 + i / kic) + s, 1 + i / kic, (-km * i) / kic ** 2],
  },
  uncompetitive: {
    constants: ['vmax', 'km', 'kiu'],
    hasInhibitor: true,
    denominator: (s, i, [, km = 1, kiu = 1]) => [km + s * (1 + i / kiu), 1, (-s * i) / kiu ** 2],
  },
  noncompetitive: {
    constants: ['vmax', 'km', 'ki'],
    hasInhibitor: true,
    denominator: (s, i, [, km = 1, ki = 1]) => [(km + s) * (1 + i / ki), 1 + i / ki, (-(km + s) * i) / ki ** 2],
  },
  mixed: {
    constants: ['vmax', 'km', 'kic', 'kiu'],
    hasInhibitor: true,
    denominator: (s, i, [, km = 1, kic = 1, kiu = 1]) => [
      km * (1 + i / kic) + s * (1 + i / kiu),
      1 + i / kic,
      (-km * i) / kic ** 2,
      (-s * i) / kiu ** 2,
    ],
  },
  'substrate-inhibition': {
    constants: ['vmax', 'km', 'kis'],
    hasInhibitor: false,
    denominator: (s, _, [, km = 1, kis = 1]) => [km + s + s ** 2 / kis, 1, -(s ** 2) / kis ** 2],
  },
  hill: {
    constants: ['vmax', 'k05', 'h'],
    hasInhibitor: false,
    denominator: (s, _, [, k05 = 1, h = 1]) => {
      const ratio = (k05 / s) ** h;
      return [s * (1 + ratio), (s * h * ratio) / k05, s * ratio * Math.log(k05 / s)];
    },
  },
};

/** The names of the constants of a law, Vmax first. */
export function constantsOf(law: RateLaw): readonly ConstantName[] {
  return SHAPES[law].constants;
}

/** True for the laws that tell rows with an inhibitor from rows without. */
export function hasInhibitor(law: RateLaw): boolean {
  return SHAPES[law].hasInhibitor;
}

/** The velocity by a law; 0 without substrate. */
export function velocityAt(
  law: RateLaw,
  constants: readonly number[],
  { substrate, inhibitor }: Pick<InhibitionPoint, 'substrate' | 'inhibitor'>,
): number {
  if (substrate === 0) return 0;
  const [denominator = 1] = SHAPES[law].denominator(substrate, inhibitor, constants);
  return ((constants[0] ?? 0) * substrate) / denominator;
}

/** Derivatives of the velocity by each constant, in their order. */
export function velocityDerivatives(
  law: RateLaw,
  constants: readonly number[],
  { substrate, inhibitor }: Pick<InhibitionPoint, 'substrate' | 'inhibitor'>,
): readonly number[] {
  if (substrate === 0) return constants.map(() => 0);
  const [denominator = 1, ...slopes] = SHAPES[law].denominator(substrate, inhibitor, constants);
  const byVmax = substrate / denominator;
  const velocity = (constants[0] ?? 0) * byVmax;
  return [byVmax, ...slopes.map((slope) => (-velocity / denominator) * slope)];
}
