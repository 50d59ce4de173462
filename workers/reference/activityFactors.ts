/** Energy of a whole day as a multiple of the basal rate, the least active first. Source: `spec`, section 9. */
export const ACTIVITY_FACTORS = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  veryActive: 1.9,
} as const;

export type ActivityLevel = keyof typeof ACTIVITY_FACTORS;
