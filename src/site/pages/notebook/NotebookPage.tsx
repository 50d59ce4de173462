import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FileChooser } from '#src/engine/form/onDemand/FileChooser.tsx';
import { MOST_STEPS } from '#src/engine/handover/notebook.ts';
import { notebookText, readNotebook } from '#src/engine/handover/notebookFile.ts';
import { takeNotebook } from '#src/engine/handover/pendingNotebook.ts';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { PrimaryButton, QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Container, Stack } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { PrintedFrom } from '../calculator/article/PrintedFrom.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { EXAMPLE_NOTEBOOK } from './exampleNotebook.ts';
import { NotebookSteps } from './NotebookSteps.tsx';
import type { LoadDefinition } from './runStep.ts';
import { useNotebook } from './useNotebook.ts';

const DESCRIPTION =
  'A chain of calculations in which the figure of one goes into the form of the next, kept on this device and run again from the top.';

/** Larger files are not read. */
const MOST_BYTES = 4_000_000;
const TOO_LARGE = 'This file is too large to be a notebook.';
const UNREAD = 'This file could not be read.';

/** The notebook: its steps, a run from the top, and the file that it is saved as. */
export function NotebookPage({ load }: { readonly load: LoadDefinition }) {
  const { snapshot, send } = useNotebook(load);
  const { steps, undo, fault, words, at, isKnown } = snapshot.context;
  const isRunning = snapshot.matches('running');
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useRef<HTMLButtonElement>(null);

  // A file that was opened on Home. The stored list is there already, for Undo.
  useEffect(() => {
    const opened = takeNotebook();
    if (opened !== null) send({ type: 'open', steps: opened });
  }, [send]);

  // The buttons of a run take each other's place.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current !== isRunning && document.activeElement === document.body) run.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);

  const opening = useRef<File | null>(null);

  async function open(files: FileList): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    opening.current = file;
    if (file.size > MOST_BYTES) return send({ type: 'say', words: TOO_LARGE });
    const text = await file.text().catch(() => null);
    // Another one was chosen meanwhile.
    if (opening.current !== file) return;
    const read = text === null ? { steps: null, fault: UNREAD } : readNotebook(text);
    send(read.steps === null ? { type: 'say', words: read.fault } : { type: 'open', steps: read.steps });
  }

  function openExample(): void {
    send({ type: 'open', steps: EXAMPLE_NOTEBOOK });
    heading.current?.focus();
  }

  function undoAndFocus(): void {
    send({ type: 'undo' });
    heading.current?.focus();
  }

  return (
    <Page data-area="bench">
      <PageHead title={branded('Notebook')} description={DESCRIPTION} keywords={[]} path={null} />
      <Stack $gap="s4">
        <h1 ref={heading} tabIndex={-1}>
          Notebook
        </h1>
        <Lead data-print="no">
          Each time a figure goes into another calculator by ‘Use this in …’ below a result, the calculation becomes a
          step here. The steps stay on this device; nothing is sent. After a change at the top, run all of them again.
        </Lead>
        {fault !== null && (
          <Notice $tone="caution" role="status">
            {fault}
          </Notice>
        )}
        {isKnown && steps.length === 0 && (
          <Empty>
            <Drawing name="drawers" width={96} />
            <p>
              Nothing is kept yet. Open a calculator, such as{' '}
              <Link to="/calculator/molecular-weight">Molecular Weight</Link>, and ‘Use this in …’ below its result.
            </p>
            <QuietButton type="button" onClick={openExample}>
              Open the example notebook
            </QuietButton>
          </Empty>
        )}
        <Cluster data-print="no">
          {steps.length > 0 &&
            (isRunning ? (
              <QuietButton ref={run} type="button" onClick={() => send({ type: 'cancel' })}>
                Stop at step {at + 1} of {steps.length}
              </QuietButton>
            ) : (
              <PrimaryButton ref={run} type="button" onClick={() => send({ type: 'run' })}>
                Run again from the top
              </PrimaryButton>
            ))}
          {steps.length > 0 && (
            <>
              <QuietButton
                type="button"
                onClick={() => saveFile('notebook.json', new Blob([notebookText(steps)], { type: 'application/json' }))}
              >
                Save as a file
              </QuietButton>
              <QuietButton type="button" onClick={() => window.print()}>
                Print
              </QuietButton>
              <QuietButton
                type="button"
                onClick={() => {
                  send({ type: 'clear' });
                  heading.current?.focus();
                }}
              >
                Clear
              </QuietButton>
            </>
          )}
        </Cluster>
        <Said data-print="no">
          <span role="status">{words}</span>
          {undo !== null && !isRunning && (
            <SmallButton type="button" onClick={undoAndFocus}>
              Undo
            </SmallButton>
          )}
        </Said>
        <NotebookSteps
          context={snapshot.context}
          isRunning={isRunning}
          onRemove={(id) => {
            send({ type: 'remove', id });
            heading.current?.focus();
          }}
        />
        <div data-print="no">
          <FileChooser field="notebook" accept=".json,application/json" onChoose={open}>
            Opens a notebook that was saved as a file, in place of the steps above. At most {MOST_STEPS} steps.
          </FileChooser>
        </div>
        <PrintedFrom />
        <noscript>
          <p>The notebook is kept by this page itself, which needs JavaScript.</p>
        </noscript>
      </Stack>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${SPACE.s5} ${SPACE.s8};
`;

const Lead = styled.p`
  max-width: ${PROSE_WIDTH};
`;

/** In place of the steps. */
const Empty = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${SPACE.s3} ${SPACE.s5};
  color: ${color('inkMuted')};
  > svg { color: ${color('ink')}; }
  > p { max-width: ${PROSE_WIDTH}; }
  @media (min-width: ${BREAKPOINT.two}) {
    grid-template-columns: auto minmax(0, 1fr);
    > svg { grid-row: span 2; }
    > p { align-self: end; }
    > button { align-self: start; }
  }
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2} ${SPACE.s3};
  min-height: 2.25rem;
`;
