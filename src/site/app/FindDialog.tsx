import { type RefObject, useState } from 'react';
import { Dialog } from '#src/engine/ui/onDemand/Dialog.tsx';
import { SearchPanel } from '#src/site/pages/home/SearchPanel.tsx';
import { FindStart } from './FindStart.tsx';

/** The search of Home, from any page. `typed` is what was typed while this code was loading. */
export function FindDialog({ typed, onClose }: { readonly typed: RefObject<string>; readonly onClose: () => void }) {
  const [text, setText] = useState(typed.current);
  return (
    <Dialog title="Find a calculator" onClose={onClose}>
      <SearchPanel
        label="Name, purpose or category"
        text={text}
        onText={setText}
        onOpen={onClose}
        takesFocus
        whenBlank={<FindStart onClose={onClose} />}
      />
    </Dialog>
  );
}
