/** Which pages a line asks, and with which values: certain, one of a few, or only a part of what a page needs. */
import type { Values } from '#src/engine/kit/fields.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { askedName } from './askedPages.ts';
import { converted } from './converted.ts';
import type { AskedPage, Question } from './declarations.ts';
import { type Filling, filledBy } from './fill.ts';
import { type Line, marksOf, spaced } from './marks.ts';

/** One way in which a line can be read. It is plain data: it comes from the worker. */
export interface Reading {
  readonly id: CalculatorId;
  /** The section below the page that answers. Absent: the page itself. */
  readonly section?: string;
  readonly values: Values;
  /** Key of the result that is asked for. */
  readonly shows: string;
  readonly tells?: Question['tells'];
  /** Set on the page besides the values of the line: the unit that it asks for. */
  readonly opens?: Values;
  /** Keys of the result that say which units the page took: each has to be one of the line. */
  readonly proved?: readonly string[];
}

/** A line, and whether the search takes it for one about a poison: then no number is shown. */
export interface AskedText {
  readonly line: string;
  readonly isPoison: boolean;
}

export interface LineReading {
  /** All that explain the whole line, the likeliest first. */
  readonly complete: readonly Reading[];
  /** The page to open with what is known, where nothing is complete; null for none. */
  readonly partial: Reading | null;
}

/** Reads one line. */
export function readLine({ line, isPoison }: AskedText, pages: readonly AskedPage[]): LineReading {
  const written = spaced(line);
  const marked: Line = { text: written, marks: marksOf(written) };
  const fillings = pages.flatMap((page) => pageFillings(marked, page));
  if (isPoison) return { complete: [], partial: partialOf(fillings.filter(({ page }) => page.isStrict)) };
  const complete = completeOf(fillings);
  return { complete, partial: complete.length > 0 ? null : partialOf(fillings) };
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
  const { id, section } = page;
  const proved = provedBy(page);
  return readings.map((values) => ({
    id,
    ...(section === undefined ? {} : { section }),
    values,
    shows,
    ...(tells === undefined ? {} : { tells }),
    ...(opens === undefined ? {} : { opens }),
    ...(proved.length === 0 ? {} : { proved }),
  }));
}

function provedBy({ inputs = {} }: AskedPage): readonly string[] {
  return Object.values(inputs).flatMap(({ provedBy: keys = {} }) => Object.values(keys));
}

function withoutRepeats(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ id, section, values, shows }) => {
    const key = JSON.stringify([id, section, values, shows]);
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
