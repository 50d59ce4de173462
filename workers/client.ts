/**
 * The page's side of the worker: the only file that knows Comlink's `wrap` and the `Worker`. One worker, started when
 * first needed. A Comlink call never settles when its worker dies, so every call here races the worker's death and the
 * caller's abort. Aborting a running call ends the worker (a busy one reads no messages); the next call starts a new one,
 * and so do the calls that were waiting beside it.
 */
import { proxy, transfer, wrap } from 'comlink';
import workerAddress from './calculator.worker.ts?worker&url';
import type {
  Answer,
  AnyTypes,
  CalculatorHost,
  Candidate,
  ChosenFile,
  FormulaTypes,
  HeldText,
  Issue,
  Report,
  TextKey,
  TextWindow,
  TypeMap,
  Verdict,
} from './contract.ts';
import { ownScript } from './ownScripts.ts';
import { serveText } from './streams/textPump.ts';
import { isUnreadable, unreadableIssue } from './streams/unreadableText.ts';

/** Of all formulas, each with its own types, or of `AnyTypes`. */
export interface CalculatorClient<Types extends TypeMap<Types> = FormulaTypes> {
  /** Starts the worker and loads a formula before it is needed; failures are left to the real call. */
  warm(formula: keyof Types & string): void;
  validate<Id extends keyof Types & string>(
    formula: Id,
    candidate: Candidate<Types[Id]['input']>,
    signal: AbortSignal,
    report: Report,
  ): Promise<Verdict<Types[Id]['input']>>;
  /** Rejects with `TextRefused` when a file that the visitor chose could not be read to its end. */
  compute<Id extends keyof Types & string>(
    formula: Id,
    input: Types[Id]['input'],
    signal: AbortSignal,
    report: Report,
  ): Promise<Types[Id]['result']>;
  /** Validates and computes each candidate in one message, which the abort of the signal ends with the worker. */
  computeMany<Id extends keyof Types & string>(
    formula: Id,
    candidates: readonly Candidate<Types[Id]['input']>[],
    signal: AbortSignal,
  ): Promise<readonly Answer<Types[Id]['input'], Types[Id]['result']>[]>;
  /** Letters of a text result. */
  view<Id extends keyof Types & string>(
    formula: Id,
    input: Types[Id]['input'],
    window: TextWindow<TextKey<Types[Id]['result']>>,
    signal: AbortSignal,
  ): Promise<string>;
  /** Takes a long text out of the page's hands, of a file its handle; the worker learns the way to it before the next call. */
  hold(source: string | ChosenFile, name: string): HeldText;
  /** What was taken: the string, or the file as it lies on the visitor's disk. Undefined once it is released. */
  heldSource(text: HeldText): string | Blob | undefined;
  release(text: HeldText): void;
}

/** The same for whoever serves all formulas alike. */
export type AnyClient = CalculatorClient<AnyTypes>;

/** A file that the visitor chose could not be read: to be told like a refusal. Known by its name. */
export interface TextRefused extends Error {
  readonly name: 'TextRefused';
  readonly issues: readonly Issue[];
}

/** The worker went away while a call was waiting for it. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** It was ended with another call that its caller aborted: nothing broke. */
class EndedForAnother extends WorkerLost {}

const FIRST_LINE_CHARACTERS = 80;
/** How often a call is begun that others' aborts take the worker from. */
const MOST_ATTEMPTS = 3;

export function createClient<Types extends TypeMap<Types> = FormulaTypes>(
  spawn: () => Worker = spawnCalculatorWorker,
): CalculatorClient<Types> {
  type Host = CalculatorHost<Types>;
  interface Running {
    readonly worker: Worker;
    readonly host: Host;
    /** The held texts that this worker knows, and the page's end of the port through which it reads a string. */
    readonly known: Map<string, MessagePort | null>;
    readonly lost: AbortController;
  }

  const heldTexts = new Map<string, string | ChosenFile>();
  let running: Running | null = null;
  let nextId = 1;

  function start(): Running {
    const worker = spawn();
    const started: Running = {
      worker,
      // Comlink's own type of the far side forgets which result belongs to which formula.
      host: wrap<Host>(worker) as Host,
      known: new Map(),
      lost: new AbortController(),
    };
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

  /** Tells a worker the way to a held text. */
  function introduce({ host, known }: Running, id: string, held: string | ChosenFile): Promise<void> {
    if (typeof held !== 'string') {
      const { file, isGzip } = held;
      known.set(id, null);
      return host.hold(id, { kind: 'file', file, name: file.name, isGzip });
    }
    const { port1, port2 } = new MessageChannel();
    known.set(id, port1);
    serveText(held, port1);
    return host.hold(id, transfer({ kind: 'string', port: port2, length: held.length }, [port2]));
  }

  /** Begins anew with the next worker where another call's abort ended this one; what only looks on, where it broke as well. */
  async function call<T>(signal: AbortSignal, stopsWorker: boolean, work: (host: Host) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callOnce(signal, stopsWorker, work);
      } catch (error) {
        const beginsAnew = stopsWorker ? error instanceof EndedForAnother : error instanceof WorkerLost;
        if (!beginsAnew || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async function callOnce<T>(signal: AbortSignal, stopsWorker: boolean, work: (host: Host) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    running ??= start();
    const target = running;
    const answer = (async () => {
      for (const [id, held] of heldTexts) {
        if (!target.known.has(id)) await introduce(target, id, held);
      }
      return work(target.host);
    })();
    return new Promise<T>((resolve, reject) => {
      let settled = false;
      // A call settles before it stops the worker: stopping tells every call still waiting that its worker was lost.
      const onAbort = () => {
        settle(() => reject(signal.reason));
        if (stopsWorker) stop(target, new EndedForAnother('another call was cancelled'));
      };
      const onLost = () => settle(() => reject(target.lost.signal.reason));
      function settle(finish: () => void): void {
        settled = true;
        signal.removeEventListener('abort', onAbort);
        target.lost.signal.removeEventListener('abort', onLost);
        finish();
      }
      signal.addEventListener('abort', onAbort);
      target.lost.signal.addEventListener('abort', onLost);
      answer.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => {
          // Nobody waits for a call that was aborted: its failing must not take the worker from the others.
          if (settled) return;
          settle(() => reject(error));
          // Any other throw is a bug or a chunk that did not load: the next try shall meet a fresh worker.
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
        // A browser may forbid the worker at once; the real call says so.
      }
    },
    validate(formula, candidate, signal, report) {
      return call(signal, true, async (host) => host.validate(formula, candidate, proxy(report)));
    },
    async compute(formula, input, signal, report) {
      try {
        return await call(signal, true, async (host) => host.compute(formula, input, proxy(report)));
      } catch (error) {
        throw isUnreadable(error) ? textRefused(unreadableIssue(error, input)) : error;
      }
    },
    computeMany(formula, candidates, signal) {
      return call(signal, true, async (host) => host.computeMany(formula, candidates));
    },
    view(formula, input, window, signal) {
      return call(signal, false, async (host) => host.view(formula, input, window));
    },
    hold(source, name) {
      const held = `text-${nextId}`;
      nextId += 1;
      heldTexts.set(held, source);
      if (typeof source === 'string')
        return { held, name, size: source.length, unit: 'characters', firstLine: firstLineOf(source) };
      const { file, start, isBinary } = source;
      const described: HeldText = { held, name, size: file.size, unit: 'bytes', firstLine: firstLineOf(start) };
      return isBinary ? { ...described, isBinary } : described;
    },
    heldSource({ held }) {
      const source = heldTexts.get(held);
      return typeof source === 'object' ? source.file : source;
    },
    release({ held }) {
      heldTexts.delete(held);
      if (!running?.known.has(held)) return;
      running.known.get(held)?.close();
      running.known.delete(held);
      running.host.release(held).catch(() => {});
    },
  };
}

/** The beginning of a text up to its first line break, at most 80 UTF-16 units, without a byte-order mark. */
function firstLineOf(text: string): string {
  return (
    text
      .slice(0, FIRST_LINE_CHARACTERS)
      .replace(/^\ufeff/, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  );
}

function textRefused(issue: Issue): TextRefused {
  return Object.assign(new Error(issue.message), { name: 'TextRefused' as const, issues: [issue] });
}

function spawnCalculatorWorker(): Worker {
  return new Worker(ownScript(workerAddress), { type: 'module', name: 'calculator' });
}
