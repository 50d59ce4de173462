import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import type { AgentTool } from '../onDemand/agentTool.ts';
import { MANY_HEADING, WORKSHEET_HEADING } from '../panel/headings.ts';
import { LiveUpdate, type LiveUpdateProps } from './LiveUpdate.tsx';

export interface BelowFormProps extends LiveUpdateProps {
  /** The calculator's id. */
  readonly id: string;
  readonly definition: AnyCalculatorDefinition;
}

/**
 * What the form of every page outside toxicity and medicine has besides: results as one types, links to what calculates
 * and asks more than one form, and a tool for agents.
 */
export function BelowForm({ id, definition, ...live }: BelowFormProps) {
  return (
    <>
      <Line>
        <LiveUpdate {...live} />
        {takesMany(definition) && (
          <a href={`#${MANY_HEADING}`}>
            Table<span> of many</span>
          </a>
        )}
        {offersWorksheet(definition) && <a href={`#${WORKSHEET_HEADING}`}>Worksheet</a>}
      </Line>
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

/** On phones a link is shortened so that all fits on one line; the narrowest need two lines. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.s3};
  border-block-start: 1px solid ${color('line')};
  font-size: ${TYPE.small};
  > :first-child { margin-inline-end: auto; }
  > a { padding-block: ${SPACE.s3}; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  @media not all and (min-width: ${BREAKPOINT.pair}) {
    > a > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;
