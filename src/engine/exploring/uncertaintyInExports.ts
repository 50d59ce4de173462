/** What exports say of uncertainties that were propagated: tables for text and CSV, an object for JSON. */

import type { TableBlock } from '#src/engine/kit/presentation.ts';
import { withUnit } from './exploredResult.ts';
import type { Propagated, UncertainFigure } from './propagate.ts';

/** Digits of what was typed as a percentage. */
const DIGITS = 6;

/** Returns the uncertain inputs, their correlations, and the figures with their uncertainties, as tables. */
export function uncertaintyTables({ inputs, correlations, figures }: Propagated): readonly TableBlock[] {
  const labels = new Map(inputs.map(({ path, label }) => [path, label]));
  return [
    {
      kind: 'table',
      title: 'Uncertain inputs',
      columns: [{ label: 'Input' }, { label: 'Value' }, { label: 'Standard uncertainty' }, { label: 'Unit' }],
      rows: inputs.map(({ label, value, standardUncertainty, unit = '' }) => [
        label,
        String(value),
        String(Number(standardUncertainty.toPrecision(DIGITS))),
        unit,
      ]),
    },
    ...(correlations.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            title: 'Correlations',
            columns: [{ label: 'Input' }, { label: 'Other input' }, { label: 'Coefficient' }],
            rows: correlations.map(({ one, other, coefficient }) => [
              labels.get(one) ?? one,
              labels.get(other) ?? other,
              String(coefficient),
            ]),
          },
        ]),
    {
      kind: 'table',
      title: 'Uncertainty',
      columns: [
        { label: 'Figure' },
        { label: 'Value ± standard uncertainty' },
        { label: '95 % interval' },
        { label: 'Unit' },
        { label: 'Method' },
        { label: 'What matters most' },
      ],
      rows: figures.map((figure) => [
        figure.label,
        figure.text,
        `${figure.lower} to ${figure.upper}`,
        figure.unit ?? '',
        methodOf(figure),
        sharesInWords(figure),
      ]),
    },
  ];
}

/** '10,000 draws', or why not. */
function methodOf({ isDrawn, refusedDraws }: UncertainFigure): string {
  if (!isDrawn) return 'linear';
  return refusedDraws === 0 ? '10,000 draws' : `10,000 draws, ${refusedDraws} without a value`;
}

/** 'Volume 80 %, Mass 20 %'; '' for one input, and where the shares cannot be said. */
export function sharesInWords({ shares }: UncertainFigure): string {
  return shares.map(({ label, percent }) => `${label} ${percent.toFixed(0)} %`).join(', ');
}

/** '(0.1998 ± 0.0042) mol/L' */
export function uncertainText({ text, unit }: UncertainFigure): string {
  return unit === undefined ? text : withUnit(`(${text})`, unit);
}

/** The same as plain JSON, unrounded. */
export interface UncertaintyData {
  readonly inputs: Readonly<
    Record<string, { readonly value: number; readonly standardUncertainty: number; readonly unit?: string }>
  >;
  readonly correlations?: Propagated['correlations'];
  readonly figures: readonly {
    readonly field: string;
    readonly label: string;
    readonly value: number;
    readonly standardUncertainty: number;
    readonly interval95: readonly [number, number];
    readonly unit?: string;
    /** Rounded by the uncertainty, with its unit. */
    readonly text: string;
    readonly method: 'linear' | 'simulation';
    /** Of 10,000 draws; 0 for the linear method. */
    readonly drawsWithoutValue: number;
    /** Share of each input in the variance, in percent, by its path. */
    readonly shares: Readonly<Record<string, number>>;
  }[];
}

export function uncertaintyData({ inputs, correlations, figures }: Propagated): UncertaintyData {
  return {
    inputs: Object.fromEntries(inputs.map(({ path, label: _, ...number }) => [path, number])),
    ...(correlations.length === 0 ? {} : { correlations }),
    figures: figures.map((figure) => ({
      field: figure.field,
      label: figure.label,
      value: figure.value,
      standardUncertainty: figure.standardUncertainty,
      interval95: figure.interval,
      ...(figure.unit === undefined ? {} : { unit: figure.unit }),
      text: uncertainText(figure),
      method: figure.isDrawn ? 'simulation' : 'linear',
      drawsWithoutValue: figure.refusedDraws,
      shares: Object.fromEntries(figure.shares.map(({ path, percent }) => [path, percent])),
    })),
  };
}
