import type { ReelColours } from '@wl/games/engines/slots/skin';
import { cellRect, reelRect, type ReelBox } from './geometry.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** Fraction of a cell's shorter side that a symbol fills. The atlas already includes a margin around each symbol. */
const SYMBOL_SCALE = 0.94;
const LINE = 'rgba(176,144,106,.34)';

/** Paints reels on a 2D canvas. Caches the shading, and also the reel backgrounds until a reel's row count changes. */
export class ReelPainter {
  #ctx: CanvasRenderingContext2D;
  #atlas: SymbolAtlas;
  #colours: ReelColours;
  #box: ReelBox;
  #ratio: number;
  #plates: HTMLCanvasElement | null = null;
  #shade: HTMLCanvasElement;
  #rows: readonly number[] = [];

  constructor(
    canvas: HTMLCanvasElement,
    atlas: SymbolAtlas,
    colours: ReelColours,
    box: ReelBox,
    pixelRatio: number,
  ) {
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('no 2D canvas');
    canvas.width = Math.round(box.width * pixelRatio);
    canvas.height = Math.round(box.height * pixelRatio);
    ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    ctx.imageSmoothingQuality = 'high';
    this.#ctx = ctx;
    this.#atlas = atlas;
    this.#colours = colours;
    this.#box = box;
    this.#ratio = pixelRatio;
    this.#shade = layer(box, pixelRatio, (on) => this.#paintShade(on));
  }

  /**
   * Starts a frame by painting the background plates of the reels.
   * @param rows number of rows shown on each reel
   */
  begin(rows: readonly number[]): void {
    if (!this.#plates || rows.some((count, reel) => count !== this.#rows[reel])) {
      this.#rows = [...rows];
      this.#plates = layer(this.#box, this.#ratio, (on) => this.#paintPlates(on));
    }
    this.#ctx.drawImage(this.#plates, 0, 0, this.#box.width, this.#box.height);
  }

  /**
   * Paints the symbols of one reel. The symbol that `symbolAt(k)` returns for virtual position k is painted at row
   * `position − k`. Row 0 is the top row.
   */
  reel(
    index: number,
    position: number,
    blurred: boolean,
    symbolAt: (virtual: number) => string | undefined,
  ): void {
    this.clip(index, () => {
      const first = Math.floor(position) + 1;
      for (let virtual = first; virtual > position - this.#rowsOf(index); virtual -= 1) {
        this.symbol(index, position - virtual, symbolAt(virtual) ?? '', { blurred });
      }
    });
  }

  /** Calls `paint` with drawing clipped to the given reel. */
  clip(index: number, paint: () => void): void {
    const { left, top, width, height } = reelRect(this.#box, index, this.#rowsOf(index));
    const ctx = this.#ctx;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, top, width, height);
    ctx.clip();
    paint();
    ctx.restore();
  }

  /** Paints one symbol. `row` can be a fraction. */
  symbol(
    reel: number,
    row: number,
    symbol: string,
    { blurred = false, scale = 1, alpha = 1 } = {},
  ): void {
    const frame = this.#atlas.frames[symbol];
    if (!frame) return;
    const { left, top, width, height } = cellRect(this.#box, reel, this.#rowsOf(reel), row);
    const side = Math.min(width, height) * SYMBOL_SCALE * scale;
    const drawnHeight = blurred ? height : side * (frame.h / frame.w);
    this.#ctx.globalAlpha = alpha;
    this.#ctx.drawImage(
      blurred ? this.#atlas.blurred : this.#atlas.sharp,
      frame.x,
      frame.y,
      frame.w,
      frame.h,
      left + (width - side) / 2,
      top + (height - drawnHeight) / 2,
      side,
      drawnHeight,
    );
    this.#ctx.globalAlpha = 1;
  }

  /** Paints a pinned symbol on its own lit plate, in front of the spinning reel. */
  pin(reel: number, row: number, symbol: string): void {
    const { left, top, width, height } = cellRect(this.#box, reel, this.#rowsOf(reel), row);
    const ctx = this.#ctx;
    ctx.fillStyle = '#fff3c9';
    ctx.fillRect(left, top, width, height);
    ctx.strokeStyle = '#d79f3f';
    ctx.lineWidth = 3;
    ctx.strokeRect(left + 1.5, top + 1.5, width - 3, height - 3);
    this.symbol(reel, row, symbol);
  }

  /** Paints a symbol's value near the lower edge of its cell. */
  mark(reel: number, row: number, text: string, scale = 1): void {
    const { left, top, width, height } = cellRect(this.#box, reel, this.#rowsOf(reel), row);
    const size = Math.max(12, Math.min(width, height) * 0.27) * scale;
    const ctx = this.#ctx;
    ctx.font = `800 ${size}px 'Bricolage Grotesque Variable', sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = size * 0.3;
    ctx.strokeStyle = '#2a0713';
    ctx.fillStyle = '#fff3c9';
    const x = left + width / 2;
    const y = top + height - size * 0.78;
    ctx.strokeText(text, x, y);
    ctx.fillText(text, x, y);
  }

  /**
   * Paints a warm glow on a reel where the last scatter needed for the bonus can land. `strength` ranges from 0 to 1.
   */
  glow(index: number, strength: number): void {
    const { left, top, width, height } = reelRect(this.#box, index, this.#rowsOf(index));
    const light = this.#ctx.createLinearGradient(left, 0, left + width, 0);
    const edge = `rgba(255, 182, 46, ${0.75 * strength})`;
    light.addColorStop(0, edge);
    light.addColorStop(0.25, 'rgba(255, 210, 75, 0.08)');
    light.addColorStop(0.75, 'rgba(255, 210, 75, 0.08)');
    light.addColorStop(1, edge);
    this.#ctx.fillStyle = light;
    this.#ctx.fillRect(left, top, width, height);
  }

  /** Darkens every cell for which `keep` returns false. */
  dim(keep: (reel: number, row: number) => boolean): void {
    const ctx = this.#ctx;
    ctx.save();
    ctx.globalCompositeOperation = 'multiply';
    ctx.globalAlpha = 0.84;
    ctx.fillStyle = this.#colours.dim;
    for (const [reel, rows] of this.#rows.entries()) {
      for (let row = 0; row < rows; row += 1) {
        if (keep(reel, row)) continue;
        const { left, top, width, height } = cellRect(this.#box, reel, rows, row);
        ctx.fillRect(left, top, width, height);
      }
    }
    ctx.restore();
  }

  end(): void {
    this.#ctx.drawImage(this.#shade, 0, 0, this.#box.width, this.#box.height);
  }

  #rowsOf(reel: number): number {
    return this.#rows[reel] ?? this.#box.maxRows;
  }

  #paintPlates(on: CanvasRenderingContext2D): void {
    const { width: all, height: whole } = this.#box;
    on.fillStyle = this.#colours.gap;
    on.fillRect(0, 0, all, whole);
    for (const [reel, rows] of this.#rows.entries()) {
      const { left, top, width, height } = reelRect(this.#box, reel, rows);
      const down = on.createLinearGradient(0, top, 0, top + height);
      down.addColorStop(0, this.#colours.plateDark);
      down.addColorStop(0.3, this.#colours.plateLight);
      down.addColorStop(0.7, this.#colours.plateLight);
      down.addColorStop(1, this.#colours.plateDark);
      on.fillStyle = down;
      on.fillRect(left, top, width, height);
      const across = on.createLinearGradient(left, 0, left + width, 0);
      across.addColorStop(0, 'rgba(0,0,0,.2)');
      across.addColorStop(0.12, 'rgba(0,0,0,0)');
      across.addColorStop(0.88, 'rgba(0,0,0,0)');
      across.addColorStop(1, 'rgba(0,0,0,.2)');
      on.fillStyle = across;
      on.fillRect(left, top, width, height);
      on.fillStyle = LINE;
      for (let row = 1; row < rows; row += 1) {
        on.fillRect(left, top + (row * height) / rows - 0.5, width, 1);
      }
    }
  }

  #paintShade(on: CanvasRenderingContext2D): void {
    // With many rows, strong shading would darken the outer rows too much.
    const strength = this.#box.maxRows > 4 ? 0.28 : 0.55;
    const edge = 0.45 / this.#box.maxRows;
    const down = on.createLinearGradient(0, 0, 0, this.#box.height);
    down.addColorStop(0, `rgba(0,0,0,${strength})`);
    down.addColorStop(edge, 'rgba(0,0,0,0)');
    down.addColorStop(1 - edge, 'rgba(0,0,0,0)');
    down.addColorStop(1, `rgba(0,0,0,${strength})`);
    on.fillStyle = down;
    on.fillRect(0, 0, this.#box.width, this.#box.height);
  }
}

function layer(
  box: ReelBox,
  pixelRatio: number,
  paint: (on: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width * pixelRatio);
  canvas.height = Math.round(box.height * pixelRatio);
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no 2D canvas');
  on.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  paint(on);
  return canvas;
}
