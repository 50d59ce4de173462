/**
 * pH, pOH and the concentrations of hydrogen and hydroxide ions from any one of them.
 *
 *   pH = −log [H⁺];  pOH = −log [OH⁻];  pH + pOH = pKw        mol/L
 *
 * pKw is 14 where no temperature is given, as taught for 25 °C, else that of `marshallFranck1981`. Definition of pH: `iupacPh2002`;
 * activities are taken as concentrations.
 *
 * Refuses a value that is missing or unreadable, a concentration not above 0, a pH or pOH outside −2 to 17, and a temperature
 * outside 0 to 100 °C.
 */
import type { Formula } from '../contract.ts';
import { pKwOfWater } from '../lib/chemistry/waterIonProduct.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { PKW } from '../reference/physicalConstants.ts';

export type KnownQuantity = 'pH' | 'pOH' | 'hydrogen' | 'hydroxide';

export interface PhConversionInput {
  readonly known: KnownQuantity;
  /** Of a pH or pOH, −2 to 17; of a concentration, mol/L above 0. */
  readonly value: number;
  /** °C, 0 to 100. Left out: 25, with a pKw of 14. */
  readonly temperature?: number;
}

export interface PhConversionResult {
  readonly pH: number;
  readonly pOH: number;
  /** mol/L. */
  readonly hydrogen: number;
  /** mol/L. */
  readonly hydroxide: number;
  readonly pKw: number;
  /** By the neutral point, pKw ÷ 2. */
  readonly type: 'acidic' | 'neutral' | 'basic';
}

const [LEAST, MOST] = [-2, 17] as const;
const MOST_CELSIUS = 100;
/** Half a unit of the second decimal, to which pH is read. */
const PH_READING = 0.005;
const KNOWN: readonly KnownQuantity[] = ['pH', 'pOH', 'hydrogen', 'hydroxide'];

declare module '../contract.ts' {
  interface FormulaTypes {
    'ph-conversion': FormulaType<PhConversionInput, PhConversionResult>;
  }
}

export default {
  id: 'ph-conversion',

  validate(candidate) {
    const { known } = candidate;
    if (known === '' || !KNOWN.includes(known)) return refuse(INVALID, 'known');
    const numbers = enteredNumbers(candidate, ['value'], ['temperature']);
    if (!numbers.ok) return numbers;
    const { value, temperature = 25 } = numbers.input;
    const isLog = known === 'pH' || known === 'pOH';
    const { pH } = converted({ ...numbers.input, known });
    const refused = firstRefusal([
      [
        !(temperature >= 0 && temperature <= MOST_CELSIUS),
        'Please enter a temperature from 0 to 100 °C',
        'temperature',
      ],
      [!isLog && !(value > 0), NOT_POSITIVE, 'value'],
      [isLog && !(value >= LEAST && value <= MOST), `Please enter a ${known} from ${LEAST} to ${MOST}`, 'value'],
      [
        !isLog && !(pH >= LEAST && pH <= MOST),
        `This concentration is a pH outside ${LEAST} to ${MOST}: is it in mol/L?`,
        'value',
      ],
    ]);
    return refused ?? accept({ ...numbers.input, known });
  },

  compute: converted,
} satisfies Formula<'ph-conversion'>;

function converted({ known, value, temperature }: PhConversionInput): PhConversionResult {
  const pKw = temperature === undefined ? PKW : pKwOfWater(temperature);
  const logarithm = known === 'pH' || known === 'pOH' ? value : -Math.log10(value);
  const pH = known === 'pH' || known === 'hydrogen' ? logarithm : pKw - logarithm;
  const pOH = known === 'pOH' || known === 'hydroxide' ? logarithm : pKw - logarithm;
  const fromNeutral = pH - pKw / 2;
  return {
    pH,
    pOH,
    hydrogen: known === 'hydrogen' ? value : 10 ** -pH,
    hydroxide: known === 'hydroxide' ? value : 10 ** -pOH,
    pKw,
    type: Math.abs(fromNeutral) <= PH_READING ? 'neutral' : fromNeutral < 0 ? 'acidic' : 'basic',
  };
}
