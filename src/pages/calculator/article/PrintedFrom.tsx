import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** On paper alone: when the page was printed, and its address. */
export function PrintedFrom() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser does not wait for a drawing by React before it prints.
    const write = (): void => {
      if (line.current === null) return;
      const now = new Date().toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
      line.current.textContent = `Printed ${now} from ${location.href}`;
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return <Line ref={line} />;
}

const Line = styled.p`
  display: none;
  @media print { display: block; }
`;
