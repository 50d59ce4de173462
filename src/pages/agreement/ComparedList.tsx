import { Link } from 'react-router-dom';
import type { ComparedPage } from '#src/kit/comparison.ts';
import { counted } from '#src/kit/format.ts';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { figureCount } from './figureCount.ts';
import { ProgramTable } from './ProgramTable.tsx';

interface ComparedListProps {
  readonly pages: readonly ComparedPage[];
}

/** Calculators or sections, each folded, with a table for each program. */
export function ComparedList({ pages }: ComparedListProps) {
  return (
    <div>
      {pages.map((page) => {
        const { all, differing } = figureCount([page]);
        const differences = differing === 0 ? '' : `, ${differing} with a reason to differ`;
        return (
          <FoldedSection
            key={page.path}
            level={3}
            title={`${page.name}: ${counted(all, 'figure', 'figures')}${differences}`}
          >
            <Link to={page.path}>Open {page.name}</Link>
            {page.programs.map((program) => (
              <ProgramTable key={program.by} program={program} />
            ))}
          </FoldedSection>
        );
      })}
    </div>
  );
}
