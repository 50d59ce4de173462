import styled from 'styled-components';
import type { Figure, WorkingStep } from '#src/engine/kit/presentation.ts';
import { color } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { BlockTitle } from './Block.ts';
import { shownTerm } from './shownText.ts';
import { Working } from './Working.tsx';
import { WorkingPlace, WorkingSides } from './WorkingSides.tsx';
import { workingInOneLine } from './workingInOneLine.ts';

interface WorkingLineProps {
  /** Id of the heading. */
  readonly id?: string | undefined;
  readonly headline: Figure;
  readonly steps: readonly WorkingStep<string>[];
}

/** The working in one line, with drawn fractions, and all of its steps on request; on paper they are always there. */
export function WorkingLine({ id, headline, steps }: WorkingLineProps) {
  const line = workingInOneLine(headline, steps);
  if (line === null) return null;
  const { sides, isWhole } = line;
  return (
    <WorkingPlace>
      <Heading id={id}>Working</Heading>
      <Line data-print={isWhole ? undefined : 'no'}>
        <VisuallyHidden>{sides.map(shownTerm).join(' ')}</VisuallyHidden>
        <WorkingSides sides={sides} />
      </Line>
      {!isWhole && (
        <All>
          <summary>All steps</summary>
          <Working steps={steps} />
        </All>
      )}
    </WorkingPlace>
  );
}

/** Visible on paper only; screen readers have it as well. */
const Heading = styled(BlockTitle)`
  @media screen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media print { flex: 1 0 100%; }
`;

const Line = styled.div`
  flex: 0 1 auto;
  min-width: 0;
`;

const All = styled.details`
  flex: none;
  max-width: 100%;
  &[open] { flex: 1 0 100%; }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color('accent')};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover { text-decoration: underline; }
  @media print { flex: 1 0 100%; summary { display: none; } }
`;
