/** Volumes, masses and concentrations with the unit in which they read best. */
import { upToDigits, type WrittenNumber } from '#src/engine/kit/writing.ts';

/** Units of a quantity by their size in its first one, the largest first. */
const LADDERS = {
  volume: [
    ['L', 1000],
    ['mL', 1],
    ['µL', 1e-3],
    ['nL', 1e-6],
  ],
  mass: [
    ['kg', 1000],
    ['g', 1],
    ['mg', 1e-3],
    ['µg', 1e-6],
    ['ng', 1e-9],
  ],
  molarity: [
    ['mol/L', 1],
    ['mmol/L', 1e-3],
    ['µmol/L', 1e-6],
    ['nmol/L', 1e-9],
    ['pmol/L', 1e-12],
  ],
} as const;

const DIGITS = 4;

/**
 * Writes with a unit by which the number is from 1 to below 1000 where the ladder reaches.
 *
 * @param value in mL, g or mol/L
 */
export function bestPrefix(quantity: keyof typeof LADDERS, value: number): WrittenNumber & { readonly unit: string } {
  const ladder = LADDERS[quantity];
  // Rounded first, so that 999.99 µL is 1 mL.
  const rounded = Number(value.toPrecision(DIGITS));
  const [unit, size] = ladder.find(([, each]) => rounded >= each) ?? ladder.at(value === 0 ? 1 : -1) ?? ['', 1];
  return { ...upToDigits(DIGITS)(value / size), unit, scale: 1 / size };
}
