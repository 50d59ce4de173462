import { amountText } from '#src/families/amounts.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import { withSubscripts } from '#src/kit/scriptDigits.ts';
import type { BalancedSpecies, StoichiometryInput, StoichiometryResult } from '#workers/formulas/stoichiometry.ts';

/** Returns the count of every element on both sides, then moles, extent and products where amounts are given. */
export function workingOf(result: StoichiometryResult, input: StoichiometryInput): readonly WorkingStep[] {
  return [...atomSteps(result.species), ...amountSteps(result, input)];
}

function atomSteps(species: readonly BalancedSpecies[]): readonly WorkingStep[] {
  const symbols = new Set(species.flatMap(({ atoms }) => atoms.map(({ symbol }) => symbol)));
  return [...symbols].map((wanted) => {
    const counts = (side: BalancedSpecies['side']) =>
      species.flatMap(({ side: own, coefficient, atoms }) => {
        const count = atoms.find(({ symbol }) => symbol === wanted)?.count;
        return own === side && count !== undefined ? [{ coefficient, count }] : [];
      });
    const terms = (side: BalancedSpecies['side']) =>
      counts(side)
        .map(({ coefficient, count }) => `${coefficient}·${count}`)
        .join(' + ');
    const total = counts('reactant').reduce((sum, { coefficient, count }) => sum + coefficient * count, 0);
    return {
      label: `Atoms of ${wanted}, left and right`,
      formula: 'Σ coefficient·count',
      substituted: `${terms('reactant')} = ${terms('product')}`,
      value: String(total),
    };
  });
}

function amountSteps(
  { species, reactants, products, limitingReagent, extent }: StoichiometryResult,
  { amounts, percentYield }: StoichiometryInput,
): readonly WorkingStep[] {
  if (limitingReagent === null || extent === null) return [];
  const known = reactants.flatMap(({ formula, moles }, index) =>
    moles === null
      ? []
      : [{ formula, moles, coefficient: species[index]?.coefficient ?? 1, molarMass: species[index]?.molarMass ?? 0 }],
  );
  return [
    ...known.map(({ formula, moles, molarMass }) => {
      const given = amounts.find((amount) => amount.formula === formula);
      const shown = amountText(moles, 4);
      return {
        label: `Amount of ${withSubscripts(formula)}`,
        formula: 'n = m ÷ M',
        substituted: given?.unit === 'g' ? `${given.amount} ÷ ${workingNumber(molarMass, shown)}` : 'as entered',
        value: `${shown} mol`,
      };
    }),
    {
      label: `Extent: ${withSubscripts(limitingReagent)} limits`,
      formula: 'ξ = smallest n ÷ ν',
      substituted: known
        .map(({ moles, coefficient }) => `${workingNumber(moles, amountText(extent, 4))} ÷ ${coefficient}`)
        .join(', '),
      value: `${amountText(extent, 4)} mol`,
    },
    ...products.map(({ formula, mass }, index) => {
      const own = species[reactants.length + index];
      const shown = amountText(mass ?? 0, 3);
      return {
        label: `Mass of ${withSubscripts(formula)}`,
        formula: 'm = ν·ξ·M',
        substituted: `${own?.coefficient ?? 1}·${workingNumber(extent, shown)}·${workingNumber(own?.molarMass ?? 0, shown)}`,
        value: `${shown} g`,
      };
    }),
    ...(percentYield === undefined
      ? []
      : products.map(({ formula, mass, actualMass }) => ({
          label: `${withSubscripts(formula)} at ${percentYield} % yield`,
          formula: 'm·yield ÷ 100',
          substituted: `${workingNumber(mass ?? 0, amountText(actualMass ?? 0, 3))}·${percentYield} ÷ 100`,
          value: `${amountText(actualMass ?? 0, 3)} g`,
        }))),
  ];
}
