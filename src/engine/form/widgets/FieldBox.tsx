import type { AnyField, Value } from '#src/engine/kit/fields.ts';
import { DateBox, TextBox } from '../lazyBoxes.ts';
import { CheckboxBox } from './CheckboxWidget.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { NumberBox } from './NumberBox.tsx';
import type { UnitProps } from './widget.ts';

interface FieldBoxProps {
  readonly field: AnyField;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly spokenLabel?: string | undefined;
  readonly describedBy?: string | undefined;
  /** For a number with a unit behind its box. */
  readonly unit?: UnitProps | undefined;
}

/** The control of a field that takes one line; nothing for a field that needs more room. */
export function FieldBox({ field, value, unit, ...common }: FieldBoxProps) {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'number':
      return <NumberBox field={field} value={text} unit={unit} {...common} />;
    case 'text':
      return <TextBox field={field} value={text} {...common} />;
    case 'date':
      return <DateBox field={field} value={text} {...common} />;
    case 'choice':
      return <ChoiceMenu field={field} value={text} {...common} />;
    case 'checkbox':
      return <CheckboxBox field={field} value={value === true} {...common} />;
    default:
      return null;
  }
}
