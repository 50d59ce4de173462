/**
 * A list that allocates subjects to groups at random, and that the same seed gives again.
 *
 *   unit = every group as often as its ratio;  R = sum of the ratios;  u from one stream of numbers for the whole list
 *   blocks: one block size, or sizes[⌊u × number of sizes⌋]; size ÷ R units, shuffled; the last block is cut to fit
 *   complete: unit repeated to the number of subjects, shuffled;  simple: unit[⌊u × R⌋] for each subject
 *
 * Source: `matsumotoNishimura1998`, `durstenfeld1964`, `mattsLachin1988`.
 *
 * Refuses, in this order: blanks; fewer than 2 or more than 20 groups; equal names; ratios, numbers of subjects and block sizes
 * out of range or not whole; equal labels; a seed that is not whole or out of range.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { repeatedIn } from '../lib/inputs/namedTable.ts';
import { INVALID, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { mersenneTwister } from '../lib/mathematics/mersenneTwister.ts';
import { shuffled } from '../lib/mathematics/shuffled.ts';

export interface RandomizationInput {
  readonly method: 'blocks' | 'complete' | 'simple';
  /** 2 to 20, of different names. */
  readonly groups: readonly {
    readonly name: string;
    /** Whole, 1 to 20. Left out: 1. */
    readonly ratio?: number;
  }[];
  /** Whole, 1 to 10,000; not used where there are labels or strata. */
  readonly numberOfSubjects?: number;
  /** A label on each line; empty for numbers. Not used where there are strata. */
  readonly subjects: string;
  /** Lists of their own, one after the other. Subjects: whole, 1 or more, at most 10,000 together. */
  readonly strata: readonly { readonly name: string; readonly subjects: number }[];
  /** 1 to 5 multiples of the sum of the ratios, up to 1000; empty for twice the sum. */
  readonly blockSizes: string;
  /** Whole, 0 to 4294967295. Left out: 1. */
  readonly seed?: number;
}

export interface RandomizationResult {
  readonly seed: number;
  readonly total: number;
  readonly assignments: readonly Assignment[];
  readonly counts: readonly { readonly group: string; readonly count: number }[];
  /** Those that were used; none unless in blocks. */
  readonly sizes: readonly number[];
}

export interface Assignment {
  /** From 1. */
  readonly number: number;
  /** The label, or the number as a text. */
  readonly subject: string;
  readonly stratum: string | null;
  /** From 1 in every stratum; null unless in blocks. */
  readonly block: number | null;
  readonly group: string;
}

const METHODS: readonly string[] = ['blocks', 'complete', 'simple'];
const [MOST_GROUPS, MOST_RATIO, MOST_SUBJECTS, MOST_SIZES, LARGEST_BLOCK] = [20, 20, 10_000, 5, 1000];
const LINE_END = /\r\n|\n|\r/;
const BETWEEN_SIZES = /[,;\s]+/;
const SUBJECTS = 'Number of subjects must be a whole number from 1 to 10000';

declare module '../contract.ts' {
  interface FormulaTypes {
    randomization: FormulaType<RandomizationInput, RandomizationResult>;
  }
}

export default {
  id: 'randomization',

  validate(candidate) {
    const { method } = candidate;
    if (method === '' || !METHODS.includes(method)) return refuse(INVALID, 'method');
    const entered = enteredList(candidate, method);
    if (!entered.ok) return entered;
    // The block sizes are held to a sum of ratios that are in range.
    const groupsRefused = firstRefusal(groupRules(entered.input.groups));
    if (groupsRefused !== null) return groupsRefused;
    const refused = firstRefusal([
      ...subjectRules(entered.input),
      ...sizeRules(entered.input),
      [
        !isWholeWithin(entered.input.seed ?? 1, 0, LARGEST_SEED),
        `Seed must be a whole number from 0 to ${LARGEST_SEED}`,
        'seed',
      ],
    ]);
    return refused ?? accept(entered.input);
  },

  compute(input) {
    const { groups, seed = 1 } = input;
    const random = mersenneTwister(seed);
    const labels = labelsIn(input.subjects);
    const parts = input.strata.length > 0 ? input.strata : [{ name: null, subjects: subjectsOf(input) }];
    const assignments: Assignment[] = [];
    for (const { name, subjects } of parts) {
      for (const { block, group } of allocated(input, subjects, random)) {
        const number = assignments.length + 1;
        const label = input.strata.length > 0 ? undefined : labels[number - 1];
        assignments.push({ number, subject: label ?? String(number), stratum: name, block, group });
      }
    }
    return {
      seed,
      total: assignments.length,
      assignments,
      counts: groups.map(({ name }) => ({
        group: name,
        count: assignments.filter(({ group }) => group === name).length,
      })),
      sizes: input.method === 'blocks' ? sizesOf(input) : [],
    };
  },
} satisfies Formula<'randomization'>;

/** What was filled in, not yet checked against the ranges. */
function enteredList(
  candidate: Candidate<RandomizationInput>,
  method: RandomizationInput['method'],
): Verdict<RandomizationInput> {
  const { numberOfSubjects, seed } = candidate;
  const subjects = textOf(candidate.subjects);
  const groupRows = filledRows(candidate.groups, 'groups', ['name', 'ratio']);
  const strataRows = filledRows(candidate.strata, 'strata', ['name', 'subjects']);
  const nameless = [...groupRows, ...strataRows].find(({ row }) => textOf(row.name).trim() === '');
  if (nameless !== undefined) return refuse(REQUIRED, `${nameless.path}.name`);
  const countless = strataRows.find(({ row }) => isMissing(row.subjects));
  if (countless !== undefined) return refuse(REQUIRED, `${countless.path}.subjects`);
  const isCounted = strataRows.length === 0 && labelsIn(subjects).length === 0;
  if (isCounted && isMissing(numberOfSubjects)) return refuse(REQUIRED, 'numberOfSubjects');
  return accept({
    method,
    groups: groupRows.map(({ row }) => ({
      name: row.name.trim(),
      ...(row.ratio === null ? {} : { ratio: row.ratio }),
    })),
    ...(isCounted && numberOfSubjects !== null ? { numberOfSubjects } : {}),
    subjects,
    strata: strataRows.map(({ row }) => ({ name: row.name.trim(), subjects: row.subjects ?? 0 })),
    blockSizes: textOf(candidate.blockSizes),
    ...(seed === null ? {} : { seed }),
  });
}

function groupRules(groups: RandomizationInput['groups']): readonly Rule[] {
  const names = groups.map(({ name }) => name);
  const [repeated] = repeatedIn(names);
  const wrong = groups.findIndex(({ ratio = 1 }) => !isWholeWithin(ratio, 1, MOST_RATIO));
  return [
    [groups.length < 2, 'Please enter at least two groups', 'groups.1.name'],
    [groups.length > MOST_GROUPS, 'Please enter at most 20 groups', `groups.${MOST_GROUPS}.name`],
    [
      repeated !== undefined,
      `Group names must differ: "${repeated}" is listed twice`,
      `groups.${names.lastIndexOf(repeated ?? '')}.name`,
    ],
    [wrong !== -1, 'Ratios must be whole numbers from 1 to 20', `groups.${wrong}.ratio`],
  ];
}

function subjectRules(input: RandomizationInput): readonly Rule[] {
  const { strata, numberOfSubjects = 1 } = input;
  const labels = strata.length > 0 ? [] : labelsIn(input.subjects);
  const wrong = strata.findIndex(({ subjects }) => !isWholeWithin(subjects, 1, MOST_SUBJECTS));
  const [repeated] = repeatedIn(labels);
  return [
    [wrong !== -1, SUBJECTS, `strata.${wrong}.subjects`],
    [strata.reduce((sum, { subjects }) => sum + subjects, 0) > MOST_SUBJECTS, SUBJECTS, 'strata.0.subjects'],
    [!isWholeWithin(numberOfSubjects, 1, MOST_SUBJECTS), SUBJECTS, 'numberOfSubjects'],
    [labels.length > MOST_SUBJECTS, SUBJECTS, 'subjects'],
    [repeated !== undefined, `Subject labels must differ: "${repeated}" is listed twice`, 'subjects'],
  ];
}

function sizeRules(input: RandomizationInput): readonly Rule[] {
  if (input.method !== 'blocks') return [];
  const sum = unitOf(input).length;
  const sizes = sizesOf(input);
  return [
    [
      sizes.some((size) => !isWholeWithin(size, 1, LARGEST_BLOCK) || size % sum !== 0),
      `Block sizes must be multiples of ${sum}, the sum of the ratios`,
      'blockSizes',
    ],
    [sizes.length > MOST_SIZES, 'Please enter at most 5 block sizes', 'blockSizes'],
  ];
}

function labelsIn(text: string): readonly string[] {
  return text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function subjectsOf({ subjects, numberOfSubjects = 0 }: RandomizationInput): number {
  return labelsIn(subjects).length || numberOfSubjects;
}

/** Every group as often as its ratio, in the order listed. */
function unitOf({ groups }: Pick<RandomizationInput, 'groups'>): readonly string[] {
  return groups.flatMap(({ name, ratio = 1 }) => Array.from({ length: ratio }, () => name));
}

/** NaN for what is not a number. */
function sizesOf(input: Pick<RandomizationInput, 'groups' | 'blockSizes'>): readonly number[] {
  const written = input.blockSizes.split(BETWEEN_SIZES).filter((size) => size !== '');
  return written.length === 0 ? [2 * unitOf(input).length] : written.map(Number);
}

type Allocation = Pick<Assignment, 'block' | 'group'>;

/** The groups of one stratum, in order. */
function allocated(input: RandomizationInput, subjects: number, random: () => number): readonly Allocation[] {
  const unit = unitOf(input);
  const places = Array.from({ length: subjects }, (_, index) => index);
  if (input.method === 'simple')
    return places.map(() => ({ block: null, group: unit[Math.floor(random() * unit.length)] ?? '' }));
  if (input.method === 'complete') {
    const list = places.map((place) => unit[place % unit.length] ?? '');
    return shuffled(list, random).map((group) => ({ block: null, group }));
  }
  const sizes = sizesOf(input);
  const list: Allocation[] = [];
  for (let block = 1; list.length < subjects; block += 1) {
    const size = sizes[sizes.length === 1 ? 0 : Math.floor(random() * sizes.length)] ?? unit.length;
    const groups = unit.flatMap((group) => Array.from({ length: size / unit.length }, () => group));
    list.push(...shuffled(groups, random).map((group) => ({ block, group })));
  }
  return list.slice(0, subjects);
}
