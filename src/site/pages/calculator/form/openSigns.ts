/** The id of the fold with the signs of trouble at a birth. */
export const SIGNS_ID = 'birth-signs';

/** Opens the signs of trouble at a birth, as the visitor would. Nothing else on the page depends on whether they are open. */
export function openSigns(): HTMLDetailsElement | null {
  const fold = document.querySelector<HTMLDetailsElement>(`details#${SIGNS_ID}`);
  if (fold !== null) fold.open = true;
  return fold;
}
