/** Questions of the search corpus in place of a calculator's name: the command names a calculator that answers them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';
import { isListed } from '#tests/support/isListed.ts';

const { queries } = JSON.parse(readFileSync('tests/data/search-queries.json', 'utf8')) as {
  readonly queries: readonly { readonly query: string; readonly anyOf: readonly string[] }[];
};
// A question that is itself the name of a calculator runs it.
const counted = queries.filter(({ query, anyOf }) => !isListed(query) && anyOf.some(isListed));

test.each(counted)('‘$query’ is answered with a name', async ({ query, anyOf }) => {
  const { code, err } = await command([query]);
  expect(code).toBe(EXIT.mistake);
  expect(
    anyOf.filter((id) => err.includes(`'${id}'`)),
    err,
  ).not.toEqual([]);
});

test('a misspelled name is answered with that name alone', async () => {
  expect((await command(['molar-maas'])).err).toBe("There is no calculator 'molar-maas'; did you mean 'molar-mass'?\n");
});

test.each(['crispr guide', 'multiplicity of infection'])(
  '‘%s’ is answered without a page on medicine or births',
  async (text) => {
    expect((await command([text])).err).not.toMatch(/dog|cat|gestation|pregnancy/);
  },
);

test.each(['.*', 'nernst', 'mortgage', 'solubility product'])(
  'where nothing is close to ‘%s’, nothing is offered',
  async (text) => {
    expect((await command([text])).err).toBe(`There is no calculator '${text}'\n`);
  },
);

test('a medicine that is on no page leads to the guide alone', async () => {
  expect((await command(['nexgard'])).err).toBe("There is no calculator 'nexgard'; did you mean 'pet-emergency'?\n");
});

test('the guide calculates nothing', async () => {
  expect((await command(['pet-emergency'])).err).toBe(
    "'pet-emergency' is a page of the site that calculates nothing\n",
  );
});
