/** Far above any count, and small enough for exact intervals. */
const MOST = 1e9;

/**
 * Why the number of a sample is refused, by what its name begins with: `sampleSize`, `standardDeviation`, `successes`
 * (of `trials` with the same ending), `trials`, `events`, `exposure`. Others may be any number.
 *
 * @param numbers all of them, none blank
 * @returns null where it is accepted
 */
export function sampleNumberFault(name: string, numbers: Readonly<Record<string, number>>): string | null {
  const value = numbers[name] ?? 0;
  const isCount = Number.isInteger(value) && value <= MOST;
  if (name.startsWith('sampleSize'))
    return isCount && value >= 2 ? null : 'Sample size must be a whole number of at least 2';
  if (name.startsWith('standardDeviation')) return value >= 0 ? null : 'Standard deviation must be 0 or greater';
  if (name.startsWith('successes')) {
    const trials = numbers[name.replace('successes', 'trials')] ?? 0;
    // Impossible trials are refused for themselves.
    if (!(Number.isInteger(trials) && trials >= 1 && trials <= MOST)) return null;
    return isCount && value >= 0 && value <= trials
      ? null
      : 'Successes must be a whole number from 0 to the number of trials';
  }
  if (name.startsWith('trials'))
    return isCount && value >= 1 ? null : 'Number of trials must be a whole number of at least 1';
  if (name === 'events') return isCount && value >= 0 ? null : 'Number of events must be a whole number of 0 or more';
  if (name === 'exposure') return value > 0 ? null : 'Exposure must be greater than 0';
  return null;
}
