import styled from 'styled-components';
import { Bar } from '#src/engine/results/Bar.ts';
import { BLEED, Block, BlockTitle } from '#src/engine/results/Block.ts';
import { FORCED_COLORS } from '#src/engine/results/charts/forcedColors.ts';
import { Skeleton } from '#src/engine/results/charts/ReadingPlot.tsx';
import {
  EXAMPLE_WIDTHS,
  type ExamplePicture,
  type ExampleResult,
  examplePath,
} from '#src/engine/results/exampleResult.ts';
import { FactLines } from '#src/engine/results/FactLines.tsx';
import { FactsBlock } from '#src/engine/results/FactsBlock.tsx';
import { GhostContext } from '#src/engine/results/GhostContext.ts';
import { Headline } from '#src/engine/results/Headline.tsx';
import { shownText } from '#src/engine/results/shownText.ts';
import { WorkingPlace, WorkingSides } from '#src/engine/results/WorkingSides.tsx';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

export interface GhostProps {
  readonly id: string;
  readonly example: ExampleResult;
}

/**
 * The figures of the example in gray, in the parts and places of the result that will replace them. They were computed by the build, are for
 * eyes only and cannot be mistaken for a result by a script, a reader, the clipboard or a printer.
 */
export function Ghost({ id, example }: GhostProps) {
  const { headline, accepted, second, key, working, remarks, picture, below, tools } = example;
  return (
    <GhostContext value>
      <Gray aria-hidden data-ghost>
        <div data-band>
          <Headline figure={headline} accepted={accepted} />
        </div>
        {second !== undefined && <Headline {...second} />}
        {key !== undefined && (key.look === 'lines' ? <FactLines block={key} /> : <FactsBlock block={key} />)}
        {working !== undefined && (
          <WorkingPlace>
            {working.sides.length === 0 ? <Bar $length={40} /> : <WorkingSides sides={working.sides} />}
            {!working.isWhole && <AllSteps>All steps</AllSteps>}
          </WorkingPlace>
        )}
        {remarks.map((lines, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no identity other than their position
          <Remark key={place} $lines={lines} />
        ))}
        {picture !== undefined && <Picture id={id} picture={picture} />}
        {below > 0 && <Below $height={below} />}
        <Tools $lines={tools} />
      </Gray>
    </GhostContext>
  );
}

/** Its drawings are elements of a file that the browser puts in place, in the colors of the page. */
function Picture({ id, picture: { title, clause, heights, isDrawn } }: PictureProps) {
  return (
    <Drawings>
      <Caption>
        <BlockTitle>{shownText(title)}</BlockTitle>
        {clause !== '' && <span>{clause}</span>}
      </Caption>
      {SIZES.map((size) => (
        <Drawing key={size} className={size} $height={heights[size]}>
          {isDrawn ? (
            <svg aria-hidden width={EXAMPLE_WIDTHS[size]} height={heights[size]}>
              <use href={`${examplePath(id)}#${size}`} />
            </svg>
          ) : (
            heights[size] > LOWEST_LINED && <Skeleton />
          )}
        </Drawing>
      ))}
    </Drawings>
  );
}

/** In CSS pixels: in less, the lines of a skeleton would be a texture. */
const LOWEST_LINED = 60;
const SIZES = ['narrow', 'wide'] as const;

interface PictureProps {
  readonly id: string;
  readonly picture: ExamplePicture;
}

const TONES = ['accent', 'caution', 'danger', 'good'] as const;
const SERIES = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;
/** Half of the gray: filled shapes look darker than text. */
const PALE = `color-mix(in srgb, ${color('ghost')} 50%, ${color('surface')})`;

/** Every color of a letter is the gray of ghosts, and nothing is tinted. Its parts get their width from the card. */
const Gray = styled(Stack)`
  container-type: inline-size;
  color: ${color('ghost')};
  user-select: none;
  --ink: ${color('ghost')};
  --inkMuted: ${color('ghost')};
  ${TONES.map((tone) => `--${tone}: ${color('ghost')}; --${tone}Tint: transparent;`).join(' ')}
  && * { font-weight: 400; }
  /* In a narrow window a result is below the form: there is nothing to keep room for. */
  @media print, not all and (min-width: ${BREAKPOINT.three}) { display: none; }
  [data-headline] > p:first-child { padding-inline-end: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  @media (min-width: ${BREAKPOINT.four}) { [data-headline] > p:first-child { padding-inline-end: 18rem; } }
`;

/** Has the height of the button that opens all steps. */
const AllSteps = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** A frame around bars: its words would be about an example. */
const Remark = styled.div<{ readonly $lines: number }>`
  height: calc(${({ $lines }) => $lines} * 1.5rem + 2 * ${SPACE.s3} + 2px);
  border: 1px solid ${color('line')};
  border-inline-start-width: 4px;
  border-radius: ${RADIUS.control};
  background: repeating-linear-gradient(transparent 0 0.5rem, ${color('line')} 0.5rem 1rem, transparent 1rem 1.5rem) content-box no-repeat;
  padding: ${SPACE.s3} 30% ${SPACE.s3} ${SPACE.s4};
`;

const Drawings = styled(Block)`
  gap: ${SPACE.s2};
  ${[...TONES, ...SERIES].map((each) => `--${each}: ${PALE};`).join(' ')}
  ${FORCED_COLORS}
  .wide { display: none; }
  @container (min-width: ${EXAMPLE_WIDTHS.wide}px) {
    .narrow { display: none; }
    .wide { display: block; }
  }
`;

/** As high as one with buttons. */
const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${SPACE.s3};
  min-height: 2rem;
  font-size: ${TYPE.small};
`;

const Drawing = styled.div<{ readonly $height: number }>`
  height: ${({ $height }) => $height}px;
  svg { display: block; margin-inline: auto; max-width: 100%; }
`;

/** Lines where the tables of the result will be, as far as they are in the window. */
const Below = styled.div<{ readonly $height: number }>`
  height: min(${({ $height }) => $height}px, 75vh);
  background: repeating-linear-gradient(${color('line')} 0 1px, transparent 1px 2.25rem);
`;

/** Where the row of tools will be. */
const Tools = styled.div<{ readonly $lines: number }>`
  height: calc(${({ $lines }) => $lines} * 2.75rem + 2 * ${SPACE.s1} + 1px);
  margin-inline: calc(-1 * ${BLEED});
  border-block-start: 1px solid ${color('line')};
`;
