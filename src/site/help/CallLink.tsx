/** A button that dials a number. */
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

interface CallLinkProps {
  /** Digits to dial. */
  readonly tel: string;
  /** The number as printed. */
  readonly printed: string;
  /** Who answers, when, and for what fee: `small` elements. */
  readonly children: ReactNode;
}

export function CallLink({ tel, printed, children }: CallLinkProps) {
  return (
    <Link href={`tel:${tel}`}>
      <Phone aria-hidden size={24} />
      <span>
        <Digits>{printed}</Digits>
        {children}
      </span>
    </Link>
  );
}

/** Height of the button, at least. */
export const CALL_HEIGHT = '4rem';

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  height: 100%;
  min-height: ${CALL_HEIGHT};
  padding: ${SPACE.s2} ${SPACE.s4};
  border: 1px solid ${color('danger')};
  border-radius: ${RADIUS.control};
  background: ${color('emergencyFill')};
  color: ${color('emergencyInk')};
  text-decoration: none;
  line-height: 1.3;
  /* Beside the number, not in the middle: it would move when the words below arrive late. */
  svg { flex: none; align-self: start; }
  small { display: block; font-size: 0.8125rem; line-height: 1.3; }
  small:empty { display: none; }
  /* Two of them share the row of a phone. */
  @media not all and (min-width: ${BREAKPOINT.two}) {
    padding-inline: ${SPACE.s3};
    svg { display: none; }
    b { font-size: ${TYPE.lead}; }
  }
  &:hover { color: ${color('emergencyInk')}; text-decoration: underline; }
  @media print { background: none; color: ${color('ink')}; border-color: ${color('ink')}; min-height: 0; }
`;

const Digits = styled.b`
  display: block;
  font-family: ${FONT.display};
  font-size: ${TYPE.h3};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
