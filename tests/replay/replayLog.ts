/** Replays a recorded run with the pure machine: the states it passes, and where it deviates. */
import { freshnessOf, type ResultFreshness } from '#src/engine/machine/eventRecorder.ts';
import { replay } from '#tests/support/replay.ts';
import type { ReadLog } from './readEventLog.ts';

export interface ReplayedStep {
  /** 'edit pH "7.4"' */
  readonly event: string;
  /** 'result, current': the state, and the status of the result. */
  readonly came: string;
  readonly recorded: string;
}

export interface ReplayedLog {
  readonly start: string;
  readonly steps: readonly ReplayedStep[];
  /** Numbers of the steps that differ from the recording, counted from 1. */
  readonly differing: readonly number[];
}

export function replayLog({ start, steps }: ReadLog): ReplayedLog {
  const { states, contexts } = replay(
    steps.map(({ event }) => event),
    { start },
  );
  const [first, ...others] = contexts.map((context, index) => where(states[index] ?? '', freshnessOf(context)));
  const replayed = steps.map(({ event, state, result }, index) => ({
    event: words(event),
    came: others[index] ?? '',
    recorded: where(state, result),
  }));
  return {
    start: first ?? '',
    steps: replayed,
    differing: replayed.flatMap(({ came, recorded }, index) => (came === recorded ? [] : [index + 1])),
  };
}

/** Formats the replay as readable lines. */
export function replayLines({ start, steps, differing }: ReplayedLog): readonly string[] {
  const width = Math.max(...steps.map(({ event }) => event.length), 0);
  const number = (index: number) => String(index).padStart(4);
  return [
    `${number(0)}  ${'start'.padEnd(width)}  ${start}`,
    ...steps.map(({ event, came, recorded }, index) => {
      const line = `${number(index + 1)}  ${event.padEnd(width)}  ${came}`;
      return came === recorded ? line : `${line}   ← recorded: ${recorded}`;
    }),
    differing.length === 0
      ? `All ${steps.length} steps go as recorded.`
      : `${differing.length} of ${steps.length} steps differ, the first is step ${differing[0]}.`,
  ];
}

function where(state: string, result: ResultFreshness): string {
  return result === 'none' ? state : `${state}, result ${result}`;
}

const LONGEST_WORDS = 60;

/** A log is untrusted: strips terminal control characters. */
function words({ type, ...details }: ReadLog['steps'][number]['event']): string {
  const values = Object.values(details).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const text = [type, ...values].join(' ').replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
  return text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1)}…` : text;
}
