/** Returns a run of the open page as text. In a file of its own, so that it is loaded only when a log is requested. */
import { eventLogText } from '#src/engine/machine/onDemand/eventLog.ts';
import type { HeldText } from '#workers/contract.ts';
import { client } from '../run/client.ts';
import type { OpenRun } from '../run/openRun.ts';

/** Larger files and texts are not hashed: the digest needs all of the data in memory at once. */
const MOST_DIGESTED_BYTES = 64 * 1024 * 1024;

/** @throws when the page's machine has not started */
export function copiedLog({ calculator, question, withholdsResults, run }: OpenRun): Promise<string> {
  const recorded = run();
  if (recorded === null) throw new Error('Nothing has been recorded');
  return eventLogText(recorded, { calculator, analysis: question?.id, withholdsResults, copied: new Date(), readHeld });
}

async function readHeld(text: HeldText): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = client.heldSource(text);
  if (source === undefined || text.size > MOST_DIGESTED_BYTES) return null;
  return typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer());
}
