import { useEffect } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, colour, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { THEMES, theme } from './themeChoice.ts';

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const choice = theme.use();

  // After every render: hydration draws 'system' first, whatever is remembered, and must not act on it.
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
  color: ${colour('inkMuted')};
  /* On small screens the box speaks for itself; the word stays for those who hear the page. */
  @media (max-width: ${BREAKPOINT.two}) {
    position: relative;
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Menu = styled.select`
  min-height: 2.75rem;
  padding: 0 ${SPACE.s2};
  border: 1px solid ${colour('control')};
  border-radius: ${RADIUS.control};
  background: ${colour('surface')};
  color: ${colour('ink')};
  @media (max-width: 22rem) { max-width: 4.75rem; padding: 0; }
`;
