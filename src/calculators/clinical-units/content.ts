import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Lab Value Unit Converter',
  description: 'Blood values between US and SI units, for people and animals.',
  purpose: 'blood values, US and SI',
  back: { to: 'conversion/laboratory' },
  keywords: [
    'mg/dL to mmol/L',
    'glucose units',
    'creatinine µmol/L',
    'BUN to urea',
    'cholesterol units',
    'HbA1c mmol/mol',
    'progesterone ng/mL',
    'SI units of blood values',
  ],
  introduction: [
    'Blood values from a report in the other system of units, for people and animals alike. It converts and does not judge: intervals are those of the laboratory.',
  ],
  guide: [
    {
      title: 'Choose the substance first',
      text: [
        'The factor comes from the molar mass, so each substance has its own. Check the unit on the report as well: some laboratories mix both systems.',
      ],
    },
    {
      title: 'Names that are easily confused',
      text: [
        'Urea nitrogen is the nitrogen in urea, and urea weighs 2.14 times as much. Hemoglobin in mmol/L counts single hemes, four of which make a molecule.',
      ],
    },
    {
      title: 'Glucose as an example',
      text: ['A blood glucose of 100 mg/dL is 5.551 mmol/L. The rounded factor 18 gives 5.556.'],
    },
  ],
  faq: [
    {
      question: 'Are the factors the same for dogs, cats and people?',
      answer:
        'Yes, they depend on the molecule alone. What differs between species are the reference intervals, which are on the report.',
    },
    {
      question: 'How do I convert progesterone of a dog?',
      answer:
        '1 ng/mL is 3.18 nmol/L. What it says about the time to mate depends on the method of the laboratory, so let the veterinarian read it.',
    },
    {
      question: 'Is mEq/L the same as mmol/L?',
      answer:
        'For ions with one charge, such as sodium, potassium and chloride, yes. Calcium and magnesium have two charges, so the number in mEq/L is twice that in mmol/L.',
    },
    {
      question: 'Why is insulin different elsewhere?',
      answer: 'A unit of insulin is one of activity. This page takes 6.00 pmol for a µIU; older tables have 6.945.',
    },
  ],
  notes: [
    'Triglycerides are counted as triolein, 885.4 g/mol, by convention.',
    'A converted value is as uncertain as the one on the report; more digits mean nothing.',
  ],
} satisfies CalculatorContent;
