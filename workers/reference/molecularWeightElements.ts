/**
 * The 18 default elements of the molecular weight calculator: those from hydrogen to calcium that form a known neutral
 * compound. Helium and neon have none; argon has HArF (`khriachtchev2000`).
 */
import type { ElementSymbol } from './elements.ts';

export const MOLECULAR_WEIGHT_ELEMENTS: readonly ElementSymbol[] = [
  'H',
  'Li',
  'Be',
  'B',
  'C',
  'N',
  'O',
  'F',
  'Na',
  'Mg',
  'Al',
  'Si',
  'P',
  'S',
  'Cl',
  'Ar',
  'K',
  'Ca',
];
