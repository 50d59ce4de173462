/**
 * Where proteases cut, and the peptides that come of it. Source: `keil1992`, as `gasteiger2005` uses it.
 */

export const PROTEASES = [
  'trypsin',
  'trypsin-keil',
  'trypsin-p',
  'lys-c',
  'arg-c',
  'glu-c-e',
  'glu-c-de',
  'asp-n',
  'chymotrypsin',
] as const;

export type Protease = (typeof PROTEASES)[number];

/** Whether the bond behind a residue is cut. Letters beyond the ends are empty. */
type CutRule = (before: string, residue: string, next: string) => boolean;

const isIn = (letters: string) => (letter: string) => letter !== '' && letters.includes(letter);
const isBasic = isIn('KR');

const RULES: Readonly<Record<Protease, CutRule>> = {
  trypsin: (_, residue, next) => isBasic(residue) && next !== 'P',
  'trypsin-keil': (before, residue, next) => {
    if (next === 'P') return (before === 'W' && residue === 'K') || (before === 'M' && residue === 'R');
    if (residue === 'K') return !((isIn('CD')(before) && next === 'D') || (before === 'C' && isIn('HY')(next)));
    return residue === 'R' && !((before === 'C' && next === 'K') || (before === 'R' && isIn('HR')(next)));
  },
  'trypsin-p': (_, residue) => isBasic(residue),
  'lys-c': (_, residue) => residue === 'K',
  'arg-c': (_, residue) => residue === 'R',
  'glu-c-e': (_, residue) => residue === 'E',
  'glu-c-de': (_, residue) => isIn('DE')(residue),
  'asp-n': (_, __, next) => next === 'D',
  chymotrypsin: (_, residue, next) => next !== 'P' && (isIn('FY')(residue) || (residue === 'W' && next !== 'M')),
};

export interface Peptide {
  /** First residue, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Bonds within it that the protease would cut. */
  readonly missed: number;
}

/** Numbers of the residues behind which the chain is cut, counted from 1; not the last one. */
export function cutsOf(letters: string, protease: Protease): readonly number[] {
  const rule = RULES[protease];
  const cuts: number[] = [];
  for (let at = 0; at < letters.length - 1; at += 1)
    if (rule(letters[at - 1] ?? '', letters[at] ?? '', letters[at + 1] ?? '')) cuts.push(at + 1);
  return cuts;
}

/**
 * The peptides between cuts, with up to so many missed; by their start, the shorter first.
 *
 * @param cuts of `cutsOf`
 */
export function* peptidesOf(length: number, cuts: readonly number[], missed: number): Generator<Peptide> {
  const ends = [...cuts, length];
  for (const [at, end] of ends.entries()) {
    const from = (ends[at - 1] ?? 0) + 1;
    yield { from, to: end, missed: 0 };
    for (let more = 1; more <= missed; more += 1) {
      const to = ends[at + more];
      if (to !== undefined) yield { from, to, missed: more };
    }
  }
}
