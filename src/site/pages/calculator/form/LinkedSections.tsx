import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { ManyAtOnce } from './ManyAtOnce.tsx';
import { WorksheetSection } from './WorksheetSection.tsx';

export interface LinkedSectionsProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  readonly draft: Values;
}

/** What the links at the foot of the form open. Nothing of it is seen before, so that it is not prerendered. */
export function LinkedSections({ id, title, definition, draft }: LinkedSectionsProps) {
  return (
    <>
      <ManyAtOnce calculatorId={id} definition={definition} draft={draft} />
      <WorksheetSection title={title} definition={definition} />
    </>
  );
}
