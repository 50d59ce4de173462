/** Reads an .ics file as a calendar program does, with a third-party parser. */
import ICAL from 'ical.js';

export interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD in the current time zone. */
  readonly first: string;
  /** The last day that the calendar marks. */
  readonly last: string;
}

/** Throws what the parser throws. */
export function readIcs(text: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    if (!event.startDate.isDate || !event.endDate.isDate) throw new Error(`${event.uid} is not of whole days`);
    const last = event.endDate.clone();
    last.adjust(-1, 0, 0, 0);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      first: localDate(event.startDate.toJSDate()),
      last: localDate(last.toJSDate()),
    };
  });
}

/** The local date of a moment. */
function localDate(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(moment.getFullYear()).padStart(4, '0'), ...parts].join('-');
}
