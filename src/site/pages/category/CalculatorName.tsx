import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { nameParts } from './nameParts.ts';

/** The name of a calculator in a list of calculators: their last word is only read aloud. */
export function CalculatorName({ name }: { readonly name: string }) {
  const { drawn, read } = nameParts(name);
  return (
    <>
      {drawn}
      {read !== '' && <VisuallyHidden>{read}</VisuallyHidden>}
    </>
  );
}
