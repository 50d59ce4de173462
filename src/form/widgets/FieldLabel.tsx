import type { AnyField } from '#src/kit/fields.ts';
import { LabelRemark, LabelText } from './controlLook.ts';

/** A field's name, its unit, and whether it may stay blank. */
export function FieldLabel({ field }: { readonly field: AnyField }) {
  return (
    <LabelText>
      {field.label}
      {field.kind === 'number' && field.unit !== undefined && <LabelRemark> ({field.unit})</LabelRemark>}
      {field.optional === true && <LabelRemark> – optional</LabelRemark>}
    </LabelText>
  );
}
