import styled from 'styled-components';
import type { CalculatorContent } from '#src/engine/kit/content.ts';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Section } from '../panel/Section.tsx';

/** The explanation below a calculator. */
export function Explanation({ content }: { readonly content: CalculatorContent }) {
  return (
    <>
      <Guide cards={content.guide} />
      <Faq questions={content.faq} />
      <ImportantNotes notes={content.notes} />
    </>
  );
}

/** The guide to the subject: its parts open one by one. */
function Guide({ cards }: { readonly cards: CalculatorContent['guide'] }) {
  return (
    <Section id="guide-heading" heading="Guide">
      <DisclosureGroup>
        {cards.map(({ title, text }) => (
          <FoldedSection key={title} title={withDisplayNumbers(title)}>
            {text.map((paragraph) => (
              <p key={paragraph}>{withDisplayNumbers(paragraph)}</p>
            ))}
          </FoldedSection>
        ))}
      </DisclosureGroup>
    </Section>
  );
}

/** Questions, each with an answer that opens. */
function Faq({ questions }: { readonly questions: CalculatorContent['faq'] }) {
  return (
    <Section id="faq-heading" heading="Frequently Asked Questions">
      <DisclosureGroup>
        {questions.map(({ question, answer }) => (
          <FoldedSection key={question} title={withDisplayNumbers(question)}>
            <p>{withDisplayNumbers(answer)}</p>
          </FoldedSection>
        ))}
      </DisclosureGroup>
    </Section>
  );
}

/** Parts of a text that open one by one, close together. */
const DisclosureGroup = styled.div`
  border-block-end: 1px solid ${color('line')};
  summary { min-height: 2.75rem; }
  p { max-width: ${PROSE_WIDTH}; font-size: ${TYPE.small}; color: ${color('inkMuted')}; }
`;

/** Limits and assumptions that apply to every result of this calculator. */
function ImportantNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <Section id="notes-heading" heading="Important Notes">
      <Notice $tone="neutral">
        <Notes>
          {notes.map((note) => (
            <li key={note}>{withDisplayNumbers(note)}</li>
          ))}
        </Notes>
      </Notice>
    </Section>
  );
}

const Notes = styled.ul`
  column-gap: ${SPACE.s6};
  padding-inline-start: ${SPACE.s4};
  font-size: ${TYPE.small};
  line-height: 1.45;
  li { max-width: ${PROSE_WIDTH}; padding-block: 0.125rem; break-inside: avoid; }
  @media (min-width: ${BREAKPOINT.three}) { columns: 2; }
`;
