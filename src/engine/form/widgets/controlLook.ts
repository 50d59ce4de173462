import styled, { css } from 'styled-components';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

const box = css`
  width: 100%;
  min-width: 0;
  padding: ${SPACE.s2} ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${TYPE.body};
  line-height: 1.5;
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('accent')}; }
  &::placeholder { color: ${color('inkMuted')}; opacity: 1; }
  &[aria-invalid='true'] { border-color: ${color('danger')}; box-shadow: inset 0 0 0 1px ${color('danger')}; }
`;

/** A box for one line. */
export const LineBox = styled.input<{ readonly $monospaced?: boolean | undefined }>`
  ${box}
  min-height: 2.75rem;
  font-variant-numeric: tabular-nums;
  ${({ $monospaced }) => $monospaced && `font-family: ${FONT.mono}; letter-spacing: 0.02em;`}
`;

/** A box for a long text. */
export const TextArea = styled.textarea`
  ${box}
  min-height: 9rem;
  resize: vertical;
  font-family: ${FONT.mono};
  font-size: ${TYPE.small};
  line-height: 1.6;
`;

/** A menu. When Firefox restores a closed tab, it checks `autocomplete` on the menu itself and not on its form. */
export const Menu = styled.select.attrs({ autoComplete: 'off' })`
  ${box}
  min-height: 2.75rem;
  text-overflow: ellipsis;
`;

/** Helper text around a control. */
export const Hint = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.4;
`;

/** How a text was read, or that it cannot be read. */
export const Reading = styled.p<{ readonly $unreadable: boolean }>`
  margin-top: ${SPACE.s1};
  font-size: ${TYPE.small};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  color: ${({ $unreadable }) => color($unreadable ? 'caution' : 'inkMuted')};
`;

/** The name of one or several controls. */
export const LabelText = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`;

/** The unit and 'optional' within a label. */
export const LabelRemark = styled.span`
  font-weight: 400;
  color: ${color('inkMuted')};
`;
