const SIZE = 'width=600,height=400';

/**
 * Opens a URL in a small window without access to this page.
 *
 * @returns false when the browser blocked it
 */
export function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', SIZE);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
