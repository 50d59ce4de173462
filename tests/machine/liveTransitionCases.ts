/** The rows of the machine's transition table about results that follow the typing, and presses beside other work. */
import {
  accepted,
  append,
  calculate,
  calculateLive,
  clearSize,
  computed,
  enterReading,
  failed,
  refused,
  SAMPLE_INPUT,
} from '#tests/support/machineEvents.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';
import { FAILURE, ISSUES, NONE, STALE, STALE_AT_REST, startingIn, type TransitionCase } from './transitionCase.ts';

export const LIVE_TRANSITION_CASES: readonly TransitionCase[] = [
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
      'Calculate during a calculation that follows the typing shows its refusal',
      [calculateLive, calculate, refused],
      ['validating', 'validating', 'error'],
      ISSUES,
    ],
    [
      'so it does while that is computed, and takes the last result away',
      [calculateLive, accepted, calculate],
      ['validating', 'computing', 'validating'],
      { ...NONE, isLive: false },
    ],
    [
      'a row can be added during a calculation that follows the typing',
      [calculateLive, append],
      ['validating', 'validating'],
      { ...STALE_AT_REST, appending: 'readings' },
    ],
    [
      'and while that is computed',
      [calculateLive, accepted, append],
      ['validating', 'computing', 'validating'],
      { ...STALE_AT_REST, appending: 'readings' },
    ],
    [
      'Calculate during the check of a row checks the whole form, with that row',
      [enterReading, append, calculate, accepted],
      ['editing', 'validating', 'validating', 'computing'],
      {
        appending: null,
        input: SAMPLE_INPUT,
        outcome: null,
        draft: { ...sampleForm.blank, size: '2', readings: [{ pressure: '120' }] },
      },
    ],
    [
      'a row can be added while results follow the typing',
      [calculateLive, accepted, computed, append],
      ['validating', 'computing', 'result', 'validating'],
      { ...STALE_AT_REST, appending: 'readings' },
    ],
  ]),
];
