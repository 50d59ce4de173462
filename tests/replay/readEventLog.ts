/** Parses untrusted event logs: every part is validated before it reaches the machine. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { unitFieldsOf } from '#src/engine/kit/unitFields.ts';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { CALCULATOR_STATES, calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import type { RecordedRun } from '#src/engine/machine/eventRecorder.ts';
import { EVENT_LOG_KIND, EVENT_LOG_VERSION } from '#src/engine/machine/onDemand/eventLog.ts';
import { complaintsOf, draftSchema, type ValueSchema } from '#src/tools/cli/draftSchema.ts';
import { loadAnalysis, loadDefinition } from '#tests/vectorRunner/calculators.ts';
import type { HeldText, IsoDate, Issue, Progress } from '#workers/contract.ts';

export interface ReadLog extends RecordedRun {
  readonly calculator: string;
  /** Absent: the run of the calculator itself. */
  readonly analysis?: string;
  readonly copied: string;
}

/** A log that cannot be replayed; each complaint names its place. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

/** @throws UnreadableLog */
export async function readEventLog(text: string): Promise<ReadLog> {
  const json = parsedJson(text);
  const { version } = checked(v.looseObject({ log: v.literal(EVENT_LOG_KIND), version: v.number() }), json);
  if (version !== EVENT_LOG_VERSION) {
    throw new UnreadableLog(`the log is of version ${version}; this is a reader of version ${EVENT_LOG_VERSION}`);
  }
  const { calculator, analysis, copied, start, steps } = checked(LOG, json);
  const page = await loadDefinition(calculator);
  if (page === undefined) throw new UnreadableLog(`there is no calculator '${calculator}'`);
  const asked = analysis === undefined ? undefined : await loadAnalysis(analysis);
  if (analysis !== undefined && asked === undefined) throw new UnreadableLog(`there is no analysis '${analysis}'`);
  const definition = asked === undefined ? page : { ...asked, fixed: {} };
  const fields = fieldsWithEntries(definition);
  const { state, units: noted, outcome, undo, untouched, ...context } = start;
  const today = start.today as IsoDate | '';
  const units = checkedUnits(fields, noted, 'start.units');
  const form = createFormModel(definition, today, units);
  const draft = wholeDraft(fields, context.draft, 'start.draft');
  return {
    calculator,
    ...(analysis === undefined ? {} : { analysis }),
    copied,
    start: calculatorMachine.resolveState({
      value: state,
      context: {
        ...context,
        outcome: outcome as { input: unknown; result: unknown; stale: boolean } | null,
        issues: context.issues as readonly Issue[],
        progress: context.progress as Progress | null,
        input: context.input ?? null,
        computed: undefined,
        formula: definition.formula,
        form,
        today,
        units,
        // An untouched form differs from one with the same values.
        draft: (untouched ?? isDeepStrictEqual(draft, form.start)) ? form.start : draft,
        undo: undo && { ...undo, draft: wholeDraft(fields, undo.draft, 'start.undo.draft') },
      },
    }),
    steps: steps.map(({ event, ...after }, index) => ({
      event: checkedEvent(fields, event, `steps.${index}.event`),
      ...after,
    })),
  };
}

/** A placeholder for a long text that was left out: the machine checks only whether a text is blank. */
const LEFT_OUT_TEXT = '\ufffd';

const DAY = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, YYYY-MM-DD'));
/** Units by the names of the fields that choose them. Older logs have none. */
const UNITS = v.optional(v.record(v.string(), v.string()));
const ISSUES = v.array(
  v.object({
    message: v.string(),
    path: v.optional(v.string()),
    place: v.optional(v.string()),
    remedies: v.optional(
      v.array(
        v.object({
          label: v.string(),
          field: v.string(),
          value: v.union([v.string(), v.boolean()]),
          analysis: v.optional(v.object({ id: v.string(), settings: v.record(v.string(), v.string()) })),
        }),
      ),
    ),
  }),
);
const PROGRESS = v.object({ done: v.number(), total: v.number(), unit: v.optional(v.literal('bytes')) });

const LEFT_OUT = v.object({ leftOut: v.object({ length: v.number(), sha256: v.nullable(v.string()) }) });
const WORDS = v.union(
  [
    v.string(),
    v.pipe(
      LEFT_OUT,
      v.transform(() => LEFT_OUT_TEXT),
    ),
  ],
  'must be a text',
);

/** Numbers that were read once more. */
const READ = v.optional(v.object({ changes: v.record(v.string(), v.unknown()), words: WORDS }));

const EVENT = v.variant('type', [
  v.object({ type: v.literal('edit'), field: v.string(), value: v.unknown() }),
  v.object({
    type: v.literal('fill'),
    draft: v.unknown(),
    reason: v.optional(v.picklist(['example', 'link', 'draft'])),
    replaces: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('append'), field: v.string() }),
  v.object({ type: v.literal('calculate'), reason: v.optional(v.picklist(['link', 'live'])) }),
  v.object({ type: v.literal('cancel') }),
  v.object({ type: v.literal('reset'), reason: v.optional(v.literal('return')) }),
  v.object({ type: v.literal('arrive'), words: WORDS }),
  v.object({ type: v.literal('say'), words: WORDS }),
  v.object({ type: v.literal('spread'), text: WORDS }),
  v.object({ type: v.literal('today'), date: DAY, units: UNITS }),
  v.object({ type: v.literal('worker.accepted'), input: v.unknown(), read: READ }),
  v.object({ type: v.literal('worker.refused'), issues: ISSUES, read: READ }),
  v.object({ type: v.literal('worker.progressed'), progress: PROGRESS }),
  v.object({ type: v.literal('worker.computed'), result: v.unknown() }),
  v.object({ type: v.literal('worker.failed'), message: v.string() }),
]);
type LoggedEvent = v.InferOutput<typeof EVENT>;

const LOG = v.object({
  calculator: v.string(),
  analysis: v.optional(v.string()),
  copied: v.string(),
  start: v.object({
    state: v.picklist(CALCULATOR_STATES),
    today: v.union([v.literal(''), DAY]),
    units: UNITS,
    draft: v.unknown(),
    // Logs of earlier versions have none of these.
    untouched: v.optional(v.boolean()),
    filled: v.optional(v.array(v.string()), []),
    undo: v.optional(
      v.nullable(v.object({ draft: v.unknown(), filled: v.array(v.string()), words: v.string() })),
      null,
    ),
    arrival: v.optional(v.nullable(WORDS), null),
    isLive: v.optional(v.boolean(), false),
    remark: v.optional(WORDS, ''),
    appending: v.nullable(v.string()),
    input: v.unknown(),
    issues: ISSUES,
    failure: v.nullable(v.string()),
    progress: v.nullable(PROGRESS),
    outcome: v.nullable(v.object({ input: v.unknown(), result: v.unknown(), stale: v.boolean() })),
  }),
  steps: v.array(
    v.object({
      event: EVENT,
      state: v.picklist(CALCULATOR_STATES),
      result: v.picklist(['none', 'current', 'stale']),
    }),
  ),
});

const HELD: v.GenericSchema<unknown, HeldText> = v.object({
  held: v.string(),
  name: v.string(),
  size: v.number(),
  unit: v.picklist(['bytes', 'characters']),
  firstLine: v.string(),
});
const SEQUENCE: ValueSchema = v.union([HELD, v.string()], 'must be a text, or a text that is held');

/** The entry form of a list is in the draft beside the list. */
function fieldsWithEntries({ fields }: Pick<AnyCalculatorDefinition, 'fields'>): AnyFields {
  const entries = Object.values(fields).flatMap((field) =>
    field.kind === 'rows' && field.entry !== undefined
      ? [[field.entry.name, { kind: 'group', label: field.label, fields: field.row }] as const]
      : [],
  );
  return { ...fields, ...Object.fromEntries(entries) };
}

function checkedEvent(fields: AnyFields, event: LoggedEvent, where: string): CalculatorEvent {
  switch (event.type) {
    case 'edit': {
      const { field, value } = event;
      if (!Object.hasOwn(fields, field)) throw new UnreadableLog(`${where}.field is no input of this calculator`);
      const values = wholeDraft(fields, { [field]: value }, where);
      return { type: 'edit', field, value: values[field] as Value };
    }
    case 'fill':
      return { ...event, draft: wholeDraft(fields, event.draft, where) };
    case 'append': {
      const field = Object.hasOwn(fields, event.field) ? fields[event.field] : undefined;
      if (field?.kind !== 'rows' || field.entry === undefined) {
        throw new UnreadableLog(`${where}.field is no list that grows by an entry form`);
      }
      return event;
    }
    case 'today':
      return { ...event, date: event.date as IsoDate, units: checkedUnits(fields, event.units, `${where}.units`) };
    case 'worker.accepted':
    case 'worker.refused': {
      const { read, ...answer } = event;
      if (read === undefined) return answer as CalculatorEvent;
      const { changes, words } = read;
      return { ...answer, read: { changes: partOf(fields, changes, `${where}.read`), words } } as CalculatorEvent;
    }
    default:
      return event as CalculatorEvent;
  }
}

/** Only the values that are given, each as its field may hold it. */
function partOf(fields: AnyFields, given: Readonly<Record<string, unknown>>, where: string): Values {
  const whole = wholeDraft(fields, given, where);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => Object.hasOwn(given, name)));
}

/** Those that were noted: the form itself knows that the others are as declared. */
function checkedUnits(fields: AnyFields, units: Values | undefined, where: string): Values {
  const known = checked(draftSchema(unitFieldsOf(fields)), units ?? {}, where);
  return Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(units ?? {}, name)));
}

function wholeDraft(fields: AnyFields, values: unknown, where: string): Values {
  return checked(draftSchema(fields, SEQUENCE), withoutLeftOutTexts(values), where);
}

function withoutLeftOutTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'held' in value) return value;
  if (Array.isArray(value)) return value.map(withoutLeftOutTexts);
  if (v.is(LEFT_OUT, value)) return LEFT_OUT_TEXT;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLeftOutTexts(inner)]));
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  where = 'the log',
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new UnreadableLog(
    complaintsOf(issues)
      .map((each) => `${where}: ${each}`)
      .join('\n'),
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableLog('the log is no JSON');
  }
}
