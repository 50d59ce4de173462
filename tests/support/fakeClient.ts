/** A worker client whose answers the test controls. */
import type { AnyClient } from '#workers/client.ts';
import type { Report } from '#workers/contract.ts';

export interface FakeCall {
  readonly kind: 'validate' | 'compute';
  readonly formula: string;
  /** The candidate or the input. */
  readonly given: unknown;
  readonly signal: AbortSignal;
  readonly report: Report;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

export interface FakeClient extends AnyClient {
  /** Every call so far, oldest first; all are pending until the test answers. */
  readonly calls: readonly FakeCall[];
  /** The latest call. */
  latest(): FakeCall;
  /** Begins anew, without calls. */
  forget(): void;
}

export function fakeClient(): FakeClient {
  const calls: FakeCall[] = [];

  function call<T>(
    kind: FakeCall['kind'],
    formula: string,
    given: unknown,
    signal: AbortSignal,
    report: Report,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      calls.push({ kind, formula, given, signal, report, answer: (value) => resolve(value as T), fail: reject });
    });
  }

  return {
    calls,
    latest() {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('The worker was not called');
      return call;
    },
    forget() {
      calls.length = 0;
    },
    warm() {},
    ask(kind, formula, given, signal, report = () => {}) {
      if (kind !== 'validate' && kind !== 'compute') throw new Error('The machine computes one at a time');
      return call(kind, formula, given, signal, report);
    },
    hold() {
      throw new Error('The machine holds no text');
    },
    heldSource() {
      throw new Error('The machine reads no text');
    },
    release() {
      throw new Error('The machine releases no text');
    },
  };
}

/** Flushes the microtask queue. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
