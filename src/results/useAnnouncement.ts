import { useCallback, useEffect, useState } from 'react';
import { saidAnew } from '#src/kit/saidAnew.ts';

const SHOWN_MS = 5000;

/** A short remark such as 'Copied' that goes away by itself, for a polite live region. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const announce = useCallback((text: string) => setSaid((last) => ({ text: saidAnew(last.text, text) })), []);
  return [said.text, announce];
}
