/**
 * Pairs of primers on two genomes, against answers recorded from primer3 2.6.1 (Debian 2.6.1-4):
 *
 *   primer3_core < settings
 *
 * with SEQUENCE_TEMPLATE the whole genome, SEQUENCE_TARGET and PRIMER_PRODUCT_SIZE_RANGE as in the case, the settings of the case, and the
 * defaults of primer3 for the rest: 50 mM salt, 1.5 mM Mg²⁺, 0.6 mM dNTPs, 50 nM primer. Positions are counted from 1 here.
 *
 * Two kinds of temperatures differ on purpose:
 * - PRIMER_PAIR_4_COMPL_END_TH and the like are the highest of the 3′ ends of both primers and of those of their complements, which are
 *   in no tube: ours is that of the primers.
 * - Two hairpins differ by the faults that primer-folds.test.ts describes.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import primerPicker, { type PickedPrimer, type PrimerPickerResult } from '#workers/formulas/primer-picker.ts';
import { reverseComplement } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import type { Solution } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';
import { createFolder } from '#workers/lib/sequences/oligos/strandFolds.ts';

type RecordedPrimer = Omit<PickedPrimer, 'to' | 'length'>;

interface RecordedPair {
  readonly forward: RecordedPrimer;
  readonly reverse: RecordedPrimer;
  readonly length: number;
  readonly penalty: number;
  readonly dimerTm: number;
  readonly endDimerTm: number;
}

interface Case {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly shortest: number;
  readonly longest: number;
  /** By the names of primer3. */
  readonly settings: Readonly<Record<string, number>>;
  readonly pairs: readonly RecordedPair[];
}

const CASES: readonly Case[] = JSON.parse(readFileSync(new URL('primer-picker.json', import.meta.url), 'utf8'));

/** Each default of primer3 that is not ours, and the names of those that a case may set. */
const DEFAULTS = {
  saltConcentration: { name: 'PRIMER_SALT_MONOVALENT', usual: 50 },
  magnesium: { name: 'PRIMER_SALT_DIVALENT', usual: 1.5 },
  dntp: { name: 'PRIMER_DNTP_CONC', usual: 0.6 },
  oligoConcentration: { name: 'PRIMER_DNA_CONC', usual: 50 },
  minLength: { name: 'PRIMER_MIN_SIZE', usual: null },
  bestLength: { name: 'PRIMER_OPT_SIZE', usual: null },
  maxLength: { name: 'PRIMER_MAX_SIZE', usual: null },
  minTm: { name: 'PRIMER_MIN_TM', usual: null },
  bestTm: { name: 'PRIMER_OPT_TM', usual: null },
  maxTm: { name: 'PRIMER_MAX_TM', usual: null },
  minGc: { name: 'PRIMER_MIN_GC', usual: null },
  maxGc: { name: 'PRIMER_MAX_GC', usual: null },
  clamp: { name: 'PRIMER_GC_CLAMP', usual: null },
  longestRun: { name: 'PRIMER_MAX_POLY_X', usual: null },
  hottest: { name: 'PRIMER_MAX_SELF_ANY_TH', usual: null },
} as const;

async function picked({ file, from, to, shortest, longest, settings }: Case): Promise<PrimerPickerResult> {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  const { given, task } = await givenDna({ text, options: { readAsFasta: true } });
  const rules = Object.fromEntries(
    Object.entries(DEFAULTS).map(([field, { name, usual }]) => [field, settings[name] ?? usual]),
  ) as Record<keyof typeof DEFAULTS, number | null>;
  const verdict = primerPicker.validate({
    given,
    shape: 'entry',
    from,
    to,
    shortest,
    longest,
    uniqueEnd: 0,
    dmso: null,
    formamide: null,
    ...rules,
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return primerPicker.compute(verdict.input, task);
}

describe.each(CASES)('$file, $from to $to', (each) => {
  test('has the pairs of primer3, with their penalties and temperatures', async () => {
    const { pairs } = await picked(each);
    expect(each.pairs).toHaveLength(5);
    expect(pairs.map(({ penalty }) => penalty)).toEqual(each.pairs.map(({ penalty }) => expect.closeTo(penalty, 3)));
    for (const recorded of each.pairs) {
      const pair = pairs.find(
        ({ forward, reverse }) =>
          forward.letters === recorded.forward.letters && reverse.letters === recorded.reverse.letters,
      );
      expect(pair).toMatchObject(close(recorded));
      const complements = [recorded.reverse, recorded.forward].map(({ letters }) => reverseComplement(letters));
      const [one = '', other = ''] = complements;
      const folder = createFolder(solutionOfCase(each));
      const ofComplements = [folder.endDimer(one, other), folder.endDimer(other, one)].map((fold) => fold?.tm ?? 0);
      expect(Math.max(pair?.endDimerTm ?? Number.NaN, ...ofComplements)).toBeCloseTo(recorded.endDimerTm, 1);
    }
  });
});

/** °C with one step more for the salt, and with the entropy of the loop TTTTGA that ntthal takes from the mended file. */
const HAIRPINS: Readonly<Record<string, number>> = { AAACGGGATCACCACGATGG: 41.78, ACCGCTTTTGAGTGAGCAGA: 42.48 };

function solutionOfCase({ settings }: Case): Solution {
  const { saltConcentration, magnesium, dntp, oligoConcentration } = DEFAULTS;
  return {
    monovalent: settings[saltConcentration.name] ?? saltConcentration.usual,
    magnesium: settings[magnesium.name] ?? magnesium.usual,
    dntp: settings[dntp.name] ?? dntp.usual,
    oligo: settings[oligoConcentration.name] ?? oligoConcentration.usual,
  };
}

function close({ forward, reverse, length, penalty, dimerTm }: RecordedPair) {
  return {
    forward: closePrimer(forward),
    reverse: closePrimer(reverse),
    length,
    penalty: expect.closeTo(penalty, 3),
    dimerTm: expect.closeTo(dimerTm, 1),
  };
}

function closePrimer({ letters, from, tm, gcContent, penalty, hairpinTm, selfTm, endTm }: RecordedPrimer) {
  return {
    letters,
    from,
    tm: expect.closeTo(tm, 2),
    gcContent: expect.closeTo(gcContent, 3),
    penalty: expect.closeTo(penalty, 3),
    hairpinTm: expect.closeTo(HAIRPINS[letters] ?? hairpinTm, 1),
    selfTm: expect.closeTo(selfTm, 1),
    endTm: expect.closeTo(endTm, 1),
  };
}
