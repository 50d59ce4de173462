import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import type { NotebookStep } from '#src/engine/handover/notebook.ts';
import { NOTEBOOK_KEY, storedNotebook, storeNotebook } from '#src/engine/handover/notebookStore.ts';
import {
  type NotebookEvent,
  type NotebookMachine,
  notebookMachine,
  type StepEvent,
  type StepJob,
} from '#src/engine/machine/onDemand/notebookMachine.ts';
import { client } from '../calculator/run/client.ts';
import { type LoadDefinition, runStep } from './runStep.ts';

/** The notebook of this device, as its page uses it. */
export interface Notebook {
  readonly snapshot: SnapshotFrom<NotebookMachine>;
  readonly send: (event: NotebookEvent) => void;
}

/** Runs the machine of the notebook: reads the stored steps after hydration, and stores every change. */
export function useNotebook(load: LoadDefinition): Notebook {
  const machine = useMemo(() => machineWithSteps(load), [load]);
  const [snapshot, send, actor] = useMachine(machine);

  useEffect(() => {
    let stored: readonly NotebookStep[] = [];
    const arrive = (): void => {
      const { steps, fault } = storedNotebook();
      stored = steps;
      actor.send({ type: 'arrive', steps, fault });
    };
    arrive();
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { steps } = context;
      if (steps === stored) return;
      stored = steps;
      const fault = storeNotebook(steps);
      if (fault !== context.fault) queueMicrotask(() => actor.send({ type: 'stored', fault }));
    });
    const follow = ({ key }: StorageEvent): void => {
      if (key === NOTEBOOK_KEY || key === null) arrive();
    };
    window.addEventListener('storage', follow);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', follow);
    };
  }, [actor]);

  return { snapshot, send };
}

/** The machine with a worker: leaving the state aborts the step. */
function machineWithSteps(load: LoadDefinition): NotebookMachine {
  return notebookMachine.provide({
    actors: {
      runStep: fromCallback<StepEvent, StepJob | null>(({ input, sendBack }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        if (input !== null)
          void runStep(input, { load, client, signal }).then((event) => {
            if (!signal.aborted) sendBack(event);
          });
        return () => leaving.abort();
      }),
    },
  });
}
