import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from '../theme.ts';

/** A modal window that is open while mounted. Closing returns the focus to where it was. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <Window
      ref={ref}
      $isWide={isWide}
      aria-labelledby={titleId}
      // At once: the close event comes later, and would close a window that was opened again in between.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <Bar>
        <h2 id={titleId}>{title}</h2>
        <CloseButton type="button" aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" focusable="false" />
        </CloseButton>
      </Bar>
      {children}
    </Window>
  );
}

interface DialogProps {
  readonly title: string;
  /** As wide as its content, where the page has room; else as wide as a column of text. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Window = styled.dialog<{ readonly $isWide: boolean }>`
  width: ${({ $isWide }) => ($isWide ? 'fit-content' : '42rem')};
  max-width: calc(100vw - 2rem);
  max-height: calc(100dvh - 4rem);
  margin-block: 2rem auto;
  padding: ${SPACE.s5};
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  color: ${color('ink')};
  box-shadow: var(--shadow);
  &::backdrop { background: ${color('canvas')}; opacity: 0.85; }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s4};
  margin-block-end: ${SPACE.s4};
  h2 { font-size: ${TYPE.h2}; }
`;

const CloseButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('inkMuted')};
  &:hover { background: ${color('sunken')}; color: ${color('ink')}; }
`;
