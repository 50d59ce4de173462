/** Interpretation of a pair of blood pressures. All pressures in mmHg. */
import {
  CRISIS_ABOVE,
  LOW_BELOW,
  PRESSURE_CLASSES,
  type PressureClass,
  type PressureLimits,
} from '../../reference/bloodPressure.ts';
import { hasReached } from '../inputs/within.ts';

export interface Pressures {
  readonly systolic: number;
  readonly diastolic: number;
}

/** The class of a pair: the higher of those of its two pressures, each limit belonging to the class above it. */
export function pressureClass({ systolic, diastolic }: Pressures): PressureClass {
  const classes = Object.entries(PRESSURE_CLASSES) as readonly (readonly [PressureClass, PressureLimits])[];
  const found = classes.find(
    ([, { systolicFrom, diastolicFrom }]) => reaches(systolic, systolicFrom) || reaches(diastolic, diastolicFrom),
  );
  return found?.[0] ?? 'Normal';
}

/** Above 180 systolic, or above 120 diastolic (`whelton2018`); the limits themselves are not. */
export function isCrisis({ systolic, diastolic }: Pressures): boolean {
  return systolic > CRISIS_ABOVE.systolic || diastolic > CRISIS_ABOVE.diastolic;
}

/** Below 90 systolic, or below 60 diastolic (`healioHypotension`); the limits themselves are not. */
export function isLow({ systolic, diastolic }: Pressures): boolean {
  return systolic < LOW_BELOW.systolic || diastolic < LOW_BELOW.diastolic;
}

/** The usual estimate of the mean over a heartbeat: diastolic and a third of the pulse pressure. */
export function meanArterialPressure(pressures: Pressures): number {
  return pressures.diastolic + pulsePressure(pressures) / 3;
}

/** Systolic less diastolic. */
export function pulsePressure({ systolic, diastolic }: Pressures): number {
  return systolic - diastolic;
}

function reaches(pressure: number, limit: number | null): boolean {
  return limit !== null && hasReached(pressure, limit);
}
