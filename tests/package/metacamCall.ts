/** A call that a person has to confirm, and the ticks that confirm it: 0.2 mg for each kilogram on the first day. */

export const METACAM = { weight: '10', weightUnit: 'kg', day: 'first', concentration: '1.5' };
export const TICKS = { vetPrescribed: true, noContraindications: true };
