/**
 * Mutants of the tables: each number and each text of `workers/reference` is changed in memory, alone in its entry, and the
 * checksums have to name the table and the entry. All entries of a table are changed at once, because one by one would
 * take minutes.
 */
import { expect, test } from 'vitest';
import { readRecorded, tableChanges } from './checksums/recordedChecksums.ts';
import { REFERENCE_FILES } from './checksums/referenceTables.ts';
import { entriesOf } from './checksums/tableEntries.ts';

type Leaf = number | string | boolean | null;

/** The location of a leaf: the path of its entry, and the keys that lead to it in the table. */
interface Place {
  readonly path: string;
  readonly keys: readonly string[];
  readonly leaf: Leaf;
}

const RECORDED = readRecorded();

const TABLES = REFERENCE_FILES.flatMap(({ file, tables }) =>
  Object.entries(tables).map(([name, table]) => ({ file, name, table, places: placesIn(table) })),
);
const LEAVES = TABLES.flatMap(({ places }) => places.map(({ leaf }) => leaf));
const NUMBERS = LEAVES.filter((leaf) => typeof leaf === 'number');

test.each([
  ['one more in its last digit', oneMore],
  ['1 % more, or 0.01 for 0', (number: number) => (number === 0 ? 0.01 : number * 1.01)],
  ['the other sign', (number: number) => -number],
])(`each of ${NUMBERS.length} numbers, changed to %s, is reported`, (_, change) => {
  expect(NUMBERS.length).toBeGreaterThan(4000);
  expect(NUMBERS.filter((number) => Object.is(change(number), number))).toEqual([]);
  expect(unnoticed((leaf) => (typeof leaf === 'number' ? change(leaf) : leaf))).toEqual([]);
});

test(`each of ${LEAVES.length - NUMBERS.length} texts and booleans, changed in one letter, is reported`, () => {
  expect(LEAVES.length - NUMBERS.length).toBeGreaterThan(3500);
  expect(unnoticed((leaf) => (typeof leaf === 'number' ? leaf : otherThan(leaf)))).toEqual([]);
});

/** The places whose change was not reported: 'elements → ELEMENTS → Zr: weight'. */
function unnoticed(mutantOf: (leaf: Leaf) => Leaf): readonly string[] {
  return TABLES.flatMap(({ file, name, table, places }) =>
    roundsOf(places.filter(({ leaf }) => !Object.is(mutantOf(leaf), leaf))).flatMap((round) => {
      const mutant = round.reduce((before, { keys, leaf }) => withLeaf(before, keys, mutantOf(leaf)), table);
      const changes = tableChanges(file, name, mutant, RECORDED);
      return round
        .map(({ path, keys }) => ({ title: [file, name, path].filter((part) => part !== '').join(' → '), keys }))
        .filter(
          ({ title }) =>
            !changes.some((change) => change.startsWith(`${title} changed: `) || change === `${title} is gone`),
        )
        .map(({ title, keys }) => `${title}: ${keys.at(-1)}`);
    }),
  );
}

/** Every place once, in rounds with at most one place per entry. */
function roundsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const rounds: Place[][] = [];
  const met = new Map<string, number>();
  for (const place of places) {
    const round = met.get(place.path) ?? 0;
    met.set(place.path, round + 1);
    rounds[round] = [...(rounds[round] ?? []), place];
  }
  return rounds;
}

/** The table with another leaf in that place; everything else is unchanged. */
function withLeaf(table: unknown, [key, ...keys]: readonly string[], leaf: Leaf): unknown {
  if (key === undefined) return leaf;
  const member = withLeaf((table as Readonly<Record<string, unknown>>)[key], keys, leaf);
  return Array.isArray(table) ? table.with(Number(key), member) : { ...(table as object), [key]: member };
}

/** The smallest typing error: the last digit plus one, of more digits than a double can tell the last that it can. */
function oneMore(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  const last = Number(exponent) - (digits.split('.')[1]?.length ?? 0);
  const more = [0, 1, 2].map((place) => number + 10 ** (last + place));
  return more.find((each) => !Object.is(each, number)) ?? number;
}

function otherThan(leaf: Leaf): Leaf {
  if (typeof leaf === 'string') return `${leaf.slice(0, -1)}${leaf.endsWith('x') ? 'y' : 'x'}`;
  return leaf === null ? 0 : !leaf;
}

function placesIn(table: unknown): readonly Place[] {
  return entriesOf(table).flatMap(({ path, keys, value }) =>
    leavesOf(value).map(({ leaf, keys: below }) => ({ path, keys: [...keys, ...below], leaf })),
  );
}

function leavesOf(value: unknown): readonly { readonly leaf: Leaf; readonly keys: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [{ leaf: value as Leaf, keys: [] }];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    leavesOf(member).map(({ leaf, keys }) => ({ leaf, keys: [key, ...keys] })),
  );
}
