import ArrowLeft from 'lucide-react/icons/arrow-left';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { FavoriteButton } from '../lazyParts.ts';

/** Back link, title and description. */
export function PageHeader({ id, title, description, back, isShort }: PageHeaderProps) {
  return (
    <Head $isShort={isShort}>
      {back !== null && (
        <Back to={back.to} data-print="no">
          <ArrowLeft aria-hidden size={16} />
          {back.label}
        </Back>
      )}
      <TitleLine>
        <h1>{title}</h1>
        {id && <Favorite id={id} />}
      </TitleLine>
      {description !== null && <Description>{description}</Description>}
    </Head>
  );
}

interface PageHeaderProps {
  /** Of a calculator, which can be marked as a favorite. */
  readonly id?: CalculatorId;
  readonly title: string;
  readonly description: string | null;
  readonly back: { readonly to: string; readonly label: string } | null;
  /** Shortens the header on phones, so that the phone numbers are in the first viewport. */
  readonly isShort: boolean;
}

const shortOnPhones = css`
  @media not all and (min-width: ${BREAKPOINT.two}) {
    gap: ${SPACE.s1};
    h1 { font-size: ${TYPE.h2}; line-height: 1.3; }
    /* Said again by the introduction: the numbers to call come first. */
    > p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Head = styled.header<{ readonly $isShort: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${SPACE.s1};
  min-width: 0;
  ${({ $isShort }) => $isShort && shortOnPhones}
`;

/** The title, and the star at the right end of its first line. */
const TitleLine = styled.div`
  display: flex;
  gap: ${SPACE.s3};
  align-self: stretch;
  > h1 { flex: 1; min-width: 0; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s2};
  min-height: 1.75rem;
  font-size: ${TYPE.small};
  font-weight: 600;
`;

const Description = styled.p`
  color: ${color('inkMuted')};
  line-height: 1.45;
`;

/** The star beside the title. Where its code does not come, nothing is said. */
const Favorite = memo(function Favorite({ id }: { readonly id: CalculatorId }) {
  return (
    <StarPlace data-print="no">
      <AfterHydration>
        <ErrorBoundary resetKey={id} fallback={null}>
          <Suspense fallback={null}>
            <FavoriteButton id={id} />
          </Suspense>
        </ErrorBoundary>
      </AfterHydration>
    </StarPlace>
  );
});

/** No higher than the title, whose line it leaves as it is. */
const StarPlace = styled.div`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  margin-block: calc((var(--h1-line) - 2.5rem) / 2);
`;
