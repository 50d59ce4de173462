import { inR } from '#src/calculators/families/statisticsBlocks.ts';
import type { RateLawsInput, RateLawsResult } from '#workers/formulas/rate-laws.ts';

type RateLaw = RateLawsResult['law'];
type ConstantName = RateLawsResult['constants'][number]['name'];

export const LAW_NAMES: Readonly<Record<RateLaw, string>> = {
  'michaelis-menten': 'Michaelis–Menten',
  competitive: 'Competitive inhibition',
  uncompetitive: 'Uncompetitive inhibition',
  noncompetitive: 'Noncompetitive inhibition',
  mixed: 'Mixed inhibition',
  'substrate-inhibition': 'Substrate inhibition',
  hill: 'Hill equation',
};

export const CONSTANT_NAMES: Readonly<Record<ConstantName, string>> = {
  vmax: 'Vmax',
  km: 'Km',
  kic: 'Kic, competitive',
  kiu: 'Kiu, uncompetitive',
  ki: 'Ki',
  kis: 'Kis, substrate',
  k05: 'K0.5',
  h: 'Hill coefficient h',
};

/** In plain characters, with the names of `CONSTANT_NAMES`. */
export const EQUATIONS: Readonly<Record<RateLaw, string>> = {
  'michaelis-menten': 'v = Vmax·S ÷ (Km + S)',
  competitive: 'v = Vmax·S ÷ (Km·(1 + I/Kic) + S)',
  uncompetitive: 'v = Vmax·S ÷ (Km + S·(1 + I/Kiu))',
  noncompetitive: 'v = Vmax·S ÷ ((Km + S)·(1 + I/Ki))',
  mixed: 'v = Vmax·S ÷ (Km·(1 + I/Kic) + S·(1 + I/Kiu))',
  'substrate-inhibition': 'v = Vmax·S ÷ (Km + S + S²/Kis)',
  hill: 'v = Vmax·S^h ÷ (K0.5^h + S^h)',
};

const IN_R: Readonly<Record<RateLaw, string>> = {
  'michaelis-menten': 'vmax * S / (km + S)',
  competitive: 'vmax * S / (km * (1 + I / kic) + S)',
  uncompetitive: 'vmax * S / (km + S * (1 + I / kiu))',
  noncompetitive: 'vmax * S / ((km + S) * (1 + I / ki))',
  mixed: 'vmax * S / (km * (1 + I / kic) + S * (1 + I / kiu))',
  'substrate-inhibition': 'vmax * S / (km + S + S^2 / kis)',
  hill: 'vmax * S^h / (k05^h + S^h)',
};

/** Returns the line of R that repeats the fit, started at its result. */
export function lineOfR({ law, constants, points }: RateLawsResult): string {
  const starts = constants.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const columns = [
    `S <- ${inR(points.map(({ substrate }) => substrate))}`,
    `I <- ${inR(points.map(({ inhibitor }) => inhibitor))}`,
    `v <- ${inR(points.map(({ velocity }) => velocity))}`,
  ].join('; ');
  return `${columns}; fit <- nls(v ~ ${IN_R[law]}, start = list(${starts})); summary(fit); AIC(fit)`;
}

/** Returns the unit of a constant; none for h, or where the velocities have another unit. */
export function unitOf(name: ConstantName, input: RateLawsInput): { readonly unit?: string } {
  if (name === 'h') return {};
  if (name === 'vmax') return input.velocityUnit === 'other' ? {} : { unit: `${input.velocityUnit}/${input.timeUnit}` };
  return { unit: name === 'kic' || name === 'kiu' || name === 'ki' ? input.inhibitorUnit : input.substrateUnit };
}
