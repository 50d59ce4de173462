/** Lengths and GC contents of records against seqkit (recorded answers). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLists } from '#tests/support/columnLists.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import allRecords from '#workers/formulas/all-records.ts';

interface Answers {
  readonly stats: Readonly<Record<string, number>>;
  /** Name, length, GC content. */
  readonly table: readonly (readonly [string, number, number])[];
}
interface Recorded {
  readonly orchids: Answers;
  readonly generated: Answers & { readonly fasta: string };
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/all-records.json', 'utf8'));

const FILES = [
  { name: 'orchids', text: readFileSync('tests/data/orchids.fasta', 'utf8'), answers: recorded.orchids },
  { name: 'a generated file', text: recorded.generated.fasta, answers: recorded.generated },
];

test.each(FILES)('$name', async ({ text, answers: { stats, table } }) => {
  const { given } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true } });
  const { count, lengths, gcContent, otherLetters, records } = withLists(
    await allRecords.compute({ given, order: 'file', nameContains: '' }),
  );
  // seqkit counts ambiguity letters among those of which it takes the share of G and C.
  const share = (gc: number | null, length: number, others: number) => ((gc ?? 0) * (length - others)) / length;
  const total = lengths?.total ?? 0;
  expect({
    num_seqs: count,
    sum_len: total,
    min_len: lengths?.shortest,
    avg_len: Number(lengths?.mean.toFixed(1)),
    max_len: lengths?.longest,
    Q2: lengths?.median,
    N50: lengths?.n50,
    'GC(%)': Number(share(gcContent, total, otherLetters).toFixed(2)),
  }).toEqual(stats);
  const rows = records.names.map((name: string, index: number) => {
    const length = records.lengths[index] ?? 0;
    const gc = share(records.gcContents[index] ?? null, length, records.otherLetters[index] ?? 0);
    return [name, length, Number(gc.toFixed(2))];
  });
  expect(rows).toEqual(table);
});
