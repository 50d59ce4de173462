import Download from 'lucide-react/icons/download';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { FORMATS } from '#src/engine/results/cite/citations.ts';
import { SourceList } from '#src/engine/results/SourceList.tsx';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';

/** The publications that the calculator follows, as a section that opens. */
export function MethodAndSources({ id, title, sources }: MethodAndSourcesProps) {
  return (
    <FoldedSection id="sources-heading" level={2} title="Method and sources">
      <SourceList sources={sources} />
      {/* Its buttons need scripts, so the prerendered page does without their weight. */}
      <AfterHydration>
        <CiteAs id={id} title={title} sources={sources} />
      </AfterHydration>
    </FoldedSection>
  );
}

export interface MethodAndSourcesProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly sources: readonly SourceKey[];
}

/** Saves the page and its sources for a reference manager. */
function CiteAs({ id, title, sources }: MethodAndSourcesProps) {
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
