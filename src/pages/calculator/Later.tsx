import { type ComponentType, memo } from 'react';
import { LaterPart } from './LaterPart.tsx';

/**
 * A prerendered part whose code is loaded later. Memoized: a render before the code has loaded would replace the
 * prerendered content.
 */
export const Later = memo(function Later({ Part }: { readonly Part: ComponentType }) {
  return (
    <LaterPart resetKey={Part}>
      <Part />
    </LaterPart>
  );
});
