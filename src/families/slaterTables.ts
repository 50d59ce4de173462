/** How the rules of Slater add up the screening of an electron: a table, and the steps of the working. */

import { fixed } from '#src/kit/format.ts';
import type { Figure, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type { GroupScreening } from '#workers/lib/chemistry/slaterScreening.ts';
import { countFigure } from './statisticsNumbers.ts';

interface Screened {
  /** '3d'. */
  readonly orbital: string;
  /** From the nucleus outward; the group of the electron itself is the last. */
  readonly groups: readonly GroupScreening[];
  readonly screening: number;
  readonly effectiveCharge: number;
}

type ScreeningField = `groups.${number}.${'electrons' | 'each' | 'screening'}`;

/** One row for each group that shields the electron. */
export function screeningTable({ groups, orbital }: Screened): TableBlock<ScreeningField> {
  return {
    kind: 'table',
    title: `What shields the ${orbital} electron`,
    note: 'Groups from the nucleus outward, and what each electron takes off its charge. Electrons further out count nothing.',
    columns: [
      { label: 'Slater’s group' },
      { label: 'Electrons', numeric: true },
      { label: 'Each', numeric: true },
      { label: 'Together', numeric: true },
    ],
    rows: groups.map(({ group, electrons, each, screening }, index) => [
      index === groups.length - 1 ? `(${group}), its own` : `(${group})`,
      countFigure<ScreeningField>(`groups.${index}.electrons`, `Shielding electrons of (${group})`, electrons),
      chargeFigure<ScreeningField>(`groups.${index}.each`, `Constant of (${group})`, each, 2),
      chargeFigure<ScreeningField>(`groups.${index}.screening`, `Screening by (${group})`, screening, 2),
    ]),
  };
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

/** A charge or a constant, without unit. @param none what is shown where there is no value */
export function chargeFigure<Field extends string>(
  field: Field,
  label: string,
  value: number | null,
  decimals: number,
  none = 'not tabulated',
): Figure<Field> {
  return { field, label, value, text: value === null ? none : fixed(value, decimals) };
}
