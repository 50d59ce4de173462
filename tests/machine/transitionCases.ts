/** Every row of the machine's transition table as a case: initial state, events, final states and context. */
import {
  CALCULATOR_STATES,
  type CalculatorContext,
  type CalculatorEvent,
  type CalculatorState,
} from '#src/machine/calculatorMachine.ts';
import {
  accepted,
  append,
  arrive,
  calculate,
  calculateLinked,
  calculateLive,
  cancel,
  chooseSphere,
  clearSize,
  computed,
  editSize,
  enterReading,
  failed,
  fillExample,
  openLink,
  progressed,
  refused,
  refusedWithoutWords,
  reset,
  SAMPLE_INPUT,
  SAMPLE_ISSUE,
  SAMPLE_RESULT,
  say,
  spread,
  today,
  undo,
} from '#tests/support/machineEvents.ts';
import type { ReplayOptions } from '#tests/support/replay.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

export interface TransitionCase {
  readonly from: CalculatorState;
  readonly name: string;
  /** Events sent once `from` is reached by the shortest path. */
  readonly events: readonly CalculatorEvent[];
  /** The state after each event. */
  readonly states: readonly CalculatorState[];
  /** Expected part of the final context. */
  readonly context: Partial<CalculatorContext>;
  readonly options: ReplayOptions;
}

/** The sample page, and the same as a page on which an edit removes the result. */
const usual: ReplayOptions = { form: sampleForm };
const strict: ReplayOptions = { form: strictSampleForm };

const QUIET = { issues: [], failure: null, progress: null, appending: null, input: null } as const;
const OUTCOME = { input: SAMPLE_INPUT, result: SAMPLE_RESULT, stale: false };
const STALE = { ...QUIET, outcome: { ...OUTCOME, stale: true } };
const STALE_AT_REST = { ...STALE, isLive: false };
const NONE = { ...QUIET, outcome: null };
const ISSUES = { ...NONE, issues: [SAMPLE_ISSUE] };
const FAILURE = { ...NONE, failure: failed.message };
const APPENDING = { ...QUIET, appending: 'readings' };
const PROGRESS = { progress: progressed.progress };
const FILLED = { ...NONE, draft: fillExample.draft };
const SIZED = { ...NONE, draft: { ...sampleForm.blank, size: '2' } };
const SPHERE = { ...NONE, draft: { ...sampleForm.blank, shape: 'sphere' } };
const ENTERED = { draft: { ...sampleForm.blank, reading: { pressure: '120' } } };
const DATED = { pressure: '', taken: '2025-06-01' };
const ROW_ADDED = { ...NONE, draft: { ...sampleForm.blank, readings: [{ pressure: '120' }] } };

export const BLANK = { ...NONE, draft: sampleForm.blank };

/** Context of a run in which nothing was replaced, arrived or announced, before the page knew the date. */
export const NOTHING_BESIDE = {
  undo: null,
  arrival: null,
  remark: '',
  filled: [],
  today: '',
  units: {},
  isLive: false,
} as const;
const ARRIVED = { arrival: arrive.words, remark: say.words };

export const TRANSITION_CASES: readonly TransitionCase[] = [
  ...startingIn('editing', [
    ['an edit stays', [editSize], ['editing'], SIZED],
    ['a resetting choice empties the others', [editSize, chooseSphere], ['editing', 'editing'], SPHERE],
    ['fill replaces the draft', [editSize, fillExample], ['editing', 'editing'], FILLED],
    ['reset blanks', [editSize, reset], ['editing', 'editing'], BLANK],
    ['calculate without what the form needs is ignored', [calculate], ['editing'], BLANK],
    ['calculate starts the check', [editSize, calculate], ['editing', 'validating'], SIZED],
    ['append starts the check of the row', [enterReading, append], ['editing', 'validating'], APPENDING],
  ]),
  ...startingIn('validating', [
    ['accepted goes on to compute', [accepted], ['computing'], { ...NONE, input: SAMPLE_INPUT }],
    ['refused shows the issues', [refused], ['error'], ISSUES],
    ['refused without words shows nothing', [refusedWithoutWords], ['editing'], SIZED],
    ['failed is an error without issues', [failed], ['error'], FAILURE],
    ['progress is kept', [progressed], ['validating'], PROGRESS],
    ['its progress ends with it', [progressed, accepted], ['validating', 'computing'], { progress: null }],
    ['cancel keeps the draft', [progressed, cancel], ['validating', 'editing'], SIZED],
    ['an edit goes back', [progressed, clearSize], ['validating', 'editing'], BLANK],
    ['fill goes back', [progressed, fillExample], ['validating', 'editing'], FILLED],
    ['reset goes back and blanks', [progressed, reset], ['validating', 'editing'], BLANK],
    ['a second calculate is ignored', [calculate], ['validating'], SIZED],
    ['append is ignored', [append], ['validating'], SIZED],
  ]),
  ...startingIn('computing', [
    ['computed shows the result', [computed], ['result'], { ...SIZED, outcome: OUTCOME }],
    ['failed is an error', [progressed, failed], ['computing', 'error'], FAILURE],
    ['refused shows the issues', [progressed, refused], ['computing', 'error'], ISSUES],
    ['refused without words shows nothing', [refusedWithoutWords], ['editing'], SIZED],
    ['progress is kept', [progressed], ['computing'], { ...PROGRESS, input: SAMPLE_INPUT }],
    ['its progress ends with it', [progressed, computed], ['computing', 'result'], QUIET],
    ['cancel keeps the draft', [progressed, cancel], ['computing', 'editing'], SIZED],
    ['an edit goes back', [progressed, clearSize], ['computing', 'editing'], BLANK],
    ['fill goes back', [progressed, fillExample], ['computing', 'editing'], FILLED],
    ['reset goes back and blanks', [progressed, reset], ['computing', 'editing'], BLANK],
    ['a second calculate is ignored', [calculate], ['computing'], { ...NONE, input: SAMPLE_INPUT }],
    ['append is ignored', [append], ['computing'], { ...NONE, input: SAMPLE_INPUT }],
  ]),
  ...startingIn('result', [
    ['an edit marks it stale', [clearSize], ['editing'], STALE],
    ['a resetting choice removes it', [chooseSphere], ['editing'], NONE],
    ['fill marks it stale', [fillExample], ['editing'], STALE],
    ['reset removes it', [reset], ['editing'], BLANK],
    ['calculate removes it', [calculate], ['validating'], SIZED],
    ['once stale it stays stale', [clearSize, editSize], ['editing', 'editing'], STALE],
    [
      'the next calculate removes a stale one',
      [clearSize, editSize, calculate],
      ['editing', 'editing', 'validating'],
      NONE,
    ],
    ['append marks it stale', [append], ['validating'], { ...STALE, appending: 'readings' }],
    ['an added row leaves it stale', [append, accepted], ['validating', 'editing'], STALE],
    ['a refused row removes it', [append, refused], ['validating', 'error'], ISSUES],
    ['a failed check of a row removes it', [append, failed], ['validating', 'error'], FAILURE],
  ]),
  ...startingIn(
    'result',
    [
      ['where edits remove results, an edit does', [clearSize], ['editing'], NONE],
      ['where edits remove results, fill does', [fillExample], ['editing'], NONE],
      ['where edits remove results, append does', [append], ['validating'], { ...APPENDING, outcome: null }],
    ],
    strict,
  ),
  ...startingIn('error', [
    ['an edit clears the issues', [clearSize], ['editing'], BLANK],
    ['fill clears the issues', [fillExample], ['editing'], FILLED],
    ['reset clears all', [reset], ['editing'], BLANK],
    ['calculate tries again', [calculate], ['validating'], SIZED],
    ['a failure is cleared by an edit', [calculate, failed, editSize], ['validating', 'error', 'editing'], SIZED],
    [
      'a failure is cleared by the next try',
      [calculate, failed, calculate],
      ['validating', 'error', 'validating'],
      SIZED,
    ],
    ['append starts anew', [append], ['validating'], APPENDING],
  ]),
  ...startingIn('editing', [
    [
      'a row that was entered and not added joins the list with the result',
      [editSize, enterReading, calculate, accepted, computed],
      ['editing', 'editing', 'validating', 'computing', 'result'],
      { outcome: OUTCOME, draft: { ...sampleForm.blank, size: '2', readings: [{ pressure: '120' }] } },
    ],
    [
      'it stays in its boxes where it is refused',
      [editSize, enterReading, calculate, refused],
      ['editing', 'editing', 'validating', 'error'],
      { ...ISSUES, draft: { ...sampleForm.blank, size: '2', reading: { pressure: '120' } } },
    ],
    ['an accepted row is added', [enterReading, append, accepted], ['editing', 'validating', 'editing'], ROW_ADDED],
    [
      'a refused row is not',
      [enterReading, append, refused],
      ['editing', 'validating', 'error'],
      { ...ISSUES, ...ENTERED },
    ],
    [
      'a row refused without words is not',
      [enterReading, append, refusedWithoutWords],
      ['editing', 'validating', 'editing'],
      { ...NONE, ...ENTERED },
    ],
    [
      'a row is not added on failure',
      [enterReading, append, failed],
      ['editing', 'validating', 'error'],
      { ...FAILURE, ...ENTERED },
    ],
    [
      'a row is not added on cancel',
      [enterReading, append, cancel],
      ['editing', 'validating', 'editing'],
      { ...NONE, ...ENTERED },
    ],
  ]),
  ...startingIn('editing', [
    [
      'the day fills dates that start with it',
      [today],
      ['editing'],
      { ...NONE, draft: { ...sampleForm.blank, reading: DATED } },
    ],
    [
      'the day leaves what was entered',
      [enterReading, today],
      ['editing', 'editing'],
      { draft: { ...sampleForm.blank, reading: { pressure: '120' } } },
    ],
    [
      'a blanked form starts with the day',
      [today, editSize, reset],
      ['editing', 'editing', 'editing'],
      { draft: { ...sampleForm.blank, reading: DATED } },
    ],
    [
      'so does the entry form after a row was added',
      [today, enterReading, append, accepted],
      ['editing', 'editing', 'validating', 'editing'],
      { draft: { ...sampleForm.blank, readings: [{ pressure: '120' }], reading: DATED } },
    ],
  ]),
  ...startingIn('validating', [
    ['the day is all that changes', [today], ['validating'], { outcome: null, issues: [] }],
  ]),
  ...startingIn('result', [
    [
      'typing keeps the result until the next one',
      [calculateLive, accepted],
      ['validating', 'computing'],
      { ...STALE, input: SAMPLE_INPUT, isLive: true },
    ],
    ['a refusal while typing says nothing', [calculateLive, refused], ['validating', 'editing'], STALE_AT_REST],
    ['a failure while typing is shown', [calculateLive, failed], ['validating', 'error'], { ...FAILURE, isLive: true }],
    [
      'what typing leaves incomplete is out of date',
      [calculateLive, accepted, computed, clearSize, calculateLive],
      ['validating', 'computing', 'result', 'editing', 'editing'],
      STALE_AT_REST,
    ],
    [
      'a row can be added while results follow the typing',
      [calculateLive, accepted, computed, append],
      ['validating', 'computing', 'result', 'validating'],
      { ...STALE_AT_REST, appending: 'readings' },
    ],
  ]),
  ...startingIn('computing', [['the day is all that changes', [today], ['computing'], { input: SAMPLE_INPUT }]]),
  ...startingIn('result', [['the day is all that changes', [today], ['result'], { ...QUIET, outcome: OUTCOME }]]),
  ...startingIn('error', [['the day is all that changes', [today], ['error'], { issues: [SAMPLE_ISSUE] }]]),
  ...CALCULATOR_STATES.flatMap((from) =>
    startingIn(from, [
      ['what arrives and what is said change nothing else', [arrive, say], [from, from], ARRIVED],
      ['what is typed after ± is in the draft, and a result stays', [say, spread], [from, from], { remark: '' }],
    ]),
  ),
  ...startingIn('editing', [
    ['Undo brings back what Reset took', [editSize, reset, undo], ['editing', 'editing', 'editing'], SIZED],
    ['Undo ends the check of a link', [openLink, calculateLinked, undo], ['editing', 'validating', 'editing'], BLANK],
    [
      'Undo ends the computation of a link',
      [openLink, calculateLinked, accepted, undo],
      ['editing', 'validating', 'computing', 'editing'],
      BLANK,
    ],
    [
      'Undo leaves the result of a link, which no longer fits',
      [openLink, calculateLinked, accepted, computed, undo],
      ['editing', 'validating', 'computing', 'result', 'editing'],
      STALE,
    ],
    [
      'Undo clears what was refused of a link',
      [openLink, calculateLinked, refused, undo],
      ['editing', 'validating', 'error', 'editing'],
      BLANK,
    ],
  ]),
];

type Row = readonly [
  name: string,
  events: readonly CalculatorEvent[],
  states: readonly CalculatorState[],
  context: Partial<CalculatorContext>,
];

function startingIn(from: CalculatorState, rows: readonly Row[], options = usual): readonly TransitionCase[] {
  return rows.map(([name, events, states, context]) => ({ from, name, events, states, context, options }));
}
