/** The 118 elements as options of a menu, in the order of their atomic numbers: 'Cl – Chlorine'. */
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

export const ELEMENT_OPTIONS: readonly { readonly value: ElementSymbol; readonly label: string }[] = (
  Object.keys(ELEMENTS) as ElementSymbol[]
).map((value) => ({ value, label: `${value} – ${ELEMENTS[value].name}` }));
