import { type Scene } from '@wl/art/svg';

/** Draws an upright, slightly tilted surfboard, as a 256 × 256 figure. */
export function surfboard(scene: Scene): string {
  const resin = scene.linear(
    'board-resin',
    [
      [0, '#fff7d6'],
      [1, '#ffd067'],
    ],
    [0, 0, 1, 0],
  );
  const shape = 'M0-120C46-70 54 40 30 116H-30C-54 40-46-70 0-120z';
  const inside = scene.define(
    'board-inside',
    (id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
  );
  return (
    '<g transform="translate(128 130) rotate(22)"><path d="M-14 108 0 128 14 108z" fill="#0a3c50"/>' +
    `<path d="${shape}" fill="${resin}"/><g clip-path="${inside}"><path d="M-60-24H60V2H-60z" fill="#ff5f4a"/><path d="M-60 8H60V22H-60z" fill="#12a5b5"/><path d="M-60 86H60V130H-60z" fill="#12a5b5"/><path d="M-60 74H60V80H-60z" fill="#ff5f4a"/></g>` +
    `<path d="M0-112V114" stroke="#a4661a" stroke-width="4"/><path d="${shape}" fill="none" stroke="#0a3c50" stroke-width="7" stroke-linejoin="round"/><path d="M-22-50C-30-10-30 30-24 62" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" stroke-opacity=".85"/></g>`
  );
}

/** Draws a lifeguard tower on the beach with its two-coloured flag. */
export function lifeguardTower(scene: Scene): string {
  const wall = scene.linear('hut-wall', [
    [0, '#7fe0ea'],
    [1, '#2aa3b5'],
  ]);
  const edge = 'stroke="#0a3c50" stroke-width="6" stroke-linejoin="round"';
  return (
    `<path d="M66 160 40 244M190 160 216 244M96 160 84 244M160 160 172 244M52 206H204M76 164 176 240M180 164 80 240" stroke="#8a4f1f" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M40 146H216V168H40z" fill="#ffd067" ${edge}/><path d="M62 76H194V146H62z" fill="${wall}" ${edge}/><path d="M40 82 76 36H180L216 82z" fill="#ff5f4a" ${edge}/><path d="M82 90H140V124H82z" fill="#0a3c50"/><path d="M88 96H134V118H88z" fill="#fff3c4"/><path d="M152 90H180V146H152z" fill="#fffaf0" ${edge}/>` +
    '<path d="M128 38V6" stroke="#0a3c50" stroke-width="6" stroke-linecap="round"/><path d="M128 4H190V32H128z" fill="#ffd23f"/><path d="M128 4H190V18H128z" fill="#e52b2b"/><path d="M128 4H190V32H128z" fill="none" stroke="#0a3c50" stroke-width="4"/>'
  );
}

export function beachTowel(): string {
  const stripe = (from: number, to: number, fill: string) =>
    `<path d="M${52 + from * 1.5} ${24 + from * 0.3}L${52 + to * 1.5} ${24 + to * 0.3} ${10 + to * 1.5} ${196 + to * 0.3} ${10 + from * 1.5} ${196 + from * 0.3}z" fill="${fill}"/>`;
  return (
    '<path d="M52 24 232 60 190 232 10 196z" fill="#fffaf0" stroke="#0a3c50" stroke-width="12" stroke-linejoin="round"/>' +
    stripe(0, 120, '#fffaf0') +
    [8, 34, 60, 86].map((at, i) => stripe(at, at + 16, i % 2 ? '#12a5b5' : '#ff5f4a')).join('') +
    '<path d="M52 24 232 60 224 92 44 56zM18 164 198 200 190 232 10 196z" fill="#ffd067" fill-opacity=".94"/><path d="M56 44 224 78M20 178 190 212" stroke="#ff5f4a" stroke-width="6"/>' +
    '<path d="M10 196l-4 20M34 201l-4 20M58 206l-4 20M82 211l-4 20M106 216l-4 20M130 221l-4 20M154 226l-4 20M178 230l-4 20" stroke="#0a3c50" stroke-width="6" stroke-linecap="round"/>'
  );
}

/** Draws a gull in flight over the surf. */
export function gullInFlight(scene: Scene): string {
  const white = scene.linear('gull-white', [
    [0, '#ffffff'],
    [0.6, '#f4f8fa'],
    [1, '#bccdd9'],
  ]);
  const near = scene.linear('gull-near', [
    [0, '#7f98ac'],
    [1, '#e2ebf1'],
  ]);
  const far = scene.linear('gull-far', [
    [0, '#7f98ac'],
    [1, '#b9c9d5'],
  ]);
  const edge = 'stroke="#14384a" stroke-width="5" stroke-linejoin="round"';
  return (
    `<path d="M96 138C78 104 60 66 14 42 10 62 18 76 28 82 28 96 40 108 52 110 56 128 74 142 96 148z" fill="${far}" ${edge}/><path d="M14 42C10 62 18 76 28 82L54 74C42 60 30 50 14 42z" fill="#22323e" ${edge}/>` +
    `<path d="M196 166 252 172 238 184 246 198 184 196z" fill="#f4f8fb" ${edge}/>` +
    `<path d="M22 150C24 126 52 118 76 130 112 146 178 142 212 176 190 212 122 222 84 192 70 182 58 178 44 176 30 172 22 162 22 150z" fill="${white}" ${edge}/>` +
    `<path d="M26 150 4 160C0 168 6 174 14 174L32 168z" fill="#e8442e" stroke="#6b1408" stroke-width="4" stroke-linejoin="round"/><circle cx="46" cy="148" r="9" fill="#fff" stroke="#d8402c" stroke-width="3.500"/><circle cx="45" cy="148" r="4.500" fill="#10181f"/>` +
    `<path d="M96 166C100 110 146 44 244 10 252 32 248 54 238 64 244 82 232 98 218 102 218 118 204 130 190 132 184 158 140 186 110 184 98 182 94 176 96 166z" fill="${near}" ${edge}/><path d="M244 10C252 32 248 54 238 64L198 54C208 38 224 22 244 10z" fill="#22323e" ${edge}/><path d="M190 132C172 136 156 136 144 130M218 102C202 108 186 106 174 98" fill="none" stroke="#5b7589" stroke-width="4" stroke-linecap="round"/><path d="M110 160C120 116 152 80 190 58" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** Draws a loose ribbon of kelp with shiny floats. */
export function kelp(scene: Scene): string {
  const leaf = scene.linear('kelp-leaf', [
    [0, '#c5d84a'],
    [0.5, '#6f9a22'],
    [1, '#3a5c12'],
  ]);
  const blades = [
    [128, 214, -64, 92],
    [132, 196, 62, 100],
    [124, 158, -58, 104],
    [136, 138, 56, 104],
    [122, 104, -46, 92],
    [134, 88, 40, 84],
    [128, 70, -4, 66],
  ] as const;
  const drawn = blades.map(
    ([x, y, turn, length]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C-26-${length * 0.3}-20-${length * 0.55}-8-${length * 0.66}-16-${length * 0.8}-8-${length * 0.94} 0-${length} 12-${length * 0.9} 22-${length * 0.74} 12-${length * 0.6} 26-${length * 0.44} 18-${length * 0.18} 0 0z" fill="${leaf}" stroke="#22380a" stroke-width="5" stroke-linejoin="round"/><path d="M0-10V-${length * 0.78}" stroke="#e6f29a" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/></g>`,
  );
  const float = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="13" fill="#f0c040" stroke="#22380a" stroke-width="5"/><circle cx="${x - 4}" cy="${y - 4}" r="4" fill="#fffbe0"/>`;
  return (
    '<path d="M128 248C112 214 146 186 128 150 114 120 138 100 128 66" fill="none" stroke="#22380a" stroke-width="17" stroke-linecap="round"/><path d="M128 248C112 214 146 186 128 150 114 120 138 100 128 66" fill="none" stroke="#6f9a22" stroke-width="8" stroke-linecap="round"/>' +
    drawn.join('') +
    [
      float(128, 214),
      float(130, 190),
      float(126, 154),
      float(134, 132),
      float(124, 98),
      float(131, 76),
    ].join('')
  );
}
