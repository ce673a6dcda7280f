import type { SymbolAtlas } from './symbol-atlas.ts';

export interface ReelColours {
  /** Plate behind the symbols: light in the middle, darker towards the edges. */
  plateLight: string;
  plateDark: string;
  /** Gap between the reels. */
  gap: string;
  /** Multiplied over symbols that won nothing. */
  dim: string;
}

export interface ReelBox {
  cols: number;
  rows: number;
  width: number;
  height: number;
  gap: number;
}

/** Left edge, width and height of the cells, in CSS pixels. */
export function cellSize(box: ReelBox) {
  const width = (box.width - box.gap * (box.cols - 1)) / box.cols;
  return { width, height: box.height / box.rows, pitch: width + box.gap };
}

/** How much of a cell's smaller side a symbol fills; the atlas leaves its own air around each. */
const SYMBOL_SCALE = 0.94;

/** Paints reels on a 2D context. Plates and shading never change between sizes, so they are painted once and copied. */
export class ReelPainter {
  #ctx: CanvasRenderingContext2D;
  #atlas: SymbolAtlas;
  #colours: ReelColours;
  #box: ReelBox;
  #plates: HTMLCanvasElement;
  #shade: HTMLCanvasElement;

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
    this.#plates = layer(box, pixelRatio, (on) => this.#paintPlates(on));
    this.#shade = layer(box, pixelRatio, (on) => this.#paintShade(on));
  }

  begin(): void {
    this.#ctx.drawImage(this.#plates, 0, 0, this.#box.width, this.#box.height);
  }

  /** Symbols of one reel: `symbolAt(k)` is the virtual symbol k, shown `position − k` rows from the top. */
  reel(
    index: number,
    position: number,
    blurred: boolean,
    symbolAt: (virtual: number) => string | undefined,
  ): void {
    const { width, height, pitch } = cellSize(this.#box);
    const ctx = this.#ctx;
    const left = index * pitch;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, 0, width, this.#box.height);
    ctx.clip();
    const side = Math.min(width, height) * SYMBOL_SCALE;
    const image = blurred ? this.#atlas.blurred : this.#atlas.sharp;
    for (
      let virtual = Math.floor(position) + 1;
      virtual > position - this.#box.rows;
      virtual -= 1
    ) {
      const frame = this.#atlas.frames[symbolAt(virtual) ?? ''];
      if (!frame) continue;
      const top = (position - virtual) * height;
      const drawnHeight = blurred ? height : side * (frame.h / frame.w);
      ctx.drawImage(
        image,
        frame.x,
        frame.y,
        frame.w,
        frame.h,
        left + (width - side) / 2,
        top + (height - drawnHeight) / 2,
        side,
        drawnHeight,
      );
    }
    ctx.restore();
  }

  /** A warm glow on a reel that may bring the last scatter. `strength` 0 … 1. */
  glow(index: number, strength: number): void {
    const { width, pitch } = cellSize(this.#box);
    const ctx = this.#ctx;
    const left = index * pitch;
    const light = ctx.createLinearGradient(left, 0, left + width, 0);
    const edge = `rgba(255, 182, 46, ${0.75 * strength})`;
    light.addColorStop(0, edge);
    light.addColorStop(0.25, 'rgba(255, 210, 75, 0.08)');
    light.addColorStop(0.75, 'rgba(255, 210, 75, 0.08)');
    light.addColorStop(1, edge);
    ctx.fillStyle = light;
    ctx.fillRect(left, 0, width, this.#box.height);
  }

  /** Darkens every cell that `keep` does not name. */
  dim(keep: (reel: number, row: number) => boolean): void {
    const { width, height, pitch } = cellSize(this.#box);
    const ctx = this.#ctx;
    ctx.save();
    ctx.globalCompositeOperation = 'multiply';
    ctx.globalAlpha = 0.84;
    ctx.fillStyle = this.#colours.dim;
    for (let reel = 0; reel < this.#box.cols; reel += 1) {
      for (let row = 0; row < this.#box.rows; row += 1) {
        if (!keep(reel, row)) ctx.fillRect(reel * pitch, row * height, width, height);
      }
    }
    ctx.restore();
  }

  end(): void {
    this.#ctx.drawImage(this.#shade, 0, 0, this.#box.width, this.#box.height);
  }

  #paintPlates(on: CanvasRenderingContext2D): void {
    const { width, height, pitch } = cellSize(this.#box);
    on.fillStyle = this.#colours.gap;
    on.fillRect(0, 0, this.#box.width, this.#box.height);
    for (let reel = 0; reel < this.#box.cols; reel += 1) {
      const left = reel * pitch;
      const down = on.createLinearGradient(0, 0, 0, this.#box.height);
      down.addColorStop(0, this.#colours.plateDark);
      down.addColorStop(0.3, this.#colours.plateLight);
      down.addColorStop(0.7, this.#colours.plateLight);
      down.addColorStop(1, this.#colours.plateDark);
      on.fillStyle = down;
      on.fillRect(left, 0, width, this.#box.height);
      const across = on.createLinearGradient(left, 0, left + width, 0);
      across.addColorStop(0, 'rgba(0,0,0,.2)');
      across.addColorStop(0.12, 'rgba(0,0,0,0)');
      across.addColorStop(0.88, 'rgba(0,0,0,0)');
      across.addColorStop(1, 'rgba(0,0,0,.2)');
      on.fillStyle = across;
      on.fillRect(left, 0, width, this.#box.height);
      on.fillStyle = 'rgba(176,144,106,.34)';
      for (let row = 1; row < this.#box.rows; row += 1) {
        on.fillRect(left, row * height - 0.5, width, 1);
      }
    }
  }

  #paintShade(on: CanvasRenderingContext2D): void {
    const down = on.createLinearGradient(0, 0, 0, this.#box.height);
    down.addColorStop(0, 'rgba(0,0,0,.55)');
    down.addColorStop(0.15, 'rgba(0,0,0,0)');
    down.addColorStop(0.85, 'rgba(0,0,0,0)');
    down.addColorStop(1, 'rgba(0,0,0,.55)');
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
