import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { StoichiometryInput, StoichiometryResult } from '#workers/formulas/stoichiometry.ts';
import type { BalancedSpecies } from '#workers/lib/chemistry/balancedEquation.ts';

type Key = ResultKey<StoichiometryResult>;

/** Returns the count of every element and the charge on both sides, then moles, extent and products where amounts are given. */
export function workingOf(
  result: StoichiometryResult,
  input: StoichiometryInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  return [...atomSteps(result.species), ...chargeSteps(result.species), ...amountSteps(result, input, figure)];
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
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (limitingReagent === null || extent === null) return [];
  const shownExtent = figure('extent');
  const known = species.slice(0, reactants.length).flatMap((each, index) => {
    const moles = reactants[index]?.moles ?? null;
    return moles === null ? [] : [{ ...each, moles, shown: figure(`reactants.${index}.moles`) }];
  });
  return [
    ...known.map(({ formula, molarMass, shown }) => {
      const given = amounts.find((amount) => amount.formula === formula);
      return {
        label: `Amount of ${shownFormula(formula)}`,
        formula: 'n = m ÷ M',
        substituted:
          given?.unit === 'g' ? `${given.amount} ÷ ${workingNumber(molarMass, shown.written)}` : 'as entered',
        value: `${shown.text} mol`,
      };
    }),
    {
      label: `Extent: ${shownFormula(limitingReagent)} limits`,
      formula: 'ξ = smallest n ÷ ν',
      substituted: known
        .map(({ moles, coefficient }) => `${workingNumber(moles, shownExtent.written)} ÷ ${coefficient}`)
        .join(', '),
      value: `${shownExtent.text} mol`,
    },
    ...products.map(({ formula }, index) => {
      const own = species[reactants.length + index];
      const { text, written } = figure(`products.${index}.mass`);
      return {
        label: `Mass of ${shownFormula(formula)}`,
        formula: 'm = ν·ξ·M',
        substituted: `${own?.coefficient ?? 1}·${workingNumber(extent, written)}·${workingNumber(own?.molarMass ?? 0, written)}`,
        value: `${text} g`,
      };
    }),
    ...(percentYield === undefined
      ? []
      : products.map(({ formula, mass }, index) => {
          const { text, written } = figure(`products.${index}.actualMass`);
          return {
            label: `${shownFormula(formula)} at ${percentYield} % yield`,
            formula: 'm·yield ÷ 100',
            substituted: `${workingNumber(mass ?? 0, written)}·${percentYield} ÷ 100`,
            value: `${text} g`,
          };
        })),
  ];
}
