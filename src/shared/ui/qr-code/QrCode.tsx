import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** Text to encode, usually an address. */
  value: string;
  /** Text alternative that says what the code is for, e.g. 'Código QR con el enlace de la invitación'. */
  alt: string;
  /** Side length in CSS px. */
  size?: number;
}

/** A QR code as a single SVG path: sharp in print, and dark on white in every theme, as scanners require. */
export function QrCode({ value, alt, size = 176 }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: 2 });
    const cells = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: cells.join(''), side: code.size };
  }, [value]);

  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
