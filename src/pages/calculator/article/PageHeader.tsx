import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { BREAKPOINT, color, PROSE_WIDTH, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { Favorite } from './Favorite.tsx';

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
      {id && <Favorite id={id} />}
      <h1>{title}</h1>
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

/** Keyword chips and introduction. */
export function About({ keywords, introduction }: AboutProps) {
  return (
    <Words data-print="no">
      {keywords.length > 0 && (
        <Chips aria-label="Keywords">
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </Chips>
      )}
      {introduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  );
}

interface AboutProps {
  readonly keywords: readonly string[];
  readonly introduction: readonly string[];
}

const shortOnPhones = css`
  @media not all and (min-width: ${BREAKPOINT.two}) {
    gap: ${SPACE.s1};
    > h1 { font-size: ${TYPE.h3}; }
    > p { font-size: ${TYPE.small}; }
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

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s2};
  min-height: 1.75rem;
  margin-inline-end: 2.75rem;
  font-size: ${TYPE.small};
  font-weight: 600;
`;

const Description = styled.p`
  color: ${color('inkMuted')};
  line-height: 1.45;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s3};
  order: 1;
  max-width: ${PROSE_WIDTH};
  min-width: 0;
  line-height: 1.5;
  /* The calculator comes first, and this text waits for it: it would be pushed away. */
  &:not(:has(~ [data-below])) { display: none; }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  list-style: none;
  li {
    padding: 0.125rem ${SPACE.s3};
    border-radius: ${RADIUS.pill};
    background: ${color('accentTint')};
    color: ${color('accent')};
    font-size: ${TYPE.small};
  }
`;
