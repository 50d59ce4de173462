import { namedBars } from '#src/families/namedBars.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { StoichiometryResult } from '#workers/formulas/stoichiometry.ts';

/** Returns the masses of the reaction; none without amounts. */
export function massChart({ reactants, products, extent }: StoichiometryResult): readonly ChartBlock[] {
  if (extent === null) return [];
  const none = products.map(() => null);
  return [
    namedBars({
      title: 'Masses used, left over and formed',
      summary: 'The limiting reactant is used up; the products are formed at full yield.',
      of: 'Substance',
      y: { label: 'Mass', unit: 'g', decimals: 3 },
      names: [...reactants, ...products].map(({ formula }) => shownFormula(formula)),
      series: [
        {
          name: 'Used or formed',
          values: [...reactants.map(({ usedMass }) => usedMass), ...products.map(({ mass }) => mass)],
        },
        { name: 'Left over', values: [...reactants.map(({ leftoverMass }) => leftoverMass), ...none] },
      ],
    }),
  ];
}
