/** Shows what fixed decimals hide of a number: 0.00 of one above 0, 100.0 % of a share below 1. */
import { fixed, significant } from '../format.ts';
import type { Figure } from '../presentation.ts';
import type { Writing } from '../writing.ts';

/** A smaller remainder of a percentage is lost in rounding. */
const KNOWN_REST = 1e-9;

/** Relative, for what binary fractions cannot hold. */
const SLACK = 1e-9;
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

/** Writes likewise, and adds to the note what the text hides where fewer than `fewest` digits show: 'With four digits 0.0003125.' */
export function legibly(writing: Writing, fewest = FEWEST): Writing {
  return (value) => {
    const { lastPlace = 0, ...written } = writing(value);
    const step = 10 ** lastPlace;
    const rounded = Math.round(value / step) * step;
    const shown = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)) + SLACK) - lastPlace + 1;
    const isHidden = shown < fewest && Math.abs(rounded - Number(value.toPrecision(4))) > SLACK * Math.abs(value);
    return { ...written, lastPlace, ...(isHidden ? { note: `With four digits ${fourDigits(value)}.` } : {}) };
  };
}

/** Writes a percentage likewise; one below 100 that is rounded to it has what it lacks in the note: 'All but 0.0123 %.' */
export function legiblyInPercent(writing: Writing): Writing {
  const legible = legibly(writing);
  return (value) => {
    const written = legible(value);
    const { lastPlace = 0 } = written;
    const rest = 100 - value;
    if (rest <= 0 || rest > 10 ** lastPlace / 2) return written;
    return { ...written, note: `All but ${rest < KNOWN_REST ? 'less than 1e-9' : significant(rest, 3)} %.` };
  };
}
