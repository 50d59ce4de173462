/** A calculator's page and the sources of its method as BibTeX, RIS and CSL-JSON, and as lines of text. */
import { BRAND } from '#src/engine/kit/brand.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

/** The page that is cited. */
export interface CitedPage {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  /** Full URL. */
  readonly url: string;
  readonly version: string;
  readonly sources: readonly SourceKey[];
}

/** What all three formats say of one work. */
interface Work {
  readonly key: string;
  /** Of a source, its whole line, because it is known as one line; a manager completes it by the DOI. */
  readonly title: string;
  readonly url?: string;
  readonly doi?: string;
  readonly year?: string;
  /** Of the page alone. */
  readonly page?: { readonly version: string; readonly visited: string };
}

export const FORMATS = [
  { name: 'BibTeX', extension: 'bib', write: bibtex },
  { name: 'RIS', extension: 'ris', write: ris },
  { name: 'CSL-JSON', extension: 'json', write: cslJson },
] as const;

/** The works in the order in which they are cited: the page, then its sources. */
function worksOf({ id, title, url, version, sources }: CitedPage, now: Date): readonly Work[] {
  const visited = localDay(now);
  const page = { key: `pipette-and-paw-${id}`, title, url, year: visited.slice(0, 4), page: { version, visited } };
  return [page, ...sources.map(sourceWork)];
}

function sourceWork(key: SourceKey): Work {
  const { citation, url }: Source = SOURCES[key];
  const years = [...citation.matchAll(/\((\d{4})\)/g)];
  const [, year] = years.length === 1 ? (years[0] ?? []) : [];
  const [, doi] = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/.exec(url ?? '') ?? [];
  return {
    key,
    title: citation,
    ...(url === undefined ? {} : { url }),
    ...(doi === undefined ? {} : { doi: decodeURIComponent(doi) }),
    ...(year === undefined ? {} : { year }),
  };
}

function bibtex(page: CitedPage, now: Date): string {
  return worksOf(page, now)
    .map(({ key, title, url, doi, year, page: own }) => {
      const fields = [
        ['author', own === undefined ? undefined : `{${texText(BRAND)}}`],
        ['title', `{${texText(title)}}`],
        ['version', own?.version],
        ['year', year],
        ['doi', doi],
        ['url', url],
        ['urldate', own?.visited],
      ].flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}}`]));
      return `@misc{${key},\n${fields.join(',\n')}\n}\n`;
    })
    .join('\n');
}

/** Escapes the characters that mean something to TeX, or leaves them out. */
function texText(text: string): string {
  return text.replace(/[&%$#_{}\\~^]/g, (mark) => ('&%$#_'.includes(mark) ? `\\${mark}` : ' '));
}

function ris(page: CitedPage, now: Date): string {
  return worksOf(page, now)
    .map(({ key, title, url, doi, year, page: own }) =>
      [
        ['TY', own === undefined ? 'GEN' : 'COMP'],
        ['ID', key],
        ['AU', own === undefined ? undefined : BRAND],
        ['TI', title],
        ['PY', year],
        ['ET', own?.version],
        ['DO', doi],
        ['UR', url],
        ['Y2', own?.visited.replaceAll('-', '/')],
        ['ER', ''],
      ]
        .flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`]))
        .join(''),
    )
    .join('\r\n');
}

function cslJson(page: CitedPage, now: Date): string {
  const items = worksOf(page, now).map(({ key, title, url, doi, year, page: own }) => ({
    id: key,
    type: own === undefined ? 'document' : 'software',
    ...(own === undefined ? {} : { author: [{ literal: BRAND }], version: own.version }),
    title,
    ...(year === undefined ? {} : { issued: { 'date-parts': [[Number(year)]] } }),
    ...(doi === undefined ? {} : { DOI: doi }),
    ...(url === undefined ? {} : { URL: url }),
    ...(own === undefined ? {} : { accessed: { 'date-parts': [own.visited.split('-').map(Number)] } }),
  }));
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** The last lines of a copied result: how to cite the page, and its sources. */
export function citationLines({ title, url, version, sources }: CitedPage, now: Date): readonly string[] {
  const lines = sources.map((key) => {
    const { citation, url: address }: Source = SOURCES[key];
    return address === undefined ? citation : `${citation} ${address}`;
  });
  return [`Cite as: ${BRAND}. ${title}, version ${version}. ${url} (visited ${localDay(now)}).`, 'Sources', ...lines];
}
