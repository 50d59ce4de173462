/**
 * Patterns of words: 'cat|kitten + litter|tray' holds when one word of each group is in the text, in any order; '=gdv' when the text
 * is nothing else. A group that ends in '?' may be missing, and '!' asks for nothing.
 */
import { isSuchAnimal } from './animalWords.ts';
import { NEVER_CORRECTED } from './neverCorrected.ts';
import { type Word, wordsOf } from './queryWords.ts';
import { isTypo } from './typo.ts';

/** The shortest word of a pattern that may be misspelled, in letters: a shorter one is too often another word. */
const SHORTEST_MISTAKEN = 6;
/** The shortest stem of a verb, in letters: 'pe' of 'peeing'. */
const SHORTEST_STEM = 2;

/** An animal that is limping is not limp. */
const NO_VERBS: ReadonlySet<string> = new Set(['limp']);

/** What is written in several ways, and the one way that patterns have. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/['’]/g, ''],
  [/\bguinea[- ]?pigs?\b/gi, 'guinea'],
  [/\bnew[- ]borns?\b/gi, 'newborn'],
  [/\btom[- ]?cats?\b/gi, 'tom'],
  [/\b(?:can not|cannot|could(?:nt| not)|unable to|not able to)\b/gi, 'cant'],
  [/\b(?:wouldnt|refus(?:es|ed|ing)(?: to)?)\b/gi, 'wont'],
  [/\b(?:is|has|have|does|do|did|are|was|were)nt\b/gi, 'not'],
];

/** The words of a text that meet a pattern, by index. */
export interface Met {
  readonly places: ReadonlySet<number>;
  /** One of them is misspelled. */
  readonly isCorrected: boolean;
}

/** Returns the words of a text as patterns compare them: without apostrophes, so that 'can’t' is 'cant'. */
export function patternWords(text: string): readonly Word[] {
  return wordsOf(ONE_WAY.reduce((written, [several, one]) => written.replace(several, one), text));
}

/** Returns which of the words meet a pattern; null where it does not hold. */
export function wordsMeeting(pattern: string, words: readonly Word[]): Met | null {
  if (pattern.startsWith('='))
    return isSame(pattern.slice(1), words) ? { places: new Set(words.keys()), isCorrected: false } : null;
  const places = new Set<number>();
  let isCorrected = false;
  for (const { wanted, isOptional } of groupsOf(pattern)) {
    const as = (isMeant: (word: Word, each: string) => boolean): readonly number[] =>
      words.flatMap((word, index) => (wanted.some((each) => isMeant(word, each)) ? [index] : []));
    const [meant, mistaken] = [as(isForm), as(isMistaken)];
    const found = meant.length > 0 ? meant : mistaken;
    if (found.length === 0 && !isOptional) return null;
    if (meant.length === 0 && found.length > 0) isCorrected = true;
    for (const index of found) places.add(index);
  }
  return { places, isCorrected };
}

interface Group {
  readonly wanted: readonly string[];
  readonly isOptional: boolean;
}

/** Patterns are compared with at each letter that is typed: each is taken apart once. */
const apart = new Map<string, readonly Group[]>();

function groupsOf(pattern: string): readonly Group[] {
  const known = apart.get(pattern);
  if (known !== undefined) return known;
  const groups = pattern
    .split(' + ')
    .filter((group) => group !== '!')
    .map((group) => ({ wanted: group.replace(/\?$/, '').split('|'), isOptional: group.endsWith('?') }));
  apart.set(pattern, groups);
  return groups;
}

function isSame(phrase: string, words: readonly Word[]): boolean {
  return words.map(({ typed }) => typed).join(' ') === phrase;
}

function isForm(word: Word, wanted: string): boolean {
  const { typed, singular } = word;
  return typed === wanted || singular === wanted || isSuchAnimal(word, wanted) || isVerbForm(word, wanted);
}

/** 'Chokes' and 'choked' for 'choking'; not 'drops', which are a medicine, for 'dropped'. */
function isVerbForm({ typed, singular }: Word, wanted: string): boolean {
  if (![typed, wanted].some((each) => /(?:ing|ed)$/.test(each)) || NEVER_CORRECTED.has(typed)) return false;
  if (NEVER_CORRECTED.has(singular) || NO_VERBS.has(wanted)) return false;
  const stem = stemOf(typed);
  return stem.length >= SHORTEST_STEM && stem === stemOf(wanted);
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|e|s)$/, '').replace(/(.)\1$/, '$1');
}

/** Hardly anybody mistypes the first letter: a wagging dog is not gagging. */
function isMistaken({ typed }: Word, wanted: string): boolean {
  if (wanted.length < SHORTEST_MISTAKEN || NEVER_CORRECTED.has(typed) || !isTypo(typed, wanted)) return false;
  return typed[0] === wanted[0] || (typed[0] === wanted[1] && typed[1] === wanted[0]);
}
