import styled from 'styled-components';
import { forEyes } from '#src/kit/forEyes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { BREAKPOINT, PROSE_WIDTH, SPACE } from '#src/ui/theme.ts';
import { Section } from '../panel/Section.tsx';

/** Limits and assumptions that apply to every result of this calculator. */
export function ImportantNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <Section id="notes-heading" heading="Important Notes">
      <Notice $tone="neutral">
        <Notes>
          {notes.map((note) => (
            <li key={note}>{forEyes(note)}</li>
          ))}
        </Notes>
      </Notice>
    </Section>
  );
}

const Notes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2} ${SPACE.s6};
  padding: ${SPACE.s2} 0 ${SPACE.s2} ${SPACE.s4};
  li { max-width: ${PROSE_WIDTH}; }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
