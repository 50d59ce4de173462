/** Dates as people write them. */
import type { Chance } from './chance.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A date of these years, in one of the ways in which it may be written.
 *
 * @param isDayFirst the order of figures, which is one in all of a line
 */
export function otherDate(
  chance: Chance,
  isDayFirst: boolean,
): {
  readonly iso: string;
  readonly text: string;
  /** The other day, where day and month may be taken for each other. */
  readonly swapped?: string;
  /** Its figures show the order of all figures of the line. */
  readonly showsOrder: boolean;
} {
  const [year, month, day] = [chance.whole(2024, 2027), chance.whole(1, 12), chance.whole(1, 28)];
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  const iso = `${year}-${mm}-${dd}`;
  const name = MONTHS[month - 1] ?? '';
  const short = name.slice(0, 3);
  const end =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  const plain = [
    iso,
    `${year}/${month}/${day}`,
    `${day} ${name} ${year}`,
    `${day} ${short} ${year}`,
    `${name} ${day}, ${year}`,
    `${short} ${day} ${year}`,
    `${name} ${day}${end}, ${year}`,
    `${day}${end} of ${name} ${year}`,
    `${day} ${name.toLowerCase()} ${year}`,
  ];
  const figures = isDayFirst ? [`${day}.${month}.${year}`, `${dd}/${mm}/${year}`] : [`${month}/${day}/${year}`];
  const isFigures = chance.is(0.3);
  return {
    iso,
    text: chance.of(isFigures ? figures : plain),
    ...(isFigures && day <= 12 && day !== month ? { swapped: `${year}-${dd}-${mm}` } : {}),
    showsOrder: isFigures && day > 12,
  };
}
