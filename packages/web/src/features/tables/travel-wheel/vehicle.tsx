import type { WheelSpot } from './returns.ts';

/** Outlines of the vehicles that the spots are named after, drawn in a box of 48 × 28 SVG units. */
const OUTLINES: Readonly<Record<WheelSpot, string>> = {
  'pays:1':
    'M6 4h36v18H6zM10 8v7h8V8zm10 0v7h8V8zm10 0v7h8V8zM12 22h6v4h-6zm18 0h6v4h-6zM22 0h4v4h-4z',
  'pays:2': 'M2 24V8h26q12 1 18 16zM28 12v6h10q-3-5-6-6zM6 12v6h6v-6zm9 0v6h6v-6z',
  'pays:6':
    'M3 24V12q0-7 8-7h26q8 0 8 7v12zM9 11v7h6v-7zm9 0v7h5v-7zm8 0v7h5v-7zm8 0v7h6v-7zM8 24h32v3H8z',
  'pays:13': 'M2 17h44l-6 10H9zM12 9h22v7H12zM17 2h5v6h-5zm9 0h5v6h-5z',
  'pays:27': 'M2 10C2 4 12 1 22 1s22 4 24 9c-2 5-14 9-24 9S2 16 2 10zM16 21h14l-3 6h-8z',
};

/** Shows the vehicle of a spot in the colour of the text. The vehicle is decorative. */
export function Vehicle({ spot }: { spot: WheelSpot }) {
  return (
    <svg viewBox="0 0 48 28" width="48" height="28" aria-hidden="true">
      <path d={OUTLINES[spot]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
