import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { LinkedQuestion } from '#src/engine/form/onDemand/questionLink.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import { type Preloadable, preloadable } from '#src/engine/ui/preloadable.tsx';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import type { AnalysisPanelProps } from './AnalysisPanel.tsx';
import type { AskedPage } from './AnalysisTools.tsx';
import { OpenedSection } from './OpenedSection.tsx';

const DEFINITIONS = import.meta.glob<AnyAnalysisDefinition>('../../../../calculators/analyses/*.ts', {
  import: 'default',
});

/** The section of each analysis, by its id; the code of an analysis is loaded when its section is opened. */
const PANELS: ReadonlyMap<string, Preloadable<Omit<AnalysisPanelProps, 'definition'>>> = new Map(
  ANALYSES.map(({ id }) => [
    id,
    preloadable(async () => {
      const [definition, { AnalysisPanel }] = await Promise.all([loadedAnalysis(id), import('./AnalysisPanel.tsx')]);
      await loadLazyWidgets(definition.fields);
      return (props) => <AnalysisPanel definition={definition} {...props} />;
    }),
  ]),
);

interface AnalysisSectionsProps {
  readonly entries: readonly AnalysisEntry[];
  readonly page: AskedPage;
  /** The analysis that a link asks for; its section is open. */
  readonly linked: LinkedQuestion | null;
}

/** Analyses, each in a section that opens. */
export function AnalysisSections({ entries, page, linked }: AnalysisSectionsProps) {
  return (
    <div>
      {entries.map((entry) => {
        const Panel = PANELS.get(entry.id);
        const settings = linked?.id === entry.id ? linked.settings : null;
        return (
          <OpenedSection
            // Opens the section when a link comes after the first render.
            key={`${entry.id} ${settings}`}
            id={`${entry.id}-heading`}
            title={entry.title}
            startsOpen={settings !== null}
          >
            {Panel !== undefined && <Panel entry={entry} page={page} linkedSettings={settings} />}
          </OpenedSection>
        );
      })}
    </div>
  );
}

async function loadedAnalysis(id: string): Promise<AnyAnalysisDefinition> {
  const load = DEFINITIONS[`../../../../calculators/analyses/${id}.ts`];
  if (load === undefined) throw new Error(`There is no analysis '${id}'`);
  return load();
}
