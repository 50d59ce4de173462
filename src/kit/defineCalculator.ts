/** What a calculator's page declares about itself; everything else follows from it. */
import type { FormulaId, InputOf, IsoDate, Issue, LearntKey, ResultOf } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import type { AnyFields, Draft, Fields, Value, Values } from './fields.ts';
import type { Later } from './later.ts';
import { type AnyOutputs, type FigureOf, figuresBy, type Outputs } from './outputs.ts';
import type { Figure, Presentation, ResultKey } from './presentation.ts';
import type { TodayLine } from './todayLine.ts';
import { ownUnits, withUnitFields } from './unitFields.ts';

/**
 * A warning that is always visible: before, during and after a calculation, with an error, and when the worker has
 * died.
 */
export interface StandingWarning {
  readonly tone: 'caution' | 'danger';
  readonly title: string;
  readonly texts: readonly string[];
  /** Signs that mean: call now. `first` is set apart and largest. */
  readonly signs?: { readonly first?: string; readonly list: readonly string[] };
  /** Less urgent sentences, in ordinary type. */
  readonly remarks?: readonly string[];
  /** What must not be done; always last. */
  readonly never?: string;
  /** The phone numbers shown with it: animal poison helplines, or only the visitor's own veterinarian. */
  readonly call: 'poison' | 'veterinarian';
  /** The veterinarian is one for horses and farm animals. */
  readonly isFarm?: boolean;
  /**
   * Text of the link to the guide to pet emergencies, and the entry that it opens. Absent: links to the guide's
   * beginning.
   */
  readonly elsewhere?: { readonly label: string; readonly entry: string };
}

/**
 * Returns the sentences of a warning in reading order, without its title.
 *
 * @param mark precedes each sign
 */
export function warningSentences({ texts, signs, remarks = [], never }: StandingWarning, mark = ''): readonly string[] {
  const list = signs === undefined ? [] : [signs.first, ...signs.list].filter((sign) => sign !== undefined);
  return [...texts, ...list.map((sign) => `${mark}${sign}`), ...remarks, ...(never === undefined ? [] : [never])];
}

/** Returns the whole warning under its title, with the signs as a list, for a result that leaves its page. */
export function warningLines(warning: StandingWarning): readonly string[] {
  return [warning.title, ...warningSentences(warning, '- ')];
}

/** Replaces a result whose inputs were refused: advice that needs no figure. */
export interface RefusedAdvice {
  readonly title: string;
  readonly texts: readonly string[];
  /** An animal may be in danger: the advice takes the focus, before the invalid box. */
  readonly isUrgent: boolean;
}

/** Common items, each of which fills in several fields with one click. */
export interface Presets<Name extends string = string> {
  readonly title: string;
  /** Sentences shown beside the items. */
  readonly notes: readonly string[];
  /** The field before which the items appear. */
  readonly before: Name;
  /** The number field that receives the number of items times `each`. */
  readonly amountIn: Name;
  readonly items: readonly Preset[];
}

export interface Preset {
  readonly label: string;
  /** Amount in one item, in the unit that `sets` chooses. */
  readonly each: number;
  /** Values for choices. */
  readonly sets: Readonly<Record<string, string>>;
}

/** How the precision of the typed numbers limits that of the result. */
export interface PrecisionRule<Field extends string = string> {
  /**
   * 'figures': as many significant figures as the least precise number has, as for products; 'decimals': as many
   * decimals, as for sums.
   */
  readonly counts: 'figures' | 'decimals';
  /**
   * Keys of the figures, or of groups of them, that derive from the typed numbers; others come from tables. Absent:
   * all.
   */
  readonly of?: readonly (Field | GroupOf<Field>)[];
}

/** The first part of a dotted key. */
type GroupOf<Field extends string> = Field extends `${infer Group}.${string}` ? Group : never;

/** What an analysis is asked of: the strand of the DNA calculator, or the chain of the protein calculator. */
export type AnalysisSubject = 'dna' | 'protein';

/** What a form needs before Calculate is enabled, and the text that says so. */
export interface Readiness<DraftValues> {
  readonly ready: (draft: DraftValues) => boolean;
  /** Shown beside the disabled button: 'Enter a mating date to calculate.' May depend on the draft. */
  readonly missing: string | ((draft: DraftValues) => string);
}

/**
 * The inverse question, in a section of its own: from the wanted outcome to the needed inputs. It has a formula and
 * fields of its own, whose names and result keys differ from the calculator's.
 */
export interface BackwardsDefinition<Id extends FormulaId, Fixed extends keyof InputOf<Id> = never> {
  readonly formula: Id;
  readonly heading: string;
  /** What it answers, and how reliable the answer is. */
  readonly introduction: string;
  readonly fixed: { readonly [K in Fixed]: InputOf<Id>[K] };
  readonly fields: Fields<Omit<InputOf<Id>, Fixed | LearntKey>>;
  /** It is computed as soon as this holds; there is no button. */
  readonly ready: (draft: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>) => boolean;
  /** Shown when boxes are filled in but `ready` does not hold. */
  readonly unready: string;
  readonly outputs?: Outputs<ResultOf<Id>, ResultOf<Id>, unknown>;
  readonly figures: (
    result: ResultOf<Id>,
    figure: FigureOf<ResultKey<ResultOf<Id>>>,
  ) => readonly Figure<ResultKey<ResultOf<Id>>>[];
  /** The edit of the calculator's own form, filled in as in `draft`, that applies the answer; offered as a button. */
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
  /** Complete, sensible values, used by the 'Try an example' button and the contract tests. */
  readonly example: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>;
  readonly warning?: StandingWarning;
  /** Shown in place of a result when inputs were refused, before the sentence that refuses them; undefined: nothing. */
  readonly refused?: (
    draft: Draft<Omit<InputOf<Id>, Fixed | LearntKey>>,
    issues: readonly Issue[],
  ) => RefusedAdvice | undefined;
  readonly presets?: Presets<keyof InputOf<Id> & string>;
  /** Absent: Calculate is always enabled. */
  readonly needs?: Readiness<Draft<Omit<InputOf<Id>, Fixed | LearntKey>>>;
  /** Where this calculator shows its messages, as fixed by the product specification. */
  readonly errorStyle: 'inline' | 'banner' | 'alert';
  /** 'stale': an edit keeps the old result, dimmed. 'removed': it disappears at once. Absent: 'stale'. */
  readonly resultAfterEdit?: 'stale' | 'removed';
  /** What the result holds, key by key. */
  readonly outputs?: Outputs<ResultOf<Id>, ResultOf<Id>, InputOf<Id>>;
  /** Orders the figures and explains them. */
  readonly present: (
    result: ResultOf<Id>,
    input: InputOf<Id>,
    figure: FigureOf<ResultKey<ResultOf<Id>>>,
  ) => Presentation<ResultKey<ResultOf<Id>>>;
  /**
   * What a result means today, drawn above it. Today is a fact of the page: no link, record, calendar or exported text holds it.
   * Needed only with a result, and loaded later. Absent: the day changes nothing.
   */
  readonly today?: Later<(result: ResultOf<Id>, input: InputOf<Id>, today: IsoDate) => TodayLine>;
  /** The calendar events of a result, titled with the animal's name where one is given; loaded later. Absent: none. */
  readonly calendar?: Later<(result: ResultOf<Id>, input: InputOf<Id>, name?: string) => readonly CalendarEvent[]>;
  readonly backwards?: AnyBackwardsDefinition;
  /**
   * Absent: the result is not offered at the precision of the inputs, because it has no measured numbers or no simple
   * rule.
   */
  readonly precision?: PrecisionRule<ResultKey<ResultOf<Id>>>;
  /** Sources of the method, in reading order. */
  readonly sources: readonly SourceKey[];
  /** Absent: links that open a popup. 'clipboard': copies the text and confirms it in an alert. */
  readonly share?: 'links' | 'clipboard';
  /** The text that Share sends: fixed, or made from the result and its headline and facts as text. Absent: the latter. */
  readonly shareText?: string | ((presentation: Presentation, facts: string) => string);
  /** Absent: 'page'. 'bare' has header and footer but no calculator page frame. */
  readonly frame?: 'page' | 'bare';
  /** Which analyses the text of this page may be asked for. Absent: none. */
  readonly subject?: AnalysisSubject;
}

/** The events of a result, with its type erased. */
export type ResultCalendar = (result: unknown, input: unknown, name?: string) => readonly CalendarEvent[];

/** Type-erased form of `CalculatorDefinition`, used by form, machine and page. */
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
  readonly outputs?: AnyOutputs;
  readonly present: (result: unknown, input: unknown) => Presentation;
  readonly today?: Later<(result: unknown, input: unknown, today: IsoDate) => TodayLine>;
  readonly calendar?: Later<ResultCalendar>;
  readonly backwards?: AnyBackwardsDefinition;
  readonly precision?: PrecisionRule;
  readonly sources: readonly SourceKey[];
  readonly share?: 'links' | 'clipboard';
  readonly shareText?: string | ((presentation: Presentation, facts: string) => string);
  readonly frame?: 'page' | 'bare';
  readonly subject?: AnalysisSubject;
}

/**
 * Checks a definition against its formula: `defineCalculator<typeof formula>()({…})`. The first call names the formula,
 * the second infers which inputs are fixed. Adds a menu of units to numbers that may be typed in several units.
 */
export function defineCalculator<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: CalculatorDefinition<F['id'], Fixed>,
  ): AnyCalculatorDefinition => {
    const {
      fields,
      example,
      outputs = {},
      present,
      ...rest
    } = definition as unknown as AnyCalculatorDefinition & {
      readonly present: (result: unknown, input: unknown, figure: FigureOf) => Presentation;
    };
    return {
      ...rest,
      fields: withUnitFields(fields),
      example: { ...example, ...ownUnits(fields) },
      outputs,
      present: (result, input) => present(result, input, figuresBy(outputs, result, input)),
    };
  };
}

/** Checks the definition of the inverse question: `defineBackwards<typeof formula>()({…})`. */
export function defineBackwards<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: BackwardsDefinition<F['id'], Fixed>,
  ): AnyBackwardsDefinition => {
    const {
      outputs = {},
      figures,
      ...rest
    } = definition as unknown as AnyBackwardsDefinition & {
      readonly outputs?: AnyOutputs;
      readonly figures: (result: unknown, figure: FigureOf) => readonly Figure[];
    };
    return { ...rest, figures: (result) => figures(result, figuresBy(outputs, result, null)) };
  };
}
