import Download from 'lucide-react/icons/download';
import { type ClipboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { FileChooser } from '#src/engine/form/onDemand/FileChooser.tsx';
import { useDrop } from '#src/engine/form/onDemand/useDrop.ts';
import { Hint, LabelText, TextArea } from '#src/engine/form/widgets/controlLook.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { batchInputs } from '#src/engine/tables/batchInputs.ts';
import { columnName } from '#src/engine/tables/matchColumns.ts';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { sampleFile } from './sampleFile.ts';

const TABLE_FILES = '.csv,.tsv,.tab,.txt';

interface TableInputProps {
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  /** Why the last table was not read. */
  readonly problem: string | null;
  /** Initial text of the box. */
  readonly initial: string;
  readonly onRead: (source: string | Blob, typed: string) => void;
}

/** Takes a table – pasted, chosen or dropped – and describes the expected format. */
export function TableInput({ calculatorId, definition, problem, initial, onRead }: TableInputProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const drop = useDrop(readFirst);
  const inputs = batchInputs(definition.fields);

  function readFirst(files: FileList): void {
    if (files[0] !== undefined) onRead(files[0], text);
  }

  /** Catches a pasted table of many rows that replaces the whole text, before the browser lays it out. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionEnd - selectionStart < text.length || !/[\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onRead(pasted, text);
  }

  function saveSample(): void {
    // Without a byte order mark, spreadsheets misread characters such as µ and °.
    const content = new Blob(['\ufeff', sampleFile(definition)], { type: 'text/csv;charset=utf-8' });
    saveFile(`${calculatorId}-sample.csv`, content);
  }

  return (
    <DropPlace {...drop.handlers} data-over={drop.isOver || undefined}>
      <div>
        <LabelText as="label" htmlFor={`${id}-table`}>
          Your table
        </LabelText>
        <Hint id={`${id}-hint`}>
          Copy the rows in your spreadsheet, with the names of their columns, and paste them here.
        </Hint>
        <TextArea
          id={`${id}-table`}
          name="batch-table"
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          aria-invalid={problem !== null || undefined}
          data-step-focus
          rows={5}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onPaste={paste}
          onChange={(event) => setText(event.target.value)}
        />
        <FileChooser field="batch-table" accept={TABLE_FILES} onChoose={readFirst}>
          or drop one here: CSV or tab-separated text. It stays on your device.
        </FileChooser>
      </div>
      {problem !== null && (
        <Notice $tone="danger" id={`${id}-problem`} role="alert">
          {problem}
        </Notice>
      )}
      <Hint>
        Columns that are read: {inputs.map((input) => columnName(input, inputs)).join(', ')}. What your table has no
        column for is taken from the form above; columns of other names are kept beside the results.
      </Hint>
      <Cluster $gap="s2">
        <PrimaryButton type="button" disabled={text.trim() === ''} onClick={() => onRead(text, text)}>
          Read the table
        </PrimaryButton>
        <QuietButton type="button" onClick={saveSample}>
          <Download aria-hidden size={18} />
          Download a sample file
        </QuietButton>
      </Cluster>
    </DropPlace>
  );
}

const DropPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  border-radius: ${RADIUS.control};
  &[data-over] { outline: 2px dashed ${color('accent')}; outline-offset: ${SPACE.s2}; background: ${color('accentTint')}; }
`;
