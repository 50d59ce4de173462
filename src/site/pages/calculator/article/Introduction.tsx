import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { BREAKPOINT, color, PROSE_WIDTH, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

interface IntroductionProps {
  readonly keywords: readonly string[];
  /** Paragraphs. */
  readonly introduction: readonly string[];
}

/** Keyword chips and introduction. */
export function Introduction({ keywords, introduction }: IntroductionProps) {
  return (
    <Words data-print="no">
      {keywords.length > 0 && (
        <Chips aria-label="Keywords">
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </Chips>
      )}
      {introduction.map((paragraph) => (
        <p key={paragraph}>{withDisplayNumbers(paragraph)}</p>
      ))}
    </Words>
  );
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  order: 1;
  min-width: 0;
  line-height: 1.5;
  > p { max-width: ${PROSE_WIDTH}; }
  @media (min-width: ${BREAKPOINT.three}) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    align-items: start;
    column-gap: ${SPACE.s6};
    > ul { grid-area: 1 / -2 / span 2; }
  }
  /* The calculator comes first, and this text waits for it: it would be pushed away. */
  &:not(:has(~ [data-below])) { display: none; }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  list-style: none;
  li {
    padding: 0.125rem ${SPACE.s3};
    border-radius: ${RADIUS.pill};
    background: ${color('accentTint')};
    color: ${color('accent')};
    font-size: ${TYPE.small};
  }
`;
