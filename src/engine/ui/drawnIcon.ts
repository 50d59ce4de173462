import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  readonly size?: number;
}

/** The lines of an icon as Lucide keeps them: `key` is React's. */
interface IconLines {
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * The component that draws an icon of Lucide, in place of the package's own (see `resolve.alias` in vite.config.ts), which
 * weighs 1.5 KiB more on every page.
 */
export default function drawnIcon({ node }: IconLines) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([name, attributes]) => createElement(name, attributes)),
    );
}
