import styled from 'styled-components';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { dateRange, monthAndYear, weekdayName } from '#src/engine/kit/format.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { IsoDate } from '#workers/contract.ts';
import { firstWeekday, monthsOf, weekdaysFrom } from './monthGrid.ts';

/** An event with the letter that marks its days, so that it can be found in print without color. */
interface LetteredEvent extends CalendarEvent {
  readonly letter: string;
}

/** The months of the events, each as a table, and a legend of the letters. For a handful of events. */
export function MonthTables({ events }: { readonly events: readonly CalendarEvent[] }) {
  const weekStart = firstWeekday();
  const lettered = [...events]
    .sort((one, other) => (one.first < other.first ? -1 : Number(one.first > other.first)))
    .map((event, index) => ({ ...event, letter: String.fromCharCode(LETTER_A + index) }));
  return (
    <>
      <Legend>
        {lettered.map(({ letter, label, first, last }) => (
          <li key={letter}>
            <Letter aria-hidden>{letter}</Letter>
            <span>
              {label}: {dateRange(first, last)}
            </span>
          </li>
        ))}
      </Legend>
      <Months>
        {monthsOf(events, weekStart).map(({ first, weeks }) => (
          <Month key={first}>
            <caption>{monthAndYear(first)}</caption>
            <thead>
              <tr>
                {weekdaysFrom(weekStart).map((weekday) => (
                  <th key={weekday} scope="col">
                    {weekdayName(weekday)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((days, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no identity other than their position
                <tr key={week}>
                  {days.map((day, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <Day key={place} day={day} events={eventsOn(day, lettered)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Month>
        ))}
      </Months>
    </>
  );
}

const LETTER_A = 65;

function eventsOn(day: IsoDate | null, events: readonly LetteredEvent[]): readonly LetteredEvent[] {
  return day === null ? [] : events.filter(({ first, last }) => first <= day && day <= last);
}

function Day({ day, events }: { readonly day: IsoDate | null; readonly events: readonly LetteredEvent[] }) {
  if (day === null) return <td />;
  return (
    <td data-day={day} data-marked={events.length > 0 || undefined}>
      {Number(day.slice(8))}
      {events.length > 0 && (
        <>
          <Letters aria-hidden>{events.map(({ letter }) => letter).join(' ')}</Letters>
          <VisuallyHidden>{events.map(({ label }) => `, ${label}`)}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2} ${SPACE.s5};
  list-style: none;
  li { display: flex; align-items: baseline; gap: ${SPACE.s2}; min-width: 0; }
`;

const Letter = styled.span`
  flex: none;
  width: 1.75rem;
  border-radius: ${RADIUS.control};
  border: 1px solid ${color('accent')};
  background: ${color('accentTint')};
  color: ${color('accent')};
  font-weight: 700;
  text-align: center;
`;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  align-items: start;
  gap: ${SPACE.s5};
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Month = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: ${TYPE.small};
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  caption { padding-bottom: ${SPACE.s2}; font-size: ${TYPE.lead}; font-weight: 650; text-align: start; }
  th, td { padding: ${SPACE.s1}; border: 1px solid ${color('line')}; text-align: center; vertical-align: top; }
  th { padding-inline: 0; background: ${color('sunken')}; font-weight: 600; overflow-wrap: anywhere; }
  td { position: relative; height: 3.25rem; }
  td[data-marked] { background: ${color('accentTint')}; outline: 1px solid ${color('accent')}; outline-offset: -1px; font-weight: 600; }
`;

const Letters = styled.span`
  display: block;
  color: ${color('accent')};
  font-weight: 700;
`;
