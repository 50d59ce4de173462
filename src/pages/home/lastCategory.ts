/** The category that was opened last, for as long as the tab lives. */
const KEY = 'last-category';

/** @returns null when none was, or where storage is forbidden */
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
    // Only the mark on Home is lost.
  }
}
