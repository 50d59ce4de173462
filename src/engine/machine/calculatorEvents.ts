/** What a calculator's machine hears, and what it keeps. */

import type { Reread } from '#src/engine/form/formModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { IsoDate, Issue, Progress } from '#workers/contract.ts';
import type { Filling } from './undo.ts';

export type VisitorEvent =
  | { readonly type: 'edit'; readonly field: string; readonly value: Values[string] }
  | FillEvent
  /** What is typed after ± is not part of the calculation: neither state nor result changes. */
  | { readonly type: 'spread'; readonly text: string }
  /** Restores the draft that was replaced. */
  | { readonly type: 'undo' }
  /** Checks the row in the entry form of the list `field`, then adds it. */
  | { readonly type: 'append'; readonly field: string }
  /** 'link': without a click, for the values of an opened link. 'live': without a click, while the visitor types. */
  | { readonly type: 'calculate'; readonly reason?: 'link' | 'live' | undefined }
  | { readonly type: 'cancel' }
  /** 'return': without a click, when the browser restores a page whose inputs must not be remembered. */
  | { readonly type: 'reset'; readonly reason?: 'return' | undefined };

/** Replaces the whole draft. */
export interface FillEvent {
  readonly type: 'fill';
  readonly draft: Values;
  /**
   * Absent in logs of earlier versions; then only the draft changes, as with a restored 'draft', which an `arrive`
   * reports.
   */
  readonly reason?: 'example' | 'link' | 'draft' | undefined;
  /** For a link: replaces other inputs, which Undo restores. */
  readonly replaces?: boolean | undefined;
}

/** Events that may happen during a calculation and change no state. */
export type PageEvent =
  | DayEvent
  /** Values appeared in the boxes without being entered, or failed to. */
  | { readonly type: 'arrive'; readonly words: string }
  /** A box announces to screen readers what it did. */
  | { readonly type: 'say'; readonly words: string };

/**
 * Facts that are known only after hydration: the visitor's day, with which dates may start, and the preferred units.
 */
export interface DayEvent {
  readonly type: 'today';
  readonly date: IsoDate;
  /** By the names of the fields that choose them. Absent: as declared. */
  readonly units?: Values | undefined;
}

export type WorkerEvent =
  | {
      readonly type: 'worker.accepted';
      readonly input: unknown;
      readonly read?: NumbersRead | undefined;
      /** A short calculation was done with the validation. */
      readonly result?: unknown;
    }
  /** Without issues: nothing to compute yet and nothing to complain about. */
  | { readonly type: 'worker.refused'; readonly issues: readonly Issue[]; readonly read?: NumbersRead | undefined }
  | { readonly type: 'worker.progressed'; readonly progress: Progress }
  | { readonly type: 'worker.computed'; readonly result: unknown }
  /** A bug, a crash or a chunk that failed to load: never the visitor's fault. */
  | { readonly type: 'worker.failed'; readonly message: string };

/** Numbers that were not written plainly, as they are now written in the boxes. */
export type NumbersRead = Pick<Reread, 'changes' | 'words'>;

export type CalculatorEvent = VisitorEvent | PageEvent | WorkerEvent;

/** A computed result and its input. Stale: the draft has changed since. */
export interface Outcome {
  readonly input: unknown;
  readonly result: unknown;
  readonly stale: boolean;
}

export interface CalculatorContext extends Filling {
  readonly formula: string;
  /** The visitor's day; '' before hydration. */
  readonly today: IsoDate | '';
  /** The units that the visitor prefers, by the names of the fields that choose them. */
  readonly units: Values;
  /**
   * Notice on values that appeared in the boxes without being entered, or failed to, until the visitor's next action.
   */
  readonly arrival: string | null;
  /** Announcement of the last event for screen readers; '' for none. */
  readonly remark: string;
  /** Calculations follow the typing: an earlier result stays until the next one, and a refusal shows no message. */
  readonly isLive: boolean;
  /** The list whose new row is being checked. */
  readonly appending: string | null;
  /** The accepted input while its result is being computed. */
  readonly input: unknown;
  /** The result that came with it; undefined: still to be computed. */
  readonly computed: unknown;
  readonly issues: readonly Issue[];
  /** The error, for the log; the page shows a message of its own. */
  readonly failure: string | null;
  readonly progress: Progress | null;
  readonly outcome: Outcome | null;
}
