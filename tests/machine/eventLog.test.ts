/** What an event log contains, and what it omits. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import type { RecordedRun } from '#src/engine/machine/eventRecorder.ts';
import {
  EVENT_LOG_KIND,
  EVENT_LOG_VERSION,
  type EventLogOptions,
  eventLogText,
  LONGEST_RESULT,
  LONGEST_TEXT,
} from '#src/engine/machine/onDemand/eventLog.ts';
import {
  accepted,
  arrive,
  calculate,
  computed,
  editSize,
  reset,
  say,
  today,
  WAY_TO,
} from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';
import type { HeldText } from '#workers/contract.ts';

const HELD: HeldText = { held: 'text-1', name: 'lambda.fa', size: 5, unit: 'bytes', firstLine: '>secret' };
const OPTIONS: EventLogOptions = {
  calculator: 'sample',
  copied: new Date('2025-06-01T12:00:00Z'),
  withholdsResults: false,
  readHeld: async () => null,
};

function runOf(events: readonly CalculatorEvent[]): RecordedRun {
  return {
    start: replay([{ ...today, units: { size_unit: 'nm' } }], { form: sampleForm }).snapshot,
    steps: events.map((event) => ({ event, state: 'editing', result: 'none' })),
  };
}

async function logOf(events: readonly CalculatorEvent[], options: Partial<EventLogOptions> = {}) {
  const text = await eventLogText(runOf(events), { ...OPTIONS, ...options });
  const { steps, ...head } = JSON.parse(text);
  return { text, head, events: steps.map(({ event }: { event: unknown }) => event) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

test('has a header, the start of the run and the steps', async () => {
  const { head, events } = await logOf(WAY_TO.result);
  expect(head).toMatchObject({
    log: EVENT_LOG_KIND,
    version: EVENT_LOG_VERSION,
    calculator: 'sample',
    copied: '2025-06-01T12:00:00.000Z',
    start: {
      state: 'editing',
      today: today.date,
      units: { size_unit: 'nm' },
      untouched: true,
      outcome: null,
      draft: { shape: 'cube', size: '' },
    },
  });
  expect(Object.keys(head.start)).not.toContain('form');
  expect(events).toEqual(WAY_TO.result);
});

test('a run without a step is a log as well', async () => {
  expect((await logOf([])).events).toEqual([]);
});

test('a long text is replaced by its length and digest, in any place', async () => {
  const long = 'é'.repeat(LONGEST_TEXT + 1);
  const leftOut = { leftOut: { length: long.length, sha256: sha256(long) } };
  const { text, events } = await logOf([
    { type: 'edit', field: 'size', value: long },
    { type: 'fill', draft: { readings: [{ pressure: long }] } },
    // The result that came with the acceptance is in the log once.
    { ...accepted, input: { text: long }, result: { parts: [long] } },
    { ...computed, result: { parts: [long] } },
    { ...editSize, value: 'é'.repeat(LONGEST_TEXT) },
  ]);
  expect(text).not.toContain(long);
  expect(events).toEqual([
    { type: 'edit', field: 'size', value: leftOut },
    { type: 'fill', draft: { readings: [{ pressure: leftOut }] } },
    { type: 'worker.accepted', input: { text: leftOut } },
    { type: 'worker.computed', result: { parts: [leftOut] } },
    { type: 'edit', field: 'size', value: 'é'.repeat(LONGEST_TEXT) },
  ]);
});

test('a result that is long as a whole is left out as a whole', async () => {
  const result = { rows: Array.from({ length: LONGEST_RESULT / 4 }, (_, index) => index) };
  const json = JSON.stringify(result);
  const { events } = await logOf([{ ...computed, result }]);
  expect(events[0].result).toEqual({ leftOut: { length: json.length, sha256: sha256(json) } });
});

test('a held text keeps its name and size; its content is hashed once, or is null', async () => {
  let readings = 0;
  const readHeld = async () => {
    readings += 1;
    return new TextEncoder().encode('ATGCA');
  };
  const edits: readonly CalculatorEvent[] = [
    { type: 'edit', field: 'sequence', value: HELD },
    calculate,
    { ...accepted, input: { sequence: HELD, learnt: { letters: 5 } } },
  ];
  const { text, events } = await logOf(edits, { readHeld });
  expect(events[0].value).toEqual({ ...HELD, firstLine: '', leftOut: { length: 5, sha256: sha256('ATGCA') } });
  expect(Object.keys(events[2].input)).toEqual(['sequence']);
  expect(text).not.toContain('secret');
  expect(readings).toBe(1);
  const failing = await logOf(edits, { readHeld: () => Promise.reject(new Error('the file is gone')) });
  expect(failing.events[0].value.leftOut).toEqual({ length: 5, sha256: null });
});

test('a run that starts later includes the Undo state, the arrivals and the announcements', async () => {
  const { snapshot } = replay([editSize, reset, arrive, say], { form: sampleForm });
  const { start } = JSON.parse(await eventLogText({ start: snapshot, steps: [] }, OPTIONS));
  expect(start).toMatchObject({
    untouched: true,
    undo: { draft: { shape: 'cube', size: '2' }, filled: [], words: 'Form cleared.' },
    arrival: arrive.words,
    remark: say.words,
    filled: [],
  });
});

test('the start contains the whole state of a run', async () => {
  const { head } = await logOf([]);
  expect(Object.keys(head.start).toSorted()).toEqual([
    'appending',
    'arrival',
    'draft',
    'failure',
    'filled',
    'input',
    'isLive',
    'issues',
    'outcome',
    'progress',
    'remark',
    'state',
    'today',
    'undo',
    'units',
    'untouched',
  ]);
});

test('on pages on toxicity and medicine no result is in it', async () => {
  const { snapshot } = replay(WAY_TO.result, { form: sampleForm });
  const run: RecordedRun = { ...runOf([{ ...computed, result: { doseMg: 1.2345 } }]), start: snapshot };
  const text = await eventLogText(run, { ...OPTIONS, withholdsResults: true });
  expect(text).not.toContain('1.2345');
  const { start, steps } = JSON.parse(text);
  expect(start.outcome.result).toEqual({ withheld: true });
  expect(steps[0].event).toEqual({ type: 'worker.computed', result: { withheld: true } });
});
