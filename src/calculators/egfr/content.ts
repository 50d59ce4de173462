import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'eGFR Calculator (CKD-EPI 2021)',
  description: 'Estimated kidney function of adults from creatinine or cystatin C, with the stages of KDIGO.',
  purpose: 'kidney function of adults',
  back: { to: 'health/kidney' },
  keywords: [
    'egfr',
    'kidney function',
    'creatinine',
    'CKD-EPI 2021',
    'cystatin C',
    'chronic kidney disease stage',
    'KDIGO',
    'albuminuria',
  ],
  introduction: [
    'The estimated filtration rate of the kidneys of an adult, from creatinine, cystatin C or both, with stage, albuminuria and the map of risks of KDIGO 2024.',
    'Older equations and the European one stand beside it.',
  ],
  guide: [
    {
      title: 'From the report of the laboratory',
      text: [
        'Copy creatinine in mg/dL or µmol/L, cystatin C in mg/L, and the albumin-creatinine ratio of the urine if you have it. Mind the unit: 88.4 µmol/L are 1 mg/dL.',
      ],
    },
    {
      title: 'For a body of 1.73 m²',
      text: [
        'The rate is given for a body surface of 1.73 m², so that people of different size can be compared. Stages go by the rounded value: 59.5 is 60 and so G2.',
      ],
    },
    {
      title: 'A woman of 72 years',
      text: [
        'With 1.1 mg/dL of creatinine and 1.4 mg/L of cystatin C both markers give 50, stage G3a. At 45 mg/g of albumin the risk is high on the map of KDIGO.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is race no longer asked for?',
      answer:
        'The equations of 2021 were made without it: their authors call race in such equations a social and not a biologic construct. With creatinine alone the new values are on the median somewhat too low in Black people and somewhat too high in others; with cystatin C too they are more accurate, and the groups differ less.',
    },
    {
      question: 'Which of the values counts?',
      answer:
        'With both markers the combined equation is the most accurate. With creatinine alone muscle mass and diet disturb more. The page shows all that can be computed from what you enter.',
    },
    {
      question: 'My rate is 75. Are my kidneys ill?',
      answer:
        'A rate in G2 alone is no disease. KDIGO asks for a sign of damage, such as albumin in the urine, or a rate below 60, for three months. Ask for a second measurement.',
    },
    {
      question: 'May I use it for the dose of a medicine?',
      answer:
        'No. Doses follow the label of each medicine, which often asks for another quantity. Doctor and pharmacist decide on them.',
    },
    {
      question: 'Does it work for my cat or dog?',
      answer: 'No, the equations are of people. For a cat or dog ask the veterinarian for IRIS staging.',
    },
  ],
  notes: [
    'For adults from 18 years; not in pregnancy, acute illness or on dialysis.',
    'Very muscular or very thin people and amputees get misleading values from creatinine.',
    'In most people the estimate lies within 30 % of a measured rate; the course over months says more.',
    'What you enter stays on your device, and a tick at pregnancy is never kept.',
  ],
} satisfies CalculatorContent;
