import { expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { STOCK_REAGENTS } from '#workers/reference/stockReagents.ts';

test.each(Object.entries(STOCK_REAGENTS))(
  '%s says in its name what it holds',
  (key, { name, formula, kind, percent, density }) => {
    expect(name).toContain(`${percent} %`);
    expect(readFormula(formula, isElement).ok).toBe(true);
    expect(kind).toBe(name.includes('acid') ? 'acid' : 'base');
    expect(percent).toBeLessThanOrEqual(100);
    // Only ammonia is lighter than water.
    expect(density < 1).toBe(key.startsWith('ammonia'));
  },
);
