/**
 * Blood values between units of the United States and of the International System.
 *
 *   SI = US × factor;      hemoglobin A1c: mmol/mol = (% − 2.152) ÷ 0.09148
 *   urea nitrogen: US is the mass of its nitrogen, SI the amount of urea; calcium: mEq/L = 2 × mmol/L
 *
 * Source: molar masses by `prohaska2022`; units as in `young1987`; hemoglobin A1c `hoelzel2004`.
 *
 * Refuses: a blank or unreadable value, a negative one, a hemoglobin A1c of 2.152 % or less, results beyond the range of a
 * double. A value that is unusual is converted all the same.
 */
import type { Formula } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { CLINICAL_UNITS, HBA1C_LINE } from '../reference/clinicalUnits.ts';

export type Analyte = keyof typeof CLINICAL_UNITS;

export interface ClinicalUnitsInput {
  readonly analyte: Analyte;
  /** The unit of `value`. */
  readonly from: 'us' | 'si';
  /** 0 or more. */
  readonly value: number;
}

export interface ClinicalUnitsResult {
  readonly us: number;
  readonly si: number;
  readonly usUnit: string;
  readonly siUnit: string;
  /** SI in one US; null for hemoglobin A1c. */
  readonly factor: number | null;
  /** Whether such a value occurs; false asks whether the other unit was meant. */
  readonly plausible: boolean;
  /** mg/dL of urea, for urea nitrogen only. */
  readonly ureaMilligramsPerDeciliter?: number;
  /** mEq/L, for calcium only. */
  readonly milliequivalentsPerLiter?: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'clinical-units': FormulaType<ClinicalUnitsInput, ClinicalUnitsResult>;
  }
}

export default {
  id: 'clinical-units',

  validate(candidate) {
    const { analyte, from } = candidate;
    if (analyte === '' || !Object.hasOwn(CLINICAL_UNITS, analyte)) return refuse(INVALID, 'analyte');
    if (from !== 'us' && from !== 'si') return refuse(INVALID, 'from');
    const numbers = enteredNumbers(candidate, ['value']);
    if (!numbers.ok) return numbers;
    const { value } = numbers.input;
    return (
      firstRefusal([
        [value < 0, 'All values must be non-negative', 'value'],
        [
          analyte === 'hba1c' && from === 'us' && value <= HBA1C_LINE.offset,
          'Hemoglobin A1c must be above 2.152 %',
          'value',
        ],
      ]) ?? acceptFiniteResult({ analyte, from, value }, converted({ analyte, from, value }), 'value')
    );
  },

  compute: converted,
} satisfies Formula<'clinical-units'>;

function converted({ analyte, from, value }: ClinicalUnitsInput): ClinicalUnitsResult {
  const { usUnit, siUnit, factor, plausible } = CLINICAL_UNITS[analyte];
  const [us, si] = from === 'us' ? [value, inSi(value, factor)] : [inUs(value, factor), value];
  const [low, high] = plausible;
  return {
    us,
    si,
    usUnit,
    siUnit,
    factor,
    plausible: us >= low && us <= high,
    ...(analyte === 'urea-nitrogen' ? { ureaMilligramsPerDeciliter: si / CLINICAL_UNITS.urea.factor } : {}),
    ...(analyte === 'calcium' ? { milliequivalentsPerLiter: 2 * si } : {}),
  };
}

function inSi(us: number, factor: number | null): number {
  return factor === null ? (us - HBA1C_LINE.offset) / HBA1C_LINE.slope : us * factor;
}

function inUs(si: number, factor: number | null): number {
  return factor === null ? HBA1C_LINE.slope * si + HBA1C_LINE.offset : si / factor;
}
