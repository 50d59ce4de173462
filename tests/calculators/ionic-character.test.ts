import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/ionic-character/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type IonicCharacterInput } from '#workers/formulas/ionic-character.ts';

function presented(input: IonicCharacterInput) {
  return calculator.present(computed(formula, input), input);
}

function texts(input: IonicCharacterInput) {
  return Object.fromEntries(figuresOf(presented(input)).map(({ field, text }) => [field, text]));
}

describe('ionic-character page', () => {
  test('shows estimates and measurement side by side', () => {
    expect(texts({ element1: 'H', element2: 'Cl', dipoleMoment: 1.08, bondLength: 127.5 })).toEqual({
      percentIonic: '20.6',
      percentHannaySmyth: '18.6',
      difference: '0.96',
      electronegativity1: '2.20',
      electronegativity2: '3.16',
      percentFromDipole: '17.6',
      fullDipole: '6.12',
    });
  });

  test('an electronegativity that was typed is not called the element’s', () => {
    const noteOf = (input: IonicCharacterInput, index: 1 | 2) =>
      figuresOf(presented(input)).find(({ field }) => field === `electronegativity${index}`)?.note;
    const typed: IonicCharacterInput = { element1: 'H', element2: 'Cl', electronegativity1: 2.5 };
    expect(noteOf(typed, 1)).toBe('as typed');
    expect(noteOf(typed, 2)).toBe('Cl');
  });

  test('says what one decimal hides near 0 and near 100 %', () => {
    expect(presented({ electronegativity1: 2.55, electronegativity2: 2.58 }).headline).toMatchObject({
      text: '0.0',
      note: 'From the difference of the electronegativities. With four digits 0.0225.',
    });
    expect(presented({ electronegativity1: 0, electronegativity2: 6 }).headline).toMatchObject({
      text: '100.0',
      note: 'From the difference of the electronegativities. All but 0.0123 %.',
    });
  });

  test('leads with the measurement where there is nothing else', () => {
    const { headline, status, working } = presented({ dipoleMoment: 1.08, bondLength: 127.5 });
    expect(headline).toMatchObject({ field: 'percentFromDipole', text: '17.6', unit: '%' });
    expect(status).toBe('Ionic character from the dipole moment: 17.6 %.');
    expect(working).toHaveLength(2);
  });

  test('remarks on shares above 100 %', () => {
    const notices = (input: IonicCharacterInput) =>
      presented(input).blocks.filter(({ kind }) => kind === 'notice').length;
    expect(notices({ electronegativity1: 0, electronegativity2: 4 })).toBe(1);
    expect(notices({ dipoleMoment: 10, bondLength: 100 })).toBe(1);
    expect(notices({ element1: 'Cs', element2: 'F' })).toBe(0);
  });

  test('keeps digits of numbers that are far too small or too large', () => {
    expect(texts({ electronegativity1: 0, electronegativity2: 1e-6 })).toMatchObject({ difference: '1.000e-6' });
    expect(texts({ electronegativity1: 0, electronegativity2: 1e8 })).toMatchObject({
      percentHannaySmyth: '3.500e+16',
    });
  });

  test('works out each share', () => {
    expect(presented({ element1: 'Na', element2: 'Cl' }).working.map(({ value }) => value)).toEqual([
      '2.23',
      '71.2 %',
      '53.1 %',
    ]);
  });
});
