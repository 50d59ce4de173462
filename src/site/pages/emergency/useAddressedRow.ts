import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Reports the row that the URL names, however the URL changed: by a link on the page, from another page, or through
 * the browser's history.
 *
 * @param rowAt finds the row that a fragment names; a stable reference
 * @param onAddressed has to be a stable reference
 */
export function useAddressedRow<Row>(
  rowAt: (hash: string) => Row | null,
  onAddressed: (row: Row | null) => void,
): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be opened again
  useEffect(() => onAddressed(rowAt(hash)), [hash, key, rowAt, onAddressed]);
}
