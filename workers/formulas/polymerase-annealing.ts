/**
 * Annealing temperature of two primers for a polymerase, by its maker's rule.
 *
 *   Tm = ΔH / (ΔS + R·ln C) − 273.15, the salt of the buffer by Owczarzy's correction            °C; C: one primer, in excess
 *   Tm of Phusion: with C/4, + 16.6·log10[Na⁺]
 *   annealing = factor · (lower Tm) + offset, at most the highest of the polymerase
 *
 * Sources: nebTmCalculator (rules and buffers), nebQ5Protocol, santaLucia1998, owczarzy2004, schildkraut1965. Refuses primers of less than
 * LEAST_BASES, as the maker's calculator does, other letters than A, C, G and T, and a concentration that is not above 0
 * or too small for the equations.
 */
import type { Formula } from '../contract.ts';
import { isPositive } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { schildkrautTm } from '../lib/sequences/oligos/breslauerTm.ts';
import { duplexOf } from '../lib/sequences/oligos/nearestNeighbor.ts';
import { owczarzyTm } from '../lib/sequences/oligos/owczarzySalt.ts';
import { basesOf, isBases, refuseLetters } from '../lib/sequences/records/typedBases.ts';
import { POLYMERASES, type PolymeraseId, type PolymeraseRule, Q5_PROTOCOL_ABOVE } from '../reference/polymerases.ts';

export interface PolymeraseAnnealingInput {
  /** 5′ to 3′, in capitals, the part that binds. */
  readonly forwardPrimer: string;
  readonly reversePrimer: string;
  readonly polymerase: PolymeraseId;
  /** Of each primer, nmol/L. Absent: the usual one of the polymerase. */
  readonly primerConcentration?: number | undefined;
}

export interface PolymeraseAnnealingResult {
  /** °C. */
  readonly forwardTm: number;
  readonly reverseTm: number;
  readonly difference: number;
  /** °C. */
  readonly annealing: number;
  /** The rule alone would give more. */
  readonly isCapped: boolean;
  /** °C by the printed protocol, at most the same highest; null where it has no rule of its own. */
  readonly protocolAnnealing: number | null;
  /** nmol/L. */
  readonly primer: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'polymerase-annealing': FormulaType<PolymeraseAnnealingInput, PolymeraseAnnealingResult>;
  }
}

const LEAST_BASES = 8;
const PRIMERS = ['forwardPrimer', 'reversePrimer'] as const;
const IDS = Object.keys(POLYMERASES) as readonly PolymeraseId[];

export default {
  id: 'polymerase-annealing',

  validate(candidate) {
    for (const path of PRIMERS) {
      const bases = basesOf(candidate[path]);
      if (bases === '') return refuse('Please enter both primer sequences', path);
      if (!isBases(bases)) return refuseLetters(bases, candidate[path], path);
      if (bases.length < LEAST_BASES)
        return refuse(`The primer has ${bases.length} bases: at least ${LEAST_BASES} are needed`, path);
    }
    const primerConcentration = candidate.primerConcentration ?? undefined;
    if (primerConcentration !== undefined && !isPositive(primerConcentration))
      return refuse('Please enter a primer concentration above 0', 'primerConcentration');
    const polymerase = IDS.find((known) => known === candidate.polymerase) ?? 'q5';
    const rule: PolymeraseRule = POLYMERASES[polymerase];
    const primers = PRIMERS.map((path) => basesOf(candidate[path]));
    if (primers.some((bases) => meltingTemperature(bases, rule, primerConcentration ?? rule.primer) === null))
      return refuse('So little primer has no melting temperature by these equations', 'primerConcentration');
    const [forwardPrimer = '', reversePrimer = ''] = primers;
    return accept({
      forwardPrimer,
      reversePrimer,
      polymerase,
      ...(primerConcentration === undefined ? {} : { primerConcentration }),
    });
  },

  compute({ forwardPrimer, reversePrimer, polymerase, primerConcentration }) {
    const rule: PolymeraseRule = POLYMERASES[polymerase];
    const primer = primerConcentration ?? rule.primer;
    const [forwardTm, reverseTm] = [forwardPrimer, reversePrimer].map((bases) =>
      meltingTemperature(bases, rule, primer),
    );
    if (typeof forwardTm !== 'number' || typeof reverseTm !== 'number') throw new Error('Validated primers melt');
    const lower = Math.min(forwardTm, reverseTm);
    const annealing = rule.factor * lower + rule.offset;
    return {
      forwardTm,
      reverseTm,
      difference: Math.abs(forwardTm - reverseTm),
      annealing: Math.min(annealing, rule.highest),
      isCapped: annealing > rule.highest,
      protocolAnnealing: polymerase === 'q5' ? Math.min(lower + Q5_PROTOCOL_ABOVE, rule.highest) : null,
      primer,
    };
  },
} satisfies Formula<'polymerase-annealing'>;

/** °C; null where the equations give none. @param primer nmol/L of one primer */
function meltingTemperature(bases: string, { salt, monovalent }: PolymeraseRule, primer: number): number | null {
  const duplex = duplexOf(bases);
  if (duplex === null) throw new Error('A validated primer has neighbors');
  // The equations take a quarter of all strands: four times the primer stands for the whole primer.
  const excess = duplex.selfComplementary ? primer : 4 * primer;
  return salt === 'schildkraut'
    ? schildkrautTm(duplex, { monovalent, magnesium: 0, dntp: 0, oligo: primer })
    : owczarzyTm(duplex, { monovalent, magnesium: 0, dntp: 0, oligo: excess });
}
