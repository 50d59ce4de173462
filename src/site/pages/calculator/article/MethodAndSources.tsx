import Download from 'lucide-react/icons/download';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { AGREEMENT_PATH, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { FORMATS } from '#src/engine/results/cite/citations.ts';
import { SourceList } from '#src/engine/results/SourceList.tsx';
import { saveFile } from '#src/engine/results/saveFile.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { PROSE_WIDTH } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { AGREEMENT } from '#src/site/catalog/agreement.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import { evidenceLine } from './evidenceLine.ts';

/** How sure the calculator is, on one line; the section that opens has the publications that it follows. */
export function MethodAndSources({ id, title, evidence, sources }: MethodAndSourcesProps) {
  const { line, sentences, isCompared } = evidenceLine({ id, evidence, sources }, AGREEMENT);
  return (
    <FoldedSection id="sources-heading" level={2} title="Method and sources" remark={line}>
      <Evidence>
        {sentences} {isCompared && <Link to={`${AGREEMENT_PATH}#${id}`}>See the comparison</Link>}
      </Evidence>
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
  readonly evidence: EvidenceKind;
  readonly sources: readonly SourceKey[];
}

const Evidence = styled.p`
  max-width: ${PROSE_WIDTH};
`;

/** Saves the page and its sources for a reference manager. */
function CiteAs({ id, title, sources }: Omit<MethodAndSourcesProps, 'evidence'>) {
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
