/**
 * The charge at the end of a formula: '^2-', '(2-)', '2-' behind a square bracket or a blank, a sign behind a count, '+3', '++'.
 *
 * A digit before the sign counts atoms where other elements come before it (NH4+) and is the size of the charge of a single
 * metal (Fe3+). Of a single nonmetal (O2-), behind a round bracket, of a metal with others (VO2+) and of two digits (SO42-) it can
 * be either.
 */
import { ELEMENTS } from '../../reference/elements.ts';
import { FORMULA_GROUPS } from '../../reference/formulaGroups.ts';

export type ChargeEnd =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'charge';
      /** Where in the text the charge begins. */
      readonly start: number;
      /** 1 or more. */
      readonly size: number;
      readonly sign: '+' | '-';
    }
  | {
      readonly kind: 'ambiguous';
      readonly start: number;
      readonly reason: string;
      readonly suggestions: readonly string[];
    };

const NONMETALS = 'H D T C N O F P S Se Cl Br I At B Si As Te He Ne Ar Kr Xe Rn'.split(' ');
const NONE: ChargeEnd = { kind: 'none' };

/** Ways of writing that leave no doubt: size before or behind the sign. */
const CERTAIN: readonly RegExp[] = [
  /\^ ?\(?(?<size>\d{0,3})(?<sign>[+-])\)?$/,
  /\^ ?\(?(?<sign>[+-])(?<size>\d{1,3})\)?$/,
  / ?\((?<size>\d{0,3})(?<sign>[+-])\)$/,
  / ?\((?<sign>[+-])(?<size>\d{1,3})\)$/,
  /(?<=\]) ?(?<size>\d{0,3})(?<sign>[+-])$/,
  /(?<=[A-Za-z\d)\]}]) (?<size>\d{0,3})(?<sign>[+-])$/,
  /(?<=[A-Za-z\d)\]}])(?<sign>[+-])(?<size>\d)$/,
  /(?<=[A-Za-z)}])(?<sign>[+-])$/,
];

/** @param text with ordinary digits and signs, and no white space at its ends */
export function chargeEnd(text: string): ChargeEnd {
  const repeated = /(?<=[A-Za-z\d)\]}])\^?(\+{2,4}|-{2,4})$/.exec(text);
  if (repeated !== null)
    return { kind: 'charge', start: repeated.index, size: repeated[1]?.length ?? 2, sign: signOf(repeated[1]) };
  for (const pattern of CERTAIN) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const size = Number(found.groups?.size === '' ? 1 : (found.groups?.size ?? 1));
    if (size < 1 || size > 99) return NONE;
    return { kind: 'charge', start: found.index, size, sign: signOf(found.groups?.sign) };
  }
  const [, digits = '', sign = ''] = /(\d{1,3})([+-])$/.exec(text) ?? [];
  if (sign === '') return NONE;
  const start = text.length - digits.length - 1;
  const before = text.slice(0, start);
  if (!/[A-Za-z)}]$/.test(before)) return NONE;
  const isSingle = /^[A-Z][a-z]?$/.test(before);
  if (digits.length === 1 && isSingle && !NONMETALS.includes(before))
    return digits === '0' ? NONE : { kind: 'charge', start, size: Number(digits), sign: signOf(sign) };
  const canBeSize = isSingle || before.endsWith(')') || (sign === '+' && holdsMetal(before));
  if (digits.length === 1 && !canBeSize) return { kind: 'charge', start: text.length - 1, size: 1, sign: signOf(sign) };
  return ambiguous(before, digits, sign, start);
}

function ambiguous(before: string, digits: string, sign: string, start: number): ChargeEnd {
  const [count, size] = [digits.slice(0, -1), digits.slice(-1)];
  const charged = size === '0' ? [] : [`${before}${count}^${size === '1' ? '' : size}${sign}`];
  return {
    kind: 'ambiguous',
    start,
    reason: 'which digits count atoms, and which belong to the charge? Write the charge behind a ^',
    suggestions: [...charged, `${before}${digits}^${sign}`],
  };
}

function holdsMetal(text: string): boolean {
  const symbols = Array.from(text.matchAll(/[A-Z][a-z]*/g), ([symbol]) => symbol);
  return symbols.some(
    (symbol) =>
      Object.hasOwn(ELEMENTS, symbol) && !NONMETALS.includes(symbol) && !Object.hasOwn(FORMULA_GROUPS, symbol),
  );
}

function signOf(sign: string | undefined): '+' | '-' {
  return sign?.startsWith('+') ? '+' : '-';
}
