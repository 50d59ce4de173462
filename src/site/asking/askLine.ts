/** Answers a line: what the page itself computes of it, or what is opened instead. */
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import { likelyEmergencies } from '#src/site/catalog/emergencyMatch.ts';
import { petQuestion } from '#src/site/catalog/petQuestion.ts';
import type { WideSearch } from '#src/site/catalog/wideSearch.ts';
import { NOT_ON_THE_LIST } from '#workers/reference/petEmergencies.ts';
import type { AskedText, LineReading, Reading } from './readLine.ts';

/** What a page answered. */
export interface LineAnswer {
  readonly field: string;
  readonly value: unknown;
  /** That of the value, where it is a number with a unit; `shown` may have another one. */
  readonly unit?: string;
  /** As the page writes it, with its unit: in that of the question, and with the value of the accepted method where there are two. */
  readonly shown: string;
  /** The page's sentence on its result. */
  readonly says: string;
  readonly label: string;
  /** The title of the page's standing warning. */
  readonly warning?: string;
  /** What the result means today; only where somebody reads it on that day. */
  readonly today?: Pick<TodayLine, 'headline' | 'tone'>;
}

/** How a line is read, and how a page is run. */
export interface Asking {
  readonly read: (asked: AskedText) => LineReading | Promise<LineReading>;
  /** The answer, or null where the page refuses the values. */
  readonly ask: (reading: Reading, line: string) => Promise<LineAnswer | null>;
}

interface AnsweredReading {
  readonly reading: Reading;
  readonly answer: LineAnswer;
}

export type LineOutcome =
  | { readonly kind: 'answer'; readonly answered: AnsweredReading }
  | { readonly kind: 'choose'; readonly answered: readonly AnsweredReading[] }
  | { readonly kind: 'fill'; readonly reading: Reading; readonly emergency: string | null }
  | { readonly kind: 'open'; readonly calculator: string; readonly emergency: string | null }
  | { readonly kind: 'none' };

/** What the search found of the line. */
export type FoundOfLine = Pick<WideSearch, 'results' | 'call' | 'isEmergency' | 'about'>;

const NONE: LineOutcome = { kind: 'none' };
/** A longer list of readings does not help. */
const MOST_CHOICES = 3;
/** A longer text is not a question, in characters. */
const LONGEST = 500;

/** People are not animals: the pages on pets have nothing for them. */
const PEOPLE =
  /\b(?:child|children|toddler|baby|infant|kid'?s|son|daughter|boy|girl|husband|wife|i (?:ate|swallowed|took)|my (?:mom|dad|mother|father))\b/i;

/**
 * Answers a line; a number is shown only where one reading explains all of it, and the page accepts its values. What endangers an animal is known
 * from the search, before the line is read.
 */
export async function askLine(text: string, found: FoundOfLine, { read, ask }: Asking): Promise<LineOutcome> {
  const line = text.trim();
  if (line === '' || line.length > LONGEST) return NONE;
  // 'How much water should a dog drink' reports no accident.
  const isThirst =
    /\bdrinks?\b/i.test(line) && /\bwater\b/i.test(line) && [null, NOT_ON_THE_LIST].includes(found.about.thing);
  const isPoison = found.call === 'poison' && !isThirst;
  if (isPoison && PEOPLE.test(line)) return NONE;
  if (found.isEmergency) return birthIn(found);
  const reading = await read({ line, isPoison });
  const answered = (await Promise.all(reading.complete.map((each) => answeredBy(each, ask, line)))).filter(
    (each) => each !== null,
  );
  const [first] = answered;
  if (first !== undefined) return answered.length === 1 ? { kind: 'answer', answered: first } : chosen(answered);
  return instead(reading, found, { line, isPoison });
}

/** The page on a birth that is in trouble. */
function birthIn({ results: [lead] }: FoundOfLine): LineOutcome {
  return lead !== undefined && /-(?:gestation|pregnancy)$/.test(lead.id)
    ? { kind: 'open', calculator: lead.id, emergency: 'birth' }
    : NONE;
}

async function answeredBy(reading: Reading, ask: Asking['ask'], line: string): Promise<AnsweredReading | null> {
  const answer = await ask(reading, line);
  return answer === null ? null : { reading, answer };
}

function chosen(answered: readonly AnsweredReading[]): LineOutcome {
  return answered.length > MOST_CHOICES ? NONE : { kind: 'choose', answered };
}

function instead({ complete, partial }: LineReading, found: FoundOfLine, asked: AskedText): LineOutcome {
  const emergency = swallowed(partial, found, asked);
  const [refused] = complete;
  const reading = partial ?? (complete.length === 1 ? refused : undefined);
  if (reading !== undefined) return { kind: 'fill', reading, emergency };
  return emergency === null ? NONE : { kind: 'open', calculator: 'pet-emergency', emergency };
}

/** What an animal swallowed, by its id in the guide; null for no accident. */
function swallowed(partial: Reading | null, { about }: FoundOfLine, { line, isPoison }: AskedText): string | null {
  const isToxic = partial?.id.endsWith('-toxicity') === true;
  if (!(isPoison || isToxic) || !isSwallowed(line)) return null;
  // A word that only resembles a substance is an emergency only if something was swallowed.
  const thing = petQuestion(line).isAlarmed ? about.thing : null;
  if (thing !== null || !isToxic) return thing;
  return likelyEmergencies(line).entries.find(({ id }) => id !== NOT_ON_THE_LIST)?.id ?? null;
}

/** 'Benadryl for a dog' asks for a dose; 'ate', or an amount of what poisons, reports an accident. */
function isSwallowed(line: string): boolean {
  return !/\b(?:for|dose|dosage)\b/i.test(line) || /\b(?:ate|eaten|swallowed|licked|drank)\b/i.test(line);
}
