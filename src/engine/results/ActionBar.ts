/** The bar of actions for a result: at the foot of the window as long as more of the result comes below. */
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, ROOM_FOR_BAR, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** Has no box of its own, so that the bar stays in view beside the whole result. */
export const Tools = styled.div`
  display: contents;
`;

export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s1};
  padding: ${SPACE.s1};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  @media (min-height: ${ROOM_FOR_BAR}) {
    position: sticky;
    bottom: var(--bar-room, 0);
    z-index: 1;
    /* Below a warning the result begins low in the window, where the bar would cover its headline. */
    @media (min-width: ${BREAKPOINT.three}) { [data-warning] ~ section & { position: static; } }
  }
  @media not all and (min-width: ${BREAKPOINT.two}) {
    flex-wrap: nowrap;
    justify-content: space-between;
    margin-inline: -${SPACE.s4};
    padding-block: ${SPACE.s1} max(${SPACE.s1}, env(safe-area-inset-bottom));
    border-radius: 0;
    border-block-start: 1px solid ${color('line')};
  }
`;

/** A word beside its icon; below it on a phone. */
export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s2};
  min-height: 2.75rem;
  padding: 0 ${SPACE.s3};
  border: 1px solid transparent;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('accent')};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: ${color('surface')}; }
  @media not all and (min-width: ${BREAKPOINT.two}) {
    /* Each as wide as its word, and a share of what is left. */
    flex: 1 1 auto;
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-width: 0;
    min-height: 3.25rem;
    padding: 0 ${SPACE.s1};
    font-size: ${TYPE.small};
    line-height: 1.3;
  }
`;

/** What a name has beside its first word: read to screen readers, drawn where there is room for it. */
export const Rest = styled.span`
  @media not all and (min-width: ${BREAKPOINT.two}) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A word of a longer name, drawn as a sentence of its own. */
export const Word = styled.span`
  display: inline-block;
  &::first-letter { text-transform: uppercase; }
`;
