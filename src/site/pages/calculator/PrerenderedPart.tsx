import { type ComponentType, memo } from 'react';
import { LazyPart } from './LazyPart.tsx';

type PrerenderedPartProps<Props extends object> = Props & { readonly Part: ComponentType<Props> };

function PartWithProps<Props extends object>({ Part, ...props }: PrerenderedPartProps<Props>) {
  return (
    <LazyPart resetKey={Part}>
      <Part {...(props as unknown as Props)} />
    </LazyPart>
  );
}

/**
 * A prerendered part whose code is loaded later, with its properties. Memoized: a render before the code has loaded
 * would replace the prerendered content.
 */
export const PrerenderedPart = memo(PartWithProps) as typeof PartWithProps;
