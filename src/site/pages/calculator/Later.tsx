import { type ComponentType, memo } from 'react';
import { LaterPart } from './LaterPart.tsx';

type LaterProps<Props extends object> = Props & { readonly Part: ComponentType<Props> };

function LaterWithProps<Props extends object>({ Part, ...props }: LaterProps<Props>) {
  return (
    <LaterPart resetKey={Part}>
      <Part {...(props as unknown as Props)} />
    </LaterPart>
  );
}

/**
 * A prerendered part whose code is loaded later, with its properties. Memoized: a render before the code has loaded
 * would replace the prerendered content.
 */
export const Later = memo(LaterWithProps) as typeof LaterWithProps;
