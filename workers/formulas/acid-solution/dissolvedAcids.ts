/** Substances of the table, or an acid with constants of its own, as what they are in water. */

import type { Protolyte, SolutionConditions } from '../../lib/chemistry/acidSolution.ts';
import { ACID_CONSTANTS } from '../../reference/acidConstants.ts';
import {
  ACID_FAMILIES,
  ACID_SUBSTANCES,
  type AcidFamily,
  type AcidSubstance,
  type AcidSubstanceKey,
} from '../../reference/acidSubstances.ts';

/** An acid and its conjugate bases, without how much of it there is. */
export interface KnownAcid {
  readonly pKas: readonly number[];
  readonly charge: number;
  /** One more than `pKas`. */
  readonly forms: readonly string[];
}

/** What is weighed: of an acid of which hydrogen ions are replaced, or one that dissociates completely. */
export interface DissolvedSubstance {
  readonly name: string;
  /** Null for strong acids and bases. */
  readonly acid: KnownAcid | null;
  /** As in the table: hydrogen ions lost, or with no acid the negative of those that are given off. */
  readonly lost: number;
}

export function dissolvedSubstance(key: AcidSubstanceKey): DissolvedSubstance {
  const row: AcidSubstance = ACID_SUBSTANCES[key];
  if ('protons' in row) return { name: row.name, acid: null, lost: -row.protons };
  const { constants, charge, forms }: AcidFamily = ACID_FAMILIES[row.family];
  const pKas = constants.map((constant) => ACID_CONSTANTS[constant].pKa);
  return { name: row.name, acid: { pKas, charge, forms }, lost: row.lost };
}

/** An acid of constants as typed; its forms are named by their hydrogen ions: H2A, HA, A. */
export function ownAcid(pKas: readonly number[], charge: number, lost: number): DissolvedSubstance {
  const steps = pKas.length;
  const forms = Array.from({ length: steps + 1 }, (_, index) => ownForm(steps - index, charge - index));
  return { name: forms[lost] ?? 'Own acid', acid: { pKas, charge, forms }, lost };
}

function ownForm(hydrogens: number, charge: number): string {
  const head = hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H${subscript(hydrogens)}`;
  return `${head}A${superscript(charge)}`;
}

function subscript(count: number): string {
  return [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');
}

function superscript(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  const digits = size === 1 ? '' : [...String(size)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${digits}${charge < 0 ? '⁻' : '⁺'}`;
}

/** An amount of a substance, mol/L. */
export interface Dissolved {
  readonly substance: DissolvedSubstance;
  readonly concentration: number;
}

/** The acids of a solution, and what the ions carry that take part in nothing: those of salts have one charge each. */
export function solutionOf(
  dissolved: readonly Dissolved[],
  { pKw, slope }: Pick<SolutionConditions, 'pKw' | 'slope'>,
): { readonly protolytes: readonly Protolyte[]; readonly conditions: SolutionConditions } {
  const protolytes = dissolved.flatMap(({ substance: { acid }, concentration }) =>
    acid === null ? [] : [{ pKas: acid.pKas, charge: acid.charge, concentration }],
  );
  const counter = dissolved.map(({ substance: { acid, lost }, concentration }) => {
    const charge = acid === null ? lost : lost - acid.charge;
    return { charge: charge * concentration, strength: (acid === null ? lost ** 2 : Math.abs(charge)) * concentration };
  });
  return {
    protolytes,
    conditions: {
      strongCharge: counter.reduce((sum, each) => sum + each.charge, 0),
      strongStrength: counter.reduce((sum, each) => sum + each.strength, 0),
      pKw,
      slope,
    },
  };
}
