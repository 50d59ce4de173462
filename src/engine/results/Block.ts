/** Shared styles of the blocks of a result. */
import styled from 'styled-components';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** How far a line or a ground reaches beyond the text, to the edge of the card; nothing where there is no card. */
export const BLEED = 'var(--bleed, 0px)';

/** One block of a result: its heading and its content. */
export const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s3};
  min-width: 0;
`;

export const BlockTitle = styled.h3`
  font-size: ${TYPE.lead};
`;

/** A table of a result; its first column and first row are headers. */
export const DataTable = styled.table`
  width: 100%;
  font-size: ${TYPE.small};
  th, td {
    padding: 0.375rem ${SPACE.s3};
    border-bottom: 1px solid ${color('line')};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    background: ${color('sunken')};
    border-bottom-color: ${color('control')};
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th { font-weight: 600; }
  tbody tr:last-child > * { border-bottom-color: transparent; }
  .day { white-space: nowrap; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
`;

/** A few words below a figure. */
export const FigureNote = styled.span`
  display: block;
  font-size: ${TYPE.small};
  font-weight: 400;
  color: ${color('inkMuted')};
`;
