/** Lazily loaded widgets: a page loads those of its own fields before it renders. */
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { DateBox, ScoreMeanings, TextBox } from './lazyBoxes.ts';

export const SequenceWidget = preloadable(async () => (await import('./onDemand/SequenceWidget.tsx')).SequenceWidget);
export const RowsWidget = preloadable(async () => (await import('./onDemand/RowsWidget.tsx')).RowsWidget);
export const EntryRowsWidget = preloadable(
  async () => (await import('./onDemand/EntryRowsWidget.tsx')).EntryRowsWidget,
);
export const LinesWidget = preloadable(async () => (await import('./onDemand/LinesWidget.tsx')).LinesWidget);
export const GroupWidget = preloadable(async () => (await import('./onDemand/GroupWidget.tsx')).GroupWidget);

const WIDGETS = [
  { widget: SequenceWidget, module: 'src/engine/form/onDemand/SequenceWidget.tsx', draws: 'sequence' },
  { widget: RowsWidget, module: 'src/engine/form/onDemand/RowsWidget.tsx', draws: 'rows' },
  { widget: EntryRowsWidget, module: 'src/engine/form/onDemand/EntryRowsWidget.tsx', draws: 'entry' },
  { widget: GroupWidget, module: 'src/engine/form/onDemand/GroupWidget.tsx', draws: 'group' },
  { widget: DateBox, module: 'src/engine/form/onDemand/DateBox.tsx', draws: 'date' },
  { widget: TextBox, module: 'src/engine/form/onDemand/TextBox.tsx', draws: 'text' },
  { widget: LinesWidget, module: 'src/engine/form/onDemand/LinesWidget.tsx', draws: 'lines' },
  { widget: ScoreMeanings, module: 'src/engine/form/onDemand/ScoreMeanings.tsx', draws: 'scores' },
] as const;

/** @param values where a list that they hide is not needed: it comes when a choice shows it */
function neededBy(fields: AnyFields, values?: Values): readonly (typeof WIDGETS)[number][] {
  const isHidden = ({ kind, visibleWhen }: AnyFields[string]): boolean =>
    values !== undefined && kind === 'rows' && visibleWhen?.(values) === false;
  const drawn = new Set(Object.values(fields).flatMap((field) => (isHidden(field) ? [] : drawnBy(field))));
  return WIDGETS.filter(({ draws }) => drawn.has(draws));
}

function drawnBy(field: AnyFields[string]): readonly string[] {
  if (field.kind === 'number' && field.scores !== undefined) return ['scores'];
  if (field.kind === 'text' && field.lines !== undefined) return ['lines'];
  if (field.kind === 'group') return [field.kind, ...Object.values(field.fields).flatMap(drawnBy)];
  if (field.kind !== 'rows') return [field.kind];
  return [field.entry === undefined ? 'rows' : 'entry', ...Object.values(field.row).flatMap(drawnBy)];
}

/** Resolves when the form with these fields can render synchronously; with values, as long as it holds them. */
export async function loadLazyWidgets(fields: AnyFields, values?: Values): Promise<void> {
  await Promise.all(neededBy(fields, values).map(({ widget }) => widget.preload()));
}

/** Returns the paths of their modules, so that the build can preload them in the page. */
export function lazyWidgetModules(fields: AnyFields, values: Values): readonly string[] {
  return neededBy(fields, values).map(({ module }) => module);
}
