/** What the controls of a form need from the page around them. */
import { type ComponentType, createContext, useContext } from 'react';
import type { AnyFields, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import type { Issue } from '#workers/contract.ts';
import type { HoldText } from './longText.ts';

/** Which controls are invalid, and where their message is. */
export interface Fault {
  /** Id of the element that holds the message. Absent: `MESSAGE_ID`. */
  readonly messageId?: string;
  readonly controls: ReadonlySet<string>;
  /** The declared field that the first of them is or belongs to; null where no single control is invalid. */
  readonly owner: string | null;
  /** The message also has a box of its own, with the id `MESSAGE_ID`. */
  readonly hasBox: boolean;
  /** The label of the first of them, where it is blank. */
  readonly blank?: string | undefined;
  /** The messages shown beside the first of them. */
  readonly beside: readonly Issue[];
}

/** Id of the element that holds the message about invalid controls in the calculator's form; unique on a page. */
export const MESSAGE_ID = 'calculator-message';

export interface SliderProps {
  /** With limits and step in the unit that the box has now. */
  readonly field: FieldOfKind<'number'>;
  /** What is in the box. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What number boxes need while the results follow the typing. */
export interface Live {
  readonly Slider: ComponentType<SliderProps>;
  /** The next edit is one of a hand that moves: it is calculated at once, not after a pause. */
  readonly moves: () => void;
}

export interface FormEnvironment {
  /** All fields of the form. */
  readonly fields: AnyFields;
  /** What is in the form. Absent where a field is used on its own. */
  readonly values?: Values;
  /** On pages on toxicity and medicine. */
  readonly isStrict: boolean;
  /** A calculation is running. Absent where a field is used on its own. */
  readonly isBusy?: boolean;
  /** Absent while the results do not follow the typing. */
  readonly live?: Live | undefined;
  readonly fault: Fault | null;
  readonly holdText: HoldText;
  /** Checks and adds the row in the entry form of a list. */
  readonly append: (list: string) => void;
  /** Edits another field of the same form. Absent where a field is used on its own. */
  readonly edit?: (field: string, value: Value) => void;
  /** Says something politely to those who hear the page. */
  readonly announce: (text: string) => void;
}

const FormContext = createContext<FormEnvironment | null>(null);

export const FormEnvironmentProvider = FormContext.Provider;

export function useFormEnvironment(): FormEnvironment {
  const environment = useContext(FormContext);
  if (environment === null) throw new Error('A control is outside a form');
  return environment;
}

/** Attributes that associate a control with its name, its descriptions and its error message. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** @param descriptions ids of the elements that describe the control; absent ones are left out */
export function useControl(name: string, ...descriptions: readonly (string | undefined)[]): ControlAttributes {
  const { fault } = useFormEnvironment();
  const atFault = fault?.controls.has(name) === true;
  const described = [
    ...(atFault ? [fault.messageId ?? MESSAGE_ID] : []),
    ...descriptions.filter((id) => id !== undefined),
  ];
  return {
    id: `input-${name}`,
    name,
    'aria-invalid': atFault || undefined,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
}
