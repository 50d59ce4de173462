import styled from 'styled-components';
import type { CalculatorContent } from '#src/engine/kit/content.ts';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Section } from '../panel/Section.tsx';
import { MethodAndSources, type MethodAndSourcesProps } from './MethodAndSources.tsx';

interface ExplanationProps {
  /** Null: a page outside the page frame has only its method. */
  readonly content: CalculatorContent | null;
  /** Null: a page that computes nothing. */
  readonly method: MethodAndSourcesProps | null;
}

/** The explanation below a calculator. */
export function Explanation({ content, method }: ExplanationProps) {
  return (
    <>
      <BesideIntroduction>
        {content !== null && <Guide cards={content.guide} />}
        {method !== null && <MethodAndSources {...method} />}
      </BesideIntroduction>
      {content !== null && (
        <>
          <Faq questions={content.faq} />
          <ImportantNotes notes={content.notes} />
        </>
      )}
    </>
  );
}

/** With the introduction in one row of the page's grid. */
const BesideIntroduction = styled.div`
  && { order: 1; }
  min-width: 0;
  > details { border-block: 0 solid ${color('line')}; border-block-end-width: 1px; }
  > details > summary { min-height: 2.75rem; }
  > details > summary > h2 { font-size: ${TYPE.label}; }
  @media (min-width: ${BREAKPOINT.three}) { && { grid-column: 2; } }
`;

/** The guide to the subject: one part is open at a time, because parts in one row would be drawn over one another. */
function Guide({ cards }: { readonly cards: CalculatorContent['guide'] }) {
  return (
    <Section id="guide-heading" heading="Guide">
      <Cards>
        {cards.map(({ title, text }) => (
          <FoldedSection key={title} title={withDisplayNumbers(title)} group="guide">
            {text.map((paragraph) => (
              <p key={paragraph}>{withDisplayNumbers(paragraph)}</p>
            ))}
          </FoldedSection>
        ))}
      </Cards>
    </Section>
  );
}

/** Questions, each with an answer that opens. */
function Faq({ questions }: { readonly questions: CalculatorContent['faq'] }) {
  return (
    <Section id="faq-heading" heading="Frequently Asked Questions">
      <Questions>
        {questions.map(({ question, answer }) => (
          <FoldedSection key={question} title={withDisplayNumbers(question)}>
            <p>{withDisplayNumbers(answer)}</p>
          </FoldedSection>
        ))}
      </Questions>
    </Section>
  );
}

/** Parts of a text that open, as a table of their titles. */
const Titles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${SPACE.s5};
  > details { border-block: 0 solid ${color('line')}; border-block-end-width: 1px; }
  > details > summary { min-height: 2.75rem; }
  h3 { font-size: ${TYPE.label}; }
  p { max-width: ${PROSE_WIDTH}; font-size: ${TYPE.small}; color: ${color('inkMuted')}; }
`;

/**
 * One row of titles on wide screens; the text of the open one has the width of the row. Browsers that cannot keep the others closed
 * leave it below its title.
 */
const Cards = styled(Titles)`
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    @supports selector(::details-content) {
      > details > div { width: calc(300% + 2 * ${SPACE.s5}); }
      > :nth-child(2) > div { margin-inline-start: calc(-100% - ${SPACE.s5}); }
      > :nth-child(3) > div { margin-inline-start: calc(-200% - 2 * ${SPACE.s5}); }
    }
  }
`;

const Questions = styled(Titles)`
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Limits and assumptions that apply to every result of this calculator. */
function ImportantNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <Section id="notes-heading" heading="Important Notes">
      <Notes>
        {notes.map((note) => (
          <li key={note}>{withDisplayNumbers(note)}</li>
        ))}
      </Notes>
    </Section>
  );
}

const Notes = styled.ul`
  column-gap: ${SPACE.s5};
  padding-inline-start: ${SPACE.s4};
  font-size: ${TYPE.small};
  line-height: 1.45;
  li { max-width: 80ch; padding-block: 0.125rem; break-inside: avoid; }
  @media (min-width: ${BREAKPOINT.three}) { columns: 2; }
`;
