import { encode } from 'uqr';
import { useMemo } from 'react';
import s from './qr-code.module.css';

/** Width of the empty margin (quiet zone) that the standard requires around a QR code, in modules. */
const QUIET = 4;

/**
 * Shows a QR code as one SVG path. Scanners require a dark code on a light background, so the code is dark on white on
 * every page.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET });
    let drawn = '';
    code.data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) drawn += `M${x} ${y}h1v1h-1z`;
      });
    });
    return { size: code.size, path: drawn };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={s.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
