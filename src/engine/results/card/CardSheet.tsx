import styled from 'styled-components';
import { encode } from 'uqr';
import { type StandingWarning, warningLines } from '#src/engine/kit/defineCalculator.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { Block } from '#src/engine/kit/presentation.ts';
import { customProperties, LIGHT } from '#src/engine/ui/onDemand/palettes.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { type ComputedResult, provenance } from '../exportedResult.ts';
import { ResultView } from '../ResultView.tsx';

/**
 * Most characters of a link with a QR code. The modules of a longer link's code are too small for a camera to read from
 * paper, and the link as text would fill the sheet.
 */
export const LONGEST_CODED_LINK = 1_000;

/** Most table rows, and most lines of inputs, that fit on a card. */
const MOST_ROWS = 12;

/**
 * The contents of a card: the result with its figures, the inputs, the program and time of the calculation, and a link
 * back.
 */
export function CardSheet({ computed, page, link }: CardSheetProps) {
  const { title, formula, presentation, warning, entered } = computed;
  const shown = entered.slice(0, MOST_ROWS);
  return (
    <Sheet>
      <h3>{title}</h3>
      {warning !== undefined && <CardWarning warning={warning} />}
      <ResultView
        presentation={{ ...presentation, blocks: presentation.blocks.filter(isOnCard) }}
        readText={noLetters}
      />
      {shown.length > 0 && (
        <section>
          <h4>Inputs</h4>
          <Inputs>
            {shown.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no identity other than their position
              <div key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Inputs>
          {entered.length > shown.length && <p>and {entered.length - shown.length} more</p>}
        </section>
      )}
      <WayBack page={page} link={link} />
      <p>{provenance(formula, new Date())}</p>
    </Sheet>
  );
}

interface CardSheetProps {
  readonly computed: ComputedResult;
  readonly page: string;
  readonly link: string;
}

/** The page's permanent warning, because the card is read without the page. */
function CardWarning({ warning }: { readonly warning: StandingWarning }) {
  const [title, ...sentences] = warningLines(warning);
  return (
    <section>
      <h4>{title}</h4>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** The link as text and as a QR code. */
function WayBack({ page, link }: Omit<CardSheetProps, 'computed'>) {
  const code = link === '' ? null : qrPath(link);
  if (code === null)
    return (
      <section>
        <h4>Calculator</h4>
        <Address>{page}</Address>
        <p>The values are too long for a link on paper, which has room for {grouped(LONGEST_CODED_LINK)} letters.</p>
      </section>
    );
  return (
    <Coded>
      <div>
        <h4>Link with these values</h4>
        <Address>{link}</Address>
      </div>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="The same link as a QR code"
        shapeRendering="crispEdges"
      >
        <path d={code.path} fill="currentColor" />
      </svg>
    </Coded>
  );
}

/** Kinds of blocks that belong on the page and in files. */
const NOT_ON_CARD: ReadonlySet<Block['kind']> = new Set(['sequence', 'text-file', 'alignment', 'map', 'chart']);

/** Excludes long tables as well. */
function isOnCard(block: Block): boolean {
  if (NOT_ON_CARD.has(block.kind)) return false;
  return !('rows' in block) || block.rows.length <= MOST_ROWS;
}

function noLetters(): Promise<string> {
  return Promise.resolve('');
}

/** Always light, in the dark theme too: QR codes need dark on light. */
const Sheet = styled.article`
  ${customProperties(LIGHT)}
  color-scheme: light;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  padding: ${SPACE.s5};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${TYPE.small};
  > h3 { font-size: ${TYPE.h3}; }
  h4 { margin-block-end: ${SPACE.s1}; font-size: ${TYPE.body}; }
  @media print { padding: 0; border: 0; }
`;

const Inputs = styled.dl`
  > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${SPACE.s3}; break-inside: avoid; }
  dt { color: ${color('inkMuted')}; }
  dd { font-weight: 600; overflow-wrap: anywhere; }
`;

const Coded = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${SPACE.s4};
  break-inside: avoid;
  > div { flex: 1 1 12rem; min-width: 0; }
  /* A contrast theme would invert light and dark. */
  svg { flex: none; width: 11rem; background: ${color('surface')}; color: ${color('ink')}; forced-color-adjust: none; }
`;

const Address = styled.p`
  overflow-wrap: anywhere;
`;

/** A QR code as one path of an SVG, with modules of one unit, within a border of four: 'M4 4h7v1h-7z…'. */
interface QrPath {
  /** Length of each side in units, border included. */
  readonly size: number;
  readonly path: string;
}

/**
 * Returns the QR code of a text.
 *
 * @returns null when the text is too long for a code that can be read from paper
 */
export function qrPath(text: string): QrPath | null {
  if (text.length > LONGEST_CODED_LINK) return null;
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join('') };
}

function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
