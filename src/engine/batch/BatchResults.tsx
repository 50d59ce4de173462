import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { icsFile } from '#src/engine/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { counted, longDate } from '#src/engine/kit/format.ts';
import { BlockTitle } from '#src/engine/results/Block.ts';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { timeSlicer } from '#src/engine/tables/timeSlices.ts';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import type { AnyClient } from '#workers/client.ts';
import { type BatchResult, batchFile } from './batchResult.ts';
import { computeRows } from './computeRows.ts';
import { RowTable } from './RowTable.tsx';

interface BatchResultsProps {
  readonly calculatorId: string;
  readonly result: BatchResult;
  readonly client: AnyClient;
  readonly onRematch: () => void;
  readonly onRestart: () => void;
}

/** The results of all rows: how many there are, a table and a file. */
export function BatchResults({ calculatorId, result, client, onRematch, onRestart }: BatchResultsProps) {
  const id = useId();
  const [onlyRefused, setOnlyRefused] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const [isByUrgency, setByUrgency] = useState(true);
  const { job, refused, sharedNotices, today } = result;
  const total = job.table.rows.length;
  const shown = useMemo(() => {
    if (onlyRefused) return [...refused.keys()];
    return isByUrgency && today !== null ? today.order : Array.from({ length: total }, (_, row) => row);
  }, [onlyRefused, refused, isByUrgency, today, total]);

  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  function save(making: Promise<Blob>, name: string, done: string): void {
    making.then(
      (file) => {
        saveFile(name, file);
        announce(done);
      },
      () => announce('The file could not be made'),
    );
  }

  function saveCalendar(): void {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    save(batchCalendar(calculatorId, result, client, signal), `${calculatorId}-rows.ics`, 'Calendar file saved');
  }

  return (
    <>
      <Head>
        <BlockTitle id={id} tabIndex={-1} data-step-focus>
          {summary(total, refused.size)}
        </BlockTitle>
        {sharedNotices.map((text) => (
          <Notice key={text} $tone="neutral">
            {text}
          </Notice>
        ))}
      </Head>
      <Cluster $gap="s2">
        <PrimaryButton
          type="button"
          onClick={() => save(batchFile(result), `${calculatorId}-rows.csv`, 'CSV file saved')}
        >
          <Download aria-hidden size={18} />
          Download all rows as CSV
        </PrimaryButton>
        {job.definition.calendar !== undefined && refused.size < total && (
          <QuietButton type="button" onClick={saveCalendar}>
            <CalendarPlus aria-hidden size={18} />
            All rows as calendar (.ics)
          </QuietButton>
        )}
        <QuietButton type="button" onClick={onRematch}>
          Change the columns
        </QuietButton>
        <QuietButton type="button" onClick={onRestart}>
          Another table
        </QuietButton>
        <Small as="span" aria-live="polite" data-said={announcement === '' ? undefined : true}>
          {announcement}
        </Small>
      </Cluster>
      {refused.size > 0 && refused.size < total && (
        <Check>
          <input type="checkbox" checked={onlyRefused} onChange={(event) => setOnlyRefused(event.target.checked)} />
          Only rows that were not calculated
        </Check>
      )}
      {today !== null && !onlyRefused && (
        <Check>
          <input type="checkbox" checked={isByUrgency} onChange={(event) => setByUrgency(event.target.checked)} />
          What is most urgent first
        </Check>
      )}
      {today !== null && <p>As of {longDate(today.asOf)}</p>}
      <RowTable key={`${onlyRefused} ${isByUrgency}`} labelledBy={id} result={result} shown={shown} />
    </>
  );
}

/** 'Results of 1198 rows; 2 rows were not calculated'. */
function summary(total: number, refused: number): string {
  if (refused === 0) return `Results of ${counted(total, 'row', 'rows')}`;
  const not = `${counted(refused, 'row was', 'rows were')} not calculated`;
  return refused === total ? not : `Results of ${counted(total - refused, 'row', 'rows')}; ${not}`;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  cursor: pointer;
  input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
`;

/**
 * Returns the events of every calculated row as one calendar file, each animal named by the first unmatched column of
 * its row, or by the row's number. Results are not stored for this: they are computed again.
 *
 * @throws the reason of the signal when it is aborted, and any failure of the worker
 */
async function batchCalendar(
  calculatorId: string,
  { job }: BatchResult,
  client: AnyClient,
  signal: AbortSignal,
): Promise<Blob> {
  const { definition, table, matching } = job;
  const taken = new Set(Object.values(matching));
  const named = table.columns.findIndex((_, column) => !taken.has(column));
  const calendar = await definition.calendar?.load();
  const yieldWhenDue = timeSlicer();
  const events: CalendarEvent[] = [];
  for await (const outcomes of computeRows(job, client, signal)) {
    for (const outcome of outcomes) {
      if (outcome.kind !== 'computed') continue;
      const name = table.rows[outcome.row]?.[named]?.trim() || `Row ${outcome.row + 1}`;
      events.push(...(calendar?.(outcome.result, outcome.input, name) ?? []));
      await yieldWhenDue();
    }
  }
  return new Blob([icsFile(calculatorId, events, new Date())], { type: 'text/calendar;charset=utf-8' });
}
