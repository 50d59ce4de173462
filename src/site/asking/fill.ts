/** Fills the inputs of one question of a page from a line, and says what of the line is left over. */
import type { AnyField, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { isUnitField, numberFieldOf } from '#src/engine/kit/unitFields.ts';
import { isSmallWord } from '#src/site/catalog/petQuestion.ts';
import type { AskedPage, InputWords, Question } from './declarations.ts';
import { listed } from './lists.ts';
import type { Line, Mark, NumberMark } from './marks.ts';
import { Explained, placesOf, type Range } from './phrases.ts';
import { textsRead } from './texts.ts';
import { anyUnitEnd, bareValues, mixedAt, unitBehind } from './units.ts';

/** One reading of a line by one question. */
export interface Filling {
  readonly page: AskedPage;
  readonly question: Question;
  /** The values of the draft; several where a number, a date or a unit may be several. */
  readonly readings: readonly Values[];
  /** Inputs that the line does not give. */
  readonly missing: readonly string[];
  /** Every number, date and word of the line is explained. */
  readonly isWhole: boolean;
  /** The page calls for help at these values. */
  readonly isAlarming: boolean;
  /** How many places of the line are explained: the better of two fillings explains more. */
  readonly weight: number;
}

const MOST_READINGS = 4;
/** Words around a question that ask for nothing. */
const ASKING = new Set(
  `calculator calculate calculation compute convert converter find give me tell show please solve work out get need want
   do does much many make would is it if i we per between with using used about approximately ca then than each
   total value result answer number amount size level by my old new due day dates date how what when where which and the a an for of to in on at
   vs versus x = + : per born has who whose she he they them it its as one into up down over under`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Returns null where the line is not about this question at all. */
export function filledBy(line: Line, page: AskedPage, question: Question): Filling | null {
  const explained = new Explained();
  const { text, marks } = line;
  if (question.isAlone !== true) {
    const subject = placesOf(page.of, text, marks);
    if (subject.length === 0) return null;
    for (const place of subject) explained.add(place);
  }
  if (placesOf(question.without, text, marks).length > 0) return null;
  for (const phrases of [question.words, question.and]) {
    const places = placesOf(phrases, text, marks);
    if (phrases !== undefined && places.length === 0) return null;
    for (const place of places) explained.add(place);
  }
  for (const place of placesOf(page.also, text, marks)) explained.add(place);
  const filling = new Draft(line, page, question, explained);
  filling.choose();
  filling.read();
  filling.besideWords();
  filling.withUnits();
  filling.list();
  filling.bare();
  filling.date();
  return filling.finished();
}

/** One draft while it is filled. */
class Draft {
  readonly #line: Line;
  readonly #page: AskedPage;
  readonly #question: Question;
  readonly #explained: Explained;
  readonly #names: readonly string[];
  #values: Values;
  /** Each has the values between which the line does not decide. */
  readonly #either: (readonly Values[])[] = [];
  #isAlarming = false;

  constructor(line: Line, page: AskedPage, question: Question, explained: Explained) {
    this.#line = line;
    this.#page = page;
    this.#question = question;
    this.#explained = explained;
    this.#names = [...question.has.split(' '), ...(question.may ?? '').split(' ')].filter((name) => name !== '');
    this.#values = { ...question.sets };
  }

  /** Choices by their words. */
  choose(): void {
    for (const name of this.#names) {
      const field = this.#page.fields[name];
      if (field?.kind === 'checkbox') this.#tick(name);
      if (field?.kind !== 'choice' || name in this.#values || isUnitField(field) || this.#isUnitChoice(name)) continue;
      if (this.#words(name).reads !== undefined) continue;
      const found = field.options
        .map(({ value, label }) => ({
          value,
          places: placesOf(this.#optionWords(name, value, label), this.#line.text, this.#line.marks),
        }))
        .filter(({ places }) => places.length > 0)
        .toSorted((one, other) => lengthOf(other.places[0]) - lengthOf(one.places[0]));
      const exact = found.filter(({ places }) => places.some(({ isExact }) => isExact));
      const [longest, ...others] = exact.length > 0 ? exact : found;
      const best = [longest, ...others].flatMap((each) =>
        each !== undefined && lengthOf(each.places[0]) === lengthOf(longest?.places[0]) ? [each] : [],
      );
      if (best.length === 0 || best.length > MOST_READINGS) continue;
      this.#set(best.map(({ value }) => ({ [name]: value })));
      for (const place of best.flatMap(({ places }) => places)) this.#explained.add(place);
    }
  }

  #tick(name: string): void {
    const places = placesOf(this.#words(name).words, this.#line.text, this.#line.marks);
    if (places.length === 0) return;
    this.#values = { ...this.#values, [name]: true };
    for (const place of places) this.#explained.add(place);
  }

  #isUnitChoice(name: string): boolean {
    return Object.values(this.#page.fields).some((field) => field.kind === 'number' && field.unitIn === name);
  }

  #optionWords(name: string, value: string, label: string): string {
    const declared = this.#words(name).options?.[value];
    const plain = label.replace(/[,:(].*$/, '').trim();
    const spaced = value.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
    return [declared, plain, spaced, value].filter((each) => each !== undefined && each.length > 1).join('|');
  }

  #words(name: string): InputWords {
    return this.#page.inputs?.[name] ?? {};
  }

  /** Formulas, sequences, genotypes: what a text box takes. */
  read(): void {
    const isAlone = this.#question.isAlone === true;
    const turns = new Map<string, number>();
    for (const name of this.#names) {
      const { reads } = this.#words(name);
      if (reads === undefined || reads === 'number' || name in this.#values) continue;
      const turn = turns.get(reads) ?? 0;
      const found = textsRead(reads, this.#line, this.#explained, isAlone, turn);
      if (found === null) continue;
      turns.set(reads, turn + 1);
      this.#values = { ...this.#values, [name]: found.text };
      for (const place of found.places) this.#explained.add(place);
    }
  }

  list(): void {
    const { list } = this.#question;
    if (list === undefined) return;
    const field = this.#page.fields[list.into];
    const found = listed(list, this.#line, this.#explained, field?.kind === 'rows' ? field.row : {});
    if (found === null) return;
    this.#isAlarming = found.isAlarming;
    this.#values = { ...this.#values, [list.into]: found.value };
    for (const place of found.places) this.#explained.add(place);
  }

  /** Numbers by the words beside them, which are before their number in one line and behind it in another. */
  besideWords(): void {
    const wanted = this.#wanted();
    const [before = [], behind = []] = [true, false].map((isBefore) => this.#pairs(wanted, isBefore));
    for (const [name, mark] of behind.length > before.length ? [...behind, ...before] : [...before, ...behind])
      if (!this.#explained.has(mark) && this.#open([name]).length > 0) this.#take(name, mark);
  }

  withUnits(): void {
    const wanted = this.#wanted();
    for (const mark of this.#freeNumbers()) {
      const name = this.#open(wanted).find(
        (each) => this.#words(each).isBeside !== true && this.#takesUnitOf(each, mark),
      );
      if (name !== undefined) this.#take(name, mark);
    }
  }

  /** Numbers without a unit in the order of the inputs. */
  bare(): void {
    const wanted = this.#wanted();
    for (const mark of this.#freeNumbers()) {
      const isFree = this.#unitEnd(mark) === undefined;
      const name = this.#open(wanted).find(
        (each) => isFree && this.#words(each).isBeside !== true && this.#bare(each, mark) !== null,
      );
      if (name !== undefined) this.#take(name, mark);
    }
  }

  #wanted(): readonly string[] {
    return this.#names.filter((name) => this.#numberField(name) !== null);
  }

  #numberField(name: string): FieldOfKind<'number'> | null {
    const field: AnyField | undefined = this.#page.fields[name];
    if (this.#words(name).reads !== undefined && this.#words(name).reads !== 'number') return null;
    return field?.kind === 'text' && this.#words(name).reads === 'number'
      ? { kind: 'number', label: field.label, ...(field.unitIn === undefined ? {} : { unitIn: field.unitIn }) }
      : numberFieldOf(field);
  }

  #open(names: readonly string[]): readonly string[] {
    return names.filter(
      (name) => !(name in this.#values) && !this.#either.some(([first]) => first !== undefined && name in first),
    );
  }

  #freeNumbers(): readonly NumberMark[] {
    return this.#line.marks.filter((mark): mark is NumberMark => mark.kind === 'number' && !this.#explained.has(mark));
  }

  /** Pairs of an input and the number beside its words. */
  #pairs(names: readonly string[], isBefore: boolean): readonly (readonly [string, NumberMark])[] {
    const taken = new Set<NumberMark>();
    return names.flatMap((name) => {
      const places = placesOf(this.#words(name).words, this.#line.text, this.#line.marks).filter(
        (place) => !this.#explained.holds(place),
      );
      for (const place of places) {
        const mark = this.#freeNumbers().find(
          (each) => !taken.has(each) && (isBefore ? this.#follows(place, each) : this.#precedes(each, place)),
        );
        if (mark === undefined || !(this.#takesUnitOf(name, mark) || this.#isBare(name, mark, place))) continue;
        taken.add(mark);
        return [[name, mark] as const];
      }
      return [];
    });
  }

  /** A number with a unit of another quantity is another input's, unless that unit is one of the words: '35 year old'. */
  #isBare(name: string, mark: NumberMark, place: Range): boolean {
    const end = anyUnitEnd(this.#line.text, mark.end) ?? this.#unitEnd(mark);
    if (end !== undefined && !(place.start < end && mark.end <= place.start)) return false;
    return this.#bare(name, mark) !== null;
  }

  #follows(place: Range, mark: NumberMark): boolean {
    return (
      mark.start >= place.end &&
      /^[\s=:≈~(]*(?:(?:is|of|was|are|at|to|in|about|=|:)[\s=:]*)?$/i.test(this.#line.text.slice(place.end, mark.start))
    );
  }

  #precedes(mark: NumberMark, place: Range): boolean {
    const end = this.#unitEnd(mark) ?? mark.end;
    if (place.start < mark.end) return false;
    return (
      /^[\s-]*(?:(?:of|per) )?$/i.test(this.#line.text.slice(Math.min(end, place.start), place.start)) ||
      /^[\s-]*$/.test(this.#line.text.slice(mark.end, place.start))
    );
  }

  /** The end of a unit that any input of the page takes behind the number, or behind the last number that shares it. */
  #unitEnd(mark: NumberMark): number | undefined {
    const { text } = this.#line;
    const last = this.#sharing(mark);
    const ends = Object.keys(this.#page.fields).flatMap((name) => {
      const field = this.#numberField(name);
      const taken =
        field === null
          ? null
          : unitBehind(text, mark.text, last.end, name, field, this.#page.fields, this.#words(name));
      return taken === null ? [] : [taken.end];
    });
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  /** '80x35x40 cm': the number behind which the unit is. */
  #sharing(mark: NumberMark): NumberMark {
    let last = mark;
    for (const next of this.#line.marks) {
      if (next.kind !== 'number' || next.start < last.end) continue;
      if (!/^ ?(?:x|×|by|to|and|\*) ?$/i.test(this.#line.text.slice(last.end, next.start))) break;
      last = next;
    }
    return last;
  }

  #takesUnitOf(name: string, mark: NumberMark): boolean {
    return this.#unitTaken(name, mark) !== null;
  }

  #unitTaken(name: string, mark: NumberMark) {
    const field = this.#numberField(name);
    if (field === null) return null;
    const { text } = this.#line;
    const words = this.#words(name);
    return (
      mixedAt(text, mark.start, name, field, this.#page.fields, words) ??
      unitBehind(text, mark.text, mark.end, name, field, this.#page.fields, words) ??
      unitBehind(text, mark.text, this.#sharing(mark).end, name, field, this.#page.fields, words)
    );
  }

  #bare(name: string, mark: NumberMark): readonly Values[] | null {
    const field = this.#numberField(name);
    return field === null ? null : bareValues(name, field, this.#page.fields, mark.text, this.#words(name));
  }

  #take(name: string, mark: NumberMark): void {
    const unit = this.#unitTaken(name, mark);
    const values = unit?.values ?? this.#bare(name, mark) ?? [];
    const { other } = mark;
    this.#set([...values, ...(other === undefined ? [] : values.map((each) => ({ ...each, [name]: other })))]);
    this.#explained.add({ start: mark.start, end: Math.max(mark.end, unit?.end ?? 0) });
    for (const place of placesOf(this.#words(name).words, this.#line.text, this.#line.marks))
      this.#explained.add(place);
  }

  #set(values: readonly Values[]): void {
    const [first] = values;
    if (values.length > 1) this.#either.push(values);
    else this.#values = { ...this.#values, ...first };
  }

  date(): void {
    const dates = this.#line.marks.filter((mark) => mark.kind === 'date' && !this.#explained.has(mark));
    const names = this.#open(this.#names.filter((name) => this.#page.fields[name]?.kind === 'date'));
    for (const [place, mark] of dates.entries()) {
      const name = names[place];
      if (name === undefined || mark.kind !== 'date') return;
      this.#set(mark.days.map((day) => ({ [name]: day })));
      this.#explained.add(mark);
      for (const words of placesOf(this.#words(name).words, this.#line.text, this.#line.marks))
        this.#explained.add(words);
    }
  }

  finished(): Filling {
    const has = this.#question.has.split(' ').filter((name) => name !== '');
    const missing = this.#open(has);
    const left = this.#line.marks.filter((mark) => !this.#explained.has(mark) && isContent(mark));
    return {
      page: this.#page,
      question: this.#question,
      readings: product(this.#values, this.#either).slice(0, MOST_READINGS),
      missing:
        this.#question.list !== undefined && !(this.#question.list.into in this.#values)
          ? [...missing, this.#question.list.into]
          : missing,
      isWhole: left.length === 0,
      isAlarming: this.#isAlarming,
      weight: this.#line.marks.filter((mark) => this.#explained.has(mark)).length,
    };
  }
}

function lengthOf(place: Range | undefined): number {
  return place === undefined ? 0 : place.end - place.start;
}

/** A formula or a run of letters is a word as well: the word decides whether it is explained. */
function isContent(mark: Mark): boolean {
  if (mark.kind === 'word')
    return !ASKING.has(mark.word.typed) && !ASKING.has(mark.word.singular) && !isSmallWord(mark.word);
  return mark.kind === 'number' || mark.kind === 'date' || mark.kind === 'ratio' || mark.kind === 'equation';
}

function product(values: Values, either: readonly (readonly Values[])[]): readonly Values[] {
  return either.reduce<readonly Values[]>(
    (all, some) => all.flatMap((each) => some.map((one) => ({ ...each, ...one }))),
    [values],
  );
}
