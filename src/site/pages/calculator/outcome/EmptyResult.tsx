import type { ComponentType } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { PrerenderedPart } from '../LazyPart.tsx';

/** Shown until there is a result: the figures of the example in gray, or on pages on toxicity and medicine a few words. */
export function EmptyResult({ Ghost, state }: EmptyResultProps) {
  const isEmpty = state === 'empty';
  if (Ghost === null)
    return (
      <Plain>
        <Lead>{isEmpty ? 'Nothing calculated yet' : LEADS[state]}</Lead>
        {isEmpty && (
          <p>
            Fill in the form and press Calculate, or try the example. You will get every figure with its unit, the
            working with your numbers in it, and a summary to print for your veterinarian.
          </p>
        )}
      </Plain>
    );
  return (
    <Place data-empty={isEmpty || undefined}>
      <PrerenderedPart Part={Ghost} />
      <Line aria-hidden={isEmpty || undefined}>{LEADS[state]}</Line>
      {isEmpty && <VisuallyHidden>No result yet</VisuallyHidden>}
    </Place>
  );
}

/** `preparing`: the code of the result is still loading. */
const LEADS = {
  empty: 'Your figures appear here after Calculate.',
  calculating: 'Calculating… You can go on reading; Escape cancels.',
  preparing: 'Preparing the result…',
} as const;

interface EmptyResultProps {
  /** Null where a number that is not the visitor's own could be read as a dose. */
  readonly Ghost: ComponentType | null;
  readonly state: keyof typeof LEADS;
}

const Plain = styled.div`
  display: grid;
  gap: ${SPACE.s3};
  padding: ${SPACE.s4};
  border: 1px dashed ${color('line')};
  border-radius: ${RADIUS.card};
  color: ${color('inkMuted')};
`;

const Lead = styled.p`
  font-weight: 600;
  color: ${color('ink')};
`;

const Place = styled.div`
  position: relative;
`;

/** Beside the ghost it is where the actions of a result will be. */
const Line = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  @media (min-width: ${BREAKPOINT.four}) {
    [data-ghost] + & { position: absolute; inset: 0 0 auto auto; max-width: 17rem; text-align: end; }
  }
`;
