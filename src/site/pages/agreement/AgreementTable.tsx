import { Fragment, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { counted } from '#src/engine/kit/format.ts';
import { DataTable } from '#src/engine/results/Block.ts';
import { NumberText } from '#src/engine/results/NumberText.tsx';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { BREAKPOINT, color, SPACE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { EVIDENCE_KINDS, EVIDENCE_WORDS } from '#src/site/catalog/evidenceWords.ts';
import { LazyPart } from '../calculator/LazyPart.tsx';
import { ListFilter } from '../category/ListFilter.tsx';
import { type AgreementRow, filteredRows, shareText } from './agreementRows.ts';
import { RowFigures } from './openedRow.ts';

const COLUMNS = 6;

/** The comparisons as one table that can be narrowed; a row opens the figures that were compared. */
export function AgreementTable({ rows }: { readonly rows: readonly AgreementRow[] }) {
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState<EvidenceKind | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<AgreementRow>>(new Set());
  const navigate = useNavigate();
  const shown = filteredRows(rows, text, evidence);
  const isFiltered = text.trim() !== '' || evidence !== null;

  function toggle(row: AgreementRow): void {
    const next = new Set(opened);
    if (!next.delete(row)) next.add(row);
    setOpened(next);
  }

  return (
    <>
      <ListFilter
        label="Filter by calculator or program"
        text={text}
        evidence={evidence}
        kinds={EVIDENCE_KINDS.filter((kind) => rows.some((row) => row.evidence === kind))}
        said={isFiltered ? `${shown.length} of ${rows.length}` : ''}
        onText={setText}
        onEvidence={setEvidence}
        onEnter={() => isFiltered && shown[0] !== undefined && navigate(shown[0].path)}
      />
      <Table aria-label="Comparisons with other programs">
        <thead>
          <tr>
            <th scope="col">Calculator</th>
            <th scope="col">Program</th>
            <th scope="col" className="number">
              Figures
            </th>
            <th scope="col" className="number">
              Largest difference
            </th>
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>What was compared</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Fragment key={`${row.path} ${row.at}`}>
              <Row row={row} isOpen={opened.has(row)} onToggle={() => toggle(row)} />
              {opened.has(row) && (
                <tr data-opened>
                  <td colSpan={COLUMNS}>
                    <LazyPart resetKey={row}>
                      <RowFigures path={row.path} at={row.at} />
                    </LazyPart>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface RowProps {
  readonly row: AgreementRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row: { name, path, anchor, program, evidence }, isOpen, onToggle }: RowProps) {
  const { by, figures, differing, largest } = program;
  return (
    <tr id={anchor}>
      <th scope="row">
        <Link to={path}>{name}</Link>
        {evidence !== undefined && <small>{EVIDENCE_WORDS[evidence].name}</small>}
      </th>
      <td>{by}</td>
      <td className="number" data-label="Figures">
        {grouped(figures)}
      </td>
      <td className="number" data-label="Largest difference">
        <NumberText text={shareText(largest)} />
      </td>
      <td>{differing === 0 ? 'Agrees' : `${counted(differing, 'differs', 'differ')}, with the reason`}</td>
      <td data-print="no">
        <AfterHydration>
          <SmallButton type="button" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Hide' : 'Show'}
            <VisuallyHidden>
              {' '}
              the figures of {name}, {by}
            </VisuallyHidden>
          </SmallButton>
        </AfterHydration>
      </td>
    </tr>
  );
}

/** On a phone each row is a small block: name, program, and the rest on one line. */
const Table = styled(DataTable)`
  small { display: block; color: ${color('inkMuted')}; font-weight: 400; }
  tr { scroll-margin-block: 10rem; }
  tr:target { background: ${color('accentTint')}; }
  tbody > tr > :last-child { min-width: 4.5rem; text-align: end; }
  [data-opened] > td { padding: ${SPACE.s2} 0 ${SPACE.s5}; }
  @media not all and (min-width: ${BREAKPOINT.two}) {
    > thead { display: none; }
    &, > tbody { display: block; }
    > tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${SPACE.s3};
      padding-block: ${SPACE.s2};
      border-block-end: 1px solid ${color('line')};
    }
    > tbody > tr > * { padding: 0; border: 0; }
    > tbody > tr > :nth-child(-n + 2) { flex: 1 0 100%; }
    > tbody > tr > :last-child { margin-inline-start: auto; }
    > tbody > [data-opened] > td { flex: 1 0 100%; min-width: 0; max-width: 100%; text-align: start; }
    [data-label]::before { content: attr(data-label) ': '; font-weight: 400; }
  }
`;
