import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { givenProtein } from '#tests/support/givenProtein.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type ProteinProfileInput } from '#workers/formulas/protein-profile.ts';

const input: ProteinProfileInput = { given: givenProtein('IIIKKKDDDHHH'), window: 3, withHistidine: false };
const blank: Candidate<ProteinProfileInput> = { ...input };
const odd = 'The window must be an odd whole number between 3 and 51';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, window: null }, 'Please fill in all required fields', 'window'],
    [{ ...blank, window: 8 }, odd, 'window'],
    [{ ...blank, window: 1 }, odd, 'window'],
    [{ ...blank, window: 53 }, odd, 'window'],
    [{ ...blank, window: 9.5 }, odd, 'window'],
  ]);
  accepts(formula, [[blank, input]]);
});

describe('compute', () => {
  test('by hand: at the middle of each window', async () => {
    const { points, highest, lowest } = await computed(formula, input);
    expect(points).toHaveLength(10);
    expect(points[0]).toEqual({ place: 2, hydropathy: 4.5, charge: 0 });
    expect(points[3]?.charge).toBe(1);
    expect(points[6]?.charge).toBe(-1);
    expect([highest?.place, lowest?.place]).toEqual([2, 5]);
  });

  test('histidine is half a charge where it is asked for', async () => {
    const { points } = await computed(formula, { ...input, withHistidine: true });
    expect(points.at(-1)?.charge).toBe(0.5);
    expect((await computed(formula, input)).points.at(-1)?.charge).toBe(0);
  });

  test('stretches are those of neighboring windows', async () => {
    const given = givenProtein('IIIIIKKKKKIIII');
    const { hydrophobic, stretches } = await computed(formula, { ...input, given });
    expect(hydrophobic).toEqual([
      { from: 2, to: 5, highest: 4.5 },
      { from: 11, to: 13, highest: 4.5 },
    ]);
    expect(stretches).toBe(2);
  });

  test('of equal windows the first counts, however their sums are rounded', async () => {
    // The same three residues in another order, of which only the later sum is a bit higher or lower in doubles.
    const orders = ['AGV', 'AVG', 'GAV', 'GVA', 'VAG', 'VGA'];
    for (const first of orders)
      for (const second of orders) {
        const highest = await computed(formula, { ...input, given: givenProtein(`${first}RRR${second}`) });
        const lowest = await computed(formula, { ...input, given: givenProtein(`${first}III${second}`) });
        expect([first, second, highest.highest?.place, lowest.lowest?.place]).toEqual([first, second, 2, 2]);
      }
  });

  test('a protein shorter than the window has a half-life and no profile', async () => {
    const { points, highest, lowest, halfLives } = await computed(formula, { ...input, given: givenProtein('PA') });
    expect([points, highest, lowest]).toEqual([[], null, null]);
    expect(halfLives).toEqual({
      mammal: { hours: 20, isAtLeast: true },
      yeast: { hours: 20, isAtLeast: true },
      coli: { hours: null, isAtLeast: false },
    });
  });
});
