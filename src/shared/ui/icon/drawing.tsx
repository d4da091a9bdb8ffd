import type { IconComponent } from './Icon';

/**
 * An icon from one path on a 24 × 24 ground. The few icons of the first screen are drawn so, because the library's own
 * component costs more to download than all of them; every other icon is the library's.
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
