/**
 * Relative centrifugal force, speed or radius of a centrifuge rotor, and what they mean for another rotor.
 *
 *   ω = 2π × rpm ÷ 60;  RCF = ω² × r ÷ 9.80665                                       rad/s; × g, r in m
 *   k = ln(r max ÷ r min) ÷ ω² × 10¹³ ÷ 3600;  pelleting time = k ÷ S                h·S; h, S in svedbergs
 *   speed in another rotor = 60 ÷ 2π × √(RCF × 9.80665 ÷ r other)                    rpm
 *
 * Source: the definition, with standard gravity by `cgpm1901`; k factor as on `rotorDataSheets`.
 *
 * Refuses: one of the two numbers needed that is blank or unreadable; an optional one that is unreadable; numbers not above
 * 0; a speed above 200,000 rpm or a radius above 1,000 mm, entered or computed; a smallest radius that is not below the
 * largest; results beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isAbove } from '../lib/inputs/within.ts';

type Quantity = 'rcf' | 'rpm' | 'radius';

/** All numbers above 0; two of `rcf`, `rpm` and `radius` are given. */
export interface RcfRpmInput {
  readonly solveFor: Quantity;
  /** Multiples of standard gravity. */
  readonly rcf?: number;
  readonly rpm?: number;
  /** mm, from the axis to the bottom of the tube. */
  readonly radius?: number;
  /** mm, from the axis to the top of the liquid. */
  readonly minimumRadius?: number;
  /** Svedbergs. */
  readonly sedimentationCoefficient?: number;
  /** mm, of another rotor. */
  readonly otherRadius?: number;
  /** rpm. */
  readonly maximumRpm?: number;
}

/** What an optional input asks for is left out without it. */
export interface RcfRpmResult {
  /** At the largest radius. */
  readonly rcf: number;
  readonly rpm: number;
  /** mm. */
  readonly radius: number;
  /** rad/s. */
  readonly angularVelocity: number;
  /** By the rule of thumb 1.118·10⁻⁵ × cm × rpm². */
  readonly rcfByRule: number;
  readonly rcfMinimum?: number;
  /** At the mean of both radii. */
  readonly rcfAverage?: number;
  /** h·S. */
  readonly kFactor?: number;
  /** h. */
  readonly pelletingTime?: number;
  readonly otherRpm?: number;
  readonly exceedsMaximum?: boolean;
}

const QUANTITIES = ['rcf', 'rpm', 'radius'] as const;
const OPTIONAL = ['minimumRadius', 'sedimentationCoefficient', 'otherRadius', 'maximumRpm'] as const;
/** m/s². */
const STANDARD_GRAVITY = 9.80665;
const [MM_PER_METER, MM_PER_CM, SECONDS_PER_MINUTE, SECONDS_PER_HOUR] = [1000, 10, 60, 3600];
/** Svedbergs in a second. */
const SVEDBERGS = 1e13;
const RULE_OF_THUMB = 1.118e-5;
const [MOST_RPM, MOST_RADIUS] = [200_000, 1000];

declare module '../contract.ts' {
  interface FormulaTypes {
    'rcf-rpm': FormulaType<RcfRpmInput, RcfRpmResult>;
  }
}

export default {
  id: 'rcf-rpm',

  validate(candidate) {
    const { solveFor } = candidate;
    const needed = QUANTITIES.filter((name) => name !== solveFor);
    if (solveFor === '' || needed.length !== 2) return refuse(INVALID, 'solveFor');
    const numbers = enteredNumbers(candidate, needed, OPTIONAL);
    if (!numbers.ok) return numbers;
    const values: Readonly<Record<string, number>> = numbers.input;
    const refused = firstRefusal(
      Object.keys(values).map((name): Rule => [!((values[name] ?? 0) > 0), NOT_POSITIVE, name]),
    );
    if (refused !== null) return refused;
    const input: RcfRpmInput = { solveFor, ...numbers.input };
    const result = spun(input);
    const [rpmAt, radiusAt] = [solveFor === 'rpm' ? 'rcf' : 'rpm', solveFor === 'radius' ? 'rpm' : 'radius'];
    return (
      firstRefusal([
        [isAbove(result.rpm, MOST_RPM), 'Speed must be at most 200,000 rpm', rpmAt],
        [isAbove(result.radius, MOST_RADIUS), 'Radius must be at most 1,000 mm', radiusAt],
        [
          (input.minimumRadius ?? 0) >= result.radius,
          'Minimum radius must be smaller than the maximum radius',
          'minimumRadius',
        ],
      ]) ?? acceptFiniteResult(input, result, needed[0] ?? 'rpm')
    );
  },

  compute: spun,
} satisfies Formula<'rcf-rpm'>;

function spun(input: RcfRpmInput): RcfRpmResult {
  const { rcf, rpm, radius } = completed(input);
  const { minimumRadius, sedimentationCoefficient, otherRadius, maximumRpm } = input;
  const angularVelocity = angular(rpm);
  const kFactor =
    minimumRadius === undefined
      ? undefined
      : ((Math.log(radius / minimumRadius) / angularVelocity ** 2) * SVEDBERGS) / SECONDS_PER_HOUR;
  return {
    rcf,
    rpm,
    radius,
    angularVelocity,
    rcfByRule: RULE_OF_THUMB * (radius / MM_PER_CM) * rpm ** 2,
    ...(minimumRadius === undefined || kFactor === undefined
      ? {}
      : {
          rcfMinimum: forceAt(minimumRadius, angularVelocity),
          rcfAverage: forceAt((radius + minimumRadius) / 2, angularVelocity),
          kFactor,
        }),
    ...(kFactor === undefined || sedimentationCoefficient === undefined
      ? {}
      : { pelletingTime: kFactor / sedimentationCoefficient }),
    ...(otherRadius === undefined ? {} : { otherRpm: speedFor(rcf, otherRadius) }),
    ...(maximumRpm === undefined ? {} : { exceedsMaximum: isAbove(rpm, maximumRpm) }),
  };
}

/** All three quantities of an input that has two of them. */
function completed({ solveFor, rcf = 0, rpm = 0, radius = 0 }: RcfRpmInput): Readonly<Record<Quantity, number>> {
  switch (solveFor) {
    case 'rcf':
      return { rcf: forceAt(radius, angular(rpm)), rpm, radius };
    case 'rpm':
      return { rcf, rpm: speedFor(rcf, radius), radius };
    case 'radius':
      return { rcf, rpm, radius: ((rcf * STANDARD_GRAVITY) / angular(rpm) ** 2) * MM_PER_METER };
  }
}

/** rad/s. */
function angular(rpm: number): number {
  return (2 * Math.PI * rpm) / SECONDS_PER_MINUTE;
}

/** × g, at mm from the axis. */
function forceAt(radius: number, angularVelocity: number): number {
  return (angularVelocity ** 2 * (radius / MM_PER_METER)) / STANDARD_GRAVITY;
}

/** rpm. */
function speedFor(rcf: number, radius: number): number {
  return (Math.sqrt((rcf * STANDARD_GRAVITY) / (radius / MM_PER_METER)) * SECONDS_PER_MINUTE) / (2 * Math.PI);
}
