import { useEffect, useRef } from 'react';
import { SEQUENCE_FILES } from '#src/engine/form/onDemand/chosenFile.ts';
import { FileChooser } from '#src/engine/form/onDemand/FileChooser.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { type Received, receivedFiles } from './opened/received.ts';

/** What the file dialog offers first. */
const FILES = `${SEQUENCE_FILES},.csv,.tsv,.tab,.json,application/json`;

/** Takes files, chosen here or dropped anywhere on Home. */
export function FileOpener({ onReceived }: { readonly onReceived: (received: Received) => void }) {
  const open = (files: FileList): void => onReceived(receivedFiles(files));
  useDropOnPage(open);

  return (
    <Stack as="section" $gap="s5" aria-labelledby="open-a-file">
      <h2 id="open-a-file">Open a file</h2>
      <Card as="div">
        <FileChooser field="opened" accept={FILES} isMultiple onChoose={open}>
          Or drop it on this page: a sequence (FASTA, GenBank, EMBL, FASTQ, SnapGene), a table as CSV, or a result or
          notebook that was saved as JSON. A saved result is computed again, and its page says whether both agree. It
          stays on your device.
        </FileChooser>
      </Card>
    </Stack>
  );
}

/** Files that are dropped anywhere on the page; the browser would open them. */
function useDropOnPage(onFiles: (files: FileList) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const take = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (event.type === 'drop') latest.current(event.dataTransfer.files);
    };
    window.addEventListener('dragover', take, { signal });
    window.addEventListener('drop', take, { signal });
    return () => leaving.abort();
  }, []);
}
