import { type DragEvent, useEffect, useState } from 'react';

interface Drop {
  /** A file is being dragged over the drop zone. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Accepts files dropped on an element, and keeps the browser from opening a file that misses it. */
export function useDrop(onFiles: (files: FileList) => void): Drop {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  function allow(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return {
    isOver,
    handlers: {
      onDragEnter: allow,
      onDragOver: allow,
      onDragLeave(event) {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      },
    },
  };
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}
