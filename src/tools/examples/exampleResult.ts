import { isExplorable, isSolvable } from '#src/engine/exploring/exploredResult.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { dayFigures, numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { AcceptedValue, Block, FactsBlock, Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { arrangedBlocks } from '#src/engine/results/arrangedBlocks.ts';
import { captionClause } from '#src/engine/results/charts/captionClause.ts';
import {
  blankText,
  type DrawnWorking,
  EXAMPLE_WIDTHS,
  type ExamplePicture,
  type ExampleResult,
} from '#src/engine/results/exampleResult.ts';
import { prefixedReading } from '#src/engine/results/FigureValue.tsx';
import { workingInOneLine } from '#src/engine/results/workingInOneLine.ts';
import { foldedValues } from '#src/site/pages/calculator/outcome/foldedValues.ts';
import { drawnPicture } from './drawnPicture.tsx';
import { linesOf, linesOfTools, spaceBelow } from './spaceBelow.ts';

/** Returns what a page shows of the result of its example, and the SVG of its picture, which is null where nothing is drawn. */
export function exampleResult(
  definition: AnyCalculatorDefinition,
  draft: Values,
  presentation: Presentation,
): { readonly example: ExampleResult; readonly svg: string | null } {
  const { headline, accepted, second, blocks, working } = presentation;
  const { key, notices, picture, open, folded } = arrangedBlocks(blocks, definition.warning !== undefined);
  const write = isAllBlank(definition, headline) ? blank : withoutDates;
  const line = workingInOneLine(headline, working);
  const drawn = picture === undefined ? null : pictureOf(picture, write === blank);
  const example: ExampleResult = {
    headline: { ...write(headline), label: labelOf(definition, draft, headline) },
    ...(accepted === undefined ? {} : { accepted: acceptedWith(accepted, write) }),
    ...(second === undefined
      ? {}
      : { second: { figure: write(second.figure), accepted: acceptedWith(second.accepted, write) } }),
    ...(key === undefined ? {} : { key: keyWith(key, write) }),
    ...(line === null ? {} : { working: write === blank ? { ...line, sides: [] } : sidesWithoutDates(line) }),
    remarks: notices.map(({ title, text }) => (title === undefined ? 0 : 1) + linesOf(text)),
    ...(drawn === null ? {} : { picture: drawn.picture }),
    below: spaceBelow(open, EXAMPLE_WIDTHS.wide),
    tools: linesOfTools(toolsOf(definition, presentation, folded)),
  };
  return { example, svg: drawn?.svg ?? null };
}

/** The buttons below the result, as its page has them. */
function toolsOf(
  definition: AnyCalculatorDefinition,
  presentation: Presentation,
  folded: readonly Block[],
): readonly string[] {
  const hasNumbers = numberFigures(presentation).some(({ isInTable }) => !isInTable);
  const isSolved = isSolvable(definition) && (hasNumbers || dayFigures(presentation).length > 0);
  return [
    ...folded.map((block) => ('title' in block ? (block.title ?? '') : '')),
    ...(definition.precision === undefined ? [] : ['As precise as your inputs']),
    ...(isSolved && hasNumbers && isExplorable(definition) ? ['Plot a figure', 'Uncertainty'] : []),
    ...(isSolved ? ['Find an input', 'Your own answer'] : []),
    ...(isExplorable(definition) ? ['Use this in …'] : []),
  ];
}

/** Nothing but names is shown where the result is a date, which the visitor's browser writes in its own way, or is about a long text. */
function isAllBlank({ fields }: AnyCalculatorDefinition, headline: Figure): boolean {
  return isAboutDates(headline) || Object.values(fields).some(({ kind }) => kind === 'sequence');
}

type Write = (figure: Figure, place?: number) => Figure;

/** A figure keeps of its value what its reading in another prefix needs: a script would take the rest for a result. */
function bare(figure: Figure, place = 0): Figure {
  const { label, value, text, written, unit, tone, note } = figure;
  return {
    field: String(place),
    label,
    text,
    ...(written === undefined || prefixedReading(figure) === null ? { value: null } : { value, written }),
    ...(unit === undefined ? {} : { unit }),
    ...(tone === undefined ? {} : { tone }),
    ...(note === undefined ? {} : { note }),
  };
}

function blank(figure: Figure, place?: number): Figure {
  const { written: _, ...kept } = bare(figure, place);
  return {
    ...kept,
    value: null,
    text: blankText(figure.text),
    ...(figure.note === undefined ? {} : { note: blankText(figure.note) }),
  };
}

function withoutDates(figure: Figure, place?: number): Figure {
  return isAboutDates(figure) ? blank(figure, place) : bare(figure, place);
}

function acceptedWith({ insteadOf, method, figure, advice }: AcceptedValue, write: Write): AcceptedValue {
  return { insteadOf, method, figure: write(figure), advice };
}

function keyWith({ kind, title, look, figures }: FactsBlock, write: Write): FactsBlock {
  return {
    kind,
    ...(title === undefined ? {} : { title }),
    ...(look === undefined ? {} : { look }),
    figures: figures.map(write),
  };
}

function sidesWithoutDates({ sides, isWhole }: DrawnWorking): DrawnWorking {
  return { sides: sides.some(saysDate) ? [] : sides, isWhole };
}

/** Days of the week, months and dates in figures: the build writes them in English, a browser in its own language. */
const DATE_WORDS =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}|\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{4}-\d{2}-\d{2})\b/;

/** Returns whether a text names a day or a month. */
export function saysDate(text: string): boolean {
  return DATE_WORDS.test(text);
}

function isAboutDates({ value, text, note = '' }: Figure): boolean {
  return isIsoDate(value) || saysDate(text) || saysDate(note);
}

/** Longer ones would not be read in one line. */
const LONGEST_LABEL = 48;

/** 'Molarity – example: 9 g · 180.156 g/mol · 0.25 L'. */
function labelOf({ fields }: AnyCalculatorDefinition, draft: Values, { label }: Figure): string {
  const short = `${label} – example`;
  const values = foldedValues(fields, draft, label).join(' · ');
  const long = `${short}: ${values}`;
  return values === '' || long.length > LONGEST_LABEL || saysDate(values) ? short : long;
}

/** Months are written at the axis of a picture, too. */
function pictureOf(
  block: Parameters<typeof drawnPicture>[0],
  isBlankPage: boolean,
): { readonly picture: ExamplePicture; readonly svg: string | null } {
  const { heights, svg } = drawnPicture(block);
  const isDrawn = !isBlankPage && !saysDate(svg) && !(block.kind === 'chart' && block.chart.type === 'timeline');
  const title = block.kind === 'chart' ? block.chart.title : block.title;
  const clause = block.kind === 'chart' && isDrawn ? captionClause(block.chart) : '';
  return { picture: { title, clause, heights, isDrawn }, svg: isDrawn ? svg : null };
}
