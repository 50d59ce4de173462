/** How the rules of Slater add up the screening of an electron: a table, and the steps of the working. */

import { count } from '#src/engine/kit/countAndName.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, NumberOutput, RowsOutput } from '#src/engine/kit/outputs.ts';
import type { TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { GroupScreening } from '#workers/lib/chemistry/slaterScreening.ts';

interface Screened {
  /** '3d'. */
  readonly orbital: string;
  /** From the nucleus outward; the group of the electron itself is the last. */
  readonly groups: readonly GroupScreening[];
  readonly screening: number;
  readonly effectiveCharge: number;
}

type ScreeningField = `groups.${number}.${'electrons' | 'each' | 'screening'}`;

/** The groups that shield the electron. */
export const SCREENING_GROUPS: RowsOutput<GroupScreening, unknown, unknown, unknown> = {
  kind: 'rows',
  label: 'Groups that shield the electron',
  row: {
    group: { kind: 'words', label: 'Slater’s group' },
    electrons: count(({ row }) => `Shielding electrons of (${row.group})`),
    each: charge(({ row }) => `Constant of (${row.group})`, 2),
    screening: charge(({ row }) => `Screening by (${row.group})`, 2),
  },
};

/** One row for each group that shields the electron. */
export function screeningTable(
  { groups, orbital }: Screened,
  figure: FigureOf<ScreeningField>,
): TableBlock<ScreeningField> {
  return rowsTable(figure, {
    title: `What shields the ${orbital} electron`,
    note: 'Groups from the nucleus outward, and what each electron takes off its charge. Electrons further out count nothing.',
    list: 'groups',
    rows: groups.length,
    names: {
      heading: 'Slater’s group',
      of: (at) => `(${groups[at]?.group})${at === groups.length - 1 ? ', its own' : ''}`,
    },
    columns: [
      ['electrons', 'Electrons'],
      ['each', 'Each'],
      ['screening', 'Together'],
    ],
  });
}

/** The working: group by group, their sum, and what is left of the charge of the nucleus. */
export function screeningSteps(
  { orbital, groups, screening, effectiveCharge }: Screened,
  atomicNumber: number,
): readonly WorkingStep[] {
  return [
    ...groups.map(({ group, electrons, each, screening: part }, index) => ({
      label: `Group (${group})`,
      formula: ruleOf(orbital, index === groups.length - 1, each),
      substituted: `${electrons} × ${fixed(each, 2)}`,
      value: fixed(part, 2),
    })),
    {
      label: 'Screening',
      formula: 'S = sum over the groups',
      substituted: groups.map((group) => fixed(group.screening, 2)).join(' + '),
      value: fixed(screening, 2),
    },
    {
      label: 'Effective nuclear charge',
      formula: 'Zeff = Z − S',
      substituted: `${atomicNumber} − ${fixed(screening, 2)}`,
      value: fixed(effectiveCharge, 2),
    },
  ];
}

function ruleOf(orbital: string, isOwn: boolean, each: number): string {
  if (isOwn) return `own group: ${fixed(each, 2)} for each other electron`;
  if (/[df]/.test(orbital)) return 'further left, seen from d or f: 1.00 for each electron';
  return each < 1 ? 'next shell in, n − 1: 0.85 for each electron' : 'shells further in: 1.00 for each electron';
}

/** A charge or a constant, without unit. @param missing what is shown where there is no value */
export function charge<Place>(
  label: Depends<string, Place>,
  places: number,
  missing = 'not tabulated',
): NumberOutput<Place> {
  return { kind: 'number', label, missing, written: decimals(places) };
}
