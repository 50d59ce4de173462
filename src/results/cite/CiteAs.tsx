import Download from 'lucide-react/icons/download';
import { calculatorPath } from '#src/kit/siteAddress.ts';
import { SmallButton } from '#src/ui/Button.tsx';
import { Cluster, Small } from '#src/ui/Layout.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';
import { saveFile } from '../saveFile.ts';
import { FORMATS } from './citations.ts';

interface CiteAsProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly sources: readonly SourceKey[];
}

/** Saves the page and its sources for a reference manager. */
export function CiteAs({ id, title, sources }: CiteAsProps) {
  return (
    <Cluster $gap="s2" data-print="no">
      <Small as="span">Cite this page and its sources:</Small>
      {FORMATS.map(({ name, extension, write }) => (
        <SmallButton
          key={name}
          type="button"
          onClick={() => {
            const url = new URL(calculatorPath(id), location.origin).href;
            const text = write({ id, title, url, version: __SITE_VERSION__, sources }, new Date());
            saveFile(`${id}-citations.${extension}`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
          }}
        >
          <Download aria-hidden size={16} />
          <VisuallyHidden>Download </VisuallyHidden>
          {name}
        </SmallButton>
      ))}
    </Cluster>
  );
}
