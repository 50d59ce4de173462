/** Explains why a ground state differs from the filling order. */

/** Electrons of a half-filled and of a filled subshell. */
const STEADY = { d: { half: 5, full: 10 }, f: { half: 7, full: 14 } } as const;

/**
 * Returns one sentence: that the atom gains a half-filled or a filled subshell, or that the subshells are too close in
 * energy for a simple rule.
 *
 * @param expected by the filling order, '[Ar] 3d4 4s2'
 * @param measured '[Ar] 3d5 4s1'
 */
export function reasonOf(expected: string, measured: string): string {
  const gained = measured.split(' ').filter((part) => !expected.split(' ').includes(part));
  for (const part of gained) {
    const [, name = '', kind = '', electrons = ''] = /^(\d([df]))(\d+)$/.exec(part) ?? [];
    if (kind !== 'd' && kind !== 'f') continue;
    if (Number(electrons) === STEADY[kind].half)
      return `So ${name} is exactly half filled, one electron to each orbital.`;
    if (Number(electrons) === STEADY[kind].full) return `So ${name} is completely filled.`;
  }
  return 'These subshells lie so close in energy that the repulsion between the electrons decides, and no simple rule foretells it.';
}
