import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { closesWhenLeft } from '#src/engine/ui/onDemand/closesWhenLeft.ts';
import { BREAKPOINT, color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { Action } from './ActionBar.ts';

/** The button 'More' and what it opens: further actions, until Escape or a press elsewhere. */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const around = button.current?.closest('[data-actions]');
    if (!isOpen || !around) return;
    return closesWhenLeft(around, (fromWithin) => {
      if (fromWithin) button.current?.focus();
      setOpen(false);
    });
  }, [isOpen]);
  return (
    <>
      <Action ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        More
        <ChevronDown aria-hidden data-chevron size={16} />
      </Action>
      <List id={id} hidden={!isOpen} data-more>
        {children}
      </List>
    </>
  );
}

const List = styled.div`
  position: absolute;
  right: 0;
  display: grid;
  justify-items: start;
  gap: ${SPACE.s2};
  width: max-content;
  max-width: calc(100vw - 2rem);
  padding: ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  &[hidden] { display: none; }
  @media (min-width: ${BREAKPOINT.two}) { top: calc(100% + ${SPACE.s1}); }
  @media not all and (min-width: ${BREAKPOINT.two}) {
    bottom: calc(100% + ${SPACE.s1});
    max-height: 60dvh;
    overflow-y: auto;
  }
`;
