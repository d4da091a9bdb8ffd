import type { IconComponent } from './Icon';

/**
 * Creates an icon from a path on a 24 × 24 grid. Only for the few icons of the first screen, because the
 * library's component is larger than all of them together. All other icons come from the library.
 */
export const drawing = (path: string): IconComponent =>
  function Drawing({ size = 24, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
