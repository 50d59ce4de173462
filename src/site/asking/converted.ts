/** A line that converts a number: '25 °C in F', 'how many cm is 5 ft 11', 'convert km 10 to miles'. */
import type { TakenUnit } from '#src/engine/form/onDemand/unitSpellings.ts';
import type { AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import type { AskedPage, Question } from './declarations.ts';
import type { Filling } from './fill.ts';
import type { NumberMark } from './lineNumbers.ts';
import type { Line } from './marks.ts';
import { mixedAt, type NumberInput, unitBehind, unitsOf } from './units.ts';

const BETWEEN = /^(?: ?(?:=|→|->)| (?:in|to|into|as|is|equals|how many))(?: (?:in|how many))? ?$/i;
const BEFORE = /^(?:convert |how (?:many|much) |what is |what's )?$/i;
const HOW_MANY = /^(?:how many|how much in) (.+?) (?:is|are|in|make|makes|equals?) (?:an? )?$/i;
const UNIT_FIRST = /^(?:convert )?(\S+) $/i;
const AFTER = /^ ?[?.]?$/;
/** Words that say of which unit of the name. */
const MOST = 4;

/** Returns the readings of a converting line by one page, as one filling; none where the line is not such a line. */
export function converted({ text, marks }: Line, page: AskedPage): readonly Filling[] {
  const unit = page.fields.unit;
  const [question] = page.questions;
  const numbers = marks.filter((mark): mark is NumberMark => mark.kind === 'number');
  const [first] = numbers;
  if (unit?.kind !== 'choice' || question === undefined || first === undefined) return [];
  const field: FieldOfKind<'number'> = { kind: 'number', label: '', unitIn: 'unit' };
  const fields: AnyFields = { ...page.fields, value: field };
  const input: NumberInput = { name: 'value', field, fields, words: page.inputs?.value ?? {} };
  const targets = unitsOf(input);
  const before = text.slice(0, first.start);
  const taken = mixedAt(text, first.start, input) ?? unitBehind(text, first, input);
  const isMixed = taken?.isMixed === true;
  if (numbers.length > (isMixed ? 2 : 1)) return [];
  const unitBefore = UNIT_FIRST.exec(before)?.[1];
  const source = taken ?? (unitBefore === undefined ? null : fromBefore(unitBefore, targets, first));
  if (source === null) return [];
  const asked = askedUnits(
    before,
    text.slice(source.end),
    targets,
    taken === null,
    isMixed && / in$/.test(text.slice(0, source.end)) && /^ [^\s]+$/.test(text.slice(source.end)),
  );
  if (asked.length === 0) return [];
  const texts = first.other === undefined ? [null] : [null, first.other];
  return asked.slice(0, MOST).map((target): Filling => {
    const readings = source.values.flatMap((values) =>
      texts.map((other): Values => (other === null ? values : { ...values, value: other })),
    );
    const shown: Question = { ...question, shows: `values.${target.unit}`, opens: { to: target.unit } };
    return {
      page,
      question: shown,
      readings: readings.filter((values) => values.unit !== target.unit),
      missing: [],
      isWhole: true,
      isAlarming: false,
    };
  });
}

/** The unit before the number: 'km 10 to miles'. */
function fromBefore(spelling: string, units: readonly TakenUnit[], { text, end }: NumberMark) {
  const found = named(spelling, units);
  return found.length === 0 ? null : { values: found.map(({ unit }) => ({ value: text, unit })), end };
}

/** The units that are asked for, behind the number or before it. */
function askedUnits(
  before: string,
  behind: string,
  units: readonly TakenUnit[],
  isUnitFirst: boolean,
  isInches: boolean,
): readonly TakenUnit[] {
  const wanted = HOW_MANY.exec(before)?.[1];
  if (wanted !== undefined && AFTER.test(behind)) return named(wanted, units);
  if (!isUnitFirst && !BEFORE.test(before)) return [];
  const rest = behind.replace(/[?.]$/, '').trimEnd();
  // '5 ft 3 in cm': 'in' is the inches and the way to centimeters.
  if (isInches) return named(rest.trim(), units);
  return rest.split(/ or /).flatMap((part, index) => {
    const places = [...part.matchAll(/\S+/g)].map(({ index: at }) => at);
    if (index > 0) return named(part.trim(), units);
    return places.flatMap((at) => (BETWEEN.test(part.slice(0, at)) ? named(part.slice(at), units) : []));
  });
}

function named(spelling: string, units: readonly TakenUnit[]): readonly TakenUnit[] {
  const isSame = (each: string): boolean =>
    each === spelling || (spelling.length > 1 && each.toLowerCase() === spelling.toLowerCase());
  const exact = units.filter(({ spellings }) => spellings.includes(spelling));
  const found = exact.length > 0 ? exact : units.filter(({ spellings }) => spellings.some(isSame));
  return found.filter(({ unit }, place) => found.findIndex((each) => each.unit === unit) === place);
}
