/**
 * Declares the form as a tool for agents in browsers that have WebMCP: attributes on the form and on its controls, and an
 * answer to what an agent submits. An agent fills in the controls and submits as a person does.
 */

import { controlsOf } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { editsOnPage, formReader } from '#src/engine/form/inputBeforeHydration.ts';
import { inputWords, toolWords } from '#src/engine/form/onDemand/agentWords.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { type AnyField, resetsOthers } from '#src/engine/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { agentAnswer } from './agentAnswer.ts';

/** A submission that may come from an agent, where the browser says so. */
interface AgentSubmit extends Event {
  readonly agentInvoked?: boolean;
  readonly respondWith?: (answer: Promise<unknown>) => void;
}

/** A submission that nothing followed is answered after this long, in ms. */
const NOTHING_FOLLOWS_MS = 500;

/** What an agent is told of the day, which is not an input of the calculator. */
const DAY_WORDS =
  "Today's date, YYYY-MM-DD. With it the answer also says what the dates mean today, and whether somebody has to call.";

export interface AgentTool {
  /** Tells the state of the calculator after each render. */
  readonly follow: (calculator: Calculator) => void;
  readonly remove: () => void;
}

interface Pending {
  readonly answer: (answer: unknown) => void;
  hasBegun: boolean;
}

export function createAgentTool(
  form: HTMLFormElement,
  id: string,
  definition: AnyCalculatorDefinition,
  first: Calculator,
): AgentTool {
  const { fields } = definition;
  let latest = first;
  let pending: Pending | null = null;
  const { blank } = createFormModel(definition);
  const leaving = new AbortController();
  const { description = '' } = findCalculator(id) ?? {};
  const dayBox = definition.today === undefined ? null : addDayBox(form);
  form.setAttribute('toolname', id);
  form.setAttribute('tooldescription', toolWords(description, definition));
  form.toggleAttribute('toolautosubmit', true);
  // Before the page draws its own state over a tick that it has not heard of.
  form.addEventListener('change', takeTicks, { signal: leaving.signal });
  form.addEventListener('submit', answerAgent, { signal: leaving.signal });
  describe();

  function answerAgent(event: AgentSubmit): void {
    if (event.agentInvoked !== true || event.respondWith === undefined) return;
    // The form's own handler does so as well, but later.
    event.preventDefault();
    takeTicks();
    event.respondWith(
      new Promise((resolve) => {
        const asked: Pending = { answer: resolve, hasBegun: false };
        if (pending !== null) finish(pending);
        pending = asked;
        setTimeout(() => {
          if (pending === asked && !latest.isBusy) finish(asked);
        }, NOTHING_FOLLOWS_MS);
      }),
    );
  }

  /** An agent sets ticks without clicks, and the page listens for clicks. */
  function takeTicks(): void {
    const read = formReader(form);
    const changed = editsOnPage(fields, latest.draft, read);
    // A choice that empties the other boxes comes first, and then all that they hold.
    const isEmptied = changed.some(({ field }) => resetsOthers(fields[field]));
    for (const { field, value } of isEmptied ? editsOnPage(fields, blank, read) : changed) {
      // A text was heard as it was filled in, and a long one is held elsewhere.
      if (fields[field]?.kind !== 'sequence') latest.edit(field, value);
    }
  }

  function finish({ answer }: Pending): void {
    pending = null;
    const day = dayBox?.value;
    // The next call names its own.
    if (dayBox !== null) dayBox.value = '';
    answer(agentAnswer(id, definition, latest, namesOf(form), isIsoDate(day) && isInCalendar(day) ? day : undefined));
  }

  /** Controls come and go with the choices; each says what it takes. */
  function describe(): void {
    const declared = new Map(controlsOf(fields, latest.draft).map(({ name, field }) => [name, field]));
    for (const control of form.elements) {
      const field = declared.get(control.getAttribute('name') ?? '');
      if (field === undefined) continue;
      const words = wordsOn(control.getAttribute('name') ?? '', field);
      // Setting what is there already would count as a change of the tool, which ends a call of it.
      if (control.getAttribute('toolparamdescription') !== words) control.setAttribute('toolparamdescription', words);
    }
  }

  return {
    follow(calculator) {
      latest = calculator;
      describe();
      if (pending === null) return;
      if (calculator.isBusy) pending.hasBegun = true;
      else if (pending.hasBegun) finish(pending);
    },
    remove() {
      leaving.abort();
      if (pending !== null) finish(pending);
      dayBox?.remove();
      for (const name of ['toolname', 'tooldescription', 'toolautosubmit']) form.removeAttribute(name);
    },
  };
}

/** A box that only agents see: the page itself knows the day. */
function addDayBox(form: HTMLFormElement): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'date';
  box.name = 'today';
  box.hidden = true;
  box.setAttribute('toolparamdescription', DAY_WORDS);
  form.append(box);
  return box;
}

/** Title and description as in the schema of the inputs. */
function wordsOn(name: string, field: AnyField): string {
  return [field.label, inputWords(name.split('.').at(-1) ?? name, field)].filter((words) => words !== '').join('. ');
}

function namesOf(form: HTMLFormElement): readonly string[] {
  const names = [...form.elements].flatMap((control) => control.getAttribute('name') || []);
  return [...new Set(names)];
}
