/** Fields that choose among the records of the held text, shared by the questions about all of them. */

export const NAME_CONTAINS = {
  kind: 'text',
  label: 'Name contains',
  hint: 'Upper and lower case are the same.',
  optional: true,
  maxLength: 120,
} as const;
