/** Words that people type, each with calculators of which one has to be among the first three, on Home and in the search window. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { isListed } from '#tests/support/isListed.ts';

interface Query {
  readonly query: string;
  readonly anyOf: readonly string[];
}

const COPY = 'tests/data/search-queries.json';
/** Beside the checkout, where there is one. */
const ORIGINAL = '../shared/search/queries.json';

const { queries } = readJson(COPY);
/** Those of calculators that do not exist yet count once they do. */
const counted = queries.filter(({ anyOf }) => anyOf.some(isListed));

function readJson(file: string): { readonly queries: readonly Query[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('what people type', () => {
  test('is a copy of the original, where that stands beside the checkout', () => {
    if (existsSync(ORIGINAL)) expect(readJson(COPY)).toEqual(readJson(ORIGINAL));
    expect(counted.length).toBeGreaterThanOrEqual(89);
  });

  test.each(counted)('‘$query’ has its calculator among the first three', ({ query, anyOf }) => {
    const first = searchWidely(catalog, query)
      .results.filter(({ type }) => type === 'calculator')
      .slice(0, 3);
    const ids = first.map(({ id }) => id);
    expect(
      ids.some((id) => anyOf.includes(id)),
      ids.join(),
    ).toBe(true);
  });
});

test.each(['which test', 'is there a difference', 'normality', 'before and after', 'which statistical test'])(
  '‘%s’ has the question which test fits among the first three',
  (query) => {
    const ids = searchWidely(catalog, query).results.flatMap(({ type, id }) => (type === 'calculator' ? [id] : []));
    expect(ids.slice(0, 3)).toContain('which-test');
  },
);
