import styled from 'styled-components';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** The contents of `scores` of a number field. */
export interface ScoreMeaningsProps {
  readonly title: string;
  readonly meanings: readonly string[];
}

/** The meanings of the scores from 1 on, in a collapsed disclosure. */
export function ScoreMeanings({ title, meanings }: ScoreMeaningsProps) {
  return (
    <Details>
      <summary>{title}</summary>
      <ol>
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
    </Details>
  );
}

const Details = styled.details`
  font-size: ${TYPE.small};
  line-height: 1.5;
  summary {
    width: fit-content;
    min-height: 2.75rem;
    padding: ${SPACE.s2} 0;
    color: ${color('accent')};
    font-weight: 600;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${SPACE.s2};
    padding-inline-start: ${SPACE.s5};
  }
`;
