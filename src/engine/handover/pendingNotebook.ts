/** A saved notebook between Home, where its file was opened, and the page of the notebook. */
import { NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import type { NotebookStep } from './notebook.ts';

let onItsWay: readonly NotebookStep[] | null = null;

/**
 * Puts the steps of a notebook on their way.
 *
 * @returns the address of the page
 */
export function sendNotebook(steps: readonly NotebookStep[]): string {
  onItsWay = steps;
  return NOTEBOOK_PATH;
}

/** Takes the steps that are on their way, once. */
export function takeNotebook(): readonly NotebookStep[] | null {
  const taken = onItsWay;
  onItsWay = null;
  return taken;
}
