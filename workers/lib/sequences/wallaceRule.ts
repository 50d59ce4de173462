/**
 * Wallace's rule of thumb for oligonucleotides below about 14 bases: 2 °C for each A or T, 4 °C for each G or C.
 *
 * Source: `wallace1979`. Ignores salt and strand concentration.
 *
 * @returns Tm in °C
 */
export function wallaceTm(counts: { readonly at: number; readonly gc: number }): number {
  return 2 * counts.at + 4 * counts.gc;
}
