import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handLetters, takersOf } from '#src/engine/handover/handedLetters.ts';
import type { SequenceBlock } from '#src/engine/kit/presentation.ts';
import type { LettersTarget } from '#src/engine/results/sequence/HandOnLetters.ts';
import { calculatorName } from './calculatorName.ts';

/** Returns which pages take the letters of a block, and how each is opened with them. */
export function useLetterTargets(): (block: SequenceBlock) => readonly LettersTarget[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (block) =>
      takersOf(block).map((taker) => ({
        label: `Use in ${calculatorName(taker.calculator)}`,
        open(letters) {
          const address = handLetters({ taker, letters, title: block.title });
          // The page that is open reads its address again only when the browser changes it.
          if (address.startsWith(`${pathname}#`)) location.hash = address.slice(address.indexOf('#'));
          else navigate(address);
        },
      })),
    [navigate, pathname],
  );
}
