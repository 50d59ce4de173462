import styled from 'styled-components';
import { forEyes } from '#src/kit/forEyes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { BREAKPOINT, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';
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
  column-gap: ${SPACE.s6};
  padding-inline-start: ${SPACE.s4};
  font-size: ${TYPE.small};
  line-height: 1.45;
  li { max-width: ${PROSE_WIDTH}; padding-block: 0.125rem; break-inside: avoid; }
  @media (min-width: ${BREAKPOINT.three}) { columns: 2; }
`;
