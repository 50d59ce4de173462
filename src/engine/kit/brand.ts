export const BRAND = 'Pipette & Paw';
