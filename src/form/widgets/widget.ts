import type { AnyField, FieldOfKind, Value } from '#src/kit/fields.ts';

/** What draws a field: the field, what it holds, and the way to change that. */
export interface WidgetProps<Kind extends AnyField['kind'], Held extends Value> {
  readonly field: FieldOfKind<Kind>;
  /** The control's `name`, dotted within lists and groups. */
  readonly name: string;
  readonly value: Held;
  readonly onChange: (value: Held) => void;
}

/** A control without a label of its own: labelled by an element, or by words that are not seen. */
export interface BoxProps<Kind extends AnyField['kind'], Held extends Value> extends WidgetProps<Kind, Held> {
  /** Words read aloud instead of a label on the page: 'Count, species 2'. */
  readonly spokenLabel?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** The unit that a number is typed in, and the way to change it. */
export interface UnitProps {
  readonly chosen: string;
  readonly onChoose: (unit: string) => void;
}
