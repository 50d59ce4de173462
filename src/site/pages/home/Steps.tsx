import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** Numbered steps in one, two or four columns, depending on the width. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

export interface Step {
  readonly title: string;
  readonly text: string;
}

const List = styled.ol`
  display: grid;
  gap: ${SPACE.s5};
  counter-reset: step;
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  > li { counter-increment: step; }
  > li::before {
    content: counter(step);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 2rem;
    height: 2rem;
    margin-block-end: ${SPACE.s3};
    border-radius: ${RADIUS.pill};
    background: ${color('accentTint')};
    color: ${color('accent')};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  h3 { font-size: ${TYPE.lead}; margin-block-end: ${SPACE.s1}; }
  p { color: ${color('inkMuted')}; }
`;
