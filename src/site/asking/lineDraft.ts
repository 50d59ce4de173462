/** Takes what a line says into the draft of a page: choices, texts, numbers beside their words, with their units or in order, lists and dates. */
import type { AnyField, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { numberFieldOf } from '#src/engine/kit/unitFields.ts';
import { choicesIn } from './choices.ts';
import { datesRead } from './datesRead.ts';
import type { AskedPage, InputWords, Question, Reader } from './declarations.ts';
import type { NumberMark } from './lineNumbers.ts';
import { listed } from './lists.ts';
import { isJoined, type Line, sharingUnit } from './marks.ts';
import { type Explained, isBeside, leadsTo, placesOf } from './phrases.ts';
import type { Range } from './range.ts';
import { textsRead } from './texts.ts';
import { anyUnitEnd, bareValues, mixedAt, type NumberInput, type Taken, unitBehind } from './units.ts';

const MOST_READINGS = 4;

/** The draft of one question while it is filled from a line. */
export class LineDraft {
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

  /** All drafts that it may be, the likeliest first. */
  get readings(): readonly Values[] {
    const { goesBack = '' } = this.#question;
    return product(this.#values, this.#either)
      .slice(0, MOST_READINGS)
      .map((values) => (goesBack in values ? { ...values, [goesBack]: `-${values[goesBack]}` } : values));
  }

  /** The page calls for help at these values. */
  get isAlarming(): boolean {
    return this.#isAlarming;
  }

  /** Choices and boxes to tick, by their words. */
  choose(): void {
    for (const { values, places } of choicesIn(this.#line, this.#page, this.open(this.#names))) {
      this.#set(values);
      for (const place of places) this.#explained.add(place);
    }
  }

  #words(name: string): InputWords {
    return this.#page.inputs?.[name] ?? {};
  }

  /** Formulas, sequences, genotypes: what a text box takes. */
  read(): void {
    const isAlone = this.#question.isAlone === true;
    const turns = new Map<Reader, number>();
    for (const name of this.#names) {
      const { reads } = this.#words(name);
      if (reads === undefined || reads === 'number' || name in this.#values) continue;
      const isOwn = typeof reads === 'function';
      const turn = isOwn ? 0 : (turns.get(reads) ?? 0);
      const found = isOwn
        ? reads(this.#line, this.#explained)
        : textsRead(reads, this.#line, this.#explained, isAlone, turn);
      if (found === null || !this.#offers(name, found.text)) continue;
      if (!isOwn) turns.set(reads, turn + 1);
      this.#values = { ...this.#values, [name]: found.text };
      for (const place of found.places) this.#explained.add(place);
    }
  }

  /** A choice takes one of its options only. */
  #offers(name: string, text: string): boolean {
    const field = this.#page.fields[name];
    return field?.kind !== 'choice' || field.options.some(({ value }) => value === text);
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
    const [most, fewer] = behind.length > before.length ? [behind, before] : [before, behind];
    const [won, lost] = [most, fewer].map(
      (pairs, way) => pairs.filter((pair) => isDisputed(pair, way === 0 ? fewer : most)).length,
    );
    const isFull = this.open(this.#question.has.split(' ')).every(
      (name) => !wanted.includes(name) || most.some(([own]) => own === name),
    );
    const isSure = isFull || won !== lost;
    for (const [name, mark] of [...most, ...fewer].filter((pair) => isSure || !isDisputed(pair, [...most, ...fewer])))
      if (!this.#explained.has(mark) && this.open([name]).length > 0) this.#take(name, mark);
  }

  withUnits(): void {
    const wanted = this.#wanted();
    for (const mark of this.#freeNumbers()) {
      // The inches behind feet have been taken with them.
      if (this.#explained.has(mark)) continue;
      const name = this.open(wanted).find(
        (each) => this.#words(each).beside === undefined && this.#takesUnitOf(each, mark),
      );
      if (name !== undefined) this.#take(name, mark);
    }
  }

  /** Numbers without a unit in the order of the inputs: only where they fill all of those that are needed and take such numbers. */
  bare(): void {
    const { has } = this.#question;
    const { text } = this.#line;
    const free = this.#freeNumbers()
      .filter(({ end }) => !/^ ?[%°]/.test(text.slice(end, end + 2)))
      .filter((mark) => this.#unitEnd(mark) === undefined);
    const taking = (mark: NumberMark) =>
      this.open(this.#wanted()).filter(
        (name) =>
          this.#words(name).beside === undefined && !this.#isNamedElsewhere(name) && this.#bare(name, mark) !== null,
      );
    const [first] = free;
    if (first === undefined || taking(first).filter((name) => has.split(' ').includes(name)).length > free.length)
      return;
    for (const mark of free) {
      const [name] = taking(mark);
      if (name !== undefined) this.#take(name, mark);
    }
  }

  /** 'A260 A280 0.65 0.37': the line names the input, and which number is its own is not said. */
  #isNamedElsewhere(name: string): boolean {
    const { words, reads } = this.#words(name);
    const places = reads === undefined ? placesOf(words, this.#line.text, this.#line.marks) : [];
    return places.some((place) => place.isExact && !this.#explained.holds(place));
  }

  #wanted(): readonly string[] {
    return this.#names.filter((name) => this.#numberInput(name) !== null);
  }

  /** An input that takes a number; null for any other. */
  #numberInput(name: string): NumberInput | null {
    const { fields } = this.#page;
    const words = this.#words(name);
    const own: AnyField | undefined = fields[name];
    if (words.reads !== undefined && words.reads !== 'number') return null;
    const field: FieldOfKind<'number'> | null =
      own?.kind === 'text' && words.reads === 'number'
        ? { kind: 'number', label: own.label, ...(own.unitIn === undefined ? {} : { unitIn: own.unitIn }) }
        : numberFieldOf(own);
    return field === null ? null : { name, field, fields, words };
  }

  /** Those of the inputs that are not filled. */
  open(names: readonly string[]): readonly string[] {
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
      if (!isBefore && this.#words(name).beside === 'before') return [];
      const places = placesOf(this.#words(name).words, this.#line.text, this.#line.marks).filter(
        (place) => !this.#explained.holds(place),
      );
      for (const place of places) {
        const mark = this.#freeNumbers().find(
          (each) =>
            !taken.has(each) && (isBefore ? leadsTo(this.#line.text, place, each.start) : this.#precedes(each, place)),
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
    const isEqual = this.#line.text.slice(place.end, mark.start).trim() === '=';
    if (!isEqual && end !== undefined && !(place.start < end && mark.end <= place.start)) return false;
    return this.#bare(name, mark) !== null;
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
    const last = sharingUnit(this.#line, mark);
    const ends = Object.keys(this.#page.fields).flatMap((name) => {
      const input = this.#numberInput(name);
      const taken = input === null ? null : unitBehind(text, { text: mark.text, end: last.end }, input);
      return taken === null ? [] : [taken.end];
    });
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  #takesUnitOf(name: string, mark: NumberMark): boolean {
    return this.#unitTaken(name, mark) !== null;
  }

  #unitTaken(name: string, mark: NumberMark): Taken | null {
    const input = this.#numberInput(name);
    if (input === null || isBeside(this.#line, mark, input.words?.notOf)) return null;
    const { text } = this.#line;
    const taken =
      (isJoined(this.#line, mark) ? null : mixedAt(text, mark.start, input)) ??
      unitBehind(text, mark, input) ??
      unitBehind(text, { text: mark.text, end: sharingUnit(this.#line, mark).end }, input);
    return taken?.values.every((values) => this.#agrees(values)) === true ? taken : null;
  }

  /** Two inputs may share a choice of unit, which two units in a line cannot both be. */
  #agrees(values: Values): boolean {
    return Object.entries(values).every(([name, value]) => !(name in this.#values) || this.#values[name] === value);
  }

  #bare(name: string, mark: NumberMark): readonly Values[] | null {
    const input = this.#numberInput(name);
    // A half may be 0.5 % or 50 %, unless the line tells percentages elsewhere.
    const isShare = input?.field.unit === '%' && Math.abs(Number(mark.text)) < 1 && !/%|percent/i.test(this.#line.text);
    return input === null || isShare ? null : bareValues(mark.text, input);
  }

  #take(name: string, mark: NumberMark): void {
    const unit = this.#unitTaken(name, mark);
    const values = unit?.values ?? this.#bare(name, mark) ?? [];
    const { other } = mark;
    this.#set([...values, ...(other === undefined ? [] : values.map((each) => ({ ...each, [name]: other })))]);
    this.#explained.add(unit?.isMixed ? { start: mark.start, end: unit.end } : mark);
    // Of several that share a unit, each explains it again.
    if (unit !== null) this.#explained.add({ start: sharingUnit(this.#line, mark).end, end: unit.end });
    for (const place of placesOf(this.#words(name).words, this.#line.text, this.#line.marks))
      this.#explained.add(place);
  }

  #set(values: readonly Values[]): void {
    const [first] = values;
    if (values.length > 1) this.#either.push(values);
    else this.#values = { ...this.#values, ...first };
  }

  date(): void {
    const names = this.open(this.#names.filter((name) => this.#page.fields[name]?.kind === 'date'));
    for (const { name, days, places } of datesRead(this.#line, names, this.#page.inputs ?? {})) {
      this.#set(days.map((day) => ({ [name]: day })));
      for (const place of places) this.#explained.add(place);
    }
  }
}

type Pair = readonly [string, NumberMark];

/** 'Of 27 sd 3 n 12': is the SD before or behind its word? Known only where one way fills everything, or explains more. */
function isDisputed([name, mark]: Pair, pairs: readonly Pair[]): boolean {
  return pairs.some(([other, number]) => (other === name) !== (number === mark));
}

function product(values: Values, either: readonly (readonly Values[])[]): readonly Values[] {
  return either.reduce<readonly Values[]>(
    (all, some) => all.flatMap((each) => some.map((one) => ({ ...each, ...one }))),
    [values],
  );
}
