/** Dates in a line, in words and in figures. Which of two figures is the day may be unknown: then both dates are given. */
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FORMS: readonly (readonly [RegExp, (groups: readonly string[]) => readonly string[]])[] = [
  [/(?<![\d.])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d.]?\d)/gi, ([year, , month, day]) => iso(year, month, day)],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? (\d{4})(?!\d)/gi,
    ([day, month, year]) => iso(year, numberOf(month), day),
  ],
  [
    /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gi,
    ([month, day, year]) => iso(year, numberOf(month), day),
  ],
];
const FIGURES = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\d])/g;

export interface DateMark {
  readonly kind: 'date';
  readonly start: number;
  readonly end: number;
  /** ISO days, the likelier first. */
  readonly days: readonly string[];
}

/** Returns the dates of a line with their places. A day above 12 fixes the order for the whole line. */
export function datesIn(line: string): readonly DateMark[] {
  const certain = FORMS.flatMap(([form, read]) =>
    [...line.matchAll(form)].flatMap((match) => {
      const days = read(match.slice(1));
      return days.length === 0
        ? []
        : [{ kind: 'date' as const, start: match.index, end: match.index + match[0].length, days }];
    }),
  );
  const figures = [...line.matchAll(FIGURES)];
  const isDayFirst = figures.some(([, first, , second]) => Number(first) > 12 && Number(second) <= 12);
  const isMonthFirst = figures.some(([, first, , second]) => Number(second) > 12 && Number(first) <= 12);
  const other = figures.flatMap((match) => {
    const [text, first, , second, year] = match;
    const readings = [
      ...(isMonthFirst ? [] : iso(year, second, first)),
      ...(isDayFirst ? [] : iso(year, first, second)),
    ];
    const days = [...new Set(readings)];
    return days.length === 0
      ? []
      : [{ kind: 'date' as const, start: match.index, end: match.index + text.length, days }];
  });
  return [
    ...certain,
    ...other.filter((date) => certain.every((each) => each.end <= date.start || date.end <= each.start)),
  ];
}

function numberOf(month = ''): string {
  return String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
}

/** Nothing for a day that the calendar does not have. */
function iso(year = '', month = '', day = ''): readonly string[] {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(text) && isInCalendar(text) ? [text] : [];
}
