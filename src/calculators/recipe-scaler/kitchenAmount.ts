import { short } from '#src/families/shortFigure.ts';

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

/** Formats an amount to three significant digits; of cups and spoons as the nearest fraction: 1 ¼. */
export function kitchenAmount(amount: number, unit: string): string {
  if (!SPOONS.test(unit) || amount <= LEAST || amount >= MOST) return short(amount, 3);
  const whole = Math.floor(amount);
  const nearest = FRACTIONS.reduce((best, fraction) =>
    Math.abs(fraction.share - (amount - whole)) < Math.abs(best.share - (amount - whole)) ? fraction : best,
  );
  if (nearest.share === 1) return String(whole + 1);
  return [...(whole === 0 ? [] : [String(whole)]), nearest.text].filter((part) => part !== '').join(' ');
}
