/** Shows what fixed decimals hide of a number: 0.00 of one above 0, 100.0 % of a share below 1. */
import { fixed, significant } from '../format.ts';
import type { Figure } from '../presentation.ts';

/** A smaller remainder of a percentage is lost in rounding. */
const KNOWN_REST = 1e-9;

/** Significant digits shown. */
const FEWEST = 2;

/**
 * Formats for a sentence: `decimals` after the point, and four digits in brackets where fewer than two show: 0.000
 * (0.0003125).
 */
export function legible(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return hidesDigits(value, text, FEWEST) ? `${text} (${fourDigits(value)})` : text;
}

/**
 * Returns the figure with the digits that its text hides at the end of its note.
 *
 * @param shown the number as its text shows it, where that differs from the value: percent of a share
 * @param fewest number of significant digits that is enough
 */
export function withHiddenDigits<Field extends string>(
  figure: Figure<Field>,
  shown: Figure['value'] = figure.value,
  fewest = FEWEST,
): Figure<Field> {
  const hidden = typeof shown === 'number' ? hiddenIn(shown, figure, fewest) : null;
  if (hidden === null) return figure;
  return { ...figure, note: figure.note === undefined ? hidden : `${figure.note} ${hidden}` };
}

function hiddenIn(shown: number, { text, unit }: Figure, fewest: number): string | null {
  if (hidesDigits(shown, text, fewest)) return `With four digits ${fourDigits(shown)}.`;
  if (unit !== '%' || shown >= 100 || Number(text) !== 100) return null;
  const rest = 100 - shown;
  return `All but ${rest < KNOWN_REST ? 'less than 1e-9' : significant(rest, 3)} %.`;
}

function hidesDigits(value: number, text: string, fewest: number): boolean {
  return text.replace(/\D/g, '').replace(/^0+/, '').length < fewest && Number(text) !== Number(fourDigits(value));
}

function fourDigits(value: number): string {
  return String(Number(value.toPrecision(4)));
}
