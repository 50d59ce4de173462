/** Shown beside every number, and where none is listed. Apart from the helplines: pages about birth load none of those. */
export const CALL_YOUR_VETERINARIAN = 'Call your own veterinarian or the nearest emergency animal hospital.';
