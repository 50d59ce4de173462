import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { BREAKPOINT, color, LINE, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Section } from '../panel/Section.tsx';

interface IntroductionProps {
  readonly heading: string;
  readonly keywords: readonly string[];
  /** Paragraphs. */
  readonly introduction: readonly string[];
}

/**
 * Keywords and introduction: before the calculator in the document, below it on the screen. There the introduction is beside the
 * guide, and the keywords are the last line.
 */
export function Introduction({ heading, keywords, introduction }: IntroductionProps) {
  return (
    <Words data-print="no">
      {keywords.length > 0 && (
        <Keywords aria-label="Keywords">
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </Keywords>
      )}
      <About>
        <Section id="about-heading" heading={heading}>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{withDisplayNumbers(paragraph)}</p>
          ))}
        </Section>
      </About>
    </Words>
  );
}

/** Its parts are placed by the grid of the page. */
const Words = styled.div`
  display: contents;
  /* First in the document, it would be what the browser keeps in place when a section above it opens, so that the section would move. */
  > * { overflow-anchor: none; }
  /* The calculator comes first, and this text waits for it: it would be pushed away. */
  &:not(:has(~ [data-below])) { display: none; }
`;

const About = styled.div`
  order: 1;
  min-width: 0;
  p { max-width: ${PROSE_WIDTH}; }
  @media (min-width: ${BREAKPOINT.three}) { grid-column: 1; }
`;

/** They read as one line. The points between them are drawn by styles, so that each keyword keeps its text. */
const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${SPACE.s1};
  order: 3;
  grid-column: 1 / -1;
  list-style: none;
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: ${LINE.small};
  &::before { content: 'Keywords:'; content: 'Keywords:' / ''; }
  li:not(:last-child)::after { content: ' ·'; content: ' ·' / ''; }
`;
