import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Announcement } from '../Announcement.ts';
import { fileSlug, pageSlug, saveFile } from '../saveFile.ts';
import { shownText } from '../shownText.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { chartImage, pngOf } from './chartImage.ts';

/** Saves the chart inside an element as a picture, and its numbers where they are a table. */
export function ChartTools({ title, drawing, numbers }: ChartToolsProps) {
  const [announcement, announce] = useAnnouncement();

  async function save(kind: 'svg' | 'png'): Promise<void> {
    try {
      const svg = drawing.current?.querySelector('svg');
      if (!svg) throw new Error('The drawing has not come');
      const name = `${pageSlug()}-${fileSlug(title)}.${kind}`;
      const image = chartImage(svg);
      saveFile(name, kind === 'svg' ? new Blob([image.markup], { type: 'image/svg+xml' }) : await pngOf(image));
      announce(`${kind.toUpperCase()} file saved`);
    } catch {
      announce('The picture could not be made');
    }
  }

  function saveNumbers(write: () => string): void {
    saveFile(`${pageSlug()}-${fileSlug(title)}.csv`, new Blob([write()], { type: 'text/csv' }));
    announce('CSV file saved');
  }

  return (
    <Cluster $gap="s2" data-print="no">
      {(['svg', 'png'] as const).map((kind) => (
        <QuietButton key={kind} type="button" onClick={() => save(kind)}>
          <Download aria-hidden size={18} />
          {kind.toUpperCase()}
          <VisuallyHidden> picture of {shownText(title)}</VisuallyHidden>
        </QuietButton>
      ))}
      {numbers !== undefined && (
        <QuietButton type="button" onClick={() => saveNumbers(numbers)}>
          <Download aria-hidden size={18} />
          CSV
          <VisuallyHidden> of the numbers of {shownText(title)}</VisuallyHidden>
        </QuietButton>
      )}
      <Announcement>{announcement}</Announcement>
    </Cluster>
  );
}

interface ChartToolsProps {
  readonly title: string;
  /** The element around the chart. */
  readonly drawing: RefObject<Element | null>;
  /** Writes the numbers of the chart as comma-separated values. */
  readonly numbers?: () => string;
}
