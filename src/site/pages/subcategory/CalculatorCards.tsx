import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { CatalogEntry } from '#src/site/catalog/catalog.ts';
import { CalculatorName } from '../category/CalculatorName.tsx';
import { coveringLink } from '../category/coveringLink.ts';

/** Calculators as cells of one card, with name, description and 'Open Calculator'. The whole cell is the link. */
export function CalculatorCards({ calculators }: { readonly calculators: readonly CatalogEntry[] }) {
  return (
    <Cells>
      {calculators.map(({ id, name, description, path }) => (
        <li key={id}>
          <h2>
            <CalculatorName name={name} />
          </h2>
          <p>{description}</p>
          <Link to={path}>
            Open Calculator
            <VisuallyHidden>: {name}</VisuallyHidden>
            <ArrowRight size={16} aria-hidden="true" focusable="false" />
          </Link>
        </li>
      ))}
    </Cells>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s1} ${SPACE.s2};
  padding: ${SPACE.s2};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 6.5rem;
    padding: ${SPACE.s2} ${SPACE.s3};
    border-radius: ${RADIUS.control};
    break-inside: avoid;
    &:hover { background: ${color('areaTint')}; }
    &:hover a { text-decoration: underline; }
  }
  h2 { font-family: inherit; font-size: ${TYPE.body}; line-height: 1.3; }
  p { color: ${color('inkMuted')}; font-size: ${TYPE.small}; line-height: 1.4; }
  a {
    display: inline-flex;
    align-items: center;
    align-self: start;
    gap: ${SPACE.s1};
    margin-block-start: auto;
    padding-block-start: ${SPACE.s1};
    font-size: ${TYPE.small};
    font-weight: 600;
    text-decoration: none;
  }
  ${coveringLink}
`;
