import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { openSigns } from '../form/openSigns.ts';

/** Printed only: the date and time of printing, and the page's URL. */
export function PrintedFrom() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser prints without waiting for React to render.
    const write = (): void => {
      if (line.current === null) return;
      const now = new Date().toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
      line.current.textContent = `Printed ${now} from ${location.href}`;
    };
    addEventListener('beforeprint', write);
    // Not every browser prints what is folded.
    addEventListener('beforeprint', openSigns);
    return () => {
      removeEventListener('beforeprint', write);
      removeEventListener('beforeprint', openSigns);
    };
  }, []);
  return <Line ref={line} />;
}

const Line = styled.p`
  display: none;
  @media print { display: block; }
`;
