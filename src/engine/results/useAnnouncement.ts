import { useCallback, useEffect, useState } from 'react';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';

const SHOWN_MS = 5000;

/**
 * Returns a short message such as 'Copied' that disappears on its own, for a polite live region, and a function that
 * sets it.
 */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const announce = useCallback((text: string) => setSaid((last) => ({ text: liveRegionText(last.text, text) })), []);
  return [said.text, announce];
}
