import { icsFile } from '#src/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { timeSlicer } from '#src/tables/timeSlices.ts';
import type { AnyClient } from '#workers/client.ts';
import type { BatchResult } from './batchResult.ts';
import { computeRows } from './computeRows.ts';

/**
 * Returns the events of every calculated row as one calendar file, each animal named by the first unmatched column of
 * its row, or by the row's number. Results are not stored for this: they are computed again.
 *
 * @throws the reason of the signal when it is aborted, and any failure of the worker
 */
export async function batchCalendar(
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
