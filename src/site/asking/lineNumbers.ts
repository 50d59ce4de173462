/** The numbers of a line, in figures and in words, as every box of the site reads them. */
import { otherNotation } from '#src/engine/form/onDemand/otherNotations.ts';
import { readNumber, twoMeanings } from '#src/engine/kit/readNumber.ts';
import type { Range } from './range.ts';

/** A number and its place. */
export interface NumberMark extends Range {
  readonly kind: 'number';
  /** As a plain number. */
  readonly text: string;
  /** The other number that it may be: 1,500 is one thousand five hundred, or one and a half. */
  readonly other?: string;
}

// 3.2 × 10^5; 1 1/2; 1,234.5, 1.234,5 and 12 000; 2.4e6.
const NUMBER =
  /(?:\d[\d.,]* ?[×x*·] ?)?10(?:\^ ?[-+−]?\d+|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|\d+ \d{1,2}[/⁄]\d{1,2}(?![\d/.])|\d{1,2}[/⁄]\d{1,2}(?![\d/.])|\d*[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?![\d.,/])|(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][-+−]?\d+)?/y;
const GROUP_SPACE = /[ \u00a0\u202f\u2009]/;
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const SCALE = / ?(thousand|million|billion)\b/iy;

/** Reads the numbers of a line, the ones in words last. */
export function numbersIn(line: string): readonly NumberMark[] {
  const found: NumberMark[] = [];
  // A decimal point elsewhere says what a comma before three figures is.
  const hasPoint = /\d\.\d{1,2}(?!\d)|\d\.\d{4,}/.test(line);
  for (let at = 0; at < line.length; at += 1) {
    if (isInName(line, at)) at = skipped(line, at);
    else if (isStart(line, at)) {
      const { mark, length } = numberAt(line, at, hasPoint);
      found.push(mark);
      at += length - 1;
    }
  }
  return [...found, ...countsInWords(line)];
}

function isInName(line: string, at: number): boolean {
  return /[A-Za-zµ]/.test(line[at - 1] ?? '') && /\d/.test(line[at] ?? '');
}

/** A figure, or the point of '.5' and ',5'. */
function isStart(line: string, at: number): boolean {
  if (/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(line[at] ?? '')) return !/[A-Za-zµ]/.test(line[at - 1] ?? '');
  return /^[.,]\d/.test(line.slice(at, at + 2)) && /^$|[\s=(:±<>~≈-]|−|[x×*]/.test(line[at - 1] ?? '');
}

/** The number that begins here, with its sign and a word such as 'million'. */
function numberAt(line: string, at: number, hasPoint: boolean): { readonly mark: NumberMark; readonly length: number } {
  NUMBER.lastIndex = at;
  const whole = groupedOrFirst(line, NUMBER.exec(line)?.[0] ?? line[at] ?? '', at);
  // '98/60' holds two numbers.
  const text = numberOf(whole, hasPoint, line, at) === null ? (/^\d+/.exec(whole)?.[0] ?? whole) : whole;
  const read = numberOf(text, hasPoint, line, at) ?? { text };
  SCALE.lastIndex = at + text.length;
  const scale = SCALE.exec(line);
  const times = SCALES[scale?.[1]?.toLowerCase() ?? ''];
  const sign = signBefore(line, at);
  const value = `${sign === 'minus' ? '-' : ''}${times === undefined ? plainDigits(read.text) : plainDigits(String(Number(read.text) * times))}`;
  const other =
    sign === 'dash' ? `-${value}` : times === undefined && read.other !== undefined ? read.other : undefined;
  const mark: NumberMark = {
    kind: 'number',
    start: at - (sign === 'minus' ? 1 : 0),
    end: at + text.length + (scale?.[0].length ?? 0),
    text: value,
    ...(other === undefined ? {} : { other: sign === 'minus' ? `-${other}` : other }),
  };
  return { mark, length: text.length };
}

/** 'slope -3' has a minus sign; 'slope - 3' a dash that may be one. Behind a figure it is that of a range. */
function signBefore(line: string, at: number): 'minus' | 'dash' | null {
  const before = line.slice(0, at);
  if (/(?:^|[\s=(:,^/±])[-−–]$/.test(before)) return /\d\s?–$/.test(before) ? null : 'minus';
  return /(?:^|[^\s\d%)\]])\s?[=:]?\s[-−–]\s$/.test(before) ? 'dash' : null;
}

const MOST_DIGITS = 30;

/** Without an exponent: some boxes take counts in digits only. A very long number stays as it is. */
function plainDigits(text: string): string {
  const [mantissa = '', power] = text.split(/e/i);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(power?.replace('−', '-'));
  if (power === undefined || Math.abs(shift) > MOST_DIGITS) return text;
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift))}`;
  const point = whole.length + Math.max(0, -shift) + shift;
  const [left, right] = [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point)];
  return `${left}${Number(right) === 0 ? '' : `.${right}`}`;
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function countsInWords(line: string): readonly NumberMark[] {
  return [...line.matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) => {
    const place = COUNTS.indexOf(word.toLowerCase());
    return place < 0
      ? []
      : [{ kind: 'number' as const, start: index, end: index + word.length, text: String(place + 2) }];
  });
}

/** The figures of a name: 'A260' holds no number. */
function skipped(line: string, at: number): number {
  let end = at;
  while (/[\dA-Za-z]/.test(line[end + 1] ?? '')) end += 1;
  return end;
}

/** Blanks separate the numbers of a list: '120 132 128' are three numbers. */
function groupedOrFirst(line: string, text: string, at: number): string {
  // 'Cs-137 100' is a nuclide and a number.
  if (/\p{L}-$/u.test(line.slice(0, at))) return text.split(GROUP_SPACE)[0] ?? text;
  // (1,2) is a point.
  if (line[at - 1] === '(' && /^\d+,\d+$/.test(text) && line[at + text.length] === ')')
    return text.split(',')[0] ?? text;
  if (!/^\d{1,3}[ \u00a0\u202f\u2009]\d/.test(text) || /[/⁄]/.test(text)) return text;
  const isInList = /\d[ \t]+$/.test(line.slice(0, at)) || /^[ \t]+\d/.test(line.slice(at + text.length));
  const hasUnit = /^ ?(?!(?:after|before|vs|versus|against|and|or|to|from|with|in|at|by)\b)[A-Za-zµ×°%]/i.test(
    line.slice(at + text.length),
  );
  const groups = text.split(GROUP_SPACE);
  return isInList || (groups.length > 2 && !hasUnit) || (!hasUnit && !/^0/.test(groups[1] ?? ''))
    ? (groups[0] ?? text)
    : text;
}

interface Read {
  readonly text: string;
  readonly other?: string;
}

/** In other notations than plain numbers as well, as every box of the site reads them. A point before three figures is a decimal point there. */
function numberOf(text: string, hasPoint: boolean, line: string, at: number): Read | null {
  // ' ,5' may be a half, or a five behind a comma.
  if (text.startsWith(',')) return { text: `0.${text.slice(1)}`, other: text.slice(1) };
  const two = text.includes(',') ? twoMeanings(text) : null;
  if (two !== null) {
    const { asWhole, asDecimal } = two;
    // 'One in 10,000' counts.
    const isWhole = hasPoint || /(?:^|\D)1 in $/.test(line.slice(0, at));
    return isWhole ? { text: asWhole } : { text: asWhole, other: asDecimal };
  }
  if (Number.isFinite(readNumber(text) ?? Number.NaN))
    return {
      text: text
        .replaceAll(/[ \u00a0\u202f\u2009]/g, '')
        .replace(',', '.')
        .replace(/^\./, '0.'),
    };
  const read = otherNotation(text, ANY_NUMBER);
  return read === null ? null : { text: read };
}

const ANY_NUMBER = { kind: 'number', label: '' } as const;
