/** Identifies Calculate when the focus moves to it. */
export const CALCULATE_CONTROL = 'calculate';
