/**
 * Judges a typed answer to a figure. It is right where it rounds to what the figure shows, or where the figure rounds to it; what
 * is wrong is compared with known slips. When in doubt, it is wrong.
 */
import type { ScaledFigure } from '#src/engine/exploring/exploredResult.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import { arithmeticSlips, namedSlips, type Slip, type SlipSources } from './slips.ts';
import { type TypedAnswer, typedAnswer } from './typedAnswer.ts';

/** The figure at the precision of the typed inputs, on pages where these decide. */
export interface Precise {
  readonly text: string;
  /** The least precise input: its label, and its number as typed. */
  readonly by: { readonly label: string; readonly text: string };
}

/** The verdict on an answer. */
export interface Judged {
  readonly kind: 'right' | 'wrong' | 'unreadable';
  /** For a right answer: whether it has as many digits as it should. */
  readonly digits?: 'fitting' | 'more' | 'fewer';
  /** One or two sentences, which do not tell the right number. */
  readonly words: string;
}

/** Relative, for what binary fractions cannot hold. */
const SLACK = 1e-6;
/** An answer rounded more coarsely than this is not a rounding of the figure. */
const COARSEST = 0.05;
/** Digits beyond those shown may differ by this much: other tables of atomic weights, an intermediate result that was rounded. */
const FINER = 0.002;
/** Within this, a wrong answer is a rounding error rather than another slip. */
const NEAR = 0.02;

/** @param precise null where the inputs do not decide how many digits an answer has */
export function judgedAnswer(
  text: string,
  asked: ScaledFigure,
  sources: SlipSources,
  precise: Precise | null = null,
): Judged {
  const typed = typedAnswer(text, asked.figure);
  if (typed.kind === 'unreadable') return typed;
  const shown = asked.value * asked.scale;
  if (isRight(typed, asked, precise)) return rightAnswer(typed, asked, precise);
  if (typed.unit !== undefined && isRight({ ...typed, value: typed.number }, asked, precise))
    return wrong(`The number is right in ${asked.figure.unit}, but you wrote ${typed.unit}.`);
  const distance = Math.abs(typed.value - shown);
  const isNear = shown !== 0 && distance <= NEAR * Math.abs(shown);
  const closest = isNear ? typed.half * (1 + SLACK) : Number.POSITIVE_INFINITY;
  const found =
    namedSlips(asked, sources).find((slip) => explains(slip, typed, closest)) ??
    (isNear ? nearMiss(typed.value, shown) : arithmeticSlips(asked).find((slip) => explains(slip, typed, closest)));
  return wrong(found?.words ?? 'None of the known slips gives this number.');
}

/** Returns whether the answer is the figure: at the digits shown, at its own digits, or at those of the inputs. */
function isRight(typed: TypedAnswer, { figure, value, scale, lastPlace }: ScaledFigure, precise: Precise | null) {
  const shown = value * scale;
  const distance = Math.abs(typed.value - shown);
  if (isNumber(typed.value, figure.text) || (precise !== null && isNumber(typed.value, precise.text))) return true;
  if (shown === 0) return false;
  const shownHalf = 10 ** lastPlace / 2;
  const share = distance / Math.abs(shown);
  if (distance <= typed.half * (1 + SLACK) && share <= COARSEST) return true;
  if (distance <= shownHalf * (1 + SLACK) && share <= FINER) return true;
  return distance <= typed.coarseHalf * (1 + SLACK) && share <= COARSEST;
}

function isNumber(value: number, text: string): boolean {
  const number = Number(text);
  return Number.isFinite(number) && Math.abs(value - number) <= 1e-12 * Math.abs(number);
}

function rightAnswer(typed: TypedAnswer, { lastPlace }: ScaledFigure, precise: Precise | null): Judged {
  const inUnit = typed.unit === undefined ? 'Right.' : `Right, also in ${typed.unit}.`;
  const place = precise === null ? lastPlace : (numeral(precise.text).lastPlace ?? lastPlace);
  const half = 10 ** place / 2;
  const isMore = typed.coarseHalf < half * (1 - SLACK);
  const isFewer = typed.half > half * (1 + SLACK);
  // In another unit the places are others, and a 0 has no figures.
  const isCounted = typed.unit === undefined && !typed.isExact && typed.value !== 0;
  if (!isCounted || (!isMore && !isFewer)) return { kind: 'right', digits: 'fitting', words: inUnit };
  if (isFewer) {
    const than = precise === null ? 'than the page shows' : 'than the inputs allow';
    return { kind: 'right', digits: 'fewer', words: `${inUnit} It has fewer figures ${than}.` };
  }
  const than =
    precise === null ? 'than the page shows' : `than ${precise.by.label}, typed as ${precise.by.text}, allows`;
  return { kind: 'right', digits: 'more', words: `${inUnit} It has more figures ${than}.` };
}

function wrong(words: string): Judged {
  return { kind: 'wrong', words: `Not right. ${words}` };
}

/** Returns whether the slip gives the typed number. */
function explains({ gives }: Slip, { value, half }: TypedAnswer, closest: number): boolean {
  if (gives === 0 || !Number.isFinite(gives)) return false;
  const tolerance = Math.min(Math.max(half, FINER * Math.abs(gives)), NEAR * Math.abs(gives), closest);
  return Math.abs(value - gives) <= tolerance;
}

function nearMiss(value: number, shown: number): Slip {
  const percent = Number((Math.abs(value / shown - 1) * 100).toPrecision(1));
  const size = percent < 0.01 ? 'less than 0.01' : String(percent);
  const side = Math.abs(value) > Math.abs(shown) ? 'large' : 'small';
  return { gives: value, words: `It is close: ${size} % too ${side}. Round at the end only.` };
}
