import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';

/** Placeholder of the answer, where there is room beside the questions. */
export function NoAnswerYet() {
  return (
    <Sheet data-print="no">
      <p>Choose what it was, and you will see here:</p>
      <ul>
        <li>how urgent it is, in words</li>
        <li>what to do, and what never to do</li>
        <li>what to have ready for the call</li>
      </ul>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: none;
  padding: ${SPACE.s5};
  border: 1px dashed ${color('line')};
  border-radius: ${RADIUS.card};
  color: ${color('inkMuted')};
  @media (min-width: ${BREAKPOINT.three}) { display: grid; gap: ${SPACE.s2}; }
  p { color: ${color('ink')}; font-size: ${TYPE.lead}; font-weight: 600; }
  ul { display: grid; gap: ${SPACE.s1}; padding-inline-start: ${SPACE.s4}; }
`;
