import Search from 'lucide-react/icons/search';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { SearchFrame } from '#src/engine/ui/onDemand/SearchFrame.ts';
import { BREAKPOINT, color, RADIUS, ROOM_FOR_BAR, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { EVIDENCE_WORDS } from '#src/site/catalog/evidenceWords.ts';

/** Narrows a list while one types, and by how sure its entries are. Enter opens the first entry, Escape shows all. */
export function ListFilter({
  label,
  text,
  evidence,
  kinds,
  said,
  onText,
  onEvidence,
  onEnter,
  onFocus,
}: ListFilterProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') onEnter?.();
    else if (event.key === 'Escape' && text !== '') onText('');
    else return;
    event.preventDefault();
  };
  return (
    <Room data-print="no" role="search" aria-label={label}>
      <AfterHydration>
        <Row>
          <Box>
            <Search size={18} aria-hidden="true" focusable="false" />
            <input
              type="search"
              name="filter"
              aria-label={label}
              placeholder={label}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              value={text}
              onFocus={onFocus}
              onChange={({ target }) => onText(target.value)}
              onKeyDown={onKeyDown}
            />
          </Box>
          {kinds.length > 1 && (
            <Kind
              name="evidence"
              aria-label="Evidence"
              value={evidence ?? ''}
              onChange={({ target }) => onEvidence(kinds.find((kind) => kind === target.value) ?? null)}
            >
              <option value="">Evidence: all</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {EVIDENCE_WORDS[kind].name}
                </option>
              ))}
            </Kind>
          )}
        </Row>
        <Said role="status">{said}</Said>
      </AfterHydration>
    </Room>
  );
}

interface ListFilterProps {
  readonly label: string;
  readonly text: string;
  /** Null: all. */
  readonly evidence: EvidenceKind | null;
  /** Kinds to choose from; the menu is left out where there are fewer than two. */
  readonly kinds: readonly EvidenceKind[];
  /** How much is left, such as '5 of 72'; '' while nothing is filtered. */
  readonly said: string;
  readonly onText: (text: string) => void;
  readonly onEvidence: (evidence: EvidenceKind | null) => void;
  readonly onEnter?: () => void;
  readonly onFocus?: () => void;
}

/** Keeps its height before the box is there. On a phone it stays in sight, where there is room for that. */
const Room = styled.div`
  min-height: 4.25rem;
  @media (scripting: none) { display: none; }
  @media not all and (min-width: ${BREAKPOINT.three}) {
    min-height: 4.5rem;
    padding-block-start: ${SPACE.s2};
    background: ${color('canvas')};
    @media (min-height: ${ROOM_FOR_BAR}) { position: sticky; inset-block-start: var(--header-height); z-index: 1; }
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${SPACE.s2};
`;

const Box = styled(SearchFrame)`
  flex: 1 1 12rem;
  min-width: 0;
  > svg { inset-inline-start: ${SPACE.s3}; }
  > input { min-height: 2.75rem; padding-inline-start: 2.5rem; }
`;

const Kind = styled.select`
  flex: 0 1 11rem;
  min-width: 0;
  min-height: 2.75rem;
  padding-inline: ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  text-overflow: ellipsis;
`;

const Said = styled.p`
  min-height: 1.25rem;
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.25rem;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
