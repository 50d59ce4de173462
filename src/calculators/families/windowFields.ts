/** Fields of windows along the held strand, shared by the questions that are answered in windows. */

export const WINDOW = {
  kind: 'number',
  label: 'Window',
  hint: 'Blank: a fiftieth of the sequence.',
  unit: 'nt',
  optional: true,
  isExact: true,
  min: 1,
} as const;

export const WINDOW_STEP = {
  kind: 'number',
  label: 'Step',
  hint: 'From one window to the next. Blank: half a window.',
  unit: 'nt',
  optional: true,
  isExact: true,
  min: 1,
} as const;
