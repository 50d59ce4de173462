import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { grouped } from '#src/kit/forEyes.ts';
import { counted } from '#src/kit/format.ts';
import { AGREEMENT_PATH } from '#src/kit/siteAddress.ts';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { branded, PageHead } from '#src/ui/PageHead.tsx';
import { PROSE_WIDTH, SPACE } from '#src/ui/theme.ts';
import { COMPARISONS } from './comparisons.ts';
import { AGREEMENT_HEADING } from './facts.ts';
import { figuresIn } from './figuresIn.ts';
import { ProgramTable } from './ProgramTable.tsx';

const DESCRIPTION =
  'What each calculator computes beside what R, Biopython, EMBOSS, primer3 and other programs answer for the same input.';

/** Every comparison with another program that the build made, folded by calculator. */
export function AgreementPage() {
  const all = COMPARISONS.flatMap(figuresIn);
  const differing = all.filter(({ reason }) => reason !== undefined);
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
          {grouped(all.length)} figures of {counted(COMPARISONS.length, 'calculator', 'calculators')}, computed when
          this site was built, beside what other programs answer for the same input. {grouped(differing.length)} differ,
          each with the reason. If any other differed, the site could not have been built.
        </Lead>
        <Lead>
          The answers were recorded when each program was run; their versions are named. ‘None’ means equal to twelve
          digits. A difference without a reason is of rounding: the other program prints or keeps fewer digits, or stops
          its search earlier.
        </Lead>
        <div>
          {COMPARISONS.map((calculator) => {
            const { name, path, programs } = calculator;
            const figures = figuresIn(calculator);
            const reasons = figures.filter(({ reason }) => reason !== undefined).length;
            const differences = reasons === 0 ? '' : `, ${reasons} with a reason to differ`;
            return (
              <FoldedSection
                key={path}
                level={2}
                title={`${name}: ${counted(figures.length, 'figure', 'figures')}${differences}`}
              >
                <Link to={path}>Open {name}</Link>
                {programs.map((program) => (
                  <ProgramTable key={program.by} program={program} />
                ))}
              </FoldedSection>
            );
          })}
        </div>
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
