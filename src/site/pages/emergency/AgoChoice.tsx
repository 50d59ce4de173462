import { EATEN_AGO_OPTIONS, EATEN_AGO_QUESTION, type EatenAgo } from '#workers/reference/eatenAgo.ts';
import { Radios } from './Radios.tsx';

interface AgoChoiceProps {
  readonly ago: EatenAgo | null;
  readonly onChoose: (ago: EatenAgo) => void;
}

/** Optional, and on no paper: the card has the answer. */
export function AgoChoice({ ago, onChoose }: AgoChoiceProps) {
  return (
    <div data-print="no">
      <Radios
        name="eatenAgo"
        legend={EATEN_AGO_QUESTION}
        options={EATEN_AGO_OPTIONS}
        chosen={ago}
        onChoose={onChoose}
      />
    </div>
  );
}
