/** Tandem repeats of a circle: those of its letters read on beyond the origin, each once. */
import { createTandemFinder, type TandemRepeat, type TandemRules } from './tandemRepeats.ts';

/**
 * Finds the repeats of a circle, as `createTandemFinder` does those of a strand. A repeat is no longer than the circle.
 *
 * @param length letters of the circle
 * @param take receives each, in no order; its end may lie beyond the last letter, which the first one follows
 */
export function createCircularTandemFinder(rules: TandemRules, length: number, take: (repeat: TandemRepeat) => void) {
  const atOrigin: TandemRepeat[] = [];
  let read = 0;
  let lastLetter = '';
  const finder = createTandemFinder(rules, (repeat) => {
    if (repeat.start === 0) atOrigin.push(repeat);
    else if (repeat.start < length) takeOnce(repeat);
  });

  /** A run that goes around is as long as the circle. */
  function takeOnce(repeat: TandemRepeat): void {
    const letters = Math.min(repeat.length, length);
    if (letters >= rules.leastLength && letters >= rules.leastCopies * repeat.unit.length)
      take({ ...repeat, length: letters });
  }

  return {
    /** Takes the next upper-case letters: all of the circle, then those from its first on while `needsMore` says so. */
    read(letters: Uint8Array): void {
      finder.read(letters);
      if (read < length && read + letters.length >= length)
        lastLetter = String.fromCharCode(letters[length - 1 - read] ?? 0);
      read += letters.length;
    },
    /** A repeat that began before the origin may go on; at most once around. */
    needsMore: (): boolean => read < 2 * length && finder.longestOpen() > read - length,
    finish(): void {
      finder.finish();
      for (const repeat of atOrigin) {
        // Where the last letter is the one that the unit asks for, it began before the origin, or goes all the way around.
        const beganBefore = repeat.unit.at(-1) === lastLetter;
        if (!beganBefore || repeat.length === 2 * length) takeOnce(repeat);
      }
    },
  };
}
