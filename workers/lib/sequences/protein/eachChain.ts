/** Every record of a text of the protein calculator in turn, as a protein of its own: the text is read once. */
import type { ByteSlice, Task } from '../../../contract.ts';
import { slicesWithProgress } from '../../../streams/progress.ts';
import { LONE, type LoneRecord, type LoneText, loneHeader, loneSource } from '../records/loneText.ts';
import { type GivenChains, openChains, readingOf } from './chainReading.ts';
import { type ChainRecord, readChains } from './chainRecords.ts';

const EVERY_LETTER = { from: 0, to: Number.POSITIVE_INFINITY };

/**
 * Passes on the records, and waits after each; in memory are those of a slice. Reports how much of the text is read.
 *
 * @param use returns false to stop
 */
export async function eachChain(
  given: GivenChains,
  task: Task,
  use: (record: LoneRecord) => Promise<boolean>,
): Promise<void> {
  const reading = await openChains(task.open(given.sequence), given);
  const ended: ChainRecord[] = [];
  let isStopped = false;

  async function passOnEnded(): Promise<void> {
    for (const { name, chain, skipped } of ended.splice(0)) {
      if (isStopped) return;
      const alone = chain === null ? null : loneChain(given, name, chain.letters);
      const record = { name, length: skipped?.length ?? chain?.length ?? 0, alone };
      isStopped = !(await use(skipped === null ? record : { ...record, reason: skipped.reason }));
    }
  }

  async function* usedSlices(): AsyncGenerator<ByteSlice> {
    for await (const slice of slicesWithProgress(reading.source, task)) {
      yield slice;
      await passOnEnded();
      if (isStopped) return;
    }
  }

  const { foreign } = await readChains(usedSlices(), {
    ...readingOf(given, reading),
    everyWindow: EVERY_LETTER,
    onRecord: (record) => ended.push(record),
  });
  if (foreign !== null) throw new Error('The text has changed since it was read');
  await passOnEnded();
}

/** The protein as written, regardless of what it was read from: no formula has to translate it a second time. */
function loneChain({ learnt: _, record: __, ...given }: GivenChains, name: string, letters: string): LoneText {
  return {
    given: { ...given, inputType: 'PROTEIN', sequence: LONE, readAsFasta: true, recognize: false },
    source: loneSource(loneHeader(name), new TextEncoder().encode(letters)),
  };
}
