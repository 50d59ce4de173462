/** The unit behind a number of a line, as an input takes it. */
import { measuresMeant, mixedMeasureAt } from '#src/engine/form/onDemand/mixedMeasure.ts';
import { plainQuotient } from '#src/engine/form/onDemand/otherNotations.ts';
import { KNOWN_UNITS, type TakenUnit, unitsTakenBy } from '#src/engine/form/onDemand/unitSpellings.ts';
import type { AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { convertedNumber, type QuantityName } from '#src/engine/kit/onDemand/units.ts';
import { fieldIn, isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import type { InputWords } from './declarations.ts';

/** An input that takes a number. */
export interface NumberInput {
  readonly name: string;
  readonly field: FieldOfKind<'number'>;
  /** Of the whole form, where the choice of the unit is declared. */
  readonly fields: AnyFields;
  readonly words?: InputWords;
}

/** A number with its unit as a draft holds it; several where its unit may be several. */
export interface Taken {
  readonly values: readonly Values[];
  /** Where the unit ends. */
  readonly end: number;
  /** Two numbers with their units are one: 5 ft 11 in. */
  readonly isMixed?: true;
}

const QUANTITIES: readonly QuantityName[] = [
  'length',
  'mass',
  'volume',
  'time',
  'amount',
  'molarity',
  'concentration',
  'energy',
  'area',
  'molarMass',
];

/** The units of an input, each with what it sets beside the number. */
export function unitsOf({ field, fields, words = {} }: NumberInput): readonly TakenUnit[] {
  const own = words.unitIn !== undefined ? [] : unitsTakenBy(field, fields);
  const declared = Object.entries(words.units ?? {}).map(([unit, spelled]) => ({
    unit,
    name: unit,
    spellings: spelled.split('|'),
  }));
  return [...own.map((each) => ({ ...each, spellings: allSpellings(each.spellings) })), ...declared];
}

function allSpellings(spellings: readonly string[]): readonly string[] {
  const known = KNOWN_UNITS.filter((unit) => unit.spellings.some((each) => spellings.includes(each)));
  return [...new Set([...spellings, ...known.flatMap((unit) => unit.spellings)].flatMap(asWritten))];
}

const WORD = /^[a-z ]{5,}$/i;
/** A unit of two letters or more. */
const LETTERS = /^(?!in$)[\p{L} ²]{2,}$/u;

/** A word also in the singular, and as the British write it. */
function asWritten(spelling: string): readonly string[] {
  if (!WORD.test(spelling)) return [spelling];
  const british = spelling.replace(/(met|lit)er/i, '$1re');
  return [spelling, british].flatMap((each) => [each, each.replace(/s$/, '')]);
}

/** Where the unit is stored; undefined for an input that has one unit only. */
function unitKey({ name, field, words = {} }: NumberInput): string | undefined {
  return words.unitIn ?? (isMeasured(field) ? unitName(name) : field.unitIn);
}

/** A number of a line. */
interface WrittenNumber {
  readonly text: string;
  /** Where it ends, or where the last of several ends that share the unit. */
  readonly end: number;
}

/**
 * Reads the unit behind a number.
 *
 * @returns null where the input takes no such unit; without a unit, `values` is empty
 */
export function unitBehind(line: string, { text, end }: WrittenNumber, input: NumberInput): Taken | null {
  const { name, field } = input;
  const key = unitKey(input);
  const units = unitsOf(input);
  const exact = longest(line, end, units);
  const found =
    exact.length > 0 || input.words?.isAnyCase !== true ? exact : longest(line.toLowerCase(), end, inLowerCase(units));
  if (found.length > 0) {
    const values = found.map(({ unit }) => measureOf(name, text, unit, key));
    return { values, end: found[0]?.end ?? end };
  }
  const other = longest(line, end, KNOWN_UNITS)[0];
  if (other === undefined || field.unit === undefined) return null;
  for (const quantity of QUANTITIES) {
    const value = convertedNumber(quantity, Number(text), other.unit.unit, field.unit);
    if (value !== null)
      return {
        values: [{ [name]: plainQuotient(value), ...(key === undefined ? {} : { [key]: field.unit }) }],
        end: other.end,
      };
  }
  return null;
}

/** Those of at least two letters, where no other unit is written so in small letters. */
function inLowerCase(units: readonly TakenUnit[]): readonly TakenUnit[] {
  const all = units.map((unit) => ({ unit, spellings: unit.spellings.map((each) => each.toLowerCase()) }));
  return all.map(({ unit, spellings }) => ({
    ...unit,
    spellings: spellings.filter(
      (each) =>
        /^[a-z]{2,}$/.test(each) &&
        !all.some((other) => other.unit.unit !== unit.unit && other.spellings.includes(each)),
    ),
  }));
}

interface FoundUnit {
  readonly unit: TakenUnit;
  readonly end: number;
}

/** The units with the longest spelling behind this place; several where they are spelled alike. */
function longest(line: string, end: number, units: readonly TakenUnit[]): readonly FoundUnit[] {
  const start = end + (/^[ \u00a0-]?/.exec(line.slice(end))?.[0].length ?? 0);
  const found = units.flatMap((unit) => {
    const ends = unit.spellings.flatMap((spelling) => (isAt(line, start, spelling) ? [start + spelling.length] : []));
    return ends.length === 0 ? [] : [{ unit, end: Math.max(...ends) }];
  });
  const most = Math.max(...found.map((each) => each.end));
  return found.filter((each) => each.end === most);
}

/** Of single letters only these: another one may be the symbol of a height. The words are in no unit's spellings. */
const OTHER_UNITS = 'm g L l gal gallon gallons pint pints quart quarts ton tons tonne tonnes hand hands'.split(' ');
const UNIT_WORDS: ReadonlySet<string> = new Set([
  ...OTHER_UNITS,
  ...KNOWN_UNITS.flatMap(({ spellings }) => spellings.flatMap(asWritten)).filter((each) => LETTERS.test(each)),
]);

/** Whether this 'in' is not inches, but says into what to convert: '80x35x40 in gallons'. */
function saysInto(line: string, start: number): boolean {
  const words = line.slice(start, start + FARTHEST).split(/[^\p{L}²]+/u);
  const [, first = '', second = ''] = words;
  if (words[0] !== 'in' || line[start + 2] !== ' ') return false;
  return [first, `${first} ${second}`, ...(KINDS.has(first) ? [second] : [])].some((each) => UNIT_WORDS.has(each));
}

/** A unit behind 'in' ends within as many characters. */
const FARTHEST = 40;
const KINDS: ReadonlySet<string> = new Set(['US', 'imperial', 'UK', 'cubic', 'square']);

function isAt(line: string, start: number, spelling: string): boolean {
  const there = line.slice(start, start + spelling.length).replaceAll('μ', 'µ');
  const isWord = spelling.length > 3 || spelling.includes('/');
  const isSame =
    there === spelling ||
    (isWord && there.toLowerCase() === spelling.toLowerCase()) ||
    there.replace('u', 'µ') === spelling;
  if (!isSame || spelling === '') return false;
  const next = line[start + spelling.length] ?? '';
  if (spelling === 'in' && saysInto(line, start)) return false;
  return !/[\p{L}\p{N}]/u.test(spelling.at(-1) ?? '') || !/[\p{L}\p{N}²³/]/u.test(next);
}

/** Returns the kind of unit that is behind a number at all: its end. Undefined for none. */
export function anyUnitEnd(line: string, end: number): number | undefined {
  return longest(line, end, KNOWN_UNITS)[0]?.end;
}

const HANDS = /^(\d{1,2})\.([0-3]) ?(?:hands|hand|hh)\b/i;

/** Reads a measure in two units that begins at `start`: 5'11", 1 lb 8 oz, 14.2 hands. Null for anything else. */
export function mixedAt(line: string, start: number, input: NumberInput): Taken | null {
  const { name } = input;
  const units = unitsOf(input);
  const key = unitKey(input);
  const hands = HANDS.exec(line.slice(start));
  const inches = units.find(({ spellings }) => spellings.includes('in'));
  if (hands !== null && inches !== undefined && key !== undefined)
    return {
      values: [{ [name]: String(Number(hands[1]) * 4 + Number(hands[2])), [key]: inches.unit }],
      end: start + hands[0].length,
      isMixed: true,
    };
  const read = mixedMeasureAt(line.slice(start), units);
  if (read === null) return null;
  const end = start + read.end;
  // '12 st 4' is stones and pounds, '12 st 4 years' is not.
  if (read.isUnsaid && anyUnitEnd(line, end) !== undefined) return null;
  return { values: [{ [name]: read.text, ...(key === undefined ? {} : { [key]: read.unit }) }], end, isMixed: true };
}

/** A number in one of the units. '5.11 ft' may be feet and inches: the box gets it as it is, and asks. */
function measureOf(name: string, text: string, unit: TakenUnit, key: string | undefined): Values {
  if (unit.spellings.includes('ft') && measuresMeant(`${text} ft`, [unit]) !== null) return { [name]: `${text} ft` };
  return key === undefined ? { [name]: text } : { [name]: text, [key]: unit.unit };
}

/** Values of an input without a unit; null where a unit has to be named. */
export function bareValues(text: string, input: NumberInput): readonly Values[] | null {
  const { name, field, fields, words = {} } = input;
  const key = unitKey(input);
  const units = unitsOf({ name, field, fields });
  if (words.unitIn !== undefined || words.bare === 'never') return null;
  const [first] = units;
  if (key === undefined || units.length < 2)
    return isWithin(field, first?.unit ?? '', Number(text)) ? [{ [name]: text }] : null;
  if (words.bare === 'own' && first !== undefined) return [{ [name]: text, [key]: first.unit }];
  if (words.bare === 'limits') {
    const fitting = units.filter(({ unit }) => isWithin(field, unit, Number(text)));
    return (fitting.length === 0 ? units : fitting).map((unit) => measureOf(name, text, unit, key));
  }
  return null;
}

function isWithin(field: FieldOfKind<'number'>, unit: string, value: number): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = isMeasured(field)
    ? fieldIn(field, unit)
    : field;
  return value >= min && value <= max;
}
