/** A result as a CSV file, made in pieces while the page stays responsive: a table may have a million rows. */
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { csvLines } from '#src/engine/tables/csv.ts';
import { timeSlicer } from '#src/engine/tables/timeSlices.ts';

/** Lines that are one string at a time: a few tens of kilobytes. */
const LINES_OF_PART = 512;

export async function csvFile(presentation: Presentation): Promise<Blob> {
  const pause = timeSlicer();
  // Without a byte order mark, spreadsheets misread characters such as µ and °.
  const parts: BlobPart[] = ['\ufeff'];
  let lines: string[] = [];
  for (const line of csvLines(presentation)) {
    lines.push(line);
    if (lines.length < LINES_OF_PART) continue;
    parts.push(new Blob(lines));
    lines = [];
    await pause();
  }
  return new Blob([...parts, ...lines], { type: 'text/csv;charset=utf-8' });
}
