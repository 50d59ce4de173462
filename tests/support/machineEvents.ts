/** Sample events of the calculator's machine, by purpose. */
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';

export const SAMPLE_INPUT = { shape: 'cube', size: 2, readings: [], species: 'dog' };
export const SAMPLE_RESULT = { volume: 8 };
export const SAMPLE_ISSUE = { message: 'Enter a positive size', path: 'size' };

export const editSize = { type: 'edit', field: 'size', value: '2' } satisfies CalculatorEvent;
export const clearSize = { type: 'edit', field: 'size', value: '' } satisfies CalculatorEvent;
export const chooseSphere = { type: 'edit', field: 'shape', value: 'sphere' } satisfies CalculatorEvent;
export const enterReading = { type: 'edit', field: 'reading', value: { pressure: '120' } } satisfies CalculatorEvent;
/** Not a separate kind of event: for runs about confirmations that an edit clears. */
export const confirmSize = { type: 'edit', field: 'measured', value: true } satisfies CalculatorEvent;
export const fillExample = {
  type: 'fill',
  draft: { shape: 'sphere', size: '3', readings: [], reading: { pressure: '' } },
} satisfies CalculatorEvent;
/** As the page sends it; the others come from a log of an earlier version, or from a saved draft. */
export const pressExample = { ...fillExample, reason: 'example' } satisfies CalculatorEvent;
export const openLink = { ...fillExample, reason: 'link', replaces: true } satisfies CalculatorEvent;
export const openLinkOverBlank = { ...openLink, replaces: false } satisfies CalculatorEvent;
export const undo = { type: 'undo' } satisfies CalculatorEvent;
export const append = { type: 'append', field: 'readings' } satisfies CalculatorEvent;
export const calculate = { type: 'calculate' } satisfies CalculatorEvent;
/** Values of a link, without a press of the button. */
export const calculateLinked = { type: 'calculate', reason: 'link' } satisfies CalculatorEvent;
export const calculateLive = { type: 'calculate', reason: 'live' } as const satisfies CalculatorEvent;
export const cancel = { type: 'cancel' } satisfies CalculatorEvent;
export const reset = { type: 'reset' } satisfies CalculatorEvent;
/** The page is restored from the back-forward cache and must not keep any values. */
export const startAnew = { type: 'reset', reason: 'return' } satisfies CalculatorEvent;
export const arrive = { type: 'arrive', words: 'Your inputs from before are back.' } satisfies CalculatorEvent;
export const say = { type: 'say', words: 'Reading 1 removed.' } satisfies CalculatorEvent;
export const spread = { type: 'spread', text: 'size=0.1' } satisfies CalculatorEvent;
export const accepted = { type: 'worker.accepted', input: SAMPLE_INPUT } satisfies CalculatorEvent;
export const refused = { type: 'worker.refused', issues: [SAMPLE_ISSUE] } satisfies CalculatorEvent;
export const refusedWithoutWords = { type: 'worker.refused', issues: [] } satisfies CalculatorEvent;
export const progressed = {
  type: 'worker.progressed',
  progress: { done: 1, total: 4 },
} satisfies CalculatorEvent;
export const computed = { type: 'worker.computed', result: SAMPLE_RESULT } satisfies CalculatorEvent;
export const today = { type: 'today', date: '2025-06-01' } satisfies CalculatorEvent;
export const failed = { type: 'worker.failed', message: 'The chunk did not load' } satisfies CalculatorEvent;

/** One or more of every kind of event that the machine knows. */
export const SAMPLE_EVENTS: readonly CalculatorEvent[] = [
  editSize,
  clearSize,
  chooseSphere,
  enterReading,
  fillExample,
  pressExample,
  openLink,
  openLinkOverBlank,
  undo,
  append,
  calculate,
  calculateLinked,
  calculateLive,
  cancel,
  reset,
  startAnew,
  today,
  arrive,
  say,
  spread,
  accepted,
  refused,
  refusedWithoutWords,
  progressed,
  computed,
  failed,
];

/** Shortest path from the start to each state. */
export const WAY_TO = {
  editing: [],
  validating: [editSize, calculate],
  computing: [editSize, calculate, accepted],
  result: [editSize, calculate, accepted, computed],
  error: [editSize, calculate, refused],
} as const satisfies Record<string, readonly CalculatorEvent[]>;
