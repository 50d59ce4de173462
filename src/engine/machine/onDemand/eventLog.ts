/**
 * Writes a recorded run as a file: what a visitor copies for a tester, and what `npm run replay` reads. Described in
 * docs/event-log.md. Long texts are never included, only their length and their SHA-256.
 */
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import type { GivenKey, HeldText } from '#workers/contract.ts';
import type { CalculatorEvent } from '../calculatorEvents.ts';
import type { RecordedRun, RecordedStep } from '../eventRecorder.ts';

/** What an analysis is given is in the log of its page. */
const GIVEN: GivenKey = 'given';

export const EVENT_LOG_KIND = 'pipette-and-paw event log';
/** Increased when a reader of the previous version could misread a log. */
export const EVENT_LOG_VERSION = 1;

/** Most characters of a text that is kept, and of a result as JSON. */
export const LONGEST_TEXT = 256;
export const LONGEST_RESULT = 16 * 1024;

/** Replaces a long text. */
export interface LeftOut {
  readonly leftOut: {
    /** In UTF-16 code units; for a file, in bytes. */
    readonly length: number;
    /** Digest of its UTF-8, in hexadecimal digits; null where it was too long to be read or is gone. */
    readonly sha256: string | null;
  };
}

/** Replaces the results on pages on toxicity and medicine: an amount must not leave its page. */
export interface Withheld {
  readonly withheld: true;
}

/** The run's calculator, and how its long texts are read. */
export interface EventLogOptions {
  /** The calculator's id, as in the URL of its page. */
  readonly calculator: string;
  /** Id of the analysis of its text whose run this is. Absent: the calculator's own run. */
  readonly analysis?: string | undefined;
  readonly copied: Date;
  /** True on pages on toxicity and medicine. */
  readonly withholdsResults: boolean;
  /** Returns the contents of a text held outside the page; null when they are unavailable. */
  readonly readHeld: (text: HeldText) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Returns the run as JSON, one step per line. */
export async function eventLogText(run: RecordedRun, options: EventLogOptions): Promise<string> {
  const { shortened, shortenedResult } = shortening(options);
  const { form, formula: _formula, computed: _computed, outcome, ...context } = run.start.context;
  const start = {
    state: run.start.value,
    ...((await shortened(context)) as object),
    untouched: context.draft === form.start,
    outcome: outcome && {
      ...outcome,
      input: await shortened(outcome.input),
      result: await shortenedResult(outcome.result),
    },
  };
  const steps = await Promise.all(
    run.steps.map(async ({ event, ...after }: RecordedStep) => ({
      event:
        event.type === 'worker.computed'
          ? { ...event, result: await shortenedResult(event.result) }
          : await shortened(withoutResult(event)),
      ...after,
    })),
  );
  const head = {
    log: EVENT_LOG_KIND,
    version: EVENT_LOG_VERSION,
    calculator: options.calculator,
    ...(options.analysis === undefined ? {} : { analysis: options.analysis }),
    copied: options.copied.toISOString(),
    start,
  };
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "steps": [\n${lines}\n  ]\n}\n`;
}

/** The result of a short calculation comes with the acceptance, and once more with the event that shows it. */
function withoutResult(event: CalculatorEvent): CalculatorEvent {
  if (event.type !== 'worker.accepted') return event;
  const { result: _result, ...accepted } = event;
  return accepted;
}

function shortening({ withholdsResults, readHeld }: EventLogOptions) {
  // The same text occurs in many events and is digested once.
  const digests = new Map<string, Promise<LeftOut>>();

  function leftOut(id: string, length: number, read: () => Promise<Uint8Array<ArrayBuffer> | null>): Promise<LeftOut> {
    const known = digests.get(id) ?? digested(length, read);
    digests.set(id, known);
    return known;
  }

  async function shortened(value: unknown): Promise<unknown> {
    if (typeof value === 'string') {
      return value.length <= LONGEST_TEXT ? value : leftOut(value, value.length, async () => bytesOf(value));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return Promise.all(value.map(shortened));
    if (isHeld(value)) {
      const { held, name, size, unit } = value;
      return { held, name, size, unit, firstLine: '', ...(await leftOut(`held ${held}`, size, () => readHeld(value))) };
    }
    const entries = Object.entries(value).filter(([key]) => !isValidateCache(key) && key !== GIVEN);
    return Object.fromEntries(await Promise.all(entries.map(async ([key, inner]) => [key, await shortened(inner)])));
  }

  async function shortenedResult(result: unknown): Promise<unknown> {
    if (withholdsResults) return { withheld: true } satisfies Withheld;
    const json = JSON.stringify(result) ?? 'null';
    return json.length <= LONGEST_RESULT ? shortened(result) : leftOut(json, json.length, async () => bytesOf(json));
  }

  return { shortened, shortenedResult };
}

async function digested(length: number, read: () => Promise<Uint8Array<ArrayBuffer> | null>): Promise<LeftOut> {
  const bytes = await read().catch(() => null);
  if (bytes === null) return { leftOut: { length, sha256: null } };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { leftOut: { length, sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') } };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function isHeld(value: object): value is HeldText {
  return 'held' in value;
}
