/** Fields that the unit converters have in common. */

/** As text, because the figures of a typed number count. */
export const valueField = {
  kind: 'text',
  label: 'Value',
  hint: 'A number, with or without its unit: 26.2, 5 km, 0.00015.',
  maxLength: 40,
  unitIn: 'unit',
} as const;

/** The unit of the headline; the table has all units. */
export const toField = {
  kind: 'choice',
  label: 'Convert to',
  hint: 'All units are shown below.',
  look: 'menu',
  optional: true,
} as const;

export const digitsField = {
  kind: 'choice',
  label: 'Figures shown',
  look: 'menu',
  options: [
    { value: 'auto', label: 'By the number typed, at least 4' },
    { value: 'as-typed', label: 'Exactly as typed' },
    { value: '2', label: '2' },
    { value: '3', label: '3' },
    { value: '4', label: '4' },
    { value: '5', label: '5' },
    { value: '6', label: '6' },
    { value: '7', label: '7' },
    { value: '8', label: '8' },
    { value: '9', label: '9' },
    { value: '10', label: '10' },
    { value: 'full', label: 'All' },
  ],
  initial: 'auto',
} as const;
