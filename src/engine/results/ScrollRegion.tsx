import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Scrolls when its content is too wide, or much too high; then it is focusable and can be scrolled by keyboard. */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} {...(overflows ? { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}>
      {children}
    </Box>
  );
}

interface ScrollRegionProps {
  /** Id of the element that names the scrolling content. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

const Box = styled.div`
  overflow: auto;
  min-width: 0;
  max-height: min(40rem, 80vh);
  @media print { overflow: visible; max-height: none; }
`;
