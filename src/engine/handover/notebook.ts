/** The notebook: a chain of calculations in which figures were handed on. Types and limits. */
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';

/** Most steps of a notebook. */
export const MOST_STEPS = 50;

/** Longest text of a step, in characters. */
export const LONGEST_WORDS = 500;

/** Returns a text cut to the length that a step keeps. */
export function short(text: string): string {
  return text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1)}…` : text;
}

/** A figure that was handed to a field of another calculator. */
export interface Handed {
  /** `field` of the figure. */
  readonly figure: string;
  /** As shown with the figure; '' for none. */
  readonly unit: string;
  readonly number: number;
  /** The calculator that took it, and the key of its field. */
  readonly calculator: string;
  readonly input: string;
}

/** A number of a step that is a figure of an earlier step. */
export interface Taken {
  /** Id of the earlier step. */
  readonly step: number;
  readonly figure: string;
  readonly unit: string;
  /** The number that was taken, in the unit of the figure. */
  readonly number: number;
  /** Key of the field of this step. */
  readonly input: string;
}

/** One calculation. */
export interface NotebookStep {
  /** Unique in the notebook. */
  readonly id: number;
  readonly calculator: string;
  /** The form as the fragment of a permalink, without '#'. */
  readonly fragment: string;
  /** What was entered, in words. */
  readonly inputs: readonly EnteredValue[];
  /** The key result in words: 'Molarity: 0.1998 mol/L'. */
  readonly line: string;
  readonly hands: readonly Handed[];
  readonly takes: readonly Taken[];
}

/** Returns whether an earlier step hands on another number by now: the steps have to be run again. */
export function isBehind(steps: readonly NotebookStep[], taken: Taken): boolean {
  const hands = steps.find(({ id }) => id === taken.step)?.hands ?? [];
  return hands.some(
    ({ figure, unit, number }) => figure === taken.figure && unit === taken.unit && number !== taken.number,
  );
}

/** Returns figures that were handed on with the numbers of a new result. A figure that it lacks keeps its number. */
export function withNumbers<Each extends { readonly figure: string; readonly unit: string; readonly number: number }>(
  handed: readonly Each[],
  numbers: Readonly<Record<string, number>>,
): readonly Each[] {
  return handed.map((each) => ({ ...each, number: numbers[figureKey(each.figure, each.unit)] ?? each.number }));
}

/** Returns the steps without one of them. What it handed on stays in later steps as a number that was typed. */
export function withoutStep(steps: readonly NotebookStep[], id: number): readonly NotebookStep[] {
  return steps
    .filter((step) => step.id !== id)
    .map((step) =>
      step.takes.some((taken) => taken.step === id)
        ? { ...step, takes: step.takes.filter((taken) => taken.step !== id) }
        : step,
    );
}

/** The name of a figure among the numbers of a result. */
export function figureKey(figure: string, unit: string): string {
  return `${figure} ${unit}`;
}
