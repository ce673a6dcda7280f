import type { SlotConfig } from '@wl/games/engines/slots/config';
import { cellRect, type ReelBox } from '../reels/geometry.ts';
import { symbolBackground, type SymbolAtlas } from '../reels/symbol-atlas.ts';
import { cellKey, type Win } from './wins.ts';
import s from './win-overlay.module.css';

export interface WinOverlayProps {
  win: Win;
  config: SlotConfig;
  atlas: SymbolAtlas;
  box: ReelBox;
  /** Symbols on screen, as `[reel][row]`. */
  grid: readonly (readonly string[])[];
  /** Text shown on the cells, keyed by `reel,row`. */
  marks: ReadonlyMap<string, string>;
  animate: boolean;
}

/**
 * Shows a win: its payline, and its symbols on lit plates over the payline. The canvas below dims the other symbols.
 */
export function WinOverlay({ win, config, atlas, box, grid, marks, animate }: WinOverlayProps) {
  const rect = (reel: number, row: number) => cellRect(box, reel, grid[reel]?.length ?? 1, row);
  const line =
    win.kind === 'line' && config.pay.type === 'lines' ? config.pay.lines[win.line] : undefined;
  const points = line?.map((row, reel) => centreOf(rect(reel, row)));
  const [first] = points ?? [];
  return (
    <div className={s.overlay} aria-hidden="true">
      {points && (
        <LineDrawing
          points={points}
          size={box}
          animate={animate}
          key={win.kind === 'line' ? win.line : ''}
        />
      )}
      {win.cells.map((cell) => {
        const [reel, row] = cell;
        const mark = marks.get(cellKey(cell));
        return (
          <span key={cellKey(cell)} className={s.cell} style={rect(reel, row)}>
            <span className={s.plate}>
              <span className={s.symbol} style={symbolBackground(atlas, grid[reel]?.[row] ?? '')} />
              {mark && <b className={s.mark}>{mark}</b>}
            </span>
          </span>
        );
      })}
      {win.kind === 'line' && first && (
        <span className={s.number} style={{ top: first[1] }}>
          {win.line + 1}
        </span>
      )}
    </div>
  );
}

const centreOf = ({ left, top, width, height }: ReturnType<typeof cellRect>): [number, number] => [
  left + width / 2,
  top + height / 2,
];

function LineDrawing({
  points,
  size,
  animate,
}: {
  points: readonly [number, number][];
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
