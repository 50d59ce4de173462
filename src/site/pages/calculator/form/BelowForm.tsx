import { useEffect, useRef } from 'react';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AgentTool } from '../onDemand/agentTool.ts';
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

/** Declares the form around it as a tool in browsers that have WebMCP; draws nothing. */
function AgentForm({ id, definition, calculator }: Omit<BelowFormProps, 'onLive'>) {
  const place = useRef<HTMLSpanElement>(null);
  const tool = useRef<AgentTool | null>(null);
  const latest = useRef(calculator);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!('modelContext' in document) || !form) return;
    let isWanted = true;
    import('../onDemand/agentTool.ts').then(
      ({ createAgentTool }) => {
        if (isWanted) tool.current = createAgentTool(form, id, definition, latest.current);
      },
      // The form works without it.
      () => {},
    );
    return () => {
      isWanted = false;
      tool.current?.remove();
      tool.current = null;
    };
  }, [id, definition]);

  // After each render, regardless of what has changed.
  useEffect(() => {
    latest.current = calculator;
    tool.current?.follow(calculator);
  });

  return <span ref={place} hidden />;
}
