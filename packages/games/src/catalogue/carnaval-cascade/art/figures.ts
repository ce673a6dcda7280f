import { repeat, type Scene } from '@wl/art/svg';

const PLUMES = ['#0fa86b', '#ffd23f', '#ff5f3a', '#ff3d8b', '#ff5f3a', '#ffd23f', '#0fa86b'];

/** Draws a fan of feathers around (x, y), from left to right. */
function plumes(x: number, y: number, length: number, spread: number): string {
  return repeat(PLUMES.length, (i) => {
    const turn = (i / (PLUMES.length - 1) - 0.5) * spread;
    const width = length * 0.17;
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})"><path d="M0 0C${-width} ${-length * 0.4} ${-width * 1.3} ${-length * 0.9} 0 ${-length} ${width * 1.3} ${-length * 0.9} ${width} ${-length * 0.4} 0 0z" fill="${PLUMES[i] ?? ''}" stroke="#3c0a30" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M0 ${-length * 0.2}V${-length * 0.86}" stroke="#fff" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round"/></g>`
    );
  });
}

/** Draws an eye mask under a fan of feathers, as a 256 × 256 figure. */
export function carnivalMask(scene: Scene): string {
  const gold = scene.linear('mask-gold', [
    [0, '#fff3b8'],
    [0.5, '#f4b93a'],
    [1, '#c97a12'],
  ]);
  const violet = scene.linear('mask-violet', [
    [0, '#8d3fd0'],
    [1, '#4a1486'],
  ]);
  const shape =
    'M14 134C34 108 92 112 128 136 164 112 222 108 242 134 246 178 214 222 172 214 150 208 140 188 128 184 116 188 106 208 84 214 42 222 10 178 14 134z';
  return (
    plumes(128, 150, 138, 118) +
    `<path d="${shape}" fill="${violet}" stroke="${gold}" stroke-width="11" stroke-linejoin="round"/>` +
    '<path d="M46 160C62 144 92 148 108 172 92 188 58 186 46 160zM210 160C194 144 164 148 148 172 164 188 198 186 210 160z" fill="#fff7e6" stroke="#ffd23f" stroke-width="6"/>' +
    `<path d="M128 112 144 134 128 158 112 134z" fill="#ff3d8b" stroke="${gold}" stroke-width="5"/><circle cx="34" cy="142" r="6" fill="#ffd23f"/><circle cx="222" cy="142" r="6" fill="#ffd23f"/>`
  );
}

/** Draws a parade float: a stage on wheels with a fan of plumes. */
export function paradeFloat(scene: Scene): string {
  const gold = scene.linear('float-gold', [
    [0, '#fff3b8'],
    [0.5, '#f4b93a'],
    [1, '#c97a12'],
  ]);
  const pink = scene.linear('float-pink', [
    [0, '#ff5fa2'],
    [1, '#b3125e'],
  ]);
  const scallops = repeat(
    6,
    (i) =>
      `<path d="M${20 + i * 36} 158A18 20 0 0 0 ${56 + i * 36} 158z" fill="#ffe27a" stroke="#3c0a30" stroke-width="4"/>`,
  );
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="212" r="24" fill="#3c0a30"/><circle cx="${x}" cy="212" r="13" fill="${gold}"/>`;
  return (
    plumes(128, 150, 132, 150) +
    `<path d="M100 150 108 92 128 74 148 92 156 150z" fill="#2f7fe0" stroke="#3c0a30" stroke-width="5" stroke-linejoin="round"/><path d="M128 88 135 104 152 106 140 118 143 134 128 126 113 134 116 118 104 106 121 104z" fill="${gold}"/>` +
    `<path d="M8 146H248L228 206H28z" fill="${pink}" stroke="#3c0a30" stroke-width="6" stroke-linejoin="round"/><path d="M8 140H248V158H8z" fill="${gold}" stroke="#3c0a30" stroke-width="5"/>${scallops}` +
    wheel(68) +
    wheel(188)
  );
}
