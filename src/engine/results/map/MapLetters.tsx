import { color } from '#src/engine/ui/theme.ts';
import type { TextResult } from '#workers/contract.ts';
import type { ReadText } from '../sequence/readText.ts';
import { useLetters } from '../sequence/useLetters.ts';
import type { MapView } from './mapView.ts';

/** Both strands, letter by letter; on a circle also behind the origin. */
export function MapLetters({ view: { from, size }, length, ...rest }: MapLettersProps) {
  const end = from + size;
  return (
    <>
      {/* Letters that could not be read are read again with the next stretch. */}
      <Letters key={from} {...rest} from={from} to={Math.min(end, length)} shift={0} />
      {end > length && <Letters key={from - length} {...rest} from={0} to={end - length} shift={length} />}
    </>
  );
}

interface MapLettersProps extends LettersOfStrand {
  readonly view: MapView;
  /** Letters of the whole strand. */
  readonly length: number;
}

interface LettersOfStrand {
  readonly field: string;
  readonly text: TextResult;
  readonly readText: ReadText;
  /** Where the letter at a place of the view is centered. */
  readonly letterX: (place: number) => number;
  /** Baseline of the entered strand. */
  readonly y: number;
}

interface LettersProps extends LettersOfStrand {
  readonly from: number;
  readonly to: number;
  /** Places that the view adds behind the origin. */
  readonly shift: number;
}

const LINE = 16;
/** The complement of each letter, base by base, ambiguity letters included. */
const PAIRS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ACGTRYSWKMBDHVN'].map((letter, at) => [letter, 'TGCAYRSWMKVHDBN'.charAt(at)]),
);

function Letters({ field, text, readText, from, to, shift, letterX, y }: LettersProps) {
  const { letters, failed } = useLetters(text, field, readText, from, to);
  if (failed)
    return (
      <text x={letterX(from + shift)} y={y} textAnchor="start" fill={color('danger')}>
        The letters could not be read
      </text>
    );
  return [...(letters ?? '')].map((letter, at) => {
    const place = from + shift + at;
    return (
      <g key={place} fill={color('ink')}>
        <text x={letterX(place)} y={y}>
          {letter}
        </text>
        <text x={letterX(place)} y={y + LINE} fill={color('inkMuted')}>
          {PAIRS[letter] ?? ''}
        </text>
      </g>
    );
  });
}
