import { counted } from '#src/engine/kit/format.ts';
import { withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { BondOrderResult, OrderOfSpecies } from '#workers/formulas/bond-order.ts';

/** Returns filling, counts and bond order, as far as the mode of entry provides them. @param value the bond order */
export function workingOf(result: BondOrderResult, value: string): readonly WorkingStep[] {
  if (result.mode === 'resonance') {
    const { bonds, positions } = result;
    return [{ label: 'Bond order', formula: 'bonds ÷ positions', substituted: `${bonds} ÷ ${positions}`, value }];
  }
  const { bondingElectrons, antibondingElectrons } = result;
  return [
    ...(result.mode === 'species' ? fillingSteps(result) : []),
    {
      label: 'Bond order',
      formula: '(bonding − antibonding) ÷ 2',
      substituted: `(${bondingElectrons} − ${antibondingElectrons}) ÷ 2`,
      value,
    },
  ];
}

function fillingSteps(result: OrderOfSpecies): readonly WorkingStep[] {
  const { orbitals, configuration, valenceElectrons, unpairedElectrons } = result;
  const sumOf = (kind: 'bonding' | 'antibonding') =>
    orbitals.flatMap((orbital) => (orbital.kind === kind ? [orbital.electrons] : [])).join(' + ') || '0';
  return [
    {
      label: 'Filling',
      formula: 'lowest orbital first: σ holds 2 electrons, a pair of π holds 4',
      substituted: counted(valenceElectrons, 'valence electron', 'valence electrons'),
      value: withSuperscripts(configuration),
    },
    {
      label: 'Bonding electrons',
      formula: 'sum over orbitals without asterisk',
      substituted: sumOf('bonding'),
      value: String(result.bondingElectrons),
    },
    {
      label: 'Antibonding electrons',
      formula: 'sum over orbitals with asterisk',
      substituted: sumOf('antibonding'),
      value: String(result.antibondingElectrons),
    },
    {
      label: 'Unpaired electrons',
      formula: 'one electron in each orbital of a pair before any has two',
      substituted:
        orbitals.at(-1) === undefined
          ? '0'
          : `last orbital ${withSuperscripts(`${orbitals.at(-1)?.name}${orbitals.at(-1)?.electrons}`)}`,
      value: String(unpairedElectrons),
    },
  ];
}
