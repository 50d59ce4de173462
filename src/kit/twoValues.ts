/** Values that the page's own method and accepted science give differently: both are shown at one size. */
import type { Figure, Presentation } from './presentation.ts';

/** The value of the accepted method, where a figure is computed by another one. */
export interface AcceptedValue<Field extends string = string> {
  /** Name of the method of the figure: 'Lineweaver–Burk plot'. */
  readonly insteadOf: string;
  /** Name of the accepted method: 'Non-linear fit'. */
  readonly method: string;
  readonly figure: Figure<Field>;
  /** One line below both: which value to use, and why. */
  readonly advice: string;
}

/** A figure and the accepted value beside it. */
export interface TwoValues<Field extends string = string> {
  readonly figure: Figure<Field>;
  readonly accepted: AcceptedValue<Field>;
}

/** Returns what the result shows in two values, the headline first. */
export function inTwoValues({ headline, accepted, second }: Presentation): readonly TwoValues[] {
  return [
    ...(accepted === undefined ? [] : [{ figure: headline, accepted }]),
    ...(second === undefined ? [] : [second]),
  ];
}

/** Returns both figures, each named by its method. */
export function bothFigures({ figure, accepted }: TwoValues): readonly Figure[] {
  return [
    { ...figure, label: `${figure.label} (${accepted.insteadOf})` },
    { ...accepted.figure, label: `${accepted.figure.label} (${accepted.method}, recommended)` },
  ];
}

/** Returns the headline and all that is shown at its size. */
export function headlineFigures(presentation: Presentation): readonly Figure[] {
  const { headline, accepted } = presentation;
  return [...(accepted === undefined ? [headline] : []), ...inTwoValues(presentation).flatMap(bothFigures)];
}
