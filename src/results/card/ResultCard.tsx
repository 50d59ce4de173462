import { Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import { PrimaryButton } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Dialog } from '#src/ui/onDemand/Dialog.tsx';
import type { ComputedResult } from '../exportedResult.ts';
import { CardSheet } from './CardSheet.tsx';

/** A dialog with a card of the result, to be printed: while it is open, only the card is printed. */
export function ResultCard({ computed, page, link, onClose }: ResultCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useAloneOnPaper(card);
  return (
    <Dialog title="Result card" onClose={onClose}>
      <Stack>
        <div ref={card}>
          <CardSheet computed={computed} page={page} link={link} />
        </div>
        <div>
          <PrimaryButton type="button" onClick={() => window.print()}>
            <Printer aria-hidden size={18} />
            Print card
          </PrimaryButton>
        </div>
      </Stack>
      <OnlyPaper />
    </Dialog>
  );
}

interface ResultCardProps {
  readonly computed: ComputedResult;
  /** URL of the calculator. */
  readonly page: string;
  /** The URL with the visitor's values; empty when they are too long for a link. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Prints a copy outside of the dialog: a modal dialog is cut off at the end of the first sheet. */
function useAloneOnPaper(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paper = document.createElement('div');
    paper.dataset.paper = '';
    const layOut = (): void => {
      if (card.current === null) return;
      paper.replaceChildren(card.current.cloneNode(true));
      document.body.append(paper);
    };
    const clear = (): void => paper.remove();
    addEventListener('beforeprint', layOut);
    addEventListener('afterprint', clear);
    return () => {
      clear();
      removeEventListener('beforeprint', layOut);
      removeEventListener('afterprint', clear);
    };
  }, [card]);
}

const OnlyPaper = createGlobalStyle`
  [data-paper] { display: none; }
  @media print {
    [data-paper] { display: block; }
    body > :not([data-paper]) { display: none !important; }
  }
`;
