import { useId } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { TextFileBlock as TextFile } from '#src/engine/kit/presentation.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Small } from '#src/engine/ui/Layout.tsx';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { ReadText } from './sequence/readText.ts';
import { SequenceTools } from './sequence/SequenceTools.tsx';
import { useLetters } from './sequence/useLetters.ts';
import { shownText } from './shownText.ts';

/** Characters of the beginning that is shown. */
const SHOWN = 2000;

/** The beginning of a text, and the whole of it by copy and download. */
export function TextFileBlock({ block, readText }: TextFileBlockProps) {
  const { title, field, text, note, isFolded } = block;
  const id = useId();
  const shown = Math.min(text.length, SHOWN);
  const { letters, failed, retry } = useLetters(text, field, readText, 0, shown);
  return (
    <BlockFrame id={id} title={title} isFolded={isFolded}>
      {note !== undefined && <Small>{shownText(note)}</Small>}
      <Frame>
        <ScrollRegion labelledBy={id}>
          <Beginning data-field={field} data-length={text.length} aria-busy={letters === null}>
            {letters}
          </Beginning>
        </ScrollRegion>
      </Frame>
      {shown < text.length && (
        <Small>
          The first {grouped(shown)} of {grouped(text.length)} characters are shown; the file has all of them.
        </Small>
      )}
      {failed && (
        <Small role="alert">
          This text could not be read.{' '}
          <QuietButton type="button" onClick={retry}>
            Read again
          </QuietButton>
        </Small>
      )}
      <SequenceTools block={block} readText={readText} />
    </BlockFrame>
  );
}

interface TextFileBlockProps {
  readonly block: TextFile;
  readonly readText: ReadText;
}

const Frame = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  max-height: 20rem;
  overflow: hidden;
  display: grid;
`;

const Beginning = styled.pre`
  margin: 0;
  padding: ${SPACE.s2};
  width: max-content;
  font-family: ${FONT.mono};
  font-size: ${TYPE.small};
`;
