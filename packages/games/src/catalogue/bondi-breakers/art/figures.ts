import { type Scene } from '@wl/art/svg';

/** A surfboard standing upright, leaning a little. A figure of 256 × 256. */
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

/** The lifeguards' tower on the beach with their two-coloured flag. */
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

/** A striped beach towel on the sand. */
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
