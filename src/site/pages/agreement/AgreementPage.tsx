import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ComparedPage } from '#src/engine/kit/comparison.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { AGREEMENT_PATH } from '#src/engine/kit/siteAddress.ts';
import { Container, Stack } from '#src/engine/ui/Layout.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { COMPARISONS } from './comparisons.ts';
import { AGREEMENT_HEADING } from './facts.ts';
import { ProgramTable } from './ProgramTable.tsx';

const DESCRIPTION =
  'What each calculator computes beside what R, Biopython, EMBOSS, primer3 and other programs answer for the same input.';

/** Every comparison with another program that the build made, folded by calculator and by section. */
export function AgreementPage() {
  const { calculators, sections } = COMPARISONS;
  const { all, differing } = figureCount([...calculators, ...sections]);
  return (
    <Page data-area="bench">
      <PageHead
        title={branded(AGREEMENT_HEADING)}
        description={DESCRIPTION}
        keywords={['validation', 'agreement', 'reference software', 'accuracy']}
        path={AGREEMENT_PATH}
      />
      <Stack $gap="s4">
        <h1>{AGREEMENT_HEADING}</h1>
        <Lead>
          {grouped(all)} figures of {counted(calculators.length, 'calculator', 'calculators')} and of{' '}
          {counted(sections.length, 'section', 'sections')} below calculators, computed when this site was built, beside
          what other programs answer for the same input. {grouped(differing)} differ, each with the reason. If any other
          differed, the site could not have been built.
        </Lead>
        <Lead>
          The answers were recorded when each program was run, or read where it publishes them; versions are named.
          ‘None’ means equal to twelve digits. A difference without a reason is of rounding: the other program prints or
          keeps fewer digits, or stops its search earlier.
        </Lead>
        <h2>Calculators</h2>
        <ComparedList pages={calculators} />
        <h2>Further calculations, and questions to a sequence</h2>
        <ComparedList pages={sections} />
      </Stack>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${SPACE.s5} ${SPACE.s8};
`;

const Lead = styled.p`
  max-width: ${PROSE_WIDTH};
`;

interface ComparedListProps {
  readonly pages: readonly ComparedPage[];
}

/** Calculators or sections, each folded, with a table for each program. */
function ComparedList({ pages }: ComparedListProps) {
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

/** How many figures were compared, and how many of them differ for a stated reason. */
interface FigureCount {
  readonly all: number;
  readonly differing: number;
}

/** Counts the figures of calculators or sections, those that are not listed included. */
export function figureCount(pages: readonly ComparedPage[]): FigureCount {
  const cases = pages.flatMap(({ programs }) => programs.flatMap((program) => program.cases));
  const listed = cases.flatMap(({ figures }) => figures);
  return {
    all: listed.length + cases.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0),
    differing: listed.filter(({ reason }) => reason !== undefined).length,
  };
}
