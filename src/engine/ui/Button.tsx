import styled, { css } from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from './theme.ts';

const common = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s2};
  min-height: 2.75rem;
  padding: ${SPACE.s2} ${SPACE.s4};
  border-radius: ${RADIUS.control};
  border: 1px solid transparent;
  font-weight: 600;
  text-decoration: none;
  transition: background-color 140ms ease-out, border-color 140ms ease-out;
  /* Words may wrap; their icon must not shrink. */
  svg { flex: none; }
`;

/** The button for the main action. */
export const PrimaryButton = styled.button`
  ${common}
  background: ${color('accent')};
  color: ${color('accentInk')};
  padding-inline: ${SPACE.s5};
  &:hover:not(:disabled) { background: ${color('accentHover')}; }
  &:disabled { background: ${color('sunken')}; color: ${color('inkMuted')}; border-color: ${color('line')}; }
`;

export const quiet = css`
  ${common}
  background: ${color('surface')};
  color: ${color('accent')};
  border-color: ${color('line')};
  &:hover:not(:disabled) { border-color: ${color('accent')}; color: ${color('accentHover')}; }
  &:disabled { color: ${color('inkMuted')}; }
`;

/** The button for secondary actions. */
export const QuietButton = styled.button`
  ${quiet}
`;

/** A small button beside other content; still at least 24 px. */
export const SmallButton = styled.button`
  ${quiet}
  min-height: 2.25rem;
  padding: ${SPACE.s1} ${SPACE.s3};
  font-size: ${TYPE.small};
`;

/** A link styled as a button. */
export const buttonLook = quiet;
