import type { AnyField } from '#src/kit/fields.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LabelRemark, LabelText } from './controlLook.ts';

interface FieldLabelProps {
  readonly field: AnyField;
  /** The unit shown by a number's menu of units; the label adds it only for screen readers. */
  readonly chosenUnit?: string | undefined;
}

/** A field's name, its unit, and whether it may stay blank. */
export function FieldLabel({ field, chosenUnit }: FieldLabelProps) {
  const unit = field.kind === 'number' ? field.unit : undefined;
  return (
    <LabelText>
      {field.label}
      {chosenUnit !== undefined && <VisuallyHidden> ({chosenUnit})</VisuallyHidden>}
      {chosenUnit === undefined && unit !== undefined && <LabelRemark> ({unit})</LabelRemark>}
      {field.optional === true && <LabelRemark> – optional</LabelRemark>}
    </LabelText>
  );
}
