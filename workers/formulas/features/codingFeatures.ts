/** Coding sequences among the features of an entry: their translations, compared with those that the entry gives. */

import {
  type CodingDifference,
  type CodingRules,
  codingProtein,
  firstDifference,
  incompleteLast,
} from '../../lib/sequences/features/codingCheck.ts';
import { readExceptions } from '../../lib/sequences/features/codingExceptions.ts';
import { featureLetters } from '../../lib/sequences/features/featureLetters.ts';
import type { StrandFeature } from '../../lib/sequences/features/featureList.ts';
import type { Strand } from '../../lib/sequences/strand/strandLetters.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, STANDARD_CODE_ID } from '../../reference/geneticCodes.ts';

export interface CheckedCoding {
  /** Coding sequences that give a translation, and were compared with it. */
  readonly checked: number;
  /** Coding sequences without a translation, as pseudogenes, or that could not be compared. */
  readonly unchecked: number;
  readonly differing: number;
  /** The first of those that differ. */
  readonly listed: readonly ListedDifference[];
}

export interface ListedDifference extends CodingDifference {
  /** Of the feature. */
  readonly number: number;
  /** Amino acids of the own translation, and of the one given. */
  readonly length: number;
  readonly givenLength: number;
  /** The entry says that the rules do not hold here: /transl_except, /exception, /ribosomal_slippage. */
  readonly isException: boolean;
}

const MOST_LISTED = 100;
/** Letters of all coding sequences together that are compared. */
const ROOM = 1 << 26;
const EXCEPTIONS = ['transl_except', 'exception', 'ribosomal_slippage'];

/** How a coding sequence is translated; null for another feature, or a genetic code that does not exist. */
export function rulesOf({ type, place, qualifiers }: StrandFeature): CodingRules | null {
  if (type !== 'CDS' || place === null) return null;
  const table = qualifiers.transl_table?.[0] ?? STANDARD_CODE_ID;
  const id = GENETIC_CODE_IDS.find((known) => known === table);
  const codonStart = Number(qualifiers.codon_start?.[0] ?? '1');
  if (id === undefined || ![1, 2, 3].includes(codonStart)) return null;
  const rules = { code: GENETIC_CODES[id], codonStart, beginsAtStart: !place.startsBefore };
  const { transl_except: excepted } = qualifiers;
  return excepted === undefined
    ? rules
    : { ...rules, exceptions: readExceptions(excepted.join(' '), place, codonStart) };
}

/** @param passed receives the number of letters of the strand read so far */
export async function checkedCoding(
  strand: Strand,
  features: readonly StrandFeature[],
  passed: (done: number) => void,
): Promise<CheckedCoding> {
  const coding = features.filter(({ type }) => type === 'CDS');
  let room = ROOM;
  const compared = coding.flatMap((feature) => {
    const rules = rulesOf(feature);
    const given = feature.qualifiers.translation?.[0];
    if (rules === null || given === undefined || feature.place === null || feature.place.length > room) return [];
    room -= feature.place.length;
    // Some programs write the stop at the end of a translation.
    return [{ feature, rules, given: given.replace(/\s/g, '').replace(/\*$/, ''), place: feature.place }];
  });
  const places = compared.map(({ place }) => place);
  const letters = places.length === 0 ? [] : await featureLetters(strand, places, passed);
  const differences = compared.flatMap(({ feature, rules, given }, index): readonly ListedDifference[] => {
    const own = letters[index] ?? new Uint8Array(0);
    const protein = codingProtein(own, rules);
    const difference = firstDifference(protein, given);
    if (difference === null) return [];
    if (feature.place?.endsBehind === true && protein + incompleteLast(own, rules) === given) return [];
    const isException = EXCEPTIONS.some((name) => name in feature.qualifiers);
    return [{ ...difference, number: feature.number, length: protein.length, givenLength: given.length, isException }];
  });
  return {
    checked: compared.length,
    unchecked: coding.length - compared.length,
    differing: differences.length,
    listed: differences.slice(0, MOST_LISTED),
  };
}
