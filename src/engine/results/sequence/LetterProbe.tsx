import type { Ref } from 'react';
import styled from 'styled-components';
import { RowsBox } from './SequenceRows.tsx';
import { PROBE_LETTERS } from './useMetrics.ts';

/** The line of letters that `useMetrics` measures, unseen. Belongs beside the letters of a box, not among them. */
export function LetterProbe({ line, gutter }: LetterProbeProps) {
  return (
    <Hidden aria-hidden="true">
      <RowsBox ref={line} $gutter={gutter} style={{ width: 'max-content' }}>
        {'A'.repeat(PROBE_LETTERS)}
      </RowsBox>
    </Hidden>
  );
}

interface LetterProbeProps {
  readonly line: Ref<HTMLDivElement>;
  /** That of the letters. */
  readonly gutter: number;
}

const Hidden = styled.div`
  position: absolute;
  width: 0;
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;
