/** The actions for a result: at the right end of its headline; on a phone at the foot of the window, as long as more of the result comes below. */
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, ROOM_FOR_BAR, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BLEED } from './Block.ts';

const ON_PHONE = `@media not all and (min-width: ${BREAKPOINT.two})`;

/** The bar, and what opens and is said beside it. */
export const Tools = styled.div`
  z-index: 2;
  @media (min-width: ${BREAKPOINT.two}) {
    position: absolute;
    top: ${SPACE.s3};
    right: 0;
    /* With the label of a headline that begins at the card's edge. */
    [data-band]:first-child > & { top: calc(${SPACE.s3} - var(--bleed-top, 0px)); }
  }
  ${ON_PHONE} {
    order: 1;
    position: relative;
    @media (min-height: ${ROOM_FOR_BAR}) { position: sticky; bottom: var(--bar-room, 0); }
  }
`;

export const ActionBar = styled.div`
  display: flex;
  gap: ${SPACE.s1};
  ${ON_PHONE} {
    gap: ${SPACE.s2};
    margin-inline: calc(-1 * ${BLEED});
    padding: ${SPACE.s2} ${SPACE.s3} max(${SPACE.s2}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color('line')};
    border-radius: 0 0 ${RADIUS.card} ${RADIUS.card};
    background: ${color('surface')};
    box-shadow: var(--edge, none);
    /* Where the form has just folded, the finger is still where Calculate was. */
    form[data-folded] ~ section & { animation: ready 400ms step-end; }
    @keyframes ready { from { pointer-events: none; } }
  }
`;

/** A word beside its icon; the first is the loudest. */
export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s2};
  min-height: 2.25rem;
  padding: 0 ${SPACE.s3};
  border: 1px solid transparent;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('accent')};
  font: inherit;
  font-size: ${TYPE.body};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: ${color('accentTint')}; }
  &:first-child { border-color: ${color('control')}; background: ${color('surface')}; }
  &:first-child:hover { border-color: ${color('accent')}; }
  ${ON_PHONE} {
    flex: 1 1 auto;
    gap: ${SPACE.s1};
    min-height: 2.75rem;
    padding: 0 ${SPACE.s2};
    [data-chevron] { display: none; }
    border-color: ${color('control')};
    &:first-child { flex-grow: 3; border-color: transparent; background: ${color('accent')}; color: ${color('accentInk')}; }
    &:first-child:hover { background: ${color('accentHover')}; }
  }
`;

/** A word of a longer name, drawn as a sentence of its own. */
export const Word = styled.span`
  display: inline-block;
  &::first-letter { text-transform: uppercase; }
`;

/** What is said beside the bar covers a little of the result, and moves nothing. */
export const Said = styled.div`
  position: absolute;
  right: 0;
  max-width: min(20rem, 90vw);
  > :not(:empty) {
    display: block;
    padding: ${SPACE.s1} ${SPACE.s3};
    border: 1px solid ${color('line')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    box-shadow: var(--shadow);
  }
  @media (min-width: ${BREAKPOINT.two}) { top: 100%; }
  ${ON_PHONE} { bottom: calc(100% + ${SPACE.s1}); }
`;
