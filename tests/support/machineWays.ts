/** The transitions of the calculator's machine as a list: from a state, by an event, to a state. */
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { CALCULATOR_STATES, type CalculatorState, calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { SAMPLE_EVENTS } from './machineEvents.ts';

export const EVENT_TYPES = [...new Set(SAMPLE_EVENTS.map(({ type }) => type))];

/** Transitions of a state for an event: its own, else those of the root. */
export function transitionsOf(state: CalculatorState, type: CalculatorEvent['type']) {
  return calculatorMachine.states[state]?.transitions.get(type) ?? calculatorMachine.root.transitions.get(type) ?? [];
}

/** A transition as text: 'computing · cancel → editing'. */
export function wayOf(from: string | undefined, type: CalculatorEvent['type'], to: string | undefined): string {
  return `${from} · ${type} → ${to}`;
}

/** Every transition that the machine declares, including guarded ones. */
export const EVERY_WAY: readonly string[] = CALCULATOR_STATES.flatMap((state) =>
  EVENT_TYPES.flatMap((type) =>
    transitionsOf(state, type).map(({ target }) => wayOf(state, type, target?.[0]?.key ?? state)),
  ),
);
