/**
 * The page's side of the worker: the only file that knows Comlink's `wrap` and the `Worker`. One worker, started when
 * first needed. A Comlink call never settles when its worker dies, so every call here races the worker's death and the
 * caller's abort. Aborting a running call ends the worker (a busy one reads no messages); the next call starts a new one.
 */
import { proxy, type Remote, wrap } from 'comlink';
import type { CalculatorHost, HeldText, Progress, TextWindow, Verdict } from './contract.ts';

export type Report = (progress: Progress) => void;

export interface CalculatorClient {
  /** Starts the worker and loads a formula before it is needed; failures are left to the real call. */
  warm(formula: string): void;
  validate(formula: string, candidate: unknown, signal: AbortSignal, report: Report): Promise<Verdict<unknown>>;
  compute(formula: string, input: unknown, signal: AbortSignal, report: Report): Promise<unknown>;
  /** Letters of a text result. Survives the worker's restart by another call's abort. */
  view(formula: string, input: unknown, window: TextWindow, signal: AbortSignal): Promise<string>;
  /** Takes a long text out of the page's hands; the worker gets it before the next call. */
  hold(text: string, name: string): HeldText;
  release(text: HeldText): void;
}

/** The worker went away while a call was waiting for it. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

interface Running {
  readonly worker: Worker;
  readonly host: Remote<CalculatorHost>;
  readonly known: Set<string>;
  readonly lost: AbortController;
}

const FIRST_LINE_CHARACTERS = 80;
const VIEW_ATTEMPTS = 3;

export function createClient(spawn: () => Worker = spawnCalculatorWorker): CalculatorClient {
  const heldTexts = new Map<string, string>();
  let running: Running | null = null;
  let nextId = 1;

  function start(): Running {
    const worker = spawn();
    const started: Running = {
      worker,
      host: wrap<CalculatorHost>(worker),
      known: new Set(),
      lost: new AbortController(),
    };
    const fail = (event: Event) => stop(started, 'message' in event ? String(event.message) : event.type);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return started;
  }

  function stop(target: Running, why: string): void {
    target.worker.terminate();
    target.lost.abort(new WorkerLost(why));
    if (running === target) running = null;
  }

  async function call<T>(
    signal: AbortSignal,
    stopsWorker: boolean,
    work: (host: Remote<CalculatorHost>) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    running ??= start();
    const target = running;
    const answer = (async () => {
      for (const [id, text] of heldTexts) {
        if (target.known.has(id)) continue;
        target.known.add(id);
        await target.host.hold(id, text);
      }
      return work(target.host);
    })();
    return new Promise<T>((resolve, reject) => {
      let settled = false;
      // A call settles before it stops the worker: stopping tells every call still waiting that its worker was lost.
      const onAbort = () => {
        settle(() => reject(signal.reason));
        if (stopsWorker) stop(target, 'cancelled');
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
          // A throw is a bug or a chunk that did not load: the next try shall meet a fresh worker.
          stop(target, 'failed');
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
    compute(formula, input, signal, report) {
      return call(signal, true, async (host) => host.compute(formula, input, proxy(report)));
    },
    async view(formula, input, window, signal) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call(signal, false, async (host) => host.view(formula, input, window));
        } catch (error) {
          if (!(error instanceof WorkerLost) || attempt === VIEW_ATTEMPTS) throw error;
        }
      }
    },
    hold(text, name) {
      const held = `text-${nextId}`;
      nextId += 1;
      heldTexts.set(held, text);
      const firstLine = text.slice(0, FIRST_LINE_CHARACTERS).split(/[\r\n]/, 1)[0] ?? '';
      return { held, name, size: text.length, firstLine };
    },
    release({ held }) {
      heldTexts.delete(held);
      if (running?.known.delete(held)) running.host.release(held).catch(() => {});
    },
  };
}

function spawnCalculatorWorker(): Worker {
  return new Worker(new URL('./calculator.worker.ts', import.meta.url), { type: 'module', name: 'calculator' });
}
