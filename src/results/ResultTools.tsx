import { CalendarPlus, Copy, Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { icsFile } from '#src/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { asText, type Presentation } from '#src/kit/presentation.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { Cluster } from '#src/ui/Layout.tsx';
import { colour, TYPE } from '#src/ui/theme.ts';
import type { LearntKey } from '#workers/contract.ts';
import { copyText } from './copyText.ts';
import { tablesAsCsv } from './csv.ts';
import { saveFile } from './saveFile.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const LEARNT: LearntKey = 'learnt';

/** What a formula noted for its own use is no part of what the visitor entered. */
function withoutLearnt(key: string, value: unknown): unknown {
  return key === LEARNT ? undefined : value;
}

/** What can be done with a whole result: copy, download, print. */
export function ResultTools({
  title,
  calculatorId,
  presentation,
  result,
  input,
  calendar,
  printLabel = 'Print',
  onlyText,
}: ResultToolsProps) {
  const [announcement, announce] = useAnnouncement();
  const csv = tablesAsCsv(presentation);

  function copy(): void {
    copyText(onlyText ?? `${title}\n${asText(presentation)}`).then(
      () => announce('Copied'),
      () => announce('This browser does not allow copying'),
    );
  }

  function downloadJson(): void {
    const page = location.href.split('#', 1)[0];
    const data = { calculator: calculatorId, title, page, saved: new Date().toISOString(), input, result };
    const file = new Blob([`${JSON.stringify(data, withoutLearnt, 2)}\n`], { type: 'application/json' });
    saveFile(`${calculatorId}.json`, file);
    announce('JSON file saved');
  }

  function downloadCsv(table: string): void {
    // Without the mark, spreadsheets read letters such as µ and ° wrongly.
    saveFile(`${calculatorId}.csv`, new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' }));
    announce('CSV file saved');
  }

  function downloadCalendar(events: readonly CalendarEvent[]): void {
    const text = icsFile(calculatorId, events, new Date());
    saveFile(`${calculatorId}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    announce('Calendar file saved');
  }

  return (
    <Cluster data-print="no" $gap="s2">
      <QuietButton type="button" onClick={copy}>
        <Copy aria-hidden size={18} />
        Copy
      </QuietButton>
      {onlyText === undefined && (
        <QuietButton type="button" onClick={downloadJson}>
          <Download aria-hidden size={18} />
          Download JSON
        </QuietButton>
      )}
      {onlyText === undefined && csv !== null && (
        <QuietButton type="button" onClick={() => downloadCsv(csv)}>
          <Download aria-hidden size={18} />
          Download CSV
        </QuietButton>
      )}
      {calendar !== undefined && (
        <QuietButton type="button" onClick={() => downloadCalendar(calendar(result, input))}>
          <CalendarPlus aria-hidden size={18} />
          Add to calendar (.ics)
        </QuietButton>
      )}
      <QuietButton type="button" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {printLabel}
      </QuietButton>
      <Announcement aria-live="polite">{announcement}</Announcement>
    </Cluster>
  );
}

interface ResultToolsProps {
  readonly title: string;
  readonly calculatorId: string;
  readonly presentation: Presentation;
  readonly result: unknown;
  readonly input: unknown;
  readonly calendar?: AnyCalculatorDefinition['calendar'];
  /** Absent: 'Print'. */
  readonly printLabel?: string | undefined;
  /** On toxicity and medicine pages: all that Copy gives; numbers are then not offered as files. */
  readonly onlyText?: string;
}

const Announcement = styled.span`
  font-size: ${TYPE.small};
  color: ${colour('inkMuted')};
`;
