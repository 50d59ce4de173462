/** Key in `sessionStorage` of the category that was opened last in this tab. */
const KEY = 'last-category';

/**
 * Returns the id of the category that was opened last.
 *
 * @returns null when none was, or where storage is unavailable
 */
export function lastCategory(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberCategory(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is unavailable: Home shows no mark.
  }
}
