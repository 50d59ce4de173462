import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import {
  changeableInputs,
  type ExploredResult,
  scaledFigures,
  typedText,
} from '#src/engine/exploring/exploredResult.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import type { AnyFields, Value } from '#src/engine/kit/fields.ts';
import { askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { ChartBlock } from '#src/engine/results/ChartBlock.tsx';
import { shownText } from '#src/engine/results/shownText.ts';
import { QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { batchClient } from '../run/client.ts';
import { MOST_BESIDE, plotCharts, undrawnWords } from './plotCharts.ts';
import { PLOT_RULES, type PlotAnswer, type PlotSubject, plotFor } from './plotJobs.ts';
import { type PlotChoice, usualRange } from './plotRange.ts';
import { ToolForm } from './ToolForm.tsx';

export interface PlotPanelProps {
  /** The result that is shown. */
  readonly shown: ExploredResult;
  /** The pinned result, whose curve is drawn beside. */
  readonly pinned: ExploredResult | null;
}

const PLOT = askMachine<PlotSubject, PlotChoice, PlotAnswer>(PLOT_RULES, ({ subject, choice }, signal) =>
  plotFor(subject, choice, batchClient, signal),
);
const NOTHING_CHOSEN: PlotChoice = {
  figure: '',
  beside: [],
  input: '',
  from: '',
  to: '',
  spacing: 'linear',
  rise: 'linear',
};

/** 'Plot a figure': any key figure against any number of the form, with the present value marked. */
export function PlotPanel({ shown, pinned }: PlotPanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a result changes with its presentation
  const subject = useMemo(
    () => ({ shown, pinned: pinned?.presentation === shown.presentation ? null : pinned }),
    [shown.presentation, pinned?.presentation],
  );
  const [{ value: state, context }, send] = useMachine(PLOT, {
    input: { subject, choice: NOTHING_CHOSEN },
  });
  useEffect(() => {
    if (context.subject !== subject) send({ type: 'renew', subject });
  }, [context.subject, subject, send]);

  const { choice, answer: plot } = context;
  const fields = useMemo(() => fieldsOf(shown, choice.input, choice.spacing), [shown, choice.input, choice.spacing]);
  const charts = plot?.kind === 'plotted' ? plotCharts(plot, choice) : [];
  const figure = choice.figure || (scaledFigures(shown.presentation)[0]?.figure.field ?? '');
  const others = useMemo(() => otherFields(shown, figure), [shown, figure]);
  const isFull = Object.keys(others).filter((name) => choice.beside.includes(fieldBeside(name))).length >= MOST_BESIDE;
  function choose(name: string, value: Value): void {
    send({ type: 'choose', choice: { [name]: String(value) } });
  }
  function tick(name: string, isTicked: Value): void {
    if (isTicked === true && isFull) return;
    const beside = choice.beside.filter((field) => field !== fieldBeside(name));
    send({ type: 'choose', choice: { beside: isTicked === true ? [...beside, fieldBeside(name)] : beside } });
  }
  if (changeableInputs(shown).length === 0) return <Small>This result has no number to plot a figure against.</Small>;
  return (
    <>
      <ToolForm fields={{ ...fields, ...others }} onAsk={() => send({ type: 'ask' })}>
        <FieldList fields={fields} values={{ ...choice, beside: '', figure }} within="plot" onEdit={choose} />
        {Object.keys(others).length > 0 && (
          <details>
            <summary>More figures</summary>
            <FieldList
              fields={others}
              values={Object.fromEntries(
                Object.keys(others).map((name) => [name, choice.beside.includes(fieldBeside(name))]),
              )}
              within="plot"
              onEdit={tick}
            />
            {isFull && <Small as="p">These are as many as a chart can show: take one away for another.</Small>}
          </details>
        )}
        <Cluster>
          <QuietButton type="submit">Draw the range</QuietButton>
        </Cluster>
      </ToolForm>
      <div role="status">
        {state === 'answered' && plot !== null && plot.kind !== 'plotted' && <p>{undrawnWords(plot)}</p>}
      </div>
      {charts.map((each) =>
        each.kind === 'chart' ? (
          <ChartBlock key={each.chart.title} chart={each.chart} />
        ) : (
          <p key={each.title} role="status">
            {shownText(each.words)}
          </p>
        ),
      )}
      {state === 'failed' && (
        <Notice $tone="danger" role="alert">
          The plot ended unexpectedly. What you chose is kept.{' '}
          <SmallButton type="button" onClick={() => send({ type: 'ask' })}>
            Try again
          </SmallButton>
        </Notice>
      )}
    </>
  );
}

const SCALES = [
  { value: 'linear', label: 'Linear' },
  { value: 'logarithmic', label: 'Logarithmic' },
];

/** A tick for each figure that may be drawn beside the first. */
function otherFields(shown: ExploredResult, first: string): AnyFields {
  return Object.fromEntries(
    scaledFigures(shown.presentation).flatMap(({ figure: { field, label } }) =>
      field === first ? [] : [[`${BESIDE}${field}`, { kind: 'checkbox' as const, label }]],
    ),
  );
}

const BESIDE = 'beside.';

/** The `field` of a figure by the name of its tick. */
function fieldBeside(name: string): string {
  return name.slice(BESIDE.length);
}

/** The boxes of the section: the figures, the input, and the range in the unit of the input. */
function fieldsOf(shown: ExploredResult, chosen: string, spacing: PlotChoice['spacing']): AnyFields {
  const figures = scaledFigures(shown.presentation).map(({ figure }) => ({ value: figure.field, label: figure.label }));
  const inputs = changeableInputs(shown);
  const input = inputs.find(({ path }) => path === chosen);
  const unit = input?.unit === undefined ? {} : { unit: input.unit };
  const usual = input === undefined ? null : usualRange(input, spacing);
  const end = (label: string, value: number | undefined) => ({
    kind: 'number' as const,
    label,
    ...unit,
    ...(value === undefined ? {} : { placeholder: typedText(value, 6) }),
  });
  return {
    figure: { kind: 'choice', look: 'menu', label: 'Figure', options: figures },
    input: {
      kind: 'choice',
      look: 'menu',
      label: 'Against',
      options: inputs.map(({ path, label }) => ({ value: path, label })),
    },
    spacing: { kind: 'choice', look: 'menu', label: 'Range', options: SCALES },
    rise: { kind: 'choice', look: 'menu', label: 'Axis of the figure', options: SCALES },
    from: end('From', usual?.from),
    to: end('To', usual?.to),
  };
}
