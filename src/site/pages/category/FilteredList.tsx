import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { BREAKPOINT, color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import type { CatalogSubcategory } from '#src/site/catalog/catalog.ts';
import { EVIDENCE } from '#src/site/catalog/evidence.ts';
import { EVIDENCE_KINDS } from '#src/site/catalog/evidenceWords.ts';
import { filtered, linkCount } from './filtered.ts';
import { ListFilter } from './ListFilter.tsx';
import { SubcategoryRow } from './SubcategoryRow.tsx';
import { useFoundByWords } from './useFoundByWords.ts';

/** The calculators of a category on one card, and the box that narrows them. Without a script all of them are there. */
export function FilteredList({ name, subcategories, head }: FilteredListProps) {
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState<EvidenceKind | null>(null);
  const { found, prepare } = useFoundByWords(text);
  const navigate = useNavigate();
  const isFiltered = text.trim() !== '' || evidence !== null;
  const shown = filtered(subcategories, { text, found, evidence });
  const listed = subcategories.flatMap(({ calculators }) => calculators);
  const first = shown[0]?.calculators[0];
  return (
    <>
      <Head>
        {head}
        <ListFilter
          label={`Filter ${name}`}
          text={text}
          evidence={evidence}
          kinds={EVIDENCE_KINDS.filter((kind) => listed.some(({ id }) => EVIDENCE[id] === kind))}
          said={isFiltered ? `${linkCount(shown)} of ${listed.length}` : ''}
          onText={setText}
          onEvidence={setEvidence}
          onFocus={prepare}
          onEnter={() => isFiltered && first !== undefined && navigate(first.path)}
        />
      </Head>
      {shown.length > 0 ? (
        <Rows>
          {shown.map((subcategory) => (
            <SubcategoryRow key={subcategory.id} subcategory={subcategory} />
          ))}
        </Rows>
      ) : (
        <p>
          Nothing in {name} matches. <Link to="/">Search all categories</Link>
        </p>
      )}
    </>
  );
}

interface FilteredListProps {
  /** Of the category. */
  readonly name: string;
  readonly subcategories: readonly CatalogSubcategory[];
  /** The head of the page, beside which the filter is on wide screens. */
  readonly head: ReactNode;
}

/** Its box does not end before the list, so that the filter can stay in sight on a phone. */
const Head = styled.div`
  display: contents;
  @media (min-width: ${BREAKPOINT.three}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 30rem;
    align-items: end;
    gap: ${SPACE.s5};
  }
`;

const Rows = styled.div`
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
`;
