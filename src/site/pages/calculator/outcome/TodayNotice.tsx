import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { longDate } from '#src/engine/kit/format.ts';
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { reloadIfReplaced } from '#src/site/offline/replacedSite.ts';
import type { IsoDate } from '#workers/contract.ts';

interface TodayNoticeProps {
  readonly line: TodayLine;
  /** The day that the line is about. */
  readonly asOf: IsoDate;
  /** Whom to call; drawn in an alarm alone. */
  readonly calls: ReactNode;
}

/** What the result means today: the first line of it. */
export function TodayNotice({ line, asOf, calls }: TodayNoticeProps) {
  const { tone, headline, why, next } = line;
  return (
    <Today $tone={tone} data-today={line.state}>
      <OnPaper>As of {longDate(asOf)}</OnPaper>
      <Headline role={tone === 'alarm' ? 'alert' : 'status'}>{headline}</Headline>
      {tone === 'alarm' && calls}
      {why !== null && <p>{why}</p>}
      {next !== null && <Next>{next}</Next>}
    </Today>
  );
}

/** In its place where its code did not load. */
export function TodayNotLoaded() {
  // After a deploy the code may be gone; a reload restores it.
  useEffect(() => void reloadIfReplaced(), []);
  return (
    <Muted role="status">
      This part of the page could not be loaded: what the dates mean today. They are below. No birth by the day to call:
      call your veterinarian now.
    </Muted>
  );
}

const COLORS = {
  calm: { line: 'accent', fill: 'accentTint', ink: 'ink' },
  caution: { line: 'caution', fill: 'cautionTint', ink: 'caution' },
  alarm: { line: 'danger', fill: 'dangerTint', ink: 'danger' },
} as const;

const Today = styled.div<{ readonly $tone: TodayLine['tone'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding: ${SPACE.s4};
  border: 2px solid ${({ $tone }) => color(COLORS[$tone].line)};
  border-radius: ${RADIUS.card};
  background: ${({ $tone }) => color(COLORS[$tone].fill)};
  > [role] { color: ${({ $tone }) => color(COLORS[$tone].ink)}; }
  @media print { background: none; }
`;

const Headline = styled.p`
  font-size: ${TYPE.lead};
  font-weight: 600;
`;

/** A sheet is read on other days as well. */
const OnPaper = styled.p`
  display: none;
  @media print { display: block; }
`;

const Next = styled.p`
  color: ${color('inkMuted')};
`;
