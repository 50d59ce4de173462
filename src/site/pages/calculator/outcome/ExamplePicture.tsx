import styled from 'styled-components';
import { EXAMPLE_WIDTHS, examplePath } from '#src/engine/kit/examplePicture.ts';
import { FORCED_COLORS } from '#src/engine/results/charts/forcedColors.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { EXAMPLE_PICTURES } from './examplePictures.ts';

/**
 * The picture of the example, where the result's own will be. It is part of the page as served and needs no script: its
 * drawings are elements of a file that the browser puts in place, in the colors of the page.
 */
export function ExamplePicture({ id }: { readonly id: string }) {
  const picture = EXAMPLE_PICTURES[id];
  if (picture === undefined) return null;
  const { title, summary, heights } = picture;
  return (
    <Frame data-example>
      <figcaption>
        <Mark>Example</Mark> {title}
      </figcaption>
      <Muted>
        {(['narrow', 'wide'] as const).map((size) => (
          <svg
            key={size}
            role="img"
            aria-label={`Example: ${title}. ${summary}`}
            className={size}
            viewBox={`0 0 ${EXAMPLE_WIDTHS[size]} ${heights[size]}`}
            width={EXAMPLE_WIDTHS[size]}
            height={heights[size]}
          >
            <use href={`${examplePath(id)}#${size}`} />
          </svg>
        ))}
      </Muted>
    </Frame>
  );
}

/** The two elements mix each color with the surface: a custom property cannot refer to itself. */
const Frame = styled.figure`
  container-type: inline-size;
  width: 100%;
  display: grid;
  gap: ${SPACE.s3};
  figcaption { font-weight: 600; color: ${color('inkMuted')}; }
  --mutedAccent: color-mix(in srgb, ${color('accent')} 60%, ${color('surface')});
  --mutedCaution: color-mix(in srgb, ${color('caution')} 60%, ${color('surface')});
  --mutedDanger: color-mix(in srgb, ${color('danger')} 60%, ${color('surface')});
  --mutedGood: color-mix(in srgb, ${color('good')} 60%, ${color('surface')});
  @media print { display: none; }
`;

const Muted = styled.div`
  --accent: var(--mutedAccent);
  --caution: var(--mutedCaution);
  --danger: var(--mutedDanger);
  --good: var(--mutedGood);
  --ink: ${color('inkMuted')};
  ${FORCED_COLORS}
  svg { display: block; width: 100%; height: auto; }
  .narrow { max-width: 26rem; }
  .wide { display: none; }
  @container (min-width: ${EXAMPLE_WIDTHS.wide}px) {
    .narrow { display: none; }
    .wide { display: block; }
  }
`;

const Mark = styled.span`
  margin-inline-end: ${SPACE.s1};
  padding: 0 ${SPACE.s2};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.pill};
  font-size: ${TYPE.small};
  line-height: 1.5rem;
`;
