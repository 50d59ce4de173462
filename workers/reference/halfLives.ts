/**
 * Half-lives of a test protein by its first residue, as they were measured: in reticulocyte lysate of rabbits, in yeast, and in
 * *Escherichia coli*. Sources: `gonda1989` (mammals), `bachmair1986` and `varshavsky1996` (yeast), `tobias1991` (E. coli).
 */
import type { AminoAcid } from './aminoAcids.ts';

/** Hours; `more` where it was at least that long. Null where none is known. */
export interface HalfLife {
  readonly hours: number;
  readonly more?: true;
}

const MINUTE = 1 / 60;
const LONG_IN_YEAST = { hours: 20, more: true } as const;
const LONG_IN_BACTERIA = { hours: 10, more: true } as const;

export const HALF_LIVES: Readonly<
  Record<AminoAcid, { readonly mammal: HalfLife; readonly yeast: HalfLife; readonly coli: HalfLife | null }>
> = {
  A: { mammal: { hours: 4.4 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  C: { mammal: { hours: 1.2 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  D: { mammal: { hours: 1.1 }, yeast: { hours: 3 * MINUTE }, coli: LONG_IN_BACTERIA },
  E: { mammal: { hours: 1 }, yeast: { hours: 30 * MINUTE }, coli: LONG_IN_BACTERIA },
  F: { mammal: { hours: 1.1 }, yeast: { hours: 3 * MINUTE }, coli: { hours: 2 * MINUTE } },
  G: { mammal: { hours: 30 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  H: { mammal: { hours: 3.5 }, yeast: { hours: 10 * MINUTE }, coli: LONG_IN_BACTERIA },
  I: { mammal: { hours: 20 }, yeast: { hours: 30 * MINUTE }, coli: LONG_IN_BACTERIA },
  K: { mammal: { hours: 1.3 }, yeast: { hours: 3 * MINUTE }, coli: { hours: 2 * MINUTE } },
  L: { mammal: { hours: 5.5 }, yeast: { hours: 3 * MINUTE }, coli: { hours: 2 * MINUTE } },
  M: { mammal: { hours: 30 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  N: { mammal: { hours: 1.4 }, yeast: { hours: 3 * MINUTE }, coli: LONG_IN_BACTERIA },
  P: { mammal: { hours: 20, more: true }, yeast: LONG_IN_YEAST, coli: null },
  Q: { mammal: { hours: 0.8 }, yeast: { hours: 10 * MINUTE }, coli: LONG_IN_BACTERIA },
  R: { mammal: { hours: 1 }, yeast: { hours: 2 * MINUTE }, coli: { hours: 2 * MINUTE } },
  S: { mammal: { hours: 1.9 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  T: { mammal: { hours: 7.2 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  V: { mammal: { hours: 100 }, yeast: LONG_IN_YEAST, coli: LONG_IN_BACTERIA },
  W: { mammal: { hours: 2.8 }, yeast: { hours: 3 * MINUTE }, coli: { hours: 2 * MINUTE } },
  Y: { mammal: { hours: 2.8 }, yeast: { hours: 10 * MINUTE }, coli: { hours: 2 * MINUTE } },
};
