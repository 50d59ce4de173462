import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pressure Converter',
  description: 'Bar, psi, mmHg, atmospheres, pascals and 12 more units of pressure at once.',
  purpose: 'bar, psi, mmHg, pascals',
  back: { to: 'conversion/units' },
  keywords: ['psi to bar', 'mmHg to kPa', 'atm to Pa', 'torr', 'inHg to hPa', 'cmH2O', 'vacuum pressure', 'barometer'],
  introduction: [
    'One pressure in every unit: tires, barometers, blood pressure, vacuum pumps and autoclaves. Negative values are taken, for differences and for gauges below zero.',
  ],
  guide: [
    {
      title: 'Gauge or absolute?',
      text: [
        'A tire gauge reads zero in open air. Add the pressure of the air, 1 atm at sea level, before you compare with an absolute pressure.',
      ],
    },
    {
      title: 'Columns of liquid',
      text: [
        'Millimeters of mercury and centimeters of water are taken as agreed: mercury at 0 °C, water of 1000 kg/m³, standard gravity.',
      ],
    },
    { title: 'A tire as an example', text: ['32 psi are 2.206 bar or 220.6 kPa above the air outside.'] },
  ],
  faq: [
    {
      question: 'Are mmHg and torr the same?',
      answer:
        'For every practical purpose, yes. They differ by 1.4 parts in ten million, because one is defined by mercury and the other as a 760th of an atmosphere.',
    },
    { question: 'How many psi are in a bar?', answer: '14.5038. One psi is 6894.757 Pa, and a bar is 100000 Pa.' },
    {
      question: 'What is standard pressure?',
      answer:
        'The standard atmosphere is 101325 Pa. Chemists often mean 1 bar, so tables of gases may refer to either.',
    },
  ],
  notes: [
    'A technical atmosphere is one kilogram-force for a square centimeter.',
    '1 hPa and 1 mbar are the same.',
    'Tires, pumps and autoclaves show gauge pressure.',
  ],
} satisfies CalculatorContent;
