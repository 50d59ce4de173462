/** What a calculator declares of the lines that it answers: words for its subject, its inputs, its choices and its results. */
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import type { Line } from './marks.ts';
import type { Explained } from './phrases.ts';
import type { Range } from './range.ts';
import type { Telling } from './words/tellings.ts';

/** What a text box takes from a line, where it is not a number. */
export type Reader =
  | 'formula'
  /** In symbols only: no name. */
  | 'symbols'
  /** As it is written, a formula or a name. */
  | 'compound'
  | 'equation'
  | 'genotype'
  | 'dna'
  | 'rna'
  | 'letters'
  | 'protein'
  /** 3 of '3:1', 10 of '1:10'. */
  | 'ratio'
  /** 3 of '3:1', and nothing of '1:3'. */
  | 'ratioAbove'
  | 'ratioFirst'
  | 'ratioSecond'
  /** The elements of a line one after the other, in symbols, names or formulas. */
  | 'element'
  | 'number'
  | 'expression';

/** A text of a line, with the places that it takes. */
export interface TextRead {
  readonly text: string;
  readonly places: readonly Range[];
}

/** Reads what only one page takes from a line; null for nothing. */
export type OwnReader = (line: Line, explained: Explained) => TextRead | null;

/** The words of one input. Phrases are separated by '|'. */
export interface InputWords {
  /** Beside the number, before or after: 'radius|r|rotor'. */
  readonly words?: string;
  readonly reads?: Reader | OwnReader;
  /**
   * What a number without a unit is taken for, where there are several units. 'limits': any unit in whose limits it lies, and all of
   * them where there are several. 'own': the unit of the blank page. Absent: nothing, the unit has to be named. 'never': nothing, even where
   * there is one unit only.
   */
  readonly bare?: 'limits' | 'own' | 'never';
  /** Phrases by the values of a choice, besides its labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** It is only taken where its words are beside the number: before it, or on either side. */
  readonly beside?: 'before' | 'either';
  /**
   * Words for something else. Of a date: for another event; a date that follows one of them, and none of `words`, is not this one. Of a number with its unit: a number
   * right beside one of them is not this one.
   */
  readonly notOf?: string;
  /** The choice that its unit is, where the form has it apart from the number. */
  readonly unitIn?: string;
  /**
   * Keys of the result, by the value of the choice, that say which unit the page took: an answer is given only where it is the one that was typed.
   */
  readonly provedBy?: Readonly<Record<string, string>>;
  /** A unit may be written in any letter case, where no two of the menu differ by it only. */
  readonly isAnyCase?: true;
  /** Spellings of units by the value of the choice that a number's unit is. Several values may have the same: all are offered. */
  readonly units?: Readonly<Record<string, string>>;
}

/** Numbers or texts of a line that fill a list or a table. */
export interface ListWords {
  readonly into: string;
  /**
   * 'column': one number a line. 'commas': all in one line. 'columns': one group a column. 'lines': one group a line. 'pairs': two numbers a line. 'rows': rows of a list,
   * whose columns take turns. 'square': four numbers as a table of two rows. 'names': rows of a list, whose one column takes the words behind `between`: 'into control
   * and treatment'.
   */
  readonly as: 'column' | 'commas' | 'columns' | 'lines' | 'pairs' | 'rows' | 'square' | 'names';
  /**
   * Of 'rows': the columns in the order of the line. 'oak@name' takes the word before the number, 'feed@title' all words before it, 'salt@formula' the formula behind
   * its unit, 'animal@choice' a choice by its words, 'expectedRatio@ratio' the parts of a ratio.
   */
  readonly columns?: readonly string[];
  /** What separates groups: 'vs|against'; of 'names', what is before the first. */
  readonly between?: string;
  /** Of 'rows': more of them may be something else. */
  readonly most?: number;
  /** Exactly as many groups, or rows. */
  readonly count?: number;
  /** Values of every row. */
  readonly each?: Values;
  /** Of 'rows': the choice that is the unit of a column's number. */
  readonly unitsIn?: Readonly<Record<string, string>>;
  /** The words before the groups are their names. */
  readonly isNamed?: true;
  /** From these numbers on a page calls for help, and no number is shown. */
  readonly below?: Readonly<Record<string, number>>;
}

/** One question that a page answers. */
export interface Question {
  /** One of these phrases has to be in the line, besides the subject. */
  readonly words?: string;
  /** And one of these. */
  readonly and?: string;
  /** And none of these. */
  readonly without?: string;
  /** Inputs without which it is not asked, separated by blanks, in the order of the line. */
  readonly has: string;
  /** Inputs that may be given as well. */
  readonly may?: string;
  readonly sets?: Values;
  readonly list?: ListWords;
  /** Key of the result that is asked for; 'headline' for that of the page. */
  readonly shows: string;
  /**
   * What is told in place of that figure alone: both ends of a range, or the unit of the line where no number of it has that unit.
   * Absent: the figure, in the unit that was typed.
   */
  readonly tells?: Telling;
  /** Set on the page together with the values that were read: the unit that the line asks for. */
  readonly opens?: Values;
  /** Asked without any word of the subject: the line holds nothing but what `has` says. */
  readonly isAlone?: true;
  /** An input whose number is counted backward: '30 days before'. */
  readonly goesBack?: string;
  /** 'No number for it': the page asks for more than a line can give, so that it is opened with what is known. */
  readonly isOnlyOpened?: true;
}

/** What one page declares. */
export interface AskedWords {
  readonly id: CalculatorId;
  /** Id of the section below the page that answers. Absent: the page itself. */
  readonly section?: string;
  /** Phrases for the subject, of which one has to be in the line. */
  readonly of: string;
  /** Further words that say nothing on this page. */
  readonly also?: string;
  readonly inputs?: Readonly<Record<string, InputWords>>;
  readonly questions: readonly Question[];
  /** Converts a number between the units of its menu: the page of a unit converter. */
  readonly converts?: true;
}

/** A page with the fields that its words are about. */
export interface AskedPage extends AskedWords {
  readonly fields: AnyFields;
  /** Medicine and toxicity: no number is shown. */
  readonly isStrict: boolean;
}
