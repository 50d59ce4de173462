/** Shows what fixed decimals hide of a number: 0.00 of one above 0, 100.0 % of a share below 1. */
import { significant } from '../format.ts';
import { decimals, roundedAt, type Writing } from '../writing.ts';

/** A smaller remainder of a percentage is lost in rounding. */
const KNOWN_REST = 1e-9;
/** Relative, for what binary fractions cannot hold. */
const SLACK = 1e-9;
/** Significant digits shown. */
const FEWEST = 2;

/**
 * Formats for a sentence: `count` decimals, and four digits in brackets where fewer than two show: 0.000 (0.0003125).
 */
export function legible(value: number, count: number): string {
  const { text, note } = legibly(decimals(count))(value);
  return note === undefined ? text : `${text} (${fourDigits(value)})`;
}

/** Writes likewise, and adds what the text hides where fewer than `fewest` digits show: 'With four digits 0.0003125.' */
export function legibly(writing: Writing, fewest = FEWEST): Writing {
  return (value) => {
    const written = writing(value);
    const { lastPlace, digits = fewest } = written;
    if (lastPlace === undefined || digits >= fewest) return written;
    const isHidden = Math.abs(roundedAt(value, lastPlace) - Number(value.toPrecision(4))) > SLACK * Math.abs(value);
    return isHidden ? { ...written, note: `With four digits ${fourDigits(value)}.` } : written;
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

function fourDigits(value: number): string {
  return String(Number(value.toPrecision(4)));
}
