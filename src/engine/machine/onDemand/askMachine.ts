/**
 * The state of a section that asks the worker about a result or a page, in a machine beside the calculator's own: 'Find an input',
 * 'Plot a figure', 'Uncertainty', 'Your own answer' and the worksheet.
 *
 *   choosing ── ask ──▶ asking ── worker.answered ──▶ answered
 *                          └───── worker.failed ────▶ failed
 *
 * Leaving `asking` aborts the question, and XState drops what a left actor still sends: no answer comes late. What was chosen is never lost.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { Progress, Report } from '#workers/contract.ts';

export interface AskContext<Subject, Choice, Answer> {
  /** What is asked about. */
  readonly subject: Subject;
  /** What the visitor has chosen and typed. */
  readonly choice: Choice;
  /** The choice of the last question. */
  readonly asked: Choice | null;
  readonly progress: Progress | null;
  /** The last answer about this subject; to this choice, unless answers stay while another one is found. */
  readonly answer: Answer | null;
}

export type AskEvent<Subject, Choice, Answer> =
  | { readonly type: 'choose'; readonly choice: Partial<Choice> }
  | { readonly type: 'ask' }
  | { readonly type: 'cancel' }
  /** The page shows something else; `choice` where it brings its own. */
  | { readonly type: 'renew'; readonly subject: Subject; readonly choice?: Choice }
  | { readonly type: 'worker.progressed'; readonly progress: Progress }
  /** `choice` where the answer says what was chosen for the visitor. */
  | { readonly type: 'worker.answered'; readonly answer: Answer; readonly choice?: Choice }
  | { readonly type: 'worker.failed' };

type Asked<Subject, Choice, Answer> = Pick<AskContext<Subject, Choice, Answer>, 'subject' | 'choice' | 'answer'>;

/** Finds the answer; a rejection becomes `worker.failed`. */
export type Ask<Subject, Choice, Answer> = (
  asked: Asked<Subject, Choice, Answer>,
  signal: AbortSignal,
  report: Report,
) => Promise<{ readonly answer: Answer; readonly choice?: Choice }>;

/** How the sections differ. */
export interface AskRules<Subject, Choice> {
  /** Whether a subject is asked about before anybody presses a button. */
  readonly asksAtOnce: (subject: Subject, choice: Choice) => boolean;
  /** Whether the last answer stays until the next one or another subject; otherwise any edit and any question drops it. */
  readonly keepsAnswer: boolean;
  /** What an edit does to a question under way or answered: it ends it, asks again, or leaves it as it is. */
  readonly edited?: (before: Choice, after: Choice) => 'ends' | 'asks' | 'leaves';
  /** Returns the choice after an edit, where one choice takes another along. */
  readonly adjusted?: (before: Choice, after: Choice) => Choice;
}

/** @param ask absent: never answers, which is what a replay needs */
export function askMachine<Subject, Choice extends object, Answer>(
  { asksAtOnce, keepsAnswer, edited = () => 'ends', adjusted = (_, after) => after }: AskRules<Subject, Choice>,
  ask: Ask<Subject, Choice, Answer> = () => new Promise(() => {}),
) {
  type Context = AskContext<Subject, Choice, Answer>;
  type Event = AskEvent<Subject, Choice, Answer>;
  const chosen = ({ choice }: Context, event: Event): Choice =>
    event.type === 'choose' ? adjusted(choice, { ...choice, ...event.choice }) : choice;
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as Pick<Context, 'subject' | 'choice'>,
    },
    actors: {
      ask: fromCallback<Event, Asked<Subject, Choice, Answer>>(({ input, sendBack }) => {
        const leaving = new AbortController();
        ask(input, leaving.signal, (progress) => sendBack({ type: 'worker.progressed', progress })).then(
          (found) => sendBack({ type: 'worker.answered', ...found }),
          () => sendBack({ type: 'worker.failed' }),
        );
        return () => leaving.abort();
      }),
    },
    guards: {
      asksAtOnce: ({ context }) => asksAtOnce(context.subject, context.choice),
      asksAgain: ({ context, event }) => edited(context.choice, chosen(context, event)) === 'asks',
      isLeft: ({ context, event }) => edited(context.choice, chosen(context, event)) === 'leaves',
      isOtherQuestion: ({ context }) => context.choice !== context.asked,
      keepsChoice: ({ event }) => event.type === 'renew' && event.choice === undefined,
    },
    actions: {
      begin: assign(({ context }) => ({ answer: keepsAnswer ? context.answer : null, progress: null })),
      choose: assign(({ context, event }) => ({ choice: chosen(context, event) })),
      renew: assign(({ context, event }) =>
        event.type === 'renew' ? { subject: event.subject, choice: event.choice ?? context.choice, answer: null } : {},
      ),
      note: assign(({ context }) => ({ asked: context.choice })),
      progress: assign(({ event }) => (event.type === 'worker.progressed' ? { progress: event.progress } : {})),
      answer: assign(({ context, event }) =>
        event.type === 'worker.answered'
          ? { answer: event.answer, choice: event.choice ?? context.choice, progress: null }
          : {},
      ),
    },
  }).createMachine({
    id: 'ask',
    context: ({ input }) => ({ ...input, asked: null, progress: null, answer: null }),
    initial: 'starting',
    on: {
      renew: { target: '.starting', actions: ['begin', 'renew'] },
      choose: [
        { guard: 'isLeft', actions: 'choose' },
        { target: '.asking', guard: 'asksAgain', actions: ['begin', 'choose'], reenter: true },
        { target: '.choosing', actions: ['begin', 'choose'] },
      ],
      ask: { target: '.asking', actions: 'begin' },
    },
    states: {
      starting: { always: [{ target: 'asking', guard: 'asksAtOnce' }, { target: 'choosing' }] },
      choosing: {},
      asking: {
        entry: 'note',
        invoke: {
          src: 'ask',
          input: ({ context: { subject, choice, answer } }) => ({ subject, choice, answer }),
        },
        on: {
          ask: [{ target: 'asking', guard: 'isOtherQuestion', actions: 'begin', reenter: true }, {}],
          cancel: 'choosing',
          // What the visitor asked is asked of what the page shows now.
          renew: { target: 'asking', guard: 'keepsChoice', actions: ['begin', 'renew'], reenter: true },
          'worker.progressed': { actions: 'progress' },
          'worker.answered': { target: 'answered', actions: 'answer' },
          'worker.failed': 'failed',
        },
      },
      answered: {},
      failed: {},
    },
  });
}
