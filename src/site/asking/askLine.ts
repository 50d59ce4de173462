/** Answers a line: what the page itself computes of it, or what is opened instead. */
import type { TodayLine } from '#src/engine/kit/todayLine.ts';
import type { AskedPage } from './declarations.ts';
import { type LineReading, type Reading, readLine } from './readLine.ts';

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

/** Runs a page: the answer, or null where the page refuses the values. */
export type AskPage = (reading: Reading, line: string) => Promise<LineAnswer | null>;

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

/** A longer list of readings does not help. */
const MOST_CHOICES = 3;

/** Answers a line; a number is shown only where one reading explains all of it, and the page accepts its values. */
export async function askLine(text: string, pages: readonly AskedPage[], ask: AskPage): Promise<LineOutcome> {
  const read = readLine(text, pages);
  const answered = (await Promise.all(read.complete.map((reading) => answeredBy(reading, ask, text)))).filter(
    (each) => each !== null,
  );
  const [first] = answered;
  if (first !== undefined) return answered.length === 1 ? { kind: 'answer', answered: first } : chosen(answered);
  return instead(read);
}

async function answeredBy(reading: Reading, ask: AskPage, line: string): Promise<AnsweredReading | null> {
  const answer = await ask(reading, line);
  return answer === null ? null : { reading, answer };
}

function chosen(answered: readonly AnsweredReading[]): LineOutcome {
  return answered.length > MOST_CHOICES ? { kind: 'none' } : { kind: 'choose', answered };
}

function instead({ complete, partial, emergency, birthPage }: LineReading): LineOutcome {
  const [refused] = complete;
  const reading = partial ?? (complete.length === 1 ? refused : undefined);
  if (reading !== undefined) return { kind: 'fill', reading, emergency };
  if (birthPage !== null) return { kind: 'open', calculator: birthPage, emergency: 'birth' };
  return emergency === null ? { kind: 'none' } : { kind: 'open', calculator: 'pet-emergency', emergency };
}
