/**
 * A formula as people type and paste it, brought into the one form that `formulaParser` knows: parts joined by '·', charges as
 * '^2-' at the end, isotopes as '[13C]', no white space. What is left out or could have meant something else is noted; what
 * has two meanings and no usual one is refused with both.
 */
import { chargeEnd } from './formulaCharge.ts';
import { plainLetters } from './formulaLetters.ts';
import { readPoints } from './formulaPoints.ts';
import { isotopeOf } from './isotopeMass.ts';
import { type PlacedText, placedText, replaced } from './placedText.ts';

/** Why a text stays unread: at which character, and what could be meant. */
export interface SpellingFault {
  readonly at: number;
  readonly text: string;
  readonly reason: string;
  /** Formulas that it can stand for. */
  readonly suggestions: readonly string[];
}

export type Spelling =
  | {
      readonly ok: true;
      readonly placed: PlacedText;
      /** Sentences about what was left out or taken for something else. */
      readonly notes: readonly string[];
      /** Symbols that are groups here, because a prefix said so: Pr of iPr. */
      readonly groups: readonly string[];
    }
  | { readonly ok: false; readonly fault: SpellingFault };

/** Text around a formula in a sentence, on a label or in an equation. */
const SURROUNDINGS: readonly RegExp[] = [
  /^(?:the )?(?:mw|mr|molar mass|molecular (?:weight|mass)|formula weight|mass|formula) ?(?:of|:|=) ?/gi,
  /^=+ ?/g,
  /^["'“”„‘’«»`]{1,9}|["'“”„‘’«»`]{1,9}$/g,
  / ?[?!.,;:]{1,9}$/g,
  / ?\((?:s|l|g|aq|cr|am|sln)\)$/g,
  / ?[↓↑]{1,9}$/g,
  / ?\(? ?(?<![\d.,])\d{1,3}(?:[.,]\d{1,4})? ?% ?(?:\(?(?:w\/w|w\/v|v\/v)\)?)? ?\)?$/g,
];
/** More passes than a label has layers around its formula. */
const MOST_PASSES = 9;
const WATER = /(?:\d{1,9}(?:[./]\d{1,9})?)? ?[HD]2[O0](?![a-z\d(])/y;
/** What stands between a salt and its water besides dots: the first before any number, the other before water alone. */
const TIMES = /(?:(?<=[\d)\]}]) ?| )x ?(?=\d)/g;
const BEFORE_WATER = /(?<=[\dA-Za-z)\]}]) ?[-+,] ?(?=[\dHD])/g;
/** A dot and how many of the next part there are. */
const PART_COUNT = /·\d{1,9}(?:[.,/]\d{1,9})?$/;
const LONGEST_PART_COUNT = 20;
const SEAMS = /\ue000/g;
/** Nickel or an isoalkyl amine, platinum or a tert-butyl phosphine. */
const ALKYL_OR_METAL = /(Ni(?=Pr|Bu)|Pt(?=Bu))(Pr|Bu)(?![a-z])/;
const HEAVY_HYDROGEN: Readonly<Record<string, readonly [letter: string, name: string]>> = {
  2: ['D', 'deuterium, as in heavy water,'],
  3: ['T', 'tritium'],
};
const UNKNOWN_AMOUNT = /(?<=[· \d)\]}-])[nxyzδ](?=[H(A-Z)\]}· ]|$)/u;
const LEADING = /^(\d{1,16}(?:[./]\d{1,16})?)( ?)(?=[A-Z([{])/;
/** Digits that no count has: exact counts end below them, and steps over them would take long. */
const ENDLESS = /\d{40}/;

/** Brings a text into the form that the parser reads; white space alone becomes an empty text. */
export function spelledFormula(typed: string): Spelling {
  const start = placedText(typed);
  if (ENDLESS.test(typed)) return { ok: true, placed: start, notes: [], groups: [] };
  const notes: string[] = [];
  const letters = withoutSurroundings(plainLetters(start), notes);
  const alkyl = ALKYL_OR_METAL.exec(letters.text);
  if (alkyl !== null) return alkylFault(letters, alkyl);
  const seams = readSeams(letters);
  if ('fault' in seams) return { ok: false, fault: seams.fault };
  const groups: string[] = [];
  let placed = replaced(
    seams.placed,
    /(?<=^|[([{ -]|[OP])(?:i|iso|n|t|tert)-?(?=(Pr|Bu)(?![a-z]))/g,
    ([prefix, group = '']) => {
      groups.push(group);
      notes.push(`Left out: “${prefix}”, as isomers have one mass.`);
      return '';
    },
  );
  placed = isotopeByDash(placed);
  const charge = chargeEnd(placed.text);
  if (charge.kind === 'ambiguous') return faultAt(placed, charge.start, charge.reason, charge.suggestions);
  const end = charge.kind === 'charge' ? charge : null;
  const suffix = end === null ? '' : `^${end.size === 1 ? '' : end.size}${end.sign}`;
  const cut = end === null ? placed.text.length : end.start;
  const tail = { text: suffix, at: Array.from(suffix, () => placed.at[cut] ?? 0) };
  placed = { text: placed.text.slice(0, cut), at: placed.at.slice(0, cut) };

  const leading = LEADING.exec(placed.text);
  const whole = placed;
  if (leading !== null) {
    const fault = leadingFault(placed, leading);
    if (fault !== null) return fault;
    const from = leading[0].length;
    placed = { text: placed.text.slice(from), at: placed.at.slice(from) };
  }
  placed = replaced(placed, / ?[·•⋅∙‧・*×] ?| \. ?(?=\S)|\. (?=\S)/gu, () => '·');
  placed = replaced(placed, / (?=[A-Z([])/g, ({ index = 0 }, whole) =>
    PART_COUNT.test(whole.slice(Math.max(index - LONGEST_PART_COUNT, 0), index)) ? '' : ' ',
  );
  const dotted = placed.text;
  placed = replaced(placed, TIMES, () => '·');
  placed = replaced(placed, BEFORE_WATER, ({ 0: mark, index = 0 }, whole) =>
    endOfWater(whole, index + mark.length) === null ? mark : '·',
  );
  const hasMark = placed.text !== dotted || seams.hasWater;
  const unknown = UNKNOWN_AMOUNT.exec(placed.text);
  if (unknown !== null) return unknownAmount(placed, unknown);
  const points = readPoints(placed);
  const gaps = readGaps(points.placed);
  if ('fault' in gaps) return { ok: false, fault: gaps.fault };
  placed = gaps.placed;
  if (leading !== null) placed = withLeading(whole, leading, placed, notes);
  if (hasMark || gaps.hasGap || points.isGuess)
    notes.push(`Read as ${placed.text}${isHydrate(placed.text) ? ', a hydrate' : ''}.`);
  if (points.isGuess) notes.push('For part of an atom write a comma in place of the point, as in Fe0,95O.');
  return { ok: true, placed: { text: placed.text + tail.text, at: [...placed.at, ...tail.at] }, notes, groups };
}

function isHydrate(text: string): boolean {
  return Array.from(text.matchAll(/·/g)).some(({ index }) => endOfWater(text, index + 1) !== null);
}

/** Where water that begins at this place ends, its number included; null where none begins. */
function endOfWater(text: string, start: number): number | null {
  WATER.lastIndex = start;
  return WATER.test(text) ? WATER.lastIndex : null;
}

function withoutSurroundings(placed: PlacedText, notes: string[]): PlacedText {
  let text = placed;
  let before = '';
  for (let pass = 0; pass < MOST_PASSES && before !== text.text; pass += 1) {
    before = text.text;
    for (const pattern of SURROUNDINGS)
      text = replaced(text, pattern, ([match]) => {
        notes.push(`Left out: “${match.trim()}”.`);
        return '';
      });
    text = replaced(text, /^ | $/g, () => '');
  }
  return text;
}

/** 'C-13' is [13C] where there is such an isotope. */
function isotopeByDash(placed: PlacedText): PlacedText {
  return replaced(placed, /^([A-Z][a-z]?)-(\d{1,3})$/g, ([all, symbol = '', number = '']) =>
    Number(number) > 1 && isotopeOf(number + symbol) !== null ? `[${number}${symbol}]` : all,
  );
}

/** A number close before a symbol may be a mass number as well. */
function leadingFault(placed: PlacedText, [all, number = '', gap]: RegExpExecArray): Spelling | null {
  const rest = placed.text.slice(all.length);
  const [symbol = ''] = /^[A-Z][a-z]?/.exec(rest) ?? [];
  if (gap !== '' || symbol === 'H' || isotopeOf(number + symbol) === null) return null;
  const labelled = `[${number}${symbol}]${rest.slice(symbol.length)}`;
  return faultAt(placed, 0, `the isotope ${number}${symbol}, or how many formula units?`, [labelled, rest]);
}

/**
 * A number in front counts formula units and is left out; of an addition compound it counts the first part, as the number behind
 * each dot counts its own: 3CdSO4·8H2O. `redBook2005`, IR-4.4.3.5.
 *
 * @param whole with the number
 * @param rest what follows it, in its plain form
 */
function withLeading(
  whole: PlacedText,
  [all, number = '', gap]: RegExpExecArray,
  rest: PlacedText,
  notes: string[],
): PlacedText {
  const [first = '', ...parts] = rest.text.split('·');
  if (gap === '' && parts.length > 0) {
    notes.push(`The ${number} in front counts ${first} alone; leave it out for one ${rest.text}.`);
    return { text: number + rest.text, at: [...whole.at.slice(0, number.length), ...rest.at] };
  }
  const isIsotope = gap === '' && rest.text.startsWith('H') && isotopeOf(`${number}H`) !== null;
  const [letter, name] = HEAVY_HYDROGEN[isIsotope ? number : ''] ?? [];
  const typed = whole.text.slice(all.length);
  const other = letter === undefined ? '' : ` For ${name} write ${letter}${typed.slice(1)}.`;
  notes.push(`The ${number} in front is left out: the result is that of one ${typed}.${other}`);
  return rest;
}

function unknownAmount(placed: PlacedText, match: RegExpExecArray): Spelling {
  const { text } = placed;
  const before = text.slice(0, match.index).replace(/[· ]{1,9}$/, '');
  const isWater = /^ ?[HD]2O/.test(text.slice(match.index + 1));
  return isWater
    ? faultAt(placed, match.index, 'how much water (H2O)? Put a number in its place; without water it is', [before], 1)
    : faultAt(placed, match.index, 'an unknown amount: put a number in its place', [], 1);
}

function alkylFault(placed: PlacedText, { 0: all, 1: symbol = '', 2: group = '', index }: RegExpExecArray): Spelling {
  const [metal, atom, alkyl] =
    symbol === 'Ni' ? ['nickel', 'nitrogen', `i${group}`] : ['platinum', 'phosphorus', 'tBu'];
  const [before, after] = [placed.text.slice(0, index), placed.text.slice(index + all.length)];
  const suggestions = [`${before}${symbol.charAt(0)}(${alkyl})${after}`, `${before}(${symbol})${group}${after}`];
  const reason = `${metal}, or ${atom} with ${alkyl}? Write (${symbol}) for ${metal}`;
  return faultAt(placed, index, reason, suggestions, all.length);
}

/** Digits of two heights are never one number: water begins behind the low ones, or a charge ends the formula. */
function readSeams(
  placed: PlacedText,
): { readonly placed: PlacedText; readonly hasWater: boolean } | { readonly fault: SpellingFault } {
  let fault: SpellingFault | null = null;
  let hasWater = false;
  const next = replaced(placed, SEAMS, ({ index = 0 }, whole) => {
    const [before, after] = [whole.slice(0, index), whole.slice(index + 1)];
    if (endOfWater(after, 0) !== null) {
      hasWater = true;
      return '·';
    }
    if (/^\d?[+-]$/.test(after)) return '^';
    const [own = ''] = /^\d{1,9}/.exec(after) ?? [];
    const others = [before + after, before + after.slice(own.length)].map((each) => each.replace(SEAMS, ''));
    fault ??= {
      at: placed.at[index + 1] ?? 1,
      text: own,
      reason: 'this digit is set at another height than the one before it. Are both one number?',
      suggestions: others,
    };
    return '';
  });
  return fault === null ? { placed: next, hasWater } : { fault };
}

/** White space never joins digits: before a number it begins a new part, unless that number can only be a count. */
function readGaps(
  placed: PlacedText,
): { readonly placed: PlacedText; readonly hasGap: boolean } | { readonly fault: SpellingFault } {
  let fault: SpellingFault | null = null;
  let hasGap = false;
  const next = replaced(placed, / (?=\d)/g, ({ index = 0 }, whole) => {
    hasGap = true;
    const before = whole.slice(0, index);
    const after = whole.slice(index + 1);
    if (/[\d.]$/.test(before)) return '·';
    const waterEnd = endOfWater(after, 0);
    if (waterEnd !== null && (waterEnd === after.length || after[waterEnd] === '·')) return '·';
    const [number = ''] = /^[\d./]+/.exec(after) ?? [];
    if (/^(?:$|[ )\]}·^])/.test(after.slice(number.length)) || /[·([{]$/.test(before)) return '';
    fault ??= {
      at: placed.at[index + 1] ?? 0,
      text: number,
      reason: 'does it count what stands before it, or what follows?',
      suggestions: [`${before}${after}`, `${before}·${after}`].map((each) => each.replace(/ /g, '')),
    };
    return '';
  });
  if (fault !== null) return { fault };
  const isSpaced = next.text.includes(' ');
  return { placed: replaced(next, / /g, () => ''), hasGap: hasGap || isSpaced };
}

function faultAt(
  { text, at }: PlacedText,
  index: number,
  reason: string,
  suggestions: readonly string[],
  length = text.length - index,
): Spelling {
  return { ok: false, fault: { at: at[index] ?? 1, text: text.slice(index, index + length), reason, suggestions } };
}
