import { expect, test } from 'vitest';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

/** Articles whose volume or pages are still to be looked up: none may be added. */
const OPEN: readonly SourceKey[] = ['hannaySmyth1946'];

test('an article with a DOI is cited with volume and year in brackets: a reader finds it without the address', () => {
  const articles = Object.entries<Source>(SOURCES).filter(([, { url }]) => url?.startsWith('https://doi.org/'));
  const incomplete = articles.filter(([, { citation }]) => !/[0-9A-Z]+ \(\d{4}\)/.test(citation));
  expect(incomplete.map(([key]) => key).toSorted()).toEqual([...OPEN].toSorted());
});

/** Hosts that are not known to support https, some of which no longer exist. The list may only become shorter. */
const BY_HTTP = [
  'acequine.com',
  'acga.org.au',
  'bristolvetservice.com',
  'cord.distantreader.org',
  'rmla.com',
  'static.webmedcentral.com',
  'syrte.obspm.fr',
  'veterinarymedicine.dvm360.com',
  'vetspecialists.co.uk',
  'visitingvet.net',
  'www.aasp.org',
  'www.cvmbs.colostate.edu',
  'www.finnzymes.fi',
  'www.hiddenvalleyac.com',
  'www.ign-nutztierhaltung.ch',
  'www.infovets.com',
  'www.jvat.org.br',
  'www.manzanoangus.com',
  'www.uvma.org',
];

test('a source is linked by https, unless its host is on the list', () => {
  const addresses = Object.values<Source>(SOURCES).flatMap(({ url }) => (url === undefined ? [] : [new URL(url)]));
  const plain = addresses.filter(({ protocol }) => protocol !== 'https:').map(({ host }) => host);
  expect([...new Set(plain)].toSorted()).toEqual(BY_HTTP);
  const encrypted = addresses.filter(({ protocol }) => protocol === 'https:').map(({ host }) => host);
  expect(plain.filter((host) => encrypted.includes(host))).toEqual([]);
});
