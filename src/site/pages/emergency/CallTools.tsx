import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { Announcement } from '#src/engine/results/Announcement.ts';
import { copyText } from '#src/engine/results/copyText.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';

/** Takes the advice along: as a text for the call, and on paper. */
export function CallTools({ text }: { readonly text: () => string }) {
  const [announcement, announce] = useAnnouncement();
  function copy(): void {
    copyText(text()).then(
      () => announce('Copied'),
      () => announce('This browser does not allow copying'),
    );
  }
  return (
    <Cluster data-print="no" $gap="s2">
      <QuietButton type="button" onClick={copy}>
        <Copy aria-hidden size={18} />
        Copy for the call
      </QuietButton>
      <QuietButton type="button" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        Print
      </QuietButton>
      <Announcement>{announcement}</Announcement>
    </Cluster>
  );
}
