import styled from 'styled-components';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import { BlockTitle, DataTable } from '#src/engine/results/Block.ts';
import { changedInputs } from '#src/engine/results/changedInputs.ts';
import { type ComparedFigure, comparedFigures } from '#src/engine/results/compareResults.ts';
import { ScrollRegion } from '#src/engine/results/ScrollRegion.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { Pinned } from './pinned.ts';

export interface PinnedResultProps {
  readonly fields: AnyFields;
  readonly pinned: Pinned;
  /** The current result; null while it is missing. */
  readonly current: Omit<Pinned, 'draft'> | null;
}

/** Most figures that are drawn; a table may have thousands. */
const MOST_DRAWN = 40;
const TITLE_ID = 'pinned-heading';

/** Compares the pinned result with the current one: the figures that differ, and the inputs that differ. */
export function PinnedResult({ fields, pinned, current }: PinnedResultProps) {
  const isCompared = current !== null && current.presentation !== pinned.presentation;
  const figures = isCompared ? comparedFigures(pinned.presentation, current.presentation) : [];
  const inputs = isCompared ? changedInputs(fields, pinned.input, current.input) : [];
  const [headline, ...others] = figures;
  const differing = others.filter(({ isSame }) => !isSame);
  const same = others.length - differing.length;
  return (
    <Frame aria-labelledby={TITLE_ID}>
      <BlockTitle id={TITLE_ID}>Compared with the pinned result</BlockTitle>
      <p>
        <strong>Pinned:</strong> {figureText(pinned.presentation.headline)}
      </p>
      {/* Mounted when the result is pinned, so that later changes in it are announced. */}
      <VisuallyHidden as="p" aria-live="polite">
        {headline === undefined ? '' : `${headline.label}, compared with the pinned result: ${headline.difference}.`}
      </VisuallyHidden>
      {headline === undefined ? (
        <Hint>Change an input and calculate: both results and the difference will appear here.</Hint>
      ) : (
        <>
          {inputs.length === 0 ? (
            <Hint>The inputs are the same.</Hint>
          ) : (
            <Inputs>
              {inputs.map(({ label, before, now }) => (
                <li key={label}>
                  {label}: {before === null || now === null ? 'changed' : `${before} → ${now}`}
                </li>
              ))}
            </Inputs>
          )}
          <Differences figures={[headline, ...differing.slice(0, MOST_DRAWN)]} />
          {differing.length > MOST_DRAWN && (
            <Hint>{counted(differing.length - MOST_DRAWN, 'more figure differs', 'more figures differ')}.</Hint>
          )}
          {same > 0 && <Hint>{counted(same, 'other figure is', 'other figures are')} the same.</Hint>}
        </>
      )}
    </Frame>
  );
}

function Differences({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  return (
    <ScrollRegion labelledBy={TITLE_ID}>
      <Table aria-labelledby={TITLE_ID}>
        <thead>
          <tr>
            <th scope="col">Pinned</th>
            <th scope="col">Now</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        {figures.map(({ field, label, before, now, difference }) => (
          <tbody key={field} data-compared={field}>
            {/* A row of its own gives the three columns the full width, even on a phone. */}
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              <td>{before ?? '–'}</td>
              <td>{now ?? '–'}</td>
              <td>{difference}</td>
            </tr>
          </tbody>
        ))}
      </Table>
    </ScrollRegion>
  );
}

const Frame = styled.section`
  position: relative;
  display: grid;
  gap: ${SPACE.s3};
  min-width: 0;
  margin-top: ${SPACE.s5};
  padding: ${SPACE.s4};
  border: 1px solid ${color('accent')};
  border-radius: ${RADIUS.card};
`;

const Hint = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Inputs = styled.ul`
  padding-inline-start: ${SPACE.s5};
  font-size: ${TYPE.small};
  overflow-wrap: break-word;
`;

const Table = styled(DataTable)`
  table-layout: fixed;
  overflow-wrap: break-word;
  thead th { background: none; }
  th, td { padding-inline: 0 ${SPACE.s1}; }
  tbody th { padding-block-end: 0; border-bottom: 0; font-weight: 400; color: ${color('inkMuted')}; }
  tbody td { padding-block-start: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  tbody tr:last-child > td { border-bottom-color: ${color('line')}; }
  tbody:last-child tr:last-child > td { border-bottom-color: transparent; }
`;
