/** Lines that the calculators on people's health answer. */
import type { AskedWords } from '../declarations.ts';

const SEX = { options: { female: 'woman|female|women', male: 'man|male|men' } } as const;
const AGE = { words: 'age|aged|year old|years old|yr old|yrs old|yo|y/o|y|years|yrs|yr' } as const;
/** A person, of whom the page asks nothing. */
const PERSON = 'person|adult|man|woman|male|female|men|women';

export const HEALTH_WORDS: readonly AskedWords[] = [
  {
    id: 'bmi',
    of: 'bmi|body mass index',
    also: `kg|weighs|weighing|weight|height|tall|${PERSON}`,
    inputs: {
      weight: { words: 'weight|weighs|weighing' },
      height: { words: 'height|tall' },
      age: { ...AGE, beside: 'either' },
    },
    questions: [{ has: 'weight height age', shows: 'bmi' }],
  },
  {
    id: 'waist-to-height',
    of: 'waist|waist to height|whtr|waist height ratio',
    also: 'height|ratio|waist|to',
    inputs: { waist: { words: 'waist' }, height: { words: 'height|tall' }, age: AGE, sex: SEX },
    questions: [{ has: 'waist height', may: 'age sex', shows: 'ratio' }],
  },
  {
    id: 'body-surface-area',
    of: 'body surface area|bsa',
    also: `human|kg|weighs|weight|height|tall|${PERSON}`,
    inputs: { weight: {}, height: {} },
    questions: [{ has: 'weight height', sets: { species: 'human' }, shows: 'bodySurfaceArea' }],
  },
  {
    id: 'egfr',
    of: 'egfr|gfr|kidney function|ckd epi',
    also: 'kidney|creatinine|creat',
    inputs: {
      // No length is asked for: 'm' means male.
      sex: { options: { female: `${SEX.options.female}|f`, male: `${SEX.options.male}|m` } },
      age: { words: `${AGE.words}|male|female|woman|man|m|f` },
      creatinine: { words: 'creatinine|creat|scr|cr', bare: 'limits' },
    },
    questions: [{ has: 'sex age creatinine', shows: 'egfr' }],
  },
  {
    id: 'human-due-date',
    of: 'last period|lmp|last menstrual period',
    also: 'due date|due|period|pregnancy|pregnant|first day|baby|on',
    inputs: {
      date: { words: 'last period|lmp|last menstrual period', notOf: 'due|due date|born|birth|conceived|ovulation' },
    },
    questions: [{ has: 'date', sets: { method: 'lastPeriod' }, shows: 'dueDate' }],
  },
  {
    id: 'blood-pressure',
    of: 'blood pressure|bp',
    also: 'over|mmhg|is',
    questions: [
      {
        has: '',
        list: {
          into: 'readings',
          as: 'rows',
          columns: ['systolic', 'diastolic'],
          count: 1,
          below: { systolic: 180, diastolic: 120 },
        },
        shows: 'classification',
      },
    ],
  },
  {
    id: 'heart-rate-zones',
    of: 'heart rate zones|heart rate zone|hr zones|maximum heart rate|max heart rate|max hr|hrmax|maximum hr|max pulse',
    also: `zones|${PERSON}`,
    inputs: { age: AGE },
    questions: [{ has: 'age', shows: 'maxHeartRate' }],
  },
  {
    id: 'vo2max',
    of: 'vo2max|vo2 max|cooper test|cooper',
    also: 'in 12 minutes|12 minutes|12 min|test|cooper|run|max',
    inputs: { distance: {}, sex: SEX, age: { words: `${AGE.words}|male|female|man|woman`, beside: 'either' } },
    questions: [{ has: 'distance', may: 'sex age', sets: { method: 'cooper' }, shows: 'vo2max' }],
  },
];
