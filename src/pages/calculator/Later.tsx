import { type ComponentType, memo } from 'react';
import { LaterPart } from './LaterPart.tsx';

/** A part whose code may come later. Drawn once: what is drawn anew before its code is there would lose what was prerendered. */
export const Later = memo(function Later({ Part }: { readonly Part: ComponentType }) {
  return (
    <LaterPart of={Part}>
      <Part />
    </LaterPart>
  );
});
