import {
  Apple,
  ArrowLeftRight,
  ChartColumn,
  Coins,
  Dna,
  FlaskConical,
  Hammer,
  HeartPulse,
  LayoutGrid,
  Leaf,
  type LucideIcon,
  Sigma,
  Sun,
  Timer,
} from 'lucide-react';
import type { CategoryIcon as IconName } from './catalog.ts';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  dna: Dna,
  flask: FlaskConical,
  leaf: Leaf,
  arrows: ArrowLeftRight,
  hammer: Hammer,
  sun: Sun,
  coins: Coins,
  sigma: Sigma,
  timer: Timer,
  apple: Apple,
  heart: HeartPulse,
  chart: ChartColumn,
  grid: LayoutGrid,
};

/** The icon beside a category's name; never shown without the name, so it is hidden from screen readers. */
export function CategoryIcon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const Icon = ICONS[name];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
