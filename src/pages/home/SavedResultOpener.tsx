import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileChooser } from '#src/form/onDemand/FileChooser.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { openSavedFile } from './savedFile.ts';

/** Takes a saved result, chosen here or dropped anywhere on Home, and opens its page. */
export function SavedResultOpener() {
  const navigate = useNavigate();
  const [fault, setFault] = useState('');

  async function open(files: FileList): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    setFault('');
    const opened = await openSavedFile(file);
    if ('path' in opened) navigate(opened.path);
    else setFault(opened.fault);
  }

  useDropOnPage(open);

  return (
    <Stack as="section" $gap="s5" aria-labelledby="saved-result">
      <h2 id="saved-result">Check a saved result</h2>
      <Card as="div">
        <FileChooser field="saved-result" accept=".json,application/json" onChoose={open}>
          Or drop it on this page: a result that was saved as JSON. Its calculator opens with its inputs, computes them
          again and says whether both agree.
        </FileChooser>
        <p role="status">{fault}</p>
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
