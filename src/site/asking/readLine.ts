/** Which pages a line asks, and with which values: certain, one of a few, or only a part of what a page needs. */
import type { Values } from '#src/engine/kit/fields.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { likelyEmergencies } from '#src/site/catalog/emergencyMatch.ts';
import { petQuestion } from '#src/site/catalog/petQuestion.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { NOT_ON_THE_LIST } from '#workers/reference/petEmergencies.ts';
import { askedName } from './askedPages.ts';
import { converted } from './converted.ts';
import type { AskedPage, Question } from './declarations.ts';
import { type Filling, filledBy } from './fill.ts';
import { type Line, marksOf, spaced } from './marks.ts';

/** One way in which a line can be read. */
export interface Reading {
  readonly page: AskedPage;
  readonly values: Values;
  /** Key of the result that is asked for. */
  readonly shows: string;
  readonly tells?: Question['tells'];
  /** Set on the page besides the values of the line: the unit that it asks for. */
  readonly opens?: Values;
}

export interface LineReading {
  /** All that explain the whole line, the likeliest first. */
  readonly complete: readonly Reading[];
  /** The page to open with what is known, where nothing is complete; null for none. */
  readonly partial: Reading | null;
  /** A poison, a birth in trouble or another emergency: that comes first, and no number is shown. */
  readonly emergency: string | null;
  /** The page on that birth. */
  readonly birthPage: string | null;
}

/** People are not animals: the pages on pets have nothing for them. */
const PEOPLE =
  /\b(?:child|children|toddler|baby|infant|kid'?s|son|daughter|boy|girl|husband|wife|i (?:ate|swallowed|took)|my (?:mom|dad|mother|father))\b/i;
/** A longer text is not a question, in characters. */
const LONGEST = 500;

/** Reads one line. */
export function readLine(text: string, pages: readonly AskedPage[]): LineReading {
  const none: LineReading = { complete: [], partial: null, emergency: null, birthPage: null };
  const line = text.trim();
  if (line === '' || line.length > LONGEST) return none;
  const found = searchWidely(catalog, line);
  // 'How much water should a dog drink' reports no accident.
  const isThirst = /\bdrinks?\b/i.test(line) && /\bwater\b/i.test(line) && found.about.thing === null;
  const isPoison = found.call === 'poison' && !isThirst;
  if (isPoison && PEOPLE.test(line)) return none;
  const [lead] = found.results;
  const isBirth = lead !== undefined && /-(?:gestation|pregnancy)$/.test(lead.id);
  const birthPage = found.isEmergency && isBirth ? lead.id : null;
  if (found.isEmergency) return { ...none, birthPage };
  const written = spaced(line);
  const marked: Line = { text: written, marks: marksOf(written) };
  const fillings = pages.flatMap((page) => pageFillings(marked, page));
  const safe = isPoison ? fillings.filter(({ page }) => page.isStrict) : fillings;
  const complete = isPoison ? [] : completeOf(safe);
  const partial = complete.length > 0 ? null : partialOf(safe);
  const isToxic = partial?.page.id.endsWith('-toxicity') === true;
  const thing =
    thingOf(found.about.thing, line) ??
    (isToxic ? (likelyEmergencies(line).entries.find(({ id }) => id !== NOT_ON_THE_LIST)?.id ?? null) : null);
  const emergency = (isPoison || isToxic) && isSwallowed(line) ? thing : null;
  return { complete, partial, emergency, birthPage: null };
}

/** A word that only resembles a substance is an emergency only if something was swallowed. */
function thingOf(thing: string | null, line: string): string | null {
  return petQuestion(line).isAlarmed ? thing : null;
}

/** 'Benadryl for a dog' asks for a dose; 'ate', or an amount of what poisons, reports an accident. */
function isSwallowed(line: string): boolean {
  return !/\b(?:for|dose|dosage)\b/i.test(line) || /\b(?:ate|eaten|swallowed|licked|drank)\b/i.test(line);
}

function pageFillings(line: Line, page: AskedPage): readonly Filling[] {
  if (page.converts === true) return converted(line, page);
  return page.questions.flatMap((question) => filledBy(line, page, question) ?? []);
}

function completeOf(fillings: readonly Filling[]): readonly Reading[] {
  const whole = fillings.filter(
    ({ page, question, isWhole, missing, isAlarming }) =>
      isWhole && missing.length === 0 && !isAlarming && !page.isStrict && question.isOnlyOpened !== true,
  );
  const named = whole.filter(({ question }) => question.isAlone !== true);
  const best = bestOfEachPage(named.length > 0 ? named : whole);
  return withoutRepeats(best.flatMap(readingsOf));
}

/** Of one page the question that takes most of the line; in a tie all, of which the page refuses what does not fit. */
function bestOfEachPage(fillings: readonly Filling[]): readonly Filling[] {
  const sizes = new Map<string, number>();
  for (const { page, question } of fillings)
    sizes.set(askedName(page), Math.max(sizes.get(askedName(page)) ?? 0, inputsOf(question)));
  return fillings.filter(({ page, question }) => inputsOf(question) === sizes.get(askedName(page)));
}

function inputsOf({ has, list, words }: Question): number {
  return (
    has.split(' ').filter((name) => name !== '').length + (list === undefined ? 0 : 1) + (words === undefined ? 0 : 0.5)
  );
}

function readingsOf({ page, question: { shows, tells, opens }, readings }: Filling): readonly Reading[] {
  return readings.map((values) => ({
    page,
    values,
    shows,
    ...(tells === undefined ? {} : { tells }),
    ...(opens === undefined ? {} : { opens }),
  }));
}

function withoutRepeats(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ page, values, shows }) => {
    const key = JSON.stringify([page.id, page.section, values, shows]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A page is opened with what is known where the whole line is about it, and something of it is an input. */
function partialOf(fillings: readonly Filling[]): Reading | null {
  const known = fillings
    .filter(
      ({ question, isWhole, readings, page }) =>
        isWhole &&
        question.isAlone !== true &&
        readings.length === 1 &&
        (page.isStrict || hasOwn(readings[0] ?? {}, question)),
    )
    .toSorted((one, other) => valuesIn(other) - valuesIn(one) || one.missing.length - other.missing.length);
  const [best] = known;
  return best === undefined ? null : (readingsOf(best)[0] ?? null);
}

function hasOwn(values: Values, { sets = {} }: Question): boolean {
  return Object.keys(values).some((name) => !(name in sets));
}

function valuesIn({ readings: [values = {}] }: Filling): number {
  return Object.keys(values).length;
}
