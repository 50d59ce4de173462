import styled from 'styled-components';
import type { CalculatorContent } from '#src/kit/content.ts';
import { BREAKPOINT, SPACE } from '#src/ui/theme.ts';
import { Faq } from './Faq.tsx';
import { Guide } from './Guide.tsx';
import { ImportantNotes } from './ImportantNotes.tsx';

/** The explanation below a calculator: guide and questions, side by side where there is room, then the notes. */
export function Explanation({ content }: { readonly content: CalculatorContent }) {
  return (
    <>
      <Columns data-print="no">
        <Guide cards={content.guide} />
        <Faq questions={content.faq} />
      </Columns>
      <ImportantNotes notes={content.notes} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${SPACE.s5} ${SPACE.s6};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
