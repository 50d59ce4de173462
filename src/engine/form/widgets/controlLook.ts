import styled, { css } from 'styled-components';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** The height of a control: more for fingers. */
export const controlHeight = css`
  min-height: 2.5rem;
  @media (pointer: coarse) { min-height: 2.75rem; }
`;

const box = css`
  display: block;
  width: 100%;
  min-width: 0;
  padding: ${SPACE.s1} ${SPACE.s3};
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
  ${controlHeight}
  font-variant-numeric: tabular-nums;
  ${({ $monospaced }) => $monospaced && `font-family: ${FONT.mono}; letter-spacing: 0.02em;`}
`;

/** Lines of an empty text area. */
export const FIRST_LINES = 4;

/** A box for a long text. It grows to ten lines with its text, or is pulled larger where browsers cannot do that. */
export const TextArea = styled.textarea`
  ${box}
  resize: vertical;
  font-family: ${FONT.mono};
  font-size: ${TYPE.small};
  line-height: 1.6;
  @supports (field-sizing: content) {
    field-sizing: content;
    min-height: calc(${({ rows = FIRST_LINES }) => rows} * 1.6em + 0.625rem);
    max-height: calc(16em + 0.625rem);
    resize: none;
  }
`;

/**
 * A menu with a mark of its own, alike in all browsers. When Firefox restores a closed tab, it checks `autocomplete` on
 * the menu itself and not on its form.
 */
export const Menu = styled.select.attrs({ autoComplete: 'off' })`
  ${box}
  ${controlHeight}
  appearance: none;
  padding-inline-end: ${SPACE.s6};
  background:
    linear-gradient(45deg, transparent 50%, currentColor 50%) calc(100% - 1.125rem) 55% / 0.375rem 0.375rem no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 50%) calc(100% - 0.75rem) 55% / 0.375rem 0.375rem no-repeat,
    ${color('surface')};
  text-overflow: ellipsis;
`;

/** Helper text around a control; a short one is in the line of its label. */
export const Hint = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.4;
  @container (min-width: 22rem) { &[data-hint='further']::before { content: '· ' / ''; } }
`;

/** How a text was read, or that it cannot be read. */
export const Reading = styled.p<{ readonly $unreadable: boolean }>`
  margin-top: ${SPACE.s1};
  font-size: ${TYPE.small};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  color: ${({ $unreadable }) => color($unreadable ? 'caution' : 'inkMuted')};
`;

/** The name of one or several controls; what follows it is at the end of its line. */
export const LabelText = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  column-gap: ${SPACE.s2};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
`;

/** The unit and 'optional' within a label. */
export const LabelRemark = styled.span`
  font-size: ${TYPE.small};
  font-weight: 400;
  color: ${color('inkMuted')};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${SPACE.s2};
`;

/** A label and its hint in one line. */
export const Head = styled.div`
  ${head}
  margin-bottom: ${SPACE.s1};
  > label { flex: 1 1 auto; }
  > :not(label, [data-hint]) { flex: 0 0 100%; }
`;

/** Several controls below the line of their name and hint. */
export const FieldSet = styled.fieldset`
  ${head}
  /* Only a legend that floats takes part in the layout. */
  > legend { float: left; flex: 1 1 auto; padding: 0; }
  > :not(legend, [data-hint]) { flex: 0 0 100%; min-width: 0; }
`;
