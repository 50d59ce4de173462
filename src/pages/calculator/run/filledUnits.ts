import type { AnyFields } from '#src/kit/fields.ts';

/**
 * Remembers which units came with an example or a link. Where an amount depends on them, a number of the visitor's own
 * does not inherit one: 22 typed over 10 kg may be pounds.
 */
export function filledUnits(fields: AnyFields) {
  let filled = new Set<string>();
  let before = filled;
  return {
    /** To be called when a form was filled by others. */
    fill(): void {
      before = filled;
      filled = new Set(Object.values(fields).flatMap((field) => (field.kind === 'number' ? (field.unitIn ?? []) : [])));
    },
    /** To be called when the form starts anew. */
    clear(): void {
      filled = new Set();
    },
    /** To be called when what the last filling replaced is back. */
    undo(): void {
      filled = before;
    },
    /** Notes an edit; gives back the unit that has to be chosen anew after it, once, or null. */
    afterEdit(edited: string): string | null {
      filled.delete(edited);
      const field = fields[edited];
      const unit = field?.kind === 'number' ? field.unitIn : undefined;
      return unit !== undefined && filled.delete(unit) ? unit : null;
    },
  };
}
