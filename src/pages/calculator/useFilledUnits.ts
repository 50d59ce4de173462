import { useRef } from 'react';
import type { AnyFields } from '#src/kit/fields.ts';

/**
 * Units that came with an example or a link. Where an amount depends on them, a number of the visitor's own does not
 * inherit one: 22 typed over 10 kg may be pounds.
 */
export function useFilledUnits(fields: AnyFields) {
  const filled = useRef(new Set<string>());
  return {
    /** To be called when a form was filled by others. */
    fill(): void {
      filled.current = new Set(
        Object.values(fields).flatMap((field) => (field.kind === 'number' ? (field.unitIn ?? []) : [])),
      );
    },
    /** Notes an edit; gives back the unit that has to be chosen anew after it, once, or null. */
    afterEdit(edited: string): string | null {
      filled.current.delete(edited);
      const field = fields[edited];
      const unit = field?.kind === 'number' ? field.unitIn : undefined;
      return unit !== undefined && filled.current.delete(unit) ? unit : null;
    },
  };
}
