import NotebookPen from 'lucide-react/icons/notebook-pen';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Later } from '../Later.tsx';
import { ExamplePicture } from '../laterParts.ts';

/** Shown before the first result: says what it will contain, with the picture of the example. */
export function EmptyResult({ calculatorId, state, canBeSaved }: EmptyResultProps) {
  return (
    <Sheet>
      {canBeSaved && state !== 'calculating' ? (
        <Later Part={ExamplePicture} id={calculatorId} />
      ) : (
        <Mark>
          <NotebookPen aria-hidden size={28} strokeWidth={1.5} />
        </Mark>
      )}
      <Lead>{LEADS[state]}</Lead>
      {state === 'calculating' ? (
        <p>You can go on reading; Escape cancels.</p>
      ) : (
        <WhatToExpect canBeSaved={canBeSaved} />
      )}
    </Sheet>
  );
}

/** `preparing`: the code of the result is still loading. The placeholder keeps its height until then. */
const LEADS = {
  empty: 'Nothing calculated yet',
  calculating: 'Calculating…',
  preparing: 'Preparing the result…',
} as const;

interface EmptyResultProps {
  readonly calculatorId: string;
  readonly state: keyof typeof LEADS;
  /** False where numbers leave the page only in print; there is no picture of the example either. */
  readonly canBeSaved: boolean;
}

function WhatToExpect({ canBeSaved }: { readonly canBeSaved: boolean }) {
  return (
    <>
      <p>Fill in the form and press Calculate, or try the example. You will get:</p>
      <ul>
        <li>every figure with its unit</li>
        <li>the working, with your numbers in it</li>
        <li>{canBeSaved ? 'a result to copy, save or print' : 'a summary to print for your veterinarian'}</li>
      </ul>
    </>
  );
}

const Sheet = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${SPACE.s3};
  padding: ${SPACE.s4};
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s5}; }
  border: 1px dashed ${color('line')};
  border-radius: ${RADIUS.card};
  color: ${color('inkMuted')};
  ul { display: grid; gap: ${SPACE.s2}; padding-inline-start: ${SPACE.s4}; }
  li::marker { color: ${color('accent')}; }
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${RADIUS.card};
  background: ${color('accentTint')};
  color: ${color('accent')};
`;

const Lead = styled.p`
  font-size: ${TYPE.h3};
  font-weight: 650;
  letter-spacing: -0.01em;
  color: ${color('ink')};
`;
