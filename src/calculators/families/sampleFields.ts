/** Boxes about samples that are measured in an instrument, shared by the sections that read them from it. */

/** A factor; blank is 1. */
export const DILUTION_OF_SAMPLES = {
  kind: 'number',
  label: 'Dilution of the samples',
  hint: 'How many times they were diluted; blank is 1.',
  optional: true,
  readsAs: 'dilution',
} as const;

/** Of the light, in cm; blank is 1. */
export const PATH_LENGTH = {
  kind: 'number',
  label: 'Path length',
  hint: 'Blank is 1.',
  optional: true,
  unit: 'cm',
  min: 0,
  step: 0.1,
} as const;
