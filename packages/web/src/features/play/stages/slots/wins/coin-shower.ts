/** One coin in a coin shower. A shower has its own canvas, on which coins rise from below the stage and fall back. */
interface Coin {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  turn: number;
  spin: number;
}

const GRAVITY = 1500;

/**
 * Starts a coin shower, which ends on its own.
 * @param amount number of coins
 * @returns a function that ends the shower immediately
 */
export function showerCoins(canvas: HTMLCanvasElement, amount: number): () => void {
  const ctx = canvas.getContext('2d');
  if (!ctx) return () => {};
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  const face = coinFace(44 * ratio);
  let coins = Array.from({ length: amount }, () => newCoin(width, height));
  let last = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    if (!ctx) return;
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    ctx.clearRect(0, 0, width, height);
    for (const coin of coins) {
      coin.vy += GRAVITY * seconds;
      coin.x += coin.vx * seconds;
      coin.y += coin.vy * seconds;
      coin.turn += coin.spin * seconds;
      drawCoin(ctx, face, coin);
    }
    coins = coins.filter((coin) => coin.y < height + 60 || coin.vy < 0);
    frame = coins.length > 0 ? requestAnimationFrame(step) : 0;
    if (!frame) ctx.clearRect(0, 0, width, height);
  }

  return () => {
    cancelAnimationFrame(frame);
    ctx.clearRect(0, 0, width, height);
  };
}

function newCoin(width: number, height: number): Coin {
  const reach = Math.sqrt(2 * GRAVITY * height);
  return {
    x: width * (0.5 + (Math.random() - 0.5) * 0.5),
    y: height + Math.random() * height * 0.5,
    vx: (Math.random() - 0.5) * width * 0.75,
    vy: -reach * (0.75 + Math.random() * 0.4),
    size: 20 + Math.random() * 22,
    turn: Math.random() * Math.PI,
    spin: 3 + Math.random() * 7,
  };
}

/** Draws a coin turning on its vertical axis. The face narrows, but never to a line. */
function drawCoin(ctx: CanvasRenderingContext2D, face: HTMLCanvasElement, coin: Coin): void {
  const narrow = Math.max(0.14, Math.abs(Math.cos(coin.turn)));
  const width = coin.size * narrow;
  ctx.drawImage(face, coin.x - width / 2, coin.y - coin.size / 2, width, coin.size);
}

/** Draws Wanderluck's coin: a brass rim, a light face, and a four-pointed star. */
function coinFace(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const on = canvas.getContext('2d');
  if (!on) return canvas;
  on.scale(side / 40, side / 40);
  on.translate(20, 20);
  const disc = (radius: number, y: number, fill: string) => {
    on.beginPath();
    on.arc(0, y, radius, 0, 2 * Math.PI);
    on.fillStyle = fill;
    on.fill();
  };
  disc(19, 0, '#9c6a1c');
  disc(17.5, -1, '#ffd977');
  disc(13.5, -1, '#e7b04a');
  on.fillStyle = '#fff3cf';
  on.fill(new Path2D('M0-12L3-3.5 12-1 3 1.5 0 10-3 1.500-12-1-3-3.500z'));
  return canvas;
}
