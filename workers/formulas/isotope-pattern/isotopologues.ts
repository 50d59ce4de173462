/**
 * The fine structure of an isotope pattern: the molecules that differ in their isotopes, each with its mass and how common it is.
 *
 *   p = Π over the elements of n! ÷ Π kᵢ! · Π aᵢ^kᵢ            n atoms of the element, kᵢ of them of isotope i with abundance aᵢ
 *
 * All that reach a share of the most common one are found, and no others: as in `lacki2017`, the choices of each element are walked from its most
 * common one, one atom to another isotope at a time, which reaches all above a limit; those of the elements are then combined, the most common
 * first. Isotopes: `wang2021`, `meija2016`.
 */

import type { AtomCount } from '../../lib/chemistry/formulaParser.ts';
import { isotopesIn } from '../../lib/chemistry/isotopeMass.ts';
import type { Isotope } from '../../reference/isotopes.ts';

export interface Isotopologue {
  /** The isotopes that are not the most abundant of their element: '[13C]2[37Cl]'. Empty for the monoisotopic molecule. */
  readonly isotopes: string;
  readonly massNumber: number;
  /** u, neutral. */
  readonly mass: number;
  /** Of the most common isotopologue, above 0 to 1. */
  readonly relative: number;
}

/** What the atoms of one element are, by isotope in the order of `isotopes`. */
interface Choice {
  readonly counts: readonly number[];
  readonly relative: number;
}

/**
 * By falling abundance.
 *
 * @param atoms whole counts of symbols that have natural isotopes, or of named isotopes
 * @param least share of the most common isotopologue that is listed, above 0 to 1
 * @param most null is returned when there are more
 */
export function isotopologues(
  atoms: readonly AtomCount[],
  least: number,
  most: number,
): readonly Isotopologue[] | null {
  let found: readonly Isotopologue[] = [{ isotopes: '', massNumber: 0, mass: 0, relative: 1 }];
  for (const { symbol, count } of atoms) {
    const isotopes = byAbundance(symbol);
    const choices = choicesAbove(isotopes, count, least, most);
    const combined = choices === null ? null : combine(found, described(choices, isotopes, symbol), least, most);
    if (combined === null) return null;
    found = combined;
  }
  return found;
}

/** The most common isotopologue of all. @param atoms as above */
export function mostCommon(atoms: readonly AtomCount[]): Isotopologue {
  const [only] = isotopologues(atoms, 1, Number.POSITIVE_INFINITY) ?? [];
  if (only === undefined) throw new Error('There is always a most common isotopologue');
  return only;
}

function byAbundance(symbol: string): readonly Isotope[] {
  return isotopesIn(symbol).toSorted(([, , one], [, , other]) => other - one);
}

/** Walks from the most common choice to all that reach the limit. */
function choicesAbove(
  isotopes: readonly Isotope[],
  atoms: number,
  least: number,
  most: number,
): readonly Choice[] | null {
  const start: Choice = { counts: commonest(isotopes, atoms), relative: 1 };
  const seen = new Set([start.counts.join()]);
  const found = [start];
  // The list grows while it is walked.
  for (const choice of found) {
    for (const next of neighbors(choice, isotopes)) {
      if (next.relative < least || seen.has(next.counts.join())) continue;
      seen.add(next.counts.join());
      found.push(next);
      if (found.length > most) return null;
    }
  }
  return found.toSorted((one, other) => other.relative - one.relative);
}

/** Every choice that differs by one atom of another isotope. */
function neighbors({ counts, relative }: Choice, isotopes: readonly Isotope[]): readonly Choice[] {
  return isotopes.flatMap((_, from) =>
    (counts[from] ?? 0) === 0
      ? []
      : isotopes.flatMap((__, to) =>
          from === to
            ? []
            : [{ counts: moved(counts, from, to), relative: relative * ratio(counts, isotopes, from, to) }],
        ),
  );
}

/** The most common choice: shares of the atoms, rounded down, and from there atom by atom as long as that makes it more common. */
function commonest(isotopes: readonly Isotope[], atoms: number): readonly number[] {
  const total = isotopes.reduce((sum, [, , abundance]) => sum + abundance, 0);
  let counts: readonly number[] = isotopes.map(([, , abundance]) => Math.floor((atoms * abundance) / total));
  const rest = atoms - counts.reduce((sum, count) => sum + count, 0);
  counts = counts.map((count, at) => (at === 0 ? count + rest : count));
  for (;;) {
    const better = neighbors({ counts, relative: 1 }, isotopes).find(({ relative }) => relative > 1 + ROUNDING);
    if (better === undefined) return counts;
    counts = better.counts;
  }
}

/** Equally common choices may differ by the last digit. */
const ROUNDING = 1e-12;

/** By how much a choice becomes more common when an atom is of another isotope instead. */
function ratio(counts: readonly number[], isotopes: readonly Isotope[], from: number, to: number): number {
  const [leaving, coming] = [isotopes[from]?.[2] ?? 0, isotopes[to]?.[2] ?? 0];
  return (((counts[from] ?? 0) / ((counts[to] ?? 0) + 1)) * coming) / leaving;
}

function moved(counts: readonly number[], from: number, to: number): readonly number[] {
  return counts.map((count, at) => count + Number(at === to) - Number(at === from));
}

function described(choices: readonly Choice[], isotopes: readonly Isotope[], symbol: string): readonly Isotopologue[] {
  const element = symbol.replace(/^\d+/, '');
  return choices.map(({ counts, relative }) => ({
    isotopes: counts
      .map((count, at) =>
        at === 0 || count === 0 ? '' : `[${isotopes[at]?.[0]}${element}]${count === 1 ? '' : count}`,
      )
      .join(''),
    massNumber: sumOver(counts, (at) => isotopes[at]?.[0] ?? 0),
    mass: sumOver(counts, (at) => isotopes[at]?.[1] ?? 0),
    relative,
  }));
}

function sumOver(counts: readonly number[], each: (at: number) => number): number {
  return counts.reduce((sum, count, at) => sum + count * each(at), 0);
}

/** Both lists by falling abundance; so is the answer. */
function combine(
  some: readonly Isotopologue[],
  others: readonly Isotopologue[],
  least: number,
  most: number,
): readonly Isotopologue[] | null {
  const found: Isotopologue[] = [];
  for (const one of some) {
    for (const other of others) {
      const relative = one.relative * other.relative;
      if (relative < least) break;
      found.push({
        isotopes: one.isotopes + other.isotopes,
        massNumber: one.massNumber + other.massNumber,
        mass: one.mass + other.mass,
        relative,
      });
      if (found.length > most) return null;
    }
  }
  return found.toSorted((one, other) => other.relative - one.relative);
}
