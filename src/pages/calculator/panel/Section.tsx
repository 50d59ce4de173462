import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SPACE } from '#src/ui/theme.ts';

interface SectionProps {
  /** Names the heading for assistive technology. */
  readonly id: string;
  readonly heading: string;
  /** Only what belongs to a calculation goes onto paper. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A part of the page under a heading. */
export function Section({ id, heading, isPrinted = false, children }: SectionProps) {
  return (
    <Part aria-labelledby={id} data-print={isPrinted ? undefined : 'no'}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
`;
