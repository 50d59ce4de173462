import Search from 'lucide-react/icons/search';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BRAND } from '#src/engine/kit/brand.ts';
import { buttonLook } from '#src/engine/ui/Button.tsx';
import { Container } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, FONT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Logo, search, theme. */
export function Header({ onFind }: { readonly onFind: () => void }) {
  return (
    <Bar data-print="no">
      <Row>
        <Home to="/">
          <Logo />
          {BRAND}
        </Home>
        <FindButton type="button" aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
          <Search size={18} aria-hidden="true" focusable="false" />
          <span>Find</span>
        </FindButton>
        <ThemeSwitch />
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: ${color('surface')};
  border-block-end: 1px solid ${color('line')};
  /*
   * Hidden until the header is complete: later elements would shift those at its end. By a property, because a rule for descendants
   * of ':has' without a class or tag makes browsers style the whole page anew whenever a node is removed from it.
   */
  &:not(:has(~ main)) { --late: hidden; }
  > * > :not(:first-child) { visibility: var(--late); }
  /* At high zoom, where the viewport is low, the header must not take space from the page. */
  @media (max-height: 30rem) { position: static; }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.s3};
  @media (max-width: 22rem) { column-gap: ${SPACE.s2}; }
  min-height: var(--header-height);
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: ${color('ink')};
  font-family: ${FONT.display};
  font-size: ${TYPE.lead};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 25rem) { gap: ${SPACE.s2}; font-size: ${TYPE.body}; }
  @media (max-width: 22rem) { font-size: ${TYPE.small}; > svg { width: 1.75rem; } }
`;

const FindButton = styled.button`
  ${buttonLook}
  /* The label is shown as soon as there is room for it. */
  @media (max-width: ${BREAKPOINT.two}) {
    position: relative;
    padding-inline: ${SPACE.s3};
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/**
 * The logo: a paw with a pipette's drop for one of its toes. The same drawing as favicon.svg, in the theme's colors.
 */
function Logo() {
  return (
    <Mark viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" />
      <g>
        <ellipse cx="7.9" cy="15.3" rx="2.3" ry="3" transform="rotate(-24 7.9 15.3)" />
        <ellipse cx="12.7" cy="10" rx="2.4" ry="3.2" transform="rotate(-8 12.7 10)" />
        <path d="M20.2 5.2c1.7 2.4 2.9 4.1 2.9 5.6a2.9 2.9 0 0 1-5.8 0c0-1.5 1.2-3.2 2.9-5.6z" />
        <ellipse cx="24.5" cy="15.3" rx="2.3" ry="3" transform="rotate(24 24.5 15.3)" />
        <path d="M16.2 15.4c3.7 0 6.8 4.1 6.8 7.2 0 2.2-1.6 3.4-3.5 3.4-1.4 0-2.2-.6-3.3-.6s-1.9.6-3.3.6c-1.9 0-3.5-1.2-3.5-3.4 0-3.1 3.1-7.2 6.8-7.2z" />
      </g>
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  fill: ${color('accent')};
  > g { fill: ${color('accentInk')}; }
`;
