import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_STEPS, type NotebookStep } from '#src/engine/handover/notebook.ts';
import { storedNotebook, storeNotebook } from '#src/engine/handover/notebookStore.ts';
import { type Kept, withRecorded, withReplaced } from '#src/engine/handover/recordStep.ts';
import { NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import { Announcement } from '#src/engine/results/Announcement.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';

const FULL = `The notebook is full: it has ${MOST_STEPS} steps. Remove some of them first.`;

/** Keeps a calculation as a step of the notebook, or puts it in the place of an earlier one of the same calculator. */
export function KeepInNotebook({ kept }: { readonly kept: Kept }) {
  const [stored, setStored] = useState(storedNotebook);
  const [announcement, announce] = useAnnouncement();
  const { steps, fault } = stored;
  const others = steps.flatMap(({ id, calculator, fragment }, index) =>
    calculator === kept.calculator && fragment !== kept.fragment ? [{ id, number: index + 1 }] : [],
  );

  /** @param change of the list as it is stored now: another tab may have changed it */
  function change(
    of: (now: readonly NotebookStep[]) => readonly NotebookStep[] | null,
    words: (steps: readonly NotebookStep[]) => string,
  ): void {
    const now = storedNotebook();
    const next = of(now.steps);
    const problem = next === null ? FULL : storeNotebook(next);
    announce(problem ?? words(next ?? []));
    setStored(storedNotebook());
  }

  function keep(): void {
    change(
      (now) => withRecorded(now, kept),
      (next) => `Kept as step ${numberIn(next, kept)}.`,
    );
  }

  return (
    <>
      {fault !== null && <Small>{fault}</Small>}
      {steps.length >= MOST_STEPS && <Small>{FULL}</Small>}
      <Cluster>
        <SmallButton type="button" onClick={keep}>
          Keep in the notebook
        </SmallButton>
        {others.map(({ id, number }) => (
          <SmallButton
            key={id}
            type="button"
            onClick={() =>
              change(
                (now) => withReplaced(now, id, kept),
                () => `Step ${number} is replaced.`,
              )
            }
          >
            Replace step {number} of the notebook
          </SmallButton>
        ))}
        <Link to={NOTEBOOK_PATH}>Open the notebook</Link>
        <Announcement>{announcement}</Announcement>
      </Cluster>
    </>
  );
}

function numberIn(steps: readonly NotebookStep[], { calculator, fragment }: Kept): number {
  return steps.findIndex((step) => step.calculator === calculator && step.fragment === fragment) + 1;
}
