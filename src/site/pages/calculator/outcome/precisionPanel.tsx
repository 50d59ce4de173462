import styled from 'styled-components';
import type { PrecisionRule } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { FactsBlock } from '#src/engine/results/FactsBlock.tsx';
import { figuresAsPrecise, type Precision, precisionOf } from '#src/engine/results/significantFigures.ts';
import type { ToolPanel } from '#src/engine/results/ToolsRow.tsx';
import { Small } from '#src/engine/ui/Layout.tsx';
import { PROSE_WIDTH } from '#src/engine/ui/theme.ts';

interface SignificantFiguresProps {
  readonly fields: AnyFields;
  readonly rule: PrecisionRule;
  /** The draft that the result was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
}

/** Returns what repeats the result at the precision of the typed numbers, with the rule; null where nothing limits it. */
export function precisionPanel({ fields, rule, draft, presentation }: SignificantFiguresProps): ToolPanel | null {
  const precision = precisionOf(fields, draft, rule);
  const figures = precision === null ? [] : figuresAsPrecise(presentation, precision, rule);
  if (precision === null || figures.length === 0) return null;
  const content = (
    <>
      <p>
        As precise as your inputs: <strong>{inWords(precision)}</strong>
      </p>
      <FactsBlock
        block={{
          kind: 'facts',
          figures: figures.map((figure) => ({ ...figure, field: `precise.${figure.field}` })),
        }}
      />
      <Rule>{ruleOf(precision)}</Rule>
    </>
  );
  return { id: 'precision', title: 'As precise as your inputs', content };
}

function inWords({ counts, count }: Precision): string {
  return counts === 'decimals'
    ? counted(count, 'decimal', 'decimals')
    : counted(count, 'significant figure', 'significant figures');
}

function ruleOf(precision: Precision): string {
  const { label, text } = precision.by;
  const decides = `${label}, typed as ${text}, is the least precise of your numbers.`;
  if (precision.counts === 'decimals') {
    return `${decides} A sum or a mean has as many decimals as the number with the fewest.`;
  }
  return `${decides} A product or a quotient has as many significant figures as the number with the fewest. Zeros at the end of a whole number count, so that 250 has three; a logarithm such as a pH has as many decimals as its number has figures. Constants, counts and temperatures in °C do not limit it. The difference of two close numbers is less precise than this rule says.`;
}

const Rule = styled(Small)`
  max-width: ${PROSE_WIDTH};
`;
