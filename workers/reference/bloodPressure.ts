/** Allowed ranges of a reading: mmHg, and beats a minute. Source: `spec`, section 5. Both ends are included. */
export const READING_LIMITS = {
  systolic: { min: 0, max: 300 },
  diastolic: { min: 0, max: 200 },
  pulse: { min: 0, max: 200 },
} as const;

/** A class begins at its limit; one of the two pressures is enough. Null: no pressure of that kind makes the class. */
export interface PressureLimits {
  /** mmHg. */
  readonly systolicFrom: number | null;
  /** mmHg. */
  readonly diastolicFrom: number | null;
  readonly risk: 'Low' | 'Moderate' | 'High' | 'Very High';
}

/** Classes of adult blood pressure, the highest first. Source: `spec`, section 9; the limits are those of `whelton2018`. */
export const PRESSURE_CLASSES = {
  'Stage 2': { systolicFrom: 140, diastolicFrom: 90, risk: 'Very High' },
  'Stage 1': { systolicFrom: 130, diastolicFrom: 80, risk: 'High' },
  Elevated: { systolicFrom: 120, diastolicFrom: null, risk: 'Moderate' },
  Normal: { systolicFrom: 0, diastolicFrom: 0, risk: 'Low' },
} as const satisfies Record<string, PressureLimits>;

export type PressureClass = keyof typeof PRESSURE_CLASSES;

/** Above either of these, mmHg, a single reading calls for immediate care. Source: `whelton2018`. */
export const CRISIS_ABOVE = { systolic: 180, diastolic: 120 } as const;

/**
 * Below either of these, mmHg, a pressure is called low; the classes do not include it. Source: `healioHypotension`.
 */
export const LOW_BELOW = { systolic: 90, diastolic: 60 } as const;
