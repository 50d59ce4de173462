/**
 * The 18 elements that the molecular weight calculator knows unless all are asked for: those from hydrogen to calcium of
 * which a neutral compound is known. Helium and neon have none; argon has HArF (`khriachtchev2000`).
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
