import type { LinesConfig } from '@wl/games/engines/slots/config';
import { symbolBackground, type SymbolAtlas } from './symbol-atlas.ts';
import { REEL_GAP } from './use-reels.ts';
import { cellKey, type Win } from './wins.ts';
import s from './win-overlay.module.css';

export interface WinOverlayProps {
  win: Win;
  config: LinesConfig;
  atlas: SymbolAtlas;
  size: { width: number; height: number };
  /** The symbol that stands in a cell now. */
  symbolAt: (reel: number, row: number) => string;
  animate: boolean;
}

/** The line of a win in SVG, and above it its symbols on lit plates. The canvas below has dimmed the rest. */
export function WinOverlay({ win, config, atlas, size, symbolAt, animate }: WinOverlayProps) {
  const { cols, rows } = config.grid;
  const width = (size.width - REEL_GAP * (cols - 1)) / cols;
  const height = size.height / rows;
  const left = (reel: number) => reel * (width + REEL_GAP);
  const rowsOfLine = win.kind === 'line' ? config.pay.lines[win.line] : undefined;
  return (
    <div className={s.overlay} aria-hidden="true">
      {rowsOfLine && (
        <LineDrawing
          points={rowsOfLine.map((row, reel) => [left(reel) + width / 2, (row + 0.5) * height])}
          size={size}
          animate={animate}
          key={win.kind === 'line' ? win.line : 'scatter'}
        />
      )}
      {win.cells.map((cell) => {
        const [reel, row] = cell;
        return (
          <span
            key={cellKey(cell)}
            className={s.cell}
            style={{ left: left(reel), top: row * height, width, height }}
          >
            <span className={s.plate}>
              <span className={s.symbol} style={symbolBackground(atlas, symbolAt(reel, row))} />
            </span>
          </span>
        );
      })}
      {win.kind === 'line' && rowsOfLine && (
        <span className={s.number} style={{ top: ((rowsOfLine[0] ?? 0) + 0.5) * height }}>
          {win.line + 1}
        </span>
      )}
    </div>
  );
}

function LineDrawing({
  points,
  size,
  animate,
}: {
  points: [number, number][];
  size: { width: number; height: number };
  animate: boolean;
}) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const path = `M-14 ${first[1]}L${points.map((point) => point.join(' ')).join('L')}L${size.width + 14} ${last[1]}`;
  return (
    <svg
      className={animate ? s.drawn : undefined}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
    >
      <path d={path} pathLength={1} stroke="#3a0a14" strokeWidth={11} opacity={0.6} />
      <path d={path} pathLength={1} stroke="#ffd24b" strokeWidth={6} />
      <path d={path} pathLength={1} stroke="#fffbe0" strokeWidth={2} />
    </svg>
  );
}
