/** Units as people type them behind a number: few keyboards have the sign for micro, and 'kg' is also written 'Kgs'. */
import type { AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { isMeasured } from '#src/engine/kit/unitFields.ts';

/** A unit that a number may be typed in. */
export interface TakenUnit {
  /** The value of the choice, or the field's own unit. */
  readonly unit: string;
  /** What it is called in a sentence. */
  readonly name: string;
  readonly spellings: readonly string[];
}

/**
 * Each line is one unit: of the spellings a menu has one, and all are understood. Case counts, as in mM and mm, except in
 * words.
 */
const SAME: readonly (readonly string[])[] = [
  ['kg', 'Kg', 'KG', 'kgs', 'Kgs', 'KGS', 'kilo', 'kilos', 'kilogram', 'kilograms', 'Kilograms'],
  ['g', 'gram', 'grams', 'Grams', 'gm', 'gms'],
  ['mg', 'milligram', 'milligrams', 'Milligrams'],
  ['µg', 'mcg', 'microgram', 'micrograms'],
  ['lb', 'Lb', 'LB', 'lbs', 'Lbs', 'LBS', 'pound', 'pounds', 'Pounds'],
  ['oz', 'ounce', 'ounces', 'Ounces'],
  ['L', 'l', 'liter', 'liters', 'litre', 'litres'],
  ['mL', 'ml', 'mls', 'cc', 'milliliter', 'milliliters', 'millilitre', 'millilitres'],
  ['µL', 'µl', 'microliter', 'microliters', 'microlitre', 'microlitres'],
  ['m', 'meter', 'meters', 'metre', 'metres'],
  ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  ['µm', 'micrometer', 'micrometers', 'micrometre', 'micrometres', 'micron', 'microns'],
  ['in', 'inch', 'inches', '"', '″', '”'],
  ['ft', 'foot', 'feet', "'", '′', '’'],
  ['yd', 'yard', 'yards'],
  ['mi', 'mile', 'miles'],
  ['st', 'stone', 'stones'],
  ['m²', 'm2', 'm^2', 'sq m', 'sqm', 'square meters', 'square metres'],
  ['ft²', 'ft2', 'ft^2', 'sq ft', 'sqft', 'square foot', 'square feet'],
  ['ac', 'acre', 'acres'],
  ['ha', 'hectare', 'hectares'],
  // Of the cups and spoons those of the United States, as on the rest of the site; the answer says so.
  ['US cups', 'US cup', 'cup', 'cups'],
  ['US tbsp', 'tbsp', 'tablespoon', 'tablespoons'],
  ['US tsp', 'tsp', 'teaspoon', 'teaspoons'],
  ['°C', 'ºC', '˚C', '℃', 'C', '° C', 'deg C', 'degree C', 'degrees C', 'degrees celsius', 'celsius'],
  ['°F', 'ºF', '˚F', '℉', 'F', '° F', 'deg F', 'degree F', 'degrees F', 'degrees fahrenheit', 'fahrenheit'],
  ['K', 'kelvin'],
  ['mol', 'mole', 'moles'],
  ['mmol', 'millimole', 'millimoles'],
  ['M', 'mol/L', 'mol/l'],
  ['mM', 'mmol/L', 'mmol/l'],
  ['µM', 'µmol/L', 'µmol/l'],
  ['nM', 'nmol/L', 'nmol/l'],
  ['bp', 'bp or nt', 'nt', 'base pairs'],
  ['kb', 'kbp'],
  ['h', 'hr', 'hrs', 'hour', 'hours', 'Hours'],
  ['min', 'mins', 'minute', 'minutes', 'Minutes'],
  ['d', 'day', 'days', 'Days'],
  ['wk', 'week', 'weeks', 'Weeks'],
  ['month', 'months', 'Months'],
  ['y', 'yr', 'yrs', 'year', 'years', 'Years'],
  ['s', 'sec', 'second', 'seconds'],
  ['u', 'Da', 'amu'],
  ['%', 'percent', 'per cent'],
  ['mmHg', 'mm Hg'],
  ['/min', 'bpm', '1/min'],
];
/** One unit, with or without a prefix, also as a divisor: several of them make 'mg/mL', 'µg mL⁻¹' and 'nmol/min/mg'. */
const SINGLE =
  /^(?:[fpnµumckM]?(?:g|L|l|M|mol|m|s|Da|Pa|J|V|IU|U)|min|h|d|%|°[CF]|bp|kb|lb|oz|m?AU|m?OD|cells|copies)(?:-1|⁻¹)?$/;

/** Words, not symbols: a symbol has fewer letters in a row. */
const WORDS = /^[a-z ]+$/i;
const LONG = /[a-z]{4}/i;

/** Every unit that is known by a spelling. */
export const KNOWN_UNITS: readonly TakenUnit[] = SAME.map(([unit = '', ...others]) => taken(unit, [unit, ...others]));

/**
 * The units that a number box takes: those of its menu, else those of the choice that is its unit, else its own.
 *
 * @param fields of the whole form, where that choice is declared
 */
export function unitsTakenBy(field: FieldOfKind<'number'>, fields: AnyFields): readonly TakenUnit[] {
  if (isMeasured(field)) return field.units.map(({ unit }) => taken(unit, [unit]));
  const choice = field.unitIn === undefined ? undefined : fields[field.unitIn];
  if (choice?.kind === 'choice')
    return choice.options.map(({ value, label }) => {
      const [name = label, inBrackets] = label.split(/[()]/).map((words) => words.trim());
      return taken(value, [value, label, name, ...(inBrackets ? [inBrackets] : [])]);
    });
  return field.unit === undefined ? [] : [taken(field.unit, [field.unit])];
}

/**
 * The text without the unit at its end, and that unit; null when no unit, or more than one, is spelled so.
 *
 * @param isNumber whether the text before the unit is a number
 */
export function splitUnit(
  text: string,
  units: readonly TakenUnit[],
  isNumber: (head: string) => boolean,
): { readonly head: string; readonly unit: TakenUnit } | null {
  const found = units.flatMap((unit) => {
    const heads = unit.spellings.flatMap((spelling) =>
      endsWith(withOneMicro(text), spelling) ? [text.slice(0, -spelling.length).trimEnd()] : [],
    );
    const head = heads.find((each) => isNumber(each));
    return head === undefined ? [] : [{ head, unit }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A word may be written in any letter case: 5 Metres. */
function endsWith(text: string, spelling: string): boolean {
  return WORDS.test(spelling) && LONG.test(spelling)
    ? text.toLowerCase().endsWith(spelling.toLowerCase())
    : text.endsWith(spelling);
}

/** Returns the unit of the menu that a text is, in any known spelling; null where it is not one of them. */
export function unitSpelled(text: string, units: readonly TakenUnit[]): TakenUnit | null {
  const spelled = text.trim().replace(/^[μu](?=[A-Za-z/]+$)/, 'µ');
  const known = (each: TakenUnit) => each.spellings.some((spelling) => spelling === spelled || spelling === text);
  const found = units.filter(known);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns whether a text is a unit, in any of its spellings. */
export function isUnitSpelling(text: string): boolean {
  const spelled = text.trim().replace('μ', 'µ');
  return SAME.some((line) => line.includes(spelled)) || spelled.split(/[ ·/]/).every((part) => SINGLE.test(part));
}

function taken(unit: string, names: readonly string[]): TakenUnit {
  const spellings = names.flatMap((name) => [name, ...(SAME.find((line) => line.includes(name)) ?? [])]);
  return { unit, name: names.at(-1) ?? unit, spellings: [...new Set(spellings)] };
}

/** The unit's first letter follows the number at once or a space. */
function withOneMicro(text: string): string {
  return text.replace(/(?<=[\d\s.)])[μu](?=[A-Za-z/]+$)/, 'µ');
}
