import styled from 'styled-components';
import { spokenAndDrawn } from './spokenAndDrawn.ts';

/**
 * Draws 2.287e+8 as 2.287 × 10⁸, 14313.14 as 14 313.14 and a hyphen as a minus sign; scripts, tests and the clipboard
 * get what a spreadsheet reads.
 */
export function NumberText({ text }: { readonly text: string }) {
  const parts = spokenAndDrawn(text).map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity other than their position
      <Drawn key={place} data-drawn={part.drawn}>
        {part.plain !== '' && <Plain>{part.plain}</Plain>}
      </Drawn>
    ),
  );
  // The box around a plain text would be a place for a new line.
  return parts.length > 1 && text.length <= LONGEST_ON_ONE_LINE ? <OneLine>{parts}</OneLine> : parts;
}

/** A longer text may be wider than a phone. */
const LONGEST_ON_ONE_LINE = 14;

const OneLine = styled.span`
  white-space: nowrap;
`;

/** The alternative text is empty, because the plain text itself is read. */
const Drawn = styled.span`
  white-space: nowrap;
  &::after { content: attr(data-drawn); content: attr(data-drawn) / ''; }
`;

/**
 * Takes no room, but stays within the line: a text out of the flow would break the figure into two lines when read. One pixel wide,
 * because WebKit leaves a box without any width out of what is copied.
 */
const Plain = styled.span`
  display: inline-block;
  width: 1px;
  margin-inline-end: -1px;
  height: 1em;
  overflow: hidden;
  clip-path: inset(50%);
  vertical-align: bottom;
`;
