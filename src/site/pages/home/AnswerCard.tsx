import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Announcement } from '#src/engine/results/Announcement.ts';
import { copyText } from '#src/engine/results/copyText.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { FoundOfLine, LineAnswer, LineOutcome } from '#src/site/asking/askLine.ts';
import { askOnPage, type ReadValues, readAhead, readValues } from '#src/site/asking/onDemand/askOnPage.ts';
import type { Reading } from '#src/site/asking/readLine.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { lineClient } from '../calculator/run/client.ts';

/** After the last key, before a line is read. */
const PAUSE_MS = 60;
/** An answer that is not there by then is given up: it would hold up the next line. */
const LONGEST_MS = 10_000;

// Whoever loads this code is about to type.
readAhead(lineClient);

interface CardRow extends ReadValues {
  readonly name: string;
  /** Null: the page needs more than the line says. */
  readonly answer: LineAnswer | null;
}

interface AnswerCardProps {
  readonly text: string;
  /** Stays the same for the same text. */
  readonly found: FoundOfLine;
  readonly onOpen: (() => void) | undefined;
  /** Told what is shown; has to be a stable reference. */
  readonly onAnswer: (answered: AnsweredLine) => void;
}

/** What a line of the search is answered with, as it is announced. */
export interface AnsweredLine {
  readonly text: string;
  /** Null: there is no answer. */
  readonly said: string | null;
}

/** What a line asks, answered above the results of the search: one row, or one for each way to read the line. */
export function AnswerCard({ text, found, onOpen, onAnswer }: AnswerCardProps) {
  const rows = useAnswer(text, found);
  const said = rows.length === 0 ? null : spoken(rows);
  useEffect(() => onAnswer({ text, said }), [text, said, onAnswer]);
  if (rows.length === 0) return null;
  return (
    <Card data-answer>
      {rows.length > 1 && <p>This can be read in {rows.length} ways:</p>}
      {rows.map((row) => (
        <Row key={`${row.path} ${row.answer?.field}`} row={row} onOpen={onOpen} />
      ))}
    </Card>
  );
}

function spoken(rows: readonly CardRow[]): string {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return `This can be read in ${rows.length} ways.`;
  if (row.answer === null) return `${row.name} opens with these values.`;
  const { shown, today } = row.answer;
  return `${row.name}: ${shown}.${today === undefined ? '' : ` ${today.headline}`}`;
}

function Row({
  row: { name, answer, values, path },
  onOpen,
}: {
  readonly row: CardRow;
  readonly onOpen: (() => void) | undefined;
}) {
  return (
    <Answer>
      <Name>{name}</Name>
      {answer?.warning !== undefined && <Warning>{answer.warning}</Warning>}
      {answer?.today !== undefined &&
        (answer.today.tone === 'alarm' ? <Warning>{answer.today.headline}</Warning> : <p>{answer.today.headline}</p>)}
      {answer !== null && (
        <p>
          {answer.label !== '' && <Label>{answer.label} </Label>}
          <Figure data-field={answer.field}>{answer.shown}</Figure>
        </p>
      )}
      {answer !== null && <p>{answer.says}</p>}
      <Chips>
        {values.map(({ label, text }) => (
          <li key={label}>
            {label} <b>{text}</b>
          </li>
        ))}
      </Chips>
      <Cluster>
        <Link to={path} onClick={onOpen}>
          Open with these values
        </Link>
        {answer !== null && <Copy text={answer.shown} />}
      </Cluster>
    </Answer>
  );
}

function Copy({ text }: { readonly text: string }) {
  const [announcement, announce] = useAnnouncement();
  const copy = (): void => {
    copyText(text).then(
      () => announce('Copied'),
      () => announce('This browser does not allow copying'),
    );
  };
  return (
    <>
      <SmallButton type="button" data-stop onClick={copy}>
        Copy<VisuallyHidden> {text}</VisuallyHidden>
      </SmallButton>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

/** Rows for the line; those of an earlier line go at once, and one that is answered late is dropped. */
function useAnswer(text: string, found: FoundOfLine): readonly CardRow[] {
  const [answered, setAnswered] = useState<{ readonly text: string; readonly rows: readonly CardRow[] }>({
    text: '',
    rows: [],
  });
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      rowsOf(text, found).then(
        (rows) => !isLeft && setAnswered({ text, rows }),
        // Without an answer there are the results of the search.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, found]);
  return answered.text === text ? answered.rows : [];
}

async function rowsOf(text: string, found: FoundOfLine): Promise<readonly CardRow[]> {
  const outcome = await askOnPage(text, found, lineClient, AbortSignal.timeout(LONGEST_MS));
  return Promise.all(
    readingsOf(outcome).map(async ({ reading, answer }) => ({
      ...(await readValues(reading)),
      name: findCalculator(reading.id)?.name ?? '',
      answer,
    })),
  );
}

function readingsOf(
  outcome: LineOutcome,
): readonly { readonly reading: Reading; readonly answer: LineAnswer | null }[] {
  if (outcome.kind === 'answer') return [outcome.answered];
  if (outcome.kind === 'choose') return outcome.answered;
  return outcome.kind === 'fill' ? [{ reading: outcome.reading, answer: null }] : [];
}

const Card = styled.section.attrs({ 'aria-label': 'Answer' })`
  display: grid;
  gap: ${SPACE.s4};
  margin-block: ${SPACE.s3};
  padding: ${SPACE.s4};
  border: 1px solid ${color('accent')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  overflow-wrap: anywhere;
`;

const Answer = styled.div`
  display: grid;
  gap: ${SPACE.s2};
  & + & { padding-block-start: ${SPACE.s4}; border-block-start: 1px solid ${color('line')}; }
`;

const Name = styled.p`
  color: ${color('inkMuted')};
  font-weight: 600;
`;

const Warning = styled.p`
  color: ${color('danger')};
  font-weight: 600;
`;

const Label = styled.span`
  color: ${color('inkMuted')};
`;

const Figure = styled.b`
  font: 600 ${TYPE.figure} / 1.2 ${FONT.display};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  list-style: none;
  font-size: ${TYPE.small};
  > li { padding: ${SPACE.s1} ${SPACE.s2}; border-radius: ${RADIUS.control}; background: ${color('sunken')}; }
`;
