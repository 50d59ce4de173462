import { useState } from 'react';
import { SearchPanel } from '#src/pages/home/SearchPanel.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

/** The search of Home, from anywhere. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog title="Find a calculator" onClose={onClose}>
      <SearchPanel label="Name, purpose or category" text={text} onText={setText} onOpen={onClose} takesFocus />
    </Dialog>
  );
}
