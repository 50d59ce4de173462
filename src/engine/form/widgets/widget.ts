import type { ReactNode } from 'react';
import type { AnyField, FieldOfKind, Value } from '#src/engine/kit/fields.ts';

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

/** The unit of a number that is drawn behind its box. */
export interface UnitProps {
  /** Of a number that is converted: the unit that it is typed in. */
  readonly chosen?: string | undefined;
  /** A menu, or the only unit as text. */
  readonly shown: ReactNode;
  /** For the label, which says it to screen readers only. Absent: the menu has a label of its own. */
  readonly spoken?: string | undefined;
  /** A menu that is an input of its own: what to know before choosing is in the line of the label. */
  readonly choice?: { readonly field: FieldOfKind<'choice'>; readonly name: string };
}
