import type { CrossTableBlock, Figure } from '#src/engine/kit/presentation.ts';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';
import { groupShade } from '#src/engine/results/crossTableShade.ts';
import { color, FONT } from '#src/engine/ui/theme.ts';

/** In CSS pixels. */
const ROW = 36;
const PADDING = 6;
/** Ratio of the width of bold capitals to that of other text. */
const BOLD = 1.25;

/** Returns the height of the drawing in CSS pixels. */
export function crossTableHeight({ rows }: CrossTableBlock): number {
  return (rows.length + 1) * ROW + 2;
}

/** Two lists crossed as a drawing. Cells that are too narrow for their texts have their shades only. */
export function CrossTablePicture({ block, width }: { readonly block: CrossTableBlock; readonly width: number }) {
  const { columns, rows, groups } = block;
  const left = Math.max(...rows.map(({ header }) => widthOf(header))) + 2 * PADDING;
  const cell = (width - left - 1) / columns.length;
  const fits = (figures: readonly Figure[], times = 1) =>
    figures.every((figure) => widthOf(figure) * times + PADDING <= cell);
  const hasTexts = fits(rows.flatMap(({ cells }) => cells.map(({ figure }) => figure)));
  return (
    <g fontFamily={FONT.text} fontSize={TICK_SIZE} fill={color('ink')} textAnchor="middle">
      {fits(columns, BOLD) &&
        columns.map((figure, index) => (
          <Text key={figure.field} figure={figure} x={left + (index + 0.5) * cell} row={0} isBold />
        ))}
      {rows.map(({ header, cells }, row) => (
        <g key={header.field}>
          <Text figure={header} x={left / 2} row={row + 1} isBold />
          {cells.map(({ figure, group }, index) => (
            <g key={figure.field}>
              <rect
                x={left + index * cell}
                y={(row + 1) * ROW}
                width={cell}
                height={ROW}
                fill={groupShade(group, groups.length)}
                stroke={color('control')}
              />
              {hasTexts && <Text figure={figure} x={left + (index + 0.5) * cell} row={row + 1} />}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

function widthOf({ text }: Figure): number {
  return textWidth(text, TICK_SIZE);
}

function Text({ figure, x, row, isBold = false }: TextProps) {
  return (
    <text x={x} y={(row + 0.5) * ROW + TICK_SIZE / 3} fontWeight={isBold ? 600 : undefined}>
      {figure.text}
    </text>
  );
}

interface TextProps {
  readonly figure: Figure;
  /** Of its middle. */
  readonly x: number;
  /** Index of its row; the headers of the columns are row 0. */
  readonly row: number;
  readonly isBold?: boolean;
}
