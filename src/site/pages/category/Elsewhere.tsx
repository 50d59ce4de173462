import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { CalculatorId, CategoryId } from '#src/engine/kit/taxonomy.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { nameParts } from './nameParts.ts';

/** Calculators of other categories that answer a related question, chosen by hand. */
const NEAR: Readonly<Record<CategoryId, readonly CalculatorId[]>> = {
  biology: ['hill-numbers', 'mark-recapture', 'master-mix'],
  chemistry: ['molecular-weight', 'concentration-converter', 'buffer-recipe'],
  ecology: ['population-growth', 'species-diversity', 'carrying-capacity'],
  conversion: ['molar-mass', 'dna-copy-number', 'dna-concentration'],
  construction: ['area-converter', 'volume-converter', 'feed-cost'],
  everyday: ['dog-age', 'cat-age', 'dog-water-intake'],
  finance: ['unit-price', 'percentage', 'fence'],
  math: ['error-propagation', 'compound-interest', 'surface-area-volume'],
  sport: ['metabolic-rate', 'oxygen-consumption', 'bmi'],
  food: ['dog-nutrition', 'cat-calorie', 'unit-price'],
  health: ['blood-pressure', 'metabolic-rate', 'clinical-units'],
  statistics: ['hardy-weinberg', 'species-diversity', 'qpcr-efficiency'],
  other: ['molarity', 'cell-dilution', 'cow-gestation'],
};

/** Below a list: where else to look. */
export function Elsewhere({ id }: { readonly id: CategoryId }) {
  const near = NEAR[id].flatMap((calculator) => findCalculator(calculator) ?? []);
  return (
    <Small>
      Not what you are looking for? <Link to="/#all">All calculators, A to Z</Link>
      {near.map(({ id: other, name, path }, at) => (
        <Fragment key={other}>
          {at === 0 ? ' · In other categories: ' : ', '}
          <Link to={path}>{nameParts(name).drawn}</Link>
        </Fragment>
      ))}
    </Small>
  );
}
