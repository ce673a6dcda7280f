import { useId } from 'react';
import { band, rosette, woven } from '../../guilloche.ts';

const field = woven(7, (phase) => rosette(150, 62, 12, phase, 7));
const heart = woven(5, (phase) => rosette(64, 22, 9, phase, 4));
const edge = woven(5, (phase) => band(700, 9, 58, phase));
const corner = woven(4, (phase) => rosette(17, 6, 6, phase, 1.5));

/** Draws the background pattern of a note: fine lines in the note's ink colour. */
export function NoteGround() {
  return (
    <svg viewBox="0 0 640 290" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <g transform="translate(455 145)">
          <path d={field} strokeWidth=".8" opacity=".34" />
          <path d={heart} strokeWidth=".7" opacity=".3" />
        </g>
        <g transform="translate(60 310)" opacity=".28">
          <path d={field} strokeWidth=".7" />
        </g>
        <g strokeWidth=".9" opacity=".5">
          <path d={edge} transform="translate(-30 20)" />
          <path d={edge} transform="translate(-50 270)" />
        </g>
      </g>
    </svg>
  );
}

/** Draws a small rosette for a note's corner. */
export function CornerRosette() {
  return (
    <svg viewBox="-26 -26 52 52" aria-hidden="true">
      <path d={corner} fill="none" stroke="currentColor" strokeWidth=".9" />
      <path
        d="M0-12 2.600-2.600 12 0 2.600 2.600 0 12-2.600 2.600-12 0-2.600-2.600Z"
        fill="currentColor"
      />
    </svg>
  );
}

const medal = woven(4, (phase) => rosette(94, 4.5, 36, phase));

/** Draws a portrait medallion: an engraved view inside a guilloche ring. */
function Medallion({ children }: { children: (hatch: (name: Tone) => string) => React.ReactNode }) {
  const id = useId();
  const hatch = (name: Tone) => `url(#${id}${name})`;
  return (
    <svg viewBox="-102 -102 204 204" aria-hidden="true">
      <defs>
        {tones.map(([name, gap, width, turn]) => (
          <pattern
            key={name}
            id={`${id}${name}`}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <path d={`M0 ${gap / 2}H${gap}`} stroke="currentColor" strokeWidth={width} />
          </pattern>
        ))}
        <clipPath id={`${id}view`}>
          <circle r="86" />
        </clipPath>
      </defs>
      <circle r="99" className="paper-fill" />
      <path d={medal} fill="none" stroke="currentColor" strokeWidth=".7" opacity=".8" />
      <circle r="87" className="paper-fill" stroke="currentColor" strokeWidth="1.6" />
      <g clipPath={`url(#${id}view)`}>{children(hatch)}</g>
      <circle r="83" fill="none" stroke="currentColor" strokeWidth=".6" />
    </svg>
  );
}

/** Tones of an engraving: spacing, stroke width and angle (in degrees) of the lines. */
const tones = [
  ['sky', 4.6, 0.6, 0],
  ['light', 4, 0.8, 62],
  ['mid', 3.2, 1.1, -34],
  ['dark', 2.6, 1.5, 74],
  ['water', 3.6, 1.1, 0],
] as const;
type Tone = (typeof tones)[number][0];

/** Draws Sydney's harbour as an engraving: the shells of the Opera House in front of the bridge. */
export function HarbourView() {
  return (
    <Medallion>
      {(hatch) => (
        <g stroke="currentColor" strokeWidth="1.100" strokeLinejoin="round">
          <rect x="-90" y="-90" width="180" height="132" fill={hatch('sky')} stroke="none" />
          <circle cx="-36" cy="-40" r="20" className="paper-fill" />
          <g fill="none">
            <path d="M-96 34C-60-46 40-58 96 6" strokeWidth="3.200" />
            <path d="M-96 22C-58-62 44-72 96-8" strokeWidth="1.600" />
            <path
              d="M-84 8V38M-68-12V38M-52-27V38M-36-37V38M-20-44V38M-4-48V38M12-50V38M28-48V38M44-43V38M60-33V38M76-19V38"
              strokeWidth=".8"
            />
            <path d="M-96 38H96" strokeWidth="3" />
          </g>
          <g className="paper-fill">
            <path d="M-62 62C-58 22-34-6-6-22-4 18-14 46-24 62Z" />
            <path d="M-30 62C-24 14 6-18 40-32 40 16 26 46 10 62Z" />
            <path d="M10 62C14 30 36 8 64-2 64 30 54 48 42 62Z" />
            <path d="M44 62C48 44 60 34 76 28 76 44 70 54 64 62Z" />
          </g>
          <g fill={hatch('light')}>
            <path d="M-62 62C-58 22-34-6-6-22-22 10-30 38-34 62Z" />
            <path d="M-30 62C-24 14 6-18 40-32 18 4 4 34-2 62Z" />
            <path d="M10 62C14 30 36 8 64-2 46 20 36 40 32 62Z" />
          </g>
          <g fill={hatch('dark')} strokeWidth=".8">
            <path d="M-6-22C-4 18-14 46-24 62H-34C-30 38-22 10-6-22Z" />
            <path d="M40-32C40 16 26 46 10 62H-2C4 34 18 4 40-32Z" />
            <path d="M64-2C64 30 54 48 42 62H32C36 40 46 20 64-2Z" />
            <path d="M44 62C48 44 60 34 76 28 76 44 70 54 64 62Z" />
          </g>
          <path d="M-78 62H86L90 72H-84Z" className="paper-fill" />
          <path d="M-78 62H86L90 72H-84Z" fill={hatch('mid')} />
          <rect x="-90" y="72" width="180" height="24" className="paper-fill" stroke="none" />
          <rect x="-90" y="72" width="180" height="24" fill={hatch('water')} stroke="none" />
        </g>
      )}
    </Medallion>
  );
}

/** Draws an engraving of a hot-air balloon over Cappadocia's fairy chimneys. */
export function BalloonView() {
  return (
    <Medallion>
      {(hatch) => (
        <g stroke="currentColor" strokeWidth="1.100" strokeLinejoin="round">
          <rect x="-90" y="-90" width="180" height="180" fill={hatch('sky')} stroke="none" />
          <path
            d="M-90 40C-70 20-62 44-46 36-34 18-22 46-8 42 8 24 26 48 44 34 60 20 74 44 90 30V90H-90Z"
            className="paper-fill"
          />
          <path
            d="M-90 40C-70 20-62 44-46 36-34 18-22 46-8 42 8 24 26 48 44 34 60 20 74 44 90 30V90H-90Z"
            fill={hatch('mid')}
          />
          <g className="paper-fill">
            <path d="M-74 90C-72 66-66 52-58 46-50 52-46 66-44 90Z" />
            <path d="M46 90C48 60 56 44 64 38 72 46 78 64 80 90Z" />
          </g>
          <g fill={hatch('dark')}>
            <path d="M-58 46C-50 52-46 66-44 90H-56C-54 72-56 58-58 46Z" />
            <path d="M64 38C72 46 78 64 80 90H66C68 70 66 52 64 38Z" />
            <path d="M-66 52-58 36-50 52ZM56 46 64 28 73 46Z" />
          </g>
          <path
            d="M0-74C34-74 56-50 56-22 56 2 34 22 13 38H-13C-34 22-56 2-56-22-56-50-34-74 0-74Z"
            className="paper-fill"
          />
          <path
            d="M0-74C-34-74-56-50-56-22-56 2-34 22-13 38-30 12-38-54 0-74Z"
            fill={hatch('light')}
          />
          <path d="M0-74C-12-54-16 6-5 38H5C16 6 12-54 0-74Z" fill={hatch('mid')} />
          <path
            d="M0-74C34-74 56-50 56-22 56 2 34 22 13 38 34 8 36-58 0-74Z"
            fill={hatch('dark')}
          />
          <path
            d="M0-74C-34-74-56-50-56-22-56 2-34 22-13 38H13C34 22 56 2 56-22 56-50 34-74 0-74Z"
            fill="none"
            strokeWidth="1.600"
          />
          <path d="M-56-24C-30-12 30-12 56-24M-51-2C-28 8 28 8 51-2" fill="none" />
          <path d="M-11 39-8 54M11 39 8 54M-3 39-2 54M3 39 2 54" fill="none" strokeWidth=".8" />
          <path d="M-10 54H10L8 68H-8Z" className="paper-fill" />
          <path d="M-10 54H10L8 68H-8Z" fill={hatch('dark')} />
        </g>
      )}
    </Medallion>
  );
}

/**
 * Angles of the eight points of a compass rose, in degrees. Each point has a lit and a shaded half, like an engraved
 * star.
 */
const points = [0, 45, 90, 135, 180, 225, 270, 315];

/** Draws the engraving of a coin: a compass rose with a milled edge. */
export function CoinView() {
  return (
    <Medallion>
      {(hatch) => (
        <g stroke="currentColor" strokeWidth="1.100" strokeLinejoin="round">
          <circle r="84" fill={hatch('sky')} stroke="none" />
          <circle r="70" className="paper-fill" strokeWidth="2" />
          <circle r="65" fill="none" strokeWidth="3" strokeDasharray="1.200 2.200" />
          <circle r="58" fill={hatch('mid')} strokeWidth=".9" />
          {points.map((turn) => {
            const long = turn % 90 === 0;
            return (
              <g key={turn} transform={`rotate(${String(turn)})`}>
                <path d={long ? 'M0-56 0 0-11-11Z' : 'M0-36 0 0-6-14Z'} className="paper-fill" />
                <path d={long ? 'M0-56 0 0 11-11Z' : 'M0-36 0 0 6-14Z'} className="paper-fill" />
                <path
                  d={long ? 'M0-56 0 0 11-11Z' : 'M0-36 0 0 6-14Z'}
                  fill={long ? 'currentColor' : hatch('dark')}
                />
              </g>
            );
          })}
          <circle r="8" className="paper-fill" strokeWidth="1.600" />
          <circle r="3" fill="currentColor" />
        </g>
      )}
    </Medallion>
  );
}
