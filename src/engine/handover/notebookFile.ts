/** The notebook as text, in the storage of the browser and in a file. What is read is untrusted. */
import * as v from 'valibot';
import { LONGEST_FRAGMENT } from '#src/engine/form/onDemand/permalink.ts';
import { LONGEST_WORDS, MOST_STEPS, type NotebookStep } from './notebook.ts';

const KIND = 'pipette-and-paw notebook';
/** Increased when a reader of the previous version could misread a notebook. */
const VERSION = 1;

/** A larger text is not a notebook, and is not parsed. */
const MOST_CHARACTERS = 2_000_000;

const WORD = v.pipe(v.string(), v.maxLength(LONGEST_WORDS));
const CALCULATOR = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));
const NUMBER = v.pipe(v.number(), v.finite());
const ID = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const STEP = v.strictObject({
  id: ID,
  calculator: CALCULATOR,
  fragment: v.pipe(v.string(), v.maxLength(LONGEST_FRAGMENT)),
  inputs: v.pipe(v.array(v.strictObject({ label: WORD, text: WORD })), v.maxLength(1000)),
  line: WORD,
  hands: v.pipe(
    v.array(
      v.strictObject({
        figure: WORD,
        unit: WORD,
        number: NUMBER,
        calculator: CALCULATOR,
        input: WORD,
      }),
    ),
    v.maxLength(200),
  ),
  takes: v.pipe(
    v.array(v.strictObject({ step: ID, figure: WORD, unit: WORD, number: NUMBER, input: WORD })),
    v.maxLength(200),
  ),
});

const STEPS = v.pipe(
  v.array(STEP),
  v.maxLength(MOST_STEPS),
  v.check((steps) => steps.every((step, index) => followsFrom(steps.slice(0, index), step))),
);

const NOTEBOOK = v.strictObject({ kind: v.literal(KIND), version: v.literal(VERSION), steps: STEPS });

/** Says which version a notebook has, regardless of its other content. */
const ANY_VERSION = v.object({ kind: v.literal(KIND), version: v.number() });

/** What a text is: the steps of a notebook, or the reason why not, as a sentence. */
export type ReadNotebook =
  | { readonly steps: readonly NotebookStep[]; readonly fault: null }
  | { readonly steps: null; readonly fault: string };

export function notebookText(steps: readonly NotebookStep[]): string {
  return JSON.stringify({ kind: KIND, version: VERSION, steps }, null, 1);
}

/** @param text untrusted */
export function readNotebook(text: string): ReadNotebook {
  const parsed = text.length > MOST_CHARACTERS ? undefined : parsedJson(text);
  const notebook = v.safeParse(NOTEBOOK, parsed);
  if (notebook.success) return { steps: notebook.output.steps, fault: null };
  const versioned = v.safeParse(ANY_VERSION, parsed);
  const isLater = versioned.success && versioned.output.version > VERSION;
  return {
    steps: null,
    fault: isLater
      ? 'This notebook is of a later version of the site. Reload the page and try again.'
      : 'This is not a notebook of this site, or it is damaged.',
  };
}

/** Ids are unique, and a step takes from earlier steps only. */
function followsFrom(earlier: readonly NotebookStep[], { id, takes }: NotebookStep): boolean {
  const ids = new Set(earlier.map((step) => step.id));
  return !ids.has(id) && takes.every(({ step }) => ids.has(step));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
