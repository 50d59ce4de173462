import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SearchResult } from '#src/catalog/search.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';

/** The list of links below the search box, or what to try when there is nothing. */
export function SearchResults({ results, text, onOpen }: SearchResultsProps) {
  if (results.length === 0) {
    return (
      <Nothing>
        No calculators match “{text}”. Try one word, a shorter part of it, or what you want to know: gene, due date,
        dose. Or browse{' '}
        <Link to="/category/biology" onClick={onOpen}>
          Biology
        </Link>{' '}
        and{' '}
        <Link to="/category/chemistry" onClick={onOpen}>
          Chemistry
        </Link>
        .
      </Nothing>
    );
  }
  return (
    <List>
      {results.map(({ type, name, description, path, category }) => (
        <Row key={path}>
          <Name to={path} onClick={onOpen}>
            <Marked text={name} part={text} />
          </Name>
          <Label>{type === 'category' ? 'Category' : category}</Label>
          <Description>{description}</Description>
        </Row>
      ))}
    </List>
  );
}

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  /** Trimmed. */
  readonly text: string;
  readonly onOpen: (() => void) | undefined;
}

/** The name with the first occurrence of the text underlined. */
function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (start === -1) return text;
  const end = start + part.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

const Nothing = styled.p`
  max-width: 60ch;
`;

const List = styled.ul`
  list-style: none;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  > li + li { border-block-start: 1px solid ${color('line')}; }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${SPACE.s1} ${SPACE.s4};
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.card};
  &:hover, &:focus-within { background: ${color('accentTint')}; }
`;

/** The whole row opens the page and shows the focus; only the name is announced as the link. */
const Name = styled(Link)`
  font-weight: 600;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${RADIUS.card}; }
  &:focus-visible { outline: none; box-shadow: none; }
  &:focus-visible::after { outline: 2px solid ${color('accent')}; outline-offset: -2px; }
  > mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
`;

const Label = styled.span`
  padding: 0 ${SPACE.s2};
  border-radius: ${RADIUS.pill};
  background: ${color('sunken')};
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Description = styled.span`
  grid-column: 1 / -1;
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;
