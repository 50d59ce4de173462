import { useRef, useState } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { SequenceBlock as Sequence } from '#src/engine/kit/presentation.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Block, BlockTitle } from './Block.ts';
import { GoToPosition } from './sequence/GoToPosition.tsx';
import type { ReadText } from './sequence/readText.ts';
import { type ScrollerHandle, SequenceScroller } from './sequence/SequenceScroller.tsx';
import { SequenceTools } from './sequence/SequenceTools.tsx';
import { GROUP_LETTERS, MOST_GROUPS, MOST_VISIBLE_ROWS } from './sequence/windowing.ts';
import { shownText } from './shownText.ts';

/** A shorter text fits on most screens and needs no search by position. */
const SEEN_AT_A_GLANCE = GROUP_LETTERS * MOST_GROUPS * MOST_VISIBLE_ROWS;

/** A strand or a protein: its visible rows, a way to any position, and the whole of it by copy and download. */
export function SequenceBlock({ block, readText }: SequenceBlockProps) {
  const { field, title, text, ends, unit, emptyText, note } = block;
  const [marked, setMarked] = useState<number | null>(null);
  const scroller = useRef<ScrollerHandle>(null);
  const size = `${grouped(text.length)}\u00a0${unit}`;

  return (
    <Block>
      <Head>
        <BlockTitle>{title}</BlockTitle>
        <Length>{size}</Length>
      </Head>
      {note !== undefined && <Small>{shownText(note)}</Small>}
      {text.length === 0 ? (
        <p>
          <data value="" data-field={field} data-length={0} />
          {emptyText ?? 'There are no letters to show.'}
        </p>
      ) : (
        <>
          <SequenceScroller
            field={field}
            text={text}
            ends={ends}
            label={`${title}, ${size}`}
            readText={readText}
            marked={marked}
            handle={scroller}
          />
          {text.length > SEEN_AT_A_GLANCE && (
            <GoToPosition
              length={text.length}
              onGo={(position) => {
                setMarked(position - 1);
                scroller.current?.show(position - 1);
              }}
            />
          )}
          <SequenceTools block={block} readText={readText} />
        </>
      )}
    </Block>
  );
}

interface SequenceBlockProps {
  readonly block: Sequence;
  readonly readText: ReadText;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${SPACE.s1} ${SPACE.s3};
`;

const Length = styled.span`
  font-size: ${TYPE.small};
  color: ${color('inkMuted')};
  font-variant-numeric: tabular-nums;
`;
