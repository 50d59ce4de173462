import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SPACE, TYPE } from '#src/engine/ui/theme.ts';

interface SectionProps {
  /** Id of the heading, which names the section for assistive technology. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of the page with a heading, which is not printed. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <Part aria-labelledby={id} data-print="no">
      <h2 id={id}>{heading}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  > h2 { font-size: ${TYPE.h2}; }
`;
