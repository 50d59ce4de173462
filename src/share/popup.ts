const SIZE = 'width=600,height=400';

/**
 * Opens an address in a small window of its own, which cannot reach back to this page.
 *
 * @returns false when the browser did not allow it
 */
export function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', SIZE);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
