/** A naive reader of numbers, written apart from the site's: every value that a text may stand for. No value: it must be refused. */

/** A number and the unit typed with it; '' for none. */
export interface NaiveNumber {
  readonly value: number;
  readonly unit: string;
}

export interface NaiveBox {
  readonly label: string;
  /** The units of its menu. */
  readonly units: readonly string[];
  /** What '1:10' means here. */
  readonly meaning?: 'dilution' | 'ratio' | undefined;
  /** From 0 to 1, so that a percentage is a part of it. */
  readonly isShare?: boolean | undefined;
}

/** Words for units, in small letters, for units whose spelling differs by case in no case that matters. */
const WORDS: Readonly<Record<string, string>> = {
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  gram: 'g',
  grams: 'g',
  milligram: 'mg',
  milligrams: 'mg',
  mcg: 'µg',
  microgram: 'µg',
  micrograms: 'µg',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  liter: 'L',
  liters: 'L',
  litre: 'L',
  litres: 'L',
  ml: 'mL',
  milliliter: 'mL',
  milliliters: 'mL',
  millilitre: 'mL',
  millilitres: 'mL',
  µl: 'µL',
  microliter: 'µL',
  microliters: 'µL',
  microlitre: 'µL',
  microlitres: 'µL',
  celsius: '°C',
  fahrenheit: '°F',
  kelvin: 'K',
  'deg c': '°C',
  'deg f': '°F',
  nt: 'bp',
  'base pairs': 'bp',
  kbp: 'kb',
};
/** Spellings in which case counts. */
const EXACT: Readonly<Record<string, string>> = {
  l: 'L',
  C: '°C',
  F: '°F',
  'mmol/L': 'mM',
  'mmol/l': 'mM',
  'µmol/L': 'µM',
  'µmol/l': 'µM',
  'mol/L': 'M',
  'mol/l': 'M',
};

export function naiveNumbers(typed: string, box: NaiveBox): readonly NaiveNumber[] {
  const text = plainLetters(typed);
  const label = box.label.toLowerCase();
  const named = text.toLowerCase().startsWith(label) ? text.slice(label.length).replace(/^\s*[:=]?\s*/, '') : text;
  const found: NaiveNumber[] = [];
  for (const words of new Set([text, named])) {
    for (let end = 1; end <= words.length; end += 1) {
      const rest = words.slice(end).trim();
      const unit = rest === '' ? '' : unitNamed(rest, box.units);
      if (unit === null) continue;
      for (const value of valuesOf(words.slice(0, end).trim(), box)) found.push({ value, unit });
    }
  }
  return found;
}

/** Compatible letters and digits as ordinary ones, without what nobody sees; raised digits behind a caret. */
function plainLetters(typed: string): string {
  const raised = typed.replace(/[\p{Cf}\u00ad]/gu, '').replace(/[⁺⁻]?[⁰¹²³⁴-⁹]+/g, (digits) => `^${digits}`);
  return raised
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${sign}`)
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0))
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/[−⁻]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/μ/g, 'µ')
    .replace(/\s+/g, ' ')
    .trim();
}

function unitNamed(text: string, units: readonly string[]): string | null {
  const word = text.replace(/^u(?=[A-Za-z])/, 'µ').replace(/^[º˚]/, '°');
  const own = units.find((unit) => plainLetters(unit) === word);
  const known = own ?? EXACT[word] ?? WORDS[word.toLowerCase()] ?? units.find((unit) => sameButCase(unit, word));
  return known !== undefined && units.includes(known) ? known : null;
}

/** 'KG' and 'Lb'; never where two units of the world differ by case alone, as in mM and MM. */
function sameButCase(unit: string, word: string): boolean {
  return ['kg', 'lb'].includes(unit) && unit === word.toLowerCase();
}

function valuesOf(text: string, { meaning, isShare }: NaiveBox): readonly number[] {
  const plain = decimal(text);
  if (plain !== null) return [plain];
  const percent = text.endsWith('%') && isShare === true ? decimal(text.slice(0, -1).trim()) : null;
  if (percent !== null) return [percent / 100];
  const [left = '', right, ...more] = text.split(/ ?[/:] ?/);
  if (right !== undefined && more.length === 0) return quotients(left, right, text.includes('/'), meaning);
  const fold = /^(.*\d[.,]?)[ -]?(?:x|×|fold)$/i.exec(text)?.[1];
  if (fold !== undefined && meaning === 'dilution') return numbersOf(fold);
  const [mantissa = '', power, ...others] = text.split(/ ?[x×*·⋅] ?(?=10)/);
  const exponent = /^10 ?\^ ?\(?([+-]?\d+)\)?$/.exec(power ?? mantissa)?.[1];
  if (exponent === undefined || others.length > 0) return [];
  const factor = power === undefined ? 1 : decimal(mantissa);
  return factor === null ? [] : [Number(`${factor}e${exponent}`)];
}

function numbersOf(text: string): readonly number[] {
  const value = decimal(text);
  return value === null ? [] : [value];
}

function quotients(left: string, right: string, isFraction: boolean, meaning: NaiveBox['meaning']): readonly number[] {
  const bottom = decimal(right);
  const top = decimal(left);
  if (bottom === null) return [];
  if (meaning === 'dilution') return top === 1 ? [bottom] : [];
  if (meaning === 'ratio') return top !== null && top >= bottom ? [top / bottom] : [];
  if (!isFraction) return [];
  const [whole, upper] = left.includes(' ') ? left.split(' ').map(decimal) : [0, top];
  const isProper = whole !== null && upper !== null && upper !== undefined && whole !== undefined && upper < bottom;
  return isProper ? [whole + upper / bottom] : [];
}

/** Marks of groups and decimals by their number and place alone; null for no number, and for one that could be two. */
function decimal(text: string): number | null {
  const [, sign = '', digits = '', exponent = ''] = /^([+-]?)([\d.,_'’ ]*?)([eE][+-]?\d+)?$/.exec(text) ?? [];
  if (!/\d/.test(digits) || /^[ _'’]|[ _'’]$/.test(digits)) return null;
  const marks = [...digits].filter((letter) => !/\d/.test(letter));
  const kinds = [...new Set(marks)];
  const last = marks.at(-1) ?? '';
  const isDecimal = (last === '.' || last === ',') && marks.filter((mark) => mark === last).length === 1;
  const at = isDecimal ? digits.lastIndexOf(last) : digits.length;
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const groups = kinds.filter((mark) => !(isDecimal && mark === last));
  if (groups.length > 1 || (groups.length === 1 && !isGrouped(whole, groups[0] ?? ''))) return null;
  if (isDecimal && last === ',' && fraction.length === 3 && groups.length === 0 && /[1-9]/.test(whole)) return null;
  if (isDecimal && last === ',' && fraction.length === 3 && groups[0] === ' ' && /[1-9]/.test(whole)) return null;
  const value = Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}${exponent}`);
  return Number.isFinite(value) ? value : null;
}

function isGrouped(whole: string, mark: string): boolean {
  const [first = '', ...rest] = whole.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}
