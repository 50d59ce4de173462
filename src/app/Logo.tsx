import styled from 'styled-components';
import { color } from '#src/ui/theme.ts';

/**
 * The logo: a paw with a pipette's drop for one of its toes. The same drawing as favicon.svg, in the theme's colors.
 */
export function Logo() {
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
