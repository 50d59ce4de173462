import Copy from 'lucide-react/icons/copy';
import styled from 'styled-components';
import { Announcement } from '#src/engine/results/Announcement.ts';
import { copyText, TextNotMade } from '#src/engine/results/copyText.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { type OpenRun, openRuns } from './run/openRun.ts';

/** Copies the event logs of the open page's calculator and of the questions to its text, for a bug report; renders nothing on other pages. */
export function CopyEventLog() {
  const [announcement, announce] = useAnnouncement();
  const runs = openRuns();
  if (runs.length === 0) return null;

  function copy(of: OpenRun): void {
    copyText(import('./onDemand/copiedLog.ts').then(({ copiedLog }) => copiedLog(of))).then(
      () => announce('Copied'),
      (error) => announce(error instanceof TextNotMade ? error.message : 'This browser does not allow copying'),
    );
  }

  return (
    <Part aria-labelledby="event-log-heading">
      <h3 id="event-log-heading">Something went wrong?</h3>
      <p>
        The event log is what happened on this calculator since it was opened, what you entered included, for whoever
        looks into it. Long texts are left out, and nothing is sent.
      </p>
      <Line>
        {runs.map((run) => (
          <QuietButton key={run.question?.id ?? ''} type="button" onClick={() => copy(run)}>
            <Copy aria-hidden size={18} />
            {run.question === undefined ? 'Copy event log' : `Copy event log of ‘${run.question.title}’`}
          </QuietButton>
        ))}
        <Announcement>{announcement}</Announcement>
      </Line>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${SPACE.s2};
  margin-block-start: ${SPACE.s4};
  padding-block-start: ${SPACE.s4};
  border-block-start: 1px solid ${color('line')};
  font-size: ${TYPE.small};
  h3 { font-size: ${TYPE.body}; }
  p { color: ${color('inkMuted')}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s3};
`;
