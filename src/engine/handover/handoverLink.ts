/**
 * The address that hands a figure on: `/calculator/molarity#handed-on=molecular-weight&figure=totalMass&…`. All of it is
 * in the fragment, which is not sent to the host.
 */
import { LONGEST_FRAGMENT } from '#src/engine/form/onDemand/permalink.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { findPair, type Pair, type PairNames } from './pairs.ts';
import { plainDigits } from './plainDigits.ts';

/** The name in a fragment by which such an address is recognized. */
export const MARK = 'handed-on';

/** Longest permalink of the giver's form that is carried for the way back. */
const LONGEST_WAY_BACK = 2_000;

/** A figure on its way to a field. */
export interface Handover {
  readonly pair: Pair;
  /** In the unit of the giver, at most 15 significant digits. */
  readonly number: number;
  /** Fragment of the form that the figure was computed from; '' when it is too long. For a link only. */
  readonly wayBack: string;
}

/** @param wayBack fragment of the giver's form; null when it has none */
export function handoverPath(pair: Pair, value: number, wayBack: string | null): string {
  const { giver, taker, unit } = pair;
  const parts = new URLSearchParams({
    [MARK]: giver.calculator,
    figure: giver.figure,
    unit,
    input: taker.input,
    number: plainDigits(value),
    ...(wayBack === null || wayBack.length > LONGEST_WAY_BACK ? {} : { of: wayBack }),
  });
  return `${calculatorPath(taker.calculator)}#${parts.toString().replaceAll('+', '%20')}`;
}

/** Returns whether a fragment claims to hand something on. */
function isHandover(fragment: string): boolean {
  return fragment.startsWith(`#${MARK}=`);
}

/**
 * Reads what a fragment hands to the page of a calculator.
 *
 * @param to id of the calculator whose page was opened
 * @param fragment untrusted, with '#'
 * @returns null when it names no pair of the table, or no number
 */
export function readHandover(to: string, fragment: string): Handover | null {
  if (!isHandover(fragment) || fragment.length > LONGEST_FRAGMENT) return null;
  const parts = new URLSearchParams(fragment.slice(1));
  const of = (name: string): string => parts.get(name) ?? '';
  const names: PairNames = { from: of(MARK), figure: of('figure'), unit: of('unit'), to, input: of('input') };
  const pair = findPair(names);
  const text = of('number');
  if (pair === undefined || !/^-?\d{1,400}(?:\.\d{1,400})?$/.test(text)) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) return null;
  return { pair, number: Number(number.toPrecision(15)), wayBack: of('of').slice(0, LONGEST_WAY_BACK) };
}

/** The address of the form that the figure was computed from. */
export function wayBackPath({ pair, wayBack }: Handover): string {
  const path = calculatorPath(pair.giver.calculator);
  return wayBack === '' ? path : `${path}#${wayBack}`;
}
