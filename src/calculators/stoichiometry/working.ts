import { amountText } from '#src/families/amounts.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { StoichiometryInput, StoichiometryResult } from '#workers/formulas/stoichiometry.ts';
import type { BalancedSpecies } from '#workers/lib/chemistry/balancedEquation.ts';

/** Returns the count of every element and the charge on both sides, then moles, extent and products where amounts are given. */
export function workingOf(result: StoichiometryResult, input: StoichiometryInput): readonly WorkingStep[] {
  return [...atomSteps(result.species), ...chargeSteps(result.species), ...amountSteps(result, input)];
}

function atomSteps(species: readonly BalancedSpecies[]): readonly WorkingStep[] {
  const symbols = new Set(species.flatMap(({ atoms }) => atoms.map(({ symbol }) => symbol)));
  return [...symbols].map((wanted) => ({
    label: `Atoms of ${wanted}, left and right`,
    formula: 'Σ coefficient·count',
    ...bothSides(species, ({ atoms }) => atoms.find(({ symbol }) => symbol === wanted)?.count ?? 0),
  }));
}

function chargeSteps(species: readonly BalancedSpecies[]): readonly WorkingStep[] {
  if (species.every(({ charge }) => charge === 0)) return [];
  return [
    { label: 'Charge, left and right', formula: 'Σ coefficient·charge', ...bothSides(species, ({ charge }) => charge) },
  ];
}

/** Of the species that have any of it. */
function bothSides(
  species: readonly BalancedSpecies[],
  countOf: (species: BalancedSpecies) => number,
): Pick<WorkingStep, 'substituted' | 'value'> {
  const counts = (side: BalancedSpecies['side']) => species.filter((each) => each.side === side && countOf(each) !== 0);
  const terms = (side: BalancedSpecies['side']) =>
    counts(side)
      .map((each) => `${each.coefficient}·${shownCount(countOf(each))}`)
      .join(' + ') || '0';
  const total = counts('reactant').reduce((sum, each) => sum + each.coefficient * countOf(each), 0);
  return { substituted: `${terms('reactant')} = ${terms('product')}`, value: String(total).replace('-', '−') };
}

function shownCount(count: number): string {
  return count < 0 ? `(−${-count})` : String(count);
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
        label: `Amount of ${shownFormula(formula)}`,
        formula: 'n = m ÷ M',
        substituted: given?.unit === 'g' ? `${given.amount} ÷ ${workingNumber(molarMass, shown)}` : 'as entered',
        value: `${shown} mol`,
      };
    }),
    {
      label: `Extent: ${shownFormula(limitingReagent)} limits`,
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
        label: `Mass of ${shownFormula(formula)}`,
        formula: 'm = ν·ξ·M',
        substituted: `${own?.coefficient ?? 1}·${workingNumber(extent, shown)}·${workingNumber(own?.molarMass ?? 0, shown)}`,
        value: `${shown} g`,
      };
    }),
    ...(percentYield === undefined
      ? []
      : products.map(({ formula, mass, actualMass }) => ({
          label: `${shownFormula(formula)} at ${percentYield} % yield`,
          formula: 'm·yield ÷ 100',
          substituted: `${workingNumber(mass ?? 0, amountText(actualMass ?? 0, 3))}·${percentYield} ÷ 100`,
          value: `${amountText(actualMass ?? 0, 3)} g`,
        }))),
  ];
}
