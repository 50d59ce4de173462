/** Body surface area of people in m²: `factor` × kg^`weight` × cm^`height`. */
export const SURFACE_EQUATIONS = {
  /** `duBois1916`. */
  duBois: { name: 'Du Bois', factor: 0.007184, weight: 0.425, height: 0.725 },
  /** `haycock1978`. */
  haycock: { name: 'Haycock', factor: 0.024265, weight: 0.5378, height: 0.3964 },
  /** `gehanGeorge1970`. */
  gehanGeorge: { name: 'Gehan and George', factor: 0.0235, weight: 0.51456, height: 0.42246 },
} as const;

export type SurfaceEquation = keyof typeof SURFACE_EQUATIONS;

/** Area of animals in cm² by the weight in g to the power of 2/3, times this: `priceFrazier1998` for dogs. */
export const MEEH_CONSTANTS = { dog: 10.1, cat: 10 } as const;
