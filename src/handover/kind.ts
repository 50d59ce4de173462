/** What a kind of quantity is that one calculator hands to another, and how its rows are written. */
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import type { QuantityName } from '#src/kit/onDemand/units.ts';

/** A figure of a result. */
export interface Giver {
  readonly calculator: CalculatorId;
  /** `field` of the figure. */
  readonly figure: string;
  /** The unit that the figure is shown in; '' for none. In another unit it is not handed on. */
  readonly unit: string;
  /** The same unit by the name that fields use: 'g/mol' for 'Da'. */
  readonly as?: string;
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
  /** The table by which units are converted. Absent: giver and taker have the same unit. */
  readonly quantity?: QuantityName;
  readonly givers: readonly Giver[];
  readonly takers: readonly Taker[];
}

/** A row of figures that give. */
export function gives(calculator: CalculatorId, figure: string, unit: string, as?: string): Giver {
  return { calculator, figure, unit, ...(as === undefined ? {} : { as }) };
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
