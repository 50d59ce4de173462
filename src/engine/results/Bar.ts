import styled from 'styled-components';
import { color } from '#src/engine/ui/theme.ts';

/** Where a text will be: about as long as so many characters. */
export const Bar = styled.span<{ readonly $length: number }>`
  display: inline-block;
  width: ${({ $length }) => Math.round($length * CHARACTER_EM)}em;
  max-width: 100%;
  height: 0.7em;
  border-radius: 0.15em;
  background: ${color('line')};
`;

/** Mean width of a character. */
const CHARACTER_EM = 0.45;
