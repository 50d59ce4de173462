import styled from 'styled-components';
import { color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

/** Publications in the order given, each with its URL where it has one. */
export function SourceList({ sources }: { readonly sources: readonly SourceKey[] }) {
  return (
    <List>
      {sources.map((key) => {
        const { citation, url }: Source = SOURCES[key];
        return (
          <li key={key}>
            {citation}
            {url !== undefined && (
              <>
                {' '}
                <a href={url} rel="noopener">
                  {withoutScheme(url)}
                </a>
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '');
}

const List = styled.ul`
  max-width: ${PROSE_WIDTH};
  padding-inline-start: ${SPACE.s4};
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  font-size: ${TYPE.small};
  color: ${color('inkMuted')};
  overflow-wrap: anywhere;
`;
