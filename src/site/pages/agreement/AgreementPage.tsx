import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { AGREEMENT_PATH } from '#src/engine/kit/siteAddress.ts';
import { Container, Stack } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { AGREEMENT } from '#src/site/catalog/agreement.ts';
import { AgreementTable } from './AgreementTable.tsx';
import { agreementRows } from './agreementRows.ts';
import { AGREEMENT_HEADING } from './facts.ts';
import { QuestionSet } from './QuestionSet.tsx';

const DESCRIPTION =
  'What each calculator computes beside what R, Biopython, EMBOSS, primer3 and other programs answer for the same input.';

const ROWS = agreementRows(AGREEMENT);

/** Every comparison with another program that the build made: one row for each calculator or section and program. */
export function AgreementPage() {
  const all = ROWS.reduce((sum, { program }) => sum + program.figures, 0);
  const differing = ROWS.reduce((sum, { program }) => sum + program.differing, 0);
  const sections = AGREEMENT.filter(({ kind }) => kind === 'section').length;
  return (
    <Page data-area="bench">
      <PageHead
        title={branded(AGREEMENT_HEADING)}
        description={DESCRIPTION}
        keywords={['validation', 'agreement', 'reference software', 'accuracy']}
        path={AGREEMENT_PATH}
      />
      <Stack $gap="s3">
        <h1>{AGREEMENT_HEADING}</h1>
        <Lead>
          {grouped(all)} figures of {counted(AGREEMENT.length - sections, 'calculator', 'calculators')} and of{' '}
          {counted(sections, 'section', 'sections')} below calculators, computed when this site was built, beside what
          other programs answer for the same input. {grouped(differing)} differ, each with the reason. If any other
          differed, the site could not have been built.
        </Lead>
        <Lead>
          The answers were recorded when each program was run, or read where it publishes them; versions are named.
          ‘none’ means equal to twelve digits. A difference without a reason is of rounding: the other program prints or
          keeps fewer digits, or stops its search earlier.
        </Lead>
        <AgreementTable rows={ROWS} />
        <QuestionSet />
        <noscript>
          <p>The figures of each row need JavaScript.</p>
        </noscript>
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
