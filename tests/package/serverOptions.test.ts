/** The options of the server, and which calculators their names stand for. */
import { expect, test } from 'vitest';
import { chosenTools, serverOptions } from '#src/tools/package/serverOptions.ts';

const ENTRIES = ['cat-age', 'dog-age', 'dog-metacam', 'molarity'].map((name) => ({ name }));

test.each([
  ['--all-tools', ['cat-age', 'dog-age', 'dog-metacam', 'molarity']],
  ['--tools dog-*,molarity', ['dog-age', 'dog-metacam', 'molarity']],
  ['--tools=*-age', ['cat-age', 'dog-age']],
  ['--tools d*g*m', ['dog-metacam']],
  ['--tools molar', "No calculator is named 'molar'."],
  ['--tools molarity*y', "No calculator is named 'molarity*y'."],
])('%s', (words, expected) => {
  const options = serverOptions(words.split(' '));
  if (typeof options === 'string') throw new Error(options);
  const chosen = chosenTools(ENTRIES, options.tools);
  expect(typeof chosen === 'string' ? chosen : chosen.map(({ name }) => name)).toEqual(expected);
});
