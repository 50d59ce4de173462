import { useId } from 'react';
import styled from 'styled-components';
import { DataTable } from '#src/engine/results/Block.ts';
import { ScrollRegion } from '#src/engine/results/ScrollRegion.tsx';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { PROSE_WIDTH } from '#src/engine/ui/theme.ts';
import { QUESTION_SET } from './questionSet.ts';

/** How the questions are made by which an assistant can be tested. */
export function QuestionSet() {
  const id = useId();
  const all = QUESTION_SET.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <Stack $gap="s3">
      <h2 id={id}>Questions for assistants</h2>
      <Lead>
        The source of this site has {all} questions in words to test an assistant with. Their values are drawn by a
        seed, and the answers are those of the programs below, which share no code with this site; the calculators give
        the same. None is answered by zero, yes or no.
      </Lead>
      <Lead>
        An answer is right within 0.5 %, a mass within 0.05 %, a whole number only exactly.{' '}
        <code>npm run -s bench:questions -- --independent</code> prints the questions,{' '}
        <code>npm run -s bench:questions -- --score answers.jsonl</code> what an assistant got right, by subject and
        kind.
      </Lead>
      <ScrollRegion labelledBy={id}>
        <DataTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col" className="number">
                Questions
              </th>
              <th scope="col">Asked for</th>
              <th scope="col">Answered by</th>
            </tr>
          </thead>
          <tbody>
            {QUESTION_SET.map(({ subject, questions, asked, by }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td className="number">{questions}</td>
                <td>{asked}</td>
                <td>{by}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </ScrollRegion>
    </Stack>
  );
}

const Lead = styled.p`
  max-width: ${PROSE_WIDTH};
`;
