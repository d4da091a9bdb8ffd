import type { IconComponent } from './Icon';

/**
 * Creates an icon from a path on a 24 × 24 grid. Only for the few icons of the first screen, because the
 * library's component is larger than all of them together. All other icons come from the library.
 */
const drawing = (path: string): IconComponent =>
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

/* Shapes from lucide (ISC licence), to match the other icons. */
const RING = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';

export const EyeIcon = /* #__PURE__ */ drawing(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const EyeOffIcon = /* #__PURE__ */ drawing(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);
export const DangerIcon = /* #__PURE__ */ drawing(`${RING}M12 8v4M12 16h.01`);
export const InfoIcon = /* #__PURE__ */ drawing(`${RING}M12 16v-4M12 8h.01`);
export const SuccessIcon = /* #__PURE__ */ drawing(`${RING}M16 9l-5.5 5.5L8 12`);
export const WarningIcon = /* #__PURE__ */ drawing(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const CloseIcon = /* #__PURE__ */ drawing('M18 6L6 18M6 6l12 12');
