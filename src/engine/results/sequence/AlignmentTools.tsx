import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { alignmentFasta, alignmentLines } from '#src/engine/kit/onDemand/alignmentText.ts';
import type { AlignmentBlock } from '#src/engine/kit/presentation.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Announcement } from '../Announcement.ts';
import { copyText } from '../copyText.ts';
import { pageSlug, saveFile } from '../saveFile.ts';
import { useAnnouncement } from '../useAnnouncement.ts';

/** Copies the rows of an alignment, and saves them as text or as FASTA with gaps. */
export function AlignmentTools({ block }: { readonly block: AlignmentBlock }) {
  const [announcement, announce] = useAnnouncement();
  const text = () => `${alignmentLines(block).join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await copyText(text());
      announce('Copied');
    } catch {
      announce('This browser does not allow copying: download the file instead');
    }
  }

  function save(kind: 'txt' | 'fasta', content: string): void {
    const type = kind === 'txt' ? 'text/plain' : 'text/x-fasta';
    saveFile(`${pageSlug()}-alignment.${kind}`, new Blob([content], { type }));
    announce(kind === 'txt' ? 'Text file saved' : 'FASTA file saved');
  }

  return (
    <Cluster $gap="s2" data-print="no">
      <QuietButton type="button" onClick={copy}>
        <Copy aria-hidden size={18} />
        Copy <VisuallyHidden>{block.title}</VisuallyHidden>
      </QuietButton>
      <QuietButton type="button" data-download="alignment-text" onClick={() => save('txt', text())}>
        <Download aria-hidden size={18} />
        Download text <VisuallyHidden>of {block.title}</VisuallyHidden>
      </QuietButton>
      <QuietButton type="button" data-download="alignment-fasta" onClick={() => save('fasta', alignmentFasta(block))}>
        <Download aria-hidden size={18} />
        Download FASTA <VisuallyHidden>of {block.title}</VisuallyHidden>
      </QuietButton>
      <Announcement>{announcement}</Announcement>
    </Cluster>
  );
}
