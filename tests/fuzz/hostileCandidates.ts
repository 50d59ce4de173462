/**
 * Random and hostile candidates, derived from sensible ones. Formed: any number, text and choice in the places that the
 * contract's `Candidate` has, as a form, a link or a file can make them. Malformed: any JSON in any place, or nothing,
 * which only a bug could produce.
 */
import fc from 'fast-check';
import type { CandidateRecord } from './corpus.ts';

const NUMBERS = fc.oneof(
  fc.integer({ min: -5, max: 120 }),
  fc.double({ min: 0, max: 50, noNaN: true }),
  fc.double(),
  fc.constantFrom<(number | null)[]>(
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -0,
    0.1 + 0.2,
    1e-9,
    1e-300,
    1e300,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    Number.EPSILON,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    2 ** 32,
  ),
);

const NAMES = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  '0',
  'NaN',
  '-1',
  '1e309',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  '\u0000',
  '\u202e',
  '\ud800',
  'ﬁ',
  'İ',
  '2024-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
];

const PIECES = [
  'A',
  'ATG',
  'TAA',
  'N',
  'M',
  'K*',
  '>',
  '\n',
  '\r\n',
  '\t',
  'H',
  'C',
  'Uuo',
  'Xx',
  '2',
  '0',
  '999999999',
  '(',
  ')',
  '[',
  ']',
  '·',
  '^',
  '+',
  '->',
  '→',
  '=',
  ',',
  '.',
  '-',
  'é',
  '🐾',
];

const TEXTS = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/**
 * Long repetitions of one piece, which can make a regular expression or a recursion blow up. Rare, because they are
 * slow.
 */
const LONG_TEXTS = fc
  .tuple(fc.constantFrom(...PIECES), fc.constantFrom(1_000, 5_000))
  .map(([piece, times]) => piece.repeat(times));

/** JSON values only, so that an input that is passed through brings no NaN into a result. */
const JSON_NUMBERS = NUMBERS.map((value) => (value === null || Number.isFinite(value) ? value : null));

const WILD = fc.oneof(
  JSON_NUMBERS,
  TEXTS,
  fc.boolean(),
  fc.constant(undefined),
  fc.constant([]),
  fc.constant({}),
  fc.array(fc.oneof(JSON_NUMBERS, TEXTS, fc.constant(null), fc.constant({})), { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('weight', 'length', 'held', 'name', '__proto__', 'then'),
    fc.oneof(JSON_NUMBERS, TEXTS),
    { noNullPrototype: true },
  ),
);

/** A mutation of one place of a candidate. All parts are drawn; `kind` selects the one to use. */
const EDITS = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'splice', 'borrow', 'borrow', 'repeat'),
  place: fc.nat({ max: 9_999 }),
  at: fc.nat({ max: 99 }),
  number: NUMBERS,
  text: fc.oneof({ weight: 200, arbitrary: TEXTS }, { weight: 1, arbitrary: LONG_TEXTS }),
});
type Edit = typeof EDITS extends fc.Arbitrary<infer T> ? T : never;

const WILD_EDITS = fc.record({ place: fc.nat({ max: 9_999 }), isGone: fc.boolean(), value: WILD });

/** A key of a record or an index of a list, from the candidate down to the value. */
type Place = readonly string[];
type Container = Record<string, unknown>;

export function hostileCandidates(corpus: readonly CandidateRecord[]): fc.Arbitrary<unknown> {
  const seeds = fc.nat({ max: corpus.length - 1 });
  const formed = fc
    .tuple(seeds, seeds, fc.array(EDITS, { maxLength: 4 }))
    .map(([seed, donor, edits]) =>
      edits.reduce((candidate, edit) => edited(candidate, corpus[donor], edit), structuredClone(corpus[seed])),
    );
  const malformed = fc
    .tuple(formed, fc.array(WILD_EDITS, { minLength: 1, maxLength: 2 }))
    .map(([candidate, edits]) => edits.reduce(broken, candidate));
  return fc.oneof(
    { weight: 30, arbitrary: formed },
    { weight: 9, arbitrary: malformed },
    { weight: 1, arbitrary: WILD },
  );
}

/** The candidate with another value of the same kind at one place. */
function edited(candidate: CandidateRecord | undefined, donor: CandidateRecord | undefined, edit: Edit) {
  const places = leafPlaces(candidate);
  const place = places[edit.place % Math.max(places.length, 1)];
  if (place === undefined) return candidate;
  const [container, key] = holderOf(candidate, place);
  const value = container[key];
  const borrowed = valueAt(donor, place);
  if (edit.kind === 'borrow' && borrowed !== undefined) container[key] = structuredClone(borrowed);
  else if (edit.kind === 'repeat' && place.length > 1) repeatRow(candidate, place, edit.at);
  else if (typeof value === 'boolean') container[key] = !value;
  else if (typeof value === 'number' || value === null) container[key] = edit.number;
  else if (typeof value === 'string') container[key] = edit.kind === 'splice' ? spliced(value, edit) : edit.text;
  return candidate;
}

function spliced(value: string, { at, text }: Edit): string {
  const from = at % (value.length + 1);
  return value.slice(0, from) + text + value.slice(from + (at % 3));
}

/** Mutates the list around a place: repeats its first row, or removes its last. */
function repeatRow(candidate: unknown, place: Place, at: number): void {
  const list = valueAt(candidate, place.slice(0, 1));
  if (!Array.isArray(list)) return;
  if (at % 2 === 0) list.push(structuredClone(list[0]));
  else list.pop();
}

/** Replaces one place of the candidate, a leaf, a row or a whole list, with any value or nothing. */
function broken<T>(
  candidate: T,
  { place: index, isGone, value }: { place: number; isGone: boolean; value: unknown },
): T {
  const places = leafPlaces(candidate).flatMap((place) => place.map((_, depth) => place.slice(0, depth + 1)));
  const place = places[index % Math.max(places.length, 1)];
  if (place === undefined) return candidate;
  const [container, key] = holderOf(candidate, place);
  if (isGone && !Array.isArray(container)) delete container[key];
  else container[key] = value;
  return candidate;
}

function leafPlaces(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return place.length === 0 ? [] : [place];
  return Object.entries(value).flatMap(([key, inner]) => leafPlaces(inner, [...place, key]));
}

function holderOf(candidate: unknown, place: Place): readonly [Container, string] {
  return [valueAt(candidate, place.slice(0, -1)) as Container, place.at(-1) ?? ''];
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Container)[key] : undefined),
    value,
  );
}
