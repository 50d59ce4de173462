/** What a calculator's page declares about itself; everything else follows from it. */
import type { FormulaId, InputOf, Issue, LearntKey, ResultOf } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import type { AnyFields, Draft, Fields, Value, Values } from './fields.ts';
import type { Figure, Presentation, ResultKey } from './presentation.ts';
import { ownUnits, withUnitFields } from './unitFields.ts';

/** What is in sight whatever happens: before, during and after a calculation, with an error, and when the worker is dead. */
export interface StandingWarning {
  readonly tone: 'caution' | 'danger';
  readonly title: string;
  readonly texts: readonly string[];
  /** Signs that mean: call now. `first` stands alone and largest. */
  readonly signs?: { readonly first?: string; readonly list: readonly string[] };
  /** What is less urgent, in ordinary type. */
  readonly remarks?: readonly string[];
  /** What must not be done; stands last. */
  readonly never?: string;
  /** Which numbers stand beside it: of animal poison helplines, or the visitor's own veterinarian alone. */
  readonly call: 'poison' | 'veterinarian';
  /** What the link to the list of all that pets swallow reads, and the entry to which it leads. Absent: to its beginning. */
  readonly elsewhere?: { readonly label: string; readonly entry: string };
}

/**
 * The sentences of a warning in reading order, without its title.
 *
 * @param mark stands before each sign
 */
export function warningSentences({ texts, signs, remarks = [], never }: StandingWarning, mark = ''): readonly string[] {
  const list = signs === undefined ? [] : [signs.first, ...signs.list].filter((sign) => sign !== undefined);
  return [...texts, ...list.map((sign) => `${mark}${sign}`), ...remarks, ...(never === undefined ? [] : [never])];
}

/** What travels with a result that leaves its page: the whole warning under its title, with the signs as a list. */
export function warningLines(warning: StandingWarning): readonly string[] {
  return [warning.title, ...warningSentences(warning, '- ')];
}

/** Stands in the place of a result whose inputs were refused: what can be said without a figure. */
export interface RefusedAdvice {
  readonly title: string;
  readonly texts: readonly string[];
  /** An animal may be in danger: it takes the focus, and the box at fault can wait. */
  readonly isUrgent: boolean;
}

/** Common items, each of which fills in several fields at one press. */
export interface Presets<Name extends string = string> {
  readonly title: string;
  /** Sentences beside the items. */
  readonly notes: readonly string[];
  /** The field before which they stand. */
  readonly before: Name;
  /** The number field that gets how many items there were, times `each`. */
  readonly amountIn: Name;
  readonly items: readonly Preset[];
}

export interface Preset {
  readonly label: string;
  /** Of one item, in the unit that `sets` chooses. */
  readonly each: number;
  /** Values of choices. */
  readonly sets: Readonly<Record<string, string>>;
}

/** How far the precision of the typed numbers reaches into the result. */
export interface PrecisionRule<Field extends string = string> {
  /** As many significant figures as the least precise number has, as for products; or as many decimals, as for sums. */
  readonly counts: 'figures' | 'decimals';
  /** Keys of the figures, or of groups of them, that follow from the typed numbers; others come from tables. Absent: all. */
  readonly of?: readonly (Field | GroupOf<Field>)[];
}

/** The first part of a dotted key. */
type GroupOf<Field extends string> = Field extends `${infer Group}.${string}` ? Group : never;

/** What a form needs before Calculate is enabled, and the words that say so. */
export interface Readiness<DraftValues> {
  readonly ready: (draft: DraftValues) => boolean;
  /** Shown beside the disabled button: 'Enter a mating date to calculate.' It may depend on what is in the boxes. */
  readonly missing: string | ((draft: DraftValues) => string);
}

/**
 * The question asked the other way round, in a section of its own: from what is wanted to what has to be entered. It has a
 * formula and fields of its own, whose names and result keys differ from the calculator's.
 */
export interface BackwardsDefinition<Id extends FormulaId, Fixed extends keyof InputOf<Id> = never> {
  readonly formula: Id;
  readonly heading: string;
  /** What it answers, and how far the answer can be relied on. */
  readonly introduction: string;
  readonly fixed: { readonly [K in Fixed]: InputOf<Id>[K] };
  readonly fields: Fields<Omit<InputOf<Id>, Fixed | LearntKey>>;
  /** It is computed as soon as this holds: there is no button to press. */
  readonly ready: (draft: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>) => boolean;
  /** Said of boxes that are filled while that does not hold. */
  readonly unready: string;
  readonly figures: (result: ResultOf<Id>) => readonly Figure<ResultKey<ResultOf<Id>>>[];
  /** The edit of the calculator's own form, filled as `draft` says, that the answer amounts to, offered by a button. */
  readonly use: (
    result: ResultOf<Id>,
    draft: Values,
  ) => { readonly label: string; readonly field: string; readonly value: Value };
}

/** Type-erased form of `BackwardsDefinition`. */
export interface AnyBackwardsDefinition {
  readonly formula: string;
  readonly heading: string;
  readonly introduction: string;
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly fields: AnyFields;
  readonly ready: (draft: Values) => boolean;
  readonly unready: string;
  readonly figures: (result: unknown) => readonly Figure[];
  readonly use: (
    result: unknown,
    draft: Values,
  ) => { readonly label: string; readonly field: string; readonly value: Value };
}

export interface CalculatorDefinition<Id extends FormulaId, Fixed extends keyof InputOf<Id> = never> {
  readonly formula: Id;
  /** Inputs that the page sets itself, such as the species. */
  readonly fixed: { readonly [K in Fixed]: InputOf<Id>[K] };
  readonly fields: Fields<Omit<InputOf<Id>, Fixed | LearntKey>>;
  /** A complete, sensible filling: the 'Try an example' button and the contract tests use it. */
  readonly example: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>;
  readonly warning?: StandingWarning;
  /** Said in the place of a result when inputs were refused, before the sentence that refuses them; undefined: nothing. */
  readonly refused?: (
    draft: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>,
    issues: readonly Issue[],
  ) => RefusedAdvice | undefined;
  readonly presets?: Presets<keyof InputOf<Id> & string>;
  /** Absent: Calculate is always enabled. */
  readonly needs?: Readiness<Draft<Omit<InputOf<Id>, Fixed | LearntKey>>>;
  /** Where the specification puts this calculator's messages. */
  readonly errorStyle: 'inline' | 'banner' | 'alert';
  /** 'stale': an edit keeps the old result, dimmed. 'removed': it disappears at once. Absent: 'stale'. */
  readonly resultAfterEdit?: 'stale' | 'removed';
  readonly present: (result: ResultOf<Id>, input: InputOf<Id>) => Presentation<ResultKey<ResultOf<Id>>>;
  /** What of a result belongs into a calendar, titled with the animal's name where one is given. Absent: nothing. */
  readonly calendar?: (result: ResultOf<Id>, input: InputOf<Id>, name?: string) => readonly CalendarEvent[];
  readonly backwards?: AnyBackwardsDefinition;
  /** Absent: the result is not offered as precise as the inputs, having no measured numbers or no such simple rule. */
  readonly precision?: PrecisionRule<ResultKey<ResultOf<Id>>>;
  /** How the method is computed and where it comes from, in the order it is to be read. */
  readonly sources: readonly SourceKey[];
  /** Absent: links that open a popup. 'clipboard': copies the text and says so by an alert. */
  readonly share?: 'links' | 'clipboard';
  /** The text that Share carries: the same always, or by the result. Absent: the headline and the facts. */
  readonly shareText?: string | ((presentation: Presentation) => string);
  /** Absent: 'page'. 'bare' has header and footer but no calculator page frame. */
  readonly frame?: 'page' | 'bare';
}

/** Type-erased form of `CalculatorDefinition`, which form, machine and page work with. */
export interface AnyCalculatorDefinition {
  readonly formula: string;
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly fields: AnyFields;
  readonly example: Values;
  readonly warning?: StandingWarning;
  readonly refused?: (draft: Values, issues: readonly Issue[]) => RefusedAdvice | undefined;
  readonly presets?: Presets;
  readonly needs?: Readiness<Values>;
  readonly errorStyle: 'inline' | 'banner' | 'alert';
  readonly resultAfterEdit?: 'stale' | 'removed';
  readonly present: (result: unknown, input: unknown) => Presentation;
  readonly calendar?: (result: unknown, input: unknown, name?: string) => readonly CalendarEvent[];
  readonly backwards?: AnyBackwardsDefinition;
  readonly precision?: PrecisionRule;
  readonly sources: readonly SourceKey[];
  readonly share?: 'links' | 'clipboard';
  readonly shareText?: string | ((presentation: Presentation) => string);
  readonly frame?: 'page' | 'bare';
}

/**
 * Checks a definition against its formula: `defineCalculator<typeof formula>()({…})`. The first call names the
 * formula, the second infers which inputs are fixed. Numbers that may be typed in several units get the choice of one.
 */
export function defineCalculator<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: CalculatorDefinition<F['id'], Fixed>,
  ): AnyCalculatorDefinition => {
    const { fields, example, ...rest } = definition as unknown as AnyCalculatorDefinition;
    return { ...rest, fields: withUnitFields(fields), example: { ...example, ...ownUnits(fields) } };
  };
}

/** The same for the question asked the other way round: `defineBackwards<typeof formula>()({…})`. */
export function defineBackwards<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: BackwardsDefinition<F['id'], Fixed>,
  ): AnyBackwardsDefinition => definition as unknown as AnyBackwardsDefinition;
}
