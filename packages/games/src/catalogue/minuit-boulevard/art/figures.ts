import { DIAGONAL, GOLD, repeat, type Scene } from '@wl/art/svg';

/** Draws the Eiffel Tower lit at night, as a 256 × 256 figure. */
export function eiffelTower(scene: Scene): string {
  const iron = scene.linear('eiffel-iron', [
    [0, '#ffe7a6'],
    [0.5, '#dc9a3c'],
    [1, '#9a5a1e'],
  ]);
  const body =
    'M121 52H135C136 104 148 160 206 238H164C158 208 146 194 128 194 110 194 98 208 92 238H50C108 160 120 104 121 52z';
  const braces = repeat(7, (i) => {
    const y = 66 + i * 20;
    const half = 6 + i * i * 0.95;
    return `M${128 - half} ${y}L${128 + half + 6} ${y + 20}M${128 + half} ${y}L${128 - half - 6} ${y + 20}`;
  });
  const deck = (y: number, half: number, height: number) =>
    `<rect x="${128 - half}" y="${y}" width="${2 * half}" height="${height}" rx="3" fill="#ffe9b4" stroke="#5b3210" stroke-width="4"/>`;
  const inside = scene.define(
    'eiffel-inside',
    (id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`,
  );
  return (
    '<path d="M128 10V54" stroke="#5b3210" stroke-width="9" stroke-linecap="round"/><path d="M128 12V54" stroke="#ffe7a6" stroke-width="4" stroke-linecap="round"/>' +
    `<path d="${body}" fill="${iron}"/><path d="${braces}" clip-path="${inside}" stroke="#6b3a12" stroke-opacity=".7" stroke-width="4" fill="none"/>` +
    `<path d="${body}" fill="none" stroke="#5b3210" stroke-width="5" stroke-linejoin="round"/>` +
    deck(176, 54, 13) +
    deck(122, 26, 10) +
    deck(50, 13, 9)
  );
}

/** Draws a cast-iron street lamp with warm light. */
export function streetLamp(scene: Scene): string {
  const light = scene.radial('lamp-light', [
    [0, '#ffd45a', 0.85],
    [1, '#ffb52e', 0],
  ]);
  const glass = scene.linear('lamp-glass', [
    [0, '#fff9d8'],
    [1, '#ffc23d'],
  ]);
  return (
    `<circle cx="128" cy="92" r="92" fill="${light}"/>` +
    '<path d="M120 150H136L140 216H116z" fill="#2b4a4a"/><path d="M90 240C92 222 108 216 128 216S164 222 166 240z" fill="#1d3535"/><path d="M112 168H144V178H112zM106 206H150V216H106z" fill="#3f6b68"/>' +
    `<path d="M84 66H172L154 142H102z" fill="${glass}" stroke="#1d3535" stroke-width="8" stroke-linejoin="round"/><path d="M128 66V142" stroke="#1d3535" stroke-width="6"/>` +
    '<path d="M74 66C84 40 108 32 128 30 148 32 172 40 182 66z" fill="#2b4a4a" stroke="#1d3535" stroke-width="5" stroke-linejoin="round"/><circle cx="128" cy="20" r="11" fill="#3f6b68" stroke="#1d3535" stroke-width="4"/><path d="M96 142H160V154H96z" fill="#1d3535"/><path d="M96 58C104 48 112 45 122 43" stroke="#7fb3ab" stroke-width="5" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws the boulevard's clock at midnight: dark enamel with both hands on twelve. */
export function midnightClock(scene: Scene): string {
  const gold = scene.linear('clock-gold', GOLD, DIAGONAL);
  const night = scene.radial(
    'clock-night',
    [
      [0, '#5a67d8'],
      [0.55, '#2a2f8f'],
      [1, '#10124a'],
    ],
    'cx=".5" cy=".28" r=".8"',
  );
  const light = scene.radial('clock-light', [
    [0.6, '#ffe9a8', 0.9],
    [1, '#ffd45a', 0],
  ]);
  const hours = repeat(
    12,
    (i) =>
      `<path transform="rotate(${i * 30} 128 116)" d="M128 32V${i % 3 === 0 ? 50 : 43}" stroke-width="${i % 3 === 0 ? 9 : 5}"/>`,
  );
  const studs = repeat(
    12,
    (i) => `<circle transform="rotate(${i * 30 + 15} 128 116)" cx="128" cy="12" r="4.500"/>`,
  );
  const star = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0-10C1.500-2 2-1.500 10 0 2 1.500 1.500 2 0 10-1.500 2-2 1.500-10 0-2-1.500-1.500-2 0-10z"/>`;
  return (
    `<g transform="translate(3 6) scale(.975)"><circle cx="128" cy="116" r="128" fill="${light}"/>` +
    `<circle cx="128" cy="116" r="108" fill="${gold}" stroke="#5b3210" stroke-width="5"/><g fill="#fff8dc" stroke="#8a5a1c" stroke-width="2">${studs}</g><circle cx="128" cy="116" r="95" fill="${night}" stroke="#5b3210" stroke-width="5"/>` +
    `<g stroke="#ffe7a6" stroke-linecap="round">${hours}</g>` +
    `<path transform="translate(12 18) scale(.86)" d="M92 84A40 40 0 1 0 104 150 44 44 0 0 1 92 84z" fill="#ffe9a8" stroke="#e7b75a" stroke-width="2"/><g fill="#fff6d8">${star(174, 94, 1.9)}${star(190, 132, 1.1)}${star(164, 146, 0.9)}</g>` +
    `<g fill="${gold}" stroke="#2a1605" stroke-width="4" stroke-linejoin="round"><path d="M128 26C141 56 141 88 137 122H119C115 88 115 56 128 26z"/><path d="M128 56C150 78 148 98 128 112 108 98 106 78 128 56z" fill="#fff6d2"/><circle cx="128" cy="122" r="15"/></g><circle cx="128" cy="122" r="6" fill="#b3162c"/>` +
    '<path d="M52 84A82 82 0 0 1 112 34" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="8" stroke-linecap="round"/></g>'
  );
}

/** Draws an upright black cat with bright eyes. */
export function blackCat(scene: Scene): string {
  const fur = scene.linear('cat-fur', [
    [0, '#5c5490'],
    [0.5, '#2a2352'],
    [1, '#120d2c'],
  ]);
  const eye = scene.radial('cat-eye', [
    [0, '#fffbd0'],
    [0.6, '#ffd63a'],
    [1, '#e08a12'],
  ]);
  const edge = 'stroke="#0a0620" stroke-width="5" stroke-linejoin="round"';
  const face = (x: number) =>
    `<ellipse cx="${x}" cy="86" rx="21" ry="19" fill="${eye}" stroke="#0a0620" stroke-width="4"/><ellipse cx="${x}" cy="86" rx="6" ry="15" fill="#0a0620"/><circle cx="${x + 5}" cy="78" r="5" fill="#fff"/>`;
  return (
    '<path d="M168 222C218 226 240 196 222 166 210 146 228 128 240 140" fill="none" stroke="#0a0620" stroke-width="30" stroke-linecap="round"/><path d="M168 222C218 226 240 196 222 166 210 146 228 128 240 140" fill="none" stroke="#332b60" stroke-width="20" stroke-linecap="round"/>' +
    `<path d="M92 122C60 150 52 196 56 236H184C192 196 188 150 156 122z" fill="${fur}" ${edge}/>` +
    `<path d="M48 12 96 36C114 30 134 30 152 36L200 12C206 40 206 64 202 88 196 126 164 146 124 146S52 126 46 88C42 64 42 40 48 12z" fill="${fur}" ${edge}/>` +
    `<path d="M59 32 84 46 62 64zM189 32 164 46 186 64z" fill="#d07aa0"/>` +
    face(88) +
    face(160) +
    `<path d="M114 108H134L124 120z" fill="#f08fb0" stroke="#0a0620" stroke-width="3" stroke-linejoin="round"/><path d="M124 120V126M124 126C118 134 108 133 105 127M124 126C130 134 140 133 143 127" fill="none" stroke="#0a0620" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M98 116 58 110M98 123 60 128M150 116 190 110M150 123 188 128" stroke="#cfc4f0" stroke-width="3.500" stroke-linecap="round"/><path d="M80 142C106 156 142 156 168 142L166 156C142 170 106 170 82 156z" fill="#d8203c" stroke="#5a0614" stroke-width="4" stroke-linejoin="round"/><circle cx="124" cy="170" r="14" fill="#ffd45a" stroke="#7a4a0c" stroke-width="4"/><path d="M118 168C120 163 125 162 129 164" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>` +
    `<path d="M106 236V206M142 236V206" stroke="#0a0620" stroke-width="5" stroke-linecap="round"/><path d="M64 206C64 186 70 170 80 158M58 60C56 50 56 42 57 34" fill="none" stroke="#b9aef0" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`
  );
}
