/** Why a text is not a number for its box, in words of what it is, and the plain numbers that may be meant. */

import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber, twoMeanings, twoMeaningsSentence } from '#src/engine/kit/readNumber.ts';
import { fraction, otherNotation } from './otherNotations.ts';
import type { TakenUnit } from './unitSpellings.ts';

/** A sentence without its full stop, and what a press may put into the box instead. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly text: string;
  /** Plain numbers; empty where nothing but the visitor knows. */
  readonly meant: readonly string[];
  /** A number with its uncertainty in the same unit, or in percent: '5' and '0.2'. */
  readonly uncertain?: { readonly number: string; readonly spread: string };
}

/** Units that a sentence lists. */
const MOST_LISTED = 8;
/** Letters of an unreadable text that are quoted. */
const MOST_QUOTED = 40;

const COMMA_OF_TWO_MEANINGS = /^(?<sign>[+\-−]?)(?<whole>\d[\d\s]*),(?<three>\d{3})$/;
const MISSING =
  /^(?:[-–—−?.*]+|n\.?\s?[/.]?\s?[ad]\.?|nan|null|none|nil|missing|blank|empty|undet(?:ermined)?\.?|undefined|no\s?ct|not (?:determined|detected|available|applicable)|no data)$/i;
const OUT_OF_RANGE =
  /^(?:[<>]?\s*(?:lod|loq|lloq|uloq|mdl|bdl|dl)|over(?:flow|range)?|ovrflw|sat(?:urated)?|low|high|under(?:flow|range)?)$/i;
const SPREADSHEET_ERROR = /^#(?:DIV\/0!|N\/A|VALUE!|REF!|NAME\?|NUM!|NULL!|#+)$/i;
const WITH_UNCERTAINTY = /^(?<number>[+\-−]?[\d.,]+(?:e[+\-−]?\d+)?)(?: ?±| ?\+ ?\/? ?[-−]|\(\d+\)$)/i;
/** The whole text; no unit may follow. */
const PLUS_MINUS =
  /^(?<number>[+\-−]?[\d.,]+(?:e[+\-−]?\d+)?) ?(?:±|\+ ?\/? ?[-−]) ?(?<spread>[\d.,]+(?:e[+\-−]?\d+)?(?: ?%)?)$/i;
const LAST_DIGITS = /^(?<number>[+\-−]?[\d.,]+)\((?<digits>\d+)\)$/;
const RANGE = /^(?<from>[+\-−]?[\d.,]+) ?(?:-|–|—|…|to|bis) ?(?<to>[\d.,]+)(?![\d.,])[^\d]*$/i;
const ABOUT = /^(?:[~≈∼]|c(?:irc)?a\.?|about|around|approx(?:\.|imately)?) ?(?<number>[+\-−]?[\d.,]+)$/i;
const ROUGHLY = /^(?<number>[+\-−]?[\d.,]+) ?\(?(?:approx\.?|about|ish|\?)\)?$/i;
const LIMIT = /^(?:[<>≤≥]=?|less than|more than|under|over) ?(?<number>[+\-−]?[\d.,]+)$/i;
const DATE = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/;
const TWO_NUMBERS = /^[\d.,]+ ?[:/∶] ?[\d.,]+$/;
const PER_CENT = /^[+\-−]?[\d.,]+ ?%$/;
const LETTER_O = /^[+\-−]?[\doO.,]+$/;

/**
 * @param text cleaned of what cannot be seen
 * @param units that the box takes; empty: none
 * @param isStrict on pages on toxicity and medicine nothing is offered for a press
 * @param all with the unit that was split off, for a text that is nothing known
 */
export function unreadable(
  text: string,
  field: FieldOfKind<'number'>,
  units: readonly TakenUnit[],
  isStrict: boolean,
  all = text,
): Unreadable {
  const quoted = quotedText(text);
  const said = (words: string, ...meant: readonly string[]): Unreadable => ({
    kind: 'unreadable',
    text: words,
    meant: isStrict ? [] : meant.filter((each) => Number.isFinite(readNumber(each) ?? Number.NaN)),
  });

  const meanings = isStrict ? twoMeanings(text) : null;
  if (meanings !== null) return said(twoMeaningsSentence(text, meanings));
  const { sign, whole, three } = COMMA_OF_TWO_MEANINGS.exec(text)?.groups ?? {};
  if (whole !== undefined) {
    const number = `${sign}${whole.replace(/\s/g, '')}`;
    const [point, group] = [`${number}.${three}`, `${number}${three}`];
    return said(`The comma in ${quoted} could mean two things: write ${point} or ${group}`, group, point);
  }
  if (SPREADSHEET_ERROR.test(text))
    return said(`${quoted} is an error of a spreadsheet, not a number: ${withoutIt(field)}`);
  if (MISSING.test(text)) return said(`${quoted} stands for a missing value, not a number: ${withoutIt(field)}`);
  if (OUT_OF_RANGE.test(text))
    return said(
      `${quoted} says that the value lies outside what was measured, which is not a number: ${withoutIt(field)}`,
    );
  if (DATE.test(text) && !/^\d+\.\d+\.\d+$/.test(text)) return said(`${quoted} looks like a date, not like a number`);
  const exact = WITH_UNCERTAINTY.exec(text)?.groups?.number;
  if (exact !== undefined) {
    const uncertain = isStrict ? null : uncertainNumber(text);
    const found = said(`${quoted} is a number with its uncertainty: enter ${exact} alone`, exact);
    return uncertain === null ? found : { ...found, uncertain };
  }
  const { from, to } = RANGE.exec(text)?.groups ?? {};
  if (from !== undefined) return said(`${quoted} is a range: enter one number between ${from} and ${to}`);
  const rough = (ABOUT.exec(text) ?? ROUGHLY.exec(text))?.groups?.number;
  if (rough !== undefined)
    return said(`${quoted} is not an exact number: enter ${rough} if that is close enough`, rough);
  const limit = LIMIT.exec(text)?.groups?.number;
  if (limit !== undefined)
    return said(`${quoted} is a limit, not a number: enter ${limit} only if that is the value itself`);
  if (PER_CENT.test(text))
    return said(`${quoted} has a % sign, but this box is no percentage: enter a number${inUnits(units)}`);
  const other = otherNotation(text, field) ?? (field.readsAs === undefined ? fraction(text) : null);
  if (other !== null) return said(`${quoted} is not read here: write ${plainNumber(other)}`, other);
  if (TWO_NUMBERS.test(text)) return said(twoNumbers(quoted, text, field));
  const zeros = text.replace(/o/gi, '0').replace(',', '.');
  if (zeros !== text && LETTER_O.test(text) && Number.isFinite(Number(zeros)))
    return said(`${quoted} has the letter O where the number may have a zero: write ${zeros}`, zeros);
  if (/^[+\-−]?\d[\d.,]*[eE][+\-−]?\d+$/.test(text)) return said(`${quoted} is too large a number`);
  return said(`${quotedText(all)} is not a number${/\d/.test(text) ? inUnits(units) : ''}`);
}

/** Splits '5 ± 0.2' and '5.0(2)', whose digits in brackets count in the last place of the number. */
function uncertainNumber(text: string): NonNullable<Unreadable['uncertain']> | null {
  const { number, spread } = PLUS_MINUS.exec(text)?.groups ?? {};
  if (number !== undefined && spread !== undefined) {
    const isRead = [number, spread.replace('%', '').trim()].every((each) =>
      Number.isFinite(readNumber(each) ?? Number.NaN),
    );
    return isRead ? { number, spread } : null;
  }
  const { number: value, digits } = LAST_DIGITS.exec(text)?.groups ?? {};
  if (value === undefined || digits === undefined || !Number.isFinite(readNumber(value) ?? Number.NaN)) return null;
  const decimals = /[.,](\d*)$/.exec(value)?.[1]?.length ?? 0;
  return { number: value, spread: (Number(digits) / 10 ** decimals).toFixed(decimals) };
}

/** 'n.d.', 'Undetermined', '<LOD', '#N/A': what instruments and spreadsheets write where there is no value. */
export function standsForNoValue(text: string): boolean {
  return [MISSING, OUT_OF_RANGE, SPREADSHEET_ERROR].some((form) => form.test(text.trim()));
}

export function quotedText(text: string): string {
  return `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}”`;
}

/** What to do about a value that is not there. */
function withoutIt({ optional }: FieldOfKind<'number'>): string {
  return optional === true ? 'leave the box blank' : 'leave this measurement out, or enter a number';
}

/** ' in g, mg, µg or kg'; nothing where the box takes no unit. */
function inUnits(units: readonly TakenUnit[]): string {
  if (units.length > MOST_LISTED) return ' in a unit of the menu';
  return units.length === 0 ? '' : ` in ${unitsInWords(units)}`;
}

/** 'g, mg, µg or kg' */
export function unitsInWords(units: readonly TakenUnit[]): string {
  const names = units.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

function twoNumbers(quoted: string, text: string, { readsAs }: FieldOfKind<'number'>): string {
  if (readsAs === undefined) return `${quoted} is two numbers: enter one`;
  if (readsAs === 'dilution') return `${quoted} could be diluted in either direction: enter the factor as one number`;
  const [one, other] = text.split(/[:/∶]/).map(Number);
  const [first, second] = [(one ?? 0) / (other ?? 1), (other ?? 0) / (one ?? 1)].map((each) =>
    Number(each.toPrecision(3)),
  );
  return `${quoted} could be meant in either order: enter one number, ${second} or ${first}`;
}

function plainNumber(text: string): string {
  return String(readNumber(text));
}
