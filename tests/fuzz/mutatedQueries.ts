/**
 * Questions of the search corpus, changed at random: one spelling mistake in a word of five letters and more, words in another
 * order, words added that say nothing. A calculator that answers the question must stay among the first three.
 * `npm run fuzz:search` asks 10,000 of them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { catalog } from '#src/site/catalog/catalog.ts';
import { VOCABULARY } from '#src/site/catalog/searchIndex.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { isListed } from '#tests/support/isListed.ts';

interface Query {
  readonly query: string;
  readonly anyOf: readonly string[];
}
export interface MutatedQuery extends Query {
  readonly typed: string;
}

const { queries } = JSON.parse(readFileSync('tests/data/search-queries.json', 'utf8')) as {
  readonly queries: readonly Query[];
};
/** What leads for the question without a mistake is right as well: some pages are newer than the corpus. */
const COUNTED = queries
  .filter(({ anyOf }) => anyOf.some(isListed))
  .map(({ query, anyOf }) => ({ query, anyOf: [...anyOf, ...pagesFor(query).slice(0, 1)] }));
/** A shorter word is never corrected (`queryWords.ts`). */
const CORRECTED_WORD = /^[a-z]{5,}$/i;
const FIRST = 3;

interface Slip {
  readonly word: number;
  readonly at: number;
  readonly kind: string;
  readonly letter: string;
}

const slips: fc.Arbitrary<Slip> = fc.record({
  word: fc.nat(9),
  at: fc.nat(30),
  kind: fc.constantFrom('none', 'left out', 'added', 'mistaken', 'swapped'),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
});

/** A question of the corpus with its answers, as it was typed in a hurry. */
export const mutatedQueries: fc.Arbitrary<MutatedQuery> = fc
  .record({
    from: fc.constantFrom(...COUNTED),
    slip: slips,
    order: fc.boolean(),
    before: fc.constantFrom('', 'how to calculate ', 'what is the ', 'calculator for '),
    behind: fc.constantFrom('', ' calculator', ' please'),
  })
  .map(({ from, slip, order, before, behind }) => {
    const words = misspelled(from.query.split(' '), slip);
    return { ...from, typed: before + (order ? words.toReversed() : words).join(' ') + behind };
  });

/** What is wrong with the answer; null where nothing is. */
export function misfoundBy({ typed, anyOf }: MutatedQuery): string | null {
  const pages = pagesFor(typed);
  if (pages.length === 0) return 'nothing is found';
  const first = pages.slice(0, FIRST);
  return first.some((id) => anyOf.includes(id)) ? null : `finds ${first.join(', ')}`;
}

/** Rows on several substances lead to one page. */
function pagesFor(text: string): readonly string[] {
  const { results } = searchWidely(catalog, text);
  return [...new Set(results.flatMap(({ type, id }) => (type === 'calculator' ? [id] : [])))];
}

function misspelled(words: readonly string[], slip: Slip): readonly string[] {
  const long = words.flatMap((word, index) => (CORRECTED_WORD.test(word) ? [index] : []));
  const chosen = long[slip.word % Math.max(long.length, 1)];
  return words.map((word, index) => (index === chosen ? withSlip(word, slip) : word));
}

/** With a mistake that does not make it another word by which pages are found: 'coon' is not 'codon'. */
function withSlip(word: string, slip: Slip): string {
  const changed = slipped(word, slip);
  return VOCABULARY.some(({ typed }) => typed === changed.toLowerCase()) ? word : changed;
}

function slipped(word: string, { kind, at: place, letter }: Slip): string {
  const at = place % word.length;
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  if (kind === 'left out') return head + tail;
  if (kind === 'added') return `${head}${letter}${word.slice(at)}`;
  if (kind === 'mistaken') return head + letter + tail;
  return kind === 'swapped' ? `${head}${tail.charAt(0)}${word.charAt(at)}${tail.slice(1)}` : word;
}

/** The exit code: 1 if any question was not answered. */
export function main(): number {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261123' } },
  });
  const asked = fc.sample(mutatedQueries, { numRuns: Number(values.runs), seed: Number(values.seed) });
  const missed = asked.flatMap((query) => {
    const complaint = misfoundBy(query);
    return complaint === null ? [] : [`‘${query.typed}’ for ‘${query.query}’ ${complaint}`];
  });
  for (const line of missed.slice(0, 60)) console.log(line);
  console.log(`${asked.length} questions, ${missed.length} not answered among the first ${FIRST}`);
  return missed.length === 0 ? 0 : 1;
}
