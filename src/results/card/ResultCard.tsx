import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { PrimaryButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import type { ComputedResult } from '../exportedResult.ts';
import { CardSheet } from './CardSheet.tsx';

/**
 * A window with a card of the result, to be printed: while it is open, paper holds the card and nothing else of the page.
 */
export function ResultCard({ computed, page, link, onClose }: ResultCardProps) {
  const card = <CardSheet computed={computed} page={page} link={link} />;
  return (
    <Dialog title="Result card" onClose={onClose}>
      <Stack>
        {card}
        <div>
          <PrimaryButton type="button" onClick={() => window.print()}>
            <Printer aria-hidden size={18} />
            Print card
          </PrimaryButton>
        </div>
      </Stack>
      {createPortal(<Paper data-paper>{card}</Paper>, document.body)}
      <OnlyPaper />
    </Dialog>
  );
}

interface ResultCardProps {
  readonly computed: ComputedResult;
  /** Address of the calculator. */
  readonly page: string;
  /** The same with the visitor's values; empty when they are too long for a link. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Beside the page, because a modal window is not set over several sheets. */
const Paper = styled.div`
  display: none;
  @media print { display: block; }
`;

const OnlyPaper = createGlobalStyle`
  @media print { body > :not([data-paper]) { display: none !important; } }
`;
