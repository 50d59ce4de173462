import { isNumber, OWN_NUMBER_KEY, ownNumberChanged } from '../ownVeterinarian.ts';

/**
 * Stores the number.
 *
 * @returns false when the text cannot be dialed; then nothing changes
 */
export function keepOwnNumber(typed: string): boolean {
  const number = typed.trim();
  if (!isNumber(number)) return false;
  store(number);
  return true;
}

export function forgetOwnNumber(): void {
  store('');
}

function store(number: string): void {
  let unstored: string | null = null;
  try {
    if (number === '') localStorage.removeItem(OWN_NUMBER_KEY);
    else localStorage.setItem(OWN_NUMBER_KEY, number);
  } catch {
    unstored = number;
  }
  const root = document.documentElement.dataset;
  if (number === '') delete root.veterinarian;
  else root.veterinarian = 'kept';
  ownNumberChanged(unstored);
}
