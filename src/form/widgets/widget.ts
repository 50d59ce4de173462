import type { AnyField, FieldOfKind, Value } from '#src/kit/fields.ts';

/** Props of a widget: the field, its value, and a callback to change it. */
export interface WidgetProps<Kind extends AnyField['kind'], Held extends Value> {
  readonly field: FieldOfKind<Kind>;
  /** The control's `name`, dotted within lists and groups. */
  readonly name: string;
  readonly value: Held;
  readonly onChange: (value: Held) => void;
}

/** Props of a control without a label of its own: labeled by an element, or by text for screen readers. */
export interface BoxProps<Kind extends AnyField['kind'], Held extends Value> extends WidgetProps<Kind, Held> {
  /** Label for screen readers only: 'Count, species 2'. */
  readonly spokenLabel?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** The unit that a number is typed in, and a callback to change it. */
export interface UnitProps {
  readonly chosen: string;
  readonly onChoose: (unit: string) => void;
}
