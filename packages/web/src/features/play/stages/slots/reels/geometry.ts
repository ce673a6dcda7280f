import { highestRows, type SlotConfig } from '@wl/games/engines/slots/config';

/** Shape of a slot's reel window, independent of its size. */
export interface ReelShape {
  cols: number;
  /** Maximum number of rows of any reel. Unless `stretch` is true, it determines the height of a cell. */
  maxRows: number;
  /** True if the number of rows per reel changes with every spin. Each reel then fills the window's height. */
  stretch: boolean;
  /** Gap between two reels, in CSS pixels. */
  gap: number;
}

export interface ReelBox extends ReelShape {
  width: number;
  height: number;
}

/** Rectangle in CSS pixels, relative to the upper left corner of the reel window. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function shapeOf(config: SlotConfig): ReelShape {
  const { cols, rows } = config.grid;
  const heights = Array.from({ length: cols }, (_, reel) => highestRows(config, reel));
  return {
    cols,
    maxRows: Math.max(...heights),
    stretch: typeof rows === 'object' && 'min' in rows,
    gap: cols > 5 ? 3 : 6,
  };
}

/** Returns the rectangle of a reel with `rows` rows. Shorter reels are stretched (`stretch`) or centred vertically. */
export function reelRect(box: ReelBox, reel: number, rows: number): Rect {
  const width = (box.width - box.gap * (box.cols - 1)) / box.cols;
  const left = reel * (width + box.gap);
  if (box.stretch) return { left, top: 0, width, height: box.height };
  const height = (box.height / box.maxRows) * rows;
  return { left, top: (box.height - height) / 2, width, height };
}

/** Returns the rectangle of a cell. `row` can be a fraction while a symbol falls. */
export function cellRect(box: ReelBox, reel: number, rows: number, row: number): Rect {
  const whole = reelRect(box, reel, rows);
  const height = whole.height / Math.max(1, rows);
  return { ...whole, top: whole.top + row * height, height };
}

/** Returns the aspect ratios (width / height) of the reel window for wide and narrow screens. */
export function windowRatios({ cols, maxRows, gap }: ReelShape): { wide: number; narrow: number } {
  const gaps = gap * (cols - 1);
  // On phones, cells can be tall only if the window has at least five columns and few rows. All other cells must be
  // nearly square to fit on the screen.
  const narrowCell = cols < 5 ? 62 : maxRows <= 3 ? 84 : maxRows <= 5 ? 74 : cols < 7 ? 56 : 62;
  return {
    wide: (cols * 132 + gaps) / (maxRows * (maxRows >= 6 ? 104 : 132)),
    narrow: (cols * 62 + gaps) / (maxRows * narrowCell),
  };
}
