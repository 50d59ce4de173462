import { inWords, plain, upToDigits, type WrittenNumber } from '#src/engine/kit/writing.ts';

const SPOONS = /^(?:cups?|tbsp|tsp|tablespoons?|teaspoons?)$/i;
/** What measuring cups and spoons have, from none to a whole. */
const FRACTIONS = [
  { share: 0, text: '' },
  { share: 1 / 4, text: '¼' },
  { share: 1 / 3, text: '⅓' },
  { share: 1 / 2, text: '½' },
  { share: 2 / 3, text: '⅔' },
  { share: 3 / 4, text: '¾' },
  { share: 1, text: '1' },
] as const;
const LEAST = 1 / 5;
const MOST = 100;

/** Writes an amount with up to three significant digits; of cups and spoons as the nearest fraction: 1 ¼. */
export function kitchenAmount(amount: number, unit: string): WrittenNumber {
  if (!SPOONS.test(unit) || amount <= LEAST || amount >= MOST) return upToDigits(3)(amount);
  const whole = Math.floor(amount);
  const nearest = FRACTIONS.reduce((best, fraction) =>
    Math.abs(fraction.share - (amount - whole)) < Math.abs(best.share - (amount - whole)) ? fraction : best,
  );
  if (nearest.share === 0 || nearest.share === 1) return plain(whole + nearest.share);
  return inWords(whole === 0 ? nearest.text : `${whole} ${nearest.text}`);
}
