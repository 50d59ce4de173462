/**
 * The worker's side of the contract: finds a formula by its file name, calls it and returns its result. Keeps no state
 * between calls except access to the long texts that the page asked it to hold.
 */
import type {
  Answer,
  ByteSource,
  Candidate,
  Formula,
  FormulaTypes,
  HeldText,
  LongText,
  Progress,
  Report,
  Task,
  TypeMap,
} from './contract.ts';
import type { Answered, Asked, CalculatorHost, HeldSource, QuestionKind } from './questions.ts';
import { bufferPool } from './streams/bufferPool.ts';
import { stringSource } from './streams/byteSource.ts';
import { type KeptText, keptText, type OpenedText } from './streams/keptText.ts';
import { MOST_BUFFERS, pulledSource } from './streams/pulledSource.ts';
import { isUnreadable, lostFile, unreadableIssue } from './streams/unreadableText.ts';
import { wrappedSource } from './streams/wrappedSource.ts';

/** Formula modules by path, lazily loaded: the shape of `import.meta.glob`. */
export type FormulaModules = Readonly<Record<string, () => Promise<unknown>>>;

/** Progress is reported at most ten times a second. */
const REPORT_INTERVAL_MS = 100;
/** Nothing is reported before that: the page shows no progress yet, but would draw each report, and a short calculation would wait for it. */
const FIRST_REPORT_MS = 150;

/** Size of a slice of a held string: fits in the processor's second-level cache. */
const SLICE_BYTES = 256 * 1024;

/** How each kind of question is answered. */
type Answers<Types extends TypeMap<Types>> = {
  readonly [Kind in QuestionKind]: <Id extends keyof Types & string>(
    formula: Formula<Id, Types>,
    asked: Asked<Types, Id, Kind>,
    report: Report,
  ) => Promise<Answered<Types, Id, Kind>>;
};

/** A held text, and the function that releases it. */
interface Held {
  readonly text: KeptText;
  readonly close: () => void;
}

/**
 * Creates a host for all formulas, typed by `FormulaTypes` or `AnyTypes`. Trusts that a module's name is its formula's
 * id.
 */
export function createHost<Types extends TypeMap<Types> = FormulaTypes>(
  modules: FormulaModules,
): CalculatorHost<Types> {
  const heldTexts = new Map<string, Held>();
  const pool = bufferPool(SLICE_BYTES, MOST_BUFFERS);
  const unreported: Task = { report() {}, open: openAgain };

  async function load<Id extends keyof Types & string>(id: Id): Promise<Formula<Id, Types>> {
    const module = modules[`./formulas/${id}.ts`];
    if (module === undefined) throw new Error(`There is no formula '${id}'`);
    return ((await module()) as { readonly default: Formula<Id, Types> }).default;
  }

  /** Opens texts to be validated: each is read again, but only once. A text that has changed since it was chosen is refused. */
  async function withTexts<Outcome>(work: (open: Task['open']) => Outcome | Promise<Outcome>): Promise<Outcome> {
    const opened = new Map<string, OpenedText>();
    function open(text: LongText): ByteSource {
      if (typeof text === 'string') return stringSource(text);
      const known = opened.get(text.held) ?? heldText(text).openAnew();
      opened.set(text.held, known);
      return known.source;
    }
    try {
      return await work(open);
    } finally {
      await Promise.all([...opened.values()].map((text) => text.close()));
    }
  }

  /** Opens a text that has been validated. */
  function openAgain(text: LongText): ByteSource {
    return typeof text === 'string' ? stringSource(text) : heldText(text).again;
  }

  function heldText({ held: id }: HeldText): KeptText {
    const held = heldTexts.get(id);
    if (held === undefined) throw new Error(`The text '${id}' is not held here`);
    return held.text;
  }

  function held(source: HeldSource): Held {
    if (source.kind === 'string') {
      const { port, length } = source;
      return { text: keptText(pulledSource(port, length, pool)), close: () => port.close() };
    }
    const { file, name, isGzip, wrapping } = source;
    return { text: keptText(wrappedSource(file, name, isGzip, wrapping), () => unchangedFile(file, name)), close() {} };
  }

  /** Runs a task with throttled progress. Of a task that has reported before, the last report is always delivered. */
  async function reported<Outcome>(report: Report, work: (task: Task) => Outcome | Promise<Outcome>): Promise<Outcome> {
    const reports = throttled(report);
    try {
      return await work({ report: reports.add, open: openAgain });
    } finally {
      reports.end();
    }
  }

  async function answerTo<Id extends keyof Types & string>(
    formula: Formula<Id, Types>,
    candidate: Candidate<Types[Id]['input']>,
  ): Promise<Answer<Types[Id]['input'], Types[Id]['result']>> {
    try {
      const verdict = await withTexts((open) => formula.validate(candidate, { ...unreported, open }));
      if (!verdict.ok) return { kind: 'refused', issues: verdict.issues };
      return { kind: 'computed', input: verdict.input, result: await formula.compute(verdict.input, unreported) };
    } catch {
      return { kind: 'failed' };
    }
  }

  const answers: Answers<Types> = {
    async validate(formula, candidate, report) {
      try {
        return await withTexts((open) => reported(report, (task) => formula.validate(candidate, { ...task, open })));
      } catch (error) {
        if (isUnreadable(error)) return { ok: false, issues: [unreadableIssue(error, candidate)] };
        throw error;
      }
    },
    compute: (formula, input, report) => reported(report, (task) => formula.compute(input, task)),
    async computeMany(formula, candidates) {
      const all = [];
      for (const candidate of candidates) all.push(await answerTo(formula, candidate));
      return all;
    },
    async view(formula, { input, window: { field, from, to } }) {
      if (formula.view === undefined) throw new Error(`Formula '${formula.id}' has no text to view`);
      return formula.view(input, field, from, to, unreported);
    },
    async sample(formula, question) {
      const [{ evaluator }, { samplesAt }] = await Promise.all([
        import('./evaluation/evaluator.ts'),
        import('./evaluation/samples.ts'),
      ]);
      return samplesAt(evaluator(formula, question, unreported), question.points, question.keys.length);
    },
    async solve(formula, question, report) {
      const [{ evaluator }, { solve }] = await Promise.all([
        import('./evaluation/evaluator.ts'),
        import('./evaluation/solve.ts'),
      ]);
      const { candidate, path, key } = question;
      return reported(report, (task) =>
        solve(evaluator(formula, { candidate, paths: [path], keys: [key] }, unreported), question, task.report),
      );
    },
    async uncertainty(formula, question, report) {
      const [{ evaluator }, { uncertainties }] = await Promise.all([
        import('./evaluation/evaluator.ts'),
        import('./evaluation/uncertainty.ts'),
      ]);
      return reported(report, (task) =>
        uncertainties(evaluator(formula, question, unreported), question, question.keys.length, task.report),
      );
    },
    async recordRows(formula, question, report) {
      const { recordRows } = await import('./evaluation/recordRows.ts');
      return reported(report, (task) => recordRows(formula, question, task));
    },
  };

  return {
    async warm(formula) {
      await load(formula);
    },
    async hold(id, source, isAwaited = false) {
      const taken = held(source);
      heldTexts.set(id, taken);
      if (isAwaited) taken.text.readAhead();
    },
    async release(id) {
      const held = heldTexts.get(id);
      held?.text.close();
      held?.close();
      heldTexts.delete(id);
    },
    async ask(kind, formula, asked, report = () => {}) {
      return answers[kind](await load(formula), asked, report);
    },
  };
}

/** A file whose content was read says when it was changed or deleted since as soon as any of it is read again. */
async function unchangedFile(file: Blob, name: string): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw lostFile(name);
  }
}

/** Throttles reports: one that comes too soon is replaced by the next, or sent at the end, unless none was sent before. */
function throttled(report: Report) {
  let last = performance.now();
  let hasSent = false;
  let waiting: Progress | null = null;
  return {
    add(progress: Progress): void {
      const now = performance.now();
      waiting = progress;
      if (now - last >= (hasSent ? REPORT_INTERVAL_MS : FIRST_REPORT_MS)) send(now);
    },
    end(): void {
      if (hasSent) send(last);
    },
  };

  function send(now: number): void {
    last = now;
    hasSent = true;
    if (waiting !== null) report(waiting);
    waiting = null;
  }
}
