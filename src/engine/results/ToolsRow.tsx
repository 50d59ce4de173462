import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BLEED } from './Block.ts';

/** What a button below a result opens. */
export interface ToolPanel {
  readonly id: string;
  readonly title: string;
  /** It is open from the start, or from now on. */
  readonly startsOpen?: boolean;
  /** It holds what belongs to the result: it is always part of the page, and is printed. */
  readonly isResult?: boolean;
  readonly content: ReactNode;
}

interface ToolsRowProps {
  readonly panels: readonly ToolPanel[];
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The rest is behind 'More'. */
const MOST_SHOWN = 6;

/** Text buttons below a result, each of which opens its panel below the row: one at a time. */
export function ToolsRow({ panels, children }: ToolsRowProps) {
  const prefix = useId();
  const asked = panels.find(({ startsOpen }) => startsOpen)?.id ?? null;
  const [open, setOpen] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  /** What has been opened keeps what was entered in it. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(asked === null ? [] : [asked]));
  const [hasAll, setAll] = useState(false);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) show(asked);
  }

  function show(id: string | null): void {
    setOpen(id);
    if (id !== null) setVisited((before) => new Set([...before, id]));
  }

  const isCrowded = panels.length > MOST_SHOWN;
  const shown = isCrowded && !hasAll ? panels.filter(({ id }, index) => index < MOST_SHOWN - 1 || id === open) : panels;
  return (
    <Place>
      <Row data-print="no" data-tools>
        {shown.map(({ id, title }) => (
          <ToolButton
            key={id}
            id={prefix + id}
            type="button"
            aria-expanded={open === id}
            aria-controls={`${prefix}${id}-panel`}
            onClick={() => show(open === id ? null : id)}
          >
            {title}
          </ToolButton>
        ))}
        {isCrowded && (
          <ToolButton type="button" aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
            {hasAll ? 'Fewer tools' : 'More tools'}
          </ToolButton>
        )}
        {children}
      </Row>
      {panels.map(({ id, title, isResult = false, content }) => (
        <Panel
          key={id}
          id={`${prefix}${id}-panel`}
          aria-label={title}
          data-open={open === id || undefined}
          data-print={isResult ? undefined : 'no'}
        >
          {(isResult || visited.has(id)) && content}
        </Panel>
      ))}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  &:not(:has([data-tools] > *)) { display: none; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${SPACE.s2};
  margin-inline: calc(-1 * ${BLEED});
  padding: ${SPACE.s1} calc(${BLEED} - ${SPACE.s2});
  border-block-start: 1px solid ${color('line')};
`;

/** A button of the row: it reads like a word of a sentence, and is as high as a finger needs. */
export const ToolButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s1};
  min-height: 2.75rem;
  padding: 0 ${SPACE.s2};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('accent')};
  font-size: ${TYPE.small};
  font-weight: 600;
  &:hover { text-decoration: underline; }
  &[aria-expanded='true'] { background: ${color('accentTint')}; }
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  @media screen { &:not([data-open]) { display: none; } }
`;
