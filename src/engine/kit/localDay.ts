import type { IsoDate } from '#workers/contract.ts';

/** Returns the calendar day at that moment in the visitor's time zone. */
export function localDay(moment: Date): IsoDate {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as IsoDate;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
