/** What a kind of quantity is that one calculator hands to another, and how its rows are written. */

import type { QuantityName } from '#src/engine/kit/onDemand/units.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';

/** A figure of a result. */
export interface Giver {
  readonly calculator: CalculatorId;
  /** `field` of the figure. */
  readonly figure: string;
}

/** A number field of a form. */
export interface Taker {
  readonly calculator: CalculatorId;
  /** Key of the field, dotted in a group. */
  readonly input: string;
  readonly label: string;
  /** The choice beside the field that is its unit, and the choice for each unit, the preferred one first. */
  readonly unitIn?: { readonly name: string; readonly values: Readonly<Record<string, string>> };
  /** Choices that are made when the field is hidden. */
  readonly shownBy?: Choices;
  /** Choices that are always made: the animal whose quantity it is. */
  readonly of?: Choices;
}

type Choices = Readonly<Record<string, string>>;

export interface Kind {
  readonly id: string;
  /** As it begins a sentence: 'Molar mass'. */
  readonly name: string;
  /** The table by which the unit of a figure is converted into that of a field. Absent: the number is taken as it is. */
  readonly quantity?: QuantityName;
  /** Without such a table: the unit in which a figure is handed on. Absent: none. */
  readonly unit?: string;
  readonly givers: readonly Giver[];
  readonly takers: readonly Taker[];
}

/** A row of figures that give. */
export function gives(calculator: CalculatorId, figure: string): Giver {
  return { calculator, figure };
}

/** A row of fields that take. */
export function takes(
  calculator: CalculatorId,
  input: string,
  label: string,
  rest: Pick<Taker, 'unitIn' | 'shownBy' | 'of'> = {},
): Taker {
  return { calculator, input, label, ...rest };
}
