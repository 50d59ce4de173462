import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { AgentForm } from './AgentForm.tsx';
import { LiveUpdate, type LiveUpdateProps } from './LiveUpdate.tsx';

export interface BelowFormProps extends LiveUpdateProps {
  /** The calculator's id. */
  readonly id: string;
  readonly definition: AnyCalculatorDefinition;
}

/** What the form of every page outside toxicity and medicine has besides: results as one types, and a tool for agents. */
export function BelowForm({ id, definition, ...live }: BelowFormProps) {
  return (
    <>
      <LiveUpdate {...live} />
      <AgentForm id={id} definition={definition} calculator={live.calculator} />
    </>
  );
}
