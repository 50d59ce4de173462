/** Replays the machine's transition table event by event, and checks that every row has a case. */
import { describe, expect, test } from 'vitest';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { CALCULATOR_STATES, calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { calculate, editSize, SAMPLE_EVENTS, WAY_TO } from '#tests/support/machineEvents.ts';
import { EVENT_TYPES, EVERY_WAY, transitionsOf, wayOf } from '#tests/support/machineWays.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';
import { BLANK, WITHOUT_NOTICES } from './transitionCase.ts';
import { TRANSITION_CASES } from './transitionCases.ts';

const options = { form: sampleForm };

describe('cases', () => {
  test.each(TRANSITION_CASES)('$from: $name', ({ from, events, states, context, options: own }) => {
    const run = replay([...WAY_TO[from], ...events], own);
    expect(run.states.slice(WAY_TO[from].length)).toEqual([from, ...states]);
    expect(run.context).toMatchObject(context);
  });
});

describe('the table', () => {
  test('starts blank', () => {
    const { state, context } = replay([], options);
    expect(state).toBe('editing');
    expect(context).toEqual({ ...BLANK, ...WITHOUT_NOTICES, formula: 'sample', form: sampleForm });
  });

  test('the sample events cover every event that the machine handles', () => {
    const nodes = [calculatorMachine.root, ...Object.values(calculatorMachine.states)];
    const heard = new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()]));
    expect([...heard].sort()).toEqual([...EVENT_TYPES].sort());
  });

  test('has a case for every event in every state that handles it, and for each transition', () => {
    const walked = new Set(
      TRANSITION_CASES.flatMap(({ from, events, states }) =>
        events.map((event, index) => wayOf([from, ...states][index], event.type, states[index])),
      ),
    );
    expect(EVERY_WAY.length).toBeGreaterThan(25);
    expect(EVERY_WAY.filter((way) => !walked.has(way))).toEqual([]);
  });

  const deaf = CALCULATOR_STATES.flatMap((state) =>
    SAMPLE_EVENTS.filter(({ type }) => transitionsOf(state, type).length === 0).map((event) => ({ state, event })),
  );
  test.each(deaf)('$state ignores $event.type, however late it comes', ({ state, event }) => {
    const before = replay(WAY_TO[state], options);
    const after = replay([...WAY_TO[state], event], options);
    expect(after.state).toBe(before.state);
    expect(after.context).toEqual(before.context);
  });

  test('Calculate is offered where it would do something', () => {
    const offered = (events: readonly CalculatorEvent[]) => replay(events, options).snapshot.can(calculate);
    expect(offered([])).toBe(false);
    expect(offered(WAY_TO.validating)).toBe(false);
    expect(offered(WAY_TO.computing)).toBe(false);
    expect(offered([editSize])).toBe(true);
    expect(offered(WAY_TO.result)).toBe(true);
    expect(offered(WAY_TO.error)).toBe(true);
  });
});
