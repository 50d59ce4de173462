/** Compares what a text in distress leads to with what the corpus expects. */
import { catalog } from '#src/site/catalog/catalog.ts';
import { likelyEmergencies } from '#src/site/catalog/emergencyMatch.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { NOT_ON_THE_LIST } from '#workers/reference/petEmergencies.ts';

/** One text of the corpus. */
export interface Phrase {
  readonly q: string;
  /** Any of these is first: 'calc:' and the id of a page, 'animal:' or 'guide:' and the id of a row ('animal:page': the page), 'door:doors'. */
  readonly first: readonly string[];
  readonly notFirst?: readonly string[];
  /** Of a poison line: in the first result, nowhere, or either. */
  readonly poisonNumber: 'must' | 'never' | 'may';
  /** Typed into the guide's own box. */
  readonly place?: 'guide';
}

/** A corpus. */
export interface Corpus {
  readonly phrases: readonly Phrase[];
  readonly controls: readonly Phrase[];
}

export interface JudgedPhrase {
  readonly q: string;
  /** Null: as expected. */
  readonly fault: string | null;
  /** The number of a poison line where none may be: the worst of faults. */
  readonly hasWrongNumber: boolean;
}

interface Led {
  readonly first: string;
  readonly hasNumber: boolean;
}

/** The search depends on no locale: which lines there are is decided where they are shown. */
export function judgedPhrase({ q, first, notFirst = [], poisonNumber, place }: Phrase): JudgedPhrase {
  const led = place === 'guide' ? ledInGuide(q) : ledOnHome(q);
  const hasWrongNumber = poisonNumber === 'never' && led.hasNumber;
  const isMissing = poisonNumber === 'must' && !led.hasNumber;
  const isElsewhere = !first.includes(led.first) || notFirst.includes(led.first);
  const faults = [
    ...(hasWrongNumber ? ['the number of a poison line'] : []),
    ...(isMissing ? ['no number of a poison line'] : []),
    ...(isElsewhere ? [`${led.first} is first, ${first.join(' or ')} expected`] : []),
  ];
  return { q, fault: faults.length === 0 ? null : faults.join('; '), hasWrongNumber };
}

function ledOnHome(q: string): Led {
  const { results, named, rest, call } = searchWidely(catalog, q);
  const [page = '', row] = (results[0]?.path ?? '').replace('/calculator/', '').split('#');
  const isDoors = rest === 'doors' && named === 0;
  return { first: isDoors ? 'door:doors' : nameOf(page, row), hasNumber: call === 'poison' };
}

function nameOf(page: string, row: string | undefined): string {
  if (page === 'animal-emergency') return `animal:${row ?? 'page'}`;
  return page === 'pet-emergency' ? `guide:${row ?? 'page'}` : `calc:${page}`;
}

function ledInGuide(q: string): Led {
  // The numbers are above the box.
  return { first: `guide:${likelyEmergencies(q).entries[0]?.id ?? NOT_ON_THE_LIST}`, hasNumber: true };
}
