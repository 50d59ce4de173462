import styled from 'styled-components';
import { Dialog } from '#src/engine/ui/onDemand/Dialog.tsx';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { CopyEventLog } from '#src/site/pages/calculator/CopyEventLog.tsx';
import { singleKeys } from './useShortcuts.ts';

const SHORTCUTS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl + K or ⌘ + K', does: 'Find a calculator' },
  { keys: '/', does: 'Find a calculator, when no box has focus' },
  { keys: '?', does: 'Show this list, when no box has focus' },
  { keys: '↓ and ↑', does: 'Move through search results' },
  { keys: 'Enter', does: 'Calculate, from any single-line box' },
  { keys: 'Ctrl + Enter or ⌘ + Enter', does: 'Calculate, from a box of several lines' },
  { keys: 'Esc', does: 'Clear a search, close a window or cancel a running calculation' },
];

/** All keyboard shortcuts, and a switch for the single-key ones. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const choice = singleKeys.use();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <List>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
      <Switch>
        <input
          type="checkbox"
          checked={choice === 'on'}
          onChange={({ target }) => singleKeys.set(target.checked ? 'on' : 'off')}
        />
        Use the single keys / and ?
      </Switch>
      <CopyEventLog />
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${SPACE.s2};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${SPACE.s3};
    padding-block: ${SPACE.s2};
    border-block-end: 1px solid ${color('line')};
  }
  dt { font-family: ${FONT.mono}; font-size: ${TYPE.small}; }
`;

const Switch = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  margin-block-start: ${SPACE.s4};
  border-radius: ${RADIUS.control};
  input { width: 1.5rem; height: 1.5rem; accent-color: ${color('accent')}; }
`;
