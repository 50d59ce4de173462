import type { AnyField } from '#src/engine/kit/fields.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { LabelRemark, LabelText } from './controlLook.ts';

interface FieldLabelProps {
  readonly field: AnyField;
  /** The unit is drawn behind the box: the label adds it only for screen readers, where it is given. */
  readonly beside?: { readonly spoken?: string | undefined } | undefined;
}

/** A field's name, its unit, and whether it may stay blank. */
export function FieldLabel({ field, beside }: FieldLabelProps) {
  const unit = field.kind === 'number' ? field.unit : undefined;
  return (
    <LabelText>
      <span>
        {field.label}
        {beside?.spoken !== undefined && <VisuallyHidden> ({beside.spoken})</VisuallyHidden>}
        {beside === undefined && unit !== undefined && <LabelRemark> ({unit})</LabelRemark>}
      </span>
      {field.optional === true && <LabelRemark> optional</LabelRemark>}
    </LabelText>
  );
}
