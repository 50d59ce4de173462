/** Values that the page's own method and accepted science give differently: both are shown at one size. */
import type { Figure, Presentation, TwoValues } from '../presentation.ts';

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
    { ...accepted.figure, label: `${accepted.figure.label} (${accepted.method}, best estimate)` },
  ];
}

/** Returns the headline and all that is shown at its size. */
export function headlineFigures(presentation: Presentation): readonly Figure[] {
  const { headline, accepted } = presentation;
  return [...(accepted === undefined ? [headline] : []), ...inTwoValues(presentation).flatMap(bothFigures)];
}
