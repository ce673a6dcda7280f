import { DIAGONAL, repeat, type Scene } from '@wl/art/svg';

/** Draws a small ukulele with four strings, as a 256 × 256 figure. */
export function ukulele(scene: Scene): string {
  const koa = scene.linear('koa', [
    [0, '#e8a04a'],
    [1, '#a1561c'],
  ]);
  const strings = repeat(4, (i) => `M${-9 + i * 6}-104V86`);
  return (
    '<g transform="translate(122 140) rotate(38)"><path d="M-24-126H24L18-92H-18z" fill="#6b3412" stroke="#3a1706" stroke-width="5" stroke-linejoin="round"/><circle cx="-30" cy="-118" r="7" fill="#fff6d2"/><circle cx="30" cy="-118" r="7" fill="#fff6d2"/><circle cx="-26" cy="-100" r="7" fill="#fff6d2"/><circle cx="26" cy="-100" r="7" fill="#fff6d2"/>' +
    `<path d="M0-34C40-34 56-8 44 14 40 24 44 30 54 42 78 74 50 112 0 112S-78 74-54 42C-44 30-40 24-44 14-56-8-40-34 0-34z" fill="${koa}" stroke="#3a1706" stroke-width="6"/>` +
    `<path d="M-14-96H14V20H-14z" fill="#6b3412" stroke="#3a1706" stroke-width="4"/><path d="M-14-74H14M-14-52H14M-14-30H14M-14-8H14" stroke="#f0c463" stroke-width="3"/><circle cy="34" r="22" fill="#2a0f04" stroke="#fff0c4" stroke-width="5"/><path d="M-26 84H26V94H-26z" fill="#3a1706"/><path d="${strings}" stroke="#fffdf2" stroke-width="2.500"/></g>`
  );
}

/** Draws an erupting volcano. `thrown` is the SVG code of the objects that it throws into the air. */
function erupting(scene: Scene, thrown: string): string {
  const rock = scene.linear(
    'volcano-rock',
    [
      [0, '#8a6a74'],
      [0.45, '#5a3d4c'],
      [1, '#24121f'],
    ],
    DIAGONAL,
  );
  const lava = scene.linear('volcano-lava', [
    [0, '#fff6b0'],
    [0.35, '#ffb52e'],
    [0.7, '#ff5a1f'],
    [1, '#b3140f'],
  ]);
  const fire = scene.radial('volcano-fire', [
    [0, '#fff3b0', 0.95],
    [0.5, '#ff8a2a', 0.6],
    [1, '#ff5a1f', 0],
  ]);
  return (
    `<circle cx="128" cy="92" r="112" fill="${fire}"/>` +
    `<path d="M112 128C104 88 84 66 52 62M144 128C152 88 172 66 204 62M120 124C116 84 108 50 92 30M136 124C140 84 148 50 164 30M128 124V26" fill="none" stroke="#c2301a" stroke-width="15" stroke-linecap="round"/><path d="M112 128C104 88 84 66 52 62M144 128C152 88 172 66 204 62M120 124C116 84 108 50 92 30M136 124C140 84 148 50 164 30M128 124V26" fill="none" stroke="#ffc23d" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M2 248C52 222 74 168 92 126 104 134 116 128 128 134 140 128 152 134 164 126 182 168 204 222 254 248z" fill="${rock}" stroke="#1a0a18" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="M92 126C104 134 116 128 128 134 140 128 152 134 164 126L174 150C168 172 176 184 168 200 160 212 152 196 150 178 144 160 138 176 138 206 136 232 120 234 118 210 118 184 114 164 106 178 100 196 88 198 86 180 84 168 82 160 84 148z" fill="${lava}" stroke="#7a0f0a" stroke-width="4" stroke-linejoin="round"/>` +
    '<path d="M60 196 44 226M196 196 216 230M78 216 66 242M182 222 190 242" stroke="#1a0a18" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>' +
    thrown
  );
}

/** Draws the volcano reel symbol, which spews glowing rocks. */
export function volcano(scene: Scene): string {
  const glow = scene.radial(
    'volcano-glow',
    [
      [0, '#fff6b0'],
      [0.5, '#ff9a2a'],
      [1, '#c2301a'],
    ],
    'cx=".4" cy=".35" r=".7"',
  );
  const rock = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M-15 3L-8-13 7-15 16-3 11 12-5 15z" fill="${glow}" stroke="#7a0f0a" stroke-width="4" stroke-linejoin="round"/>`;
  return erupting(
    scene,
    rock(128, 26, 1.3) +
      rock(88, 36, 1) +
      rock(168, 36, 1) +
      rock(48, 64, 1.15) +
      rock(208, 64, 1.15) +
      rock(64, 102, 0.7) +
      rock(194, 100, 0.7),
  );
}

/** Draws the tile's volcano, which erupts with cut gemstones. */
export function diamondVolcano(scene: Scene): string {
  const stone = scene.linear('volcano-stone', [
    [0, '#ffffff'],
    [0.5, '#7fdcff'],
    [1, '#1f7fd0'],
  ]);
  const gem = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-22-20H22L38 0 0 40-38 0z" fill="${stone}" stroke="#0d3a7a" stroke-width="5" stroke-linejoin="round"/><path d="M-22-20-14 0H-38zM22-20 14 0H38zM0-20-14 0H14z" fill="#fff" fill-opacity=".55"/><path d="M-14 0 0 40-38 0zM14 0H38L0 40z" fill="#0d4fa0" fill-opacity=".35"/></g>`;
  return erupting(
    scene,
    gem(128, 42, 1.25, 0) +
      gem(48, 58, 0.72, -24) +
      gem(208, 58, 0.72, 24) +
      gem(80, 108, 0.5, -40) +
      gem(178, 106, 0.5, 38),
  );
}
