import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { SearchResult } from '#src/site/catalog/search.ts';
import type { WideSearch } from '#src/site/catalog/wideSearch.ts';

/** The links below the search box; what has the text in its name first, then under headings of their own the rest. */
export function SearchResults({ results, named, rest, isAwaited, text, calls, answer, onOpen }: SearchResultsProps) {
  const id = useId();
  if (results.length === 0) return isAwaited ? null : <Browse text={text} onOpen={onOpen} />;
  const others = results.slice(named);
  const first = answer === false ? named : 1;
  return (
    <>
      {named > 0 && <Rows results={results.slice(0, first)} text={text} calls={calls} onOpen={onOpen} />}
      {answer}
      {named > first && <Rows results={results.slice(first, named)} text={text} onOpen={onOpen} />}
      {others.length > 0 && (
        <>
          {rest !== 'doors' && <Heading id={id}>{HEADINGS[rest]}</Heading>}
          <Rows results={others} text={text} onOpen={onOpen} {...(rest === 'doors' ? {} : { labelledBy: id })} />
        </>
      )}
    </>
  );
}

const HEADINGS = {
  'by words': 'By keyword or another name',
  mistaken: 'By a similar spelling',
  close: 'Closest matches',
} as const satisfies Readonly<Record<Exclude<WideSearch['rest'], 'doors'>, string>>;

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  /** How many of them, from the first on, have the text in name, description or label, or concern a pet in danger. */
  readonly named: number;
  /** What the others are. */
  readonly rest: WideSearch['rest'];
  /** More may be found in a moment. */
  readonly isAwaited: boolean;
  /** Without white space around it. */
  readonly text: string;
  /** Whom to call, in the first result. */
  readonly calls: ReactNode;
  /** What the line asks, after whom to call; false where it is shown above all results, or there is nothing to ask. */
  readonly answer: ReactNode;
  readonly onOpen: (() => void) | undefined;
}

/** Where the words by which more is found could not be fetched. */
function Browse({ text, onOpen }: Pick<SearchResultsProps, 'text' | 'onOpen'>) {
  return (
    <Nothing>
      No calculator has “{text}” in its name or description. Browse{' '}
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

interface RowsProps
  extends Pick<SearchResultsProps, 'results' | 'text' | 'onOpen'>,
    Partial<Pick<SearchResultsProps, 'calls'>> {
  readonly labelledBy?: string;
}

function Rows({ results, text, calls, onOpen, labelledBy }: RowsProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {results.map(({ type, name, description, path, category, reason }, place) => (
        <Row key={path}>
          <Name to={path} onClick={onOpen}>
            <Marked text={name} part={text} />
          </Name>
          <Label>{type === 'category' ? 'Category' : category}</Label>
          <Description>
            {reason !== undefined && <strong>{reason}. </strong>}
            {description}
          </Description>
          {place === 0 && <Calls>{calls}</Calls>}
        </Row>
      ))}
    </List>
  );
}

/** Underlines the first place where the name contains the text. */
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

const Heading = styled.p`
  margin-block: ${SPACE.s4} ${SPACE.s2};
  font-weight: 600;
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

/** Above the link that is as large as the row. */
const Calls = styled.div`
  position: relative;
  grid-column: 1 / -1;
  &:empty { display: none; }
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
