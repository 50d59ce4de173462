import type { Verdict } from '../../contract.ts';
import { pastedColumns } from '../../lib/inputs/pastedColumns.ts';
import { type TableReading, tableReading } from '../../lib/inputs/tableReading.ts';
import { accept, refuse } from '../../lib/inputs/verdict.ts';
import type { DecimalMark } from '../../lib/inputs/writtenNumber.ts';
import type { InhibitionPoint } from './rateLaws.ts';

export interface InhibitionTable {
  readonly points: readonly InhibitionPoint[];
  readonly substrateName: string;
  /** Null without such a column. */
  readonly inhibitorName: string | null;
  readonly reading: TableReading;
}

/**
 * Reads substrate, inhibitor and velocity, further columns being replicates of the velocity. A row whose inhibitor is
 * missing has none; a row without velocity is left out.
 *
 * @param isInhibited the second column holds the inhibitor; without, it holds the first velocities
 */
export function inhibitionTable(
  data: string,
  decimalMark: DecimalMark,
  isInhibited: boolean,
): Verdict<InhibitionTable> {
  const read = pastedColumns(data, { decimalMark });
  if (!read.ok) return read;
  const { columns, lines } = read.input;
  const [substrates, second] = columns;
  const velocities = columns.slice(isInhibited ? 2 : 1);
  if (substrates === undefined || second === undefined || velocities.length === 0)
    return refuse(
      isInhibited
        ? 'Please paste three columns: substrate, inhibitor and velocity'
        : 'Please paste two columns: substrate and velocity',
      'data',
    );
  const points: InhibitionPoint[] = [];
  for (const [at, line] of lines.entries()) {
    const substrate = substrates.values[at] ?? null;
    const inhibitor = (isInhibited ? second.values[at] : null) ?? 0;
    const measured = velocities.flatMap(({ values }) => values[at] ?? []);
    if (measured.length === 0) continue;
    if (substrate === null) return refuse(`Line ${line}: the substrate concentration is missing`, 'data');
    if (Math.min(substrate, inhibitor, ...measured) < 0)
      return refuse(`Line ${line}: concentrations and velocities must be 0 or greater`, 'data');
    for (const velocity of measured) points.push({ substrate, inhibitor, velocity });
  }
  return accept({
    points,
    substrateName: substrates.name,
    inhibitorName: isInhibited ? second.name : null,
    reading: tableReading(read.input),
  });
}
