import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { PrimaryButton } from '#src/engine/ui/Button.tsx';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { AloneOnPaper } from '#src/engine/ui/onDemand/AloneOnPaper.tsx';
import { Dialog } from '#src/engine/ui/onDemand/Dialog.tsx';
import type { ComputedResult } from '../exportedResult.ts';
import { CardSheet } from './CardSheet.tsx';

/** A dialog with a card of the result, to be printed: while it is open, only the card is printed. */
export function ResultCard({ computed, page, link, onClose }: ResultCardProps) {
  const card = useRef<HTMLDivElement>(null);
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
      <AloneOnPaper of={card} />
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
