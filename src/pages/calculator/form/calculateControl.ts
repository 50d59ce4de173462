/** What Calculate is found by when the focus goes to it. */
export const CALCULATE_CONTROL = 'calculate';
