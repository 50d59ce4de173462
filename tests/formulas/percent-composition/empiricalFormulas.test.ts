import { describe, expect, test } from 'vitest';
import { KNOWN_COMPOUNDS } from '#tests/support/knownCompounds.ts';
import { isTestedWhole } from '#tests/support/sample.ts';
import {
  type AnalysedElement,
  empiricalFormulas,
  hasEmpiricalFormula,
  type RankedFormulas,
} from '#workers/formulas/percent-composition/empiricalFormulas.ts';
import { empiricalByDivisor, formulaText, readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { elementShares, isElement, massOfAtoms } from '#workers/lib/chemistry/elementShares.ts';
import type { AtomCount } from '#workers/lib/chemistry/formulaParser.ts';

const WINDOW = 0.4;

interface Compound {
  readonly name: string;
  readonly atoms: readonly AtomCount[];
  readonly molarMass: number;
  readonly shares: readonly number[];
}

const COMPOUNDS: readonly Compound[] = Object.entries(KNOWN_COMPOUNDS).map(([name, formula]) => {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(formula);
  const shares = elementShares(reading.atoms).map(({ percentage }) => percentage);
  return { name, atoms: empiricalByDivisor(reading.atoms), molarMass: massOfAtoms(reading.atoms), shares };
});

/** Every combination of deviations by `size` up or down in each element: 2, 4, 8 and so on. */
function errorsOf(count: number, size: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** count }, (_, pattern) =>
    Array.from({ length: count }, (_unused, place) => (Math.floor(pattern / 2 ** place) % 2 === 0 ? size : -size)),
  );
}

function analysis({ atoms }: Compound, shares: readonly number[]): readonly AnalysedElement[] {
  return atoms.map(({ symbol }, index) => ({ symbol, percentage: shares[index] ?? 0, isRest: false }));
}

/** Rank of the compound, 1 for the best; 0 where it is not among the candidates. */
function rankOf({ atoms }: Compound, { candidates }: RankedFormulas): number {
  return candidates.findIndex((candidate) => formulaText(candidate.atoms) === formulaText(atoms)) + 1;
}

function rounded(shares: readonly number[], decimals: number): readonly number[] {
  return shares.map((share) => Number(share.toFixed(decimals)));
}

/** How often the compound came first, and its worst rank, over analyses off by `size` in all combinations. */
function tally(size: number, compounds = COMPOUNDS, hasMolarMass = false) {
  let [tries, first, clear, clearAndFirst, worst] = [0, 0, 0, 0, 0];
  for (const compound of compounds) {
    for (const errors of errorsOf(compound.atoms.length, size)) {
      const shares = compound.shares.map((share, index) => share + (errors[index] ?? 0));
      if (shares.some((share) => share <= 0)) continue;
      const ranking = empiricalFormulas(
        analysis(compound, shares),
        WINDOW,
        hasMolarMass ? compound.molarMass : undefined,
      );
      const rank = rankOf(compound, ranking);
      expect(rank, `${compound.name} ${shares.join(' ')}`).toBeGreaterThan(0);
      tries += 1;
      first += rank === 1 ? 1 : 0;
      clear += ranking.isClear ? 1 : 0;
      clearAndFirst += ranking.isClear && rank === 1 ? 1 : 0;
      worst = Math.max(worst, rank);
    }
  }
  return { tries, first: first / tries, clear: clear / tries, rightWhereClear: clearAndFirst / clear, worst };
}
describe('empiricalFormulas', () => {
  test.each([2, 1])('finds every compound of the table again from its percentages to %i decimals', (decimals) => {
    expect(COMPOUNDS).toHaveLength(77);
    const missed = COMPOUNDS.filter(
      (compound) =>
        rankOf(compound, empiricalFormulas(analysis(compound, rounded(compound.shares, decimals)), WINDOW)) !== 1,
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  const tried = [
    [0.1, 0.99, 2, 1],
    [0.2, 0.97, 3, 0.99],
    [0.3, 0.93, 4, 0.97],
    [0.4, 0.9, 7, 0.94],
  ] as const;
  // Where the percentages do not distinguish candidates, no ranking can; the compound is then among the first.
  test.each(isTestedWhole('workers/lib/chemistry/') ? tried : tried.slice(-1))(
    'off by %d in all combinations: first in a share of %d, at worst in place %i',
    (size, share, place, withMass) => {
      const alone = tally(size);
      expect(alone.tries).toBe(988);
      expect(alone.first).toBeGreaterThanOrEqual(share);
      expect(alone.worst).toBeLessThanOrEqual(place);
      expect(alone.rightWhereClear).toBeGreaterThanOrEqual(0.97);
      const known = tally(size, COMPOUNDS, true);
      expect(known.first).toBeGreaterThanOrEqual(withMass);
      expect(known.worst).toBeLessThanOrEqual(3);
    },
  );

  test('sucrose and cholesterol have neighbors that no analysis of this error tells apart, a molar mass does', () => {
    for (const [name, neighbor] of [
      ['sucrose', 'C11H20O10'],
      ['cholesterol', 'C26H44O'],
    ]) {
      const compound = COMPOUNDS.find((each) => each.name === name);
      if (compound === undefined) throw new Error(name);
      const { candidates, isClear } = empiricalFormulas(analysis(compound, compound.shares), WINDOW);
      expect(isClear).toBe(false);
      const formulas = candidates.slice(0, 4).map(({ atoms }) => formulaText(atoms));
      expect(formulas[0]).toBe(formulaText(compound.atoms));
      expect(formulas).toContain(neighbor);
      expect(empiricalFormulas(analysis(compound, compound.shares), WINDOW, compound.molarMass)).toMatchObject({
        isClear: true,
        fitsMolarMass: true,
      });
    }
  });

  test('an element by difference has the errors of all others', () => {
    const ofSucrose = [
      { symbol: 'C', percentage: 42.3, isRest: false },
      { symbol: 'H', percentage: 6.3, isRest: false },
      { symbol: 'O', percentage: 51.4, isRest: true },
    ];
    const [best] = empiricalFormulas(ofSucrose, WINDOW).candidates;
    expect(formulaText(best?.atoms ?? [])).toBe('C11H20O10');
    const [measured] = empiricalFormulas(
      ofSucrose.slice(0, 2).concat({ symbol: 'O', percentage: 50.8, isRest: true }),
      0.4,
    ).candidates;
    expect(measured?.deviation).toBeLessThanOrEqual(0.4);
  });

  test('whether there is a formula is known without ranking all', () => {
    const answers = new Set<boolean>();
    for (const compound of COMPOUNDS) {
      for (const [share, window] of [
        [0, WINDOW],
        [0.3, WINDOW],
        [0.3, 0.01],
        [0.05, 0.001],
      ] as const) {
        const measured = analysis(
          compound,
          compound.shares.map((each, index) => each + (index % 2 === 0 ? share : -share)),
        ).map((each, index) => ({ ...each, isRest: index === compound.atoms.length - 1 }));
        const has = empiricalFormulas(measured, window).candidates.length > 0;
        expect(hasEmpiricalFormula(measured, window), `${compound.name}, off by ${share}, ± ${window}`).toBe(has);
        answers.add(has);
      }
    }
    expect(answers).toEqual(new Set([true, false]));
    expect(hasEmpiricalFormula(analysis(emptyOf('C1H6'), [66.5, 33.5]), WINDOW)).toBe(false);
  });

  test('a molar mass picks the multiple, the parity of hydrogen keeps it whole', () => {
    const glucose = analysis({ ...emptyOf('C1H2O1') }, [40, 6.71, 53.29]);
    expect(empiricalFormulas(glucose, WINDOW, 180.16).candidates[0]).toMatchObject({ times: 6, unsaturation: 1 });
    const ethyl = analysis({ ...emptyOf('C2H5') }, [82.66, 17.34]);
    expect(empiricalFormulas(ethyl, WINDOW).candidates[0]).toMatchObject({ times: 2, unsaturation: 0 });
    expect(empiricalFormulas(glucose, WINDOW, 1.5)).toMatchObject({ fitsMolarMass: false });
  });

  test('salts of amines and hydrates are allowed, hydrogen beyond them is not', () => {
    const tris = COMPOUNDS.find(({ name }) => name === 'Tris hydrochloride');
    if (tris === undefined) throw new Error('Tris');
    expect(empiricalFormulas(analysis(tris, tris.shares), WINDOW).candidates[0]?.unsaturation).toBe(-1);
    expect(empiricalFormulas(analysis(emptyOf('C1H6'), [66.5, 33.5]), WINDOW).candidates).toEqual([]);
  });
});

/** A compound for which only the order of the elements matters. */
function emptyOf(formula: string): Compound {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(formula);
  return { name: formula, atoms: reading.atoms, molarMass: 0, shares: [] };
}
