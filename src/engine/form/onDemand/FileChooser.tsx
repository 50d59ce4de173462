import FolderOpen from 'lucide-react/icons/folder-open';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { quiet } from '#src/engine/ui/Button.tsx';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { Hint } from '../widgets/controlLook.ts';

interface FileChooserProps {
  /** Name of the field that receives the file. */
  readonly field: string;
  /** File extensions that the file dialog offers first. */
  readonly accept: string;
  /** Several files can be chosen at once. */
  readonly isMultiple?: boolean;
  /** What the visitor can do instead of choosing a file, and what files are accepted. */
  readonly children: ReactNode;
  readonly onChoose: (files: FileList) => void;
}

/** The browser's native file input, styled as a button, with a description of what it accepts. */
export function FileChooser({ field, accept, isMultiple = false, children, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [id, hintId] = [`file-${field}`, `file-hint-${field}`];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a file chosen before hydration
  useEffect(() => {
    if (input.current !== null) take(input.current);
  }, []);

  function take(control: HTMLInputElement): void {
    if (control.files?.length) onChoose(control.files);
    // Lets the same file be chosen again after it was changed or removed.
    control.value = '';
  }

  return (
    <Row>
      <Hidden
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <Look htmlFor={id}>
        <FolderOpen aria-hidden size={16} />
        Choose a file
      </Look>
      <Hint id={hintId}>{children}</Hint>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2} ${SPACE.s3};
  margin-top: ${SPACE.s2};
  p { flex: 1 1 14rem; }
`;

/** Focusable and exposed to screen readers; the visible label is what is clicked. */
const Hidden = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Look = styled.label`
  ${quiet}
  cursor: pointer;
  ${Hidden}:focus-visible + & { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
`;
