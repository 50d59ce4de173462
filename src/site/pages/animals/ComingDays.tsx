import CalendarPlus from 'lucide-react/icons/calendar-plus';
import styled from 'styled-components';
import { icsFile } from '#src/engine/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { dateRange } from '#src/engine/kit/format.ts';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, SPACE } from '#src/engine/ui/theme.ts';

interface ComingDaysProps {
  /** Of all animals, the earliest first. */
  readonly days: readonly CalendarEvent[];
  /** What the calendar file has: also what is past. */
  readonly all: readonly CalendarEvent[];
}

/** What comes next, for all animals in one list and in one calendar file. */
export function ComingDays({ days, all }: ComingDaysProps) {
  return (
    <section aria-labelledby="coming-heading">
      <h2 id="coming-heading">What comes next</h2>
      {days.length === 0 ? (
        <p>All dates that are kept have passed.</p>
      ) : (
        <List>
          {days.map(({ title, first, last }) => (
            <li key={`${first} ${title}`}>
              <b>{dateRange(first, last)}</b> {title}
            </li>
          ))}
        </List>
      )}
      <QuietButton
        type="button"
        data-print="no"
        onClick={() =>
          saveFile(
            'my-animals.ics',
            new Blob([icsFile('animals', all, new Date())], { type: 'text/calendar;charset=utf-8' }),
          )
        }
      >
        <CalendarPlus aria-hidden size={18} />
        Save all dates as a calendar file
      </QuietButton>
    </section>
  );
}

const List = styled.ol`
  margin-block: ${SPACE.s3};
  list-style: none;
  li { padding-block: ${SPACE.s2}; border-block-start: 1px solid ${color('line')}; overflow-wrap: anywhere; }
  b { margin-inline-end: ${SPACE.s2}; font-weight: 600; }
`;
