/**
 * Returns the orbitals of a subshell as boxes of arrows, filled by Hund's rule: '[↑↓] [↑] [↑]'. They do not wrap.
 *
 * @param capacity even: two for each orbital
 */
export function orbitalBoxes(electrons: number, capacity: number): string {
  const orbitals = capacity / 2;
  return Array.from({ length: orbitals }, (_, index) => {
    if (electrons > orbitals + index) return '[↑↓]';
    return electrons > index ? '[↑]' : '[\u00A0]';
  }).join('\u00A0');
}
