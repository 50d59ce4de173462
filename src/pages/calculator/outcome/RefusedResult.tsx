import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CallNumbers } from '#src/help/CallNumbers.tsx';
import type { RefusedAdvice, StandingWarning } from '#src/kit/defineCalculator.ts';
import { color, SPACE, TYPE } from '#src/ui/theme.ts';

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
  h3 { color: ${({ $isUrgent }) => color($isUrgent ? 'danger' : 'ink')}; font-size: ${TYPE.h2}; outline: none; }
`;
