/** What a calculator's page declares about itself; everything else follows from it. */
import type { FormulaId, InputOf, IsoDate, Issue, LearntKey, ResultOf } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import type { EvidenceKind } from './evidence.ts';
import type { Draft, Fields, Value, Values } from './fields.ts';
import { figuresBy } from './figuresBy.ts';
import type { Later } from './later.ts';
import type { TodayLine } from './onDemand/todayLine.ts';
import type { FigureOf, Outputs } from './outputs.ts';
import type { Figure, Presentation, ResultKey } from './presentation.ts';
import { ownUnits, withUnitFields } from './unitFields.ts';

/**
 * A warning that is always visible: before, during and after a calculation, with an error, and when the worker has
 * died.
 */
export interface StandingWarning {
  readonly tone: 'caution' | 'danger';
  readonly title: string;
  readonly texts: readonly string[];
  /** What holds in some countries alone, before everything else: said in those (ISO 3166-1 alpha-2), and where the country is not known. */
  readonly local?: { readonly countries: readonly string[]; readonly text: string };
  /** Signs that mean: call now. `first` is set apart and largest. */
  readonly signs?: { readonly first?: string; readonly list: readonly string[] };
  /** Less urgent sentences, in ordinary type. */
  readonly remarks?: readonly string[];
  /** What must not be done; always last. */
  readonly never?: string;
  /** The phone numbers shown with it: animal poison helplines, or only the visitor's own veterinarian. */
  readonly call: 'poison' | 'veterinarian';
  /** The result is drawn in the panel of the warning, with its headline in place of the title. */
  readonly holdsResult?: true;
  /** The title of the line that a warning about births is folded into: 'Calving under way?'. */
  readonly underWay?: string;
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
export function warningSentences(
  { local, texts, signs, remarks = [], never }: StandingWarning,
  mark = '',
): readonly string[] {
  const list = signs === undefined ? [] : [signs.first, ...signs.list].filter((sign) => sign !== undefined);
  return [
    ...(local === undefined ? [] : [local.text]),
    ...texts,
    ...list.map((sign) => `${mark}${sign}`),
    ...remarks,
    ...(never === undefined ? [] : [never]),
  ];
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

/** The inputs that a form asks for: neither set by the page nor learnt while reading. Erased: unknown. */
export type OwnInput<Input, Fixed extends keyof Input> = unknown extends Input
  ? unknown
  : Omit<Input, Fixed | LearntKey>;

type NameOf<Input> = unknown extends Input ? string : keyof Input & string;

/** What is declared alike of a calculator, a section of its page and an inverse question. */
export interface Declared<Input, Result, Given extends keyof Input = never> {
  /** Id of the formula. */
  readonly formula: string;
  readonly fields: Fields<OwnInput<Input, Given>>;
  /** What the result holds, key by key. */
  readonly outputs: Outputs<Result, Result, Input>;
}

/** What is shown of a result: `present` orders the figures, which are made as declared, and explains them. */
export type Present<Input, Result> = (
  result: Result,
  input: Input,
  figure: FigureOf<ResultKey<Result>>,
) => Presentation<ResultKey<Result>>;

/**
 * The inverse question, in a section of its own: from the wanted outcome to the needed inputs. It has a formula and
 * fields of its own, whose names and result keys differ from the calculator's.
 */
interface BackwardsOf<Input, Result, Fixed extends keyof Input> extends Declared<Input, Result, Fixed> {
  readonly heading: string;
  /** What it answers, and how reliable the answer is. */
  readonly introduction: string;
  readonly fixed: FixedInputs<Input, Fixed>;
  /** It is computed as soon as this holds; there is no button. */
  readonly ready: (draft: Draft<OwnInput<Input, Fixed>>) => boolean;
  /** Shown when boxes are filled in but `ready` does not hold. */
  readonly unready: string;
  readonly figures: (result: Result, figure: FigureOf<ResultKey<Result>>) => readonly Figure<ResultKey<Result>>[];
  /** The field of the calculator's own form that `use` depends on. Absent: none. */
  readonly reads?: string;
  /** The edit of the calculator's own form, filled in as in `draft`, that applies the answer; offered as a button. */
  readonly use: (
    result: Result,
    draft: Values,
  ) => { readonly label: string; readonly field: string; readonly value: Value };
}

/** Inputs that the page sets itself, such as the species. */
type FixedInputs<Input, Fixed extends keyof Input> = unknown extends Input
  ? Readonly<Record<string, unknown>>
  : { readonly [K in Fixed]: Input[K] };

/** Type-erased form of an inverse question. */
export interface AnyBackwardsDefinition extends Omit<BackwardsOf<unknown, unknown, never>, 'figures'> {
  readonly figures: (result: unknown) => readonly Figure[];
}

interface CalculatorOf<Input, Result, Fixed extends keyof Input> extends Declared<Input, Result, Fixed> {
  readonly fixed: FixedInputs<Input, Fixed>;
  /** Complete, sensible values, used by the 'Try an example' button and the contract tests. */
  readonly example: Draft<OwnInput<Input, Fixed>>;
  readonly warning?: StandingWarning;
  /** Shown in place of a result when inputs were refused, before the sentence that refuses them; undefined: nothing. */
  readonly refused?: (draft: Draft<OwnInput<Input, Fixed>>, issues: readonly Issue[]) => RefusedAdvice | undefined;
  readonly presets?: Presets<NameOf<Input>>;
  /** Absent: Calculate is always enabled. */
  readonly needs?: Readiness<Draft<OwnInput<Input, Fixed>>>;
  /** Where this calculator shows its messages, as fixed by the product specification. */
  readonly errorStyle: 'inline' | 'banner' | 'alert';
  /** 'stale': an edit keeps the old result, dimmed. 'removed': it disappears at once. Absent: 'stale'. */
  readonly resultAfterEdit?: 'stale' | 'removed';
  readonly present: Present<Input, Result>;
  /**
   * What a result means today, drawn above it. Today is a fact of the page: no link, record, calendar or exported text holds it.
   * Needed only with a result, and loaded later. Absent: the day changes nothing.
   */
  readonly today?: Later<(result: Result, input: Input, today: IsoDate) => TodayLine>;
  /** The calendar events of a result, titled with the animal's name where one is given; loaded later. Absent: none. */
  readonly calendar?: Later<(result: Result, input: Input, name?: string) => readonly CalendarEvent[]>;
  /** Its form is far below the first one; loaded later. */
  readonly backwards?: Later<AnyBackwardsDefinition>;
  /**
   * Absent: the result is not offered at the precision of the inputs, because it has no measured numbers or no simple
   * rule.
   */
  readonly precision?: PrecisionRule<ResultKey<Result>>;
  /** How sure the key figure is. */
  readonly evidence: EvidenceKind;
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

export type CalculatorDefinition<Id extends FormulaId, Fixed extends keyof InputOf<Id> = never> = CalculatorOf<
  InputOf<Id>,
  ResultOf<Id>,
  Fixed
> & { readonly formula: Id };

/** Type-erased form of `CalculatorDefinition`, used by form, machine and page. */
export interface AnyCalculatorDefinition extends Omit<CalculatorOf<unknown, unknown, never>, 'present'> {
  readonly present: (result: unknown, input: unknown) => Presentation;
}

/** The events of a result, with its type erased. */
export type ResultCalendar = (result: unknown, input: unknown, name?: string) => readonly CalendarEvent[];

/**
 * Returns a definition as form, machine and page use it: without its types, with a menu of units beside each number that may be typed in several,
 * and with the third argument of `present` filled in.
 */
export function erased(definition: CalculatorOf<unknown, unknown, never>): AnyCalculatorDefinition {
  const { fields, example, outputs, present } = definition;
  return {
    ...definition,
    fields: withUnitFields(fields),
    example: { ...example, ...ownUnits(fields) },
    present: (result, input) => present(result, input, figuresBy(outputs, result, input)),
  };
}

/**
 * Checks a definition against its formula: `defineCalculator<typeof formula>()({…})`. The first call names the formula,
 * the second infers which inputs are fixed.
 */
export function defineCalculator<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: CalculatorDefinition<F['id'], Fixed>,
  ): AnyCalculatorDefinition => erased(definition as unknown as Parameters<typeof erased>[0]);
}

/** Checks the definition of the inverse question: `defineBackwards<typeof formula>()({…})`. */
export function defineBackwards<F extends { readonly id: FormulaId }>() {
  return <const Fixed extends keyof InputOf<F['id']> = never>(
    definition: BackwardsOf<InputOf<F['id']>, ResultOf<F['id']>, Fixed> & { readonly formula: F['id'] },
  ): AnyBackwardsDefinition => {
    const { figures, ...rest } = definition as unknown as BackwardsOf<unknown, unknown, never>;
    return { ...rest, figures: (result) => figures(result, figuresBy(rest.outputs, result, null)) };
  };
}
