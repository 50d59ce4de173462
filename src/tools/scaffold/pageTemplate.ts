/** Templates of a new calculator's page: as many placeholder texts as a page needs, and a definition that works. */
import type { CalculatorContent } from '#src/engine/kit/content.ts';
import { CONTENT_COUNTS } from '#src/engine/kit/contentCounts.ts';
import { typeName } from './formulaTemplate.ts';
import { toWrite } from './generatorTexts.ts';
import type { NewCalculator } from './newCalculator.ts';
import { imported, literal } from './sourceText.ts';

/** The topics of the three guide cards. */
const GUIDE = [
  ['How to use it', 'what to enter, and in which units'],
  ['How it is computed', 'the method in words'],
  ['How to read the result', 'what the numbers of the example mean, such as 1.5000 mol/L from 3 mol in 2 L'],
] as const;

/** Each text names the calculator: no two pages may share a sentence, not even a placeholder. */
export function contentOf({ name, subcategory }: NewCalculator): CalculatorContent {
  const { keywords, notes } = CONTENT_COUNTS;
  const faq = CONTENT_COUNTS['FAQ questions'];
  return {
    name,
    description: toWrite(`What visitors get from which inputs, in one sentence (${name}).`),
    purpose: toWrite('two to four words'),
    back: { to: subcategory },
    keywords: listed(keywords.fewest, (place) => toWrite(`keyword ${place}`)),
    introduction: [
      toWrite(
        `What ${name} answers, and for whom, in ${CONTENT_COUNTS['words of the introduction'].most} words at most.`,
      ),
    ],
    guide: GUIDE.map(([title, text]) => ({ title: toWrite(title), text: [toWrite(`${name}: ${text}.`)] })),
    faq: listed(faq.fewest, (place) => ({
      question: toWrite(`Which question do visitors of ${name} ask as number ${place}?`),
      answer: toWrite(
        `The first sentence of answer ${place} of ${name}. Its second sentence is in ${name}, answer ${place}.`,
      ),
    })),
    notes: listed(notes.fewest, (place) =>
      toWrite(`Assumption, limit or case not to use it for, number ${place} of ${name}.`),
    ),
  };
}

export function contentSource(calculator: NewCalculator): string {
  return exported('CalculatorContent', '#src/engine/kit/content.ts', contentOf(calculator));
}

export function calculatorSource({ id }: NewCalculator): string {
  const type = typeName(id);
  return `
    ${imported('{ namedBars }', '#src/calculators/families/namedBars.ts')}
    ${imported('{ defineCalculator }', '#src/engine/kit/defineCalculator.ts')}
    ${imported('{ measuredIn }', '#src/engine/kit/onDemand/units.ts')}
    ${imported('type { FigureOf }', '#src/engine/kit/outputs.ts')}
    ${imported('type { Presentation, ResultKey }', '#src/engine/kit/presentation.ts')}
    ${imported('{ decimals }', '#src/engine/kit/writing.ts')}
    ${imported('type formula', `#workers/formulas/${id}.ts`)}
    ${imported(`type { ${type}Input, ${type}Result }`, `#workers/formulas/${id}.ts`)}

    type Key = ResultKey<${type}Result>;

    export default defineCalculator<typeof formula>()({
      formula: '${id}',
      fixed: {},
      fields: {
        amount: {
          kind: 'number',
          label: 'Amount',
          hint: '${toWrite('What to enter, in at most six words.')}',
          ...measuredIn('amount', 'mol', 'mmol', 'µmol'),
          min: 0,
        },
        volume: {
          kind: 'number',
          label: 'Volume',
          hint: '${toWrite('What to enter, in at most six words.')}',
          ...measuredIn('volume', 'L', 'mL', 'µL'),
          min: 0,
        },
      },
      example: { amount: '3', volume: '2' },
      errorStyle: 'inline',
      outputs: { concentration: { kind: 'number', label: 'Concentration', unit: 'mol/L', written: decimals(4) } },
      present,
      // ${toWrite('How sure the key figure is, as src/engine/kit/evidence.ts says.')}
      evidence: 'rule',
      // ${toWrite(`The keys of at least ${CONTENT_COUNTS.sources.fewest} sources in workers/reference/sources.ts, in place of 'spec'.`)}
      sources: ['spec'],
    });

    function present({ concentration }: ${type}Result, { amount, volume }: ${type}Input, figure: FigureOf<Key>): Presentation<Key> {
      const headline = figure('concentration');
      return {
        headline,
        status: \`Concentration \${headline.text} mol/L.\`,
        blocks: [
          {
            kind: 'notice',
            tone: 'neutral',
            text: '${toWrite('What the result means; or further figures, as a block of kind facts.')}',
          },
          namedBars({
            of: 'Volume',
            title: '${toWrite('What the picture shows.')}',
            summary: '${toWrite('The same in a sentence.')}',
            y: { label: 'Concentration', unit: 'mol/L', decimals: 4 },
            names: ['Half this volume', 'This volume', 'Twice this volume'],
            series: [{ name: 'Concentration', values: [2 * concentration, concentration, concentration / 2] }],
          }),
        ],
        working: [
          {
            label: 'Concentration',
            formula: 'c = n ÷ V',
            substituted: \`\${amount} ÷ \${volume}\`,
            value: \`\${headline.text} mol/L\`,
          },
        ],
      };
    }
  `;
}

function listed<T>(count: number, make: (place: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

/** Returns a file that exports one piece of data of this type. */
function exported(type: string, from: string, value: unknown): string {
  return [imported(`type { ${type} }`, from), '', `export default ${literal(value)} satisfies ${type};`, ''].join('\n');
}
