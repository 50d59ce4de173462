/**
 * Worker client for the page: the only file that uses Comlink's `wrap` and `Worker`. Starts one worker on first use. A
 * Comlink call never settles when its worker dies, so every call here races against the worker's death and the caller's
 * abort. Aborting a running call terminates the worker, because a busy worker reads no messages; the next call starts a
 * new one, and so do concurrent calls that lost theirs.
 */
import { transfer, wrap } from 'comlink';
import workerAddress from './calculator.worker.ts?worker&url';
import type { AnyTypes, ChosenFile, FormulaTypes, HeldText, Issue, Report, TypeMap } from './contract.ts';
import { createHeldTexts, type HeldTexts } from './heldTexts.ts';
import { ownScript } from './ownScripts.ts';
import type { NumberedProgress } from './progressMessages.ts';
import type { Answered, Asked, CalculatorHost, QuestionKind } from './questions.ts';
import { serveText } from './streams/textPump.ts';
import { isUnreadable, unreadableIssue } from './streams/unreadableText.ts';

/** Typed by a map of formulas: `FormulaTypes`, or `AnyTypes`. */
export interface CalculatorClient<Types extends TypeMap<Types> = FormulaTypes> {
  /** Starts the worker and preloads a formula. Failures are ignored; the real call reports them. */
  warm(formula: keyof Types & string): void;
  /** Aborting the signal terminates the worker, but for `view`. Rejects with `TextRefused` when the visitor's file could not be read to its end. */
  ask<Kind extends QuestionKind, Id extends keyof Types & string>(
    kind: Kind,
    formula: Id,
    asked: Asked<Types, Id, Kind>,
    signal: AbortSignal,
    report?: Report,
  ): Promise<Answered<Types, Id, Kind>>;
  /** Stores a long text (or a file handle) under an id. A worker that runs begins to read it; another receives access to it before the next call. */
  hold(source: string | ChosenFile, name: string): HeldText;
  /** The stored string or file; undefined after release. */
  heldSource(text: HeldText): string | Blob | undefined;
  release(text: HeldText): void;
}

/** Type-erased client, for code that treats all formulas alike. */
export type AnyClient = CalculatorClient<AnyTypes>;

/** The visitor's file could not be read; show it like a refusal. Identified by the error's name. */
export interface TextRefused extends Error {
  readonly name: 'TextRefused';
  readonly issues: readonly Issue[];
}

/** The worker was lost while a call was pending. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** The worker was terminated by the abort of another call, not by a failure. */
class EndedForAnother extends WorkerLost {}

/** Maximum number of attempts for a call whose worker is terminated by the abort of other calls. */
const MOST_ATTEMPTS = 3;

export function createClient<Types extends TypeMap<Types> = FormulaTypes>(
  spawn: () => Worker = spawnCalculatorWorker,
  texts: HeldTexts = createHeldTexts(),
): CalculatorClient<Types> {
  type Host = CalculatorHost<Types, number>;
  /** Calls the worker. The number is that of the call. */
  type Work<T> = (host: Host, number: number) => Promise<T>;
  interface Running {
    readonly worker: Worker;
    readonly host: Host;
    /**
     * The held texts that this worker knows, each with the page's end of the port through which the worker reads it.
     */
    readonly known: Map<string, MessagePort | null>;
    /** Of the calls that are pending, by their numbers. */
    readonly reports: Map<number, Report>;
    readonly lost: AbortController;
  }

  let running: Running | null = null;
  let lastCall = 0;

  function start(): Running {
    const worker = spawn();
    const started: Running = {
      worker,
      // Comlink's `Remote` type loses the link between a formula and its result.
      host: wrap<Host>(worker) as Host,
      known: new Map(),
      reports: new Map(),
      lost: new AbortController(),
    };
    // Comlink's own messages have no such number.
    worker.addEventListener('message', ({ data: { call, progress } }: MessageEvent<NumberedProgress>) =>
      started.reports.get(call)?.(progress),
    );
    const fail = (event: Event) =>
      stop(started, new WorkerLost('message' in event ? String(event.message) : event.type));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return started;
  }

  function stop(target: Running, why: WorkerLost): void {
    target.worker.terminate();
    for (const port of target.known.values()) port?.close();
    target.known.clear();
    target.lost.abort(why);
    if (running === target) running = null;
  }

  /** Gives a worker access to a held text. */
  function introduce(
    { host, known }: Running,
    id: string,
    held: string | ChosenFile,
    isAwaited?: boolean,
  ): Promise<void> {
    if (typeof held !== 'string') {
      const { file, isGzip, wrapping } = held;
      known.set(id, null);
      return host.hold(id, { kind: 'file', file, name: file.name, isGzip, wrapping }, isAwaited);
    }
    const { port1, port2 } = new MessageChannel();
    known.set(id, port1);
    serveText(held, port1);
    return host.hold(id, transfer({ kind: 'string', port: port2, length: held.length }, [port2]), isAwaited);
  }

  /**
   * Retries with a new worker when another call's abort terminated this one; read-only calls are also retried after a
   * crash.
   */
  async function call<T>(signal: AbortSignal, stopsWorker: boolean, work: Work<T>, report?: Report): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callOnce(signal, stopsWorker, work, report);
      } catch (error) {
        const beginsAnew = stopsWorker ? error instanceof EndedForAnother : error instanceof WorkerLost;
        if (!beginsAnew || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async function callOnce<T>(signal: AbortSignal, stopsWorker: boolean, work: Work<T>, report?: Report): Promise<T> {
    signal.throwIfAborted();
    running ??= start();
    const target = running;
    lastCall += 1;
    const number = lastCall;
    if (report !== undefined) target.reports.set(number, report);
    const answer = (async () => {
      const unknown = [...texts.sources].filter(([id]) => !target.known.has(id));
      // Not waited for before the call: messages arrive in the order in which they are sent.
      const introduced = unknown.map(([id, held]) => introduce(target, id, held));
      const [outcome] = await Promise.all([work(target.host, number), ...introduced]);
      return outcome;
    })();
    return new Promise<T>((resolve, reject) => {
      let settled = false;
      // Settle the call before stopping the worker: stopping rejects every call that is still pending.
      const onAbort = () => {
        settle(() => reject(signal.reason));
        if (stopsWorker) stop(target, new EndedForAnother('another call was cancelled'));
      };
      const onLost = () => settle(() => reject(target.lost.signal.reason));
      function settle(finish: () => void): void {
        settled = true;
        target.reports.delete(number);
        signal.removeEventListener('abort', onAbort);
        target.lost.signal.removeEventListener('abort', onLost);
        finish();
      }
      signal.addEventListener('abort', onAbort);
      target.lost.signal.addEventListener('abort', onLost);
      answer.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => {
          // No one awaits an aborted call, so its failure must not terminate the worker that others use.
          if (settled) return;
          settle(() => reject(error));
          // Any other error is a bug or a chunk that did not load: start the next attempt with a new worker.
          if (!isUnreadable(error)) stop(target, new WorkerLost('failed'));
        },
      );
    });
  }

  return {
    warm(formula) {
      try {
        running ??= start();
        running.host.warm(formula).catch(() => {});
      } catch {
        // A browser may refuse to start the worker; the real call reports it.
      }
    },
    async ask(kind, formula, asked, signal, report) {
      try {
        return await call(signal, kind !== 'view', (host, number) => host.ask(kind, formula, asked, number), report);
      } catch (error) {
        throw kind === 'compute' && isUnreadable(error) ? textRefused(unreadableIssue(error, asked)) : error;
      }
    },
    hold(source, name) {
      const text = texts.add(source, name);
      // Whether it can be read is said when it is validated.
      if (running !== null) introduce(running, text.held, source, true).catch(() => {});
      return text;
    },
    heldSource({ held }) {
      const source = texts.sources.get(held);
      return typeof source === 'object' ? source.file : source;
    },
    release({ held }) {
      texts.sources.delete(held);
      if (!running?.known.has(held)) return;
      running.known.get(held)?.close();
      running.known.delete(held);
      running.host.release(held).catch(() => {});
    },
  };
}

function textRefused(issue: Issue): TextRefused {
  return Object.assign(new Error(issue.message), { name: 'TextRefused' as const, issues: [issue] });
}

function spawnCalculatorWorker(): Worker {
  return new Worker(ownScript(workerAddress), { type: 'module', name: 'calculator' });
}
