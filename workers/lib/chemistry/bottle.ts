/** What a visitor types from a bottle: a molar mass in g/mol, a formula, or a name. */
import type { Verdict } from '../../contract.ts';
import { NOT_POSITIVE } from '../inputs/positiveNumbers.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import { compoundNamed, looksLikeName } from './formulaNames.ts';
import { givenMolarMass, molarMassOf } from './givenMolarMass.ts';

const NUMBER = /^\d+(?:\.\d+)?$/;

/**
 * Returns the molar mass, g/mol. Refuses one that is not above 0, and what is neither a formula that can be read nor a known name.
 *
 * @param path key of the box
 */
export function readBottle(typed: string, path: string): Verdict<number> {
  const text = typed.trim();
  if (NUMBER.test(text)) {
    const value = Number(text);
    return value > 0 && Number.isFinite(value) ? accept(value) : refuse(NOT_POSITIVE, path);
  }
  const named = looksLikeName(text) ? compoundNamed(text) : null;
  const given = givenMolarMass(undefined, named ?? text, path);
  if (!given.ok) return given;
  const mass = molarMassOf(given.input);
  return mass === null ? refuse('Please enter a molar mass or a formula', path) : accept(mass);
}
