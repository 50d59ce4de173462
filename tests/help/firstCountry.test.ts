/** What `early.js` makes of a stored country and the browser's languages, before the first paint. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ELSEWHERE, NOT_KNOWN } from '#src/site/help/country.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';

const SCRIPT = readFileSync('src/site/public/early.js', 'utf8');

function countryOf(stored: string | null, languages: readonly string[]): string | undefined {
  const dataset: Record<string, string> = {};
  const localStorage = { getItem: (key: string) => (key === 'country' ? stored : null) };
  const page = { document: { documentElement: { dataset } }, localStorage, navigator: { languages } };
  // Presses before hydration are kept by the same script.
  runInNewContext(SCRIPT, { ...page, addEventListener() {}, Intl });
  return dataset.country;
}

test.each([...HELPLINE_COUNTRIES.map(({ code }) => code), ELSEWHERE])('a choice of %s is kept', (code) => {
  expect(countryOf(code, ['de-DE'])).toBe(code);
});

test.each(['XX', 'unknown', 'Belgium', '"><script>', ''])('a stored %j gives way to the languages', (stored) => {
  expect(countryOf(stored, ['en-GB'])).toBe('GB');
});

describe('without a choice', () => {
  test.each([
    [['en-GB'], 'GB'],
    [['en', 'fr-BE'], 'BE'],
    [['de-DE'], 'DE'],
    [['zh-Hant-TW'], 'TW'],
  ])('%j: %s', (languages, code) => {
    expect(countryOf(null, languages)).toBe(code);
  });

  test.each([[['en']], [['de', 'en']], [[]], [['not a tag']]])(
    '%j names no country: the page asks for it',
    (languages) => {
      expect(countryOf(null, languages)).toBe(NOT_KNOWN);
    },
  );
});
