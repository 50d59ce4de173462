import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { RefusedAdvice, StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';

export interface RefusedResultProps {
  readonly advice: RefusedAdvice;
  readonly call: StandingWarning['call'];
}

/** Advice without a figure: how urgent it is and whom to call come first, then what is wrong with the inputs. */
export function RefusedResult({ advice: { title, texts, isUrgent }, call }: RefusedResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs after the form has focused the invalid box.
  useEffect(() => {
    if (!isUrgent) return;
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isUrgent]);
  return (
    <Advice $isUrgent={isUrgent} data-refused>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <CallNumbers call={call} />
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Advice>
  );
}

const Advice = styled.div<{ readonly $isUrgent: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  [data-unframed] & {
    padding: ${SPACE.s4};
    border: 2px solid ${({ $isUrgent }) => color($isUrgent ? 'danger' : 'line')};
    border-radius: ${RADIUS.card};
    background: ${color('surface')};
  }
  h3 { color: ${({ $isUrgent }) => color($isUrgent ? 'danger' : 'ink')}; font-size: ${TYPE.h2}; outline: none; }
`;
