import { useEffect } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { THEMES, theme } from './themeChoice.ts';

/** Light, dark, or the system's theme. */
export function ThemeSwitch() {
  const choice = theme.use();

  // Runs after every render: hydration renders 'system' first, regardless of what is stored, and must not apply it.
  useEffect(() => {
    const remembered = theme.get();
    if (remembered === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = remembered;
  });

  return (
    <Label>
      <span>Theme</span>
      <Menu
        name="theme"
        value={choice}
        onChange={({ target }) => theme.set(THEMES.find((each) => each === target.value) ?? 'system')}
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Menu>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s2};
  font-size: ${TYPE.small};
  color: ${color('inkMuted')};
  /* On small screens the icon is enough; the label is kept for screen readers. */
  @media (max-width: ${BREAKPOINT.two}) {
    position: relative;
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Menu = styled.select`
  min-height: 2.75rem;
  padding: 0 ${SPACE.s2};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('ink')};
  @media (max-width: 22rem) { max-width: 4.75rem; padding: 0; }
`;
