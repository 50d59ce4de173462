/**
 * `node tests/setup/runTypeScript.mjs tests/bench/searchSpeed.ts`: how long the search takes from a key to its list, without
 * drawing, letter by letter for every question of `tests/data/search-queries.json` and for the same with a mistake in it, and
 * how many times as long as the search by name, description and category label alone.
 */
import { readFileSync } from 'node:fs';
import { catalog } from '#src/site/catalog/catalog.ts';
import { search } from '#src/site/catalog/search.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';

const ROUNDS = 5;

export async function main(): Promise<number> {
  const { queries } = JSON.parse(readFileSync('tests/data/search-queries.json', 'utf8')) as {
    readonly queries: readonly { readonly query: string }[];
  };
  const typed = queries.flatMap(({ query }) => [query, mistaken(query)]).flatMap(beginnings);
  // Once beforehand: what is compiled and made at the first call is not a key's.
  for (const text of typed)
    timed(
      () => searchWidely(catalog, text),
      () => search(catalog, text),
    );
  const wide: number[] = [];
  const named: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of typed) {
      const [ofWide = 0, ofNamed = 0] = timed(
        () => searchWidely(catalog, text),
        () => search(catalog, text),
      );
      wide.push(ofWide);
      named.push(ofNamed);
    }
  }
  console.log(`${typed.length} texts, ${ROUNDS} times each`);
  console.log(`search with keywords, other names and mistakes: ${quantiles(wide)}`);
  console.log(`search by name, description and label alone: ${quantiles(named)}`);
  console.log(`ratio of the two sums: ${(sum(wide) / sum(named)).toFixed(1)}`);
  return 0;
}

function timed(...runs: readonly (() => unknown)[]): readonly number[] {
  return runs.map((run) => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
}

/** Two neighbors swapped in the middle. */
function mistaken(text: string): string {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at - 1) + text.slice(at, at + 1) + text.slice(at - 1, at) + text.slice(at + 1);
}

function beginnings(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2)} ms`;
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`;
}
