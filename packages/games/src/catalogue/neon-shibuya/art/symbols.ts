import { drawRibbon, notoSymbol, type SymbolDrawing } from '@wl/art/slot-symbols';
import { lettering } from '@wl/art/lettering';
import { repeat, type Scene } from '@wl/art/svg';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  tower: notoSymbol('tokyo-tower'),
  train: notoSymbol('bullet-train'),
  lantern: notoSymbol('red-paper-lantern'),
  blossom: notoSymbol('cherry-blossom'),
  koi: notoSymbol('carp-streamer'),
  fan: notoSymbol('folding-hand-fan'),
  sushi: notoSymbol('sushi'),
  dango: notoSymbol('dango'),
  wild: drawWild,
  torii: drawTorii,
};

/** Draws a lacquered family crest with a WILD ribbon. */
function drawWild(scene: Scene): void {
  const gold = scene.linear('gold', [
    [0, '#fff6d2'],
    [0.5, '#e7b75a'],
    [1, '#9c6a1c'],
  ]);
  const lacquer = scene.radial(
    'lacquer',
    [
      [0, '#e2344a'],
      [0.7, '#b3162c'],
      [1, '#7a0a1c'],
    ],
    'cx=".4" cy=".3" r=".8"',
  );
  const shadow = scene.shadow('shadow', { dy: 8, deviation: 6, opacity: 0.4, colour: '#3a1208' });
  const petals = repeat(
    6,
    (i) => `<path transform="rotate(${i * 60})" d="M0-12C-22-34-22-64 0-78 22-64 22-34 0-12z"/>`,
  );
  scene.add(
    `<g filter="${shadow}"><circle cx="128" cy="114" r="100" fill="${lacquer}" stroke="${gold}" stroke-width="13"/><circle cx="128" cy="114" r="88" fill="none" stroke="#ffd9a0" stroke-opacity=".45" stroke-width="2.5"/>` +
      `<g transform="translate(128 114)" fill="#ffd9a0" fill-opacity=".9">${petals}<circle r="9" fill="#fff1d0"/></g>${drawRibbon(scene, 'WILD')}</g>`,
  );
}

/** Draws a neon-lit shrine gate over a lit SCATTER plate. */
function drawTorii(scene: Scene): void {
  const light = scene.radial('light', [
    [0, '#ffe3b4'],
    [0.5, '#ff5fae', 0.75],
    [1, '#ff4fa3', 0],
  ]);
  const vermilion = scene.linear('vermilion', [
    [0, '#ff5a45'],
    [1, '#c41f2c'],
  ]);
  const pillar = scene.linear(
    'pillar',
    [
      [0, '#e2382f'],
      [1, '#8f1119'],
    ],
    [0, 0, 1, 0],
  );
  const glow = scene.glow('glow', 4);
  scene.add(
    `<circle cx="128" cy="118" r="126" fill="${light}"/>`,
    `<path d="M60 72H84V196H54zM172 72H196L202 196H172z" fill="${pillar}"/><path d="M52 182H88V198H50zM168 182H204L206 198H168z" fill="#2a0d12"/>`,
    `<path d="M36 100H220V122H36z" fill="${vermilion}"/><path d="M114 74H142V104H114z" fill="#2a0d12"/><path d="M119 79H137V99H119z" fill="#f0c463"/>`,
    `<path d="M14 34Q128 62 242 34L236 66Q128 84 20 66z" fill="${vermilion}"/><path d="M12 30Q128 58 244 30L242 40Q128 66 14 40z" fill="#2a0d12"/><path d="M16 46Q128 70 240 46" fill="none" stroke="#ffb9a0" stroke-opacity=".8" stroke-width="3"/>`,
    `<g filter="${glow}"><rect x="18" y="172" width="220" height="62" rx="13" fill="#101a3c" stroke="#4be3ff" stroke-width="6"/></g>`,
    lettering('SCATTER', {
      face: 'bricolage',
      size: 40,
      width: 188,
      x: 128,
      y: 217,
      fill: '#d9fbff',
    }),
  );
}
