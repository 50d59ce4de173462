import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, SPACE, TYPE } from '../theme.ts';

interface FoldedSectionProps {
  /** Id of the heading. */
  readonly id?: string;
  readonly title: string;
  /** A line beside the title that is read while the section is closed as well. */
  readonly remark?: string;
  /** 2: a section of the page; 3: of a result. */
  readonly level?: 2 | 3;
  /** Of the sections of one group, opening one closes the others. */
  readonly group?: string;
  /** It is open from the start. */
  readonly startsOpen?: boolean;
  /** Called when the visitor opens it. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A section that the visitor opens. In print it is open. */
export function FoldedSection({
  id,
  title,
  remark,
  level = 3,
  group,
  startsOpen = false,
  onOpen,
  children,
}: FoldedSectionProps) {
  const fold = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a section that was opened before hydration
  useEffect(() => {
    if (fold.current?.open) onOpen?.();
  }, []);

  return (
    <Fold
      ref={fold}
      name={group}
      open={startsOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {level === 2 ? <h2 id={id}>{title}</h2> : <h3 id={id}>{title}</h3>}
        {remark !== undefined && <Remark>{remark}</Remark>}
      </summary>
      <Content>{children}</Content>
    </Fold>
  );
}

const Fold = styled.details`
  border-block-start: 1px solid ${color('line')};
  summary {
    display: flex;
    align-items: center;
    gap: ${SPACE.s3};
    min-height: 3.25rem;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid ${color('accent')};
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
    @media print { display: none; }
  }
  &[open] > summary::before { transform: rotate(45deg); }
  :is(h2, h3) { font-family: inherit; font-size: ${TYPE.body}; }
`;

const Remark = styled.span`
  min-width: 0;
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.35;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  padding-block-end: ${SPACE.s4};
`;
