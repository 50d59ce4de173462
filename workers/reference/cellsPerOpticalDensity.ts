/**
 * Cells per milliliter at an optical density of 1 at 600 nm in 1 cm. Working conventions, rounded; the limits are wide, because
 * size of the cells, strain, medium, phase of growth and geometry of the instrument change the number two- to threefold.
 */

interface CellsPerOpticalDensity {
  readonly name: string;
  /** Cells/mL, as the next two. */
  readonly cells: number;
  readonly low: number;
  readonly high: number;
}

/** Source: `opticalDensityConventions`. */
export const CELLS_PER_OD = {
  'e-coli': { name: 'E. coli', cells: 8e8, low: 5e8, high: 1.2e9 },
  'b-subtilis': { name: 'B. subtilis', cells: 5e8, low: 2e8, high: 1e9 },
  's-cerevisiae-haploid': { name: 'S. cerevisiae, haploid', cells: 3e7, low: 1e7, high: 4e7 },
  's-cerevisiae-diploid': { name: 'S. cerevisiae, diploid', cells: 1.5e7, low: 8e6, high: 2.5e7 },
  's-pombe': { name: 'S. pombe', cells: 2e7, low: 1e7, high: 3e7 },
} as const satisfies Readonly<Record<string, CellsPerOpticalDensity>>;

/** Up to here the reading is taken as proportional to the cells. */
export const MOST_LINEAR_OD = 0.4;
